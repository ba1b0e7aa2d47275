#!/usr/bin/env bats
# enorm-harm: what happens to a Spacer. enorm-harm(1).
load helper

# on RECORD...: a.board with juliet on B2 of an open map, 9 Vitals and 1 Stress, and these records;
# one that begins with `spacer juliet` takes her place.
on() {
	{
		printf 'enorm 1\nmap 4x5\n'
		[[ "$*" == *'spacer juliet'* ]] || echo 'spacer juliet B2 vitals=9 stress=1 adrenaline=0'
		printf '%s\n' "$@" 'done'
	} | sed '/^$/d' >a.board
}

# low VITALS STRESS [FLAG...]: her record.
low() {
	echo "spacer juliet B2 vitals=$1 stress=$2 adrenaline=0 ${*:3}"
}

# tables NAME TEXT...: an overlay with one table, its rows one a word; put into use.
tables() {
	mkdir -p data
	printf '%s\n' "${@:2}" >"data/$1.csv"
	export ENORM_DATA=$PWD/data
}

armor() {
	tables gear 'name,title,slot,armor,source' vest,Vest,support,2,owner \
		helmet,Helmet,support,1,owner cap,Cap,support,0,owner
}

# harm ARGUMENT...: harms juliet on a.board; the board that comes out is in .out.
harm() {
	try enorm-harm juliet "$@" <a.board
	wants 0 enorm-harm juliet "$@" && text_is err '' enorm-harm juliet "$@"
}

# juliet: her place, Vitals/Stress/Adrenaline and flags on the board in .out.
juliet() {
	awk '$1 == "spacer" && $2 == "juliet" {
		for (i = 3; i <= NF; i++) if (split($i, a, "=") == 2) v[a[1]] = a[2]
		flags = ""
		for (i = 4; i <= NF; i++) if ($i !~ /=/) flags = flags " " $i
		print $3 " " v["vitals"] "/" v["stress"] "/" v["adrenaline"] flags }' .out
}

# leaves STATE ARGUMENT...: harmed so, that is how she is.
leaves() {
	harm "${@:2}" || return
	assert_equal "$(juliet)" "$1"
}

# has RECORD..., lacks BEGINNING...: lines of the board in .out.
has() {
	local line
	for line; do
		grep -qxF -- "$line" .out || { echo "no '$line' in:" && cat .out && return 1; }
	done
}

lacks() {
	local line
	for line; do
		! grep -E -- "^$line" .out || { echo "that is in:" && cat .out && return 1; }
	done
}

# told: the events in .out, by their verbs.
told() {
	awk '$1 == "event" && $2 != "call" { printf "%s%s", n++ ? " " : "", $2 } END { print "" }' .out
}

# refuses REASON CLAUSE -- ARGUMENT...: refused so, and nothing else has changed.
refuses() {
	local reason=$1 clause=$2
	shift 3
	answers 1 "refused: $reason [$clause]" enorm-harm juliet "$@" -T ruling -f a.board || return
	try enorm-harm juliet "$@" -T board -f a.board
	diff <(enorm-board format <a.board) <(grep -v '^refused' .out)
}

# chance D PATTERN ARGUMENT...: the exact chance, as a number out of D, of outcomes that match.
chance() {
	try enorm-harm juliet "${@:3}" --odds -T json -f a.board
	wants 0 enorm-harm "$@" || return
	jq -r --argjson d "$1" --arg p "$2" '[.outcomes[] | select(.changes | join("; ") | test($p))
		| ($d * (.chance.num | tonumber) / (.chance.den | tonumber))] | add // 0' .out
}

# ---- damage and what lowers it ----

@test "IAT-03 DMG-01 RUB-02 damage is the Power rolled, and Vitals drop by it" {
	on
	leaves 'B2 8/1/0' --damage 1
	leaves 'B2 3/1/0' --damage 6
	in_order 'damage who=juliet n=6 ' 'vitals who=juliet n=6 now=3 '
	leaves 'B2 0/1/0 broken' --damage 12 --flatline live --rolled breakdown=amnesia
}

@test "RI-28 a rolled 0 stays 0, mitigated or not" {
	on 'pool active expertise=2'
	leaves 'B2 9/1/0' --damage 0
	leaves 'B2 9/1/0' --damage 0 --expertise 2
	has 'pool active expertise=2'
	on "$(low 0 3 broken)"
	leaves 'B2 0/3/0 broken' --damage 0
	lacks 'event flatline'
}

@test "IAT-06 POL-11 KW-EXPERTISE-6 each Expertise spent lowers the damage by 1" {
	on 'pool active expertise=5'
	leaves 'B2 4/1/0' --damage 6 --expertise 1
	has 'pool active expertise=4'
	leaves 'B2 7/1/0' --damage 6 --expertise 4
	has 'pool active expertise=1'
}

@test "IAT-07 Expertise is spent only if the player wants" {
	on 'pool active expertise=5'
	leaves 'B2 3/1/0' --damage 6
	has 'pool active expertise=5'
}

@test "IAT-05 gear lowers damage only if the player wants" {
	armor
	on 'gear juliet vest' 'gear juliet helmet'
	leaves 'B2 4/1/0' --damage 5
	leaves 'B2 6/1/0' --damage 5 --gear vest
	leaves 'B2 7/1/0' --damage 5 --gear vest --gear helmet
}

@test "IAT-04 DMG-02 mitigation comes before the damage is taken" {
	armor
	on 'gear juliet vest' 'pool active expertise=1'
	leaves 'B2 7/1/0' --damage 5 --gear vest --expertise 1
	in_order mitigate spend mitigate damage vitals
	on "$(low 3 0)" 'gear juliet vest'
	leaves 'B2 1/0/0' --damage 4 --gear vest
	lacks 'event flatline'
}

@test "IAT-08 gear and Expertise together leave 1 damage" {
	armor
	on 'gear juliet vest' 'gear juliet helmet' 'pool active expertise=5'
	leaves 'B2 8/1/0' --damage 4 --gear vest --gear helmet --expertise 3
	has 'pool active expertise=5'
}

@test "POL-12 KW-EXPERTISE-7 Expertise leaves 1 damage, and tokens that would do nothing are kept" {
	on 'pool active expertise=5'
	leaves 'B2 8/1/0' --damage 3 --expertise 5
	has 'pool active expertise=3'
	in_order 'note text="3 Expertise would do nothing and stay in the Pool"'
	leaves 'B2 8/1/0' --damage 1 --expertise 1
	has 'pool active expertise=5'
}

@test "GEA-20 Damage Reduction lowers the damage by its value" {
	armor
	on 'gear juliet vest'
	leaves 'B2 7/1/0' --damage 4 --gear vest
	has 'event mitigate what=vest n=2 now=2 clause=GEA-20'
	refuses 'juliet carries no helmet' GEA-20 -- --damage 4 --gear helmet
	refuses 'vest is named twice' GEA-20 -- --damage 4 --gear vest --gear vest
	on 'gear juliet vest stowed' 'gear juliet cap' 'spacer romeo A1' 'gear romeo helmet'
	refuses 'vest is in the backpack' GEA-20 -- --damage 4 --gear vest
	refuses 'cap has no Damage Reduction' GEA-20 -- --damage 4 --gear cap
	on 'gear juliet vest disabled'
	refuses 'vest is disabled' DSB-02 -- --damage 4 --gear vest
	on 'gear juliet vest stowed' 'gear juliet cap' 'spacer romeo A1' 'gear romeo helmet'
	refuses 'juliet carries no helmet' GEA-20 -- --damage 4 --gear helmet
}

