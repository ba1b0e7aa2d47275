#!/usr/bin/env bats
# Everything that can fail fails: see enorm-limits(7). EVERY says which allocation and SYSTEM which call
# of the system, each with 1; CALLS how many random calls of either sort; KILLS how many appends are killed. `make
# torture` has the long form, SEED another one. A sanitizer's look for leaks takes a tenth of a second.
load helper
SANITIZED=$([[ $BUILD == *-san ]] && echo 1 || true)
EVERY=${EVERY:-${SANITIZED:+601}} EVERY=${EVERY:-1}
SYSTEM=${SYSTEM:-${SANITIZED:+7}} SYSTEM=${SYSTEM:-1}
CALLS=${CALLS:-2000} KILLS=${KILLS:-25} SEED=${SEED:-1}

# stage: what the rows of torture/table name.
stage() {
	cp "$EXAMPLES"/*.board "$EXAMPLES/push.case" .
	mkdir -p mine bin
	enorm-board data dice </dev/null >mine/dice.csv
	enorm-board data weapons </dev/null >mine/weapons.csv
	enorm-attack juliet grin-1 --outcomes <attack.board >many.board
	cat attack.board attack.board >two.board
	printf %s "$(cat attack.board)" >open.board # the last line has no end
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

@test "a call of the system fails, moves less than it should, or is killed: the documented statuses, and the game is whole" {
	rows -i -e "$SYSTEM"
}

# closed WORD...: the call with each set of the three descriptors closed. What is closed fails with 74, or is
# not asked for; and what the call opens itself never takes its place.
closed() {
	local set want
	for set in '<&-' '>&-' '2>&-' '<&- >&-' '<&- 2>&-' '>&- 2>&-' '<&- >&- 2>&-'; do
		[[ ! -s game.before ]] || cp game.before "$game"
		try bash -c "\"\$@\" $set" - "$@" <"$from"
		want=$good
		[[ $set != *' >'* && $set != '>'* ]] || ! "$prints" || want=74
		[[ $set != '<'* ]] || want=65,$want
		[[ $set != '<'* || $status != 74 ]] || want=74
		[[ ,$want, == *",$status,"* ]] || wants "$want" "closed $set: $*"
		[[ $set == *'2>'* || $status -lt 64 || -s .err ]] || fail "$* $set says nothing of it"
		[[ $game == - ]] || whole "$game" 0
		[[ $game == - || $status -lt 64 ]] || cmp -s game.before "$game" || [[ $set == *'2>'* ]] ||
			grep -q 'do not repeat the call' .err || fail "$* $set changed the game without a word"
	done
}

@test "standard input, output and error that are closed: a sentence or none, and never our file in their place" {
	local n=0 from game call words good prints
	stage
	while read -r from game call; do
		[[ $from != '#'* ]] || continue
		read -ra words <<<"$call"
		words=("${words[@]//%20/ }")
		[[ $from != - ]] || from=/dev/null
		rm -f game.before
		[[ $game == - ]] || cp "$game" game.before
		try "${words[@]}" <"$from"
		good=$status prints=false
		[[ ! -s .out ]] || prints=true
		closed "${words[@]}"
		[[ ! -s game.before ]] || cp game.before "$game"
		n=$((n + 1))
	done <"$BATS_TEST_DIRNAME/torture/table"
	((n > 30))
}

# ---- game files ----

# whole GAME N: every board of it reads, and there are no fewer than N and one.
whole() {
	local boards
	enorm-board check -q -g "$1" || fail "the game is not whole: $(enorm-board check -g "$1" 2>&1 | head -n 3)"
	boards=$(enorm-board format <"$1" 2>/dev/null | grep -c '^done$')
	((boards >= $2 + 1)) || fail "$boards boards, and $2 calls said that they were done"
}

@test "half a board at the end is left out to its last byte, and the warning of it never goes into the game" {
	local set
	PATH=$BUILD:$PATH # and no file of tests/tap.sh
	typed 'map 3x3' 'spacer ann A1' | enorm-board format >whole
	{ cat whole && enorm-board put 'title a' <whole; } >wanted
	for set in '' '2>&-' '<&- >&- 2>&-'; do
		{ cat whole && printf 'enorm 1\ntitle %s\nmap' "$(printf 'x%.0s' {1..3000})"; } >game
		bash -c "enorm-board put 'title a' -g game $set" >out 2>err || (($? == 74))
		cmp game wanted
	done
}

@test "a call that is killed loses no board but its own" {
	local i done=0 span at
	PATH=$BUILD:$PATH # and no file of tests/tap.sh, which would be killed in its place
	typed 'map 3x3' 'spacer ann A1' 'rng pcg64 6c825aba953b2423a94225690a120ffd' >game
	# as long as such a call takes, so that it is killed anywhere in it
	cp game other
	span=$EPOCHREALTIME
	for i in {1..10}; do enorm-board put "title $i" -g other >/dev/null; done
	span=$(((${EPOCHREALTIME/./} - ${span/./}) / 10))
	RANDOM=$SEED
	for ((i = 0; i < KILLS; i++)); do
		enorm-board put "title call $i" -g game >/dev/null 2>&1 &
		at=$((${EPOCHREALTIME/./} + RANDOM * span * 3 / 2 / 32768))
		while ((${EPOCHREALTIME/./} < at)); do :; done
		kill -9 $! 2>/dev/null || true
		if wait $!; then
			done=$((done + 1))
			echo "title call $i" >>said
		fi
	done
	echo "$done of $KILLS calls were done"
	((done > 0 && done < KILLS)) || fail "$done of $KILLS calls were done"
	whole game "$done"
	sort said | comm -23 - <(sort game) | tee lost
	[ ! -s lost ] || fail 'a board is lost whose call said that it was done'

	enorm-board put 'title the end' -g game 2>/dev/null
	whole game $((done + 1))
	assert_equal "$(grep '^title' game | tail -n 1)" 'title the end'
}

@test "eight processes at one game file: every call that was done is in it" {
	local i
	typed 'map 3x3' 'spacer ann A1' >game
	for i in {1..8}; do
		(for k in {1..5}; do enorm-board put "title $i.$k" -g game >/dev/null || echo "$i.$k" >>failed; done) &
	done
	wait
	[ ! -e failed ] || fail "failed: $(cat failed)"
	whole game 40
	for i in {1..8}; do
		assert_equal "$(grep "^title $i\.[1-5]$" game | uniq)" "$(printf "title $i.%d\n" {1..5})"
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

# share STATUS PERCENT: of the calls that `random` counted at least so many ended so.
share() {
	awk -v status="$1" -v percent="$2" '{
		for (i = 2; i <= NF; i++)
			if ($i == "status" && $(i + 1) + 0 == status) n = $(i - 2)
		exit !(n * 100 >= $1 * percent)
	}' .told || fail "too few of status $1: $(cat .told)"
}

@test "random calls that somebody could mean keep every promise" {
	random -s "$SEED" -c "$CALLS" "$ROOT" >.told
	share 0 20
	share 1 10
}

@test "every call of the cases stops at each of its questions, and its answers keep every promise" {
	random -a -s "$SEED" -c 1000000 "$ROOT"
}

@test "random hostile calls keep every promise" {
	random -h -s "$SEED" -c "$CALLS" "$ROOT"
}
