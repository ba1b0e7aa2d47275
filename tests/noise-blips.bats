#!/usr/bin/env bats
# enorm-noise: how Blips walk, run into each other, are revealed and appear. enorm-noise(1).
load helper
load noise_helper

setup_file() {
	tables
}

# ---- walking ----

@test "BLP-01 BLP-02 BLP-09 a Blip goes from intersection to intersection, one for each Potential" {
	walks B2 x8y2 1 x7y2
	walks B2 x8y2 3 x7y2,x6y2,x5y2
	blips_are 'blip-1 x5y2'
}

@test "BLP-04 walls, red lines, closed doors and Obstacles do not hold a Blip" {
	cat >a.board <<-'END'
		enorm 1
		map
		  +---+---+---+---+---+
		C | .   . | .   .   . |
		  +   +   +---+:::+   +
		B | .   . | .   . : . |
		  +   +   +   +---+   +
		A | .   .   .   .   . |
		  +---+---+---+---+---+
		end
		door d-1 A3-A4 closed
		terrain crate-1 B3 type=crate
		spacer ann B1
		blip blip-1 x5y2 holds=lurker
		queue noise who=ann amount=3
		done
	END
	noise --queued
	assert_equal "$(way blip-1)" x4y2,x3y2,x2y2
}

@test "BLP-05 ADJ-11 ADJ-14 a Blip goes through intersections beyond the rooms and along the map's edge" {
	walks B2 x8y2 4 x7y2,x6y2,x5y2,x4y2 'void B5' 'void C5' 'void B6' 'void C6' 'void B7' 'void C7'
	walks A1 x8y0 3 x7y0,x6y0,x5y0
	patrols x4y4 e 3 x5y4,x6y4,x7y4 'void D5' 'void E5' 'void D6' 'void E6'
	walks A1 x0y6 2 x0y5,x0y4
}

@test "BLP-10 Noise moves a Blip toward its maker, not toward a nearer Spacer" {
	walks B2 x7y2 2 x6y2,x5y2 'spacer bob B10' 'priority bob'
}

@test "BLP-11 the closest Blip moves first, counted in steps to the nearest corner" {
	on 'spacer ann B2' 'blip far x9y2 holds=echo' 'blip near x2y6 holds=echo' 'queue noise who=ann amount=1' \
		'queue noise who=ann amount=1'
	noise --queued
	in_order 'path who=near' 'path who=far'
	# equally close: somebody says
	on 'spacer ann B2' 'blip one x6y2' 'blip two x2y6' 'queue noise who=ann amount=1' 'queue noise who=ann amount=1'
	noise --queued --choose moves=two
	has 'event choice point=moves value=two options=one,two'
	in_order 'path who=two' 'path who=one'
}

@test "BLP-12 on either line that borders the space a Blip goes straight" {
	walks B2 x8y2 2 x7y2,x6y2
	walks B2 x8y1 2 x7y1,x6y1
	walks B2 x2y7 2 x2y6,x2y5
	walks B2 x1y7 2 x1y6,x1y5
}

@test "BLP-13 RO-91 else its first step is on the axis where such a line is nearer" {
	walks B2 x8y3 1 x8y2
	walks B2 x3y8 1 x2y8
	walks D5 x8y8 1 x7y8 # 3 columns, 4 rows
}

@test "BLP-14 from then on it alternates" {
	walks B2 x8y5 5 x8y4,x7y4,x7y3,x6y3,x6y2
	walks C3 x6y8 4 x5y8,x5y7,x4y7,x4y6
}

@test "BLP-15 on reaching a line of the space it goes on straight" {
	walks B2 x8y3 4 x8y2,x7y2,x6y2,x5y2
	walks B2 x3y8 3 x2y8,x2y7,x2y6
}

