#!/usr/bin/env bats
# enorm-cover: one test for each clause it decides, then its names, views and errors. A test reads as
# a table: a scene, then who has it from whom, in the words of enorm-bats(7).
# shellcheck disable=SC2030,SC2031 # every test has its own environment
load helper

# The scene of the library for rulings is a.board.
setup() {
	cd "$BATS_TEST_TMPDIR" || return
	bats_load_library enorm
	mkdir .enorm
	ln -s .enorm/scene a.board
}

# also RECORD...: the same board with more on it.
also() {
	extend .enorm/scene "$@"
}

# yes ARG... and no ARG...: the answer, by the status alone.
yes() {
	answers 0 '' enorm-cover -q -f a.board "$@"
}
no() {
	answers 1 '' enorm-cover -q -f a.board "$@"
}

# shows FILTER WANTED ARG...: jq -c FILTER of the answer's object.
shows() {
	try enorm-cover -f a.board -T json "${@:3}"
	text_is err '' "${@:3}" || return
	assert_equal "${*:3}: $(jq -c "$1" .out)" "${*:3}: $2"
}

# by CLAUSE ARG...: a no by that clause.
by() {
	no "${@:2}" && shows .clause[0] "\"$1\"" "${@:2}"
}

# counts N ARG...: the answer is that number.
counts() {
	yes "${@:2}" && shows .answer "$1" "${@:2}"
}

# found WORD CLAUSE ARG...: one of the reasons. lacks WORD ARG...: none of them.
found() {
	shows "[.reasons[] | select(.word == \"$1\") | .clause[0]] | unique" "[\"$2\"]" "${@:3}"
}
lacks() {
	shows "[.reasons[] | select(.word == \"$1\")] | length" 0 "${@:2}"
}

# Weapons for the tests: knife (melee), spear (Reach 2), mortar (Deadzone 3), stub (1), gun (5), laser.
armed() {
	mkdir -p tables
	{
		echo 'name,title,hands,traits,dice,surge_at,surge,confidence,discipline,range,suppress,quadrants,ammo,charge,noise,noise_per_shot,keywords,effect,abilities,source'
		echo 'knife,Knife,1,,r,0,,0,0,0,0,0,0,0,,0,,,,owner'
		echo 'spear,Spear,1,,r,0,,0,0,2,0,0,0,0,,0,reach,,,owner'
		echo 'mortar,Mortar,1,,r,0,,0,0,3,0,0,0,0,,0,deadzone,,,owner'
		echo 'stub,Stub,1,,r,0,,0,0,1,0,0,0,0,,0,,,,owner'
		echo 'laser,Laser,1,,r,0,,0,0,unlimited,0,0,0,0,,0,,,,owner'
		echo 'gun,Gun,1,,r,0,,0,0,5,0,0,0,0,,0,,,,owner'
	} >tables/weapons.csv
	export ENORM_DATA=$PWD/tables
}

# ---- cover ----

# The target on B2, the tile on B3, the attacker on B5 if nothing else is said.
hold() {
	scene 'map 5x6' 'spacer juliet B2' "intruder mothman ${1:-B5}" "${@:2}"
}

@test "COV-01 only a tile with the Cover keyword gives cover" {
	local tile
	for tile in rail barrier crate pillar; do
		hold B5 "terrain $tile-1 B3"
		assert_cover mothman juliet
	done
	for tile in slab fog nest; do
		hold B5 "terrain $tile-1 B3"
		by COV-01 mothman juliet
	done
	hold
	by COV-01 mothman juliet
	# nor does any against whoever is not on the board
	scene 'map 2x2' 'spacer juliet A2' 'terrain rail-1 A1' 'intruder mothman -'
	refute_cover mothman juliet
}

@test "COV-02 only a ranged attack can be met with cover" {
	hold B5 'terrain rail-1 B3' 'intruder grin-1 B6' 'spacer romeo B4' 'terrain rail-2 C5'
	assert_cover mothman juliet
	by COV-02 grin-1 juliet
	shows '[.answer, .ranged, .applies]' '[true,false,false]' grin-1 juliet
	yes grin-1 juliet --assume-ranged
	yes B6 juliet
	found assumed COV-02 B6 juliet
	# a Spacer: with a weapon at hand, not without one and not with one that is stowed
	scene 'map 5x6' 'spacer juliet B2' 'intruder mothman B5' 'terrain rail-1 B4'
	by COV-02 juliet mothman
	also 'gear juliet osr-3 stowed'
	by COV-02 juliet mothman
	also 'gear juliet osr-3.2'
	assert_cover juliet mothman
}

@test "COV-02 RA-47 a Blast, a Zone attack and a Terrorize are not ranged, a Shoot and a ranged card are" {
	mkdir tables
	export ENORM_DATA=$PWD/tables
	{
		echo 'name,title,kind,level,speed,at,noise,range,wounds,knockback,target,first_contact,overwhelm,signature,routine,traits,keywords,source'
		echo 'brute,Brute,baseline,1,3,3,white,0,0,0,target closest,,,,,,,owner'
		echo 'spitter,Spitter,baseline,1,3,3,white,0,0,0,target closest,,,,,,,owner'
		echo 'king,King,boss,1,3,3,white,0,9,0,,,,,move,,,owner'
		echo 'queen,Queen,boss,1,3,3,white,0,9,0,,,,,may shoot rr,,,owner'
		echo 'sniper,Sniper,baseline,1,3,3,white,1,0,0,target closest,,,,,,,owner'
	} >tables/intruders.csv
	{
		echo 'intruder,order,title,effect,after,source'
		echo 'brute,1,Burst,blast 3 rr,,owner'
		echo 'brute,2,Howl,terrorize r 3,,owner'
		echo 'spitter,1,Spit,in-sight: move; shoot rr,,owner'
		echo 'spitter,9,Wait,move,,owner'
	} >tables/protocols.csv
	{
		echo 'name,title,intruder,level,type,target,effect,after,source'
		echo 'ray,Ray,king,1,ranged,target closest,attack rr,,owner'
	} >tables/ai-cards.csv
	scene 'map 1x7' 'spacer juliet A1' 'terrain rail-1 A2' 'intruder brute A3' 'intruder spitter A4' \
		'intruder king A5' 'intruder queen A6' 'intruder sniper A7'
	by COV-02 brute juliet
	assert_cover spitter juliet
	assert_cover king juliet
	assert_cover queen juliet
	assert_cover sniper juliet
}

@test "COV-03 a melee attack is never met with cover, Reach included" {
	armed
	scene 'map 3x6' 'spacer juliet B2' 'intruder mothman B4' 'terrain rail-1 B3' 'gear juliet knife' \
		'gear juliet spear' 'gear juliet gun'
	by COV-03 juliet mothman --weapon knife
	by COV-03 juliet mothman --weapon spear
	yes juliet mothman --weapon gun
}

@test "COV-04 the target must be adjacent to the Cover tile" {
	hold B5 'terrain rail-1 B3'
	assert_cover mothman juliet
	found adjacent COV-04 mothman juliet
	hold B6 'terrain rail-1 B4'
	by COV-04 mothman juliet
	hold B6 'terrain rail-1 C3'
	by COV-04 mothman juliet
	hold B6 'terrain rail-1 B2'
	by COV-04 mothman juliet
}