@test "GEA-20 --odds --best finds which cards of armor are needed, and no more" {
	armor
	typed 'map 1x3' 'spacer juliet A1' 'gear juliet vest' 'gear juliet helmet' 'intruder grin-1 A2 facing=w' 'priority juliet' >a.board
	try enorm-ai grin-1 --odds --best '^spacer juliet .*vitals=[7-9]' -f a.board
	wants 0 best
	grep -qx '100%  1/1  at best for .*' .out
	grep -qx 'after attack 3 Power: --gear juliet.mitigation=helmet .*' .out
	grep -qx 'after attack 4 Power: --gear juliet.mitigation=vest .*' .out
	grep -q '^after attack 5 Power: --gear juliet.mitigation=helmet --gear juliet.mitigation=vest' .out
}

@test "GEA-21 Damage Reduction leaves 1 damage" {
	armor
	on 'gear juliet vest'
	leaves 'B2 8/1/0' --damage 2 --gear vest
	leaves 'B2 8/1/0' --damage 1 --gear vest
}

@test "GEA-24 an exhausted card gives no Damage Reduction" {
	armor
	on 'gear juliet vest exhausted'
	refuses 'vest is exhausted' GEA-24 -- --damage 4 --gear vest
	leaves 'B2 5/1/0' --damage 4
}

@test "KW-EXPERTISE-8 Expertise does not lower what is no attack damage" {
	on 'pool active expertise=5'
	refuses 'Expertise lowers attack damage only' KW-EXPERTISE-8 -- --vitals -3 --expertise 1
	refuses 'Expertise lowers attack damage only' KW-EXPERTISE-8 -- --crash --expertise 1
	refuses 'Expertise lowers attack damage only' KW-EXPERTISE-8 -- --stress 2 --expertise 1
	leaves 'B2 6/1/0' --vitals -3
}

@test "Expertise that is not in the Active Pool cannot be spent" {
	on 'pool active expertise=2' 'pool incoming expertise=9'
	refuses '2 Expertise in the Active Pool, not 3' POL-11 -- --damage 9 --expertise 3
	on 'pool incoming expertise=9'
	refuses '0 Expertise in the Active Pool, not 1' POL-11 -- --damage 9 --expertise 1
}

@test "IAT-12 PRO-16 RI-31 a damage gate reads the damage dealt, after mitigation" {
	on 'pool active expertise=2'
	harm --damage 6 --effect 'damage>=6: condition the-gift'
	has 'condition juliet the-gift'
	harm --damage 5 --effect 'damage>=6: condition the-gift'
	lacks condition
	harm --damage 7 --expertise 2 --effect 'damage>=6: condition the-gift'
	lacks condition
	harm --damage 7 --expertise 1 --effect 'damage>=6: condition the-gift'
	has 'condition juliet the-gift'
	assert_equal "$(enorm-board data protocols | grep -c '^grin,[12],.*,damage>=6: condition the-gift,')" 2
}

@test "RI-32 a Stress gate is read when its step is resolved" {
	on "$(low 9 4)"
	harm --effect 'stress>=5: radiation 1'
	lacks token
	harm --stress 1 --effect 'stress>=5: radiation 1; damage>=0: radiation 1'
	has 'token juliet radiation count=2'
}

@test "IAT-15 CMD-24 Stress in place of damage takes no Vitals" {
	on
	leaves 'B2 9/4/0' --stress 3
	lacks 'event vitals' 'event damage'
}

@test "CMD-26 CMD-28 CMD-29 nothing worn keeps Stress off" {
	armor
	on 'gear juliet vest'
	leaves 'B2 9/4/0' --stress 3
	refuses 'gear lowers attack damage only' CMD-26 -- --stress 3 --gear vest
	refuses 'gear lowers attack damage only' GEA-20 -- --vitals -3 --gear vest
	# in one call with damage it lowers the damage only
	leaves 'B2 8/4/0' --damage 3 --stress 3 --gear vest
}

@test "IAT-16 IAT-17 tokens come on top of the damage" {
	on
	leaves 'B2 7/1/0' --damage 2 --radiation 1 --infection 2
	has 'token juliet radiation count=1' 'token juliet infection count=2'
	in_order damage vitals 'token .*Radiation' 'token .*Infection'
}

@test "BOS-17 a Boss's damage does what a baseline Intruder's does" {
	on 'intruder grin-1 B3' 'intruder mothman C2'
	harm --damage 4 --from grin-1 --by attack --knockdown
	grep -v '^event call' .out >a
	harm --damage 4 --from mothman --by attack --knockdown
	grep -v '^event call' .out >b
	diff a b
}

@test "DMG-06 DMG-08 RUB-01 the suit parts Vitals into green, orange and red" {
	on 'spacer juliet B2 vitals=9 stress=0 suit=standard-eva'
	harm --vitals -2 && in_order 'vitals .*now=7 level=green'
	harm --vitals -3 && in_order 'vitals .*now=6 level=orange'
	harm --vitals -5 && in_order 'vitals .*now=4 level=orange'
	harm --vitals -6 && in_order 'vitals .*now=3 level=red'
	on 'spacer nova A1'
	try enorm-harm nova --vitals -1 -f a.board
	wants 0
	in_order 'vitals who=nova n=1 now=8 clause'
}

@test "DMG-07 a Vitals level does nothing by itself" {
	on 'spacer juliet B2 vitals=7 stress=0 suit=standard-eva'
	harm --damage 1 && assert_equal "$(told)" 'damage vitals'
	harm --damage 5 && assert_equal "$(told)" 'damage vitals'
}

# ---- Stress, Adrenaline, tokens, Exert ----

@test "PWR-32 DIE-01 exactly 9 Stress is survived" {
	on "$(low 9 8 broken)"
	leaves 'B2 9/9/0 broken' --stress 1
}

@test "PWR-31 DIE-01 RUB-09 Stress above 9 kills" {
	on "$(low 9 8 broken)"
	leaves '- 0/9/0 dead' --stress 2
	in_order 'stress who=juliet n=2' 'dies .*clause=DIE-01'
	on "$(low 9 9 broken)"
	leaves '- 0/9/0 dead' --stress 1
	leaves '- 0/9/0 dead' --stress 99
}

@test "DIE-02 RUB-10 Adrenaline above 9 kills, 9 does not" {
	on
	leaves 'B2 9/1/9' --adrenaline 9
	leaves '- 0/1/9 dead' --adrenaline 10
	in_order 'dies .*clause=DIE-02'
}

@test "RUB-11 Adrenaline is gained" {
	on
	leaves 'B2 9/1/1' --adrenaline 1
}

