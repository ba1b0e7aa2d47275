#!/usr/bin/env bats
# Forced movement on many random boards: what must hold of every push, whatever the board.
load helper

COUNT=${FORCED_BOARDS:-120}
NAIVE=$BATS_TEST_DIRNAME/naive_forced.py

# One line a kind of push: its name, then the arguments.
PUSHES='spacer juliet 3 --from grin-1
far juliet 9 --from grin-1
unavoidable juliet 2 --from grin-1 --unavoidable
printed juliet 4 --direction e
baseline grin-1 3 --from juliet
swept grin-1 9 --direction n
boss mothman 3 --from juliet
hurled mothman 6 --direction w
pushback juliet 2 --as pushback --from grin-1
lure juliet 3 --as lure --from grin-1
lured grin-1 4 --as lure --from juliet
displace juliet --as displace
shifted grin-1 --as displace'

# turn HOW DIRECTION: where the direction points on a board that is turned so.
turn() {
	case $1 in
	r90) tr nesw eswn <<<"$2" ;;
	r180) tr nesw swne <<<"$2" ;;
	r270) tr nesw wnes <<<"$2" ;;
	mirror) tr ew we <<<"$2" ;;
	esac
}

# knocked NAME ARGUMENTS...: NAME.one, NAME.all and what went wrong, NAME.err, from NAME.in.
knocked() {
	enorm-knockback --seed 1 --keep-going "${@:2}" <"$1.in" >"$1.one" 2>"$1.err" || true
	enorm-knockback --seed 1 --keep-going --all "${@:2}" <"$1.in" >"$1.all" 2>>"$1.err" || true
}

setup_file() {
	cd "$BATS_FILE_TMPDIR" || return
	local name words how way
	# boards with all that the pushes name
	{
		python3 "$BATS_TEST_DIRNAME/gen_board.py" 11 $((COUNT * 4 / 5))
		python3 "$BATS_TEST_DIRNAME/gen_board.py" 12 $((COUNT / 5)) --size 2x6
	} | awk 'BEGIN { RS = ORS = "done\n" } /\nspacer juliet / && /\nintruder grin-1 /' >some.in
	python3 "$BATS_TEST_DIRNAME/gen_board.py" 13 $((COUNT * 3)) |
		awk 'BEGIN { RS = ORS = "done\n" } /\nspacer juliet / && /\nintruder mothman /' >boss.boards
	while read -r name words; do
		if [[ $words == *mothman* ]]; then cp boss.boards "$name.in"; else cp some.in "$name.in"; fi
		read -r -a words <<<"$words"
		knocked "$name" "${words[@]}"
		for how in r90 r180 r270 mirror; do
			if [[ $how == mirror ]]; then
				enorm-board mirror <"$name.in" >"$name.$how.in"
			else
				enorm-board rotate "${how#r}" <"$name.in" >"$name.$how.in"
			fi
			way=("${words[@]}")
			[[ ${words[*]} != *--direction* ]] || way[-1]=$(turn "$how" "${words[-1]}")
			knocked "$name.$how" "${way[@]}"
		done
		python3 "$NAIVE" "$name" "${words[@]}" >"$name.wrong"
	done <<<"$PUSHES"
}

@test "there are some thousand pushes" {
	cd "$BATS_FILE_TMPDIR"
	[ "$(cat ./*.one | boards /dev/stdin)" -gt 4000 ]
	holds count
}

@test "no push is an error" {
	cd "$BATS_FILE_TMPDIR"
	cat ./*.err >"$BATS_TEST_TMPDIR/.err"
	text_is err ''
}

@test "every board that comes out is a good one" {
	cd "$BATS_FILE_TMPDIR"
	cat ./*.one ./*.all | try enorm-board check
	wants 0 enorm-board check
	text_is err ''
}

@test "KB-05 nobody moves more than X" {
	holds reach
}

@test "RO-12 RO-13 no more figures share a space than before" {
	holds alone
}

@test "TER-30 nothing Indestructible vanishes" {
	holds pillars
}

@test "RO-26 a Spacer suffers at most two Crashes, 1 Vitals each" {
	holds crashes
}

@test "every --all contains the default, and the default tells when there was a choice" {
	holds default
}

@test "RA-58 BTC-17 every outcome is one of the push's ways, worked out naively" {
	# all of them where a player picks: Unavoidable Knockback and Displace
	holds ways
}

@test "boards turned by 90 degrees give turned outcomes" {
	holds r90
}

@test "boards turned by 180 degrees give turned outcomes" {
	holds r180
}

@test "boards turned by 270 degrees give turned outcomes" {
	holds r270
}

@test "mirrored boards give mirrored outcomes" {
	holds mirror
}
