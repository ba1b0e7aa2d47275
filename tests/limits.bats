#!/usr/bin/env bats
# enorm-limits(7): its numbers are those of the source, and its sentences those of the tools.

load helper

constants() { # NAME NUMBER, of every limit the page names
	local name text
	for name in $(sed -nE 's/^\.\\" ([A-Z_]+)$/\1/p' "$ROOT/man/enorm-limits.7"); do
		text=$(grep -rhoE "^#define $name +.*" "$ROOT/lib" | head -n 1 |
			sed -E 's/^#define [A-Z_]+ +//; s|/\*.*||; s/\(size_t\)//; s/L *$//; s/LINE_MOST/65536/')
		echo "$name $((text))"
	done
}

@test "every number of the page is that of the source" {
	local name number wanted
	constants >got
	(($(wc -l < got) >= 29))
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

@test "past a limit of what is read: its sentence, for words, tables, effects, drawings and cases" {
	{ printf 'enorm 1\nmap 1x1\nspacer ann A1' && printf ' x-k%d=1' {1..62} && printf '\ndone\n'; } >words.board
	told 65 'more than 64 words' enorm-board check -f words.board
	sed 's/ x-k62=1//' words.board | enorm-board check -q
	mkdir -p mine
	{ head -n 1 "$ROOT/data/keywords.csv" && printf 'x-a,%065600d,weapon,-,a,owner\n' 0; } >mine/keywords.csv
	told 65 'the line is longer than 65536 bytes' enorm-board data keywords --data mine </dev/null
	rm mine/*
	{ cat "$ROOT/data/dice.csv" && echo 'red,21,0,0,0,0,owner'; } >mine/dice.csv
	told 65 'is not a whole number from 1 to 20' enorm-board data dice --data mine </dev/null
	rm mine/*
	told 65 'more than 16 guards; part it into two texts' enorm-harm juliet --effect \
		"$(printf 'pool==%d: stress 1; ' {1..17})stress 1" -f "$EXAMPLES/attack.board"
	{ printf 'enorm 1\nmap 2x3\n' && printf 'spacer s-%d A1\n' {1..4001}; } >drawing
	told 65 'more than 4000 pieces' enorm-board draw -f drawing
	mkdir many
	(cd many && touch {1..4097}.case)
	told 65 'there are more than 4096 *.case in it' enorm-case list many
}

@test "a board as large as it may be is read whole: what is about everyone is about 99 Spacers" {
	{
		printf 'enorm 1\nmap 2x99\nround 2 phase=end\npriority s-1\n'
		for i in {1..99}; do echo "spacer s-$i A$i"; done
		printf 'queue end-of-round effect="stress 1 everyone"\ndone\n'
	} >a.board
	enorm-turn end-round -f a.board >b.board
	assert_equal "$(grep -c '^spacer .* stress=1' b.board)" 99
}

@test "of any number of things that are carried the player picks" {
	mkdir -p mine
	{ head -n 1 "$ROOT/data/weapons.csv" && for i in {100..180}; do sed -n "s/^osr-3,/w-$i,/p" "$ROOT/data/weapons.csv"; done; } >mine/weapons.csv
	export ENORM_DATA=mine
	{ printf 'enorm 1\nmap 1x1\nspacer ann A1\n' && printf 'gear ann w-%d\n' {100..180} && echo 'done'; } >a.board
	enorm-harm ann --effect 'disable weapon' --choose ann.disable=w-180 -f a.board >b.board
	grep -q '^gear ann w-180 .*disabled' b.board
}

@test "more rolls and decisions than a call explores are an error, and a crowd is counted as work" {
	{
		printf 'enorm 1\nmap 26x99\nround 2 phase=intruder\nspacer juliet A1\nturn juliet done\npriority juliet\n'
		for row in {B..Z}; do for ((i = 1; i < 100; i++)); do echo "intruder grin-$((++n)) $row$i"; done; done
		echo 'done'
	} >a.board
	told 65 'more than 4096 rolls and decisions in one call; make it in parts' enorm-turn intruders --outcomes --all -f a.board
	run --separate-stderr enorm-turn intruders --odds -f a.board
	assert_equal "$status" 65
	[[ $stderr == *'there are too many ways this can go; settle some'* ]]
}

@test "past a limit of what is typed or worked out: its sentence" {
	# shellcheck disable=SC2046 # many words
	told 64 'excess option' enorm-attack juliet grin-1 $(printf -- '--choose x%d=1 ' {1..65}) -f "$EXAMPLES/attack.board"
	told 64 'the arguments are longer than 65408 bytes' enorm-attack juliet grin-1 --choose "x=$(printf 'y%.0s' {1..65500})" \
		-f "$EXAMPLES/attack.board"
	enorm-board put "title $(printf 'a%.0s' {1..60})d" <"$EXAMPLES/attack.board" >long.board
	told 64 'the pattern takes too long on' enorm-odds --where '^title (a|aa|a?a)+$' -f long.board
	told 64 'more than 99 dice: roll them in parts' enorm-roll "$(printf 'r%.0s' {1..100})"
	{ echo 'enorm 1' && echo 'map 1x12' && echo 'spacer ann A1' && printf 'intruder grin-%d A2\n' {1..10} |
		awk '{ $3 = "A" NR + 1 } 1' && echo 'done'; } >a.board
	told 64 'more than 9 targets' enorm-attack ann "$(printf 'grin-%d,' {1..9})grin-10" -f a.board
}
