#!/usr/bin/env bats
# The cards and the sheet that are shipped, each resolved to its end with dice from the table: the
# Mothman's AI and BP cards, the Grin. What they do is printed in data/ai-cards.csv and its
# neighbours.
load helper

setup() {
	cd "$BATS_TEST_TMPDIR" || return
}

# on RECORD...: a board of 7 by 9, the Mothman on D7 looking west if nothing else is said.
on() {
	printf '%s\n' 'enorm 1' 'map 7x9' 'spawn x0y0' "$@" done >a.board
	grep -q '^intruder' a.board || sed -i '$i intruder mothman D7 facing=w' a.board
}

# plays CARD OPTION...: the Mothman's activation with that AI card.
plays() {
	sed -i "\$i deck ai mothman cards=$1 ordered" a.board
	try enorm-ai mothman "${@:2}" -f a.board
	wants 0 "$1"
	has "event ai-card who=mothman card=" "deck ai mothman discard=$1"
}

@test "Ignite: shift, shoot, Radiation by Stress and by damage, Lure 1" {
	on 'spacer juliet B3 vitals=9 stress=5' 'spacer romeo D9 stress=0'
	plays ignite --rolled r:PP,r:P
	in_order 'target .*target=juliet .*line=1' 'window .*before=shift' 'path who=mothman' \
		'intruder-attack .*target=juliet kind=shoot dice=rr' 'damage who=juliet n=3' \
		'gate .*gate="stress>=5: radiation 1"' 'gate .*gate="damage>=3: radiation 1"' 'after ' 'lure who=juliet .*x=1'
	has 'token juliet radiation count=2'
	on 'spacer juliet B3 vitals=9 stress=4' 'spacer romeo D9 stress=0'
	plays ignite --rolled r:P,r:P
	hasnt 'token' 'event gate'
}

@test "Wingbeat: move, attack, Knockback 2 from 3 damage on" {
	on 'spacer juliet D4'
	plays wingbeat --rolled r:PP,r:P
	has 'intruder mothman D5' 'spacer juliet D2 .*vitals=6'
	on 'spacer juliet D4'
	plays wingbeat --rolled r:P,r:P
	has 'spacer juliet D4 .*vitals=7'
}

@test "Keening: Stress for the most stressed; from 5 on she is lured after it" {
	on 'spacer juliet D4 stress=4' 'spacer romeo D6 stress=1'
	plays keening --rolled w:P,w:-
	has 'spacer juliet D5 .*vitals=9 stress=5' 'spacer romeo D6 .*stress=1'
	on 'spacer juliet D4 stress=3' 'spacer romeo D6 stress=1'
	plays keening --rolled w:P,w:-
	has 'spacer juliet D4 .*stress=4'
}

@test "Circling: against nobody; a Blip comes, and the Priority Target gains Stress" {
	on 'spacer juliet D4 stress=1' 'spacer romeo D2 stress=1' 'priority romeo'
	plays circling
	in_order 'target .*target=nobody' 'window .*before=spawn-blip' 'spawns who=blip-1' 'after ' 'stress who=romeo n=1'
	has 'spacer juliet D4 .*stress=1' 'intruder mothman D7'
}

@test "Dust Storm: everybody in Zone 2; Dazed from 4 damage on; each gains Stress after it" {
	on 'spacer juliet D6 stress=0' 'spacer romeo F7 stress=0' 'spacer kilo D1 stress=0'
	plays dust-storm --choose mothman.next=juliet --rolled attack=r:PP,r:PP --rolled attack-2=r:PP,r:P
	has 'spacer juliet D6 .*vitals=5 stress=1' 'spacer romeo F7 .*vitals=6 stress=1' 'spacer kilo D1 .*vitals=9 stress=0' \
		'condition juliet dazed'
	hasnt 'condition romeo'
}