@test "COV-04 RA-51 the tile's own Obstacle keyword does not matter, a line between does" {
	local line
	hold B5 'terrain crate-1 B3'
	assert_cover mothman juliet
	hold B5 'terrain crate-1 B3' 'door d-1 B2-B3 open'
	assert_cover mothman juliet
	for line in 'wall B2-B3' 'red B2-B3' 'door d-1 B2-B3 closed' 'door d-1 B2-B3 welded'; do
		hold B5 'terrain crate-1 B3' "$line"
		by COV-04 mothman juliet
	done
}

@test "COV-05 the tile must be between target and attacker" {
	hold B5 'terrain rail-1 B3'
	assert_cover mothman juliet
	hold B5 'terrain rail-1 B1'
	refute_cover mothman juliet
	hold B5 'terrain rail-1 A2'
	refute_cover mothman juliet
	hold B5 'terrain rail-1 C2'
	refute_cover mothman juliet
}

@test "COV-06 one and the same tile must be adjacent and between" {
	hold B6 'terrain rail-1 B1' 'terrain rail-2 B4'
	refute_cover mothman juliet
	# and one and the same space of a large tile: A2 is adjacent, A3 parts them
	hold B6 'terrain rail-1 A2,A3'
	refute_cover mothman juliet
	hold B6 'terrain rail-1 B3,B4'
	assert_cover mothman juliet
}

@test "COV-07 the middle line of the tile's column or row leaves them on opposite sides" {
	local at
	for at in A4 B4 C4 D4 E4 A6 E6; do
		hold $at 'terrain rail-1 B3'
		assert_cover mothman juliet
	done
	for at in A1 B1 E1 A2 C2 A3 C3 E3; do
		hold $at 'terrain rail-1 B3'
		refute_cover mothman juliet
	done
}

@test "COV-08 either axis will do" {
	hold C5 'terrain rail-1 B3'
	shows '[.answer, .axis]' '[true,"column"]' mothman juliet
	hold D3 'terrain rail-1 C2'
	shows '[.answer, .axis]' '[true,"row"]' mothman juliet
	hold A5 'terrain rail-1 B1'
	refute_cover mothman juliet
}

@test "COV-09 on the axis used neither figure may stand" {
	# the target stands in the tile's column: that line does not part it from anybody
	hold B5 'terrain rail-1 C2'
	refute_cover mothman juliet
	shows '.proof[0].column' '"target-on-line"' mothman juliet --proof
	# the attacker stands in the row that would part them
	hold C5 'terrain rail-1 C2'
	refute_cover mothman juliet
	shows '.proof[0].row' '"attacker-on-line"' mothman juliet --proof
	hold D5 'terrain rail-1 C2'
	assert_cover mothman juliet
}

@test "COV-10 standing in the tile's other axis is no bar" {
	hold B5 'terrain rail-1 B3'
	assert_cover mothman juliet
	shows '[.proof[0].column, .proof[0].row]' '["parts","target-on-line"]' mothman juliet --proof
	hold E2 'terrain rail-1 C2'
	assert_cover mothman juliet
	# the axis used must part them all the same
	hold C3 'terrain rail-1 B3'
	refute_cover mothman juliet
	hold B1 'terrain rail-1 B3'
	refute_cover mothman juliet
}

@test "COV-11 target and attacker need not be aligned" {
	hold E4 'terrain rail-1 B3'
	assert_cover mothman juliet
	hold A6 'terrain rail-1 B3'
	assert_cover mothman juliet
	hold D6 'terrain rail-1 C2'
	assert_cover mothman juliet
}

@test "COV-12 a tile that parts them but is not adjacent gives no cover" {
	hold B6 'terrain rail-1 B4'
	refute_cover mothman juliet
	shows '.proof[0] | [.column, .adjacent, .given]' '["parts","apart",false]' mothman juliet --proof
	hold D6 'terrain rail-1 C3'
	refute_cover mothman juliet
	shows '.proof[0] | [.column, .row, .adjacent]' '["parts","parts","diagonal"]' mothman juliet --proof
}

@test "COV-13 an attacker in the column or row of the line defeats cover" {
	hold A3 'terrain rail-1 B3'
	by COV-13 mothman juliet
	hold E3 'terrain rail-1 B3'
	by COV-13 mothman juliet
	hold C6 'terrain rail-1 C2'
	by COV-13 mothman juliet
}

@test "COV-14 an attacker on the target's side of the line defeats cover" {
	hold D2 'terrain rail-1 B3'
	by COV-14 mothman juliet
	hold A1 'terrain rail-1 B3'
	by COV-14 mothman juliet
	hold A6 'terrain rail-1 C2'
	by COV-14 mothman juliet
}

@test "COV-15 cover is tested for each attacker on its own" {
	hold B5 'terrain rail-1 B3' 'intruder mothman-2 D1'
	assert_cover mothman juliet
	refute_cover mothman-2 juliet
	try enorm-cover -f a.board -T json --pairs
	assert_equal "$(jq -c 'select(.to == "juliet") | [.from, .answer]' .out)" \
		$'["mothman",true]\n["mothman-2",false]'
}

@test "COV-16 cover lets one Power die drop one tier" {
	hold B5 'terrain rail-1 B3'
	found one-die COV-16 mothman juliet
	hold B5 'terrain rail-1 B1'
	lacks one-die mothman juliet
	# RA-49: one in all, however many tiles
	hold D5 'terrain rail-1 B3' 'terrain crate-1 C2'
	found one-die COV-16 mothman juliet
	found one-tile RA-49 mothman juliet
	shows .tiles '["rail-1","crate-1"]' mothman juliet
}

@test "COV-22 using cover is optional for a player; an Intruder always uses it (RA-44)" {
	armed
	hold B5 'terrain rail-1 B3' 'terrain rail-2 B4' 'gear juliet gun'
	found optional COV-22 mothman juliet
	lacks always-used mothman juliet
	found always-used RA-44 juliet mothman
	lacks optional juliet mothman
}

@test "COV-23 the covered player picks the die; an Intruder's is black before red (RA-44)" {
	armed
	hold B5 'terrain rail-1 B3' 'terrain rail-2 B4' 'gear juliet gun'
	found picks-die COV-23 mothman juliet
	lacks picks-die juliet mothman
	try enorm-cover -f a.board -T ruling juliet mothman
	grep -q 'black die before a red one \[RA-44\]' .out
}

@test "COV-24 a Destructible tile is destroyed when used, another stays" {
	local tile
	for tile in crate barrier; do
		hold B5 "terrain $tile-1 B3"
		found destroyed COV-24 mothman juliet
	done
	for tile in rail pillar; do
		hold B5 "terrain $tile-1 B3"
		found stays COV-24 mothman juliet
	done
}

# ---- line of sight ----

@test "LOS-01 one uninterrupted line from corner to corner is enough" {
	scene 'map 2x3' 'spacer juliet A1' 'intruder mothman B3'
	shows '.pairs | length' 16 juliet mothman --sight --proof
	also 'terrain slab-1 A2'
	assert_sight juliet mothman
	shows '[.pairs[] | select(.by == "clear")] | length | . > 0 and . < 16' true juliet mothman --sight --proof
	also 'terrain slab-2 B2'
	refute_sight juliet mothman
	shows '[.pairs[] | select(.by == "clear")] | length' 0 juliet mothman --sight --proof
}

@test "LOS-02 a line through an Obstacle's space is interrupted" {
	scene 'map 3x3' 'spacer juliet B1' 'intruder mothman B3'
	assert_sight juliet mothman
	also 'terrain slab-1 B2'
	refute_sight juliet mothman
	shows '[.reasons[] | select(.clause[0] == "LOS-02") | .tile]' '["slab-1"]' juliet mothman --sight
	scene 'map 3x3' 'spacer juliet B1' 'intruder mothman B3' 'terrain rail-1 B2'
	assert_sight juliet mothman
}

