#!/usr/bin/env bats
# enorm-odds: what a stream of weighted boards comes to. enorm-odds(1).
load helper

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	cp "$EXAMPLES/attack.board" a.board
}

# weigh WEIGHT RECORD...: the board with these records, weighing that much.
weigh() {
	enorm-board put "branch 1/1 before=juliet:9:1,grin-1:0,grin-2:0 weight=$1" "${@:2}" <a.board
}

spacer() { # spacer VITALS [STRESS] [WORD]...: Juliet so
	echo "spacer juliet A1 vitals=$1 stress=${2:-1} adrenaline=0 ${*:3}"
}

@test "the table: mean, at least so much lost, who dies, Stress, a figure after the other" {
	{
		weigh 1/2 "$(spacer 9)"
		weigh 1/4 "$(spacer 7 3)" | enorm-board drop intruder grin-1
		weigh 1/8 "$(spacer 6 1 broken)"
		weigh 1/8 'spacer juliet - vitals=0 stress=1 adrenaline=0 dead' | enorm-board drop priority
	} >many
	prints enorm-odds -f many <<-'END'
		juliet   Vitals 9: mean 7   lost >=1 50.0%  >=2 50.0%  >=3 25.0%  >=4 12.5%  >=5 12.5%  >=6 12.5%
		         >=7 12.5%  >=8 12.5%  >=9 12.5%   dies 12.5%   broken 12.5%   Stress >=2 25.0%  >=3 25.0%
		grin-1   dies 25.0%
		exact; 4 positions out of 4 outcomes
	END
}

@test "it divides by the weight of all, and a board without a weight weighs 1" {
	{
		weigh 3 "$(spacer 9)"
		enorm-board put "$(spacer 5)" <a.board
	} >many
	says 'juliet.vitals, mean 8
  9     75.0%  3/4
  5     25.0%  1/4
exact; 2 positions out of 2 outcomes' enorm-odds --of juliet.vitals -f many
}

@test "a figure that was not there at the beginning appears; what is refused is told" {
	{
		weigh 3/4 'intruder grin-3 B4'
		weigh 1/4 'refused enorm-attack reason="out of Ammo"'
	} >many
	prints enorm-odds -f many <<-'END'
		juliet   Vitals 9: mean 9
		grin-3   appears 75.0%
		refused 25.0%: out of Ammo
		exact; 2 positions out of 2 outcomes
	END
}

@test "Wounds are counted from the beginning on" {
	{
		enorm-board put 'branch 1/1 before=grin-1:1 weight=1' 'intruder grin-1 A4 wounds=1' <a.board
		enorm-board put 'branch 1/1 before=grin-1:1 weight=3' 'intruder grin-1 A4 wounds=3' <a.board
	} >many
	try enorm-odds -f many
	grep -qx 'grin-1   Wounds >=1 75.0%  >=2 75.0%' .out
}

@test "--of takes any number or word of a record, and none where there is no such record" {
	{
		weigh 1/2 "$(spacer 9 1 broken)"
		weigh 1/2 | enorm-board drop gear juliet osr-3
	} >many
	says 'juliet.osr-3.ammo, mean 2
  2        50.0%  1/2
  none     50.0%  1/2
juliet.broken, mean 0.5
  1     50.0%  1/2
  0     50.0%  1/2
exact; 2 positions out of 2 outcomes' enorm-odds --of juliet.osr-3.ammo --of juliet.broken -f many
	complains 65 'enorm-odds: --of romeo.vitals: no board has that number' enorm-odds --of romeo.vitals -f many
	fails 64 "^enorm-odds: .*--of 'juliet' is not a number of a record, such as juliet.vitals" enorm-odds --of juliet -f many
}

@test "--where is the chance of any record, and a bad pattern is a usage error" {
	{
		weigh 1/3 "$(spacer 9)"
		weigh 2/3 "$(spacer 4)"
	} >many
	says '  spacer juliet .*vitals=[1-4]     66.7%  2/3
  ^facing                             0%  0/1
  ^intruder grin-[12] A4            100%  1/1
exact; 2 positions out of 2 outcomes' enorm-odds --where 'spacer juliet .*vitals=[1-4]' --where '^facing' --where '^intruder grin-[12] A4' -f many
	complains 64 "enorm-odds: --where 'a(': at character 3: missing closing parenthesis" enorm-odds --where 'a(' -f many
}