@test "Dive: the Priority Target in sight; Knockdown from 4 damage on; Pushback 2" {
	on 'spacer juliet B6' 'spacer romeo D3 stress=0' 'priority romeo'
	plays dive --rolled r:PP,r:PP,b:-
	in_order 'target .*target=romeo .*line=1' 'window .*before=shift' 'path who=mothman to=D4' 'damage who=romeo n=4' \
		'knockdown who=romeo' 'after ' 'pushback who=romeo .*x=2'
	has 'spacer romeo D1 .*vitals=5' 'intruder mothman D2' 'condition romeo knockdown'
}

@test "Red Stare: in sight Stress, else a move and an Attack, and not both; Lure 2" {
	on 'spacer juliet D6' 'spacer romeo D2 vitals=4 stress=0'
	plays red-stare --rolled r:P,r:P
	has 'spacer romeo D4 .*vitals=4 stress=2' 'intruder mothman D7'
	on 'wall D2-D3,C2-C3,E2-E3,B2-B3,F2-F3' 'spacer juliet D6' 'spacer romeo D2 vitals=4 stress=0'
	plays red-stare --rolled r:P,r:-
	in_order 'path who=mothman' 'intruder-attack .*target=romeo kind=attack' 'damage who=romeo n=1'
	hasnt 'event intruder-attack .*kind=terrorize'
}

@test "Immolate: Zone 2, at black Countdown Zone 3; Radiation from 5 damage on; one fog" {
	local people=('spacer juliet D4 vitals=9' 'spacer romeo D6 vitals=9')
	on 'countdown 8' "${people[@]}"
	plays immolate --rolled r:PP,r:PP,b:PP --rolled coordinate=A1
	has 'spacer juliet D4 .*vitals=9' 'spacer romeo D6 .*vitals=3' 'token romeo radiation count=2' 'terrain fog-1 A1'
	hasnt 'event intruder-attack .*target=juliet'
	on 'countdown 3' "${people[@]}"
	plays immolate --choose mothman.next=juliet --rolled attack=r:PP,b:PP,b:- --rolled attack-2=r:PP,b:PP,b:P --rolled coordinate=A1
	has 'spacer juliet D4 .*vitals=5' 'spacer romeo D6 .*vitals=4' 'token romeo radiation count=2' 'terrain fog-1 A1'
	hasnt 'token juliet' 'terrain fog-2'
}

@test "Prophecy: Stress in Zone 3, Amnesia from 7 on, then two Blips and no more" {
	on 'spawn x9y0' 'spawn x9y7' 'spacer juliet D5 stress=6' 'spacer romeo D6 stress=0' 'spacer kilo A1 stress=0'
	plays prophecy --seed 4 --choose mothman.next=juliet --rolled attack=r:P,r:-,w:- --rolled attack-2=r:P,r:P,w:-
	has 'spacer juliet D5 .*stress=7' 'spacer romeo D6 .*stress=2' 'spacer kilo A1 .*stress=0' 'condition juliet amnesia' \
		'blip blip-1' 'blip blip-2'
	hasnt 'blip blip-3' 'queue'
}

@test "Carry Off: from 6 damage on Crash and Unavoidable Knockback 2; the Signature on who is still beside it" {
	on 'spacer romeo D3 stress=0'
	plays carry-off --rolled attack=r:PP,b:PP,b:PP
	in_order 'damage who=romeo n=6' 'crash who=romeo' 'knockback who=romeo x=2 .*"Unavoidable Knockback"' 'after '
	has 'spacer romeo D1 .*vitals=2' 'condition romeo knockdown'
	hasnt 'event performs'
	on 'spacer romeo D3 stress=0'
	plays carry-off --rolled attack=r:PP,b:PP,b:- --rolled attack-2=r:P,r:-,b:-
	in_order 'damage who=romeo n=4' 'after ' 'performs who=mothman what=Signature' 'intruder-attack .*kind=shoot dice=rrb'
	has 'spacer romeo D3 .*vitals=4'
}