@test "LOS-03 a line through an Intruder's space is interrupted" {
	scene 'map 3x3' 'spacer juliet B1' 'intruder mothman B3' 'intruder grin-1 A2'
	assert_sight juliet mothman
	scene 'map 3x3' 'spacer juliet B1' 'intruder mothman B3' 'intruder grin-1 B2'
	refute_sight juliet mothman
	shows '[.reasons[] | select(.clause[0] == "LOS-03") | .space]' '["B2"]' juliet mothman --sight
}

@test "LOS-04 a line through a wall or a shut door is interrupted" {
	local line
	scene 'map 1x3' 'spacer juliet A1' 'intruder mothman A3'
	assert_sight juliet mothman
	also 'door d-1 A1-A2 open'
	assert_sight juliet mothman
	for line in 'wall A1-A2' 'door d-1 A1-A2 closed' 'door d-1 A1-A2 welded'; do
		scene 'map 1x3' "$line" 'spacer juliet A1' 'intruder mothman A3'
		refute_sight juliet mothman
		shows 'any(.reasons[]; .clause[0] == "LOS-04")' true juliet mothman --sight
	done
	# what is no space is walled, drawn or not
	scene 'map 3x3' 'void B2' 'spacer juliet B1' 'intruder mothman B3'
	refute_sight juliet mothman
}

@test "LOS-05 a line through a red line is interrupted" {
	scene 'map 1x3' 'red A2-A3' 'spacer juliet A1' 'intruder mothman A3'
	refute_sight juliet mothman
	shows 'any(.reasons[]; .clause[0] == "LOS-05")' true juliet mothman --sight
}

@test "LOS-06 a line along the edge of a blocking space is interrupted" {
	scene 'map 3x3' 'spacer juliet B1' 'intruder mothman B3' 'terrain slab-1 B2'
	refute_sight juliet mothman
	shows '.pairs[] | select(.from == "x1y1" and .to == "x2y1") | [.by, .contact, .clause[0]]' \
		'["obstacle","along","LOS-06"]' juliet mothman --sight --proof
	# and one along a wall
	scene 'map 3x3' 'wall A2-B2' 'spacer juliet B1' 'intruder mothman B3'
	shows '.pairs[] | select(.from == "x1y1" and .to == "x2y1") | [.by, .contact, .clause[0]]' \
		'["wall","along","LOS-06"]' juliet mothman --sight --proof
}

@test "LOS-07 a line that only touches a corner of a blocking space is not interrupted" {
	scene 'map 2x2' 'spacer juliet A1' 'terrain slab-1 A2' 'terrain slab-2 B1'
	assert_sight juliet B2
	scene 'map 3x3' 'spacer juliet A1' 'intruder mothman C3' 'terrain slab-1 A2' 'terrain slab-2 B1' \
		'terrain fog-1 B3' 'intruder grin-1 C2'
	assert_sight juliet mothman
	shows '.pairs[] | select(.from == "x1y1" and .to == "x2y2") | .by' '"clear"' juliet mothman --sight --proof
	also 'terrain slab-3 B2'
	refute_sight juliet mothman
	# RI-24: two walls that meet there do interrupt it
	scene 'map 2x2' 'spacer juliet A1' 'wall A1-A2' 'wall B1-B2' 'wall A1-B1' 'wall A2-B2'
	refute_sight juliet B2
}

@test "LOS-08 a miniature does not block the line to itself, nor from itself" {
	scene 'map 1x4' 'spacer juliet A1' 'intruder mothman A3' 'intruder grin-1 A4'
	assert_sight juliet mothman
	assert_sight mothman juliet
	assert_sight mothman grin-1
	refute_sight juliet grin-1
	assert_sight juliet juliet
}

@test "LOS-09 Spacers do not interrupt a line" {
	scene 'map 1x4' 'spacer juliet A1' 'spacer romeo A2' 'spacer tango A3' 'intruder mothman A4'
	assert_sight juliet mothman
	assert_sight mothman juliet
}

@test "LOS-12 a diagonal line through an open doorway to one corner is enough" {
	scene 'map 3x4' 'wall A2-A3,C2-C3' 'door d-1 B2-B3 open' 'spacer juliet A2' 'intruder mothman C3'
	assert_sight juliet mothman
	scene 'map 3x4' 'wall A2-A3,C2-C3' 'door d-1 B2-B3 closed' 'spacer juliet A2' 'intruder mothman C3'
	refute_sight juliet mothman
}

@test "LOS-13 a line along the column that meets the end of a wall beside an open door is interrupted" {
	scene 'map 3x4' 'wall A1-B1,A2-B2' 'door d-1 A3-B3 open' 'spacer juliet A2' 'intruder mothman C2' \
		'intruder grin-1 C3'
	refute_sight juliet mothman
	shows '.pairs[] | select(.from == "x2y1" and .to == "x2y2") | [.by, .contact, .clause[0]]' \
		'["wall","end","RI-23"]' juliet mothman --sight --proof
	assert_sight juliet grin-1
}

@test "LOS-14 a line along the row past another Intruder's space is interrupted" {
	scene 'map 3x4' 'spacer juliet A1' 'intruder mothman A4' 'intruder grin-1 B2'
	shows '.pairs[] | select(.from == "x1y1" and .to == "x3y1") | [.by, .contact, .clause[0]]' \
		'["intruder","along","LOS-06"]' juliet mothman --sight --proof
	scene 'map 3x4' 'spacer juliet A1' 'intruder mothman A4' 'intruder grin-1 C2'
	shows '.pairs[] | select(.from == "x1y1" and .to == "x3y1") | .by' '"clear"' juliet mothman --sight --proof
}

@test "TER-05 a tile never blocks the line to itself" {
	local tile
	for tile in slab fog crate; do
		scene 'map 1x4' 'spacer juliet A1' "terrain $tile-1 A3"
		assert_sight juliet A3
		assert_sight A3 juliet
		refute_sight juliet A4
	done
	# RI-25: of a large tile only the very space that is looked at
	scene 'map 1x4' 'spacer juliet A1' 'terrain slab-1 A3,A4'
	refute_sight juliet A4
}

@test "KW-OBSCURING-2 an Obscuring tile blocks the line" {
	scene 'map 3x3' 'spacer juliet B1' 'intruder mothman B3' 'terrain fog-1 B2'
	refute_sight juliet mothman
	shows '[.reasons[] | select(.clause[0] == "KW-OBSCURING-2") | .tile]' '["fog-1"]' juliet mothman --sight
}

# ---- adjacency ----

@test "ADJ-02 two spaces are adjacent when they share a border" {
	scene 'map 3x3'
	assert_adjacent A1 A2
	assert_adjacent A2 A1
	assert_adjacent A1 B1
	assert_adjacent B2 C2
	by ADJ-02 A1 A3 --adjacent
	by ADJ-02 A1 C1 --adjacent
	by ADJ-02 B2 B2 --adjacent
}

@test "ADJ-03 diagonal spaces are not adjacent" {
	scene 'map 3x3'
	by ADJ-03 B2 A1 --adjacent
	by ADJ-03 B2 C3 --adjacent
	by ADJ-03 A3 B2 --adjacent
}

@test "ADJ-04 an Obstacle blocks adjacency, unless a figure stands on it" {
	scene 'map 1x3' 'terrain slab-1 A2' 'terrain rail-1 A3'
	by ADJ-04 A1 A2 --adjacent
	by ADJ-04 A2 A1 --adjacent
	also 'intruder mothman A2'
	assert_adjacent A1 mothman
	assert_adjacent mothman A3
}

