#!/usr/bin/env bats
# May this Spacer act at all, and now? Every deed of enorm-turn, and scouting. enorm-turn(1).
load helper
load round_helper

# ann LINE...: ann beside everything there is to do, in the order given or turned round.
ann() {
	on 'spacer ann B3 vitals=9 stress=1 adrenaline=0 suit=standard-eva' 'gear ann osr-3 ammo=0' \
		'gear ann xenoarcheologist-datapad' 'door d-1 B3-B4 open' 'door d-2 B2-B3 closed' 'mark B3 console name=d-2' \
		'intruder grin-1 D3 type=grin' 'mark D3 dangerous' 'location solar-ring' 'blip blip-1 x4y3 holds=grin' \
		'pool active discipline=3 expertise=3' 'stratagem tactical-redeployment unlocked charges=1' "$@"
}

# turned: a.board with its records in the opposite order.
turned() {
	{ head -n 2 a.board && sed '1,2d;/^done$/d' a.board | tac && echo done; } >.turned && mv .turned a.board
}

@test "KD-03 KD-05 SEC-10 LOC-12 STG-20 falling down forbids every action and ability" {
	local order
	for order in true turned; do
		ann 'turn ann active' 'condition ann knockdown falling'
		$order
		refuses KD-03 scavenge ann
		refuses KD-03 rationalize ann
		refuses KD-03 reload full ann osr-3
		refuses KD-03 rearm ann --stow osr-3
		refuses KD-03 open d-2 ann
		refuses KD-03 weld d-1 ann --by effect
		refuses KD-05 decrypt stele ann --quantum xeno
		refuses KD-03 decrypt stele ann --instructed --rule 'Turn the page.'
		refuses KD-05 location use abrams-flare ann
		refuses 'STG-20,KD-05' stratagem use tactical ann
		try enorm-noise -T board scout ann blip-1 <a.board
		wants 1 scout
		has 'refused enorm-noise clause=KD-03 '
	done
}

@test "KD-03 RO-37 on the standing side all of it is open again" {
	ann 'turn ann active' 'condition ann knockdown standing'
	turn scavenge ann
	turn reload full ann osr-3
	turn weld d-1 ann --by effect
	turn decrypt stele ann --quantum xeno
	has 'event decrypts who=ann what=stele how="quantum decryption" clause=SEC-10'
}

@test "TRN-01 what a Spacer does by itself it does in its own turn" {
	local state
	for state in 'turn ann done' 'turn ann waiting' 'round 1 phase=intruder' 'round 1 phase=spacer'; do
		ann "$state"
		refuses TRN-01 scavenge ann
		refuses TRN-01 rationalize ann
		refuses TRN-01 reload full ann osr-3
		refuses TRN-01 rearm ann
		refuses TRN-01 open d-2 ann
		refuses TRN-01 decrypt stele ann --quantum xeno
		refuses LOC-12,LOC-13 location use abrams-flare ann
		# an effect has its own time, and so has a Bonus Action
		turn weld d-1 ann --by effect
		turn bonus-action ann stressful-brainstorm rationalize
	done
}

@test "SBD-06 RT-121 Amnesia bars Location abilities and ends with the turn in which it came" {
	ann 'turn ann active' 'condition ann amnesia' 'spacer bob A1'
	refuses SBD-06 location use abrams-flare ann
	refuses SBD-06 decrypt stele ann --quantum xeno
	turn rationalize ann
	turn end ann
	has 'condition ann amnesia over$' 'event wears-off who=ann what=Amnesia clause=SBD-06 ruling=RT-121'
	# in a window after her turn she may react again
	grep -v '^event' .out >a.board
	put_expertise
	turn ability ann reflex B2 --window
}

# put_expertise: the milling took it.
put_expertise() {
	enorm-board put 'pool active expertise=2' 'door d-2 B2-B3 open' <a.board >.new && mv .new a.board
}

@test "SBD-06 RT-121 Amnesia that comes outside the own turn bars until the card turns over" {
	ann 'turn ann done' 'condition ann amnesia'
	refuses SBD-06 ability ann reflex B2 --window
	ann 'condition ann amnesia' 'turn ann waiting'
	turn start ann
	has 'condition ann snap-out$'
	hasnt 'wears-off'
}

# ---- dying in one's own turn ----

@test "RO-114 POL-14 a Spacer who dies in the own turn ends it, and the Pool is milled" {
	on 'spacer bob A1' 'round 1' 'turn ann active plays=1' 'spacer ann B2' 'pool incoming discipline=2' 'pool active expertise=3'
	try enorm-harm -T board ann --kill <a.board
	has 'turn ann done plays=1$' 'pool active discipline=2$' 'event turn who=ann what=ends clause=POL-14 ruling=RO-114'
	grep -v '^event' .out >a.board
	turn start bob
	# not the turn of another: nothing is milled
	on 'spacer bob A1' 'turn bob active' 'spacer ann B2' 'pool active expertise=3' 'pool incoming discipline=2'
	try enorm-harm -T board ann --kill <a.board
	has 'turn bob active$' 'pool active expertise=3$' 'pool incoming discipline=2$'
}

