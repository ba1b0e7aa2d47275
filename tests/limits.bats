#!/usr/bin/env bats
# enorm-limits(7): its numbers are those of the source, and its sentences those of the tools.

load helper

constants() { # NAME NUMBER, of every limit the page names
	local name text
	for name in $(sed -nE 's/^\.\\" ([A-Z_]+)$/\1/p' "$ROOT/man/enorm-limits.7"); do
		text=$(grep -rhoE "^#define $name +.*" "$ROOT/lib" | head -n 1 |
			sed -E 's/^#define [A-Z_]+ +//; s|/\*.*||; s/\(size_t\)//; s/L *$//')
		echo "$name $((text))"
	done
}

@test "every number of the page is that of the source" {
	local name number wanted
	constants >got
	(($(wc -l < got) >= 18))
	while read -r name number; do
		wanted=$(grep -A1 -F ".\\\" $name" "$ROOT/man/enorm-limits.7" | sed -nE 's/^\.It ([0-9,]+).*/\1/p')
		assert_equal "$name $number" "$name ${wanted//,/}"
	done < got
}

told() { # STATUS SENTENCE COMMAND...: it fails so, and the page has the sentence
	local status_wanted=$1 sentence=$2
	shift 2
	run --separate-stderr "$@"
	assert_equal "$status" "$status_wanted"
	assert_equal "$output" ""
	# shellcheck disable=SC2154 # set by run
	[[ $stderr == *"$sentence"* ]] || { echo "$stderr" && return 1; }
	grep -qF -- "$sentence" "$ROOT/man/enorm-limits.7"
}

@test "past a limit of what is read: its sentence" {
	{ echo 'enorm 1' && printf '# %65600s\n' x && echo 'map 1x1' && echo 'done'; } >line.board
	told 65 'the line is longer than 65536 bytes' enorm-board check -f line.board
	{ echo 'enorm 1' && echo 'map 1x1' && yes 'event note text=x' | head -n 20001 && echo 'done'; } >records.board
	told 65 'more than 20000 records' enorm-board check -f records.board
	{ echo 'enorm 1' && for ((i = 0; i < 9000; i++)); do printf '# %01000d\n' 0; done && echo 'map 1x1' && echo 'done'; } >large.board
	told 65 'the board is larger than 8388608 bytes' enorm-board check -f large.board
	printf 'enorm 1\nmap 27x1\ndone\n' >rows.board
	told 65 "a map's size is ROWSxCOLUMNS, at most 26x99" enorm-board check -f rows.board
	{ printf 'enorm 1\nmap 2x99\n' && for ((i = 1; i <= 100; i++)); do echo "spacer s-$i -"; done && echo 'done'; } >many.board
	told 65 'more than 99 Spacers; part them over several boards' enorm-board check -f many.board
}

@test "past a limit of what is typed or worked out: its sentence" {
	told 64 'more than 99 dice: roll them in parts' enorm-roll "$(printf 'r%.0s' {1..100})"
	{ echo 'enorm 1' && echo 'map 1x12' && echo 'spacer ann A1' && printf 'intruder grin-%d A2\n' {1..10} |
		awk '{ $3 = "A" NR + 1 } 1' && echo 'done'; } >a.board
	told 64 'more than 9 targets' enorm-attack ann "$(printf 'grin-%d,' {1..9})grin-10" -f a.board
}