@test "RO-91 of two lines as near it takes the worse way, and where none is worse somebody says" {
	local bob
	# going right first it comes next to bob on B4, going up first to bob on D2
	for bob in B4 D2; do
		on 'spacer ann E5' "spacer bob $bob" 'blip blip-1 x2y2 holds=echo' 'queue noise who=ann amount=2'
		noise --queued
		has 'event revealed who=blip-1 target=bob'
		hasnt 'event choice point=blip-1.first'
	done
	on 'spacer ann E5' 'blip blip-1 x2y2 holds=echo' 'queue noise who=ann amount=1'
	noise --queued --choose blip-1.first=v
	has 'event choice point=blip-1.first value=v options=h,v'
	assert_equal "$(way blip-1)" x2y3
}

@test "BLP-18 pages that are laid edge to edge are one map" {
	walks A1 x20y1 3 x19y1,x18y1,x17y1 'map 10x20'
}

@test "BLP-19 RT-78 pages that do not line up cannot be laid: the map is one grid" {
	board <<-'END'
		enorm 1
		map
		  +---+---+
		B | .   . |
		  +---+---+
		A   | .   . |
		    +---+---+
		end
		spacer ann A1
	END
	fails 65 'a.board:[0-9]+:[0-9]+: ' enorm-noise ann -f a.board
}

@test "ADJ-09 a Spacer's and an Intruder's way has nothing to do with intersections" {
	# a Blip on every corner of the way changes nothing
	on 'spacer ann A1' 'intruder lurker-1 A2' 'blip b-1 x1y0' 'blip b-2 x1y1' 'blip b-3 x2y0'
	try enorm-knockback lurker-1 3 --from ann -T board <a.board
	wants 0
	has 'intruder lurker-1 A5 '
}

# ---- reveals ----

@test "BLP-16 ADJ-07 about to step to a corner of a Spacer's space a Blip is revealed" {
	local from
	# ADJ-08: each of the four corners
	for from in x2y6 x1y6 x6y2 x6y1; do
		on 'spacer ann B2' "blip blip-1 $from holds=echo" 'queue noise who=ann amount=9'
		noise --queued
		has 'event revealed who=blip-1 target=ann what=Echo clause=BLP-16'
	done
	# one step short of it
	walks B2 x6y2 3 x5y2,x4y2,x3y2
	hasnt 'event revealed'
}

@test "ADJ-08 a corner that lies on a wall counts" {
	on 'spacer ann B2' 'wall B2-B3' 'wall B2-C2' 'blip blip-1 x4y2 holds=echo' 'queue noise who=ann amount=2'
	noise --queued
	has 'event revealed who=blip-1 target=ann what=Echo clause=BLP-16'
}

@test "BLP-16 any Spacer on the way reveals it" {
	on 'spacer ann B2' 'spacer bob C5' 'blip blip-1 x8y2 holds=echo' 'queue noise who=ann amount=9'
	noise --queued
	has 'event revealed who=blip-1 target=bob what=Echo clause=BLP-16'
}

@test "BLP-17 a Blip that would move while next to a Spacer is revealed where it is" {
	on 'spacer ann B2' 'spacer bob F6' 'blip blip-1 x5y5 holds=echo' 'queue noise who=ann amount=1'
	noise --queued
	has 'event revealed who=blip-1 target=bob what=Echo clause=BLP-17'
	hasnt 'event path'
}

@test "BLP-27 BLP-28 one that does not move is not revealed, whoever passes or stops next to it" {
	on 'spacer ann B2' 'blip blip-1 x2y2 holds=echo' 'blip blip-2 x9y8' 'queue noise who=ann amount=1'
	noise --queued --assign blip-2
	hasnt 'event revealed'
	# a knocked-back Spacer goes by three Blips and ends next to one
	on 'spacer ann B2' 'intruder lurker-1 B1' 'blip b-1 x3y1' 'blip b-2 x4y2' 'blip b-3 x5y1'
	try enorm-knockback ann 3 --from lurker-1 -T board <a.board
	wants 0
	assert_equal "$(grep -c '^blip' .out)" 3
}

