#!/usr/bin/env bats
# Noise and patrols on many random boards: what must hold of all of them.
load helper
load noise_helper

COUNT=${NOISE_BOARDS:-60}

# moved NAME ARGUMENT...: NAME.one, NAME.all and what went wrong, NAME.err, from NAME.in.
moved() {
	enorm-noise -T board --seed 1 --type lurker "${@:2}" <"$1.in" >"$1.one" 2>"$1.err" || true
	enorm-noise -T board --seed 1 --type lurker --all "${@:2}" <"$1.in" >"$1.all" 2>>"$1.err" || true
}

# turned BOARDS HOW: turned so.
turned() {
	if [[ $2 == mirror ]]; then enorm-board mirror; else enorm-board rotate "${2#r}"; fi <"$1"
}

setup_file() {
	tables
	export ENORM_DATA=$BATS_FILE_TMPDIR
	local name how words back
	declare -A back=([r90]=r270 [r180]=r180 [r270]=r90 [mirror]=mirror)
	python3 "$BATS_TEST_DIRNAME/gen_board.py" 21 "$COUNT" --blips |
		awk 'BEGIN { RS = ORS = "done\n" } /\nspacer juliet /' | sed 's/grin/lurker/g' >noise.in
	# a reading that looks the same from every side
	sed '/^queue/d' noise.in >patrol.in
	for name in noise patrol; do
		words=(--queued)
		[[ $name == noise ]] || words=(patrol --reading 'ne=2,se=2,sw=2,nw=2')
		moved $name "${words[@]}"
		for how in r90 r180 r270 mirror; do
			turned $name.in $how >$name.$how.in
			moved $name.$how "${words[@]}"
			turned $name.$how.all "${back[$how]}" >$name.$how.back
		done
		python3 "$BATS_TEST_DIRNAME/naive_noise.py" $name >$name.wrong
	done
}

@test "there are some hundred outcomes, and none is an error" {
	cd "$BATS_FILE_TMPDIR"
	[ "$(cat ./*.all | boards /dev/stdin)" -gt 1000 ]
	cat ./*.err >"$BATS_TEST_TMPDIR/.err"
	text_is err ''
	holds count
}

@test "BLP-02 BLP-20 every Blip is on an intersection of the map, never two on one" {
	cd "$BATS_FILE_TMPDIR"
	cat ./*.one ./*.all | try enorm-board check
	wants 0 enorm-board check
	text_is err ''
}

@test "every --all contains the default" {
	holds default
}

@test "BLP-12 BLP-13 BLP-14 BLP-15 BLP-16 BLP-51 BLP-52 WLD-10 every way is one that was worked out naively" {
	cd "$BATS_FILE_TMPDIR"
	[ "$(grep -c '^event path' noise.one)" -gt 20 ]
	[ "$(grep -c '^event path' patrol.one)" -gt 20 ]
	holds ways
}

@test "boards turned by quarters give turned outcomes" {
	holds 'r(90|180|270)'
}

@test "mirrored boards give mirrored outcomes" {
	holds mirror
}
