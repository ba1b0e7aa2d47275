#!/usr/bin/env bats
# enorm-attack with a Spacer alone, and --why-not: what an Attack would come to. The lists are the
# Attack itself with nothing drawn. And the one meaning of tokens in every tool. enorm-attack(1).
load helper
load attack_helper

setup_file() {
	cd "$BATS_FILE_TMPDIR" || return
	cat >weapons.csv <<-'END'
		name,title,hands,dice,confidence,discipline,range,quadrants,ammo,keywords,source
		gun,Gun,1,rrb,1,0,4,2,2,noiseless,owner
		scoped,Scoped,1,rr,1,1,4,0,0,noiseless,owner
		pea,Pea,1,r,0,0,4,0,0,noiseless,owner
		axe,Axe,2,rb,0,1,0,1,0,"advance 2, noiseless",owner
		carbine,Carbine,1,r,0,0,4,0,3,noiseless,owner
		trident,Trident,2,rrr,1,0,4,1,0,"burst 2, noiseless",owner
	END
	cat >intruders.csv <<-'END'
		name,title,kind,level,speed,at,noise,wounds,traits,source
		dummy,Dummy,baseline,1,3,2,white,0,,owner
		horror,Horror,baseline,1,3,2,white,0,terrifying,owner
	END
	cat >same.py <<-'END'
		"""Every chance of the list is that of --odds for the same call."""
		import json, subprocess, sys
		from fractions import Fraction

		stream, options = sys.argv[1], sys.argv[2:]


		def lines(*args):
		    with open(stream) as boards:
		        out = subprocess.run(["enorm-attack", "-T", "json", "--keep-going", *options, *args],
		                             stdin=boards, capture_output=True, text=True).stdout
		    return [json.loads(line) for line in out.splitlines()]


		def chance(f):
		    return Fraction(int(f["num"]), int(f["den"]))


		listed, compared = {}, 0
		for o in lines("juliet"):
		    listed.setdefault((o["target"], o["weapon"], o.get("advance")), {})[o["board"]] = o
		for (target, weapon, advance), boards in listed.items():
		    walk = ["--advance", advance] if advance else []
		    for o in lines("--odds", "juliet", target, weapon, *walk):
		        if o["kind"] != "odds" or o["board"] not in boards:
		            continue
		        got = boards[o["board"]]
		        odds = {r["what"]: chance(r["chance"]) for r in o["results"]}
		        critical = odds.get(f"critical wound on {target}", 0)
		        wound = odds.get(f"wound on {target}", 0) + critical
		        if (chance(got["wound"]), chance(got["critical"])) != (wound, critical):
		            sys.exit(f"board {o['board']} {target} {weapon}: {got} is not {odds}")
		        compared += 1
		if compared < 40:
		    sys.exit(f"only {compared} compared")
	END
}

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	export ENORM_DATA=$BATS_FILE_TMPDIR
}

on() {
	printf '%s\n' 'enorm 1' 'map 5x7' "$@" done >a.board
}

# armed SEED: random boards on which juliet has guns and Stats of every height.
armed() {
	python3 "$ROOT/tests/gen_board.py" "$1" 60 | awk '
		/^spacer juliet/ { n++; print $0 " stress=" n % 10 " adrenaline=" int(n / 6) % 10
			print "gear juliet gun ammo=" n % 3; print "gear juliet axe"; next }
		/^done/ { print "pool active confidence=2 discipline=1" }
		{ print }' >armed.boards
}

@test "the list and --odds give the same chance for the same call, on any board" {
	armed 5
	python3 "$BATS_FILE_TMPDIR/same.py" armed.boards
}

@test "the list and --odds agree with tokens too" {
	armed 6
	python3 "$BATS_FILE_TMPDIR/same.py" armed.boards --confidence 1 --discipline 1 --stress 1 --aim critical
}

# ---- what the list says ----

