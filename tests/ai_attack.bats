#!/usr/bin/env bats
# enorm-ai: Intruder Attacks, what comes after them, windows of opportunity, Chain Breaks, attacks of
# opportunity, surprise and Suppression.
load helper
load attack_helper
load ai_helper

setup_file() {
	cd "$BATS_FILE_TMPDIR" && ai_tables
}

setup() {
	ai_setup
}

# beside INTRUDER [LINE...]: ann on D4, that Intruder on D5.
beside() {
	on 'spacer ann D4' "intruder $1-1 D5 facing=w" "${@:2}"
}

# ---- IAT ----

@test "IAT-01 CMD-03 an Attack is made only with the Target in range, else nothing is rolled" {
	beside biter
	act biter-1 --rolled r:PP,r:P
	loses ann 3
	on 'spacer ann D3' 'intruder biter-1 D5'
	act biter-1
	rolls 0
	tells no-attack who=biter-1 target=ann
	loses ann 0
	# RI-27: a wall, a red line or a shut door between is not adjacent
	local line
	for line in 'wall D4-D5' 'red D4-D5' 'door d-1 D4-D5 closed'; do
		beside biter "$line"
		act biter-1
		rolls 0
	done
	# nor is a diagonal neighbour
	on 'spacer ann C4' 'intruder biter-1 D5'
	act biter-1
	rolls 0
}

@test "IAT-02 IAT-03 the dice are those printed, the damage is the Power they show" {
	beside biter
	act biter-1 --rolled r:PP,r:P
	dice_are attack rr
	tells damage who=ann n=3
	loses ann 3
	beside brute
	act brute-1 --rolled b:P
	dice_are attack b
	loses ann 1
}

@test "ESC-42 an Intruder made fiercer takes 1 Vitals more with each hit that hurts" {
	on 'spacer ann D4' 'intruder titan-1 D5 fiercer=1'
	play swipe --rolled r:P,r:P
	loses ann 3
	play swipe --rolled r:-,r:-
	loses ann 0
}

@test "IAT-09 IAT-10 a gate holds from its number on and not below" {
	beside gater
	act gater-1 --rolled r:P
	tokens_are ann radiation 0
	act gater-1 --rolled r:PP
	tokens_are ann radiation 1
	act gater-1 --rolled r:PPP
	tokens_are ann radiation 1
	local stress
	for stress in 2:0 3:1 4:1; do
		on "spacer ann D4 stress=${stress%:*}" 'intruder gater-1 D5'
		act gater-1 --rolled r:P
		tokens_are ann infection "${stress#*:}"
	done
}

@test "IAT-11 a Stress gate reads the Stress of who is attacked" {
	on 'spacer ann D4 stress=2' 'spacer bob D6 stress=7' 'intruder gater-1 D5'
	act gater-1 --target ann --rolled r:P
	tokens_are ann infection 0
	act gater-1 --target bob --rolled r:P
	tokens_are bob infection 1
}

@test "IAT-14 a Stress gate that adds dice is settled before the roll" {
	on 'spacer ann D4 stress=2' 'intruder fuser-1 D5'
	act fuser-1 --rolled r:P,r:P
	dice_are attack rr
	on 'spacer ann D4 stress=3' 'intruder fuser-1 D5'
	act fuser-1 --rolled r:P,r:P,r:P
	dice_are attack rrr
	loses ann 3
	# a re-roll that brings her to 3 adds none
	on 'spacer ann D4 stress=2' 'intruder fuser-1 D5'
	act fuser-1 --rolled r:PP,r:P --stress '#1=r:-'
	stress_is ann 3
	loses ann 1
}

@test "RI-30 RI-32 the victim's Stress re-rolls, 1 each, count for the other gates" {
	on 'spacer ann D4 stress=2' 'intruder gater-1 D5'
	act gater-1 --rolled r:PP --stress '#1=r:P'
	stress_is ann 3
	loses ann 1
	tokens_are ann radiation 0
	tokens_are ann infection 1
}