# ---- BP cards ----

# meets CARD fail|wound|critical PATTERN...: what a pike of three black dice meets with that card on
# top, and with the options of WISH; the patterns are lines of what comes out.
meets() {
	local -A dice=([fail]='b:-,b:-,b:-' [wound]='b:PPP,b:PPP,b:PP' [critical]='b:PPPq,b:PPPq,b:PPPq')
	mkdir -p mine
	printf '%s\n' name,title,hands,dice,range,quadrants,keywords,source pike,Pike,1,bbb,2,1,noiseless,owner >mine/weapons.csv
	on 'spacer juliet D4 vitals=9 stress=1' 'spacer romeo A1 stress=0' 'gear juliet pike' 'intruder mothman D5' \
		'priority romeo' "deck bp mothman cards=$1 ordered"
	try enorm-attack juliet mothman pike --data mine --seed 1 --rolled attack="${dice[$2]}" ${WISH-} -f a.board
	wants 0 "$1 $2"
	has "event outcome what=\"?$2" "event response who=mothman on=$2" "${@:3}"
}

SINGLE='event stacked who=mothman what=single-wound n=1'

@test "Magnetized Boot" {
	meets magnetized-boot fail 'condition juliet knockdown'
	meets magnetized-boot wound 'pool active expertise=2'
	meets magnetized-boot critical 'queue follow-up who=juliet'
}

@test "Tattered Wing" {
	meets tattered-wing fail 'event pushback who=juliet .*x=2' 'spacer juliet D2' 'intruder mothman D3'
	meets tattered-wing wound 'spacer juliet D2' 'intruder mothman D5'
	WISH=--choose=juliet.free-move=B4 meets tattered-wing critical "$SINGLE" 'spacer juliet B4 '
	meets tattered-wing critical "$SINGLE" 'event then who=juliet may="move 2" how="declined' 'spacer juliet D4 '
}

@test "Glass Eye" {
	meets glass-eye fail 'spacer juliet .*stress=2' 'spacer romeo .*stress=0' 'blip blip-1 x0y0'
	meets glass-eye wound 'pool incoming discipline=1' 'blip blip-1 x0y0'
	meets glass-eye critical 'pool active confidence=2'
	hasnt 'blip'
}

@test "Dust Scales" {
	meets dust-scales fail 'condition juliet knockdown'
	meets dust-scales wound 'token juliet radiation count=1'
	meets dust-scales critical "$SINGLE"
	hasnt 'token juliet'
}

@test "Antennae" {
	meets antennae fail 'queue reprisal who=mothman target=juliet dice=rr$'
	meets antennae wound 'event lure who=juliet .*x=2'
	meets antennae critical "$SINGLE" 'queue follow-up who=juliet'
}

@test "Wing Root" {
	meets wing-root fail 'event knockback who=juliet x=3' 'spacer juliet D1 .*stress=2' 'spacer romeo .*stress=1'
	meets wing-root wound 'pool active expertise=1' 'spacer juliet .*stress=2' 'spacer romeo .*stress=1'
	meets wing-root critical "$SINGLE" 'spacer juliet .*stress=1' 'spacer romeo .*stress=0'
}

@test "Thorax" {
	meets thorax fail 'event displace who=juliet from=D4' 'condition juliet knockdown' 'queue reprisal who=mothman target=juliet$'
	meets thorax wound 'event pushback who=juliet .*x=4' 'spacer juliet D1' 'queue reprisal who=mothman target=juliet$'
	WISH=--choose=juliet.free-move=A4 meets thorax critical "$SINGLE" 'spacer juliet A4 '
	hasnt 'queue reprisal'
}

@test "Red Heart" {
	meets red-heart fail 'queue reprisal who=mothman target=juliet dice=rrb$' 'blip blip-1'
	meets red-heart wound 'event knockback who=juliet x=2 .*kind="Unavoidable Knockback"' 'spacer juliet D2' 'blip blip-1'
	meets red-heart critical 'deck bp mothman wounds=single-wound,single-wound,red-heart '
	hasnt 'blip'
}

