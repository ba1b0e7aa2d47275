#!/usr/bin/env bats
# enorm-terrain: placing and destroying Terrain tiles, and what tiles do. enorm-terrain(1).
load helper
load forced_helper

# work ARGUMENTS...: enorm-terrain on a.board; what comes out is in .out.
work() {
	try enorm-terrain "$@" <a.board
	wants 0 enorm-terrain "$@" && text_is err '' enorm-terrain "$@"
}

# leaves STANDING ARGUMENTS...: one board comes out, and that is how things stand on it.
leaves() {
	work "${@:2}" || return
	assert_equal "$(standing <.out)" "$1"
}

# pushed STANDING ARGUMENTS...: the same of enorm-knockback.
pushed() {
	try enorm-knockback "${@:2}" <a.board
	wants 0 enorm-knockback "${@:2}" && text_is err '' || return
	assert_equal "$(standing <.out)" "$1"
}

# ways ARGUMENTS... <<END: what --all gives, as a set without order.
ways() {
	sort -u >.ways
	work --all "$@" </dev/null || return
	diff -u --label wanted --label got .ways <(standing <.out | sort -u)
}

# nothing_changes ARGUMENTS...: but for the events.
nothing_changes() {
	work "$@" || return
	diff -u --label wanted --label got <(enorm-board format <a.board) \
		<(enorm-board settle <.out | grep -vE '^data ')
}

# own_tiles: terrain types whose effect can be seen, in the directory own.
own_tiles() {
	mkdir -p own
	cat >own/terrain.csv <<-'END'
		name,title,keywords,effect,supply,source
		acid,Acid,,stress 1,4,owner
		ooze,Ooze,destructible,stress 1,4,owner
		grate,Grate,indestructible,,4,owner
		boon,Boon,"cover, indestructible",,2,owner
	END
}

# ---- destroying ----

@test "TER-08 a destroyed tile is removed from the board" {
	on 'terrain crate-1 C3' 'terrain crate-2 C4'
	leaves 'crate-2 C4' destroy crate-1
	in_order 'destroyed tile=crate-1 spaces=C3'
	on 'terrain slab-1 C3,C4'
	leaves '' destroy slab-1
}

@test "TER-30 an Indestructible tile cannot be destroyed by any means" {
	on 'intruder mothman C1' 'terrain pillar-1 C3'
	pushed 'mothman C4, pillar-1 C3' mothman 3 --direction e
	pushed 'mothman C3, pillar-1 C3' mothman 2 --direction e
	leaves 'mothman C1, pillar-1 C3' place crate C3
	try enorm-terrain destroy pillar-1 <a.board
	wants 1 destroy pillar-1
	assert_equal "$(standing <.out)" 'mothman C1, pillar-1 C3'
}

@test "KW-INDESTRUCTIBLE-2 an effect that destroys it is refused" {
	on 'terrain pillar-1 C3' 'terrain crate-1 C4'
	try enorm-terrain destroy pillar-1 <a.board
	wants 1 destroy
	text_is err ''
	diff <(enorm-board format <a.board) <(grep -vE '^(data|refused) ' .out)
	grep -qx 'refused enorm-terrain clause=KW-INDESTRUCTIBLE-2 reason="pillar-1 is Indestructible"' .out
}

@test "KW-DESTRUCTIBLE-1 a tile onto which a Spacer is moved against their will is destroyed" {
	local tile
	for tile in nest barrier; do
		on 'spacer juliet C1' "terrain $tile-1 C2"
		pushed 'juliet C2 9' juliet 1 --direction e
	done
	on 'spacer juliet C1' 'terrain crate-1 C2'
	pushed 'juliet C2 8 down' juliet 1 --direction e
	on 'spacer juliet C1' 'terrain fog-1 C2'
	pushed 'juliet C2 9, fog-1 C2' juliet 1 --direction e
	on 'spacer juliet C3' 'terrain nest-1 C4' 'wall C3-D3,C3-B3,C3-C2'
	pushed 'juliet C4 9' juliet --as displace
}

@test "KW-DESTRUCTIBLE-2 a tile onto which an Intruder is moved involuntarily is destroyed" {
	local tile
	for tile in nest barrier crate; do
		on 'intruder grin-1 C1' "terrain $tile-1 C2"
		pushed 'grin-1 C2' grin-1 1 --direction e
	done
	on 'intruder grin-1 C3' 'terrain nest-1 C4' 'wall C3-D3,C3-B3,C3-C2'
	pushed 'grin-1 C4' grin-1 --as displace
	on 'map 1x5' 'spacer juliet A1' 'intruder grin-1 A4' 'terrain nest-1 A3'
	pushed 'juliet A1 9, grin-1 A3' grin-1 1 --as lure --from juliet
}

