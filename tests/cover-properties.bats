#!/usr/bin/env bats
# enorm-cover over thousands of pairs on generated boards: what must hold whatever the board is.
load helper

QUESTIONS=(--cover --sight --range --distance --adjacent '--zone 3')

setup_file() {
	cd "$BATS_FILE_TMPDIR" || return
	python3 "$BATS_TEST_DIRNAME/gen_board.py" 20261116 "${PROPERTY_BOARDS:-400}" >boards
}

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	boards=$BATS_FILE_TMPDIR/boards
}

# facts OPTION... < BOARDS: BOARD FROM TO ANSWER for every pair, in order.
facts() {
	enorm-cover -T json --pairs "$@" >.facts || (($? == 1)) || return
	jq -r '[.board, .from, .to, (.answer | tostring), ((.tiles // []) | sort | join(","))] | join(" ")' \
		.facts | sort
}

# enough FILE LEAST: a property of nothing proves nothing.
enough() {
	(($(wc -l <"$1") >= $2)) || {
		echo "only $(wc -l <"$1") lines in $1"
		return 1
	}
}

# fits A B: no line of A is missing in B.
fits() {
	comm -23 "$1" "$2" >left
	[ ! -s left ] || {
		head -n 5 left
		return 1
	}
}

@test "sight is the same both ways" {
	facts --sight <"$boards" >there
	awk '{ print $1, $3, $2, $4, $5 }' there | sed 's/ *$//' | sort >back
	sed -i 's/ *$//' there
	enough there 3000
	diff there back
	grep -q true there
	grep -q false there
}

@test "distances, adjacency and Zones are the same both ways" {
	local question
	for question in --range --distance --adjacent '--zone 3'; do
		# shellcheck disable=SC2086 # an option and its value
		facts $question <"$boards" | sed 's/ *$//' >there
		awk '{ print $1, $3, $2, $4 }' there | sort >back
		enough there 3000
		diff there back
	done
}

@test "a board turned or mirrored gives the same answers" {
	local question turn
	for question in "${QUESTIONS[@]}" --front; do
		# shellcheck disable=SC2086 # an option and its value
		facts $question <"$boards" >"before$question"
		enough "before$question" 3000
	done
	for turn in 'rotate 90' 'rotate 180' 'rotate 270' mirror; do
		# shellcheck disable=SC2086 # a command and its word
		enorm-board $turn <"$boards" >turned
		for question in "${QUESTIONS[@]}" --front; do
			# shellcheck disable=SC2086
			facts $question <turned >after
			diff "before$question" after
		done
	done
}

@test "--pairs agrees with the single call, both ways" {
	local question pair
	for question in "${QUESTIONS[@]}" --front; do
		# shellcheck disable=SC2086 # an option and its value
		facts $question <"$boards" >all
		for pair in 'juliet grin-1' 'grin-1 juliet'; do
			# boards without the two are errors here, and pass by
			# shellcheck disable=SC2086
			enorm-cover -T json --keep-going $pair $question <"$boards" >single 2>errors || true
			jq -r '[.board, .from, .to, (.answer | tostring), ((.tiles // []) | sort | join(","))] | join(" ")' \
				single | sort >one
			enough one 300
			grep " $pair " all >same
			diff one same
		done
	done
}

@test "what is in the way never opens a line, and never shortens a count" {
	local gone
	facts --sight <"$boards" | awk '$4 == "true" { print $1, $2, $3 }' >seen
	enough seen 1000
	for gone in '^terrain' '^door' '^intruder grin-[23]|^intruder mothman'; do
		grep -vE "$gone" "$boards" >fewer
		facts --sight <fewer >all
		awk '$4 == "true" { print $1, $2, $3 }' all >still
		# only of those that are still there
		awk '{ print $1, $2, $3 }' all >there
		comm -12 <(sort seen) <(sort there) >was
		fits was still
		facts --range <fewer | awk '{ print $1, $2, $3, $4 }' >shorter
		facts --range <"$boards" | awk '{ print $1, $2, $3, $4 }' >longer
		awk 'NR == FNR { was[$1 " " $2 " " $3] = $4; next }
			{ n = was[$1 " " $2 " " $3] }
			n != "null" && ($4 == "null" || $4 > n) { print; bad = 1 }
			END { exit bad }' longer shorter
	done
}

