#!/usr/bin/env bats
# enorm-turn reload, exhaust, rearm, loot and scavenge: what a Spacer carries. enorm-turn(1).
load helper
load round_helper

setup_file() {
	cd "$BATS_FILE_TMPDIR" || return
	cat >weapons.csv <<-'END'
		name,title,hands,dice,range,ammo,charge,keywords,source
		knife,Knife,1,r,0,0,0,noiseless,owner
		pistol,Pistol,1,rr,4,3,0,noiseless,owner
		rifle,Rifle,2,rr,4,4,0,noiseless,owner
		cannon,Cannon,2,rr,4,3,0,"heavy, noiseless",owner
		laser,Laser,1,rr,4,0,2,noiseless,owner
		hybrid,Hybrid,1,rr,4,2,2,noiseless,owner
		zapper,Zapper,1,r,4,2,0,"discharge, noiseless",owner
	END
	cat >gear.csv <<-'END'
		name,title,slot,source
		scope,Scope,support,owner
		badge,Badge,support,owner
		rope,Rope,backpack,owner
	END
	cat >suits.csv <<-'END'
		name,title,rubicon,support,backpack,source
		plain,Plain,discipline 2,1,2,owner
		roomy,Roomy,,2,3,owner
	END
}

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	export ENORM_DATA=$BATS_FILE_TMPDIR
}

# ann LINE...: ann on A1 in a plain suit, with these records.
ann() {
	on 'spacer ann A1 vitals=9 stress=0 adrenaline=0 suit=plain' "$@"
}

@test "GEA-36 GEA-39 a Fast Reload adds exactly 1 Ammo, while some remains too" {
	ann 'gear ann pistol ammo=0'
	turn reload fast ann pistol
	has 'gear ann pistol ammo=1$'
	then_turn reload fast ann pistol
	has 'gear ann pistol ammo=2$'
}

@test "RO-69 a Fast Reload of a full weapon leaves it full" {
	ann 'gear ann pistol ammo=3'
	turn reload fast ann pistol
	has 'gear ann pistol ammo=3$'
}

@test "GEA-43 GEA-46 a Full Reload fills the weapon, while some Ammo remains too" {
	ann 'gear ann rifle ammo=0'
	turn reload full ann rifle
	has 'gear ann rifle ammo=4$'
	ann 'gear ann rifle ammo=3'
	turn reload full ann rifle
	has 'gear ann rifle ammo=4$'
}

@test "GEA-37 GEA-44 only an equipped weapon is reloaded; an exhausted one is equipped" {
	ann 'gear ann pistol ammo=0 stowed'
	refuses GEA-37 reload fast ann pistol
	refuses GEA-44 reload full ann pistol
	ann 'gear ann pistol ammo=0 exhausted'
	turn reload full ann pistol
	has 'gear ann pistol ammo=3 exhausted$'
	ann 'gear ann scope'
	refuses GEA-37 reload fast ann scope
}

@test "KW-HEAVY-1 GEA-38 GEA-45 a Heavy weapon takes a Full Reload and no Fast one" {
	ann 'gear ann cannon ammo=1'
	refuses 'KW-HEAVY-1,GEA-38' reload fast ann cannon
	turn reload full ann cannon
	has 'gear ann cannon ammo=3$'
}

@test "GEA-41 GEA-47 RO-62 no reload restores Charges" {
	ann 'gear ann laser charge=0'
	refuses 'GEA-41,GEA-47' reload fast ann laser
	refuses 'GEA-41,GEA-47' reload full ann laser
	ann 'gear ann hybrid ammo=0 charge=0'
	turn reload full ann hybrid
	has 'gear ann hybrid ammo=2 charge=0$'
	ann 'gear ann hybrid ammo=0 charge=0'
	turn reload fast ann hybrid
	has 'gear ann hybrid ammo=1 charge=0$'
}

@test "KW-DISCHARGE-3 KW-DISCHARGE-4 GEA-42 GEA-48 no reload takes a Discharge token off" {
	local how
	for how in fast full; do
		ann 'gear ann zapper ammo=0 discharged'
		turn reload "$how" ann zapper
		has 'gear ann zapper ammo=[12] discharged$'
	done
}