@test "--deck: what is known of the next card" {
	enorm-board put 'deck ai mothman cards=ignite,dive,ignite discard=wingbeat' <"$EXAMPLES/ai.board" >b.board
	says 'mothman-ai, the next card
  ignite     66.7%  2/3  level I, and with that on its back 100%
  dive       33.3%  1/3  level II, and with that on its back 100%
exact; 1 position out of 1 outcome; house ai-cards' enorm-odds --deck mothman-ai -f b.board
	json '[.decks[0].values[] | [.card, .chance.num, .level]]' '[["ignite","2",1],["dive","1",2]]' enorm-odds --deck mothman-ai -T json -f b.board
	enorm-board put 'deck ai mothman cards=dive,ignite ordered' <"$EXAMPLES/ai.board" >b.board
	try enorm-odds --deck mothman-ai -f b.board
	grep -q '^  dive      100%  1/1' .out
	enorm-board put 'deck ai mothman discard=wingbeat' <"$EXAMPLES/ai.board" >b.board
	try enorm-odds --deck mothman-ai -f b.board
	grep -q '^  wingbeat      100%' .out
	fails 65 '^enorm-odds: --deck nobody-ai: no board has such a deck' enorm-odds --deck nobody-ai -f b.board
}

@test "--deck: of a pile that the board shows any card is as likely, and of an ordered one the first is next" {
	typed 'map 2x2' 'deck loot cards=osr-3,vest,osr-3' >b.board
	says 'loot, the next card
  osr-3     66.7%  2/3
  vest      33.3%  1/3
exact; 1 position out of 1 outcome' enorm-odds --deck loot -f b.board
	typed 'map 2x2' 'deck loot cards=vest,osr-3 ordered' >b.board
	try enorm-odds --deck loot -f b.board
	grep -q '^  vest      100%  1/1' .out
	typed 'map 2x2' 'deck loot' >b.board
	fails 65 '^enorm-odds: --deck loot: no board has such a deck with a card in it' enorm-odds --deck loot -f b.board
}

@test "--full: every position with its difference in words" {
	{
		weigh 1/3 "$(spacer 9)"
		weigh 2/3 "$(spacer 4)"
	} >many
	try enorm-odds --full --from a.board -f many
	assert_equal "$(tail -n 2 .out)" ' 66.67%  2/3           spacer juliet: facing e -> n, vitals 9 -> 4, adrenaline 1 -> 0
 33.33%  1/3           spacer juliet: facing e -> n, adrenaline 1 -> 0'
	try enorm-odds --full -f many
	assert_equal "$(tail -n 2 .out)" ' 66.67%  2/3           the likeliest
 33.33%  1/3           spacer juliet: vitals 4 -> 9'
	complains 64 'enorm-odds: --from goes with --full' enorm-odds --from a.board -f many
}

@test "JSON has exact fractions, SVG is a chart in which nothing lies on anything else" {
	enorm-attack juliet grin-1 --outcomes <a.board | enorm-noise --queued --outcomes | enorm-ai --outcomes >many
	json '[.kind, .figures[0].name, .figures[0].mean.num, .figures[0].mean.den, (.figures[1].dies|.num+"/"+.den), .outcome_count, .house, .house_tables]' \
		'["odds","juliet","263","36","79/216","240",true,["dice"]]' enorm-odds -T json -f many
	json '[.of[0].values[0].n, .where[0].chance.p]' '[9,0]' enorm-odds -T json --of juliet.vitals --where nothing -f many
	enorm-odds -T svg -f many >chart.svg
	says '' python3 "$ROOT/tests/check_svg.py" fits chart.svg
	says '' python3 "$ROOT/tests/check_svg.py" whole chart.svg
	grep -q 'juliet, Vitals' chart.svg
	enorm-odds -T svg --of juliet.vitals --deck mothman-ai -f "$EXAMPLES/ai.board" >chart.svg
	says '' python3 "$ROOT/tests/check_svg.py" fits chart.svg
}

@test "house is said of whatever a house row was touched, and not with the owner's dice" {
	enorm-ai --outcomes <"$EXAMPLES/ai.board" | enorm-odds >out
	tail -n 1 out | grep -q 'house dice, .*ai-cards'
	enorm-board data dice | sed 's/,house$/,owner/' >dice.csv
	ENORM_DATA=. enorm-ai --outcomes grin-1 <a.board | enorm-odds >out
	run ! grep house out
	enorm-ai --outcomes grin-1 <a.board | enorm-odds >out
	grep -q 'house dice$' out
}

