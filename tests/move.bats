#!/usr/bin/env bats
# enorm-move: a Spacer's own movement, and being moved a space by another. enorm-move(1).
# What must hold on any board is in move-properties.bats.
load helper
load forced_helper
load attack_helper

# Tiles and Intruders that show one thing each: what a provoked Intruder does is its only protocol.
setup_file() {
	cd "$BATS_FILE_TMPDIR" || return
	cat >terrain.csv <<-'END'
		name,title,keywords,effect,supply,source
		thorn,Thorn,,stress 1,4,owner
		pit,Pit,,knockdown,4,owner
		grave,Grave,,kill,4,owner
	END
	cat >intruders.csv <<-'END'
		name,title,kind,level,speed,at,noise,range,wounds,overwhelm,target,source
		nagger,Nagger,baseline,1,3,2,white/red/black,0,0,,target closest,owner
		tripper,Tripper,baseline,1,3,2,red,0,0,,target closest,owner
		slayer,Slayer,baseline,1,3,2,white,0,0,,target closest,owner
		kicker,Kicker,baseline,1,3,2,white,0,0,,target closest,owner
		bouncer,Bouncer,baseline,1,1,2,white,0,0,,target closest,owner
	END
	cat >protocols.csv <<-'END'
		intruder,order,title,effect,after,source
		nagger,1,Nag,stress 1,,owner
		tripper,1,Trip,knockdown,,owner
		slayer,1,Slay,kill,,owner
		kicker,1,Kick,displace,,owner
	END
}

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	export ENORM_DATA=$BATS_FILE_TMPDIR
}

# alone [LINE...]: ann on B2 of an open map 5x5, with these records.
alone() {
	on 'spacer ann B2 facing=n vitals=9 stress=0' "$@"
}

# bouncer_does EFFECT: what a provoked bouncer answers with.
bouncer_does() {
	printf '%s\n' 'intruder,order,title,effect,after,source' "bouncer,1,Bounce,$1,,owner" >protocols.csv
	ENORM_DATA=$ENORM_DATA:$PWD
}

# goes ARGUMENT...: ann moves on a.board; what comes out is in .out, and a good board.
goes() {
	try enorm-move -T board ann "$@" <a.board
	wants 0 enorm-move ann "$@" && text_is err '' enorm-move ann "$@" || return
	enorm-board check -q <.out
}

# by PATH: the path of the last move.
by() {
	assert_equal "$(sed -nE 's/^event path who=ann .* path=([^ ]*).*/\1/p' .out | tail -n 1)" "$1"
}

# is_at WHO SPACE: where it stands.
is_at() {
	assert_equal "$1 $(awk -v who="$1" '$1 ~ /^(spacer|intruder)$/ && $2 == who { print $3 }' .out)" "$1 $2"
}

# wont CLAUSE ARGUMENT...: refused by that clause among others; nothing else on the board changes.
wont() {
	try enorm-move -T board ann "${@:2}" <a.board
	wants 1 enorm-move ann "${@:2}" || return
	grep -qE "^refused enorm-move clause=([^ ]*,)?$1(,[^ ]*)? reason=" .out || {
		echo "not refused by $1:" && grep '^refused' .out
		return 1
	}
	diff -u --label before --label after <(enorm-board format <a.board | plain_board) <(plain_board <.out)
}

# ways ARGUMENT...: the paths of --all, one a line.
ways() {
	enorm-move -T board --all ann "$@" <a.board | sed -nE 's/^event path who=ann .* path=([^ ]*).*/\1/p'
}

# ---- how far and which way ----

@test "SPM-01 a move goes up to its number of spaces, and no further" {
	alone
	goes B5 --speed 3
	is_at ann B5
	goes B4 --speed 3
	is_at ann B4
	wont SPM-01 B5 --speed 2
	wont SPM-01 --path B3,B4,B5 --speed 2
	goes B2 --speed 3
	is_at ann B2
	goes E5
	by B2,B3,B4,B5,C5,D5,E5
}

@test "SPM-02 the end is declared before the first step" {
	alone 'terrain thorn-1 B3'
	goes B5
	in_order 'moves who=ann to=B5' 'enters who=ann tile=thorn-1' 'path who=ann to=B5'
}

@test "SPM-03 every tile on the way is resolved, in order" {
	alone 'terrain thorn-1 B3' 'terrain thorn-2 B4'
	goes --path B3,B4,B5
	in_order 'enters who=ann tile=thorn-1 at=B3' 'stress who=ann n=1 now=1' 'enters who=ann tile=thorn-2 at=B4' \
		'stress who=ann n=1 now=2'
	is_at ann B5
	wont SPM-03 --path B4
	wont SPM-03 --path B3,B5
}

