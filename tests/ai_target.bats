#!/usr/bin/env bats
# enorm-ai: who becomes the Target, which protocol is performed, in what order Intruders act. Targets are
# asserted by the library for rulings, enorm-bats(7).
load helper
load attack_helper
load ai_helper

setup_file() {
	cd "$BATS_FILE_TMPDIR" && ai_tables
}

setup() {
	ai_setup
	bats_load_library enorm
}

# act ARGUMENT...: enorm-ai rules on the scene of a.board; what comes out is in .out too.
act() {
	scene a.board && rules enorm-ai "$@" && cp .enorm/out .out && cp .enorm/err .err || return
	status=$(<.enorm/status)
	wants 0 enorm-ai "$@" && text_is err '' enorm-ai "$@"
}

# ring [LINE...]: titan-1 on D5 facing e; ann near behind it, bob farther and cal farthest before it.
ring() {
	on 'spacer ann D4 vitals=9' 'spacer bob D7 vitals=9' 'spacer cal C9 vitals=9' \
		'intruder titan-1 D5 facing=e' "$@"
}

# ---- TGT: baseline ----

@test "TGT-01 a baseline activation begins with the Target box of its sheet" {
	on 'spacer ann D2 stress=1' 'spacer bob D9 stress=4' 'intruder hater-1 D3'
	act hater-1
	assert_targets hater-1 bob
	in_order 'activates .*who=hater-1' 'target .*who=hater-1' 'protocol .*who=hater-1'
	on 'spacer ann D2 stress=1' 'spacer bob D9 stress=4' 'intruder stalker-1 D3'
	act stalker-1
	assert_targets stalker-1 ann
}

@test "TGT-02 everything that activation does is aimed at the Target" {
	on 'spacer ann D4 stress=1' 'spacer bob D8 stress=4' 'intruder hater-1 D5'
	act hater-1 --rolled r:PP
	is_at hater-1 D7
	loses bob 2
	loses ann 0
}

@test "TGT-03 the Grin's Target is the closest Spacer" {
	assert_equal "$(cell intruders grin target)" 'target closest'
}

@test "TGT-04 LOS-11 sight is asked for only where the text says in sight or in front" {
	on 'wall D4-D5' 'spacer ann D4' 'intruder watcher-1 D5'
	act watcher-1
	assert_targets watcher-1 ann
	protocol_is watcher-1 2
	on 'spacer ann D4' 'intruder watcher-1 D5'
	act watcher-1
	protocol_is watcher-1 1
}

@test "TGT-05 a Spacer out of sight is a legal Target all the same" {
	on 'wall A4-A5,B4-B5,C4-C5,D4-D5,E4-E5,F4-F5' 'spacer ann A4' 'intruder stalker-1 A5'
	act stalker-1
	assert_targets stalker-1 ann
	is_at stalker-1 D5
	ring 'wall D4-D5'
	play near
	assert_targets titan-1 bob
	on 'wall C4-C5,D4-D5,E4-E5' 'spacer ann D4' 'intruder titan-1 D5'
	play near
	assert_targets titan-1 ann
	stress_is ann 1
}

@test "TGT-06 the Grin has a Target stat, the Boss has none" {
	[ -n "$(cell intruders grin target)" ]
	assert_equal "$(cell intruders mothman target)" ''
}

@test "TGT-07 every AI card has a targeting line of its own" {
	assert_equal "$(rows_of ai-cards target '')" 0
}

# ---- TGT: the lines of a card ----

@test "TGT-08 a Boss's Target is looked for once its card is known" {
	ring 'deck ai titan-1 cards=near,far ordered'
	act titan-1
	in_order 'ai-card .*card=.?[Nn]ear' 'target .*who=titan-1'
	assert_targets titan-1 ann
	ring 'deck ai titan-1 cards=far,near ordered'
	act titan-1
	assert_targets titan-1 cal
}

@test "TGT-09 Ignite has two targeting lines of several words" {
	assert_equal "$(cell ai-cards ignite target)" 'target furthest in-front; target furthest in-sight'
	# all the words of a line belong together: nobody is closest in front, so it is who is furthest
	on 'spacer ann D4' 'spacer cal D1' 'intruder titan-1 D5 facing=e'
	play ahead
	assert_targets titan-1 cal
	tells target who=titan-1 line=2
}

