#!/usr/bin/env bats
# data/examples/round.sh: a Round as pipes of small tools, cut anywhere and taken up again.
load helper

ROUND=$EXAMPLES/round.sh
STAGES='countdown juliet romeo intruders end'

# stages NAME... < board: those stages of the Round.
stages() {
	sh "$ROUND" "$@"
}

# seeded N: the board before the Round with the generator seeded.
seeded() {
	enorm-board seed "$1" <"$EXAMPLES/round.board"
}

@test "without arguments it tells the story that is kept here" {
	gives "$ROOT/tests/golden/round.txt" sh "$ROUND"
	# it is worth telling: a Grin falls, a Blip was one, and both Spacers are hurt
	grep -q 'wound on grin-1' .out
	grep -q 'blip-2 is revealed next to romeo' .out
	grep -q 'juliet loses . Vitals' .out
	grep -q 'romeo loses . Vitals' .out
}

@test "it finds its board from any directory, and leaves nothing behind" {
	mkdir tmp
	TMPDIR=$PWD/tmp gives "$ROOT/tests/golden/round.txt" sh "$ROUND" 1
	run -0 ls tmp
	assert_output ''
}

@test "two seeds are two stories, one seed is one" {
	sh "$ROUND" 2 >two
	sh "$ROUND" 3 >three
	run ! cmp -s two three
	gives two sh "$ROUND" 2
}

@test "cut behind any stage and taken up from the file, it ends with the same bytes" {
	local played
	# shellcheck disable=SC2086 # stages are words
	set -- $STAGES
	seeded 1 | stages "$@" >whole
	for ((played = 1; played < $#; played++)); do
		seeded 1 | stages "${@:1:played}" | tee cut.board | stages "${@:played+1}" >piped
		cmp piped whole
		says '1 board, no problem' enorm-board check <cut.board
		stages "${@:played+1}" <cut.board >resumed
		cmp resumed whole
		run ! cmp -s cut.board whole
	done
}

@test "every stage leaves a good board, and the last one the next Round" {
	local stage
	seeded 5 >before
	for stage in $STAGES; do
		stages "$stage" <before >after
		says '1 board, no problem' enorm-board check <after
		run ! grep -E '^(refused|queue) ' after
		mv after before
	done
	grep -qx 'round 3 phase=countdown' before
}

@test "what it tells to have changed is what it plays" {
	# shellcheck disable=SC2086 # stages are words
	seeded 1 | stages $STAGES >whole
	sed -n '/^What has changed:/,/^$/p' "$ROOT/tests/golden/round.txt" | sed '1d; $d' >told
	answers 1 "$(cat told)" enorm-board diff "$EXAMPLES/round.board" whole
}

@test "a stage that is none is 64, before anything is played" {
	local wanted="round.sh: no stage 'rome'; they are countdown, juliet, romeo, intruders, end"
	complains 64 "$wanted" sh "$ROUND" rome <"$EXAMPLES/round.board"
	complains 64 "$wanted" sh "$ROUND" countdown rome end <"$EXAMPLES/round.board"
	complains 64 "round.sh: no stage '7'; they are countdown, juliet, romeo, intruders, end" \
		sh "$ROUND" countdown 7 <"$EXAMPLES/round.board"
}

@test "a stage without a board is 65 and writes none" {
	fails 65 'no board; did an earlier stage fail\?$' sh "$ROUND" end </dev/null
}
