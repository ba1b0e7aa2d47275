#!/usr/bin/env bats
# enorm-turn stratagem and location: what the team and the place let Spacers do. enorm-turn(1).
load helper
load round_helper

setup_file() {
	cd "$BATS_FILE_TMPDIR" || return
	cat >stratagems.csv <<-'END'
		name,title,division,expertise,charges,effect,source
		regroup,Regroup,Ops,2,2,place discipline 1 active,owner
		charge,Charge,Ops,3,1,free-move 2,owner
	END
	cat >locations.csv <<-'END'
		name,title,designation,ecology,loot,setup,alternate,rule_at,rule,source
		hull,Hull,hu,grin,scrap,Put a crate on B2.,,,,owner
		hull-aft,Hull aft,hu,grin,scrap,,,,,owner
		vault,Vault,va,mothman,,,Turn the map over.,,,owner
		sump,Sump,su,,,,,turn-start,stress 1,owner
		sewer,Sewer,se,,,,,turn-end,stress 2,owner
		furnace,Furnace,fu,,,,,round-end,stress 3,owner
		vent,Vent,ve,,,,,countdown,stress 4,owner
	END
	cat >location-abilities.csv <<-'END'
		location,name,title,kind,needs,token,cost,card,effect,source
		hull,lever,Lever,action,,,,1,place expertise 1 incoming,owner
		hull,duck,Duck,reaction,,expertise,1,0,place confidence 1 active,owner
	END
}

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	export ENORM_DATA=$BATS_FILE_TMPDIR
}

# ann LINE...: ann on A1 in her own turn, and these records.
ann() {
	on 'spacer ann A1 vitals=9 stress=0 adrenaline=0' 'turn ann active' "$@"
}

@test "STG-01 STG-03 a Run is set up with exactly 2 Stratagems, requirement sides up" {
	on 'spacer ann A1'
	refuses STG-01 stratagem choose regroup
	refuses STG-01 stratagem choose regroup regroup
	refuses STG-01 stratagem choose regroup charge tactical-redeployment
	turn stratagem choose regroup charge
	has 'stratagem regroup expertise=0$' 'stratagem charge expertise=0$'
	grep -v '^event' .out >a.board
	refuses STG-01 stratagem choose regroup charge
	on 'spacer ann A1' 'round 1 phase=spacer'
	refuses STG-01 stratagem choose regroup charge
}

@test "STG-10 STG-11 Expertise goes from the Active Pool onto the card" {
	ann 'stratagem charge' 'pool active expertise=5'
	turn stratagem feed charge ann 2
	has 'stratagem charge expertise=2$' 'pool active expertise=3$'
	turn stratagem feed charge ann
	has 'stratagem charge expertise=1$' 'pool active expertise=4$'
}

@test "STG-12 Expertise of the Incoming Pool cannot be moved there" {
	ann 'stratagem charge' 'pool active expertise=1' 'pool incoming expertise=5'
	refuses 'STG-11,STG-12' stratagem feed charge ann 2
}

@test "STG-13 STG-14 tokens are moved in the mover's own turn and in no other" {
	on 'spacer ann A1' 'spacer bob A2' 'turn ann active' 'turn bob waiting' 'stratagem charge' 'pool active expertise=2'
	refuses STG-14 stratagem feed charge bob
	turn stratagem feed charge ann
	has 'stratagem charge expertise=1$'
	on 'spacer ann A1' 'turn ann done' 'stratagem charge' 'pool active expertise=2'
	refuses STG-14 stratagem feed charge ann
}

@test "STG-04 STG-05 the card turns over at once when the requirement is met, and is ready" {
	ann 'stratagem regroup expertise=1' 'pool active expertise=1'
	turn stratagem feed regroup ann
	has 'stratagem regroup expertise=0 charges=2 unlocked$'
	then_turn stratagem use regroup ann
	has 'pool active discipline=1$' 'stratagem regroup expertise=0 charges=1 unlocked$'
	grep -v '^event' .out >a.board
	sed -i 's/^pool active.*/pool active expertise=2/' a.board
	refuses STG-10 stratagem feed regroup ann
}

@test "STG-06 the requirement side cannot be used" {
	ann 'stratagem regroup expertise=1'
	refuses STG-06 stratagem use regroup ann
}

@test "STG-07 a board that shows the ability side without a charge gives no use of it" {
	ann 'stratagem regroup unlocked'
	refuses STG-07 stratagem use regroup ann
}

