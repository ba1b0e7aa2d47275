#!/usr/bin/env bats
# The Power Pool of a Spacer's Attack: where its dice and raw Power come from, and several copies of
# one weapon. enorm-attack(1), enorm-data(5).
load helper
load attack_helper

setup_file() {
	cd "$BATS_FILE_TMPDIR" || return
	cat >weapons.csv <<-'END'
		name,title,hands,dice,surge_at,surge,expertise,range,quadrants,ammo,spend,noise,noise_per_shot,keywords,source
		dart,Dart,1,r,0,,0,4,0,0,1,,0,noiseless,owner
		mallet,Mallet,1,rr+1,3,+2,0,4,0,0,1,,0,noiseless,owner
		volley,Volley,1,r,0,,0,4,0,0,1,,0,"burst 2, noiseless",owner
		hungry,Hungry,1,r,0,,0,4,0,5,2,,0,"burst 2, noiseless",owner
		rattler,Rattler,1,r,0,,0,4,0,4,1,wr,2,burst 2,owner
		boomer,Boomer,1,r,0,,0,4,0,0,1,w+2,0,,owner
		howler,Howler,1,r,0,,0,4,0,0,1,intruder+1,0,,owner
		expert,Expert,1,r,0,,1,4,0,0,1,,0,noiseless,owner
		sharp,Sharp,1,r,0,,0,4,3,0,1,,0,noiseless,owner
		crusher,Crusher,1,brr,0,,0,4,0,0,1,,0,"devastating, noiseless",owner
	END
	cat >gear.csv <<-'END'
		name,title,slot,dice,source
		brace,Brace,support,+1,owner
		coil,Coil,support,w+1,owner
	END
	cat >intruders.csv <<-'END'
		name,title,kind,level,speed,at,noise,wounds,source
		dummy,Dummy,baseline,1,3,2,white,3,owner
	END
	cat >spacers.csv <<-'END'
		name,title,rubicon,suit,source
		brute,Brute,"power 5, black 6, discipline 2",plain,owner
	END
	cat >suits.csv <<-'END'
		name,title,rubicon,source
		plain,Plain,,owner
		strong,Strong,power 1,owner
	END
}

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	export ENORM_DATA=$BATS_FILE_TMPDIR
}

# duel SPACER WEAPON [LINE...]
duel() {
	printf '%s\n' 'enorm 1' 'map 5x7' "spacer ann A1 vitals=9 stress=0 $1" "gear ann $2" \
		'intruder dummy-1 A3' 'intruder dummy-2 C1' "${@:3}" done >a.board
}

dice() { # dice POINT DICE
	grep -q "^event roll point=$1 dice=$2 " .out || { grep '^event roll' .out && return 1; }
}

@test "PWR-05 PWR-11 TOK-03 Power and dice of the Rubicon that the indicator has passed are in the pool" {
	duel 'adrenaline=4 character=brute' dart
	hit dummy-1 --rolled r:P
	dice attack r
	duel 'adrenaline=5 character=brute' dart
	hit dummy-1 --rolled r:P
	dice attack r+1
	grep -q '^event result what=wound power=2 ' .out
	duel 'adrenaline=6 character=brute suit=strong' dart
	hit dummy-1 --rolled b:-,r:-
	dice attack br+2
	[ "$(grep -c '^event leaves .*what=power' .out)" = 0 ]
	in_order 'leaves n=1 what=discipline'
}

@test "TRN-14 TRN-16 another Adrenaline action leaves only the tokens of such a Rubicon" {
	duel 'adrenaline=7 character=brute suit=strong' dart 'turn ann active'
	try enorm-turn -T board rationalize ann <a.board
	wants 0 enorm-turn rationalize ann
	[ "$(grep '^event leaves' .out | sed 's/.*what=\([a-z]*\).*/\1/')" = discipline ]
}

@test "a Rubicon Bonus that nobody knows is an error of the table" {
	mkdir own
	printf '%s\n' 'name,title,rubicon,source' 'odd,Odd,might 5,owner' >own/suits.csv
	unset ENORM_DATA
	printf 'enorm 1\nmap 2x2\ndone\n' >a.board
	fails 65 "column 'rubicon': 'might' is (none|not one) of" enorm-attack ann --data own -f a.board
}

