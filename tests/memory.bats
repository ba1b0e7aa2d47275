#!/usr/bin/env bats
# Every tool with an allocation that fails, one after the other; see torture/fail_main.c. EVERY says which
# are tried: each with 1, as `make memory` does. A sanitizer's look for leaks takes a tenth of a second.
load helper
EVERY=${EVERY:-$([[ $BUILD == *-san ]] && echo 61 || echo 7)}

# short [-g GAME] TOOL... <BOARDS: every failure ends well, and some of them end the call.
short() {
	"$BUILD/torture-fail" -e "$EVERY" "$@" >.told || {
		cat .told
		return 1
	}
	grep -qE '[1-9][0-9]* out of memory' .told || {
		echo "nothing ran out of memory: $(cat .told)"
		return 1
	}
}

@test "Attacks: resolved, in a game, weighed, listed, told as JSON, from a file" {
	cp "$EXAMPLES/attack.board" a.board
	cp a.board night.board
	short enorm-attack juliet grin-1 osr-3 --seed 3 <a.board
	short -g night.board enorm-attack -g night.board juliet grin-1 osr-3 --seed 3 </dev/null
	short enorm-attack juliet grin-2 osr-3 --odds <a.board
	short enorm-attack juliet grin-2 osr-3 --odds -T json <a.board
	short enorm-attack -T json -f a.board juliet </dev/null
	short enorm-attack --why-not juliet <a.board
	short enorm-attack juliet nobody <a.board
}

@test "Intruders: activated, explained, every way to choose" {
	short enorm-ai --seed 5 <"$EXAMPLES/ai.board"
	short enorm-ai --why grin-1 <"$EXAMPLES/attack.board"
	short enorm-ai --all --seed 1 grin-1 <"$EXAMPLES/attack.board"
	short enorm-ai --table <"$EXAMPLES/ai.board"
}

@test "boards: changed, compared, made, taken back, bad ones, a long stream" {
	corner
	cp "$EXAMPLES/ai.board" b.board
	cat a.board b.board >night.board
	for _ in 1 2 3 4 5 6 7 8 9 10; do cat a.board b.board; done >many
	printf 'enorm 1\nmap 2x2\nspacer juliet Z9\nspacer juliet A1 vitals=x\nfrob\ndone\n' >bad
	short enorm-board put 'spacer juliet A2' <a.board
	short enorm-board diff a.board b.board </dev/null
	short enorm-board new 3x4 </dev/null
	short enorm-board data weapons </dev/null
	short -g night.board enorm-board undo -g night.board </dev/null
	short enorm-board format <many
	short enorm-board check <bad
	cat a.board bad b.board | short enorm-board format --keep-going
	short enorm-board --frobnicate -x put </dev/null
	short enorm-board --file </dev/null
	short enorm-board --help </dev/null
}

@test "drawings: read, guessed, refused, printed; boards mended; pieces set and dropped" {
	corner
	for _ in 1 2 3; do cat "$EXAMPLES/room.txt" && echo done; done >rooms
	printf '.   Q>\n1<  .\nkey Q spacer\nkey 9 intruder grin-1\n' >bad
	printf 'enorm 1\nmap 2x3\nspacer Juliet A1 stress 4 osr-3\ncrate B2\ndoor A2-A3\ndone\n' >hasty
	printf 'enorm 1\nmap 2x3\nspacer Juliet A1\nterrain B2\ndone\n' >left
	short enorm-board draw <rooms
	short enorm-board draw <bad
	short enorm-show --map <a.board
	short enorm-board mend <hasty
	short enorm-board mend -n <left
	short enorm-board set juliet at=A2 facing=n <a.board
	short enorm-board drop grin-1 <a.board
	short enorm-board new --map hall </dev/null
}