@test "SPM-03 TER-04 a tile of several spaces is resolved once; left and entered again, again" {
	alone 'terrain thorn-1 B3,B4'
	goes --path B3,B4
	assert_equal "$(stress ann)" 1
	goes --path B3,C3,C4,B4
	assert_equal "$(stress ann)" 2
	# so the way through one large tile is milder than that through two small ones
	on 'spacer ann A1 stress=0' 'terrain thorn-1 B1,B2' 'terrain thorn-2 A2' 'terrain thorn-3 A3'
	goes B3
	by A1,B1,B2,B3
}

@test "SPM-03 a printed danger is told" {
	alone 'mark B3 dangerous' 'mark B4 dangerous disabled'
	goes B5
	has 'event hazard who=ann at=B3 clause=SPM-03'
	hasnt 'event hazard who=ann at=B4'
}

@test "SPM-03 KD-13 what a tile does can end the move there" {
	alone 'terrain pit-1 B3'
	goes --path B3,B4
	is_at ann B3
	has 'event stops who=ann .*clause=KD-13' 'condition ann knockdown falling'
	alone 'terrain thorn-1 B3'
	goes --path B3,B4
	is_at ann B4
	alone 'terrain grave-1 B3'
	goes --path B3,B4
	has 'spacer ann .* dead'
	hasnt 'event path who=ann to=B4'
}

@test "SPM-04 a step is never diagonal" {
	alone
	wont SPM-04 --path C3
	wont SPM-04 --path B3,C4
	goes C3
	assert_equal "$(ways C3)" $'B2,B3,C3\nB2,C2,C3'
}

# ---- what is in the way ----

@test "SPM-05 KW-OBSTACLE-2 an Obstacle is gone round, never through" {
	alone 'terrain crate-1 B3' 'terrain slab-1 A3' 'terrain pillar-1 C3'
	wont SPM-05 --path B3,B4
	wont KW-OBSTACLE-2 --path B3,B4
	goes B4
	by B2,C2,D2,D3,D4,C4,B4
	wont SPM-05 B4 --speed 2
}

@test "SPM-05 a tile that is no Obstacle may be entered, and stays" {
	alone 'terrain nest-1 B3' 'terrain fog-1 B4'
	goes B4
	is_at ann B4
	has 'terrain nest-1 B3' 'terrain fog-1 B4'
	hasnt 'event destroyed'
}

@test "SPM-06 nobody crosses a red line" {
	alone 'red B2-B3'
	wont SPM-06 --path B3
	wont SPM-01 B3 --speed 1
	goes B3
	by B2,A2,A3,B3
	on 'map 1x3' 'red A1-A2' 'spacer ann A1'
	wont SPM-06 A2
}

@test "SPM-07 nobody crosses a wall" {
	alone 'wall B2-B3'
	wont SPM-07 --path B3
	goes B3
	by B2,A2,A3,B3
	on 'map 1x3' 'wall A1-A2' 'spacer ann A1'
	wont SPM-07 A2
}

@test "SPM-08 ADJ-12 nobody leaves the room" {
	on 'map 2x3' 'void A2' 'spacer ann A1'
	wont SPM-08 --path A2
	wont SPM-08 A2
	wont SPM-08 --path B1,C1
	goes A3
	by A1,B1,B2,B3,A3
	on 'map 1x3' 'void A2' 'spacer ann A1'
	wont ADJ-12 --path A2,A3
	wont SPM-03 A3
}

@test "SPM-09 nobody goes through an Intruder" {
	alone 'intruder nagger-1 B4' 'token nagger-1 suppression'
	wont SPM-09 --path B3,B4,B5
	wont SPM-12 B4
	goes B5
	by B2,A2,A3,A4,A5,B5
}

@test "SPM-10 other Spacers may be passed" {
	alone 'spacer bob B3'
	goes B4
	by B2,B3,B4
	is_at bob B3
}

@test "SPM-11 RO-104 no space twice, nor the start again" {
	alone
	wont SPM-11 --path B3,B2
	wont SPM-11 --path B3,C3,C2,B2
	wont SPM-11 --path B3,B4,C4,C3,B3
	wont SPM-11 --path B2
	goes --path B3,C3,C2
	is_at ann C2
}

@test "SPM-12 SPM-13 a move ends on an empty space: no Obstacle, no Intruder, no other Spacer" {
	alone 'spacer bob B3' 'terrain slab-1 C2' 'intruder nagger-1 A3' 'spacer eve B1 dead'
	wont SPM-12 B3
	wont SPM-12 --path B3
	wont SPM-12 C2
	wont SPM-12 A3
	wont SPM-01 A3 --speed 1
	goes B1
	is_at ann B1
}

@test "SPM-16 from a forced arrow only its way is open" {
	alone 'mark B3 forced-arrow facing=n'
	wont SPM-16 --path B3,B4
	goes --path B3,C3
	is_at ann C3
	goes B4
	by B2,A2,A3,A4,B4
	on 'spacer ann B2' 'mark B2 forced-arrow facing=w'
	wont SPM-16 --path B3
	goes B3
	by B2,B1,A1,A2,A3,B3
	on 'spacer ann B2' 'mark B2 forced-arrow facing=w disabled'
	goes B3
	by B2,B3
}

