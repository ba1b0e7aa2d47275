# shellcheck shell=bash
# What the tests of the turn share: enorm-turn plays on a.board, step after step.
load attack_helper

# does ARGUMENT...: enorm-turn does it on a.board; what comes out is in .out, and a.board goes on.
does() {
	try enorm-turn -T board "$@" <a.board
	wants 0 enorm-turn "$@" && text_is err '' enorm-turn "$@" || return
	enorm-board settle <.out >a.board
}

# denies CLAUSE ARGUMENT...: status 1, a refused record with that clause, nothing else changed.
denies() {
	try enorm-turn -T board "${@:2}" <a.board
	wants 1 enorm-turn "${@:2}" || return
	grep -qE "^refused enorm-turn clause=($1) reason=" .out || {
		echo "not refused by $1:" && grep '^refused' .out
		return 1
	}
	diff -u --label before --label after <(enorm-board format <a.board | plain_board) <(plain_board <.out)
}

# put RECORD...: onto a.board.
put() {
	enorm-board put "$@" <a.board >.new && mv .new a.board
}