@test "RUB-01 stats stay between 0 and 9" {
	on
	leaves 'B2 0/1/0 broken' --vitals -99 --flatline live --rolled breakdown=amnesia
	on "$(low 9 5)"
	leaves '- 0/9/0 dead' --stress 99
}

@test "KW-RADIATION-1 CND-04 Radiation tokens are the Spacer's own" {
	on
	harm --radiation 3
	has 'token juliet radiation count=3'
	on 'token juliet radiation count=1'
	harm --radiation 2
	has 'token juliet radiation count=3'
	in_order 'token .*n=2 token=Radiation now=3'
	lacks condition
}

@test "KW-RADIATION-2 DIE-04 the fifth Radiation token kills" {
	on 'token juliet radiation count=4'
	leaves '- 0/1/0 dead' --radiation 1
	on
	leaves '- 0/1/0 dead' --radiation 7
	in_order 'dies .*fifth Radiation'
}

@test "KW-RADIATION-3 DIE-04 DIE-05 four tokens are survived" {
	on
	leaves 'B2 9/1/0' --radiation 4
	leaves 'B2 9/1/0' --infection 4
}

@test "DIE-05 the fifth Infection token kills" {
	on 'token juliet infection count=4'
	leaves '- 0/1/0 dead' --infection 1
	in_order 'dies .*fifth Infection'
}

@test "RI-37 Radiation and Infection are counted apart" {
	on 'token juliet radiation count=4' 'token juliet infection count=3'
	leaves 'B2 9/1/0' --infection 1
}

@test "DIE-06 TRN-27 the third Exert card kills" {
	on
	leaves 'B2 9/1/0' --exert
	has 'card juliet exert'
	on 'card juliet exert'
	leaves 'B2 9/1/0' --exert
	has 'card juliet exert' 'card juliet exert.2'
	on 'card juliet exert' 'card juliet exert.2'
	leaves '- 0/1/0 dead' --exert
	in_order exert 'dies .*third Exert'
	lacks card
}

@test "DIE-07 TRN-27 the third Exert kills after what its action brought" {
	on 'card juliet exert' 'card juliet exert.2'
	harm --exert --stress 2 --adrenaline 1 --effect 'place confidence 1'
	in_order stress adrenaline place exert dies
}

@test "DIE-08 instant death asks for no Flatline Check" {
	on
	leaves '- 0/1/0 dead' --kill
	lacks 'event flatline'
	leaves '- 0/1/0 dead' --effect kill
	lacks 'event flatline'
}

@test "KW-DISPLACE-3 a Spacer who cannot be Displaced dies" {
	printf 'enorm 1\nmap 1x1\nspacer juliet A1\ndone\n' >a.board
	try enorm-knockback --as displace juliet -f a.board
	assert_equal "$(juliet)" '- 0/1/0 dead'
}

@test "SEC-05 RO-83 opening a wrong paragraph costs the Power of two black dice in Stress" {
	on
	leaves 'B2 9/4/0' --stress bb --rolled stress='b:PP,b:Po'
	leaves 'B2 9/1/0' --stress bb --rolled stress='b:-,b:oo'
	fails 64 "'x'" enorm-harm juliet --stress bx -f a.board
	try enorm-harm juliet --stress bb --table -f a.board
	wants 2
	on "$(low 9 8 broken)"
	leaves '- 0/9/0 dead' --stress bb --rolled stress='b:P,b:P'
}

# ---- flatline ----

@test "DMG-03 DIE-03 DIE-10 RUB-03 Vitals below 1 are a Flatline Check" {
	on "$(low 4 0)"
	leaves 'B2 1/0/0' --damage 3
	lacks 'event flatline'
	harm --damage 4 --flatline live --rolled breakdown=amnesia
	in_order 'vitals .*now=0' flatline 'draw point=flatline card=live'
	harm --vitals -4 --flatline die
	in_order 'vitals .*now=0' flatline dies
}

@test "DIE-13 DIE-14 DIE-15 half of the Flatline cards let live" {
	on "$(low 3 0 broken)"
	assert_equal "$(chance 40 'dead no -> yes' --damage 3)" 19
	assert_equal "$(chance 4 'dead no -> yes' --damage 3 --flatline die)" 4
	assert_equal "$(chance 4 'dead no -> yes' --damage 3 --flatline live)" 0
}

@test "DIE-11 DIE-13 RUB-04 the Flatline deck is four cards, each as likely" {
	on "$(low 3 0 broken)" 'intruder grin-1 B3'
	try enorm-harm juliet --damage 3 --outcomes --rolled awaken=3 --choose juliet.bonus-attack='grin-1 multitool' \
		--rolled attack=w:- -f a.board
	wants 0
	assert_equal "$(sed -n 's/.*point=flatline card=\([a-z-]*\).*/\1/p' .out | sort | tr '\n' ' ')" \
		'die live live-attack '
	assert_equal "$(grep -o 'weight=.*' .out | sort | tr '\n' ' ')" 'weight=1/2 weight=1/4 weight=1/4 '
}

@test "DIE-16 one live card offers a Bonus Attack" {
	on "$(low 3 0 broken)" 'intruder grin-1 B3'
	harm --damage 3 --flatline live
	lacks queue 'event then'
	harm --damage 3 --flatline live-attack
	has "event then who=juliet may=\"make a Bonus Attack\" how=\"declined; --choose juliet.bonus-attack='grin-1 multitool' does it\" clause=DIE-16"
	lacks queue 'event attack'
	harm --damage 3 --flatline live-attack --choose juliet.bonus-attack='grin-1 multitool' --rolled attack=w:-
	in_order 'lives who=juliet' 'then who=juliet' 'attack who=juliet target=grin-1 .*kind="a Bonus Attack"'
	lacks queue
	# one that cannot be made breaks nothing
	on "$(low 3 0 broken)"
	harm --damage 3 --radiation 1 --flatline live-attack
	in_order 'no-effect who=juliet what="the Bonus Attack"'
	lacks 'event chain-break'
	has 'token juliet radiation count=1'
}

@test "DIE-21 RO-67 the card that offers a Bonus Attack lets its Spacer stand up" {
	on "$(low 3 0 broken)" 'condition juliet knockdown falling' 'intruder grin-1 B3'
	harm --damage 3 --flatline live-attack
	lacks condition
	in_order lives stands then
	harm --damage 3 --flatline live-attack --choose juliet.stand=no
	has 'condition juliet knockdown falling'
	harm --damage 3 --flatline live
	has 'condition juliet knockdown falling'
}

@test "DIE-18 a survivor is left at Vitals 0" {
	on "$(low 3 0 broken)"
	leaves 'B2 0/0/0 broken' --damage 8 --flatline live
	in_order 'lives who=juliet now=0'
	leaves 'B2 0/0/0 broken' --damage 3 --flatline live-attack
}

@test "DIE-19 RI-36 at Vitals 0 every further loss is another check" {
	on "$(low 0 0 broken)"
	harm --damage 1 --flatline live && in_order flatline lives
	harm --vitals -1 --flatline live && in_order flatline lives
	harm --crash --flatline live && in_order flatline lives
}

