#!/usr/bin/env bats
# Every ruling that can be read in more than one way: its letters, a board on which they differ, which
# is that of rulings.csv, and one on which they agree.
load helper

# dispute ID: the board of rulings.csv on which its readings differ is a.board, its call the array call.
dispute() {
	enorm-board data rulings >rulings.csv
	python3 - "$1" >a.board 2>call <<-'END'
		import csv, sys
		for r in csv.DictReader(open("rulings.csv")):
		    if r["id"] == sys.argv[1]:
		        print("enorm 1", *r["board"].split("; "), "done", sep="\n")
		        print(r["call"], file=sys.stderr)
	END
	read -r -a call <call
}

# without_record: a resolved board without the ruling it plays by and the call that says so.
without_record() {
	sed '/^ruling /d; /^event call /d'
}

# hangs ID: the call hangs on it, for each of its letters the record and the option agree, and what is
# played is what the plain call gives.
hangs() {
	local letter
	try "${call[@]}" --readings -f a.board
	wants 0 "${call[@]}"
	grep -qF "it hangs on $1: " .out || fail "$(cat .out)"
	for letter in $(enorm-board data readings | sed -n "s/^$1,\(.\),.*/\1/p"); do
		try "${call[@]}" --seed 1 -f a.board --ruling "$1=$letter"
		((status != 65)) || continue # a rejected one
		without_record <.out >option
		sed "s/^done/ruling $1 $letter\ndone/" a.board >b.board
		try "${call[@]}" --seed 1 -f b.board
		without_record <.out >record
		diff option record
	done
}

# by LETTER ID [WORDS...]: so the call goes by that reading; every one of the words is in the ruling.
by() {
	local words
	try "${call[@]}" -T ruling --seed 1 -f a.board --ruling "$2=$1"
	for words in "${@:3}"; do
		grep -qF -- "$words" .out || fail "by $2 $1: no '$words' in: $(cat .out .err)"
	done
}

# agree ID CALL... -- LINE...: a board of these lines asks for the ruling, and its readings agree.
agree() {
	local id=$1 words=()
	shift
	while [[ $1 != -- ]]; do
		words+=("$1")
		shift
	done
	typed "${@:2}" >agree.board
	try "${words[@]}" --readings -f agree.board
	wants 0 "${words[@]}" --readings
	grep -qE "\(.*$id" .out || fail "$id was not asked for: $(cat .out)"
	! grep -F "it hangs on $id" .out || fail "they differ"
}

@test "every ruling that is not settled has a board on which its readings differ, and a letter that is played" {
	enorm-board data rulings >rulings.csv
	enorm-board data readings >readings.csv
	python3 - <<-'END'
		import csv
		letters = {}
		for r in csv.DictReader(open("readings.csv")):
		    letters.setdefault(r["ruling"], {})[r["letter"]] = r["rejected"]
		for r in csv.DictReader(open("rulings.csv")):
		    mine = letters.get(r["id"], {})
		    open_ones = [l for l in mine if not mine[l]]
		    assert (r["taken"] == "settled") == (not mine), r["id"]
		    assert not mine or r["taken"] in open_ones, r["id"]
		    assert r["id"] == "RO-81" or bool(r["board"]) == (len(open_ones) > 1), r["id"]
	END
}

@test "--readings tells of nothing that could be read otherwise, of what agrees, and of what it hangs on" {
	typed 'map 4x4' 'spacer ann A1' >a.board
	says 'each reading, taken alone, agrees: spacer ann: stress 0 -> 1
  (consulted: no ruling that could be read otherwise)' enorm-harm ann --stress=1 --readings -f a.board
}

@test "--readings of some tries all combinations; one that is settled or unknown is an error" {
	dispute RI-60
	try "${call[@]}" --readings RI-60,RO-81 -f a.board
	wants 0 --readings
	grep -qxF 'RI-60=a RO-81=a (played), RI-60=a RO-81=b, RI-60=a RO-81=c:' .out
	grep -qxF 'RI-60=b RO-81=a, RI-60=b RO-81=b, RI-60=b RO-81=c:' .out
	try enorm-ai --queued --readings=RI-22 -f a.board
	wants 64 --readings
	assert_equal "$(cat .err)" "enorm-ai: --readings: RI-22 is settled; \`enorm-ref readings\` lists those that are not"
	try enorm-ai --queued --readings=RI-61x -f a.board
	wants 64 --readings
	grep -qF "no ruling 'RI-61x' (did you mean" .err
}

@test "--readings changes no game file, and goes with no other way to explore" {
	dispute RI-60
	cp a.board game
	try "${call[@]}" --readings -g game
	wants 0 --readings
	cmp a.board game
	try "${call[@]}" --readings --odds -f a.board
	wants 64 --readings
	assert_equal "$(cat .err)" 'enorm-ai: --readings works out every outcome by itself; leave out --odds, --outcomes and --table'
}

@test "--readings answers each board of a stream, as JSON an object a group" {
	dispute RI-60
	cat a.board a.board >two
	try "${call[@]}" --readings -T json -f two
	wants 0 --readings
	sound_json
	python3 - .out <<-'END'
		import json, sys
		rows = [json.loads(l) for l in open(sys.argv[1])]
		assert [(r["board"], r["played"], r["switched"]) for r in rows] == [
		    (1, True, [{}]), (1, False, [{"RI-60": "b"}]), (2, True, [{}]), (2, False, [{"RI-60": "b"}])], rows
		assert all(r["kind"] == "readings" and "RI-60" in r["consulted"] for r in rows)
	END
}

@test "a ruling that leaned on another reading says so, one that did not says nothing" {
	dispute RI-60
	by b RI-60 '(by RI-60 b: yes, when it is made, like any Intruder Attack)'
	by b RO-81
	! grep -F '(by ' .out
	by a RI-60
	! grep -F '(by ' .out
}

@test "RI-60 a Reprisal with melee dice needs no reach, or needs it" {
	dispute RI-60
	hangs RI-60
	by a RI-60 'ann'
	agree RI-60 enorm-ai --queued -- 'map 2x6' 'spacer ann A1' 'intruder grin-1 B1 facing=w' \
		'queue reprisal who=grin-1 target=ann dice=rr'
}

@test "enorm-ref readings marks the letter that is played, enorm-ref ruling draws a board on which they differ" {
	enorm-ref readings >out
	grep -qxE 'a, played +no: it is made wherever the Spacer is' out
	grep -qxE 'b +yes, when it is made, like any Intruder Attack' out
	enorm-ref ruling ri-60 >out
	grep -qxF 'enorm-ai --queued --readings, on this board:' out
	grep -qF 'B | .   .   .   .   .   1<| B' out
	enorm-ref ruling RI-22 | grep -qxF 'It is settled: there is no other reading to play by.'
	try enorm-ref ruling RI-600
	wants 64 enorm-ref
}

@test "the completions offer the letters" {
	grep -qF 'RI-60=a|RI-60=b' "$BUILD/completions/enorm.bash"
}
