#!/usr/bin/env bats
# enorm-ai: rulings on what an activation does: RI-65, RI-66, and what is refused or said of nobody.
load helper
load attack_helper
load ai_helper

setup_file() {
	cd "$BATS_FILE_TMPDIR" && ai_tables
	printf '%s\n' name,title,slot,armor,source 'plate,Plate,support,2,owner' >gear.csv
}

setup() {
	ai_setup
}

# ---- RI-65 ----

# goes WHO N: it goes N spaces in all, in as many paths as follow.
goes() {
	act "$1"
	assert_equal "$(event_lines path "who=$1" | grep -oE ' path=[^ ]+' | awk -F, '{ print NF - 1 }' | xargs)" "${*:2}"
}

@test "RI-65 WLD-12 a compulsory stop beside a weld ends that Move, and a second one is still made" {
	on 'map 2x9' 'door door-1 A4-B4 welded' 'spacer ann A9' 'intruder dasher-1 A3'
	each_way goes dasher-1 1 2
	tells stops who=dasher-1 clause=WLD-12 ruling=RI-65
	# one Move ends there for good
	on 'map 2x9' 'door door-1 A4-B4 welded' 'spacer ann A9' 'intruder crab-1 A3'
	each_way goes crab-1 1
	silent stops ruling=RI-65
	# no weld, two whole Moves
	on 'map 2x9' 'door door-1 A4-B4 closed' 'spacer ann A9' 'intruder dasher-1 A3'
	each_way goes dasher-1 2 2
	silent stops
}

# ---- RI-66 ----

# hurts N OPTION...: the Swipe of titan-1 takes so many Vitals of ann.
hurts() {
	play swipe "${@:2}"
	loses ann "$1"
}

@test "RI-66 ESC-42 what a Boss has grown by is added to a roll of 1 or more, before mitigation" {
	on 'spacer ann D4' 'gear ann plate' 'intruder titan-1 D5 fiercer=2' 'pool active expertise=3'
	each_way hurts 4 --rolled r:P,r:P
	tells damage who=ann n=4
	tells note clause=ESC-42 ruling=RI-66
	each_way hurts 0 --rolled r:-,r:-
	silent note clause=ESC-42
	each_way hurts 2 --rolled r:P,r:P --gear plate
	each_way hurts 1 --rolled r:P,r:P --expertise 3
	now 'pool active' expertise 0
	# 1 rolled and 2 more, lowered by 2: never below 1
	each_way hurts 1 --rolled r:P,r:- --gear plate
	each_way hurts 1 --rolled r:P,r:- --gear plate --expertise 3
	now 'pool active' expertise 3
}

@test "RI-66 CMD-24 a Terrorize costs no Vitals, and nothing is added to it" {
	on 'spacer ann D4' 'intruder titan-1 D5 fiercer=2'
	play dread --rolled r:P,r:P
	stress_is ann 2
	loses ann 0
	silent note clause=ESC-42
}

# ---- Terrorize ----

# no_use CLAUSE WHY ARGUMENT...: refused so.
no_use() {
	try enorm-ai -T ruling "${@:3}" <a.board
	wants 1 enorm-ai "${@:3}" && text_is err '' enorm-ai || return
	grep -qxF -- "refused: $2 [$1]" .out || { echo "not 'refused: $2 [$1]' but:" && cat .out && return 1; }
}

@test "CMD-24 CMD-26 against Terrorize neither Expertise nor Gear is of use" {
	on 'spacer ann D4 stress=1' 'gear ann plate' 'intruder titan-1 D5' 'pool active expertise=3'
	each_way complains 64 "enorm-ai: --expertise 1: no damage came that it could lower [CMD-24]; this call asked for attack" \
		enorm-ai titan-1 --card dread --expertise 1 --rolled r:P,r:P -f a.board
	each_way complains 64 "enorm-ai: --gear plate: no damage came that it could lower [CMD-26]; this call asked for attack" \
		enorm-ai titan-1 --card dread --gear plate --rolled r:P,r:P -f a.board
	each_way fails 64 'gear plate: no damage came that it could lower .CMD-26.' \
		enorm-ai titan-1 --card wail --gear plate --rolled r:P -f a.board
	turned_down titan-1 --card dread --expertise 1 --rolled r:P,r:P
	each_way act titan-1 --card dread --rolled r:P,r:P
	stress_is ann 3
}

# ---- attacks of opportunity ----