@test "TGT-10 TGT-12 lines are read from the top, and none below the one that holds" {
	ring
	play ahead
	assert_targets titan-1 bob
	on 'spacer ann D4' 'spacer cal D1' 'intruder titan-1 D5 facing=e'
	play ahead
	assert_targets titan-1 cal
}

@test "TGT-11 the first line that can be resolved sets the Target" {
	on 'spacer ann D4 vitals=3' 'spacer bob D2 vitals=9' 'spacer cal D1 vitals=9' 'intruder titan-1 D5 facing=e' \
		'priority cal'
	play ladder
	assert_targets titan-1 cal
	sed -i '/^priority/d' a.board
	play ladder
	assert_targets titan-1 ann
}

@test "TGT-13 all requirements of one line, never some of one and some of another" {
	# ann is the Priority Target and hidden; bob is in sight and not in front
	on 'wall D6-D7,C6-C7,E6-E7,B6-B7,F6-F7,A6-A7,G6-G7' 'spacer ann D8' 'spacer bob D3' \
		'intruder titan-1 D5 facing=e' 'priority ann'
	play split
	silent target who=titan-1 target=ann line=1
	tells performs who=titan-1 what=Routine
	# in front and hidden is not in front
	play front
	tells performs who=titan-1 what=Routine
}

@test "TGT-14 TGT-15 without a Target the card is discarded unresolved and the Routine performed" {
	on 'spacer ann D3' 'intruder titan-1 D5 facing=e' 'deck ai titan-1 cards=front,near ordered'
	act titan-1
	now 'deck ai titan-1' discard front
	now 'deck ai titan-1' cards near
	tells performs who=titan-1 what=Routine
	# 2 by the Routine; neither the 1 of the card nor the 3 that come after it
	stress_is ann 2
}

@test "TGT-16 TGT-17 TGT-39 a Zone Attack on spaces is performed with nobody inside, and no Routine follows" {
	on 'spacer ann D1' 'intruder titan-1 D5'
	play storm
	silent performs
	rolls 0
	# the After Attack effect comes all the same
	adrenaline_is ann 1
	stress_is ann 0
}

@test "TGT-40 Spacers in Zone wants at least one inside, else it is the Routine" {
	on 'spacer ann D2' 'intruder titan-1 D5'
	play sweep
	tells performs who=titan-1 what=Routine
	stress_is ann 2
	on 'spacer ann D3' 'intruder titan-1 D5'
	play sweep --rolled r:P
	silent performs
	loses ann 1
}

@test "TGT-37 Zone X takes in every space of the area, and no other" {
	on 'spacer ann F7' 'spacer bob D3' 'spacer cal D2' 'intruder titan-1 D5'
	play storm --rolled r:P --rolled attack-2=r:P
	loses ann 1
	loses bob 1
	loses cal 0
}

@test "TGT-19 a specific Target replaces all targeting of the card" {
	ring
	play near --target cal
	assert_targets titan-1 cal
	play front --target ann
	assert_targets titan-1 ann
	silent performs
	# RI-21: out of reach is no Routine: no Attack, the After effects
	play swipe --target cal
	silent performs
	rolls 0
	stress_is cal 1
	on 'spacer ann D4' 'spacer bob D8' 'intruder hound-1 D5'
	act hound-1 --target bob --rolled r:P
	assert_targets hound-1 bob
	loses bob 1
}

@test "TGT-20 TGT-21 the Target stays the Target to the end of the card" {
	on 'spacer ann D4' 'spacer bob D9' 'intruder titan-1 D5'
	play hunt --rolled r:P
	is_at titan-1 D8
	loses bob 1
	stress_is bob 1
	stress_is ann 0
	# no longer the lowest Stress, and the Target still
	on 'spacer ann D4 stress=0' 'spacer bob D9 stress=1' 'intruder titan-1 D5'
	play dread --rolled r:PP,r:-
	stress_is ann 2
	adrenaline_is ann 1
	adrenaline_is bob 0
}

@test "TGT-22 Closest is the one at the smallest distance" {
	ring
	play near
	assert_targets titan-1 ann
	tells target who=titan-1 target=ann distance=1
	# RI-15: walked round a wall, so ann beside it is far
	ring 'wall D4-D5,C4-C5,E4-E5,F4-F5,B4-B5'
	play near
	assert_targets titan-1 bob
	# but through a red line and an Obstacle
	ring 'red D4-D5'
	play near
	assert_targets titan-1 ann
	on 'terrain slab-1 D4' 'spacer ann D3' 'spacer bob D8' 'intruder titan-1 D5'
	play near
	assert_targets titan-1 ann
	# plainly nearer, without a route: behind those with one
	on 'wall B1-C1,A1-A2,B1-B2' 'spacer ann B1' 'spacer bob G9' 'intruder titan-1 C1'
	play near
	assert_targets titan-1 bob
}