@test "ADJ-05 a red line on the border blocks adjacency" {
	scene 'map 2x2' 'red A1-A2'
	by ADJ-05 A1 A2 --adjacent
	assert_adjacent A1 B1
}

@test "ADJ-06 RI-27 RO-57 a wall on the border blocks adjacency, and so does a shut door" {
	scene 'map 2x2' 'wall A1-A2' 'door d-1 A1-B1 closed' 'door d-2 B1-B2 welded' 'door d-3 A2-B2 open'
	by ADJ-06 A1 A2 --adjacent
	by RI-27 A1 B1 --adjacent
	by RI-27 B1 B2 --adjacent
	assert_adjacent A2 B2
}

# ---- range ----

@test "RNG-01 a weapon reaches as far as its Range, and nearer" {
	scene 'map 1x7' 'spacer juliet A1' 'gear juliet osr-3'
	yes juliet A2 --range --weapon osr-3
	yes juliet A5 --range --weapon osr-3
	by RNG-01 juliet A6 --range --weapon osr-3
}

@test "RNG-02 range is counted cardinally" {
	scene 'map 4x4' 'spacer juliet A1'
	assert_range juliet A2 1
	assert_range juliet A4 3
	assert_range juliet D1 3
	assert_range juliet C3 4
	armed
	yes juliet D3 --range --weapon gun
	by RNG-01 juliet D4 --range --weapon gun
	yes juliet D4 --range --weapon laser
	shows .range '"unlimited"' juliet D4 --range --weapon laser
}

@test "RNG-03 range is never counted diagonally" {
	armed
	scene 'map 4x4' 'spacer juliet A1'
	assert_range juliet B2 2
	assert_range juliet D4 6
	by RNG-01 juliet B2 --range --weapon stub
	yes juliet A2 --range --weapon stub
}

@test "RNG-04 RO-58 spaces are counted for range as for movement" {
	local way
	scene 'map 2x3'
	assert_range A1 A3 2
	for way in 'terrain slab-1 A2' 'wall A1-A2' 'red A1-A2' 'door d-1 A2-A3 closed' 'door d-1 A2-A3 welded'; do
		scene 'map 2x3' "$way"
		assert_range A1 A3 4
	done
	# what does not matter: figures, open doors, the tile under the target
	for way in 'intruder grin-1 A2' 'spacer romeo A2' 'door d-1 A1-A2 open' 'terrain slab-1 A3' 'terrain rail-1 A2'; do
		scene 'map 2x3' "$way"
		assert_range A1 A3 2
	done
	# no way at all
	scene 'map 1x3' 'wall A1-A2'
	no A1 A3 --range
	shows .answer null A1 A3 --range
	scene 'map 2x3' 'terrain slab-1 A2'
	shows .way '["B1","B2","B3","A3"]' A1 A3 --range
}

@test "RNG-05 a crossed-out range symbol makes the weapon Melee" {
	armed
	enorm-board data weapons | grep -q '^multitool,.*,0,noiseless,,,house$'
	scene 'map 1x3' 'spacer juliet A1'
	shows '[.range, .melee]' '[0,true]' juliet A2 --range --weapon knife
	shows '[.range, .melee]' '[5,false]' juliet A2 --range --weapon gun
	shows .melee true juliet A2 --range --weapon multitool
}

@test "RNG-06 a Melee weapon needs its target adjacent" {
	armed
	scene 'map 2x3' 'spacer juliet A1' 'wall A1-B1'
	yes juliet A2 --range --weapon knife
	by RNG-06 juliet A3 --range --weapon knife
	by RNG-06 juliet B2 --range --weapon knife
	by RNG-06 juliet B1 --range --weapon knife
}

@test "RNG-07 a Linear weapon fires only along a straight line" {
	armed
	scene 'map 4x4' 'spacer juliet A1'
	yes juliet A4 --range --weapon osr-3
	yes juliet D1 --range --weapon osr-3
	no juliet B3 --range --weapon osr-3
	yes juliet B3 --range --weapon gun
}

@test "RNG-08 a Reach weapon counts distance as a ranged weapon does" {
	armed
	scene 'map 2x4' 'spacer juliet A1'
	yes juliet A3 --range --weapon spear
	yes juliet B2 --range --weapon spear
	by RNG-01 juliet A4 --range --weapon spear
	also 'terrain slab-1 A2'
	by RNG-01 juliet A3 --range --weapon spear
}

@test "RNG-09 a Reach weapon is not a ranged weapon for any other purpose" {
	armed
	scene 'map 1x3' 'spacer juliet A1' 'intruder mothman A3' 'terrain rail-1 A2' 'gear juliet spear'
	by COV-02 juliet mothman
	also 'gear juliet gun'
	assert_cover juliet mothman
	shows .weapon '"gun"' juliet mothman
}

@test "RNG-10 an attack with a Reach weapon is a melee attack" {
	armed
	scene 'map 1x3' 'spacer juliet A1' 'intruder mothman A3' 'terrain rail-1 A2' 'gear juliet spear'
	shows .melee true juliet mothman --range --weapon spear
	by COV-03 juliet mothman --weapon spear
}

@test "RNG-11 a Deadzone weapon cannot be used against an adjacent target" {
	armed
	scene 'map 2x4' 'spacer juliet A1' 'wall A1-B1'
	by RNG-11 juliet A2 --range --weapon mortar
	yes juliet A3 --range --weapon mortar
	yes juliet B1 --range --weapon mortar # beside it, but a wall between: not adjacent
	by RNG-01 juliet B4 --range --weapon mortar
}

@test "KW-LINEAR-1 a Linear weapon needs its target in the same row or column" {
	scene 'map 4x4' 'spacer juliet B2'
	by KW-LINEAR-1 juliet C3 --range --weapon osr-3
	by KW-LINEAR-1 juliet A1 --range --weapon osr-3
	yes juliet B4 --range --weapon osr-3
	yes juliet D2 --range --weapon osr-3
}

@test "KW-REACH-1 a Reach weapon is a Melee weapon" {
	armed
	enorm-board data keywords | grep -q '^reach,'
	scene 'map 1x3' 'spacer juliet A1'
	shows '[.range, .melee]' '[2,true]' juliet A2 --range --weapon spear
}

@test "KW-REACH-2 its distance is counted as for range: the target need not be adjacent" {
	armed
	scene 'map 2x3' 'spacer juliet A1'
	yes juliet A3 --range --weapon spear
	yes juliet B2 --range --weapon spear
	no juliet A3 --range --weapon knife
}

@test "KW-REACH-3 counting apart, no rule treats it as ranged" {
	armed
	scene 'map 1x3' 'spacer juliet A1' 'intruder mothman A3' 'terrain rail-1 A2' 'gear juliet spear'
	shows '[.answer, .ranged, .applies]' '[true,false,false]' juliet mothman
	shows '[.answer, .ranged]' '[true,false]' juliet mothman --weapon spear
}

@test "KW-REACH-4 an attack with it is a melee attack, which no cover meets" {
	armed
	scene 'map 1x3' 'spacer juliet A1' 'intruder mothman A3' 'terrain rail-1 A2' 'gear juliet spear'
	by COV-03 juliet mothman --weapon spear
	found melee COV-03 juliet mothman --weapon spear
}

