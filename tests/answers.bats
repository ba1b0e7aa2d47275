#!/usr/bin/env bats
# The answer first: what a ruling, a reason and an error begin and end with, and what is said where a
# word is missing.
load helper

# first TEXT COMMAND...: the first line of what it prints.
first() {
	try "${@:2}"
	assert_equal "$(head -n 1 "$BATS_TEST_TMPDIR/.out")" "$1"
}

@test "five disputes are answered by their first lines" {
	cd "$EXAMPLES"
	first 'grin-1 goes for juliet, moves to C7 and attacks with 2 red (Scuttling Bite): 1.7 damage expected (house dice)' \
		enorm-ai --why grin-1 -T ruling -f ai.board
	first 'no: the Grin has no ranged attack (if it had: no cover either) [COV-02]' \
		enorm-cover grin-1 juliet -T ruling -f cover.board
	first 'no: mothman (B7) does not see juliet (B2) [LOS-01]' enorm-cover --sight mothman juliet -T ruling -f cover.board
	first 'juliet ends on C5, loses 1 Vitals (now 8) and is knocked down; crate-1 is gone' \
		enorm-knockback juliet 3 --from grin-1 -T ruling -f push.board
	first 'refused: it is not the turn of juliet [TRN-01]' \
		enorm-turn play juliet hurried-walk move B2 -T ruling -f turn.board
}

@test "--why begins with what a Boss does, by its card or by each" {
	cd "$EXAMPLES"
	first 'mothman goes for romeo, moves to A7 and shoots with 2 red (Ignite): 1.7 damage expected (house dice, intruders)' \
		enorm-ai --why mothman --card ignite -T ruling -f ai.board
	first 'mothman goes by the card it draws: Ignite for romeo, Wingbeat for juliet, Keening for juliet, Circling for nobody: 0.4 damage expected on juliet, 0.4 on romeo (house dice, intruders, ai-cards)' \
		enorm-ai --why mothman -T ruling -f ai.board
}

@test "the damage that --why expects is that of the odds" {
	cd "$EXAMPLES"
	enorm-ai grin-1 --odds -f ai.board | grep '^juliet' >"$BATS_TEST_TMPDIR/line"
	grep -q 'mean 6.3' "$BATS_TEST_TMPDIR/line" || { cat "$BATS_TEST_TMPDIR/line" && false; } # 8 Vitals less 1.7
}

@test "a typed choice and a named Target are what --why plays" {
	cd "$EXAMPLES"
	first 'grin-1 goes for romeo, moves to A3 and attacks with 2 red (Scuttling Bite): 1.7 damage expected (house dice)' \
		enorm-ai --why grin-1 --target romeo --first v -T ruling -f ai.board
}

@test "enorm-move begins with where the Spacer ended" {
	cat >a.board <<-'END'
		enorm 1
		map 1x5
		spacer ann A1 facing=e vitals=9 stress=0 adrenaline=0
		done
	END
	first 'ann moves to A5 [SPM-02]' enorm-move ann A5 -T ruling -f a.board
	cd "$EXAMPLES"
	try enorm-move juliet C5 --choose juliet.move=stop --rolled r:P,r:-,w:- -T ruling -f move.board
	assert_equal "$(head -n 2 "$BATS_TEST_TMPDIR/.out")" 'juliet ends on C3 and loses 1 Vitals (now 8)
juliet moves to C3, on the way to C5 [SPM-02]'
}

@test "a ruling begins with what it came to, and one of many events ends with it, too" {
	cd "$EXAMPLES"
	try enorm-ai grin-1 --rolled r:PP,r:P -T ruling -f ai.board
	assert_equal "$(head -n 1 "$BATS_TEST_TMPDIR/.out")" 'grin-1 goes for juliet and ends on C7; juliet loses 3 Vitals (now 5)'
	run ! grep 'in short' "$BATS_TEST_TMPDIR/.out"
	try enorm-ai mothman --card ignite --react romeo:reflex:B2 --rolled r:PP,r:P -T ruling -f ai.board
	assert_equal "$(tail -n 1 "$BATS_TEST_TMPDIR/.out")" "in short: $(head -n 1 "$BATS_TEST_TMPDIR/.out")"
	try enorm-harm juliet --damage 1 -T ruling -f push.board
	run ! grep 'in short' "$BATS_TEST_TMPDIR/.out"
	# the board itself has no such line
	try enorm-ai grin-1 --rolled r:PP,r:P -T board -f ai.board
	run ! grep 'in short' "$BATS_TEST_TMPDIR/.out"
}