@test "KW-DISCHARGE-2 GEA-18 RO-63 a Discharge token goes when its owner's next turn starts" {
	on 'spacer ann A1 vitals=9 stress=0 adrenaline=0' 'spacer bob A3 vitals=9 stress=0 adrenaline=0' \
		'gear ann zapper ammo=2 discharged' 'round 1'
	turn start bob
	has 'gear ann zapper ammo=2 discharged$'
	then_turn end bob
	then_turn start ann
	has 'gear ann zapper ammo=2$'
	hasnt 'gear ann zapper.*discharged'
}

@test "RO-63 a Rearm does not take a Discharge token off" {
	ann 'gear ann zapper ammo=2 discharged exhausted'
	turn rearm ann
	has 'gear ann zapper ammo=2 discharged$'
}

@test "GEA-49 a Full Reload raises Adrenaline and leaves tokens; a Fast one does neither" {
	on 'spacer ann A1 vitals=9 stress=0 adrenaline=2 suit=plain' 'gear ann pistol ammo=0'
	turn reload full ann pistol
	has 'spacer ann A1 .*adrenaline=3' 'pool incoming discipline=1$'
	turn reload fast ann pistol
	has 'spacer ann A1 .*adrenaline=2'
	hasnt 'pool incoming discipline'
}

@test "GEA-49 one who dies of the Adrenaline reloads nothing" {
	on 'spacer ann A1 vitals=9 stress=0 adrenaline=9 suit=plain' 'gear ann pistol ammo=0'
	turn reload full ann pistol
	has 'gear ann pistol ammo=0$' 'spacer ann - .*dead'
}

@test "GEA-40 a Fast Reload whose extra cost cannot be paid is refused; one that can be is paid for" {
	ann 'gear ann pistol ammo=0' 'pool active expertise=1'
	refuses '[A-Z0-9,-]*GEA-40[A-Z0-9,-]*' reload fast ann pistol --cost 'expertise 2'
	turn reload fast ann pistol --cost 'expertise 1'
	has 'gear ann pistol ammo=1$' 'pool active$'
}

@test "GEA-30 GEA-19 what is exhausted stays so through turns and Rounds" {
	ann 'round 1 phase=spacer' 'gear ann pistol ammo=3 exhausted' 'gear ann scope exhausted'
	turn start ann
	then_turn end ann
	then_turn intruders
	then_turn end-round
	has 'round 2 phase=countdown' 'gear ann pistol ammo=3 exhausted$' 'gear ann scope exhausted$'
	refuses GEA-30 exhaust ann scope
}

@test "GEA-31 GEA-19 one Rearm turns back all of the Spacer's exhausted cards, and nobody else's" {
	on 'spacer ann A1 vitals=9 stress=0 adrenaline=0' 'spacer bob A3 vitals=9 stress=0 adrenaline=0' \
		'gear ann pistol ammo=3 exhausted' 'gear ann scope exhausted' 'gear bob knife exhausted'
	turn rearm ann
	has 'gear ann pistol ammo=3$' 'gear ann scope$' 'gear bob knife exhausted$'
}

@test "exhaust turns an equipped card" {
	ann 'gear ann scope' 'gear ann badge stowed'
	turn exhaust ann scope
	has 'gear ann scope exhausted$'
	refuses ABL-02 exhaust ann badge
}

@test "GEA-32 GEA-33 a Rearm may equip from the backpack and stow into it" {
	ann 'gear ann pistol ammo=3' 'gear ann knife' 'gear ann rifle ammo=4 stowed'
	turn rearm ann --equip rifle --stow pistol --stow knife
	has 'gear ann pistol ammo=3 stowed$' 'gear ann knife stowed$' 'gear ann rifle ammo=4$'
	refuses GEA-32 rearm ann --equip pistol
	refuses GEA-33 rearm ann --stow rifle
}

@test "GEA-32 GEA-33 a Rearm need not move anything" {
	ann 'gear ann pistol ammo=3' 'gear ann knife stowed'
	turn rearm ann
	has 'gear ann pistol ammo=3$' 'gear ann knife stowed$'
}

