# shellcheck shell=bash
# What every test file shares: `load helper` at its top. A test starts in an empty directory of its
# own. tests/run compares all JSON that programs print there with data/schema. Output is compared byte for byte, and standard error as a whole.
bats_require_minimum_version 1.5.0
bats_load_library bats-support
bats_load_library bats-assert

ROOT=$(cd "$BATS_TEST_DIRNAME/.." && pwd)
BUILD=${ENORM_BUILD:-$ROOT/build}
EXAMPLES=$ROOT/data/examples
PATH=${ENORM_TAP:+$ENORM_TAP:}$BUILD:$PATH
export LC_ALL=C.UTF-8 BATS_LIB_PATH=$BATS_LIB_PATH:$ROOT/data/bats
unset ENORM_DATA ENORM_GAME ENORM_VIEW NO_COLOR

setup() {
	cd "$BATS_TEST_TMPDIR" || return
}

# board [FILE]: writes a board, standard input, to FILE, a.board if none is named. Its last line may be
# left out.
board() {
	cat >"${1:-a.board}"
	grep -q '^done' "${1:-a.board}" || echo 'done' >>"${1:-a.board}"
}

# typed LINE...: a board of these lines; the first and the last may be left out.
typed() {
	[[ $1 == 'enorm 1'* ]] || echo 'enorm 1'
	printf '%s\n' "$@"
	[[ $(printf '\n%s' "$@") == *$'\ndone'* ]] || echo 'done'
}

# extend FILE RECORD...: the same board with more on it.
extend() {
	sed -i '/^done/d' "$1"
	printf '%s\n' "${@:2}" 'done' >>"$1"
}

# corner [FILE]: a copy of the example board.
corner() {
	cat "$EXAMPLES/corner.board" >"${1:-a.board}"
}

# try COMMAND...: runs it; its output is in .out and .err, its status in $status.
try() {
	status=0
	"$@" >"$BATS_TEST_TMPDIR/.out" 2>"$BATS_TEST_TMPDIR/.err" || status=$?
}

# wants STATUS COMMAND...: fails, showing what there is, unless try ended with that status. Give it a
# line of its own: behind && a failure goes unnoticed.
wants() {
	((status == $1)) || {
		echo "status $status instead of $1: ${*:2}"
		sed 's/^/out: /' "$BATS_TEST_TMPDIR/.out" | head -n 40
		sed 's/^/err: /' "$BATS_TEST_TMPDIR/.err" | head -n 40
		return 1
	}
}

# is WHAT FILE COMMAND...: fails with the difference unless .WHAT (out or err) equals FILE.
is() {
	diff -u --label wanted --label got "$2" "$BATS_TEST_TMPDIR/.$1" || {
		echo "that is the .$1 of: ${*:3}"
		return 1
	}
}

# text_is WHAT TEXT COMMAND...: the same with a text, whose last line end may be left out.
text_is() {
	printf '%s' "$2${2:+$'\n'}" >"$BATS_TEST_TMPDIR/.want"
	is "$1" "$BATS_TEST_TMPDIR/.want" "${@:3}"
}

# answers STATUS TEXT COMMAND...: the status, TEXT as the whole output, nothing on standard error.
answers() {
	try "${@:3}"
	wants "$1" "${@:3}" && text_is err '' "${@:3}" && text_is out "$2" "${@:3}"
}

# says TEXT COMMAND...: answers with status 0.
says() {
	answers 0 "$@"
}

# prints COMMAND... <<END: says, with the wanted output on standard input and none for the command.
prints() {
	cat >"$BATS_TEST_TMPDIR/.wanted"
	gives "$BATS_TEST_TMPDIR/.wanted" "$@" </dev/null
}

# gives FILE COMMAND...: says, with the wanted output in FILE.
gives() {
	try "${@:2}"
	wants 0 "${@:2}" && text_is err '' "${@:2}" && is out "$1" "${@:2}"
}

# complains STATUS TEXT COMMAND...: the status, no output, TEXT as the whole standard error.
complains() {
	try "${@:3}"
	wants "$1" "${@:3}" && text_is out '' "${@:3}" && text_is err "$2" "${@:3}"
}

# fails STATUS PATTERN COMMAND...: as complains, for a standard error that a regex matches.
fails() {
	try "${@:3}"
	wants "$1" "${@:3}" && text_is out '' "${@:3}" || return
	grep -qE -- "$2" "$BATS_TEST_TMPDIR/.err" || {
		echo "no '$2' in the standard error of: ${*:3}"
		cat "$BATS_TEST_TMPDIR/.err"
		return 1
	}
}

# json FILTER WANTED COMMAND...: every line of the output is JSON; jq -c FILTER of them is WANTED.
json() {
	try "${@:3}"
	wants 0 "${@:3}" && text_is err '' "${@:3}" || return
	assert_equal "$(jq -c "$1" "$BATS_TEST_TMPDIR/.out")" "$2"
}

# boards FILE: how many boards there are in it.
boards() {
	grep -c '^enorm 1' "$1"
}

# in_order PATTERN...: events that match these patterns follow each other in .out.
in_order() {
	local pattern last=0 line
	for pattern; do
		line=$(grep -nE "^event $pattern" .out | cut -d: -f1 | awk -v last="$last" '$1 > last' | head -n 1)
		[[ -n $line ]] || { echo "no '$pattern' after line $last of:" && cat .out && return 1; }
		last=$line
	done
}

# has PATTERN...: a line of .out begins so, for each.
has() {
	local pattern
	for pattern; do
		grep -qE "^$pattern" .out || { echo "no '$pattern' in:" && cat .out && return 1; }
	done
}

# hasnt PATTERN...: no line of .out begins so, for any.
hasnt() {
	local pattern
	for pattern; do
		if grep -E "^$pattern" .out; then return 1; fi
	done
}

# holds PROPERTY: nothing that was found against generated boards, NAME.wrong, is about it.
holds() {
	local found
	found=$(cd "$BATS_FILE_TMPDIR" && cat ./*.wrong | grep -E "^$1 ") || return 0
	head -n 12 <<<"$found"
	echo "$(wc -l <<<"$found") in all"
	return 1
}

# built TARGET...: make as the build under test was made, so that nothing is built anew.
built() {
	local -a words=("$@")
	case $ENORM_BUILD in *-san) words+=(SAN=1) ;; esac
	make -s -C "$ROOT" ${CC:+CC="$CC"} "${words[@]}" >/dev/null
}