@test "TGT-25 Furthest is the one at the greatest distance" {
	ring
	play far
	assert_targets titan-1 cal
	# steps, not the straight count: bob is 3+3 away, cal 5
	on 'spacer bob G8' 'spacer cal D1' 'intruder titan-1 D5'
	play far
	assert_targets titan-1 bob
}

@test "TGT-29 other requirements narrow first, then Closest ranks who is left" {
	ring
	play front
	assert_targets titan-1 bob
}

@test "TGT-30 TGT-31 TGT-32 in front is past the front line and in sight, in sight is either side" {
	ring
	play seen
	assert_targets titan-1 ann
	play front
	assert_targets titan-1 bob
	# level with it is not in front; behind a wall is not in sight
	on 'spacer ann E5' 'spacer bob D8' 'intruder titan-1 D5 facing=e'
	play front
	assert_targets titan-1 bob
	on 'wall D5-D6,C5-C6,E5-E6' 'spacer ann D6' 'spacer bob D2' 'intruder titan-1 D5 facing=e'
	play seen
	assert_targets titan-1 bob
	# the same for protocols
	on 'wall D4-D5' 'spacer ann D4' 'intruder watcher-1 D5'
	act watcher-1
	stress_is ann 2
}

@test "TGT-33 Highest X is the most of it" {
	on 'spacer ann D4 stress=1 vitals=5' 'spacer bob D8 stress=4 vitals=6' 'intruder titan-1 D5'
	play tense
	assert_targets titan-1 bob
	play strong
	assert_targets titan-1 bob
}

@test "TGT-34 Lowest X is the least of it" {
	on 'spacer ann D8 stress=1 vitals=9' 'spacer bob D4 stress=4 vitals=6' 'intruder titan-1 D5'
	play calm
	assert_targets titan-1 ann
	on 'spacer ann D8 stress=1 vitals=5' 'spacer bob D4 stress=4 vitals=6' 'intruder titan-1 D5'
	play weak
	assert_targets titan-1 ann
}

@test "TGT-35 No Target holds when nothing else does: the card never falls to the Routine" {
	on 'spacer ann D3' 'intruder titan-1 D5 facing=e'
	play nobody
	silent performs
	silent target target=ann
	adrenaline_is ann 1
	stress_is ann 0
	# another line applies: it is not read
	on 'spacer ann D7' 'intruder titan-1 D5 facing=e'
	play nobody
	assert_targets titan-1 ann
}

@test "TGT-35 TGT-39 a No Target or Zone line holds with no Spacer on the board at all" {
	local card
	for card in nobody storm; do
		on 'spacer ann -' 'intruder titan-1 D5'
		play "$card"
		silent performs
	done
	on 'spacer ann -' 'intruder titan-1 D5'
	play near
	tells performs who=titan-1 what=Routine
}

@test "TGT-35 TGT-39 with no Spacer left alive the line is resolved, and the activation ends" {
	local card who
	for who in 'spacer ann D3 dead' 'mark A1 other'; do
		for card in nobody storm; do
			on "$who" 'intruder titan-1 D5'
			play "$card"
			silent performs
			times 1 no-target who=titan-1 'why=no Spacer is left' clause=TGT-35,TGT-39
			has 'intruder titan-1 .*activated'
		done
		on "$who" 'intruder titan-1 D5'
		play near
		in_order 'no-target who=titan-1 .*clause=TGT-14' 'performs who=titan-1 what=Routine'
		says "titan-1 goes for nobody (Nobody)
if it draws Nobody: [TGT-10]
line 1, target closest in-front: no, no Spacer is on the board [TGT-13]
line 2, target none: yes [TGT-35]
titan-1 targets nobody (line 2) [TGT-35]" enorm-ai --why titan-1 --card nobody -f a.board
	done
}

