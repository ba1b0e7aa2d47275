#!/usr/bin/env bats
# enorm-attack against several Intruders at once: Bursts. The rest is in attack.bats.
load helper
load attack_helper

# Weapons with Burst, and Intruders of AT 2 that answer so that it can be seen who did.
setup_file() {
	cd "$BATS_FILE_TMPDIR" || return
	cat >weapons.csv <<-'END'
		name,title,hands,dice,confidence,discipline,range,suppress,quadrants,ammo,charge,noise,noise_per_shot,keywords,source
		pistol,Pistol,1,r,0,0,6,1,0,4,0,,0,noiseless,owner
		spray,Spray,2,r,0,0,6,2,0,4,0,,0,"burst 3, noiseless",owner
		scoped,Scoped,2,r,1,1,6,1,0,4,0,,0,"burst 2, noiseless",owner
		herald,Herald,2,r,0,0,6,1,0,4,0,,0,"burst 2, confidence 1, noiseless",owner
		arc,Arc,2,r,0,0,6,1,0,0,3,,0,"burst 2, noiseless",owner
		chatter,Chatter,2,r,0,0,6,0,0,4,0,w,1,burst 3,owner
		boom,Boom,2,r,0,0,6,0,0,4,0,w,0,burst 3,owner
		klaxon,Klaxon,2,r,0,0,6,0,0,4,0,intruder,1,burst 3,owner
		dump,Dump,2,r,0,0,6,0,0,4,0,w,1,"burst 2, empty-clip",owner
		bare,Bare,2,r,0,0,6,0,0,4,0,,0,"burst, noiseless",owner
		charge,Charge,2,r,0,0,6,0,0,4,0,,0,"burst 2, advance 2, noiseless",owner
		retreat,Retreat,2,r,0,0,6,0,0,4,0,,0,"burst 2, fallback 1, noiseless",owner
		glow,Glow,2,r,0,0,6,1,0,4,0,,0,"burst 2, radiate 1, noiseless",owner
	END
	cat >intruders.csv <<-'END'
		name,title,kind,level,speed,at,noise,range,wounds,source
		dummy,Dummy,baseline,1,3,2,white,0,0,owner
		tough,Tough,baseline,1,3,2,white,0,2,owner
		alpha,Alpha,baseline,1,3,2,white,0,2,owner
		beta,Beta,baseline,1,3,2,white,0,2,owner
		kicker,Kicker,baseline,1,3,2,white,0,2,owner
		tripper,Tripper,baseline,1,3,2,white,0,2,owner
		avenger,Avenger,baseline,1,3,2,white,0,2,owner
		killer,Killer,baseline,1,3,2,white,0,2,owner
	END
	cat >protocols.csv <<-'END'
		intruder,order,title,effect,after,source
		dummy,1,Nag,stress 1,,owner
	END
	cat >responses.csv <<-'END'
		intruder,on,effect,source
		alpha,wound,place discipline 1,owner
		alpha,fail,place discipline 2,owner
		alpha,critical,stress 1,owner
		beta,wound,place expertise 1,owner
		beta,fail,place expertise 2,owner
		beta,instinct,place confidence 1,owner
		kicker,fail,knockback 2,owner
		tripper,fail,knockdown,owner
		avenger,fail,reprisal rr,owner
		killer,fail,kill,owner
	END
}

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	export ENORM_DATA=$BATS_FILE_TMPDIR
}

# crowd WEAPON [LINE...]: ann on A1; dummy-1 on A3, dummy-2 on C1, dummy-3 on C3, dummy-4 on B5.
crowd() {
	typed 'map 5x7' 'spacer ann A1 vitals=9 stress=0' "gear ann $1" 'intruder dummy-1 A3' \
		'intruder dummy-2 C1' 'intruder dummy-3 C3' 'intruder dummy-4 B5' "${@:2}" >a.board
}

# pair WEAPON FIRST SECOND [LINE...]: ann on C3, FIRST-1 beside it on C4, SECOND-1 on D3.
pair() {
	typed 'map 5x7' 'spacer ann C3 vitals=9 stress=0' "gear ann $1" "intruder $2-1 C4" \
		"intruder $3-1 D3" "${@:4}" >a.board
}

# results WORD...: what the Attack Rolls came to, in order.
results() {
	assert_equal "$(sed -nE '/what="?(noise|quiet)/d; s/^event result what="?([a-z]+).*/\1/p' .out | tr '\n' ' ')" "$* "
}