@test "WPN-03 the target must be in the weapon's effective range" {
	scene 'map 1x7' 'spacer juliet A1' 'gear juliet osr-3' 'intruder grin-1 A5' 'intruder mothman A7'
	yes juliet grin-1 --range --weapon osr-3
	no juliet mothman --range --weapon osr-3
}

@test "WPN-04 the target must be in line of sight, whatever the range says" {
	scene 'map 3x4' 'spacer juliet B1' 'gear juliet osr-3' 'intruder grin-1 B2' 'intruder mothman B4'
	yes juliet mothman --range --weapon osr-3
	refute_sight juliet mothman
	assert_sight juliet grin-1
}

@test "WPN-05 range is judged with the chosen weapon only" {
	armed
	scene 'map 1x5' 'spacer juliet A1' 'gear juliet gun' 'gear juliet knife' 'intruder grin-1 A4'
	yes juliet grin-1 --range --weapon gun
	no juliet grin-1 --range --weapon knife
}

@test "BST-06 every target of a Burst must be in range, each on its own" {
	scene 'map 1x7' 'spacer juliet A2' 'gear juliet osr-3' 'intruder grin-1 A1' 'intruder grin-2 A6' 'intruder grin-3 A7'
	yes juliet grin-1 --range --weapon osr-3
	yes juliet grin-2 --range --weapon osr-3
	no juliet grin-3 --range --weapon osr-3
}

@test "BST-07 every target of a Burst must be in sight, each on its own" {
	scene 'map 1x4' 'spacer juliet A2' 'gear juliet osr-3' 'intruder grin-1 A1' 'intruder grin-2 A3' 'intruder grin-3 A4'
	assert_sight juliet grin-1
	assert_sight juliet grin-2
	refute_sight juliet grin-3
}

@test "GEA-04 the weapon card fixes its range in spaces" {
	enorm-board data weapons | head -n 1 | grep -q ',discipline,expertise,range,suppress,'
	enorm-board data weapons | grep -qE '^osr-3,.*,1,0,0,4,2,1,2,'
	scene 'map 1x3' 'spacer juliet A1'
	shows .range 4 juliet A2 --range --weapon osr-3
}

# ---- distance ----

@test "DST-01 distance is counted in spaces" {
	scene 'map 3x5'
	assert_distance A1 A5 4
	assert_distance A1 C1 2
}

@test "DST-02 diagonals never shorten a distance" {
	scene 'map 4x4'
	assert_distance A1 B2 2
	assert_distance A1 D4 6
}

@test "DST-03 RI-16 RO-59 counting starts beside the Intruder: adjacent is 1, the own space 0" {
	scene 'map 2x3' 'intruder mothman A1' 'spacer juliet A2' 'spacer romeo A1'
	assert_distance mothman juliet 1
	assert_distance mothman romeo 0
}

@test "DST-04 a bent route adds both axes" {
	scene 'map 2x4'
	assert_distance B4 A1 4
	assert_distance A1 B4 4
	# and so does the plain count that ranks whoever cannot be reached
	scene 'map 2x4' 'wall A1-B1,A1-A2'
	shows '.reasons[] | select(.word == "ranked-behind") | .text | test(" at 4 by plain count")' true A1 B4 --distance
}

@test "TGT-18 Closest and Furthest are measured in cardinal steps" {
	scene 'map 3x4' 'intruder grin-1 A1' 'spacer juliet B2' 'spacer romeo A3' 'spacer tango C3'
	assert_distance grin-1 juliet 2
	assert_distance grin-1 romeo 2
	assert_distance grin-1 tango 4
}

@test "TGT-23 Closest counts straight through Obstacles" {
	scene 'map 2x3' 'terrain slab-1 A2' 'intruder grin-1 A1' 'spacer juliet A3'
	assert_distance grin-1 juliet 2
	assert_range grin-1 juliet 4
}

@test "TGT-24 Closest counts straight through red lines" {
	scene 'map 2x3' 'red A1-A2' 'intruder grin-1 A1' 'spacer juliet A3'
	assert_distance grin-1 juliet 2
	assert_range grin-1 juliet 4
}

@test "TGT-26 Furthest counts straight through Obstacles" {
	scene 'map 1x5' 'terrain slab-1 A2' 'terrain slab-2 A4' 'intruder grin-1 A1' 'spacer juliet A5'
	assert_distance grin-1 juliet 4
	no grin-1 juliet --range
}

@test "TGT-27 Furthest counts straight through red lines" {
	scene 'map 1x5' 'red A1-A2,A4-A5' 'intruder grin-1 A1' 'spacer juliet A5'
	assert_distance grin-1 juliet 4
	no grin-1 juliet --range
}

@test "TGT-28 walls are not waived in counting Closest and Furthest, nor shut doors (RI-15)" {
	local line
	for line in 'wall A1-A2' 'door d-1 A1-A2 closed' 'door d-1 A1-A2 welded'; do
		scene 'map 2x3' "$line"
		assert_distance A1 A3 4
		scene 'map 1x3' "$line"
		by TGT-28 A1 A3 --distance
		shows .answer null A1 A3 --distance
	done
	scene 'map 2x3' 'void A2'
	assert_distance A1 A3 4
	scene 'map 2x3' 'door d-1 A1-A2 open'
	assert_distance A1 A3 2
}

# ---- facing ----

# Mothman on C3 of a map of 5x5.
faces() {
	scene 'map 5x5' "intruder mothman C3 facing=$1" "${@:2}"
}

@test "FAC-01 every miniature has one front, the way it faces" {
	local way
	for way in n:D3 e:C4 s:B3 w:C2; do
		faces "${way%:*}"
		shows 'select(.answer) | .to' "\"${way#*:}\"" mothman "${way#*:}" --front
		try enorm-cover -f a.board mothman all-spaces --front
		assert_equal "$(wc -w <.out)" 10
	done
	scene 'map 3x3' 'spacer juliet B2 facing=e'
	yes juliet B3 --front
	no juliet B1 --front
}

@test "FAC-02 the front line runs along the front edge of the space" {
	faces n
	yes mothman D3 --front
	no mothman C3 --front
	no mothman x2y3 --front
	no mothman x3y3 --front
	yes mothman x2y4 --front
}

@test "FAC-03 all spaces past the front line are in front, however far sideways" {
	faces n
	says 'D1 D2 D3 D4 D5 E1 E2 E3 E4 E5' enorm-cover -f a.board mothman all-spaces --front
	faces e
	says 'A4 A5 B4 B5 C4 C5 D4 D5 E4 E5' enorm-cover -f a.board mothman all-spaces --front
	faces s
	says 'A1 A2 A3 A4 A5 B1 B2 B3 B4 B5' enorm-cover -f a.board mothman all-spaces --front
	faces w
	says 'A1 A2 B1 B2 C1 C2 D1 D2 E1 E2' enorm-cover -f a.board mothman all-spaces --front
}

@test "FAC-04 spaces level with the miniature are not in front" {
	faces n
	by FAC-04 mothman C2 --front
	by FAC-04 mothman C5 --front
	faces e
	by FAC-04 mothman D3 --front
	by FAC-04 mothman A3 --front
}

@test "FAC-05 intersections past the front line are in front too" {
	faces n 'blip blip-1 x5y4' 'blip blip-2 x5y3'
	yes mothman blip-1 --front
	no mothman blip-2 --front
	yes mothman x0y5 --front
	faces w
	yes mothman x1y0 --front
	no mothman x2y2 --front
	no mothman x4y2 --front
}

