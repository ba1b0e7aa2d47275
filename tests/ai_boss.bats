#!/usr/bin/env bats
# enorm-ai: a Boss's activation, its commands, Signature and Routine; Flash Attacks; what grows with
# the Countdown.
load helper
load attack_helper
load ai_helper

setup_file() {
	cd "$BATS_FILE_TMPDIR" && ai_tables
}

setup() {
	ai_setup
}

# boss CARDS [LINE...]: titan-1 on D5, its AI deck these cards from the top; ann on D4.
boss() {
	on 'spacer ann D4' 'intruder titan-1 D5 facing=w' "deck ai titan-1 cards=$1 ordered" "${@:2}"
}

# ---- BOS ----

@test "BOS-01 a Boss draws the top AI card and resolves it, and has no protocol" {
	boss near
	act titan-1
	tells ai-card who=titan-1
	silent protocol
	stress_is ann 1
	now 'deck ai titan-1' discard near
}

@test "BOS-02 BOS-03 extra actions come before and after the card, never in its place" {
	assert_equal "$(env -u ENORM_DATA enorm-board data intruders | head -n 1 | grep -cE ',before,additional,')" 1
	on 'spacer ann D4' 'spacer bob A1' 'intruder herald-1 D5'
	play call
	in_order 'stress .*who=ann' 'ai-card .*who=herald-1' 'token .*who=ann' 'adrenaline .*who=ann'
	stress_is ann 1
	stress_is bob 1
	tokens_are ann radiation 1
	adrenaline_is ann 1
	adrenaline_is bob 1
}

@test "BOS-04 BOS-05 BOS-06 BOS-07 BOS-09 draw, targeting, movement, roll, consequences, After, in that order" {
	on 'spacer ann D1' 'intruder titan-1 D5'
	play full --rolled r:PP
	in_order 'ai-card .*who=titan-1' 'target .*who=titan-1' 'path .*who=titan-1' 'roll .*point=attack' \
		'damage .*who=ann' 'token .*who=ann' 'adrenaline .*who=ann'
	# BOS-05: who is Target was settled from where it stood, not from where it went
	on 'spacer ann D4' 'spacer bob D9' 'intruder titan-1 D5'
	play hunt --rolled r:P
	loses bob 1
	stress_is bob 1
	loses ann 0
}

@test "BOS-08 every effect of the card's Attack comes with its consequences, before the After effects" {
	on 'spacer ann D4' 'intruder titan-1 D5'
	play full --rolled r:PP
	in_order 'token .*who=ann' 'knockback .*who=ann' 'adrenaline .*who=ann'
	is_at ann D3
	tokens_are ann radiation 1
}

@test "BOS-10 the card is the top one of the AI deck" {
	boss near,throb,far
	act titan-1
	now 'deck ai titan-1' cards throb,far
	again titan-1
	stress_is ann 3
	now 'deck ai titan-1' cards far
	tells ai-card who=titan-1 level=2
}

@test "RI-53 an empty AI deck is made anew of its discard pile" {
	on 'spacer ann D4' 'intruder titan-1 D5' 'deck ai titan-1 discard=near ordered'
	act titan-1 --seed 1
	stress_is ann 1
	now 'deck ai titan-1' discard near
}

@test "BOS-10 several activations with one seed: every card once, and the same story each time" {
	local n
	for n in 1 2; do
		on 'spacer ann D1 vitals=9' 'intruder titan-1 D9' 'deck ai titan-1 cards=near,far,tense,calm'
		act titan-1 --seed 5
		again titan-1
		again titan-1
		again titan-1
		stress_is ann 4
		assert_equal "$(grep -oE '^deck ai titan-1.*' .out | grep -oE 'discard=[^ ]+' | cut -d= -f2 | tr , '\n' | sort | xargs)" \
			'calm far near tense'
		plain_board <.out >"story-$n"
	done
	diff -u story-1 story-2
	hasnt 'deck ai titan-1.* cards='
}

@test "the Mothman's shipped cards play with one seed, activation after activation" {
	on 'spacer juliet D4' 'spacer romeo B8' 'intruder mothman F2' 'blip blip-1 x1y1'
	act mothman --seed 11
	local n
	for n in 1 2 3 4 5; do
		if grep -q '^queue' .out; then # what waits comes first
			enorm-noise --queued <.out >settled
			mv settled .out
		fi
		grep -q '^spacer .* dead' .out || again mothman
		grep -v '^event' .out | enorm-board check
	done
	tells ai-card who=mothman
}

@test "BOS-13 Move and Shift are what the cards move by" {
	local name
	for name in ignite dive carry-off; do
		[[ $(cell ai-cards "$name" effect) == *shift* ]]
	done
	[[ $(cell ai-cards wingbeat effect) == move* ]]
}

