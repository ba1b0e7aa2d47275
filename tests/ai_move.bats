#!/usr/bin/env bats
# enorm-ai: how Intruders move: Move, Shift, doors, Obstacles, where they may end, how they face.
load helper
load attack_helper
load ai_helper

setup_file() {
	cd "$BATS_FILE_TMPDIR" && ai_tables
}

setup() {
	ai_setup
}

# ---- MOV: how far and where to ----

@test "MOV-01 a moving Intruder gets as close to its Target as it can" {
	on 'spacer ann D1' 'intruder stalker-1 D9'
	act stalker-1
	is_at stalker-1 D6
	tells path who=stalker-1 to=D6
	on 'spacer ann G7' 'intruder stalker-1 B7'
	act stalker-1
	is_at stalker-1 E7
}

@test "MOV-02 at most its Speed" {
	local case
	for case in snail:D8 crab:D7 stalker:D6 wolf:D5; do
		on 'spacer ann D1' "intruder ${case%:*}-1 D9"
		act "${case%:*}-1"
		is_at "${case%:*}-1" "${case#*:}"
	done
}

@test "MOV-03 MOV-04 it ends on coming adjacent to the Target, and not before with Speed left" {
	on 'spacer ann D6' 'intruder wolf-1 D9'
	act wolf-1
	walks wolf-1 D8 D7
	on 'spacer ann D8' 'intruder wolf-1 D9 facing=n'
	act wolf-1
	is_at wolf-1 D9
	# beside another Spacer is not beside the Target
	on 'spacer ann D5' 'spacer bob E7' 'intruder wolf-1 D9'
	act wolf-1 --target ann
	is_at wolf-1 D6
	# RI-27: behind a wall is not adjacent
	on 'wall D5-D6' 'spacer ann D5' 'intruder wolf-1 D7'
	act wolf-1 --all
	ends_all wolf-1 C5 E5
}

@test "MOV-05 without a Speed value it moves as far as reaching the Target takes" {
	on 'map 2x26' 'spacer ann A1' 'intruder runner-1 B26'
	act runner-1 --first v
	is_at runner-1 A2
}

@test "MOV-06 with a ranged attack it ends on the first space from which the Target is in range" {
	on 'spacer ann D1' 'intruder archer-1 D9'
	act archer-1 --rolled r:P,r:-
	walks archer-1 D8 D7 D6 D5
	loses ann 1
	# RI-07: in range already, 0 spaces, and it still turns
	on 'spacer ann D5' 'intruder archer-1 D9 facing=n'
	act archer-1 --rolled r:P,r:-
	is_at archer-1 D9 w
	silent path who=archer-1
}

@test "MOV-07 before its first step it turns to face the Target" {
	on 'spacer ann D1' 'intruder stalker-1 D9 facing=e'
	act stalker-1
	in_order 'turns .*facing=w' 'path .*who=stalker-1'
	# and when it moves 0 spaces too
	on 'spacer ann D8' 'intruder stalker-1 D9 facing=e'
	act stalker-1
	is_at stalker-1 D9 w
	# who does not move does not turn
	on 'spacer ann D8' 'intruder biter-1 D9 facing=e'
	act biter-1 --rolled r:P,r:-
	is_at biter-1 D9 e
}

@test "MOV-08 the route is one with the fewest spaces" {
	# a wall open below at once and above far off
	on 'wall C4-C5,D4-D5,E4-E5,F4-F5,G4-G5' 'spacer ann C3' 'intruder runner-1 C6'
	act runner-1 --first v
	walks runner-1 B6 B5 B4 C4
	routes_are B6-B5-B4-C4 C5-B5-B4-C4 -- runner-1
}

@test "MOV-09 other Intruders do not block the route" {
	on 'map 1x7' 'spacer ann A1' 'intruder snail-1 A5' 'intruder crab-1 A4' 'intruder wolf-1 A6'
	act wolf-1
	is_at wolf-1 A2
}

@test "MOV-10 Spacers do not block the route" {
	on 'map 1x7' 'spacer ann A1' 'spacer bob A4' 'intruder wolf-1 A6'
	act wolf-1 --target ann
	is_at wolf-1 A2
	loses bob 0
}

