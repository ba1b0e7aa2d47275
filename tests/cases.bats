#!/usr/bin/env bats
# enorm-case, which runs the case files, and what all of ours have in common.
load helper

CASES=$ROOT/tests/cases

# written LINE...: x.case with one case of these lines, in which > is a tab. What is left out of it is
# filled in: juliet is pushed from A1 to A3.
written() {
	local before=(before: '>map 1x5' '>spacer juliet A1 vitals=9 stress=1' '>intruder grin-1 A5')
	[[ $(printf '\n%s' "$@") == *$'\n'before:* ]] || set -- "$@" "${before[@]}"
	[[ $(printf '\n%s' "$@") == *$'\n'command:* ]] || set -- "$@" 'command: enorm-knockback juliet 2 --direction e'
	printf '%s\n' 'case: a push' 'clause: KB-01' "$@" | sed 's/^>/\t/' >x.case
}

# passes LINE...: the case of these lines holds.
passes() {
	written "$@"
	prints enorm-case run x.case <<-'END'
		1..1
		ok 1 - x.case:1 a push [KB-01]
	END
}

# breaks DIAGNOSIS... -- LINE...: the case of these lines fails, and its diagnosis has each of these
# lines, in this order.
breaks() {
	local wanted=('1..1' 'not ok 1 - x.case:1 a push [KB-01]') line
	while [[ $1 != -- ]]; do
		wanted+=("# $1")
		shift
	done
	written "${@:2}"
	try enorm-case run x.case
	wants 1 enorm-case "$@" && text_is err '' enorm-case "$@" || return
	for line in "${wanted[@]}"; do
		read_to "$line" || { echo "no '$line', in its place, in:" && cat .out && return 1; }
	done <.out
}

# read_to LINE: reads up to that line of standard input.
read_to() {
	local line
	while IFS= read -r line; do
		[[ $line != "$1" ]] || return 0
	done
	return 1
}

# read_match PATTERN: reads up to a line of standard input in which it stands, * for anything.
read_match() {
	local line
	while IFS= read -r line; do
		# shellcheck disable=SC2053 # a pattern
		[[ $line != *$1* ]] || return 0
	done
	return 1
}

# wrong LINE SENTENCE LINE...: the case of these lines is malformed there.
wrong() {
	written "${@:3}"
	complains 65 "enorm-case: x.case:$1: $2" enorm-case run x.case
}

# ---- all case files ----

@test "every clause that a case names is one of the rules or rulings" {
	cut -d, -f1 "$ROOT"/data/{rules,rulings}.csv | sort >known
	sed -n 's/^clause: *//p' "$ROOT"/tests/cases/*.case | tr -s ', ' '\n' | sort -u >named
	[[ -s named ]]
	assert_equal "$(comm -13 known named)" ''
}

@test "the example of enorm-case(5) holds" {
	sed -n '/^case: a crate/,/^\.Ed/{/^\.Ed/!p}' "$ROOT/man/enorm-case.5" >x.case
	prints enorm-case run x.case <<-'END'
		1..1
		ok 1 - 4.A.1 x.case:1 a crate that stops a Spacer breaks [KB-17, KB-19]
	END
}

@test "every case of ours has an id of its own section, and each section its introduction" {
	local file
	for file in "$CASES"/*.case; do
		awk -v file="${file##*/}" '
			/^section: / { section = $2; next }
			/^intro: / { intro = 1 }
			/^case: / { cases++ }
			/^id: / { ids++; if (index($2, section ".") != 1) print file ": " $0 " in section " section }
			END {
				if (section !~ /^[0-9]+\.[A-Z]$/) print file ": no section"
				if (!intro) print file ": no introduction"
				if (cases != ids) print file ": " cases " cases and " ids + 0 " ids"
			}' "$file"
	done >found
	assert_equal "$(cat found)" ''
	enorm-case list "$CASES" >/dev/null
}

# ---- what holds and what fails ----