@test "GEA-12 GEA-34 hands hold two one-handed items or one two-handed" {
	ann 'gear ann pistol ammo=3' 'gear ann knife stowed'
	turn rearm ann --equip knife
	has 'gear ann knife$'
	ann 'gear ann pistol ammo=3' 'gear ann rifle ammo=4 stowed'
	refuses GEA-12 rearm ann --equip rifle
	ann 'gear ann pistol ammo=3' 'gear ann knife' 'gear ann laser charge=2 stowed'
	refuses GEA-12 rearm ann --equip laser
}

@test "GEA-13 GEA-34 the Suit says how much support gear there is" {
	ann 'gear ann scope' 'gear ann badge stowed'
	refuses GEA-13 rearm ann --equip badge
	on 'spacer ann A1 vitals=9 stress=0 adrenaline=0 suit=roomy' 'gear ann scope' 'gear ann badge stowed'
	turn rearm ann --equip badge
	has 'gear ann badge$'
}

@test "GEA-34 a Rearm does not overfill the backpack" {
	ann 'gear ann pistol ammo=3' 'gear ann knife stowed' 'gear ann rope'
	refuses GEA-34 rearm ann --stow pistol
	on 'spacer ann A1 vitals=9 stress=0 adrenaline=0 suit=roomy' \
		'gear ann pistol ammo=3' 'gear ann knife stowed' 'gear ann rope'
	turn rearm ann --stow pistol
	has 'gear ann pistol ammo=3 stowed$'
}

@test "GEA-35 RO-69 what is looted may be equipped for free" {
	ann
	turn loot ann pistol
	has 'gear ann pistol ammo=3$'
	turn loot ann pistol --choose ann.loot=backpack
	has 'gear ann pistol ammo=3 stowed$'
	turn loot ann pistol --choose ann.loot=leave
	hasnt 'gear ann'
}

@test "GEA-35 the switch puts away what was held" {
	ann 'gear ann rifle ammo=1 exhausted'
	turn loot ann pistol --choose ann.loot=swap-rifle
	has 'gear ann rifle ammo=1 exhausted stowed$' 'gear ann pistol ammo=3$'
	ann 'gear ann pistol ammo=3' 'gear ann knife'
	turn loot ann rifle --choose ann.loot=swap-all
	has 'gear ann pistol ammo=3 stowed$' 'gear ann knife stowed$' 'gear ann rifle ammo=4$'
	ann 'gear ann scope'
	turn loot ann badge --choose ann.loot=swap-scope
	has 'gear ann scope stowed$' 'gear ann badge$'
}

@test "GEA-34 GEA-35 what fits nowhere is left; a second copy has a name of its own" {
	ann 'gear ann rifle ammo=1' 'gear ann knife stowed' 'gear ann rope'
	turn loot ann pistol
	hasnt 'gear ann pistol'
	ann 'gear ann pistol ammo=0'
	turn loot ann pistol
	has 'gear ann pistol ammo=0$' 'gear ann pistol.2 ammo=3$'
}

@test "TRN-37 LOC-07 a Gear Cache draws from the Loot deck of the Location" {
	ann 'location cargo-spine' 'mark A1 gear-cache' 'deck loot cards=pistol ordered'
	turn scavenge ann
	has 'gear ann pistol ammo=3$' 'spacer ann A1 .*adrenaline=1'
	hasnt 'mark' 'deck loot cards'
	ann 'mark A1 gear-cache'
	turn scavenge ann
	has 'queue loot who=ann$'
}

@test "TRN-37 an Objective or Engram is picked up from one's own space" {
	ann 'mark A1 engram' 'mark A1 objective' 'mark A2 gear-cache'
	turn scavenge ann
	has 'token ann engram count=1$' 'mark A1 objective$' 'mark A2 gear-cache$'
	turn scavenge ann --choose ann.scavenge=objective
	has 'token ann objective count=1$' 'mark A1 engram$'
	ann 'mark A2 engram'
	refuses TRN-37 scavenge ann
}

@test "DSB-02 what is disabled is not scavenged" {
	ann 'mark A1 engram disabled'
	refuses DSB-02 scavenge ann
}

@test "GEA-37 the dead do nothing" {
	on 'spacer ann - dead' 'gear ann pistol ammo=0'
	refuses DIE-15 reload fast ann pistol
	refuses DIE-15 rearm ann
	refuses DIE-15 scavenge ann
	refuses DIE-15 loot ann knife
}