@test "cover comes from a tile beside the target, with the attacker strictly beyond it" {
	enorm-cover -T json --pairs <"$boards" >all || (($? == 1))
	jq -c 'select(.answer)' all >given
	enough given 100
	# as rows and columns: the tile shares a border with the target, and on the axis they part
	jq -e -n 'def at: [(.[0:1] | explode[0]), (.[1:] | tonumber)];
		def sign: if . < 0 then -1 elif . > 0 then 1 else 0 end;
		all(inputs; (.to_at | at) as $to | (.from_at | at) as $from
			| all(.reasons[] | select(.word == "parts") | .space | at;
				. as $tile
				| [0, 1] | map($to[.] - $tile[.]) | (map(fabs) | add) == 1
				and any((0, 1); . as $i
					| (($to[$i] - $tile[$i]) | sign) * (($from[$i] - $tile[$i]) | sign) == -1)))' \
		given >/dev/null
	# without a ranged attack it does not apply
	jq -r 'select(.answer and (.ranged | not)) | .applies' all | sort -u >applies
	assert_equal "$(cat applies)" false
}

@test "a second, naive reading of the rules agrees on every pair of figures" {
	head -n "$(awk '/^done$/ && ++n == 250 { print NR }' "$boards")" "$boards" >some
	python3 "$ROOT/tests/naive_sight.py" --figures <some |
		awk '{ a = $2 ~ /^(grin|mothman)/; b = $3 ~ /^(grin|mothman)/ } a != b' >naive
	enough naive 2000
	awk '{ print $1, $2, $3, $4 }' naive | sort >want
	facts --sight <some | awk '{ print $1, $2, $3, $4 == "true" ? "yes" : "no" }' >got
	diff want got
	awk '{ print $1, $2, $3, $8 }' naive | sort >want
	facts --adjacent <some | awk '{ print $1, $2, $3, $4 == "true" ? "yes" : "no" }' >got
	diff want got
	awk '{ print $1, $2, $3, $6 }' naive | sort >want
	facts --distance <some | awk '{ print $1, $2, $3, $4 == "null" ? "-" : $4 }' >got
	diff want got
	awk '{ print $1, $2, $3, $7 }' naive | sort >want
	facts --range <some | awk '{ print $1, $2, $3, $4 == "null" ? "-" : $4 }' >got
	diff want got
	awk '{ print $1, $2, $3, $5 }' naive | sort >want
	facts --cover <some | awk '{ print $1, $2, $3, $5 == "" ? "-" : $5 }' >got
	diff want got
}

@test "a piece that --why-not blames alone does open the line when it goes" {
	local number from to piece kind tried=0
	enorm-cover -T json --pairs --sight --why-not <"$boards" >all || (($? == 1))
	jq -r 'select(.missing.word == "single-piece" and (.missing.text | test("without the ") | not))
		| [.board, .from, .to, (.missing.text | split(" without ")[1] | split(" or ")[0])] | join(" ")' \
		all | awk 'NR % 7 == 1' | head -n 25 >blamed
	enough blamed 15
	while read -r number from to piece; do
		awk -v n="$number" '/^enorm 1$/ { i++ } i == n' "$boards" >one
		kind=$(awk -v name="$piece" '$2 == name { print $1 }' one)
		answers 1 '' enorm-cover -q -f one "$from" "$to" --sight
		enorm-board drop "$kind" "$piece" <one >without
		answers 0 '' enorm-cover -q -f without "$from" "$to" --sight
		tried=$((tried + 1))
	done <blamed
	((tried >= 15))
	# and nothing else would: of those that blame nobody, no tile or door opens it alone
	jq -r 'select(.missing.word == "no-single-piece") | [.board, .from, .to] | join(" ")' all |
		awk 'NR % 40 == 1' | head -n 8 >unblamed
	enough unblamed 3
	while read -r number from to; do
		awk -v n="$number" '/^enorm 1$/ { i++ } i == n' "$boards" >one
		while read -r kind piece _; do
			enorm-board drop "$kind" "$piece" <one >without
			answers 1 '' enorm-cover -q -f without "$from" "$to" --sight
		done < <(grep -E '^(terrain|door) ' one)
	done <unblamed
}