@test "SPM-17 a closed door is shut and an open one is not" {
	alone 'door d-1 B2-B3 closed'
	wont SPM-17 --path B3
	goes B3
	by B2,A2,A3,B3
	alone 'door d-1 B2-B3 open'
	goes B3
	by B2,B3
	on 'map 1x3' 'door d-1 A1-A2 closed' 'spacer ann A1'
	wont SPM-17 A3
}

@test "WLD-17 a welded door is shut" {
	alone 'door d-1 B2-B3 welded'
	wont WLD-17 --path B3
	goes B3
	by B2,A2,A3,B3
	on 'map 1x3' 'door d-1 A1-A2 welded' 'spacer ann A1'
	wont WLD-17 A3
}

@test "an illegal move is refused with every reason and clause" {
	alone 'wall B2-B3' 'terrain slab-1 B3' 'intruder nagger-1 B4' 'condition ann knockdown falling'
	answers 1 "refused: ann is knocked down; it is 3 spaces and the move has 2; B3: a wall is in the way; B3: an Obstacle is in the way; B4: an Intruder is in the way [KD-13,SPM-01,SPM-07,SPM-05,KW-OBSTACLE-2,SPM-09]" \
		enorm-move -T ruling ann --path B3,B4,B5 --speed 2 -f a.board
}

@test "KD-13 DIE-15 nobody moves who is knocked down, dead or off the board" {
	alone 'condition ann knockdown falling'
	wont KD-13 B3
	alone 'condition ann knockdown' # no side is told: it has just been gained
	wont KD-13 B3
	alone 'condition ann knockdown standing'
	goes B3
	on 'spacer ann B2 dead'
	wont DIE-15 B3
	on 'spacer ann -'
	wont SPM-03 B3
}

# ---- which way ----

@test "the shortest way that provokes least, then enters the fewest tiles, then the lowest spaces" {
	alone
	goes C3
	by B2,B3,C3
	alone 'terrain thorn-1 B3'
	goes C3
	by B2,C2,C3
	on 'spacer ann B1' 'intruder nagger-1 A2' 'terrain thorn-1 C1'
	goes C2
	by B1,C1,C2
	has 'event choice point=ann.step-1 value=C1 options=B2,C1'
	goes C2 --choose ann.step-1=B2
	by B1,B2,C2
}

@test "a fork is a choice at every step; --all has every shortest way" {
	alone
	assert_equal "$(ways C4)" $'B2,B3,B4,C4\nB2,B3,C3,C4\nB2,C2,C3,C4'
	goes C4 --choose ann.step-1=B3 --choose ann.step-2=C3
	by B2,B3,C3,C4
	complains 64 'enorm-move: --choose ann.step-1=D4: it is one of B3, C2' \
		enorm-move -T board ann C4 --choose ann.step-1=D4 -f a.board
}

@test "RT-61 a walker faces the last step; who is moved by another does not turn" {
	alone 'spacer bob D4 facing=e'
	goes --path B3,C3,C4
	has 'spacer ann C4 facing=e'
	goes --path B3,A3
	has 'spacer ann A3 facing=s'
	goes --warn bob D3
	has 'spacer bob D3 facing=e'
}

# ---- attacks of opportunity ----

@test "AOO-01 AOO-02 AOO-09 RI-43 a step away from an Intruder provokes it first, and each step anew" {
	on 'spacer ann B2 stress=0' 'intruder nagger-1 A2'
	goes --path B3
	in_order 'moves who=ann' 'provokes who=ann target=nagger-1' 'stress who=ann n=1 now=1' 'path who=ann to=B3'
	on 'spacer ann B2 stress=0' 'intruder nagger-1 A2' 'intruder nagger-2 C3'
	goes --path B3,B4
	assert_equal "$(grep -c '^event provokes' .out)" 2
	in_order 'provokes who=ann target=nagger-1' 'provokes who=ann target=nagger-2'
	on 'map 1x4' 'spacer ann A2 stress=0' 'intruder nagger-1 A1' 'spacer bob A3'
	goes A4
	assert_equal "$(grep -c '^event provokes' .out)" 1
}

@test "AOO-06 AOO-08 a suppressed Intruder and one that is walked up to are not provoked" {
	on 'spacer ann B2' 'intruder nagger-1 A2' 'token nagger-1 suppression'
	goes B3
	never provokes
	on 'spacer ann B2' 'intruder nagger-1 B5'
	goes B4
	never provokes
	on 'spacer ann B2' 'intruder nagger-1 A2' 'wall A2-B2'
	goes B3
	never provokes
}