@test "KW-DESTRUCTIBLE-3 a tile is destroyed when a Boss moves through it" {
	on 'map 1x9' 'spacer juliet A5' 'intruder mothman A1' 'terrain nest-1 A2' 'terrain crate-1 A3'
	pushed 'juliet A6 9, mothman A5' juliet 1 --as pushback --from mothman
	on 'intruder mothman C1' 'terrain nest-1 C2' 'terrain crate-1 C3'
	pushed 'mothman C4' mothman 3 --direction e
}

@test "KW-DESTRUCTIBLE-8 a voluntary move onto it by a baseline Intruder does not destroy it" {
	# a Pushback is a move of its source's own
	on 'map 1x9' 'spacer juliet A4' 'intruder grin-1 A1' 'terrain nest-1 A2' 'terrain nest-2 A3' 'wall A4-A5'
	pushed 'juliet A4 9, grin-1 A3, nest-1 A2, nest-2 A3' juliet 1 --as pushback --from grin-1
}

@test "BTC-01 a moving Boss ignores tiles that are not Destructible" {
	on 'map 1x9' 'spacer juliet A7' 'intruder mothman A1' 'terrain fog-1 A2' 'terrain slab-1 A3' 'terrain rail-1 A4' 'terrain pillar-1 A5'
	pushed 'juliet A8 9, mothman A7, fog-1 A2, slab-1 A3, rail-1 A4, pillar-1 A5' juliet 1 --as pushback --from mothman
}

@test "BTC-02 a Destructible tile that a Boss moves through is destroyed and removed" {
	on 'map 1x9' 'spacer juliet A6' 'intruder mothman A1' 'terrain crate-1 A2' 'terrain nest-1 A3' 'terrain barrier-1 A4' 'terrain fog-1 A5'
	pushed 'juliet A7 9, mothman A6, fog-1 A5' juliet 1 --as pushback --from mothman
}

@test "BTC-03 a Boss may move through Terrain, Obstacles included" {
	on 'map 1x9' 'spacer juliet A4' 'intruder mothman A1' 'terrain slab-1 A2' 'terrain pillar-1 A3'
	pushed 'juliet A6 9, mothman A5, slab-1 A2, pillar-1 A3' juliet 2 --as pushback --from mothman
}

@test "BTC-04 a Boss may end on a space with Terrain, Obstacles included" {
	local tile
	for tile in slab pillar fog; do
		on 'map 1x9' 'spacer juliet A4' 'intruder mothman A1' "terrain $tile-1 A3" 'wall A4-A5'
		pushed "juliet A4 9, mothman A3, $tile-1 A3" juliet 2 --as pushback --from mothman
	done
}

@test "RO-55 destroying a tile under a Spacer does nothing to them" {
	on 'spacer juliet C3' 'terrain nest-1 C3'
	leaves 'juliet C3 9' destroy nest-1
	never 'crash|vitals|displace'
}

# ---- placing ----

@test "TER-09 a placed tile goes on the spaces the effect indicates" {
	on 'spacer juliet A1'
	leaves 'juliet A1 9, crate-1 C3' place crate C3
	in_order 'placed tile=crate-1 spaces=C3 clause=TER-09'
	leaves 'juliet A1 9, crate-1 C3,C4' place crate C3,C4
	on 'terrain crate-1 A1' 'terrain crate-3 A2'
	leaves 'crate-1 A1, crate-3 A2, crate-2 C3' place crate C3
}

@test "TER-02 a tile lies on one space or several" {
	on 'map 5x5'
	leaves 'slab-1 C3,C4,D4' place slab C3,C4,D4
	leaves 'slab-1 B2' place slab b2
}

@test "TER-10 a placement that names no space uses random coordinates" {
	on 'map 10x10'
	leaves 'crate-1 G3' place crate --rolled coordinate=G3
	in_order 'draw point=coordinate card=G3' 'placed tile=crate-1 spaces=G3'
	work place crate --seed 1
	in_order 'draw point=coordinate' 'placed'
}

@test "TER-11 a placement that says random uses random coordinates" {
	on 'map 10x10'
	leaves 'crate-1 B9' place crate --random --rolled coordinate=B9
	fails 64 'either a space or --random' enorm-terrain place crate C3 --random -f a.board
}