@test "BLP-03 a Blip is no figure: it takes no space and is no Intruder" {
	on 'spacer ann B2' 'blip blip-1 x2y2'
	fails 65 "no intruder 'blip-1'" enorm-attack ann blip-1 -f a.board
}

@test "BLP-29 BLP-34 BLP-35 BLP-40 a Blip that was an Intruder goes back into the Pool, and no other comes" {
	on 'spacer ann B2' 'spawn x9y8' 'supply blips 3' 'deck blips cards=echo,white-red' 'blip blip-1 x6y2' \
		'queue noise who=ann amount=9'
	noise --queued --rolled reveal=white-red
	has 'event revealed who=blip-1 target=ann what="One white and one red"' 'supply blips 4$' \
		'deck blips cards=echo,white-red$' 'intruder lurker-1 '
	hasnt 'blip '
}

@test "BLP-30 BLP-31 BLP-36 RO-93 an Echo leaves play, and a new Blip spawns" {
	on 'spacer ann B2' 'spawn x9y8' 'supply blips 3' 'deck blips cards=echo,white-red' 'blip blip-1 x6y2' \
		'queue noise who=ann amount=9'
	noise --queued --rolled reveal=echo
	has 'event discarded card=echo deck=blips' 'supply blips 2$' 'deck blips cards=white-red discard=echo$'
	hasnt 'intruder '
	blips_are 'blip-2 x9y8'
}

@test "BLP-32 an Intruder is put on a free space adjacent to the Spacer, by default nearest the Blip" {
	on 'spacer ann B2' 'blip blip-1 x6y2 holds=lurker' 'queue noise who=ann amount=9'
	noise --queued
	has 'event choice point=appears value=B3 options=A2,B1,B3,C2' 'intruder lurker-1 B3 facing=w'
	noise --queued --choose appears=C2
	has 'intruder lurker-1 C2 facing=s'
	# not behind a wall, on an Obstacle or on a figure
	on 'spacer ann B2' 'wall B2-B3' 'terrain crate-1 C2 type=crate' 'spacer bob B1' \
		'blip blip-1 x6y2 holds=lurker' 'queue noise who=ann amount=9'
	noise --queued
	has 'intruder lurker-1 A2 '
}

@test "BLP-33 with none free, on the nearest empty space" {
	on 'map 1x6' 'spacer ann A1' 'spacer bob A2' 'blip blip-1 x6y1 holds=lurker' 'queue noise who=ann amount=9'
	noise --queued
	has 'event revealed who=blip-1 target=bob' 'intruder lurker-1 A3 facing=w'
	on 'spacer ann A1' 'intruder lurker-1 A2' 'intruder lurker-2 B1' 'blip blip-1 x1y4 holds=lurker' \
		'queue noise who=ann amount=9'
	noise --queued
	has 'event spawns who=lurker-3 at=B2 .*clause=BLP-33' 'event choice point=appears value=B2 options=A3,B2,C1'
}

@test "BLP-37 BLP-38 CDP-16 CDP-19 CDP-23 a token brings its Intruders of the level and those below" {
	local token countdown n
	while read -r token countdown n; do
		on "countdown $countdown" 'spacer ann D5' "blip blip-1 x9y4 holds=$token" 'queue noise who=ann amount=9'
		noise --queued
		assert_equal "$token $countdown: $(grep -c '^intruder' .out)" "$token $countdown: $n"
	done <<-'END'
		white-red 9 1
		white-red 7 1
		white-red 6 2
		white-red 3 2
		white-white-black 9 2
		white-white-black 4 2
		white-white-black 3 3
		white-white-black 0 3
	END
}

@test "BLP-36 BLP-37 BLP-38 BLP-39 the tokens of the table" {
	unset ENORM_DATA
	assert_equal "$(enorm-board data blips | cut -d, -f1,3,4)" 'name,spawns,unique
echo,0,0
white-red,1/2/2,0
white-white-black,2/2/3,0
unique,1,1'
}