@test "STG-07 STG-08 STG-18 its last charge turns it back at once" {
	ann 'stratagem regroup charges=2 unlocked'
	turn stratagem use regroup ann
	has 'stratagem regroup expertise=0 charges=1 unlocked$'
	then_turn stratagem use regroup ann
	has 'stratagem regroup expertise=0$'
	in_order 'uses .*left=0' 'locks what=regroup clause=STG-08,STG-18' 'place'
	grep -v '^event' .out >a.board
	refuses STG-06 stratagem use regroup ann
}

@test "STG-09 it is unlocked and used up again and again" {
	ann 'stratagem charge' 'pool active expertise=9'
	turn stratagem feed charge ann 3
	for _ in 1 2; do
		then_turn stratagem use charge ann
		has 'stratagem charge expertise=0$'
		then_turn stratagem feed charge ann 3
		has 'stratagem charge expertise=0 charges=1 unlocked$'
	done
}

@test "STG-15 milling leaves the tokens on a Stratagem alone" {
	ann 'stratagem charge expertise=2' 'pool active expertise=1'
	turn end ann
	has 'stratagem charge expertise=2$' 'pool active$'
}

@test "STG-19 it is used before the Pool is milled, not after the turn" {
	ann 'stratagem regroup charges=1 unlocked' 'pool incoming expertise=1'
	turn stratagem use regroup ann
	has 'pool active discipline=1$' 'pool incoming expertise=1$'
	then_turn end ann
	has 'pool active expertise=1$'
	on 'spacer ann A1' 'turn ann done' 'stratagem regroup charges=1 unlocked'
	refuses STG-19 stratagem use regroup ann
}

@test "STG-20 anybody of the team uses it, by the rules on abilities" {
	on 'spacer ann A1' 'spacer bob A2' 'turn bob active' 'stratagem regroup charges=1 unlocked'
	turn stratagem use regroup bob
	has 'event uses who=bob what=regroup'
	ann 'stratagem regroup charges=1 unlocked' 'condition ann knockdown falling'
	refuses 'STG-20,KD-05' stratagem use regroup ann
	ann 'stratagem regroup charges=1 unlocked' 'condition ann amnesia'
	refuses STG-20,SBD-06 stratagem use regroup ann
	on 'spacer ann - dead' 'stratagem regroup charges=1 unlocked'
	refuses STG-20,DIE-15 stratagem use regroup ann
}

@test "a Stratagem's free move goes where it can, or is declined" {
	ann 'stratagem charge charges=1 unlocked'
	turn stratagem use charge ann --to-space A3
	has 'spacer ann A3 '
	refuses SPM-02 stratagem use charge ann --to-space A4
	turn stratagem use charge ann
	has 'spacer ann A1 ' 'event then who=ann may="move 2" how="declined'
	hasnt queue
	turn stratagem use charge ann --choose ann.free-move=A2,A3
	has 'spacer ann A3 '
	refuses STG-05 stratagem use charge ann --choose ann.free-move=A4
}

@test "Tactical Redeployment moves 3 and makes Noise" {
	ann 'stratagem tactical-redeployment charges=1 unlocked' 'blip blip-1 x7y5' 'intruder grin-1 E7'
	turn stratagem use tactical ann --to-space A4 --rolled noise=w:o
	has 'spacer ann A4 ' 'queue noise who=ann amount=1' 'priority ann'
}

# ---- Locations ----

@test "LOC-02 LOC-03 a new designation calls for its card, another page of it does not" {
	on 'spacer ann A1'
	turn location enter hull
	has 'location hull seen=hu$' 'event location-card of=Hull designation=hu clause=LOC-02'
	then_turn location enter hull-aft
	has 'location hull-aft seen=hu$'
	hasnt 'event location-card'
	then_turn location enter vault
	has 'location vault seen=hu,va$' 'event location-card of=Vault'
	then_turn location enter hull
	hasnt 'event location-card'
}

@test "LOC-04 its card adds to the setup, or its diagram replaces the printed one" {
	on 'spacer ann A1'
	turn location enter hull
	has 'event setup how="besides the printed one" text="Put a crate on B2." clause=LOC-04'
	turn location enter vault
	has 'event setup how="in place of the printed one" text="Turn the map over." clause=LOC-04'
}

