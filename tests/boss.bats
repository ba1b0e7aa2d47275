#!/usr/bin/env bats
# A Boss: its decks, its Wound Stack, Escalation. The rules are driven by two unit programs on boards
# read from text; a test here asks for every line of theirs that names its clause.
load helper

setup_file() {
	export LINES_OF=$BATS_FILE_TMPDIR/lines
	"${ENORM_BUILD:-$BATS_TEST_DIRNAME/../build}"/unit/boss_test >"$LINES_OF" || true
	"${ENORM_BUILD:-$BATS_TEST_DIRNAME/../build}"/unit/escalation_test >>"$LINES_OF" || true
}

# holds: there are lines that name the clause of this test, and none of them failed.
holds() {
	local clause=${BATS_TEST_DESCRIPTION%% *}
	grep -E "^(not )?ok .*[ -]$clause( |\$)" "$LINES_OF" >.lines || {
		echo "no line names $clause"
		return 1
	}
	! grep '^not ok' .lines
}

@test "the unit programs come to their end" {
	assert_equal "$(grep -c '^1\.\.' "$LINES_OF")" 2
	assert_equal "$(grep -c 'runs to its end' "$LINES_OF")" 0
}

@test "BWN-03 an Attack on a Boss draws its top BP card" {
	holds
}

@test "BWN-05 a wounded BP card goes on the Wound Stack" {
	holds
}

@test "BWN-06 a Boss dies when its Wound Stack is full and not before" {
	holds
}

@test "BWN-07 a wounded BP I is 1 Wound on top of the stack" {
	holds
}

@test "BWN-08 a wounded BP II is 1 Wound on top of the stack" {
	holds
}

@test "BWN-09 a BP III without a critical is 2 Wounds as a token" {
	holds
}

@test "BWN-10 a BP III without a critical is set aside" {
	holds
}

@test "BWN-11 the set-aside card goes under the BP deck after Escalation" {
	holds
}

@test "BWN-12 a critically wounded BP III is itself on top of the stack" {
	holds
}

@test "BWN-13 a BP III on the stack is worth 2 Wounds" {
	holds
}

@test "BWN-14 an additional Single Wound is one more token" {
	holds
}

@test "BWN-16 the AT of a Boss is that of its BP card" {
	holds
}

@test "INT-24 the Wounds of a Boss are its BP deck" {
	holds
}

@test "WND-06 the AT of a Boss is that of the BP card drawn" {
	holds
}

@test "WND-14 one Wound does not kill a Boss" {
	holds
}

@test "SUP-08 Suppression lowers the AT of a Boss, never under 0" {
	holds
}

@test "KW-RADIATE-3 Radiation is looked at when a BP card is drawn" {
	holds
}

@test "KW-RADIATE-4 as many tokens as the printed AT wound the card at once" {
	holds
}

@test "KW-RADIATE-6 then every Radiation token leaves the sheet" {
	holds
}

@test "KW-RADIATE-7 then another BP card is drawn" {
	holds
}

@test "KW-RADIATE-9 more or fewer tokens do nothing" {
	holds
}

@test "ESC-02 the BP card of a failed Attack goes on top of the discard pile" {
	holds
}

@test "ESC-03 a failed Attack escalates nothing" {
	holds
}

@test "ESC-05 a Wound escalates the Boss" {
	holds
}

@test "ESC-08 a search takes from the deck before the discard pile" {
	holds
}

@test "ESC-09 a wounded BP card brings a random higher one" {
	holds
}

@test "ESC-10 a new BP card is not left alone in the deck" {
	holds
}

@test "ESC-11 an AI card of the level of the wounded BP card goes" {
	holds
}

@test "ESC-12 a random AI card one level higher comes" {
	holds
}

@test "ESC-13 a new AI card is not left alone in the deck" {
	holds
}

@test "ESC-14 an AI card taken from the discard pile brings that pile back" {
	holds
}

@test "ESC-15 no AI card of the level: the next level up goes" {
	holds
}

@test "ESC-16 nothing left that can go up: a bonus instead" {
	holds
}

@test "ESC-17 an effect may escalate without a Wound" {
	holds
}

@test "ESC-18 without a Wound the lowest BP card stands in" {
	holds
}

@test "ESC-19 BP I: a BP II comes" {
	holds
}

@test "ESC-20 BP I: an AI I goes" {
	holds
}

@test "ESC-21 BP I: the AI discard pile comes back before the AI II goes in" {
	holds
}

@test "ESC-22 BP I: an AI II comes" {
	holds
}

@test "ESC-23 BP II: a BP III comes" {
	holds
}

@test "ESC-24 BP II: an AI II goes" {
	holds
}

@test "ESC-25 BP II: the AI discard pile comes back before the AI III goes in" {
	holds
}

@test "ESC-26 BP II: an AI III comes" {
	holds
}

@test "ESC-27 BP III: the lowest BP card goes" {
	holds
}

@test "ESC-28 BP III: the BP discard pile comes back if the card was taken from it" {
	holds
}

@test "ESC-29 BP III: a BP III comes" {
	holds
}

@test "ESC-30 BP III: the set-aside card goes under the deck after the shuffling" {
	holds
}

