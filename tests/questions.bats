#!/usr/bin/env bats
# Questions on the way of an act, and enorm-go that answers them. WALKS says how many random acts.
load helper

WALKS=${WALKS:-120}

@test "random acts answered one by one, in parts and at once end in the same bytes" {
	python3 "$BATS_TEST_DIRNAME/ask_walk.py" "$BUILD" 1 "$WALKS" >walked
	cat walked
	# Enough of them did stop, and asked.
	read -r acts _ stopped _ asked _ <walked
	[ "$acts" -eq "$WALKS" ]
	[ "${stopped%,}" -gt $((WALKS / 4)) ]
	[ "$asked" -gt "$WALKS" ]
}

# ---- a call that stops ----

room() {
	typed 'map 5x8' 'spacer juliet C2 facing=e stress=1 vitals=9' 'gear juliet osr-3 ammo=3' \
		'pool active confidence=1 discipline=1 expertise=2' 'intruder grin-1 C4' 'intruder grin-2 D4' "$@"
}

@test "a call that stops ends with 2, tells the story and the question, and leaves the board as it was" {
	room 'ask dice tokens' >a.board
	try enorm-attack juliet grin-1 -T ruling -f a.board
	wants 2 enorm-attack
	text_is out "juliet makes an Attack on grin-1 with osr-3 [WPN-01]
juliet gains 1 Adrenaline, now 1 [ADR-01]
juliet discards 1 Ammo of osr-3, 2 left [ADR-02]
roll 2 red: AT 3, so 3 Power wound
  enorm-go r:h,r:o"
	try enorm-attack juliet grin-1 -T board -f a.board
	wants 2 enorm-attack
	text_is err "enorm-attack: roll 2 red: AT 3, so 3 Power wound
  enorm-go r:h,r:o"
	mv .out stopped
	enorm-board format <a.board >before
	diff <(grep -v '^data\|^under-way' stopped) <(grep -v '^data' before)
	grep -qx 'under-way enorm-attack version=[^ ]* args="juliet grin-1"' stopped
}

@test "what is told after an answer is what follows it" {
	room 'ask dice tokens' >game
	run -2 enorm-attack juliet grin-1 -g game
	run -2 enorm-go -g game r:P,r:-
	assert_line --index 0 'attack: 2 red rolled r:P,r:-: 1 Power [PWR-09]'
	assert_line --index 1 --partial '1 Power, 0 Potential, where 3 is a wound: use anything? 2 Confidence (1 of the weapon), Stress (at 1)'
	run -2 enorm-go -g game stress '#2'
	assert_line --index 0 'juliet gains 1 Stress, now 2 [PWR-26]'
	run -2 enorm-go -g game # the whole again, and nothing is added
	assert_line --index 0 'juliet makes an Attack on grin-1 with osr-3 [WPN-01]'
	[ "$(grep -c '^enorm 1' game)" -eq 4 ]
}

@test "an answer taken back is the question again, and what it showed is told" {
	room 'ask dice' >game
	run -2 enorm-attack juliet grin-1 -g game
	cp game before
	run -0 enorm-go -g game r:P,r:-
	run -0 enorm-board undo -g game
	assert_line --index 0 "taken back: enorm-attack juliet grin-1 --rolled attack=r:P,r:-"
	assert_line --index 1 '  known all the same: attack: 2 red rolled r:P,r:-: 1 Power'
	cmp game before
	run -0 enorm-board undo -g game
	assert_output 'taken back: the last answer of enorm-attack juliet grin-1'
}

@test "other tools pass a board under way on, or show the position at its question" {
	room 'ask windows dice' >a.board
	enorm-ai grin-1 -T board <a.board 2>/dev/null >stopped || [ $? -eq 2 ]
	try enorm-attack juliet grin-1 -T board -f stopped
	wants 2 enorm-attack
	text_is err 'enorm-attack: warning: enorm-ai waits for an answer: enorm-go tells the question'
	cmp .out stopped
	run -0 enorm-show -f stopped # it has come beside her
	assert_output --partial '1 grin-1  C3 facing w'
	run -65 enorm-board put 'title X' -f stopped
	assert_output --partial 'enorm-ai waits for an answer: enorm-go tells the question'
	run -0 enorm-board check -f stopped
}

@test "an act under way goes on with its own tables and version alone" {
	room 'ask dice' >a.board
	enorm-attack juliet grin-1 -T board <a.board 2>/dev/null >stopped || [ $? -eq 2 ]
	mkdir other
	enorm-board data gear | sed -n '1p; 2s/,[^,]*/,Another/p' >other/gear.csv
	run -65 enorm-go r:P,r:- --data other -f stopped
	assert_output --partial 'the act under way was begun with other tables; give its --data'
	sed 's/version=[^ ]*/version=0.0/' stopped >old
	run -65 enorm-go r:P,r:- -f old
	assert_output --partial 'the act under way was begun with version 0.0'
	sed 's/^under-way enorm-attack/under-way enorm-board/' stopped >foreign
	run -65 enorm-go -f foreign
	assert_output --partial "'enorm-board' is no act that can be taken up again"
}

