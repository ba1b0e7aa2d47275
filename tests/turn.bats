#!/usr/bin/env bats
# enorm-turn: a Spacer's turn, from its first card to the milling. enorm-turn(1). Abilities are in
# turn-ability.bats.
load helper
load turn_helper

# Tables that show one rule each: a quiet blade, a card whose action costs Expertise, a card without
# printed numbers that fits the tests.
setup_file() {
	cd "$BATS_FILE_TMPDIR" || return
	cat >weapons.csv <<-'END'
		name,title,hands,dice,range,suppress,ammo,noise,keywords,source
		knife,Knife,1,r,0,0,0,,noiseless,owner
		pea,Pea,1,w,4,1,0,,noiseless,owner
		zapper,Zapper,1,r,4,1,0,,"discharge, noiseless",owner
	END
	cat >action-cards.csv <<-'END'
		name,title,card,actions,move,noise,cost,source
		tinker,Tinker,tinker,rationalize,0,,expertise 1,owner
		tiptoe,Tiptoe,tinker,move,1,,,owner
		stomp,Stomp,stomp,move,2,ww,,owner
		breathe,Breathe,stomp,catch-breath,0,,,owner
	END
	cat >conditions.csv <<-'END'
		name,title,traits,tokens,effect,flips_to,flips_at,source
		haze,Haze,mind,0,no-abilities,clear,next-turn,owner
		clear,Clear,mind,0,,,,owner
	END
	export ENORM_DATA=$BATS_FILE_TMPDIR
}

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	export ENORM_DATA=$BATS_FILE_TMPDIR
	board <<-'END'
		enorm 1
		round 2 phase=spacer
		countdown 9
		map 4x8
		spacer ann A1 vitals=8 stress=3 adrenaline=2 character=juliet-abel suit=standard-eva
		spacer ben C1 vitals=8 stress=0 adrenaline=0 suit=standard-eva
		gear ann pea
		gear ann knife
		intruder grin-1 A4 facing=n type=grin
		pool active discipline=1 confidence=2 expertise=3
		pool incoming discipline=2 expertise=1
		priority ben
	END
}

# ---- whose turn ----

@test "TRN-01 each Spacer has one turn a Spacer Phase" {
	does start ann
	denies TRN-01 start ann
	does end ann
	denies TRN-01 start ann
	denies TRN-01 end ann
	denies TRN-01 play ann steady-walk move A2
}

@test "TRN-01 no turn begins outside the Spacer Phase" {
	put 'round 2 phase=intruder'
	denies TRN-01 start ann
}

@test "TRN-01 the dead have no turn" {
	put 'spacer ann - dead'
	denies TRN-01 start ann
}

@test "TRN-02 the players choose the order, one turn at a time" {
	does start ben
	has 'turn ben active'
	denies TRN-01 start ann
	does end ben
	does start ann
	has 'turn ann active' 'turn ben done'
}

@test "TRN-07 when the turn ends play passes to who is left" {
	does start ann
	does end ann
	has 'turn ann done' 'event passes to=ben '
	does start ben
	does end ben
	has 'event passes to="the Intruders'
}

@test "TRN-07 a Spacer who died in the own turn has it ended for them, and the Pool is milled" {
	does start ann
	put 'spacer ann - dead'
	denies TRN-01 start ben
	does end ann
	has 'pool active discipline=2 expertise=1$'
}

# ---- cards ----

@test "TRN-03 no more than three Action cards are played in a turn" {
	does start ann
	does play ann stressful-brainstorm rationalize
	does play ann tinker rationalize
	has 'turn ann active plays=2'
	does play ann breathe catch-breath
	has 'turn ann active plays=3'
	denies TRN-03 play ann steady-walk move A2
	denies TRN-03 play ann hurried-walk move A2
}

@test "TRN-04 TRN-12 played cards lie there, side up, until the owner's next turn begins" {
	does start ann
	does play ann stressful-brainstorm rationalize
	has 'card ann desperate-measures back played$'
	does play ann tinker rationalize
	has 'card ann tinker front played$'
	denies TRN-12 play ann tinker rationalize
	does end ann
	does start ben
	does end ben
	has 'card ann desperate-measures back played$' 'card ann tinker front played$'
	put 'turn ann waiting'
	does start ann
	hasnt 'card ann '
	has 'event takes-back who=ann cards=tinker,.desperate-measures|event takes-back who=ann cards="tinker, desperate-measures"'
}

