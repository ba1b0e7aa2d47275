#!/usr/bin/env bats
# enorm-attack: a Spacer's Attack against one Intruder. enorm-attack(1). Bursts are in burst.bats.
load helper
load attack_helper

# The tables of these tests: weapons, gear and Intruders that show one rule each. AT is 2 but where
# it matters; a weapon is Noiseless but where Noise is what it is about.
setup_file() {
	cd "$BATS_FILE_TMPDIR" || return
	cat >weapons.csv <<-'END'
		name,title,hands,dice,surge_at,surge,confidence,discipline,range,suppress,quadrants,ammo,charge,noise,noise_per_shot,keywords,source
		knife,Knife,1,r,0,,0,0,0,0,0,0,0,,0,noiseless,owner
		pea,Pea,1,w,0,,0,0,4,0,0,0,0,,0,noiseless,owner
		dart,Dart,1,r,0,,0,0,4,0,0,0,0,,0,noiseless,owner
		pistol,Pistol,1,rr,0,,0,0,4,2,0,3,0,,0,noiseless,owner
		trident,Trident,2,rrr,0,,0,0,4,0,0,0,0,,0,noiseless,owner
		cannon,Cannon,2,r,0,,0,0,12,3,0,0,0,,0,noiseless,owner
		laser,Laser,1,rr,0,,0,0,4,1,0,0,2,,0,noiseless,owner
		zapper,Zapper,1,r,0,,0,0,4,1,0,0,0,,0,"discharge, noiseless",owner
		revolver,Revolver,1,rr,0,,0,0,4,1,0,3,0,,0,"empty-clip, noiseless",owner
		surger,Surger,1,r,3,b,0,0,4,0,0,0,0,,0,noiseless,owner
		scoped,Scoped,1,rr,0,,1,1,4,1,0,0,0,,0,noiseless,owner
		quarter,Quarter,1,r,0,,0,0,4,0,1,0,0,,0,noiseless,owner
		lance,Lance,1,r,0,,0,0,4,0,4,0,0,,0,noiseless,owner
		ruler,Ruler,1,r,0,,0,0,4,0,0,0,0,,0,"linear, noiseless",owner
		crusher,Crusher,1,r,0,,0,0,4,0,0,0,0,,0,"devastating, noiseless",owner
		banner,Banner,1,r,0,,0,0,4,1,0,0,0,,0,"discipline 1, confidence 2, expertise 1, noiseless",owner
		lunge,Lunge,1,r,0,,0,0,0,1,0,3,0,,0,"advance 2, noiseless",owner
		kite,Kite,1,r,0,,0,0,4,2,0,0,0,,0,"fallback 2, discipline 1, noiseless",owner
		glow,Glow,1,r,0,,0,0,4,1,0,0,0,,0,"radiate 2, noiseless",owner
		bang,Bang,1,r,0,,0,0,4,1,0,3,0,w,0,confidence 1,owner
		twin,Twin,1,r,0,,0,0,4,0,0,0,0,ww,0,,owner
		chatter,Chatter,1,r,0,,0,0,4,0,0,3,0,w,1,empty-clip,owner
		siren,Siren,1,r,0,,0,0,4,0,0,0,0,intruder,0,,owner
		klaxon,Klaxon,1,r,0,,0,0,4,0,0,3,0,intruder,1,,owner
	END
	cat >gear.csv <<-'END'
		name,title,slot,dice,keywords,source
		scope,Scope,support,,discipline 1,owner
		badge,Badge,support,,"confidence 1, expertise 1",owner
		booster,Booster,support,w,,owner
	END
	cat >intruders.csv <<-'END'
		name,title,kind,level,speed,at,noise,range,wounds,overwhelm,source
		dummy,Dummy,baseline,1,3,2,white/red/black,0,0,,owner
		stage,Stage,baseline,1,3,2/3/4,white,0,0,,owner
		bulwark,Bulwark,baseline,1,3,4,white,0,0,,owner
		feeble,Feeble,baseline,1,3,1,white,0,0,,owner
		tough,Tough,baseline,1,3,2,white,0,2,,owner
		quad,Quad,baseline,1,3,2,white,0,2,,owner
		frail,Frail,baseline,1,3,2,white,0,0,,owner
		kicker,Kicker,baseline,1,3,2,white,0,2,,owner
		pusher,Pusher,baseline,1,3,2,white,0,2,,owner
		lurer,Lurer,baseline,1,3,2,white,0,2,,owner
		tripper,Tripper,baseline,1,3,2,white,0,2,,owner
		puncher,Puncher,baseline,1,3,2,white,0,2,,owner
		avenger,Avenger,baseline,1,3,2,white,0,0,,owner
		opener,Opener,baseline,1,3,2,white,0,2,,owner
		tempter,Tempter,baseline,1,3,2,white,0,2,,owner
		orderly,Orderly,baseline,1,3,2,white,0,2,,owner
		many,Many,baseline,1,3,2,white,0,2,,owner
		titan,Titan,boss,1,unlimited,0,white,unlimited,5,,owner
	END
	cat >responses.csv <<-'END'
		intruder,on,effect,source
		quad,wound,place discipline 1,owner
		quad,fail,place confidence 1,owner
		quad,instinct,place expertise 1,owner
		quad,critical,stress 1,owner
		frail,wound,stress 1,owner
		kicker,wound,knockback 2,owner
		kicker,fail,knockback 2,owner
		pusher,fail,pushback 2,owner
		lurer,fail,lure 1,owner
		tripper,fail,knockdown,owner
		avenger,wound,reprisal rr,owner
		avenger,fail,reprisal rr; stress 1,owner
		opener,wound,follow-up,owner
		opener,fail,follow-up; reprisal rr,owner
		tempter,wound,may place expertise 1,owner
		orderly,fail,place confidence 1,owner
		orderly,instinct,clear-pools,owner
		many,wound,place expertise 1; stress 1,owner
		many,fail,place confidence 1; stress 1,owner
	END
	cat >protocols.csv <<-'END'
		intruder,order,title,effect,after,source
		dummy,1,Nag,stress 1,,owner
		tripper,1,Trip,knockdown,,owner
		puncher,1,Punch,attack r,,owner
		avenger,1,Slay,kill,,owner
	END
	cat >bp-cards.csv <<-'END'
		name,title,intruder,level,at,wound,fail,instinct,critical,source
		shin,Shin,titan,1,3,place expertise 1,place confidence 1,stress 1,place discipline 1,owner
		knee,Knee,titan,1,2,place discipline 1,place confidence 1,,,owner
		skull,Skull,titan,2,5,,,,,owner
	END
	cat >ai-cards.csv <<-'END'
		name,title,intruder,level,type,target,effect,source
		stomp,Stomp,titan,1,melee,target closest,attack rr,owner
		stamp,Stamp,titan,2,melee,target closest,attack rr,owner
	END
}

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	export ENORM_DATA=$BATS_FILE_TMPDIR
}

# on LINE...: a.board with these records, on an open map 5x7 if none is among them.
on() {
	typed "$@" >a.board
	grep -q '^map' a.board || sed -i '1a map 5x7' a.board
}

# duel WEAPON INTRUDER [LINE...]: ann on A1 with that weapon, the Intruder two spaces off on A3.
duel() {
	on 'spacer ann A1 vitals=9 stress=0 adrenaline=0' "gear ann $1" "intruder $2-1 A3" "${@:3}"
}

# again ARGUMENT...: the same on what came out last.
again() {
	grep -v '^event' .out >a.board
	hit "$@"
}

# is_at WHO SPACE
is_at() {
	has "(spacer|intruder) $1 $2 "
}

# incoming DISCIPLINE CONFIDENCE EXPERTISE: what is in the Incoming Pool.
incoming() {
	pool_holds incoming "$@"
}

pool_holds() {
	local line key got=
	line=$(grep "^pool $1" .out || true)
	for key in discipline confidence expertise; do
		got+=" $(grep -oE "$key=[0-9]+" <<<"$line" | cut -d= -f2 | grep . || echo 0)"
	done
	assert_equal "$1$got" "$*"
}

# result WORD: what the first Attack Roll came to.
result() {
	assert_equal "$(sed -nE 's/^event result what="?([a-z]+).*/\1/p' .out | head -n 1)" "$1"
}

# dice POINT LETTERS: what was thrown there, letters in any order.
dice() {
	assert_equal "$1: $(sed -nE "s/^event roll point=$1 dice=([a-z]+).*/\1/p" .out | grep -o . | sort | tr -d '\n')" \
		"$1: $(grep -o . <<<"$2" | sort | tr -d '\n')"
}

# queued: the queue, a line a record.
queued() {
	sed -n 's/^queue //p' .out
}

# boss [LINE...]: ann on A1 with a dart, titan-1 on A3, its cards shin, knee and skull in that order.
boss() {
	duel dart titan 'deck bp titan-1 cards=shin,knee escalation=skull ordered' \
		'deck ai titan-1 cards=stomp escalation=stamp ordered' "$@"
}

# ---- ATK: the sequence ----

@test "KD-13 whoever is falling down may not attack; standing up again, or beside one who fell, may" {
	duel dart dummy 'condition ann knockdown falling'
	refuses KD-13 dummy-1
	has 'refused enorm-attack clause=KD-13 reason="the attacker is knocked down"'
	duel dart dummy 'condition ann knockdown standing'
	hit dummy-1 --rolled r:PP
	has 'event killed who=dummy-1'
	duel dart dummy 'spacer bob A5' 'condition bob knockdown falling'
	hit dummy-1 --rolled r:PP
	has 'event killed who=dummy-1'
}

@test "ATK-01 Attack is an Adrenaline action" {
	duel dart dummy
	hit dummy-1 --rolled r:PP
	now 'spacer ann' adrenaline 1
}

@test "ATK-02 only an Intruder can be attacked: no Blip, door, tile or Spacer" {
	duel dart dummy 'spacer bob A2' 'blip blip-1 x1y2' 'door d-1 A1-A2 open' 'terrain crate-1 B2'
	local target
	for target in blip-1 bob d-1 crate-1; do
		wont "$target" --rolled r:PP
	done
	boss
	hit titan-1 --rolled r:-
}

@test "ATK-03 the six steps follow each other: cost, roll, response, tokens, Suppression, Noise" {
	duel bang many 'blip blip-1 x7y5'
	hit many-1 --rolled r:P --rolled noise=w:o
	in_order 'adrenaline who=ann' 'roll point=attack' 'result what=fail' 'stress who=ann' \
		'leaves n=1 what=confidence' 'suppressed who=many-1' 'roll point=noise'
	in_order 'depletes .*what=Ammo' 'roll point=attack'
}