@test "LOC-05 the ecology says whose Noise awareness counts; LOC-06 a Course card replaces it" {
	cat >intruders.csv <<-'END'
		name,title,kind,level,speed,at,noise,range,wounds,source
		deaf,Deaf,baseline,1,3,3,white,0,0,owner
		keen,Keen,baseline,1,3,3,black,0,0,owner
	END
	cat >locations.csv <<-'END'
		name,title,designation,ecology,source
		den,Den,de,deaf,owner
	END
	export ENORM_DATA=$BATS_FILE_TMPDIR:$PWD
	ann 'location den' 'stratagem tactical-redeployment charges=1 unlocked' 'blip blip-1 x7y5'
	turn stratagem use tactical ann --rolled noise=w:-
	has 'event roll point=noise dice=w '
	ann 'location den ecology=keen' 'stratagem tactical-redeployment charges=1 unlocked' 'blip blip-1 x7y5'
	turn stratagem use tactical ann --rolled noise=b:-
	has 'event roll point=noise dice=b '
}

@test "LOC-06 the Course card's ecology goes when the Location is left" {
	on 'spacer ann A1' 'location hull ecology=mothman seen=hu'
	turn location enter hull
	has 'location hull ecology=mothman seen=hu$'
	turn location enter vault
	has 'location vault seen=hu,va$'
}

@test "LOC-07 loot comes from the deck the Location names" {
	ann 'location hull' 'mark A1 gear-cache' 'deck loot cards=multitool ordered' 'deck loot scrap cards=osr-3 ordered'
	turn scavenge ann
	has 'gear ann osr-3' 'deck loot cards=multitool ordered$'
}

@test "LOC-11 constant rules work all the time, each at its own" {
	on 'spacer ann A1 vitals=9 stress=0 adrenaline=0' 'location sump' 'round 1 phase=spacer'
	turn start ann
	has 'spacer ann .*stress=1 '
	then_turn end ann
	has 'spacer ann .*stress=1 '
	on 'spacer ann A1 vitals=9 stress=0 adrenaline=0' 'location sewer' 'turn ann active'
	turn end ann
	has 'spacer ann .*stress=2 '
	on 'spacer ann A1 vitals=9 stress=0 adrenaline=0' 'spacer bob - dead' 'location furnace' 'round 1 phase=end'
	turn end-round
	has 'spacer ann .*stress=3 ' 'round 2'
	on 'spacer ann A1 vitals=9 stress=0 adrenaline=0' 'location vent' 'round 1 phase=countdown'
	turn countdown
	has 'spacer ann .*stress=4 '
}

@test "LOC-12 LOC-13 Abrams Flare is used in one's own turn, with an Intruder on a Dangerous space" {
	local flare='location solar-ring'
	ann "$flare" 'intruder grin-1 C3' 'mark C3 dangerous' 'pool active discipline=3'
	turn location use abrams ann
	has 'token grin-1 suppression count=1$'
	ann "$flare" 'intruder grin-1 C3' 'mark C4 dangerous' 'pool active discipline=3'
	refuses LOC-13 location use abrams ann
	ann "$flare" 'intruder grin-1 C3' 'mark C3 dangerous' 'pool active discipline=3' 'spacer bob A2' 'turn bob waiting'
	refuses 'LOC-12,LOC-13' location use abrams bob
}

@test "LOC-14 Abrams Flare costs one, two or three Discipline by the Countdown level" {
	local at
	for at in 9:1 6:2 3:3; do
		ann 'location solar-ring' "countdown ${at%:*}" 'intruder grin-1 C3' 'mark C3 dangerous' 'pool active discipline=5'
		turn location use abrams ann
		has "pool active discipline=$((5 - ${at#*:}))\$"
		ann 'location solar-ring' "countdown ${at%:*}" 'intruder grin-1 C3' 'mark C3 dangerous' \
			"pool active discipline=$((${at#*:} - 1))"
		refuses 'LOC-14,ABL-30' location use abrams ann
	done
	unset ENORM_DATA
	row location-abilities solar-ring,abrams-flare cost 1/2/3
	row location-abilities solar-ring,abrams-flare source rulebook
}

@test "LOC-15 RT-52 Suppress Fire 1 leaves tokens up to 1 on an Intruder the player picks there" {
	ann 'location solar-ring' 'intruder grin-1 C3' 'intruder grin-2 C4' 'intruder grin-3 C5' 'mark C3 dangerous' \
		'mark C4 dangerous' 'pool active discipline=1'
	turn location use abrams ann --choose ann.target=grin-2
	has 'token grin-2 suppression count=1$'
	hasnt 'token grin-1' 'token grin-3'
	ann 'location solar-ring' 'intruder grin-1 C3' 'mark C3 dangerous' 'token grin-1 suppression count=1' 'pool active discipline=1'
	turn location use abrams ann
	has 'token grin-1 suppression count=1$'
}