@test "TRN-05 TRN-08 Noise that is still to be resolved comes before the next card and the end" {
	does start ann
	put 'queue noise who=ann amount=1'
	denies TRN-05 play ann stressful-brainstorm rationalize
	denies TRN-05 end ann
	grep -v '^queue ' a.board >b.board && mv b.board a.board
	does play ann stressful-brainstorm rationalize
}

@test "TRN-05 a Reprisal is resolved before an Exert" {
	does start ann
	does play ann tinker rationalize
	put 'queue reprisal who=grin-1 target=ann'
	denies TRN-05 exert ann tiptoe move A2
}

@test "TRN-06 a player may stop before the third card" {
	does start ann
	does play ann tinker rationalize
	does end ann
	has 'turn ann done plays=1'
}

@test "TRN-09 a side with one type of action allows only that" {
	does start ann
	denies TRN-09 play ann desperate-measures rationalize
	denies TRN-09 play ann steady-walk attack grin-1 pea
	does play ann desperate-measures attack grin-1 pea --rolled w:-
}

@test "TRN-10 of several actions one is chosen, and one only" {
	does start ann
	denies TRN-10 play ann stressful-brainstorm attack grin-1 pea
	does play ann stressful-brainstorm catch-breath
	denies TRN-12 play ann stressful-brainstorm rationalize
	prints enorm-turn -T ruling play ann stressful-brainstorm -f a.board <<-'END'
		stressful-brainstorm full-reload WEAPON  (no: desperate-measures lies on the table already [TRN-12])
		stressful-brainstorm rationalize  (no: desperate-measures lies on the table already [TRN-12])
		stressful-brainstorm scavenge  (no: desperate-measures lies on the table already [TRN-12])
		stressful-brainstorm scout BLIP|INTRUDER  (no: desperate-measures lies on the table already [TRN-12])
		stressful-brainstorm catch-breath  (no: desperate-measures lies on the table already [TRN-12])
		stressful-brainstorm rearm  (no: desperate-measures lies on the table already [TRN-12])
	END
}

@test "TRN-11 the side is settled by what is played: it lies that side up" {
	does start ann
	does play ann tiptoe move A2
	has 'card ann tinker back played'
}

@test "TRN-17 both sides of a card are not used in one turn" {
	does start ann
	does play ann stressful-brainstorm rationalize
	denies TRN-17 play ann desperate-measures attack grin-1 pea
	does play ann breathe catch-breath
	denies TRN-17 play ann stomp move A2
}

@test "the bare tool and the card do the same" {
	does start ann
	enorm-attack ann grin-1 pea --rolled w:PP <a.board | plain_board >bare
	enorm-turn play ann desperate-measures attack grin-1 pea --rolled w:PP <a.board | plain_board >played
	run diff bare played
	assert_output --regexp '^[0-9a,d]+
> card ann desperate-measures front played
[0-9c,]+
< turn ann active
---
> turn ann active plays=1$'
}

@test "an action that the rules refuse spends no card" {
	does start ann
	put 'intruder grin-1 D8'
	denies RNG-06 play ann desperate-measures attack grin-1 knife
}

@test "KW-EXPERTISE-3 POL-10 Expertise pays for an action that asks for it" {
	does start ann
	does play ann tinker rationalize
	now 'pool active' expertise 2
	has 'event spend who=ann n=1 what=expertise left=2'
	put 'pool active discipline=1'
	enorm-board drop card ann tinker <a.board >b.board && mv b.board a.board
	denies ABL-30 play ann tinker rationalize
}

@test "what a Move card says: so many spaces, and its Noise" {
	does start ann
	denies SPM-01 play ann stomp move B3 --rolled noise=w:-,w:-
	denies SPM-12,SPM-09,SPM-01 play ann stomp move A4 --rolled noise=w:-,w:-
	does play ann stomp move A3 --rolled noise=w:o,w:-
	has 'spacer ann A3' 'event noise who=ann loud=1 quiet=1'
	denies TRN-05 play ann stressful-brainstorm rationalize
}

