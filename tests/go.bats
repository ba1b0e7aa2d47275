#!/usr/bin/env bats
# enorm-go(1) with dice of the generator, and what waits. Questions themselves are in questions.bats.
load helper

# stopped COMMAND...: its board, whether it came to its end or stopped at a question.
stopped() {
	"$@" -T board 2>/dev/null || [ $? -eq 2 ]
}

# pick N: the Nth answer of the question that is open on the board `now`, counted round and round.
pick() {
	local all
	readarray -t all < <(enorm-go --answers -f now)
	printf '%s\n' "${all[$1 % ${#all[@]}]}"
}

# walk FIRST COMMAND...: the act answered to its end, with the answer FIRST, FIRST+1 and so on; it is in
# `now`, and in $asked how many questions there were.
walk() {
	local first=$1 answer
	asked=0
	stopped "${@:2}" >now
	while grep -q '^under-way' now; do
		answer=$(pick $((first + asked)))
		asked=$((asked + 1))
		stopped enorm-go "$answer" -f now >next
		mv next now
	done
}

# told: the board `now` but for how it was called.
told() {
	sed 's/^\(event call .*\) args="[^"]*"/\1/' now
}

@test "with one seed windows and choices that are asked end as when they are given" {
	local seed total=0 options
	for seed in 1 2 3 4 5 6; do
		walk "$seed" enorm-ai --seed "$seed" --ask windows,choices -f "$EXAMPLES/ai.board"
		total=$((total + asked))
		told >typed
		options=$(sed -n 's/^event call tool=enorm-ai args="\(.*\)--ask windows,choices\(.*\)".*/\1--ask none\2/p' now)
		eval "stopped enorm-ai $options -f \"\$EXAMPLES/ai.board\"" >now
		told | diff typed -
	done
	[ "$total" -gt 6 ]
}

@test "a generator that was not seeded draws again what it drew before the question" {
	stopped enorm-attack juliet grin-1 --ask tokens -f "$EXAMPLES/attack.board" >now
	grep -q '^rng ' now
	enorm-go -f now -T ruling >first || [ $? -eq 2 ]
	enorm-go -f now -T ruling >second || [ $? -eq 2 ]
	grep -q '^attack: 2 red rolled ' first
	cmp first second
}

@test "FUP-02 TRN-05 a Follow-up waits, comes before all else, and is used once or let go" {
	typed 'map 3x8' 'spacer juliet A1 facing=e vitals=9 stress=1' 'gear juliet osr-3 ammo=2' 'intruder grin-1 A4' \
		'intruder grin-2 A3' 'round 2 phase=spacer' 'turn juliet active' 'queue follow-up who=juliet' >a.board
	try enorm-turn end juliet -f a.board
	wants 1 enorm-turn end juliet
	grep -q '^refused enorm-turn clause=TRN-05 reason="a Follow-up Attack is still to be resolved: enorm-go' .out
	try enorm-go --choose juliet.follow-up='grin-2 osr-3' --rolled attack=r:P,r:P -f a.board
	wants 0 enorm-go
	in_order 'attack who=juliet target=grin-2 .*kind="a Follow-up Attack"'
	has 'gear juliet osr-3 ammo=1'
	hasnt queue
	mv .out b.board
	fails 64 'nothing waits' enorm-go -f b.board
	try enorm-go --settle -f a.board
	wants 0 enorm-go --settle
	in_order 'then who=juliet may="make a Follow-up Attack" how="declined'
	hasnt queue
}

@test "--settle passes on a board on which nothing waits, and goes through all that does" {
	enorm-board format <"$EXAMPLES/corner.board" >a.board
	try enorm-go --settle -f a.board
	wants 0 enorm-go --settle
	mv .out b.board
	says '' enorm-board diff a.board b.board
	typed 'map 5x5' 'spacer ann A1 stress=0' 'intruder grin-1 A2' 'blip blip-1 x4y4' 'queue follow-up who=ann' \
		'queue reprisal who=grin-1 target=ann dice=rr' 'queue noise who=ann amount=1' >a.board
	try enorm-go --settle --rolled reprisal=r:P,r:- -f a.board
	wants 0 enorm-go --settle
	in_order 'assigned .*who=blip-1' 'performs who=grin-1' 'then who=ann may="make a Follow-up Attack"'
	hasnt queue
}

@test "the demo plays to its end" {
	run -0 sh "$EXAMPLES/demo.sh"
	assert_output --partial 'enorm-go r:PP,r:o discipline 1'
}