@test "MOV-11 Terrain that is no Obstacle does not block the route, nor is it hurt" {
	on 'map 1x7' 'spacer ann A1' 'terrain nest-1 A5' 'terrain barrier-1 A4' 'terrain fog-1 A3' 'terrain rail-1 A2' \
		'intruder wolf-1 A6'
	act wolf-1
	is_at wolf-1 A2
	has 'terrain nest-1' 'terrain barrier-1'
}

@test "MOV-12 walls, closed doors, red lines and Obstacles block it, and nothing else does" {
	local line
	for line in 'wall A3-A4' 'red A3-A4' 'door d-1 A3-A4 closed'; do
		on 'map 2x6' "$line" 'spacer ann A1' 'intruder runner-1 A4'
		act runner-1
		walks runner-1 B4 B3 A3 A2
	done
	on 'map 2x6' 'terrain slab-1 A3' 'spacer ann A1' 'intruder runner-1 A4'
	act runner-1
	walks runner-1 B4 B3 B2 A2
	for line in 'door d-1 A3-A4 open' 'terrain rail-1 A3' 'spacer bob A3' 'intruder crab-1 A3' 'mark A3 dangerous' \
		'blip blip-1 x3y1'; do
		on 'map 2x6' "$line" 'spacer ann A1' 'intruder runner-1 A4'
		act runner-1 --target ann
		walks runner-1 A3 A2
	done
}

@test "MOV-13 ADJ-13 walls are never crossed: without a way round, it stays on its side" {
	on 'map 2x6' 'wall A3-A4,B3-B4' 'spacer ann A1' 'intruder runner-1 A6'
	act runner-1
	is_at runner-1 A4
	# out of bounds is a wall, drawn or not
	on 'map 2x6' 'void A4' 'spacer ann A1' 'intruder runner-1 A6'
	act runner-1 --first h
	walks runner-1 A5 B5 B4 B3 A3 A2
}

@test "MOV-14 MOV-15 one space at a time, never diagonally" {
	on 'spacer ann A1' 'intruder runner-1 G9'
	act runner-1
	event_lines path who=runner-1 | grep -oE ' path=[^ ]+' | cut -d= -f2 | tr , '\n' |
		awk '{ row = index("ABCDEFG", substr($0, 1, 1)); col = substr($0, 2) + 0
			if (NR > 1 && (row - r) ^ 2 + (col - c) ^ 2 != 1) exit 1
			r = row; c = col }'
	# 14 away: 13 steps to her side
	assert_equal "$(event_lines path who=runner-1 | grep -oE ' path=[^ ]+' | tr , '\n' | wc -l)" 14
	has 'intruder runner-1 (A2|B1) '
}

# ---- MOV: the zigzag ----

@test "MOV-16 MOV-17 off the Target's lines it zigzags, changing axis after each space" {
	on 'spacer ann F6' 'intruder stalker-1 B2'
	routes_are B3-C3-C4 C2-C3-D3 -- stalker-1
	act stalker-1 --first h
	walks stalker-1 B3 C3 C4
}

@test "MOV-18 once the Target can be approached straight, the rest is straight" {
	on 'spacer ann C9' 'intruder runner-1 A4'
	routes_are A5-B5-B6-C6-C7-C8 B4-B5-C5-C6-C7-C8 -- runner-1
}

@test "MOV-19 the players pick whether a zigzag starts horizontally or vertically" {
	on 'spacer ann F6' 'intruder stalker-1 B2'
	act stalker-1 --first v
	walks stalker-1 C2 C3 D3
	act stalker-1 --choose stalker-1.first=h
	walks stalker-1 B3 C3 C4
	act stalker-1 --all
	ends_all stalker-1 C4 D3
	tells choice point=stalker-1.first
	# in line there is nothing to pick
	on 'spacer ann B6' 'intruder stalker-1 B2'
	act stalker-1
	silent choice
}