@test "TGT-02 a baseline Intruder whose Target box picks no Spacer has no Target" {
	printf '%s\n' name,title,kind,level,speed,at,noise,range,wounds,target,source \
		'idol,Idol,baseline,1,3,2,white,0,0,target none,owner' 'halo,Halo,baseline,1,3,2,white,0,0,target zone,owner' >intruders.csv
	printf '%s\n' intruder,order,title,effect,source 'idol,1,Hum,stress>=1: stress 1,owner' 'idol,2,Hum,stress 1,owner' \
		'halo,1,Hum,stress 1,owner' >protocols.csv
	export ENORM_DATA=.
	on 'spacer ann D3' 'intruder idol-1 D5' 'intruder halo-1 D7'
	act
	times 2 no-target 'why=its Target box picks no Spacer' clause=TGT-02
	stress_is ann 0
	answers 1 'no Target: it does not move' enorm-ai --routes idol-1 -f a.board
	try enorm-ai --why idol-1 -f a.board
	wants 0 enorm-ai --why
}

@test "TGT-36 Priority Target is who holds that token" {
	ring 'priority cal'
	play marked
	assert_targets titan-1 cal
	ring
	play marked
	tells performs who=titan-1 what=Routine
}

@test "RI-14 of a tie that nothing breaks every way is played" {
	on 'spacer ann D3' 'spacer bob D7' 'intruder stalker-1 D5'
	act stalker-1 --choose stalker-1.target=bob
	is_at stalker-1 D6
	act stalker-1 --choose stalker-1.target=ann
	is_at stalker-1 D4
	act stalker-1 --all
	ends_all stalker-1 D4 D6
}

# ---- PRO ----

@test "PRO-01 baseline Intruders have protocols, Bosses AI cards" {
	[ "$(rows_of protocols intruder grin)" -gt 0 ]
	assert_equal "$(rows_of protocols intruder mothman)" 0
	[ "$(rows_of ai-cards intruder mothman)" -gt 0 ]
}

@test "PRO-02 PRO-07 requirements are tested against the Target that was fixed, not against another Spacer" {
	on 'spacer ann D4 stress=1' 'spacer bob A9 stress=4' 'intruder hater-1 D5'
	act hater-1
	protocol_is hater-1 3
	in_order 'target .*who=hater-1' 'protocol .*who=hater-1'
	loses ann 0
}

@test "PRO-03 PRO-05 PRO-06 protocols are tested in printed order and only the first that qualifies is performed" {
	# the table has them in the order 3, 2, 1
	on 'spacer ann D4' 'intruder hound-1 D5'
	act hound-1 --rolled r:P,r:P
	protocol_is hound-1 1
	times 1 protocol
	rolls 1
	dice_are attack rr
	on 'spacer ann D2' 'intruder hound-1 D5'
	act hound-1 --rolled r:P
	protocol_is hound-1 2
	on 'spacer ann D1' 'intruder hound-1 D9'
	act hound-1
	protocol_is hound-1 3
	rolls 0
}

@test "PRO-04 every part of the requirement has to hold" {
	on 'spacer ann D4 stress=2' 'intruder picky-1 D5'
	act picky-1
	protocol_is picky-1 2
	on 'spacer ann D3 stress=3' 'intruder picky-1 D5'
	act picky-1
	protocol_is picky-1 2
	on 'spacer ann D4 stress=3' 'intruder picky-1 D5'
	act picky-1
	protocol_is picky-1 1
}

@test "PRO-08 proximity is counted in cardinal steps: a diagonal neighbour is not adjacent" {
	on 'spacer ann C4' 'intruder hound-1 D5'
	act hound-1 --rolled r:P
	protocol_is hound-1 2
	tells target who=hound-1 distance=2
}

@test "PRO-09 an array in which no protocol qualifies is bad data" {
	mkdir mine
	printf '%s\n' 'name,title,kind,speed,target,source' 'mute,Mute,baseline,3,target closest,owner' >mine/intruders.csv
	printf '%s\n' 'intruder,order,title,effect,source' 'mute,1,Mute,adjacent: attack r,owner' >mine/protocols.csv
	on 'spacer ann D1' 'intruder mute-1 D9'
	try enorm-ai --data mine -T board mute-1 <a.board
	wants 65 enorm-ai mute-1
	text_is out ''
	grep -q mute .err
}