@test "LOC-12 a Location's ability is used once a Round, a reaction in a window only" {
	ann 'location solar-ring' 'intruder grin-1 C3' 'mark C3 dangerous' 'pool active discipline=3' 'used ann abrams-flare'
	refuses ABL-16 location use abrams ann
	ann 'location hull' 'pool active expertise=1'
	refuses LOC-12 location use duck ann
	turn location use duck ann --window
	has 'pool active confidence=1$'
}

@test "LOC-16 LOC-17 a Location action is an action and takes an Action card" {
	ann 'location hull'
	refuses LOC-17 location use lever ann
	turn location use lever ann --card steady-walk
	has 'card ann steady-walk front played paid$' 'turn ann active plays=1$' 'pool incoming expertise=1$' 'event uses .*clause=LOC-16'
	grep -v '^event' .out >a.board
	refuses '[A-Z]+-[0-9]+' location use lever ann --card steady-walk
	ann 'location hull' 'condition ann knockdown falling'
	refuses KD-03 location use lever ann --card steady-walk
}

@test "what a Location does not offer is an error" {
	ann 'location hull'
	fails 65 "Hull offers no 'abrams'" enorm-turn location use abrams ann -f a.board
	fails 65 "no location 'nowhere'" enorm-turn location enter nowhere -f a.board
	complains 64 "enorm-turn: location enter or use, not 'leave'" enorm-turn location leave hull -f a.board
	complains 64 "enorm-turn: stratagem choose, feed or use, not 'eat'" enorm-turn stratagem eat regroup -f a.board
}

@test "STG-04 STG-10 more than a Stratagem still needs is not burned" {
	ann 'stratagem charge expertise=1' 'pool active expertise=5'
	refuses STG-04,STG-10 stratagem feed charge ann 3
	turn stratagem feed charge ann 2
	has 'stratagem charge expertise=0 charges=1 unlocked$' 'pool active expertise=3$'
}

@test "STG-01 the shipped Stratagems are enough to choose from, and each can be used" {
	local name
	unset ENORM_DATA
	on 'spacer ann A1'
	turn stratagem choose tactical-redeployment covering-fire
	for name in covering-fire quiet-step second-shot contingency; do
		ann "stratagem $name charges=1 unlocked" 'pool active discipline=2'
		turn stratagem use "$name" ann
		has "event uses who=ann what=$name left=0"
	done
}

@test "SUP-12 Abrams Flare on an Intruder that is suppressed already says that it does nothing" {
	ann 'location solar-ring' 'intruder grin-1 C3' 'mark C3 dangerous' 'pool active discipline=3' 'token grin-1 suppression count=1'
	turn location use abrams ann
	has 'event no-effect who=grin-1 what=Suppression why="it has 1 already" clause=SUP-12' 'token grin-1 suppression count=1$'
}

@test "LOC-12 WOO-05 the reaction of a Location is used in a window" {
	cat >protocols.csv <<-'END'
		intruder,order,title,effect,source
		grin,1,Snap,always: window; attack r,owner
	END
	export ENORM_DATA=$ENORM_DATA:$PWD
	on 'spacer ann A1 vitals=9 stress=0 adrenaline=0' 'location hull' 'intruder grin-1 A2' 'pool active expertise=1' 'turn ann done'
	try enorm-ai -T board grin-1 --react ann:duck --rolled r:- <a.board
	wants 0 duck
	has 'pool active confidence=1$' 'used ann duck$'
	in_order 'window' 'uses who=ann what=Duck clause=LOC-12' 'roll'
	sed -i 's/^turn.*/used ann duck/' a.board
	try enorm-ai -T board grin-1 --react ann:duck --rolled r:- <a.board
	has 'refused enorm-ai clause=ABL-16 reason="Duck of ann: it was used in this Round"'
}

@test "LOC-08 LOC-09 LOC-10 RT-125 an Engram has the ability and the resource that the Location gives its type" {
	unset ENORM_DATA
	ann 'location cargo-spine' 'mark A1 engram name=engram-1' 'spacer bob C1' 'token bob engram-2 count=2'
	turn scavenge ann
	has 'token ann engram-1 count=1$'
	then_turn ability ann cold-resolve
	has 'pool incoming discipline=1$'
	then_turn end-run
	has 'supply data 1$' 'supply scrap 2$' 'event extracts who=ann n=1 engram=Manifest into=data now=1 clause=LOC-10'
	hasnt 'token ann' 'token bob'
	# elsewhere the same token is nothing
	ann 'location solar-ring' 'token ann engram-1'
	fails 65 "ann has no ability 'cold-resolve'" enorm-turn ability ann cold-resolve -f a.board
}