@test "RI-28 RI-31 nothing rolled is no damage; damage gates read what is left after mitigation" {
	beside gater 'pool active expertise=3'
	act gater-1 --rolled r:-
	loses ann 0
	act gater-1 --rolled r:PP --expertise 1
	loses ann 1
	tokens_are ann radiation 0
	act gater-1 --rolled r:PPPP --expertise 1
	loses ann 3
	adrenaline_is ann 1
}

@test "RI-29 KW-LETHAL-1 halves pair up, Potential counts with Lethal alone, quadrants do nothing" {
	beside biter
	act biter-1 --rolled r:h,r:h
	loses ann 1
	act biter-1 --rolled r:Poq,r:h
	loses ann 1
	beside lethal
	act lethal-1 --rolled r:Po,r:o
	loses ann 3
}

@test "IAT-18 the Grin's Attacks are in range by what selects them" {
	[[ $(cell protocols 'grin 1' effect) == adjacent:* ]]
	[[ $(cell protocols 'grin 2' effect) == in-movement-range:* ]]
}

@test "IAT-19 Ignite: 2 red, Radiation at Stress 5 and at 3 damage, then Lure 1" {
	assert_equal "$(cell ai-cards ignite effect)" \
		'window; shift; shoot rr; stress>=5: radiation 1; damage>=3: radiation 1'
	assert_equal "$(cell ai-cards ignite after)" 'lure 1'
	local case
	for case in 4:P:0 5:P:1 4:PPP:1 5:PPP:2; do
		IFS=: read -r stress faces tokens <<<"$case"
		on "spacer ann D2 stress=$stress" 'intruder mothman D6 facing=w'
		act mothman --card ignite --rolled "r:$faces,r:-"
		tokens_are ann radiation "$tokens"
		is_at ann D3
	done
}

# ---- AFT ----

@test "AFT-01 After Action effects come after the protocol's action" {
	beside biter
	act biter-1 --rolled r:P,r:-
	stress_is ann 1
	in_order 'roll .*point=attack' 'damage .*who=ann' 'stress .*who=ann'
}

@test "AFT-02 AFT-05 After Attack effects of a Boss come after the card's effect" {
	beside titan
	play swipe --rolled r:P,r:-
	stress_is ann 1
	in_order 'roll .*point=attack' 'damage .*who=ann' 'stress .*who=ann'
}

@test "AFT-03 After effects happen even if the action was not resolved" {
	on 'spacer ann D3' 'intruder biter-1 D5'
	act biter-1
	rolls 0
	stress_is ann 1
	on 'spacer ann D2' 'intruder titan-1 D5'
	play swipe
	rolls 0
	stress_is ann 1
}

@test "RI-38 a condition on damage sees 0 after an Attack that was not made" {
	on 'spacer ann D3' 'intruder gater-1 D5'
	act gater-1
	adrenaline_is ann 0
}

@test "AFT-04 CHB-03 after a Chain Break the After effects are not resolved" {
	beside breaker
	act breaker-1 --rolled r:P
	tells chain-break
	stress_is ann 0
	# without one they are
	beside biter
	act biter-1 --rolled r:P,r:-
	silent chain-break
	stress_is ann 1
}

@test "AFT-06 with several Targets an After effect applies to each" {
	on 'spacer ann D4' 'spacer bob D7' 'spacer cal D1' 'intruder titan-1 D5'
	play sweep --rolled r:P --rolled attack-2=r:P
	adrenaline_is ann 1
	adrenaline_is bob 1
	adrenaline_is cal 0
}

@test "AFT-07 AFT-08 After Final comes once, for the last Target alone" {
	on 'spacer ann D4' 'spacer bob D7' 'spacer cal D6' 'intruder titan-1 D5'
	play last --rolled r:P --rolled attack-2=r:P --rolled attack-3=r:P
	assert_equal "$(grep -c '^token .* radiation' .out)" 1
	local whom
	whom=$(event_lines intruder-attack | tail -n 1 | grep -oE ' target=[^ ]+' | cut -d= -f2)
	tokens_are "$whom" radiation 1
	adrenaline_is ann 1
	adrenaline_is bob 1
	adrenaline_is cal 1
	in_order 'roll .*point=attack-3' 'token .*token=.?[Rr]adiation'
	# the players say whose roll comes when, and so who is last
	on 'spacer ann D4' 'spacer bob D7' 'intruder titan-1 D5'
	for whom in ann:bob bob:ann; do
		play last --choose "titan-1.next=${whom%:*}" --rolled r:P --rolled attack-2=r:P
		assert_equal "$(event_lines intruder-attack | head -n 1 | grep -oE ' target=[^ ]+')" " target=${whom%:*}"
		tokens_are "${whom#*:}" radiation 1
		tokens_are "${whom%:*}" radiation 0
	done
}