@test "RO-105 AOO-05 a move ends where its mover is knocked down, dead or moved away" {
	on 'spacer ann B2 vitals=9' 'intruder tripper-1 A2'
	goes B4
	is_at ann B2
	has 'event stops who=ann at=B2 .*clause=KD-13 ruling=RO-105' 'condition ann knockdown falling'
	hasnt 'event path who=ann'
	on 'spacer ann B2 vitals=9' 'intruder slayer-1 A3'
	goes --path B3,B4,B5
	has 'spacer ann .* dead' 'event path who=ann to=B3 path=B2,B3'
	on 'spacer ann B2 vitals=9' 'intruder kicker-1 A3'
	goes --path B3,B4,B5
	has 'event displace who=ann from=B3' 'event stops who=ann'
	hasnt 'event path who=ann to=B5'
}

@test "RO-105 AOO-05 SPM-12 after an attack the Spacer may stop early on an empty space, but not go elsewhere" {
	on 'spacer ann B2 stress=0' 'intruder nagger-1 A2'
	goes B4
	is_at ann B4
	has 'event choice point=ann.move value=on options=on,stop'
	goes B4 --choose ann.move=stop
	is_at ann B2
	has 'event stops who=ann at=B2 .*ruling=RO-105'
	on 'spacer ann B2 stress=0' 'spacer bob B3' 'intruder nagger-1 C3'
	goes B4
	has 'event provokes who=ann target=nagger-1'
	hasnt 'event choice point=ann.move'
}

@test "RO-105 a way that an attack has shut is gone round if the rest of the move allows, else it ends" {
	bouncer_does 'place-terrain slab'
	on 'spacer ann B2 stress=0' 'intruder bouncer-1 A2'
	goes B4 --rolled coordinate=B3
	by B2,C2,C3,C4,B4
	goes B4 --rolled coordinate=B3 --speed 3
	is_at ann B2
	has 'event stops who=ann at=B2 .*clause=SPM-02 ruling=RO-105'
}

@test "RI-43 AOO-01 pushed during an attack of opportunity, the mover provokes anew out of the space beside" {
	bouncer_does 'pushback 1'
	local order
	for order in 'spacer ann B2 stress=0|intruder bouncer-1 A2' 'intruder bouncer-1 A2|spacer ann B2 stress=0'; do
		on "${order%|*}" "${order#*|}"
		goes C3 --speed 4 --choose ann.move-2=stop
		is_at ann D2
		in_order 'provokes who=ann target=bouncer-1' 'path who=ann to=C2' 'provokes who=ann target=bouncer-1' 'path who=ann to=D2'
	done
	# turned on its side
	on 'spacer ann B2 stress=0' 'intruder bouncer-1 B1'
	goes C3 --speed 4 --choose ann.move-2=stop
	is_at ann B4
}

@test "RO-113 AOO-05 knocked back by an attack of opportunity, the mover goes on if the rest of the move reaches the end" {
	bouncer_does 'knockback 1'
	local board=('spacer ann B2 stress=0' 'intruder bouncer-1 A2') way
	for way in 'B4 --speed 4' '--path B3,B4 --speed 3'; do
		on "${board[@]}"
		# shellcheck disable=SC2086
		goes $way
		is_at ann B4
		in_order 'moves who=ann to=B4' 'provokes' 'path who=ann to=C2' 'choice point=ann.move value=on' 'path who=ann to=B4 path=C2,C3,B3,B4'
		# shellcheck disable=SC2086
		goes $way --choose ann.move=stop
		is_at ann C2
		board=('intruder bouncer-1 A2' 'spacer ann B2 stress=0')
	done
	# too little is left, or she is there already
	goes B4 --speed 2
	is_at ann C2
	has 'event stops who=ann at=C2 why="has been moved off the way and goes no further" clause=AOO-05'
	goes C2 --speed 1
	is_at ann C2
	has 'event stops who=ann at=C2 why="has been moved to where the move was to end"'
	# steps of her own count, the Knockback does not; spaces she has entered stay closed (SPM-11)
	on 'spacer ann B1 stress=0' 'intruder bouncer-1 A2'
	goes --path B2,B3,B4 --speed 4
	is_at ann B4
	in_order 'path who=ann to=B2 path=B1,B2' 'path who=ann to=B4 path=C2,C3,B3,B4'
	goes --path B2,B3,B4 --speed 3
	is_at ann C2
}

@test "RI-64 AOO-01 leaving the space that a Boss shares provokes it" {
	local board
	for board in 'spacer ann C3 stress=0;intruder mothman C3' 'intruder mothman C3;spacer ann C3 stress=0'; do
		on "${board%;*}" "${board#*;}" 'deck ai mothman cards=circling'
		goes C4 --seed 1
		has 'event provokes who=ann target=mothman clause=AOO-01,AOO-02'
	done
	on 'spacer ann C3 stress=0' 'intruder mothman C3' 'token mothman suppression'
	goes C4
	never provokes
}

