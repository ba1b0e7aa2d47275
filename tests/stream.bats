#!/usr/bin/env bats
# A long stream is read in haste: what a line or a map said before is not read again. Nothing of that
# may be seen.
load helper

# one_by_one COMMAND...: the boards of stream.board, each in a call of its own, in wanted.
one_by_one() {
	csplit -sz -f part. -n 4 stream.board '/^enorm 1/' '{*}'
	for part in part.*; do
		"$@" <"$part" || true
	done >wanted 2>wanted.err
	rm -f part.*
}

# as_alone COMMAND...: the stream gives what its boards give alone.
as_alone() {
	one_by_one "$@"
	"$@" <stream.board >got 2>got.err || true
	diff -u wanted got
}

@test "every board of a stream is read as it would be alone" {
	python3 "$ROOT/tests/gen_board.py" 5 12 >some.board
	cat "$EXAMPLES"/*.board some.board some.board "$EXAMPLES"/*.board some.board >stream.board
	(($(grep -c '^enorm 1' stream.board) > 55))
	as_alone enorm-board format
	as_alone enorm-board rotate 90
	as_alone enorm-board mirror
	as_alone enorm-attack juliet grin-1 --keep-going --seed 3 --reseed -T board
}

@test "a line that stood before may get a comment, lose it, and stand below another one" {
	for _ in {1..12}; do
		typed 'map 2x3' 'spacer juliet A1' '# here' 'intruder grin-1 B2'
		typed 'map 2x3' '# there' 'spacer juliet A1 # wet' 'intruder grin-1 B2' '# last'
	done >stream.board
	as_alone enorm-board format
	(($(grep -c '# wet' got) == 12))
	(($(grep -c '^# here' got) == 12))
}

@test "a map that changes in one line, in its comment or its line ends is read anew" {
	for _ in {1..12}; do
		printf 'enorm 1\nmap\n  +---+\nA | . |\n  +---+\nend\ndone\n'
		printf 'enorm 1\nmap\n  +---o\nA | . |\n  +---+\nend # closed\ndone\n'
		printf 'enorm 1\r\nmap\r\n  +---+\r\nA | . |\r\n  +---+\r\nend\r\ndone\r\n'
		printf 'enorm 1\nmap\n  +---+---+\nA | . : . |\n  +---+---+\nend\nspacer juliet A2\ndone\n'
	done >stream.board
	as_alone enorm-board format
	(($(grep -c 'end # closed' got) == 12))
}

@test "a problem behind lines that stood before has its place" {
	for _ in {1..11}; do
		typed 'map 2x3' 'spacer juliet A1' 'gear juliet osr-3'
	done >stream.board
	typed 'map 2x3' 'spacer juliet A1' 'gear juliet osr-3' 'spacer juliet A1' 'gear romeo osr-3' >>stream.board
	try enorm-board check -f stream.board
	wants 65 enorm-board check
	text_is err "enorm-board: stream.board:60:8 (board 12): a second spacer 'juliet'
enorm-board: stream.board:60:15 (board 12): juliet stands on A1 already
enorm-board: stream.board:61:6 (board 12): no spacer 'romeo'; on the board: juliet, juliet" enorm-board check
}

@test "a ruling that only some boards have is played on these alone" {
	for _ in {1..10}; do
		cat "$EXAMPLES/ai.board"
		sed 's/^done/ruling RI-01 b\ndone/' "$EXAMPLES/ai.board"
	done >stream.board
	as_alone enorm-ai --seed 2
}

@test "lines that are all different, and more of them than are remembered" {
	awk 'BEGIN { for (i = 1; i <= 700; i++) {
		printf "enorm 1\nmap 26x99\n"
		for (k = 0; k < 10; k++) printf "mark %c%d dangerous x-n=%d\n", 65 + k, 1 + i % 99, i * 10 + k
		print "done" } }' >stream.board
	enorm-board format <stream.board | grep '^mark' >got
	grep '^mark' stream.board >wanted
	diff wanted got
}

# told EVENT [RECORD]: a board of its own.
told() { typed 'map 2x3' 'spacer juliet A1' "${@:2}" "event $1" 'done'; }

@test "an event that is wrong is told on every board that has it, also where another problem came first" {
	{
		for _ in {1..10}; do told 'crash who=juliet'; done
		told nonsense
		told nonsense
		told 'crash whom=juliet' 'gear romeo osr-3'
		told 'crash whom=juliet'
		told 'crash who=juliet'
	} >stream.board
	try enorm-board check --keep-going -f stream.board
	wants 65 enorm-board check
	text_is err "enorm-board: stream.board:54:7 (board 11): no event is called 'nonsense'
enorm-board: stream.board:59:7 (board 12): no event is called 'nonsense'
enorm-board: stream.board:64:6 (board 13): no spacer 'romeo'; on the board: juliet
enorm-board: stream.board:70 (board 14): the event 'crash' has no 'whom=' (did you mean 'who'?)" enorm-board check
}