@test "BOS-15 a card may hold a command that is neither an Attack nor a movement" {
	[[ $(cell ai-cards circling effect) == *spawn-blip* ]]
	assert_equal "$(cell ai-cards circling type)" action
	boss near
	act titan-1
	stress_is ann 1
	rolls 0
}

@test "BOS-16 a Boss's roll is an Intruder's roll: damage, mitigation, Cover, Stress re-rolls" {
	on 'spacer ann D4' 'intruder titan-1 D5' 'pool active expertise=2'
	play swipe --rolled r:PP,r:PP --expertise 2
	loses ann 2
	play swipe --rolled r:PP,r:PP --stress '#1=r:-'
	loses ann 2
	on 'terrain barrier-1 D4' 'spacer ann D3' 'intruder titan-1 D9'
	play ray --rolled r:P,w:P
	tells covered who=ann
}

@test "BOS-19 Ignite: two lines, the window, Shift and Shoot" {
	assert_equal "$(cell ai-cards ignite target)" 'target furthest in-front; target furthest in-sight'
	[[ $(cell ai-cards ignite effect) == 'window; shift; shoot rr;'* ]]
	on 'spacer ann D2' 'spacer bob D8' 'intruder mothman D6 facing=w'
	act mothman --card ignite --rolled r:P,r:-
	target_is mothman ann
	on 'spacer bob D8' 'spacer cal D9' 'intruder mothman D6 facing=w'
	act mothman --card ignite --rolled r:P,r:-
	target_is mothman cal
}

# ---- CMD ----

@test "CMD-01 CMD-02 composites are commands in a row; an Attack without another name is melee" {
	[[ $(cell ai-cards ignite effect) == *'shift; shoot'* ]]
	[[ $(cell ai-cards dive effect) == *'shift; attack'* ]]
	assert_equal "$(cell ai-cards wingbeat type) $(cell ai-cards dive type)" 'melee melee'
}

@test "CMD-03 a melee Attack of a Boss needs its Target adjacent" {
	on 'spacer ann D3' 'intruder titan-1 D5'
	play swipe
	rolls 0
	on 'spacer ann D4' 'intruder titan-1 D5'
	play swipe --rolled r:P,r:-
	loses ann 1
}

@test "CMD-04 CMD-05 OTP-04 a Blast attacks every Spacer in its Zone, each with a roll of her own" {
	on 'spacer ann D4' 'spacer bob F7' 'spacer cal D2' 'spacer dee -' 'intruder titan-1 D5'
	play storm --rolled attack=r:PP --rolled attack-2=r:PP
	rolls 2
	loses ann 2
	loses bob 2
	loses cal 0
	loses dee 0
	tells intruder-attack who=titan-1 target=ann
	tells intruder-attack who=titan-1 target=bob
	# all in the Zone, not the Target alone, when a Target was named first
	on 'spacer ann C6' 'spacer bob A6' 'intruder titan-1 A1'
	play bomb --target ann --rolled attack=r:P --rolled attack-2=r:P
	is_at titan-1 A4
	loses ann 1
	loses bob 1
	# RI-22: walls do not shield
	on 'wall D4-D5,C4-C5,E4-E5' 'spacer ann D4' 'intruder titan-1 D5'
	play storm --rolled r:PP
	loses ann 2
}

@test "CMD-06 the Attacks of a Blast are simultaneous: After effects come when all are resolved" {
	on 'spacer ann D4' 'spacer bob D7' 'intruder titan-1 D5'
	play sweep --rolled attack=r:P --rolled attack-2=r:P
	in_order 'roll .*point=attack-2' 'adrenaline .*who='
	assert_equal "$(event_lines adrenaline | grep -c .)" 2
	# nothing before the second roll
	! sed '/point=attack-2/,$d' .out | grep '^event adrenaline'
}

@test "CMD-08 CMD-09 once one has been attacked, who is then outside the Zone is attacked all the same" {
	# the push takes the Boss, and with it the Zone, away from the other
	on 'map 3x12' 'spacer ann B5' 'spacer bob B8' 'intruder titan-1 B6'
	play ram --rolled attack=r:P --rolled attack-2=r:P
	rolls 2
	loses ann 1
	loses bob 1
	# RI-41: before any roll she gets away with it
	on 'spacer ann D3 suit=standard-eva' 'spacer bob D6' 'intruder titan-1 D5' 'pool active expertise=1'
	play gust --react ann:reflex:D2 --rolled r:P
	rolls 1
	loses ann 0
	loses bob 1
}