@test "what is typed for an action must be its own" {
	does start ann
	complains 64 'enorm-turn: --equip does not go with play' \
		enorm-turn play ann stressful-brainstorm rationalize --equip knife -f a.board
	complains 64 'enorm-turn: attack takes: TARGET[,TARGET ...] [WEAPON]' \
		enorm-turn play ann desperate-measures attack -f a.board
	complains 64 "enorm-turn: no action 'rationalise' (did you mean 'rationalize'?)" \
		enorm-turn play ann stressful-brainstorm rationalise -f a.board
	complains 64 'enorm-turn: rationalize takes: nothing more' \
		enorm-turn play ann stressful-brainstorm rationalize ben -f a.board
}

@test "commands are looked up, and counted" {
	complains 64 "enorm-turn: no command 'strat' (did you mean 'start'?); there are start, play, exert, bonus-action, ability, rationalize, catch-breath, stand, end, reload, rearm, exhaust, loot, scavenge, stratagem, location, weld, unweld, open, close, destroy, disable, enable, code, decrypt, countdown, intruders, end-round, mode, end-run, replay, next" enorm-turn strat ann -f a.board
	complains 64 'enorm-turn: say which command: start, play, exert, bonus-action, ability, rationalize, catch-breath, stand, end, reload, rearm, exhaust, loot, scavenge, stratagem, location, weld, unweld, open, close, destroy, disable, enable, code, decrypt, countdown, intruders, end-round, mode, end-run, replay, next' enorm-turn -f a.board
	complains 64 $'enorm-turn: a word is missing: enorm-turn start SPACER\nenorm-turn: SPACER can be: ann, ben' enorm-turn start -f a.board
	complains 64 "enorm-turn: one word too many: 'ben'; see --help" enorm-turn start ann ben -f a.board
	complains 64 'enorm-turn: --aim does not go with start' enorm-turn start ann --aim power -f a.board
}

# ---- Adrenaline actions ----

@test "TRN-13 TRN-33 TRN-34 Rationalize raises Adrenaline by 1 at once and lowers Stress by 2" {
	does start ann
	does rationalize ann
	now 'spacer ann' adrenaline 3
	now 'spacer ann' stress 1
	in_order 'adrenaline who=ann n=1 now=3' 'leaves ' 'calms who=ann n=2 now=1'
	does rationalize ann
	now 'spacer ann' stress 0
	has 'event calms who=ann n=1 now=0'
}

@test "TRN-14 TRN-15 TRN-16 POL-01 Rubicon Bonuses left of the indicator, of character and suit, go to Incoming" {
	does start ann
	does rationalize ann
	# character: discipline at 2; suit: discipline at 1, not expertise at 3
	now 'pool incoming' discipline 4
	now 'pool incoming' expertise 1
	now 'pool active' discipline 1
	does rationalize ann
	# at 4 the suit's expertise at 3 is passed too
	now 'pool incoming' discipline 6
	now 'pool incoming' expertise 2
	now 'pool incoming' confidence 0
}

@test "TRN-13 Adrenaline beyond 9 kills before the action is done" {
	does start ann
	put 'spacer ann A1 vitals=8 stress=3 adrenaline=9 character=juliet-abel suit=standard-eva'
	does rationalize ann
	has 'event dies who=ann'
	hasnt 'event calms' 'event leaves'
}

@test "TRN-35 TRN-36 Catch Breath, Move and Rearm are no Adrenaline actions" {
	does start ann
	does play ann breathe catch-breath
	does play ann tiptoe move A2
	does play ann stressful-brainstorm rearm
	now 'spacer ann' adrenaline 2
	hasnt 'event adrenaline' 'event leaves'
}

@test "TRN-35 SCT-01 an Attack, a Full Reload and a Scavenge raise Adrenaline" {
	put 'mark A1 engram' 'gear ann osr-3 ammo=0'
	does start ann
	does play ann stressful-brainstorm scavenge
	now 'spacer ann' adrenaline 3
	enorm-board drop card ann desperate-measures <a.board >b.board && mv b.board a.board
	does play ann stressful-brainstorm full-reload osr-3
	now 'spacer ann' adrenaline 4
	now 'gear ann osr-3' ammo 2
	enorm-board drop card ann desperate-measures <a.board >b.board && mv b.board a.board
	does play ann desperate-measures attack grin-1 pea --rolled w:-
	now 'spacer ann' adrenaline 5
}