@test "questions: Cover, threat, pictures, the story, the script" {
	short enorm-cover mothman juliet <"$EXAMPLES/cover.board"
	short enorm-cover --pairs -T json <"$EXAMPLES/cover.board"
	short enorm-show <"$EXAMPLES/corner.board"
	short enorm-show -T svg <"$EXAMPLES/corner.board"
	short enorm-show --threat grin-1 <"$EXAMPLES/attack.board"
	enorm-attack juliet grin-1 osr-3 --seed 3 -T board <"$EXAMPLES/attack.board" >told.board
	short enorm-log --explain <told.board
	cat "$EXAMPLES/attack.board" told.board >night.board
	short enorm-log --script -g night.board </dev/null
}

@test "harm, moves, pushes, Noise, Terrain, turns" {
	cp "$EXAMPLES/turn.board" night.board
	enorm-board put 'spacer juliet A1 vitals=0 broken' <"$EXAMPLES/corner.board" >low.board
	short enorm-harm juliet --crash --odds <low.board
	short enorm-harm juliet --damage 2 --seed 1 <"$EXAMPLES/corner.board"
	short enorm-knockback juliet 1 --from grin-1 <"$EXAMPLES/push.board"
	short enorm-knockback juliet --as displace --all <"$EXAMPLES/push.board"
	short enorm-move juliet D5 --reveal "$EXAMPLES/annex.board" --seed 2 <"$EXAMPLES/move.board"
	short enorm-move juliet --reach 3 <"$EXAMPLES/move.board"
	short enorm-noise juliet --seed 2 <"$EXAMPLES/noise.board"
	short enorm-terrain place nest --seed 4 <"$EXAMPLES/push.board"
	short -g night.board enorm-turn -g night.board start juliet </dev/null
	short enorm-turn countdown --seed 1 <"$EXAMPLES/round.board"
}

@test "dice: rolled, advised, the odds of the best plan" {
	short enorm-roll rrw --at 4 --odds --confidence 1 --stress 1 --discipline 1 </dev/null
	short enorm-roll rrw --at 4 --rolled r4,r1,w2 --confidence 1 --discipline 1 --advise </dev/null
	short enorm-roll rrw --seed 1 </dev/null
}

@test "tables of one's own, good ones and bad ones" {
	mkdir mine bad
	enorm-board data dice >mine/dice.csv
	enorm-board data ai-cards >mine/ai-cards.csv
	printf 'id,name\nfrob,"' >bad/weapons.csv
	short enorm-attack --data mine juliet grin-1 osr-3 --seed 3 <"$EXAMPLES/attack.board"
	short enorm-attack --data bad juliet grin-1 osr-3 --seed 3 <"$EXAMPLES/attack.board"
	short library mine <"$EXAMPLES/attack.board"
}

@test "sheets, with groff too" {
	mkdir bin
	printf '#!/bin/sh\ncat >/dev/null\necho %%PDF\necho enorm-part 1 2 >&2\n' >bin/groff
	chmod +x bin/groff
	short enorm-ref </dev/null
	short enorm-ref attack -T html </dev/null
	short enorm-ref odds --dice rr,rrw --at 3-5 </dev/null
	PATH=$PWD/bin:$PATH short enorm-ref attack -T pdf </dev/null
}

@test "the library: one failure leaves no trace, nor does enorm need memory" {
	short library <"$EXAMPLES/attack.board"
	grep -qx 'library: [0-9]* allocations, \([0-9]*\) out of memory, \1 unharmed' .told
	"$BUILD/torture-fail" enorm </dev/null >.told
	grep -qx "enorm: [0-9]* allocations, 0 out of memory, [0-9]* unharmed" .told
}

@test "odds: a stream of weighted boards made, joined and told, at best and at worst" {
	enorm-attack juliet grin-1 --outcomes <"$EXAMPLES/attack.board" | enorm-noise --queued --outcomes >many
	short enorm-attack juliet grin-1 --outcomes -T board <"$EXAMPLES/attack.board"
	short enorm-board merge <many
	short enorm-odds --full <many
	short enorm-odds --of juliet.vitals --where juliet -T json <many
	short enorm-odds --deck mothman-ai -T svg <"$EXAMPLES/ai.board"
	short enorm-ai --odds <"$EXAMPLES/attack.board"
	short enorm-ai --odds --best 'juliet .*vitals=9' <"$EXAMPLES/attack.board"
}