@test "KD-13 AOO-05 a mover knocked into an Obstacle by an attack of opportunity lies there" {
	bouncer_does 'knockback 2'
	on 'spacer ann B2 vitals=9 stress=0' 'intruder bouncer-1 A2' 'terrain slab-1 D2'
	goes B4 --speed 6
	is_at ann C2
	has 'spacer ann C2 .*vitals=8' 'condition ann knockdown falling' 'event stops who=ann at=C2 .*clause=KD-13'
}

@test "RT-62 SPM-12 stopped on a taken space, the Spacer goes back to the last empty one" {
	on 'spacer ann B2 vitals=9' 'spacer bob B3' 'intruder tripper-1 C3'
	goes B4
	is_at ann B2
	is_at bob B3
	has 'event backs-up who=ann to=B2 clause=SPM-12 ruling=RT-62' 'condition ann knockdown'
}

# ---- Noise ----

@test "SPM-14 RO-80 a move makes the Noise it is given, and none without" {
	alone 'intruder nagger-1 E5' 'blip blip-1 x5y0'
	goes B4 --noise intruder --rolled noise=w:o
	in_order 'path who=ann to=B4' 'priority who=ann' 'noise who=ann loud=1 quiet=0'
	has 'queue noise who=ann amount=1' 'priority ann'
	goes B4 --noise ww --rolled noise=w:o,w:oo
	has 'queue noise who=ann amount=2'
	goes B4
	hasnt 'queue noise' 'event noise' 'priority'
}

@test "RO-79 an awakened holder keeps the Priority Target whoever makes Noise" {
	alone 'spacer bob E5 awakened' 'priority bob'
	goes B4 --noise w --rolled noise=w:o
	has 'priority bob' 'queue noise who=ann amount=1'
}

@test "--noise takes tokens, and asks whose sheet where there are several" {
	alone 'intruder nagger-1 E5' 'blip blip-1 x5y0' 'pool active discipline=1'
	goes B4 --noise intruder --rolled noise=w:o --discipline 1
	has 'event noise who=ann loud=0 quiet=1'
	hasnt 'queue noise'
	alone 'intruder nagger-1 E5' 'intruder tripper-1 E1' 'blip blip-1 x5y0'
	fails 64 'which Intruder do the Blips hide.* say --type' enorm-move -T board ann B4 --noise intruder -f a.board
	goes B4 --noise intruder --type tripper --rolled noise=r:o
	has 'queue noise who=ann amount=1'
}

# ---- abilities ----

@test "KW-REFLEX-1 Reflex moves 0 or 1 space" {
	alone
	goes --reflex B3
	is_at ann B3
	goes --reflex B2
	is_at ann B2
	wont KW-REFLEX-1 --reflex B4
	goes --reflex
	has 'event choice point=ann.reflex value=B2 options=B2,A2,B1,B3,C2'
	assert_equal "$(enorm-move -T board --all ann --reflex -f a.board | standing)" \
		$'ann B2 9\nann A2 9\nann B1 9\nann B3 9\nann C2 9'
}

@test "SPM-25 a move-like ability goes as a Move does: walls, figures, attacks of opportunity" {
	alone 'wall B2-B3' 'spacer bob B1' 'terrain thorn-1 C2' 'intruder nagger-1 A2'
	wont SPM-07 --reflex B3
	wont SPM-12 --reflex B1
	wont SPM-12 --reflex A2
	goes --reflex C2
	in_order 'provokes who=ann target=nagger-1' 'enters who=ann tile=thorn-1'
	alone 'condition ann knockdown falling'
	wont KD-05 --reflex B3
}

@test "SPM-26 a move-like ability is no Move action: no Noise and no speed" {
	alone
	fails 64 'no Move actions: no --noise, no --speed \[SPM-26\]' enorm-move -T board ann --reflex B3 --noise w -f a.board
	fails 64 'no Move actions' enorm-move -T board ann --warn ann B3 --speed 2 -f a.board
	goes --reflex B3
	hasnt 'event noise' 'queue noise'
}

@test "KW-WARN-1 Warn moves another Spacer 0 or 1 space, and provokes nothing" {
	on 'spacer ann B2' 'spacer bob D4' 'intruder nagger-1 D5'
	goes --warn bob D3
	is_at bob D3
	is_at ann B2
	never provokes
	goes --warn bob D4
	is_at bob D4
	wont KW-WARN-1 --warn bob D2
	goes --warn bob
	has 'event choice point=bob.warn value=D4 options=D4,C4,D3,E4'
}

@test "KW-WARN-1 KD-14 one who is down may be moved, but not warn" {
	on 'spacer ann B2' 'spacer bob D4' 'condition bob knockdown falling'
	goes --warn bob D3
	is_at bob D3
	on 'spacer ann B2' 'spacer bob D4' 'condition ann knockdown falling'
	wont KD-05 --warn bob D3
}

