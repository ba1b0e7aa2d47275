#!/usr/bin/env bats
# enorm-turn mode, end-run, replay, next, code and decrypt. enorm-turn(1).
load helper
load round_helper

setup() {
	cd "$BATS_TEST_TMPDIR" || return
}

# ann LINE...: ann on A1, and these records.
ann() {
	on 'spacer ann A1 vitals=9 stress=0 adrenaline=0' "$@"
}

# over LINE...: the same, a Run just ended.
over() {
	ann 'flag run-over' "$@"
}

# ---- difficulty ----

@test "DIF-01 DIF-03 DIF-10 TIM-12 the two modes and what they start with" {
	assert_equal "$(enorm-board data difficulty | tail -n +2 | cut -d, -f1 | paste -sd' ')" 'normal veteran'
	row difficulty normal crystals unlimited
	row difficulty normal spares 8
	row difficulty normal source rulebook
	row difficulty veteran crystals 2
	row difficulty veteran spares 4
	row difficulty veteran source rulebook
	ann
	turn mode normal
	has 'flag mode normal$' 'supply life-spares 8$'
	hasnt 'supply time-crystals'
	ann
	turn mode veteran
	has 'flag mode veteran$' 'supply life-spares 4$' 'supply time-crystals 2$'
	grep -v '^event' .out >a.board
	refuses DIF-01 mode normal
}

@test "LIF-03 RO-81 Life Spares are shared; other readings give each Spacer its own" {
	on 'spacer ann A1' 'spacer bob A2' 'ruling RO-81 b'
	turn mode veteran
	has 'supply life-spares-ann 4$' 'supply life-spares-bob 4$'
	hasnt 'supply life-spares '
	on 'spacer ann A1' 'spacer bob A2' 'ruling RO-81 c'
	turn mode normal
	has 'supply life-spares-ann 1$' 'supply life-spares-bob 1$'
	turn mode normal --choose spares=3
	has 'supply life-spares-ann 3$' 'supply life-spares-bob 3$'
	on 'spacer ann A1' 'supply life-spares-ann 1' 'supply life-spares 5'
	try enorm-harm -T board ann --kill <a.board
	has 'supply life-spares-ann 0$' 'supply life-spares 5$'
}

@test "DIF-04 TIM-12 in Normal Mode any Run may be replayed, again and again" {
	ann 'flag mode normal'
	cp a.board before.board
	for _ in 1 2 3; do
		turn end-run
		then_turn replay before.board
		has 'spacer ann A1 ' 'flag mode normal$'
		hasnt 'flag run-over'
		grep -v '^event' .out >a.board
	done
}

@test "DIF-05 a result that is kept brings all its consequences" {
	ann 'supply life-spares 8' 'condition ann the-gift' 'queue end-of-run who=ann effect="stress 2"'
	turn end-run
	has 'spacer ann A1 .*stress=2' 'supply life-spares 8$' 'flag run-over$'
	hasnt 'condition' 'queue'
	cp a.board before.board
	then_turn replay before.board --choose time-crystal=keep
	has 'spacer ann A1 .*stress=2' 'flag run-over$'
}

@test "DIF-06 in Normal Mode the Boss is defeated before the next Parsec" {
	over 'flag mode normal'
	refuses DIF-06 next parsec
	ann 'flag mode normal'
	turn end-run --boss failed
	grep -v '^event' .out >a.board
	refuses DIF-06 next parsec
	ann 'flag mode normal'
	turn end-run --boss defeated
	then_turn next parsec
	has 'event next what="the next Parsec"'
	hasnt 'flag boss' 'flag run-over'
}

@test "DIF-07 DIF-08 after failing against a Boss one may take an extra Run, which leaves the Course deck alone" {
	over 'flag mode normal' 'deck course cards=course-1,course-2 ordered'
	refuses DIF-07 next extra-run
	over 'flag mode normal' 'flag boss-failed' 'deck course cards=course-1,course-2 ordered'
	turn next extra-run
	has 'deck course cards=course-1,course-2 ordered$'
	hasnt 'flag boss-failed' 'flag run-over'
	turn next run
	has 'deck course cards=course-2 ordered$' 'flag boss-failed$'
}

@test "DIF-05 what comes next waits for the end of the Run" {
	ann 'flag mode normal' 'round 2' 'turn ann active'
	refuses DIF-05 next run
	turn end-run
	then_turn next run
	hasnt 'round' 'turn'
}

@test "DIF-11 in Veteran Spacer Mode the next Parsec comes whether or not the Boss was beaten" {
	over 'flag mode veteran' 'flag boss-failed'
	turn next parsec
	has 'event next what="the next Parsec"'
	refuses DIF-11 next extra-run
}

# ---- Time Crystals ----