@test "BLP-39 BLP-42 the U brings one Unique Specimen with a random card and its number" {
	on 'countdown 3' 'spacer ann D5' 'deck uniques cards=fang,gloom' 'blip blip-1 x9y4 holds=unique' \
		'queue noise who=ann amount=9'
	noise --queued --rolled unique=gloom
	has 'intruder lurker-1 .* unique=gloom$' 'deck uniques cards=fang$' 'token lurker-1 unique-1 ' \
		'event specimen who=lurker-1 card=gloom token=unique-1'
	assert_equal "$(grep -c '^intruder' .out)" 1
	# the next one has the next number
	on 'spacer ann D5' 'intruder lurker-1 H1 unique=gloom' 'token lurker-1 unique-1' 'deck uniques cards=fang' \
		'blip blip-1 x9y4 holds=unique' 'queue noise who=ann amount=9'
	noise --queued
	has 'intruder lurker-2 .* unique=fang$' 'token lurker-2 unique-2 '
}

@test "BLP-41 for want of miniatures the farthest Intruder acts at once" {
	on 'spacer ann B2' 'supply lurker 0' 'intruder lurker-1 B4' 'intruder lurker-2 H10' \
		'blip blip-1 x6y1 holds=lurker' 'queue noise who=ann amount=9'
	noise --queued
	has 'event overspawn type=lurker who=lurker-2' 'event activates who=lurker-2'
	assert_equal "$(grep -c '^intruder' .out)" 2
	on 'spacer ann B2' 'supply lurker 1' 'blip blip-1 x6y1 holds=white-white-black' 'queue noise who=ann amount=9'
	noise --queued
	has 'supply lurker 0$' 'event overspawn type=lurker who=lurker-1'
	assert_equal "$(grep -c '^intruder' .out)" 1
}

@test "BLP-43 who revealed itself by moving acts at once, each of them" {
	on 'spacer ann B2' 'blip blip-1 x6y2 holds=white-white-black' 'queue noise who=ann amount=9'
	noise --queued
	in_order 'spawns who=lurker-1' 'spawns who=lurker-2' 'ambush who=lurker-1' 'activates who=lurker-1' \
		'ambush who=lurker-2' 'activates who=lurker-2'
	# and still has its activation of the Intruder Phase
	hasnt 'intruder .* activated'
}

@test "what is unknown is drawn from the tokens that nobody has seen" {
	on 'spacer ann B2' 'spawn x9y8' 'blip blip-1 x6y2' 'deck blips cards=echo,echo,white-red' 'queue noise who=ann amount=9'
	try enorm-noise --queued --type lurker --outcomes -T board -f a.board
	wants 0
	assert_equal "$(grep -oE 'weight=[^ ]*' .out | sort | paste -sd' ')" 'weight=1/3 weight=2/3'
	# without the record, from the house's box
	on 'spacer ann B2' 'spawn x9y8' 'blip blip-1 x6y2' 'queue noise who=ann amount=9'
	try enorm-noise --queued --type lurker --outcomes -T board -f a.board
	wants 0
	assert_equal "$(grep -oE 'weight=[^ ]*' .out | sort | paste -sd' ')" 'weight=1/12 weight=1/3 weight=1/3 weight=1/4'
}

# ---- collisions ----

@test "BLP-20 a Blip that ends on another's intersection moves that one on by one" {
	on 'spacer ann B2' 'blip blip-1 x8y2 holds=echo' 'blip blip-2 x6y2 holds=echo' 'queue noise who=ann amount=2'
	noise --queued --assign blip-1
	blips_are 'blip-1 x6y2' 'blip-2 x5y2'
	has 'event makes-room who=blip-2 by=blip-1'
	# passing is no ending
	on 'spacer ann B2' 'blip blip-1 x8y2 holds=echo' 'blip blip-2 x7y2 holds=echo' 'queue noise who=ann amount=2'
	noise --queued --assign blip-1
	blips_are 'blip-1 x6y2' 'blip-2 x7y2'
	# one after the other
	on 'spacer ann B2' 'blip blip-1 x8y2' 'blip blip-2 x7y2' 'blip blip-3 x6y2' 'queue noise who=ann amount=1'
	noise --queued --assign blip-1
	blips_are 'blip-1 x7y2' 'blip-2 x6y2' 'blip-3 x5y2'
}