# volley FACE FACE [FACE]: --rolled for so many Attack Rolls, as words in the array dice.
volley() {
	local i
	dice=(--rolled "attack=$1")
	for ((i = 2; i <= $#; i++)); do dice+=(--rolled "attack-$i=${!i}"); done
}

@test "BST-01 a Burst weapon may aim one Attack at more than one Intruder" {
	crowd spray
	volley r:PP r:PP
	hit dummy-1,dummy-2 "${dice[@]}"
	results wound wound
	hasnt 'intruder dummy-[12]'
	hit dummy-1 --rolled r:PP
	results wound
	crowd pistol
	refuses 'BST-0[12]|KW-BURST-1' dummy-1,dummy-2
}

@test "BST-02 at most X Intruders may be targeted" {
	crowd spray
	volley r:- r:- r:-
	hit dummy-1,dummy-2,dummy-3 "${dice[@]}"
	refuses BST-02 dummy-1,dummy-2,dummy-3,dummy-4
	crowd scoped
	refuses BST-02 dummy-1,dummy-2,dummy-3
}

@test "BST-03 one Intruder cannot be declared twice" {
	crowd spray
	volley r:- r:-
	wont dummy-1,dummy-1 "${dice[@]}"
}

@test "BST-04 every ordinary rule holds: range, sight, weapon, AT and wounds" {
	crowd 'spray exhausted'
	refuses WPN-07 dummy-1,dummy-2
	crowd spray 'token dummy-2 suppression count=1'
	volley r:P r:P
	hit dummy-1,dummy-2 "${dice[@]}"
	results fail wound
	hasnt 'intruder dummy-2'
}

@test "BST-05 all targets are declared in step 1: one that is not legal stops the Attack before anything is paid" {
	crowd spray 'terrain fog-1 B1'
	refuses 'WPN-.*|BST-.*|LOS-10' dummy-1,dummy-2
	crowd spray
	volley r:PP r:PP
	hit dummy-1,dummy-2 "${dice[@]}"
	in_order 'attack .*targets=.*dummy-1.*dummy-2' 'adrenaline' 'roll point=attack '
}

@test "BST-06 every target must be in effective range" {
	crowd spray
	sed -i 's/dummy-2 C1/dummy-2 E7/' a.board
	refuses 'RNG-01|WPN-(03|14)|BST-06' dummy-1,dummy-2
}

@test "BST-07 every target must be in sight" {
	crowd spray 'terrain fog-1 B1'
	refuses 'LOS-10|WPN-(04|15)|BST-07' dummy-1,dummy-2
}

@test "BST-08 the weapon needs as many Ammo as targets" {
	crowd 'spray ammo=2'
	volley r:- r:-
	hit dummy-1,dummy-2 "${dice[@]}"
	now 'gear ann spray' ammo 0
	refuses 'BST-0[89]' dummy-1,dummy-2,dummy-3
}

@test "BST-09 a target for which no Ammo is left cannot be declared" {
	crowd 'spray ammo=1'
	refuses 'BST-0[89]' dummy-1,dummy-2
	hit dummy-1 --rolled r:-
}

@test "BST-10 step 2 removes 1 Ammo for each target" {
	crowd spray
	volley r:- r:- r:-
	hit dummy-1,dummy-2,dummy-3 "${dice[@]}"
	now 'gear ann spray' ammo 1
	hit dummy-1 --rolled r:-
	now 'gear ann spray' ammo 3
}

@test "BST-11 step 2 raises Adrenaline by 1 in all" {
	crowd spray
	volley r:- r:- r:-
	hit dummy-1,dummy-2,dummy-3 "${dice[@]}"
	now 'spacer ann' adrenaline 1
}

@test "BST-12 each target gets its own Attack Roll" {
	crowd spray
	volley r:PP r:- r:PP
	hit dummy-1,dummy-2,dummy-3 "${dice[@]}"
	results wound fail wound
	has 'intruder dummy-2' 'event roll point=attack ' 'event roll point=attack-2 ' 'event roll point=attack-3 '
	hasnt 'intruder dummy-[13]'
}

@test "BST-13 the player chooses the order of the rolls" {
	crowd spray
	volley r:PP r:-
	hit dummy-2,dummy-1 "${dice[@]}"
	hasnt 'intruder dummy-2'
	has 'intruder dummy-1'
}

@test "BST-14 one Attack Roll is finished before the next starts" {
	crowd spray 'pool active confidence=1'
	volley r:- r:PP
	hit dummy-1,dummy-2 "${dice[@]}" --confidence attack='#1=r:PP'
	in_order 'roll point=attack ' 'reroll' 'result what=wound' 'roll point=attack-2 ' 'result what=wound'
}

@test "BST-15 a token spent on an earlier roll is gone for later ones" {
	crowd spray 'pool active confidence=1 discipline=1'
	volley r:- r:-
	wont dummy-1,dummy-2 "${dice[@]}" --confidence attack='#1=r:-' --confidence attack-2='#1=r:PP'
	volley r:Po r:Po
	wont dummy-1,dummy-2 "${dice[@]}" --discipline attack='#1' --discipline attack-2='#1'
	hit dummy-1,dummy-2 "${dice[@]}" --discipline attack-2='#1'
	results fail wound
}

@test "BST-16 a weapon modifier used on an earlier roll is gone for later ones" {
	crowd scoped 'pool active confidence=0'
	volley r:- r:-
	wont dummy-1,dummy-2 "${dice[@]}" --confidence attack='#1=r:-' --confidence attack-2='#1=r:PP'
	volley r:PP r:Po
	hit dummy-1,dummy-2 "${dice[@]}" --discipline attack-2='#1' --confidence attack-2=0
	results wound wound
	volley r:Po r:Po
	hit dummy-1,dummy-2 "${dice[@]}" --discipline attack='#1' --confidence attack=0 --confidence attack-2=0
	results wound fail
}

@test "PWR-43 a weapon modifier may be kept for a later roll of the Burst" {
	crowd scoped
	volley r:Po r:Po
	hit dummy-1,dummy-2 "${dice[@]}" --discipline attack=0 --discipline attack-2='#1' --confidence attack=0 --confidence attack-2=0
	results fail wound
}

@test "BST-17 no response is resolved until all rolls are done" {
	pair spray alpha beta
	volley r:- r:-
	hit alpha-1,beta-1 "${dice[@]}"
	in_order 'result what=fail' 'roll point=attack-2' 'result what=fail' 'place .*token=discipline' 'place .*token=expertise'
}

@test "BST-18 responses follow the order of the rolls" {
	pair spray alpha beta
	volley r:- r:-
	hit alpha-1,beta-1 "${dice[@]}"
	in_order 'place .*token=discipline' 'place .*token=expertise'
	hit beta-1,alpha-1 "${dice[@]}"
	in_order 'place .*token=expertise' 'place .*token=discipline'
}

@test "BST-19 a response that an earlier one has made impossible is dropped" {
	pair spray kicker tripper
	volley r:- r:-
	hit kicker-1,tripper-1 "${dice[@]}"
	has 'spacer ann C1 '
	hasnt 'condition ann'
	hit tripper-1,kicker-1 "${dice[@]}"
	has 'spacer ann C1 ' 'condition ann knockdown'
	pair spray killer alpha
	hit killer-1,alpha-1 "${dice[@]}" --seed 1
	has 'spacer ann .*dead'
}

@test "BST-20 Spacer tokens are left once" {
	crowd herald
	volley r:- r:-
	hit dummy-1,dummy-2 "${dice[@]}"
	now 'pool incoming' confidence 1
}

@test "BST-21 each target that took no Wound is suppressed on its own" {
	crowd spray 'token dummy-3 suppression count=1'
	volley r:- r:PP r:-
	hit dummy-1,dummy-2,dummy-3 "${dice[@]}"
	now 'token dummy-1 suppression' count 2
	now 'token dummy-3 suppression' count 2
	hasnt 'token dummy-[24]'
}

@test "BST-22 one Noise Roll is made for the whole Burst" {
	crowd boom 'blip blip-1 x7y5'
	volley r:- r:- r:-
	hit dummy-1,dummy-2,dummy-3 "${dice[@]}" --rolled noise=w:o
	assert_equal "$(grep -c '^event roll point=noise' .out)" 1
	assert_equal "$(grep -c '^queue noise' .out)" 1
}

@test "BST-23 NOI-06 a die per shot adds dice, a bonus per shot adds that bonus" {
	crowd chatter 'blip blip-1 x7y5'
	volley r:- r:- r:-
	hit dummy-1,dummy-2,dummy-3 "${dice[@]}" --rolled noise=w:-,w:-,w:-
	has 'event roll point=noise dice=www '
	crowd klaxon 'blip blip-1 x7y5'
	hit dummy-1,dummy-2,dummy-3 "${dice[@]}" --rolled noise=w:-
	has 'queue noise who=ann amount=3'
}

@test "KW-BURST-1 a weapon without Burst has one target, with it several" {
	crowd pistol
	refuses 'KW-BURST-1|BST-0[12]' dummy-1,dummy-2
	crowd scoped
	volley r:PP r:PP
	hit dummy-1,dummy-2 "${dice[@]}"
	hasnt 'intruder dummy-[12]'
}

@test "RA-19 in a Burst the Power of Empty Clip goes to one roll only" {
	crowd dump 'blip blip-1 x7y5'
	volley r:P r:P
	hit dummy-1,dummy-2 "${dice[@]}" --rolled noise=w:-,w:-,w:-,w:-
	results wound fail
	now 'gear ann dump' ammo 0
}

@test "RA-29 an Intruder that blocks sight blocks it at declaration, killed or not" {
	crowd spray 'intruder dummy-5 A5'
	refuses 'LOS-10|WPN-(04|15)|BST-07' dummy-1,dummy-5
}

@test "RA-30 the shots of the Noise are the Ammo discarded; a box without the mark does not scale" {
	crowd dump 'blip blip-1 x7y5'
	volley r:- r:-
	hit dummy-1,dummy-2 "${dice[@]}" --rolled noise=w:-,w:-,w:-,w:-
	has 'event roll point=noise dice=wwww '
	crowd boom 'blip blip-1 x7y5'
	hit dummy-1,dummy-2 "${dice[@]}" --rolled noise=w:-
	has 'event roll point=noise dice=w '
}

@test "RA-31 a Burst with Charges takes one for each target" {
	crowd arc
	volley r:- r:-
	hit dummy-1,dummy-2 "${dice[@]}"
	now 'gear ann arc' charge 1
	crowd 'arc charge=1'
	refuses 'BST-0[89]' dummy-1,dummy-2
}

@test "RA-33 Advance and Fallback go toward and away from every target" {
	crowd charge
	volley r:- r:-
	refuses 'KW-ADVANCE-3' dummy-1,dummy-2 --advance A2
	hit dummy-1,dummy-3 "${dice[@]}" --advance A2
	has 'spacer ann A2 '
	pair retreat dummy dummy
	sed -i 's/dummy-1 D3/dummy-2 D3/' a.board
	refuses 'KW-FALLBACK-5' dummy-1,dummy-2 --fallback B4
	hit dummy-1,dummy-2 "${dice[@]}" --fallback B3
	has 'spacer ann B3 '
}

@test "RA-34 a bare Burst means 2" {
	crowd bare
	volley r:- r:-
	hit dummy-1,dummy-2 "${dice[@]}"
	refuses BST-02 dummy-1,dummy-2,dummy-3
}

@test "RA-35 a critical silences the responses of its own target only" {
	pair spray alpha beta
	volley r:PPqqqq r:-
	hit alpha-1,beta-1 "${dice[@]}"
	now 'spacer ann' stress 1
	now 'pool incoming' discipline 0
	now 'pool incoming' expertise 2
	now 'pool incoming' confidence 1
}

@test "RA-50 a Destructible Cover tile that is used serves no second target" {
	typed 'map 5x7' 'spacer ann A1 vitals=9 stress=0' 'gear ann spray' 'intruder dummy-1 C5' \
		'intruder dummy-2 D4' 'terrain barrier-1 C4' >a.board
	volley w:- r:-
	hit dummy-1,dummy-2 "${dice[@]}"
	has 'event roll point=attack dice=w ' 'event roll point=attack-2 dice=r '
	hasnt 'terrain'
}

@test "RSP-02 each target of a Burst may make its Reprisal" {
	pair spray avenger avenger
	sed -i 's/avenger-1 D3/avenger-2 D3/' a.board
	volley r:- r:-
	hit avenger-1,avenger-2 "${dice[@]}"
	has 'queue reprisal who=avenger-1 target=ann' 'queue reprisal who=avenger-2 target=ann'
}

@test "KW-RADIATE-2 each surviving target of a Burst is irradiated" {
	crowd glow
	volley r:- r:PP
	hit dummy-1,dummy-2 "${dice[@]}"
	has 'token dummy-1 radiation count=1'
	hasnt 'token dummy-2'
}

@test "PWR-42 what pays for all the rolls of a Burst is typed at the first, and told so" {
	crowd spray
	sed -i '/^pool active/d; /^done/i pool active expertise=1' a.board
	complains 64 "enorm-attack: --expertise attack-2=1: all the rolls of an Attack are paid for at attack [PWR-42]; this call asked for attack attack-2" \
		enorm-attack ann dummy-1,dummy-2 spray --expertise attack-2=1 --rolled attack=r:- --rolled attack-2=r:- -f a.board
}
