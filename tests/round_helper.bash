# shellcheck shell=bash
# What the tests of the Round share: boards in a.board, calls of enorm-turn on them.

# on LINE...: a.board with these records, on an open map 5x7 if none is among them.
on() {
	typed "$@" >a.board
	grep -q '^map' a.board || sed -i '1a map 5x7' a.board
}

# turn ARGUMENT...: on a.board; what comes out is in .out.
turn() {
	try enorm-turn -T board "$@" <a.board
	wants 0 enorm-turn "$@" && text_is err '' enorm-turn "$@"
}

# then_turn ARGUMENT...: on what came out last.
then_turn() {
	grep -v '^event' .out >a.board
	turn "$@"
}

# refuses CLAUSE ARGUMENT...: status 1, a refused record with that clause, nothing else changed.
refuses() {
	try enorm-turn -T board "${@:2}" <a.board
	wants 1 enorm-turn "${@:2}" || return
	grep -qE "^refused enorm-turn clause=($1) reason=" .out || {
		echo "not refused by $1:" && grep '^refused' .out
		return 1
	}
	diff -u --label before --label after <(enorm-board format <a.board | plain_board) <(plain_board <.out)
}

# plain_board: a board without what a refusal or a call adds to it.
plain_board() {
	grep -vE '^(event|data|refused) '
}

# row TABLE KEY COLUMN VALUE: what the shipped table says; KEY is the beginning of the row.
row() {
	assert_equal "$(enorm-board data "$1" | python3 -c '
import csv, sys
rows = list(csv.DictReader(sys.stdin))
key = sys.argv[1].split(",")
print(*[r[sys.argv[2]] for r in rows if list(r.values())[:len(key)] == key])' "$2" "$3")" "$4"
}
