#!/usr/bin/env bats
# enorm-noise patrol, scout and track. enorm-noise(1).
load helper
load noise_helper

setup_file() {
	tables
}

# ---- patrols ----

@test "BLP-45 the card is of the deck in the Countdown's colour" {
	local countdown card
	while read -r countdown card; do
		on "countdown $countdown" 'spacer ann D5' 'priority ann' 'blip blip-1 x9y8'
		noise patrol
		has "event draw point=scanner card=$card-" "event reading card=$card-"
	done <<-'END'
		9 w
		6 r
		3 b
	END
	# a card that was drawn lies on the discard pile, until the deck is used up
	on 'spacer ann D5' 'priority ann' 'blip blip-1 x9y8' 'deck scanner white cards=w-1,w-2'
	noise patrol --rolled scanner=w-2
	has 'deck scanner white cards=w-1 discard=w-2$'
}

@test "BLP-46 RO-95 the Scanner is turned in quarters, before the card is seen" {
	on 'spacer ann D5' 'priority ann' 'blip blip-1 x9y8 facing=w' 'blip blip-2 x9y1 facing=w'
	noise patrol --rolled scanner=w-1
	in_order 'choice point=scanner.turn value=0 options=0,90,180,270' 'draw point=scanner'
	blips_are 'blip-1 x8y8' 'blip-2 x9y1'
	noise patrol --rolled scanner=w-1 --choose scanner.turn=90
	blips_are 'blip-1 x9y8' 'blip-2 x8y1'
}

@test "BLP-47 BLP-48 each Blip moves as far as its quadrant, seen from the Priority Target, shows" {
	on 'spacer ann A1' 'spacer bob D5' 'priority bob' 'blip ne x6y4 facing=n' 'blip se x7y2 facing=e' \
		'blip sw x3y2 facing=n' 'blip nw x3y4 facing=w'
	noise patrol --reading ne=1,se=2,sw=3,nw=1
	blips_are 'ne x6y5' 'se x9y2' 'sw x3y5' 'nw x2y4'
}

@test "BLP-49 with no symbol in its quadrant a Blip does not move, be it next to a Spacer" {
	on 'spacer ann D5' 'priority ann' 'blip blip-1 x5y4 facing=n' 'blip blip-2 x8y2 facing=n'
	noise patrol --reading se=1
	blips_are 'blip-1 x5y4' 'blip-2 x8y3'
	hasnt 'event revealed'
}

@test "BLP-50 the closest to the Priority Target goes first" {
	on 'spacer ann A1' 'spacer bob H10' 'priority bob' 'blip one x2y4 facing=n' 'blip two x8y4 facing=n'
	noise patrol --reading sw=1
	in_order 'path who=two' 'path who=one'
	on 'spacer ann A1' 'spacer bob H10' 'priority ann' 'blip one x2y4 facing=n' 'blip two x8y4 facing=n'
	noise patrol --reading ne=1
	in_order 'path who=one' 'path who=two'
}

@test "BLP-51 a Blip goes straight along its arrow" {
	patrols x4y4 n 3 x4y5,x4y6,x4y7
	patrols x4y4 e 2 x5y4,x6y4
	patrols x4y4 s 2 x4y3,x4y2
	patrols x4y4 w 3 x3y4,x2y4,x1y4
}

@test "BLP-52 RO-96 at the board's edge it turns round, spends the rest and goes 1 more" {
	patrols x4y2 s 2 x4y1,x4y0,x4y1
	has 'blip blip-1 x4y1 facing=n ' 'event turns who=blip-1 facing=n clause=BLP-52'
	patrols x4y2 s 4 x4y1,x4y0,x4y1,x4y2,x4y3
	patrols x1y4 w 1 x0y4,x1y4
	has 'blip blip-1 x1y4 facing=e '
}

@test "RT-72 going along the edge is no arriving there, and the extra step comes once" {
	patrols x0y2 n 2 x0y3,x0y4
	patrols x0y4 w 2 x1y4,x2y4
	on 'map 1x9' 'spacer ann A9' 'priority ann' 'blip blip-1 x2y0 facing=n holds=echo'
	noise patrol --reading nw=2,sw=2
	assert_equal "$(way blip-1)" x2y1,x2y0,x2y1
}

@test "BLP-53 a patrol reveals, collides and is held as any other move" {
	on 'spacer ann D5' 'priority ann' 'blip blip-1 x8y4 facing=w holds=lurker'
	noise patrol --reading ne=9
	has 'event revealed who=blip-1 target=ann what=lurker clause=BLP-16' 'event ambush who=lurker-1'
	# the other Blip moves on toward the Priority Target
	on 'spacer ann A8' 'priority ann' 'blip blip-1 x9y8 facing=w' 'blip blip-2 x7y8 facing=n'
	noise patrol --reading ne=2
	blips_are 'blip-1 x7y8' 'blip-2 x7y7'
	patrols x4y4 e 4 x5y4,x6y4 'door d-1 D6-D7 welded'
}