# ---- WOO and REA ----

# threatened INTRUDER SPACE [LINE...]: ann, who has Reflex, on D3, that Intruder on SPACE; bob, who has
# Reflex and Warn, stands aside. There is Expertise to pay for all of it.
threatened() {
	on 'spacer ann D3 suit=standard-eva' 'spacer bob A1 character=crier' 'pool active expertise=9' \
		"intruder $1-1 $2" "${@:3}"
}

@test "WOO-01 REA-02 there is a window only where the symbol stands, and no Reaction elsewhere" {
	threatened slow D5
	act slow-1 --rolled r:P
	tells window who=slow-1
	threatened hound D5
	act hound-1 --rolled r:P
	silent window
	turned_down hound-1 --react ann:reflex:D2 --rolled r:P
	hasnt 'event path .*who=ann'
}

@test "WOO-02 WOO-03 the symbol stands on cards, before the action it belongs to" {
	[[ $(cell ai-cards ignite effect) == 'window; shift;'* ]]
	[[ $(cell ai-cards dive effect) == 'window; shift;'* ]]
}

@test "WOO-04 REA-04 the window opens right before the instruction after its symbol, each time there is one" {
	threatened slow D5
	act slow-1 --rolled r:P
	in_order 'path .*who=slow-1' 'window' 'roll .*point=attack'
	threatened waiter D5
	act waiter-1 --rolled r:P
	times 2 window
	in_order 'window' 'path .*who=waiter-1' 'window' 'roll .*point=attack'
	# the first still possible, or the one that is named
	act waiter-1 --rolled r:P --react ann:reflex:D2
	in_order 'reacts .*who=ann' 'path .*who=waiter-1'
	act waiter-1 --rolled r:P --react window-2=bob:reflex:A2
	in_order 'path .*who=waiter-1' 'reacts .*who=bob'
}

@test "WOO-05 REA-05 a Reaction takes effect before the instruction is resolved" {
	threatened waiter D5
	act waiter-1 --rolled r:P --react ann:reflex:D2
	is_at ann D2
	tells reacts who=ann ability=Reflex to=D2
	# it went to where she went
	is_at waiter-1 D3
	loses ann 1
}

@test "WOO-06 only Reactions, and only one's own" {
	on 'spacer juliet D3' 'spacer bob D1 character=mute' 'intruder waiter-1 D5' 'pool active expertise=5'
	turned_down waiter-1 --react juliet:help-up:bob --rolled r:P
	turned_down waiter-1 --react juliet:go-check-it-out:bob:C1 --rolled r:P
	turned_down waiter-1 --react juliet:warn:bob:C1 --rolled r:P
	turned_down waiter-1 --react bob:reflex:C1 --rolled r:P
	# the suit's Reflex costs 1 Expertise
	act waiter-1 --react juliet:reflex:D2 --rolled r:P
	is_at juliet D2
	now 'pool active' expertise 4
	sed -i '/^pool/d' a.board
	turned_down waiter-1 --react juliet:reflex:D2 --rolled r:P
}

@test "KW-REFLEX-1 KD-03 a Reflex is one step the Spacer can make, and none lying down" {
	threatened waiter D8
	turned_down waiter-1 --react ann:reflex:D1
	turned_down waiter-1 --react ann:reflex:C4
	threatened waiter D8 'wall D2-D3' 'terrain slab-1 C3' 'intruder snail-1 E3'
	turned_down waiter-1 --react ann:reflex:D2
	turned_down waiter-1 --react ann:reflex:C3
	turned_down waiter-1 --react ann:reflex:E3
	threatened waiter D8 'condition ann knockdown falling'
	turned_down waiter-1 --react ann:reflex:D2
}

