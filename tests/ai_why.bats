#!/usr/bin/env bats
# enorm-ai --why: what the activation would look at, in the words of the activation; distances
# without a route; Highest and Lowest of what nobody has.
load helper
load attack_helper
load ai_helper

setup_file() {
	cd "$BATS_FILE_TMPDIR" && ai_tables
	printf '%s\n' 'glow,Glow,titan,1,action,target highest radiation; target closest,stress 1,,owner' \
		'dim,Dim,titan,1,action,target lowest infection,stress 1,,owner' \
		'glare,Glare,titan,1,action,target highest radiation in-front; target furthest,stress 1,,owner' \
		'rush,Rush,titan,1,action,target highest adrenaline; target closest,stress 1,,owner' >>ai-cards.csv
}

setup() {
	ai_setup
}

# why_has LINE... -- ARGUMENT...: --why prints each of these lines, whole.
why_has() {
	local lines=() line
	while [[ $1 != -- ]]; do
		lines+=("$1")
		shift
	done
	try enorm-ai -T ruling --why "${@:2}" <a.board
	wants 0 enorm-ai --why "${@:2}" || return
	for line in "${lines[@]}"; do
		grep -qxF -- "$line" .out || { echo "no '$line' in:" && cat .out && return 1; }
	done
}

# why_hasnt PATTERN: nor does it print anything like that.
why_hasnt() {
	! grep -E -- "$1" .out
}

@test "TGT-22 TGT-25 --why says no of who is not the closest, and by how much" {
	on 'spacer ann D4' 'spacer bob D8' 'intruder stalker-1 D5'
	each_way why_has 'line 1, target closest: is it ann? yes [TGT-13]' \
		'line 1, target closest: is it bob? no, 3 away, ann 1 [TGT-22]' -- stalker-1
	on 'spacer ann D4' 'spacer bob D8' 'intruder titan-1 D5'
	each_way why_has 'line 1, target furthest: is it bob? yes [TGT-13]' \
		'line 1, target furthest: is it ann? no, 1 away, bob 3 [TGT-25]' -- titan-1 --card far
	on 'spacer ann D4 stress=4' 'spacer bob D8 stress=2' 'intruder titan-1 D5'
	each_way why_has 'line 1, target highest stress: is it ann? yes [TGT-13]' \
		'line 1, target highest stress: is it bob? no, 2 Stress, ann 4 [TGT-33]' -- titan-1 --card tense
	each_way why_has 'line 1, target lowest stress: is it bob? yes [TGT-13]' \
		'line 1, target lowest stress: is it ann? no, 4 Stress, bob 2 [TGT-34]' -- titan-1 --card calm
}

@test "RI-14 --why says no of who loses a tie" {
	on 'spacer ann D3 vitals=4' 'spacer bob D7' 'intruder stalker-1 D5'
	each_way why_has 'line 1, target closest: is it ann? yes [TGT-13]' \
		'line 1, target closest: is it bob? no, the tie goes to ann [RI-14]' \
		'stalker-1 targets ann, 2 away (line 1): both are 2 away; ann has fewer Vitals (4, bob 9) [TGT-02; RI-14]' \
		-- stalker-1
}

@test "TGT-12 the lines below the one that is resolved are not reached" {
	on 'spacer ann D4' 'spacer bob D8' 'intruder titan-1 D5 facing=e'
	# facing turns with the board
	each_way why_has 'line 1, target closest in-front: is it bob? yes [TGT-13]' \
		'line 1, target closest in-front: is it ann? no, not in front [TGT-30]' \
		'line 2, target furthest: not reached [TGT-12]' -- titan-1 --card ahead
	on 'spacer ann D4' 'spacer bob D3' 'intruder titan-1 D5 facing=e'
	each_way why_has 'line 1, target closest in-front: is it bob? no, not in front [TGT-30]' \
		'line 2, target furthest: is it bob? yes [TGT-13]' 'titan-1 targets bob, 2 away (line 2) [TGT-11]' -- titan-1 --card ahead
	on 'spacer ann D8' 'intruder titan-1 D5 facing=e'
	each_way why_has 'line 2, target none: not reached [TGT-12]' -- titan-1 --card nobody
}

@test "TGT-19 with the Target named no line is reached" {
	on 'spacer ann D4' 'spacer bob D8' 'intruder titan-1 D5 facing=e'
	each_way why_has 'line 1, target closest in-front: not reached [TGT-19]' 'line 2, target furthest: not reached [TGT-19]' \
		-- titan-1 --card ahead --target ann
}

@test "PRO-06 the protocols below the one that is performed are not reached" {
	on 'spacer ann D2' 'intruder hound-1 D5'
	each_way why_has 'protocol 1, Snap (adjacent, ann): no [PRO-04]' 'protocol 2, Lunge (in-movement-range, ann): yes, performed [PRO-05]' \
		'protocol 3, Run (otherwise, ann): not reached [PRO-06]' -- hound-1
}