@test "MOV-20 among equally short routes the players pick one" {
	# left or right round a wall
	on 'map 4x5' 'wall B2-C2,B3-C3,B4-C4' 'spacer ann C3' 'intruder runner-1 B3'
	routes_are B2-B1-C1-C2 B4-B5-C5-C4 -- runner-1
	act runner-1 --all
	ends_all runner-1 C2 C4
	tells choice
	local n ends=
	for n in 1 2; do
		act runner-1 --route "$n"
		ends+=$(grep -oE '^intruder runner-1 [A-Z][0-9]' .out | cut -d' ' -f3)
	done
	[[ $ends == C2C4 || $ends == C4C2 ]]
	turned_down runner-1 --route 3
	act runner-1 --choose runner-1.route=1
}

@test "MOV-19 --first, --route and --choose hold for every board of a stream and for every branch" {
	on 'spacer ann D5' 'intruder stalker-1 C2'
	cat a.board a.board a.board >many && mv many a.board
	act stalker-1 --first h
	ends_all stalker-1 D4
	times 3 choice point=stalker-1.first value=h
	act stalker-1 --choose stalker-1.first=v
	times 3 choice point=stalker-1.first value=v
	act stalker-1 --first v --choose stalker-1.first=h
	times 3 choice point=stalker-1.first value=h
	local way
	for way in all outcomes; do
		act stalker-1 --first v --$way
		times 3 choice point=stalker-1.first value=v
	done
	act --first v --odds
	assert_equal "$(grep -c '^100.00% ' .out)" 3
	on 'map 4x5' 'wall B2-C2,B3-C3,B4-C4' 'spacer ann C3' 'intruder runner-1 B3'
	cat a.board a.board >many && mv many a.board
	act runner-1 --route 2 --all
	times 2 choice point=runner-1.route value=2
	try enorm-ai --first x <a.board
	wants 64 enorm-ai --first x
}

@test "MOV-24 the worked case, horizontal start: H, V, H" {
	on 'spacer ann D5' 'intruder stalker-1 C2'
	act stalker-1 --first h
	walks stalker-1 C3 D3 D4
}

@test "MOV-25 the worked case, vertical start: V, then straight" {
	on 'spacer ann D5' 'intruder stalker-1 C2'
	act stalker-1 --first v
	walks stalker-1 D2 D3 D4
	routes_are C3-D3-D4 D2-D3-D4 -- stalker-1
}

@test "MOV-26 the facing follows each step: it ends facing along its last" {
	on 'spacer ann D5' 'intruder crab-1 C2 facing=s'
	act crab-1 --first h
	is_at crab-1 D3 n
	act crab-1 --first v
	is_at crab-1 D3 e
}

@test "MOV-27 RI-12 the turn before moving is along the longer offset" {
	on 'spacer ann D5' 'intruder stalker-1 C2 facing=s'
	act stalker-1 --first h
	assert_equal "$(event_lines turns who=stalker-1 | head -n 1 | grep -oE 'facing=.')" facing=e
	act stalker-1 --first v
	assert_equal "$(event_lines turns who=stalker-1 | head -n 1 | grep -oE 'facing=.')" facing=e
	on 'spacer ann F3' 'intruder stalker-1 C2 facing=s'
	act stalker-1 --first v
	assert_equal "$(event_lines turns who=stalker-1 | head -n 1 | grep -oE 'facing=.')" facing=n
	# equal: the first step's axis
	on 'spacer ann F5' 'intruder stalker-1 C2 facing=s'
	act stalker-1 --first h
	assert_equal "$(event_lines turns who=stalker-1 | head -n 1 | grep -oE 'facing=.')" facing=e
	act stalker-1 --first v
	assert_equal "$(event_lines turns who=stalker-1 | head -n 1 | grep -oE 'facing=.')" facing=n
}

@test "RT-27 a Move of 0 spaces with the Target exactly diagonal: either facing, the players choose" {
	on 'map 2x2' 'wall A1-A2,A1-B1' 'spacer ann B2' 'intruder stalker-1 A1 facing=s'
	act stalker-1 --all
	assert_equal "$(sed -nE 's/^intruder stalker-1 A1 facing=(.).*/\1/p' .out | sort | xargs)" 'e n'
	act stalker-1 --choose stalker-1.facing=n
	is_at stalker-1 A1 n
}

