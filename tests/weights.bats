#!/usr/bin/env bats
# A stream of boards is one distribution: weights that every tool keeps, --outcomes multiplies and
# enorm-board merge adds.
load helper

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	cp "$EXAMPLES/attack.board" a.board
}

# total FILE...: the weight of all boards, as a fraction.
total() {
	cat "$@" | python3 -c '
import sys
from fractions import Fraction
n = 0
for board in sys.stdin.read().split("enorm 1\n")[1:]:
    found = [w for line in board.split("\n") if line.startswith("branch ")
             for w in line.split(" ") if w.startswith("weight=")]
    n += Fraction(found[0][7:]) if found else 1
print(n)'
}

@test "--outcomes multiplies the weight of the board it reads" {
	enorm-board put 'branch 1/1 weight=3/7' <a.board >b.board
	enorm-attack juliet grin-1 --outcomes <b.board >out
	assert_equal "$(total out)" 3/7
	enorm-attack juliet grin-1 --outcomes <a.board | enorm-noise --queued --outcomes >out
	assert_equal "$(total out)" 1
	enorm-ai --outcomes <out >further
	assert_equal "$(total further)" 1
	assert [ "$(boards further)" -gt "$(boards out)" ]
}

@test "every tool keeps the weight, and a whole number is one" {
	enorm-board put 'branch 2/5 weight=3/7' <a.board >b.board
	local call
	for call in 'attack juliet grin-1 --seed 1' 'board settle' 'board rotate 90' 'board mirror' 'board format' \
		'ai --seed 1' 'harm juliet --stress 1' 'turn countdown' 'board clear'; do
		# shellcheck disable=SC2086 # several words
		enorm $call <b.board >out || true
		grep -q '^branch 2/5 .*weight=3/7$' out || { echo "$call" && false; }
	done
	enorm-board put 'branch 1/1 weight=12' <a.board | enorm-attack juliet grin-1 --outcomes >out
	assert_equal "$(total out)" 12
}

@test "a branch without a weight goes with the events" {
	enorm-board put 'branch 2/5 of=1' <a.board | enorm-board settle >out
	run ! grep '^branch' out
}

@test "a weight that is none is an error with its place" {
	local w
	for w in 0 0/3 1/0 x 1/ /2 -1 1/2/3 999999999999999999999999999999999999999999; do
		typed 'map' '+---+' '| . |' '+---+' 'end' "branch 1/1 weight=$w" >b.board
		fails 65 "^enorm-attack: b.board:7: branch weight=$w is not a fraction such as 3/7" enorm-attack juliet grin-1 -f b.board
	done
	typed 'map' '+---+' '| . |' '+---+' 'end' 'branch 1/1 outcomes=0' >b.board
	fails 65 'branch outcomes=0 is not a whole number from 1 on' enorm-board format -f b.board
	typed 'map' '+---+' '| . |' '+---+' 'end' 'branch 1/1 before=juliet' >b.board
	fails 65 'branch before=juliet is not a list such as' enorm-board format -f b.board
}

@test "past 128 bits is an error that says what to do" {
	enorm-board put 'branch 1/1 weight=1/170141183460469231731687303715884105727' <a.board >b.board
	complains 65 'enorm-attack: b.board:24: the weights grow beyond 128 bits; put enorm-board merge between the stages, or settle some dice with --rolled' \
		enorm-attack juliet grin-1 --outcomes -T board -f b.board
}

@test "a refused branch is a branch with its weight, and does not stop the others" {
	# there are 2 Expertise, and not every card of the Boss deals damage
	try enorm-ai mothman --outcomes --expertise 3 <"$EXAMPLES/ai.board"
	wants 1 enorm-ai mothman --outcomes --expertise 3
	assert_equal "$(total .out)" 1
	grep -q '^refused enorm-ai clause=POL-11' .out
	assert [ "$(boards .out)" -gt 1 ]
	cp .out out
	try enorm-turn intruders --outcomes <out
	wants 1 enorm-turn intruders --outcomes
	assert_equal "$(total .out)" 1
	grep -q '^refused enorm-ai clause=POL-11' .out
	try enorm-ai mothman -T ruling --outcomes --expertise 3 -f "$EXAMPLES/ai.board"
	grep -qx '  refused: 2 Expertise in the Active Pool, not 3 \[POL-11\]' .out
}

@test "--odds that are refused are told, and are no board, also in a pipe" {
	enorm-board put 'queue noise who=juliet amount=1' <a.board >b.board
	try enorm-attack juliet grin-1 --odds -f b.board
	wants 1 enorm-attack juliet grin-1 --odds
	grep -qx 'refused: Noise is still to be resolved.*' .out
	run ! grep -q '^enorm 1' .out
	enorm-attack juliet grin-1 -f b.board >refused || true
	try enorm-attack juliet grin-1 --odds -f refused
	wants 1 enorm-attack juliet grin-1 --odds
	run ! grep -q '^enorm 1' .out
}