@test "SCT-01 Scout raises Adrenaline and leaves tokens" {
	put 'blip blip-1 x3y1 facing=w'
	does start ann
	does play ann stressful-brainstorm scout blip-1 --rolled scout=w:-
	now 'spacer ann' adrenaline 3
	now 'pool incoming' discipline 4
}

@test "TRN-37 Scavenge picks up what lies on the space, at no cost in Spacer tokens" {
	put 'mark A1 objective name=core' 'mark B1 engram'
	does start ann
	does play ann stressful-brainstorm scavenge
	hasnt 'mark A1 ' 'event spend'
	has 'mark B1 engram' 'token ann objective count=1'
	now 'pool active' expertise 3
}

@test "SCT-15 the free Attack of a scout plays no card and is no Exert" {
	does start ann
	does play ann tinker rationalize
	enorm-attack --scout ann grin-1 pea --rolled w:- <a.board >.out
	has 'turn ann active plays=1$' 'card ann tinker front played$'
	hasnt 'card ann exert'
}

# ---- exerting ----

@test "TRN-18 a Spacer may Exert once a turn" {
	does start ann
	does play ann tinker rationalize
	does exert ann tiptoe move A2
	does play ann stressful-brainstorm rationalize
	denies TRN-18 exert ann desperate-measures attack grin-1 pea
}

@test "TRN-19 Exerting needs an action of a card, performed in this turn" {
	does start ann
	denies TRN-19 exert ann tiptoe move A2
	put 'turn ann done'
	denies TRN-01 exert ann tiptoe move A2
}

@test "TRN-20 TRN-21 TRN-22 Exerting costs 2 Stress, turns the card over for any one action of its other side, and puts an Exert card in play" {
	does start ann
	does play ann desperate-measures attack grin-1 pea --rolled w:-
	denies TRN-10 exert ann stressful-brainstorm move A2
	does exert ann stressful-brainstorm rationalize
	now 'spacer ann' stress 3
	in_order 'plays who=ann card="Stressful Brainstorm"' 'stress who=ann n=2 now=5' 'calms ' 'exert who=ann now=1'
	has 'card ann desperate-measures back played exerted$' 'card ann exert$' 'turn ann active plays=1 exerted$'
}

@test "TRN-22 RT-81 it is the card of the last action that is turned over" {
	does start ann
	does play ann tinker rationalize
	does play ann stomp move A2 --rolled noise=w:-,w:-
	denies TRN-22 exert ann tiptoe move A3
	denies TRN-22 exert ann stomp move A3
}

@test "TRN-23 TRN-25 RO-100 an Exert card counts as a played card at once" {
	does start ann
	does play ann tinker rationalize
	does exert ann tiptoe move A2
	does play ann stressful-brainstorm rationalize
	denies TRN-25 play ann stomp move A3
	put 'card ann exert.2' 'turn ann active plays=0'
	enorm-board drop card ann tinker <a.board | enorm-board drop card ann desperate-measures >b.board
	mv b.board a.board
	does play ann stressful-brainstorm rationalize
	denies TRN-25 play ann stomp move A3
}

@test "RO-100 Exerting after the third card is legal" {
	does start ann
	does play ann tinker rationalize
	does play ann stomp move A2 --rolled noise=w:-,w:-
	does play ann stressful-brainstorm rationalize
	does exert ann desperate-measures attack grin-1 pea --rolled w:-
	has 'card ann exert$'
}

@test "TRN-24 an Exert card is not taken back" {
	put 'card ann exert'
	does start ann
	has 'card ann exert$'
	hasnt 'event takes-back'
}

@test "TRN-26 having an Exert card does not forbid another" {
	put 'card ann exert'
	does start ann
	does play ann tinker rationalize
	does exert ann tiptoe move A2
	has 'card ann exert$' 'card ann exert.2$'
}