@test "RI-02 fewest spaces first, the zigzag among what is left" {
	on 'map 5x5' 'wall A2-A3,B2-B3,C2-C3' 'spacer ann D4' 'intruder stalker-1 A1'
	routes_are A2-B2-C2 B1-B2-C2 -- stalker-1
	act stalker-1 --all
	ends_all stalker-1 C2
}

@test "RI-03 the same row with a wall between is not yet straight" {
	# in the Target's row at once, but the row is walled: it goes on zigzagging
	on 'map 5x6' 'wall A3-A4,B3-B4' 'spacer ann A6' 'intruder runner-1 A1'
	routes_are A2-B2-B3-C3-C4-B4-B5-A5 B1-B2-C2-C3-C4-B4-B5-A5 -- runner-1
}

# ---- MOV: the board's edge ----

@test "MOV-21 an effect that would carry it over the board's edge carries it along the edge" {
	on 'map 4x9' 'spacer ann A2' 'intruder stalker-1 C5'
	try enorm-knockback -T board stalker-1 4 --direction n <a.board
	wants 0 enorm-knockback stalker-1 4
	is_at stalker-1 D8
}

@test "MOV-22 along the edge it leads away from the most Spacers" {
	on 'map 4x9' 'spacer ann A7' 'spacer bob B8' 'spacer cal A2' 'intruder stalker-1 D5'
	try enorm-knockback -T board stalker-1 2 --direction n <a.board
	wants 0 enorm-knockback stalker-1 2
	is_at stalker-1 D3
	on 'map 4x9' 'spacer ann A7' 'spacer bob B1' 'spacer cal A2' 'intruder stalker-1 D5'
	try enorm-knockback -T board stalker-1 2 --direction n <a.board
	is_at stalker-1 D7
}

@test "MOV-23 only the first stretch along the edge counts" {
	# the way east comes to a corner behind which ann stands, far down: it is still away from bob and cal
	on 'map 9x6' 'spacer ann A6' 'spacer bob I1' 'spacer cal G1' 'intruder stalker-1 I3'
	try enorm-knockback -T board stalker-1 3 --direction n <a.board
	wants 0 enorm-knockback stalker-1 3
	is_at stalker-1 I6
}

# ---- where it may end ----

@test "RI-04 the corridor: Speed 2 and 3 stop before the other, Speed 4 passes both" {
	on 'map 1x6' 'spacer ann A4' 'intruder crab-1 A1' 'intruder snail-1 A3'
	act crab-1
	is_at crab-1 A2
	on 'map 1x6' 'spacer ann A4' 'intruder stalker-1 A1' 'intruder snail-1 A3'
	act stalker-1
	is_at stalker-1 A2
	on 'map 1x6' 'spacer ann A4' 'intruder wolf-1 A1' 'intruder snail-1 A3'
	act wolf-1
	is_at wolf-1 A5 e
	walks wolf-1 A2 A3 A4 A5
}

@test "RI-04 BTC-12 a baseline Intruder never ends on a Spacer, a Boss may and never on an Intruder" {
	on 'map 1x6' 'spacer ann A4' 'spacer bob A3' 'intruder stalker-1 A1'
	act stalker-1 --target ann
	is_at stalker-1 A2
	# the ogre's Speed is 3: out of it on cal
	on 'map 1x9' 'spacer ann A9' 'spacer cal A4' 'intruder ogre-1 A1'
	play march --target ann --seed 1
	is_at ogre-1 A4
	on 'map 1x9' 'spacer ann A9' 'intruder crab-1 A4' 'intruder ogre-1 A1'
	play march --target ann --seed 1
	is_at ogre-1 A3
	# with Crash it throws out whom it ends on
	on 'map 1x7' 'spacer ann A1' 'spacer bob A2' 'intruder golem-1 A6'
	play stomp --target ann
	is_at golem-1 A2
	tells crash who=bob
	loses bob 1
	is_at bob A3
}