@test "a case that fails says so, with the command, what was expected and both boards drawn" {
	passes after: '>spacer juliet A3 vitals=9'
	breaks 'command: enorm-knockback juliet 2 --direction e' \
		'why: so that it fails' \
		'expected: spacer juliet A2 vitals=9' \
		'came out: spacer juliet A3 facing=n vitals=9 stress=1 adrenaline=0 character=juliet-abel suit=standard-eva' \
		'before:' '  A | J^  .   .   .   1v| A' \
		'after:' '  A | *   *  *J^  .   1v| A' -- \
		after: '>spacer juliet A2 vitals=9' 'why: so that it fails'
}

@test "a place, a word, a value and a missing record are each told apart" {
	local line came='came out: spacer juliet A3 facing=n vitals=9 stress=1 adrenaline=0 character=juliet-abel suit=standard-eva'
	for line in 'spacer juliet A1' 'spacer juliet dead' 'spacer juliet vitals=8' 'spacer juliet A3 stress=0'; do
		breaks "expected: $line" "$came" -- after: ">$line"
	done
	breaks 'expected: spacer romeo A3' 'came out: no such record' -- after: '>spacer romeo A3'
	breaks 'expected: intruder juliet A3' 'came out: no such record' -- after: '>intruder juliet A3'
	passes after: '>spacer juliet facing=n A3' '>intruder grin-1 type=grin'
}

@test "a default that the board leaves out agrees" {
	passes after: '>intruder grin-1 wounds=0'
	breaks 'expected: intruder grin-1 wounds=1' -- after: '>intruder grin-1 wounds=1'
}

@test "the same line twice wants two records" {
	local queue=(before: '>map 1x5' '>spacer juliet A1' '>queue noise who=juliet' '>queue noise who=juliet')
	passes "${queue[@]}" after: '>queue noise who=juliet' '>queue noise who=juliet'
	breaks 'expected: queue noise who=juliet' -- "${queue[@]:0:4}" after: '>queue noise who=juliet' '>queue noise who=juliet'
}

@test "texts between quotes are compared as texts" {
	local queue=(before: '>map 1x5' '>spacer juliet A1' '>queue end-of-run who=juliet effect="stress 2" # later')
	passes "${queue[@]}" after: '>queue end-of-run effect="stress 2"'
	breaks 'expected: queue end-of-run effect="stress 1"' -- "${queue[@]}" after: '>queue end-of-run effect="stress 1"'
}

@test "status: the exit status of the pipeline, 0 if none is given" {
	passes 'status: 64' 'command: enorm-knockback juliet 2'
	passes 'command: enorm-cover juliet grin-1 --sight'
	breaks 'expected status: 0' 'came out: 1' -- 'command: enorm-cover juliet grin-1'
	breaks 'expected status: 1' 'came out: 0' -- 'status: 1'
	breaks 'expected status: 0' 'came out: 64' 'standard error: enorm-knockback: which way? give --from SOURCE or --direction n|e|s|w' -- \
		'command: enorm-knockback juliet 2'
}

@test "no: there is no record that agrees" {
	passes after: '>no spacer romeo' '>no spacer juliet A1' '>no condition juliet' '>no blip'
	breaks 'expected: no intruder grin-1' 'came out: intruder grin-1 A5 facing=s type=grin' -- after: '>no intruder grin-1'
	breaks 'expected: no spacer juliet A3' -- after: '>no spacer juliet A3'
	breaks 'expected: no intruder' -- after: '>no intruder'
}

@test "without: the record is there and has no such word or key" {
	passes after: '>spacer juliet A3 without dead'
	breaks 'expected: spacer juliet without vitals' -- after: '>spacer juliet without vitals'
	breaks 'expected: spacer juliet without awakened' -- \
		before: '>map 1x5' '>spacer juliet A1 awakened' after: '>spacer juliet without awakened'
	breaks 'expected: spacer romeo without dead' 'came out: no such record' -- after: '>spacer romeo without dead'
}