@test "DIE-22 DIE-23 a Dead Spacer token marks the place of death, as long as the box has one" {
	on 'spacer ann B2' 'spacer bob C3'
	try enorm-harm -T board ann --kill <a.board
	has 'mark B2 dead-spacer name=ann$' 'spacer ann - .*dead$'
	on 'spacer bob C3' 'mark E1 dead-spacer' 'mark E2 dead-spacer' 'mark E3 dead-spacer' 'mark E4 dead-spacer' 'mark E5 dead-spacer'
	try enorm-harm -T board bob --kill <a.board
	has 'spacer bob - .*dead$'
	hasnt 'mark C3'
}

# ---- disable tokens ----

@test "DSB-01 DSB-02 gear, cards, Stratagems and Intruders are disabled and enabled again" {
	ann 'turn ann active' 'intruder grin-2 B2 type=grin'
	turn disable ann osr-3
	has 'gear ann osr-3 ammo=0 disabled$' 'event disabled what="osr-3 of ann" clause=DSB-01'
	then_turn disable ann steady-walk
	then_turn disable tactical
	then_turn disable grin-2
	grep -v '^event' .out >a.board
	refuses DSB-02 reload full ann osr-3
	refuses DSB-02 rearm ann --stow osr-3
	refuses DSB-02 exhaust ann osr-3
	refuses DSB-02 play ann steady-walk move B2
	refuses DSB-02 stratagem use tactical ann
	refuses DSB-01 disable ann osr-3
	try enorm-attack -T board ann grin-2 multitool <a.board
	has 'refused enorm-attack clause=DSB-02 '
	try enorm-ai -T board grin-2 <a.board
	hasnt 'spacer ann B3 .*vitals=[0-8] '
	turn enable ann osr-3
	then_turn enable ann steady-walk
	then_turn enable tactical
	then_turn enable grin-2
	hasnt 'disabled' 'card ann'
	grep -v '^event' .out >a.board
	refuses DSB-01 enable grin-2
	turn reload full ann osr-3
}

@test "DSB-02 DSB-04 RT-124 a disabled tile gives no Cover and is not destroyed" {
	on 'map 1x6' 'spacer ann A1 vitals=9' 'gear ann osr-3' 'intruder grin-1 A5' 'terrain crate-1 A4 type=crate'
	turn disable crate-1
	has 'terrain crate-1 A4 type=crate disabled$'
	grep -v '^event' .out >a.board
	try enorm-cover ann grin-1 -q <a.board
	wants 1 cover
	try enorm-terrain -T board destroy crate-1 <a.board
	hasnt 'event destroyed'
	turn enable crate-1
	hasnt 'disabled$'
	cp .out b.board
	try enorm-cover ann grin-1 -q <b.board
	wants 0 cover
}

# ---- where two or three rules meet ----

@test "TRN-27 DIE-07 DIE-23 the third Exert kills where its action led, and the turn is over" {
	on 'spacer ann A1 stress=2' 'round 1' 'turn ann active plays=1' 'card ann steady-walk front played' 'card ann exert' 'card ann exert.2'
	turn exert ann cautious-sneaking move A2
	has 'mark A2 dead-spacer name=ann$' 'turn ann done plays=1 exerted$'
	hasnt 'card ann'
}

@test "TRN-20 SBD-06 TRN-03 Exerting into Amnesia bars abilities, not the next card" {
	on 'spacer ann A1 stress=4 vitals=6 character=juliet-abel' 'round 1' 'turn ann active plays=1' 'card ann steady-walk front played'
	turn exert ann cautious-sneaking move A2 --rolled breakdown=amnesia
	grep -v '^event' .out >a.board
	refuses SBD-06 ability ann strategic-analysis
	turn play ann stressful-brainstorm rationalize
	has 'spacer ann A2 facing=e vitals=6 stress=4 .*broken$' 'condition ann amnesia$'
}

@test "AWK-16 KD-03 TRN-03 an awakened Spacer stands up for a token and plays on" {
	on 'spacer ann A1 awakened' 'round 1' 'turn ann active' 'condition ann knockdown falling fresh' 'token ann antinomy'
	refuses KD-13 play ann steady-walk move A2
	turn stand ann
	then_turn play ann steady-walk move A2 --type grin
	has 'spacer ann A2 '
	hasnt 'condition' 'token ann'
}

@test "STG-10 KD-05 whoever is down may feed a Stratagem, and not use it" {
	on 'spacer ann A1' 'round 1' 'turn ann active' 'condition ann knockdown falling' 'pool active expertise=2' 'stratagem covering-fire expertise=4'
	turn stratagem feed covering-fire ann 2
	has 'stratagem covering-fire expertise=0 charges=1 unlocked$'
	grep -v '^event' .out >a.board
	refuses STG-20,KD-05 stratagem use covering-fire ann
}