@test "RT-26 without a route it takes the stop nearest by count, and of these the one with fewest steps" {
	on 'map 3x6' 'red A3-A4,B3-B4,C3-C4' 'spacer ann A1' 'intruder runner-1 B6'
	act runner-1 --all
	ends_all runner-1 A4
}

@test "RI-05 KW-OBSTACLE-3 a baseline Intruder does not move through an Obstacle" {
	local tile
	for tile in slab crate pillar; do
		on 'map 2x6' "terrain $tile-1 A3" 'spacer ann A1' 'intruder runner-1 A4'
		act runner-1
		walks runner-1 B4 B3 B2 A2
		has "terrain $tile-1"
	done
	on 'map 1x6' 'terrain slab-1 A3' 'spacer ann A1' 'intruder runner-1 A5'
	act runner-1
	is_at runner-1 A4
}

@test "KW-OBSTACLE-4 BTC-01 BTC-02 an Obstacle does not stop a Boss, which breaks a Destructible one" {
	on 'map 2x7' 'terrain slab-1 A5' 'terrain crate-1 A4' 'terrain pillar-1 A3' 'spacer ann A1' 'intruder titan-1 A6'
	play walk
	walks titan-1 A5 A4 A3 A2
	hasnt 'terrain crate-1'
	has 'terrain slab-1' 'terrain pillar-1'
}

@test "KW-OBSTACLE-4 on an Obstacle a Boss is beside its Target as anywhere" {
	on 'map 3x4' 'terrain crate-1 A2' 'spacer ann A1' 'intruder titan-1 C4'
	routes_are C3-B3-B2-A2 B4-B3-A3-A2 -- titan-1
}

@test "BTC-05 a Boss does not cross walls" {
	on 'map 2x6' 'wall A3-A4' 'spacer ann A1' 'intruder titan-1 A4'
	play walk
	walks titan-1 B4 B3 A3 A2
	local line
	for line in 'red A3-A4' 'door d-1 A3-A4 closed'; do
		on 'map 2x6' "$line" 'spacer ann A1' 'intruder titan-1 A4'
		play walk
		walks titan-1 B4 B3 A3 A2
	done
}

@test "BTC-06 BTC-08 BTC-09 Spacers do not impede a Boss; one with Crash runs them down" {
	on 'map 1x7' 'spacer ann A1' 'spacer bob A4' 'intruder titan-1 A6'
	play walk --target ann
	is_at titan-1 A2
	loses bob 0
	on 'map 1x7' 'spacer ann A1' 'spacer bob A4' 'intruder golem-1 A6'
	play stomp --target ann
	is_at golem-1 A2
	loses bob 1
	tells crash who=bob
	loses ann 0
}

@test "BOS-14 CMD-13 a Boss moves as baseline Intruders do: straight, zigzag, to adjacency" {
	on 'spacer ann D5' 'intruder titan-1 C2'
	play walk --first h
	walks titan-1 C3 D3 D4
	play walk --first v
	walks titan-1 D2 D3 D4
	is_at titan-1 D4 e
}

# ---- doors ----

@test "RI-06 a closed door stops it, an open one does not" {
	on 'map 1x6' 'door d-1 A3-A4 closed' 'spacer ann A1' 'intruder runner-1 A6'
	act runner-1
	is_at runner-1 A4
	on 'map 1x6' 'door d-1 A3-A4 open' 'spacer ann A1' 'intruder runner-1 A6'
	act runner-1
	is_at runner-1 A2
}

@test "WLD-13 --routes tells of the Move as it would be made, beside a weld too" {
	on 'map 1x9' 'door d-1 A4-A5 welded' 'spacer ann A1' 'intruder runner-1 A5'
	routes_are A4-A3-A2 -- runner-1
}

