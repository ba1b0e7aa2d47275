#!/usr/bin/env bats
# Disable tokens on what is on the board and on a Boss's cards, and the verbs disable and enable.
load helper
load round_helper

# noise ARGUMENT...: enorm-noise on a.board; what comes out is in .out.
noise() {
	try enorm-noise -T board --seed 1 --type grin "$@" <a.board
	wants 0 enorm-noise "$@" && text_is err '' enorm-noise "$@"
}

# backward: the records of a.board in the opposite order; the map stays in front.
backward() {
	{ head -n 2 a.board && sed '1,2d;/^done$/d' a.board | tac && echo 'done'; } >.turned && mv .turned a.board
}

# ---- Blips ----

@test "DSB-01 a Blip is disabled and enabled again" {
	on 'map 8x10' 'spacer ann B2' 'blip blip-1 x9y2'
	turn disable blip-1
	has 'blip blip-1 x9y2 facing=s disabled$' 'event disabled what=blip-1 clause=DSB-01'
	grep -v '^event' .out >a.board
	refuses DSB-01 disable blip-1
	turn enable blip-1
	has 'blip blip-1 x9y2 facing=s$' 'event enabled what=blip-1 clause=DSB-01'
}

@test "DSB-02 RT-142 a disabled Blip hears no Noise, patrols not and adds no die" {
	on 'map 8x10' 'spacer ann B2' 'blip blip-1 x9y2 disabled' 'blip blip-2 x7y7' 'queue noise who=ann amount=2'
	noise --queued
	has 'blip blip-1 x9y2 ' 'event assigned n=2 who=blip-2 '
	backward
	noise --queued
	has 'blip blip-1 x9y2 ' 'event assigned n=2 who=blip-2 '
	on 'map 8x10' 'spacer ann H10' 'priority ann' 'blip blip-1 x2y2 facing=e disabled' 'blip blip-2 x2y4 facing=e'
	noise patrol --reading ne=2,se=2,sw=2,nw=2
	has 'blip blip-1 x2y2 ' 'blip blip-2 x4y4 '
	enorm-board mirror <a.board >b.board && mv b.board a.board
	noise patrol --reading ne=2,se=2,sw=2,nw=2
	has 'blip blip-1 x8y2 ' 'blip blip-2 x6y4 '
	on 'map 8x10' 'spacer ann B2' 'blip blip-1 x9y2 disabled' 'blip blip-2 x7y7'
	noise ann intruder
	assert_equal "$(grep -oE 'event roll point=noise dice=[a-z]+' .out | sed 's/.*=//' | tr -d '\n' | wc -c)" 1
}

@test "DSB-02 RT-142 a Blip ends before one that is disabled, which makes no room" {
	on 'map 8x10' 'spacer ann B2' 'blip blip-1 x6y2 disabled' 'blip blip-2 x9y2' 'queue noise who=ann amount=3'
	noise --queued
	has 'blip blip-1 x6y2 ' 'blip blip-2 x7y2 '
	hasnt 'event makes-room'
	# past it, it goes on
	on 'map 8x10' 'spacer ann B2' 'queue noise who=ann amount=4' 'blip blip-2 x9y2' 'blip blip-1 x6y2 disabled'
	noise --queued
	has 'blip blip-1 x6y2 ' 'blip blip-2 x5y2 '
	# at a weld that would hold it, too, and where there is no step to take
	on 'map 8x10' 'spacer ann B2' 'door d-1 B6-B7 welded' 'blip blip-1 x6y2 disabled' 'blip blip-2 x7y2' 'queue noise who=ann amount=3'
	noise --queued
	has 'blip blip-1 x6y2 ' 'blip blip-2 x7y2 '
	hasnt 'event stops'
	# no new one crowds it out
	on 'map 8x10' 'spacer ann B2' 'spawn x6y2' 'spawn x9y8' 'blip blip-1 x6y2 disabled' 'blip blip-2 x9y8'
	noise spawn ann
	has 'blip blip-1 x6y2 ' 'event makes-room who=blip-2 '
	on 'map 8x10' 'spacer ann B2' 'spawn x6y2' 'blip blip-1 x6y2 disabled'
	noise spawn ann
	has 'event note text="no Blip appears: no spawn point is free" '
}