# target_as_told OPTION...: the Target of the ruling is the one --why gives.
target_as_told() {
	local told
	try enorm-ai -T ruling --why "$@" <a.board
	told=$(grep -oE '^[a-z0-9-]+ targets .*' .out)
	try enorm-ai -T ruling --seed 1 "$@" <a.board
	grep -qxF -- "$told" .out || { echo "'$told' is not in:" && cat .out && return 1; }
}

@test "--why gives the Target of the activation, in its words" {
	local card
	for card in near far ahead ladder seen tense calm weak strong nobody storm sweep glow glare rush; do
		on 'spacer ann D3 vitals=5 stress=2' 'spacer bob D7 vitals=5 stress=3' 'spacer cal B5 vitals=4 stress=2' \
			'token cal radiation count=1' 'intruder titan-1 D5 facing=e'
		each_way target_as_told titan-1 --card "$card"
	done
}

@test "RI-15 a distance without a route is no number" {
	on 'map 1x7' 'wall A3-A4' 'spacer juliet A2' 'intruder stalker-1 A5'
	each_way why_has 'no way to juliet from stalker-1, 3 off by plain count: behind all others [RI-15]' \
		'stalker-1 targets juliet, no way to juliet (line 1) [TGT-02]' -- stalker-1
	each_way act stalker-1
	tells target who=stalker-1 target=juliet 'way=no way to juliet'
	silent target 'distance=[0-9]+'
	on 'map 1x7' 'wall A2-A3,A3-A4' 'spacer juliet A3' 'spacer romeo A1' 'intruder titan-1 A5'
	each_way why_has 'line 1, target closest: is it juliet? yes [TGT-13]' \
		'line 1, target closest: is it romeo? no, no way to romeo, 4 off by plain count, nor to juliet, 2 off [RI-15]' -- titan-1 --card near
	on 'map 1x7' 'wall A3-A4' 'spacer juliet A3' 'spacer romeo A7' 'intruder titan-1 A5'
	each_way why_has 'line 1, target closest: is it juliet? no, no way to juliet, romeo 2 away [RI-15]' \
		'line 1, target closest: is it romeo? yes [TGT-13]' -- titan-1 --card near
	each_way why_has 'line 1, target furthest: is it romeo? no, 2 away, no way to juliet [RI-15]' \
		'line 1, target furthest: is it juliet? yes [TGT-13]' -- titan-1 --card far
	try enorm-ai -T json --why titan-1 --card far <a.board
	assert_equal "$(jq -c 'select(.kind == "event" and .verb == "distance-to" and .args.who == "juliet") | .args | [.distance, .plain]' .out)" '[null,2]'
	try enorm-ai -T json --seed 1 titan-1 --card far <a.board
	assert_equal "$(jq -c 'select(.verb == "target") | .args | [.target, .distance, .way]' .out)" '["juliet",null,"no way to juliet"]'
	! grep -E '2[56][0-9][0-9]' .out || return 1
}

# goes_to WHOM CARD: the Target of the card.
goes_to() {
	play "$2"
	target_is titan-1 "$1"
}

# falls_through CARD: the line is told to be no good, and the Routine is performed.
falls_through() {
	play "$1"
	tells performs who=titan-1 what=Routine || return
	tells line n=1 holds=no ruling=RI-67
}

@test "RI-67 TGT-33 TGT-34 Highest or Lowest of tokens that nobody has cannot be resolved" {
	on 'spacer ann D3' 'spacer bob D8' 'intruder titan-1 D5 facing=e'
	each_way goes_to ann glow
	tells line n=1 holds=no 'why=nobody has any Radiation' clause=TGT-33 ruling=RI-67
	each_way falls_through dim
	tells line n=1 holds=no 'why=nobody has any Infection' clause=TGT-34 ruling=RI-67
	each_way why_has 'line 1, target highest radiation: no, nobody has any Radiation [TGT-33; RI-67]' \
		'line 2, target closest: is it ann? yes [TGT-13]' -- titan-1 --card glow
	# one who has some is enough, for Lowest too
	on 'spacer ann D3' 'spacer bob D8' 'token bob radiation count=1' 'token bob infection count=1' 'intruder titan-1 D5 facing=w'
	each_way goes_to bob glow
	each_way goes_to ann dim
	# TGT-29: among those whom the rest of the line leaves
	each_way goes_to bob glare
	tells line n=1 holds=no ruling=RI-67
	tells target line=2
}

@test "RI-67 Highest or Lowest of a statistic can always be resolved" {
	on 'spacer ann D3' 'spacer bob D8 vitals=4' 'intruder titan-1 D5'
	each_way goes_to bob rush
	tells target line=1
	each_way goes_to bob tense
	silent line
}