@test "merge writes equal positions once, in the order first seen, with the weight of all" {
	enorm-board put 'spacer juliet A2' <a.board >b.board
	cat a.board b.board <(enorm-attack juliet grin-1 --seed 1 <a.board) a.board |
		enorm-board seed 3 >many
	enorm-board merge <many >out
	assert_equal "$(boards out)" 3
	assert_equal "$(total out)" 4
	assert_equal "$(grep -c '^rng\|^event' out || true)" 0
	assert_equal "$(grep '^branch' out)" "$(printf '%s\n' 'branch 1/3 outcomes=2 weight=2/1' 'branch 2/3 weight=1/1' 'branch 3/3 weight=1/1')"
	enorm-board check <out
	enorm-board merge <out | diff out -
}

@test "merge drops comments, and what began otherwise is another position" {
	sed 's/^spacer.*/# look\n& # here/' a.board >b.board
	cat a.board b.board | enorm-board merge >out
	assert_equal "$(boards out)" 1
	run ! grep '#' out
	enorm-board put 'branch 1/1 before=juliet:9:1 weight=1/2' <a.board >c.board
	enorm-board put 'branch 1/1 before=juliet:8:1 weight=1/2' <a.board >d.board
	cat c.board d.board c.board | enorm-board merge >out
	assert_equal "$(boards out)" 2
	assert_equal "$(total out)" 3/2
}

@test "merge takes boards whose position it has read with the same bytes as if it read them again" {
	local told
	enorm-attack juliet grin-1 --outcomes <a.board >many
	for told in 'branch 1/1 before=juliet:9:1 weight=1/2' 'branch 1/1 before=juliet:8:1 weight=1/3' \
		'branch 1/1 outcomes=3 house=dice weight=2/7' 'event call tool=enorm-ai' 'rng pcg64 0123456789abcdef0123456789abcdef'; do
		enorm-board put "$told" <a.board >>many
	done
	cat many many a.board many >stream
	enorm-board merge <stream >out
	awk '/^enorm 1/ { print "# board " ++n } { print }' stream >apart
	assert_equal "$(grep -c '^# board' apart)" "$(boards stream)"
	enorm-board merge <apart | diff out -
}

@test "merge tells what is wrong behind a position that it has read, at its line" {
	local lines told what
	lines=$(wc -l <a.board)
	while IFS='|' read -r told what; do
		{ cat a.board a.board && sed "s,^done,$told\n&," a.board; } >many
		complains 65 "enorm-board: many:$((3 * lines))$what" enorm-board -f many merge
	done <<-'END'
		event nonsense|:7 (board 3): no event is called 'nonsense'
		branch 1/2 weight=0/3| (board 3): branch weight=0/3 is not a fraction such as 3/7, above nothing and of at most 128 bits
		rng pcg64 xyz|:11 (board 3): the state of pcg64 is 32 hexadecimal digits in small letters
	END
	{ cat a.board && sed 's,^done,branch 1/2 weight=1/3\nbranch 2/2 weight=2/3\n&,' a.board; } >many
	complains 65 "enorm-board: many:$((2 * lines + 1)):1 (board 2): a second branch" enorm-board -f many merge
	{ cat a.board && head -n -1 a.board && echo 'branch 1/2 weight=1/3'; } >many
	complains 65 "enorm-board: many:$((2 * lines)) (board 2): the board is cut short: a tool wrote it, and its last line 'done' is missing" enorm-board -f many merge
}

@test "two workers of GNU parallel and a merge give the same bytes" {
	command -v parallel >/dev/null || { echo 'install GNU parallel: apt-get install parallel' && false; }
	enorm-attack juliet grin-1 --outcomes <a.board | enorm-noise --queued --outcomes >out
	enorm-turn intruders --outcomes <out | enorm-board merge >one
	parallel --pipe -k -j2 -N 8 --recend '\n' --recstart 'enorm 1\n' "$BUILD/enorm-turn" intruders --outcomes <out | enorm-board merge >two
	cmp one two
}

# stages N: the most memory of four stages in a row, in KiB each, over the outcomes of N boards.
stages() {
	python3 - "$1" <<-'END'
		import resource, subprocess, sys
		name, text = "0", open("a.board").read()
		open(name, "w").write(text * int(sys.argv[1]))
		for words in ("attack juliet grin-1 --outcomes", "noise --queued --outcomes", "board merge", "odds"):
		    before = open(name)
		    name += "-"
		    after = open(name, "w")
		    child = subprocess.Popen(["enorm-" + words.split()[0], *words.split()[1:]], stdin=before, stdout=after)
		    assert __import__("os").wait4(child.pid, 0)[1] == 0, words
		    print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
	END
}

@test "four stages take no more memory however many weighted boards go through them" {
	local few many i
	mapfile -t few < <(stages 5)
	mapfile -t many < <(stages "${WEIGHTED_BOARDS:-400}")
	echo "${few[*]} KiB, ${many[*]} KiB"
	((${#few[@]} == 4 && ${#many[@]} == 4))
	[[ $BUILD == *-san ]] || for i in 0 1 2 3; do ((many[i] < few[i] + 1500)); done
	assert_equal "$(total 0--)" "${WEIGHTED_BOARDS:-400}"
	assert_equal "$(total 0---)" "${WEIGHTED_BOARDS:-400}"
}