@test "FAC-06 the rear is the adjacent space directly behind" {
	faces n
	shows '[.answer, .rear]' '[false,true]' mothman B3 --front
	shows '[.answer, .rear]' '[false,false]' mothman A3 --front
	faces e
	shows .rear true mothman C2 --front
	faces n 'wall B3-C3'
	shows .rear false mothman B3 --front
	faces n
	by FAC-06 mothman B3 --front
}

@test "FAC-07 what is diagonal or not adjacent behind it is not the rear" {
	local at
	faces n
	for at in B2 B4 A3 A1; do
		by FAC-07 mothman $at --front
		shows .rear false mothman $at --front
	done
}

@test "TGT-30 in front: the target's space lies past the front line" {
	faces s 'spacer juliet B5' 'spacer romeo C5' 'spacer tango D3'
	yes mothman juliet --front
	no mothman romeo --front
	no mothman tango --front
}

@test "TGT-31 in front, as a targeting term, needs sight as well" {
	faces s 'spacer juliet A3'
	shows '[.answer, .sight, .targeting]' '[true,true,true]' mothman juliet --front
	also 'terrain slab-1 B3'
	shows '[.answer, .sight, .targeting]' '[true,false,false]' mothman juliet --front
	faces n 'spacer juliet A3'
	shows '[.answer, .sight, .targeting]' '[false,true,false]' mothman juliet --front
}

@test "TGT-32 in sight: facing does not matter" {
	local way
	for way in n e s w; do
		faces $way 'spacer juliet A3'
		assert_sight mothman juliet
		also 'terrain slab-1 B3'
		refute_sight mothman juliet
	done
}

# ---- zones ----

@test "TGT-38 a Zone is a box counted orthogonally and diagonally" {
	scene 'map 7x7' 'intruder mothman D4'
	says 'C3 C4 C5 D3 D4 D5 E3 E4 E5' enorm-cover -f a.board mothman all-spaces --zone 1
	yes mothman B2 --zone 2
	yes mothman F4 --zone 2
	no mothman G4 --zone 2
	no mothman A4 --zone 2
	scene 'map 7x7' 'intruder mothman D4' 'wall D4-D5'
	yes mothman D5 --zone 1
}

@test "CMD-10 a Blast covers X spaces horizontally, vertically and diagonally" {
	scene 'map 7x7' 'intruder mothman D4' 'spacer juliet D7' 'spacer romeo A1' 'spacer tango G4'
	yes mothman juliet --zone 3
	yes mothman romeo --zone 3
	yes mothman tango --zone 3
	no mothman juliet --zone 2
	no mothman romeo --zone 2
	no mothman tango --zone 2
}

@test "CMD-11 an Intruder is not inside a Zone that comes from itself" {
	scene 'map 3x3' 'intruder mothman B2' 'spacer juliet B2' 'intruder grin-1 B1'
	by CMD-11 mothman mothman --zone 2
	yes mothman juliet --zone 0
	yes mothman grin-1 --zone 1
	yes B2 mothman --zone 0
	yes juliet juliet --zone 1
}

@test "CMD-12 Spacers in Other Places are not inside the Zone" {
	scene 'map 3x3' 'intruder mothman A1' 'spacer juliet -' 'spacer romeo A2'
	by CMD-12 mothman juliet --zone 9
	yes mothman romeo --zone 9
}

@test "KW-KNOCKDOWN-5 from a Melee Attack in range means adjacent" {
	scene 'map 2x3' 'spacer juliet A1' 'intruder mothman A2' 'intruder grin-1 B2' 'red A1-B1'
	assert_adjacent juliet mothman
	refute_adjacent juliet grin-1
	refute_adjacent juliet B1
}

@test "KW-KNOCKDOWN-6 from a Zone Attack in range means inside the zone" {
	scene 'map 3x4' 'spacer juliet A1' 'intruder mothman B3'
	yes mothman juliet --zone 2
	no mothman juliet --zone 1
}

@test "KW-KNOCKDOWN-7 from a Ranged X Attack in range means within X spaces" {
	scene 'map 3x4' 'spacer juliet A1' 'intruder mothman B3' 'terrain slab-1 A2'
	assert_distance mothman juliet 3
}

# ---- names ----

@test "any unique beginning of a name will do, echoed in full" {
	hold B5 'terrain rail-1 B3'
	try enorm-cover -f a.board m j
	wants 0
	assert_equal "$(grep -c 'from=mothman to=juliet' .out)" 1
	answers 0 '' enorm-cover -q -f a.board b5 juliet
	shows '[.from, .to]' '["B5","juliet"]' b5 ju
}

@test "a name that several begin with is an error that lists them, unless it is one of them" {
	scene 'map 1x4' 'spacer juliet A1' 'intruder grin-1 A2' 'intruder grin-12 A4' 'intruder grin-2 A3'
	complains 65 "enorm-cover: a.board: 'g' may be any of grin-1, grin-12, grin-2" \
		enorm-cover -f a.board juliet g
	assert_sight juliet grin-1
}

@test "a name that is on neither side is an error with a suggestion" {
	scene 'map 1x4' 'spacer juliet A1' 'intruder grin-1 A2'
	complains 65 "enorm-cover: a.board: no terrain, spacer, intruder or blip 'julliet' (did you mean 'juliet'?)" \
		enorm-cover -f a.board julliet grin-1
	complains 65 "enorm-cover: a.board: no terrain, spacer, intruder or blip '-'; on the board: juliet, grin-1" enorm-cover -f a.board juliet -
	complains 65 "enorm-cover: a.board: no terrain, spacer, intruder or blip ''; on the board: juliet, grin-1" enorm-cover -f a.board '' juliet
	{ cat a.board; printf 'enorm 1\nmap 1x1\ndone\n'; } >two.board
	try enorm-cover -f two.board juliet grin-1 --sight
	wants 65
	text_is err "enorm-cover: two.board (board 2): no terrain, spacer, intruder or blip 'juliet'; there is none"
}

@test "a name that both sides have is told apart by its kind" {
	scene 'map 1x4' 'terrain rail-1 A2' 'spacer sam A1' 'intruder sam A4 type=mothman'
	complains 65 "enorm-cover: a.board: 'sam' may be any of spacer:sam, intruder:sam" enorm-cover -f a.board sam A1
	yes intruder:sam spacer:sam
	shows '[.from, .to]' '["intruder:sam","spacer:sam"]' intruder:s spacer:s
	try enorm-cover -f a.board -T json --pairs
	assert_equal "$(jq -c '[.from, .answer]' .out)" $'["spacer:sam",false]\n["intruder:sam",true]'
}

@test "a space must be on the map" {
	scene 'map 3x3' 'void B2' 'spacer juliet A1'
	complains 65 'enorm-cover: a.board: D1 is outside the map, which goes from A1 to C3' enorm-cover -f a.board juliet D1
	complains 65 'enorm-cover: a.board: A4 is outside the map, which goes from A1 to C3' enorm-cover -f a.board A4 juliet
	complains 65 'enorm-cover: a.board: B2 is out of bounds: there is no space' enorm-cover -f a.board juliet b2
	complains 65 'enorm-cover: a.board: x4y1 is outside the map, which goes from x0y0 to x3y3' \
		enorm-cover -f a.board juliet x4y1 --front
}