@test "WLD-12 coming next to a welded door it halts at once" {
	on 'map 1x9' 'door d-1 A4-A5 welded' 'spacer ann A1' 'intruder runner-1 A8'
	act runner-1
	is_at runner-1 A5
	has 'door d-1 .*welded'
	# passing by is enough
	on 'map 2x9' 'door d-1 A5-B5 welded' 'spacer ann A1' 'intruder runner-1 A8'
	act runner-1
	is_at runner-1 A5
	# the shortest way is through it, though there is one round
	on 'map 2x9' 'wall B4-B5' 'door d-1 A4-A5 welded' 'spacer ann A1' 'intruder runner-1 A8'
	act runner-1
	is_at runner-1 A5
	# that stop is taken: one before it, not past it
	on 'map 1x9' 'door d-1 A4-A5 welded' 'spacer ann A1' 'intruder snail-1 A5' 'intruder runner-1 A8'
	act runner-1
	is_at runner-1 A6
}

@test "WLD-13 WLD-14 DSB-04 next to a welded door as its turn begins it destroys that door, and goes on" {
	on 'map 1x9' 'door d-1 A4-A5 welded' 'spacer ann A1' 'intruder runner-1 A5'
	act runner-1
	hasnt 'door d-1 .*(welded|closed)'
	is_at runner-1 A2
	# RO-74: a disabled one stands
	on 'map 1x9' 'door d-1 A4-A5 welded disabled' 'spacer ann A1' 'intruder runner-1 A5'
	act runner-1
	has 'door d-1 .*welded'
	is_at runner-1 A5
	# not one it only comes next to
	on 'map 1x9' 'door d-1 A4-A5 welded' 'spacer ann A1' 'intruder dasher-1 A7'
	act dasher-1
	has 'door d-1 .*welded'
	is_at dasher-1 A5
	# RO-72: nor does a surprised one
	on 'map 1x9' 'door d-1 A4-A5 welded' 'spacer ann A1' 'intruder runner-1 A5' 'token runner-1 surprise'
	act runner-1
	has 'door d-1 .*welded'
}

# ---- RI-10 to RI-12 ----

@test "RI-10 Move twice: two moves, each with its own turn and its own first axis" {
	on 'spacer ann D1' 'intruder dasher-1 D9'
	act dasher-1
	is_at dasher-1 D5
	times 2 path who=dasher-1
	# RI-10 again: no stall on a space that is taken between the moves
	on 'map 1x9' 'spacer ann A1' 'intruder snail-1 A5' 'intruder dasher-1 A7'
	act dasher-1
	is_at dasher-1 A3
}

@test "SUP-07 RI-11 each Suppression token lowers the Speed by 1, never under 0" {
	local case
	for case in 1:D7 2:D8 3:D9 5:D9; do
		on 'spacer ann D1' 'intruder stalker-1 D9' "token stalker-1 suppression count=${case%:*}"
		act stalker-1
		is_at stalker-1 "${case#*:}"
	done
	# nothing to lower
	on 'spacer ann D1' 'intruder runner-1 D9' 'token runner-1 suppression count=2'
	act runner-1
	is_at runner-1 D2
}

@test "SUP-06 the tokens slow the next activation and go at its end" {
	on 'spacer ann D1' 'intruder stalker-1 D9' 'token stalker-1 suppression count=2'
	act stalker-1
	is_at stalker-1 D8
	hasnt 'token stalker-1 suppression'
	in_order 'path .*who=stalker-1' '(discard|token) .*stalker-1'
}

# ---- CMD: Move, Shift, Shoot ----

@test "CMD-14 Move stands in composites: Scuttling Bite is Move and Attack" {
	[[ $(cell protocols 'grin 2' effect) == *'move; attack'* ]]
	[[ $(cell ai-cards wingbeat effect) == *'move; attack'* ]]
}

@test "CMD-15 a Shift goes along one straight line without a turn" {
	on 'spacer ann C6' 'intruder titan-1 A1'
	play ray --rolled r:P,r:-
	walks titan-1 B1 C1
	# no such line: not by two
	on 'map 3x3' 'wall A1-A2' 'spacer ann C3' 'intruder imp-1 A1'
	play poke
	rolls 0
	is_at imp-1 A1
}