@test "KW-WARN-2 nobody warns themself" {
	alone
	wont KW-WARN-2 --warn ann B3
	wont KW-WARN-2 --warn ann
}

@test "SPM-25 Go Check It Out moves another Spacer exactly 1 space" {
	on 'spacer ann B2' 'spacer bob D4' 'intruder nagger-1 D5'
	goes --go-check-it-out bob C4
	is_at bob C4
	never provokes
	wont SPM-25 --go-check-it-out bob D4
	wont KW-WARN-2 --go-check-it-out ann B3
	goes --go-check-it-out bob
	is_at bob C4
}

# ---- other places ----

@test "OTP-01 being sent elsewhere puts the miniature on that space" {
	alone 'wall B2-B3' 'intruder nagger-1 A2' 'terrain thorn-1 E5'
	goes E5 --sent
	is_at ann E5
	never 'provokes|path'
	has 'spacer ann E5 .* elsewhere' 'event sent who=ann to=E5 clause=OTP-01'
	hasnt 'event enters'
	goes E5 --sent --leave
	has 'event enters who=ann tile=thorn-1'
	wont SPM-12 A2 --sent
	wont SPM-08 F1 --sent
	goes - --sent
	is_at ann -
}

@test "OTP-02 only an effect that says so lets the Spacer out" {
	on 'spacer ann B2 elsewhere' 'spacer bob D4'
	wont OTP-02 B3
	wont OTP-02 --reflex B3
	try enorm-move -T board bob --warn ann B3 <a.board
	wants 1 enorm-move bob --warn ann
	has 'refused enorm-move clause=OTP-02'
	goes B3 --leave
	has 'spacer ann B3 '
	hasnt 'spacer .* elsewhere'
	on 'spacer ann - elsewhere'
	goes B3 --sent --leave
	has 'spacer ann B3 '
	hasnt 'spacer .* elsewhere'
}

# untouched STATUS COMMAND...: it ends so, and ann is as she was.
untouched() {
	try "${@:2}" <a.board
	wants "$1" "${@:2}" || return
	enorm-board check -q <.out && has 'spacer ann B2 .*vitals=9 stress=0 .*elsewhere'
}

@test "RO-112 OTP-04 a Spacer in an Other Place is no Target and in no Zone" {
	local card
	for card in dust-storm prophecy immolate keening; do
		on 'spacer ann B2 vitals=9 stress=0 elsewhere' 'intruder mothman B3' "deck ai mothman cards=$card" 'deck scanner white cards=w-1'
		untouched 0 enorm-ai -T board mothman --seed 1
		hasnt 'event (intruder-attack|provokes) .*ann'
		on 'intruder mothman B3' 'spacer bob C3 stress=0' 'spacer ann B2 vitals=9 stress=0 elsewhere' "deck ai mothman cards=$card" 'deck scanner white cards=w-1'
		untouched 0 enorm-ai -T board mothman --seed 1
	done
}

@test "RO-112 a Spacer in an Other Place is moved, met and hit by nothing on the board" {
	local as
	on 'spacer ann B2 vitals=9 stress=0 elsewhere' 'intruder mothman B1' 'spacer bob B5'
	for as in knockback pushback lure; do
		untouched 1 enorm-knockback ann 1 --as $as --from mothman
		has 'refused enorm-knockback clause=OTP-02 reason="ann is in an Other Place"'
	done
	untouched 1 enorm-knockback ann --as displace
	untouched 0 enorm-knockback mothman 2 --direction e
	hasnt 'event crash'
	untouched 0 enorm-knockback mothman 1 --direction e
	has 'intruder mothman B2 '
	untouched 0 enorm-knockback bob 3 --direction w
	has 'spacer bob B2 '
	untouched 0 enorm-terrain place slab B2
	has 'terrain slab-1 B2 '
	untouched 1 enorm-attack ann mothman multitool
	has 'refused enorm-attack clause=ATK-02'
}

@test "RO-112 TER-03 let out, the Spacer meets the tile that is entered; BTC-08 a Boss's move does not meet one who is not" {
	on 'spacer ann B2 stress=0 elsewhere' 'terrain thorn-1 B3'
	goes B3 --leave
	has 'event enters who=ann tile=thorn-1' 'spacer ann B3 .*stress=1'
	on 'map 1x5' 'spacer ann A3 vitals=9 stress=0 elsewhere' 'spacer bob A5' 'intruder mothman A1' 'deck ai mothman cards=ignite'
	try enorm-ai -T board mothman --seed 1 <a.board
	wants 0 enorm-ai mothman
	has 'spacer ann A3 .*vitals=9 stress=0 .*elsewhere'
	hasnt 'event crash'
}

@test "OTP-02 RO-112 who is let out provokes nobody by the first step, and is met again from there" {
	on 'spacer ann B2 stress=0 elsewhere' 'intruder nagger-1 A2' 'intruder nagger-2 C3'
	goes --path B3,B4 --leave
	is_at ann B4
	assert_equal "$(grep -c '^event provokes' .out)" 1
	in_order 'provokes who=ann target=nagger-2'
}