@test "DSB-02 a disabled Blip is not scouted" {
	on 'map 5x7' 'spacer ann B2 suit=standard-eva' 'blip blip-1 x3y2 disabled'
	try enorm-noise -T board scout ann blip-1 <a.board
	wants 1 scout
	has 'refused enorm-noise clause=DSB-02 '
}

# ---- Intruders and their parts ----

@test "DSB-02 RT-141 a disabled Intruder is neither pushed nor displaced nor given tokens" {
	on 'spacer ann B2' 'intruder grin-1 B3 disabled'
	local how
	for how in '2 --from ann' '2 --as lure --from ann' '--as displace' '2 --as pushback --from ann'; do
		# shellcheck disable=SC2086 # words
		try enorm-knockback -T board grin-1 $how <a.board
		wants 1 enorm-knockback "$how"
		has 'refused enorm-knockback clause=DSB-02 '
	done
}

@test "DSB-02 RT-143 a part of a Boss that is disabled is not drawn, and comes back when it is enabled" {
	on 'spacer ann B2' 'gear ann osr-3' 'intruder mothman B4' 'deck bp mothman cards=antennae,glass-eye ordered'
	turn disable mothman antennae
	has 'deck bp mothman cards=antennae,glass-eye disabled=antennae ordered$' 'event disabled what="antennae of mothman" clause=DSB-01'
	grep -v '^event' .out >a.board
	refuses DSB-01 disable mothman antennae
	cp a.board b.board
	try enorm-attack -T board ann mothman osr-3 --seed 1 <a.board
	wants 0 attack
	has 'event bp-card who=mothman card=glass-eye '
	hasnt 'event bp-card who=mothman card=antennae '
	cp b.board a.board
	turn enable mothman antennae
	has 'deck bp mothman cards=antennae,glass-eye ordered$'
	# an AI card is one of its cards too
	on 'spacer ann B2' 'intruder mothman B4' 'deck ai mothman cards=ignite,wingbeat ordered'
	turn disable mothman ignite
	grep -v '^event' .out >b.board
	try enorm-ai -T board mothman --seed 1 <b.board
	has 'event ai-card who=mothman card=Wingbeat '
	# what it does not have is an error
	complains 65 "enorm-turn: a.board: mothman has no card 'anternae' in its decks; 'enorm-board data bp-cards' and 'ai-cards' list them" \
		enorm-turn disable mothman anternae -f a.board
}

# ---- the verbs ----

# tile TEXT: a tile called trap that does it to who enters.
tile() {
	mkdir -p mine
	printf '%s\n' 'name,title,keywords,effect,source' "trap,Trap,,$1,owner" >mine/terrain.csv
	export ENORM_DATA=$PWD/mine
}

# enters LINE...: ann goes from A1 onto the trap on A2.
enters() {
	on 'map 2x4' 'spacer ann A1' 'terrain trap-1 A2' "$@"
	try enorm-move -T board ann A2 --seed 1 <a.board
	wants 0 enorm-move
}

@test "DSB-01 the verb disable takes a weapon, gear, or what has that name" {
	tile 'disable weapon'
	enters 'gear ann osr-3'
	has 'gear ann osr-3 .*disabled$' 'event disabled what="osr-3 of ann" clause=DSB-01'
	enters 'gear ann osr-3 disabled'
	has 'event no-effect who=ann what="disable weapon" '
	tile 'disable gear'
	enters 'gear ann rudimentary-scanner' 'gear ann osr-3'
	has 'gear ann rudimentary-scanner .*disabled$'
	hasnt 'gear ann osr-3 .*disabled'
	tile 'disable d-1'
	enters 'door d-1 A3-A4 open'
	has 'door d-1 A3-A4 open disabled$'
	enters
	has 'event no-effect who=ann what="disable d-1" why="nothing of that name is there" '
	tile 'disable steady-walk'
	enters
	has 'card ann steady-walk.* disabled$'
}