@test "CMD-16 RI-18 RI-19 the worked Shifts: Boss (0,0), Target (5,2)" {
	# Shoot, unlimited: 2 spaces
	on 'spacer ann C6' 'intruder titan-1 A1'
	play ray --rolled r:P,r:-
	is_at titan-1 C1
	# Range 4: 5 spaces; the ogre's Speed would cap it, so it is asked of a Boss without one
	mkdir mine
	printf '%s\n' 'name,title,kind,speed,range,wounds,signature,routine,source' \
		'ogre,Ogre,boss,unlimited,4,5,attack rr,stress 1,owner' >mine/intruders.csv
	on 'spacer ann C6' 'intruder ogre-1 A1'
	play spear --data mine --rolled r:P,r:-
	is_at ogre-1 A6
	# Range 1: no valid Target, so the Routine
	on 'spacer ann C6' 'intruder imp-1 A1'
	play poke
	tells performs who=imp-1 what=Routine
	is_at imp-1 A1
	# Blast in Zone 2: 3 spaces; in Zone 1: none
	on 'spacer ann C6' 'intruder titan-1 A1'
	play bomb --rolled r:P
	is_at titan-1 A4
	loses ann 1
	play bomblet
	tells performs who=titan-1 what=Routine
}

@test "CMD-16 a Shift covers the fewest spaces: none if the action works from here" {
	on 'spacer ann A6' 'intruder titan-1 A1'
	play ray --rolled r:P,r:-
	is_at titan-1 A1
	# equal rays are the players' choice
	on 'spacer ann C3' 'intruder titan-1 A1'
	play ray --rolled r:P,r:- --all
	ends_all titan-1 C1 A3
	play ray --rolled r:P,r:- --choose titan-1.shift=A3
	is_at titan-1 A3
}

@test "CMD-17 RI-19 the end space lets the action be performed, and holds no Intruder" {
	on 'spacer ann C6' 'intruder titan-1 A1'
	play charge
	tells performs who=titan-1 what=Routine
	on 'spacer ann A6' 'intruder titan-1 A1'
	play charge --rolled r:P
	is_at titan-1 A5
	loses ann 1
	# taken: on along the ray, to the Target's own space, from where the Attack works (RI-64)
	on 'spacer ann A6' 'intruder snail-1 A5' 'intruder titan-1 A1'
	play charge --rolled r:P
	is_at titan-1 A6
	# a Spacer there is no matter to a Boss
	on 'spacer ann A6' 'spacer bob A5' 'intruder titan-1 A1'
	play charge --target ann --rolled r:P
	is_at titan-1 A5
	loses ann 1
	# a wall, a red line and a closed door end the ray
	local line
	for line in 'wall A3-A4' 'red A3-A4' 'door d-1 A3-A4 closed'; do
		on "$line" 'spacer ann A6' 'intruder titan-1 A1'
		play charge
		tells performs who=titan-1 what=Routine
	done
}

@test "CMD-17 RI-19 a Speed value caps a Shift" {
	on 'spacer ann C6' 'intruder ogre-1 A1'
	play spear
	tells performs who=ogre-1 what=Routine
	on 'spacer ann C4' 'intruder ogre-1 A1'
	play spear --rolled r:P,r:-
	is_at ogre-1 C1
}

@test "CMD-18 before an Attack with Shift the valid Targets are those a Shift reaches" {
	# ann is closer, and no straight line leads to her side
	on 'spacer ann B2' 'spacer bob A7' 'intruder titan-1 A1' 'wall A1-B1'
	play charge --rolled r:P
	target_is titan-1 ann
	on 'spacer ann C3' 'spacer bob A7' 'intruder titan-1 A1'
	play charge --rolled r:P
	target_is titan-1 bob
	is_at titan-1 A6
}

@test "CMD-19 Range is measured from where the Shift ends; the line from where it begins" {
	# 7 from the start, 4 after 3 spaces
	on 'map 7x9' 'spacer ann A8' 'intruder ogre-1 A1'
	play spear --rolled r:P,r:-
	is_at ogre-1 A4
	# RI-18: hidden from the start is not in sight, though she would be seen from the end
	on 'wall B1-B2,A1-A2' 'spacer ann C6' 'intruder titan-1 A1'
	play ray-seen
	tells performs who=titan-1 what=Routine
	play ray --rolled r:P,r:-
	is_at titan-1 C1
}

