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

# hangs ID: the call hangs on it, and by its letters comes to what standard input says; of each letter the
# record and the option agree.
hangs() {
	local letter
	cat >wanted
	try "${call[@]}" --readings -f a.board
	wants 0 "${call[@]}"
	awk -v id="$1" '/^[^ ]/ { on = index($0, "it hangs on " id ": ") == 1 } on' .out >got
	diff wanted got
	for letter in $(sed -n 's/^  \([a-z]\)[:,].*/\1/p' wanted); do
		try "${call[@]}" --seed 1 -f a.board --ruling "$1=$letter"
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
		# set-up, and what no card and no tile of the tables does
		UNSHOWN = "RO-81 RI-39 RO-19 RO-22 RA-05 RA-06 RA-08 RA-09 RA-20 RA-30".split()
		letters = {}
		for r in csv.DictReader(open("readings.csv")):
		    letters.setdefault(r["ruling"], {})[r["letter"]] = r["rejected"]
		for r in csv.DictReader(open("rulings.csv")):
		    mine = letters.get(r["id"], {})
		    open_ones = [l for l in mine if not mine[l]]
		    assert (r["taken"] == "settled") == (not mine), r["id"]
		    assert not mine or r["taken"] in open_ones, r["id"]
		    assert r["id"] in UNSHOWN or bool(r["board"]) == (len(open_ones) > 1), r["id"]
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

@test "RA-07 --readings of a roll tells what it comes to, with a board and without" {
	cat >wanted <<-'END'
		it hangs on RA-07: Must a critical beat the AT or only meet it?
		  b, played: meeting it is enough
		    100.00%  critical wound: 2 Power against AT 2, 4 quadrants with the weapon's
		      0.00%  wound: 2 Power against AT 2, 4 quadrants with the weapon's
		  a: it must beat it
		    100.00%  wound: 2 Power against AT 2, 4 quadrants with the weapon's
		      0.00%  critical wound: 2 Power against AT 2, 4 quadrants with the weapon's
	END
	gives wanted enorm-roll rr --at 2 --quadrants 3 --rolled r:P,r:Pq --readings
	typed 'map 1x1' 'spacer ann A1' >a.board
	gives wanted enorm-roll rr --at 2 --quadrants 3 --rolled r:P,r:Pq --readings --for ann -f a.board
	says 'each reading, taken alone, agrees: 5 results, likeliest 36.11% total: 1 Power
  (consulted: no ruling that could be read otherwise)' enorm-roll rr --readings
	says 'each reading, taken alone, agrees: nothing changes
  (consulted: no ruling that could be read otherwise)' enorm-roll flatline --readings
	try enorm-roll rr --at 2 --rolled r1,r2 --advise --stress 2 --readings -T json
	wants 0 --advise
	python3 - .out <<-'END'
		import json, sys
		rows = [json.loads(l) for l in open(sys.argv[1])]
		assert [r["switched"] for r in rows] == [[{}, {"RA-02": "a"}, {"RA-07": "a"}], [{"RA-03": "b"}]], rows
		assert "Stress #1, then ask again" in rows[0]["text"] and "Stress #1,#2\n" in rows[1]["text"], rows
	END
}

@test "RA-07 a roll without a board plays by --ruling too, and knows which letters there are" {
	try enorm-roll rr --at 2 --quadrants 3 --rolled r:P,r:Pq --ruling RA-07=a
	wants 0 --ruling
	grep -qF 'wound: 2 Power against AT 2' .out
	! grep -F 'critical' .out || fail 'a critical by RA-07 a'
	try enorm-roll rr --ruling RA-02=x
	wants 65 --ruling
	assert_equal "$(cat .err)" "enorm-roll: RECORD: RA-02 has no reading 'x'; it has a (no: Confidence must be used up first), b (yes, any time after the Confidence batch)"
}

@test "--readings answers each board of a stream, as JSON an object a group" {
	dispute RI-60
	cat a.board a.board >two
	try "${call[@]}" --readings --rolled r:P,r:P -T json -f two
	wants 0 --readings
	python3 - .out <<-'END'
		import json, sys
		rows = [json.loads(l) for l in open(sys.argv[1])]
		assert [(r["board"], r["played"], r["switched"]) for r in rows] == [
		    (n, played, switched) for n in (1, 2)
		    for played, switched in ((True, [{}, {"RI-28": "b"}]), (False, [{"RI-60": "b"}]))], rows
		assert [r["consulted"] for r in rows] == [["RI-28", "RI-60"], ["RI-60"]] * 2
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

@test "the reason of a choice cites a ruling where it was asked for: RI-04 for a baseline Intruder, not for a Boss" {
	local walls=('map 6x3' 'wall D1-E1' 'wall E1-E2' 'wall E2-F2' 'wall E3-F3' 'spacer juliet E2')
	typed "${walls[@]}" 'intruder mothman F1' >a.board
	try enorm-ai mothman --card ignite --seed 1 -T ruling -f a.board
	grep -qF 'mothman.stop: E1 rather than F2: equally good ends: the players choose (--choose' .out || fail "$(cat .out)"
	typed "${walls[@]}" 'intruder grin-1 F1' 'intruder grin-2 F3' >b.board
	try enorm-ai grin-1 --seed 1 -T ruling -f b.board
	grep -qF 'grin-1.stop: E1 rather than F2: equally good ends: the players choose [RI-04] (--choose' .out || fail "$(cat .out)"
}

@test "a refusal, odds, a list and a roll without a board say too which other reading they leaned on" {
	typed 'map 1x4' 'spacer juliet A4' 'gear juliet osr-3 ammo=2' 'intruder grin-1 A2' >a.board
	try enorm-attack juliet grin-1 --rolled r:P,r:o --stress '#2=r6' -T ruling --ruling RA-02=a -f a.board
	wants 1 'refused'
	assert_equal "$(tail -n 1 .out)" '(by RA-02 a: no: Confidence must be used up first)'
	try enorm-attack juliet grin-1 --odds --ruling RA-13=b -f a.board
	assert_equal "$(tail -n 1 .out)" '(by RA-13 b: those lower or equal)'
	try enorm-attack juliet --ruling RO-58=b -f a.board
	assert_equal "$(tail -n 1 .out)" '(by RO-58 b: through, by rows and columns)'
	try enorm-roll rr --at 2 --quadrants 3 --rolled r:P,r:Pq --ruling RA-07=a
	assert_equal "$(tail -n 1 .out)" '(by RA-07 a: it must beat it)'
	try enorm-attack juliet --ruling RO-58=b -T json -f a.board
	! grep -F '(by ' .out || fail 'words among JSON'
}

@test "enorm-ref readings marks the letter that is played, enorm-ref ruling draws a board on which they differ" {
	enorm-ref readings >out
	grep -qxE 'a, played +no: it is made wherever the Spacer is' out
	grep -qxE 'b +yes, when it is made, like any Intruder Attack' out
	enorm-ref ruling ri-60 >out
	grep -qxF 'enorm-ai --queued --readings, on this board:' out
	grep -qF 'B | .   .   .   .   .   1<| B' out
	enorm-ref ruling RA-05 | grep -qxF 'No board is drawn: with these tables no call hangs on it.'
	enorm-ref ruling RI-22 | grep -qxF 'It is settled: there is no other reading to play by.'
	try enorm-ref ruling RI-600
	wants 64 enorm-ref
}

@test "the completions offer the letters" {
	grep -qF 'RI-60=a|RI-60=b' "$BUILD/completions/enorm.bash"
}

# ---- the rulings ----

@test "RA-01 When does Suppression stop working?" {
	dispute RA-01
	hangs RA-01 <<-'END'
		it hangs on RA-01: When does Suppression stop working?
		  b, played: for AT and opportunity as its next activation begins, for Speed as that ends
		    100.00%  token grin-1 suppression is gone; intruder grin-1: at A6 -> A4, activated no -> yes
		  a: as the Intruder's next activation begins
		    100.00%  token grin-1 suppression is gone; intruder grin-1: at A6 -> A2, activated no -> yes
	END
	agree RA-01 enorm-ai grin-1 -- 'map 1x8' 'spacer ann A1' 'intruder grin-1 A6 facing=w'
}

# The OSR-3 has 1 Confidence of its own, which nobody uses on dice that were typed. AT 2, 1 Power: the red
# die shows Power on 4 of its 6 faces.
@test "RA-02 May Stress re-roll dice while Confidence is left?" {
	dispute RA-02
	hangs RA-02 <<-'END'
		it hangs on RA-02: May Stress re-roll dice while Confidence is left?
		  b, played: yes, any time after the Confidence batch
		     33.33%  fail on grin-1
		     66.67%  wound on grin-1
		     66.67%  grin-1 responds (wound)
		  a: no: Confidence must be used up first
		    100.00%  fail on grin-1
		      0.00%  wound on grin-1
		      0.00%  grin-1 responds (wound)
	END
	by a RA-02 '1 Confidence is left: Stress is open once it is used up [PWR-25; RA-02]' \
		'(by RA-02 a: no: Confidence must be used up first)'
	agree RA-02 enorm-attack juliet grin-1 --rolled r:P,r:o --confidence '#2=r:o' --stress 1 -- 'map 1x4' 'spacer juliet A4' 'gear juliet osr-3 ammo=2' 'intruder grin-1 A2'
}

@test "RA-02 by a Confidence of the weapon and of the pool comes first, as much as there are dice" {
	juliet_has() {
		typed 'map 1x4' 'spacer juliet A4' 'gear juliet osr-3 ammo=2' "pool active confidence=$1" 'intruder grin-1 A2' >a.board
	}
	roll_by_a() {
		try enorm-attack juliet grin-1 --rolled r:-,r:- --ruling RA-02=a -f a.board --seed 1 "$@"
	}
	juliet_has 0
	roll_by_a --stress '#1=r:P'
	wants 1 'the Confidence of the weapon is left'
	grep -qF '1 Confidence is left: Stress is open once it is used up' .err || grep -qF '1 Confidence is left: Stress is open once it is used up' .out
	roll_by_a --confidence '#2=r:-' --stress '#1=r:P'
	wants 0 'none is left'
	juliet_has 1
	roll_by_a --confidence '#2=r:-' --stress '#1=r:P'
	wants 1 'that of the pool is left'
	roll_by_a --confidence '#1=r:-,#2=r:-' --stress '#1=r:P'
	wants 0 'none is left'
	juliet_has 5
	roll_by_a --confidence '#1=r:-,#2=r:-' --stress '#1=r:P'
	wants 0 'what is left could not be used on any die'
	try enorm-ai grin-1 --rolled r:P,r:P --stress 'juliet=#1=r:-' --ruling RA-02=a --seed 1 -f a.board
	wants 0 "Confidence is not for an Intruder's dice"
}

# Two Potentials against AT 2: 20 of 36 throws of both wound. One by one the first die ends it with PP, 6 of 36.
@test "RA-03 Are Stress re-rolls declared together?" {
	dispute RA-03
	hangs RA-03 <<-'END'
		it hangs on RA-03: Are Stress re-rolls declared together?
		  a, played: no: die by die, each result seen before the next
		     44.44%  spacer juliet: stress 1 -> 3, adrenaline 0 -> 1; gear juliet osr-3: ammo 2 -> 1; token grin-1 suppression: count 1 -> 2; new: pool incoming confidence=1; new: priority juliet
		     38.89%  spacer juliet: stress 1 -> 3, adrenaline 0 -> 1; gear juliet osr-3: ammo 2 -> 1; token grin-1 suppression is gone; intruder grin-1 is gone; new: pool incoming confidence=1; new: priority juliet
		     16.67%  spacer juliet: stress 1 -> 2, adrenaline 0 -> 1; gear juliet osr-3: ammo 2 -> 1; token grin-1 suppression is gone; intruder grin-1 is gone; new: pool incoming confidence=1; new: priority juliet
		  b: yes: all of them first, like Confidence
		     55.56%  spacer juliet: stress 1 -> 3, adrenaline 0 -> 1; gear juliet osr-3: ammo 2 -> 1; token grin-1 suppression is gone; intruder grin-1 is gone; new: pool incoming confidence=1; new: priority juliet
		     44.44%  spacer juliet: stress 1 -> 3, adrenaline 0 -> 1; gear juliet osr-3: ammo 2 -> 1; token grin-1 suppression: count 1 -> 2; new: pool incoming confidence=1; new: priority juliet
	END
	agree RA-03 enorm-attack juliet grin-1 --rolled r:P,r:o --stress 1 -- 'map 1x4' 'spacer juliet A4' 'gear juliet osr-3 ammo=2' 'intruder grin-1 A2'
}

@test "RA-03 by b all dice are paid for and thrown at once, and nobody adds one later" {
	typed 'map 1x4' 'spacer juliet A4 stress=8 broken' 'gear juliet osr-3 ammo=2' 'intruder grin-1 A2' 'token grin-1 suppression count=1' >a.board
	roll_by() {
		try enorm-attack juliet grin-1 --rolled r:o,r:o --ruling "RA-03=$1" -f a.board --seed 1 -T ruling "${@:2}"
	}
	roll_by b --stress '#1=r:PP'
	wants 0 '9 Stress does not kill'
	roll_by b --stress '#1=r:PP,#2=r:P'
	grep -qF 'juliet gains 2 Stress, now over 9 [PWR-26]' .out
	! grep -F 'Stress re-rolls' .out || fail 'she died before any die was thrown again'
	roll_by a --stress '#1=r:PP,#2=r:P'
	grep -qF 'Stress re-rolls #1: r:o becomes r:PP [RUB-07]' .out
	roll_by b --stress '#1=r:PP' --stress '#2=r:P'
	wants 1 'two declarations'
	grep -qF 'refused: Stress re-rolls are declared together, once: name all their dice in one list [PWR-25]' .out
	sed -i 's/ stress=8 broken//' a.board
	roll_by b --stress 2 --rolled attack-stress=r:P,r:P
	wants 0 'one list of dice for all'
	grep -qF 'Stress re-rolls #1,#2: r:o,r:o becomes r:P,r:P [RUB-07]' .out
	roll_by a --stress 2 --rolled attack-stress=r:P --rolled attack-stress-2=r:P
	wants 0 'a list for each'
}

@test "RA-02 RA-03 the question for tokens offers Stress when it is open, and once" {
	typed 'map 1x4' 'spacer juliet A4' 'gear juliet osr-3 ammo=2' 'intruder grin-1 A2' 'token grin-1 suppression count=1' >a.board
	asks_by() {
		enorm-attack juliet grin-1 --rolled r:P,r:o --ask tokens --ruling "$1" -f a.board >q.board 2>err || true
	}
	answers_are() {
		enorm-go --answers <q.board >got || true
		assert_equal "$(grep -oE '^(confidence|stress|discipline|keep)' got | tr '\n' ' ')" "$1"
	}
	asks_by RA-02=b
	answers_are 'confidence stress keep '
	asks_by RA-02=a
	answers_are 'confidence keep '
	enorm-go confidence '#2=r:o' <q.board >next.board 2>err || true
	mv next.board q.board
	answers_are 'stress keep '
	asks_by RA-03=b
	try enorm-go stress '#1=r:o' <q.board
	wants 0 'nothing is left to be asked'
	asks_by RA-03=a
	try enorm-go stress '#1=r:o' <q.board
	wants 2 'the other die may still be thrown again'
}

@test "RA-04 What does a Stress re-roll at 9 Stress do?" {
	dispute RA-04
	hangs RA-04 <<-'END'
		it hangs on RA-04: What does a Stress re-roll at 9 Stress do?
		  b, played: it is legal, and kills at payment
		    100.00%  juliet dies
		  a: it is refused
		    refused: juliet can take 0 more Stress, not 1 [PWR-31]
	END
	agree RA-04 enorm-attack juliet grin-1 --rolled r:o,r:o --stress '#1=r1' -- 'map 1x4' 'spacer juliet A4 stress=3' 'gear juliet osr-3 ammo=2' 'intruder grin-1 A2'
}

@test "RA-07 Must a critical beat the AT or only meet it?" {
	dispute RA-07
	hangs RA-07 <<-'END'
		it hangs on RA-07: Must a critical beat the AT or only meet it?
		  b, played: meeting it is enough
		     63.27%  wound on grin-1
		     63.27%  grin-1 responds (wound)
		     10.19%  critical wound on grin-1
		     10.19%  grin-1 responds (critical)
		  a: it must beat it
		     64.20%  wound on grin-1
		     64.20%  grin-1 responds (wound)
		      9.26%  critical wound on grin-1
		      9.26%  grin-1 responds (critical)
	END
	agree RA-07 enorm-attack juliet grin-1 -- 'map 1x4' 'spacer juliet A4' 'gear juliet osr-3 ammo=2' 'intruder grin-1 A2'
}

@test "RA-13 Which Rubicon icons lie below the Adrenaline indicator?" {
	dispute RA-13
	hangs RA-13 <<-'END'
		it hangs on RA-13: Which Rubicon icons lie below the Adrenaline indicator?
		  a, played: those strictly lower than Adrenaline
		    100.00%  spacer juliet: adrenaline 1 -> 2; gear juliet osr-3: ammo 2 -> 1; new: token grin-1 suppression count=2; new: pool incoming discipline=1 confidence=1; new: priority juliet
		  b: those lower or equal
		    100.00%  spacer juliet: adrenaline 1 -> 2; gear juliet osr-3: ammo 2 -> 1; new: token grin-1 suppression count=2; new: pool incoming discipline=2 confidence=1; new: priority juliet
	END
	agree RA-13 enorm-attack juliet grin-1 --rolled r:P,r:P -- 'map 1x4' 'spacer juliet A4 adrenaline=3' 'gear juliet osr-3 ammo=2' 'intruder grin-1 A2'
}

@test "RA-21 May fewer Suppression tokens be left than allowed?" {
	dispute RA-21
	hangs RA-21 <<-'END'
		it hangs on RA-21: May fewer Suppression tokens be left than allowed?
		  a, played: no: filled to the Suppressing Power
		    100.00%  spacer juliet: adrenaline 3 -> 4; gear juliet osr-3: ammo 2 -> 1; new: token grin-1 suppression count=2; new: pool incoming discipline=2 confidence=1 expertise=1; new: priority juliet
		  b: yes, as many as the player likes
		    100.00%  grin-1.suppression=0:  spacer juliet: adrenaline 3 -> 4; gear juliet osr-3: ammo 2 -> 1; new: pool incoming discipline=2 confidence=1 expertise=1; new: priority juliet
		    100.00%  grin-1.suppression=1:  spacer juliet: adrenaline 3 -> 4; gear juliet osr-3: ammo 2 -> 1; new: token grin-1 suppression count=1; new: pool incoming discipline=2 confidence=1 expertise=1; new: priority juliet
		    100.00%  grin-1.suppression=2:  spacer juliet: adrenaline 3 -> 4; gear juliet osr-3: ammo 2 -> 1; new: token grin-1 suppression count=2; new: pool incoming discipline=2 confidence=1 expertise=1; new: priority juliet
	END
	agree RA-21 enorm-attack juliet grin-1 --rolled r:P,r:P -- 'map 1x4' 'spacer juliet A4 adrenaline=3' 'gear juliet osr-3 ammo=2' 'intruder grin-1 A2'
}

@test "RI-01 Is the zigzag compulsory among equally short routes?" {
	dispute RI-01
	hangs RI-01 <<-'END'
		it hangs on RI-01: Is the zigzag compulsory among equally short routes?
		  a, played: yes: the players pick the first axis only
		     36.11%  spacer juliet: vitals 9 -> 7; intruder grin-1: at B1 -> C2, facing s -> n, activated no -> yes
		     36.11%  spacer juliet: vitals 9 -> 8; intruder grin-1: at B1 -> C2, facing s -> n, activated no -> yes
		     16.67%  spacer juliet: vitals 9 -> 6; intruder grin-1: at B1 -> C2, facing s -> n, activated no -> yes
		      8.33%  intruder grin-1: at B1 -> C2, facing s -> n, activated no -> yes
		      2.78%  spacer juliet: vitals 9 -> 5; intruder grin-1: at B1 -> C2, facing s -> n, activated no -> yes
		  b: no: the players pick any shortest route
		     36.11%  spacer juliet: vitals 9 -> 7; intruder grin-1: at B1 -> B3, facing s -> e, activated no -> yes
		     36.11%  spacer juliet: vitals 9 -> 8; intruder grin-1: at B1 -> B3, facing s -> e, activated no -> yes
		     16.67%  spacer juliet: vitals 9 -> 6; intruder grin-1: at B1 -> B3, facing s -> e, activated no -> yes
		      8.33%  intruder grin-1: at B1 -> B3, facing s -> e, activated no -> yes
		      2.78%  spacer juliet: vitals 9 -> 5; intruder grin-1: at B1 -> B3, facing s -> e, activated no -> yes
	END
	agree RI-01 enorm-ai grin-1 -- 'map 6x2' 'spacer juliet F2' 'intruder grin-1 A1'
}

@test "RI-02 What if a wall blocks the next zigzag step?" {
	dispute RI-02
	hangs RI-02 <<-'END'
		it hangs on RI-02: What if a wall blocks the next zigzag step?
		  c, played: the shortest route comes first, the zigzag among its steps
		      8.33%  0 damage on juliet
		     36.11%  1 damage on juliet
		     36.11%  2 damage on juliet
		     16.67%  3 damage on juliet
		      2.78%  4 damage on juliet
		  a: it walks into the wall and stops
		    100.00%  intruder grin-1: at A2 -> A3, facing s -> e, activated no -> yes
		  d: any wall frees the whole route to the players
		     36.11%  spacer juliet: vitals 9 -> 7; intruder grin-1: at A2 -> A5, facing s -> e, activated no -> yes
		     36.11%  spacer juliet: vitals 9 -> 8; intruder grin-1: at A2 -> A5, facing s -> e, activated no -> yes
		     16.67%  spacer juliet: vitals 9 -> 6; intruder grin-1: at A2 -> A5, facing s -> e, activated no -> yes
		      8.33%  intruder grin-1: at A2 -> A5, facing s -> e, activated no -> yes
		      2.78%  spacer juliet: vitals 9 -> 5; intruder grin-1: at A2 -> A5, facing s -> e, activated no -> yes
	END
	agree RI-02 enorm-ai grin-1 -- 'map 6x3' 'void C2' 'wall A1-A2' 'wall B3-C3' 'wall C1-D1' 'spacer juliet F2' 'intruder grin-1 A1'
}

@test "RI-03 Does sharing a row with a wall between end the zigzag?" {
	dispute RI-03
	hangs RI-03 <<-'END'
		it hangs on RI-03: Does sharing a row with a wall between end the zigzag?
		  b, played: no: the line must be one that can be walked
		    100.00%  intruder grin-1: at C5 -> C2, facing s -> n, activated no -> yes
		  a: yes: sharing a row or a column is a straight line
		    100.00%  intruder grin-1: at C5 -> C2, activated no -> yes
	END
	agree RI-03 enorm-ai grin-1 -- 'map 3x4' 'wall C3-C4' 'spacer juliet C3' 'intruder grin-1 C4'
}

@test "RI-04 May an Intruder end on an occupied space?" {
	dispute RI-04
	hangs RI-04 <<-'END'
		it hangs on RI-04: May an Intruder end on an occupied space?
		  c, played: no: it takes the best free stop, through figures if need be
		     36.11%  spacer juliet: vitals 9 -> 7; intruder grin-1: at A6 -> A3, facing s -> w, activated no -> yes
		     36.11%  spacer juliet: vitals 9 -> 8; intruder grin-1: at A6 -> A3, facing s -> w, activated no -> yes
		     16.67%  spacer juliet: vitals 9 -> 6; intruder grin-1: at A6 -> A3, facing s -> w, activated no -> yes
		      8.33%  intruder grin-1: at A6 -> A3, facing s -> w, activated no -> yes
		      2.78%  spacer juliet: vitals 9 -> 5; intruder grin-1: at A6 -> A3, facing s -> w, activated no -> yes
		  a: a baseline one may, stacked on whoever is there
		     36.11%  spacer juliet: vitals 9 -> 7; intruder grin-1: at A6 -> A5, facing s -> w, activated no -> yes
		     36.11%  spacer juliet: vitals 9 -> 8; intruder grin-1: at A6 -> A5, facing s -> w, activated no -> yes
		     16.67%  spacer juliet: vitals 9 -> 6; intruder grin-1: at A6 -> A5, facing s -> w, activated no -> yes
		      8.33%  intruder grin-1: at A6 -> A5, facing s -> w, activated no -> yes
		      2.78%  spacer juliet: vitals 9 -> 5; intruder grin-1: at A6 -> A5, facing s -> w, activated no -> yes
		  b: no: it stops earlier on its way
		    100.00%  intruder grin-1: facing s -> w, activated no -> yes
	END
	agree RI-04 enorm-ai grin-1 -- 'map 6x2' 'spacer juliet F2' 'intruder grin-1 A1' 'intruder grin-2 B1'
}

@test "RI-05 Do Obstacles stop baseline Intruders?" {
	dispute RI-05
	hangs RI-05 <<-'END'
		it hangs on RI-05: Do Obstacles stop baseline Intruders?
		  b, played: yes; other Terrain does not
		    100.00%  intruder grin-1: at A5 -> A2, activated no -> yes
		  a: no: they pass all Terrain
		      8.33%  0 damage on juliet
		     36.11%  1 damage on juliet
		     36.11%  2 damage on juliet
		     16.67%  3 damage on juliet
		      2.78%  4 damage on juliet
	END
	agree RI-05 enorm-ai grin-1 -- 'map 4x1' 'spacer juliet D1' 'intruder grin-1 A1'
}

@test "RI-07 Where does a move into range stop?" {
	dispute RI-07
	hangs RI-07 <<-'END'
		it hangs on RI-07: Where does a move into range stop?
		  a, played: on the first firing space of the ordinary zigzag
		    1 B1,B2,C2: 2 spaces, ends on C2 facing n (--first h)
		    2 B1,C1: 1 space, ends on C1 facing n (--first v)
		  b: on the firing space with the shortest way to it
		    1 B1,C1: 1 space, ends on C1 facing n
	END
	agree RI-07 enorm-ai --routes grin-1 --range 3 -- 'map 4x1' 'spacer juliet D1' 'intruder grin-1 A1'
}

@test "RI-08 Do walls stop a Shoot?" {
	dispute RI-08
	hangs RI-08 <<-'END'
		it hangs on RI-08: Do walls stop a Shoot?
		  a, played: no: sharing a row or column is enough
		     36.11%  spacer romeo: at A1 -> B1, vitals 9 -> 7; intruder mothman: at B2 -> A2, activated no -> yes; new: deck ai mothman cards=wingbeat,keening,circling discard=ignite escalation=dust-storm,dive,red-stare,immolate,prophecy,carry-off
		     36.11%  spacer romeo: at A1 -> B1, vitals 9 -> 8; intruder mothman: at B2 -> A2, activated no -> yes; new: deck ai mothman cards=wingbeat,keening,circling discard=ignite escalation=dust-storm,dive,red-stare,immolate,prophecy,carry-off
		     16.67%  spacer romeo: at A1 -> B1, vitals 9 -> 6; new: token romeo radiation count=1; intruder mothman: at B2 -> A2, activated no -> yes; new: deck ai mothman cards=wingbeat,keening,circling discard=ignite escalation=dust-storm,dive,red-stare,immolate,prophecy,carry-off
		      8.33%  spacer romeo: at A1 -> B1; intruder mothman: at B2 -> A2, activated no -> yes; new: deck ai mothman cards=wingbeat,keening,circling discard=ignite escalation=dust-storm,dive,red-stare,immolate,prophecy,carry-off
		      2.78%  spacer romeo: at A1 -> B1, vitals 9 -> 5; new: token romeo radiation count=1; intruder mothman: at B2 -> A2, activated no -> yes; new: deck ai mothman cards=wingbeat,keening,circling discard=ignite escalation=dust-storm,dive,red-stare,immolate,prophecy,carry-off
		  b: yes: a wall or a shut door breaks the line
		     36.11%  spacer romeo: vitals 9 -> 7; intruder mothman: at B2 -> B1, facing s -> w, activated no -> yes; new: deck ai mothman cards=wingbeat,keening,circling discard=ignite escalation=dust-storm,dive,red-stare,immolate,prophecy,carry-off
		     36.11%  spacer romeo: vitals 9 -> 8; intruder mothman: at B2 -> B1, facing s -> w, activated no -> yes; new: deck ai mothman cards=wingbeat,keening,circling discard=ignite escalation=dust-storm,dive,red-stare,immolate,prophecy,carry-off
		     16.67%  spacer romeo: vitals 9 -> 6; new: token romeo radiation count=1; intruder mothman: at B2 -> B1, facing s -> w, activated no -> yes; new: deck ai mothman cards=wingbeat,keening,circling discard=ignite escalation=dust-storm,dive,red-stare,immolate,prophecy,carry-off
		      8.33%  intruder mothman: at B2 -> B1, facing s -> w, activated no -> yes; new: deck ai mothman cards=wingbeat,keening,circling discard=ignite escalation=dust-storm,dive,red-stare,immolate,prophecy,carry-off
		      2.78%  spacer romeo: vitals 9 -> 5; new: token romeo radiation count=1; intruder mothman: at B2 -> B1, facing s -> w, activated no -> yes; new: deck ai mothman cards=wingbeat,keening,circling discard=ignite escalation=dust-storm,dive,red-stare,immolate,prophecy,carry-off
	END
	agree RI-08 enorm-ai mothman --card ignite -- 'map 1x5' 'spacer juliet A5' 'intruder mothman A4'
}

@test "RI-09 When is a Target in movement range?" {
	dispute RI-09
	hangs RI-09 <<-'END'
		it hangs on RI-09: When is a Target in movement range?
		  b, played: when a legal stop beside it is in reach
		      8.33%  0 damage on juliet
		     36.11%  1 damage on juliet
		     36.11%  2 damage on juliet
		     16.67%  3 damage on juliet
		      2.78%  4 damage on juliet
		  a: when its distance is no more than Speed
		    100.00%  token grin-1 suppression is gone; intruder grin-1: at B1 -> C2, facing s -> e, activated no -> yes
	END
	agree RI-09 enorm-ai grin-1 -- 'map 4x1' 'spacer juliet D1' 'intruder grin-1 A1'
}

@test "RI-10 What is Move Twice?" {
	dispute RI-10
	hangs RI-10 <<-'END'
		it hangs on RI-10: What is Move Twice?
		  a, played: two moves, each with its own facing, axis and stop
		    100.00%  token grin-1 suppression is gone; intruder grin-1: at B1 -> B3, facing s -> e, activated no -> yes
		  b: one move of double Speed
		    100.00%  token grin-1 suppression is gone; intruder grin-1: at B1 -> C2, facing s -> n, activated no -> yes
	END
	agree RI-10 enorm-ai grin-1 -- 'map 6x2' 'spacer juliet F2' 'intruder grin-1 A1'
}

@test "RI-11 When does Suppression slow an Intruder?" {
	dispute RI-11
	hangs RI-11 <<-'END'
		it hangs on RI-11: When does Suppression slow an Intruder?
		  b, played: during its next activation; they drop as it ends
		    100.00%  token grin-1 suppression is gone; intruder grin-1: at A6 -> A4, activated no -> yes
		  a: never: tokens drop as its activation begins
		    100.00%  token grin-1 suppression is gone; intruder grin-1: at A6 -> A2, activated no -> yes
	END
	agree RI-11 enorm-ai grin-1 -- 'map 1x8' 'spacer ann A1' 'intruder grin-1 A6 facing=w'
}

@test "RI-14 How are targeting ties broken?" {
	dispute RI-14
	hangs RI-14 <<-'END'
		it hangs on RI-14: How are targeting ties broken?
		  c, played: the worst for the players
		    100.00%  intruder grin-1: at C5 -> C2, facing s -> n, activated no -> yes
		  a: the players choose
		    100.00%  intruder grin-1: at C5 -> A2, activated no -> yes
		  b: by who is the Priority Target, else the players choose
		    100.00%  intruder grin-1: at C5 -> A2, activated no -> yes
	END
	agree RI-14 enorm-ai grin-1 -- 'map 5x3' 'spacer romeo D3' 'spacer tango E2' 'intruder grin-1 A1'
}

@test "RI-15 How are Closest and Furthest measured?" {
	dispute RI-15
	hangs RI-15 <<-'END'
		it hangs on RI-15: How are Closest and Furthest measured?
		  a, played: walking round walls and shut doors
		      8.33%  0 damage on romeo
		     36.11%  1 damage on romeo
		     36.11%  2 damage on romeo
		     16.67%  3 damage on romeo
		      2.78%  4 damage on romeo
		  b: by rows and columns, whatever is between
		    100.00%  intruder grin-1: at C5 -> C3, facing s -> n, activated no -> yes
	END
	agree RI-15 enorm-ai grin-1 -- 'map 4x1' 'spacer juliet D1' 'intruder grin-1 A1'
}

# A wall stands between her and grin-1, who is 5 away by foot and 1 by rows and columns; grin-2 is 4 away.
@test "RI-15 who is closest activates first, counted by the same reading" {
	typed 'map 3x6' 'wall A1-A2' 'wall B1-B2' 'spacer ann A1' 'intruder grin-1 A2' 'intruder grin-2 C3' >a.board
	call=(enorm-turn intruders)
	by a RI-15
	assert_equal "$(grep -oE '^grin-[12] activates' .out)" $'grin-2 activates\ngrin-1 activates'
	by b RI-15
	assert_equal "$(grep -oE '^grin-[12] activates' .out)" $'grin-1 activates\ngrin-2 activates'
}

@test "RI-16 What is distance 1?" {
	dispute RI-16
	hangs RI-16 <<-'END'
		it hangs on RI-16: What is distance 1?
		  a, played: an adjacent figure: the space of the Target counts
		    1 C5,C4,C3: 2 spaces, ends on C3 facing w
		  b: one space between: only those strictly between count
		    1 C5,C4: 1 space, ends on C4 facing w
	END
	agree RI-16 enorm-ai --routes grin-1 --range 3 -- 'map 4x1' 'spacer juliet D1' 'intruder grin-1 A1'
}

@test "RI-18 From where are the Targets of a Shift judged?" {
	dispute RI-18
	hangs RI-18 <<-'END'
		it hangs on RI-18: From where are the Targets of a Shift judged?
		  a, played: from its present space and facing
		      0.00%  this applies to juliet: if the damage dealt is 3 or more: gives Radiation tokens: 1
		  b: from the spaces where the Shift may end too
		     19.44%  this applies to juliet: if the damage dealt is 3 or more: gives Radiation tokens: 1
	END
	agree RI-18 enorm-ai mothman --card ignite -- 'map 3x2' 'spacer juliet A2' 'intruder mothman C2 facing=n'
}

@test "RI-28 Does a roll of no Power do damage?" {
	dispute RI-28
	hangs RI-28 <<-'END'
		it hangs on RI-28: Does a roll of no Power do damage?
		  a, played: no: the minimum of 1 limits lowering only
		      3.70%  0 damage on romeo
		     23.15%  1 damage on romeo
		  b: yes: every hit does 1 at the least
		     26.85%  1 damage on romeo
		      0.00%  0 damage on romeo
	END
	agree RI-28 enorm-ai grin-1 --rolled r:P,r:P,w:P -- 'map 1x5' 'spacer romeo A5' 'intruder grin-1 A4'
}

@test "RI-31 Does a damage gate read final damage?" {
	dispute RI-31
	hangs RI-31 <<-'END'
		it hangs on RI-31: Does a damage gate read final damage?
		  a, played: yes: what is left after mitigation
		      2.78%  this applies to ann: if the damage dealt is 3 or more: knocks back: 2
		  b: no: the Power that was rolled
		     19.44%  this applies to ann: if the damage dealt is 3 or more: knocks back: 2
	END
	agree RI-31 enorm-ai mothman --card wingbeat --expertise 1 -- 'map 2x5' 'wall A5-B5' 'spacer juliet A5' 'intruder mothman A4' 'pool active expertise=1'
}

@test "RI-60 Does a Reprisal with melee dice need its reach?" {
	dispute RI-60
	hangs RI-60 <<-'END'
		it hangs on RI-60: Does a Reprisal with melee dice need its reach?
		  a, played: no: it is made wherever the Spacer is
		      8.33%  0 damage on ann
		     36.11%  1 damage on ann
		     36.11%  2 damage on ann
		     16.67%  3 damage on ann
		      2.78%  4 damage on ann
		  b: yes, when it is made, like any Intruder Attack
		    100.00%  gone: queue reprisal who=grin-1 target=ann dice=rr
	END
	agree RI-60 enorm-ai --queued -- 'map 2x6' 'spacer ann A1' 'intruder grin-1 B1 facing=w' 'queue reprisal who=grin-1 target=ann dice=rr'
}

@test "RO-01 Which way when the source is off line?" {
	dispute RO-01
	hangs RO-01 <<-'END'
		it hangs on RO-01: Which way when the source is off line?
		  c, played: along the axis with the larger offset
		    100.00%  spacer romeo: at C3 -> D5
		  d: along either axis that leads away: the worse one, or the player's if it is Unavoidable
		    100.00%  terrain crate-1 is gone; spacer romeo: at C3 -> D3, vitals 9 -> 8; new: condition romeo knockdown falling
	END
	agree RO-01 enorm-knockback romeo 3 --from grin-1 -- 'map 4x4' 'spacer romeo A4' 'intruder grin-1 B1'
}

@test "RO-02 Which way when source and target share a space?" {
	dispute RO-02
	hangs RO-02 <<-'END'
		it hangs on RO-02: Which way when source and target share a space?
		  b, played: as the player picks among the ways that leave the space
		    100.00%  spacer ann: at B2 -> A1
		  a, the same: as the source's last step went on
		  c: the worst of the four
		    100.00%  terrain crate-1 is gone; spacer ann: at B2 -> C2, vitals 9 -> 8; new: condition ann knockdown falling
	END
	agree RO-02 enorm-knockback ann 2 --from mothman -- 'map 1x3' 'spacer ann A1' 'intruder mothman A1'
}

@test "RO-03 What do walls, red lines and shut doors do to a knocked-back Spacer?" {
	dispute RO-03
	hangs RO-03 <<-'END'
		it hangs on RO-03: What do walls, red lines and shut doors do to a knocked-back Spacer?
		  b, played: they halt it, and no Crash follows
		    100.00%  spacer romeo: at A3 -> A2
		  a: they halt it with a Crash, as an Indestructible Obstacle does
		    100.00%  spacer romeo: at A3 -> A2, vitals 9 -> 8; new: condition romeo knockdown falling
	END
	agree RO-03 enorm-knockback grin-1 3 --from romeo -- 'map 1x4' 'wall A1-A2' 'spacer romeo A4' 'intruder grin-1 A3'
}

@test "RO-05 What is the Board Edge?" {
	dispute RO-05
	hangs RO-05 <<-'END'
		it hangs on RO-05: What is the Board Edge?
		  a, played: the outer limit of the laid-out pages
		    100.00%  nothing changes
		  b: the limit of the spaces that can be walked
		    100.00%  spacer tango: at A2 -> B2
	END
	agree RO-05 enorm-knockback tango 3 --from grin-1 -- 'map 1x4' 'void A1' 'spacer tango A2' 'intruder grin-1 A4'
}

@test "RO-06 Which way along the edge?" {
	dispute RO-06
	hangs RO-06 <<-'END'
		it hangs on RO-06: Which way along the edge?
		  b, played: from straight behind, the worse way
		    100.00%  spacer romeo: at C6 -> B7
		  a: from straight behind, as the player picks
		    100.00%  spacer romeo: at C6 -> E7
	END
	agree RO-06 enorm-knockback romeo 3 --from grin-1 -- 'map 3x4' 'spacer romeo B2' 'intruder grin-1 B4'
}

@test "RO-12 What if a Spacer's end space holds a Spacer?" {
	dispute RO-12
	hangs RO-12 <<-'END'
		it hangs on RO-12: What if a Spacer's end space holds a Spacer?
		  a, played: it goes back to the last empty space of its path
		    100.00%  spacer juliet: at B4 -> A3
		  b: it goes on to the next empty space
		    100.00%  spacer juliet: at B4 -> A1
	END
	agree RO-12 enorm-knockback juliet 1 --from grin-1 -- 'map 1x4' 'spacer juliet A2' 'spacer tango A1' 'intruder grin-1 A4'
}

@test "RO-13 What if a knocked-back Intruder would end on a figure?" {
	dispute RO-13
	hangs RO-13 <<-'END'
		it hangs on RO-13: What if a knocked-back Intruder would end on a figure?
		  a, played: it goes back along its path
		    100.00%  intruder grin-1: at A2 -> A4
		  b: an Intruder there is displaced
		    100.00%  intruder grin-1: at A2 -> A5; intruder grin-2: at A5 -> A4
	END
	agree RO-13 enorm-knockback grin-1 2 --from romeo -- 'map 1x4' 'spacer romeo A1' 'intruder grin-1 A2' 'spacer tango A3' 'intruder grin-2 A4'
}

@test "RO-14 Which knocked-back Intruders inflict Crash?" {
	dispute RO-14
	hangs RO-14 <<-'END'
		it hangs on RO-14: Which knocked-back Intruders inflict Crash?
		  b, played: those with the Crash keyword
		    100.00%  nothing changes
		  a: all of them
		    100.00%  spacer romeo: at A5 -> A4, vitals 9 -> 8; new: condition romeo knockdown falling; intruder grin-1: at A4 -> A5
	END
	agree RO-14 enorm-knockback grin-1 3 --from juliet -- 'map 4x1' 'spacer juliet A1' 'intruder grin-1 B1'
}

@test "RO-16 What of a plain Obstacle in a Spacer's path?" {
	dispute RO-16
	hangs RO-16 <<-'END'
		it hangs on RO-16: What of a plain Obstacle in a Spacer's path?
		  a, played: it halts the Spacer and stays
		    100.00%  spacer victor: at A2 -> A3, vitals 9 -> 8; new: condition victor knockdown falling
		  b: it breaks, and the Spacer takes its space
		    100.00%  terrain slab-1 is gone; spacer victor: at A2 -> A4, vitals 9 -> 8; new: condition victor knockdown falling
	END
	agree RO-16 enorm-knockback victor 3 --from grin-1 -- 'map 1x4' 'terrain crate-1 A4' 'spacer victor A2' 'intruder grin-1 A1'
}

@test "RO-23 Which tiles does a knocked-back Intruder destroy?" {
	dispute RO-23
	hangs RO-23 <<-'END'
		it hangs on RO-23: Which tiles does a knocked-back Intruder destroy?
		  b, played: a baseline one the Obstacles, a Boss every tile
		    100.00%  intruder grin-1: at B1 -> D1
		  a: every tile it crosses that is not Indestructible
		    100.00%  terrain rail-1 is gone; intruder grin-1: at B1 -> D1
		  c: a baseline one the Obstacles and what is Cover
		    100.00%  terrain rail-1 is gone; intruder grin-1: at B1 -> D1
	END
	agree RO-23 enorm-knockback grin-1 3 --from juliet -- 'map 4x1' 'terrain nest-1 D1' 'spacer juliet A1' 'intruder grin-1 B1'
}

# A Nest hurts the players: tile by tile it stays where it is, though it is destroyed with the rest by a.
@test "RO-23 by c only what is Cover is destroyed besides Obstacles" {
	typed 'map 4x1' 'terrain nest-1 C1' 'spacer juliet A1' 'intruder grin-1 B1' >a.board
	call=(enorm-knockback grin-1 3 --from juliet)
	hangs RO-23 <<-'END'
		it hangs on RO-23: Which tiles does a knocked-back Intruder destroy?
		  b, played: a baseline one the Obstacles, a Boss every tile
		    100.00%  intruder grin-1: at B1 -> D1
		  a: every tile it crosses that is not Indestructible
		    100.00%  terrain nest-1 is gone; intruder grin-1: at B1 -> D1
		  c, the same: a baseline one the Obstacles and what is Cover
	END
}

@test "RO-29 What if every way of an Unavoidable Knockback is blocked?" {
	dispute RO-29
	hangs RO-29 <<-'END'
		it hangs on RO-29: What if every way of an Unavoidable Knockback is blocked?
		  b, played: the Spacer dies
		    100.00%  ann dies
		  a: the Spacer stays and shares the space
		    100.00%  nothing changes
	END
	agree RO-29 enorm-knockback ann 2 --from mothman -- 'map 1x2' 'wall A1-A2' 'spacer ann A1' 'intruder mothman A1'
}

@test "RO-34 How do several Knockbacks combine?" {
	dispute RO-34
	hangs RO-34 <<-'END'
		it hangs on RO-34: How do several Knockbacks combine?
		  a, played: from one source they make a single push of the sum
		    100.00%  terrain crate-1 is gone; spacer tango: at A2 -> A4, vitals 9 -> 8; new: condition tango knockdown falling
		  b: each is a push of its own
		    100.00%  terrain crate-1 is gone; terrain crate-2 is gone; spacer tango: at A2 -> A6, vitals 9 -> 7; new: condition tango knockdown falling
	END
	agree RO-34 enorm-knockback tango 2 2 --from grin-1 -- 'map 1x6' 'spacer tango A2' 'intruder grin-1 A1'
}

@test "RO-37 May one react between the flip and standing up?" {
	dispute RO-37
	hangs RO-37 <<-'END'
		it hangs on RO-37: May one react between the flip and standing up?
		  a, played: yes: the ban belongs to the falling face
		      8.33%  0 damage on ann
		     36.11%  1 damage on ann
		     36.11%  2 damage on ann
		     16.67%  3 damage on ann
		     19.44%  this applies to ann: if the damage dealt is 3 or more: gives Radiation tokens: 1
		      2.78%  4 damage on ann
		  b: no, not before standing up
		    refused: Reflex of ann: a Spacer who is down uses no reactions [KD-04]
	END
	agree RO-37 enorm-ai mothman --card ignite --react ann:reflex:A2 -- 'map 2x5' 'spacer ann A1 suit=standard-eva' 'intruder mothman A4 facing=w' 'pool active expertise=2' 'condition ann knockdown falling'
}

@test "RO-39 How far does the ban on abilities reach?" {
	dispute RO-39
	hangs RO-39 <<-'END'
		it hangs on RO-39: How far does the ban on abilities reach?
		  a, played: tokens, Stress re-rolls and feeding a Stratagem stay open
		    100.00%  spacer ann: vitals 9 -> 7; pool active: expertise 1 -> 0
		  b: they are barred too
		    refused: a Spacer who is down uses no tokens [KD-05]
	END
	agree RO-39 enorm-harm ann --damage 3 --expertise 1 -- 'map 1x1' 'spacer ann A1' 'pool active expertise=1' 'condition ann knockdown standing'
}

@test "RO-42 What becomes of tokens when a Stratagem flips?" {
	dispute RO-42
	hangs RO-42 <<-'END'
		it hangs on RO-42: What becomes of tokens when a Stratagem flips?
		  a, played: they are discarded
		    100.00%  pool active: expertise 1 -> 0; stratagem quiet-step: expertise 4 -> 0, charges 0 -> 2, unlocked no -> yes
		  b: they stay, and unlock it again once it is used up
		    100.00%  pool active: expertise 1 -> 0; stratagem quiet-step: expertise 4 -> 5, charges 0 -> 2, unlocked no -> yes
	END
	agree RO-42 enorm-turn stratagem use quiet-step ann -- 'map 1x3' 'spacer ann A1' 'turn ann active' 'stratagem quiet-step unlocked charges=1'
}

@test "RO-42 what lies on a Stratagem that is used up unlocks it again by b, and stays there by a" {
	typed 'map 1x3' 'spacer ann A1' 'turn ann active' 'stratagem quiet-step unlocked charges=1 expertise=5' >a.board
	call=(enorm-turn stratagem use quiet-step ann)
	hangs RO-42 <<-'END'
		it hangs on RO-42: What becomes of tokens when a Stratagem flips?
		  a, played: they are discarded
		    100.00%  stratagem quiet-step: charges 1 -> 0, unlocked yes -> no
		  b: they stay, and unlock it again once it is used up
		    100.00%  stratagem quiet-step: charges 1 -> 2
	END
}

@test "RO-43 Who may use a Stratagem and when?" {
	dispute RO-43
	hangs RO-43 <<-'END'
		it hangs on RO-43: Who may use a Stratagem and when?
		  b, played: the active Spacer in the own turn
		    refused: quiet-step: it is not the turn of the Spacer who would use it [STG-19]
		  a: any Spacer at any time
		    100.00%  stratagem quiet-step: charges 2 -> 1
	END
	agree RO-43 enorm-turn stratagem use quiet-step ann -- 'map 1x3' 'spacer ann A1' 'turn ann active' 'stratagem quiet-step unlocked charges=1'
}

@test "RO-46 Which tile is furthest from the Intruders?" {
	dispute RO-46
	hangs RO-46 <<-'END'
		it hangs on RO-46: Which tile is furthest from the Intruders?
		  a, played: the one whose nearest Intruder is furthest
		    100.00%  terrain rail-1: at A4 -> B4
		  b: the one whose distances to all Intruders add up to most
		    100.00%  terrain rail-2: at A9 -> B4
		  c: the one that is furthest from any Intruder
		    100.00%  terrain rail-2: at A9 -> B4
	END
	agree RO-46 enorm-terrain place rail B4 -- 'map 2x9' 'supply rail 2' 'terrain rail-1 A2' 'terrain rail-2 A9' 'intruder grin-1 A1'
}

@test "RO-47 Can an Indestructible tile be taken up, and lost?" {
	dispute RO-47
	hangs RO-47 <<-'END'
		it hangs on RO-47: Can an Indestructible tile be taken up, and lost?
		  a, played: yes: it is taken up before the new place is looked at
		    100.00%  terrain rail-1 is gone
		  b: no: a place where nothing may lie takes nothing up
		    100.00%  nothing changes
	END
	agree RO-47 enorm-terrain place rail A2 -- 'map 1x4' 'supply rail 1' 'terrain rail-1 A1' 'terrain pillar-1 A3' 'intruder grin-1 A4'
}

@test "RO-52 Who picks the Displace space and does it act?" {
	dispute RO-52
	hangs RO-52 <<-'END'
		it hangs on RO-52: Who picks the Displace space and does it act?
		  b, played: the worst space is taken
		    100.00%  spacer romeo: at C1 -> B1
		  a: the player picks
		    100.00%  spacer romeo: at C1 -> C2
	END
	agree RO-52 enorm-knockback romeo --as displace -- 'map 2x1' 'spacer romeo A1'
}

@test "RO-58 Is range counted around or through?" {
	dispute RO-58
	hangs RO-58 <<-'END'
		it hangs on RO-58: Is range counted around or through?
		  a, played: around, as the Spacer would walk
		    5: from ann (A2) to grin-1 (A1), as a Spacer's weapon counts [RNG-04]
		      round walls, shut doors, red lines and Obstacles: B2 C2 C1 B1 A1 [RNG-04]
		  b: through, by rows and columns
		    1: from ann (A2) to grin-1 (A1), as a Spacer's weapon counts [RNG-04]
		      by rows and columns, whatever is between [RNG-04]
	END
	agree RO-58 enorm-cover --range ann grin-1 -- 'map 3x3' 'spacer ann A2' 'intruder grin-1 A1'
}

@test "RO-61 Is a weapon both exhausted and empty refreshed twice?" {
	dispute RO-61
	hangs RO-61 <<-'END'
		it hangs on RO-61: Is a weapon both exhausted and empty refreshed twice?
		  b, played: no, of one only
		    refused: a Bonus Attack refreshes an exhausted weapon or an empty one, not both [BON-05]
		  a: yes, of both
		    100.00%  fail on grin-1
	END
	agree RO-61 enorm-attack juliet grin-1 osr-3 --bonus --rolled r:P,r:P -- 'map 2x4' 'spacer juliet A4' 'gear juliet osr-3 ammo=2' 'intruder grin-1 A3'
}

@test "RO-64 May a Heavy weapon gain the free Ammo?" {
	dispute RO-64
	hangs RO-64 <<-'END'
		it hangs on RO-64: May a Heavy weapon gain the free Ammo?
		  a, played: yes: gaining is not reloading
		    100.00%  fail on grin-1
		  b: no: it is barred like a reload
		    refused: a Heavy weapon gains no Ammo by a Bonus Attack [GEA-45]
	END
	agree RO-64 enorm-attack juliet grin-1 osr-3 --bonus --rolled r:P,r:P -- 'map 2x4' 'spacer juliet A4' 'gear juliet osr-3 ammo=2' 'intruder grin-1 A3'
}

@test "RO-71 When is a Blip beside a welded door?" {
	dispute RO-71
	hangs RO-71 <<-'END'
		it hangs on RO-71: When is a Blip beside a welded door?
		  a, played: on either end of the door line
		    100.00%  blip blip-1: at x5y3 -> x4y2; new: priority ann
		  b: on any corner of a space beside the door
		    100.00%  blip blip-1: at x5y3 -> x5y2; new: priority ann
	END
	agree RO-71 enorm-noise ann ww --rolled w:oo,w:oo -- 'map 4x6' 'spacer ann A1' 'blip blip-1 x5y3' 'door d-1 D1-D2 welded'
}

@test "RI-39 lingering movement is what is left of the Speed, or a fresh move" {
	mkdir mine
	printf '%s\n' 'name,title,kind,level,speed,at,noise,range,wounds,knockback,target,first_contact,overwhelm,before,additional,signature,routine,traits,keywords,source' \
		'slow,Slow,baseline,1,2,3,white,0,0,0,target closest,,,,,,,,,owner' >mine/intruders.csv
	printf '%s\n' 'intruder,order,title,effect,after,source' 'slow,1,Come,move; window; shoot rr range 2,,owner' >mine/protocols.csv
	export ENORM_DATA=mine
	typed 'map 1x7' 'spacer ann A3 suit=standard-eva' 'pool active expertise=9' 'intruder slow-1 A6' >a.board
	call=(enorm-ai slow-1 --react ann:reflex:A2)
	hangs RI-39 <<-'END'
		it hangs on RI-39: What is lingering movement?
		  a, played: what is unspent of the Speed of that move
		    100.00%  spacer ann: at A3 -> A2, facing n -> w; intruder slow-1: at A6 -> A4, facing s -> w, activated no -> yes; pool active: expertise 9 -> 8; new: used ann reflex
		  b: a fresh move of full Speed
		    100.00%  spacer ann: at A3 -> A2, facing n -> w; intruder slow-1: at A6 -> A3, facing s -> w, activated no -> yes; pool active: expertise 9 -> 8; new: used ann reflex
	END
	agree RI-39 "${call[@]}" -- 'map 1x7' 'spacer ann A3 suit=standard-eva' 'pool active expertise=9' 'intruder slow-1 A5'
}

@test "RI-05 an Obstacle ends the Shift of a baseline Intruder, or it passes" {
	mkdir mine
	printf '%s\n' 'name,title,kind,level,speed,at,noise,range,wounds,knockback,target,first_contact,overwhelm,before,additional,signature,routine,traits,keywords,source' \
		'darter,Darter,baseline,1,6,3,white,0,0,0,target closest,,,,,,,,,owner' >mine/intruders.csv
	printf '%s\n' 'intruder,order,title,effect,after,source' 'darter,1,Dart,shift; shoot rr range 2,,owner' >mine/protocols.csv
	export ENORM_DATA=mine
	typed 'map 1x7' 'terrain pillar-1 A4' 'spacer ann A1' 'intruder darter-1 A6' >a.board
	call=(enorm-ai darter-1)
	by b RI-05
	! grep -F 'attacks ann' .out || fail 'it came through the Obstacle'
	by a RI-05 'darter-1 attacks ann'
}

@test "RA-45 RI-23 RI-43 what contradicts the book or never ends is listed with why, and nobody plays it" {
	local id
	typed 'map 1x1' >a.board
	enorm-ref readings >sheet
	for id in RA-45=b RI-23=a RI-23=b RI-43=a RI-02=b; do
		try enorm-harm nobody --stress 1 --ruling "$id" -f a.board
		wants 65 "$id"
		grep -qF "${id%=*} has no reading '${id#*=}'; it has " .err
	done
	assert_equal "$(grep -c '^[a-z], rejected ' sheet)" "$(enorm-board data readings | grep -vc ',,house$\|^ruling')"
}

@test "RO-19 RO-22 a tile acts where a Spacer stops, also on its second space" {
	mkdir mine
	printf '%s\n' 'name,title,keywords,effect,supply,source' 'goo,Goo,,stress 1,6,owner' >mine/terrain.csv
	export ENORM_DATA=mine
	call=(enorm-knockback ann 2 --from grin-1)
	typed 'map 1x4' 'terrain goo-1 A4' 'spacer ann A2' 'intruder grin-1 A1' >a.board
	hangs RO-19 <<-'END'
		it hangs on RO-19: Does a non-Obstacle tile act where the Spacer stops?
		  b, played: yes, as if entered
		    100.00%  spacer ann: at A2 -> A4, stress 0 -> 1
		  a: no: it is ignored like those passed
		    100.00%  spacer ann: at A2 -> A4
	END
	agree RO-22 "${call[@]}" -- 'map 1x4' 'terrain goo-1 A4' 'spacer ann A2' 'intruder grin-1 A1'
	agree RO-19 "${call[@]}" -- 'map 1x4' 'terrain rail-1 A4' 'spacer ann A2' 'intruder grin-1 A1'
	typed 'map 1x4' 'terrain goo-1 A3,A4' 'spacer ann A2' 'intruder grin-1 A1' >a.board
	hangs RO-22 <<-'END'
		it hangs on RO-22: How do multi-space tiles meet Knockback?
		  b, played: stopping on the second space of a tile acts
		    100.00%  spacer ann: at A2 -> A4, stress 0 -> 1
		  a: stopping on the second space of a tile does nothing
		    100.00%  spacer ann: at A2 -> A4
	END
}

# armed: weapons and Intruders on which rulings differ that no card of the tables needs.
armed() {
	mkdir mine
	cat >mine/weapons.csv <<-'END'
		name,title,hands,dice,confidence,discipline,range,suppress,quadrants,ammo,charge,spend,noise,noise_per_shot,keywords,source
		lance,Lance,2,r,0,0,0,0,0,0,0,0,,0,"advance 2, noiseless",owner
		recoil,Recoil,2,r,0,0,1,2,0,0,0,0,,0,"fallback 1, noiseless",owner
		greedy,Greedy,2,r,0,0,6,0,0,4,0,2,,0,noiseless,owner
		spray,Spray,2,r,0,0,6,0,0,4,0,0,ww,1,burst 2,owner
		sure,Sure,2,r+9,0,0,6,0,0,0,0,0,,0,noiseless,owner
		deadly,Deadly,2,r+9,0,0,6,0,9,0,0,0,,0,noiseless,owner
	END
	cat >mine/intruders.csv <<-'END'
		name,title,kind,level,speed,at,noise,range,wounds,knockback,target,first_contact,overwhelm,before,additional,signature,routine,traits,keywords,source
		biter,Biter,baseline,1,3,3,white,0,0,0,target closest,,,,,,,,,owner
		tough,Tough,baseline,1,3,3,white,0,3,0,target closest,,,,,,,,,owner
	END
	cat >mine/protocols.csv <<-'END'
		intruder,order,title,effect,after,source
		biter,1,Bite,attack r,,owner
		tough,1,Bite,attack r,,owner
	END
	cat >mine/responses.csv <<-'END'
		intruder,on,effect,source
		biter,wound,stress 1; reprisal r,owner
		tough,wound,reprisal r,owner
	END
	export ENORM_DATA=mine
}

@test "RA-05 In which step is Fallback X played?" {
	armed
	typed 'map 1x6' 'spacer ann A4' 'gear ann recoil' 'intruder biter-1 A5' >a.board
	call=(enorm-attack ann biter-1 recoil --fallback A3 --rolled attack=r:- --rolled attack-2=r:P)
	hangs RA-05 <<-'END'
		it hangs on RA-05: In which step is Fallback X played?
		  a, played: in the token half of step 5, before Suppression and Noise
		    100.00%  1 damage on ann
		  b: after step 6
		      0.00%  1 damage on ann
	END
	agree RA-05 enorm-attack ann biter-1 recoil --fallback A3 --rolled attack=r:- -- 'map 1x6' 'spacer ann A4' 'gear ann recoil' 'intruder biter-1 A5' 'token biter-1 suppression count=2'
}

@test "RA-06 When must the target of an Advance weapon be in range?" {
	armed
	typed 'map 1x6' 'spacer ann A3' 'gear ann lance' 'intruder biter-1 A5' >a.board
	call=(enorm-attack ann biter-1 lance --advance A4 --rolled r:P)
	hangs RA-06 <<-'END'
		it hangs on RA-06: When must the target of an Advance weapon be in range?
		  b, played: after the move
		    100.00%  fail on biter-1
		  a: before the move
		    refused: biter-1: a Melee weapon needs its target adjacent [RNG-06]
	END
	agree RA-06 enorm-attack ann biter-1 lance --advance A4 --rolled r:P -- 'map 1x6' 'spacer ann A4' 'gear ann lance' 'intruder biter-1 A5'
}

@test "RA-08 Does a killed Intruder still respond and make its Reprisal?" {
	armed
	typed 'map 1x6' 'spacer ann A4' 'gear ann sure' 'intruder biter-1 A5' >a.board
	call=(enorm-attack ann biter-1 sure --rolled r:P)
	hangs RA-08 <<-'END'
		it hangs on RA-08: Does a killed Intruder still respond and make its Reprisal?
		  b, played: yes, everything is resolved
		    100.00%  spacer ann: stress 0 -> 1, adrenaline 0 -> 1; intruder biter-1: wounds 0 -> 1, dying no -> yes; new: queue reprisal who=biter-1 target=ann dice=r
		  a: it responds, but makes no Reprisal
		    100.00%  spacer ann: stress 0 -> 1, adrenaline 0 -> 1; intruder biter-1 is gone
	END
	agree RA-08 enorm-attack ann tough-1 sure --rolled r:P -- 'map 1x6' 'spacer ann A4' 'gear ann sure' 'intruder tough-1 A5'
}

@test "RA-09 What answers a critical when there is no Critical entry?" {
	armed
	typed 'map 1x6' 'spacer ann A4' 'gear ann deadly' 'intruder biter-1 A5' >a.board
	call=(enorm-attack ann biter-1 deadly --rolled r:P)
	hangs RA-09 <<-'END'
		it hangs on RA-09: What answers a critical when there is no Critical entry?
		  a, played: nothing
		      0.00%  biter-1 responds (wound)
		  b: the Wound response
		    100.00%  biter-1 responds (wound)
	END
	agree RA-09 enorm-attack ann grin-1 deadly --rolled r:P -- 'map 1x6' 'spacer ann A4' 'gear ann deadly' 'intruder grin-1 A5'
}

@test "RA-20 What if a forced discard exceeds the Ammo left?" {
	armed
	typed 'map 1x6' 'spacer ann A4' 'gear ann greedy ammo=1' 'intruder biter-1 A5' >a.board
	call=(enorm-attack ann biter-1 greedy --rolled r:P)
	hangs RA-20 <<-'END'
		it hangs on RA-20: What if a forced discard exceeds the Ammo left?
		  a, played: what is there is discarded
		    100.00%  fail on biter-1
		  b: the weapon cannot be active, unless all Ammo is what it discards
		    refused: there is less Ammo than the Attack discards [ADR-05]
	END
	agree RA-20 enorm-attack ann biter-1 greedy --rolled r:P -- 'map 1x6' 'spacer ann A4' 'gear ann greedy ammo=2' 'intruder biter-1 A5'
}

@test "RA-30 How loud is a Burst?" {
	armed
	typed 'map 2x6' 'spacer ann A4' 'gear ann spray ammo=4' 'intruder biter-1 A5' 'intruder biter-2 B4' >a.board
	call=(enorm-attack ann "biter-1,biter-2" spray --rolled attack=r:P --rolled attack-2=r:P)
	hangs RA-30 <<-'END'
		it hangs on RA-30: How loud is a Burst?
		  a, played: the per-shot entry once for each Ammo discarded
		     39.51%  spacer ann: adrenaline 0 -> 1; gear ann spray: ammo 4 -> 2; new: priority ann; new: queue noise who=ann amount=1
		     29.63%  spacer ann: adrenaline 0 -> 1; gear ann spray: ammo 4 -> 2; new: priority ann; new: queue noise who=ann amount=1; new: queue noise who=ann amount=1
		     19.75%  spacer ann: adrenaline 0 -> 1; gear ann spray: ammo 4 -> 2; new: priority ann
		      9.88%  spacer ann: adrenaline 0 -> 1; gear ann spray: ammo 4 -> 2; new: priority ann; new: queue noise who=ann amount=1; new: queue noise who=ann amount=1; new: queue noise who=ann amount=1
		      1.23%  spacer ann: adrenaline 0 -> 1; gear ann spray: ammo 4 -> 2; new: priority ann; new: queue noise who=ann amount=1; new: queue noise who=ann amount=1; new: queue noise who=ann amount=1; new: queue noise who=ann amount=1
		  b: the box, and one more for each target after the first
		     44.44%  spacer ann: adrenaline 0 -> 1; gear ann spray: ammo 4 -> 2; new: priority ann; new: queue noise who=ann amount=1
		     29.63%  spacer ann: adrenaline 0 -> 1; gear ann spray: ammo 4 -> 2; new: priority ann
		     22.22%  spacer ann: adrenaline 0 -> 1; gear ann spray: ammo 4 -> 2; new: priority ann; new: queue noise who=ann amount=1; new: queue noise who=ann amount=1
		      3.70%  spacer ann: adrenaline 0 -> 1; gear ann spray: ammo 4 -> 2; new: priority ann; new: queue noise who=ann amount=1; new: queue noise who=ann amount=1; new: queue noise who=ann amount=1
	END
	agree RA-30 enorm-attack ann biter-1 spray --rolled attack=r:P -- 'map 2x6' 'spacer ann A4' 'gear ann spray ammo=4' 'intruder biter-1 A5'
}