@test "TRN-27 DIE-07 the third Exert card kills, its action done" {
	put 'card ann exert' 'card ann exert.2'
	does start ann
	does play ann tinker rationalize
	does exert ann tiptoe move A2
	in_order 'path who=ann to=A2' 'exert who=ann now=3' 'dies who=ann'
}

@test "RO-99 Exerting at 8 Stress is legal and fatal, and its action is not performed" {
	put 'spacer ann A1 vitals=8 stress=8 adrenaline=2 broken'
	does start ann
	put 'turn ann active plays=1' 'card ann tinker front played'
	does exert ann tiptoe move A2
	has 'event dies who=ann'
	hasnt 'event path'
}

# ---- catching breath ----

@test "TRN-28 TRN-29 TRN-30 TRN-31 Catch Breath takes 1 Exert card and 1 Adrenaline at the end of the turn" {
	put 'card ann exert' 'card ann exert.2'
	does start ann
	does play ann breathe catch-breath
	has 'card ann exert$' 'card ann exert.2$' 'turn ann active plays=1 catching'
	now 'spacer ann' adrenaline 2
	does end ann
	has 'card ann exert$'
	hasnt 'card ann exert.2'
	now 'spacer ann' adrenaline 1
	hasnt 'turn ann .*catching'
}

@test "TRN-28 nothing but Catch Breath discards an Exert card" {
	put 'card ann exert'
	does start ann
	does play ann stressful-brainstorm rationalize
	does end ann
	has 'card ann exert$'
	now 'spacer ann' adrenaline 3
}

@test "RO-102 Adrenaline 0 stays 0" {
	put 'spacer ann A1 vitals=8 stress=3 adrenaline=0 character=juliet-abel suit=standard-eva'
	does start ann
	does catch-breath ann
	does end ann
	now 'spacer ann' adrenaline 0
}

@test "TRN-32 RO-101 no Catch Breath in a turn of Exerting, in neither order" {
	does start ann
	does play ann tinker rationalize
	cp a.board before
	does exert ann tiptoe move A2
	denies TRN-32 play ann breathe catch-breath
	denies TRN-32 catch-breath ann
	denies TRN-32 bonus-action ann breathe catch-breath
	cp before a.board
	does play ann breathe catch-breath
	denies TRN-32 exert ann stomp move A2
	cp before a.board
	put 'card ann desperate-measures front played'
	denies TRN-32 exert ann stressful-brainstorm catch-breath
}

@test "TRN-30 Catch Breath is for a turn under way" {
	denies TRN-30 catch-breath ann
}

# ---- Bonus Actions ----

@test "BAC-01 BAC-02 BAC-04 RO-68 a Bonus Action plays a card from hand, which then counts" {
	does bonus-action ann stressful-brainstorm rationalize
	now 'spacer ann' stress 1
	has 'card ann desperate-measures back played$'
	does start ann
	does play ann tinker rationalize
	does bonus-action ann stressful-brainstorm rationalize
	has 'turn ann active plays=2'
	denies TRN-12 play ann stressful-brainstorm rationalize
	complains 65 "enorm-turn: a.board: no action card 'fireball'; there are steady-walk, cautious-sneaking, hurried-walk, anxious-sneaking, desperate-measures, stressful-brainstorm, tinker, tiptoe, stomp, breathe" enorm-turn bonus-action ann fireball rationalize -f a.board
}

@test "RT-152 a Bonus Action is played behind nine cards too; past 99 there is an error and no board" {
	does start ann
	sed 's/^turn ann active.*/turn ann active plays=9/' a.board >nine.board
	enorm-turn bonus-action ann stressful-brainstorm rationalize -f nine.board | grep -qx 'turn ann active plays=10'
	sed 's/plays=9$/plays=99/' nine.board >most.board
	grep -qx 'turn ann active plays=99' most.board
	try enorm-turn bonus-action ann stressful-brainstorm rationalize -f most.board
	wants 65 'behind 99 cards'
	grep -q ': more than 99 cards in one turn of ann$' .err
	[ ! -s .out ]
}

@test "BAC-03 RO-68 or a card on the table, either side of it, which plays nothing more" {
	does start ann
	does play ann tinker rationalize
	does bonus-action ann tiptoe move A2
	has 'spacer ann A2' 'turn ann active plays=1$' 'card ann tinker front played$'
}