@test "what a plain call leans on is remembered on a weighted board" {
	enorm-board put 'branch 1/1 weight=1' <"$EXAMPLES/ai.board" | enorm-ai mothman --seed 1 >out
	grep -q '^branch 1/1 house=.*ai-cards.* weight=1/1$' out
}

@test "what is nearly a number is suggested, and a pattern without end is an error that says so" {
	complains 64 "enorm-odds: --of 'juliet.vitls' is not a number of a record, such as juliet.vitals (did you mean 'vitals'?)" \
		enorm-odds --of juliet.vitls -f a.board
	enorm-board put "title $(printf 'a%.0s' {1..60})d" <a.board >long.board
	fails 64 "^enorm-odds: .*the pattern takes too long on 'title a{34}': write it without one repetition inside another" \
		enorm-odds --where '^title (a|aa|a?a)+$' -f long.board
	enorm-odds --where '(*NO_JIT)^title a+d$' -f long.board | grep -q '100%'
	fails 64 '^enorm-ai: .*the pattern takes too long' enorm-ai grin-1 --odds --best '^title (a|aa|a?a)+$' -f long.board
}

@test "what waits for an answer is told in every view, and enorm-go --settle plays it on" {
	local before=before=juliet:9:1,grin-1:0,grin-2:0
	weigh 7/8 >many
	enorm-board put "branch 1/1 $before weight=1/8" <a.board | enorm-attack juliet grin-1 --ask dice -T board >>many 2>asked || [ $? -eq 2 ]
	prints enorm-odds -f many <<-'END'
		juliet   Vitals 9: mean 9
		waiting 12.5%: for an answer; enorm-go --settle plays on
		exact; 2 positions out of 2 outcomes
	END
	enorm-odds --of juliet.vitals -f many | grep -q '^waiting 12.5%:'
	enorm-odds -T svg -f many | grep -q '>exact; 2 positions out of 2 outcomes; 12.5% wait for an answer<'
	json '.waiting' '{"num":"1","den":"8","p":0.125}' enorm-odds -T json -f many
	enorm-go --settle --outcomes -f many >on
	weigh 7/8 >wanted
	enorm-board put "branch 1/1 $before weight=1/8" <a.board | enorm-attack juliet grin-1 --outcomes >>wanted
	enorm-odds -T json -f wanted >figures
	enorm-odds -T json -f on | cmp figures -
	json '.waiting.p' 0 enorm-odds -T json -f on
}

@test "a Spacer, a piece of gear or a deck that is nearly one is suggested" {
	complains 65 "enorm-odds: --of julet.vitals: no board has that number (did you mean 'juliet.vitals'?)" \
		enorm-odds --of julet.vitals -f a.board
	complains 65 "enorm-odds: --of juliet.osr3.ammo: no board has that number (did you mean 'juliet.osr-3.ammo'?)" \
		enorm-odds --of juliet.osr3.ammo -f a.board
	fails 65 "^enorm-odds: --deck mothmn-ai: .*\(did you mean 'mothman-ai'\?\)$" enorm-odds --deck mothmn-ai -f "$EXAMPLES/ai.board"
}

@test "boards that nobody says the beginning of have no figures that appear" {
	prints enorm-odds -f a.board <<-'END'
		juliet   Vitals mean 9   Stress >=1 100%
		exact; 1 position out of 1 outcome
	END
}

# ---- --odds of a tool ----