@test "KW-ADVANCE-1 the list walks to a target that only an Advance reaches" {
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann axe' 'intruder dummy-1 A4'
	says 'dummy-1      axe            AT 2  wound  91.67%  critical   5.56%  with 1 Discipline  --advance A3
(house dice)' \
		enorm-attack ann -f a.board
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann axe' 'intruder dummy-1 D1'
	says 'dummy-1      axe            AT 2  wound  91.67%  critical   5.56%  with 1 Discipline  --advance C1
(house dice)' \
		enorm-attack ann -f a.board
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann axe' 'intruder dummy-1 A5'
	answers 1 'ann can make no Attack; --why-not says why' enorm-attack ann -f a.board
}

@test "RA-25 the list warns of an Attack that kills the attacker before the roll" {
	on 'spacer ann A1 vitals=9 stress=0 adrenaline=9' 'gear ann pea' 'intruder dummy-1 A3'
	says 'dummy-1      pea            AT 2  wound   0.00%  critical   0.00%  ann dies first 100.00% [RA-25]' \
		enorm-attack ann -f a.board
}

@test "INT-39 RA-25 so it does at 9 Stress beside a terrifying one" {
	on 'spacer ann A1 vitals=9 stress=9' 'gear ann pea' 'intruder horror-1 A2'
	try enorm-attack ann -f a.board
	wants 0 enorm-attack ann
	grep -q '^horror-1     pea            AT 2  wound   0.00%  critical   0.00%  ann dies first 100.00% \[RA-25\]$' .out
}

@test "a Boss's chance is told over the cards it may draw" {
	unset ENORM_DATA
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann osr-3 ammo=2' 'intruder mothman A3'
	enorm-attack -T json ann -f a.board | jq -c 'select(.weapon=="osr-3") | [.wound.num,.wound.den]' >list
	enorm-attack -T json ann mothman osr-3 --odds -f a.board |
		jq -c '.results[] | select(.what=="wound on mothman").chance | [.num,.den]' >odds
	diff list odds
	[ -s list ]
}

@test "--why-not with a target, and a weapon, is about these alone" {
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann pea' 'gear ann axe' 'intruder dummy-1 A3' 'intruder dummy-2 E7'
	says "dummy-1      axe            yes  --advance A2
dummy-1      pea            yes
dummy-1      multitool      no
    a Melee weapon needs its target adjacent [RNG-06]" enorm-attack --why-not ann dummy-1 -f a.board
	answers 1 "dummy-2      pea            no
    the target is further than the weapon's Range [RNG-01]" enorm-attack --why-not ann dummy-2 pea -f a.board
}

@test "WPN-08 of several copies the list names the one that is loaded" {
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann carbine ammo=0' 'gear ann carbine.2 ammo=2' 'intruder dummy-1 A3'
	says 'dummy-1      carbine.2      AT 2  wound  16.67%  critical   0.00%
(house dice)' enorm-attack ann -f a.board
	hit dummy-1 carbine.2 --rolled r:-
	now 'gear ann carbine.2' ammo 1
}

@test "tokens that are not there are told by --why-not" {
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann pea' 'intruder dummy-1 A3'
	answers 1 'dummy-1      pea            no
    the Active Pool has 0 Confidence, not 2 [PWR-18]' enorm-attack --why-not ann dummy-1 pea --confidence 2 -f a.board
}

# ---- what tokens mean ----

shot() { # shot ARGUMENT...: the same roll by the list, by --odds and by enorm-roll, one number
	enorm-attack ann -T json -f a.board "$@" | jq -r 'select(.weapon=="scoped").wound.p' >list
	enorm-attack ann dummy-1 scoped --odds -T json -f a.board "$@" |
		jq -r '[.results[] | select(.what | test("^(critical )?wound on")).chance.p] | add // 0' >odds
	enorm-roll --weapon scoped --at 2 --odds -T json "$@" | jq -r .wound.p >roll
	diff list odds && diff list roll && cat list
}