@test "TER-12 with every tile of the type on the board the one furthest from the Intruders is taken up" {
	on 'map 9x9' 'intruder grin-1 A1' 'terrain nest-1 A3' 'terrain nest-2 I9' 'terrain nest-3 B2' 'terrain nest-4 E5'
	work place nest D1
	in_order 'taken-up tile=nest-2 spaces=I9'
	assert_equal "$(standing <.out | tr ',' '\n' | sed 's/^ //; s/nest-[0-9]/nest/' | sort | xargs)" \
		'grin-1 A1 nest A3 nest B2 nest D1 nest E5'
	on 'map 9x9' 'intruder grin-1 A1' 'terrain nest-1 A3' 'terrain nest-2 I9' 'terrain nest-3 B2'
	leaves 'grin-1 A1, nest-1 A3, nest-2 I9, nest-3 B2, nest-4 D1' place nest D1
}

@test "TER-13 the tile taken up is then the one that is placed" {
	on 'map 9x9' 'intruder grin-1 A1' 'terrain nest-1 A3' 'terrain nest-2 I9' 'terrain nest-3 B2' 'terrain nest-4 E5'
	work place nest D1
	in_order 'taken-up tile=nest-2 spaces=I9' 'placed tile=nest-2 spaces=D1'
	grep -q '^terrain nest-2 D1 ' .out
}

@test "RO-46 furthest is the greatest distance to the nearest Intruder" {
	# nest-1 is furthest from grin-1 but beside grin-2, nest-2 is 5 from both
	on 'map 1x20' 'intruder grin-1 A1' 'intruder grin-2 A11' 'terrain nest-1 A12' 'terrain nest-2 A6' 'terrain nest-3 A2' 'terrain nest-4 A9'
	work place nest A20
	in_order 'taken-up tile=nest-2 spaces=A6'
}

@test "RO-46 a tie takes up the tile that helps the players most, else it is a choice" {
	on 'map 9x9' 'intruder grin-1 E5' 'terrain nest-1 A5' 'terrain nest-2 I5' 'terrain nest-3 E6' 'terrain nest-4 E4'
	work place nest A1
	in_order 'choice point=nest.take-up' 'taken-up tile=nest-1 spaces=A5'
	work place nest A1 --choose nest.take-up=nest-2
	in_order 'taken-up tile=nest-2 spaces=I5'
	work place nest A1 --all
	assert_equal "$(boards .out)" 2
}

@test "RO-46 without an Intruder on the board it is a choice among all" {
	on 'terrain nest-1 A1' 'terrain nest-2 A2' 'terrain nest-3 A3' 'terrain nest-4 A4'
	work place nest C3 --all
	assert_equal "$(boards .out)" 4
}

@test "RO-47 an Indestructible tile can be taken up: that is not destroying it" {
	on 'map 9x9' 'intruder grin-1 A1' 'terrain pillar-1 I9' 'terrain pillar-2 A3' 'terrain pillar-3 A5' 'terrain pillar-4 A7'
	work place pillar C3
	in_order 'taken-up tile=pillar-1 spaces=I9' 'placed tile=pillar-1 spaces=C3'
	assert_equal "$(grep -c '^terrain pillar' .out)" 4
}

@test "TER-14 a placement onto an Indestructible tile is ignored" {
	on 'terrain pillar-1 C3'
	nothing_changes place crate C3
	in_order 'not-placed type=crate at=C3 .*clause=(TER-14|KW-INDESTRUCTIBLE-3)'
	nothing_changes place pillar C3
	nothing_changes place fog C3
}

@test "KW-INDESTRUCTIBLE-3 placing another tile on top of it is void" {
	on 'terrain pillar-1 C3,C4'
	nothing_changes place slab C4
	nothing_changes place slab C4,C5
}

@test "TER-15 a placement onto any other tile destroys that older tile" {
	local old
	for old in crate barrier fog slab nest rail; do
		on "terrain $old-1 C3"
		leaves 'pillar-1 C3' place pillar C3
	done
	on 'terrain fog-1 C3,C4' 'terrain nest-1 C5'
	leaves 'slab-1 C4,C5' place slab C4,C5
}

