#!/usr/bin/env bats
# The odds of enorm-attack against a count of every face: the same Attack is resolved with --rolled
# for each combination of faces, and the boards that come out are weighed.
load helper

setup_file() {
	cd "$BATS_FILE_TMPDIR" || return
	mkdir own
	cat >own/weapons.csv <<-'END'
		name,title,hands,dice,confidence,discipline,range,suppress,quadrants,ammo,charge,noise,noise_per_shot,keywords,source
		dart,Dart,1,r,0,0,4,1,0,0,0,,0,noiseless,owner
		pair,Pair,1,rw,0,0,4,2,0,3,0,,0,"discipline 1, expertise 1, noiseless",owner
		keen,Keen,1,br,0,0,4,1,2,0,0,,0,noiseless,owner
		spray,Spray,1,o,0,0,4,1,2,3,0,,0,"burst 2, noiseless",owner
		loud,Loud,1,g,0,0,4,1,0,0,0,w,0,,owner
		radio,Radio,1,b,0,0,4,1,0,0,0,,0,"radiate 1, noiseless",owner
		plain,Plain,1,rr,0,0,4,1,0,0,0,,0,noiseless,owner
		sure,Sure,1,rr,1,0,4,1,0,0,0,,0,noiseless,owner
	END
	cat >own/intruders.csv <<-'END'
		name,title,kind,level,speed,at,noise,range,wounds,source
		dummy,Dummy,baseline,1,3,2,white,0,0,owner
		tough,Tough,baseline,1,3,2,white,0,2,owner
		quad,Quad,baseline,1,3,2,white,0,2,owner
		avenger,Avenger,baseline,1,3,1,white,0,0,owner
	END
	cat >own/responses.csv <<-'END'
		intruder,on,effect,source
		quad,wound,place discipline 1,owner
		quad,fail,place confidence 1,owner
		quad,instinct,place expertise 1,owner
		quad,critical,stress 1,owner
		avenger,wound,reprisal rr,owner
	END
	cat >odds.py <<-'END'
		"""Compares --odds and --outcomes of an Attack with a count over every face.

		usage: odds.py BOARD POINT=DICE[,POINT=DICE...] ARGUMENT...
		"""
		import csv, io, itertools, json, subprocess, sys
		from fractions import Fraction


		def run(args, text):
		    done = subprocess.run(args, input=text, capture_output=True, text=True)
		    if done.returncode != 0:
		        sys.exit(f"{args}: {done.returncode}: {done.stderr}")
		    return done.stdout


		def boards(text):
		    """The boards of a stream, each as its lines without what a call says about itself."""
		    out = []
		    for board in text.split("enorm 1\n")[1:]:
		        lines = board.splitlines()
		        branch = [line for line in lines if line.startswith("branch ")]
		        kept = [line for line in lines if line.split(" ")[0] not in ("event", "branch", "rng")]
		        out.append(("\n".join(kept), branch[0] if branch else ""))
		    return out


		def faces():
		    table = {}
		    for row in csv.DictReader(io.StringIO(run(["enorm-board", "data", "dice"], ""))):
		        table.setdefault(row["colour"][0], []).append(row["face"])
		    return table


		def counted(text, points, args):
		    """Every combination of faces, resolved: the weight of each board."""
		    table, tally = faces(), {}
		    dice = [(point, colour) for point, pool in points for colour in pool]
		    every = list(itertools.product(*[table[colour] for _, colour in dice]))
		    for combination in every:
		        rolled = {}
		        for (point, colour), face in zip(dice, combination):
		            rolled.setdefault(point, []).append(colour + face)
		        typed = [word for point, faces in rolled.items() for word in ("--rolled", f"{point}={','.join(faces)}")]
		        [(board, _)] = boards(run(["enorm-attack", "-T", "board", *args, *typed], text))
		        tally[board] = tally.get(board, 0) + Fraction(1, len(every))
		    return tally


		def weighed(text, args):
		    """What --outcomes says: the weight of each board."""
		    out = {}
		    stream = run(["enorm-attack", "-T", "board", "--outcomes", *args], text)
		    run(["enorm-board", "check"], stream)
		    for board, branch in boards(stream):
		        weight = Fraction(branch.split("weight=")[1].split()[0])
		        assert board not in out, "two outcomes are the same board"
		        out[board] = weight
		    return out


		def chances(text, args):
		    """What --odds says: the chances, sorted."""
		    said = json.loads(run(["enorm-attack", "-T", "json", "--odds", *args], text))
		    found = [Fraction(int(o["chance"]["num"]), int(o["chance"]["den"])) for o in said["outcomes"]]
		    for one, o in zip(found, said["outcomes"]):
		        assert abs(float(one) - o["chance"]["p"]) < 1e-9, o
		    return found


		text = open(sys.argv[1]).read()
		points = [word.split("=") for word in sys.argv[2].split(",")]
		args = sys.argv[3:]
		want, got, said = counted(text, points, args), weighed(text, args), chances(text, args)
		assert sum(got.values()) == 1, f"the weights sum to {sum(got.values())}"
		assert sum(said) == 1, f"the odds sum to {sum(said)}"
		for board in sorted(set(want) | set(got)):
		    if want.get(board) != got.get(board):
		        sys.exit(f"counted {want.get(board)}, --outcomes says {got.get(board)}:\n{board}")
		if sorted(said) != sorted(want.values()):
		    sys.exit(f"counted {sorted(want.values())}, --odds says {sorted(said)}")
		print(len(want), "boards")
	END
}

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	export ENORM_DATA=$BATS_FILE_TMPDIR/own
}