@test "ATK-04 an Attack takes no hit points off: it is a wound, a critical wound or a fail" {
	local case
	for case in r:P=fail r:PPPPPP=wound r:PPqqqq=critical; do
		duel dart tough
		hit tough-1 --rolled "${case%=*}"
		result "${case#*=}"
		if [[ ${case#*=} == fail ]]; then now 'intruder tough-1' wounds 0; else now 'intruder tough-1' wounds 1; fi
	done
}

@test "ATK-05 in step 3 the throw comes first, then re-rolls, conversion, and the comparison last" {
	duel pistol dummy 'pool active confidence=1 discipline=1'
	hit dummy-1 --rolled r:-,r:o --confidence '#1=r:P' --discipline '#2'
	in_order 'roll point=attack' 'reroll' 'convert' 'result what=wound'
	now 'event result' power 2
}

@test "ATK-06 step 5 runs on a kill, a Wound, a critical wound and a fail" {
	local case
	for case in 'dummy r:PP' 'tough r:PP' 'tough r:PPqqqq' 'tough r:-'; do
		duel banner "${case% *}"
		hit "${case% *}-1" --rolled "${case#* }"
		incoming 1 2 1
	done
}

@test "ATK-07 step 6 runs on a kill, a Wound, a critical wound and a fail" {
	local case
	for case in 'dummy r:PP' 'tough r:PP' 'tough r:PPqqqq' 'tough r:-'; do
		duel bang "${case% *}" 'blip blip-1 x7y5'
		hit "${case% *}-1" --rolled "${case#* }" --rolled noise=w:-
		has 'event roll point=noise'
	done
}

# ---- WPN: weapon and target ----

@test "WPN-01 the weapon is fixed before the target: what is wrong with it is named first" {
	duel 'pistol exhausted' dummy
	sed -i 's/ A3/ E7/' a.board
	refuses WPN-07 dummy-1
}

@test "WPN-02 of several weapons and targets the player picks" {
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann dart' 'gear ann laser' 'intruder dummy-1 A3' 'intruder dummy-2 C1'
	local target
	for target in dummy-1 dummy-2; do
		hit "$target" dart --rolled r:-
		dice attack r
		hit "$target" laser --rolled r:-,r:-
		dice attack rr
		now 'gear ann laser' charge 1
		has "token $target suppression"
	done
	fails 64 'which weapon' enorm-attack ann dummy-1 <a.board
}

@test "WPN-06 a weapon that is not equipped cannot be active" {
	duel 'pistol stowed' dummy
	refuses WPN-06 dummy-1
}

@test "WPN-07 an exhausted weapon cannot be active" {
	duel 'pistol exhausted' dummy
	refuses WPN-07 dummy-1
}

@test "WPN-08 a weapon with Ammo and none left cannot be active" {
	duel 'pistol ammo=0' dummy
	refuses WPN-08 dummy-1
	duel 'pistol ammo=1' dummy
	hit dummy-1 --rolled r:P,r:P
}

@test "WPN-09 a weapon with Charge and none left cannot be active" {
	duel 'laser charge=0' dummy
	refuses WPN-09 dummy-1
	duel 'laser charge=1' dummy
	hit dummy-1 --rolled r:P,r:P
}

@test "WPN-10 a weapon with neither Ammo nor Charge needs no token" {
	duel dart dummy
	hit dummy-1 --rolled r:PP
	result wound
}

@test "WPN-11 a weapon with a Discharge token cannot be active" {
	duel 'zapper discharged' dummy
	refuses WPN-11 dummy-1
}

@test "WPN-12 one failed requirement is enough, and all that fail are named" {
	local state
	for state in stowed exhausted discharged ammo=0; do
		duel "pistol $state" dummy
		refuses 'WPN-.*' dummy-1
	done
	duel 'pistol stowed exhausted discharged ammo=0' dummy
	refuses WPN-06 dummy-1
	assert_equal "$(grep '^refused' .out | tr ';' '\n' | wc -l)" 4
}

@test "WPN-13 without a legal weapon there is no Attack" {
	duel 'pistol ammo=0' dummy
	refuses WPN-08 dummy-1
	try enorm-attack ann <a.board
	wants 1 enorm-attack ann
}

@test "WPN-14 without an Intruder in effective range there is no Attack" {
	duel dart dummy
	sed -i 's/ A3/ A6/' a.board
	refuses 'WPN-(03|14)|RNG-01' dummy-1
	sed -i 's/ A6/ A5/' a.board
	hit dummy-1 --rolled r:-
	sed -i 's/ A5/ A6/' a.board
	try enorm-attack ann <a.board
	wants 1 enorm-attack ann
}

@test "WPN-15 without sight of the Intruder there is no Attack" {
	duel cannon dummy 'wall A2-A3' 'wall B2-B3' 'wall C2-C3' 'wall D2-D3'
	refuses 'WPN-(04|15)|LOS-10' dummy-1
	duel cannon dummy
	hit dummy-1 --rolled r:-
}

@test "WPN-16 an Attack that stops in step 1 changes nothing" {
	duel 'bang ammo=0' dummy 'pool active discipline=1 confidence=2' 'pool incoming expertise=1' \
		'blip blip-1 x7y5' 'token dummy-1 suppression count=1'
	refuses WPN-08 dummy-1
	hasnt 'queue' 'priority' 'rng'
}

@test "WPN-17 an Attack that stops in step 1 is no Chain Break" {
	duel 'pistol ammo=0' dummy
	refuses WPN-08 dummy-1
	hasnt 'event chain-break'
	duel lunge dummy
	sed -i 's/ A3/ A6/' a.board
	hit dummy-1 --advance A3
	hasnt 'event chain-break' 'event roll'
}

@test "LOS-10 a Spacer needs line of sight to the Intruder" {
	duel dart dummy 'terrain fog-1 A2'
	refuses 'LOS-10|WPN-(04|15)' dummy-1
	sed -i 's/ A2/ B2/' a.board
	hit dummy-1 --rolled r:-
}

# ---- ADR: Adrenaline and depletion ----

@test "ADR-01 Adrenaline goes up by exactly 1" {
	duel dart dummy
	sed -i 's/adrenaline=0/adrenaline=3/' a.board
	hit dummy-1 --rolled r:PP
	now 'spacer ann' adrenaline 4
	hit dummy-1 --rolled r:-
	now 'spacer ann' adrenaline 4
}

@test "ADR-02 a weapon with Ammo loses 1" {
	duel pistol dummy
	hit dummy-1 --rolled r:-,r:-
	now 'gear ann pistol' ammo 2
}

@test "ADR-03 a weapon with Charge loses 1" {
	duel laser dummy
	hit dummy-1 --rolled r:-,r:-
	now 'gear ann laser' charge 1
}

@test "ADR-04 a weapon with neither loses nothing" {
	duel dart dummy 'gear ann pistol' 'gear ann laser'
	hit dummy-1 dart --rolled r:-
	has 'gear ann dart$' 'gear ann pistol ammo=3' 'gear ann laser charge=2'
	hasnt 'event depletes'
}

@test "ADR-05 a keyword that demands more sets how much goes" {
	duel revolver dummy
	hit dummy-1 --rolled r:-,r:-
	now 'gear ann revolver' ammo 0
}

@test "ADR-06 a Discharge weapon gets its token in step 2" {
	duel zapper dummy
	hit dummy-1 --rolled r:-
	has 'gear ann zapper discharged'
	duel dart dummy
	hit dummy-1 --rolled r:-
	has 'gear ann dart$'
}

@test "ADR-07 Adrenaline and tokens are paid before the roll and not given back on a fail" {
	duel pistol dummy
	hit dummy-1 --rolled r:-,r:-
	result fail
	now 'spacer ann' adrenaline 1
	now 'gear ann pistol' ammo 2
	in_order 'adrenaline' 'depletes .*what=Ammo' 'roll point=attack'
}

# ---- PWR: the Power Pool ----

@test "PWR-01 the pool is whole before any die is rolled" {
	duel pistol dummy 'gear ann booster'
	try enorm-attack -T board --table ann dummy-1 pistol <a.board
	wants 2 enorm-attack --table
	grep -qE 'attack' .err
	hit dummy-1 pistol --rolled r:-,r:-,w:-
	dice attack rrw
	assert_equal "$(grep -c '^event roll point=attack' .out)" 1
}

@test "PWR-02 a pool holds dice and raw Power" {
	duel revolver dummy
	hit dummy-1 --rolled r:P,r:-
	dice attack rr
	now 'event result' power 2
}

@test "PWR-04 the active weapon's dice are in the pool" {
	duel pistol dummy
	hit dummy-1 --rolled r:-,r:-
	dice attack rr
	wont dummy-1 --rolled r:-
	wont dummy-1 --rolled r:-,r:-,r:-
	wont dummy-1 --rolled r:-,w:-
}

@test "PWR-05 the Rubicon's Power bonus is in the pool: dice from a place of the Adrenaline track on" {
	duel surger dummy
	sed -i 's/adrenaline=0/adrenaline=1/' a.board
	hit dummy-1 --rolled r:-
	dice attack r
	sed -i 's/adrenaline=1/adrenaline=2/' a.board
	hit dummy-1 --rolled r:-,b:-
	dice attack rb
}

@test "PWR-06 dice of equipped gear are in the pool, of stowed gear not" {
	duel dart dummy 'gear ann booster'
	hit dummy-1 dart --rolled r:P,w:P
	dice attack rw
	result wound
	duel dart dummy 'gear ann booster stowed'
	hit dummy-1 dart --rolled r:P
	dice attack r
}

@test "PWR-04 PWR-06 the pool has the dice of weapon and gear of every colour" {
	printf '%s\n' name,title,hands,dice,range,keywords,source 'rainbow,Rainbow,1,wrbgo,4,noiseless,owner' >weapons.csv
	printf '%s\n' name,title,slot,dice,source 'prism,Prism,support,wgo,owner' >gear.csv
	export ENORM_DATA=$BATS_FILE_TMPDIR:.
	duel rainbow dummy 'gear ann prism'
	hit dummy-1 rainbow --rolled w:-,w:-,r:-,b:-,g:-,g:-,o:-,o:-
	dice attack brwwggoo
}

@test "PWR-07 Power from another effect is in the pool" {
	duel revolver dummy
	hit dummy-1 --rolled r:P,r:-
	result wound
}

@test "PWR-08 a second weapon adds nothing to the pool" {
	duel dart dummy 'gear ann pistol'
	hit dummy-1 dart --rolled r:PP
	dice attack r
}

@test "PWR-16 modification comes after the roll and before the result" {
	duel dart dummy 'pool active confidence=1'
	hit dummy-1 --rolled r:- --confidence '#1=r:PP'
	in_order 'roll point=attack' 'reroll with=Confidence' 'result what=wound'
}

@test "PWR-17 modifiers come from the Active Pool, the weapon and Stress" {
	duel scoped bulwark 'pool active confidence=1 discipline=1'
	hit bulwark-1 --rolled r:-,r:- --confidence '#1=r:Po,#2=r:-' --stress '#2=r:Po' --discipline '#1,#2'
	result wound
	now 'event result' power 4
	pool_holds active 0 0 0
	now 'spacer ann' stress 1
}

@test "PWR-18 tokens of the Incoming Pool cannot be spent on the roll" {
	duel pistol dummy 'pool incoming discipline=2 confidence=2'
	wont dummy-1 --rolled r:-,r:o --confidence '#1=r:PP'
	wont dummy-1 --rolled r:P,r:o --discipline '#2'
	hit dummy-1 --rolled r:P,r:o
	incoming 2 2 0
}

@test "PWR-19 re-rolling with Confidence is the player's choice" {
	duel dart dummy 'pool active confidence=2'
	hit dummy-1 --rolled r:-
	result fail
	hasnt 'event reroll'
	pool_holds active 0 2 0
	duel scoped dummy
	hit dummy-1 --rolled r:P,r:- --confidence 0
	hasnt 'event reroll' rng
}

@test "PWR-22 a Confidence token that is used leaves the Active Pool" {
	duel pistol dummy 'pool active confidence=3'
	hit dummy-1 --rolled r:-,r:- --confidence '#1=r:P,#2=r:P'
	pool_holds active 0 1 0
}

@test "PWR-23 all dice of Confidence are named before the first is thrown again" {
	duel pistol dummy 'pool active confidence=3'
	hit dummy-1 --rolled r:-,r:- --confidence '#1=r:P,#2=r:P'
	in_order 'spend who=ann n=2 what=Confidence' 'reroll with=Confidence which="#1,#2"'
	wont dummy-1 --rolled r:-,r:- --confidence '#1=r:P' --confidence '#2=r:P'
	wont dummy-1 --rolled r:-,r:- --confidence '#1=r:P,#1=r:P'
}

@test "PWR-25 Stress may stand in for Confidence, whether or not Confidence is left" {
	duel pistol dummy
	hit dummy-1 --rolled r:P,r:- --stress '#2=r:P'
	result wound
	now 'spacer ann' stress 1
	duel pistol dummy 'pool active confidence=1'
	hit dummy-1 --rolled r:P,r:- --stress '#2=r:P'
	result wound
	pool_holds active 0 1 0
}

@test "PWR-27 Stress may re-roll every die there is" {
	duel trident dummy
	hit dummy-1 --rolled r:-,r:-,r:- --stress '#1=r:P,#2=r:P,#3=r:-'
	result wound
	now 'spacer ann' stress 3
}

@test "PWR-28 Stress re-rolls follow all Confidence re-rolls" {
	duel pistol dummy 'pool active confidence=1'
	hit dummy-1 --rolled r:-,r:- --stress '#1=r:P' --confidence '#2=r:P'
	in_order 'reroll with=Confidence which="#2"' 'reroll with=Stress which="#1"'
}

@test "PWR-29 Stress may re-roll a die that Confidence has re-rolled" {
	duel dart dummy 'pool active confidence=1'
	hit dummy-1 --rolled r:- --confidence '#1=r:P' --stress '#1=r:PP'
	result wound
	now 'event result' power 2
	now 'spacer ann' stress 1
}

@test "PWR-30 Stress re-rolls one die at most once" {
	duel dart dummy
	wont dummy-1 --rolled r:- --stress '#1=r:-,#1=r:PP'
	hit dummy-1 --rolled r:- --stress '#1=r:-'
	now 'spacer ann' stress 1
}

@test "PWR-37 a Discipline token that is used leaves the Active Pool" {
	duel pistol dummy 'pool active discipline=3'
	hit dummy-1 --rolled r:o,r:o --discipline '#1,#2'
	result wound
	pool_holds active 1 0 0
}

@test "PWR-39 other effects convert Potentials too: the weapon's own Discipline does" {
	duel scoped dummy
	hit dummy-1 --rolled r:P,r:o --discipline '#2'
	result wound
}

@test "PWR-40 re-rolls come before conversion" {
	duel pistol dummy 'pool active confidence=1 discipline=1'
	hit dummy-1 --rolled r:P,r:- --discipline '#2' --confidence '#2=r:o'
	result wound
	in_order 'reroll' 'convert'
	hit dummy-1 --rolled r:P,r:o --discipline '#2' --confidence '#2=r:-'
	result fail
	now 'pool active' discipline 1
}

@test "PWR-41 Expertise neither re-rolls nor converts" {
	duel pistol dummy 'pool active expertise=3'
	wont dummy-1 --rolled r:P,r:- --confidence '#2=r:P'
	wont dummy-1 --rolled r:P,r:o --discipline '#2'
}

@test "PWR-42 Expertise is left for what it may pay for" {
	duel pistol dummy 'pool active expertise=3 confidence=1'
	hit dummy-1 --rolled r:P,r:- --confidence '#2=r:P'
	pool_holds active 0 0 3
}

@test "PWR-43 spending Discipline is the player's choice" {
	duel pistol dummy 'pool active discipline=2'
	hit dummy-1 --rolled r:P,r:o
	result fail
	pool_holds active 2 0 0
	duel scoped dummy
	hit dummy-1 --rolled r:P,r:o --confidence 0 --discipline 0
	result fail
	hasnt 'event convert'
}

@test "PWR-44 a weapon's modifier takes nothing from the Active Pool" {
	duel scoped dummy 'pool active confidence=1 discipline=1'
	hit dummy-1 --rolled r:-,r:- --confidence '#1=r:Po' --discipline '#1'
	result wound
	pool_holds active 1 1 0
}

# ---- CRT: the critical chance ----

@test "CRT-01 only final faces count for the critical" {
	duel dart tough 'pool active confidence=1'
	hit tough-1 --rolled r:PPqqqq --confidence '#1=r:PP'
	result wound
	hit tough-1 --rolled r:- --confidence '#1=r:PPqqqq'
	result critical
}

@test "CRT-04 four quadrants are a critical chance" {
	duel pistol tough
	hit tough-1 --rolled r:Pqq,r:Pqq
	result critical
	hit tough-1 --rolled r:Pqqq,r:Pqq
	result critical
}

@test "CRT-05 three quadrants are none" {
	duel pistol tough
	hit tough-1 --rolled r:Pqq,r:Pq
	result wound
}

@test "CRT-06 a weapon with four quadrants of its own always has the critical chance" {
	duel lance tough
	hit tough-1 --rolled r:PP
	result critical
}

@test "CRT-07 a critical chance is a critical wound only if the AT is overcome" {
	duel dart tough
	hit tough-1 --rolled r:PPqqqq
	result critical
	now 'intruder tough-1' wounds 1
	hit tough-1 --rolled r:Pqqqq
	result fail
	now 'intruder tough-1' wounds 0
}

@test "CRT-08 a critical chance on a fail gives nothing" {
	duel lance quad
	hit quad-1 --rolled r:P
	result fail
	incoming 0 1 1
	now 'spacer ann' stress 0
}

@test "GEA-06 quadrants printed on the weapon count" {
	duel quarter tough
	hit tough-1 --rolled r:PPqqq
	result critical
	hit tough-1 --rolled r:PPqq
	result wound
}

# ---- WND: the comparison ----

@test "WND-01 Total Power is faces, raw Power, pairs of halves and converted Potentials, summed last" {
	duel revolver bulwark 'pool active discipline=1'
	hit bulwark-1 --rolled r:Ph,r:ho --discipline '#2'
	now 'event result' power 4
	result wound
	hit bulwark-1 --rolled r:Ph,r:o --discipline '#2'
	now 'event result' power 3
	result fail
}

@test "WND-02 Power over the AT wounds" {
	duel dart dummy
	hit dummy-1 --rolled r:PPP
	result wound
}

@test "WND-03 Power equal to the AT wounds" {
	duel dart dummy
	hit dummy-1 --rolled r:PP
	result wound
}

@test "WND-04 Power under the AT fails" {
	duel dart dummy
	hit dummy-1 --rolled r:P
	result fail
	has 'intruder dummy-1 A3'
}

@test "WND-05 a baseline's AT is its sheet's for the Countdown" {
	local case
	for case in '9 2' '7 2' '6 3' '4 3' '3 4' '1 4'; do
		duel dart stage "countdown ${case% *}"
		hit stage-1 --rolled r:-
		now 'event result' at "${case#* }"
	done
}

@test "WND-06 a Boss's AT is its drawn card's" {
	boss
	hit titan-1 --rolled r:PP
	now 'event result' at 3
	result fail
}

@test "WND-07 a wound without the critical chance is a normal Wound" {
	duel dart quad
	hit quad-1 --rolled r:PPqqq
	result wound
	now 'intruder quad-1' wounds 1
	incoming 1 0 1
}

@test "WND-08 with the critical chance it is a critical wound instead, not both" {
	duel dart quad
	hit quad-1 --rolled r:PPqqqq
	result critical
	now 'intruder quad-1' wounds 1
	now 'spacer ann' stress 1
	incoming 0 0 0
}

@test "WND-09 one roll deals one Wound however far the Power goes" {
	duel dart tough
	hit tough-1 --rolled r:PPPPPPPP
	now 'intruder tough-1' wounds 1
}

@test "WND-10 a baseline without a Wound stat dies at its first Wound" {
	duel dart dummy
	hit dummy-1 --rolled r:PP
	hasnt 'intruder dummy-1'
	has 'event killed who=dummy-1'
}

@test "WND-10 WND-12 the first Wound kills whoever has no Wound stat, and nobody before it is reached" {
	duel dart dummy 'intruder tough-1 B1'
	hit dummy-1 --rolled r:PP
	hasnt 'intruder dummy-1' 'event wounded'
	has 'event killed who=dummy-1 clause=WND-10$'
	hit tough-1 --rolled r:PP
	has 'event wounded who=tough-1 now=1 of=2 clause=WND-11$' 'intruder tough-1 .*wounds=1'
	hasnt 'event killed'
	again tough-1 --rolled r:PP
	has 'event killed who=tough-1 clause=WND-12$'
	hasnt 'intruder tough-1' 'event wounded'
}

@test "WND-11 a baseline with a Wound stat gets one Wounded token a Wound" {
	duel dart tough
	hit tough-1 --rolled r:PP
	now 'intruder tough-1' wounds 1
}

@test "WND-12 a baseline dies when its Wounds reach its Wound stat" {
	duel dart tough
	sed -i 's/tough-1 A3/& wounds=1/' a.board
	hit tough-1 --rolled r:PP
	hasnt 'intruder tough-1'
	sed -i 's/wounds=1/wounds=2/' a.board
	hit tough-1 --rolled r:PP
	hasnt 'intruder tough-1'
}

@test "WND-13 a baseline with fewer Wounds than its Wound stat stays" {
	duel dart tough
	hit tough-1 --rolled r:PP
	is_at tough-1 A3
	hasnt 'event (dies|killed)'
}

@test "WND-14 one Wound does not kill a Boss" {
	boss
	hit titan-1 --rolled r:PPP --seed 1
	result wound
	has 'intruder titan-1 A3'
	hasnt 'event (dies|killed)'
}

@test "WND-15 on a Wound every effect of it is resolved" {
	duel dart many
	hit many-1 --rolled r:PP
	incoming 0 0 1
	now 'spacer ann' stress 1
}

@test "WND-16 on a fail every effect of it is resolved" {
	duel dart many
	hit many-1 --rolled r:P
	incoming 0 1 0
	now 'spacer ann' stress 1
}

@test "WND-17 an effect worded as optional is the player's choice" {
	duel dart tempter
	hit tempter-1 --rolled attack=r:PP --all
	assert_equal "$(boards .out)" 2
	assert_equal "$(grep -c '^pool incoming expertise=1' .out)" 1
	duel dart many
	hit many-1 --rolled r:PP --all
	assert_equal "$(boards .out)" 1
}

# ---- RSP: responses ----

@test "RSP-01 a response without an attack is resolved right after the roll" {
	duel banner many
	hit many-1 --rolled r:P
	in_order 'result what=fail' 'stress who=ann' 'leaves .*what=discipline' 'suppressed who=many-1'
}

@test "RSP-02 a Reprisal waits until the Attack is over" {
	duel dart avenger
	hit avenger-1 --rolled r:P
	has 'queue reprisal who=avenger-1 target=ann'
	now 'spacer ann' vitals 9
	hasnt 'event roll point=reprisal' 'event damage'
}

@test "RSP-03 a Follow-up waits until the Attack is over" {
	duel dart opener
	hit opener-1 --rolled r:PP
	has 'queue follow-up who=ann'
	now 'spacer ann' adrenaline 1
	assert_equal "$(grep -c '^event roll' .out)" 1
}

@test "RSP-04 a normal Wound resolves the Wound response" {
	duel dart quad
	hit quad-1 --rolled r:PP
	now 'pool incoming' discipline 1
	now 'pool incoming' confidence 0
	now 'spacer ann' stress 0
}

@test "RSP-05 the Wound response is resolved even when the Wound killed" {
	duel dart frail
	hit frail-1 --rolled r:PP
	now 'spacer ann' stress 1
	hasnt 'intruder frail-1'
}

@test "RSP-06 a critical wound resolves the Critical response" {
	duel dart quad
	hit quad-1 --rolled r:PPqqqq
	now 'spacer ann' stress 1
}

@test "RSP-07 a critical wound skips the Wound response" {
	duel dart quad
	hit quad-1 --rolled r:PPqqqq
	hasnt 'event place .*discipline'
	duel dart frail
	hit frail-1 --rolled r:PPqqqq
	now 'spacer ann' stress 0
}

@test "RSP-08 a critical wound skips an Instinct response" {
	duel dart quad
	hit quad-1 --rolled r:PPqqqq
	hasnt 'event place .*expertise'
}

@test "RSP-09 a fail resolves the Fail response" {
	duel dart quad
	hit quad-1 --rolled r:P
	now 'pool incoming' confidence 1
	now 'pool incoming' discipline 0
}

@test "RSP-10 Instinct resolves on a normal Wound besides the Wound response" {
	duel dart quad
	hit quad-1 --rolled r:PP
	incoming 1 0 1
}

@test "RSP-11 Instinct resolves on a fail besides the Fail response" {
	duel dart quad
	hit quad-1 --rolled r:P
	incoming 0 1 1
}

@test "RSP-12 without a matching response nothing happens" {
	duel dart frail
	hit frail-1 --rolled r:P
	now 'spacer ann' stress 0
	hasnt 'pool' 'queue'
	duel dart grin
	hit grin-1 --rolled r:-
	hasnt 'pool' 'queue'
}

@test "RSP-13 the player sets the order of several responses" {
	duel dart orderly
	hit orderly-1 --rolled attack=r:P --all
	assert_equal "$(boards .out)" 2
	assert_equal "$(grep -c '^pool incoming.* confidence=1' .out)" 1
}

@test "RSP-14 a response does not ask where the Spacer stands" {
	duel dart lurer
	sed -i 's/ A3/ A4/' a.board
	hit lurer-1 --rolled r:P
	is_at ann A2
	duel dart many
	hit many-1 --rolled r:P
	now 'spacer ann' stress 1
}

@test "RSP-15 a Reprisal or Follow-up is noted, then steps 5 and 6 are completed" {
	duel bang avenger 'blip blip-1 x7y5'
	hit avenger-1 --rolled r:P --rolled noise=w:o
	incoming 0 1 0
	now 'token avenger-1 suppression' count 1
	has 'event roll point=noise' 'queue reprisal who=avenger-1 target=ann'
}

@test "RSP-16 the noted attack comes next, after the Noise and before anything else" {
	duel bang opener 'blip blip-1 x7y5'
	hit opener-1 --rolled r:P --rolled noise=w:o
	assert_equal "$(queued | cut -d' ' -f1 | tr '\n' ' ')" 'noise reprisal follow-up '
}

@test "RSP-17 a noted attack is no Chain Break" {
	duel dart opener
	hit opener-1 --rolled r:P
	has 'queue reprisal' 'queue follow-up'
	hasnt 'event chain-break'
}

@test "RSP-18 the Intruder is the source of its response and the attacker is who suffers it" {
	on 'spacer ann A3 vitals=9 stress=0' 'spacer bob B3 vitals=9 stress=0' 'gear ann dart' 'intruder pusher-1 A2'
	hit pusher-1 --rolled r:P
	is_at ann A5
	is_at pusher-1 A4
	is_at bob B3
}

# ---- TOK: Spacer tokens ----

# juliet ADRENALINE: Juliet at that Adrenaline, who has attacked. Her Rubicon: Discipline at 2 and 7,
# Confidence at 5; her suit's: Discipline at 1, Expertise at 3 and 6.
juliet() {
	on "spacer juliet A1 vitals=9 stress=0 adrenaline=$1" 'gear juliet dart' 'intruder dummy-1 A3'
	try enorm-attack -T board juliet dummy-1 --rolled r:- <a.board
	wants 0 enorm-attack juliet dummy-1
}

@test "TOK-01 Spacer tokens come before Suppression" {
	duel banner dummy
	hit dummy-1 --rolled r:P
	in_order 'leaves .*what=expertise' 'suppressed who=dummy-1'
}

@test "TOK-02 Rubicon bonuses below the Adrenaline are left" {
	juliet 3
	incoming 2 0 1
	juliet 8
	incoming 3 1 2
}

@test "TOK-03 Rubicon bonuses that are not below the Adrenaline are not" {
	juliet 2
	incoming 2 0 0
	juliet 0
	incoming 0 0 0
}

@test "TOK-04 the Adrenaline of that test has the 1 of step 2 in it" {
	juliet 1
	incoming 1 0 0
}

@test "TOK-05 token keywords of the active weapon are activated" {
	duel banner dummy
	hit dummy-1 --rolled r:P
	incoming 1 2 1
}

@test "TOK-06 token keywords of equipped gear are activated, of stowed gear not" {
	duel dart dummy 'gear ann scope' 'gear ann badge'
	hit dummy-1 dart --rolled r:P
	incoming 1 1 1
	duel dart dummy 'gear ann scope stowed' 'gear ann badge'
	hit dummy-1 dart --rolled r:P
	incoming 0 1 1
}

@test "TOK-07 token keywords of another weapon are not" {
	duel dart dummy 'gear ann banner'
	hit dummy-1 dart --rolled r:P
	incoming 0 0 0
}

@test "TOK-08 only the attacker's own abilities leave tokens" {
	duel dart dummy 'spacer juliet B1 vitals=9 stress=0 adrenaline=9' 'gear juliet banner' 'gear juliet scope'
	hit dummy-1 --rolled r:P
	incoming 0 0 0
}

@test "TOK-09 tokens go to the Incoming Pool, on top of what is there" {
	duel banner dummy 'pool active discipline=1' 'pool incoming discipline=2 expertise=1'
	hit dummy-1 --rolled r:P
	incoming 3 2 2
	pool_holds active 1 0 0
}

@test "TOK-10 Fallback fires in the same step" {
	on 'spacer ann A3 vitals=9 stress=0' 'gear ann kite' 'intruder dummy-1 A1'
	hit dummy-1 --rolled r:P --fallback A5
	in_order 'result' 'leaves .*what=discipline' 'suppressed who=dummy-1'
	in_order 'result' 'path who=ann to=A5' 'suppressed who=dummy-1'
}

@test "ABL-11 token keywords are compulsory" {
	duel banner dummy
	hit dummy-1 --rolled r:P --all
	assert_equal "$(boards .out)" 1
	incoming 1 2 1
}

@test "ABL-13 a keyword that gives a move is optional" {
	on 'spacer ann A3 vitals=9 stress=0' 'gear ann kite' 'intruder dummy-1 A1'
	hit dummy-1 --rolled r:P
	is_at ann A3
	on 'spacer ann A3 vitals=9 stress=0' 'gear ann lunge' 'intruder dummy-1 A2'
	hit dummy-1 --rolled r:P
	is_at ann A3
}

@test "ABL-35 keywords of one name are added" {
	duel banner dummy 'gear ann scope' 'gear ann badge'
	hit dummy-1 banner --rolled r:P
	incoming 2 3 2
}

@test "KW-DISCIPLINE-1 Discipline X puts X into the Incoming Pool" {
	duel dart dummy 'gear ann scope'
	hit dummy-1 dart --rolled r:P
	incoming 1 0 0
}

@test "KW-CONFIDENCE-1 Confidence X puts X into the Incoming Pool" {
	duel banner dummy
	hit dummy-1 --rolled r:P
	now 'pool incoming' confidence 2
}

@test "KW-EXPERTISE-1 Expertise X puts X into the Incoming Pool" {
	duel banner dummy
	hit dummy-1 --rolled r:P
	now 'pool incoming' expertise 1
}

# ---- SUP: Suppression ----

@test "SUP-01 an Attack that deals no Wound suppresses its target" {
	duel pistol dummy
	hit dummy-1 --rolled r:P,r:-
	now 'token dummy-1 suppression' count 2
}

@test "SUP-02 an Attack that wounds, critically or not, does not" {
	duel pistol tough
	hit tough-1 --rolled r:P,r:P
	hasnt 'token tough-1'
	hit tough-1 --rolled r:Pqq,r:Pqq
	hasnt 'token tough-1'
}

@test "SUP-03 the weapon's Suppressing Power says how much" {
	local case
	for case in 'cannon 3' 'banner 1'; do
		duel "${case% *}" dummy
		hit dummy-1 --rolled r:P
		now 'token dummy-1 suppression' count "${case#* }"
	done
}

@test "SUP-04 Suppressing Power 0 leaves none" {
	duel dart dummy
	hit dummy-1 --rolled r:P
	hasnt 'token'
}

@test "SUP-05 only the Intruder that was attacked is suppressed" {
	duel pistol dummy 'intruder dummy-2 B3'
	hit dummy-1 --rolled r:P,r:-
	has 'token dummy-1 suppression'
	hasnt 'token dummy-2'
	hit dummy-2 --rolled r:P,r:-
	has 'token dummy-2 suppression'
	hasnt 'token dummy-1'
}

@test "SUP-08 each Suppression token lowers the AT by 1" {
	duel dart bulwark 'token bulwark-1 suppression count=3'
	hit bulwark-1 --rolled r:P
	now 'event result' at 1
	result wound
}

@test "SUP-10 Suppression of separate Attacks is not added" {
	duel pistol bulwark
	hit bulwark-1 --rolled r:-,r:-
	again bulwark-1 --rolled r:-,r:-
	now 'token bulwark-1 suppression' count 2
}

@test "SUP-11 what results is the larger of what is there and the Suppressing Power" {
	local case
	for case in '1 2' '2 2' '3 3'; do
		duel pistol bulwark "token bulwark-1 suppression count=${case% *}"
		hit bulwark-1 --rolled r:-,r:-
		now 'token bulwark-1 suppression' count "${case#* }"
	done
}

@test "SUP-12 a Suppressing Power no higher than the tokens there adds nothing" {
	duel banner bulwark 'token bulwark-1 suppression count=2'
	hit bulwark-1 --rolled r:-
	now 'token bulwark-1 suppression' count 2
}

@test "SUP-13 a higher one tops up" {
	duel cannon bulwark 'token bulwark-1 suppression count=1'
	hit bulwark-1 --rolled r:-
	now 'token bulwark-1 suppression' count 3
}

@test "SUP-14 the Suppression of an Attack does not count in its own comparison" {
	duel pistol dummy
	hit dummy-1 --rolled r:P,r:-
	result fail
	now 'event result' at 2
	has 'intruder dummy-1 A3'
}

# ---- NOI, NRL: Noise ----

@test "NOI-01 a weapon that is not Noiseless makes a Noise Roll" {
	duel bang dummy 'blip blip-1 x7y5'
	hit dummy-1 --rolled r:P --rolled noise=w:o
	dice noise w
	has 'queue noise who=ann amount=1'
}

@test "NOI-02 a Noiseless weapon makes none" {
	duel dart dummy 'blip blip-1 x7y5'
	hit dummy-1 --rolled r:P
	hasnt 'event roll point=noise' 'queue' 'priority'
}

@test "KW-NOISELESS-1 a Noiseless weapon triggers no Noise Roll" {
	duel pistol dummy 'blip blip-1 x7y5'
	wont dummy-1 --rolled r:P,r:P --rolled noise=w:-
	hit dummy-1 --rolled r:P,r:P
	hasnt 'event roll point=noise' 'priority'
}

@test "NOI-03 it is a Noise Roll like any other: Confidence, Stress and Discipline may be used" {
	duel bang dummy 'blip blip-1 x7y5' 'pool active confidence=1'
	hit dummy-1 --rolled r:P --rolled noise=w:o --confidence 'noise=#1=w:-'
	hasnt 'queue noise'
	pool_holds active 0 0 0
	duel bang dummy 'blip blip-1 x7y5'
	hit dummy-1 --rolled r:P --rolled noise=w:o --stress 'noise=#1=w:-'
	hasnt 'queue noise'
	now 'spacer ann' stress 1
}

@test "NOI-04 as many dice are rolled as the weapon's Noise says" {
	duel twin dummy 'blip blip-1 x7y5'
	hit dummy-1 --rolled r:P --rolled noise=w:o,w:oo
	dice noise ww
	assert_equal "$(queued | sort)" $'noise who=ann amount=1\nnoise who=ann amount=2'
}

@test "NOI-05 the Intruder symbol rolls the sheet's colour for the Countdown" {
	local case
	for case in '9 w' '5 r' '2 b'; do
		duel siren dummy 'blip blip-1 x7y5' "countdown ${case% *}"
		hit dummy-1 --rolled r:P --rolled "noise=${case#* }:-"
		dice noise "${case#* }"
	done
}

@test "NOI-06 a die per Ammo is rolled for each shot" {
	duel chatter dummy 'blip blip-1 x7y5'
	hit dummy-1 --rolled r:P --rolled noise=w:-,w:-,w:-
	dice noise www
	duel 'chatter ammo=1' dummy 'blip blip-1 x7y5'
	hit dummy-1 --rolled r:P --rolled noise=w:-
	dice noise w
}

@test "NRL-02 the Intruder symbol rolls a die for each Blip" {
	duel siren dummy 'blip blip-1 x7y5' 'blip blip-2 x6y5' 'blip blip-3 x5y5'
	hit dummy-1 --rolled r:P --rolled noise=w:-,w:o,w:-
	dice noise www
	assert_equal "$(queued)" 'noise who=ann amount=1'
	duel siren dummy
	hit dummy-1 --rolled r:P
	hasnt 'event roll point=noise' 'queue'
}

# blips N: so many Blips on the upper edge.
blips() {
	local i
	for ((i = 1; i <= $1; i++)); do echo "blip blip-$i x$((i <= 7 ? i : i - 7))y$((i <= 7 ? 5 : 4))"; done
}

@test "NRL-08 dice that are missing come from the next higher colour" {
	mapfile -t many < <(blips 8)
	duel siren dummy "${many[@]}"
	hit dummy-1 --rolled r:P --rolled noise=w:-,w:-,w:-,w:-,w:-,w:-,r:-,r:-
	dice noise wwwwwwrr
	hasnt 'queue overwhelm'
}

@test "NRL-09 five Blips on red roll four red dice and a black one" {
	mapfile -t many < <(blips 5)
	duel siren dummy 'countdown 5' "${many[@]}"
	hit dummy-1 --rolled r:P --rolled noise=r:-,r:-,r:-,r:-,b:-
	dice noise rrrrb
}

@test "NRL-10 each die that even black cannot give triggers Overwhelm" {
	mapfile -t many < <(blips 4)
	duel siren dummy 'countdown 2' "${many[@]}"
	hit dummy-1 --rolled r:P --rolled noise=b:-,b:-,b:-
	assert_equal "$(queued | grep -c '^overwhelm')" 1
}

@test "NRL-11 five Blips on black roll three black dice and Overwhelm twice" {
	mapfile -t many < <(blips 5)
	duel siren dummy 'countdown 2' "${many[@]}"
	hit dummy-1 --rolled r:P --rolled noise=b:-,b:-,b:-
	dice noise bbb
	assert_equal "$(grep -oE '^queue overwhelm.*' .out | sed -E 's/.*amount=([0-9]+).*/\1/; s/^queue.*/1/' | awk '{ n += $1 } END { print n }')" 2
}

@test "NRL-13 a flat Noise bonus makes at least that much Noise" {
	duel klaxon dummy 'blip blip-1 x7y5'
	hit dummy-1 --rolled r:P --rolled noise=w:-
	assert_equal "$(queued)" 'noise who=ann amount=1'
	hit dummy-1 --rolled r:P --rolled noise=w:oo
	assert_equal "$(queued)" 'noise who=ann amount=3'
}

@test "NRL-14 the bonus goes to one die, which the player chooses" {
	duel klaxon dummy 'blip blip-1 x7y5' 'blip blip-2 x6y5'
	hit dummy-1 --rolled attack=r:P --rolled noise=w:o,w:- --all
	assert_equal "$(boards .out)" 2
	awk '/^enorm 1/ { n = "" } /^queue noise/ { sub(/.*amount=/, ""); n = n " " $0 } /^done/ { print n }' .out | sort >amounts
	assert_equal "$(cat amounts)" $' 1 1\n 2'
}

@test "NRL-15 a Noise Roll with a bonus makes Noise unless it is mitigated" {
	duel klaxon dummy 'blip blip-1 x7y5' 'pool active discipline=1'
	hit dummy-1 --rolled r:P --rolled noise=w:-
	has 'queue noise who=ann amount=1'
	hit dummy-1 --rolled r:P --rolled noise=w:- --discipline noise=#1
	hasnt 'queue noise'
}

@test "NRL-16 dice of its own take the place of the Intruder symbol's" {
	mapfile -t many < <(blips 3)
	duel bang dummy 'countdown 2' "${many[@]}"
	hit dummy-1 --rolled r:P --rolled noise=w:-
	dice noise w
}

@test "NRL-19 Discipline mitigates one Potential each" {
	duel twin dummy 'blip blip-1 x7y5' 'pool active discipline=2'
	hit dummy-1 --rolled r:P --rolled noise=w:o,w:oo --discipline 'noise=#1,#2'
	assert_equal "$(queued)" 'noise who=ann amount=1'
	pool_holds active 0 0 0
}

@test "NRL-20 who makes Noise is the Priority Target at once" {
	duel bang dummy 'spacer bob B1' 'priority bob' 'blip blip-1 x7y5'
	hit dummy-1 --rolled r:P --rolled noise=w:o
	has 'priority ann'
	hit dummy-1 --rolled r:P --rolled noise=w:-
	has 'priority ann'
}

# ---- BON: Bonus Attacks ----

@test "BON-01 a Bonus Attack is carried out at once, even outside the Spacer's own turn" {
	duel dart dummy 'spacer bob B1' 'round 2 phase=intruder' 'turn ann done' 'turn bob active'
	hit dummy-1 --bonus --rolled r:PP
	result wound
}

@test "BON-02 a Bonus Attack causes a Chain Break where an Attack is under way" {
	duel dart dummy 'spacer bob A2 vitals=2 stress=0 broken'
	try enorm-harm bob --damage 2 --flatline live-attack --radiation 1 --choose bob.bonus-attack='dummy-1 multitool' \
		--rolled attack=w:- -f a.board
	wants 0 enorm-harm bob
	in_order 'lives who=bob' 'chain-break who=bob clause=BON-02,CHB-04' 'attack who=bob target=dummy-1'
	hasnt 'token bob'
	# declined, it breaks nothing; and there is none to break
	try enorm-harm bob --damage 2 --flatline live-attack --radiation 1 -f a.board
	wants 0 enorm-harm bob
	hasnt 'event chain-break'
	has 'token bob radiation count=1'
	hit dummy-1 --bonus --rolled r:PP
	hasnt 'event chain-break'
}

@test "BON-03 an exhausted weapon may be active in a Bonus Attack" {
	duel 'pistol exhausted' dummy
	hit dummy-1 --bonus --rolled r:P,r:P
	result wound
}

@test "BON-04 a weapon out of Ammo may be active in a Bonus Attack" {
	duel 'pistol ammo=0' dummy
	hit dummy-1 --bonus --rolled r:P,r:P
	result wound
}

@test "BON-05 an exhausted weapon is unexhausted first, and gains no Ammo" {
	duel 'pistol exhausted' dummy
	hit dummy-1 --bonus --rolled r:P,r:P
	has 'gear ann pistol ammo=2$'
}

@test "BON-06 a weapon out of Ammo gains exactly 1 first" {
	duel 'pistol ammo=0' dummy
	hit dummy-1 --bonus --rolled r:P,r:P
	now 'gear ann pistol' ammo 0
	duel 'pistol ammo=2' dummy
	hit dummy-1 --bonus --rolled r:P,r:P
	now 'gear ann pistol' ammo 1
}

@test "BON-07 after the refresh the Attack goes its normal steps and spends the Ammo" {
	duel 'bang ammo=0' dummy 'blip blip-1 x7y5'
	hit dummy-1 --bonus --rolled r:P --rolled noise=w:-
	now 'gear ann bang' ammo 0
	now 'spacer ann' adrenaline 1
	in_order 'adrenaline' 'depletes .*what=Ammo' 'roll point=attack' 'leaves' 'suppressed' 'roll point=noise'
}

@test "BON-08 the attacker of a Bonus Attack may ignore Reprisals to it" {
	duel dart avenger
	hit avenger-1 --bonus --ignore-reprisal --rolled r:P
	hasnt 'queue reprisal'
	now 'spacer ann' stress 1
	hit avenger-1 --bonus --rolled r:P
	has 'queue reprisal'
	wont avenger-1 --ignore-reprisal --rolled r:P
}

@test "BON-10 every other rule holds for a Bonus Attack" {
	duel 'pistol stowed' dummy
	refuses WPN-06 dummy-1 --bonus
	duel dart dummy
	sed -i 's/ A3/ A6/' a.board
	refuses 'WPN-(03|14)|RNG-01' dummy-1 --bonus
	duel dart dummy 'terrain fog-1 A2'
	refuses 'LOS-10|WPN-(04|15)' dummy-1 --bonus
	duel bang dummy 'blip blip-1 x7y5'
	hit dummy-1 --bonus --rolled r:P --rolled noise=w:o
	now 'spacer ann' adrenaline 1
	incoming 0 1 0
	has 'queue noise'
}

@test "BON-11 a Discharge token bars the weapon from a Bonus Attack too" {
	duel 'zapper discharged' dummy
	refuses 'WPN-11|BON-11' dummy-1 --bonus
}

@test "BON-12 a weapon without Charges stays barred" {
	duel 'laser charge=0' dummy
	refuses 'WPN-09|BON-12' dummy-1 --bonus
}

@test "BON-14 a Bonus Attack may be declined: it is left as an offer, and nothing is rolled for it" {
	duel dart grin 'intruder grin-2 B3'
	hit grin-1 --rolled r:PPPqqqq
	assert_equal "$(grep -c '^event roll point=attack' .out)" 1
	now 'spacer ann' adrenaline 1
	has 'queue follow-up who=ann'
	grep -v '^queue follow-up' .out >declined
	says '1 board, no problem' enorm-board check -f declined
}

@test "INT-41 a critical on the Grin lets the attacker perform a Bonus Attack" {
	duel dart grin 'intruder grin-2 B3'
	hit grin-1 --rolled r:PPPqqqq
	has 'queue follow-up who=ann'
	hit grin-1 --rolled r:PPPqqq
	hasnt 'queue follow-up'
}

# ---- FUP: Follow-ups ----

@test "FUP-01 a Bonus Attack gained during an Attack is a Follow-up" {
	duel dart grin 'intruder grin-2 B3'
	hit grin-1 --rolled r:PPPqqqq
	has 'queue follow-up who=ann'
	hasnt 'queue bonus-attack'
}

@test "FUP-02 a Follow-up is resolved when the Attack has ended" {
	duel dart opener
	hit opener-1 --rolled r:PP
	assert_equal "$(queued)" 'follow-up who=ann'
	again opener-1 --follow-up --rolled r:PP
	hasnt 'intruder opener-1'
	duel dart dummy 'queue follow-up who=ann'
	hit dummy-1 --follow-up --rolled r:P
	hasnt 'queue follow-up'
}

@test "FUP-02 RO-65 a Follow-up waits for the Reprisal to the Attack before it" {
	duel dart dummy 'intruder avenger-1 C1' 'queue reprisal who=avenger-1 target=ann dice=rr' 'queue follow-up who=ann'
	refuses TRN-05 dummy-1 --follow-up --rolled r:P
	has 'refused .*a Reprisal is still to be resolved: enorm-ai --queued'
}

@test "TRN-05 TRN-08 RA-15 what waits comes before anything else, Noise before a Reprisal, in either order of the lines" {
	local noise='queue noise who=ann amount=1' reprisal='queue reprisal who=avenger-1 target=ann dice=rr' first then
	for first in "$noise" "$reprisal"; do
		[ "$first" = "$noise" ] && then=$reprisal || then=$noise
		duel dart dummy 'intruder avenger-1 C1' "$first" "$then"
		refuses TRN-05 dummy-1 --rolled r:P
		has 'refused .*Noise is still to be resolved: enorm-noise --queued'
		duel dart dummy 'intruder avenger-1 C1' "$first" "$then"
		fails 1 'Noise is still to be resolved' sh -c 'enorm-attack ann dummy-1 --odds -f a.board >&2'
		try enorm-attack ann -f a.board --why-not
		grep -q 'Noise is still to be resolved: enorm-noise --queued \[TRN-05\]' .out
		fails 1 'Noise is still to be resolved' sh -c 'enorm-move ann A2 -f a.board -T ruling >&2'
		fails 1 'Noise is still to be resolved' sh -c 'enorm-ai dummy-1 -f a.board -T ruling >&2'
		fails 1 'Noise is still to be resolved' sh -c 'enorm-ai -f a.board -T ruling >&2'
	done
}

@test "WND-10 RA-08 an Intruder that only waits for its Reprisal is no target" {
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann dart' 'intruder dummy-1 A3 dying'
	refuses WND-10 dummy-1 --rolled r:P
}

@test "FUP-03 a Follow-up causes no Chain Break" {
	duel dart dummy 'queue follow-up who=ann'
	hit dummy-1 --follow-up --rolled r:PP
	hasnt 'event chain-break'
}

@test "FUP-04 the other rules of Bonus Attacks hold for a Follow-up" {
	duel 'pistol exhausted' dummy 'queue follow-up who=ann'
	hit dummy-1 --follow-up --rolled r:P,r:P
	has 'gear ann pistol ammo=2$'
	duel 'pistol ammo=0' dummy 'queue follow-up who=ann'
	hit dummy-1 --follow-up --rolled r:P,r:P
	now 'gear ann pistol' ammo 0
	duel dart avenger 'queue follow-up who=ann'
	hit avenger-1 --follow-up --ignore-reprisal --rolled r:P
	hasnt 'queue reprisal'
}

@test "FUP-05 the Attack completes tokens, Suppression and Noise before the Follow-up" {
	duel bang opener 'blip blip-1 x7y5'
	hit opener-1 --rolled r:P --rolled noise=w:o
	incoming 0 1 0
	now 'token opener-1 suppression' count 1
	assert_equal "$(queued | tail -n 1)" 'follow-up who=ann'
	has 'queue noise'
}

# ---- CHB: Chain Breaks ----

@test "CHB-11 an attacker who leaves effective range before the roll ends the Attack" {
	duel pistol dummy
	hit dummy-1 --chain-break
	hasnt 'event roll point=attack' 'event result'
	has 'event chain-break'
	now 'spacer ann' adrenaline 1
	now 'gear ann pistol' ammo 2
	is_at dummy-1 A3
}

@test "CHB-12 it does not matter what moved the attacker" {
	duel pistol dummy
	hit dummy-1 --chain-break
	hasnt 'event roll point=attack'
	wont dummy-1 --chain-break --rolled r:P,r:P
}

@test "CHB-13 a Chain Break does not skip Spacer tokens and Suppression" {
	duel bang dummy 'gear ann scope' 'blip blip-1 x7y5'
	hit dummy-1 bang --chain-break
	incoming 1 1 0
	now 'token dummy-1 suppression' count 1
}

@test "CHB-14 tokens and Suppression precede what caused the break" {
	duel bang dummy
	hit dummy-1 --chain-break
	in_order 'leaves .*what=confidence' 'suppressed who=dummy-1' 'chain-break'
}

@test "CHB-15 a Bonus Attack triggered in a Spacer Attack is called a Follow-up" {
	duel dart grin 'intruder grin-2 B3'
	hit grin-1 --rolled r:PPPqqqq
	has 'queue follow-up who=ann'
	duel dart opener 'intruder grin-2 B3'
	hit opener-1 --rolled r:PP
	has 'queue follow-up who=ann'
}

@test "CHB-16 a Follow-up causes no Chain Break" {
	duel dart dummy
	hit dummy-1 --follow-up --rolled r:P
	hasnt 'event chain-break'
}

@test "CHB-17 a Follow-up waits like a Reprisal, which comes first" {
	duel dart opener
	hit opener-1 --rolled r:P
	assert_equal "$(queued | cut -d' ' -f1 | tr '\n' ' ')" 'reprisal follow-up '
	now 'spacer ann' adrenaline 1
}

@test "CHB-18 a Chain Break leaves out responses and Noise" {
	duel bang quad 'blip blip-1 x7y5'
	hit quad-1 --chain-break
	incoming 0 1 0
	hasnt 'event roll' 'queue noise' 'priority'
}

# ---- GEA: gear ----

@test "GEA-01 the weapon card fixes number and colour of the dice" {
	duel osr-3 dummy
	hit dummy-1 --rolled r:-,r:-
	dice attack rr
	enorm-board data weapons | grep -q '^osr-3,[^,]*,2,polymer rifle NASF,rr,5,r,'
}

@test "GEA-02 a weapon's modifier works as the token would" {
	duel scoped dummy
	hit dummy-1 --rolled r:-,r:o --confidence '#1=r:P' --discipline '#2'
	result wound
	wont dummy-1 --rolled r:-,r:- --confidence '#1=r:P,#2=r:P'
	wont dummy-1 --rolled r:o,r:o --discipline '#1,#2'
}

@test "GEA-03 modifiers are no tokens and serve this Attack only" {
	duel scoped dummy
	hit dummy-1 --rolled r:-,r:- --confidence '#1=r:-'
	hasnt 'pool'
	again dummy-1 --rolled r:-,r:- --confidence '#1=r:-'
	hasnt 'pool'
	wont dummy-1 --rolled r:-,r:- --confidence '#1=r:-,#2=r:-'
}

@test "GEA-05 a fail leaves Suppression by the weapon's Suppressing Power" {
	duel osr-3 dummy
	hit dummy-1 --rolled r:-,r:-
	now 'token dummy-1 suppression' count 2
}

@test "GEA-07 a weapon starts with its printed Ammo" {
	duel osr-3 dummy
	hit dummy-1 --rolled r:-,r:-
	now 'gear ann osr-3' ammo 1
}

@test "GEA-08 a weapon whose Ammo is spent cannot be used" {
	duel 'pistol ammo=1' bulwark
	hit bulwark-1 --rolled r:-,r:-
	grep -v '^event' .out >a.board
	refuses 'WPN-08|GEA-08' bulwark-1
}

@test "GEA-09 Charges are spent as Ammo is" {
	duel laser bulwark
	hit bulwark-1 --rolled r:-,r:-
	now 'gear ann laser' charge 1
	again bulwark-1 --rolled r:-,r:-
	now 'gear ann laser' charge 0
	grep -v '^event' .out >a.board
	refuses WPN-09 bulwark-1
}

@test "GEA-10 spent Charges stay spent" {
	duel 'laser charge=1' bulwark
	hit bulwark-1 --bonus --rolled r:-,r:-
	now 'gear ann laser' charge 0
	grep -v '^event' .out >a.board
	refuses 'WPN-09|BON-12' bulwark-1 --bonus
}

@test "GEA-14 the Multitool always counts as equipped" {
	on 'spacer ann A1 vitals=9 stress=0' 'intruder dummy-1 A2'
	hit dummy-1 multitool --rolled w:PP
	result wound
	enorm-board data weapons | grep -q '^multitool,'
}

@test "TRN-38 an Attack may be made with the Multitool" {
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann pistol stowed' 'intruder dummy-1 A2'
	hit dummy-1 multitool --rolled w:-
	dice attack w
	now 'spacer ann' adrenaline 1
	now 'gear ann pistol' ammo 3
}

@test "GEA-16 an item that was exhausted to be used is not there to be used again" {
	duel 'dart exhausted' dummy
	refuses 'WPN-07|GEA-23' dummy-1
}

@test "GEA-22 an exhausted card still counts as equipped" {
	duel 'dart exhausted' dummy
	hit dummy-1 --bonus --rolled r:PP
	duel 'dart stowed' dummy
	refuses WPN-06 dummy-1 --bonus
}

@test "GEA-23 an exhausted weapon cannot be the active weapon" {
	duel 'knife exhausted' dummy
	sed -i 's/ A3/ A2/' a.board
	refuses 'WPN-07|GEA-23' dummy-1
}

@test "GEA-25 abilities of an exhausted card cannot be activated: its dice are not in the pool" {
	duel dart dummy 'gear ann booster exhausted'
	hit dummy-1 dart --rolled r:P
	dice attack r
}

@test "GEA-26 what exhaustion sets off still works: the refresh of a Bonus Attack" {
	duel 'zapper exhausted' dummy
	hit dummy-1 --bonus --rolled r:P
	has 'gear ann zapper discharged$'
}

@test "GEA-27 what unexhausts a card works while it is exhausted" {
	duel 'dart exhausted' dummy
	hit dummy-1 --bonus --rolled r:P
	has 'gear ann dart$'
}

@test "GEA-28 a passive of an exhausted card stays in force: its token keywords (RA-40)" {
	duel dart dummy 'gear ann scope exhausted'
	hit dummy-1 dart --rolled r:P
	incoming 1 0 0
}

@test "GEA-29 what an exhausted card is stays: a Linear weapon stays Linear" {
	duel 'ruler exhausted' dummy
	sed -i 's/ A3/ B3/' a.board
	refuses 'RNG-07|KW-LINEAR-1|WPN-(03|14)' dummy-1 --bonus
}

# ---- keywords ----

@test "KW-ADVANCE-1 Advance fires on declaring, before range is tested and anything is paid" {
	duel lunge dummy
	refuses 'WPN-(03|14)|RNG-06' dummy-1
	hit dummy-1 --advance A2 --rolled r:PP
	in_order 'path who=ann to=A2' 'adrenaline' 'roll point=attack'
	is_at ann A2
	result wound
}

@test "KW-ADVANCE-2 Advance moves 0 to X spaces" {
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann lunge' 'intruder dummy-1 A5'
	refuses 'KW-ADVANCE-2' dummy-1 --advance A4
	sed -i 's/ A5/ A4/' a.board
	hit dummy-1 --advance A3 --rolled r:-
	is_at ann A3
	sed -i 's/ A4/ A2/' a.board
	hit dummy-1 --rolled r:-
	is_at ann A1
}

@test "KW-ADVANCE-3 every space of it is nearer to the target" {
	on 'spacer ann C3 vitals=9 stress=0' 'gear ann lunge' 'intruder dummy-1 C4'
	refuses KW-ADVANCE-3 dummy-1 --advance C2
	refuses KW-ADVANCE-3 dummy-1 --advance D3
	refuses KW-ADVANCE-3 dummy-1 --advance D4
}

@test "KW-ADVANCE-4 another weapon gives no Advance" {
	duel dart dummy 'gear ann lunge'
	refuses KW-ADVANCE-4 dummy-1 dart --advance A2
}

@test "KW-DISCHARGE-1 a Discharge token goes on the weapon in step 2" {
	duel zapper dummy
	hit dummy-1 --rolled r:PP
	has 'gear ann zapper discharged$'
	grep -v '^event' .out | sed 's/^gear/intruder dummy-1 A3\n&/' >a.board
	refuses WPN-11 dummy-1
}

@test "KW-EMPTYCLIP-1 Empty Clip discards all Ammo" {
	duel revolver dummy
	hit dummy-1 --rolled r:PP,r:-
	now 'gear ann revolver' ammo 0
	duel 'pistol' dummy
	hit dummy-1 --rolled r:PP,r:-
	now 'gear ann pistol' ammo 2
}

@test "KW-EMPTYCLIP-2 Empty Clip gives 1 Power" {
	duel revolver dummy
	hit dummy-1 --rolled r:P,r:-
	now 'event result' power 2
	duel pistol dummy
	hit dummy-1 --rolled r:P,r:-
	now 'event result' power 1
}

@test "KW-EMPTYCLIP-3 it is 1 Power whatever the number of tokens" {
	local ammo
	for ammo in 1 2 3; do
		duel "revolver ammo=$ammo" dummy
		hit dummy-1 --rolled r:-,r:-
		now 'event result' power 1
	done
}

# falling [INTRUDER [LINE...]]: ann on A3 with a kite, the Intruder two spaces off on A1.
falling() {
	on 'spacer ann A3 vitals=9 stress=0' 'gear ann kite' "intruder ${1:-dummy}-1 A1" "${@:2}"
}

@test "KW-FALLBACK-1 Fallback is played in step 5, before Suppression and Noise" {
	falling
	hit dummy-1 --rolled r:P --fallback A5
	in_order 'roll point=attack' 'result' 'path who=ann to=A5' 'suppressed who=dummy-1'
	is_at ann A5
}

@test "KW-FALLBACK-2 Fallback comes before a Reprisal" {
	falling avenger
	hit avenger-1 --rolled r:P --fallback A5
	is_at ann A5
	has 'queue reprisal'
}

@test "KW-FALLBACK-3 Fallback comes before a Follow-up" {
	falling opener
	hit opener-1 --rolled r:PP --fallback A5
	is_at ann A5
	has 'queue follow-up'
}

@test "KW-FALLBACK-4 Fallback is optional" {
	falling
	hit dummy-1 --rolled r:P
	is_at ann A3
}

@test "KW-FALLBACK-5 Fallback moves X spaces away from the target" {
	falling
	hit dummy-1 --rolled r:P --fallback B4
	is_at ann B4
	refuses 'KW-FALLBACK-5' dummy-1 --fallback A4
	refuses 'KW-FALLBACK-5' dummy-1 --fallback A6
	refuses 'KW-FALLBACK-5' dummy-1 --fallback B2
	on 'spacer ann A3 vitals=9 stress=0' 'gear ann dart' 'gear ann kite' 'intruder dummy-1 A1'
	refuses 'KW-FALLBACK-.*' dummy-1 dart --fallback A5
}

@test "KW-RADIATE-1 a target killed by the Attack gets no Radiation" {
	duel glow dummy
	hit dummy-1 --rolled r:PP
	hasnt 'token'
}

@test "KW-RADIATE-2 a surviving target's sheet gets X Radiation" {
	duel glow tough
	hit tough-1 --rolled r:P
	has 'token tough(-1)? radiation count=2'
	hit tough-1 --rolled r:PP
	has 'token tough(-1)? radiation count=2'
	again tough-1 --rolled r:P
	has 'token tough(-1)? radiation count=4'
}

@test "KW-RADIATE-3 Radiation is checked when a BP card is drawn in a Spacer Attack" {
	boss 'token titan-1 radiation count=3'
	hit titan-1 --rolled r:- --rolled bp=knee
	in_order 'adrenaline' 'bp-card .*card=shin' 'radiated .*card=shin' 'bp-card .*card=knee' 'roll point=attack'
}

@test "KW-RADIATE-4 tokens equal to the card's AT deal it as a Wound without a roll" {
	boss 'token titan-1 radiation count=3'
	hit titan-1 --rolled r:- --rolled bp=knee
	has 'deck bp titan-1 .*wounds=shin'
	assert_equal "$(grep -c '^event roll point=attack' .out)" 1
}

@test "KW-RADIATE-5 the attacker suffers the responses of that card" {
	boss 'token titan-1 radiation count=3'
	hit titan-1 --rolled r:P --rolled bp=knee
	now 'pool incoming' expertise 1
	now 'spacer ann' stress 1
}

@test "KW-RADIATE-6 all Radiation then leaves the sheet" {
	boss 'token titan-1 radiation count=3'
	hit titan-1 --rolled r:- --rolled bp=knee
	hasnt 'token titan-1 radiation'
}

@test "KW-RADIATE-7 another BP card is then drawn" {
	boss 'token titan-1 radiation count=3'
	hit titan-1 --rolled r:- --rolled bp=knee
	now 'event result' at 2
}

@test "KW-RADIATE-8 the Attack goes on against the new card" {
	boss 'token titan-1 radiation count=3'
	hit titan-1 --rolled r:P --rolled bp=knee
	result fail
	hit titan-1 --rolled r:PP --rolled bp=knee
	has 'event result what=wound'
	has 'deck bp titan-1 .*wounds=(knee,shin|shin,knee)'
}

@test "KW-RADIATE-9 tokens that are not equal to the AT do nothing" {
	local count
	for count in 2 4; do
		boss "token titan-1 radiation count=$count"
		hit titan-1 --rolled r:-
		now 'event result' at 3
		now 'token titan-1 radiation' count "$count"
		hasnt 'deck bp titan-1 .*wounds='
	done
}

# ---- SCT: the Attack of a scout ----

@test "SCT-11 a scout may attack one of the new Intruders at once" {
	duel dart dummy
	hit dummy-1 --scout --rolled r:PP
	result wound
}

@test "SCT-12 that attack uses an equipped weapon" {
	duel 'dart stowed' dummy
	refuses WPN-06 dummy-1 --scout
}

@test "SCT-13 that attack gives no second Adrenaline" {
	duel dart dummy
	hit dummy-1 --scout --rolled r:PP
	now 'spacer ann' adrenaline 0
}

@test "SCT-14 that attack still leaves Spacer tokens" {
	duel banner dummy
	hit dummy-1 --scout --rolled r:PP
	incoming 1 2 1
}

@test "KW-DESTRUCTIBLE-4 a tile that serves as Cover is destroyed" {
	duel dart dummy 'terrain barrier-1 A2'
	hit dummy-1 --rolled w:P
	hasnt 'terrain barrier-1'
	in_order 'covered who=dummy-1 tile=barrier-1' 'destroyed tile=barrier-1 .*clause=COV-24'
	duel dart dummy 'terrain rail-1 A2'
	hit dummy-1 --rolled w:P
	has 'terrain rail-1 A2 '
}

# ---- data ----

@test "INT-39 attacking a Grin from beside it costs 1 Stress" {
	duel dart grin
	hit grin-1 --rolled r:-
	now 'spacer ann' stress 0
	sed -i 's/ A3/ A2/' a.board
	hit grin-1 --rolled r:-
	now 'spacer ann' stress 1
}

@test "CDE-05 CDE-06 INT-21 the Grin's AT is 3 at white, 4 at red, 5 at black" {
	enorm-board data intruders | grep -q '^grin,[^,]*,baseline,1,3/3/4,3/4/5,'
	local case
	for case in '9 3' '5 4' '2 5'; do
		duel dart grin "countdown ${case% *}"
		hit grin-1 --rolled r:-
		now 'event result' at "${case#* }"
	done
}

@test "INT-22 INT-23 a baseline with several Wounds keeps them as tokens beside it" {
	duel dart tough
	hit tough-1 --rolled r:PP
	now 'intruder tough-1' wounds 1
	hasnt 'deck'
}

@test "INT-24 INT-31 a Boss's Wounds and responses are its BP cards" {
	boss
	hit titan-1 --rolled r:PPP --seed 1
	has 'deck bp titan-1 .*wounds=shin'
	incoming 0 0 1
	enorm-board data bp-cards | head -n 1 | grep -q 'wound,fail,instinct,critical'
	enorm-board data responses | grep -q '^grin,wound,'
}

# ---- rulings ----

@test "RA-04 a Stress re-roll at Stress 9 is allowed and kills; the roll is not completed" {
	duel dart dummy
	sed -i 's/stress=0/stress=9 broken/' a.board
	hit dummy-1 --rolled r:- --stress '#1=r:PP' --seed 1
	has 'spacer ann .* dead'
	hasnt 'event result what=wound'
	has 'intruder dummy-1 A3'
}

@test "RA-05 RA-65 RI-43 Fallback from the side of an unsuppressed Intruder provokes it at once" {
	on 'spacer ann A3 vitals=9 stress=0' 'gear ann kite' 'intruder dummy-1 A2'
	hit dummy-1 --rolled r:P --fallback A5
	in_order 'outcome what=fail' 'provokes who=ann target=dummy-1' 'activates who=dummy-1' 'stress who=ann n=1 now=1' \
		'path who=ann to=A5' 'suppressed who=dummy-1'
	hasnt 'queue opportunity' 'event chain-break'
	on 'spacer ann A3 vitals=9 stress=0' 'gear ann kite' 'intruder bulwark-1 A2' 'token bulwark-1 suppression count=1'
	hit bulwark-1 --rolled r:P --fallback A5
	hasnt 'event provokes'
}

@test "RI-43 RA-65 what Advance provokes comes first, without a Chain Break; the Attack goes on if it can" {
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann lunge' 'intruder dummy-1 A3' 'intruder dummy-2 B1'
	hit dummy-1 --advance A2 --rolled r:P
	in_order 'provokes who=ann target=dummy-2' 'stress who=ann n=1 now=1' 'path who=ann to=A2' 'attack who=ann target=dummy-1'
	hasnt 'queue opportunity' 'event chain-break'
	result fail
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann lunge' 'intruder dummy-1 A3' 'intruder tripper-1 B1'
	hit dummy-1 --advance A2
	is_at ann A1
	has 'event stops-short who=ann'
	hasnt 'event roll' 'event attack '
	# its roll and that of the Attack have names of their own
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann lunge' 'intruder dummy-1 A3' 'intruder puncher-1 B1'
	hit dummy-1 --advance A2 --rolled attack=r:P --rolled attack-2=r:-
	in_order 'roll point=attack ' 'vitals who=ann' 'roll point=attack-2 ' 'outcome what=fail target=dummy-1'
}

@test "ATK-06 RI-43 one who dies falling back leaves no Suppression and makes no Noise" {
	on 'spacer ann A3 vitals=9 stress=0' 'gear ann kite' 'intruder dummy-1 A1' 'intruder avenger-1 B3'
	hit dummy-1 --rolled r:P --fallback A5
	has 'spacer ann .* dead'
	hasnt 'event suppressed' 'event noise'
}

@test "SPM-25 Advance and Fallback resolve the tiles they enter" {
	printf '%s\n' 'name,title,keywords,effect,supply,source' 'thorn,Thorn,,stress 1,4,owner' >terrain.csv
	export ENORM_DATA=$ENORM_DATA:$PWD
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann lunge' 'intruder dummy-1 A3' 'terrain thorn-1 A2'
	hit dummy-1 --advance A2 --rolled r:P
	now 'spacer ann' stress 1
}

@test "RA-06 an Advance that does not reach ends the Attack in step 1, and the Spacer stays where it went" {
	duel lunge dummy
	sed -i 's/ A3/ A6/' a.board
	hit dummy-1 --advance A3
	is_at ann A3
	now 'spacer ann' adrenaline 0
	now 'gear ann lunge' ammo 3
	hasnt 'event roll' 'token dummy-1' 'event chain-break'
}

@test "RA-07 a critical needs the AT met, not beaten" {
	duel dart tough
	hit tough-1 --rolled r:PPqqqq
	result critical
}

@test "RA-08 a dead Intruder still makes its Reprisal, from where it died" {
	duel dart avenger
	hit avenger-1 --rolled r:PP
	has 'queue reprisal who=avenger-1 target=ann' 'intruder avenger-1 A3 .*dying'
}

@test "RA-09 a critical on an Intruder without a Critical response does nothing more" {
	duel dart many
	hit many-1 --rolled r:PPqqqq
	incoming 0 0 0
	now 'spacer ann' stress 0
}

@test "RA-11 Knockdown and Knockback of a response need adjacency, Pushback and Lure do not" {
	duel dart tripper
	hit tripper-1 --rolled r:P
	hasnt 'condition ann knockdown'
	duel dart kicker
	hit kicker-1 --rolled r:P
	is_at ann A1
	on 'spacer ann A3 vitals=9 stress=0' 'gear ann dart' 'intruder tripper-1 A2'
	hit tripper-1 --rolled r:P
	has 'condition ann knockdown falling'
	on 'spacer ann A3 vitals=9 stress=0' 'gear ann dart' 'intruder kicker-1 A2'
	hit kicker-1 --rolled r:P
	is_at ann A5
	on 'spacer ann A3 vitals=9 stress=0' 'gear ann dart' 'intruder pusher-1 A1'
	hit pusher-1 --rolled r:P
	is_at ann A5
}

@test "RA-13 a Rubicon bonus at the Adrenaline itself is not below it" {
	juliet 0
	incoming 0 0 0
	juliet 4
	incoming 2 0 1
	juliet 5
	incoming 2 1 1
}

@test "RA-14 RO-87 without Blips the Intruder symbol rolls nothing, and the marker still moves" {
	duel klaxon dummy 'spacer bob B1' 'priority bob'
	hit dummy-1 --rolled r:P
	hasnt 'event roll point=noise' 'queue noise'
	has 'priority ann'
}

@test "RA-15 Noise waits before the Reprisal" {
	duel bang avenger 'blip blip-1 x7y5'
	hit avenger-1 --rolled r:P --rolled noise=w:o
	assert_equal "$(queued | cut -d' ' -f1 | tr '\n' ' ')" 'noise reprisal '
}

@test "RA-16 Discipline turns one Potential a die" {
	duel dart dummy 'pool active discipline=2'
	hit dummy-1 --rolled r:oo --discipline '#1'
	now 'event result' power 1
	wont dummy-1 --rolled r:oo --discipline '#1,#1'
}

@test "RA-17 halves pair up over the whole roll" {
	duel pistol feeble
	hit feeble-1 --rolled r:h,r:h
	result wound
	hit feeble-1 --rolled r:h,r:-
	result fail
}

@test "RA-18 Devastating rolls one more die for a die with quadrants, without a chain" {
	duel crusher bulwark
	hit bulwark-1 --rolled r:Pqq --rolled attack-devastating=r:PPPqq
	result critical
	hit bulwark-1 --rolled r:P
	result fail
}

@test "RA-19 Empty Clip is forced, and 1 Ammo is enough" {
	duel 'revolver ammo=1' dummy
	hit dummy-1 --rolled r:P,r:-
	result wound
	now 'gear ann revolver' ammo 0
}

@test "RA-21 Suppression fills up to the Suppressing Power" {
	duel cannon dummy
	hit dummy-1 --rolled r:- --all
	assert_equal "$(boards .out)" 1
	now 'token dummy-1 suppression' count 3
}

@test "RA-22 at an AT of 0 or less any roll wounds" {
	duel dart dummy 'token dummy-1 suppression count=3'
	hit dummy-1 --rolled r:-
	result wound
}

@test "RA-23 Suppression lowers a Boss's AT too" {
	boss 'token titan-1 suppression count=1'
	hit titan-1 --rolled r:PP --seed 1
	now 'event result' at 2
	result wound
}

@test "RA-24 a critical on a baseline with a Wound stat is one Wound" {
	duel dart tough
	hit tough-1 --rolled r:PPqqqq
	now 'intruder tough-1' wounds 1
}

@test "RA-25 attacking at Adrenaline 9 kills in step 2, without a roll" {
	duel dart dummy
	sed -i 's/adrenaline=0/adrenaline=9/' a.board
	hit dummy-1 --seed 1
	has 'spacer ann .* dead'
	hasnt 'event roll point=attack'
}

@test "RA-28 a Boss's card is drawn after step 2 and before the pool" {
	boss
	hit titan-1 --rolled r:-
	in_order 'adrenaline' 'bp-card .*card=shin' 'roll point=attack'
}

@test "RA-44 an Intruder in Cover lowers the best die of a ranged Attack, and a Destructible tile goes" {
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann pistol' 'intruder dummy-1 A4' 'terrain barrier-1 A3'
	hit dummy-1 --rolled w:-,r:-
	dice attack rw
	hasnt 'terrain'
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann dart' 'intruder dummy-1 A4' 'terrain rail-1 A3'
	hit dummy-1 --rolled w:-
	has 'terrain rail-1'
}

@test "RA-48 with no die to lower Cover is not used and the tile stays" {
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann pea' 'intruder dummy-1 A4' 'terrain barrier-1 A3'
	hit dummy-1 --rolled w:-
	dice attack w
	has 'terrain barrier-1 A3'
}

@test "RA-60 Fallback goes all X spaces or none" {
	falling
	refuses 'KW-FALLBACK-5|RA-60' dummy-1 --fallback A4
}

@test "RA-61 Linear is the same row or column" {
	duel ruler dummy
	hit dummy-1 --rolled r:-
	sed -i 's/ A3/ C3/' a.board
	refuses 'RNG-07|KW-LINEAR-1|WPN-(03|14)' dummy-1
}

@test "RO-61 a weapon both exhausted and empty stays barred from a Bonus Attack" {
	duel 'pistol exhausted ammo=0' dummy
	refuses 'WPN-0[78]|BON-0[56]' dummy-1 --bonus
}

@test "RO-64 a Heavy weapon gains the 1 Ammo of a Bonus Attack too" {
	duel 'osr-3 ammo=0' dummy
	hit dummy-1 --bonus --rolled r:-,r:-
	now 'gear ann osr-3' ammo 0
}

@test "RO-66 ignoring Reprisals leaves the other responses" {
	duel dart avenger
	hit avenger-1 --bonus --ignore-reprisal --rolled r:P
	now 'spacer ann' stress 1
	hasnt 'queue reprisal'
}

# ---- the list and what keeps an Attack from being made ----

@test "with a Spacer alone the legal Attacks are listed, the best first" {
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann pistol' 'gear ann dart' 'intruder dummy-1 A3' 'intruder bulwark-1 C1'
	try enorm-attack ann -T ruling <a.board
	wants 0 enorm-attack ann
	grep -nE 'dummy-1.*pistol|pistol.*dummy-1' .out | head -n 1 | cut -d: -f1 >pistol
	grep -nE 'bulwark-1.*dart|dart.*bulwark-1' .out | head -n 1 | cut -d: -f1 >dart
	[ "$(cat pistol)" -lt "$(cat dart)" ]
}

@test "--why-not says for every weapon and Intruder what is in the way" {
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann pistol ammo=0' 'gear ann knife' 'intruder dummy-1 A3'
	try enorm-attack --why-not ann -T ruling <a.board
	wants 1 enorm-attack --why-not ann
	grep -q 'WPN-08' .out
	grep -qE 'WPN-(03|14)|RNG-06' .out
}

@test "dice typed without a point hold in every board of --all" {
	duel dart orderly
	hit orderly-1 --rolled r:P --all
	assert_equal "$(grep -c '^event roll point=attack dice=r faces=r:P ' .out)" 2
}

@test "a refused board is passed on and nothing is resolved on it" {
	duel 'pistol ammo=0' dummy
	refuses WPN-08 dummy-1
	cp .out b.board
	try enorm-attack -T board ann dummy-1 <b.board
	wants 1 enorm-attack ann dummy-1
	is out b.board enorm-attack
}