@test "PRO-10 the Grin's protocols attack, move and attack, and move" {
	[[ $(cell protocols 'grin 1' effect) == *attack* && $(cell protocols 'grin 1' effect) != *move\;* ]]
	[[ $(cell protocols 'grin 2' effect) == *move\;*attack* ]]
	[[ $(cell protocols 'grin 3' effect) == *move* && $(cell protocols 'grin 3' effect) != *attack* ]]
}

@test "PRO-11 a protocol locked to Countdown levels is skipped at others" {
	local at
	for at in 9:1 7:1 6:2 4:2 3:2; do
		on "countdown ${at%:*}" 'spacer ann D4' 'intruder late-1 D5'
		act late-1
		stress_is ann "${at#*:}"
	done
}

@test "PRO-12 the Grin's array: adjacent, in movement range, otherwise" {
	assert_equal "$(cell protocols 'grin 1' title)/$(cell protocols 'grin 2' title)/$(cell protocols 'grin 3' title)" \
		'Black Snap/Scuttling Bite/Slitherrun'
	on 'spacer ann D4' 'intruder grin-1 D5'
	act grin-1 --rolled r:P,r:-,w:-
	protocol_is grin-1 1
	on 'spacer ann D1' 'intruder grin-1 D5'
	act grin-1 --rolled r:P,r:-
	protocol_is grin-1 2
	on 'spacer ann D1' 'intruder grin-1 D6'
	act grin-1
	protocol_is grin-1 3
}

@test "PRO-13 Black Snap rolls 2 red and 1 white" {
	assert_equal "$(cell protocols 'grin 1' effect)" 'adjacent: attack rrw'
	on 'spacer ann D4' 'intruder grin-1 D5'
	act grin-1 --rolled r:P,r:-,w:-
	dice_are attack rrw
}

@test "PRO-14 Scuttling Bite moves and rolls 2 red" {
	assert_equal "$(cell protocols 'grin 2' effect)" 'in-movement-range: move; attack rr'
	on 'spacer ann D2' 'intruder grin-1 D5'
	act grin-1 --rolled r:P,r:-
	is_at grin-1 D3 w
	dice_are attack rr
	loses ann 1
}

@test "PRO-15 Slitherrun moves twice and does not attack" {
	assert_equal "$(cell protocols 'grin 3' effect)" 'move; move'
	on 'spacer ann D1' 'intruder grin-1 D9'
	act grin-1
	is_at grin-1 D3
	rolls 0
	times 2 path who=grin-1
}

@test "RI-09 in movement range: a legal stop beside the Target within Speed, walls and Suppression minded" {
	# Speed 3: 4 away is in range, 5 is not
	on 'spacer ann D1' 'intruder hound-1 D5'
	act hound-1 --rolled r:P
	protocol_is hound-1 2
	on 'spacer ann D1' 'intruder hound-1 D6'
	act hound-1
	protocol_is hound-1 3
	# round a wall it is farther
	on 'wall D2-D3,C2-C3,E2-E3' 'spacer ann D2' 'intruder hound-1 D3'
	act hound-1
	protocol_is hound-1 3
	# the only space beside her is taken
	on 'map 1x6' 'spacer ann A1' 'intruder stalker-1 A2' 'intruder hound-1 A4'
	act hound-1
	protocol_is hound-1 3
	# slowed
	on 'spacer ann D1' 'intruder hound-1 D5' 'token hound-1 suppression count=1'
	act hound-1
	protocol_is hound-1 3
}

# ---- INT ----

@test "INT-02 INT-06 all Intruders on the board act, by protocols and by AI cards; none that is off it" {
	on 'spacer ann D4' 'intruder watcher-1 D6' 'intruder titan-1 D9' 'intruder watcher-2 G9' \
		'intruder watcher-3 -' 'deck ai titan-1 cards=near ordered'
	act
	tells protocol who=watcher-1
	tells protocol who=watcher-2
	tells ai-card who=titan-1
	silent activates who=watcher-3
	has 'intruder watcher-1 .*activated' 'intruder watcher-2 .*activated' 'intruder titan-1 .*activated'
	hasnt 'intruder watcher-3 .*activated'
	# 1 each of those that see her; whoever has acted does not act again
	stress_is ann 3
	again
	stress_is ann 3
	silent activates
}

@test "CDP-10 an Intruder that is new on the board acts in the coming Intruder Phase" {
	on 'round 2 phase=intruder' 'spacer ann D4' 'intruder watcher-1 D6 activated' 'intruder watcher-2 F4'
	act
	silent activates who=watcher-1
	tells activates who=watcher-2
	stress_is ann 1
}

