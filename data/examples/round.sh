#!/bin/sh
# One Round of Enormity, from the Countdown to its end, as pipes of small tools.
#
#   sh round.sh                     play the Round on round.board and tell the story
#   sh round.sh 7                   the same with other dice: 7 is the seed
#   sh round.sh STAGE... < board    play these stages as a filter, from board to board
#
# The stages are countdown, juliet, romeo, intruders and end. Each reads a board and writes one, so
# that the Round can be cut anywhere and taken up again:
#
#   sh round.sh countdown juliet < round.board | tee cut.board | sh round.sh romeo intruders end
set -u
cd "$(dirname "$0")" || exit

# Our policy may want what the rules refuse: shoot with an empty rifle, act while knocked down. A
# refused board carries `refused`, and no tool plays on with it until it is cleared. Nothing else on
# it has changed: the act is simply not done.
try() {
	"$@" | enorm-board clear
}

# What an act sets off waits on the board as `queue` records: loud dice for the Blips, a Reprisal
# for the Intruder. Noise first, then Reprisals (RA-15).
settle() {
	try enorm-noise --queued | try enorm-ai --queued
}

# The first Intruder that the Spacer can attack from here: enorm-attack without a target lists them.
prey() {
	enorm-attack "$1" | awk '/ AT / { print $1; exit }'
}

# A Spacer shoots if there is something to shoot at, or else takes a deep breath; then walks.
# A board has to be looked at before the card is played: so it is kept in a file between two pipes.
spacer() {
	board=$(mktemp)
	try enorm-turn start "$1" >"$board"
	target=$(prey "$1" <"$board")
	if [ -n "$target" ]; then
		try enorm-turn play "$1" desperate-measures attack "$target" osr-3 <"$board"
	else
		try enorm-turn play "$1" stressful-brainstorm catch-breath <"$board"
	fi | settle |
		try enorm-turn play "$1" "$2" move "$3" | settle |
		try enorm-turn end "$1"
	rm -f "$board"
}

stage() {
	case $1 in
	# The marker goes on, and at the darker levels Blips come in.
	countdown) try enorm-turn countdown | settle ;;
	# Spacers act in any order, one turn each; Juliet goes first tonight.
	juliet) spacer juliet anxious-sneaking C2 ;;
	romeo) spacer romeo steady-walk A5 ;;
	# Every Intruder acts, the closest first; then the Blips patrol.
	intruders) try enorm-turn intruders | settle ;;
	# What lasts for a Round ends, and the next one begins.
	end) try enorm-turn end-round ;;
	esac
}

# known NAME...: complains of the first that is no stage, before anything is played.
known() {
	for name; do
		case $name in
		countdown | juliet | romeo | intruders | end) ;;
		*)
			echo "round.sh: no stage '$name'; they are countdown, juliet, romeo, intruders, end" >&2
			return 64
			;;
		esac
	done
}

# stages NAME...: one after the other, a pipe between each two.
stages() {
	name=$1
	shift
	if [ $# -eq 0 ]; then
		stage "$name"
	else
		stage "$name" | stages "$@"
	fi
}

case ${1-1} in
*[!0-9]*)
	known "$@" && stages "$@"
	exit
	;;
esac

after=$(mktemp)
trap 'rm -f "$after"' EXIT
enorm-board seed "${1-1}" <round.board |
	stages countdown juliet romeo intruders end >"$after" || exit

# Every board carries the events that made it: the story of the Round.
enorm-log <"$after"
echo
echo "What has changed:"
enorm-board diff round.board "$after"
echo
enorm-show --no-legend <"$after"