@test "ESC-31 BP III: it counts as 2 Wounds" {
	holds
}

@test "ESC-32 BP III: an AI II goes and an AI III comes" {
	holds
}

@test "ESC-33 BP III critical: the lowest BP card goes" {
	holds
}

@test "ESC-34 BP III critical: two BP III come" {
	holds
}

@test "ESC-35 BP III critical: the BP discard pile comes back if the card was taken from it" {
	holds
}

@test "ESC-36 BP III critical: the card is worth 2 Wounds" {
	holds
}

@test "ESC-37 BP III critical: the AI deck as for a plain BP III" {
	holds
}

@test "ESC-38 no BP III left: the BP discard pile comes back and no BP card goes" {
	holds
}

@test "ESC-39 no BP III left: the set-aside card still goes under the deck" {
	holds
}

@test "ESC-40 no BP III left: the lowest AI card goes and an AI III comes" {
	holds
}

@test "ESC-41 no AI III left either: a bonus for each Wound" {
	holds
}

@test "ESC-42 bonuses in turn: Vitals of each hit, then AT" {
	holds
}

@test "ESC-43 no BP III left, critical: the BP deck is one card smaller" {
	holds
}

@test "ESC-44 no BP III left, critical: the AI deck as without" {
	holds
}

# ---- in an Attack ----

# duel [LINE...]: juliet on A1 with a rifle, the Boss three spaces off, its top card known.
duel() {
	typed 'map 1x6' 'spacer juliet A1 vitals=9 stress=0' 'gear juliet osr-3' \
		'intruder mothman A4' 'deck bp mothman cards=magnetized-boot,glass-eye escalation=antennae ordered' \
		'deck ai mothman cards=ignite,wingbeat escalation=dust-storm ordered' "$@" >a.board
}

shoot() {
	try enorm-attack -T board juliet mothman osr-3 "$@" <a.board
	wants 0 enorm-attack "$@"
}

@test "BWN-04 the responses of the BP card come after the Attack Roll" {
	duel 'pool active expertise=0'
	shoot --rolled r:PP,r:P --choose juliet.pool=incoming --seed 1
	in_order 'bp-card .*card=magnetized-boot' 'roll point=attack' 'response .*on=wound' 'place .*token=expertise'
	shoot --rolled r:-,r:P --seed 1
	in_order 'roll point=attack' 'response .*on=fail'
}

@test "ESC-01 Power under the AT of the BP card fails to wound" {
	duel
	shoot --rolled r:PP,r:- --seed 1
	run -0 grep -E '^event outcome what=fail' .out
	run -0 grep -E '^deck bp mothman cards=glass-eye discard=magnetized-boot' .out
	run -1 grep -E 'wounds=' .out
}

@test "ESC-04 Power equal to the AT wounds" {
	duel
	shoot --rolled r:PP,r:P --seed 1
	run -0 grep -E '^event outcome what=wound' .out
	run -0 grep -E '^deck bp mothman .*wounds=magnetized-boot' .out
}

@test "ESC-06 Escalation comes after the responses" {
	duel
	shoot --rolled r:PP,r:P --seed 1
	in_order 'response .*on=wound' 'escalation who=mothman'
}

@test "ESC-07 Escalation comes before Spacer tokens and Suppression" {
	duel
	shoot --rolled r:PP,r:P --seed 1
	in_order 'escalation who=mothman' 'shuffled-in' 'leaves .*what=confidence'
}

# ---- the tables ----

@test "BWN-01 a baseline sheet has no Wounds: the first finishes it" {
	assert_equal "$(enorm-board data intruders | awk -F, '$3 == "baseline" && $9 > 0' | wc -l)" 0
}

@test "BWN-15 criticals of BP cards grant additional Single Wounds" {
	assert [ "$(enorm-board data bp-cards | grep -c ',single-wound[^,]*,house$')" -ge 1 ]
}

@test "BWN-02 the house Boss takes 10 Wounds or more" {
	run -0 bash -c "enorm-board data intruders | grep '^mothman,' | cut -d, -f9"
	assert [ "$output" -ge 10 ]
}

@test "BWN-17 every BP card has its level, its AT and a Response" {
	run -0 bash -c "enorm-board data bp-cards | grep -vcE '^[^,]+,[^,]+,mothman,[123],[0-9]+,[^,]+,[^,]+,'"
	assert_output 1
}

@test "BWN-18 Magnetized Boot is as printed" {
	run -0 bash -c "enorm-board data bp-cards | grep ^magnetized-boot"
	assert_output 'magnetized-boot,Magnetized Boot,mothman,1,3,place expertise 2 any,knockdown,,may bonus-attack,rulebook'
}

@test "the house Boss has cards of every level in both decks" {
	run -0 bash -c "enorm-board data bp-cards | cut -d, -f4 | sort | uniq -c | tr -s ' \n' ' '"
	assert_output ' 4 1 3 2 3 3 1 level '
	run -0 bash -c "enorm-board data ai-cards | cut -d, -f4 | sort | uniq -c | tr -s ' \n' ' '"
	assert_output ' 4 1 3 2 3 3 1 level '
}
