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
	says 'taken back: countdown: at 8 -> 7' enorm-board -g game undo
	cmp game two
	ENORM_GAME=game says 'taken back: countdown: at 9 -> 8' enorm-board undo
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
	complains 66 'enorm-board: game: cannot open the game file: No such file or directory' enorm-board -g game put 'flag x-a'
	[ ! -e game ]
	mkdir game
	fails 66 '^enorm-board: game: ' enorm-board -g game put 'flag x-a'
}

@test "an empty game is bad data" {
	: >game
	complains 65 'enorm-board: game: no board in the game file' enorm-board -g game check
}

@test "problems are placed by the line of the whole game file" {
	corner game
	printf 'enorm 1\nmap 1x1\nspacer juliet B1\ndone\n' >>game
	fails 65 '^enorm-board: game:27:15.*: B1 is outside the map' enorm-board -g game check
}

@test "a first board that a tool wrote and that is cut short is noticed, and nothing is appended" {
	enorm-board seed 1 -f "$EXAMPLES/corner.board" | sed '$d' >short
	cp short before
	fails 65 "^enorm-board: short:.*: the board is cut short" enorm-board -g short put 'flag x-a'
	cmp short before
}

@test "writers at once keep every board" {
	corner game
	local i
	for i in 1 2 3 4 5 6 7 8; do
		enorm-board -q -g game put "flag x-f-$i" &
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
	try bash -c "ulimit -f $kib && enorm-board -g game put 'flag x-a'"
	cmp game before
	wants 74 put
	text_is out ''
	text_is err 'enorm-board: game: cannot write the game file: File too large'
}

@test "a write that fails with the signal held off leaves the game as it was" {
	corner game
	cp game before
	try bash -c "trap '' XFSZ; ulimit -f 1 && exec enorm-board -g game put 'flag x-a'"
	wants 74 put
	cmp game before
	text_is err 'enorm-board: game: cannot write the game file: File too large'
}

# ---- descriptors ----

@test "with standard output or error closed the game holds boards and nothing else" {
	cp "$EXAMPLES/push.board" game
	local closed
	for closed in '>&-' '2>&-' '>&- 2>&-' '<&- >&- 2>&-'; do
		eval "enorm-knockback juliet 1 --direction n -g game $closed" || true
		enorm-board check -f game >checked
		assert_equal "$(grep -c '^enorm 1$' game)" "$(grep -o '^[0-9]*' checked)"
		run ! grep -E '^(juliet|enorm-)' game
	done
}

@test "a closed standard output is an error where there is something to write" {
	corner
	enorm-board format -f a.board 2>err >&- || status=$?
	assert_equal "$status $(cat err)" '74 enorm-board: cannot write: Bad file descriptor'
	status=0
	enorm-board format -q -f a.board 2>err >&- || status=$?
	assert_equal "$status $(cat err)" '0 '
}

@test "a closed standard input holds no board" {
	status=0
	enorm-board check 2>err <&- || status=$?
	assert_equal "$status $(cat err)" '65 enorm-board: (standard input): no board; did an earlier stage fail?'
}

# ---- what is saved can be read ----

@test "arguments that cannot stand in a board are usage errors, for every tool" {
	corner game
	complains 64 'enorm-noise: --gear: a control character does not belong in an argument' \
		enorm-noise spawn --gear $'a\033b' -g game
	complains 64 'enorm-board: word 2: a control character does not belong in an argument' \
		enorm-board put $'flag x-a\nflag x-b' -g game
	complains 64 'enorm-cover: word 1: a byte that is not UTF-8 does not belong in an argument' enorm-cover $'\377' juliet -g game
	cmp game "$EXAMPLES/corner.board"
	corner $'\377'
	says '1 board, no problem' enorm-board check -f $'\377'
}

@test "a call too long for its event is a usage error" {
	corner game
	local long
	long=$(printf 'stress 1;%.0s' {1..8000})
	fails 64 '^enorm-harm: the arguments are longer than [0-9]+ bytes$' enorm-harm juliet --effect "$long" -g game
	cmp game "$EXAMPLES/corner.board"
}