@test "DIE-20 the second check of a call is made on all four cards" {
	on "$(low 1 0 broken)"
	harm --damage 1 --crash --flatline live --rolled flatline-2=live
	assert_equal "$(grep -c '^event flatline' .out)" 2
	harm --damage 1 --crash --flatline live --rolled flatline-2=live-attack
	# to live is 21 in 40 each time: one half, and a tenth of a quarter
	assert_equal "$(chance 1600 'dead no -> yes' --vitals -1 --crash)" $((1600 - 21 * 21))
}

# headline D WORDS ARGUMENT...: the exact chance of one of the headlines, as a number out of D.
headline() {
	try enorm-harm juliet "${@:3}" --odds -T json -f a.board
	wants 0 enorm-harm "$@" || return
	jq -r --argjson d "$1" --arg p "$2" '[.. | objects | select(.what == $p)
		| ($d * (.chance.num | tonumber) / (.chance.den | tonumber))] | add // 0' .out
}

@test "the odds tell the chances to flatline, die, awaken and break down" {
	on "$(low 3 1)"
	assert_equal "$(headline 40 'juliet flatlines' --damage 3)" 40
	assert_equal "$(headline 40 'juliet dies' --damage 3)" 19
	assert_equal "$(headline 40 'juliet awakens' --damage 3)" 1
	assert_equal "$(headline 40 'juliet breaks down' --damage 3)" 21
	assert_equal "$(headline 40 'juliet flatlines' --damage 1)" 0
	# the second check only comes to those who lived through the first
	on "$(low 1 0 broken)"
	assert_equal "$(headline 1600 'juliet dies' --vitals -1 --crash)" 1159
	assert_equal "$(headline 1 'juliet flatlines' --vitals -1 --crash)" 1
}

# ---- awakening ----

@test "AWK-01 DIE-17 AWK-22 one card of the four asks for the Enormity die" {
	on "$(low 3 0 broken)"
	harm --damage 3 --flatline die
	lacks 'event draw point=awaken'
	harm --damage 3 --flatline die-awaken --rolled awaken=10
	in_order 'draw point=flatline' 'draw point=awaken' awakens
	harm --damage 3 --flatline die-awaken --rolled awaken=9
	in_order 'draw point=awaken' dies
	assert_equal "$(chance 40 'awakened no -> yes' --damage 3)" 1
}

@test "AWK-02 a 10 awakens, with Vitals 0 (RO-75)" {
	on "$(low 3 0 broken)"
	leaves 'B2 0/0/0 broken awakened' --damage 3 --flatline die-awaken --rolled awaken=10
	assert_equal "$(chance 10 'awakened no -> yes' --damage 3 --flatline die-awaken)" 1
}

@test "AWK-03 DIE-15 any other roll leaves the death standing" {
	on "$(low 3 0 broken)"
	local n
	for n in 1 5 9; do
		leaves '- 0/0/0 dead' --damage 3 --flatline die-awaken --rolled awaken=$n
	done
	assert_equal "$(chance 10 'dead no -> yes' --damage 3 --flatline die-awaken)" 9
}

@test "AWK-04 nothing else awakens" {
	on
	refuses 'only the roll of a Flatline Check awakens' AWK-04 -- --condition awakening
	harm --effect 'condition awakening'
	assert_equal "$(juliet)" 'B2 9/1/0'
	lacks condition
}

@test "PWR-26 RO-76 a failed Awakening roll may be made again for 1 Stress" {
	on "$(low 3 2 broken)"
	leaves '- 0/2/0 dead' --damage 3 --flatline die-awaken --rolled awaken=4
	assert_equal "$(grep -c 'point=awaken' .out)" 1
	leaves 'B2 0/3/0 broken awakened' --damage 3 --flatline die-awaken --rolled awaken=4 \
		--rolled awaken-2=10 --choose juliet.awaken=reroll
	leaves '- 0/3/0 dead' --damage 3 --flatline die-awaken --rolled awaken=4 \
		--rolled awaken-2=9 --choose juliet.awaken=reroll
	assert_equal "$(chance 100 'awakened no -> yes' --damage 3 --flatline die-awaken \
		--choose juliet.awaken=reroll)" 19
}

@test "PWR-31 RA-04 the re-roll at 9 Stress kills at payment, and nothing is rolled" {
	on "$(low 3 9 broken)"
	leaves '- 0/9/0 dead' --damage 3 --flatline die-awaken --rolled awaken=4 --choose juliet.awaken=reroll
	in_order 'dies .*DIE-01'
	assert_equal "$(grep -c 'point=awaken' .out)" 1
}

# awakened RECORD...: she awakens on such a board; the board is in .out.
awakened() {
	on "$(low 3 0 broken)" "$@"
	harm --damage 3 --flatline die-awaken --rolled awaken=10
}

@test "AWK-05 CHB-02 awakening is a Chain Break, which ends the Attack" {
	awakened
	in_order awakens chain-break
	on "$(low 3 0 broken)"
	harm --damage 3 --flatline die-awaken --rolled awaken=10 --radiation 1 --condition the-gift
	lacks condition 'token juliet radiation'
	harm --damage 3 --effect 'vitals 1; radiation 1' --flatline live --rolled flatline-2=die-awaken --rolled awaken=10
	lacks 'token juliet radiation'
	# what is no Attack goes on
	harm --effect 'vitals 3; radiation 1' --flatline die-awaken --rolled awaken=10
	has 'token juliet radiation count=1'
	harm --damage 1 --effect 'vitals 1; radiation 1'
	has 'token juliet radiation count=1'
	harm --vitals -3 --flatline die-awaken --rolled awaken=10 --radiation 1
	has 'token juliet radiation count=1'
}

@test "RO-27 Crash still knocks down one who awakens, unless it was an Attack's" {
	on "$(low 1 0 broken)" 'intruder mothman B3'
	harm --crash --flatline die-awaken --rolled awaken=10
	has 'condition juliet knockdown falling'
	harm --crash --from mothman --by attack --flatline die-awaken --rolled awaken=10
	lacks condition
}

@test "AWK-06 the Priority Target token passes to the awakened Spacer" {
	awakened 'spacer romeo A1' 'priority romeo'
	has 'priority juliet'
	awakened
	has 'priority juliet'
}

@test "AWK-06 RO-79 the Spacer who awakened first keeps the Priority Target token" {
	awakened 'spacer romeo A1 awakened' 'priority romeo'
	has 'priority romeo'
	awakened 'spacer romeo - awakened dead' 'priority romeo'
	has 'priority juliet'
}

@test "AWK-08 awakening discards all Condition cards, the Spacer's own only" {
	awakened 'spacer romeo A1' 'condition juliet the-gift' 'condition juliet dazed' 'condition romeo dazed'
	lacks 'condition juliet'
	has 'condition romeo dazed'
}

@test "AWK-09 CND-14 awakening discards all Condition tokens" {
	awakened 'token juliet radiation count=4' 'token juliet infection count=2' 'token juliet discharge count=1'
	lacks 'token juliet radiation' 'token juliet infection'
	has 'token juliet discharge count=1'
}