@test "each question takes only the ends it can be asked of" {
	scene 'map 3x3' 'terrain rail-1 A2,A3' 'terrain rail-2 B2' 'spacer juliet A1' 'intruder mothman B3' 'blip blip-1 x1y1'
	assert_adjacent juliet B1
	refute_adjacent juliet rail-2
	fails 65 'rail-1 lies on several spaces; name one of them' enorm-cover -f a.board juliet rail-1
	fails 65 'blip-1 is at an intersection; only --front' enorm-cover -f a.board juliet blip-1
	fails 65 'x1y1 is at an intersection; only --front' enorm-cover -f a.board x1y1 juliet --front
	fails 65 'B2 faces nowhere; name a Spacer or an Intruder' enorm-cover -f a.board B2 juliet --front
	fails 65 'mothman is an Intruder; --weapon' enorm-cover -f a.board mothman juliet --weapon osr-3
	fails 65 "no weapon 'osr-33' \(did you mean 'osr-3'\?\)" enorm-cover -f a.board juliet mothman --weapon osr-33
}

@test "the dead and those off the board are nowhere" {
	scene 'map 1x4' 'terrain rail-1 A2' 'spacer juliet A1 dead' 'spacer romeo -' 'intruder mothman A4' 'intruder grin-1 -'
	local who
	for who in juliet romeo; do
		no mothman $who
		refute_sight mothman $who
		refute_adjacent mothman $who
		no mothman $who --front
		no $who mothman --front
		no mothman $who --zone 9
		no mothman $who --proof
		no mothman $who --why-not
		no mothman $who --why-not --sight
		no mothman $who --range
		shows .answer null mothman $who --distance
	done
	try enorm-cover -f a.board -T ruling mothman juliet
	assert_equal "$(head -n 1 .out)" 'no: juliet (dead) has no cover from mothman (A4) [COV-04]'
	answers 1 '' enorm-cover -f a.board --pairs
}

@test "RI-64 figures that share a space are adjacent, a space is not adjacent to itself" {
	scene 'map 2x3' 'spacer juliet A1' 'intruder mothman A1'
	assert_adjacent juliet mothman
	shows .clause[0] '"RI-64"' juliet mothman --adjacent
	assert_adjacent mothman juliet
	refute_adjacent A1 A1
	refute_adjacent juliet A1
	yes juliet mothman --range --weapon multitool
}

@test "attacker and target may be one and the same" {
	scene 'map 2x3' 'terrain rail-1 A2' 'spacer juliet A1' 'intruder mothman A1'
	refute_cover mothman mothman
	refute_cover mothman juliet
	assert_sight juliet juliet
	assert_adjacent juliet mothman
	assert_range juliet juliet 0
}

# ---- what the command line may say ----

@test "words and options that do not go together are usage errors" {
	hold
	local line
	while IFS='|' read -r words text; do
		# shellcheck disable=SC2086 # several words
		fails 64 "$text" enorm-cover -f a.board $words
	done <<'END'
mothman|two names are wanted
|two names are wanted
--spaces|two names are wanted
a b c|one word too many
--pairs juliet|--pairs takes no names
--pairs --spaces --from juliet|--pairs takes no names
mothman juliet --sight --range|one question at a time: --sight or --range
mothman juliet --zone x|--zone 'x' is not a whole number
mothman juliet --zone -1|--zone '-1' is not a whole number
juliet mothman --sight --weapon osr-3|--weapon goes with
juliet mothman --range --assume-ranged|--assume-ranged goes with
juliet all-spaces --range|all-spaces goes with
--pairs --proof|--proof and --why-not are about two names
--pairs -T board|never a board
juliet mothman --proof -T board|never a board
juliet mothman -T svg|-T 'svg' is none of
juliet mothman --sigth|no option --sigth
END
}

@test "no board, a bad board and a refused one" {
	fails 65 'no board; did an earlier stage fail' enorm-cover mothman juliet </dev/null
	typed 'map 2x2' 'spacer juliet A1' 'spacer romeo A1' >a.board
	fails 65 'a.board' enorm-cover -f a.board juliet romeo
	fails 66 'cannot open' enorm-cover -f none.board juliet romeo
	hold B5 'terrain rail-1 B3' 'refused enorm-attack clause=LOS-10 reason="no sight"' 'done'
	assert_cover mothman juliet
	try enorm-cover -f a.board mothman juliet
	grep -q '^refused enorm-attack' .out
}

@test "over a stream each board is answered, and one no is a no" {
	hold B5 'terrain rail-1 B3'
	cp a.board yes.board
	hold B1 'terrain rail-1 B3'
	cat yes.board a.board yes.board >three.board
	try enorm-cover -f three.board mothman juliet -T json
	wants 1
	assert_equal "$(jq -c '[.board, .answer]' .out)" $'[1,true]\n[2,false]\n[3,true]'
	cat yes.board yes.board | answers 0 '' enorm-cover -q mothman juliet
	# a name that one board lacks stops there, or not with --keep-going
	{ cat yes.board; printf 'enorm 1\nmap 1x1\ndone\n'; cat yes.board; } >gap.board
	try enorm-cover -f gap.board mothman juliet -T json
	wants 65
	assert_equal "$(wc -l <.out)" 1
	try enorm-cover -f gap.board mothman juliet -T json --keep-going
	wants 65
	assert_equal "$(wc -l <.out)" 2
}

# ---- views ----

@test "in a pipe the board goes on with one event more" {
	hold B5 'terrain rail-1 B3'
	enorm-board format <a.board >plain
	local args event
	while IFS='|' read -r args event; do
		# shellcheck disable=SC2086 # several words
		try enorm-cover -f a.board $args
		assert_equal "$(diff plain .out | sed -n 's/^> //p' | grep -v '^event call')" "event $event"
		enorm-board check -f .out >/dev/null
	done <<'END'
mothman juliet|cover from=mothman to=juliet answer=yes tile=rail-1 axis=column clause=COV-07
juliet mothman|cover from=juliet to=mothman answer=no ranged=no clause=COV-02
mothman juliet --sight|sight from=mothman to=juliet answer=yes line=x4y1..x1y1 clause=LOS-01
mothman juliet --range|range from=mothman to=juliet answer=3 clause=RNG-04
juliet mothman --range --weapon osr|range from=juliet to=mothman answer=yes weapon=osr-3 clause=RNG-01
mothman juliet --distance|distance from=mothman to=juliet answer=3 clause=TGT-18
mothman juliet --adjacent|adjacent from=mothman to=juliet answer=no clause=ADJ-02
mothman B6 --front|front from=mothman to=B6 answer=no clause=FAC-04
mothman C5 --front|front from=mothman to=C5 answer=rear clause=FAC-06
mothman juliet --zone 3|zone from=mothman to=juliet answer=yes x=3 clause=TGT-38
mothman all-spaces --zone 0 -T board|seen from=mothman query=zone spaces=B5
END
}

@test "the events can be told" {
	hold B5 'terrain rail-1 B3'
	enorm-cover -f a.board mothman juliet | enorm-cover mothman juliet --sight | enorm-log >log
	grep -qx '  cover for juliet from mothman: yes, rail-1, its column \[COV-07\]' log
	grep -qx '  sight from mothman to juliet: yes, x4y1..x1y1 \[LOS-01\]' log
}

@test "JSON has what every object of ours has, and null when there is no way" {
	scene 'map 1x3' 'wall A1-A2'
	shows '[.v, .tool, .board, .kind, .query, .from, .to, .answer]' \
		'[1,"enorm-cover",1,"answer","distance","A1","A3",null]' A1 A3 --distance
	shows '[.kind, .query, .from, .answer, .spaces]' '["spaces","sight","A2",2,["A2","A3"]]' A2 all-spaces
	shows .spaces '["A1"]' --from A1 --spaces
}