@test "same: no record changed, whatever was refused or told" {
	passes 'command: enorm-cover juliet grin-1' 'status: 1' after: '>same'
	passes 'command: enorm-knockback juliet 1 --from juliet' 'status: 1' after: '>same' '>refused enorm-knockback'
	breaks 'expected: no record changed' \
		'was:      spacer juliet A1 facing=n vitals=9 stress=1 adrenaline=0 character=juliet-abel suit=standard-eva' \
		'came out: spacer juliet A3 facing=n vitals=9 stress=1 adrenaline=0 character=juliet-abel suit=standard-eva' -- \
		after: '>same'
	breaks 'expected: no record changed' 'came out: A | . | .   .   .   . |' -- \
		"command: enorm-board put 'wall A1-A2'" after: '>same'
}

@test "says: a sentence of the events, of a refusal, of standard error or of other output" {
	passes 'says: juliet suffers Knockback 2' 'says: [KB-01]'
	passes 'command: enorm-knockback juliet 1 --from juliet' 'status: 1' 'says: cannot be the source of its own push'
	passes 'command: enorm-knockback juliet 2' 'status: 64' 'says: which way?'
	passes 'command: enorm-knockback juliet 2 --direction e -T ruling' 'says: juliet goes to A3'
	breaks 'expected a sentence with: a Crash' 'said:' -- 'says: Knockback 2' 'says: a Crash'
	breaks 'expected a sentence with: --direction' -- 'says: --direction'
}

@test "silent: no sentence has it" {
	passes 'silent: a Crash' 'silent: --direction'
	breaks 'expected no sentence with: Knockback 2' 'said:' -- 'silent: a Crash' 'silent: Knockback 2'
}

@test "must not: what is described as a whole does not come out" {
	passes 'class: must not' after: '>spacer juliet A2'
	passes 'class: must not' after: '>spacer juliet A3' '>spacer juliet vitals=8'
	breaks 'must not come out: spacer juliet A3' -- 'class: must not' after: '>spacer juliet A3'
	breaks 'expected status: 1' -- 'class: must not' 'status: 1' after: '>spacer juliet A2'
	breaks 'expected: a board' 'came out: none' -- \
		'class: must not' after: '>spacer juliet A2' 'command: enorm-knockback juliet 2 --direction e -q'
}

@test "reading: comes out with its ruling, and only with it" {
	local run=(before: '>map 1x5' '>spacer juliet A1' '>spacer romeo A2' 'command: enorm-turn mode veteran')
	passes 'class: reading' 'ruling: RO-81 b' "${run[@]}" after: '>supply life-spares-juliet 4' '>ruling RO-81 b'
	breaks 'expected: supply life-spares 4' -- 'class: reading' 'ruling: RO-81 b' "${run[@]}" after: '>supply life-spares 4'
	breaks 'it holds without ruling RO-81 b too' -- 'class: reading' 'ruling: RO-81 b' "${run[@]}" after: '>supply time-crystals 2'
	passes 'class: reading' 'ruling: RO-81 a' "${run[@]}" after: '>supply life-spares 4'
}

@test "of several boards one is as described as a whole, or none" {
	local ways=(before: '>map 5x5' '>spacer juliet C3' '>intruder grin-1 B2'
		'command: enorm-knockback juliet 1 --from grin-1 --all')
	passes "${ways[@]}" after: '>spacer juliet D3'
	passes "${ways[@]}" after: '>spacer juliet C4'
	breaks 'on none of 2 boards; of the nearest:' 'expected: spacer juliet D4' -- "${ways[@]}" after: '>spacer juliet D4'
	breaks 'must not come out: spacer juliet D3' -- 'class: must not' "${ways[@]}" after: '>spacer juliet D3'
	passes 'class: must not' "${ways[@]}" after: '>spacer juliet D3' '>spacer juliet C4'
}