@test "AWK-10 KD-09 a knocked-down Spacer stands up on awakening" {
	awakened 'condition juliet knockdown falling'
	lacks 'condition juliet knockdown'
	in_order awakens 'stands who=juliet clause=KD-09'
}

@test "AWK-11 awakening gives exactly 2 Antinomy tokens" {
	awakened
	has 'token juliet antinomy count=2'
	in_order 'token .*n=2 token=Antinomy now=2'
}

@test "AWK-12 AWK-13 AWK-24 a move 3 and then a Bonus Attack are offered" {
	awakened 'intruder grin-1 B3'
	in_order 'then who=juliet may="move 3" how=.* clause=AWK-12' 'then who=juliet may="make a Bonus Attack" how=.* clause=AWK-13'
	on "$(low 3 0 broken)" 'intruder grin-1 D3'
	leaves 'C3 0/1/1 broken awakened' --damage 3 --flatline die-awaken --rolled awaken=10 \
		--choose juliet.free-move=C2,C3 --choose juliet.bonus-attack='grin-1 multitool' --rolled attack=w:-
	in_order 'moves who=juliet to=C3' 'attack who=juliet target=grin-1'
	# no further, and each but once
	try enorm-harm juliet --damage 3 --flatline die-awaken --rolled awaken=10 --choose juliet.free-move=B1,C1,D1,D2 -f a.board
	wants 1 enorm-harm juliet
}

@test "AWK-15 what the Awakening card prints is done" {
	tables conditions 'name,title,tokens,effect,source' 'awakening,Awakening,2,place discipline 2 active,owner'
	awakened
	has 'pool active discipline=2'
	# but once, whoever holds the card already
	on "$(low 0 0 broken awakened)" 'token juliet antinomy count=1' 'priority juliet'
	leaves 'B2 0/0/0 broken awakened' --damage 3 --flatline die-awaken --rolled awaken=10
	lacks pool
	has 'token juliet antinomy count=3' 'priority juliet'
}

@test "AWK-23 there is one Awakening card" {
	assert_equal "$(enorm-board data conditions | grep -c '^awakening,')" 1
}

# ---- breakdown ----

@test "SBD-01 DMG-04 RUB-05 Vitals and Stress that meet are a Stress Breakdown" {
	on "$(low 6 3)"
	leaves 'B2 4/3/0' --damage 2
	leaves 'B2 3/3/0 broken' --damage 3 --rolled breakdown=amnesia
	in_order vitals 'breakdown .*clause=SBD-01' 'draw point=breakdown'
}

@test "SBD-02 DMG-05 RUB-06 and so are Vitals and Stress that pass each other" {
	on "$(low 6 3)"
	leaves 'B2 1/3/0 broken' --damage 5 --rolled breakdown=amnesia
	in_order 'breakdown .*clause=SBD-02'
}

@test "SBD-03 it does not matter which of them moved" {
	on "$(low 6 3)"
	leaves 'B2 6/5/0' --stress 2
	leaves 'B2 6/6/0 broken' --stress 3 --rolled breakdown=amnesia
	leaves 'B2 6/8/0 broken' --stress 5 --rolled breakdown=amnesia
	leaves 'B2 5/5/0 broken' --damage 1 --stress 2 --rolled breakdown=amnesia
}

@test "SBD-04 the card is drawn at once, before anything else of the harm" {
	on "$(low 6 3)"
	harm --damage 3 --radiation 1 --rolled breakdown=panic
	in_order vitals breakdown 'draw point=breakdown' 'condition .*Panic' 'stress .*n=1' 'token .*Radiation'
}

@test "SBD-05 the card is drawn at random from all of them" {
	on "$(low 6 3)"
	assert_equal "$(chance 3 'condition juliet amnesia' --damage 3)" 1
	assert_equal "$(chance 3 'condition juliet cold-resolve' --damage 3)" 1
	assert_equal "$(chance 3 'condition juliet second-wind' --damage 3)" 1
	assert_equal "$(enorm-board data conditions | grep -c '^[a-z-]*,[^,]*,[a-z ]*breakdown')" 3
	# a card that somebody holds, on either side, is not in the deck
	on "$(low 6 3)" 'spacer romeo A1' 'condition romeo snap-out'
	assert_equal "$(chance 2 'condition juliet amnesia' --damage 3)" 0
	assert_equal "$(chance 2 'condition juliet second-wind' --damage 3)" 1
}

@test "SBD-06 the effect of the card is resolved" {
	on "$(low 6 3)"
	leaves 'B2 3/4/0 broken' --damage 3 --rolled breakdown=panic
	leaves 'B2 3/3/1 broken' --damage 3 --rolled breakdown=adrenal-surge
}

@test "SBD-07 RI-34 who survived a Breakdown has no other in the Run" {
	on "$(low 6 3 broken)"
	leaves 'B2 3/3/0 broken' --damage 3
	leaves 'B2 1/3/0 broken' --damage 5
	lacks 'event breakdown'
	# nor does the Stress of the card itself bring a second
	on "$(low 6 3)"
	harm --damage 3 --rolled breakdown=panic
	assert_equal "$(grep -c '^event breakdown' .out)" 1
}

@test "SBD-08 a survivor turns the card over, at once or when the card says" {
	on "$(low 6 3)"
	harm --damage 3 --rolled breakdown=panic
	has 'condition juliet cold-resolve'
	lacks 'condition juliet panic'
	harm --damage 3 --rolled breakdown=amnesia
	has 'condition juliet amnesia'
	assert_equal "$(enorm-board data conditions | grep -E '^(amnesia|panic),' | cut -d, -f8,9)" \
		$'snap-out,next-turn\ncold-resolve,now'
}

@test "SBD-08 CND-11 a card whose other side is held already goes" {
	on "$(low 6 3)" 'condition juliet panic' 'condition juliet cold-resolve'
	harm --damage 3 --rolled breakdown=amnesia
	assert_equal "$(grep -c '^condition juliet cold-resolve' .out)" 1
	lacks 'condition juliet panic' 'event flips'
	in_order 'discard who=juliet what=Panic clause=CND-11'
	enorm-board check -q <.out
}

@test "SBD-10 who dies of the Breakdown gets no other side" {
	on "$(low 9 8)"
	leaves '- 0/9/0 dead' --stress 1 --rolled breakdown=panic
	lacks condition 'event flips'
}

@test "SBD-09 SBD-11 the other side stays to the end of the Run, and then a Breakdown is possible again" {
	on "$(low 3 3 broken)" 'condition juliet cold-resolve'
	leaves 'B2 2/4/0 broken' --damage 1 --stress 1
	has 'condition juliet cold-resolve'
	leaves 'B2 3/3/0' --session-end
	lacks condition
	on "$(low 9 3)"
	leaves 'B2 2/3/0 broken' --damage 7 --rolled breakdown=amnesia
}

