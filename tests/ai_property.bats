#!/usr/bin/env bats
# Intruder movement on many random boards: what must hold of every Move, whatever the board.
load helper

COUNT=${AI_BOARDS:-150}
NAIVE=$BATS_TEST_DIRNAME/naive_route.py

# One line a kind of Move: its name, who moves, whom --routes is asked about, the Speed, the card.
MOVES='short grin-1 juliet 2
long grin-1 juliet 5
boss mothman juliet unlimited --card stalk'

# The same of shooters, whose --routes alone are asked for: with a Range, and no card.
SHOTS='aim grin-1 juliet 4 2
boss-aim mothman juliet unlimited 1
boss-far mothman juliet 5 3'

# Tables in which an activation is nothing but a Move; $1 is the Speed of a Grin.
tables() {
	mkdir "speed-$1"
	cat >"speed-$1/intruders.csv" <<-END
		name,title,kind,level,speed,range,wounds,knockback,target,signature,routine,keywords,source
		grin,Grin,baseline,1,$1,0,0,0,target closest,,,,owner
		mothman,Mothman,boss,1,unlimited,unlimited,12,1,,attack rr,move,crash,owner
	END
	cat >"speed-$1/protocols.csv" <<-'END'
		intruder,order,title,effect,source
		grin,1,Stalk,move,owner
		grin,2,-,move,removed
		grin,3,-,move,removed
	END
	cat >"speed-$1/ai-cards.csv" <<-'END'
		name,title,intruder,level,type,target,effect,source
		stalk,Stalk,mothman,1,action,target closest,move,owner
	END
}

# moved NAME WHO TARGET SPEED [OPTION...]: NAME.routes, .one, .all and what went wrong, .err.
moved() {
	local data="speed-$4" speed=()
	[[ $4 == unlimited ]] || speed=(--speed "$4")
	enorm-ai --data "$data" --routes "$2" --target "$3" "${speed[@]}" -T json \
		<"$1.in" >"$1.routes" 2>"$1.err" || true
	enorm-ai --data "$data" --seed 1 -T board "${@:5}" "$2" <"$1.in" >"$1.one" 2>>"$1.err" || true
	enorm-ai --data "$data" --seed 1 -T board --all "${@:5}" "$2" <"$1.in" >"$1.all" 2>>"$1.err" || true
}

# turn_to HOW NAME: NAME.in turned so.
turn_to() {
	if [[ $1 == mirror ]]; then enorm-board mirror; else enorm-board rotate "${1#r}"; fi <"$2.in" >"$2.$1.in"
}

# aimed NAME WHO TARGET SPEED RANGE: NAME.routes of a shooter.
aimed() {
	local speed=()
	[[ $4 == unlimited ]] || speed=(--speed "$4")
	enorm-ai --data speed-5 --routes "$2" --target "$3" "${speed[@]}" --range "$5" -T json \
		<"$1.in" >"$1.routes" 2>"$1.err" || true
}

shots() {
	local name who target speed range how
	while read -r name who target speed range; do
		if [[ $who == mothman ]]; then cp boss.boards "$name.in"; else cp some.in "$name.in"; fi
		aimed "$name" "$who" "$target" "$speed" "$range"
		for how in r90 r180 r270 mirror; do
			turn_to "$how" "$name"
			aimed "$name.$how" "$who" "$target" "$speed" "$range"
		done
		python3 "$NAIVE" "$name" "$who" "$target" "$speed" "$range" >"$name.wrong"
	done <<<"$SHOTS"
}

setup_file() {
	cd "$BATS_FILE_TMPDIR" || return
	local name who target speed options how
	{
		python3 "$BATS_TEST_DIRNAME/gen_board.py" 21 $((COUNT * 2 / 3))
		python3 "$BATS_TEST_DIRNAME/gen_board.py" 22 $((COUNT / 3)) --size 5x5
	} | awk 'BEGIN { RS = ORS = "done\n" } /\nspacer juliet / && /\nintruder grin-1 /' >some.in
	python3 "$BATS_TEST_DIRNAME/gen_board.py" 23 $((COUNT * 2)) |
		awk 'BEGIN { RS = ORS = "done\n" } /\nspacer juliet / && /\nintruder mothman /' >boss.boards
	while read -r name who target speed options; do
		if [[ $who == mothman ]]; then cp boss.boards "$name.in"; else cp some.in "$name.in"; fi
		tables "$speed"
		read -r -a options <<<"$options"
		moved "$name" "$who" "$target" "$speed" ${options[@]+"${options[@]}"}
		for how in r90 r180 r270 mirror; do
			turn_to "$how" "$name"
			moved "$name.$how" "$who" "$target" "$speed" ${options[@]+"${options[@]}"}
		done
		python3 "$NAIVE" "$name" "$who" "$target" "$speed" >"$name.wrong"
	done <<<"$MOVES"
	shots
}

@test "there are more than a thousand Moves, and routes of each" {
	cd "$BATS_FILE_TMPDIR"
	[ "$(cat ./*.one | boards /dev/stdin)" -gt 1000 ]
	[ "$(cat ./*.routes | wc -l)" -gt 1000 ]
	holds count
}

@test "no Move is an error" {
	cd "$BATS_FILE_TMPDIR"
	cat ./*.err >"$BATS_TEST_TMPDIR/.err"
	text_is err ''
}

@test "every board that comes out is a good one" {
	cd "$BATS_FILE_TMPDIR"
	local name who target speed options
	while read -r name who target speed options; do
		cat "$name".*one "$name".*all >"$BATS_TEST_TMPDIR/.boards"
		try enorm-board --data "speed-$speed" check <"$BATS_TEST_TMPDIR/.boards"
		wants 0 enorm-board check "$name"
		text_is err '' enorm-board check "$name"
	done <<<"$MOVES"
}

@test "MOV-01 a Move with a route to its Target never ends farther from it" {
	holds farther
}

@test "MOV-02 no Move is longer than the Speed" {
	holds speed
}

@test "MOV-12 MOV-13 ADJ-13 no Move crosses a wall, a red line, a shut door or what bars its way" {
	holds walls
}

@test "MOV-08 every route is a shortest one to its own end" {
	holds shortest
}

@test "RI-04 no Move ends where it may not" {
	holds stop
}

@test "MOV-16 MOV-17 MOV-18 MOV-20 the routes are those worked out naively" {
	holds routes
}

@test "MOV-26 RI-12 a route ends facing along its last step, or the Target if there is none" {
	holds facing
}

@test "MOV-19 MOV-20 the activations of --all walk exactly these routes" {
	holds activation
}

@test "every --all contains the default, and the default tells when there was a choice" {
	holds default
}

@test "boards turned by 90 degrees give turned routes and outcomes" {
	holds r90
}

@test "boards turned by 180 degrees give turned routes and outcomes" {
	holds r180
}

@test "boards turned by 270 degrees give turned routes and outcomes" {
	holds r270
}

@test "mirrored boards give mirrored routes and outcomes" {
	holds mirror
}
