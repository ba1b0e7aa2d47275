#!/usr/bin/env bats
# The frame every tool shares: options, statuses, input and output. enorm(7).
load helper

# Every program there is but enorm itself.
tools() {
	local source
	for source in "$ROOT"/cmd/enorm-*.c; do
		basename "$source" .c
	done
}

@test "enorm lists every tool" {
	try enorm
	wants 0 enorm
	text_is err ''
	cp .out bare
	gives bare enorm --help
	local tool
	for tool in $(tools); do
		grep -qE "^  ${tool#enorm-} +[a-z]" bare || { echo "$tool is not listed" && false; }
	done
}

@test "enorm NAME runs a tool, with its arguments, input, output and status" {
	gives "$EXAMPLES/corner.board" enorm board format -f "$EXAMPLES/corner.board"
	gives "$EXAMPLES/corner.board" enorm board format <"$EXAMPLES/corner.board"
	complains 65 'enorm-board: (standard input): no board; did an earlier stage fail?' enorm board check </dev/null
	says "$(enorm-log --version)" enorm log --version
}

@test "enorm with a tool that is none suggests one" {
	complains 64 "enorm: no tool 'bord' (did you mean 'board'?); 'enorm' lists them" enorm bord
}

@test "enorm finds its tools beside itself, whatever PATH is" {
	PATH=/usr/bin:/bin says '1 board, no problem' "$BUILD/enorm" board check -f "$EXAMPLES/corner.board"
}

@test "--help and --version go to standard output with status 0" {
	local tool
	for tool in $(tools); do
		try "$tool" --help
		wants 0 "$tool" --help
		text_is err '' "$tool"
		grep -q "^Usage: $tool " .out
		cp .out help
		gives help "$tool" -h
		try "$tool" --version
		wants 0 "$tool" --version
		text_is err '' "$tool"
		grep -qE "^$tool [0-9]+\.[0-9]+" .out
	done
	try enorm --version
	grep -qE '^enorm [0-9]+\.[0-9]+$' .out
}

@test "help wins over a missing word, and reads no input" {
	try enorm-board --help </dev/null
	wants 0 enorm-board --help
}

@test "every tool offers the common options" {
	local tool option
	for tool in $(tools); do
		"$tool" --help >help
		for option in file game to quiet keep-going data help version; do
			# it reads no board
			[[ $tool =~ ^enorm-(ref|case)$ && $option =~ ^(file|game|keep-going)$ ]] && continue
			grep -qE "^ .*--$option([= ]|\$)" help || { echo "$tool has no --$option" && false; }
		done
	done
}

@test "an unknown option, command or word is 64 and names the right one" {
	complains 64 'enorm-board: no option --quite (did you mean '\''--quiet'\''?); --help lists them' enorm-board --quite check
	complains 64 "enorm-board: no command 'chek' (did you mean 'check'?)" enorm-board chek
	complains 64 'enorm-board: check takes fewer words; see --help' enorm-board check now
	complains 64 'enorm-board: say which command: check, format, new, draw, mend, put, set, drop, seed, clear, settle, merge, rotate, mirror, undo, data, diff' enorm-board
	complains 64 "enorm-log: one word too many: 'now'; see --help" enorm-log now
	fails 64 '^enorm-board: .*-x' enorm-board -x check
	fails 64 '^enorm-board: ' enorm-board check -f
}

@test "options may stand anywhere, short, long, joined or by a unique beginning" {
	corner
	local options
	for options in '-f a.board' '-fa.board' '--file=a.board' '--file a.board' '--fi=a.board'; do
		# shellcheck disable=SC2086 # words
		says '1 board, no problem' enorm-board $options check
		# shellcheck disable=SC2086 # words
		says '1 board, no problem' enorm-board check $options
	done
	says '1 board, no problem' enorm-board check -f - <a.board
}

@test "a file that is not there is 66" {
	complains 66 'enorm-board: cannot open nowhere: No such file or directory' enorm-board check -f nowhere
}

@test "a read error is 74" {
	fails 74 '^enorm-board: \.: cannot read: Is a directory$' enorm-board check -f .
}

@test "a full device is 74" {
	local tool
	corner
	for tool in 'enorm-board format' 'enorm-log' 'enorm-board data rules' 'enorm-board --help'; do
		try sh -c "$tool -f a.board >/dev/full"
		wants 74 "$tool"
		assert_equal "$(cat .err)" "${tool%% *}: cannot write: No space left on device"
	done
	try sh -c 'enorm >/dev/full'
	wants 74 enorm
	try sh -c 'enorm --version >/dev/full'
	wants 74 enorm --version
}

