#!/usr/bin/env bats
# How a Spacer's Attack ends before its end: a Chain Break, an attacker who dies, a Boss killed by
# Radiation; and responses whose condition fails. enorm-attack(1).
load helper
load attack_helper

setup_file() {
	cd "$BATS_FILE_TMPDIR" || return
	cat >weapons.csv <<-'END'
		name,title,hands,dice,range,suppress,noise,keywords,effect,source
		glow,Glow,1,r,4,2,w,"radiate 2, confidence 1",,owner
		volley,Volley,1,r,4,2,w,"burst 2, confidence 1",,owner
		herald,Herald,1,r,4,2,w,confidence 1,on wound: bonus-attack,owner
		kite,Kite,1,r,4,2,w,"fallback 1, confidence 1",,owner
		breaker,Breaker,1,r,4,2,w,confidence 1,on attack: chain-break,owner
	END
	cat >intruders.csv <<-'END'
		name,title,kind,level,speed,at,noise,range,wounds,signature,routine,source
		dummy,Dummy,baseline,1,3,2,white,0,0,,,owner
		slayer,Slayer,baseline,1,3,2,white,0,2,,,owner
		snapper,Snapper,baseline,1,3,2,white,0,2,,,owner
		biter,Biter,baseline,1,3,2,white,0,2,,attack r,owner
		lonely,Lonely,baseline,1,3,2,white,0,0,,,owner
		titan,Titan,boss,1,3,0,white,unlimited,2,,target closest; move 2,owner
	END
	cat >responses.csv <<-'END'
		intruder,on,effect,source
		slayer,fail,kill,owner
		snapper,fail,chain-break,owner
		snapper,instinct,stress 1,owner
		biter,fail,vitals 1; knockdown,owner
		lonely,wound,brood<2: stress 1,owner
	END
	cat >bp-cards.csv <<-'END'
		name,title,intruder,level,at,wound,fail,instinct,critical,source
		shin,Shin,titan,1,3,unavoidable-knockback 6,,,,owner
		knee,Knee,titan,1,2,,routine attacker,,,owner
		ankle,Ankle,titan,1,1,chain-break,,,,owner
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

on() {
	printf '%s\n' 'enorm 1' 'map 5x9' "$@" done >a.board
}

# boss WHERE [LINE...]: ann on C3, the titan there.
boss() {
	on 'spacer ann C3 vitals=9 stress=0' 'gear ann glow' "intruder titan-1 $1 wounds=0" 'blip blip-1 x9y5' \
		'deck bp titan-1 cards=shin,knee escalation=skull ordered' \
		'deck ai titan-1 cards=stomp escalation=stamp ordered' "${@:2}"
}

hasnt() {
	local pattern
	for pattern; do
		! grep -E "^$pattern" .out || return 1
	done
}

# ---- Chain Break ----

@test "CHB-11 CHB-18 KW-RADIATE-8 a Radiate Wound that throws her out of reach leaves step 5 alone" {
	local turned
	for turned in 's/!//' 's/ann C3/ann C7/; s/titan-1 C2/titan-1 C8/'; do # and mirrored
		boss C2 'token titan-1 radiation count=3'
		sed -i "$turned" a.board
		hit titan-1
		in_order 'radiated' 'leaves .*what=confidence' 'token who=titan-1 n=2 token=Radiation' 'chain-break who=ann clause=CHB-11'
		hasnt 'event suppressed' # SUP-02: it has dealt a Wound
		hasnt 'event roll point=attack' 'event roll point=noise'
		now 'token titan-1 radiation' count 2
	done
}

@test "CHB-06 CHB-13 CHB-14 a Chain Break in a response keeps step 5 and comes after it; nothing else is resolved" {
	local order
	for order in 'intruder snapper-1 A3|gear ann volley' 'gear ann volley|intruder snapper-1 A3'; do
		on 'spacer ann A1 vitals=9 stress=0' "${order%|*}" "${order#*|}" 'blip blip-1 x9y5'
		hit snapper-1 --rolled r:-
		in_order 'response who=snapper-1 on=fail' 'leaves .*what=confidence' 'suppressed who=snapper-1' 'chain-break'
		hasnt 'event response .*on=instinct' 'event roll point=noise' 'event stress'
		assert_equal "$(grep -c '^event leaves' .out)" 1
	done
}

@test "CHB-18 ESC-06 nor is the Escalation of a Boss whose response broke the Attack" {
	boss C6
	sed -i 's/cards=shin,knee/cards=ankle,shin/' a.board
	hit titan-1 --rolled r:P
	in_order 'stacked who=titan-1' 'response who=titan-1 on=wound' 'leaves .*what=confidence' 'chain-break'
	hasnt 'event escalat' 'event suppressed' 'event roll point=noise'
	grep -q '^deck bp titan-1 .*escalation=skull' .out
}

@test "CHB-02 CHB-13 a Chain Break before the roll leaves step 5 too" {
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann breaker' 'intruder dummy-1 A3' 'blip blip-1 x9y5'
	hit dummy-1
	in_order 'adrenaline' 'leaves .*what=confidence' 'suppressed who=dummy-1' 'chain-break'
	hasnt 'event roll' 'event response'
}

@test "CHB-15 CHB-16 a Bonus Attack that a weapon gives in a Spacer Attack is a Follow-up and breaks nothing" {
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann herald' 'intruder dummy-1 A3' 'blip blip-1 x9y5'
	hit dummy-1 --rolled r:PP --rolled noise=w:-
	in_order 'waits what=follow-up who=ann' 'leaves' 'roll point=noise'
	hasnt 'event chain-break'
}

@test "CHB-15 CHB-16 DIE-16 You Live with a Bonus Attack in step 4 is a Follow-up and breaks nothing" {
	local order
	for order in 'intruder biter-1 A3|gear ann volley' 'gear ann volley|intruder biter-1 A3'; do
		on 'spacer ann A1 vitals=1 stress=0 broken' "${order%|*}" "${order#*|}" 'blip blip-1 x9y5'
		hit biter-1 --rolled r:- --rolled flatline=live-attack --rolled noise=w:-
		in_order 'lives who=ann' 'leaves .*what=confidence' 'suppressed who=biter-1' 'roll point=noise'
		has 'queue follow-up who=ann'
		hasnt 'event chain-break' 'queue bonus-attack'
	done
}

@test "KD-13 an attacker whom a response has knocked down does not fall back and provokes nobody" {
	local order
	for order in 'intruder biter-1 A3|gear ann kite' 'gear ann kite|intruder biter-1 A3'; do
		on 'spacer ann A2 vitals=9 stress=0' "${order%|*}" "${order#*|}"
		hit biter-1 --rolled r:- --fallback A1
		has 'spacer ann A2' 'event stays who=ann .*clause=KD-13'
		hasnt 'event provokes' 'event activates'
	done
}

# ---- tokens for the Noise ----

@test "PWR-18 NRL-17 NRL-19 tokens that the Active Pool does not have are refused for the Noise, too" {
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann volley' 'intruder dummy-1 A3' 'blip blip-1 x9y5' 'pool active discipline=1'
	refuses PWR-18 dummy-1 --rolled r:P --rolled noise=w:o --confidence 'noise=#1=w:-'
	refuses PWR-18 dummy-1 --rolled r:o --discipline 'attack=#1' --rolled noise=w:o --discipline 'noise=#1'
}

# ---- who dies ----

@test "RA-67 an attacker who dies in step 4 ends the Attack: no tokens, no Suppression, no Noise" {
	local order
	for order in 'intruder slayer-1 A3|gear ann volley' 'gear ann volley|intruder slayer-1 A3'; do
		on 'spacer ann A1 vitals=9 stress=0' "${order%|*}" "${order#*|}" 'blip blip-1 x9y5'
		hit slayer-1 --rolled r:-
		in_order 'response who=slayer-1 on=fail' 'dies who=ann'
		hasnt 'event leaves' 'event suppressed' 'event roll point=noise' 'event radiat'
	done
}

@test "WND-14 KW-RADIATE-1 SUP-01 a Boss killed by Radiation gets neither Radiation nor Suppression" {
	boss C4 'token titan-1 radiation count=2'
	sed -i 's/cards=shin,knee/cards=knee,shin wounds=shin/; s/wounds=0/wounds=1/' a.board
	hit titan-1 --rolled noise=w:-
	in_order 'radiated' 'stacked who=titan-1 .*now=2 of=2' 'killed who=titan-1 clause=WND-14' 'leaves .*what=confidence' \
		'roll point=noise' 'removed who=titan-1 clause=WND-14'
	hasnt 'event token who=titan-1' 'event suppressed' 'event roll point=attack' 'event response .*on=fail' 'event discarded'
}

# ---- responses ----

@test "RA-66 on the board are neither the killed, the other kills of a Burst nor who is off the board" {
	local order
	for order in 'A3 C1' 'C1 A3'; do
		on 'spacer ann A1 vitals=9 stress=0' 'gear ann volley' "intruder lonely-1 ${order% *}" "intruder lonely-2 ${order#* }" \
			'intruder lonely-3 - ' 'intruder lonely-4 E9'
		hit lonely-1,lonely-2 --rolled r:PP --rolled attack-2=r:PP
		now 'spacer ann' stress 2
	done
}

@test "RSP-04 a response whose condition fails says so" {
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann volley' 'intruder lonely-1 A3' 'intruder lonely-2 E8' 'intruder lonely-3 E9'
	try enorm-attack ann lonely-1 -T ruling --rolled r:PP -f a.board
	grep -qx 'lonely-1 responds (wound), but nothing comes of it: 2 Blips and Intruders of type lonely are on the board \[RSP-04\]' .out
}

@test "RSP-01 a response that moves but does not attack is resolved in its step" {
	boss C6
	sed -i 's/cards=shin,knee/cards=knee,shin/' a.board
	hit titan-1 --rolled r:- --rolled noise=w:-
	in_order 'response who=titan-1 on=fail' 'path who=titan-1 to=C4' 'leaves' 'roll point=noise'
	hasnt 'queue reprisal' 'event waits'
}