@test "BLP-20 the one that moves on may be revealed by it" {
	on 'spacer ann B2' 'blip blip-1 x5y2 holds=echo' 'blip blip-2 x3y2 holds=echo' 'queue noise who=ann amount=2'
	noise --queued --assign blip-1
	has 'event revealed who=blip-2 target=ann what=Echo clause=BLP-16'
	blips_are 'blip-1 x3y2'
}

# ---- welded doors ----

@test "WLD-10 RO-71 a Blip that comes to an end of a welded door stops there" {
	walks B2 x9y2 6 x8y2,x7y2,x6y2 'door d-1 B6-B7 welded'
	has 'event stops who=blip-1 .*at=x6y2 clause=WLD-10'
	walks B2 x9y2 6 x8y2,x7y2,x6y2,x5y2,x4y2,x3y2 'door d-1 B6-B7 closed'
	walks B2 x9y2 4 x8y2,x7y2,x6y2,x5y2 'door d-1 D6-D7 welded'
	# the middle of a long door is no end of it
	walks B2 x9y2 6 x8y2,x7y2,x6y2,x5y2,x4y2,x3y2 'door d-1 B6-B7,C6-C7 welded'
}

@test "DSB-02 a disabled weld holds no Blip" {
	walks B2 x9y2 6 x8y2,x7y2,x6y2,x5y2,x4y2,x3y2 'door d-1 B6-B7 welded disabled'
	walks F2 x9y6 6 x8y6,x7y6,x6y6,x5y6,x4y6,x3y6 'door d-1 F6-F7 welded disabled'
}

@test "WLD-11 RO-72 one that began its move there is not held" {
	walks B2 x6y2 2 x5y2,x4y2 'door d-1 B6-B7 welded'
	# nor by the other end of that door, but by the next door
	walks B3 x6y6 6 x5y6,x5y5,x4y5 'door d-1 F6-G6 welded' 'door d-2 E4-E5 welded'
}

# ---- their arrows ----

@test "CDP-15 on white a Blip keeps its patrol direction" {
	walks B2 x8y2 2 x7y2,x6y2
	has 'blip blip-1 x6y2 facing=s '
}

@test "CDP-18 CDP-21 on red and black it turns to the source of the Noise" {
	walks B2 x8y2 2 x7y2,x6y2 'countdown 6'
	has 'blip blip-1 x6y2 facing=w ' 'event turns who=blip-1 facing=w clause=CDP-18'
	walks B2 x8y2 2 x7y2,x6y2 'countdown 3'
	has 'blip blip-1 x6y2 facing=w ' 'event turns who=blip-1 facing=w clause=CDP-21'
	walks H2 x2y2 2 x2y3,x2y4 'countdown 6'
	has 'blip blip-1 x2y4 facing=n '
}

# ---- new Blips ----

@test "BLP-21 a Blip appears on the spawn point nearest the Spacer who caused it" {
	on 'spacer ann B2' 'spacer bob G9' 'priority bob' 'spawn x5y0' 'spawn x9y8' 'spawn x0y8'
	noise spawn ann
	blips_are 'blip-1 x5y0'
	noise spawn bob
	blips_are 'blip-1 x9y8'
}

@test "BLP-21 of several as near somebody picks" {
	on 'spacer ann B2' 'spawn x5y1' 'spawn x1y5'
	noise spawn ann --choose spawn=x1y5
	has 'event choice point=spawn value=x1y5 options=x5y1,x1y5'
	blips_are 'blip-1 x1y5'
}

@test "RO-98 BLP-21 a point that is taken is passed over" {
	on 'spacer ann B2' 'spawn x4y0' 'spawn x9y8' 'blip blip-1 x4y0'
	noise spawn ann
	blips_are 'blip-1 x4y0' 'blip-2 x9y8'
}