@test "a closed pipe is quiet" {
	python3 "$ROOT/tests/gen_board.py" 5 2000 >many
	try bash -c 'enorm-board format -f many | head -n 1; exit ${PIPESTATUS[0]}'
	wants 0 format
	text_is out 'enorm 1'
	text_is err ''
}

@test "a closed standard output is an error, not a crash" {
	corner
	try sh -c 'enorm-board format -f a.board >&-'
	wants 74 format
}

@test "a terminal on input is a usage error at once" {
	fails 64 '^enorm-board: no board: pipe one in, or name one with -f FILE or -g GAME$' timeout 5 python3 -c '
import pty, subprocess, sys
_, terminal = pty.openpty()
sys.exit(subprocess.run(["enorm-board", "check"], stdin=terminal).returncode)'
}

@test "-q prints nothing and leaves the status" {
	corner
	says '' enorm-board -q format -f a.board
	says '' enorm-board -q check -f a.board
	says '' enorm-log -q -f a.board
	fails 65 'no board' enorm-board -q check </dev/null
}

@test "a view a tool does not have is refused with those it has" {
	corner
	complains 64 "enorm-board: -T 'ruling' is none of board, json" enorm-board -T ruling format -f a.board
	complains 64 "enorm-log: -T 'jsn' is none of json, text" enorm-log -T jsn -f a.board
	gives a.board enorm-board -T board format -f a.board
}

@test "ENORM_VIEW decides where the tool has the view, and -T wins over it" {
	printf 'enorm 1\nmap 1x1\nevent note text=hello\ndone\n' | board
	ENORM_VIEW=json json .text '"hello"' enorm-log -f a.board
	ENORM_VIEW=json says '  hello' enorm-log -T text -f a.board
	ENORM_VIEW=ruling says '  hello' enorm-log -f a.board
	ENORM_VIEW=ruling enorm-board format -f a.board >b.board
	assert_equal "$(head -n 1 b.board)" 'enorm 1'
}

@test "over a stream the status is the first error's" {
	{ printf 'enorm 1\nmap 1x1\ndone\nenorm 2\ndone\nenorm 1\nmap 1x1\ndone\n'; } >a.board
	try enorm-board --keep-going format -f a.board
	wants 65 format
	assert_equal "$(boards .out)" 2
}

@test "the locale changes nothing" {
	corner
	local locale
	for locale in C de_DE.UTF-8 tr_TR.UTF-8 nonsense; do
		LC_ALL=$locale gives a.board enorm-board format -f a.board
		LC_ALL=$locale complains 64 "enorm-board: no command 'FORMAT'; there are check, format, new, draw, mend, put, set, drop, seed, clear, settle, merge, rotate, mirror, undo, data, diff" enorm-board FORMAT
	done
}

@test "a stream of 20,000 boards takes no more memory than one of 200" {
	corner
	local n kib=()
	# the sanitizer's own copies of stack frames grow for a while
	export ASAN_OPTIONS=${ASAN_OPTIONS:-}:detect_stack_use_after_return=0
	for n in 200 20000; do
		kib+=("$(yes a.board | head -n "$n" | xargs cat | python3 -c '
import resource, subprocess, sys
subprocess.run(["enorm-board", "check"], stdin=sys.stdin, stdout=subprocess.DEVNULL, check=True)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)')")
	done
	echo "${kib[*]} KiB"
	((kib[1] < kib[0] + 1024))
}

@test "parallel spreads a stream over two workers and keeps its order" {
	local i
	for ((i = 1; i <= 300; i++)); do
		printf 'enorm 1\ntitle number %d of\tenorm 1\nmap 2x2\nspacer juliet A1\ndone\n' "$i"
	done >many
	enorm-board rotate 90 -f many >wanted
	assert_equal "$(grep -c 'title number' wanted)" 300
	gives wanted parallel -j2 --pipe -k --block 4k --recend '\n' --recstart 'enorm 1\n' enorm-board rotate 90 <many
	gives wanted parallel -j2 --pipepart -a many -k --block 4k --recend '\n' --recstart 'enorm 1\n' enorm-board rotate 90
}

@test "a refusal outlives the branches that were tried" {
	corner
	local reason='grin-1: no way leads to the target to count along; grin-1: a Linear weapon needs its target in line; grin-1: it is out of line of sight' way
	for way in all odds outcomes; do
		answers 1 "refused: $reason [RNG-04]" enorm-attack juliet grin-1 --$way -T ruling -f a.board
		try enorm-attack juliet grin-1 --$way -f a.board
		wants 1 enorm-attack --$way
		[[ $way == odds ]] || grep -qxF "refused enorm-attack clause=RNG-04 reason=\"$reason\"" .out
	done
}