@test "WOO-07 REA-06 nobody has to react" {
	threatened waiter D5
	act waiter-1 --rolled r:P
	silent reacts
	loses ann 1
}

@test "WOO-08 every Spacer may react, not the Target alone" {
	threatened waiter D5
	act waiter-1 --rolled r:P --react bob:reflex:A2
	is_at bob A2
	target_is waiter-1 ann
	loses ann 1
}

@test "WOO-09 WOO-10 REA-07 REA-08 a Spacer may use several Reactions in a window, in any order" {
	threatened waiter D5
	act waiter-1 --rolled r:P --react bob:warn:ann:C3 --react bob:reflex:A2
	is_at bob A2
	tells path who=ann to=C3
	in_order 'reacts .*ability=.?[Ww]arn' 'reacts .*ability=.?[Rr]eflex'
	act waiter-1 --rolled r:P --react bob:reflex:A2 --react bob:warn:ann:C3
	is_at bob A2
	in_order 'reacts .*ability=.?[Rr]eflex' 'reacts .*ability=.?[Ww]arn'
	times 2 reacts who=bob
}

@test "WOO-11 REA-09 no Spacer uses two abilities of one name in a window" {
	threatened waiter D5
	turned_down waiter-1 --rolled r:P --react window=ann:reflex:D2 --react window=ann:reflex:D1
}

@test "WOO-12 REA-10 two Spacers may each use an ability of that name" {
	threatened waiter D5
	act waiter-1 --rolled r:P --react window=ann:reflex:D2 --react window=bob:reflex:A2
	is_at ann D2
	is_at bob A2
}

@test "REA-03 Spacers act by Reactions while all the Intruders activate" {
	threatened waiter D5 'intruder watcher-1 G9'
	act --rolled r:P --react ann:reflex:D2
	is_at ann D2
	tells activates who=watcher-1
}

@test "WOO-13 WOO-14 a Target that leaves range before the roll stops the Attack and what is tied to it" {
	# moved by another, so that it provokes nothing
	threatened cautious D4
	act cautious-1 --react bob:warn:ann:D2
	rolls 0
	loses ann 0
	# nor the Stress that goes with the roll
	stress_is ann 0
	tells no-attack who=cautious-1 target=ann
	# another is moved: the Attack is made
	threatened cautious D4
	act cautious-1 --react bob:reflex:A2 --rolled r:P
	loses ann 1
	stress_is ann 3
}

@test "WOO-15 it does not matter what moved her" {
	threatened cautious D4
	act cautious-1 --react bob:warn:ann:C3
	is_at ann C3
	rolls 0
	stress_is ann 0
	# RI-43: being moved provokes nobody
	times 1 activates
}

@test "WOO-16 WOO-17 WOO-18 RI-39 then comes what is left of its movement, then the After effects, and no second try" {
	threatened slow D5 'token slow-1 suppression count=1'
	act slow-1 --react bob:warn:ann:D2
	is_at slow-1 D3
	rolls 0
	stress_is ann 0
	adrenaline_is ann 1
	silent chain-break
	in_order 'path .*who=slow-1' 'window' 'reacts' 'path .*who=slow-1' 'adrenaline .*who=ann'
	# RI-39: only the Speed that is left
	threatened slow D6 'token slow-1 suppression count=1'
	act slow-1 --react bob:warn:ann:D2
	is_at slow-1 D4
	rolls 0
	adrenaline_is ann 1
	# an Attack without a Move has no movement left
	threatened cautious D4 'token cautious-1 suppression count=1'
	act cautious-1 --react bob:warn:ann:D2
	is_at cautious-1 D4
	adrenaline_is ann 1
}