@test "what only looks prints text in a pipe too" {
	hold B5 'terrain rail-1 B3'
	local args
	for args in --pairs 'mothman juliet --proof' 'mothman juliet --why-not' 'mothman all-spaces'; do
		# shellcheck disable=SC2086 # several words
		try enorm-cover -f a.board $args
		run ! grep -q '^enorm 1' .out
		# shellcheck disable=SC2086
		ENORM_VIEW=board try enorm-cover -f a.board $args
		run ! grep -q '^enorm 1' .out
	done
}

@test "a yes, a no and a number begin with the answer" {
	scene 'map 1x4' 'spacer juliet A1' 'spacer romeo A3' 'intruder grin-1 A4' 'terrain rail-1 A2'
	export ENORM_VIEW=ruling
	answers 1 'no: the Grin has no ranged attack (if it had: cover) [COV-02]
  grin-1 has no ranged attack [COV-02]
  rail-1 on A2 is adjacent to juliet [COV-04]
  its column, 2, parts them: juliet is west of it, grin-1 east [COV-07]
  one Power die of the attack drops one tier: black to red, or red to white [COV-16]
  using it is optional [COV-22]
  the covered player picks the die [COV-23]
  rail-1 is not Destructible: it stays [COV-24]
  house data: rail' enorm-cover -f a.board grin-1 juliet
	says '3: from grin-1 (A4) to juliet (A1), as Closest and Furthest count [TGT-18]
  round walls and shut doors only: A3 A2 A1 [RI-15]' enorm-cover -f a.board grin-1 juliet --distance
	says 'from    to      sight  why
juliet  grin-1  yes    the line x0y0..x3y1 is clear [LOS-01]
grin-1  juliet  yes    the line x3y0..x0y1 is clear [LOS-01]
romeo   grin-1  yes    the line x2y0..x3y1 is clear [LOS-01]
grin-1  romeo   yes    the line x3y0..x3y0 is clear [LOS-01]' enorm-cover -f a.board --pairs --sight
}

# ---- why not ----

# why ARG... WANTED: the whole of --why-not.
why() {
	answers 1 "no: ${*: -1}" enorm-cover -f a.board -T ruling --why-not "${@:1:$#-1}"
}

@test "--why-not names the smallest thing that is missing to cover" {
	hold A3 'terrain rail-1 B3'
	why mothman juliet 'rail-1 would give cover if mothman stood beyond column 3: it stands on the line [COV-13]'
	hold A1 'terrain rail-1 B3' 'terrain rail-2 A2'
	why mothman juliet "rail-2 would give cover if mothman stood beyond row A: it stands on the line [COV-13]"
	hold D2 'terrain rail-1 B3'
	why mothman juliet "rail-1 would give cover if mothman stood beyond column 3: it stands on juliet's side of it [COV-14]"
	hold B5 'terrain rail-1 B3' 'red B2-B3'
	why mothman juliet 'rail-1 would give cover to juliet, but a red line lies between them [ADJ-05]'
	hold B6 'terrain rail-1 B4'
	why mothman juliet 'juliet would have cover on B3, 1 space away, next to rail-1 [COV-04]'
	hold
	why mothman juliet 'no free space of the board has cover from it [COV-01]'
	hold B5 'terrain rail-1 B3' 'intruder grin-1 B6'
	why grin-1 juliet 'grin-1 has no ranged attack [COV-02]'
	says 'yes: nothing is missing [COV-07]' enorm-cover -f a.board -T ruling mothman juliet --why-not
}

@test "--why-not names each piece or line that alone is in the way of sight" {
	scene 'map 1x4' 'spacer juliet A1' 'intruder mothman A4' 'terrain slab-1 A2'
	why juliet mothman --sight 'juliet would see mothman without slab-1 [LOS-01]'
	scene 'map 1x4' 'spacer juliet A1' 'intruder mothman A4' 'door d-1 A2-A3 closed'
	why juliet mothman --sight 'juliet would see mothman without d-1 [LOS-01]'
	scene 'map 1x4' 'spacer juliet A1' 'intruder mothman A4' 'intruder grin-1 A2'
	why juliet mothman --sight 'juliet would see mothman without grin-1 [LOS-01]'
	scene 'map 1x4' 'spacer juliet A1' 'intruder mothman A4' 'red A2-A3'
	why juliet mothman --sight 'juliet would see mothman without the red line at A2-A3 [LOS-01]'
	scene 'map 2x3' 'spacer juliet A1' 'intruder mothman B3' 'terrain slab-1 A2' 'terrain slab-2 B2'
	why juliet mothman --sight 'juliet would see mothman without slab-1 or slab-2 [LOS-01]'
	scene 'map 1x4' 'spacer juliet A1' 'intruder mothman A4' 'intruder grin-1 A2' 'terrain slab-1 A3'
	why juliet mothman --sight \
		'no single piece, wall or red line: taking any one away opens no line of sight [LOS-01]'
	scene 'map 1x4' 'spacer juliet A1' 'intruder mothman A2' 'terrain slab-1 A2'
	why juliet A4 --sight \
		'no single piece, wall or red line: taking any one away opens no line of sight [LOS-01]'
}

@test "--proof shows the fate of every line and of every Cover tile" {
	scene 'map 1x3' 'spacer juliet A1' 'intruder mothman A3' 'terrain crate-1 A2' 'terrain rail-1 A1'
	export ENORM_VIEW=ruling
	try enorm-cover -f a.board mothman juliet --proof
	assert_equal "$(tail -n 3 .out)" \
		'tile     space  column                            row                               next to the target
rail-1   A1     the target stands on it [COV-09]  the target stands on it [COV-09]  they are one and the same space [ADJ-02]
crate-1  A2     parts them [COV-07]               the target stands on it [COV-09]  yes [COV-04]'
	try enorm-cover -f a.board mothman juliet --proof --sight
	assert_equal "$(grep -c '^x' .out)" 16
	grep -qx 'x2y0..x1y1  passes through crate-1 on A2 (an Obstacle) \[LOS-02\]' .out
}

@test "RT-04 LOS-04 the outer limit of the map, unless a wall is drawn there, is no blocker of --proof" {
	local turn
	board plain.board <<-'END'
		enorm 1
		map
		  +   +   +   +
		B   .   .   .
		  +   +   +   +
		A   .   .   .
		  +   +   +   +
		end
		spacer juliet A1
		intruder mothman A3
	END
	for turn in format mirror 'rotate 90' 'rotate 180'; do
		# shellcheck disable=SC2086 # a command and its word
		enorm-board $turn <plain.board >a.board
		shows '[.pairs[] | select(.by == "clear")] | length' 16 juliet mothman --sight --proof
		shows '[.pairs[] | select(.by == "clear")] | length' 16 mothman juliet --sight --proof
	done
	# a wall drawn there is a wall
	sed '/^  +   +/{x;s/^/x/;/^x\{3\}$/{x;s/.*/  +---+---+---+/;b};x}' plain.board >a.board
	shows '.pairs[] | select(.from == "x0y0" and .to == "x2y0") | [.by, .contact, .text]' \
		'["wall","along","a wall at the limit of the map, on A1"]' \
		juliet mothman --sight --proof
	# and what lies beyond a room inside the map is no limit of it
	scene 'map 2x3' 'void B2' 'spacer juliet A1' 'intruder mothman A3'
	shows '.pairs[] | select(.from == "x0y1" and .to == "x2y1") | [.by, .contact]' '["out-of-bounds","along"]' \
		juliet mothman --sight --proof
}

@test "a house row that was leaned on is named" {
	hold B5 'terrain rail-1 B3'
	shows .house true mothman juliet
	hold
	shows .house false mothman juliet --distance
}
