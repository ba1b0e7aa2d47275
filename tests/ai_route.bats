#!/usr/bin/env bats
# enorm-ai: where an Intruder's Move and Shift end when the plain way is barred or taken: welds, disabled
# welds, other figures, and a Target on its own space.
load helper
load attack_helper
load ai_helper

setup_file() {
	cd "$BATS_FILE_TMPDIR" && ai_tables
	cat >>ai-cards.csv <<-'END'
		lurk,Lurk,titan,1,melee,target closest,shift; window; attack r,adrenaline 1,owner
		lob,Lob,titan,1,ranged,target closest,move; shoot r range 1,,owner
		volley,Volley,titan,1,ranged,target closest,move; shoot r,,owner
	END
}

setup() {
	ai_setup
}

# ---- welds ----

@test "DSB-02 MOV-01 a disabled weld is a shut door and nothing more: the Intruder walks round it" {
	on 'map 2x4' 'door d-1 A2-A3 welded disabled' 'spacer ann A4' 'intruder runner-1 A2'
	routes_everywhere B2-B3-A3 -- runner-1
	# it comes past one without a halt
	on 'map 2x5' 'door d-1 A3-B3 welded disabled' 'spacer ann A5' 'intruder runner-1 A1'
	routes_everywhere A2-A3-A4 -- runner-1
	# with no way round it stays beside it
	on 'map 1x4' 'door d-1 A2-A3 welded disabled' 'spacer ann A4' 'intruder runner-1 A2'
	routes_everywhere - -- runner-1
	# enabled again, it is met, and breaks
	on 'map 2x4' 'door d-1 A2-A3 welded' 'spacer ann A4' 'intruder runner-1 A2'
	routes_everywhere A3 -- runner-1
}

@test "DSB-02 CMD-15 a Shift passes a disabled weld" {
	on 'map 2x5' 'door d-1 A3-B3 welded disabled' 'spacer ann A5' 'intruder titan-1 A1'
	play charge --rolled r:P
	is_at titan-1 A4
	on 'map 2x5' 'door d-1 A3-B3 welded' 'spacer ann A5' 'intruder titan-1 A1'
	play charge
	tells performs who=titan-1 what=Routine
}

@test "RI-04 WLD-12 the stop beside a weld is taken: the way to another goes round the weld" {
	on 'map 3x3' 'door d-1 B2-C2 welded' 'spacer ann C3' 'intruder stalker-1 A1' 'intruder snail-2 B2'
	routes_everywhere A2-A3-B3 B1-C1-C2 -- stalker-1
	act stalker-1 --all
	ends_all stalker-1 B3 C2
}

# ---- RI-61: a Boss whose end is taken ----

@test "RI-61 BTC-12 with no free space beside its Target in reach a Boss ends on the Target" {
	on 'map 1x3' 'spacer ann A1' 'intruder snail-1 A2' 'intruder titan-1 A3'
	routes_everywhere A2-A1 -- titan-1
	# with Crash it throws her out, which the wall makes impossible here: it has to have room
	on 'map 1x4' 'spacer ann A2 vitals=9' 'intruder snail-1 A3' 'intruder snail-2 A1' 'intruder golem-1 A4'
	routes_everywhere A3-A2 -- golem-1
	# a baseline Intruder never does
	on 'map 1x3' 'spacer ann A1' 'intruder snail-1 A2' 'intruder runner-1 A3'
	routes_everywhere - -- runner-1
}

@test "RI-61 MOV-04 a free space beside the Target in reach comes first" {
	on 'map 2x2' 'spacer ann A1' 'intruder snail-1 A2' 'intruder titan-1 B2'
	routes_everywhere B1 -- titan-1
	# through the Target, too
	on 'map 1x4' 'spacer ann A2' 'intruder snail-1 A3' 'intruder titan-1 A4'
	routes_everywhere A3-A2-A1 -- titan-1
	# not within Speed: the ogre's is 3, and A1 is 4 away
	on 'map 1x5' 'spacer ann A2' 'intruder snail-1 A3' 'intruder ogre-1 A5'
	routes_everywhere A4-A3-A2 -- ogre-1
	# nor is the Target's own space: as close as it can (RI-04)
	on 'map 1x6' 'spacer ann A2' 'intruder snail-1 A3' 'intruder ogre-1 A6'
	routes_everywhere A5-A4 -- ogre-1
	# a space behind a weld is none beside her
	on 'map 2x3' 'door d-1 A1-B1 welded' 'spacer ann A1' 'intruder snail-1 A2' 'intruder titan-1 A3'
	routes_everywhere A2-A1 -- titan-1
}

@test "RI-61 the Attack of a Boss that ended on its Target is made" {
	on 'map 1x3' 'spacer ann A1' 'intruder snail-1 A2' 'intruder titan-1 A3'
	play hunt --rolled r:P
	is_at titan-1 A1
	loses ann 1
	tells path who=titan-1 to=A1 ruling=RI-61
	# RI-14: one it can end on is one the Attack works on
	on 'map 1x7' 'red A6-A7' 'spacer bob A7' 'spacer ann A1' 'intruder snail-1 A2' 'intruder titan-1 A4'
	play hunt --target ann --rolled r:P
	is_at titan-1 A1
}

