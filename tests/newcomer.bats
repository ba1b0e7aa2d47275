#!/usr/bin/env bats
# What a newcomer does: a room typed in one go, and the five questions that tables dispute, each
# answered by its first line.
load helper

first() { # first TEXT COMMAND...: the first line of what it prints about the room
	assert_equal "$("${@:2}" -T ruling -f room.board 2>&1 | head -n 1)" "$1"
}

@test "the described room in twelve lines, and five disputes answered each by its first line" {
	cd "$BATS_TEST_TMPDIR"
	local began=$SECONDS
	assert_equal "$(wc -l <"$EXAMPLES/room.txt")" 12
	enorm-board draw <"$EXAMPLES/room.txt" >room.board 2>guessed
	says '1 board, no problem' enorm-board check -f room.board
	assert_equal "$(grep -cE '^(spacer|intruder|terrain|blip) ' room.board)" 7
	# cover, sight, range, targeting, Knockback
	first 'no: the Grin has no ranged attack (if it had: no cover either) [COV-02]' enorm-cover grin-1 juliet
	first 'yes: juliet (B2) sees grin-1 (B6) [LOS-01]' enorm-cover --sight juliet grin-1
	first 'no: grin-1 (B6) is out of range of romeo (A3) with osr-3 [KW-LINEAR-1]' \
		enorm-cover --range romeo grin-1 --weapon osr-3
	first 'grin-1 goes for romeo, moves to A4 and attacks with 2 red (Scuttling Bite): 1.7 damage expected (house dice)' \
		enorm-ai --why grin-1
	first 'juliet ends on D1' enorm-knockback juliet 3 --from grin-1
	assert [ $((SECONDS - began)) -lt 60 ]
}