@test "RI-35 the Flatline Check comes before the Breakdown, which only the living suffer" {
	on "$(low 3 0)"
	harm --damage 3 --flatline live --rolled breakdown=amnesia
	in_order flatline lives breakdown
	harm --damage 3 --flatline die
	lacks 'event breakdown'
}

# ---- conditions ----

@test "CND-02 KW-DAZED-1 a Condition lies with the Spacer who gained it" {
	on 'spacer romeo A1'
	harm --condition dazed --condition the-gift
	has 'condition juliet dazed' 'condition juliet the-gift'
	lacks 'condition romeo'
}

# cards: two Conditions with tokens, a repeat effect and Lingering effects.
cards() {
	tables conditions 'name,title,tokens,effect,again,lingering,source' \
		'rot,Rot,2,,vitals 1,vitals 2,owner' 'dread,Dread,0,stress 1,,stress 2,owner'
}

@test "CND-03 CND-13 the tokens a Condition calls for lie on its card" {
	cards
	on
	harm --condition rot
	has 'condition juliet rot tokens=2'
	lacks token
}

@test "CND-11 a Condition is not gained twice" {
	cards
	on 'condition juliet dread'
	leaves 'B2 9/1/0' --condition dread
	assert_equal "$(grep -c '^condition' .out)" 1
	in_order 'no-effect .*clause=CND-11'
}

@test "CND-12 being gained again has the effect that the card prints for it" {
	cards
	on 'condition juliet rot'
	leaves 'B2 8/1/0' --condition rot
	on
	leaves 'B2 9/1/0' --condition rot
	leaves 'B2 9/2/0' --condition dread
}

@test "CND-05 CND-06 CND-14 all Conditions go when the Run or Incursion ends" {
	on 'condition juliet dazed' 'condition juliet knockdown standing' 'token juliet radiation count=3' \
		'token juliet infection count=1'
	harm --session-end
	lacks condition token
	in_order 'stands .*KD-09'
}

@test "CND-07 RA-38 a Lingering effect fires if the Condition is still held, before it goes" {
	cards
	on 'condition juliet rot' 'condition juliet dread'
	leaves 'B2 7/3/0' --session-end
	in_order 'vitals .*CND-07' 'stress .*CND-07' discard
}

@test "CND-08 a Condition that is gone fires no Lingering effect" {
	cards
	on
	leaves 'B2 9/1/0' --session-end
	assert_equal "$(told)" ''
}

@test "CND-09 a Condition gained between sessions stays to the end of the next" {
	on
	harm --session-end && cp .out a.board
	harm --condition dazed && cp .out a.board
	harm --damage 1
	has 'condition juliet dazed' && cp .out a.board
	harm --session-end
	lacks condition
}

@test "KD-02 KW-KNOCKDOWN-1 Knockdown is its card with the falling side up" {
	on
	harm --knockdown
	has 'condition juliet knockdown falling'
	harm --condition knockdown
	has 'condition juliet knockdown falling'
	harm --effect knockdown
	has 'condition juliet knockdown falling'
}

@test "KW-KNOCKDOWN-2 KW-KNOCKDOWN-3 KD-01 the Spacer lies on the space where it stood" {
	on
	leaves 'B2 9/1/0' --knockdown
	in_order 'knockdown who=juliet'
	assert_equal "$(enorm-board data conditions | grep '^knockdown,')" 'knockdown,Knockdown,body,0,,,,,never,,rulebook'
}

@test "KD-11 RO-36 knocked down in its own turn, the Spacer's card is fresh" {
	on 'turn juliet active'
	harm --knockdown
	has 'condition juliet knockdown falling fresh'
	on 'turn juliet done'
	harm --knockdown
	has 'condition juliet knockdown falling'
}

@test "KD-17 RA-39 Knockdown does nothing to one who has it, and the side stays" {
	on 'condition juliet knockdown standing'
	harm --knockdown
	has 'condition juliet knockdown standing'
	assert_equal "$(grep -c '^condition' .out)" 1
	leaves 'B2 8/1/0' --crash
	has 'condition juliet knockdown standing'
}

@test "KD-09 a Knockdown card that goes stands its Spacer up" {
	on 'condition juliet knockdown falling'
	harm --session-end
	lacks condition
	in_order discard 'stands who=juliet'
}

# reaches YES|NO ARGUMENT...: whether the Knockdown of grin-1 reaches juliet.
reaches() {
	harm --knockdown --from grin-1 "${@:2}" || return
	if [[ $1 == yes ]]; then has 'condition juliet knockdown falling'; else lacks condition; fi
}

@test "KD-15 KW-KNOCKDOWN-4 an Attack knocks down only in its effective range" {
	on 'intruder grin-1 B3'
	reaches yes --by attack
	on 'intruder grin-1 B4'
	reaches no --by attack
	in_order 'no-effect .*clause=KD-15'
	reaches yes --by attack --range 2
	reaches no --by attack --range 1
	reaches yes --by attack --zone 2
	reaches yes
	on 'intruder grin-1 C3'
	reaches no --by attack
	reaches yes --by attack --zone 1
	on 'wall B2-B3' 'intruder grin-1 B3'
	reaches no --by attack
}

@test "KD-16 KW-KNOCKDOWN-8 a Response knocks down only an adjacent attacker" {
	on 'intruder grin-1 B3'
	reaches yes --by response
	on 'intruder grin-1 B4'
	reaches no --by response
	in_order 'no-effect .*clause=KD-16'
}

@test "KW-CRASH-2 KB-40 BTC-10 RA-55 Crash takes 1 Vitals, whatever is worn" {
	armor
	on 'gear juliet vest'
	leaves 'B2 8/1/0' --crash
}

@test "KW-CRASH-3 KB-40 BTC-11 Crash knocks down, after its Flatline Check" {
	on
	harm --crash
	has 'condition juliet knockdown falling'
	on "$(low 1 0 broken)"
	harm --crash --flatline live
	in_order crash vitals flatline lives knockdown
	harm --crash --flatline die
	lacks condition 'event knockdown'
}

@test "INT-39 the Stress of a Terrifying Grin is an ordinary gain" {
	on
	leaves 'B2 9/2/0' --effect 'stress 1 attacker'
	enorm-board data intruders | grep -q '^grin,.*terrifying'
}

# ---- death ----

@test "the dead leave the board with their Conditions, tokens and cards; gear stays" {
	on 'gear juliet osr-3 ammo=2' 'condition juliet dazed' 'token juliet radiation count=2' \
		'card juliet steady-walk played' 'queue follow-up who=juliet' 'spacer romeo A1' 'condition romeo dazed'
	harm --kill
	assert_equal "$(juliet)" '- 0/1/0 dead'
	has 'gear juliet osr-3 ammo=2' 'condition romeo dazed'
	lacks 'condition juliet' 'token juliet' 'card juliet' queue
}