@test "damage is told once, and an After without effect says so" {
	cd "$EXAMPLES"
	try enorm-ai grin-1 --rolled r:PP,r:P -T ruling -f ai.board
	run ! grep '3 damage on juliet' "$BATS_TEST_TMPDIR/.out"
	grep -qx 'after Scuttling Bite: nothing more \[AFT-01\]' "$BATS_TEST_TMPDIR/.out"
	# the event is on the board all the same
	enorm-ai grin-1 --rolled r:PP,r:P -T board -f ai.board | grep -qx 'event outcome what="3 damage" target=juliet'
}

@test "Noise is told in numbers of dice" {
	cd "$EXAMPLES"
	local noise
	for noise in 'w:o,w:-=1 die is loud, 1 quiet' 'w:-,w:-=no die is loud, 2 quiet' 'w:o,w:o=2 dice are loud'; do
		enorm-noise juliet ww --rolled "${noise%%=*}" -T ruling -f noise.board |
			grep -qx "juliet makes Noise: ${noise#*=} \[NRL-06\]"
	done
}

@test "a choice asks what is to be chosen" {
	cd "$EXAMPLES"
	try enorm-ai --ask choices -T ruling -f push.board
	grep -qx 'activate: which Intruder acts next? (default: mothman)' "$BATS_TEST_TMPDIR/.out"
}

# missing KIND NAMES COMMAND...: 64, and the second line of the complaint lists what it can be.
missing() {
	try "${@:3}" </dev/null
	wants 64 "${@:3}"
	text_is out '' "${@:3}"
	assert_equal "$(sed -n 2p "$BATS_TEST_TMPDIR/.err")" "$3: $1 can be: $2"
}

@test "a missing word is answered with what there is" {
	cd "$EXAMPLES"
	missing SPACER 'juliet, rook' enorm-turn play -f turn.board
	missing DOOR d-1 enorm-turn weld -f move.board
	missing WEAPON osr-3 enorm-turn reload full juliet -f turn.board
	missing weapon 'osr-3, multitool' enorm-ref weapon
	missing CARD 'ignite, wingbeat, keening, circling, dust-storm, dive, red-stare, immolate, prophecy, carry-off' \
		enorm-ai mothman --card -f ai.board
	missing TARGET 'romeo, grin-1, mothman, crate-1, rail-1' enorm-cover juliet -f cover.board
	missing SPACER juliet enorm-attack -f attack.board
	missing 'SPACER|everyone' 'juliet, rook, everyone' enorm-harm -f turn.board
	missing SPACE 'A1, A3, A4, A5, B2, B4, B5, C1, C2, C3, C4, C5, D2, D3, D4, D5' enorm-move juliet -f move.board
	missing INTRUDER 'grin-1, grin-2, mothman' enorm-ai --why -f ai.board
	missing NAME 'crate-1, rail-1' enorm-terrain destroy -f cover.board
	fails 64 'what happens to juliet\? --damage N, .* --kill or --session-end$' enorm-harm juliet -f turn.board
}

@test "a missing word is answered from a game and from a pipe, and without a board at once" {
	cp "$EXAMPLES/turn.board" tonight.board
	ENORM_GAME=tonight.board missing SPACER 'juliet, rook' enorm-turn play
	cmp tonight.board "$EXAMPLES/turn.board"
	try enorm-turn play <"$EXAMPLES/turn.board"
	assert_equal "$(sed -n 2p .err)" 'enorm-turn: SPACER can be: juliet, rook'
	complains 64 'enorm-attack: a word is missing: enorm-attack [options] SPACER TARGET[,TARGET ...] [WEAPON]' \
		enorm-attack </dev/null
	# a pipe that says nothing is not waited for
	try timeout 10 enorm-attack < <(sleep 3)
	wants 64 enorm-attack
	grep -q 'a word is missing' .err
}

