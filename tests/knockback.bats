#!/usr/bin/env bats
# enorm-knockback: Knockback, Pushback, Lure and Displace. enorm-knockback(1).
load helper
load forced_helper

# push ARGUMENTS...: knocks on a.board; what comes out is in .out.
push() {
	try enorm-knockback "$@" <a.board
	wants 0 enorm-knockback "$@" && text_is err '' enorm-knockback "$@"
}

# leaves STANDING ARGUMENTS...: the push ends with one board, and that is how things stand on it.
leaves() {
	push "${@:2}" || return
	assert_equal "$(standing <.out)" "$1"
}

# ways ARGUMENTS... <<END: what --all gives, as a set without order.
ways() {
	sort -u >.ways
	push --all "$@" </dev/null || return
	diff -u --label wanted --label got .ways <(standing <.out | sort -u)
}

# stays_put ARGUMENTS...: the figures and tiles are where they were.
stays_put() {
	leaves "$(enorm-board format <a.board | standing)" "$@"
}

# own_tiles: terrain types whose effect can be seen, in the directory own.
own_tiles() {
	mkdir -p own
	cat >own/terrain.csv <<-'END'
		name,title,keywords,effect,supply,source
		acid,Acid,,stress 1,4,owner
		ooze,Ooze,destructible,stress 1,4,owner
		spike,Spike,destructible,vitals 1,4,owner
	END
}

# ---- the straight line ----

@test "KB-01 KW-KNOCKBACK-1 Knockback X moves the figure X spaces along one straight line" {
	on 'spacer juliet C2' 'intruder grin-1 C1'
	leaves 'juliet C2 9, grin-1 C1' juliet 0 --from grin-1
	leaves 'juliet C3 9, grin-1 C1' juliet 1 --from grin-1
	leaves 'juliet C5 9, grin-1 C1' juliet 3 --from grin-1
	in_order 'path .*path=C2,C3,C4,C5'
	on 'map 9x9' 'spacer juliet E5' 'intruder grin-1 F5'
	leaves 'juliet E5 9, grin-1 I5' grin-1 3 --from juliet
}