@test "the dead suffer no more" {
	on 'spacer juliet - vitals=0 stress=1 dead'
	refuses 'juliet is dead' DIE-15 -- --stress 1
	on
	leaves '- 0/9/0 dead' --stress 9 --adrenaline 1 --exert
	lacks card 'event adrenaline'
	on 'spacer juliet - vitals=0 stress=1 dead' 'spacer romeo A1 stress=1'
	try enorm-harm everyone --stress 1 -f a.board
	wants 0
	grep -q '^spacer romeo .*stress=2' .out
	on 'spacer juliet - vitals=0 dead'
	answers 1 'refused: nobody is alive [DIE-15]' enorm-harm everyone --stress 1 -T ruling -f a.board
}

@test "LIF-01 a dead Spacer may come back in a Life Spare" {
	on 'supply life-spares 8'
	harm --kill
	has 'supply life-spares 7'
	in_order 'dies' 'spare who=juliet left=7'
	harm --kill --choose juliet.spare=decline
	has 'supply life-spares 8'
	in_order dies true-death
}

@test "LIF-02 LIF-03 DIF-02 DIF-09 the Spares are a stock, shared, and it runs out" {
	on 'supply life-spares 1' 'spacer romeo A1'
	try enorm-harm everyone --kill -f a.board
	wants 0
	has 'supply life-spares 0'
	in_order 'spare who=' 'true-death who='
	assert_equal "$(grep -c '^event spare' .out)" 1
}

@test "LIF-04 LIF-05 without a Spare it is True Death, and the player makes a new character" {
	on 'supply life-spares 0'
	harm --kill
	has 'event true-death who=juliet clause=LIF-04,LIF-05'
	answers 0 $'juliet dies: instant death [DIE-08]\njuliet is dead for good; the player creates a new character [LIF-04,LIF-05]' \
		enorm-harm juliet --kill -T ruling -f a.board
	on
	leaves '- 0/1/0 dead' --kill
	lacks 'event true-death' 'event spare'
}

@test "RA-36 a Breakdown's immunity dies with its Spacer" {
	on "$(low 3 3 broken)"
	leaves '- 0/3/0 dead' --kill
}

# ---- effects ----

@test "an effect that needs what is not there is refused, with the word" {
	on 'intruder grin-1 B3'
	try enorm-harm juliet --effect 'stress 1; knockback 2' -f a.board
	wants 65 harm
	text_is err "enorm-harm: effect 'stress 1; knockback 2': 'knockback' needs a place on the board it comes from, and --effect without --from has none"
	try enorm-harm juliet --effect 'in-sight: stress 1' -f a.board
	wants 65 harm
	try enorm-harm juliet --effect 'reprisal' --from grin-1 -f a.board
	wants 65 harm
	text_is err "enorm-harm: effect 'reprisal': 'reprisal' needs an Attack of a Spacer that is answered, and --effect has none"
	leaves 'B2 9/2/0' --from grin-1 --effect 'in-sight: stress 1'
	harm --from grin-1 --effect 'lure 1; knockback 1'
	in_order lure knockback
}

@test "a guard is judged once, for all its steps" {
	on
	leaves 'B2 9/4/0' --effect 'stress<3: stress 3; radiation 1'
	has 'token juliet radiation count=1'
	leaves 'B2 9/4/0' --effect 'stress<3: stress 3; else: radiation 1'
	lacks radiation
	leaves 'B2 9/1/0' --effect 'stress>3: stress 3; else: radiation 1; infection 1'
	has 'token juliet radiation count=1' 'token juliet infection count=1'
}

@test "guards read the board" {
	on 'countdown 4' 'pool active discipline=2' 'intruder grin-1 B3' 'blip blip-1 x4y1'
	leaves 'B2 9/2/0' --effect 'pool==2: stress 1; pool>2: stress 4'
	leaves 'B2 9/2/0' --effect 'countdown<=4: stress 1; countdown<4: stress 4'
	leaves 'B2 9/2/0' --effect 'blips==1: stress 1; blips>1: stress 4'
	leaves 'B2 9/2/0' --effect 'vitals>=9 and stress<2: stress 1; adrenaline>0: stress 4'
	leaves 'B2 9/2/0' --from grin-1 --effect 'brood==2: stress 1; brood<2: stress 4'
	leaves 'B2 9/2/0' --from grin-1 --effect 'adjacent: stress 1; not adjacent: stress 4'
	leaves 'B2 9/3/0' --effect 'damage>9: stress 4; always: stress 2'
}

@test "whom an effect names suffers it" {
	on 'spacer romeo A1 vitals=9 stress=1' 'priority romeo'
	leaves 'B2 9/2/0' --effect 'stress 1 everyone'
	grep -q '^spacer romeo .*stress=2' .out
	leaves 'B2 9/1/0' --effect 'stress 1 priority'
	grep -q '^spacer romeo .*stress=2' .out
	on 'spacer romeo A1 vitals=9 stress=1' 'intruder grin-1 A2'
	leaves 'B2 9/1/0' --from grin-1 --effect 'stress 1 furthest' --choose grin-1.whom=romeo
	grep -q '^spacer romeo .*stress=2' .out
	on 'spacer romeo A1 vitals=9 stress=1' 'spacer kilo C5 vitals=9 stress=1' 'intruder grin-1 A2'
	harm --from grin-1 --effect 'stress 1 each adjacent'
	grep -q '^spacer romeo .*stress=2' .out
	grep -q '^spacer kilo .*stress=1' .out
	harm --from grin-1 --effect 'radiation 1 each zone 1'
	has 'token romeo radiation count=1' 'token juliet radiation count=1'
	lacks 'token kilo'
	leaves 'B2 9/1/0' --effect 'stress 1 priority'
	in_order 'no-effect who=nobody'
}

@test "tokens are placed, and Pools cleared" {
	on 'pool active discipline=1'
	harm --effect 'place expertise 2'
	has 'pool active discipline=1' 'pool incoming expertise=2'
	harm --effect 'place expertise 2 any'
	has 'pool active discipline=1 expertise=2'
	harm --effect 'place expertise 2 any' --choose juliet.pool=incoming
	has 'pool incoming expertise=2'
	harm --effect 'pool>0: clear-pools'
	has 'pool active'
}

@test "RA-21 Suppression is filled up on the Intruder it comes from" {
	on 'intruder grin-1 B3' 'token grin-1 suppression count=1'
	harm --from grin-1 --effect 'suppress 3'
	has 'token grin-1 suppression count=3'
	harm --from grin-1 --effect 'suppress 1'
	has 'token grin-1 suppression count=1'
	lacks 'event token'
	harm --from grin-1 --effect 'suppress 2'
	has 'token grin-1 suppression count=2'
	try enorm-harm juliet --effect 'always: suppress 2' -f a.board
	wants 65 harm
}

@test "what a player may do is done if it helps, and left if it costs" {
	on
	harm --effect 'may place discipline 1; may stress 1'
	has 'pool incoming discipline=1'
	assert_equal "$(juliet)" 'B2 9/1/0'
	harm --effect 'may place discipline 1; may stress 1' --choose juliet.may-stress=yes --choose juliet.may-place=no
	lacks pool
	assert_equal "$(juliet)" 'B2 9/2/0'
}