@test "CDP-22 on black a patrol goes to the closest Spacer by zigzag" {
	on 'countdown 3' 'spacer ann A1' 'spacer bob D8' 'priority ann' 'blip blip-1 x4y6 facing=n'
	noise patrol --reading ne=3
	assert_equal "$(way blip-1)" x4y5,x5y5,x5y4
	# of two as close the Priority Target
	on 'countdown 3' 'spacer bob D10' 'spacer ann D1' 'priority ann' 'blip blip-1 x5y8 facing=n'
	noise patrol --reading ne=1
	has 'event choice point=blip-1.toward value=ann options=ann,bob'
}

@test "BLP-54 RO-94 once Extraction is initiated every Blip turns to its space" {
	on 'spacer ann A1' 'priority ann' 'mark D9 extraction' 'flag extraction' 'blip one x2y4 facing=w' \
		'blip two x9y8 facing=n'
	noise patrol --reading ne=0
	has 'blip one x2y4 facing=e' 'blip two x9y8 facing=s' 'event turns who=one facing=e clause=BLP-54'
	sed -i '/^flag/d' a.board
	noise patrol --reading ne=0
	has 'blip one x2y4 facing=w' 'blip two x9y8 facing=n'
}

@test "BLP-55 RO-94 Full Alert goes to the Extraction space by zigzag, in patrols and in Noise" {
	on 'spacer ann A1' 'priority ann' 'mark D9 extraction' 'flag extraction' 'blip blip-1 x2y6 facing=w'
	noise patrol --reading ne=3
	assert_equal "$(way blip-1)" x2y5,x3y5,x3y4
	on 'countdown 3' 'spacer ann A1' 'priority ann' 'mark D9 extraction' 'flag extraction' \
		'blip blip-1 x2y6 facing=w' 'queue noise who=ann amount=3'
	noise --queued
	assert_equal "$(way blip-1)" x2y5,x3y5,x3y4
}

@test "BLP-56 BLP-57 RT-76 next to the Extraction space a Blip is revealed, by patrol or by Noise" {
	on 'spacer ann A1' 'priority ann' 'mark D9 extraction' 'flag extraction' 'blip blip-1 x5y4 holds=lurker'
	noise patrol --reading ne=9
	has 'event revealed who=blip-1 what=lurker clause=BLP-56' 'event spawns who=lurker-1 at=D8 facing=e ' 'event ambush who=lurker-1'
	on 'spacer ann A1' 'mark D9 extraction' 'flag extraction' 'blip blip-1 x5y4 holds=lurker' 'queue noise who=ann amount=9'
	noise --queued
	has 'event revealed who=blip-1 what=lurker clause=BLP-56' 'intruder lurker-1 D8 '
	# a Spacer on the way still reveals it
	on 'spacer ann D6' 'mark D9 extraction' 'flag extraction' 'blip blip-1 x2y4 holds=lurker' 'queue noise who=ann amount=9'
	noise --queued
	has 'event revealed who=blip-1 target=ann what=lurker clause=BLP-16'
}

@test "without a Blip or a Spacer there is no patrol" {
	on 'spacer ann A1' 'priority ann'
	noise patrol
	has 'event note text="there is no Blip to patrol"'
	on 'spacer ann A1 dead' 'blip blip-1 x4y4'
	noise patrol
	has 'event note text="nobody is left to patrol for"'
	blips_are 'blip-1 x4y4'
}

# ---- scouting ----

# dark LINE...: ann with her suit's lamp on B2 and a Blip two columns away.
dark() {
	on 'spacer ann B2 suit=standard-eva' 'blip blip-1 x4y2 holds=white-red' "$@"
}

@test "SCT-02 SCT-04 RO-92 only a Blip in the Light field can be scouted, counted as a weapon's Range" {
	on 'spacer ann B2 suit=standard-eva' 'blip near x6y2 holds=lurker' 'blip far x7y2' 'blip up x4y5'
	noise scout ann near --rolled w:-
	has 'event scouts who=ann target=near distance=4 field=4'
	refuses SCT-04 scout ann far
	refuses SCT-04 scout ann up
	# round a wall it is further
	dark 'wall B3-B4' 'wall C3-C4' 'wall A3-A4' 'wall D3-D4' 'wall B2-B3' 'wall C2-C3' 'wall A2-A3' 'wall D2-D3'
	refuses SCT-04 scout ann blip-1
	dark 'door d-1 B2-B3 closed' 'wall C2-C3' 'wall A2-A3' 'wall D2-D3' 'wall E2-E3'
	refuses SCT-04 scout ann blip-1
}