@test "BAC-04 BAC-05 one card and one action of it" {
	denies TRN-09 bonus-action ann tiptoe rationalize
	does bonus-action ann stressful-brainstorm rationalize
	assert_equal "$(grep -c '^event plays ' .out)" 1
	assert_equal "$(grep -c '^event calms ' .out)" 1
}

# ---- Knockdown ----

@test "KD-03 KD-13 RO-40 who is down plays no cards and performs no actions" {
	does start ann
	put 'condition ann knockdown falling'
	denies KD-13 play ann tinker rationalize
	denies KD-13 play ann desperate-measures attack grin-1 pea
	denies KD-13 play ann steady-walk move A2
	denies KD-13 bonus-action ann tinker rationalize
	denies KD-03 rationalize ann
	denies KD-03 catch-breath ann
	put 'card ann tinker front played'
	denies KD-13 exert ann tiptoe move A2
	put 'condition ann knockdown standing'
	does play ann stressful-brainstorm rationalize
}

@test "KD-07 KD-10 the card turns at the end of the own next turn, not of another's" {
	put 'condition ann knockdown falling'
	does start ben
	does end ben
	has 'condition ann knockdown falling'
	does start ann
	has 'condition ann knockdown falling'
	does end ann
	has 'condition ann knockdown standing' 'event flips who=ann card=Knockdown'
}

@test "KD-08 KD-12 KD-19 an uninterrupted Knockdown costs one whole own turn" {
	put 'condition ann knockdown falling'
	does start ann
	denies KD-13 play ann tinker rationalize
	does end ann
	put 'turn ann waiting'
	does start ann
	hasnt 'condition ann'
	has 'event stands who=ann clause=KD-08'
	does play ann tinker rationalize
	enorm-harm ann --knockdown -T board <a.board >.out
	has 'condition ann knockdown falling fresh'
}

@test "KD-11 RO-36 knocked down in the own turn, the card turns at the end of the next" {
	does start ann
	enorm-harm ann --knockdown -T board <a.board | enorm-board settle >b.board && mv b.board a.board
	does end ann
	has 'condition ann knockdown falling$'
	put 'turn ann waiting'
	does start ann
	denies KD-13 play ann tinker rationalize
	does end ann
	has 'condition ann knockdown standing$'
}

# ---- Awakening ----

awakened() {
	put 'spacer ann A1 vitals=0 stress=3 adrenaline=2 character=juliet-abel suit=standard-eva awakened' "$@"
}

@test "AWK-18 an awakened Spacer discards an Antinomy token at the start of each own turn" {
	awakened 'token ann antinomy count=2'
	does start ben
	has 'token ann antinomy count=2'
	does end ben
	does start ann
	has 'token ann antinomy count=1' 'event spend who=ann n=1 what=Antinomy left=1 clause=AWK-18'
}

@test "AWK-19 AWK-20 without a token the card goes back and the Awakening is over" {
	awakened
	does start ann
	hasnt 'spacer ann .*awakened'
	has 'event awakening-ends who=ann'
}

@test "AWK-21 RO-77 two tokens pay for two turn starts, and it ends at the third" {
	awakened 'token ann antinomy count=2'
	for _ in 1 2; do
		does start ann
		has 'spacer ann .*awakened'
		does end ann
		put 'turn ann waiting'
	done
	hasnt 'token ann antinomy'
	does start ann
	hasnt 'spacer ann .*awakened'
}

@test "AWK-16 AWK-17 RO-78 in the own turn one token lets an awakened Spacer stand up at once" {
	awakened 'token ann antinomy count=2' 'condition ann knockdown falling'
	denies AWK-17 stand ann
	does start ann
	does stand ann
	hasnt 'condition ann' 'token ann'
	has 'event stands who=ann'
	denies AWK-16 stand ann
	put 'condition ann knockdown falling'
	denies AWK-16 stand ann
	put 'spacer ann A1 vitals=8' 'token ann antinomy count=1'
	denies AWK-16 stand ann
}

