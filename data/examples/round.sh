#!/bin/sh
# One Round of Enormity, from the Countdown to its end, as pipes of small tools.
#
#   sh round.sh                     play the Round on round.board and tell the story
#   sh round.sh 7                   the same with other dice: 7 is the seed
#   sh round.sh STAGE... < board    play these stages as a filter, from board to board
#
# The stages are countdown, the Spacers by their names, intruders and end. Each reads a board and
# writes one, so that the Round can be cut anywhere and taken up again:
#
#   sh round.sh countdown juliet < round.board | tee cut.board | sh round.sh romeo intruders end
#
# Another board, weapon and Spacers, each with the Action card and the space of the walk:
#
#   sh round.sh -b my.board -w osr-3 -p 'ann steady-walk C2' -p 'bob hurried-walk A5' 7
#
# A step that the rules refuse is told on standard error, and the Round goes on without it.
set -u

usage() {
	echo "round.sh: $1" >&2
	echo "usage: sh round.sh [-b BOARD] [-w WEAPON] [-p 'SPACER CARD SPACE' ...] [SEED | STAGE ...]" >&2
	exit 64
}

start=$(dirname "$0")/round.board
weapon=osr-3
players=
while getopts b:w:p: option; do
	case $option in
	b) start=$OPTARG ;;
	w) weapon=$OPTARG ;;
	p) players="$players$OPTARG
" ;;
	*) usage "what is that?" ;;
	esac
done
shift $((OPTIND - 1))
[ -r "$start" ] || usage "cannot read the board $start"
[ -n "$players" ] || players='juliet anxious-sneaking C2
romeo steady-walk A5
'
names=$(printf '%s' "$players" | cut -d ' ' -f 1 | tr '\n' ' ')
printf '%s' "$players" | awk 'NF != 3 { bad = 1 } END { exit bad }' || usage "-p takes 'SPACER CARD SPACE', such as 'juliet anxious-sneaking C2'"

work=$(mktemp -d) || exit
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

# Our policy may want what the rules refuse: shoot with an empty rifle, act while knocked down. A
# refused board carries `refused`, and no tool plays on with it until it is cleared. Nothing else on
# it has changed: the act is simply not done, and we say so.
try() {
	tried=$(mktemp "$work/XXXXXX")
	"$@" >"$tried"
	sed -n 's/^refused [^ ]* //p' "$tried" | while read -r why; do
		echo "round.sh: refused: $*: $why" >&2
	done
	enorm-board clear <"$tried"
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
	board=$(mktemp "$work/XXXXXX")
	try enorm-turn start "$1" >"$board"
	target=$(prey "$1" <"$board")
	if [ -n "$target" ]; then
		try enorm-turn play "$1" desperate-measures attack "$target" "$weapon" <"$board"
	else
		try enorm-turn play "$1" stressful-brainstorm catch-breath <"$board"
	fi | settle |
		try enorm-turn play "$1" "$2" move "$3" | settle |
		try enorm-turn end "$1"
}

stage() {
	case $1 in
	# The marker goes on, and at the darker levels Blips come in.
	countdown) try enorm-turn countdown | settle ;;
	# Every Intruder acts, the closest first; then the Blips patrol.
	intruders) try enorm-turn intruders | settle ;;
	# What lasts for a Round ends, and the next one begins.
	end) try enorm-turn end-round ;;
	# Spacers act in any order, one turn each: this one's card and way.
	*)
		way=$(printf '%s' "$players" | awk -v name="$1" '$1 == name { print $2, $3 }')
		spacer "$1" "${way% *}" "${way#* }"
		;;
	esac
}

# known NAME...: complains of the first that is no stage, before anything is played.
known() {
	for name; do
		case " countdown ${names}intruders end " in
		*" $name "*) ;;
		*)
			echo "round.sh: no stage '$name'; they are countdown, $(echo "$names" | sed 's/ /, /g')intruders, end" >&2
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

after=$work/after
# shellcheck disable=SC2086 # names are words
enorm-board seed "${1-1}" <"$start" |
	stages countdown $names intruders end >"$after" || exit

# Every board carries the events that made it: the story of the Round.
enorm-log <"$after"
echo
echo "What has changed:"
enorm-board diff "$start" "$after"
echo
enorm-show --no-legend <"$after"