@test "SCT-02 INT-38 an Intruder that shuns light is scouted in the Light field too, counted as a weapon's Range" {
	on 'spacer ann D1 suit=standard-eva' 'intruder blacker-1 D5'
	noise scout ann blacker-1 --rolled w:-
	has 'event scouts who=ann target=blacker-1 distance=4 field=4'
	on 'spacer ann D1 suit=standard-eva' 'intruder blacker-1 D6'
	refuses SCT-04 scout ann blacker-1
	has 'refused enorm-noise clause=SCT-04 reason="it is 5 away, and the Light field reaches 4"'
	on 'spacer ann D3 suit=standard-eva' 'intruder blacker-1 D4' 'wall A3-A4,B3-B4,C3-C4,D3-D4,E3-E4,F3-F4,G3-G4'
	refuses SCT-04 scout ann blacker-1
}

@test "SCT-03 the basic suit's light is one white die" {
	unset ENORM_DATA
	enorm-board data suits | grep -q '^standard-eva,.*,w,4,'
	export ENORM_DATA=$BATS_FILE_TMPDIR
	dark
	noise scout ann blip-1
	has 'event roll point=scout dice=w '
	on 'spacer bob B2' 'blip blip-1 x4y2'
	refuses SCT-02 scout bob blip-1
}

@test "SCT-06 with 1 Power the Blip may be revealed" {
	dark
	noise scout ann blip-1 --rolled w:P
	has 'event revealed who=blip-1 what="One white and one red" clause=SCT-06'
	noise scout ann blip-1 --rolled w:P --choose scout.reveal=no
	hasnt 'event revealed'
	dark
	sed -i 's/ holds=.*//' a.board
	noise scout ann blip-1 --rolled w:P --choose scout.reveal=no
	has 'blip blip-1 x4y2 facing=s$'
}

@test "SCT-07 with no Power it stays unrevealed" {
	dark
	noise scout ann blip-1 --rolled w:o
	has 'event result what=failure '
	hasnt 'event revealed' 'event choice'
	blips_are 'blip-1 x4y2'
	# Discipline makes Power of it
	dark 'pool active discipline=1'
	noise scout ann blip-1 --rolled w:o --discipline 1
	has 'event revealed who=blip-1'
}

@test "SCT-08 an Echo is discarded, and its Blip spawns by the normal rules" {
	on 'spacer ann B2 suit=standard-eva' 'spawn x9y8' 'spawn x0y3' 'blip blip-1 x4y2 holds=echo'
	noise scout ann blip-1 --rolled w:P
	has 'event discarded card=echo '
	blips_are 'blip-2 x0y3'
}

@test "SCT-09 an Intruder's Blip may be turned face down again, and is known then" {
	dark 'deck blips cards=echo,white-red'
	sed -i 's/^blip.*/blip blip-1 x4y2/' a.board
	noise scout ann blip-1 --rolled w:P --rolled reveal=white-red
	has 'blip blip-1 x4y2 facing=s holds=white-red$' 'deck blips cards=echo$' 'event face-down who=blip-1'
	hasnt 'intruder' 'queue'
}

@test "SCT-10 SCT-11 BLP-44 or its Intruders appear at once, without an ambush, and may be attacked" {
	dark 'countdown 6'
	noise scout ann blip-1 --rolled w:P --choose scout.then=spawn
	has 'intruder lurker-1 B3 ' 'intruder lurker-2 ' 'queue scout-attack who=ann target=lurker-1$'
	hasnt 'event ambush' 'blip '
}

@test "INT-38 MOV-21 a Light-Sensitive Intruder is moved straight away from the scout" {
	on 'spacer ann D3 suit=standard-eva' 'intruder blacker-1 D5 facing=w'
	noise scout ann blacker-1 --rolled w:P
	has 'intruder blacker-1 D8 facing=w ' 'event path who=blacker-1 to=D8 path=D6,D7,D8 clause=INT-38'
	noise scout ann blacker-1 --rolled w:-
	has 'intruder blacker-1 D5 '
	on 'spacer ann D3 suit=standard-eva' 'intruder grin-1 D5'
	noise scout ann grin-1 --rolled w:P --type grin
	has 'intruder grin-1 D9 '
	on 'spacer ann D3 suit=standard-eva' 'intruder lurker-1 D5'
	refuses INT-38 scout ann lurker-1
}

@test "KW-DESTRUCTIBLE-2 a scouted Light-Sensitive Intruder breaks the Destructible tiles it is driven onto" {
	on 'spacer ann D3 suit=standard-eva' 'intruder blacker-1 D5' 'terrain barrier-1 D8' 'terrain fog-1 D7' 'terrain nest-1 D6'
	noise scout ann blacker-1 --rolled w:P
	has 'intruder blacker-1 D8 ' 'terrain fog-1 D7 ' 'event destroyed tile=barrier-1 .*clause=KW-DESTRUCTIBLE-2'
	hasnt 'terrain barrier-1' 'terrain nest-1'
	on 'terrain barrier-1 D2' 'intruder blacker-1 D5' 'spacer ann D7 suit=standard-eva'
	noise scout ann blacker-1 --rolled w:P
	hasnt 'terrain'
}