@test "the lines of the board are turned over too, unless their order is kept" {
	local first=(before: '>map 1x5' '>spacer ann A1' '>spacer bob A2' "command: sed -n '/^spacer/{p;q}'" 'says: ann')
	breaks 'with the lines of the board in reverse order' 'expected a sentence with: ann' -- "${first[@]}"
	passes "${first[@]}" 'order: kept'
}

@test "maps, comments, marks and queues keep their order" {
	passes before: '>map' '>  +---+---+' '>A | .   . |' '>  +---+---+' '>end' '>spacer ann A1' '>spacer bob A2' \
		'>mark A1 engram' '># first' '>queue noise who=ann' '>mark A1 other' '>queue noise who=bob' \
		'command: grep -v "^spacer" | enorm-board -T board put "spacer ann A1" "spacer bob A2" | grep -E "^(mark|queue|#)" | paste -sd,' \
		'says: mark A1 engram,mark A1 other,# first,queue noise who=ann,queue noise who=bob'
}

@test "dice that the case does not give are an error of the case" {
	breaks 'drawn and not given: roll; add --rolled, or --seed where it does not matter' -- \
		'command: enorm-roll rr --for juliet -T board'
	passes 'command: enorm-roll rr --for juliet -T board --seed 1'
	passes 'command: enorm-roll rr --for juliet -T board --rolled r1,r2'
}

@test "a command that does not end is ended, with all that it started" {
	written 'status: 0' 'command: sleep 31.4159 | sleep 31.4159'
	try enorm-case run --limit 1 x.case
	wants 1 enorm-case
	grep -qx '# came out: 124, it ran for more than 1 s' .out
	written 'status: 0' 'command: sleep 31.4159 >/dev/null 2>&1 & echo started' 'says: started'
	prints enorm-case run x.case <<-'END'
		1..1
		ok 1 - x.case:1 a push [KB-01]
	END
	! grep -lsz '[3]1\.4159' /proc/[0-9]*/cmdline
}

@test "a command that writes without end is ended" {
	written 'status: 0' 'command: yes'
	try enorm-case run x.case
	wants 1 enorm-case
	grep -qx '# came out: 125, it wrote more than 64 MiB' .out
}

@test "nothing stays behind, whatever a command leaves and however it ends" {
	mkdir tmp
	written 'status: 0' 'command: mkdir -p a/b; echo x >a/b/c; ln -s / a/root; chmod 500 a/b; echo done' 'says: done'
	TMPDIR=$PWD/tmp prints enorm-case run x.case <<-'END'
		1..1
		ok 1 - x.case:1 a push [KB-01]
	END
	assert_equal "$(ls -A tmp)" ''
	written 'status: 0' 'command: sleep 27.1828'
	TMPDIR=$PWD/tmp enorm-case run x.case >out 2>err &
	while ! ls tmp/*/work >/dev/null 2>&1; do sleep 0.02; done
	kill -TERM $!
	status=0
	wait $! || status=$?
	assert_equal "$status" 143
	assert_equal "$(ls -A tmp)" ''
	TMPDIR=$PWD/none fails 74 '^enorm-case: cannot make the directory .*/none/enorm-case\.[^:]*: No such file or directory; TMPDIR names another place for it$' \
		enorm-case run x.case
}

@test "--first: no more is run after the first that fails" {
	written after: '>spacer juliet A2'
	cp x.case y.case
	try enorm-case run --first x.case y.case
	wants 1 enorm-case
	assert_equal "$(grep -c '^not ok' .out)" 1
	assert_equal "$(tail -n 1 .out)" 'Bail out! --first: 1 cases were not run'
}