@test "Cold Core" {
	meets cold-core fail 'event lure who=juliet .*x=3' 'token juliet radiation count=1'
	meets cold-core wound 'token juliet radiation count=1' 'queue reprisal who=mothman target=juliet dice=rr$'
	meets cold-core critical "$SINGLE" 'queue follow-up who=juliet'
}

@test "Lamp Eyes" {
	meets lamp-eyes fail 'spacer juliet .*stress=3' 'event escalation who=mothman' 'spacer romeo .*stress=1'
	meets lamp-eyes wound 'condition juliet dazed' 'spacer romeo .*stress=1'
	meets lamp-eyes critical 'pool active discipline=2' 'spacer romeo .*stress=0'
}

# ---- the Grin ----

@test "the Grin's protocols: Black Snap, Scuttling Bite, Slitherrun, and The Gift from 6 damage on" {
	on 'spacer juliet D4' 'intruder grin-1 D5'
	try enorm-ai grin-1 --rolled r:PP,r:PP,w:PP -f a.board
	in_order 'protocol .*title="Black Snap"' 'damage who=juliet n=6' 'after ' 'condition who=juliet condition="The Gift"'
	try enorm-ai grin-1 --rolled r:PP,r:PP,w:P -f a.board
	has 'event damage who=juliet n=5'
	hasnt 'condition'
	on 'spacer juliet D4' 'intruder grin-1 D7'
	try enorm-ai grin-1 --rolled r:PPP,r:PPP -f a.board
	in_order 'protocol .*title="Scuttling Bite"' 'path who=grin-1 to=D5' 'damage who=juliet n=6' 'condition .*"The Gift"'
	on 'spacer juliet D1' 'intruder grin-1 D9'
	try enorm-ai grin-1 -f a.board
	has 'event protocol .*title=Slitherrun' 'intruder grin-1 D3'
	assert_equal "$(grep -c '^event path who=grin-1' .out)" 2
}

@test "the Grin's responses: a Blip if it was alone, a Bonus Attack on a critical" {
	local grin=('spacer juliet D4' 'gear juliet osr-3' 'intruder grin-1 D6')
	on "${grin[@]}"
	try enorm-attack juliet grin-1 osr-3 --rolled r:PP,r:P --seed 1 -f a.board
	wants 0 wound
	has 'event response who=grin-1 on=wound' 'blip blip-1 x0y0'
	on "${grin[@]}" 'intruder grin-2 G9' 'blip blip-1 x5y5'
	try enorm-attack juliet grin-1 osr-3 --rolled r:PP,r:P --seed 1 -f a.board
	wants 0 'two others'
	has 'event response who=grin-1 on=wound'
	hasnt 'blip blip-2' 'event spawns'
	on "${grin[@]}" 'intruder grin-2 G4'
	try enorm-attack juliet grin-1 osr-3 --rolled r:PPq,r:Pqq --seed 1 -f a.board
	wants 0 critical
	has 'queue follow-up who=juliet'
	hasnt 'blip'
}

@test "the Grin's Overwhelm: the furthest Blip becomes an Intruder beside the Priority Target, and it attacks" {
	on 'spacer juliet D4 stress=0' 'spacer romeo A1 stress=0' 'intruder grin-1 G9' 'priority romeo' 'blip blip-1 x2y2' 'blip blip-2 x9y7' \
		'queue overwhelm who=juliet amount=1'
	try enorm-noise --queued --type grin --rolled r:P,r:-,w:- -f a.board
	wants 0 overwhelm
	in_order 'removed who=blip-2' 'spawns who=grin-2 at=(A2|B1)' 'ambush who=grin-2' 'intruder-attack who=grin-2 target=romeo .*dice=rrw'
	has 'blip blip-1' 'spacer romeo .*vitals=8'
}