@test "PWR-19 PWR-43 what costs nothing is open, tokens on request, and 0 is none at all, in every tool" {
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann scoped' 'intruder dummy-1 A3' 'pool active confidence=1 discipline=1'
	run shot
	assert_success
	own=$output
	run shot --confidence 0 --discipline 0
	assert_success
	none=$output
	run shot --confidence 1 --discipline 1
	assert_success
	all=$output
	awk -v a="$none" -v b="$own" -v c="$all" 'BEGIN { exit !(a < b && b < c) }'
}

@test "PWR-19 with typed dice the weapon's own re-roll is told to be open, and how to type it" {
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann scoped' 'intruder dummy-1 A3'
	hit dummy-1 --rolled r:-,r:-
	in_order 'roll point=attack ' 'open point=attack n=1 what=Confidence how="?#N=FACE"? clause=PWR-19' 'result '
	[ "$(grep -c '^event reroll' .out)" = 0 ]
	hit dummy-1 --rolled r:-,r:- --confidence 0
	[ "$(grep -c '^event open' .out)" = 0 ]
	hit dummy-1 --rolled r:-,r:- --confidence '#1=r:PP'
	in_order 'reroll with=Confidence' 'outcome what=wound'
	says "fail: 0 Power against AT 2; the weapon's own 1 Discipline is not used
roll: 2 red rolled r:-,r:-: 0 Power [PWR-09]
roll: 1 Confidence of the weapon may still be used (--confidence #N=FACE) [PWR-19]
fail: 0 Power against AT 2; the weapon's own 1 Discipline is not used [WND-04]" \
		enorm-roll --weapon scoped --at 2 --rolled r:-,r:-
}

@test "BST-16 PWR-19 the second roll of a Burst says so with its own name" {
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann trident' 'intruder dummy-1 A3' 'intruder dummy-2 C1'
	hit dummy-1,dummy-2 --rolled r:P,r:P,r:- --rolled attack-2=r:-,r:-,r:- --confidence 0
	grep -q "^event open point=attack-2 n=1 what=Confidence how=\"*attack-2=#N=FACE" .out
}

@test "--odds and the ruling say which re-rolls they assumed" {
	on 'spacer ann A1 vitals=9 stress=0' 'gear ann scoped' 'intruder dummy-1 A3'
	try enorm-attack ann dummy-1 scoped --odds -f a.board
	grep -qx "(with the weapon's own 1 Confidence, 1 Discipline; tokens only as typed)" .out
	try enorm-attack ann dummy-1 scoped --odds -f a.board --confidence 0 --discipline 0
	run ! grep 'own' .out
	try enorm-attack -T ruling ann dummy-1 scoped --seed 1 -f a.board
	grep -q "; the weapon's own 1 Confidence, 1 Discipline is not used \[WND" .out
}

@test "--aim wound uses what is left over for a critical" {
	local wound
	wound=$(enorm-roll bb --quadrants 2 --at 1 --confidence 2 --odds -T json | jq -c '[.wound.p, .critical.p]')
	run jq -ne --argjson w "$wound" --argjson none "$(enorm-roll bb --quadrants 2 --at 1 --odds -T json | jq .critical.p)" \
		'$w[1] > $none'
	assert_success
}

@test "what is typed for the rolls of an Attack is no mistake where none can be made" {
	on 'spacer ann A1' 'gear ann pea'
	try enorm-attack ann --confidence 1 --stress 1 -f a.board
	wants 1 enorm-attack ann --confidence 1 --stress 1
	grep -qx 'ann can make no Attack; --why-not says why' .out
	on "spacer ann A1" "gear ann pea" "intruder dummy-1 A2"
	complains 64 "enorm-attack: --stress ben=1: no roll asked for it; this call asked for nothing" enorm-attack ann --stress ben=1 -f a.board
}