@test "a board that could not be read again is not saved" {
	local records
	records=$(sed '/^map/,/^end/d' "$EXAMPLES/push.board" | grep -cvE '^(enorm|done|#|$)')
	{ sed '$d' "$EXAMPLES/push.board" && seq -f 'flag x-f-%.0f' 1 $((20000 - records)) && echo 'done'; } >game
	enorm-board check -q -g game
	cp game before
	complains 65 'enorm-knockback: the board that this call makes does not read back: more than 20000 records' \
		enorm-knockback juliet 1 --direction n -g game
	cmp game before
}

# ---- where a board begins ----

@test "a header with a tab, an indented one and one behind a byte order mark begin a board of a game as of a stream" {
	local head
	for head in 'enorm\t1' '  enorm 1' '\xef\xbb\xbfenorm 1' '# mine\nenorm 1'; do
		# shellcheck disable=SC2059 # the header has escapes
		printf "$head"'\nmap 1x1\ndone\n' >game
		enorm-board -q -g game put 'countdown 8'
		enorm-board -q -g game put 'flag x-a'
		assert_equal "$(enorm-board format -f game | grep -E '^(countdown|flag|enorm)' | paste -sd,)" \
			'enorm 1,enorm 1,countdown 8,enorm 1,countdown 8,flag x-a'
	done
	# the last two boards of a stream, appended to
	printf 'enorm\t1\nmap 1x1\ndone\nenorm\t1\nmap 1x2\ndone\n' >game
	enorm-board -q -g game put 'flag x-a'
	says '3 boards, no problem' enorm-board check -f game
	assert_equal "$(tail -n 3 game | head -n 2)" $'end\nflag x-a'
	enorm-board -g game undo
	says '2 boards, no problem' enorm-board check -f game
}

@test "comments above the first board are its own" {
	{ echo '# tonight' && cat "$EXAMPLES/corner.board"; } >game
	enorm-board -q -g game put 'flag x-a'
	assert_equal "$(grep -c '^# tonight' game)" 2
}

# ---- trouble around a write ----

@test "an error after the game moved on says that it was saved" {
	cp "$EXAMPLES/push.board" game
	try sh -c 'enorm-knockback juliet 1 --direction n -g game >/dev/full'
	wants 74 knockback
	text_is err 'enorm-knockback: cannot write: No space left on device
enorm-knockback: the game was saved all the same: do not repeat the call'
	assert_equal "$(boards game)" 2
}

@test "what is no board behind the last one is found before anything is resolved" {
	corner game
	echo 'flag x-a' >>game
	cp game before
	complains 65 "enorm-board: game:25:1 (board 2): a board begins with the line 'enorm 1'" enorm-board -g game put 'flag x-b'
	cmp game before
}

@test "a board that an append left unfinished is dropped with a warning, wherever it was cut" {
	printf 'enorm 1\nmap 1x2\ndone\n' >first
	cp first whole
	enorm-board -q -g whole put 'flag x-a' 'rng pcg64 9e3779b97f4a7c15f39cc0605cedc835'
	local n size from
	size=$(wc -c <whole) from=$(wc -c <first)
	for ((n = from + 1; n < size - 1; n++)); do
		head -c "$n" whole >game
		try enorm-board -g game -q put 'flag x-b'
		wants 0 "cut at $n"
		text_is err 'enorm-board: game: warning: a board at its end was cut short and is left out' "cut at $n"
		head -c "$from" game | cmp - first
		assert_equal "$n $(boards game) $(grep -c '^flag x-b' game)$(grep -c '^flag x-a' game)" "$n 2 10"
	done
}

@test "who only looks goes by the last whole board, too" {
	printf 'enorm 1\ntitle A game\nmap 1x1\nevent note text=one\ndone\nenorm 1\nmap' >game
	cp game before
	try enorm-log -g game
	wants 0 log
	text_is out $'A game\n  one'
	text_is err 'enorm-log: game: warning: a board at its end was cut short and is left out'
	cmp game before
}

@test "undo drops a board that was cut short and no other" {
	corner game
	enorm-board -q -g game put 'flag x-a'
	cp game two
	local part
	for part in e enorm 'enorm 1' $'enorm 1\nmap 1x1\n'; do
		printf '%s' "$part" >>game
		complains 0 'enorm-board: game: warning: a board at its end was cut short: only that was dropped' enorm-board -g game undo
		cmp game two
	done
	head -c -1 two >game
	says 'taken back: new: flag x-a' enorm-board -g game undo
	cmp game "$EXAMPLES/corner.board"
}