# ---- new maps ----

# rooms: ann on A1 of a map 2x3 whose B3 has an arrow to the east; new.board to be revealed there.
rooms() {
	on 'map 2x3' 'spacer ann A1' 'mark B3 location-arrow facing=e' 'intruder nagger-1 A3' 'token nagger-1 suppression'
	board new.board <<-'END'
		enorm 1
		map 4x2
		spawn x2y4
		door d-1 A1-A2 closed
		mark B2 gear-cache
		mark C1 location-arrow facing=w
		terrain crate-1 D2
		intruder nagger-1 C2
		intruder nagger-2 A2
	END
}

@test "SPM-15 a Location arrow stops the Spacer and waits for its map" {
	rooms
	goes --path B1,B2,B3
	is_at ann B3
	has 'event reveals who=ann at=B3 facing=e left=0 clause=SPM-15' 'queue reveal who=ann amount=0'
	on 'map 2x3' 'spacer ann A1' 'mark A2 location-arrow facing=s'
	goes --path A2,A3 --speed 4
	is_at ann A2
	has 'queue reveal who=ann amount=3' 'event stops who=ann at=A2'
	goes A3
	by A1,B1,B2,B3,A3
	goes A3 --speed 3
	is_at ann A2
	on 'map 2x3' 'spacer ann A1' 'mark A2 location-arrow facing=s disabled'
	goes A3
	is_at ann A3
	hasnt 'queue reveal'
}

@test "SPM-18 SPM-19 the new map lies beside the arrow, evenly and unturned" {
	rooms
	goes B3 --reveal new.board
	is_at ann C3
	sed -n '/^map/,/^end/p' .out >got
	cat >wanted <<-'END'
		map
		  +           +---+---o
		D             | .   . |
		  +---+---+---+   +   +
		C | .   .   .   .   . |
		  +   +   +   +   +   +
		B | .   .   . | .   . |
		  +---+---+---+   +   +
		A             | .   . |
		  +           +---+---+
		    1   2   3   4   5
		end
	END
	sed -i 's/ *$//' got wanted
	sed 's/[+o]/+/g' wanted >w && sed 's/[+o]/+/g' got | sed -E 's/\+   \+   \+   \+---/+           +---/' >g
	diff w g
}

@test "SPM-18 an odd space over may go to either end" {
	on 'map 1x2' 'spacer ann A1' 'mark A2 location-arrow facing=e'
	typed 'map 2x1' >new.board
	goes A2 --reveal new.board
	is_at ann A2
	goes A2 --reveal new.board --choose map.end=high
	is_at ann B2
}

@test "SPM-18 with no odd space over there is nothing to choose, and an end that is none is an error" {
	on 'map 1x2' 'spacer ann A1' 'mark A2 location-arrow facing=e'
	printf '%s\n' 'enorm 1' 'map 2x1' >new.board
	complains 64 'enorm-move: --choose map.end=middle: it is one of low, high' \
		enorm-move -T board ann A2 --reveal new.board --choose map.end=middle -f a.board
	goes A2 --reveal new.board --choose map.end=low
	is_at ann A2
	printf '%s\n' 'enorm 1' 'map 3x1' >new.board
	goes A2 --reveal new.board
	is_at ann B2
	hasnt 'event choice point=map.end'
}

@test "SPM-18 maps are joined on every side" {
	typed 'map 2x2' 'mark A1 gear-cache' >new.board
	local side
	for side in n:A2:C1 s:C2:A1 e:A2:A3 w:A4:A1; do
		on 'map 2x2' 'spacer ann A1' "mark A2 location-arrow facing=${side%%:*}"
		goes A2 --reveal new.board
		is_at ann "$(cut -d: -f2 <<<"$side")"
		has "mark ${side##*:} gear-cache"
	done
	on 'map 20x2' 'spacer ann A1' 'mark A2 location-arrow facing=s'
	typed 'map 9x2' >new.board
	fails 65 'one of 29 rows and 2 columns; 26 and 99 are the most' enorm-move -T board ann A2 --reveal new.board -f a.board
}

@test "SPM-20 everything the new map marks is set out, under names that are free" {
	rooms
	goes B3 --reveal new.board
	has 'door d-1 A4-A5 closed' 'mark B5 gear-cache' 'mark C4 location-arrow facing=w disabled' \
		'mark C3 location-arrow facing=e disabled' 'terrain crate-1 D5' 'intruder nagger-1 B3' \
		'intruder nagger-2 C5' 'intruder nagger-3 A5'
}

@test "SPM-23 RO-105 after the reveal the move may be resumed to its declared end" {
	rooms
	sed -i 's/A3$/A2/' a.board
	goes --path B1,B2,B3,A3 --reveal new.board
	in_order 'reveals who=ann' 'choice point=ann.move value=on' 'path who=ann to=B3'
	is_at ann B3
	goes --path B1,B2,B3,A3 --reveal new.board --choose ann.move=stop
	is_at ann C3
	has 'event stops who=ann at=C3 .*clause=SPM-23'
}