@test "KB-02 it goes directly away from the source, along the longer offset" {
	on 'map 9x9' 'spacer juliet E5'
	local from to
	for from in D5=G5 F5=C5 E4=E7 E6=E3 C4=G5 C6=G5 G4=C5 D3=E7 F3=E7 D8=E3 A6=G5; do
		to=${from#*=}
		leaves "juliet $to 9" juliet 2 --from "${from%=*}"
	done
}

@test "KB-03 a stated direction is followed whatever is beside the figure" {
	on 'map 9x9' 'spacer juliet E5' 'intruder grin-1 E4'
	leaves 'juliet G5 9, grin-1 E4' juliet 2 --direction n
	leaves 'juliet E7 9, grin-1 E4' juliet 2 --direction e
	leaves 'juliet C5 9, grin-1 E4' juliet 2 --direction s
	on 'map 9x9' 'spacer juliet E5' 'intruder grin-1 E2'
	leaves 'juliet E3 9, grin-1 E2' juliet 2 --direction w
}

@test "KB-03 KB-33 of directional Knockback the source decides the slide along the edge and the reach" {
	on 'spacer juliet C5' 'intruder grin-1 D5'
	leaves 'juliet A5 9, grin-1 D5' juliet 2 --direction e --from grin-1
	never choice
	on 'intruder grin-1 B5' 'spacer juliet C5'
	leaves 'juliet E5 9, grin-1 B5' juliet 2 --direction e --from grin-1
	on 'spacer juliet C3' 'intruder mothman C3'
	leaves 'juliet C5 9, mothman C3' juliet 2 --direction e --from mothman
	on 'spacer juliet C3' 'intruder grin-1 C1'
	stays_put juliet 1 --direction n --from grin-1 --by attack
	leaves 'juliet D3 9, grin-1 C1' juliet 1 --direction n --from grin-1 --by attack --range 2
}

@test "KB-04 nothing is ever knocked diagonally" {
	on 'map 9x9' 'spacer juliet E5' 'intruder grin-1 D4'
	ways juliet 2 --from grin-1 --unavoidable <<-'END'
		juliet E7 9, grin-1 D4
		juliet G5 9, grin-1 D4
	END
	on 'map 9x9' 'spacer juliet D4' 'intruder grin-1 E5'
	ways grin-1 2 --from juliet <<-'END'
		juliet D4 9, grin-1 E7
		juliet D4 9, grin-1 G5
	END
}

@test "KB-05 straight spaces and spaces along the edge never total more than X" {
	on 'spacer juliet C4' 'intruder grin-1 B1'
	leaves 'juliet C5 9, grin-1 B1' juliet 1 --from grin-1
	leaves 'juliet D5 9, grin-1 B1' juliet 2 --from grin-1
	leaves 'juliet E5 9, grin-1 B1' juliet 3 --from grin-1
}

@test "KB-50 several Knockback X at once add up" {
	on 'map 1x9' 'spacer juliet A2' 'intruder grin-1 A1'
	leaves 'juliet A5 9, grin-1 A1' juliet 1 2 --from grin-1
	leaves 'juliet A8 9, grin-1 A1' juliet 1 2 3 --from grin-1
}

@test "RO-34 Knockback added up is one push, with one collision at most" {
	on 'map 1x9' 'spacer juliet A2' 'terrain slab-1 A4'
	leaves 'juliet A3 8 down, slab-1 A4' juliet 3 4 --direction e
}

@test "INT-38 a Grin is moved 4 spaces away from the scouting Spacer" {
	on 'map 3x9' 'spacer juliet B2' 'intruder grin-1 B4'
	leaves 'juliet B2 9, grin-1 B8' grin-1 4 --from juliet
}

@test "RO-01 ordinary Knockback from an exact diagonal goes the worse way" {
	# one way ends in a Crash, the other does not
	on 'map 9x9' 'spacer juliet E5' 'intruder grin-1 D4' 'terrain slab-1 E7'
	leaves 'juliet E6 8 down, grin-1 D4, slab-1 E7' juliet 2 --from grin-1
	on 'map 9x9' 'spacer juliet E5' 'intruder grin-1 D4' 'terrain slab-1 G5'
	leaves 'juliet F5 8 down, grin-1 D4, slab-1 G5' juliet 2 --from grin-1
	# one way breaks a Cover tile
	on 'map 9x9' 'spacer juliet E5' 'intruder grin-1 D4' 'terrain barrier-1 G5'
	leaves 'juliet G5 9, grin-1 D4' juliet 2 --from grin-1
	# one way ends nearer another Intruder
	on 'map 9x9' 'spacer juliet E5' 'intruder grin-1 D4' 'intruder grin-2 I5'
	leaves 'juliet G5 9, grin-1 D4, grin-2 I5' juliet 2 --from grin-1
}

@test "RO-01 equally bad ways are a choice: the lowest coordinate, and both with --all" {
	on 'map 9x9' 'spacer juliet E5' 'intruder grin-1 D4'
	leaves 'juliet E7 9, grin-1 D4' juliet 2 --from grin-1
	in_order 'choice point=juliet.way value=e options=e,n'
	leaves 'juliet G5 9, grin-1 D4' juliet 2 --from grin-1 --choose juliet.way=n
	ways juliet 2 --from grin-1 <<-'END'
		juliet E7 9, grin-1 D4
		juliet G5 9, grin-1 D4
	END
}

@test "RO-02 with the source on the same space the player picks a way out, its last step by default" {
	on 'spacer juliet C3' 'intruder mothman C3 facing=n'
	leaves 'juliet D3 9, mothman C3' juliet 1 --from mothman
	leaves 'juliet D3 9, mothman C3' juliet 1 --from mothman --unavoidable
	leaves 'juliet C2 9, mothman C3' juliet 1 --from mothman --choose juliet.way=w
	ways juliet 1 --from mothman <<-'END'
		juliet B3 9, mothman C3
		juliet C2 9, mothman C3
		juliet C4 9, mothman C3
		juliet D3 9, mothman C3
	END
}

@test "RO-02 a way that does not leave the space is no way, and without the last step the least bad is taken" {
	on 'spacer juliet C3' 'intruder mothman C3 facing=n' 'wall C3-D3' 'red C3-C4' 'terrain pillar-1 C2'
	leaves 'juliet B3 9, mothman C3, pillar-1 C2' juliet 1 --from mothman
	never choice
	on 'spacer juliet C3' 'intruder mothman C3 facing=n' 'wall C3-D3' 'red C3-C4' 'terrain slab-1 C1'
	leaves 'juliet A3 9, mothman C3, slab-1 C1' juliet 2 --from mothman
}

@test "RO-02 a way that ends on the same space again leaves it not" {
	# the way on is taken by another Spacer, so only the way back is left
	on 'map 1x4' 'spacer juliet A3' 'spacer romeo A4' 'intruder mothman A1'
	ways mothman 2 --direction e <<-'END'
		juliet A2 8 down, romeo A4 9, mothman A3
	END
	on 'map 1x3' 'spacer juliet A2' 'spacer romeo A3' 'spacer tango A1' 'intruder mothman A2'
	leaves 'juliet dead, romeo A3 9, tango A1 9, mothman A2' juliet 1 --from mothman --unavoidable
	stays_put juliet 1 --from mothman
}

@test "RO-109 on a shared space at the outer limit a way off the page is no way" {
	on 'map 3x3' 'spacer juliet A1' 'intruder mothman A1 facing=s'
	leaves 'juliet A2 9, mothman A1' juliet 1 --from mothman
	in_order 'choice point=juliet.way value=e options=e,n'
	ways juliet 2 --from mothman --unavoidable <<-'END'
		juliet A3 9, mothman A1
		juliet C1 9, mothman A1
	END
	on 'map 3x3' 'intruder mothman C3 facing=e' 'spacer juliet C3' 'wall B3-C3'
	leaves 'juliet C2 9, mothman C3' juliet 1 --from mothman
	never choice
	on 'map 1x1' 'intruder mothman A1' 'spacer juliet A1'
	stays_put juliet 1 --from mothman
	leaves 'juliet dead, mothman A1' juliet 1 --from mothman --unavoidable
}

@test "RO-110 a tie's default is the lowest end space, not the first way" {
	local order
	for order in 0 1; do
		local board=('map 3x3' 'spacer juliet B2' 'intruder grin-1 C3' 'intruder grin-2 A2')
		((order)) && board=('map 3x3' 'intruder grin-2 A2' 'intruder grin-1 C3' 'spacer juliet B2')
		on "${board[@]}"
		push juliet 2 --from grin-1
		grep -q '^spacer juliet A1 ' .out
		in_order 'choice point=juliet.way value=w options=s,w'
	done
	# turned: east or north, the one north ends lower because the Intruder there stops it
	on 'map 3x3' 'spacer juliet B2' 'intruder grin-1 A1' 'intruder grin-2 C2'
	leaves 'juliet B2 9, grin-1 A1, grin-2 C2' juliet 2 --from grin-1
	in_order 'choice point=juliet.way value=n options=e,n'
}

@test "RI-48 yields: the player may go another way than the last step" {
	on 'spacer romeo C3' 'intruder mothman C1'
	leaves 'romeo D3 8 down, mothman C3' mothman 2 --direction e --choose romeo.way=n
}

@test "RO-29 no way out: Unavoidable Knockback kills, an ordinary one does nothing" {
	on 'spacer juliet C3' 'intruder mothman C3' 'wall C3-D3,C3-B3,C3-C2,C3-C4'
	leaves 'juliet dead, mothman C3' juliet 1 --from mothman --unavoidable
	stays_put juliet 1 --from mothman
}

@test "RO-29 the Crash of the collision comes before that death" {
	on 'spacer romeo C3' 'intruder mothman C1' 'terrain pillar-1 C4' 'terrain pillar-2 C2' 'wall C3-D3,C3-B3'
	leaves 'romeo dead, mothman C3, pillar-1 C4, pillar-2 C2' mothman 2 --direction e
	in_order 'crash who=romeo' 'crash who=romeo' 'dies who=romeo'
}

# ---- range ----

@test "KB-06 Knockback of an Attack works inside the Attack's range only" {
	on 'map 9x9' 'spacer juliet E6' 'intruder grin-1 E3'
	leaves 'juliet E8 9, grin-1 E3' juliet 2 --from grin-1
	stays_put juliet 2 --from grin-1 --by attack
	stays_put juliet 2 --from grin-1 --by attack --range 2
	leaves 'juliet E8 9, grin-1 E3' juliet 2 --from grin-1 --by attack --range 3
}

@test "KB-07 a normal Attack needs the Target adjacent" {
	on 'spacer juliet C2' 'intruder grin-1 C1'
	leaves 'juliet C4 9, grin-1 C1' juliet 2 --from grin-1 --by attack
	local between
	on 'spacer juliet C3' 'intruder grin-1 C1'
	stays_put juliet 2 --from grin-1 --by attack
	on 'spacer juliet D2' 'intruder grin-1 C1'
	stays_put juliet 2 --from grin-1 --by attack
	for between in 'wall C1-C2' 'red C1-C2' 'door d-1 C1-C2 closed' 'door d-1 C1-C2 welded'; do
		on 'spacer juliet C2' 'intruder grin-1 C1' "$between"
		stays_put juliet 2 --from grin-1 --by attack
	done
	on 'spacer juliet C2' 'intruder grin-1 C1' 'door d-1 C1-C2 open'
	leaves 'juliet C4 9, grin-1 C1' juliet 2 --from grin-1 --by attack
}

@test "KB-08 a Zone Attack needs the Target inside the zone, diagonals and walls notwithstanding" {
	on 'map 9x9' 'spacer juliet G4' 'intruder grin-1 E3' 'wall G4-G3,G4-F4'
	stays_put juliet 1 --from grin-1 --by attack --zone 1
	leaves 'juliet H4 9, grin-1 E3' juliet 1 --from grin-1 --by attack --zone 2
	on 'map 9x9' 'spacer juliet G5' 'intruder grin-1 E3'
	leaves 'juliet H5 9, grin-1 E3' juliet 1 --from grin-1 --by attack --zone 2 --choose juliet.way=n
}

@test "KB-09 a Ranged X Attack needs the Target within X spaces" {
	on 'map 9x9' 'spacer juliet E7' 'intruder grin-1 E3'
	stays_put juliet 1 --from grin-1 --by attack --range 3
	leaves 'juliet E8 9, grin-1 E3' juliet 1 --from grin-1 --by attack --range 4
	on 'map 9x9' 'spacer juliet E4' 'intruder grin-1 E7'
	stays_put grin-1 1 --from juliet --by attack --range 2
	leaves 'juliet E4 9, grin-1 E8' grin-1 1 --from juliet --by attack --range 3
}

@test "KB-09 RO-58 a Spacer's range is counted round walls, an Intruder's straight" {
	on 'spacer juliet C2' 'intruder grin-1 C3' 'wall C2-C3'
	stays_put grin-1 1 --from juliet --by attack --range 2
	leaves 'juliet C2 9, grin-1 C4' grin-1 1 --from juliet --by attack --range 3
	leaves 'juliet C1 9, grin-1 C3' juliet 1 --from grin-1 --by attack --range 1
}

@test "KB-10 a Target outside the range is not moved at all, and that is told" {
	on 'spacer juliet C3' 'intruder grin-1 C1' 'terrain slab-1 C4'
	stays_put juliet 2 --from grin-1 --by attack
	in_order 'stays who=juliet .*clause=KB-(07|10)'
	never 'path|crash|vitals'
}

@test "KB-11 Knockback of a Response needs the Attacker adjacent" {
	on 'spacer juliet C2' 'intruder grin-1 C1'
	leaves 'juliet C4 9, grin-1 C1' juliet 2 --from grin-1 --by response
	on 'spacer juliet C2' 'intruder grin-1 C1' 'red C1-C2'
	stays_put juliet 2 --from grin-1 --by response
}

@test "KB-12 an Attacker who is not adjacent stays in place" {
	on 'spacer juliet C3' 'intruder grin-1 C1'
	stays_put juliet 2 --from grin-1 --by response
	in_order 'stays who=juliet'
	on 'spacer juliet D2' 'intruder grin-1 C1'
	stays_put juliet 2 --from grin-1 --by response
}

@test "KB-13 in a Response the Intruder is the source and the Spacer is moved" {
	on 'spacer juliet C3' 'intruder grin-1 C4'
	leaves 'juliet C1 9, grin-1 C4' juliet 2 --from grin-1 --by response
}

@test "RA-57 the range is tested once, before any of the movement" {
	on 'map 1x9' 'spacer juliet A2' 'intruder grin-1 A1'
	leaves 'juliet A8 9, grin-1 A1' juliet 6 --from grin-1 --by attack
	leaves 'juliet A8 9, grin-1 A1' juliet 6 --from grin-1 --by response
}

@test "RA-11 Pushback and Lure of a Response work at any distance" {
	on 'map 1x9' 'spacer juliet A4' 'intruder grin-1 A1'
	leaves 'juliet A6 9, grin-1 A5' juliet 2 --as pushback --from grin-1 --by response
	leaves 'juliet A3 9, grin-1 A1' juliet 1 --as lure --from grin-1 --by response
}

# ---- a Spacer and what stands in the way ----

@test "KB-14 tiles that a knocked-back Spacer merely passes do nothing" {
	own_tiles
	on 'spacer juliet C1' 'terrain acid-1 C2' 'terrain ooze-1 C3' 'terrain fog-1 C4'
	leaves 'juliet C5 9, acid-1 C2, ooze-1 C3, fog-1 C4' juliet 4 --direction e --data own
	assert_equal "$(stress juliet)" 1
	never 'enters|stress|destroyed'
}

@test "KB-15 a knocked-back Spacer never ignores an Obstacle" {
	local tile
	for tile in crate pillar slab; do
		on 'spacer juliet C1' "terrain $tile-1 C3"
		push juliet 4 --direction e
		in_order 'crash who=juliet'
		run ! grep -q '^spacer juliet C5' .out
	done
}

@test "KB-16 a Destructible Obstacle ends the shift and the rest of it is lost" {
	on 'spacer juliet C1' 'terrain crate-1 C3'
	leaves 'juliet C3 8 down' juliet 4 --direction e
	leaves 'juliet C3 8 down' juliet 3 --direction e
}

@test "KB-17 a Destructible Obstacle that stops a Spacer is removed" {
	on 'spacer juliet C1' 'terrain crate-1 C3' 'terrain crate-2 C4'
	leaves 'juliet C3 8 down, crate-2 C4' juliet 4 --direction e
	in_order 'destroyed tile=crate-1 spaces=C3 clause=KB-17'
}

@test "KB-18 the Spacer finishes in the space of the removed Obstacle" {
	on 'spacer juliet C4' 'intruder grin-1 C5' 'terrain crate-1 C3'
	leaves 'juliet C3 8 down, grin-1 C5' juliet 1 --from grin-1
	leaves 'juliet C3 8 down, grin-1 C5' juliet 3 --from grin-1
}

@test "KB-19 a Spacer knocked into a Destructible Obstacle suffers Crash" {
	on 'spacer juliet C1 vitals=5 stress=0' 'terrain crate-1 C2'
	leaves 'juliet C2 4 down' juliet 1 --direction e
	in_order 'crash who=juliet clause=KB-19'
}

@test "KB-20 halt, tile removed, Spacer placed, Crash, in that order" {
	on 'spacer juliet C1' 'terrain crate-1 C3'
	push juliet 4 --direction e
	in_order 'destroyed tile=crate-1' 'path who=juliet to=C3' 'crash who=juliet' 'vitals' 'knockdown'
	in_order 'stops who=juliet' 'crash who=juliet'
}

@test "KB-21 an Indestructible Obstacle halts a Spacer on the space before it" {
	on 'spacer juliet C1' 'terrain pillar-1 C4'
	leaves 'juliet C3 8 down, pillar-1 C4' juliet 4 --direction e
	on 'spacer juliet E3' 'terrain pillar-1 A3'
	leaves 'juliet B3 8 down, pillar-1 A3' juliet 4 --direction s
}

@test "KB-22 the Spacer halted by it suffers Crash after stopping" {
	on 'spacer juliet C1 vitals=7' 'terrain pillar-1 C4'
	leaves 'juliet C3 6 down, pillar-1 C4' juliet 4 --direction e
	in_order 'path who=juliet to=C3' 'stops who=juliet' 'crash who=juliet clause=KB-22' 'vitals' 'knockdown'
}

@test "KB-19 KB-22 there is a Crash for who collides and lives, and for nobody else" {
	on 'spacer juliet C1 vitals=5'
	leaves 'juliet C4 5' juliet 3 --direction e
	never crash
	on 'spacer juliet C1 vitals=5' 'wall C2-C3'
	leaves 'juliet C2 5' juliet 3 --direction e
	never crash
	on 'intruder grin-1 C1' 'terrain crate-1 C2'
	leaves 'grin-1 C4' grin-1 3 --direction e
	never crash
	mkdir own && printf '%s\n' name,title,keywords,effect,supply,source 'pit,Pit,,kill,4,owner' >own/terrain.csv
	on 'spacer juliet C1 vitals=5' 'terrain pit-1 C2' 'terrain pillar-1 C3'
	leaves 'juliet dead, pit-1 C2, pillar-1 C3' juliet 3 --direction e --data own
	never crash
	on 'spacer juliet C1 vitals=5' 'terrain pillar-1 C3'
	leaves 'juliet C2 4 down, pillar-1 C3' juliet 3 --direction e
	assert_equal "$(grep -c '^event crash who=juliet clause=KB-22' .out)" 1
}

@test "KB-23 the Indestructible Obstacle stays on the board" {
	on 'spacer juliet C1' 'terrain pillar-1 C4'
	push juliet 4 --direction e
	grep -q '^terrain pillar-1 C4 ' .out
	never destroyed
}

@test "KB-24 a Spacer already before the Obstacle moves 0 spaces and still suffers Crash" {
	on 'spacer juliet C3' 'terrain pillar-1 C4'
	leaves 'juliet C3 8 down, pillar-1 C4' juliet 1 --direction e
}

@test "KB-25 distance left over after an Indestructible collision is lost" {
	on 'spacer juliet C1' 'terrain pillar-1 C4'
	leaves 'juliet C3 8 down, pillar-1 C4' juliet 99 --direction e
}

@test "RO-16 a plain Obstacle is met like an Indestructible one" {
	on 'spacer juliet C1' 'terrain slab-1 C4'
	leaves 'juliet C3 8 down, slab-1 C4' juliet 4 --direction e
}

@test "RO-17 an Obstacle exactly X spaces away is met as well" {
	on 'spacer juliet C1' 'terrain pillar-1 C4'
	leaves 'juliet C3 8 down, pillar-1 C4' juliet 3 --direction e
	leaves 'juliet C3 9, pillar-1 C4' juliet 2 --direction e
	on 'spacer juliet C1' 'terrain crate-1 C4'
	leaves 'juliet C4 8 down' juliet 3 --direction e
	leaves 'juliet C3 9, crate-1 C4' juliet 2 --direction e
}

@test "RO-18 a Destructible Obstacle means one Crash, not two" {
	on 'spacer juliet C1' 'terrain crate-1 C3'
	push juliet 4 --direction e
	assert_equal "$(grep -c '^event crash' .out)" 1
	grep -q '^spacer juliet .* vitals=8 ' .out
}

@test "RO-03 a wall, a red line or a shut door halts a Spacer without Crash" {
	local line
	for line in 'wall C3-C4' 'red C3-C4' 'door d-1 C3-C4 closed' 'door d-1 C3-C4 welded'; do
		on 'spacer juliet C2' 'intruder grin-1 C1' "$line"
		leaves 'juliet C3 9, grin-1 C1' juliet 3 --from grin-1
		never 'crash|slides'
	done
	on 'spacer juliet C2' 'door d-1 C3-C4 open'
	leaves 'juliet C5 9' juliet 3 --direction e
	on 'spacer juliet C2' 'door d-1 C3-D3 welded'
	leaves 'juliet C5 9' juliet 3 --direction e
}

@test "RO-03 the door that stopped a Spacer is as it was" {
	on 'spacer juliet C2' 'door d-1 C3-C4 closed'
	push juliet 3 --direction e
	grep -qx 'door d-1 C3-C4 closed' .out
}

@test "RO-05 the border of an out-of-bounds space is a wall, not the edge of the board" {
	on 'spacer juliet C2' 'void C4'
	leaves 'juliet C3 9' juliet 3 --direction e
	never 'slides|crash'
	on 'intruder grin-1 C2' 'void C4'
	leaves 'grin-1 C3' grin-1 3 --direction e
	never 'slides|crash'
}

@test "RO-11 a knocked-back Spacer passes Spacers and halts before an Intruder, without Crash" {
	on 'spacer juliet C1' 'spacer romeo C2' 'spacer tango C3'
	leaves 'juliet C4 9, romeo C2 9, tango C3 9' juliet 3 --direction e
	on 'spacer juliet C1' 'intruder grin-1 C4'
	leaves 'juliet C3 9, grin-1 C4' juliet 4 --direction e
	on 'spacer juliet C1' 'intruder mothman C4'
	leaves 'juliet C3 9, mothman C4' juliet 4 --direction e
	on 'spacer juliet C3' 'intruder grin-1 C4'
	leaves 'juliet C3 9, grin-1 C4' juliet 2 --direction e
}

@test "RO-11 a Spacer never ends on an Intruder's space, whatever tile is under it" {
	local tile
	for tile in crate pillar slab fog; do
		on 'spacer juliet C1' 'intruder mothman C3' "terrain $tile-1 C3"
		push juliet 4 --direction e
		grep -q '^spacer juliet C2 ' .out
		grep -q '^intruder mothman C3 ' .out
	done
}

@test "RO-108 KB-21 an Obstacle under an Intruder is an Obstacle: Crash" {
	local tile
	for tile in pillar slab; do
		on 'spacer juliet C1' 'intruder mothman C3' "terrain $tile-1 C3"
		leaves "juliet C2 8 down, mothman C3, $tile-1 C3" juliet 4 --direction e
		on "terrain $tile-1 A3" 'intruder grin-1 A3' 'spacer juliet E3'
		leaves "juliet B3 8 down, grin-1 A3, $tile-1 A3" juliet 4 --direction s
	done
	on 'spacer juliet C1' 'intruder mothman C3' 'terrain fog-1 C3'
	leaves 'juliet C2 9, mothman C3, fog-1 C3' juliet 4 --direction e
	# pushed or lured, the same
	on 'map 1x9' 'spacer juliet A3' 'intruder grin-1 A2' 'intruder mothman A5' 'terrain slab-1 A5'
	leaves 'juliet A4 8 down, grin-1 A3, mothman A5, slab-1 A5' juliet 3 --as pushback --from grin-1
}

@test "RT-101 a Destructible Obstacle under an Intruder breaks, but its space is taken" {
	on 'spacer juliet C1' 'intruder mothman C3' 'terrain crate-1 C3'
	leaves 'juliet C2 8 down, mothman C3' juliet 4 --direction e
	in_order 'destroyed tile=crate-1 .*clause=KB-17' 'crash who=juliet clause=KB-19'
}

@test "RO-12 a Spacer is put on the last empty space of its path" {
	on 'spacer juliet C1' 'spacer romeo C4'
	leaves 'juliet C3 9, romeo C4 9' juliet 3 --direction e
	on 'spacer juliet C1' 'spacer romeo C4' 'spacer tango C3'
	leaves 'juliet C2 9, romeo C4 9, tango C3 9' juliet 3 --direction e
	on 'spacer juliet C1' 'spacer romeo C2' 'spacer tango C3'
	leaves 'juliet C1 9, romeo C2 9, tango C3 9' juliet 2 --direction e
}

@test "RO-12 backing up changes the end space only: the Crash on the way stands" {
	on 'spacer juliet C1' 'spacer romeo C3' 'terrain slab-1 C4'
	leaves 'juliet C2 8 down, romeo C3 9, slab-1 C4' juliet 4 --direction e
	on 'spacer juliet C1' 'spacer romeo C3' 'intruder grin-1 C4'
	leaves 'juliet C2 9, romeo C3 9, grin-1 C4' juliet 4 --direction e
	on 'spacer juliet C1' 'spacer romeo C3' 'wall C3-C4'
	leaves 'juliet C2 9, romeo C3 9' juliet 4 --direction e
}

@test "RO-19 the tile in the space where the Spacer stops is entered" {
	own_tiles
	on 'spacer juliet C1' 'terrain acid-1 C3'
	leaves 'juliet C3 9, acid-1 C3' juliet 2 --direction e --data own
	assert_equal "$(stress juliet)" 2
	# a stop that something forced is a stop
	local stop
	for stop in 'wall C3-C4' 'intruder grin-1 C4'; do
		on 'spacer juliet C1' 'terrain acid-1 C3' "$stop"
		push juliet 4 --direction e --data own
		assert_equal "$(stress juliet)" 2
	done
	on 'spacer juliet C1' 'terrain acid-1 C5' 'terrain acid-2 D5'
	leaves 'juliet D5 9, acid-1 C5, acid-2 D5' juliet 5 --direction e --data own
	assert_equal "$(stress juliet)" 2
}

@test "RO-20 a Destructible tile in the end space has its effect, is destroyed, then the collision is a Crash" {
	own_tiles
	on 'spacer juliet C1' 'terrain spike-1 C3' 'terrain slab-1 C4'
	leaves 'juliet C3 7 down, slab-1 C4' juliet 4 --direction e --data own
	in_order 'enters who=juliet tile=spike-1' 'vitals' 'destroyed tile=spike-1' 'crash' 'vitals'
}

@test "RO-21 a Dangerous space is triggered by being moved over it" {
	on 'spacer juliet C1' 'mark C3 dangerous'
	leaves 'juliet C5 9' juliet 4 --direction e
	in_order 'hazard who=juliet at=C3'
	leaves 'juliet C3 9' juliet 2 --direction e
	in_order 'hazard who=juliet at=C3'
	leaves 'juliet C2 9' juliet 1 --direction e
	never hazard
	on 'spacer juliet C1' 'mark C3 dangerous disabled'
	leaves 'juliet C5 9' juliet 4 --direction e
	never hazard
}

@test "RO-22 a tile of several spaces: stopping on its second space is an entry" {
	own_tiles
	on 'spacer juliet C1' 'terrain acid-1 C2,C3'
	push juliet 2 --direction e --data own
	assert_equal "$(stress juliet)" 2
	push juliet 3 --direction e --data own
	assert_equal "$(stress juliet)" 1
}

@test "RO-22 from one space of a tile to another there is no entry, but a Destructible tile goes" {
	own_tiles
	on 'spacer juliet C1' 'terrain acid-1 C1,C2'
	leaves 'juliet C2 9, acid-1 C1,C2' juliet 1 --direction e --data own
	assert_equal "$(stress juliet)" 1
	on 'spacer juliet C1' 'terrain ooze-1 C1,C2'
	leaves 'juliet C2 9' juliet 1 --direction e --data own
	assert_equal "$(stress juliet)" 1
}

@test "RO-22 the whole of a large Obstacle is broken, or halts before its first space" {
	on 'map 1x9' 'spacer juliet A1' 'terrain crate-1 A4,A5,A6'
	leaves 'juliet A4 8 down' juliet 8 --direction e
	on 'map 1x9' 'spacer juliet A1' 'terrain pillar-1 A4,A5,A6'
	leaves 'juliet A3 8 down, pillar-1 A4,A5,A6' juliet 8 --direction e
}

@test "KB-38 KW-DESTRUCTIBLE-7 a Destructible tile on which a Spacer or baseline Intruder ends is destroyed" {
	local tile
	for tile in nest barrier; do
		on 'spacer juliet C1' "terrain $tile-1 C3"
		leaves 'juliet C3 9' juliet 2 --direction e
		on 'intruder grin-1 C1' "terrain $tile-1 C3"
		leaves 'grin-1 C3' grin-1 2 --direction e
	done
	for tile in fog rail; do
		on 'spacer juliet C1' "terrain $tile-1 C3"
		leaves "juliet C3 9, $tile-1 C3" juliet 2 --direction e
		on 'intruder grin-1 C1' "terrain $tile-1 C3"
		leaves "grin-1 C3, $tile-1 C3" grin-1 2 --direction e
	done
}

@test "KB-39 a Destructible tile that is no Obstacle and merely passed stays" {
	on 'spacer juliet C1' 'terrain nest-1 C2' 'terrain barrier-1 C3'
	leaves 'juliet C4 9, nest-1 C2, barrier-1 C3' juliet 3 --direction e
	on 'intruder grin-1 C1' 'terrain nest-1 C2' 'terrain barrier-1 C3'
	leaves 'grin-1 C4, nest-1 C2, barrier-1 C3' grin-1 3 --direction e
}

@test "KW-DESTRUCTIBLE-5 a knocked-back Spacer leaves a Destructible tile it passes intact" {
	on 'spacer juliet C1' 'terrain barrier-1 C2,C3'
	leaves 'juliet C5 9, barrier-1 C2,C3' juliet 4 --direction e
}

@test "KW-DESTRUCTIBLE-6 so does a knocked-back baseline Intruder" {
	on 'intruder grin-1 C1' 'terrain barrier-1 C2,C3'
	leaves 'grin-1 C5, barrier-1 C2,C3' grin-1 4 --direction e
}

@test "KW-DESTRUCTIBLE-9 a knocked-back baseline Intruder resolves and breaks nothing that is no Obstacle" {
	own_tiles
	on 'map 1x9' 'intruder grin-1 A1' 'terrain nest-1 A2' 'terrain rail-1 A3' 'terrain fog-1 A4' 'terrain acid-1 A5' 'terrain ooze-1 A6'
	leaves 'grin-1 A8, nest-1 A2, rail-1 A3, fog-1 A4, acid-1 A5, ooze-1 A6' grin-1 7 --direction e --data own
	never 'destroyed|enters'
}

@test "KB-41 any effect that forces a Spacer onto an Obstacle is a Crash" {
	on 'map 1x9' 'spacer juliet A4' 'intruder grin-1 A3' 'terrain crate-1 A5'
	leaves 'juliet A5 8 down, grin-1 A4' juliet 1 --as pushback --from grin-1
	on 'map 1x9' 'spacer juliet A6' 'intruder grin-1 A3' 'terrain crate-1 A5'
	leaves 'juliet A5 8 down, grin-1 A3' juliet 1 --as lure --from grin-1
}

@test "KW-CRASH-7 RA-54 being forced onto an Obstacle needs no Crash keyword, and harms a Spacer only" {
	on 'spacer juliet C2' 'intruder grin-1 C1' 'terrain crate-1 C3'
	leaves 'juliet C3 8 down, grin-1 C1' juliet 1 --from grin-1
	on 'spacer juliet C1' 'intruder grin-1 C2' 'terrain crate-1 C3'
	leaves 'juliet C1 9, grin-1 C3' grin-1 1 --from juliet
	never 'crash|vitals'
}

@test "KD-14 a Spacer who lies on the ground is still moved, and falls no deeper" {
	on 'spacer juliet C1' 'condition juliet knockdown falling'
	leaves 'juliet C4 9 down' juliet 3 --direction e
	on 'spacer juliet C1' 'condition juliet knockdown standing' 'terrain slab-1 C3'
	leaves 'juliet C2 8 down, slab-1 C3' juliet 3 --direction e
	grep -qx 'condition juliet knockdown standing' .out
}

@test "RO-28 RA-55 nothing softens a Crash" {
	on 'spacer juliet C1' 'terrain slab-1 C2' 'pool active expertise=3'
	leaves 'juliet C1 8 down, slab-1 C2' juliet 1 --direction e
	grep -qx 'pool active expertise=3' .out
}

@test "RO-27 inside a Crash: Vitals, the Flatline Check, then Knockdown" {
	on 'spacer romeo C1 vitals=1' 'terrain slab-1 C2'
	leaves 'romeo C1 0 down, slab-1 C2' romeo 1 --direction e --rolled flatline=live --seed 1
	in_order 'crash who=romeo' 'vitals who=romeo' 'flatline who=romeo' 'knockdown who=romeo'
	leaves 'romeo dead, slab-1 C2' romeo 1 --direction e --rolled flatline=die
	never knockdown
}

@test "RO-27 an Awakening's Chain Break spares the Knockdown of a Crash that belongs to an Attack, no other" {
	local as
	for as in knockback pushback; do
		on 'spacer romeo C2 vitals=1' 'intruder grin-1 C1' 'terrain slab-1 C3'
		leaves 'romeo C2 0, grin-1 C1, slab-1 C3' romeo 1 --as $as --from grin-1 --by attack --rolled flatline=die-awaken --rolled awaken=10
		in_order 'crash who=romeo' 'chain-break who=romeo'
		never knockdown
		leaves 'romeo C2 0 down, grin-1 C1, slab-1 C3' romeo 1 --as $as --from grin-1 --rolled flatline=die-awaken --rolled awaken=10
		leaves 'romeo C2 0 down, grin-1 C1, slab-1 C3' romeo 1 --as $as --from grin-1 --by response --rolled flatline=die-awaken --rolled awaken=10
	done
}

@test "CHB-02 AWK-05 a Chain Break on the way ends what an Attack's push had still to do" {
	own_tiles
	local awakes=(--rolled flatline=die-awaken --rolled awaken=10 --data own)
	on 'map 1x9' 'spacer romeo A3 vitals=1' 'intruder grin-1 A2' 'terrain spike-1 A4'
	leaves 'romeo A4 0, grin-1 A3' romeo 3 --as pushback --from grin-1 --by attack "${awakes[@]}"
	leaves 'romeo A6 0, grin-1 A5' romeo 3 --as pushback --from grin-1 "${awakes[@]}"
	# the Crash of a collision comes after the tile
	on 'map 1x9' 'intruder grin-1 A1' 'terrain slab-1 A4' 'terrain spike-1 A3' 'spacer romeo A2 vitals=1'
	leaves 'romeo A3 0, grin-1 A1, slab-1 A4' romeo 3 --from grin-1 --by attack "${awakes[@]}"
	never crash
	leaves 'romeo A3 0 down, grin-1 A1, slab-1 A4' romeo 3 --from grin-1 "${awakes[@]}" --rolled flatline-2=live
	in_order 'awakens' 'crash who=romeo'
}

@test "RI-64 KB-07 KB-11 the Knockback of an Attack or a Response reaches whoever shares the space" {
	local by
	for by in attack response; do
		on 'spacer juliet C3' 'intruder mothman C3 facing=e'
		leaves 'juliet C4 9, mothman C3' juliet 1 --from mothman --by $by
		on 'intruder mothman C3 facing=w' 'spacer juliet C3'
		leaves 'juliet C2 9, mothman C3' juliet 1 --from mothman --by $by
	done
}

@test "RO-112 KW-DISPLACE-2 the space of a Spacer in an Other Place is empty" {
	on 'map 1x2' 'spacer juliet A1' 'spacer romeo A2 elsewhere'
	leaves 'juliet A2 9, romeo A2 9' juliet --as displace
}

@test "RO-30 forced movement provokes no Attack" {
	on 'spacer juliet C2' 'intruder grin-1 C1' 'intruder grin-2 D2'
	leaves 'juliet C4 9, grin-1 C1, grin-2 D2' juliet 2 --from grin-1
	run ! grep -q '^queue' .out
}

@test "RO-31 arrows and other features of the board do not turn forced movement" {
	on 'spacer juliet C1' 'mark C2 forced-arrow facing=n' 'mark C3 location-arrow facing=n' 'mark C4 extraction'
	leaves 'juliet C5 9' juliet 4 --direction e
	never hazard
}

@test "RO-33 ordinary Knockback can be lowered, at 0 there is no movement and no Crash" {
	on 'spacer juliet C2' 'intruder grin-1 C1'
	leaves 'juliet C3 9, grin-1 C1' juliet 3 --from grin-1 --lower 2
	on 'spacer juliet C2' 'intruder grin-1 C1' 'terrain pillar-1 C3'
	stays_put juliet 3 --from grin-1 --lower 3
	stays_put juliet 3 --from grin-1 --lower 5
}

# ---- a knocked-back Intruder ----

@test "KB-26 no tile slows or stops a knocked-back Intruder" {
	local tile who
	for who in grin-1 mothman; do
		for tile in crate pillar barrier fog slab nest rail; do
			on "intruder $who C1" "terrain $tile-1 C3"
			push "$who" 4 --direction e
			grep -q "^intruder $who C5 " .out
		done
	done
}

@test "KB-26 KB-27 KB-28 what lies where a knocked-back Intruder passes is crushed, and it goes on" {
	on 'spacer juliet C4' 'intruder grin-1 C1' 'terrain crate-1 C2' 'terrain fog-1 C3'
	leaves 'juliet C4 9, grin-1 C5, fog-1 C3' grin-1 4 --direction e
	in_order 'destroyed tile=crate-1 spaces=C2 clause=KB-28' 'path who=grin-1 to=C5 path=C1,C2,C3,C4,C5'
	on 'intruder mothman C1' 'terrain crate-1 C2' 'terrain fog-1 C3'
	leaves 'mothman C5' mothman 4 --direction e
}

@test "KB-26 RO-04 walls, red lines and shut doors stop it, without Crash" {
	local line who
	for who in grin-1 mothman; do
		for line in 'wall C3-C4' 'red C3-C4' 'door d-1 C3-C4 closed' 'door d-1 C3-C4 welded'; do
			on "intruder $who C1" "$line"
			leaves "$who C3" "$who" 4 --direction e
			never 'crash|slides'
		done
	done
}

@test "RO-73 a knocked-back Intruder stops on entering a space beside a welded door" {
	on 'intruder grin-1 C1' 'door d-1 C3-D3 welded'
	leaves 'grin-1 C3' grin-1 4 --direction e
	on 'intruder mothman C1' 'door d-1 B3-C3 welded'
	leaves 'mothman C3' mothman 4 --direction e
	on 'intruder grin-1 C1' 'door d-1 C3-D3 closed'
	leaves 'grin-1 C5' grin-1 4 --direction e
	on 'intruder grin-1 C3' 'door d-1 C3-D3 welded'
	leaves 'grin-1 C5' grin-1 2 --direction e
}

@test "DSB-02 a disabled weld stops no knocked-back Intruder that passes by, but is as shut as before" {
	on 'intruder grin-1 C1' 'door d-1 C3-D3 welded disabled'
	leaves 'grin-1 C5' grin-1 4 --direction e
	on 'door d-1 C3-C4 welded disabled' 'intruder grin-1 C1'
	leaves 'grin-1 C3' grin-1 4 --direction e
}

@test "KB-27 no figure slows or stops a knocked-back Intruder" {
	on 'spacer juliet C2' 'intruder grin-1 C1' 'intruder grin-2 C3'
	leaves 'juliet C2 9, grin-1 C4, grin-2 C3' grin-1 3 --direction e
	on 'spacer juliet C2' 'intruder grin-2 C3' 'intruder mothman C1'
	leaves 'juliet C2 8 down, grin-2 C3, mothman C4' mothman 3 --direction e
}

@test "KB-28 RO-23 a knocked-back Boss destroys what is not Indestructible, a baseline Intruder the Obstacles" {
	local tiles=('terrain crate-1 A2' 'terrain slab-1 A3' 'terrain fog-1 A4' 'terrain rail-1 A5'
		'terrain nest-1 A6' 'terrain barrier-1 A7' 'terrain pillar-1 A8')
	on 'map 1x9' 'intruder mothman A1' "${tiles[@]}"
	leaves 'mothman A9, pillar-1 A8' mothman 8 --direction e
	on 'map 1x9' 'intruder grin-1 A1' "${tiles[@]}"
	leaves 'grin-1 A9, fog-1 A4, rail-1 A5, nest-1 A6, barrier-1 A7, pillar-1 A8' grin-1 8 --direction e
}

@test "KB-28 a Boss's end space is included" {
	local tile
	for tile in crate slab fog rail nest barrier; do
		on 'intruder mothman C1' "terrain $tile-1 C3"
		leaves 'mothman C3' mothman 2 --direction e
	done
	for tile in crate slab; do
		on 'intruder grin-1 C1' "terrain $tile-1 C3"
		leaves 'grin-1 C3' grin-1 2 --direction e
	done
}

@test "KB-29 Indestructible tiles survive a knocked-back Intruder" {
	on 'intruder mothman C1' 'terrain pillar-1 C2' 'terrain pillar-2 C3'
	leaves 'mothman C4, pillar-1 C2, pillar-2 C3' mothman 3 --direction e
	on 'intruder grin-1 C1' 'terrain pillar-1 C2' 'terrain pillar-2 C3'
	leaves 'grin-1 C4, pillar-1 C2, pillar-2 C3' grin-1 3 --direction e
}

@test "RO-24 a knocked-back Intruder may end on an Indestructible Obstacle" {
	on 'intruder grin-1 C1' 'terrain pillar-1 C3'
	leaves 'grin-1 C3, pillar-1 C3' grin-1 2 --direction e
	on 'intruder mothman C1' 'terrain pillar-1 C3'
	leaves 'mothman C3, pillar-1 C3' mothman 2 --direction e
}

@test "RA-53 a baseline Intruder breaks a Destructible tile that is no Obstacle only by ending on it" {
	on 'intruder grin-1 C1' 'terrain nest-1 C2' 'terrain nest-2 C3'
	leaves 'grin-1 C3, nest-1 C2' grin-1 2 --direction e
	on 'intruder mothman C1' 'terrain nest-1 C2' 'terrain nest-2 C3'
	leaves 'mothman C3' mothman 2 --direction e
}

@test "KB-30 Spacers whom a knocked-back Intruder with Crash moves onto or through suffer Crash" {
	on 'spacer juliet C2' 'spacer romeo C3' 'spacer tango D4' 'intruder mothman C1'
	leaves 'juliet C2 8 down, romeo C3 8 down, tango D4 9, mothman C4' mothman 3 --direction e
}

@test "KB-31 the Spacer on the space where it finishes is also knocked back, unavoidably" {
	on 'spacer juliet C3' 'intruder mothman C1'
	leaves 'juliet C4 8 down, mothman C3' mothman 2 --direction e
	in_order 'knockback who=juliet x=1 .*kind="Unavoidable Knockback"'
}

@test "KW-CRASH-4 an Intruder with Crash that moves onto a Spacer's space inflicts Crash" {
	on 'spacer juliet C2' 'intruder mothman C1'
	leaves 'juliet C3 8 down, mothman C2' mothman 1 --direction e
}

@test "KW-CRASH-5 an Intruder with Crash that moves through a Spacer's space inflicts Crash" {
	on 'spacer juliet C2' 'intruder mothman C1'
	leaves 'juliet C2 8 down, mothman C3' mothman 2 --direction e
}

@test "KW-CRASH-6 each time anew" {
	on 'spacer juliet C2' 'intruder mothman C1'
	push mothman 2 --direction e
	enorm-board settle <.out >a.board
	leaves 'juliet C2 7 down, mothman C1' mothman 2 --direction w
}

@test "KB-43 every separate crossing of a Spacer's space is another Crash" {
	on 'spacer juliet C3 vitals=8 stress=0' 'intruder mothman C2'
	enorm-knockback mothman 2 --direction e <a.board | enorm-knockback mothman 2 --direction w |
		enorm-knockback mothman 2 --direction e >.out
	assert_equal "$(standing <.out)" 'juliet C3 5 down, mothman C4'
}

@test "RO-14 a baseline Intruder without Crash passes Spacers harmlessly and ends on no figure" {
	on 'spacer juliet C2' 'spacer romeo C4' 'intruder grin-1 C1'
	leaves 'juliet C2 9, romeo C4 9, grin-1 C3' grin-1 3 --direction e
	leaves 'juliet C2 9, romeo C4 9, grin-1 C5' grin-1 4 --direction e
	leaves 'juliet C2 9, romeo C4 9, grin-1 C1' grin-1 1 --direction e
	never 'crash|vitals'
}

@test "KB-48 RO-15 a Boss that only passes inflicts Crash without Knockback" {
	on 'spacer juliet C3' 'intruder mothman C1'
	leaves 'juliet C3 8 down, mothman C4' mothman 3 --direction e
	never 'knockback who=juliet'
}

@test "KB-49 a Boss that ends on a Spacer's space inflicts Crash and Unavoidable Knockback X" {
	on 'spacer juliet C3' 'intruder mothman C5'
	leaves 'juliet C2 8 down, mothman C3' mothman 2 --direction w
}

@test "KB-49 BTC-12 X is the Boss's own" {
	mkdir own
	enorm-board data intruders | awk -F, -v OFS=, 'NR == 1 || /^mothman/ { if (NR > 1) $10 = 2; print }' >own/intruders.csv
	on 'spacer juliet C3' 'intruder mothman C1'
	leaves 'juliet C5 8 down, mothman C3' mothman 2 --direction e --data own
}

@test "BTC-12 a Spacer where a Boss ends suffers Crash, then Unavoidable Knockback" {
	on 'spacer juliet B3' 'intruder mothman E3'
	leaves 'juliet A3 8 down, mothman B3' mothman 3 --direction s
	in_order 'crash who=juliet' 'knockback who=juliet'
}

@test "RI-47 entering and ending on one space is one Crash" {
	on 'spacer juliet C3' 'intruder mothman C1'
	push mothman 2 --direction e
	assert_equal "$(grep -c '^event crash who=juliet' .out)" 1
}

@test "RO-25 Crash first, and if it kills there is no Knockback" {
	on 'spacer romeo C3 vitals=1' 'intruder mothman C1'
	leaves 'romeo dead, mothman C3' mothman 2 --direction e --rolled flatline=die
	never 'knockback who=romeo'
	leaves 'romeo C4 0 down, mothman C3' mothman 2 --direction e --rolled flatline=live --seed 1
	in_order 'crash who=romeo' 'flatline who=romeo' 'knockback who=romeo'
}

@test "RO-26 at most two Crashes for a Spacer in one move of an Intruder, each with its own Flatline Check" {
	on 'spacer juliet C3' 'intruder mothman C1' 'terrain crate-1 C4'
	leaves 'juliet C4 7 down, mothman C3' mothman 2 --direction e
	on 'spacer romeo C3 vitals=1' 'intruder mothman C1' 'terrain crate-1 C4'
	leaves 'romeo dead, mothman C3' mothman 2 --direction e --rolled flatline=live --rolled flatline-2=die --seed 1
	assert_equal "$(grep -c '^event flatline' .out)" 2
}

@test "RO-13 an Intruder that would end on another is put on the last space of its path that is free" {
	on 'intruder grin-1 C1' 'intruder grin-2 C4'
	leaves 'grin-1 C3, grin-2 C4' grin-1 3 --direction e
	on 'intruder grin-1 C1' 'intruder grin-2 C4' 'intruder grin-3 C3'
	leaves 'grin-1 C2, grin-2 C4, grin-3 C3' grin-1 3 --direction e
	on 'intruder grin-1 C4' 'intruder mothman C1'
	leaves 'grin-1 C4, mothman C3' mothman 3 --direction e
}

@test "RO-111 a Boss backs up from an Intruder only: a Spacer where it ends is thrown out" {
	local order
	for order in 0 1; do
		local board=('spacer juliet C3' 'intruder grin-1 C4' 'intruder mothman C1')
		((order)) && board=('intruder mothman C1' 'intruder grin-1 C4' 'spacer juliet C3')
		on "${board[@]}"
		push mothman 3 --direction e
		in_order 'crash who=juliet' 'backs-up who=mothman to=C3' 'knockback who=juliet x=1 .*kind="Unavoidable Knockback"'
		grep -q '^intruder mothman C3 ' .out
		grep -q '^spacer juliet .* vitals=8 ' .out
	done
	# the way on is shut by the Intruder: by default the lowest of the others
	on 'spacer juliet C3' 'intruder grin-1 C4' 'intruder mothman C1'
	ways mothman 3 --direction e <<-'END'
		juliet B3 8 down, grin-1 C4, mothman C3
		juliet C2 8 down, grin-1 C4, mothman C3
		juliet D3 8 down, grin-1 C4, mothman C3
	END
	leaves 'juliet B3 8 down, grin-1 C4, mothman C3' mothman 3 --direction e
	# two Intruders at the end, a Spacer before them
	on 'map 1x9' 'spacer juliet A3' 'intruder grin-1 A4' 'intruder grin-2 A5' 'intruder mothman A1'
	leaves 'juliet A2 8 down, grin-1 A4, grin-2 A5, mothman A3' mothman 4 --direction e
}

@test "RO-13 Crashes and broken tiles on the way stand when it backs up" {
	on 'spacer juliet C4' 'intruder grin-1 C5' 'intruder mothman C2' 'terrain crate-1 C3'
	push mothman 3 --direction e
	run ! grep -q '^terrain' .out
	grep -q '^spacer juliet .* vitals=8 ' .out
	on 'spacer juliet C4' 'intruder grin-1 C2' 'terrain slab-1 C3'
	leaves 'juliet C4 9, grin-1 C3' grin-1 2 --direction e
}

# ---- Unavoidable Knockback ----

@test "BTC-13 Unavoidable Knockback runs straight, directly away from the Intruder" {
	on 'map 9x9' 'spacer juliet E5' 'intruder mothman D5'
	leaves 'juliet H5 9, mothman D5' juliet 3 --from mothman --unavoidable
	on 'map 9x9' 'spacer juliet E5' 'intruder mothman F8'
	leaves 'juliet E2 9, mothman F8' juliet 3 --from mothman --unavoidable
}

@test "BTC-14 it follows the rules of Knockback otherwise" {
	on 'spacer juliet C4' 'intruder mothman B1'
	leaves 'juliet E5 9, mothman B1' juliet 4 --from mothman --unavoidable
	on 'spacer juliet C2' 'intruder mothman C1' 'terrain nest-1 C3' 'terrain crate-1 C4'
	leaves 'juliet C4 8 down, mothman C1, nest-1 C3' juliet 4 --from mothman --unavoidable
}

@test "BTC-15 KB-45 Unavoidable Knockback cannot be lowered" {
	on 'spacer juliet C2' 'intruder mothman C1'
	leaves 'juliet C5 9, mothman C1' juliet 3 --from mothman --unavoidable --lower 2
	leaves 'juliet C3 9, mothman C1' juliet 3 --from mothman --lower 2
}

@test "BTC-16 what makes the Spacer stop still stops it" {
	on 'spacer juliet C2' 'intruder mothman C1' 'terrain pillar-1 C4'
	leaves 'juliet C3 8 down, mothman C1, pillar-1 C4' juliet 3 --from mothman --unavoidable
	on 'spacer juliet C2' 'intruder mothman C1' 'wall C3-C4'
	leaves 'juliet C3 9, mothman C1' juliet 3 --from mothman --unavoidable
	on 'spacer juliet C2' 'intruder mothman C1' 'intruder grin-1 C4'
	leaves 'juliet C3 9, mothman C1, grin-1 C4' juliet 3 --from mothman --unavoidable
}

@test "BTC-17 when two ways are equally possible the player picks, the worse one or the better" {
	on 'map 9x9' 'spacer juliet E5' 'intruder mothman D4' 'terrain slab-1 E7'
	ways juliet 2 --from mothman --unavoidable <<-'END'
		juliet E6 8 down, mothman D4, slab-1 E7
		juliet G5 9, mothman D4, slab-1 E7
	END
	leaves 'juliet E6 8 down, mothman D4, slab-1 E7' juliet 2 --from mothman --unavoidable --choose juliet.way=e
	leaves 'juliet G5 9, mothman D4, slab-1 E7' juliet 2 --from mothman --unavoidable --choose juliet.way=n
}

@test "KB-44 Unavoidable Knockback obeys every ordinary rule, with the Intruder as the source" {
	local rest
	for rest in 'terrain crate-1 C4' 'terrain slab-1 C4' 'terrain barrier-1 C4' 'red C3-C4' 'spacer romeo C5' 'mark C3 dangerous'; do
		on 'spacer juliet C2' 'intruder mothman C1' "$rest"
		push juliet 3 --from mothman
		standing <.out >ordinary
		leaves "$(cat ordinary)" juliet 3 --from mothman --unavoidable
	done
}

@test "KB-46 colliding with an Obstacle cuts Unavoidable Knockback short" {
	on 'spacer juliet C2' 'intruder mothman C1' 'terrain crate-1 C3'
	leaves 'juliet C3 8 down, mothman C1' juliet 3 --from mothman --unavoidable
}

@test "KB-47 RO-01 off a diagonal source the player picks the way, by default the better; an ordinary one goes the worse" {
	on 'map 9x9' 'spacer juliet E5' 'intruder mothman D4' 'terrain slab-1 E7'
	leaves 'juliet G5 9, mothman D4, slab-1 E7' juliet 2 --from mothman --unavoidable
	in_order 'choice point=juliet.way value=n options=e,n why="the player picks; this is the least bad \[KB-47\]"' 'path who=juliet to=G5'
	leaves 'juliet E6 8 down, mothman D4, slab-1 E7' juliet 2 --from mothman
	never 'choice'
}

@test "KB-47 when it could go two ways along the edge the player picks too" {
	on 'spacer juliet C5' 'intruder mothman C4' 'terrain slab-1 D5'
	ways juliet 1 --from mothman --unavoidable <<-'END'
		juliet B5 9, mothman C4, slab-1 D5
		juliet C5 8 down, mothman C4, slab-1 D5
	END
}

@test "KB-47 a Boss that stops on a Spacer at the edge leaves the player every way out" {
	on 'spacer juliet C5' 'intruder mothman C3'
	ways mothman 2 --direction e <<-'END'
		juliet B5 8 down, mothman C5
		juliet C4 8 down, mothman C5
		juliet D5 8 down, mothman C5
	END
}

# ---- the edge of the board ----

@test "KB-32 at the edge the remaining spaces are moved along it" {
	on 'spacer juliet C4' 'intruder grin-1 B1'
	leaves 'juliet D5 9, grin-1 B1' juliet 2 --from grin-1
	in_order 'slides who=juliet at=C5 facing=n'
	on 'spacer juliet B3' 'intruder grin-1 E4'
	leaves 'juliet A2 9, grin-1 E4' juliet 2 --from grin-1
}

@test "KB-33 along the edge it goes away from the source" {
	on 'spacer juliet C5' 'intruder grin-1 D2'
	leaves 'juliet A5 9, grin-1 D2' juliet 2 --from grin-1
	on 'spacer juliet C5' 'intruder grin-1 B2'
	leaves 'juliet E5 9, grin-1 B2' juliet 2 --from grin-1
	on 'spacer juliet E3' 'intruder grin-1 B2'
	leaves 'juliet E5 9, grin-1 B2' juliet 2 --from grin-1
	on 'spacer juliet A3' 'intruder grin-1 D4'
	leaves 'juliet A1 9, grin-1 D4' juliet 2 --from grin-1
}

@test "KB-34 RO-08 where no step along the edge leads away it ends there: in the corner" {
	on 'spacer juliet D4' 'intruder grin-1 C1'
	leaves 'juliet E5 9, grin-1 C1' juliet 9 --from grin-1
	never crash
	on 'spacer juliet E5' 'intruder grin-1 D1'
	leaves 'juliet E5 9, grin-1 D1' juliet 3 --from grin-1
}

@test "KB-34 a corner with the source straight behind leaves the one way that is on the board" {
	on 'spacer juliet E5' 'intruder grin-1 E4'
	leaves 'juliet C5 9, grin-1 E4' juliet 2 --from grin-1
	never choice
}

@test "KB-35 the edge rule covers Spacers and Intruders" {
	on 'spacer juliet B1' 'intruder grin-1 C4'
	leaves 'juliet B1 9, grin-1 E5' grin-1 3 --from juliet
	on 'spacer juliet B1' 'intruder mothman C4'
	leaves 'juliet B1 9, mothman E5' mothman 3 --from juliet
	on 'spacer juliet C4' 'intruder grin-1 B1'
	leaves 'juliet E5 9, grin-1 B1' juliet 3 --from grin-1
}

@test "KB-36 RO-10 meeting the edge is no Crash" {
	on 'spacer juliet C5' 'intruder grin-1 C4'
	push juliet 9 --from grin-1
	never 'crash|vitals|knockdown'
	on 'spacer juliet E5' 'intruder grin-1 D1'
	push juliet 9 --from grin-1
	never 'crash|vitals|knockdown'
}

@test "KB-37 an Intruder with the source straight behind takes the way off from the most Spacers" {
	on 'spacer juliet C3' 'spacer romeo E1' 'spacer tango E2' 'spacer victor A1' 'intruder grin-1 C4'
	leaves 'juliet C3 9, romeo E1 9, tango E2 9, victor A1 9, grin-1 A5' grin-1 3 --from juliet
	on 'spacer juliet C3' 'spacer romeo A1' 'spacer tango A2' 'spacer victor E1' 'intruder grin-1 C4'
	leaves 'juliet C3 9, romeo A1 9, tango A2 9, victor E1 9, grin-1 E5' grin-1 3 --from juliet
}

@test "RO-07 away from the source comes before away from the most Spacers" {
	on 'spacer juliet B1' 'spacer romeo E1' 'spacer tango E2' 'intruder grin-1 C4'
	leaves 'juliet B1 9, romeo E1 9, tango E2 9, grin-1 E5' grin-1 3 --from juliet
}

@test "RO-07 what still ties goes the worse way: nearer the Spacers" {
	on 'spacer juliet C3' 'spacer romeo E4' 'spacer tango A1' 'intruder grin-1 C5'
	leaves 'juliet C3 9, romeo E4 9, tango A1 9, grin-1 E5' grin-1 2 --from juliet
}

@test "RO-06 a Spacer with the source straight behind goes the worse way along the edge" {
	on 'spacer juliet C5' 'intruder grin-1 C4' 'terrain slab-1 E5'
	leaves 'juliet D5 8 down, grin-1 C4, slab-1 E5' juliet 2 --from grin-1
	on 'spacer juliet C5' 'intruder grin-1 C4' 'terrain slab-1 A5'
	leaves 'juliet B5 8 down, grin-1 C4, slab-1 A5' juliet 2 --from grin-1
	on 'spacer juliet C5' 'intruder grin-1 C4' 'intruder grin-2 E3'
	leaves 'juliet E5 9, grin-1 C4, grin-2 E3' juliet 2 --from grin-1
}

@test "RO-06 equally bad ways along the edge are a choice" {
	on 'spacer juliet C5' 'intruder grin-1 C4'
	leaves 'juliet A5 9, grin-1 C4' juliet 2 --from grin-1
	in_order 'choice point=juliet.edge value=s'
	ways juliet 2 --from grin-1 <<-'END'
		juliet A5 9, grin-1 C4
		juliet E5 9, grin-1 C4
	END
	leaves 'juliet E5 9, grin-1 C4' juliet 2 --from grin-1 --choose juliet.edge=n
}

@test "RO-06 a blocked way along the edge is not worse in itself" {
	# north is walled off, south ends beside another Intruder
	on 'spacer juliet C5' 'intruder grin-1 C4' 'intruder grin-2 A4' 'wall C5-D5'
	leaves 'juliet A5 9, grin-1 C4, grin-2 A4' juliet 2 --from grin-1
}

@test "RO-09 sliding is the same Knockback: what is met there counts" {
	on 'spacer juliet C5' 'intruder grin-1 B1' 'terrain crate-1 D5'
	leaves 'juliet D5 8 down, grin-1 B1' juliet 2 --from grin-1
	on 'spacer juliet C5' 'intruder grin-1 B1' 'terrain pillar-1 D5'
	leaves 'juliet C5 8 down, grin-1 B1, pillar-1 D5' juliet 2 --from grin-1
	on 'spacer juliet C5' 'intruder grin-1 B1' 'wall C5-D5'
	leaves 'juliet C5 9, grin-1 B1' juliet 2 --from grin-1
	on 'spacer juliet C5' 'intruder grin-1 B1' 'intruder grin-2 D5'
	leaves 'juliet C5 9, grin-1 B1, grin-2 D5' juliet 2 --from grin-1
	on 'spacer juliet B1' 'spacer romeo D5' 'intruder mothman C5'
	leaves 'juliet B1 9, romeo D5 8 down, mothman E5' mothman 2 --from juliet
}

@test "RO-06 a tie at the edge is judged with the whole path, the part before the edge included" {
	# south of the edge stands grin-1: the Boss backs up past the edge, onto romeo, who is thrown out;
	# north it ends alone. On the last step alone both ways would look alike.
	on 'map 3x3' 'spacer romeo B2' 'intruder mothman B1' 'intruder grin-1 A3' 'intruder grin-2 B3'
	push mothman 3 --direction e
	grep -q '^intruder mothman B2 ' .out
	never choice.point=mothman
	in_order 'backs-up who=mothman to=B2' 'knockback who=romeo'
	# mirrored top to bottom
	on 'map 3x3' 'intruder grin-2 B3' 'intruder grin-1 C3' 'intruder mothman B1' 'spacer romeo B2'
	push mothman 3 --direction e
	grep -q '^intruder mothman B2 ' .out
}

@test "RO-05 the wall drawn round the map is the edge: the figure slides" {
	board <<-'END'
		enorm 1
		map
		  +---+---+
		B | .   . |
		  +   +   +
		A | .   . |
		  +---+---+
		end
		spacer juliet A2
		intruder grin-1 A1
		done
	END
	leaves 'juliet B2 9, grin-1 A1' juliet 1 --from grin-1
}

# ---- Pushback ----

@test "KW-PUSHBACK-1 first the source turns to face the figure" {
	on 'spacer juliet C3' 'intruder grin-1 C2 facing=w'
	push juliet 1 --as pushback --from grin-1
	in_order 'turns who=grin-1 facing=e' 'path'
	grep -q '^intruder grin-1 C3 facing=e' .out
	on 'spacer juliet B2' 'intruder grin-1 C2 facing=w' 'wall A2-B2'
	push juliet 1 --as pushback --from grin-1
	grep -q '^intruder grin-1 C2 facing=s' .out
}

@test "KW-PUSHBACK-2 then the source moves X spaces towards the figure" {
	on 'map 1x9' 'spacer juliet A3' 'intruder grin-1 A2'
	leaves 'juliet A6 9, grin-1 A5' juliet 3 --as pushback --from grin-1
}

@test "KW-PUSHBACK-3 the figure is driven ahead of the source in a straight line" {
	on 'spacer juliet C3' 'intruder grin-1 B3'
	leaves 'juliet E3 9, grin-1 D3' juliet 2 --as pushback --from grin-1
	on 'spacer juliet C3' 'intruder grin-1 C4'
	leaves 'juliet C1 9, grin-1 C2' juliet 2 --as pushback --from grin-1
}

@test "RSP-19 a Wound response of Pushback 4 shoves the attacking Spacer 4 spaces" {
	on 'map 1x9' 'spacer juliet A3' 'intruder grin-1 A2'
	leaves 'juliet A7 9, grin-1 A6' juliet 4 --as pushback --from grin-1 --by response
}

@test "RA-56 at a distance the source closes the gap first and then pushes the full X" {
	on 'map 1x9' 'spacer juliet A5' 'intruder grin-1 A1'
	leaves 'juliet A7 9, grin-1 A6' juliet 2 --as pushback --from grin-1
}

@test "RA-56 the gap is closed even where the figure cannot be driven on" {
	on 'map 1x9' 'spacer juliet A9' 'intruder grin-1 A6'
	leaves 'juliet A9 9, grin-1 A8' juliet 2 --as pushback --from grin-1
	on 'map 1x9' 'spacer juliet A5' 'intruder grin-1 A2' 'wall A5-A6'
	leaves 'juliet A5 9, grin-1 A4' juliet 2 --as pushback --from grin-1
	on 'map 1x9' 'spacer juliet A5' 'intruder grin-1 A2' 'terrain pillar-1 A6'
	leaves 'juliet A5 8 down, grin-1 A4, pillar-1 A6' juliet 2 --as pushback --from grin-1
}

@test "RA-56 off the line the longer offset is the direction" {
	on 'map 9x9' 'spacer juliet E4' 'intruder grin-1 B3'
	push juliet 2 --as pushback --from grin-1
	grep -q '^spacer juliet G4 ' .out
	on 'map 9x9' 'spacer juliet C6' 'intruder grin-1 B3'
	push juliet 2 --as pushback --from grin-1
	grep -q '^spacer juliet C8 ' .out
}

@test "RA-56 an exact diagonal is the players' choice" {
	on 'map 9x9' 'spacer juliet E5' 'intruder grin-1 D4'
	push juliet 2 --as pushback --from grin-1 --all
	assert_equal "$(grep '^spacer juliet' .out | cut -d' ' -f3 | sort -u | xargs)" 'E7 G5'
}

@test "RO-35 a pushed figure that halts halts the source behind it, with Crash as in Knockback" {
	on 'map 1x9' 'spacer juliet A3' 'intruder grin-1 A2' 'terrain pillar-1 A5'
	leaves 'juliet A4 8 down, grin-1 A3, pillar-1 A5' juliet 4 --as pushback --from grin-1
	on 'map 1x9' 'spacer juliet A3' 'intruder grin-1 A2' 'wall A4-A5'
	leaves 'juliet A4 9, grin-1 A3' juliet 4 --as pushback --from grin-1
	on 'map 1x9' 'spacer juliet A3' 'intruder grin-1 A2' 'terrain crate-1 A5'
	leaves 'juliet A5 8 down, grin-1 A4' juliet 4 --as pushback --from grin-1
}

@test "RI-04 a baseline Intruder that pushes ends on no other figure" {
	# juliet is pushed past romeo; the space behind her is his, so the source stops before it
	on 'map 1x9' 'spacer juliet A3' 'spacer romeo A4' 'intruder grin-1 A2'
	leaves 'juliet A5 9, romeo A4 9, grin-1 A3' juliet 2 --as pushback --from grin-1
	on 'map 1x9' 'spacer juliet A3' 'spacer romeo A5' 'intruder grin-1 A2'
	leaves 'juliet A4 9, romeo A5 9, grin-1 A3' juliet 2 --as pushback --from grin-1
}

@test "RO-35 a pushed or lured Spacer enters every tile and breaks every Destructible one" {
	own_tiles
	on 'map 1x9' 'spacer juliet A3' 'intruder grin-1 A2' 'terrain acid-1 A4' 'terrain ooze-1 A5'
	leaves 'juliet A6 9, grin-1 A5, acid-1 A4' juliet 3 --as pushback --from grin-1 --data own
	assert_equal "$(stress juliet)" 3
	on 'map 1x9' 'spacer juliet A7' 'intruder grin-1 A2' 'terrain acid-1 A6' 'terrain ooze-1 A5'
	leaves 'juliet A4 9, grin-1 A2, acid-1 A6' juliet 3 --as lure --from grin-1 --data own
	assert_equal "$(stress juliet)" 3
}

@test "RA-68 from off the line the source comes as an Intruder moves, its first axis a choice" {
	on 'map 9x9' 'spacer juliet E4' 'intruder grin-1 B3'
	push juliet 1 --as pushback --from grin-1
	in_order 'choice point=grin-1.first value=h options=h,v' 'path who=grin-1 to=E4 path=B3,B4,C4,D4,E4'
	push juliet 1 --as pushback --from grin-1 --choose grin-1.first=v
	in_order 'path who=grin-1 to=E4 path=B3,C3,C4,D4,E4'
	push juliet 1 --as pushback --from grin-1 --all
	assert_equal "$(boards .out)" 2
	# the way of the choice matters where a Boss treads on somebody
	on 'map 9x9' 'spacer juliet E4' 'spacer romeo B4' 'intruder mothman B3'
	ways juliet 1 --as pushback --from mothman <<-'END'
		juliet F4 9, romeo B4 8 down, mothman E4
		juliet F4 9, romeo B4 9, mothman E4
	END
	# mirrored, and with the lines in another order
	on 'map 9x9' 'intruder mothman B7' 'spacer romeo B6' 'spacer juliet E6'
	ways juliet 1 --as pushback --from mothman <<-'END'
		romeo B6 8 down, juliet F6 9, mothman E6
		romeo B6 9, juliet F6 9, mothman E6
	END
}

@test "RA-68 figures do not block the way to the target, and a Boss treads on them" {
	on 'map 1x9' 'spacer juliet A5' 'spacer romeo A4' 'intruder mothman A2'
	leaves 'juliet A7 9, romeo A4 8 down, mothman A6' juliet 2 --as pushback --from mothman
	never 'knockback who=romeo'
	on 'map 1x9' 'spacer juliet A5' 'intruder grin-1 A4' 'intruder mothman A2'
	leaves 'juliet A7 9, grin-1 A4, mothman A6' juliet 2 --as pushback --from mothman
	on 'map 1x9' 'intruder grin-1 A2' 'spacer romeo A4' 'spacer juliet A5'
	leaves 'romeo A4 9, juliet A7 9, grin-1 A6' juliet 2 --as pushback --from grin-1
}

@test "RA-68 BTC-12 a source that drives nobody ends as in its own movement" {
	# a Boss ends on the Spacer behind the target, who is thrown out; a baseline Intruder before it
	on 'map 1x9' 'spacer juliet A5' 'spacer romeo A4' 'intruder mothman A2' 'wall A5-A6'
	leaves 'juliet A5 9, romeo A3 8 down, mothman A4' juliet 2 --as pushback --from mothman
	on 'map 1x9' 'spacer juliet A5' 'spacer romeo A4' 'intruder grin-1 A2' 'wall A5-A6'
	leaves 'juliet A5 9, romeo A4 9, grin-1 A3' juliet 2 --as pushback --from grin-1
}

@test "RO-02 a Pushback of whom the source stands on goes any way out" {
	on 'spacer juliet C3' 'intruder mothman C3 facing=n'
	ways juliet 2 --as pushback --from mothman <<-'END'
		juliet A3 9, mothman B3
		juliet C1 9, mothman C2
		juliet C5 9, mothman C4
		juliet E3 9, mothman D3
	END
	leaves 'juliet E3 9, mothman D3' juliet 2 --as pushback --from mothman
	on 'map 2x2' 'intruder mothman A1 facing=s' 'spacer juliet A1' 'wall A1-B1'
	leaves 'juliet A2 9, mothman A1' juliet 1 --as pushback --from mothman
	on 'map 1x1' 'spacer juliet A1' 'intruder mothman A1'
	stays_put juliet 1 --as pushback --from mothman
}

@test "KW-PUSHBACK-2 at the edge nobody is driven, but the source has come" {
	on 'map 1x9' 'spacer juliet A9' 'intruder grin-1 A6'
	push juliet 2 --as pushback --from grin-1
	in_order 'stops who=juliet at=A9 why="is at the edge of the board" clause=KW-PUSHBACK-3' \
		'path who=grin-1 to=A8 path=A6,A7,A8 clause=KW-PUSHBACK-2'
}

@test "WLD-12 RT-30 a source that comes beside a weld halts, and drives nobody further" {
	on 'map 2x9' 'spacer juliet A3' 'intruder grin-1 A2' 'door d-1 A4-B4 welded'
	leaves 'juliet A5 9, grin-1 A4' juliet 5 --as pushback --from grin-1
	on 'map 2x9' 'spacer juliet A6' 'intruder grin-1 A2' 'door d-1 A4-B4 welded'
	leaves 'juliet A6 9, grin-1 A4' juliet 2 --as pushback --from grin-1
}

@test "RO-110 a Pushback from an exact diagonal ends on the lower space by default" {
	on 'map 9x9' 'spacer juliet E5' 'intruder grin-1 D4'
	leaves 'juliet E7 9, grin-1 E6' juliet 2 --as pushback --from grin-1
	on 'map 9x9' 'spacer juliet E5' 'intruder grin-1 F6'
	leaves 'juliet C5 9, grin-1 D5' juliet 2 --as pushback --from grin-1
	on 'map 9x9' 'spacer juliet E5' 'intruder grin-1 D6' 'wall E5-F5'
	leaves 'juliet E3 9, grin-1 E4' juliet 2 --as pushback --from grin-1
}

# ---- Lure ----

@test "KW-LURE-2 the target of a Lure moves X spaces" {
	on 'map 1x9' 'spacer juliet A9' 'intruder grin-1 A1'
	leaves 'juliet A8 9, grin-1 A1' juliet 1 --as lure --from grin-1
	leaves 'juliet A5 9, grin-1 A1' juliet 4 --as lure --from grin-1
}

@test "KW-LURE-3 it moves towards the source" {
	on 'spacer juliet E3' 'intruder grin-1 A3'
	leaves 'juliet C3 9, grin-1 A3' juliet 2 --as lure --from grin-1
	on 'spacer juliet C1' 'intruder grin-1 C5'
	leaves 'juliet C3 9, grin-1 C5' juliet 2 --as lure --from grin-1
}

@test "RA-59 a lured figure stops when adjacent" {
	on 'spacer juliet C5' 'intruder grin-1 C1'
	leaves 'juliet C2 9, grin-1 C1' juliet 9 --as lure --from grin-1
	on 'spacer juliet C2' 'intruder grin-1 C1'
	leaves 'juliet C2 9, grin-1 C1' juliet 3 --as lure --from grin-1
}

@test "RA-59 RI-04 RI-15 with no way to the source a Lure ends on the nearest stop" {
	local order
	for order in 'spacer juliet A4|intruder grin-1 A1' 'intruder grin-1 A1|spacer juliet A4'; do
		on 'map 1x6' 'door d-1 A2-A3 closed' "${order%|*}" "${order#*|}"
		leaves 'juliet A3 9, grin-1 A1' juliet 3 --as lure --from grin-1
	done
	# turned round, and with the nearest taken
	on 'map 6x1' 'door d-1 D1-E1 closed' 'spacer juliet B1' 'intruder grin-1 F1'
	leaves 'juliet D1 9, grin-1 F1' juliet 3 --as lure --from grin-1
	on 'map 1x6' 'door d-1 A2-A3 closed' 'spacer juliet A5' 'spacer romeo A3' 'intruder grin-1 A1'
	leaves 'juliet A4 9, romeo A3 9, grin-1 A1' juliet 3 --as lure --from grin-1
	# already as near as it gets
	on 'map 1x6' 'door d-1 A2-A3 closed' 'spacer juliet A3' 'intruder grin-1 A1'
	leaves 'juliet A3 9, grin-1 A1' juliet 3 --as lure --from grin-1
}

@test "WND-10 RA-08 an Intruder that only waits for its Reprisal is not pushed" {
	on 'map 1x6' 'spacer juliet A1' 'intruder grin-1 A3 dying' 'queue reprisal who=grin-1 target=juliet dice=rr'
	refuses WND-10 'grin-1 is dead, and only its Reprisal is left' grin-1 1 --from juliet
}

@test "RA-59 off the line it zigzags, the first axis a choice" {
	on 'spacer juliet C4' 'intruder grin-1 A1'
	ways juliet 1 --as lure --from grin-1 <<-'END'
		juliet B4 9, grin-1 A1
		juliet C3 9, grin-1 A1
	END
	leaves 'juliet B3 9, grin-1 A1' juliet 2 --as lure --from grin-1
	leaves 'juliet B4 9, grin-1 A1' juliet 1 --as lure --from grin-1 --choose juliet.first=v
	leaves 'juliet C3 9, grin-1 A1' juliet 1 --as lure --from grin-1 --choose juliet.first=h
	# v, h, v: in line with the source; then straight on
	leaves 'juliet A3 9, grin-1 A1' juliet 3 --as lure --from grin-1 --choose juliet.first=v
	leaves 'juliet B2 9, grin-1 A1' juliet 3 --as lure --from grin-1 --choose juliet.first=h
}

@test "RA-59 it goes round a wall by a shortest way" {
	on 'spacer juliet C4' 'intruder grin-1 C1' 'wall C3-C4'
	ways juliet 1 --as lure --from grin-1 <<-'END'
		juliet B4 9, grin-1 C1
		juliet D4 9, grin-1 C1
	END
}

@test "RA-59 forced onto an Obstacle, it suffers Crash" {
	on 'map 1x9' 'spacer juliet A6' 'intruder grin-1 A1' 'terrain crate-1 A4'
	leaves 'juliet A4 8 down, grin-1 A1' juliet 2 --as lure --from grin-1
	on 'map 1x9' 'spacer juliet A6' 'intruder grin-1 A1' 'terrain pillar-1 A4'
	leaves 'juliet A5 8 down, grin-1 A1, pillar-1 A4' juliet 4 --as lure --from grin-1
}

# ---- Displace ----

@test "KW-DISPLACE-1 a Displaced figure goes to a space adjacent to where it stands" {
	on 'spacer juliet C3'
	ways juliet --as displace <<-'END'
		juliet B3 9
		juliet C2 9
		juliet C4 9
		juliet D3 9
	END
	on 'spacer juliet A1'
	ways juliet --as displace <<-'END'
		juliet A2 9
		juliet B1 9
	END
	on 'spacer juliet C3' 'wall C3-D3' 'red C3-C4' 'door d-1 C3-B3 closed'
	leaves 'juliet C2 9' juliet --as displace
}

@test "KW-DISPLACE-2 the space must be empty" {
	on 'spacer juliet C3' 'spacer romeo D3' 'intruder grin-1 C4' 'terrain slab-1 B3'
	leaves 'juliet C2 9, romeo D3 9, grin-1 C4, slab-1 B3' juliet --as displace
	never choice
}

@test "TER-29 a Displaced figure may only be put on an empty space bordering its own" {
	on 'spacer juliet C3' 'spacer romeo D3' 'spacer tango C2' 'terrain fog-1 B3' 'terrain crate-1 C4'
	leaves 'juliet B3 9, romeo D3 9, tango C2 9, fog-1 B3, crate-1 C4' juliet --as displace
	on 'intruder grin-1 C3' 'spacer romeo D3' 'intruder grin-2 C2' 'void C4'
	leaves 'romeo D3 9, grin-1 B3, grin-2 C2' grin-1 --as displace
}

@test "RA-58 any legal space can be chosen, and an Intruder with none stays" {
	on 'spacer juliet C3' 'intruder grin-1 C5'
	local space
	for space in B3 C2 C4 D3; do
		leaves "juliet $space 9, grin-1 C5" juliet --as displace --choose "juliet.displace=$space"
	done
	on 'intruder grin-1 C3' 'wall C3-D3,C3-B3,C3-C2,C3-C4'
	stays_put grin-1 --as displace
	on 'spacer juliet C3' 'wall C3-D3,C3-B3,C3-C2,C3-C4'
	leaves 'juliet dead' juliet --as displace
}

@test "RO-52 by default it is the worst space, and the tile there is entered" {
	on 'spacer juliet C3' 'intruder grin-1 C5'
	leaves 'juliet C4 9, grin-1 C5' juliet --as displace
	in_order 'choice point=juliet.displace value=C4 options=B3,C2,C4,D3'
	own_tiles
	on 'spacer juliet C3' 'intruder grin-1 C5' 'terrain spike-1 C2'
	push juliet --as displace --data own
	grep -q '^spacer juliet C2 .*vitals=8' .out
	on 'spacer juliet C3' 'wall C3-D3,C3-B3,C3-C2' 'terrain acid-1 C4'
	push juliet --as displace --data own
	assert_equal "$(stress juliet)" 2
}

# ---- what it refuses ----

# refuses CLAUSE REASON ARGUMENTS...: status 1, the board as it was, with the refusal.
refuses() {
	try enorm-knockback "${@:3}" <a.board
	wants 1 enorm-knockback "${@:3}" && text_is err '' "${@:3}" || return
	grep -vE '^(data|refused) ' .out >.was
	diff -u --label wanted --label got <(enorm-board format <a.board) .was || return
	assert_equal "$(grep '^refused' .out)" "refused enorm-knockback clause=$1 reason=\"$2\""
}

@test "the dead, who is off the board and one's own source are refused" {
	on 'spacer juliet C2' 'spacer romeo - dead' 'spacer tango -' 'intruder grin-1 C1' 'intruder grin-2 -'
	refuses DIE-15 'romeo is dead' romeo 2 --direction e
	refuses KB-01 'tango is not on the board' tango 2 --direction e
	refuses KB-01 'grin-2 is not on the board' grin-2 2 --from juliet
	refuses KB-02 'juliet cannot be the source of its own push' juliet 2 --from juliet
	refuses KB-02 'the source is not on the board' juliet 2 --from grin-2
	refuses DIE-15 'romeo is dead' romeo --as displace
}

@test "a refused board is passed on and nothing is knocked" {
	on 'spacer juliet C2' 'spacer romeo - dead'
	status=0
	enorm-knockback romeo 2 --direction e <a.board >refused.board || status=$?
	assert_equal "$status" 1
	try enorm-knockback juliet 2 --direction e <refused.board
	wants 1 enorm-knockback
	is out refused.board
}

@test "names that are not on the board are errors" {
	on 'spacer juliet C2' 'intruder grin-1 C1' 'terrain crate-1 C4'
	local from='enorm-knockback: a.board: '
	complains 65 "${from}no spacer or intruder 'julliet' (did you mean 'juliet'?)" enorm-knockback julliet 2 --from grin-1 -f a.board
	complains 65 "${from}no spacer or intruder 'gron-1' (did you mean 'grin-1'?)" enorm-knockback juliet 2 --from gron-1 -f a.board
	complains 65 "${from}no spacer or intruder 'crate-1'; on the board: juliet, grin-1" enorm-knockback crate-1 2 --from grin-1 -f a.board
}

@test "a wrong command line is told what would be right" {
	on 'spacer juliet C2' 'intruder grin-1 C1'
	local from='enorm-knockback: '
	complains 64 "${from}which way? give --from SOURCE or --direction n|e|s|w"$'\n'"${from}SOURCE can be: grin-1" enorm-knockback juliet 2 -f a.board
	complains 64 "${from}how far? give X, the number of spaces" enorm-knockback juliet --from grin-1 -f a.board
	complains 64 "${from}--direction goes with --as knockback" enorm-knockback juliet 2 --as lure --direction n -f a.board
	complains 64 "${from}--as displace takes only the figure's name, no X, --from, --direction or --by" enorm-knockback juliet 2 --as displace -f a.board
	complains 64 "${from}--by needs --from: its range is counted from there" enorm-knockback juliet 2 --by attack --direction n -f a.board
	complains 64 "${from}X adds up to 110; 99 is the most" enorm-knockback juliet 55 55 --from grin-1 -f a.board
}

@test "numbers and words out of their bounds are errors" {
	on 'spacer juliet C2' 'intruder grin-1 C1'
	local x from='enorm-knockback: ' number='is not a whole number from'
	for x in -1 100 99999999999999999999 1.5 two ''; do
		complains 64 "${from}X '$x' $number 0 to 99" enorm-knockback --from grin-1 -f a.board -- juliet "$x"
	done
	complains 64 "$from--lower '-1' $number 0 to 99" enorm-knockback juliet 2 --from grin-1 --lower -1 -f a.board
	complains 64 "$from--zone '0' $number 1 to 99" enorm-knockback juliet 2 --from grin-1 --by attack --zone 0 -f a.board
	complains 64 "$from--range '100' $number 1 to 99" enorm-knockback juliet 2 --from grin-1 --by attack --range 100 -f a.board
	complains 64 "$from--direction 'up' is none of n, e, s, w" enorm-knockback juliet 2 --direction up -f a.board
	complains 64 "$from--as 'shove' is none of knockback, pushback, lure, displace" enorm-knockback juliet 2 --from grin-1 --as shove -f a.board
	complains 64 "$from--by 'magic' is none of attack, response" enorm-knockback juliet 2 --from grin-1 --by magic -f a.board
	complains 64 "$from--from takes a figure or a space" enorm-knockback juliet 2 --from x1y1 -f a.board
	complains 65 "${from}a.board: Z9 is outside the map, which goes from A1 to E5" enorm-knockback juliet 2 --from Z9 -f a.board
}

@test "options that do not fit together are errors" {
	on 'spacer juliet C3' 'intruder grin-1 C1'
	fails 64 '--zone' enorm-knockback juliet 2 --from grin-1 --zone 1 -f a.board
	fails 64 '--range' enorm-knockback juliet 2 --from grin-1 --range 1 -f a.board
	fails 64 '--zone' enorm-knockback juliet 2 --from grin-1 --by attack --zone 1 --range 2 -f a.board
	fails 64 '--zone' enorm-knockback juliet 2 --from grin-1 --by response --zone 1 -f a.board
	fails 64 '--by' enorm-knockback juliet --as displace --by attack -f a.board
	fails 64 '--lower' enorm-knockback juliet --as displace --lower 1 -f a.board
	fails 64 '--unavoidable' enorm-knockback juliet 2 --as lure --from grin-1 --unavoidable -f a.board
}

@test "a choice that does not come up, or a value it does not have, is an error" {
	on 'spacer juliet C2' 'intruder grin-1 C1'
	fails 64 'juliet.way' enorm-knockback juliet 2 --from grin-1 --choose juliet.way=n -f a.board
	on 'map 9x9' 'spacer juliet E5' 'intruder grin-1 D4'
	fails 64 'e, n' enorm-knockback juliet 2 --from grin-1 --choose juliet.way=s -f a.board
}

@test "a source may be a space, with a figure on it or not" {
	on 'spacer juliet C2' 'intruder grin-1 C1'
	leaves 'juliet C4 9, grin-1 C1' juliet 2 --from C1
	leaves 'juliet E2 9, grin-1 C1' juliet 2 --from A2
	leaves 'juliet C4 9, grin-1 C1' jul 2 --from gr
}

@test "the ruling says it in sentences with their clauses" {
	on 'spacer juliet C2' 'intruder grin-1 C1' 'terrain crate-1 C4'
	prints enorm-knockback juliet 3 --from grin-1 -T ruling -f a.board <<-'END'
		juliet ends on C4, loses 1 Vitals (now 8) and is knocked down; crate-1 is gone
		juliet suffers Knockback 3 from grin-1 [KB-01]
		crate-1 on C4 is destroyed [KB-17]
		juliet goes to C4 by C2,C3,C4
		juliet breaks the Obstacle it is knocked into, on C4 [KB-16,KB-18]
		juliet suffers a Crash [KB-19]
		juliet loses 1 Vitals, now 8 (green) [KW-CRASH-2]
		juliet is knocked down [KW-CRASH-3]
	END
}

@test "BTC-08 a Spacer on a space that a Crash Boss moves through suffers Crash" {
	on 'spacer juliet C2' 'intruder mothman C1' 'intruder grin-1 D1'
	leaves 'juliet C2 8 down, mothman C4, grin-1 D1' mothman 3 --direction e
	on 'spacer juliet D2' 'intruder mothman C1' 'intruder grin-1 D1'
	leaves 'juliet D2 9, mothman C1, grin-1 D4' grin-1 3 --direction e
}

@test "BTC-09 a Spacer on a space that a Crash Boss moves onto suffers Crash, once" {
	on 'spacer juliet C3' 'intruder mothman C1'
	leaves 'juliet C4 8 down, mothman C3' mothman 2 --direction e
}

@test "RO-110 a Lure from an exact diagonal ends on the lower space by default" {
	on 'spacer juliet E5' 'intruder grin-1 B2'
	leaves 'juliet D5 9, grin-1 B2' juliet 1 --as lure --from grin-1
	on 'spacer juliet A1' 'intruder grin-1 D4'
	leaves 'juliet A2 9, grin-1 D4' juliet 1 --as lure --from grin-1
	ways juliet 1 --as lure --from grin-1 <<-'END'
		juliet A2 9, grin-1 D4
		juliet B1 9, grin-1 D4
	END
}