@test "RI-61 RI-63 with a ranged Attack a firing space comes before the Target's own" {
	# Range 1: the space before ann is taken, the one above her is free
	on 'map 2x4' 'wall A4-B4' 'spacer ann A1' 'intruder snail-1 A2' 'intruder titan-1 A4'
	play lob --rolled r:P --all
	ends_all titan-1 B1
	backward
	play lob --rolled r:P --all
	ends_all titan-1 B1
	# none in reach: on her
	on 'map 1x4' 'spacer ann A1' 'intruder snail-1 A2' 'intruder titan-1 A4'
	play lob --rolled r:P
	is_at titan-1 A1
	loses ann 1
	routes_everywhere A3-A2-A1 -- titan-1 --range 1
}

@test "RI-63 a shooter on the way to its best stop ends on the first legal firing space it meets" {
	# beside ann B2 alone is free; both ways to it are as short, and one meets B3, in line with her
	on 'map 2x4' 'wall A2-B2' 'spacer ann B1' 'intruder snail-1 A1' 'intruder wolf-1 A2'
	routes_everywhere A3-B3 A1-B1-B2 -- wolf-1 --range 3
	# out of Range 1 it is none
	routes_everywhere A3-B3-B2 A1-B1-B2 -- wolf-1 --range 1
}

# ---- RI-62: on the Target's own space ----

@test "RI-62 on its Target's own space a Boss is in range to Shoot, and does not step off first" {
	on 'map 3x3' 'spacer ann B2' 'intruder titan-1 B2'
	play volley --rolled r:P
	is_at titan-1 B2
	loses ann 1
	play lob --rolled r:P
	is_at titan-1 B2
	loses ann 1
	play ray --rolled r:P,r:-
	is_at titan-1 B2
	loses ann 1
	backward
	play ray --rolled r:P,r:-
	is_at titan-1 B2
	routes_everywhere - -- titan-1
	routes_everywhere - -- titan-1 --range 2
}

@test "RI-62 a Shift may end on the Target's own space to Shoot" {
	on 'spacer ann A6' 'intruder snail-1 A5' 'intruder imp-1 A1'
	play poke --rolled r:P,r:-
	is_at imp-1 A6
	loses ann 1
}

# ---- RI-20: no Shift serves ----

@test "RI-20 RI-21 where no Shift serves there is no Attack, wherever the Target is then" {
	# ann is on no line; she steps beside where the Shift left it, and is not attacked
	on 'spacer ann C6 suit=standard-eva' 'intruder titan-1 A1' 'pool active expertise=1'
	play lurk --target ann --react ann:reflex:B6
	is_at titan-1 A6
	rolls 0
	tells no-attack who=titan-1 target=ann ruling=RI-20
	adrenaline_is ann 1
	# with one that serves it is made
	on 'spacer ann A6 suit=standard-eva' 'intruder titan-1 A1' 'pool active expertise=1'
	play lurk --target ann --react ann:reflex:A6 --rolled r:P
	loses ann 1
}

# ---- RT-27 ----

@test "RT-27 --routes lists both facings of a Move of 0 spaces toward a diagonal Target" {
	on 'map 2x2' 'wall A1-A2,A1-B1' 'spacer ann B2' 'intruder stalker-1 A1 facing=s'
	try enorm-ai --routes stalker-1 <a.board
	text_is out '1 A1: 0 spaces, ends on A1 facing e (--choose stalker-1.facing=e)
1 A1: 0 spaces, ends on A1 facing n (--choose stalker-1.facing=n)'
	try enorm-ai --routes stalker-1 -T json <a.board
	assert_equal "$(jq -c '[.route, .facing]' .out | xargs)" '[1,e] [1,n]'
	backward
	try enorm-ai --routes stalker-1 -T json <a.board
	assert_equal "$(jq -c '[.route, .facing]' .out | xargs)" '[1,e] [1,n]'
	enorm-board mirror <a.board >b.board
	try enorm-ai --routes stalker-1 -T json <b.board
	assert_equal "$(jq -r .facing .out | sort | xargs)" 'n w'
	# not diagonal: one
	on 'map 1x2' 'wall A1-A2' 'spacer ann A2' 'intruder stalker-1 A1 facing=s'
	try enorm-ai --routes stalker-1 <a.board
	text_is out '1 A1: 0 spaces, ends on A1 facing e'
}

@test "RT-27 the choice of the facing cites its ruling" {
	on 'map 2x2' 'wall A1-A2,A1-B1' 'spacer ann B2' 'intruder stalker-1 A1 facing=s'
	act stalker-1
	has 'event choice point=stalker-1.facing .*either \[RT-27\]'
}