@test "a directory stands for the case files in it" {
	mkdir some
	written after: '>spacer juliet A3'
	cp x.case some/b.case
	cp x.case some/a.case
	echo nothing >some/README
	prints enorm-case run some <<-'END'
		1..2
		ok 1 - a.case:1 a push [KB-01]
		ok 2 - b.case:1 a push [KB-01]
	END
	rm some/*.case
	complains 65 'enorm-case: some: there is no *.case in it' enorm-case run some
}

@test "without a file the cases that come with enorm are run" {
	prints enorm-case list --filter '^1\.A\.1 ' <<-'END'
		1.A.1 space.case:4 sight slips between two Obstacles that touch at a corner, and nothing else does [LOS-07, RNG-04, ADJ-03]
	END
}

@test "an id is told, found, and no other case has it" {
	written 'id: 9.Z.1' after: '>spacer juliet A3'
	prints enorm-case run --filter '^9\.Z' x.case <<-'END'
		1..1
		ok 1 - 9.Z.1 x.case:1 a push [KB-01]
	END
	cp x.case y.case
	complains 65 'enorm-case: y.case:1: the id 9.Z.1 is that of x.case:1 too; each case has its own' enorm-case run x.case y.case
	wrong 3 'an id is letters, digits, dots and hyphens: id: 3.B.12' 'id: 9 Z' after: '>spacer juliet A3'
}

@test "explain: both boards, the ruling, why, and the clauses" {
	written 'id: 9.Z.1' 'why: She is pushed.' after: '>spacer juliet A3'
	try enorm-case explain 9.z.1 x.case
	wants 0 enorm-case
	text_is err '' enorm-case
	local line
	for line in '9.Z.1  a push' 'A | J^  .   .   .   1v| A' 'spacer juliet A1 vitals=9 stress=1' \
		'Call*enorm-knockback juliet 2 --direction e' 'juliet goes to A3' 'A | *   *  *J^  .   1v| A' \
		'Wanted*spacer juliet A3' 'Why*She is pushed.' 'Verdict*holds (x.case:1)' 'KB-01 '; do
		read_match "$line" || { echo "no '$line', in its place, in:" && cat .out && return 1; }
	done <.out
	complains 64 "enorm-case: no case 'nothing'; 'enorm-case list' lists them" enorm-case explain nothing x.case
	sed 's/9.Z.1/9.Z.2/; s/a push/a pushed one/' x.case >y.case
	complains 64 "enorm-case: 'pus' is in 2 titles: 9.Z.1, 9.Z.2; give an id or more of the title" enorm-case explain pus x.case y.case
	written after: '>spacer juliet A2'
	enorm-case explain 'a PUSH' x.case | grep -q 'it does not hold: enorm-case run tells more'
}

@test "explain: a refusal is a sentence with its clause" {
	written 'status: 1' 'command: enorm-knockback juliet 1 --from juliet'
	enorm-case explain push x.case >told
	grep -qx 'Ruling  refused: juliet cannot be the source of its own push \[KB-02\]' told
	run ! grep 'reason=' told
}

@test "print -T pdf: a board is not parted by the end of a page" {
	local i
	for i in $(seq 9); do
		printf 'case: number %d\nclause: KB-01\nbefore:\n' "$i"
		printf '\t%s\n' 'map 12x4' 'spacer juliet A1'
		printf 'command: enorm-knockback juliet 2 --direction e\n\n'
	done >many.case
	enorm-case print -T pdf many.case >many.pdf
	pdftotext -layout many.pdf many.txt
	awk '/\f/ { whole = 0 } /^\f? *L [|]/ { whole = 1 } /^\f? *A [|]/ { n++; parted += !whole }
		END { print n, parted; exit parted || n != 18 }' many.txt
}

@test "print: a page with every case and a picture of each board" {
	written 'id: 9.Z.1' after: '>spacer juliet A3'
	{ printf 'section: 9.Z The last\nintro: A <word> before.\n\n' && cat x.case; } >y.case
	enorm-case print -T html y.case >page
	assert_equal "$(grep -c '<svg' page)" 2
	assert_equal "$(grep -o 'id="[^"]*"' page | grep -v '"enorm-void"' | sort | uniq -d)" ''
	grep -q 'A &lt;word&gt; before\.' page
	grep -q '9.Z.1  a push' page
	assert_equal "$(grep -c '<style>' page)" 2
	grep -qx '<pre>map 1x5' page
	grep -qx 'spacer juliet A1 vitals=9 stress=1' page
	enorm-case print y.case | grep -qx '9.Z The last'
	fails 64 '^enorm-case: -T html goes with print and explain$' enorm-case run -T html y.case
	fails 64 '^enorm-case: --program does not go with list$' enorm-case list --program ./x y.case
}

@test "the cases of all files are numbered in order, and a filter picks some" {
	written after: '>spacer juliet A3'
	cp x.case y.case
	printf '\n# one more\n\ncase: another\n' >>y.case
	sed -n '2,$p' x.case >>y.case
	prints enorm-case run y.case x.case <<-'END'
		1..3
		ok 1 - y.case:1 a push [KB-01]
		ok 2 - y.case:13 another [KB-01]
		ok 3 - x.case:1 a push [KB-01]
	END
	prints enorm-case run --filter 'another' y.case x.case <<-'END'
		1..1
		ok 1 - y.case:13 another [KB-01]
	END
}

# ---- another program ----

@test "--program: another program is called with the name of the tool and its arguments" {
	cat >mine <<-'END'
		#!/bin/sh
		echo "$*" >>"$CALLS"
		[ "$1" = enorm-knockback ] && exec sed 's/juliet A1/juliet A3/'
	END
	chmod +x mine
	export CALLS=$PWD/calls
	written after: '>spacer juliet A3'
	prints enorm-case run --program ./mine x.case <<-'END'
		1..1
		ok 1 - x.case:1 a push [KB-01]
	END
	assert_equal "$(sort -u calls)" 'enorm-knockback juliet 2 --direction e'
	prints enorm-case run --program ./mine x.case <<-'END'
		1..1
		ok 1 - x.case:1 a push [KB-01]
	END
	sed -i 's/juliet A3/juliet A4/' mine
	try enorm-case run --program ./mine x.case
	wants 1 run
	grep -qx '# came out: spacer juliet A4 vitals=9 stress=1' .out
	grep -qx '#   A | .   .   .   J^  1v| A' .out
}

@test "--program: one that calls the tools is not called by itself" {
	printf '#!/bin/sh\n"$@" | sed "s/A3/A4/"\n' >mine
	chmod +x mine
	written after: '>spacer juliet A4'
	prints enorm-case run --limit 10 --program ./mine x.case <<-'END'
		1..1
		ok 1 - x.case:1 a push [KB-01]
	END
}

@test "--program, --filter, --limit, a command and an option that cannot be are refused with 64" {
	written after: '>spacer juliet A3'
	complains 64 "enorm-case: --program './nothing' cannot be run: name an executable file" enorm-case run --program ./nothing x.case
	complains 64 "enorm-case: --program '.' cannot be run: name an executable file" enorm-case run --program . x.case
	fails 64 "^enorm-case: .*boards" enorm-case run --boards
	complains 64 "enorm-case: --filter '(': at character 2: missing closing parenthesis" enorm-case run --filter '(' x.case
	complains 64 "enorm-case: --limit '0' is not a whole number from 1 to 3600" enorm-case run --limit 0 x.case
	complains 64 "enorm-case: no command 'runs' (did you mean 'run'?); there are run, list, explain, print" enorm-case runs
	complains 64 'enorm-case: say which command: run, list, explain, print' enorm-case
}

@test "--data: the tables that cases are judged by" {
	mkdir house
	printf 'name,title,keywords,source\ncrate,Box,cover,owner\n' >house/terrain.csv
	written before: '>map 1x5' '>spacer juliet A1' '>terrain crate-1 A2' 'command: enorm-knockback juliet 2 --direction e' after: '>spacer juliet A3'
	breaks 'expected: spacer juliet A3' -- before: '>map 1x5' '>spacer juliet A1' '>terrain crate-1 A2' after: '>spacer juliet A3'
	try enorm-case run --data house x.case
	wants 0 enorm-case
}

# ---- malformed files ----

@test "a malformed case is an error with its place, and nothing is run" {
	wrong 3 "this is neither 'key: value' nor a line that begins with a tab" 'whatever'
	wrong 3 "'cause' is no key of a case; they are case, id, clause, class, why, ruling, before, command, status, after, says, silent, order, section, intro" 'cause: none'
	wrong 4 'a line that belongs to the key above begins with a tab' 'after:' ' spacer juliet A3'
	wrong 3 "'before:' is empty" before:
	wrong 4 "a case has one 'status:'; this is the second" 'status: 0' 'status: 1'
	wrong 3 "the lines of 'after:' follow it, each behind a tab" 'after: same'
	wrong 3 "'class: may' is none of must, must not, reading" 'class: may'
	wrong 3 "'order: any' is none of kept" 'order: any'
	wrong 3 "'none' is no exit status" 'status: none'
	wrong 4 "leave out 'enorm 1' and 'done': they are added" before: '>enorm 1'
	wrong 3 'a ruling is its id and its reading: ruling: RO-81 b' 'ruling: b' 'status: 0'
	wrong 1 'a case of class reading names it: ruling: RO-81 b' 'class: reading' 'status: 0'
	wrong 1 "a case of class must not needs 'after:', what must not come out" 'class: must not' 'status: 0'
	printf 'case: a push\nclause: KB-01\nbefore:\n\tmap 1x1\nstatus: 0\n' >x.case
	complains 65 "enorm-case: x.case:1: a case needs 'command:'" enorm-case run x.case
}

@test "a malformed record under after is an error with its place" {
	wrong 4 "'spaser' is no kind of record of enorm-board(5)" after: '>spaser juliet'
	wrong 4 "'wall' is no kind of record of enorm-board(5)" after: '>no wall A1-A2'
	wrong 4 "a spacer has no key 'vital'; see enorm-board(5)" after: '>spacer juliet vital=2'
	wrong 4 'which spacer? give its name' after: '>spacer'
	wrong 4 'which condition? give its owner and its name' after: '>condition juliet'
	wrong 4 'without what? name a key or a word of the record' after: '>spacer juliet without'
}

@test "every malformed case of every file is told, and a file without one" {
	written 'whatever'
	cp x.case y.case
	echo '# nothing' >z.case
	complains 65 "enorm-case: x.case:3: this is neither 'key: value' nor a line that begins with a tab
enorm-case: y.case:3: this is neither 'key: value' nor a line that begins with a tab
enorm-case: z.case: there is no case in it
enorm-case: none.case: cannot be read: No such file or directory" enorm-case run x.case y.case z.case none.case
	complains 66 'enorm-case: none.case: cannot be read: No such file or directory' enorm-case run none.case
	printf 'case: \xff\n' >x.case
	fails 65 '^enorm-case: x.case:1: .* does not belong in a case$' enorm-case run x.case
}

@test "a section is a paragraph of its own, one a file" {
	wrong 1 "a section has 'section:' and 'intro:' only; a blank line parts it from the case below" 'section: 9.Z Pushes'
	wrong 1 "a section has 'section:' and 'intro:' only; a blank line parts it from the case below" 'intro: Pushes'
	printf 'section: 9.Z Pushes\n\nsection: 9.Y Pulls\n' >x.case
	complains 65 "enorm-case: x.case:3: a file has one 'section:'; this is the second" enorm-case run x.case
}

@test "every clause has a case or a reason to have none, and not both" {
	run -0 "$CASES/uncovered"
	assert_output --regexp '^[0-9]+ clauses: [0-9]+ with a case, [0-9]+ need none, 0 without$'
}