@test "TER-15 TER-16 a tile of several spaces destroys what lies under each of them, and nothing beside" {
	on 'terrain nest-1 C2' 'terrain fog-1 C3' 'terrain nest-2 C4' 'terrain fog-2 C5' 'terrain nest-3 C1'
	leaves 'fog-2 C5, nest-3 C1, slab-1 C2,C3,C4' place slab C2,C3,C4
	in_order 'destroyed tile=nest-1 spaces=C2 clause=TER-15' 'destroyed tile=fog-1 spaces=C3 clause=TER-15' \
		'destroyed tile=nest-2 spaces=C4 clause=TER-15' 'placed tile=slab-1 spaces=C2,C3,C4'
}

@test "TER-16 the older tile is gone before the new one is laid" {
	on 'terrain nest-1 C3'
	work place slab C3
	in_order 'destroyed tile=nest-1 spaces=C3' 'placed tile=slab-1 spaces=C3'
	on 'terrain slab-1 C3'
	work place slab C3
	in_order 'destroyed tile=slab-1 spaces=C3' 'placed tile=slab-[12] spaces=C3'
	assert_equal "$(grep -c '^terrain' .out)" 1
}

@test "TER-06 TER-07 a Door is no tile: nothing that places or destroys tiles touches it" {
	on 'door d-1 C3-C4 closed' 'door d-2 C3-D3 welded' 'terrain crate-1 C3'
	leaves 'slab-1 C3' place slab C3
	grep -qx 'door d-1 C3-C4 closed' .out
	grep -qx 'door d-2 C3-D3 welded' .out
	leaves '' destroy crate-1
	grep -qx 'door d-1 C3-C4 closed' .out
	complains 65 "enorm-terrain: a.board: no terrain 'd-1'; on the board: crate-1" enorm-terrain destroy d-1 -f a.board
}

# ---- placing on a Spacer ----

@test "TER-17 an Obstacle that is Destructible is destroyed when placed on a Spacer" {
	on 'spacer juliet C3'
	leaves 'juliet C3 8 down' place crate C3
	in_order '(destroyed|not-placed) .*clause=TER-17'
	on 'spacer juliet C3'
	leaves 'juliet C3 8 down' place crate C3,C4
}

@test "TER-18 the Spacer suffers Crash" {
	on 'spacer juliet C3 vitals=4'
	work place crate C3
	in_order 'crash who=juliet' 'vitals who=juliet n=1 now=3' 'knockdown who=juliet'
}

@test "TER-19 and keeps the space" {
	on 'spacer juliet C3' 'intruder grin-1 C5'
	leaves 'juliet C3 8 down, grin-1 C5' place crate C3
	never 'displace|path'
}

@test "TER-20 an Obstacle without Destructible on a Spacer is a Crash" {
	local tile
	for tile in slab pillar; do
		on 'spacer juliet C3' 'intruder grin-1 C5'
		leaves "juliet C4 8 down, grin-1 C5, $tile-1 C3" place "$tile" C3
		in_order 'crash who=juliet'
	done
}

@test "TER-21 and the Spacer is Displaced one space over, clear of the whole tile" {
	on 'spacer juliet C3'
	ways place slab C3 <<-'END'
		juliet B3 8 down, slab-1 C3
		juliet C2 8 down, slab-1 C3
		juliet C4 8 down, slab-1 C3
		juliet D3 8 down, slab-1 C3
	END
	ways place slab C3,C4 <<-'END'
		juliet B3 8 down, slab-1 C3,C4
		juliet C2 8 down, slab-1 C3,C4
		juliet D3 8 down, slab-1 C3,C4
	END
	leaves 'juliet D3 8 down, slab-1 C3' place slab C3 --choose juliet.displace=D3
}

@test "TER-22 a Spacer with no legal adjacent space dies" {
	on 'spacer juliet A1' 'intruder grin-1 A2' 'wall A1-B1'
	leaves 'juliet dead, grin-1 A2, slab-1 A1' place slab A1
	in_order 'dies who=juliet'
	on 'map 1x2' 'spacer juliet A1'
	leaves 'juliet dead, slab-1 A1,A2' place slab A1,A2
	on 'spacer juliet A1' 'spacer romeo A2' 'terrain crate-1 B1'
	leaves 'juliet dead, romeo A2 9, crate-1 B1, pillar-1 A1' place pillar A1
}

@test "TER-23 Crash comes before the Displace" {
	on 'spacer juliet C3' 'intruder grin-1 C5'
	work place slab C3
	in_order 'crash who=juliet' 'vitals who=juliet' 'knockdown who=juliet' 'displace who=juliet from=C3 to=C4'
	on 'spacer romeo C3 vitals=1' 'intruder grin-1 C5'
	leaves 'romeo dead, grin-1 C5, slab-1 C3' place slab C3 --rolled flatline=die
	never displace
}