@test "CMD-24 CMD-25 IAT-15 Terrorize gives Stress and takes no Vitals, and reaches any distance, out of sight too" {
	[[ $(cell ai-cards keening effect) == 'terrorize ww' ]]
	on 'map 20x20' 'wall J5-J6,K5-K6,I5-I6' 'spacer ann A1' 'intruder titan-1 T20'
	play dread --rolled r:PP,r:P
	stress_is ann 3
	loses ann 0
}

@test "CMD-30 Terrorize is aimed at a Spacer or at a Zone" {
	[[ $(cell ai-cards prophecy effect) == 'terrorize rrw 3;'* ]]
	on 'spacer ann D4' 'spacer bob F7' 'spacer cal D2' 'intruder titan-1 D5'
	play wail --rolled attack=r:P --rolled attack-2=r:P
	stress_is ann 1
	stress_is bob 1
	stress_is cal 0
	loses ann 0
	# one Spacer, though another is as near
	on 'spacer ann D4 stress=0' 'spacer bob D6 stress=1' 'intruder titan-1 D5'
	play dread --rolled r:P,r:P
	rolls 1
	stress_is ann 2
	stress_is bob 1
}

# ---- SIG ----

@test "SIG-01 SIG-06 SIG-07 the Boss has one Signature, an Attack, and one Routine" {
	[[ $(cell intruders mothman signature) == *shoot* ]]
	[[ $(cell intruders mothman routine) == *attack* ]]
	assert_equal "$(cell intruders grin signature)$(cell intruders grin routine)" ''
}

@test "SIG-02 SIG-04 perform Signature resolves the Attack of the sheet, like a card" {
	boss sign
	act titan-1 --rolled b:PP,b:-
	tells performs who=titan-1 what=Signature
	dice_are attack bb
	loses ann 2
	# its own targeting and range: with nobody adjacent there is no roll
	on 'spacer ann D1' 'intruder titan-1 D5' 'deck ai titan-1 cards=sign ordered'
	act titan-1
	rolls 0
	# the Mothman's shifts and shoots
	mkdir mine
	printf '%s\n' 'name,title,intruder,level,type,target,effect,source' \
		'omen,Omen,mothman,1,action,target closest,signature,owner' >mine/ai-cards.csv
	on 'spacer ann C6' 'intruder mothman A1'
	act mothman --data mine --card omen --rolled r:P,r:-,b:-
	is_at mothman C1
	loses ann 1
}

@test "SIG-03 SIG-08 Signature and Routine are no AI cards: none is drawn or discarded for them" {
	boss sign,near
	act titan-1 --rolled b:PP,b:-
	times 1 ai-card
	now 'deck ai titan-1' discard sign
	now 'deck ai titan-1' cards near
	on 'spacer ann D3' 'intruder titan-1 D5 facing=e' 'deck ai titan-1 cards=front,near ordered'
	act titan-1
	tells performs who=titan-1 what=Routine
	times 1 ai-card
	now 'deck ai titan-1' discard front
	now 'deck ai titan-1' cards near
}

@test "SIG-05 the Routine is performed when no line has a Target, and only then" {
	on 'spacer ann D3' 'intruder titan-1 D5 facing=e'
	play front
	tells performs who=titan-1 what=Routine
	stress_is ann 2
	on 'spacer ann D3' 'intruder titan-1 D5 facing=w'
	play front
	silent performs
	stress_is ann 4
}

# ---- FLA ----

# flash [OPTION...]: titan-1, off the board, makes a Flash Attack on ann.
flash() {
	act --flash ann titan-1 "$@"
}

@test "FLA-01 FLA-02 the maker is named and off the board before" {
	on 'spacer ann D4' 'intruder titan-1 -' 'deck ai titan-1 cards=near ordered'
	flash
	tells performs who=titan-1 'what=Flash Attack' clause=FLA-05
	stress_is ann 1
}

@test "FLA-03 FLA-04 it is put adjacent to its target before the card is drawn" {
	on 'spacer ann D4' 'intruder titan-1 -' 'deck ai titan-1 cards=swipe ordered'
	flash --rolled r:PP,r:-
	loses ann 2
	in_order '(spawns|placed|appears) .*titan-1' 'ai-card .*who=titan-1'
	# RI-57: nobody beside her is stood on
	on 'map 1x3' 'spacer ann A1' 'intruder snail-1 A2' 'intruder titan-1 -' 'deck ai titan-1 cards=near ordered'
	flash
	stress_is ann 1
	is_at snail-1 A2
	assert_equal "$(event_lines '(spawns|placed|appears)' | grep -oE ' at=[^ ]+' | head -n 1)" ' at=A3'
}

@test "FLA-05 exactly one AI card is drawn" {
	on 'spacer ann D4' 'intruder titan-1 -' 'deck ai titan-1 cards=near,far ordered'
	flash
	times 1 ai-card
	now 'deck ai titan-1' cards far
	now 'deck ai titan-1' discard near
}