@test "INT-07 RI-55 the Intruder closest to a Spacer acts first, measured anew after each" {
	on 'spacer ann D4' 'intruder watcher-1 D9' 'intruder watcher-2 D6' 'intruder watcher-3 D7'
	act
	in_order 'activates .*who=watcher-2' 'activates .*who=watcher-3' 'activates .*who=watcher-1'
	# wall: D5 is next to ann on the page and far on foot
	on 'wall D4-D5,C4-C5,E4-E5,F4-F5,B4-B5' 'spacer ann D4' 'intruder watcher-1 D5' 'intruder watcher-2 D1'
	act
	in_order 'activates .*who=watcher-2' 'activates .*who=watcher-1'
}

@test "RI-56 the Adversary acts before all others" {
	on 'spacer ann D4' 'intruder watcher-1 D6' 'intruder titan-1 G9' 'token titan-1 adversary' \
		'deck ai titan-1 cards=near ordered'
	act
	in_order 'activates .*who=titan-1' 'activates .*who=watcher-1'
}

@test "INT-08 the players order Intruders that are equally close" {
	on 'spacer ann D5' 'intruder watcher-1 D3' 'intruder watcher-2 D7'
	act --choose activate=watcher-2
	in_order 'activates .*who=watcher-2' 'activates .*who=watcher-1'
	act --choose activate=watcher-1
	in_order 'activates .*who=watcher-1' 'activates .*who=watcher-2'
	act --all
	assert_equal "$(boards .out)" 2
	# not those that are not
	on 'spacer ann D5' 'intruder watcher-1 D3' 'intruder watcher-2 D8'
	act --all
	assert_equal "$(boards .out)" 1
}

@test "INT-09 INT-11 Target, protocol, then the additional actions" {
	on 'spacer ann D4' 'intruder extra-1 D5'
	act extra-1 --rolled w:P
	in_order 'target .*who=extra-1' 'protocol .*who=extra-1' 'stress .*who=ann' 'roll .*point=attack'
	loses ann 1
}

@test "INT-10 INT-30 a Boss has no protocols and a Grin no AI cards" {
	assert_equal "$(rows_of protocols intruder mothman)" 0
	assert_equal "$(rows_of ai-cards intruder grin)" 0
	on 'spacer ann D4' 'intruder titan-1 D5'
	play near
	silent protocol
}

@test "INT-12 an additional Attack follows the rules of Attacks: range, dice, mitigation" {
	on 'spacer ann D3' 'intruder extra-1 D5'
	act extra-1
	rolls 0
	on 'spacer ann D4' 'intruder extra-1 D5' 'pool active expertise=3'
	act extra-1 --rolled w:PPP --expertise 1
	dice_are attack w
	loses ann 2
	now 'pool active' expertise 2
}

@test "INT-13 an additional effect does what it says" {
	on 'spacer ann D3' 'spacer bob A9' 'intruder gloomy-1 D5'
	act gloomy-1
	stress_is ann 2
	stress_is bob 1
}

@test "INT-18 INT-20 INT-26 INT-27 Speed and Range are on the sheet, unlimited for the Boss" {
	assert_equal "$(cell intruders grin speed)" 3/3/4
	assert_equal "$(cell intruders mothman speed)" unlimited
	assert_equal "$(cell intruders mothman range)" unlimited
	assert_equal "$(cell intruders grin range)" 0
}

@test "INT-19 the Speed of a baseline Intruder is that of the Countdown level" {
	local at
	for at in 9:D8 7:D8 6:D7 4:D7 3:D5 1:D5; do
		on "countdown ${at%:*}" 'spacer ann D1' 'intruder tide-1 D9'
		act tide-1
		is_at tide-1 "${at#*:}"
	done
}

@test "--why tells distances, lines and protocols, and changes nothing" {
	ring
	try enorm-ai -T json --why titan-1 <a.board
	wants 0 enorm-ai --why titan-1
	jq -e . .out >/dev/null
	on 'spacer ann D4 stress=1' 'spacer bob A9 stress=4' 'intruder hater-1 D5'
	try enorm-ai --why hater-1 <a.board
	wants 0 enorm-ai --why hater-1
	grep -q ann .out
	grep -q bob .out
	grep -q Lunge .out
	! grep -q '^enorm 1' .out
}