@test "BLP-22 it faces the most Spacers" {
	on 'spacer ann A5' 'spacer bob A6' 'spacer cid D10' 'spawn x5y5'
	noise spawn ann
	has 'blip blip-1 x5y5 facing=s'
	on 'spacer ann A5' 'spacer bob H4' 'spacer cid C9' 'spawn x5y4'
	noise spawn ann
	has 'blip blip-1 x5y4 facing=s' # as many west of it; ann is the nearest
	on 'spacer ann B9' 'spacer bob G9' 'spawn x2y4'
	noise spawn ann
	has 'blip blip-1 x2y4 facing=e'
	# exactly diagonal: somebody picks
	on 'spacer ann B2' 'spawn x6y6'
	noise spawn ann --choose blip-1.facing=w
	has 'event choice point=blip-1.facing value=w options=s,w' 'blip blip-1 x6y6 facing=w'
}

@test "BLP-23 with nobody to cause it, nearest the Priority Target" {
	on 'spacer ann B2' 'spacer bob G9' 'priority bob' 'spawn x5y0' 'spawn x9y8'
	noise spawn
	blips_are 'blip-1 x9y8'
}

@test "BLP-24 with every point taken it appears on the closest, and the Blip there makes room" {
	on 'spacer ann B2' 'spawn x6y2' 'spawn x9y8' 'blip blip-1 x6y2' 'blip blip-2 x9y8'
	noise spawn ann
	blips_are 'blip-1 x5y2' 'blip-2 x9y8' 'blip-3 x6y2'
	# as if run into: it may be revealed
	on 'spacer ann B2' 'spawn x3y2' 'blip blip-1 x3y2 holds=lurker'
	noise spawn ann
	blips_are 'blip-2 x3y2'
	has 'event revealed who=blip-1 target=ann what=lurker' 'event ambush who=lurker-1'
}

@test "BLP-25 with no Blip left, Overwhelm happens once for each that is missing" {
	on 'spacer ann B2 stress=0' 'spawn x6y2' 'supply blips 1'
	try enorm-harm ann --effect 'spawn-blip 3' --type lurker --seed 1 -T board <a.board
	wants 0 enorm-harm
	blips_are 'blip-1 x6y2'
	assert_equal "$(grep -c '^event overwhelms type=Lurker clause=BLP-25' .out)" 2
	has 'spacer ann .* stress=2 ' 'supply blips 0$'
	# counted by the tokens, where they are told
	on 'spacer ann B2' 'spawn x6y2' 'spawn x9y2' 'deck blips cards=echo' 'blip blip-1 x9y2'
	noise spawn ann
	has 'event overwhelms type=Lurker clause=BLP-25'
	blips_are 'blip-1 x9y2'
}

@test "BLP-26 such an Overwhelm discards no Blip" {
	on 'spacer ann B2' 'priority ann' 'spawn x6y2' 'supply blips 0' 'blip blip-1 x9y8'
	noise spawn ann --type blacker
	has 'event overwhelms type=Blacker clause=BLP-25' 'event note text="no Blip is discarded" clause=BLP-26' \
		'intruder blacker-1 '
	blips_are 'blip-1 x9y8'
}

@test "SPM-21 SPM-22 a new map has exactly one Blip on each cluster of spawn points" {
	on 'spacer ann B2' 'spawn x6y2' 'spawn x7y2' 'spawn x7y3' 'spawn x9y8' 'spawn x0y8'
	noise spawn ann --cluster x7y3 --cluster x9y8
	blips_are 'blip-1 x6y2' 'blip-2 x9y8'
	cp .out a.board
	noise spawn ann --cluster x7y3
	blips_are 'blip-1 x6y2' 'blip-2 x9y8'
	fails 65 '--cluster x1y1 is no spawn point of the map' enorm-noise spawn --cluster x1y1 --type lurker -f a.board
}