@test "Conditions that bring each other are an error, not a hang" {
	tables conditions 'name,title,tokens,effect,again,source' 'a-card,A,0,condition b-card,condition b-card,owner' \
		'b-card,B,0,condition a-card,condition a-card,owner'
	on
	fails 65 "the effect of '.-card' leads back to itself" enorm-harm juliet --condition a-card -f a.board
}

# ---- the tool ----

@test "wrong numbers are usage errors" {
	on
	complains 64 "enorm-harm: --stress '1000000' is not a whole number from 0 to 99" enorm-harm juliet --stress 1000000 -f a.board
	complains 64 "enorm-harm: --damage '-1' is not a whole number from 0 to 99" enorm-harm juliet --damage -1 -f a.board
	complains 64 "enorm-harm: --radiation 'x' is not a whole number from 0 to 99" enorm-harm juliet --radiation x -f a.board
	complains 64 'enorm-harm: --vitals 2: a loss has its sign, --vitals -2' enorm-harm juliet --vitals 2 -f a.board
	complains 64 "enorm-harm: --vitals '-100' is not a whole number from -99 to -1" enorm-harm juliet --vitals -100 -f a.board
	complains 64 'enorm-harm: what happens to juliet? --damage N, --vitals -N, --stress N, --adrenaline N, --radiation N, --infection N, --condition NAME, --knockdown, --crash, --effect TEXT, --exert, --kill or --session-end' \
		enorm-harm juliet -f a.board
}

@test "options that do not go together are usage errors" {
	on
	complains 64 'enorm-harm: --by needs --from: its range is counted from there' enorm-harm juliet --knockdown --by attack -f a.board
	complains 64 "enorm-harm: --by 'x' is none of attack, response" enorm-harm juliet --knockdown --by x -f a.board
	complains 64 'enorm-harm: --zone and --range go with --by attack' enorm-harm juliet --knockdown --range 2 -f a.board
}

@test "unknown names are errors" {
	on 'intruder grin-1 B3'
	fails 65 "no spacer 'romeo'" enorm-harm romeo --stress 1 -f a.board
	fails 65 "'dazd'.*did you mean 'dazed'" enorm-harm juliet --condition dazd -f a.board
	fails 65 "'grim'" enorm-harm juliet --knockdown --from grim -f a.board
	fails 65 "'knockdwn'" enorm-harm juliet --effect knockdwn -f a.board
}

@test "a beginning of a name will do" {
	on
	try enorm-harm ju --stress 1 -f a.board
	wants 0
	assert_equal "$(juliet)" 'B2 9/2/0'
}

@test "a card given that nothing asks for is a usage error" {
	on
	complains 64 'enorm-harm: --rolled flatline=live: nothing here asks for it; this call asked for nothing' \
		enorm-harm juliet --stress 1 --flatline live -f a.board
	on "$(low 1 0 broken)"
	fails 64 'flatline=maybe: it is one of live, live-attack, die, die-awaken' \
		enorm-harm juliet --damage 1 --flatline maybe -f a.board
}

@test "with cards from the table nothing is drawn and nothing changes" {
	on "$(low 1 0 broken)"
	try enorm-harm juliet --damage 1 --table -f a.board
	wants 2
	has 'under-way enorm-harm version=0.1 args="juliet --damage 1 --table"'
	lacks event rng
	grep -q 'draw a Flatline card (live, live-attack, die or die-awaken)$' .err
	grep -q '^  enorm-go live | live-attack | die | die-awaken$' .err
	harm --damage 1 --table --flatline die
	try enorm-harm juliet --damage 1 --table --flatline die-awaken -f a.board
	wants 2
	grep -q 'roll the Enormity die$' .err
	on "$(low 1 0)"
	try enorm-harm juliet --damage 1 --table --flatline live -f a.board
	wants 2
	grep -q 'draw a Stress Breakdown card$' .err
}

@test "a drawn call repeats with its seed" {
	on "$(low 1 0 broken)"
	harm --damage 1 --seed 7 && cp .out one
	harm --damage 1 --seed 7
	diff one .out
}

@test "--all writes a board for every choice" {
	on 'supply life-spares 2'
	try enorm-harm juliet --kill --all -f a.board
	wants 0
	assert_equal "$(boards .out)" 2
}

@test "a game file takes the harm, and a refusal leaves it alone" {
	on 'pool active expertise=1'
	enorm-board format <a.board >g.board
	try enorm-harm juliet --damage 3 -g g.board
	wants 0
	text_is out $'juliet takes 3 damage [IAT-03]\njuliet loses 3 Vitals, now 6 (orange) [DMG-01]'
	assert_equal "$(boards g.board)" 2
	try enorm-harm juliet --damage 3 --expertise 9 -g g.board
	wants 1
	assert_equal "$(boards g.board)" 2
}

@test "what comes out is a board that goes in" {
	awakened 'condition juliet knockdown falling' 'supply life-spares 1' 'gear juliet osr-3'
	enorm-board format <.out | diff .out -
}

@test "SBD-09 RT-123 an Awakening leaves the Stress Breakdown card, and takes the Conditions" {
	awakened 'condition juliet the-gift' 'condition juliet snap-out'
	has 'condition juliet snap-out'
	lacks 'condition juliet the-gift'
	awakened 'condition juliet amnesia' 'condition juliet knockdown falling'
	has 'condition juliet amnesia'
	lacks 'condition juliet knockdown'
}

@test "AWK-15 AWK-20 what the Awakening card gives is data, and is given while it is held" {
	cat >conditions.csv <<-'END'
		name,title,tokens,effect,abilities,source
		awakening,Awakening,2,place confidence 2 incoming,cold-resolve,owner
	END
	export ENORM_DATA=$PWD
	awakened
	has 'pool incoming confidence=2'
	on 'spacer juliet B2 vitals=3 awakened' 'turn juliet active'
	try enorm-turn -T board ability juliet cold-resolve <a.board
	has 'pool incoming discipline=1'
	on 'spacer juliet B2 vitals=3' 'turn juliet active'
	fails 65 "juliet has no ability 'cold-resolve'" enorm-turn ability juliet cold-resolve -f a.board
}

@test "DIE-01 DIE-02 over the end of a track is not told as standing on 9" {
	on 'spacer juliet B2 vitals=9 stress=9 adrenaline=9 broken'
	harm --stress 1
	has 'event stress who=juliet n=1 now="over 9"'
	harm --adrenaline 2
	has 'event adrenaline who=juliet n=2 now="over 9" clause=RUB-11'
}

@test "SBD-01 a meeting that lies in the past is told as such, and check warns of it" {
	on 'spacer juliet B2 vitals=3 stress=5'
	harm --stress 1 --rolled breakdown=panic
	has 'event breakdown who=juliet how="had met already" clause=SBD-02'
	try enorm-board check a.board <a.board
	try enorm-board check <a.board
	wants 0 check
	text_is err 'enorm-board: warning: juliet has Vitals 3 and Stress 5, which have met, but is not broken [SBD-01]' check
	on 'spacer juliet B2 vitals=3 stress=5 broken' 'spacer romeo A1 vitals=4 stress=3'
	try enorm-board check <a.board
	text_is err '' check
}