# lost: before.board, and a.board at the end of a Run in which much happened since.
lost() {
	ann 'flag mode veteran' 'supply life-spares 4' 'supply time-crystals 2' 'gear ann osr-3 ammo=2'
	cp a.board before.board
	on 'spacer ann - dead' 'flag mode veteran' 'supply life-spares 3' 'supply time-crystals 2' 'gear ann osr-3 ammo=0' \
		'token ann engram count=2' 'flag code 1234' 'flag boss-failed' 'queue end-of-run who=ann effect="stress 2"'
	turn end-run
	grep -v '^event' .out >a.board
}

@test "TIM-01 a Time Crystal is spent only right after a Run ends" {
	lost
	turn replay before.board
	has 'event time-crystal'
	ann 'supply time-crystals 2'
	refuses TIM-01 replay before.board
	over 'flag mode veteran' 'supply time-crystals 2'
	turn next run
	grep -v '^event' .out >a.board
	refuses TIM-01 replay before.board
	over
	refuses TIM-01 end-run
}

@test "TIM-01 TIM-08 not to a board from after a Run, and not when the result was kept" {
	lost
	cp a.board after.board
	refuses TIM-08 replay after.board
	turn replay before.board --choose time-crystal=keep
	has 'flag result-kept$'
	grep -v '^event' .out >a.board
	refuses TIM-01,DIF-05 replay before.board
	over 'flag mode veteran' 'flag result-kept'
	refuses TRN-01 rearm ann
	refuses TRN-01 start ann
	turn next run
	hasnt 'flag result-kept' 'flag run-over'
}

@test "TIM-03 TIM-08 the mode and the Crystals left survive going back" {
	lost
	on 'spacer ann A1'
	cp a.board before.board
	over 'supply time-crystals 2' 'supply life-spares 4' 'flag mode veteran'
	turn replay before.board
	has 'flag mode veteran$' 'supply time-crystals 1$' 'supply life-spares 4$'
	extend before.board 'flag mode normal'
	turn replay before.board
	has 'flag mode veteran$'
	hasnt 'flag mode normal'
}

@test "TIM-08 a game file has the board from before the Run by itself" {
	ann 'flag mode veteran' 'supply time-crystals 2' 'supply life-spares 4'
	cp a.board game
	export ENORM_GAME=game
	enorm-turn countdown
	enorm-turn start ann
	for _ in {1..10}; do enorm-board seed 1; done # from the ninth board on lines are remembered
	enorm-harm ann --kill
	enorm-turn end-run
	enorm-turn replay
	enorm-board format <game >.all
	tac .all | sed '/^enorm 1/q' | tac >.out
	has 'spacer ann A1 facing=n vitals=9 stress=0 adrenaline=0$' 'supply life-spares 4$' 'supply time-crystals 1$'
	hasnt 'round' 'turn' 'flag run-over'
	unset ENORM_GAME
	over
	complains 64 'enorm-turn: replay wants the FILE of a board from before the Run; only a game file keeps it by itself' \
		enorm-turn replay -f a.board
}

# ---- Life Spares ----

@test "LIF-01 RT-122 whoever has a Life Spare is back at the next Run, and True Death is final" {
	on 'spacer ann B2 vitals=3 stress=4 character=juliet-abel suit=standard-eva broken' 'spacer bob A2' 'gear ann osr-3 ammo=1' \
		'supply life-spares 1' 'flag mode normal' 'round 3 phase=intruder' 'stratagem tactical-redeployment expertise=3' 'condition ann the-gift'
	try enorm-harm -T board ann --kill <a.board
	has 'spacer ann - .*dead spare$' 'supply life-spares 0$'
	grep -v '^event' .out >a.board
	try enorm-harm -T board bob --kill <a.board
	has 'spacer bob - .*dead$'
	then_turn end-run
	has 'spacer ann - .*dead spare$'
	then_turn next run
	has 'spacer ann - facing=n vitals=9 stress=1 adrenaline=0 character=juliet-abel suit=standard-eva$' \
		'spacer bob - .*dead$' 'gear ann osr-3 ammo=1$' 'event uploaded who=ann clause=LIF-01 ruling=RT-122'
	hasnt 'round' 'stratagem' 'condition'
}

@test "TIM-02 spending one is a decision of the group" {
	lost
	turn replay before.board --choose time-crystal=keep
	has 'supply time-crystals 2$' 'spacer ann - .*dead'
	try enorm-turn -T board --all replay before.board <a.board
	assert_equal "$(boards .out)" 3
}

@test "TIM-03 one replay costs one Time Crystal" {
	lost
	turn replay before.board
	has 'supply time-crystals 1$'
	sed -i 's/time-crystals 2/time-crystals 1/' a.board
	turn replay before.board
	has 'supply time-crystals 0$'
}

@test "TIM-04 TIM-05 TIM-06 TIM-08 lives, rewards and penalties of the Run are undone" {
	lost
	turn replay before.board
	has 'supply life-spares 4$' 'spacer ann A1 facing=n vitals=9 stress=0' 'gear ann osr-3 ammo=2$'
	hasnt 'token ann' 'flag boss-failed' 'flag run-over'
	diff <(enorm-board format <before.board | plain_board | sed 's/crystals 2/crystals 1/') <(plain_board <.out)
}