@test "AOO-01 --opportunity with nobody provoked says so" {
	on 'spacer ann D3' 'intruder hound-1 D5'
	each_way no_use AOO-01 'no Intruder is provoked: none is adjacent to ann' --opportunity ann
	turned_down --opportunity ann
	on 'spacer ann D4' 'intruder hound-1 D5' 'token hound-1 suppression count=1'
	each_way no_use AOO-06 'no Intruder is provoked: hound-1 is suppressed' --opportunity ann
	on 'spacer ann D4' 'intruder hound-1 D5' 'token hound-1 surprise count=1'
	each_way no_use SUR-05 'no Intruder is provoked: hound-1 is surprised' --opportunity ann
	on 'spacer ann D4' 'intruder hound-1 D5' 'intruder crab-1 C4' 'token hound-1 surprise count=1' \
		'token crab-1 suppression count=1'
	each_way no_use 'AOO-06,SUR-05' 'no Intruder is provoked: crab-1 is suppressed, hound-1 is surprised' --opportunity ann
	on 'spacer ann D4' 'intruder hound-1 D5 disabled'
	each_way no_use DSB-02 'no Intruder is provoked: hound-1 is disabled' --opportunity ann
	on 'spacer ann -' 'intruder hound-1 D5'
	no_use AOO-01 'no Intruder is provoked: ann is not on the board' --opportunity ann
	on 'spacer ann D4' 'intruder hound-1 D5'
	each_way act --opportunity ann --rolled r:P,r:P
	tells provokes who=ann
}

# ---- Chain Breaks ----

# tells_break SENTENCE... -- ARGUMENT...: these sentences about Chain Breaks, and no others.
tells_break() {
	local wanted=()
	while [[ $1 != -- ]]; do
		wanted+=("$1")
		shift
	done
	try enorm-ai -T ruling "${@:2}" <a.board
	wants 0 enorm-ai "${@:2}" || return
	assert_equal "$(grep 'Chain Break' .out)" "$(printf '%s\n' "${wanted[@]}")"
}

@test "CHB-01 CHB-08 a Chain Break says for whom the Attack ends" {
	on 'spacer ann D4' 'intruder breaker-1 D5'
	each_way tells_break 'Chain Break by breaker-1: the Attack under way ends [CHB-06]' -- breaker-1 --rolled r:P
	# in a Zone Attack for that Spacer alone
	on 'spacer ann D4 stress=3' 'spacer bob D7' 'intruder titan-1 D5'
	each_way tells_break 'Chain Break by titan-1: the Attack under way ends for ann alone [CHB-06,CHB-08]' \
		-- titan-1 --card snap --rolled r:P --rolled attack-2=r:P
	on 'spacer ann D4 stress=3' 'spacer bob D7 stress=4' 'intruder titan-1 D5'
	tells_break 'Chain Break by titan-1: the Attack under way ends for ann alone [CHB-06,CHB-08]' \
		'Chain Break by titan-1: the Attack under way ends for bob alone [CHB-06,CHB-08]' \
		-- titan-1 --card snap --rolled r:P --rolled attack-2=r:P
	# with one Spacer in the Zone there is no other
	on 'spacer ann D4 stress=3' 'intruder titan-1 D5'
	each_way tells_break 'Chain Break by titan-1: the Attack under way ends [CHB-06]' -- titan-1 --card snap --rolled r:P
}

@test "CHB-07 without an Attack under way nothing is said to end" {
	on 'spacer ann D4' 'intruder idler-1 D5'
	each_way tells_break 'the Chain Break does nothing to ann: no Attack is under way [CHB-07]' -- idler-1
	# a card without an Attack goes on though a Reaction provokes somebody in its window
	printf '%s\n' name,title,intruder,level,type,target,effect,after,source \
		'pause,Pause,titan,1,action,target closest,window; stress 2,adrenaline 1,owner' \
		'hush,Hush,titan,1,action,target none,window; stress 2 everyone,adrenaline 1 everyone,owner' >ai-cards.csv
	export ENORM_DATA=$BATS_FILE_TMPDIR:.
	on 'spacer ann D4 suit=standard-eva' 'intruder titan-1 D8' 'intruder biter-1 E4' 'pool active expertise=9'
	for card in pause hush; do
		play "$card" --react ann:reflex:D3 --rolled r:P,r:-
		tells intruder-attack who=biter-1 target=ann
		tells no-effect who=ann 'why=no Attack is under way' clause=CHB-07
		silent chain-break
		# 1 after the Bite
		stress_is ann 3
		adrenaline_is ann 1
	done
}

@test "CHB-05 CHB-08 RI-44 what a Reaction provokes breaks a Zone Attack for the mover alone" {
	on 'spacer ann D3 suit=standard-eva' 'spacer bob D7' 'intruder titan-1 D5' 'intruder biter-1 E3' 'pool active expertise=9'
	tells_break 'Chain Break by ann: the Attack under way ends for ann alone [CHB-05,CHB-08; RI-44]' \
		-- titan-1 --card gust --react ann:reflex:D2 --rolled r:P,r:- --rolled attack-2=r:P
	# one who is not attacked breaks nothing
	on 'spacer cal D1 suit=standard-eva' 'spacer ann D4' 'spacer bob D7' 'intruder titan-1 D5' 'intruder biter-1 E1' \
		'pool active expertise=9'
	tells_break 'the Chain Break does nothing to cal: the Attack is not against cal [CHB-08]' \
		-- titan-1 --card gust --react cal:reflex:C1 --rolled r:P,r:- --rolled attack-2=r:P --rolled attack-3=r:P
}