@test "--ask windows tells as far as the first window, draws nothing and leaves the board as it was" {
	threatened slow D5
	try enorm-ai -T ruling slow-1 --ask windows <a.board
	wants 2 enorm-ai slow-1 --ask windows
	grep -q 'window of opportunity before slow-1.s attack: react' .out
	grep -qE '^  enorm-go ann:reflex:[A-G][1-9] .* [|] none$' .out
	! grep -E '^(attack|total|after)' .out || return 1
	try enorm-ai -T board slow-1 --ask windows <a.board
	wants 2 enorm-ai slow-1 --ask windows
	has 'under-way enorm-ai version=[0-9.]+ args="slow-1 --ask windows"'
	hasnt event rng
	sed -i '/^under-way/d' .out
	unchanged
	# and past one that is used
	threatened waiter D5
	try enorm-ai -T ruling waiter-1 --ask windows --react window=ann:reflex:D2 --react window=none <a.board
	wants 2 enorm-ai waiter-1
	grep -q 'window.*before attack' .out
	grep -q "before waiter-1's attack: react" .out
}

# ---- CHB and BON ----

@test "CHB-01 CHB-02 CHB-06 RI-40 a Chain Break ends the Attack: what is pending goes, what was dealt stands" {
	beside breaker
	act breaker-1 --rolled r:PP
	tells chain-break
	loses ann 2
	stress_is ann 0
}

@test "CHB-04 BON-13 a Spacer's Bonus Attack breaks the Intruder's Attack, which is not taken up again" {
	beside opener
	act opener-1 --rolled r:PP --choose ann.bonus-attack='opener-1 multitool' --rolled attack-2=w:-
	tells chain-break who=ann
	in_order 'intruder-attack' 'chain-break' 'attack .*who=ann target=opener-1' 'roll point=attack-2'
	loses ann 2
	stress_is ann 0
	# declined, it breaks nothing
	act opener-1 --rolled r:PP
	tells then who=ann
	silent chain-break
	loses ann 2
	stress_is ann 4
	# a Flatline card that gives one
	on 'spacer ann D4 vitals=2 stress=0' 'intruder biter-1 D5'
	act biter-1 --rolled r:PP,r:PP --rolled flatline=live-attack --rolled breakdown=adrenal-surge \
		--choose ann.bonus-attack='biter-1 multitool' --rolled attack-2=w:-
	tells chain-break
	stress_is ann 0
	# and one that does not
	act biter-1 --rolled r:PP,r:PP --rolled flatline=live --rolled breakdown=adrenal-surge
	silent chain-break
	stress_is ann 1
}

@test "CHB-05 RI-44 an Intruder's Attack that comes up during another breaks the first" {
	# her Reflex provokes the biter beside her: the first Attack is broken, the second resolved
	on 'spacer ann D4 suit=standard-eva' 'intruder titan-1 D8' 'intruder biter-1 E4' 'pool active expertise=9'
	play gaze --react ann:reflex:D3 --rolled r:P,r:-
	in_order 'window .*who=titan-1' 'activates .*who=biter-1' 'roll .*point=attack'
	loses ann 1
	rolls 1
	is_at ann D3
	tells chain-break
	tells intruder-attack who=biter-1 target=ann
	# of the broken one neither the Stress nor what comes after
	stress_is ann 1
	adrenaline_is ann 0
	# the Signature in the midst of a card's Attack
	beside titan
	play double --rolled r:P --rolled attack-2=b:P,b:-
	tells performs who=titan-1 what=Signature
	loses ann 2
	stress_is ann 0
}

@test "CHB-07 without an Attack under way a Chain Break ends nothing" {
	beside idler
	act idler-1
	stress_is ann 2
	adrenaline_is ann 1
}

@test "CHB-08 CHB-09 CHB-10 CMD-07 in a Zone Attack a Chain Break is for that Spacer alone" {
	on 'spacer ann D4 stress=3' 'spacer bob D7 stress=0' 'intruder titan-1 D5'
	play snap --rolled attack=r:P --rolled attack-2=r:P
	rolls 2
	loses ann 1
	loses bob 1
	tokens_are ann infection 0
	adrenaline_is ann 0
	tokens_are bob infection 1
	adrenaline_is bob 1
	# whichever of them is attacked first
	on 'spacer ann D4 stress=0' 'spacer bob D7 stress=3' 'intruder titan-1 D5'
	play snap --rolled attack=r:P --rolled attack-2=r:P
	tokens_are ann infection 1
	tokens_are bob infection 0
	adrenaline_is ann 1
	adrenaline_is bob 0
}