@test "an answer that will not do is refused, and the question stays open" {
	local answer
	room 'ask dice tokens' >game
	run -2 enorm-attack juliet grin-1 -g game
	cp game before
	for answer in r:P 'w:P,w:P' nonsense '' r:P,r:P,r:P; do
		run -64 --separate-stderr enorm-go -g game "$answer"
		assert_output ''
		[ -n "$stderr" ]
		cmp game before
	done
	run -2 enorm-go -g game r:P,r:-
	cp game before
	for answer in 'confidence #9' 'confidence' 'discipline 7' 'stress #3' perhaps; do
		# shellcheck disable=SC2086 # several words
		run -64 --separate-stderr enorm-go -g game $answer
		assert_output ''
		cmp game before
	done
}

@test "--stop drops an act that has revealed nothing, and no other" {
	room 'ask dice choices' >game
	run -2 enorm-attack juliet grin-1 -g game
	run -0 enorm-go --stop -g game
	run -64 enorm-go -g game
	assert_output --partial 'no question is open on this board, and nothing waits'
	[ "$(grep -c '^under-way' game)" -eq 1 ] # that of the board before
	room 'ask dice tokens' >game
	run -2 enorm-attack juliet grin-1 -g game
	run -2 enorm-go r:P,r:- -g game
	cp game before
	run -1 enorm-go --stop -g game
	assert_output 'refused: something was revealed: attack: 2 red rolled r:P,r:-: 1 Power [GLD-05]'
	cmp game before
}

@test "the log and the script of a game skip boards under way" {
	room 'ask dice' >game
	run -2 enorm-attack juliet grin-1 -g game
	run -0 enorm-go r:PP,r:PP -g game
	run -0 enorm-log -g game
	[ "$(grep -c '^\$ ' <<<"$output")" -eq 1 ]
	enorm-log --script -g game >again.sh
	[ "$(grep -c '^enorm-' again.sh)" -eq 1 ]
	sh again.sh replayed >/dev/null
	diff <(tail -n 30 game) <(tail -n 30 replayed)
}

@test "--ask takes its words or says which there are" {
	room >a.board
	run -64 enorm-attack juliet grin-1 --ask tea -f a.board
	assert_output --partial "--ask 'tea' is none of dice, cards, choices, tokens, windows, grants, mitigation, all and none"
	run -2 enorm-attack juliet grin-1 --ask all -f a.board
	room 'ask dice' >a.board
	run -0 enorm-attack juliet grin-1 --ask none --seed 1 -f a.board
}

@test "odds and outcomes never stop" {
	room 'ask dice cards choices tokens windows grants mitigation' >a.board
	run -0 enorm-attack juliet grin-1 --odds -f a.board
	run -0 enorm-attack juliet grin-1 --outcomes -f a.board
	run -0 enorm-ai --all --seed 1 -f a.board
}

@test "enorm-go resolves what waits, one after the other or all of it" {
	room 'blip blip-1 x8y5 holds=echo' 'queue noise who=juliet amount=1' 'queue reprisal who=grin-1 target=juliet dice=rr' >a.board
	run -1 enorm-attack juliet grin-1 -T ruling --seed 1 -f a.board
	assert_output --partial 'Noise is still to be resolved: enorm-noise --queued [TRN-05]'
	enorm-board seed 1 <a.board >seeded && mv seeded a.board
	enorm-go -T board <a.board >one
	run -0 grep -c '^queue' one
	assert_output 1
	enorm-go -T board <one >two
	run -1 grep '^queue' two
	enorm-go --settle -T board <a.board >all
	diff <(grep -v '^event call' all) <(grep -v '^event call' two)
	enorm-go --settle -T board <two >still # nothing waits: as it was
	diff <(grep -v '^event call' two) <(grep -v '^event call' still)
}

@test "TRN-05 what waits comes before every deed of a Spacer" {
	local deed
	room 'queue noise who=juliet amount=1' 'door d-1 C1-D1 closed' >a.board
	for deed in 'rearm juliet' 'reload full juliet osr-3' 'open d-1 juliet' 'scavenge juliet' 'weld d-1 juliet'; do
		# shellcheck disable=SC2086 # several words
		run -1 enorm-turn $deed -T ruling -f a.board
		assert_output --partial 'Noise is still to be resolved: enorm-noise --queued'
	done
}