@test "enorm-turn play SPACER lists the hand, with what keeps each action from being played" {
	cd "$EXAMPLES"
	try enorm-turn play juliet -f turn.board
	wants 0 enorm-turn
	assert_equal "$(head -n 1 "$BATS_TEST_TMPDIR/.out")" \
		'hurried-walk move SPACE, or --path  (no: it is not the turn of juliet [TRN-01])'
	run ! grep steady-walk "$BATS_TEST_TMPDIR/.out" # it lies on the table
	enorm-turn start juliet -T board -f turn.board | enorm-turn play juliet >"$BATS_TEST_TMPDIR/.out"
	grep -qx 'desperate-measures attack TARGET\[,TARGET ...\] \[WEAPON\]' "$BATS_TEST_TMPDIR/.out"
	json 'select(.action == "attack") | [.card, .legal, .clause]' '["desperate-measures",false,["TRN-01"]]' \
		enorm-turn play juliet -T json -f turn.board
}

@test "a wrong option is corrected with its dashes, and one without its value is not given the next option" {
	complains 64 "enorm-cover: no option --sihgt (did you mean '--sight'?); --help lists them" enorm-cover --sihgt a b
	complains 64 'enorm-move: --reach takes a value: --reach N' enorm-move juliet --reach -f "$EXAMPLES/move.board"
	complains 64 'enorm-go: --answers takes no value' enorm-go --answer=a -f "$EXAMPLES/move.board"
	complains 64 'enorm-show: --quiet takes no value' enorm-show --quiet=1 -f "$EXAMPLES/move.board"
}

@test "--help has three examples that run, and 80 columns" {
	local source tool line n
	for source in "$ROOT"/cmd/enorm*.c; do
		tool=$(basename "$source" .c)
		"$tool" --help >help
		run ! grep -E '^.{81}' help
		sed -n '/^Examples:/,/^$/s/^    //p' help >lines
		assert_equal "$tool $(wc -l <lines)" "$tool 3"
		rm -rf work && cp -R "$EXAMPLES" work
		while IFS= read -r line; do
			n=0
			(cd work && bash -c "$line" >/dev/null 2>../.err </dev/null) || n=$?
			((n <= 2)) || { echo "$line: $n" && cat .err && false; }
		done <lines
	done
	enorm --help | grep -q 'man 7 enorm'
}

@test "round.sh plays another board with other names, and tells what was refused" {
	typed 'map 4x4' 'round 1 phase=countdown' 'countdown 5' 'spacer ann A1 vitals=9 stress=0 adrenaline=0' \
		'intruder grin-1 D4' 'priority ann' >my.board
	sh "$EXAMPLES/round.sh" -b my.board -p 'ann steady-walk B2' 3 >story 2>.err
	grep -q 'ann moves to B2' story
	text_is err '' round.sh
	# too far for the card: the step is refused, and said so
	sh "$EXAMPLES/round.sh" -b my.board -p 'ann anxious-sneaking D1' 3 >story 2>.err
	grep -qE '^round.sh: refused: enorm-turn play ann anxious-sneaking move D1: clause=[A-Z]+-[0-9]+ reason=' .err
	sh "$EXAMPLES/round.sh" -p 'ann steady-walk' 2>.err && false
	grep -q "^round.sh: -p takes 'SPACER CARD SPACE'" .err
}

@test "nothing is offered by a call whose options already exclude each other, whatever its board holds" {
	printf 'enorm 1\nJuliet A1\n' >bad.board
	complains 64 'enorm-attack: a word is missing: enorm-attack [options] SPACER TARGET[,TARGET ...] [WEAPON]
enorm-attack: -f and -g exclude each other' enorm-attack -f bad.board -g bad.board
	complains 64 "enorm-turn: -T 'svg' is none of board, ruling, json" enorm-turn play -T svg -f bad.board
}