@test "TER-24 once the Spacer is out of the way the Obstacle is laid" {
	on 'spacer juliet C3' 'intruder grin-1 C5'
	work place slab C3
	in_order 'displace who=juliet' 'placed tile=slab-1 spaces=C3'
	grep -q '^terrain slab-1 C3 ' .out
}

@test "RO-53 the tile is laid when the Spacer dies, too" {
	on 'spacer juliet A1' 'intruder grin-1 A2' 'wall A1-B1'
	work place slab A1
	in_order 'crash who=juliet' 'dies who=juliet' 'placed tile=slab-1 spaces=A1'
}

@test "RO-49 an Obstacle that is Indestructible is Crash and Displace, not slipped under" {
	on 'spacer juliet C3' 'intruder grin-1 C5'
	leaves 'juliet C4 8 down, grin-1 C5, pillar-1 C3' place pillar C3
}

@test "RO-52 the Displaced Spacer goes to the worst space, where the tile is entered" {
	own_tiles
	on 'spacer juliet C3' 'terrain acid-1 B3'
	leaves 'juliet B3 8 down, acid-1 B3, slab-1 C3' place slab C3 --data own
	assert_equal "$(stress juliet)" 2
}

@test "TER-25 a tile that is no Obstacle slides under the Spacer" {
	local tile
	for tile in barrier fog nest rail; do
		on 'spacer juliet C3'
		leaves "juliet C3 9, $tile-1 C3" place "$tile" C3
		never 'crash|displace|destroyed'
	done
}

@test "TER-26 and its effects are resolved at once, as on an entry" {
	own_tiles
	on 'spacer juliet C3'
	leaves 'juliet C3 9, acid-1 C3' place acid C3 --data own
	assert_equal "$(stress juliet)" 2
	in_order 'placed tile=acid-1' 'enters who=juliet tile=acid-1'
	on 'spacer juliet C3' 'spacer romeo C4' 'spacer tango C5'
	work place acid C3,C4 --data own
	assert_equal "$(stress juliet) $(stress romeo) $(stress tango)" '2 1 0'
}

@test "KW-CRASH-8 KB-42 any Obstacle put on a Spacer's space is a Crash" {
	local tile
	for tile in crate slab pillar; do
		on 'spacer juliet C3' 'intruder grin-1 C5'
		work place "$tile" C3
		assert_equal "$(grep -c '^event crash who=juliet' .out)" 1
		grep -q '^spacer juliet .* vitals=8 ' .out
		grep -qx 'condition juliet knockdown falling' .out
	done
	on 'spacer juliet C3'
	leaves 'juliet C3 8 down' place crate --rolled coordinate=C3
}

@test "RO-50 with a tile and a Spacer on the space the tile is looked at first" {
	own_tiles
	on 'spacer juliet C3' 'terrain grate-1 C3'
	try enorm-terrain place slab C3 --data own <a.board
	wants 0 place
	assert_equal "$(standing <.out)" 'juliet C3 9, grate-1 C3'
	on 'spacer juliet C3' 'terrain rail-1 C3'
	leaves 'juliet C3 8 down' place crate C3
	in_order 'destroyed tile=rail-1' 'crash who=juliet'
}

@test "RO-51 anything in the way anywhere voids the whole placement" {
	on 'spacer juliet C3' 'terrain pillar-1 C4'
	nothing_changes place slab C3,C4
	on 'spacer juliet C3' 'intruder grin-1 C4'
	nothing_changes place slab C3,C4
	on 'spacer juliet C3' 'terrain fog-1 C3' 'intruder grin-1 C4'
	nothing_changes place slab C3,C4
}

@test "RO-51 each Spacer under a large tile is dealt with in turn" {
	on 'spacer juliet C3' 'spacer romeo C4'
	leaves 'juliet C3 8 down, romeo C4 8 down' place crate C3,C4
	assert_equal "$(grep -cE '^event (destroyed|not-placed) .*clause=TER-17' .out)" 1
	on 'map 1x4' 'spacer juliet A2' 'spacer romeo A3'
	leaves 'juliet A1 8 down, romeo A4 8 down, slab-1 A2,A3' place slab A2,A3
	on 'map 1x3' 'spacer juliet A1' 'spacer romeo A2'
	leaves 'juliet dead, romeo A3 8 down, slab-1 A1,A2' place slab A1,A2
}