@test "TIM-07 end of Run effects do not last through a replay" {
	ann 'supply time-crystals 1'
	cp a.board before.board
	extend a.board 'queue end-of-run who=ann effect="stress 2"'
	turn end-run
	has 'spacer ann A1 .*stress=2'
	then_turn replay before.board
	has 'spacer ann A1 .*stress=0'
}

@test "RO-82 what was found out is undone too, and codes may be resolved again" {
	lost
	turn replay before.board
	hasnt 'flag code 1234'
	then_turn code 1234 ann
	has 'flag code 1234$'
}

@test "TIM-09 TIM-10 loadouts and Command Abilities may be changed before the retry" {
	lost
	extend before.board 'gear ann multitool stowed'
	turn replay before.board
	has 'event then who="the group" may="change loadouts and prepared Command Abilities freely" clause=TIM-09,TIM-10'
	then_turn rearm ann --stow osr-3 --equip multitool
	has 'gear ann osr-3 ammo=2 stowed$' 'gear ann multitool$'
}

@test "TIM-11 the retry may be another Run" {
	lost
	extend before.board 'location solar-ring'
	turn replay before.board
	has 'location solar-ring$'
	turn replay before.board --choose retry=other
	hasnt 'location'
}

@test "TIM-13 in Veteran Spacer Mode the supply runs out" {
	lost
	sed -i 's/time-crystals 2/time-crystals 0/' a.board
	refuses TIM-13 replay before.board
}

@test "replay wants a file with a board" {
	lost
	complains 66 "enorm-turn: cannot open nowhere.board" enorm-turn replay nowhere.board -f a.board
	: >empty.board
	fails 65 'empty.board holds no board' enorm-turn replay empty.board -f a.board
	echo 'enorm 1' >bad.board
	fails 65 'bad.board:' enorm-turn replay bad.board -f a.board
}

@test "a Run that is over goes nowhere but on" {
	over 'round 2 phase=countdown'
	refuses 'CDP-01,INT-16' countdown
}

@test "CND-05 AWK-20 an Awakening ends with the Run, and its tokens go" {
	ann 'token ann antinomy count=2'
	sed -i 's/^spacer ann A[0-9]/& awakened/' a.board
	turn end-run
	hasnt 'spacer ann .*awakened' 'token ann antinomy'
	has 'event awakening-ends who=ann clause=CND-05'
}

# ---- secrets ----

@test "SEC-01 who finds a code may resolve its paragraph" {
	ann
	turn code 1234 ann
	has 'flag code 1234$' 'event code who=ann code=1234 how="to be read and resolved now" clause=SEC-01'
	refuses SEC-01 code 123 ann
	refuses SEC-01 code 12a4 ann
	on 'spacer ann - dead' 'spacer bo A2'
	refuses DIE-15 code 1234 ann
}

@test "SEC-02 RO-84 at once or never" {
	ann
	turn code 1234 ann --choose code-1234=leave
	has 'flag code 1234 value=2$'
	grep -v '^event' .out >a.board
	refuses SEC-02 code 1234 ann
}

@test "SEC-03 a paragraph is resolved once" {
	ann 'flag code 1234'
	refuses SEC-03 code 1234 ann
	turn code 4321 ann
	has 'flag code 4321$'
}

@test "SEC-05 RO-83 a paragraph without a check mark costs the Power of two black dice in Stress" {
	ann
	turn code 1234 ann --unmarked --rolled stress='b:PP,b:Po'
	has 'spacer ann A1 .*stress=3'
	hasnt 'flag code'
	on 'spacer ann A1 vitals=9 stress=8 adrenaline=0'
	turn code 1234 ann --unmarked --rolled stress='b:PP,b:-'
	has 'spacer ann - .*dead'
}

@test "SEC-07 encrypted text is not read without an instruction" {
	ann
	refuses SEC-07 decrypt stele ann --rule 'Turn the page.'
}

@test "SEC-08 a script with its own rule is decoded by that rule" {
	ann 'gear ann xenoarcheologist-datapad'
	turn decrypt stele ann --instructed --rule 'Turn the page.'
	has 'event decrypts who=ann what=stele how="Turn the page." clause=SEC-08'
	refuses SEC-08 decrypt stele ann --instructed --rule 'Turn the page.' --quantum xeno
}

@test "SEC-09 SEC-10 SEC-11 without a rule it is quantum encrypted and takes quantum decryption" {
	ann 'gear ann xenoarcheologist-datapad' 'gear ann rudimentary-scanner'
	refuses 'SEC-09,SEC-10' decrypt stele ann --instructed
	refuses SEC-10 decrypt stele ann --instructed --quantum rudimentary
	turn decrypt stele ann --instructed --quantum xeno
	has 'token ann inner-dark count=1$' 'event decrypts who=ann what=stele how="quantum decryption" clause=SEC-10'
	hasnt 'gear ann xeno'
}
