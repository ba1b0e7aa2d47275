#!/usr/bin/env bats
# Rolling: how dice are read, re-rolled, converted and paid for.
load helper

# dice COLOUR FACE...: that die in a table of ours, a face by its symbols: P h o q, - for none.
dice() {
	mkdir -p own
	export ENORM_DATA=own
	[ -e own/dice.csv ] || echo 'colour,face,power,half,potential,quadrant,source' >own/dice.csv
	local colour=$1 n=0 face symbol
	for face in "${@:2}"; do
		n=$((n + 1))
		printf '%s,%d' "$colour" "$n"
		for symbol in P h o q; do
			symbol=${face//[^$symbol]/}
			printf ',%d' ${#symbol}
		done
		echo ',owner'
	done >>own/dice.csv
}

# rolls TEXT ARGUMENT...: the roll's last line is TEXT.
rolls() {
	try enorm-roll -T ruling "${@:2}"
	wants 0 enorm-roll "${@:2}" && text_is err '' enorm-roll "${@:2}" || return
	assert_equal "$(grep -v '^(to repeat' .out | tail -n 1)" "$1"
}

# tells LINE ARGUMENT...: LINE is one of the roll's lines.
tells() {
	try enorm-roll -T ruling "${@:2}"
	wants 0 enorm-roll "${@:2}" && text_is err '' enorm-roll "${@:2}" || return
	grep -qxF -- "$1" .out || { echo "no line: $1" && cat .out && return 1; }
}

# silent TEXT ARGUMENT...: no line of the roll has TEXT.
silent() {
	try enorm-roll -T ruling "${@:2}"
	wants 0 enorm-roll "${@:2}" || return
	! grep -F -- "$1" .out
}

# refuses TEXT ARGUMENT...: status 1 and that refusal.
refuses() {
	answers 1 "refused: $1" enorm-roll -T ruling "${@:2}"
}

# juliet [KEY=VALUE...]: a board with Juliet, three tokens of a kind in each pool.
juliet() {
	board <<-END
		enorm 1
		map 2x2
		spacer juliet A1 facing=e vitals=9 stress=1 adrenaline=0 character=juliet-abel suit=standard-eva $*
		pool active discipline=3 confidence=3 expertise=3
		pool incoming discipline=3 confidence=3 expertise=3
		done
	END
}

# after REGEX ARGUMENT...: the board after that roll of Juliet's has such a line.
after() {
	try enorm-roll -T board --for juliet -f a.board "${@:2}"
	wants 0 enorm-roll "${@:2}" || return
	grep -qE -- "$1" .out || { echo "no line: $1" && cat .out && return 1; }
}

# --- dice

@test "PWR-03 Power dice are white, red, black, green and orange" {
	rolls 'total: 5 Power [WND-01]' wrbgo --rolled w:P,r:P,b:P,g:P,o:P
	complains 64 "enorm-roll: no die is 'y': colours are w r b g o, at character 2 of 'wy'" enorm-roll wy
	assert_equal "$(enorm-board data dice | cut -d, -f1 | sort -u | tr '\n' ' ')" 'black colour green orange red white '
}

@test "DIC-05 DIC-04 white, red and black dice are Power and Danger dice alike, with the same faces" {
	local colour
	for colour in w r b; do
		enorm-roll $colour --rolled ${colour}3 -T json | jq -r 'select(.verb == "roll").args.symbols' >power
		enorm-roll $colour --danger --rolled ${colour}3 -T json | jq -r 'select(.verb == "roll").args.symbols' >danger
		diff power danger
	done
}

@test "PWR-09 every die of the pool is rolled" {
	dice white P
	dice red PP
	tells 'roll: 3 red and 2 white rolled r1,r1,r1,w1,w1 (PP PP PP P P): 8 Power [PWR-09]' 2w3r --seed 1
	complains 64 "enorm-roll: roll, which takes 2 red and 1 white: dice expected: 3, 2 red and 1 white; given: 2, 1 red and 1 white, at character 1 of 'r:P,w:P'" \
		enorm-roll rrw --rolled r:P,w:P
	complains 64 "enorm-roll: roll, which takes 1 red: dice expected: 1, 1 red; given: 2, 2 red, at character 1 of 'r:P,r:P'" \
		enorm-roll r --rolled r:P,r:P
}

@test "PWR-10 DIC-01 every Power symbol is 1 Power, and a face with two is 2" {
	rolls 'total: 3 Power [WND-01]' rw --rolled r:PP,w:P
}

@test "PWR-11 every raw Power point is 1 Power" {
	rolls 'total: 4 Power [WND-01]' r+3 --rolled r:P
	rolls 'total: 2 Power [WND-01]' +2
}

@test "PWR-12 DIC-06 two Half Powers are 1 Power" {
	rolls 'total: 1 Power [WND-01]' r --rolled r:hh
	rolls 'total: 2 Power [WND-01]' rr --rolled r:hhh,r:h
}

@test "PWR-13 Half Powers pair over the whole roll" {
	rolls 'total: 1 Power [WND-01]' rw --rolled r:h,w:h
	rolls 'total: 3 Power [WND-01]' rw --rolled r:Ph,w:Ph
}

@test "PWR-14 DIC-07 an unpaired Half Power is nothing" {
	rolls 'total: 0 Power [WND-01]' r --rolled r:h
	rolls 'total: 1 Power [WND-01]' rww --rolled r:h,w:h,w:h
}

@test "PWR-15 raw Power is no die and is never re-rolled" {
	complains 64 "enorm-roll: no die #2: the roll has #1 to #1, at character 1 of '#2'" \
		enorm-roll r+2 --rolled r:P --confidence '#2'
}

@test "PWR-33 every Potential on a die counts" {
	tells 'roll: 1 red and 1 white rolled r:oo,w:o: 0 Power, 3 Potential [PWR-09]' rw --rolled r:oo,w:o
}

@test "PWR-34 a Potential that nothing converts is no Power" {
	rolls 'fail: 1 Power against AT 2 [WND-04]' r --at 2 --rolled r:Poo
}

@test "PWR-35 POL-05 KW-DISCIPLINE-2 one Discipline turns 1 Potential of an Attack into 1 Power" {
	rolls 'wound: 2 Power against AT 2 [WND-02]' r --at 2 --rolled r:Po --discipline '#1'
	rolls 'total: 2 Power [WND-01]' rr --rolled r:o,r:o --discipline 2
	rolls 'total: 1 Power [WND-01]' rr --rolled r:o,r:o --discipline 1
}

@test "PWR-36 PWR-21 PWR-44 a weapon modifier converts or re-rolls once, and is no token" {
	mkdir -p own
	echo 'name,title,hands,traits,dice,surge_at,surge,confidence,discipline,range,suppress,quadrants,ammo,charge,noise,noise_per_shot,keywords,effect,abilities,source' >own/weapons.csv
	echo 'probe,Probe,1,,r,0,,1,1,1,0,0,0,0,,0,,,,owner' >>own/weapons.csv
	export ENORM_DATA=own
	juliet
	rolls "wound: 1 Power against AT 1 [WND-02]" --weapon probe --at 1 --rolled r:o
	tells 'Confidence re-rolls #1: r:- becomes r:P [PWR-21]' --weapon probe --at 1 --rolled r:- --rolled roll-confidence=r:P
	after 'pool active discipline=3 confidence=3 expertise=3' --weapon probe --at 1 --rolled r:- --confidence '#1=r:o'
	tells 'Discipline turns 1 Potential into Power on #1 [PWR-36]' --weapon probe --at 1 --rolled r:o
}

@test "PWR-38 PWR-37 surplus Discipline does nothing" {
	rolls 'total: 1 Power [WND-01]' rr --rolled r:o,r:- --discipline 5
	juliet
	after 'pool active discipline=2 confidence=3' rr --rolled r:o,r:- --discipline 3
	after 'pool active discipline=3 confidence=3' r --rolled r:P --discipline '#1'
	tells 'die #1 shows no Potential: Discipline does nothing there [PWR-38]' r --rolled r:P --discipline '#1'
}

@test "POL-13 no die takes two tokens of a type" {
	rolls 'total: 1 Power [WND-01]' r --rolled r:oo --discipline 2
	complains 64 "enorm-roll: die #1 is named twice, at character 4 of '#1,#1'" \
		enorm-roll r --rolled r:oo --discipline '#1,#1'
	complains 64 "enorm-roll: die #1 is named twice, at character 4 of '#1,#1'" \
		enorm-roll r --rolled r:oo --confidence '#1,#1'
}

# --- Confidence

@test "PWR-20 PWR-22 POL-07 KW-CONFIDENCE-2 one Confidence re-rolls one Attack die, once" {
	dice red - P
	juliet
	tells 'Confidence re-rolls #2: r:- becomes r:PP [PWR-20]' rr --rolled r:-,r:- --confidence '#2=r:PP'
	after 'pool active discipline=3 confidence=2' rr --rolled r:-,r:- --confidence '#2=r:PP'
	tells 'Confidence re-rolls #1,#3: r:-,r:- becomes r:P,r:P [PWR-20]' rrr --rolled r:-,r:P,r:- --confidence '#1=r:P,#3=r:P'
	# a number is a limit
	json 'select(.verb == "reroll").args.which[0]' '"#1"' enorm-roll rr -T json --rolled r1,r1 --confidence 1 --rolled roll-confidence=r2
}

@test "PWR-23 the Confidence batch is named before the first of it is thrown" {
	dice red - P
	tells 'Confidence re-rolls #1,#2: r1,r1 becomes r1,r2 (- P) [PWR-20]' rr --rolled r1,r1 --rolled roll-confidence=r1,r2 --confidence 5
	complains 2 'enorm-roll: roll 2 red: #1, #2 again, by Confidence, then add --rolled roll-confidence=...' \
		enorm-roll rr --table --rolled r1,r1 --confidence 5
}

@test "PWR-24 CRT-01 a re-rolled die keeps only its new face" {
	rolls "fail: 0 Power against AT 1, 4 quadrants with the weapon's [WND-04]" r --at 1 --quadrants 4 --rolled r:PPhoqqqq --confidence '#1=r:h'
	rolls "critical wound: 1 Power against AT 1, 4 quadrants with the weapon's [CRT-07]" r --at 1 --quadrants 1 --rolled r:- --confidence '#1=r:Pqqq'
	rolls 'total: 3 Power [WND-01]' rr --rolled r:PP,r:- --confidence '#2=r:P'
	rolls "wound: 1 Power against AT 1, 1 quadrant with the weapon's [WND-02]" r --at 1 --quadrants 1 --rolled r:Pqqq --confidence '#1=r:P'
}

@test "KW-CONFIDENCE-3 SKL-05 Confidence re-rolls a Skill Test die" {
	rolls 'success: 1 Power against AT 1 [SKL-08]' w --as skill --at 1 --rolled w:- --confidence '#1=w:P'
}

@test "KW-CONFIDENCE-4 SCT-16 Confidence re-rolls a Scouting die" {
	rolls 'success: 1 Power against AT 1 [SCT-06]' w --as scout --rolled w:- --confidence '#1=w:P'
}

@test "KW-CONFIDENCE-5 Confidence re-rolls a Noise die" {
	rolls 'quiet: 0 Potential; a die with 1 or more is loud [NRL-05]' w --danger --rolled w:o --confidence '#1=w:P'
}

@test "KW-CONFIDENCE-6 POL-08 Confidence does nothing to an Intruder's dice or the Enormity die" {
	refuses 'Confidence re-rolls Spacer Attack, Skill Test, Scouting and Noise dice only [KW-CONFIDENCE-6,POL-08]' \
		rr --as intruder --rolled r:P,r:P --confidence '#1'
	refuses 'Confidence re-rolls Spacer Attack, Skill Test, Scouting and Noise dice only [KW-CONFIDENCE-6,POL-08]' \
		rr --as terrorize --confidence 1
	refuses 'Confidence and Discipline serve Spacer Attacks, Skill Tests, Scouting Checks and Noise Rolls only [POL-06,POL-08]' \
		enormity --rolled 3 --confidence 1
}

@test "POL-06 Discipline does nothing to an Intruder's dice" {
	refuses 'Discipline serves Spacer Attacks, Skill Tests, Scouting Checks and Noise Rolls only [POL-06]' \
		rr --as intruder --rolled r:P,r:P --discipline 1
}

@test "PWR-18 only tokens of the Active Pool are spent" {
	juliet
	answers 1 'refused: the Active Pool has 3 Confidence, not 4 [PWR-18]' \
		enorm-roll -T ruling --for juliet -f a.board rrrr --confidence 4
	answers 1 'refused: the Active Pool has 3 Discipline, not 4 [PWR-18]' \
		enorm-roll -T ruling --for juliet -f a.board rrrr --discipline '#1,#2,#3,#4'
	sed -i '/^pool active/d' a.board
	answers 1 'refused: the Active Pool has 0 Confidence, not 1 [PWR-18]' \
		enorm-roll -T ruling --for juliet -f a.board rrrr --confidence 1
}

# --- Stress

@test "RUB-07 PWR-26 PWR-30 SKL-06 SCT-17 on any roll Stress re-rolls a die, +1 Stress each, each die once" {
	juliet
	after 'spacer juliet .* stress=3 ' rr --rolled r:-,r:- --stress '#1=r:P,#2=r:P'
	after 'spacer juliet .* stress=2 ' --skill willpower --at 1 --rolled w:-,w:- --stress '#1=w:P'
	after 'spacer juliet .* stress=2 ' --as scout --rolled w:- --stress '#1=w:P'
	after 'spacer juliet .* stress=2 ' w --danger --rolled w:o --stress '#1=w:-'
	after 'spacer juliet .* stress=2 ' r --as intruder --rolled r:PP --stress '#1=r:-'
	after 'spacer juliet .* stress=2 ' enormity --rolled 3 --stress '#1=10'
	tells 'Stress re-rolls #1: 3 becomes 10 [RUB-07; RO-76]' enormity --rolled 3 --stress '#1=10'
	rolls 'success: 1 Power against AT 1 [SKL-08]' w --as skill --at 1 --rolled w:- --stress '#1=w:P'
	rolls 'success: 1 Power against AT 1 [SCT-06]' w --as scout --rolled w:- --stress '#1=w:P'
	complains 64 "enorm-roll: die #1 is named twice, at character 8 of '#1=r:-,#1'" \
		enorm-roll r --rolled r:- --stress '#1=r:-,#1'
}

@test "RUB-08 PWR-29 KW-CONFIDENCE-7 POL-09 a die re-rolled by Confidence may be re-rolled by Stress" {
	rolls 'total: 2 Power [WND-01]' r --rolled r:- --confidence '#1=r:P' --stress '#1=r:PP'
}

@test "RA-02 Stress is open while Confidence is left" {
	rolls 'total: 1 Power [WND-01]' r --rolled r:- --stress '#1=r:P'
}

@test "RA-03 Stress goes die by die and stops when it is enough" {
	dice red - P
	juliet
	after 'spacer juliet .* stress=2 ' rr --at 1 --rolled r1,r1 --stress 2 --rolled roll-stress=r2
	after 'spacer juliet .* stress=3 ' rr --at 1 --rolled r1,r1 --stress 2 --rolled roll-stress=r1 --rolled roll-stress-2=r2
}

@test "RA-04 PWR-31 a named re-roll past 9 Stress kills at payment, is announced, and ends the roll" {
	juliet broken
	sed -i 's/stress=1/stress=9/' a.board
	try enorm-roll -T ruling --for juliet -f a.board rr --at 1 --rolled r:-,r:- --stress '#1=r:PP'
	# the die is not thrown: the face typed for it is no use, and that is no error
	assert_equal "$(head -n 2 .out)" 'the roll is not completed; juliet dies: Stress over 9, a nervous breakdown
juliet has 9 Stress: re-roll 1 of 1 goes past 9 and kills [PWR-31; RA-04]'
	assert_equal "$(tail -n 1 .out)" 'the roll is not completed [PWR-31; RA-04]'
	grep -q '^juliet dies' .out
	run ! grep -q 're-rolls' .out
}

@test "PWR-27 PWR-32 a number of Stress is played only as far as the Spacer can bear it" {
	dice red - P
	juliet broken
	sed -i 's/stress=1/stress=8/' a.board
	try enorm-roll -T ruling --for juliet -f a.board rr --at 1 --rolled r1,r1 --stress 2 --rolled roll-stress=r1
	wants 0 roll
	assert_equal "$(head -n 2 .out)" 'fail: 0 Power against AT 1; juliet gains 1 Stress (now 9)
juliet has 8 Stress: 1 of 2 re-rolls are left out, going past 9 kills [PWR-31; RA-04]'
	run ! grep -q dies .out
	assert_equal "$(grep -c 'Stress re-rolls' .out)" 1
}

@test "RA-37 a Breakdown comes between the payment and the throw" {
	juliet
	sed -i 's/vitals=9 stress=1/vitals=3 stress=2/' a.board
	try enorm-roll -T ruling --for juliet -f a.board r --rolled r:- --stress '#1=r:P' --seed 1
	wants 0 roll
	grep -n 'Breakdown' .out | head -n 1 | cut -d: -f1 >breakdown
	grep -n 'Stress re-rolls' .out | cut -d: -f1 >reroll
	[ "$(cat breakdown)" -lt "$(cat reroll)" ]
}

@test "RO-76 AWK-02 Stress re-rolls the Enormity die" {
	rolls 'Enormity die: 10' enormity --rolled 3 --stress '#1=10'
	rolls 'Enormity die: 10' enormity --rolled 3 --stress 1 --rolled enormity-stress=10
	rolls 'Enormity die: 10' enormity --rolled 10 --stress 1
}

@test "PWR-23 PWR-28 PWR-40 Confidence comes first, then Stress, then Discipline" {
	try enorm-roll -T ruling rrr --rolled r:-,r:-,r:- --discipline '#1,#2' --stress '#2=r:o' --confidence '#1=r:o,#3=r:P'
	wants 0 roll
	assert_equal "$(grep -oE '^(Confidence|Stress|Discipline) [a-z-]+' .out | tr '\n' ' ')" \
		'Confidence re-rolls Stress re-rolls Discipline turns '
	assert_equal "$(tail -n 1 .out)" 'total: 3 Power [WND-01]'
}

@test "RA-04 a Spacer who dies over the Enormity die's re-roll throws it no more" {
	juliet broken
	sed -i 's/stress=1/stress=9/' a.board
	try enorm-roll -T ruling --for juliet -f a.board enormity --rolled 3 --stress '#1=10'
	wants 0 roll
	grep -q '^juliet dies' .out
	assert_equal "$(head -n 1 .out)" 'Enormity die: 3; juliet dies: Stress over 9, a nervous breakdown'
	assert_equal "$(tail -n 1 .out)" 'Enormity die: 3'
}

# --- quadrants

@test "CRT-02 quadrants of the final dice and of the weapon are added" {
	rolls "critical wound: 1 Power against AT 1, 4 quadrants with the weapon's [CRT-07]" rr --at 1 --quadrants 1 --rolled r:Pq,r:qq
	rolls 'wound: 1 Power against AT 1 [WND-02]' rr --at 1 --quadrants 0 --rolled r:Pq,r:qq
	rolls "wound: 1 Power against AT 1, 3 quadrants with the weapon's [WND-02]" rr --at 1 --quadrants 1 --rolled r:Pq,r:q
}

@test "CRT-03 quadrants of either print colour are one column of the table" {
	assert_equal "$(enorm-board data dice | head -n 1)" 'colour,face,power,half,potential,quadrant,source'
}

@test "DIC-08 CRT-04 CRT-05 four quadrants give a critical chance, three do not" {
	rolls 'critical wound: 1 Power against AT 1 [CRT-07]' r --at 1 --rolled r:Pqqqq
	rolls 'wound: 1 Power against AT 1 [WND-02]' r --at 1 --rolled r:Pqqq
	rolls "critical wound: 1 Power against AT 1, 4 quadrants with the weapon's [CRT-07]" r --at 1 --rolled r:P --quadrants 4
}

@test "CRT-07 CRT-08 a critical chance without the wound is a plain fail" {
	rolls 'fail: 0 Power against AT 1 [WND-04]' r --at 1 --rolled r:qqqq
}

@test "CRT-07 an explored roll is critical only with the wound and the chance" {
	dice red P
	juliet
	tells '  wound: 1 Power against AT 1 [WND-02]' --for juliet -f a.board r --at 1 --outcomes
	tells '  critical wound: 1 Power against AT 1 [CRT-07]' --for juliet -f a.board r --at 1 --quadrants 4 --outcomes
	tells '  fail: 1 Power against AT 2 [WND-04]' --for juliet -f a.board r --at 2 --quadrants 4 --outcomes
}

# --- Danger dice

@test "DIC-02 NRL-03 on Danger dice Potentials are counted" {
	rolls 'noise: 3 Potential; a die with 1 or more is loud [NRL-06]' rw --danger --rolled r:oo,w:o
}

@test "DIC-03 Power on a Danger die counts for nothing" {
	rolls 'quiet: 0 Potential; a die with 1 or more is loud [NRL-05]' rw --danger --rolled r:PPhq,w:P
	complains 64 'enorm-roll: raw Power counts for nothing on Danger dice' enorm-roll r+1 --danger
}

@test "KW-DISCIPLINE-5 Discipline makes a Potential of a Noise Roll no Noise" {
	rolls 'quiet: 0 Potential; a die with 1 or more is loud [NRL-05]' w --danger --rolled w:o --discipline '#1'
	rolls 'noise: 1 Potential; a die with 1 or more is loud [NRL-06]' w --danger --rolled w:oo --discipline 2
}

@test "a number of re-rolls on Danger dice is played for the least Potential" {
	dice white - o
	dice red o
	tells 'Confidence re-rolls #2: w2 becomes w1 (-) [PWR-20]' rw --danger --rolled r1,w2 --confidence 1 --rolled roll-confidence=w1
	silent Confidence rw --danger --rolled r1,w1 --confidence 2
}

# --- kinds of rolls

@test "KW-DISCIPLINE-3 SKL-07 Discipline converts in a Skill Test" {
	rolls 'success: 1 Power against AT 1 [SKL-08]' w --as skill --at 1 --rolled w:o --discipline 1
}

@test "KW-DISCIPLINE-4 SCT-18 Discipline converts in a Scouting Check" {
	rolls 'success: 1 Power against AT 1 [SCT-06]' w --as scout --rolled w:o --discipline 1
}

@test "SKL-01 SKL-10 a test names its skill, and every skill is a column of the Spacers' table" {
	juliet
	complains 64 "enorm-roll: no skill 'wilpower' (did you mean 'willpower'?)" \
		enorm-roll --for juliet -f a.board --skill wilpower --at 1
	local skill
	for skill in intelligence dexterity strength willpower perception; do
		enorm-board data spacers | head -n 1 | grep -q ",$skill,"
		enorm-roll -q --for juliet -f a.board --skill $skill --seed 1
	done
}

@test "SKL-02 every skill is at least 1" {
	mkdir -p own
	enorm-board data spacers | sed 's/^juliet-abel,\([^,]*,[^,]*\),1/juliet-abel,\1,0/' >own/spacers.csv
	fails 65 'spacers.csv' env ENORM_DATA=own enorm-roll r
	juliet
	sed -i 's/ character=juliet-abel//' a.board
	after 'event roll point=roll dice=w ' --skill strength --rolled w:-
}

@test "SKL-03 a Skill Test rolls as many white dice as the skill's value" {
	juliet
	after 'event roll point=roll dice=ww ' --skill willpower --rolled w:-,w:-
	after 'event roll point=roll dice=w ' --skill strength --rolled w:-
	fails 64 'dice expected: 2, 2 white; given: 1, 1 white' enorm-roll --for juliet -f a.board --skill willpower --rolled w:-
}

@test "SKL-04 SKL-08 a test succeeds at its threshold and above, and fails below" {
	rolls 'success: 2 Power against AT 2 [SKL-08]' w --as skill --at 2 --rolled w:PP
	rolls 'success: 3 Power against AT 2 [SKL-08]' w --as skill --at 2 --rolled w:PPP
	rolls 'failure: 1 Power against AT 2 [SKL-08]' w --as skill --at 2 --rolled w:P
}

@test "RA-43 Half Powers pair in a test, quadrants do nothing" {
	rolls 'success: 1 Power against AT 1 [SKL-08]' ww --as skill --at 1 --rolled w:hqq,w:hqq
}

@test "SKL-09 a degree test tells the Power" {
	rolls 'total: 2 Power [SKL-09]' ww --as skill --rolled w:P,w:P
}

@test "SCT-05 a Scout rolls the dice of the Light source" {
	juliet
	after 'event roll point=roll dice=w ' --as scout --rolled w:P
	sed -i 's/juliet A1.*/nobody A1 vitals=9 stress=0 adrenaline=0/' a.board
	complains 64 'enorm-roll: nobody has no Light source: write the dice' \
		enorm-roll --for nobody -f a.board --as scout
}

@test "SCT-06 SCT-07 one Power is enough to scout" {
	rolls 'success: 1 Power against AT 1 [SCT-06]' w --as scout --rolled w:P
	rolls 'failure: 0 Power against AT 1 [SCT-07]' w --as scout --rolled w:h
}

@test "KW-LIGHT-1 the Light keyword names another colour for the Light source" {
	mkdir -p own
	echo 'name,title,slot,traits,armor,light,dice,keywords,effect,source' >own/gear.csv
	echo 'lamp,Lamp,support,,0,b,,light,,owner' >>own/gear.csv
	export ENORM_DATA=own
	juliet
	sed -i '/^spacer/a gear juliet lamp' a.board
	after 'event roll point=roll dice=b ' --as scout --rolled b:P
	sed -i 's/^gear juliet lamp/& stowed/' a.board
	after 'event roll point=roll dice=w ' --as scout --rolled w:P
}

@test "IAT-02 an Intruder's attack rolls the dice it is given, all of them" {
	rolls 'total: 3 Power [WND-01]' rrw --as intruder --rolled r:PP,r:P,w:o
	fails 64 'dice expected: 3' enorm-roll rrw --as intruder --rolled r:PP
}

@test "IAT-13 a Stress gate adds its dice at that Stress and above" {
	juliet
	sed -i 's/stress=1/stress=3/' a.board
	after 'event roll point=roll dice=rrr ' rr --as intruder --gate 3:r --rolled r:P,r:P,r:P
	after 'event roll point=roll dice=rr ' rr --as intruder --gate 4:r --rolled r:P,r:P
}

@test "RI-29 a Half Power of an Intruder pairs, its Potentials and quadrants are nothing" {
	rolls 'total: 1 Power [WND-01]' rr --as intruder --rolled r:hoqq,r:hqq
}

@test "KW-LETHAL-1 on Lethal dice every Potential is Power" {
	rolls 'total: 4 Power [WND-01]' rr --lethal --rolled r:Poo,r:o
	complains 64 "enorm-roll: --lethal goes with an Intruder's dice only" enorm-roll rr --lethal --as attack
}

@test "CMD-27 armor re-rolls an Intruder's dice but no Terrorize dice" {
	rolls 'total: 0 Power [WND-01]' r --as intruder --rolled r:PP --armor '#1=r:-'
	refuses 'armor re-rolls no Terrorize dice [CMD-27]' r --as terrorize --rolled r:PP --armor '#1=r:-'
}

@test "RI-30 the attacked Spacer re-rolls Intruder dice by Stress, named ones" {
	rolls 'total: 0 Power [WND-01]' r --as terrorize --rolled r:PP --stress '#1=r:-'
	complains 64 "enorm-roll: name the Intruder's dice that are thrown again, like #1,#3" \
		enorm-roll r --as intruder --rolled r:PP --stress 1
}

# --- Devastating

@test "KW-DEVASTATING-1 a die that shows a quadrant adds a die of its colour" {
	rolls 'total: 4 Power [WND-01]' rw --devastating --rolled r:Pq,w:P --rolled roll-devastating=r:PP
	tells 'roll-devastating: 1 black and 1 white rolled b:-,w:-: 0 Power [PWR-09]' bw --devastating --rolled b:qq,w:q --rolled roll-devastating=b:-,w:-
	silent devastating rw --devastating --rolled r:P,w:P
}

@test "RA-18 extra dice and re-rolls earn none; an extra die can be re-rolled and outlives its parent" {
	rolls 'total: 0 Power [WND-01]' r --devastating --rolled r:q --rolled roll-devastating=r:q
	rolls 'total: 0 Power [WND-01]' r --devastating --rolled r:- --confidence '#1=r:qq'
	rolls 'total: 2 Power [WND-01]' r --devastating --rolled r:q --rolled roll-devastating=r:- --confidence '#2=r:PP'
	rolls 'total: 2 Power [WND-01]' r --devastating --rolled r:q --rolled roll-devastating=r:PP --confidence '#1=r:-'
}

@test "KW-DEVASTATING-2 the extra die is the player's choice" {
	rolls 'total: 1 Power [WND-01]' r --devastating --rolled r:Pq --choose roll-devastating=none
	rolls 'total: 3 Power [WND-01]' r --devastating --rolled r:Pq --choose roll-devastating=all --rolled roll-devastating=r:PP
}

# --- Cover

@test "COV-17 Cover drops a black die to red" {
	tells 'Cover drops one black die to red [COV-17]' b --cover --rolled r:P
}

@test "COV-18 Cover drops a red die to white" {
	tells 'Cover drops one red die to white [COV-18]' r --cover --rolled w:P
}

@test "COV-19 a white die drops no further and stays" {
	tells 'no die can drop a tier: Cover is not used [COV-19; RA-48]' ww --cover --rolled w:P,w:P
	rolls 'total: 2 Power [WND-01]' ww --cover --rolled w:P,w:P
	rolls 'total: 2 Power [WND-01]' go --cover --rolled g:P,o:P
}

@test "COV-20 COV-21 one die drops by one tier, and the number of dice stays" {
	tells 'roll: 2 black, 1 red and 1 white rolled b:P,b:P,r:P,w:P: 4 Power [PWR-09]' bbbw --cover --rolled b:P,b:P,r:P,w:P
}

@test "RA-44 the covered Spacer picks the die that drops, a covered Intruder drops the best" {
	tells 'roll-cover: red rather than black: as asked (--choose roll-cover=...)' br --as intruder --cover --choose roll-cover=red --rolled b:P,w:P
	tells 'Cover drops one black die to red [COV-17]' br --cover --rolled r:P,r:P
	fails 64 'nothing here asks for it' enorm-roll br --cover --choose roll-cover=red --rolled r:P,r:P
}

# --- data

@test "CDE-09 INT-25 the colour of a Noise die is the Intruder's own, whatever the Countdown colour" {
	enorm-board data intruders >intruders
	python3 - <<-'END'
		import csv
		grin = next(r for r in csv.DictReader(open("intruders")) if r["name"] == "grin")
		colours = grin["noise"].split("/")
		assert colours[:2] == ["white", "white"] or colours == ["white"], colours
	END
}

# --- the tool

@test "a roll says its seed, and the seed repeats it" {
	try enorm-roll -T ruling rrw
	wants 0 roll
	local seed
	seed=$(sed -n 's/^(to repeat it: --seed \([0-9]*\))$/\1/p' .out)
	cp .out first
	gives first enorm-roll -T ruling rrw --seed "$seed"
}

@test "dice from the table draw nothing and need no seed" {
	silent seed rw --rolled r1,w1
}

@test "a list that nothing asks for is an error" {
	complains 64 'enorm-roll: --rolled roll-stress=r1: nothing here asks for it; this call asked for roll' \
		enorm-roll r --rolled r1 --rolled roll-stress=r1
}

@test "bad notation says what, and at which character" {
	complains 64 "enorm-roll: a colour belongs after the number: w r b g o, at character 3 of 'r2'" enorm-roll r2
	complains 64 "enorm-roll: a number of dice is 1 to 99, at character 1 of '0w'" enorm-roll 0w
	complains 64 "enorm-roll: roll, which takes 1 red: the red die has faces 1 to 6, at character 2 of 'r7'" enorm-roll r --rolled r7
	complains 64 "enorm-roll: roll, which takes 1 red: no symbol is 'x': P h o q, or - alone, at character 4 of 'r:Px'" enorm-roll r --rolled r:Px
	complains 64 "enorm-roll: a number of tokens is 0 to 99, at character 1 of '-1'" enorm-roll r --confidence=-1
	complains 64 "enorm-roll: die #1 is red, not white, at character 4 of '#1=w1'" enorm-roll r --rolled r1 --confidence '#1=w1'
	complains 64 'enorm-roll: Discipline turns no die: write #1 without a face' enorm-roll r --rolled r:o --discipline '#1=r1'
	complains 64 'enorm-roll: no dice: write them like rrw or 2r1w+1' enorm-roll
	complains 64 'enorm-roll: --aim wound needs --at N' enorm-roll r --aim wound
	complains 64 'enorm-roll: --skill needs --for SPACER and a board' enorm-roll --skill strength
	complains 64 'enorm-roll: there is no board to print without --for SPACER' enorm-roll r -T board
	complains 64 'enorm-roll: --all and --outcomes write boards: they need --for SPACER' enorm-roll r --outcomes
}

@test "with --table it waits for dice, one throw after another" {
	dice red - P
	complains 2 'enorm-roll: roll 2 red for roll, then add --rolled roll=...' enorm-roll rr --table
	complains 2 'enorm-roll: roll 1 red: #1 again, by Stress, then add --rolled roll-stress=...' enorm-roll rr --table --at 2 --rolled r1,r2 --stress 1
	juliet
	sed -i '/^map/i dice table' a.board
	try enorm-roll -T board --for juliet -f a.board r
	wants 2 enorm-roll --for juliet
	grep -q '^enorm-roll: roll 1 red for roll$' .err
	grep -qE '^under-way enorm-roll .*args="r --for juliet"' .out
	complains 2 'enorm-roll: roll 1 white for roll, then add --rolled roll=...' enorm-roll w --advise --at 1
}

@test "house dice say so, an owner's do not, and symbols are nobody's" {
	tells 'roll: 1 red rolled r3 (P): 1 Power; house dice [PWR-09]' r --rolled r3
	silent house r --rolled r:P
	json .house true enorm-roll rw --odds -T json
	try enorm-roll r --odds
	assert_equal "$(head -n 1 .out)" 'r (house dice)'
	dice red P
	silent house r --rolled r1
	json .house false enorm-roll r --odds -T json
	json .house true enorm-roll rw --odds -T json
}

@test "--faces shows the dice in force and which are the house's" {
	dice red P PPq
	try enorm-roll --faces
	wants 0 faces
	grep -qx 'red            1:P 2:PPq' .out
	grep -qx 'white  house   1:- 2:h 3:o 4:ho 5:P 6:Pq' .out
	json '[.kind, .dice.red, .dice.white.house]' '["faces",{"house":false,"faces":["P","PPq"]},true]' enorm-roll --faces -T json
}

@test "--advise says which dice to re-roll with what, and the chance with and without" {
	dice red - P PP
	prints enorm-roll rr --advise --at 2 --rolled r1,r2 --confidence 1 <<-'END'
		roll: 2 red rolled r1,r2 (- P): 1 Power [PWR-09]
		            wound critical
		best       66.67%    0.00%  re-roll with Confidence #1
		stand       0.00%    0.00%  re-roll nothing
	END
	json '[.confidence, .stress, .best.wound.num, .best.wound.den, .stand.wound.num]' '[[],[1],"2","3","0"]' \
		enorm-roll rr --advise --at 2 --rolled r1,r2 --stress 1 -T json
	prints enorm-roll rr --advise --at 2 --rolled r2,r:o --discipline 1 --fraction <<-'END'
		roll: 2 red rolled r2,r:o (P o): 1 Power, 1 Potential [PWR-09]
		            wound critical
		best          1/1      0/1  re-roll nothing; Discipline on #2
		stand         1/1      0/1  re-roll nothing
	END
	complains 64 'enorm-roll: --advise needs --at N' enorm-roll r --advise --rolled r1
}

@test "looking with --for changes neither the board nor the game" {
	juliet
	cp a.board game
	enorm-roll -g game --for juliet rr --at 2 --odds --confidence 2 >/dev/null
	enorm-roll -g game --for juliet rr --at 2 --advise --rolled r1,r1 --confidence 2 >/dev/null
	cmp a.board game
	answers 0 "$(enorm-roll rr --at 2 --odds --confidence 2)" enorm-roll -f a.board --for juliet rr --at 2 --odds --confidence 2
	json '[.board, .kind, .success.num]' '[1,"odds","1"]' enorm-roll -f a.board -T json --for juliet --skill strength --at 1 --odds
}

@test "DIE-11 DIE-13 the Enormity die has ten faces and the Flatline deck four cards" {
	rolls 'Enormity die: 7' enormity --rolled 7
	complains 64 'enorm-roll: --rolled enormity=11: it is one of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10' enorm-roll enormity --rolled 11
	local card
	for card in live live-attack die die-awaken; do
		says "drawn for flatline: $card" enorm-roll -T ruling flatline --rolled $card
	done
	complains 64 'enorm-roll: a Flatline card is drawn, not rolled' enorm-roll flatline --stress 1
}

@test "a refused roll leaves the board as it was but for the refusal" {
	juliet
	try enorm-roll -T board --for juliet -f a.board rr --confidence 4
	wants 1 roll
	enorm-board format -f a.board | diff - <(grep -v '^refused' .out)
}

@test "the dead roll nothing" {
	juliet dead
	answers 1 'refused: juliet is dead [DIE-15]' enorm-roll -T ruling --for juliet -f a.board r
}