@test "RO-55 a Blip beside a placed tile stays" {
	on 'blip blip-1 x3y3' 'token grin-1 wounded' 'intruder grin-1 A1'
	work place slab C3
	grep -q '^blip blip-1 x3y3 ' .out
}

# ---- placing on an Intruder ----

@test "TER-27 an Indestructible tile may be placed on an Intruder's space" {
	on 'intruder grin-1 C3' 'intruder mothman C4'
	leaves 'grin-1 C3, mothman C4, pillar-1 C3' place pillar C3
	leaves 'grin-1 C3, mothman C4, pillar-1 C4' place pillar C4
}

@test "TER-28 any other tile cannot: the placement is ignored" {
	local tile
	on 'intruder grin-1 C3'
	for tile in crate barrier fog slab nest rail; do
		nothing_changes place "$tile" C3
		in_order "not-placed type=$tile at=C3 .*clause=TER-28"
	done
}

# ---- effects of tiles ----

@test "TER-03 a tile's effect is resolved on entering the first of its spaces" {
	own_tiles
	on 'map 1x9' 'spacer juliet A2' 'intruder grin-1 A1' 'terrain acid-1 A3,A4'
	try enorm-knockback juliet 1 --as pushback --from grin-1 --data own <a.board
	in_order 'enters who=juliet tile=acid-1 at=A3'
	assert_equal "$(stress juliet)" 2
}

@test "TER-04 going on into its further spaces does not resolve it again" {
	own_tiles
	on 'map 1x9' 'spacer juliet A2' 'intruder grin-1 A1' 'terrain acid-1 A3,A4,A5'
	try enorm-knockback juliet 3 --as pushback --from grin-1 --data own <a.board
	wants 0 pushback
	assert_equal "$(stress juliet)" 2
	assert_equal "$(grep -c '^event enters' .out)" 1
}

@test "TER-31 nobody may decline a tile's ability" {
	own_tiles
	on 'spacer juliet C1' 'terrain acid-1 C2'
	try enorm-knockback juliet 1 --direction e --all --data own <a.board
	wants 0 knockback
	assert_equal "$(boards .out) $(stress juliet)" '1 2'
}

@test "TER-32 RO-54 it is resolved every time its trigger occurs" {
	own_tiles
	on 'spacer juliet C1' 'terrain acid-1 C2'
	enorm-knockback juliet 1 --direction e --data own <a.board |
		enorm-knockback juliet 1 --direction w --data own |
		enorm-knockback juliet 1 --direction e --data own >.out
	assert_equal "$(stress juliet)" 3
}

@test "TER-33 an ability without a trigger holds as long as its tile lies there" {
	on 'spacer juliet C1' 'terrain slab-1 C3'
	pushed 'juliet C2 8 down, slab-1 C3' juliet 3 --direction e
	enorm-terrain destroy slab-1 <a.board >b.board
	enorm-knockback juliet 3 --direction e <b.board >.out
	assert_equal "$(standing <.out)" 'juliet C4 9'
}

# ---- coordinates ----

# read_as SPACE: the space of the map that this random coordinate is.
read_as() {
	enorm-terrain place slab --rolled "coordinate=$1" <a.board |
		awk '$1 == "terrain" { print $3 }'
}

@test "CRD-02 a space is one letter and one number, in that order" {
	local wrong
	printf 'enorm 1\nmap 3x3\ndone\n' >a.board
	for wrong in 2B BB 22 B B2C; do
		run ! enorm-terrain place crate "$wrong" -f a.board
	done
	run -0 enorm-terrain place crate b2 -T board -f a.board
	[[ $output == *'terrain crate-1 B2 '* ]]
}

@test "CRD-03 CRD-04 the letter is the row, counted upward" {
	board <<-'END'
		enorm 1
		map
		  +---+---+
		  | .   . |
		  +   +   +
		  | .     |
		  +---+---+
		end
		done
	END
	# the only space of column 2 is in the upper row: B
	assert_equal "$(read_as B2)" B2
	answers 0 '' bash -c 'enorm-terrain place rail --rolled coordinate=A2 <a.board | grep ^terrain || true'
}

@test "CRD-05 CRD-06 the number is the column, counted from the left" {
	on 'map 1x3'
	assert_equal "$(read_as A3)" A3
	enorm-board mirror <a.board >b.board
	on 'map 1x3' 'terrain slab-1 A1'
	assert_equal "$(enorm-board mirror <a.board | awk '$1 == "terrain" { print $3 }')" A3
}

