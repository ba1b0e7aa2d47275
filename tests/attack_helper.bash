# shellcheck shell=bash
# What the tests of the Attack share: ann attacks on a.board, and what came out is looked at.

# hit ARGUMENT...: ann attacks on a.board; what comes out is in .out.
hit() {
	try enorm-attack -T board ann "$@" <a.board
	wants 0 enorm-attack ann "$@" && text_is err '' enorm-attack ann "$@"
}

# plain_board: a board without what a refusal or a call adds to it.
plain_board() {
	grep -vE '^(event|data|refused) '
}

# refuses CLAUSE ARGUMENT...: status 1, a refused record with that clause, nothing else changed.
refuses() {
	try enorm-attack -T board ann "${@:2}" <a.board
	wants 1 enorm-attack ann "${@:2}" || return
	grep -qE "^refused enorm-attack clause=($1) reason=" .out || {
		echo "not refused by $1:" && grep '^refused' .out
		return 1
	}
	diff -u --label before --label after <(enorm-board format <a.board | plain_board) <(plain_board <.out)
}

# wont ARGUMENT...: the call is turned down, as against the rules or as nonsense; nothing is rolled.
wont() {
	try enorm-attack -T board ann "$@" <a.board
	# shellcheck disable=SC2154 # try sets the status
	[[ $status == 1 || $status == 64 || $status == 65 ]] || wants 1 enorm-attack ann "$@" || return
	! grep -E '^event (roll|result|adrenaline) ' .out
}

# now RECORD KEY VALUE: the record that begins so has that value; 0 stands for a key left out.
now() {
	local line value
	line=$(grep -E "^$1( |\$)" .out) || { echo "no '$1' in:" && cat .out && return 1; }
	value=$(grep -oE " $2=[^ ]*" <<<"$line" | cut -d= -f2)
	assert_equal "$1 $2=${value:-0}" "$1 $2=$3"
}