@test "PWR-06 PWR-11 raw Power of weapons, their surge and gear is in the pool" {
	duel adrenaline=0 mallet 'gear ann brace' 'gear ann coil'
	hit dummy-1 --rolled r:-,r:-,w:-
	dice attack rrw+3
	duel adrenaline=2 mallet
	hit dummy-1 --rolled r:-,r:-
	dice attack rr+3
	grep -q '^event result what=wound power=3 ' .out
}

@test "PWR-07 --add puts dice and Power of another effect into one roll" {
	duel adrenaline=0 volley
	hit dummy-1,dummy-2 --add b+1 --add attack-2=w --rolled b:-,r:- --rolled attack-2=r:-,w:-
	dice attack br+1
	dice attack-2 rw
	complains 64 "enorm-attack: --add attack-2=w: no roll asked for it; this call asked for attack" \
		enorm-attack ann dummy-1 --add attack-2=w --rolled r:- -f a.board
}

@test "PWR-42 PWR-18 Expertise pays for it, out of the Active Pool" {
	duel adrenaline=0 dart 'pool active expertise=2'
	hit dummy-1 --add +1 --expertise 2 --rolled r:-
	in_order 'spend who=ann n=2 what=expertise left=0 clause=PWR-42' 'roll point=attack dice=r\+1'
	duel adrenaline=0 dart 'pool active expertise=1'
	refuses PWR-18 dummy-1 --add +1 --expertise 2
}

# ---- several copies, and what a shot takes ----

@test "ADR-05 BST-10 a weapon that spends more takes so many tokens a shot, and no more than there are" {
	duel adrenaline=0 'hungry ammo=5'
	hit dummy-1,dummy-2 --rolled r:- --rolled attack-2=r:-
	now 'gear ann hungry' ammo 1
	duel adrenaline=0 'hungry ammo=1'
	hit dummy-1 --rolled r:-
	now 'gear ann hungry' ammo 0
}

@test "NOI-06 BST-23 NRL-14 dice per shot, of several colours, more than one a shot, and a flat bonus" {
	duel adrenaline=0 'rattler ammo=4' 'blip blip-1 x7y4'
	hit dummy-1,dummy-2 --rolled r:- --rolled attack-2=r:- --rolled noise=r:-,r:-,r:-,r:-,w:-,w:-,w:-,w:-
	dice noise rrrrwwww
	duel adrenaline=0 boomer 'blip blip-1 x7y4'
	hit dummy-1 --rolled r:- --rolled noise=w:-
	in_order 'roll point=noise dice=w ' 'noise-bonus n=2 die=1'
	duel adrenaline=0 howler 'blip blip-1 x7y4'
	hit dummy-1 --rolled r:- --rolled noise=w:-
	in_order 'roll point=noise dice=w ' 'noise-bonus n=1 die=1'
}

@test "PWR-42 PWR-44 a weapon's own Expertise pays first and is no token" {
	duel adrenaline=0 expert 'pool active expertise=1'
	hit dummy-1 --add +1 --expertise 1 --rolled r:-
	now 'pool active' expertise 1
	hit dummy-1 --add +1 --expertise 2 --rolled r:-
	in_order 'spend who=ann n=1 what=expertise left=0'
}

@test "CRT-02 a result counts the weapon's quadrants in, so that a critical can be checked" {
	duel adrenaline=0 sharp
	hit dummy-1 --rolled r:PPq
	in_order 'roll point=attack .*quadrants=1 ' 'result what="critical wound" power=2 at=2 quadrants=4 '
	try enorm-attack -T ruling ann dummy-1 --rolled r:PP -f a.board
	grep -q "^wound: 2 Power against AT 2, 3 quadrants with the weapon's \[WND-02\]$" .out
}

@test "KW-DEVASTATING-2 of several dice with a quadrant some may add theirs" {
	duel adrenaline=0 crusher
	hit dummy-1 --rolled b:Pq,r:q,r:- --choose attack-devastating='#2' --rolled attack-devastating=r:P
	in_order 'roll point=attack-devastating dice=r '
	hit dummy-1 --rolled b:Pq,r:q,r:- --rolled attack-devastating=b:-,r:P
	in_order 'roll point=attack-devastating dice=br '
	hit dummy-1 --rolled b:Pq,r:q,r:- --choose attack-devastating=none
	[ "$(grep -c '^event roll point=attack' .out)" = 1 ]
}