@test "CRD-07 A1 is the corner space at the lower left" {
	board <<-'END'
		enorm 1
		map
		  +---+---+
		  |     . |
		  +   +   +
		  | .   . |
		  +---+---+
		end
		done
	END
	assert_equal "$(read_as A1)" A1
	answers 0 '' bash -c 'enorm-terrain place rail --rolled coordinate=B1 <a.board | grep ^terrain || true'
}

@test "CRD-08 G3 is the seventh row from the bottom and the third column from the left" {
	on 'map 7x3'
	assert_equal "$(read_as G3)" G3
	# in a map of 7 rows and 3 columns that is the upper right corner
	on 'map 7x3' 'terrain slab-1 G3'
	assert_equal "$(enorm-board rotate 180 <a.board | awk '$1 == "terrain" { print $3 }')" A1
}

@test "CRD-09 coordinates are those of the map itself, however it is turned" {
	on 'map 2x5'
	enorm-board rotate 90 <a.board | enorm-terrain place slab --rolled coordinate=E1 >.out
	grep -q '^terrain slab-1 E1 ' .out
}

@test "CRD-10 the ruler covers rows A to J and columns 1 to 10" {
	on 'map 12x12'
	local space
	for space in K1 A11 L12 C0 x; do
		complains 64 "enorm-terrain: --rolled coordinate=$space: it is one of A1 to J10" \
			enorm-terrain place rail --rolled coordinate=$space -f a.board
	done
}

@test "CRD-11 CRD-13 random coordinates are those of the top card of the white Scanner deck" {
	on 'map 10x10' 'deck scanner white cards=w-2,w-1 ordered'
	leaves 'slab-1 G7' place slab
	in_order 'reading card=w-2 reading=G7 house=card clause=CRD-13' 'placed tile=slab-1 spaces=G7'
	has 'deck scanner white cards=w-1 discard=w-2 ordered'
	on 'map 10x10'
	work place slab --outcomes
	assert_equal "$(awk '$1 == "terrain" { print $3 }' .out | sort | xargs)" 'A6 B9 C3 E5 G7 H2'
	assert_equal "$(grep -c '^branch .*weight=1/6$' .out)" 6
	# used up, the discard pile is shuffled in again
	on 'map 10x10' 'deck scanner white discard=w-3'
	leaves 'slab-1 B9' place slab
}

@test "CRD-11 with dice from the table the coordinate is asked for" {
	on 'map 10x10'
	try enorm-terrain place slab --table <a.board
	wants 2 place slab --table
	grep -q 'draw a card from scanner-white' .err
	enorm-go w-1 -T board <.out >placed
	grep -q '^event draw point=coordinate card=w-1' placed
}

@test "CRD-12 the Countdown makes no difference to the coordinates" {
	local at
	for at in 9 5 2 0; do
		on 'map 10x10' "countdown $at"
		enorm-terrain place slab --seed 7 <a.board | standing
	done | sort -u >spaces
	assert_equal "$(wc -l <spaces)" 1
}

@test "CRD-13 what is read is the coordinate" {
	on 'map 10x10'
	local space
	for space in A1 J10 A10 J1 E7; do
		work place slab --rolled coordinate=$space
		in_order "draw point=coordinate card=$space" "placed tile=slab-1 spaces=$space"
	done
}

@test "CRD-14 no Blip moves when a card is drawn for coordinates" {
	on 'map 10x10' 'spacer juliet A1' 'blip blip-1 x5y5' 'blip blip-2 x2y8' 'priority juliet'
	work place rail --outcomes
	assert_equal "$(grep -c '^blip blip-1 x5y5 ' .out) $(grep -c '^blip blip-2 x2y8 ' .out)" '6 6'
}

@test "RO-45 off the map a tile that helps is not placed, one that harms is drawn again" {
	on 'map 3x3'
	nothing_changes place crate --rolled coordinate=G3
	in_order 'not-placed type=crate .*ruling=RO-45'
	leaves 'slab-1 B2' place slab --rolled coordinate=G3 --rolled coordinate-2=B2
	in_order 'note text="G3 is no space of the map: another card is drawn" ruling=RO-45' 'placed tile=slab-1 spaces=B2'
	on 'map 3x3' 'void B2' 'deck scanner white cards=w-2,w-1,w-3 ordered'
	leaves 'slab-1 C3' place slab
	has 'deck scanner white cards=w-3 discard=w-1,w-2 ordered'
	nothing_changes place rail --rolled coordinate=B2
	# no card points at a space: nothing is placed
	on 'map 1x1' 'deck scanner white cards=w-1,w-2'
	work place slab --seed 1
	in_order 'not-placed type=slab .*ruling=RO-45'
}