@test "--odds begins with the table, then the headlines by Spacer, then what matters, and --full has all" {
	try enorm-ai --odds -f "$EXAMPLES/ai.board"
	assert_equal "$(head -n 3 .out)" 'juliet   Vitals 8: mean 6.10
         lost >=1 93.1%  >=2 49.6%  >=3 27.7%  >=4 12.7%  >=5 5.0%  >=6 1.4%  >=7 0.3%  >=8 0.02%
         dies 0.01%   broken 6.0%   awakened <0.01%   Stress >=4 43.3%  >=5 3.1%'
	sed -n 4p .out | grep -q '^romeo    Vitals 9: mean 8.11'
	grep -qx ' <0.01%  1/207360      juliet awakens' .out
	# all that is about one Spacer stands together
	assert_equal "$(grep -oE '^ *[0-9.]+%.* (juliet|romeo)$' .out | grep -oE '(juliet|romeo)$' | uniq)" $'romeo\njuliet'
	grep -E '^ +[0-9.]+%.* damage on juliet' .out | grep -oE '[0-9] damage' | sort -c
	run ! grep -E 'activated|facing|deck ai' .out
	grep -qE '^and [0-9]+ more, [0-9.]+% together: --full$' .out
	tail -n 2 .out | grep -qx '(re-rolls and tokens only as typed)'
	tail -n 1 .out | grep -q '^(house dice, .*ai-cards'
	try enorm-ai --odds --full -f "$EXAMPLES/ai.board"
	assert_equal "$(grep -c 'activated no -> yes' .out)" 68
	complains 64 'enorm-ai: --full goes with --odds' enorm-ai --full -f "$EXAMPLES/ai.board"
}

@test "--odds says once what comes in any case" {
	try enorm-attack juliet grin-1 --odds -f a.board
	assert_equal "$(grep -A 1 '^always' .out)" 'always: juliet adrenaline 1 -> 2; gear juliet osr-3 ammo 2 -> 1;
        new: pool incoming discipline=1 confidence=1'
	assert_equal "$(grep -c 'adrenaline' .out)" 1
}