# duel WEAPON INTRUDER [LINE...]
duel() {
	typed 'map 5x7' 'spacer ann A1 vitals=9 stress=0' "gear ann $1" "intruder $2-1 A3" "${@:3}" >a.board
}

# agrees BOARDS POINTS ARGUMENT...: so many different boards come out, as often as the faces say.
agrees() {
	try python3 "$BATS_FILE_TMPDIR/odds.py" a.board "${@:2}"
	wants 0 odds.py "${@:2}"
	assert_equal "$(cat .out)" "$1 boards"
}

# share KEY: of the odds on standard input, the part whose changes match.
share() {
	python3 -c '
import json, re, sys
from fractions import Fraction
said = json.load(sys.stdin)
print(sum((Fraction(int(o["chance"]["num"]), int(o["chance"]["den"])) for o in said["outcomes"]
           if re.search(sys.argv[1], "; ".join(o["changes"]))), Fraction(0)))' "$1"
}

@test "one die: a wound kills, a fail suppresses" {
	duel dart dummy
	agrees 2 attack=r ann dummy-1
}

@test "two dice of two colours: Ammo, tokens and Suppression" {
	duel pair dummy
	agrees 2 attack=rw ann dummy-1
}

@test "quadrants: wound, critical wound and fail with their responses" {
	duel keen quad
	agrees 3 attack=br ann quad-1
}

@test "a Wound that is not the last" {
	duel keen tough
	agrees 2 attack=br ann tough-1
}

@test "Suppression that is there lowers the AT" {
	duel pair dummy 'token dummy-1 suppression count=1'
	agrees 2 attack=rw ann dummy-1
}

@test "a Reprisal is left for later and a Noise Roll is part of the Attack" {
	duel loud avenger 'blip blip-1 x7y5'
	agrees 4 attack=g,noise=w ann avenger-1
}

@test "Radiation on who survives" {
	duel radio tough
	agrees 2 attack=b ann tough-1
}

@test "a Burst: two rolls that do not know of each other" {
	duel spray dummy 'intruder quad-1 C1'
	agrees 6 attack=o,attack-2=o ann dummy-1,quad-1
}

@test "Discipline and Confidence that are named by die are counted as they are played" {
	duel pair dummy 'pool active discipline=2'
	agrees 5 attack=rw ann dummy-1 --discipline '#1,#2'
}

@test "a Confidence token is played as well as can be" {
	duel plain dummy 'pool active confidence=1'
	enorm-attack -T json --odds ann dummy-1 --confidence 1 <a.board >odds
	python3 - <<-'END' >wanted
		from fractions import Fraction
		faces = [(0, 1), (0, 0), (1, 0), (1, 0), (1, 0), (2, 0)]  # Power and halves of a red die

		def wounds(a, b):
		    return a[0] + b[0] + (a[1] + b[1]) // 2 >= 2

		total = Fraction(0)
		for a in faces:
		    for b in faces:
		        best = max(Fraction(wounds(a, b)), Fraction(sum(wounds(x, b) for x in faces), 6),
		                   Fraction(sum(wounds(a, x) for x in faces), 6))
		        total += best / 36
		print(total)
	END
	assert_equal "$(share 'dummy-1 is gone' <odds)" "$(cat wanted)"
}

@test "a weapon's Confidence is played as well as a token" {
	duel plain dummy 'pool active confidence=1'
	enorm-attack -T json --odds ann dummy-1 --confidence 1 <a.board >token
	duel sure dummy
	enorm-attack -T json --odds ann dummy-1 <a.board >modifier
	assert_equal "$(share 'dummy-1 is gone' <modifier)" "$(share 'dummy-1 is gone' <token)"
}

@test "the list of Attacks tells the same chance as the odds" {
	duel keen tough
	enorm-attack -T json --odds ann tough-1 <a.board >odds
	enorm-attack -T json ann <a.board >list
	share 'wounds' <odds >wanted
	python3 - <<-'END'
		import json, sys
		from fractions import Fraction
		rows = [json.loads(line) for line in open("list")]
		row = [r for r in rows if "keen" in json.dumps(r)][0]
		chance = row["wound"]
		assert Fraction(int(chance["num"]), int(chance["den"])) == Fraction(open("wanted").read().strip()), row
	END
}

@test "--odds and --outcomes change nothing and draw nothing" {
	duel keen quad
	enorm-board format <a.board >before
	enorm-attack --odds ann quad-1 -f a.board >/dev/null
	enorm-board format <a.board | diff before -
	try enorm-attack -T board --outcomes ann quad-1 -f a.board
	assert_equal "$(grep -c '^rng' .out)" 0
	enorm-attack -T board --outcomes ann quad-1 -f a.board | diff .out -
}

@test "dice typed without a point hold in every outcome of another roll" {
	duel loud dummy 'blip blip-1 x7y5'
	agrees 2 noise=w ann dummy-1 --rolled g1
}

@test "a list of Attacks is a list, whatever exploring was asked for" {
	cp "$EXAMPLES/attack.board" a.board
	enorm-attack juliet -f a.board >wanted
	gives wanted enorm-attack juliet --odds -f a.board
	gives wanted enorm-attack juliet --outcomes -f a.board
	gives wanted enorm-attack juliet --all -f a.board
}
