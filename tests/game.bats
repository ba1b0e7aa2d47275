#!/usr/bin/env bats
# Game files: -g FILE and ENORM_GAME. enorm(7).
load helper

@test "-g reads the last board and appends the changed one" {
	corner game
	sed 's/^countdown 9/countdown 8/' game >second
	gives second enorm-board -g game put 'countdown 8'
	cat "$EXAMPLES/corner.board" second >wanted
	cmp game wanted
	enorm-board -g game put 'countdown 7' >third
	cat third >>wanted
	cmp game wanted
	grep -q '^countdown 7' third
}

@test "ENORM_GAME does the same, -g wins over it and -f does without it" {
	corner game
	corner other
	corner plain
	export ENORM_GAME=game
	enorm-board -q put 'countdown 8'
	assert_equal "$(boards game)" 2
	enorm-board -q -g other put 'countdown 8'
	assert_equal "$(boards game) $(boards other)" '2 2'
	enorm-board -q -f plain put 'countdown 8'
	assert_equal "$(boards game) $(boards other) $(boards plain)" '2 2 1'
}

@test "standard input is not read when there is a game" {
	corner game
	says '1 board, no problem' enorm-board -g game check <<<'no board at all'
}

@test "check looks and appends nothing" {
	corner game
	says '1 board, no problem' enorm-board -g game check
	cmp game "$EXAMPLES/corner.board"
}

@test "a change that is refused appends nothing" {
	corner game
	fails 65 'Z9 is outside the map' enorm-board -g game put 'spacer juliet Z9'
	fails 65 "no blip 'x' to drop" enorm-board -g game drop blip x
	cmp game "$EXAMPLES/corner.board"
}

@test "undo drops the last board" {
	corner game
	enorm-board -q -g game put 'countdown 8'
	cp game two
	enorm-board -q -g game put 'countdown 7'
	says '' enorm-board -g game undo
	cmp game two
	ENORM_GAME=game says '' enorm-board undo
	cmp game "$EXAMPLES/corner.board"
}

@test "undo at the first board is refused and leaves it" {
	corner game
	complains 65 'enorm-board: game: only the first board is left; there is nothing to undo' enorm-board -g game undo
	cmp game "$EXAMPLES/corner.board"
	complains 64 'enorm-board: undo needs a game file: -g FILE or ENORM_GAME' enorm-board undo
}

@test "a title that says enorm 1 begins no board" {
	corner game
	sed -i 's/^title.*/title enorm 1/' game
	cp game first
	enorm-board -q -g game put 'countdown 8'
	assert_equal "$(grep -c '^enorm 1' game)" 2
	enorm-board -g game undo
	cmp game first
}

@test "comments behind the last board stay where they are" {
	corner game
	echo '# a note between two moves' >>game
	cp game before
	enorm-board -q -g game put 'countdown 8'
	head -c "$(wc -c <before)" game | cmp - before
	assert_equal "$(boards game)" 2
}

@test "a hand-typed game may be short, without done and without its last line end" {
	printf 'enorm 1\nmap 1x2\nspacer juliet a1' >game
	enorm-board -q -g game put 'spacer juliet A2'
	assert_equal "$(head -n 3 game)" 'enorm 1
map 1x2
spacer juliet a1'
	try enorm-board format -f game
	wants 0 format
	assert_equal "$(grep -c '^spacer juliet A[12]' .out)" 2
}

@test "-f with -g is an error" {
	corner game
	complains 64 'enorm-board: -f and -g exclude each other' enorm-board -g game -f game check
}

@test "a game that is not there is 66, and is not made" {
	complains 66 'enorm-board: game: cannot open the game file: No such file or directory' enorm-board -g game put 'flag a'
	[ ! -e game ]
	mkdir game
	fails 66 '^enorm-board: game: ' enorm-board -g game put 'flag a'
}

@test "an empty game is bad data" {
	: >game
	complains 65 'enorm-board: game: no board in the game file' enorm-board -g game check
}

@test "problems are placed by the line of the whole game file" {
	corner game
	printf 'enorm 1\nmap 1x1\nspacer juliet B1\n' >>game
	fails 65 '^enorm-board: game:27:15.*: B1 is outside the map' enorm-board -g game check
}

@test "a last board that is cut short is noticed, and nothing is appended" {
	corner game
	enorm-board -q -g game seed 1
	head -n -1 game >short
	cp short before
	fails 65 "^enorm-board: short:.*: the board is cut short" enorm-board -g short put 'flag a'
	cmp short before
	says '' enorm-board -g short undo
	cmp short "$EXAMPLES/corner.board"
}

@test "writers at once keep every board" {
	corner game
	local i
	for i in 1 2 3 4 5 6 7 8; do
		enorm-board -q -g game put "flag f-$i" &
	done
	wait
	assert_equal "$(boards game)" 9
	says '9 boards, no problem' enorm-board check -f game
	# each writer went on from the board before it
	for i in 1 2 3 4 5 6 7 8; do
		assert_equal "$(enorm-board format -f game | awk -v n=$((i + 1)) '/^enorm 1/ { b++ } b == n && /^flag/' | wc -l)" "$i"
	done
}

@test "a write that fails leaves the game as it was" {
	corner game
	yes '# a long game so far' | head -n 100 >>game
	cp game before
	local kib=$((($(wc -c <game) + 1023) / 1024))
	# the rest of the last KiB holds less than the board
	yes '#' | head -c $((kib * 1024 - $(wc -c <game) - 10)) >>game
	echo >>game
	cp game before
	try bash -c "ulimit -f $kib && enorm-board -g game put 'flag a'"
	cmp game before
	wants 74 put
	text_is out ''
	text_is err 'enorm-board: game: cannot write the game file: File too large'
}

@test "a write that fails with the signal held off leaves the game as it was" {
	corner game
	cp game before
	try bash -c "trap '' XFSZ; ulimit -f 1 && exec enorm-board -g game put 'flag a'"
	wants 74 put
	cmp game before
	text_is err 'enorm-board: game: cannot write the game file: File too large'
}