@test "RT-144 of several weapons the player picks the one that is disabled" {
	tile 'disable weapon'
	on 'map 2x4' 'spacer ann A1' 'terrain trap-1 A2' 'gear ann osr-3' 'gear ann multitool'
	try enorm-move -T board ann A2 --seed 1 --choose ann.disable=osr-3 <a.board
	has 'gear ann osr-3 .*disabled$'
	backward
	try enorm-move -T board ann A2 --seed 1 --choose ann.disable=multitool <a.board
	has 'gear ann multitool .*disabled$'
	hasnt 'gear ann osr-3 .*disabled'
}

@test "DSB-01 the verb enable takes the token off" {
	tile 'enable weapon'
	enters 'gear ann osr-3 disabled'
	has 'event enabled what="osr-3 of ann" clause=DSB-01'
	hasnt 'gear .*disabled'
	tile 'enable crate-1'
	enters 'terrain crate-1 B4 disabled'
	hasnt 'terrain .*disabled'
	tile 'enable weapon'
	enters 'gear ann osr-3'
	has 'event no-effect who=ann what="enable weapon" '
}

@test "a disable without a name says what it takes" {
	tile 'disable'
	on 'map 2x4' 'spacer ann A1'
	try enorm-move ann A2 <a.board
	wants 65 enorm-move
	grep -q "effect 'disable': .*where weapon, gear or a name is wanted" .err
}

# ---- gear ----

# shot KEYWORD...: ann attacks grin-1 with a scope of that state, which works whenever she attacks.
shot() {
	printf '%s\n' name,title,slot,light,keywords,effect,source \
		'scope,Scope,support,b,confidence 2,on attack: adrenaline 2 self,owner' >gear.csv
	on 'map 1x6' 'spacer ann A1' 'gear ann osr-3 ammo=4' "gear ann scope $*" 'intruder grin-1 A3'
	try enorm-attack -T board --data . ann grin-1 --rolled attack=r:P,r:P <a.board
	wants 0 enorm-attack
}

@test "DSB-02 RT-124 gear that is disabled runs no effect, leaves no tokens and gives no Light" {
	shot
	has 'event adrenaline who=ann n=2 ' 'event .*from=scope'
	try enorm-roll -T board --data . --for ann --as scout --rolled b:PP <a.board
	wants 0 enorm-roll
	shot disabled
	hasnt 'event adrenaline who=ann n=2 '
	hasnt 'event .*from=scope'
	try enorm-roll -T board --data . --for ann --as scout --rolled b:PP <a.board
	wants 64 enorm-roll
}

@test "DSB-02 a weapon that is disabled makes no ranged Attack that Cover is asked about" {
	on 'map 1x6' 'spacer ann A1' 'gear ann osr-3 ammo=4' 'terrain crate-1 A3' 'intruder grin-1 A4'
	try enorm-cover ann grin-1 <a.board
	wants 0 enorm-cover
	enorm-board set osr-3 disabled <a.board >b.board
	try enorm-cover ann grin-1 <b.board
	wants 1 enorm-cover
}

# ---- to be seen ----

@test "enorm-show tells of every disable token" {
	on 'map 1x5' 'spacer ann A1' 'terrain crate-1 A4 disabled' 'blip blip-1 x3y0 disabled' 'intruder grin-1 A3 disabled' \
		'stratagem tactical-redeployment disabled' 'deck bp mothman cards=antennae disabled=antennae'
	try enorm-show <a.board
	wants 0 enorm-show
	grep -qE '^  1 grin-1 .* disabled$' .out
	grep -qE '^  @ blip-1 .* disabled$' .out
	grep -qE '^  c crate-1 .* disabled$' .out
	grep -qE '^  Stratagem .* disabled$' .out
	grep -qE '^  Deck mothman-bp  1 card, 1 disabled$' .out
	try enorm-show --plain <a.board
	grep -qE '^[Bb]lip-1, a Blip, .* It is disabled\.$' .out
	grep -qE '^[Cc]rate-1, a tile .* It is disabled\.$' .out
}