@test "who dies is told with what killed, also where two events are all there is" {
	cd "$EXAMPLES"
	first 'juliet dies: Stress over 9, a nervous breakdown' enorm-harm juliet --stress 9 -T ruling -f attack.board
	run enorm-attack juliet grin-1 --rolled r:PP,r:P --rolled noise=w:- -T ruling -f attack.board
	assert_output --partial '3 Power against AT 3; grin-1 dies; juliet has 1 Ammo left in osr-3'
}

@test "an act that went on after its questions is summed up whole" {
	cd "$EXAMPLES"
	enorm-attack juliet grin-1 --ask dice -T board -f attack.board 2>/dev/null |
		enorm-go r:PP,r:P -T board 2>/dev/null >"$BATS_TEST_TMPDIR/half.board" || [ $? = 2 ]
	run enorm-go w:- -T ruling -f "$BATS_TEST_TMPDIR/half.board"
	assert_output --partial 'the Attack wounds grin-1: 3 Power against AT 3; grin-1 dies; juliet has 1 Ammo left'
	refute_output --partial 'makes an Attack' # it was told before
}

@test "who moved is not said to have stayed" {
	cat >a.board <<-'END'
		enorm 1
		map 1x8
		spacer ann A8
		intruder grin-1 A2
		door d-1 A4-A5 welded
		done
	END
	run enorm-ai grin-1 -T ruling -f a.board
	assert_line 'grin-1 stays on A4 [MOV-01,MOV-08]'
	assert_line --index 0 'grin-1 goes for ann and ends on A4'
}

# says_event SENTENCE EVENT: what a board with that event is told to have seen.
says_event() {
	printf 'enorm 1\nmap 2x9\nspacer ann A1\nevent call tool=enorm-ai\nevent %s\ndone\n' "$2" >e.board
	run enorm-log -f e.board
	assert_output --partial "$1"
}

@test "sentences say lists, decks, what waits and what applies as players do" {
	says_event 'ann makes an Attack on grin-1, grin-2 and grin-3 with osr-3' \
		'attack who=ann kind="an Attack" targets=grin-1,grin-2,grin-3 weapon=osr-3'
	says_event 'slab-1 is placed on A2 and A3' 'placed tile=slab-1 spaces=A2,A3'
	says_event 'slab-1 on A2 is destroyed' 'destroyed tile=slab-1 spaces=A2'
	says_event 'thorax is shuffled into the BP deck of mothman' 'shuffled-in card=thorax deck=mothman-bp'
	says_event 'cold-core goes under the BP deck' 'put-under card=cold-core deck=bp'
	says_event 'echo goes on the discard pile of the Blips' 'discarded card=echo deck=blips'
	says_event 'then: a Reprisal by grin-1' 'waits what=reprisal who=grin-1'
	says_event 'then: a Follow-up Attack by ann' 'waits what=follow-up who=ann'
	says_event 'the noise does nothing: there is nobody it could be about' \
		'no-effect who=nobody what="the noise" why="there is nobody it could be about"'
	says_event 'this applies to ann: if the damage dealt is 6 or more: makes suffer a Crash; knocks down' \
		'gate who=ann gate="damage>=6: crash; knockdown"'
	says_event 'this applies to ann: otherwise: gives Stress: 1' 'gate who=ann gate="else: stress 1"'
	says_event 'this applies: no such effect' 'gate gate="no such effect"'
}

@test "a die that is thrown again is asked for by its number and by what throws it" {
	cd "$EXAMPLES"
	enorm-attack juliet grin-1 --ask dice,tokens -T board -f attack.board 2>/dev/null |
		enorm-go r:PP,r:o -T board 2>/dev/null >"$BATS_TEST_TMPDIR/asked.board" || [ $? = 2 ]
	run enorm-go confidence '#1' -T ruling -f "$BATS_TEST_TMPDIR/asked.board"
	assert_output --partial 'roll 1 red: #1 again, by Confidence; AT 3, so 3 Power wound'
}

@test "a word too many is called one, also where argtable calls it an option" {
	complains 64 "enorm-harm: one word too many: '1'; see --help" enorm-harm juliet stress 1 -f "$EXAMPLES/attack.board"
}