@test "CMD-20 Shoot reaches as far as the Intruder's Range" {
	on 'spacer ann D4' 'intruder sniper-1 D8'
	act sniper-1 --rolled r:P,r:-
	loses ann 1
	on 'spacer ann D3' 'intruder sniper-1 D8'
	act sniper-1
	rolls 0
	tells no-attack who=sniper-1 target=ann
	# RI-16: the space of the Target is counted
	on 'spacer ann D7' 'intruder sniper-1 D8'
	act sniper-1 --rolled r:P,r:-
	loses ann 1
}

@test "CMD-21 Shoot goes in a straight line" {
	on 'spacer ann C7' 'intruder sniper-1 D8'
	act sniper-1
	rolls 0
	# RI-08: a wall does not break the line
	on 'wall D6-D7' 'spacer ann D5' 'intruder sniper-1 D8'
	act sniper-1 --rolled r:P,r:-
	loses ann 1
}

@test "CMD-22 the Boss's Range is unlimited" {
	assert_equal "$(cell intruders mothman range)" unlimited
	on 'map 1x26' 'spacer ann A26' 'intruder titan-1 A1'
	play ray --rolled r:P,r:-
	is_at titan-1 A1
	loses ann 1
}

@test "CMD-23 RI-07 with Shoot the Move stops on the first space in range, straight line included" {
	# offset (5,2), Range 4: V first 3 spaces, H first 4
	on 'spacer ann C6' 'intruder archer-1 A1'
	act archer-1 --first v --rolled r:P,r:-
	walks archer-1 B1 B2 C2
	act archer-1 --first h --rolled r:P,r:-
	walks archer-1 A2 B2 B3 C3
	# taken: on to the next in range
	on 'spacer ann D1' 'intruder snail-1 D5' 'intruder archer-1 D9'
	act archer-1 --rolled r:P,r:-
	is_at archer-1 D4
}

@test "RI-20 the Target reacts before Shift and Shoot: the Shift is made to where she is" {
	on 'spacer ann C6 suit=standard-eva' 'intruder titan-1 A1' 'pool active expertise=1'
	play gaze --react ann:reflex:B6 --rolled r:P
	is_at titan-1 B1
	loses ann 1
	# no line works any more: no Attack, the Shift that ends nearest, then After Attack
	on 'spacer ann B6 suit=standard-eva' 'intruder titan-1 A1' 'pool active expertise=1'
	play pounce --react ann:reflex:C6
	rolls 0
	is_at titan-1 A6
	stress_is ann 0
	adrenaline_is ann 1
}

@test "RI-61 MOV-04 a Boss whose space beside the Target is taken takes another one beside it, not the Target's" {
	board a.board <<-'END'
		enorm 1
		countdown 9
		map 3x5
		spacer ann B3 vitals=9 stress=0 adrenaline=0
		intruder mothman B1 facing=e
		intruder grin-1 B2
	END
	enorm-ai --routes mothman --target ann -T json <a.board | jq -r .end | sort -u >ends
	# As many steps to each, through the Target to one of them; B2 is taken, B3 its own.
	printf '%s\n' A3 B4 C3 >wanted
	cmp wanted ends
	enorm-ai mothman --card wingbeat --target ann --rolled r:P,r:P -T board <a.board >b.board
	grep -qE '^intruder mothman (A3|C3) ' b.board
	grep -q '^event damage who=ann n=2 ' b.board
}

@test "RI-15 with no route to the Target it goes to where the count of Closest is least" {
	board a.board <<-'END'
		enorm 1
		countdown 9
		map 1x7
		red A4-A5
		spacer ann A7 vitals=9 stress=0 adrenaline=0
		intruder grin-1 A2 facing=w
	END
	enorm-ai --routes grin-1 -T json <a.board | jq -r .end >ends
	printf 'A4\n' >wanted # the red line bars its way, but not the count
	cmp wanted ends
}