@test "no line of --odds is longer than a person reads, whatever the board" {
	local board
	for board in "$EXAMPLES"/*.board; do
		for act in 'enorm-ai' 'enorm-noise juliet --queued' 'enorm-harm juliet --damage 9' 'enorm-attack juliet grin-1'; do
			for how in '' '--best juliet' '--worst vitals=[5-9]'; do
				$act --odds ${how:+$how} -f "$board" || [ $? -ne 70 ]
			done
		done
	done >out 2>/dev/null
	assert [ "$(grep -c '^and what becomes of the board:$' out)" -gt 15 ]
	assert [ "$(grep -c ' at best for ' out)" -gt 15 ]
	assert_equal "$(awk 'length > 100 && !/^refused: /' out)" ''
	run ! grep -E '(^|[^0-9])(0\.0+%|100\.00%  [0-9]+/[^1])' out
}

@test "several changes of one thing are told together, and what can come twice says so" {
	try enorm-ai --odds -f a.board
	grep -qE ' juliet vitals 9 -> 1, adrenaline 1 -> 2, broken;( new: condition juliet second-wind)?$' .out
	grep -qx '(each with the chance that it comes at least once)' .out
	try enorm-ai grin-1 --odds -f a.board
	run ! grep 'at least once' .out
}

@test "JSON of --odds has the figures and the house's tables" {
	json '[.figures[0].name, .figures[0].mean.p, .house, .house_tables]' \
		'["juliet",7.305555556,true,["dice"]]' enorm-ai grin-1 --odds -T json -f a.board
}

@test "the list of Attacks and --threat say house too" {
	enorm-attack juliet -f a.board | tail -n 1 | grep -qx '(house dice)'
	json '.house_tables' '["dice"]' sh -c 'enorm-attack juliet -T json -f a.board | head -n 1'
	enorm-show --threat mothman -f "$EXAMPLES/ai.board" | grep -q 'from mothman (house dice, .*ai-cards'
	json '.house' true sh -c 'enorm-show --threat mothman -T json -f "$0" | head -n 1' "$EXAMPLES/ai.board"
	enorm-board data dice | sed 's/,house$/,owner/' >dice.csv
	ENORM_DATA=. enorm-attack juliet -f a.board >out
	run ! grep house out
}

# ---- --best and --worst ----

@test "--best and --worst are one number each, and the choices to type" {
	cp "$EXAMPLES/round.board" b.board
	says '55.6%  5/9  at best for ^blip blip-1 x6y2
(house dice)' enorm-noise juliet --odds --best '^blip blip-1 x6y2' -f b.board
	says '11.1%  1/9  at worst for ^blip blip-1 x6y2
after noise w1 or w2 or w5 or w6:
  after noise w3 or w4: --choose loud-1=blip-2
after noise w3 or w4:
  after noise w1 or w2 or w5 or w6: --choose loud-1=blip-2
  after noise w3 or w4: --choose loud-1=blip-1
(house dice)' enorm-noise juliet --odds --worst '^blip blip-1 x6y2' -f b.board
	json '[.kind, .pattern, .chance.num, .answers, .depending[0].point, .depending[0].came, .depending[0].answers]' '["worst","^blip blip-1 x6y2","1",[],"noise",["w1","w2","w5","w6"],[]]' \
		enorm-noise juliet --odds --worst '^blip blip-1 x6y2' -T json -f b.board
}

@test "what the players choose is typed back and gives that chance" {
	cat >b.board <<-'END'
		enorm 1
		map 9x9
		spacer juliet A1
		intruder grin-1 C3
		done
	END
	try enorm-ai --odds --best '^intruder grin-1 A2' -f b.board
	grep -q '^100%  1/1  at best' .out
	# shellcheck disable=SC2046 # they are ready to type
	enorm-ai --outcomes $(grep '^--choose' .out) <b.board | enorm-odds --where '^intruder grin-1 A2' >out
	grep -q '100%' out
	try enorm-ai --odds --worst '^intruder grin-1 A2' -f b.board
	grep -q '^0%  0/1  at worst' .out
}

@test "what a ruling settles for the worst is nobody's choice" {
	cp "$EXAMPLES/push.board" b.board
	enorm-knockback juliet --as displace --outcomes <b.board | enorm-odds --where '^spacer juliet D3' >default
	enorm-knockback juliet --as displace --odds --best '^spacer juliet D3' <b.board >best
	enorm-knockback juliet --as displace --odds --worst '^spacer juliet D3' <b.board >worst
	assert_equal "$(cut -d' ' -f1 best)" "$(cut -d' ' -f1 worst)"
	grep -q " $(cut -d' ' -f1 best) " default
}

@test "--best and --worst want --odds, one of them, a pattern and a board" {
	complains 64 'enorm-ai: --best goes with --odds' enorm-ai --best x -f a.board
	complains 64 'enorm-ai: --worst goes with --odds' enorm-ai --worst x -f a.board
	complains 64 'enorm-ai: --best and --worst exclude each other' enorm-ai --odds --best x --worst y -f a.board
	complains 64 'enorm-ai: --all and --best exclude each other' enorm-ai --odds --all --best x -f a.board
	complains 64 'enorm-ai: --all and --odds exclude each other: --best and --worst look at every choice, --all --outcomes writes what comes of each' enorm-ai --odds --all -f a.board
	fails 64 "^enorm-ai: .*--worst '\[': at character 2: missing terminating \]" enorm-ai --odds --worst '[' -f a.board
	complains 64 'enorm-roll: --best and --worst are of boards: a roll is not one' enorm-roll rr --odds --best x
}

@test "--best ranges over mitigation: a token on the right damage, told with what it comes after" {
	cat >b.board <<-'END'
		enorm 1
		map 3x4
		spacer juliet A1 facing=e vitals=9 stress=0 adrenaline=0
		intruder grin-1 A2 facing=w type=grin
		pool active expertise=1
		done
	END
	# without it 2 damage come with 43/108 and 3 with 27/108; to end with 7 she lowers the 3: 70/108
	says '64.8%  35/54  at best for ^spacer juliet .*vitals=7
after attack 2 Power or 4 Power or 5 Power: --expertise juliet.mitigation=0
after attack 3 Power: --expertise juliet.mitigation=1
(house dice)' enorm-ai --odds --best '^spacer juliet .*vitals=7' -f b.board
	json '[.depending[] | [.came, .answers]]' '[[["2 Power","4 Power","5 Power"],["--expertise","juliet.mitigation=0"]],[["3 Power"],["--expertise","juliet.mitigation=1"]]]' \
		enorm-ai --odds --best '^spacer juliet .*vitals=7' -T json -f b.board
	# whoever counts nothing in gets what --odds says without it
	try enorm-ai --odds --ask none --best '^spacer juliet .*vitals=7' -f b.board
	enorm-ai --outcomes <b.board | enorm-odds --where '^spacer juliet .*vitals=7' >plain
	grep -q " $(cut -d' ' -f1 .out) " plain
}

@test "a decision is told only where it is asked for, so that typed it is never refused" {
	cat >b.board <<-'END'
		enorm 1
		map 3x4
		spacer juliet C3 facing=e vitals=8 stress=0 adrenaline=0 character=juliet-abel suit=standard-eva
		intruder grin-1 C4 facing=w type=grin
		intruder grin-2 B3 facing=w type=grin
		pool active expertise=1
		done
	END
	local kept='^pool active expertise=1'
	# she keeps it only if neither bite does more than 1: 29/108 each
	says "7.2%  841/11664  at worst for $kept
after attack 0 Power or 1 Power:
  after attack-2 2 Power or 3 Power or 4 Power or 5 Power: --expertise juliet.mitigation-2=1
after attack 2 Power or 3 Power or 4 Power or 5 Power: --expertise juliet.mitigation=1
(house dice, conditions)" enorm-ai --ask mitigation --odds --worst "$kept" -f b.board
	enorm-ai --rolled attack=r1,r2,w1 --expertise juliet.mitigation-2=1 --outcomes -f b.board | enorm-odds --where "$kept" | grep -q ' 29/108$'
	enorm-ai --rolled attack=r6,r6,w1 --expertise juliet.mitigation=1 --outcomes -f b.board | enorm-odds --where "$kept" | grep -q ' 0/1$'
}

@test "in a stream a board that takes long makes no other too long" {
	{
		printf '%s\n' 'enorm 1' 'map 9x9' 'spacer juliet E5 vitals=1 stress=0 adrenaline=0 character=juliet-abel suit=standard-eva' \
			'intruder grin-1 E6 facing=w' 'intruder grin-2 E4 facing=e' 'intruder grin-3 F5 facing=s' 'intruder grin-4 D5 facing=n' 'pool active expertise=3' done
		cat a.board
	} >two
	enorm-ai --odds --best 'vitals=[5-9]' -f a.board >alone
	enorm-ai --odds --best 'vitals=[5-9]' --keep-going -f two >out 2>err || [ $? -eq 65 ]
	grep -q 'there are too many ways this can go' err
	cmp out alone
}

@test "what the rulings pick anyway is no decision, though it is not the same after every roll" {
	cat >b.board <<-'END'
		enorm 1
		map 4x5
		spacer juliet A1 facing=e vitals=8 stress=1 adrenaline=1 character=juliet-abel suit=standard-eva
		gear juliet osr-3 ammo=2
		intruder mothman A3 facing=w type=mothman
		pool active discipline=1 expertise=1
		priority juliet
		done
	END
	# the Boss responds to a fail or to a Wound, and neither hurts
	says "100%  1/1  at best for ^spacer juliet .*vitals=8
(with the weapon's own 1 Confidence; tokens only as typed)
(house dice, intruders, ai-cards, bp-cards)" enorm-attack juliet mothman --odds --best '^spacer juliet .*vitals=8' -f b.board
}

@test "--best ranges over reactions, which typed give its number" {
	cp "$EXAMPLES/ai.board" b.board
	try enorm-ai mothman --rolled ai=ignite --ask windows --odds --best '^pool active discipline=1$' -f b.board
	head -n 1 .out >best
	grep -q -- '--react window=' .out
	# shellcheck disable=SC2046 # they are ready to type
	enorm-ai mothman --rolled ai=ignite --outcomes $(grep '^--' .out) <b.board | enorm-odds --where '^pool active discipline=1$' >typed
	grep -q " $(cut -d' ' -f1 best) " typed
}

@test "--best says with which re-rolls, where a weapon brings its own" {
	printf '%s\n' 'enorm 1' 'map 3x4' 'spacer juliet C3 facing=e vitals=1 stress=0 adrenaline=0' 'gear juliet osr-3 ammo=1' 'intruder grin-1 C4' done >b.board
	set -- enorm-ai grin-1 --rolled attack=r5,r5,w1 --rolled flatline=live-attack --ask grants --odds --best '^token grin-1 suppression' -f b.board
	try "$@"
	grep -qx "(with the weapon's own 1 Confidence; tokens only as typed)" .out
	json '[.own, .answers]' '["1 Confidence",["--choose","juliet.bonus-attack=grin-1 osr-3"]]' "$@" -T json
	json .own null enorm-ai grin-1 --ask none --odds --best dead -f b.board -T json
}

@test "--best and --worst agree with every answer typed, on small boards" {
	local many=40
	[[ $BUILD != *-san ]] || many=4
	try python3 "$ROOT/tests/odds_brute.py" 3 "${ODDS_BRUTE:-$many}" one_grin two_spacers fall thrown pushed harmed boss noise
	wants 0 odds_brute.py
	grep -qE '^[0-9]+ boards: .*best and worst apart [1-9]' .out
}
