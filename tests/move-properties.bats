#!/usr/bin/env bats
# A Spacer's movement on many random boards: what must hold of every move, whatever the board.
load helper

setup_file() {
	cd "$BATS_FILE_TMPDIR" || return
	python3 "$BATS_TEST_DIRNAME/naive_move.py" 20261117 "${MOVE_BOARDS:-160}" out.boards >wrong 2>errors
}

# holds PROPERTY...: nothing was found against them.
holds() {
	local property
	for property; do
		if grep -m 5 "^$property: " "$BATS_FILE_TMPDIR/wrong"; then return 1; fi
	done
}

# looked_at WHAT LEAST: a property of nothing proves nothing.
looked_at() {
	local n
	n=$(grep '^looked at ' "$BATS_FILE_TMPDIR/wrong" | grep -oE "\\b$1=[0-9]+" | cut -d= -f2)
	((n >= $2)) || { echo "only ${n:-0} of $1" && cat "$BATS_FILE_TMPDIR/errors" && return 1; }
}

@test "there are enough boards, and the search of its own ended well" {
	[ ! -s "$BATS_FILE_TMPDIR/errors" ]
	looked_at ends 150
	looked_at reach 500
	looked_at refused 100
	looked_at provoked 40
}

@test "every board that comes out is a good one" {
	enorm-board check <"$BATS_FILE_TMPDIR/out.boards"
}

@test "SPM-01 --reach is what a naive search finds, with the same costs" {
	holds reach
}

@test "SPM-04 SPM-05 SPM-06 SPM-07 SPM-09 SPM-16 SPM-17 no path crosses what shuts it" {
	holds walls
}

@test "the way found is a shortest one, and leads to its end" {
	holds shortest ends
}

@test "--all has every shortest way once, the default among them" {
	holds all default
}

@test "a board turned or mirrored gives the same ways" {
	looked_at r90 20
	looked_at mirror 20
	holds turned
}

@test "SPM-12 what cannot be reached is refused" {
	holds refused
}

@test "SPM-12 AOO-05 with Intruders that answer, nobody ends on a figure" {
	holds provoked alone
}
