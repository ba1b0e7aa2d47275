#!/usr/bin/env bats
# enorm-show --threat: the expected damage on each space, by the AI's own code. enorm-show(1).
load helper

threatened() {
	board a.board <<-'END'
		enorm 1
		countdown 9
		map 3x6
		wall B2-B3
		terrain crate-1 B5 type=crate
		spacer juliet A1 vitals=9 stress=0 adrenaline=0
		spacer romeo C1 vitals=9 stress=0 adrenaline=0
		intruder grin-1 A6
		intruder grin-2 C6
	END
}

# expected INTRUDER SPACE: the mean damage to juliet there, from the odds of enorm-ai.
expected() {
	enorm-board put "spacer juliet $2 vitals=9 stress=0 adrenaline=0" <a.board |
		enorm-ai "$1" --odds -T json |
		python3 -c '
import json, sys
from fractions import Fraction
mean = Fraction(0)
for r in json.load(sys.stdin)["results"]:
    n, _, who = r["what"].partition(" damage on ")
    if who == "juliet":
        mean += int(n) * Fraction(int(r["chance"]["num"]), int(r["chance"]["den"]))
print(mean)'
}

# told OPTION...: SPACE MEAN, a line a space.
told() {
	enorm-show "$@" -T json <a.board | python3 -c '
import json, sys
from fractions import Fraction
for line in sys.stdin:
    o = json.loads(line)
    print(o["space"], Fraction(int(o["damage"]["num"]), int(o["damage"]["den"])))'
}

@test "every space has the mean of what enorm-ai gives for a Spacer standing there" {
	threatened
	told --threat grin-1 --to-spacer juliet >got
	while read -r space mean; do
		assert_equal "$space $(expected grin-1 "$space")" "$space $mean"
	done <got
	[ "$(wc -l <got)" -eq 14 ] # 18 less two Grins, Romeo and the crate
	grep -q ' 0$' got
	grep -qv ' 0$' got
}

@test "all is the sum over the Intruders, taken one by one" {
	threatened
	told --threat grin-1 >one
	told --threat grin-2 >two
	told --threat all >all
	python3 - <<-'END'
		from fractions import Fraction
		read = lambda name: {s: Fraction(m) for s, m in (l.split() for l in open(name))}
		one, two, both = read("one"), read("two"), read("all")
		assert both == {s: one[s] + two[s] for s in both}, both
	END
}

@test "the picture has the numbers, rounded, and the board is not changed by looking" {
	threatened
	enorm-show --threat grin-1 --to-spacer juliet <a.board >picture
	grep -q '^Expected damage to juliet from grin-1 (house dice)$' picture
	grep -q '2\.1' picture # beside it: two red and a white
	enorm-show --threat grin-1 -T svg <a.board | python3 -c 'import sys, xml.dom.minidom as m; m.parse(sys.stdin)'
	enorm-show --threat grin-1 -T svg <a.board | grep -q '2\.1'
}

@test "who threatens and who is threatened may be wrong, and json wants a threat" {
	threatened
	run -64 enorm-show -T json -f a.board
	run -64 enorm-show --to-spacer juliet -f a.board
	run ! enorm-show --threat nobody -f a.board
	enorm-board drop spacer juliet <a.board | enorm-board drop spacer romeo >empty.board
	run -65 enorm-show --threat grin-1 -f empty.board
	[[ $output == *'--threat: no Spacer is on the board'* ]]
	sed '/^spacer/s/$/ dead/; $ipriority juliet' a.board >dead.board
	run -65 enorm-show --threat all -f dead.board
	[[ $output == *'--threat: no Spacer is on the board'* ]]
	run -0 enorm-show --threat all --to-spacer juliet -f dead.board
	sed -i '/^priority/d; s/^\(spacer romeo.*\) dead/\1/; $ipriority juliet' dead.board
	run -0 enorm-show --threat grin-1 -f dead.board
	[[ $output == *'Expected damage to romeo from grin-1'* ]]
}