@test "MOV-21 MOV-22 MOV-23 RI-13 over the edge it goes on along it, away from the most Spacers" {
	on 'spacer ann D7 suit=standard-eva' 'spacer bob F1' 'intruder blacker-1 D9'
	noise scout ann blacker-1 --rolled w:P
	has 'event path who=blacker-1 to=B10 path=D10,C10,B10 '
	on 'spacer ann D7 suit=standard-eva' 'spacer bob A1' 'intruder blacker-1 D9'
	noise scout ann blacker-1 --rolled w:P
	has 'intruder blacker-1 F10 '
	# as many either way
	on 'spacer ann D7 suit=standard-eva' 'intruder blacker-1 D9'
	noise scout ann blacker-1 --rolled w:P --choose blacker-1.edge=s
	has 'event choice point=blacker-1.edge value=s' 'intruder blacker-1 B10 '
	# in the corner there is one way only
	on 'spacer ann A7 suit=standard-eva' 'spacer bob H7' 'intruder blacker-1 A9'
	noise scout ann blacker-1 --rolled w:P
	has 'intruder blacker-1 C10 '
}

@test "RT-74 what stops an Intruder stops it, and it ends on an empty space" {
	on 'spacer ann D3 suit=standard-eva' 'intruder blacker-1 D5' 'wall D6-D7'
	noise scout ann blacker-1 --rolled w:P
	has 'intruder blacker-1 D6 '
	on 'spacer ann D3 suit=standard-eva' 'intruder blacker-1 D5' 'terrain crate-1 D7 type=crate'
	noise scout ann blacker-1 --rolled w:P
	has 'intruder blacker-1 D6 '
	on 'spacer ann D3 suit=standard-eva' 'intruder blacker-1 D5' 'intruder lurker-1 D8' 'spacer bob D7'
	noise scout ann blacker-1 --rolled w:P
	has 'intruder blacker-1 D6 '
	on 'spacer ann D3 suit=standard-eva' 'intruder blacker-1 D5' 'wall D5-D6'
	noise scout ann blacker-1 --rolled w:P
	has 'event stays who=blacker-1 at=D5 '
	on 'spacer ann D3 suit=standard-eva' 'intruder blacker-1 E4'
	noise scout ann blacker-1 --rolled w:P --choose blacker-1.away=n
	has 'event choice point=blacker-1.away value=n options=e,n' 'intruder blacker-1 H4 '
}

# ---- the Countdown track ----

# tracked COUNTDOWN LINE...: bob has the marker, and there are two spawn points.
tracked() {
	on "countdown $1" 'spacer ann B2' 'spacer bob G9' 'priority bob' 'spawn x0y0' 'spawn x9y4' "${@:2}"
}

@test "CDP-14 on white no Blip comes from the track" {
	tracked 9
	noise track
	hasnt 'blip ' 'event spawns'
	tracked 7
	noise track
	hasnt 'blip '
}

@test "CDP-11 CDP-17 CDP-20 RO-97 on red and black one Blip comes, near the Priority Target" {
	local countdown
	for countdown in 6 4 3 0; do
		tracked $countdown
		noise track
		blips_are 'blip-1 x9y4'
	done
}

@test "CDP-06 a token on the marker's space of the track is revealed, no other" {
	tracked 8 'queue track-blip amount=8 target=white-red' 'queue track-blip amount=7 target=white-red'
	noise track
	has 'event revealed who="the Blip on the track" target=bob what="One white and one red" clause=CDP-06' \
		'queue track-blip target=white-red amount=7$'
	assert_equal "$(grep -c '^queue' .out)" 1
	# one that nobody knows is drawn
	tracked 8 'queue track-blip amount=8' 'deck blips cards=white-red'
	noise track
	has 'intruder lurker-1 '
}

@test "CDP-07 an Echo from the track is discarded, and one Blip spawns in its stead" {
	tracked 9 'queue track-blip amount=9 target=echo'
	noise track
	has 'event discarded card=echo '
	blips_are 'blip-1 x9y4'
}

@test "CDP-08 CDP-09 CDP-10 Intruders from the track appear next to the Priority Target and wait for their phase" {
	tracked 9 'queue track-blip amount=9 target=white-white-black'
	noise track
	has 'intruder lurker-1 (F9|G8|G10|H9) ' 'intruder lurker-2 (F9|G8|G10|H9) '
	hasnt 'event ambush' 'intruder .* activated'
}