@test "RO-45 RT-102 on a map of two pages the worse page is hit" {
	on 'map 3x15' 'spacer juliet B14'
	leaves 'juliet A14 8 down, slab-1 B14' place slab --rolled coordinate=B4
	never 'choice point=page'
	on 'map 15x3' 'spacer juliet L2'
	leaves 'juliet K2 8 down, slab-1 L2' place slab --rolled coordinate=B2
	on 'map 3x15'
	leaves 'slab-1 B4' place slab --rolled coordinate=B4
	in_order 'choice point=page value=B4 options=B4,B14'
	leaves 'slab-1 B14' place slab --rolled coordinate=B4 --choose page=B14
	# where only the second page has it
	on 'map 3x15' 'void B4'
	leaves 'slab-1 B14' place slab --rolled coordinate=B4
}

@test "a space that the map does not have is refused" {
	on 'void B2'
	local space
	for space in B2 Z9 F1 A6; do
		try enorm-terrain place slab "$space" <a.board
		wants 1 place slab "$space"
		text_is err ''
		diff <(enorm-board format <a.board) <(grep -vE '^(data|refused) ' .out)
		grep -qx "refused enorm-terrain clause=TER-09 reason=\"$space is not a space of the map; a tile lies on spaces\"" .out
	done
}

@test "a wrong command line is told what would be right" {
	on 'terrain crate-1 C3' 'spacer juliet A1'
	local from='enorm-terrain: '
	complains 64 "${from}no command 'lay'; it is place or destroy" enorm-terrain lay crate -f a.board
	complains 64 "${from}destroy takes the name of a tile" enorm-terrain destroy crate-1 C3 -f a.board
	complains 64 "${from}--random goes with place" enorm-terrain destroy crate-1 --random -f a.board
	complains 64 "${from}either a space or --random" enorm-terrain place crate C3 --random -f a.board
	complains 64 "${from}'house' is not a space such as B2" enorm-terrain place crate house -f a.board
	complains 64 "${from}'x1y1' is not a space such as B2" enorm-terrain place crate x1y1 -f a.board
	complains 64 "${from}B2 stands twice" enorm-terrain place crate B2,B3,B2 -f a.board
	complains 64 "${from}'' is not a space such as B2" enorm-terrain place crate B2,,B3 -f a.board
	complains 64 "${from}no space given" enorm-terrain place crate '' -f a.board
}

@test "a list of spaces ends with a space" {
	on 'map 5x5'
	complains 64 "enorm-terrain: '' is not a space such as B2" enorm-terrain place crate B2, -f a.board
}

@test "the spaces of one tile touch" {
	on 'map 5x5'
	try enorm-terrain place slab A1,C3 <a.board
	((status == 1 || status == 64))
	run ! grep -q '^terrain' .out
}

@test "a tile or a type that there is not is an error" {
	on 'terrain crate-1 C3' 'spacer juliet A1'
	complains 65 "enorm-terrain: a.board: no terrain 'crate-2' (did you mean 'crate-1'?)" enorm-terrain destroy crate-2 -f a.board
	complains 65 "enorm-terrain: a.board: no terrain 'juliet'; on the board: crate-1" enorm-terrain destroy juliet -f a.board
	try enorm-terrain place crat3 A2 -f a.board
	((status == 64 || status == 65))
	text_is out ''
	grep -q "'crat3' (did you mean 'crate'?)" .err
}

@test "the ruling says it in sentences with their clauses" {
	on 'spacer juliet C3' 'intruder grin-1 C5'
	prints enorm-terrain place slab C3 -T ruling -f a.board <<-'END'
		slab-1 is placed on C3; juliet ends on C4, loses 1 Vitals (now 8) and is knocked down
		juliet suffers a Crash [TER-20]
		juliet loses 1 Vitals, now 8 (green) [KW-CRASH-2]
		juliet is knocked down [KW-CRASH-3]
		juliet.displace: C4 rather than B3, C2 or D3: the worst for the players [RO-52] (--choose juliet.displace=...)
		juliet is Displaced from C3 to C4 [KW-DISPLACE-1]
		slab-1 is placed on C3 [TER-09]
	END
}