@test "SPM-24 Intruders of the new map inside the Light field are surprised" {
	rooms
	goes B3 --reveal new.board --light 2
	has 'token nagger-2 surprise' 'event surprised who=nagger-2 by=ann clause=SPM-24'
	hasnt 'token nagger-3 surprise' 'token nagger-1 surprise'
	goes B3 --reveal new.board --light 1
	hasnt 'token .* surprise'
	goes B3 --reveal new.board
	hasnt 'token .* surprise'
}

@test "SPM-24 the Light field is that of suit and gear, if nothing else is said" {
	rooms
	sed -i 's/^spacer ann .*/& suit=standard-eva/' a.board
	goes B3 --reveal new.board
	has 'token nagger-2 surprise'
	goes B3 --reveal new.board --light 1
	hasnt 'token .* surprise'
}

# ---- --reach ----

@test "--reach lists where a Spacer can get to, what provokes and what is entered, and changes nothing" {
	on 'map 2x3' 'spacer ann A1' 'intruder nagger-1 B2' 'terrain thorn-1 A2'
	says "$(
		cat <<-'END'
			ann can reach 3 spaces within 2
			A2    1  by A2  enters: thorn-1 on A2
			A3    2  by A2,A3  provokes: nagger-1 on A2  enters: thorn-1 on A2
			B1    1  by B1
		END
	)" enorm-move ann --reach 2 -f a.board
	json '[.space, .cost, .path, [.provokes[].what], [.enters[].space]]' \
		$'["A2",1,["A2"],[],["A2"]]\n["A3",2,["A2","A3"],["nagger-1"],["A2"]]\n["B1",1,["B1"],[],[]]' \
		enorm-move -T json ann --reach 2 -f a.board
	try enorm-move -T board ann --reach 2 -f a.board
	has 'event reach who=ann n=2 spaces=A2,A3,B1' 'spacer ann A1'
	enorm-show <.out | grep -F '+'
}

@test "--reach leaves a game file alone and says no when there is nowhere to go" {
	on 'map 1x1' 'spacer ann A1'
	enorm-board format <a.board >g.board
	cp g.board before
	answers 1 'ann can reach 0 spaces within 3' enorm-move ann --reach 3 -g g.board
	diff before g.board
}

# ---- the command line ----

@test "what does not go together is a usage error" {
	alone
	local line
	while read -r line; do
		# shellcheck disable=SC2086 # words
		fails 64 'see --help$' enorm-move -T board ann $line -f a.board
	done <<-'END'
		B3 --path B3
		--reach 3 B3
		--reach 3 --noise w
		--sent --path B3
		B3 --light 3
	END
	fails 64 'where to. give a SPACE, --path or --reach' enorm-move -T board ann -f a.board
	fails 64 'stress 1: no roll asked for it' enorm-move -T board ann B3 --stress 1 -f a.board
	fails 64 "'9' is not a space" enorm-move -T board ann 9 -f a.board
	fails 64 "either --reflex or --warn" enorm-move -T board ann --reflex --warn ann -f a.board
	fails 64 'spaces parted by commas' enorm-move -T board ann --path B3,,B4 -f a.board
	fails 66 'cannot open nowhere' enorm-move -T board ann B3 --reveal nowhere -f a.board
}

@test "REA-03 an attack of opportunity has its windows, and its victim's Reactions and mitigation" {
	board a.board <<-'END'
		enorm 1
		countdown 9
		map 4x6
		spacer juliet B2 vitals=9 stress=0 adrenaline=0 character=juliet-abel suit=standard-eva
		spacer romeo D6 vitals=9 stress=0 adrenaline=0 character=juliet-abel suit=standard-eva
		intruder mothman B3 facing=w
		deck ai mothman cards=ignite,keening ordered
		pool active expertise=3
	END
	# Ignite opens its window before the Shift; Romeo uses Reflex in it, and Juliet lowers the damage.
	enorm-move juliet B1 --react romeo:reflex:D5 --expertise 2 --rolled 'r:PP,r:P' -T board <a.board >b.board
	grep -q '^spacer romeo D5 ' b.board
	grep -q '^event reacts who=romeo ability=Reflex to=D5' b.board
	grep -q '^event damage who=juliet n=1 ' b.board
	run -64 enorm-move juliet B1 --react window-2=romeo:reflex:D5 --rolled 'r:PP,r:P' -T board -f a.board
	[[ $output == *'--react window-2=romeo:reflex:D5: no such window opened [REA-02]; this call asked for '*window* ]]
	run -1 enorm-move juliet B1 --react romeo:reflex:D4 --rolled 'r:PP,r:P' -f a.board
}