@test "FLA-06 FLA-07 the card is performed against that target, whatever its lines and restrictions say" {
	# bob is furthest, has the token and the most Stress
	local card
	for card in far tense marked front seen; do
		on 'spacer ann D4' 'spacer bob D9 stress=5' 'intruder titan-1 -' 'priority bob' \
			"deck ai titan-1 cards=$card ordered"
		flash
		times 1 performs
		stress_is bob 5
		assert_equal "$card $(grep -oE '^spacer ann.* stress=[0-9]' .out | grep -oE '.$')" \
			"$card $([[ $card == front ]] && echo 4 || echo 1)"
	done
}

@test "FLA-08 when it is resolved the miniature leaves the board" {
	on 'spacer ann D4' 'intruder titan-1 -' 'deck ai titan-1 cards=near ordered'
	flash
	hasnt 'intruder titan-1 [A-Z]'
}

@test "FLA-09 FLA-10 or it goes to Zero Hour, and is the Adversary" {
	on 'spacer ann D4' 'intruder titan-1 -' 'deck ai titan-1 cards=near ordered'
	flash
	! grep -i adversary .out || return 1
	flash --zero-hour
	hasnt 'intruder titan-1 [A-Z]'
	grep -i adversary .out
}

# ---- CDE ----

@test "CDE-01 CDE-07 what is printed in three colours: the Grin's Speed is 3, 3 and 4; the Boss has one" {
	assert_equal "$(cell intruders grin speed)" 3/3/4
	[[ $(cell intruders mothman speed) != */* ]]
}

@test "CDE-02 a value in several colours is read at the Countdown's level" {
	local at
	# the Grin comes to ann's side with Speed 4, and not with 3
	for at in 9 8 7 6 5 4; do
		on "countdown $at" 'spacer ann D4' 'intruder grin-1 D9'
		act grin-1
		protocol_is grin-1 3
	done
	for at in 3 2 1 0; do
		on "countdown $at" 'spacer ann D4' 'intruder grin-1 D9'
		act grin-1 --rolled r:P,r:-
		protocol_is grin-1 2
	done
	# and by a sheet of our own at all three levels
	for at in 9:D8 6:D7 3:D5; do
		on "countdown ${at%:*}" 'spacer ann D1' 'intruder tide-1 D9'
		act tide-1
		is_at tide-1 "${at#*:}"
	done
}

@test "a Unique Specimen's card overrides the sheet" {
	mkdir mine
	printf '%s\n' 'name,title,kind,speed,target,source' 'swift,Swift,baseline,5,target furthest,owner' >mine/intruders.csv
	on 'spacer ann D8' 'spacer bob D1' 'intruder stalker-1 D9 unique=swift'
	act stalker-1 --data mine
	target_is stalker-1 bob
	is_at stalker-1 D4
}

@test "--odds of an activation sum to one and change nothing" {
	on 'spacer ann D4' 'intruder biter-1 D5'
	try enorm-ai --odds -T json biter-1 <a.board
	wants 0 enorm-ai --odds biter-1
	jq -e . .out >/dev/null
	try enorm-ai --outcomes -T board biter-1 <a.board
	wants 0 enorm-ai --outcomes biter-1
	python3 - <<-'END'
		import re
		from fractions import Fraction
		text = open(".out").read()
		assert sum(map(Fraction, re.findall(r"weight=(\d+/\d+)", text))) == 1
	END
}

@test "--table asks for the roll and the board that waits has changed in nothing else" {
	on 'spacer ann D4' 'intruder biter-1 D5'
	try enorm-ai -T board --table biter-1 <a.board
	wants 2 enorm-ai --table biter-1
	grep -q '^enorm-ai: roll 2 red: the Power is the damage of ann$' .err
	has 'under-way enorm-ai version=[0-9.]+ args="biter-1 --table"'
	hasnt event rng
	sed -i '/^under-way/d' .out
	unchanged
}

@test "a tile that a card places lies there when the card is done" {
	mkdir -p mine
	printf '%s\n' 'name,title,intruder,level,type,target,effect,after,source' \
		'immolate,Immolate,mothman,1,action,target none,place-terrain fog; move,place-terrain fog,owner' >mine/ai-cards.csv
	board a.board <<-'END'
		enorm 1
		countdown 9
		map 6x6
		spacer juliet A1 vitals=9 stress=0 adrenaline=0
		intruder mothman F6
		deck ai mothman cards=immolate
	END
	enorm-ai mothman --data mine --rolled coordinate=C3 --rolled coordinate-2=D4 -T board <a.board >b.board
	grep -q '^terrain fog-1 C3 ' b.board
	grep -q '^terrain fog-2 D4 ' b.board
	enorm-board check <b.board
}