# ---- AOO ----

@test "AOO-01 AOO-02 a Spacer about to leave the side of an unsuppressed Intruder makes it activate first" {
	beside biter
	act --opportunity ann --rolled r:PP,r:-
	tells activates who=biter-1
	loses ann 2
	is_at ann D4
	# RI-27: not across a wall
	beside biter 'wall D4-D5'
	turned_down --opportunity ann
	silent activates
}

@test "AOO-03 it targets the mover, whatever its own targeting says" {
	on 'spacer ann D4 stress=1' 'spacer bob D6 stress=5' 'intruder hater-1 D5'
	act --opportunity ann --rolled r:PP,r:-
	target_is hater-1 ann
	loses ann 2
	loses bob 0
}

@test "AOO-04 it is a whole activation: protocol, After effects, additional actions" {
	beside biter
	act --opportunity ann --rolled r:PP,r:-
	tells protocol who=biter-1
	stress_is ann 1
	beside extra
	act --opportunity ann --rolled w:P
	stress_is ann 1
	loses ann 1
	# RI-45: a Boss draws a card, and its targeting is overruled
	on 'spacer ann D4' 'spacer bob D9' 'intruder titan-1 D5' 'deck ai titan-1 cards=far ordered'
	act --opportunity ann
	tells ai-card who=titan-1
	stress_is ann 1
	stress_is bob 0
}

@test "AOO-05 afterwards she is free to move on, unless something keeps her" {
	beside biter
	act --opportunity ann --rolled r:P,r:-
	hasnt refused
	is_at ann D4
	hasnt 'condition ann knockdown'
}

@test "AOO-06 SUP-09 a suppressed Intruder makes none, and keeps its tokens" {
	beside biter 'token biter-1 suppression count=1'
	turned_down --opportunity ann
	silent activates
	loses ann 0
	tokens_are biter-1 suppression 1
}

@test "AOO-07 Blips make none" {
	on 'spacer ann D4' 'blip blip-1 x4y3' 'blip blip-2 x3y4'
	turned_down --opportunity ann
	silent activates
	has 'blip blip-1 x4y3' 'blip blip-2 x3y4'
}

@test "AOO-08 what counts is the space that is left: who is not adjacent yet is no matter" {
	on 'spacer ann D3' 'intruder biter-1 D5'
	turned_down --opportunity ann
	silent activates
}

@test "AOO-09 where she goes is not asked" {
	# Reflex to a space at its side too is impossible in one step, so it is asked of the step itself
	beside biter
	act --opportunity ann --rolled r:P,r:-
	tells activates who=biter-1
	again --opportunity ann --rolled r:P,r:-
	tells activates who=biter-1
}

@test "AOO-10 each adjacent unsuppressed Intruder is provoked, in the order the players like" {
	on 'spacer ann D4' 'intruder biter-1 D5' 'intruder biter-2 D3' 'intruder biter-3 E4' 'intruder biter-4 G9' \
		'token biter-3 suppression count=1'
	act --opportunity ann --rolled r:P,r:- --rolled attack-2=r:P,r:-
	tells activates who=biter-1
	tells activates who=biter-2
	silent activates who=biter-3
	silent activates who=biter-4
	loses ann 2
	act --opportunity ann --rolled r:P,r:- --rolled attack-2=r:P,r:- --choose opportunity=biter-2
	in_order 'activates .*who=biter-2' 'activates .*who=biter-1'
}

@test "RI-43 an Intruder that has answered acts in its phase all the same, and one that has acted answers" {
	beside biter
	act --opportunity ann --rolled r:P,r:-
	again --rolled r:P,r:-
	tells activates who=biter-1
	again --opportunity ann --rolled r:P,r:-
	tells activates who=biter-1
}

# ---- SUR ----

@test "SUR-01 a surprised Intruder has a Surprise token" {
	beside biter 'token biter-1 surprise'
	enorm-board check <a.board
}