@test "AWK-14 BON-09 a Bonus Attack plays no card and leaves the turn where it was" {
	awakened 'token ann antinomy count=2'
	does start ann
	does play ann tinker rationalize
	enorm-attack --bonus ann grin-1 pea --rolled w:- <a.board >.out
	has 'turn ann active plays=1$' 'card ann tinker front played$' 'round 2 phase=spacer'
	hasnt 'card ann desperate-measures'
	assert_equal "$(grep -c '^card ann' .out)" 1
}

# ---- what turns over, what comes off ----

@test "a Condition that turns at the next turn does so as the turn begins" {
	put 'condition ann haze' 'condition ben haze'
	does start ann
	has 'condition ann clear' 'condition ben haze' 'event flips who=ann'
}

@test "KW-DISCHARGE-2 a Discharge token comes off at the start of the owner's next turn" {
	put 'gear ann zapper discharged' 'gear ben zapper discharged'
	does start ann
	has 'gear ann zapper$' 'gear ben zapper discharged'
}

# ---- the Spacer Pool ----

@test "POL-14 POL-15 POL-16 POL-17 at the end of each turn Active tokens go and Incoming ones become Active" {
	does start ann
	has 'pool active discipline=1 confidence=2 expertise=3$'
	does end ann
	has 'pool active discipline=2 expertise=1$' 'pool incoming$'
	in_order 'milled n=2 token=confidence' 'milled n=3 token=expertise' 'turn who=ann what=ends'
	has 'event moves-on n=2 token=discipline' 'event moves-on n=1 token=expertise'
	hasnt 'event moves-on .*token=confidence'
	does start ben
	has 'pool active discipline=2 expertise=1$'
	does end ben
	has 'pool active$' 'pool incoming$'
}

@test "POL-02 POL-03 Incoming tokens cannot be used, Active ones can" {
	put 'pool active discipline=1' 'pool incoming expertise=5'
	does start ann
	denies ABL-30 play ann tinker rationalize
	put 'pool active expertise=1'
	does play ann tinker rationalize
	now 'pool active' expertise 0
	now 'pool incoming' expertise 5
}

@test "RO-44 milling does not touch tokens on a Stratagem" {
	put 'stratagem tactical-redeployment expertise=3'
	does start ann
	does end ann
	has 'stratagem tactical-redeployment expertise=3'
}

@test "KW-EXPERTISE-5 POL-10 POL-18 Expertise feeds a Stratagem in the turn, before the milling" {
	put 'stratagem tactical-redeployment expertise=3'
	does start ann
	does stratagem feed tactical-redeployment ann 2
	now 'stratagem tactical-redeployment' expertise 5
	now 'pool active' expertise 1
	does end ann
	now 'stratagem tactical-redeployment' expertise 5
	now 'pool active' expertise 1
}

# ---- status tokens ----

@test "STA-01 a generic status token tracks what has no token of its own" {
	put 'token ann status count=2' 'token grin-1 status'
	does start ann
	does end ann
	has 'token ann status count=2' 'token grin-1 status count=1'
}

# ---- the end of the Run ----

@test "DIF-05 what waits for the end of the Run comes, whether it names somebody or everyone" {
	put 'spacer ann A1 vitals=2 stress=7 adrenaline=6' 'queue end-of-run effect="stress 2 everyone"'
	does end-run
	now 'spacer ann' stress 2
	hasnt 'queue end-of-run'
}

@test "RUB-12 RO-107 RT-84 after the Run all three stats are those of the character's card" {
	put 'spacer ann A1 vitals=2 stress=7 adrenaline=6 character=juliet-abel suit=standard-eva broken' \
		'spacer ben - vitals=0 stress=9 adrenaline=9 dead'
	does end-run
	now 'spacer ann' vitals 9
	now 'spacer ann' stress 1
	now 'spacer ann' adrenaline 0
	hasnt 'spacer ann .*broken' 'event resets who=ben'
	put 'spacer ann A1 vitals=2 stress=7 adrenaline=6 character=juliet-abel suit=standard-eva' \
		'queue end-of-run who=ann effect="stress 2"'
	enorm-board drop flag run-over <a.board >b.board && mv b.board a.board
	does end-run
	now 'spacer ann' stress 3
}
