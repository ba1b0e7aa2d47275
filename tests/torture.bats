#!/usr/bin/env bats
# Everything that can fail fails: see enorm-limits(7). EVERY says which allocation and SYSTEM which call
# of the system, each with 1; CALLS how many random calls of either sort; KILLS how many appends are killed. `make
# torture` has the long form, SEED another one. A sanitizer's look for leaks takes a tenth of a second.
load helper
SANITIZED=$([[ $BUILD == *-san ]] && echo 1 || true)
EVERY=${EVERY:-${SANITIZED:+601}} EVERY=${EVERY:-97}
SYSTEM=${SYSTEM:-${SANITIZED:+7}} SYSTEM=${SYSTEM:-2}
CALLS=${CALLS:-2000} KILLS=${KILLS:-25} SEED=${SEED:-1}

# stage: what the rows of torture/table name.
stage() {
	cp "$EXAMPLES"/*.board "$EXAMPLES/push.case" .
	mkdir -p mine bin
	enorm-board data dice </dev/null >mine/dice.csv
	enorm-board data weapons </dev/null >mine/weapons.csv
	enorm-attack juliet grin-1 --outcomes <attack.board >many.board
	cat attack.board attack.board >two.board
	enorm-attack juliet grin-1 --ask dice --seed 3 <attack.board >asked.board 2>/dev/null || (($? == 2))
	# In the place of groff, which is another's to torture.
	printf '#!/bin/sh\ncat >/dev/null\necho %%PDF\necho enorm-part 1 2 >&2\n' >bin/groff
	chmod +x bin/groff
	PATH=$PWD/bin:$BUILD:$PATH # and no file of tests/tap.sh
}

# rows WHAT...: every row of the table through torture-fail.
rows() {
	local from game call words told=0
	stage
	while read -r from game call; do
		[[ $from != '#'* ]] || continue
		read -ra words <<<"$call"
		words=("${words[@]//%20/ }")
		[[ $from != - ]] || from=/dev/null
		[[ $game == - ]] || set -- "$@" -g "$game"
		"$BUILD/torture-fail" "$@" "${words[@]}" <"$from" >.told || {
			cat .told
			return 1
		}
		[[ $game == - ]] || set -- "${@:1:$#-2}"
		! grep -q ' [1-9][0-9]* \(out of memory\|errors\),' .told || told=$((told + 1))
	done <"$BATS_TEST_DIRNAME/torture/table"
	((told > 25)) || fail "only $told calls failed at all"
}

@test "every tool has a call that is tortured" {
	local tool
	for tool in $(enorm | sed -n 's/^  \([a-z]*\)  .*/\1/p'); do
		grep -q "^[^#].* enorm-$tool " "$BATS_TEST_DIRNAME/torture/table" || fail "no call of enorm-$tool"
	done
	((${#tool} > 0))
}

@test "an allocation fails, once and with all behind it: status 71 or no harm, and nothing is leaked" {
	rows -e "$EVERY"
}

@test "a call of the system fails, or moves less than it should: the documented statuses, and the game is whole" {
	rows -i -e "$SYSTEM"
}

@test "standard input, output and error that are closed: a sentence or none, and never our file in their place" {
	local n=0 from game call words want
	stage
	while read -r from game call; do
		[[ $from != '#'* && $game == - ]] || continue
		read -ra words <<<"$call"
		words=("${words[@]//%20/ }")
		[[ $from != - ]] || from=/dev/null
		try "${words[@]}" <"$from"
		want=$status
		[[ ! -s .out ]] || want=74
		try bash -c '"$@" >&-' - "${words[@]}" <"$from"
		wants "$want" "standard output closed: $call"
		[[ -s .err ]] || fail "$call says nothing of it"
		try bash -c '"$@" 2>&-' - "${words[@]}" <"$from"
		((status < 3)) || wants 0 "standard error closed: $call"
		try bash -c '"$@" <&-' - "${words[@]}"
		((status < 3 || status == 65 || status == 74)) || wants 65 "standard input closed: $call"
		try bash -c '"$@" <&- >&- 2>&-' - "${words[@]}"
		((status < 3 || status == 65 || status == 74)) || wants 74 "all closed: $call"
		n=$((n + 1))
	done <"$BATS_TEST_DIRNAME/torture/table"
	((n > 20))
}

# ---- game files ----

# whole GAME N: every board of it reads, and there are no fewer than N and one.
whole() {
	local boards
	enorm-board check -q -g "$1" || fail "the game is not whole: $(enorm-board check -g "$1" 2>&1 | head -n 3)"
	boards=$(enorm-board format <"$1" 2>/dev/null | grep -c '^done$')
	((boards >= $2 + 1)) || fail "$boards boards, and $2 calls said that they were done"
}

@test "a call that is killed loses no board but its own" {
	local i done=0
	typed 'map 3x3' 'spacer ann A1' 'rng pcg64 6c825aba953b2423a94225690a120ffd' >game
	RANDOM=$SEED
	for ((i = 0; i < KILLS; i++)); do
		enorm-board put "title call $i" -g game >/dev/null 2>&1 &
		sleep "0.00$((RANDOM % 10))$((RANDOM % 10))"
		kill -9 $! 2>/dev/null || true
		! wait $! || done=$((done + 1))
	done
	whole game "$done"

	enorm-board put 'title the end' -g game 2>/dev/null
	whole game $((done + 1))
}

@test "eight processes at one game file: every call that was done is in it" {
	local i
	typed 'map 3x3' 'spacer ann A1' >game
	for i in {1..8}; do
		(for k in {1..5}; do enorm-board put "title $i.$k" -g game >/dev/null || exit; done) &
	done
	wait
	whole game 40
	for i in {1..8}; do
		[ "$(grep -c "^title $i\.[1-5]$" game)" -ge 5 ]
	done
}

@test "a full file system: the game stays as it was, and the call says so" {
	typed 'map 3x3' 'spacer ann A1' >game
	cp game before
	local kb
	PATH=$BUILD:$PATH # and no file of tests/tap.sh
	for kb in 1 2 4; do
		# shellcheck disable=SC2016 # for the inner shell
		try bash -c 'ulimit -f $0; exec enorm-board put "title $(printf "x%.0s" {1..3000})" -g game' "$kb"
		((status == 0)) || {
			wants 74 "a limit of $kb KB"
			grep -q 'cannot write the game file: File too large' .err
			cmp before game
			[ ! -s .out ]
		}
	done
	((status == 0)) || fail 'no limit was large enough'
	try bash -c 'enorm-show >/dev/full' <before
	wants 74 '/dev/full'
	grep -qx 'enorm-show: cannot write: No space left on device' .err
}

# ---- random calls ----

# random WORD...: torture-calls in the directory of the test, where it leaves what it found.
random() {
	"$BUILD/torture-calls" "$@" 2>.found || {
		cat .found
		sed 's/^/call: /' torture.call
		return 1
	}
}

@test "calls that were found to break a promise keep it" {
	random "$BATS_TEST_DIRNAME"/torture/found/*.call
}

@test "random calls that somebody could mean keep every promise" {
	random -s "$SEED" -c "$CALLS" "$ROOT"
}

@test "every call of the cases stops at each of its questions, and its answers keep every promise" {
	random -a -s "$SEED" -c 1000000 "$ROOT"
}

@test "random hostile calls keep every promise" {
	random -h -s "$SEED" -c "$CALLS" "$ROOT"
}
