#!/usr/bin/env bats
# enorm-ai: gates, where they stand and of whom they are said.
load helper
load attack_helper
load ai_helper

setup_file() {
	cd "$BATS_FILE_TMPDIR" && ai_tables
	printf '%s\n' 'dicer,Dicer,baseline,1,3,2,white,0,0,0,target closest,,,,,,owner' \
		'pauser,Pauser,baseline,1,3,2,white,0,0,0,target closest,,,,,,owner' \
		'slayer,Slayer,baseline,1,3,2,white,0,0,0,target closest,,,,,,owner' >>intruders.csv
	printf '%s\n' 'dicer,1,Dice,stress>=3: add-dice r; window; attack r; infection 1,,owner' \
		'pauser,1,Pause,stress>=3: add-power 1; radiation 1; move; attack r,,owner' \
		'slayer,1,Slay,attack r; damage>=1: kill; damage>=1: stress 1 everyone,stress>=3: infection 1 everyone,owner' \
		>>protocols.csv
	printf '%s\n' 'omen,Omen,titan,1,action,target closest,stress>=3: window; radiation 1,adjacent: stress 1,owner' \
		'toll,Toll,titan,1,action,target closest,window; stress>=3: radiation 1; else: infection 1,,owner' \
		'choir,Choir,titan,1,zone,target zone,stress>=3: blast 2 r; radiation 1,,owner' >>ai-cards.csv
}

setup() {
	ai_setup
}

# gates_told SENTENCE... -- ARGUMENT...: what is said of gates, in this order, and nothing else.
gates_told() {
	local wanted=()
	while [[ $1 != -- ]]; do
		wanted+=("$1")
		shift
	done
	act "${@:2}" || return
	try enorm-ai -T ruling "${@:2}" <a.board
	assert_equal "$(grep -E 'this applies|more for the roll' .out)" "$(printf '%s\n' ${wanted[@]+"${wanted[@]}"})" || return
	try enorm-ai -T board "${@:2}" <a.board
}

@test "IAT-13 behind a gate that adds to the roll the Attack is made in any case, a window or a Move between them" {
	on 'spacer ann D4 stress=2' 'intruder dicer-1 D5'
	each_way gates_told -- dicer-1 --rolled r:P
	tells window who=dicer-1
	dice_are attack r
	tokens_are ann infection 1
	on 'spacer ann D4 stress=3' 'intruder dicer-1 D5'
	each_way gates_told '1 red more for the roll [IAT-13,IAT-14]' -- dicer-1 --rolled r:P,r:P
	tells window who=dicer-1
	dice_are attack rr
	loses ann 2
	tokens_are ann infection 1
	# what else stands behind the gate is behind it
	on 'spacer ann D3 stress=2' 'intruder pauser-1 D5'
	each_way gates_told -- pauser-1 --rolled r:P
	loses ann 1
	tokens_are ann radiation 0
	on 'spacer ann D3 stress=3' 'intruder pauser-1 D5'
	each_way gates_told "this applies to ann: if the Target's Stress is 3 or more: gives Radiation tokens: 1 [IAT-09,IAT-10]" \
		'1 Power more for the roll [IAT-13,IAT-14]' -- pauser-1 --rolled r:P
	loses ann 2
	tokens_are ann radiation 1
}

@test "IAT-09 RI-32 a gate before a window is judged and told there, one behind it when it is reached" {
	on 'spacer ann D4 stress=3' 'spacer bob A1 stress=3' 'intruder titan-1 D5'
	each_way gates_told "this applies to ann: if the Target's Stress is 3 or more: opens a window of opportunity; gives Radiation tokens: 1 [IAT-09,IAT-10]" \
		'this applies to ann: if the Target is adjacent: gives Stress: 1 [IAT-09,IAT-10]' -- titan-1 --card omen
	in_order 'gate who=ann' 'window' 'token who=ann' 'after' 'gate who=ann' 'stress who=ann'
	tokens_are ann radiation 1
	on 'spacer ann D4 stress=2' 'intruder titan-1 D5'
	each_way gates_told 'this applies to ann: if the Target is adjacent: gives Stress: 1 [IAT-09,IAT-10]' -- titan-1 --card omen
	silent window
	tokens_are ann radiation 0
	each_way gates_told 'this applies to ann: otherwise: gives Infection tokens: 1 [IAT-09,IAT-10]' -- titan-1 --card toll
	in_order 'window' 'gate who=ann' 'token who=ann'
	# what happens in the window counts: her Reflex is answered with 1 Stress
	on 'spacer ann D4 stress=2 suit=standard-eva' 'intruder titan-1 D7' 'intruder biter-1 E4' 'pool active expertise=9'
	gates_told "this applies to ann: if the Target's Stress is 3 or more: gives Radiation tokens: 1 [IAT-09,IAT-10]" \
		-- titan-1 --card toll --react ann:reflex:D3 --rolled r:P,r:-
	in_order 'window' 'stress who=ann' 'gate who=ann' 'token who=ann'
}

@test "IAT-11 the gate of a Zone Attack is told of each who meets it" {
	on 'spacer ann D4 stress=3' 'spacer bob D6 stress=2' 'spacer cal D7 stress=4' 'intruder titan-1 D5'
	each_way act titan-1 --card choir --rolled r:P --rolled attack-2=r:P
	times 2 gate
	tells gate who=ann
	tells gate who=cal
	tokens_are bob radiation 0
	tokens_are cal radiation 1
}

@test "PRO-04 the requirement of a protocol is no gate" {
	on 'spacer ann D4 stress=3' 'intruder picky-1 D5'
	each_way gates_told -- picky-1
	stress_is ann 5
}

@test "RT-131 no gate is said of the dead, and what it brings to others still comes" {
	on 'spacer ann D4 stress=3' 'spacer bob A1' 'intruder slayer-1 D5'
	each_way gates_told 'this applies to ann: if the damage dealt is 1 or more: kills [IAT-09,IAT-10]' \
		'this applies: if the damage dealt is 1 or more: gives Stress: 1, everyone [IAT-09,IAT-10; RT-131]' \
		"this applies: if the Target's Stress is 3 or more: gives Infection tokens: 1, everyone [IAT-09,IAT-10; RT-131]" -- slayer-1 --rolled r:P
	stress_is bob 1
	tokens_are bob infection 1
	# who dies of the roll: nothing is said of her at all
	on 'spacer ann D4 vitals=1 stress=0 awakened' 'spacer bob A1' 'intruder gater-1 D5'
	each_way gates_told -- gater-1 --rolled r:PP --rolled flatline=die
}