@test "SUR-02 SUR-03 SUR-04 surprised, it discards Surprise and Suppression and does nothing else" {
	beside biter 'token biter-1 surprise' 'token biter-1 suppression count=2'
	act biter-1
	hasnt 'token biter-1'
	silent target
	silent protocol
	silent path
	rolls 0
	loses ann 0
	stress_is ann 0
	is_at biter-1 D5 w
	# a Boss draws no card
	beside titan 'token titan-1 surprise' 'deck ai titan-1 cards=near ordered'
	act titan-1
	silent ai-card
	now 'deck ai titan-1' cards near
	stress_is ann 0
}

@test "SUR-05 RI-46 surprised, it makes no attack of opportunity and keeps its token" {
	beside biter 'token biter-1 surprise'
	turned_down --opportunity ann
	silent activates
	tokens_are biter-1 surprise 1
	loses ann 0
}

# ---- what waits on the board ----

@test "RSP-14 RSP-16 RA-08 RI-60 --queued makes a Reprisal that waits, at any distance; who died takes its leave after it" {
	beside biter 'queue reprisal who=biter-1 target=ann dice=rr'
	act --queued --rolled reprisal=r:PP,r:-
	loses ann 2
	hasnt queue
	has 'intruder biter-1 D5'
	on 'spacer ann D1' 'intruder biter-1 D5' 'queue reprisal who=biter-1 target=ann dice=rr'
	act --queued --rolled reprisal=r:PP,r:-
	loses ann 2
	# without dice of its own it is what the Intruder does
	beside biter 'queue reprisal who=biter-1 target=ann'
	act --queued --rolled r:PP,r:-
	tells protocol who=biter-1
	loses ann 2
	stress_is ann 1
	on 'spacer ann D4' 'intruder biter-1 D5 dying' 'queue reprisal who=biter-1 target=ann dice=rr'
	act --queued --rolled reprisal=r:PP,r:-
	loses ann 2
	hasnt queue 'intruder biter-1'
}

@test "RI-60 by reading (b) a Reprisal needs its reach when it is made" {
	on 'ruling RI-60 b' 'spacer ann D1' 'intruder biter-1 D5' 'queue reprisal who=biter-1 target=ann dice=rr'
	act --queued
	loses ann 0
	hasnt queue 'event roll'
	tells no-attack who=biter-1
	on 'ruling RI-60 b' 'spacer ann D4' 'intruder biter-1 D5' 'queue reprisal who=biter-1 target=ann dice=rr'
	act --queued --rolled reprisal=r:PP,r:-
	loses ann 2
}

@test "--queued makes an attack of opportunity that waits" {
	beside biter 'queue opportunity who=biter-1 target=ann'
	act --queued --rolled r:PP,r:-
	loses ann 2
	stress_is ann 1
	hasnt queue
}

@test "COV-02 COV-17 COV-22 COV-24 a Target in Cover lowers one die of a Shoot, or declines" {
	on 'terrain barrier-1 D4' 'spacer ann D3' 'intruder sniper-1 D6'
	act sniper-1 --rolled r:P,w:P
	dice_are attack rw
	tells covered who=ann
	has 'event choice point=ann.cover value=barrier-1 options=decline,barrier-1 '
	hasnt 'terrain barrier-1'
	act sniper-1 --cover decline --rolled r:P,r:P
	dice_are attack rr
	has 'terrain barrier-1'
}

@test "RA-15 a Reprisal waits for the Noise that is still to be settled" {
	board a.board <<-'END'
		enorm 1
		countdown 9
		map 3x4
		spacer juliet A1 vitals=9 stress=0 adrenaline=0
		intruder grin-1 A2
		queue noise who=juliet amount=1
		queue reprisal who=grin-1 target=juliet dice=r
	END
	run -1 enorm-ai --queued -T board -f a.board
	[[ $output == *'refused enorm-ai clause=RA-15'* && $output == *'queue reprisal who=grin-1'* ]]
	enorm-noise --queued -T board <a.board | enorm-ai --queued --rolled reprisal=r:PP -T board >b.board
	grep -q '^spacer juliet A1 .*vitals=7' b.board
	! grep '^queue' b.board
}