@test "a board of a game that is not the first ends with done" {
	corner game
	printf 'enorm 1\nmap 1x1\n' >>game
	cat "$EXAMPLES/corner.board" >>game
	fails 65 '^enorm-log: game:[0-9]+ \(board 2\): the board is cut short: ' enorm-log -g game -q
}

# ---- others at the same file ----

@test "a reader that waits for its own reader holds nobody up" {
	cp "$EXAMPLES/push.board" game
	enorm-board put "event note text=$(printf 'x%.0s' {1..60000})" -f game >big
	cat big big big big >game
	mkfifo slow
	enorm-log -g game >slow &
	exec 5<slow
	timeout 5 enorm-board -q -g game put 'flag x-a'
	exec 5<&-
	wait
	assert_equal "$(boards game)" 5
}

@test "a writer that waits says so, and plays on when the file is free" {
	corner game
	exec 6<game
	flock 6
	{ sleep 3 && flock -u 6; } &
	try enorm-board -q -g game put 'flag x-a' 6<&-
	exec 6<&-
	wants 0 put
	text_is err 'enorm-board: game: warning: waiting for the game file: another call holds it'
	assert_equal "$(boards game)" 2
}

@test "a writer gives up after 10 seconds" {
	corner game
	exec 6<game
	flock 6
	try enorm-board -q -g game put 'flag x-a' 6<&-
	exec 6<&-
	wants 74 put
	text_is err 'enorm-board: game: warning: waiting for the game file: another call holds it
enorm-board: game: cannot lock the game file: another call has held it for 10 seconds'
	cmp game "$EXAMPLES/corner.board"
}

@test "what is no plain file is no game, and is not waited for" {
	mkfifo pipe
	complains 66 'enorm-board: pipe: a game file is a plain file' timeout 5 enorm-board -g pipe check
	complains 66 'enorm-board: /dev/null: a game file is a plain file' enorm-board -g /dev/null put 'flag x-a'
}

@test "a long game costs no more memory than a short one" {
	cp "$EXAMPLES/push.board" game
	enorm-knockback juliet 1 --direction n -q -g game
	local i
	cp game long
	for i in {1..14}; do cat long long >longer && mv longer long; done
	assert_equal "$(boards long)" 32768
	[ "$(wc -c <long)" -gt 20000000 ]
	[[ $BUILD != *-san ]] || return 0 # the sanitizers keep what was given back
	(
		ulimit -v 20000
		enorm-cover juliet romeo --sight -q -g long
		enorm-log -g long >/dev/null
		enorm-log --script -g long >/dev/null
		enorm-log --undo -g long >/dev/null
		enorm-knockback juliet 1 --direction n -q -g long
		enorm-board undo -g long
	)
	assert_equal "$(boards long)" 32768
}

# failing CALL COMMAND...: with that system call failing on the file `game`; no look for leaks is possible then.
failing() {
	ASAN_OPTIONS=$ASAN_OPTIONS:detect_leaks=0 strace -o /dev/null -P "$(realpath game)" -e trace="$1" -e inject="$1":error=EIO "${@:2}"
}

@test "a game that cannot be synced or closed is an error, of an append and of undo" {
	corner game
	try failing fsync enorm-board -q -g game put 'countdown 8'
	wants 74 put
	text_is err 'enorm-board: game: cannot write the game file: Input/output error'
	assert_equal "$(grep -c '^enorm 1' game)" 1
	try failing close enorm-board -q -g game put 'countdown 8'
	wants 74 put
	text_is err 'enorm-board: game: cannot close the game file: Input/output error
enorm-board: the game was saved all the same: do not repeat the call'
	assert_equal "$(grep -c '^enorm 1' game)" 2
	try failing fsync enorm-board undo -g game
	wants 74 undo
	text_is err 'enorm-board: game: cannot keep the game file: Input/output error
enorm-board: the game was saved all the same: do not repeat the call'
	assert_equal "$(grep -c '^enorm 1' game)" 1
}
