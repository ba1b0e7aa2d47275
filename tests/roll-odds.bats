#!/usr/bin/env bats
# The odds of rolls against a count of every throw that shares no code with them.
load helper

setup_file() {
	cd "$BATS_FILE_TMPDIR" || return
	cat >brute.py <<-'END'
		"""Every throw and every decision, counted with fractions."""
		import csv, functools, itertools, json, os, subprocess, sys
		from fractions import Fraction

		def faces():
		    out = {}
		    text = subprocess.run(["enorm-board", "data", "dice"], capture_output=True, text=True, check=True)
		    for row in csv.DictReader(text.stdout.splitlines()):
		        face = tuple(int(row[k]) for k in ("power", "half", "potential", "quadrant"))
		        out.setdefault(row["colour"][0], []).append(face)
		    return out

		DICE = faces()

		def odds(*words):
		    text = subprocess.run(["enorm-roll", "-T", "json", "--odds", *words],
		                          capture_output=True, text=True, check=True).stdout
		    return json.loads(text)

		def chance(o):
		    return Fraction(int(o["num"]), int(o["den"]))

		def throws(pool):
		    """Classes of throws (halves, potential, dice with it, quadrants) with their weight, die by die."""
		    table = {(0, 0, 0, 0): Fraction(1)}
		    for c in pool:
		        new = {}
		        for key, w in table.items():
		            for p, h, o, q in DICE[c]:
		                at = (key[0] + 2 * p + h, key[1] + o, key[2] + (o > 0), key[3] + q)
		                new[at] = new.get(at, 0) + w / len(DICE[c])
		        table = new
		    return table

		def distribution(classes, value):
		    out = {}
		    for key, w in classes.items():
		        out[value(*key)] = out.get(value(*key), 0) + w
		    return out

		def listed(o, key="power"):
		    assert sum(chance(e["chance"]) for e in o[key]) == 1, o
		    return {e["n"]: chance(e["chance"]) for e in o[key] if e["chance"]["num"] != "0"}

		def same(got, wanted, what):
		    if got != wanted:
		        sys.exit(f"{what}: got {got}, wanted {wanted}")
	END
	cat >tables.sh <<-'END'
		mkdir -p lean rich
		head='colour,face,power,half,potential,quadrant,source'
		printf '%s\n' "$head" red,1,0,0,0,0,owner red,2,1,0,0,1,owner white,1,0,1,0,0,owner \
			white,2,0,0,1,0,owner white,3,0,0,2,2,owner black,1,3,0,0,1,owner >lean/dice.csv
		printf '%s\n' "$head" red,1,2,1,1,2,owner red,2,0,1,0,0,owner red,3,0,0,3,1,owner red,4,0,0,0,0,owner \
			white,1,0,3,0,0,owner white,2,1,1,1,1,owner black,1,0,0,0,0,owner black,2,0,0,2,4,owner >rich/dice.csv
	END
	sh tables.sh
}

# brute [DIR] <<PYTHON: runs it after brute.py with the dice of DIR.
brute() {
	cd "$BATS_FILE_TMPDIR" || return
	{ cat brute.py && cat; } >"$BATS_TEST_TMPDIR/test.py"
	ENORM_DATA=${1-} python3 "$BATS_TEST_TMPDIR/test.py"
}

# every_pool: pools of up to 5 dice, at every AT, as attacks, Danger dice and Lethal dice.
every_pool() {
	brute "$1" <<-'END'
		for n in range(1, 6):
		    for pool in map("".join, itertools.combinations_with_replacement("wrb", n)):
		        t = throws(pool)
		        at = n
		        o = odds(pool + "+1", "--at", str(at), "--quadrants", "2", "--fraction")
		        power = lambda h, p, d, q: 1 + h // 2
		        same(listed(o), distribution(t, power), pool)
		        same(chance(o["wound"]), sum(w for k, w in t.items() if power(*k) >= at), pool + " wound")
		        same(chance(o["critical"]),
		             sum(w for k, w in t.items() if power(*k) >= at and k[3] + 2 >= 4), pool + " critical")
		        if n < 4:
		            o = odds(pool, "--danger")
		            same(listed(o, "potential"), distribution(t, lambda h, p, d, q: p), pool + " danger")
		            same(chance(o["quiet"]), sum(w for k, w in t.items() if not k[1]), pool + " quiet")
		            same(listed(odds(pool, "--lethal")), distribution(t, lambda h, p, d, q: h // 2 + p), pool + " lethal")
		            same(listed(odds(pool, "--discipline", "2")),
		                 distribution(t, lambda h, p, d, q: h // 2 + min(d, 2)), pool + " Discipline")
	END
}

@test "odds of every pool of up to 5 dice equal the count of every throw: the house's dice" {
	every_pool ''
}

@test "odds of every pool of up to 5 dice equal the count of every throw: lean dice" {
	every_pool lean
}

@test "odds of every pool of up to 5 dice equal the count of every throw: rich dice" {
	every_pool rich
}

# best_plans DIR: small pools with tokens, every decision searched.
best_plans() {
	brute "$1" <<-'END'
		def best(pool, at, C, S, D, score):
		    def end(faces):
		        h = sum(2 * f[0] + f[1] for f in faces)
		        return score(h // 2, min(D, sum(f[2] > 0 for f in faces)), at, sum(f[2] for f in faces))

		    @functools.lru_cache(None)
		    def stress(dice, used, left):
		        value = end([f for _, f in dice])
		        for i in range(len(dice) if left else 0):
		            if not used >> i & 1:
		                c = dice[i][0]
		                value = max(value, sum(stress(dice[:i] + ((c, f),) + dice[i + 1:], used | 1 << i, left - 1)
		                                       for f in DICE[c]) / len(DICE[c]))
		        return value

		    def batch(dice):
		        value = None
		        for n in range(C + 1):
		            for chosen in itertools.combinations(range(len(dice)), n):
		                total = weight = 0
		                for new in itertools.product(*(DICE[dice[i][0]] for i in chosen)):
		                    now = list(dice)
		                    for i, f in zip(chosen, new):
		                        now[i] = (now[i][0], f)
		                    total += stress(tuple(now), 0, S)
		                    weight += 1
		                value = max(total / weight, value) if value is not None else total / weight
		        return value

		    first = list(itertools.product(*(DICE[c] for c in pool)))
		    return sum(Fraction(batch(tuple(zip(pool, f)))) for f in first) / len(first)

		wound = lambda power, d, at, p: Fraction(power + d >= at)
		quiet = lambda power, d, at, p: Fraction(-(p - d))
		for pool, at, C, S, D in (("r", 1, 1, 0, 0), ("rw", 2, 1, 0, 0), ("rw", 2, 0, 2, 0), ("ww", 1, 1, 1, 1),
		                          ("rr", 3, 2, 1, 1), ("rwb", 4, 1, 1, 1)):
		    tokens = ("--confidence", str(C), "--stress", str(S), "--discipline", str(D))
		    o = odds(pool, "--at", str(at), *tokens)
		    same(chance(o["wound"]), best(pool, at, C, S, D, wound), f"{pool} {at} {tokens}")
		    listed(o)
		    o = odds(pool, "--danger", *tokens)
		    mean = sum(n * w for n, w in listed(o, "potential").items())
		    same(mean, -best(pool, 0, C, S, D, quiet), f"{pool} danger {tokens}")
	END
}

@test "the best plan of small pools is what a search over every decision finds" {
	best_plans ''
	best_plans lean
	best_plans rich
}

@test "RA-18 odds of Devastating dice equal the count of every throw" {
	brute <<-'END'
		for pool in ("r", "rw", "bb"):
		    wanted = {}
		    for first in itertools.product(*(DICE[c] for c in pool)):
		        extra = [c for c, f in zip(pool, first) if f[3]]
		        more = list(itertools.product(*(DICE[c] for c in extra)))
		        for second in more:
		            power = sum(2 * f[0] + f[1] for f in first + second) // 2
		            w = Fraction(1, len(more))
		            for c in pool:
		                w /= len(DICE[c])
		            wanted[power] = wanted.get(power, 0) + w
		    same(listed(odds(pool, "--devastating")), wanted, pool)
	END
}

@test "rolls of all faces, typed one after another and tallied, are the odds" {
	brute <<-'END'
		pool = "rw"
		tally = {}
		for i, j in itertools.product(range(1, 7), repeat=2):
		    text = subprocess.run(["enorm-roll", pool, "--at", "2", "-T", "json", "--rolled", f"r{i},w{j}",
		                           "--discipline", "1"], capture_output=True, text=True, check=True).stdout
		    last = json.loads(text.splitlines()[-1])["args"]
		    key = (last["what"], last["power"])
		    tally[key] = tally.get(key, 0) + Fraction(1, 36)
		o = odds(pool, "--at", "2", "--discipline", "1")
		same(sum(w for k, w in tally.items() if k[0] == "wound"), chance(o["wound"]), "wound")
		same({n: sum(w for k, w in tally.items() if k[1] == n) for n in {k[1] for k in tally}}, listed(o), "power")
	END
}

@test "the outcomes of a roll with re-rolls weigh one, whether by class or face by face" {
	cat >a.board <<-'END'
		enorm 1
		map 1x1
		spacer juliet A1 vitals=9 stress=0 adrenaline=0 character=juliet-abel suit=standard-eva
		pool active discipline=2 confidence=2
		done
	END
	enorm-roll --for juliet -f a.board rw --at 2 --confidence 1 --stress 1 --discipline 1 --outcomes >class
	# a list of dice makes it go face by face
	enorm-roll --for juliet -f a.board w --at 1 --stress '#1' --outcomes >face
	python3 - class face <<-'END'
		import re, sys
		from fractions import Fraction
		for name in sys.argv[1:]:
		    weights = re.findall(r"^branch .*weight=(\S+)", open(name).read(), re.M)
		    assert sum(map(Fraction, weights)) == 1, (name, weights)
	END
	[ "$(boards class)" -gt 2 ]
	assert_equal "$(grep -c '^spacer juliet .* stress=1 ' face)" "$(boards face)"
}

@test "the average of what a class spends is what odds by board tell" {
	cat >a.board <<-'END'
		enorm 1
		map 1x1
		spacer juliet A1 vitals=9 stress=0 adrenaline=0 character=juliet-abel suit=standard-eva
		pool active confidence=1
		done
	END
	# a white die fails AT 1 in 4 of 6 throws and is then re-rolled
	enorm-roll --for juliet -f a.board w --at 1 --confidence 1 --outcomes >out
	grep -q '^branch 1/2 of=1 .*weight=2/3$' out
	grep -q '^branch 2/2 of=1 .*weight=1/3$' out
}

@test "the sequence of the generator by seed is promised" {
	# 128-bit arithmetic of our own
	python3 - <<-'END' >wanted
		MASK = (1 << 128) - 1
		def step(s):
		    return (s * 0x2360ED051FC65DA44385DF649FCCF645 + 0x5851F42D4C957F2D14057B7EF767814F) & MASK
		for seed in (0, 1, 7, 42):
		    s = step((step(0) + seed) & MASK)
		    faces = []
		    while len(faces) < 12:
		        s = step(s)
		        word, turn = (s >> 64) ^ (s & (2**64 - 1)), s >> 122
		        word = ((word >> turn) | (word << (64 - turn))) & (2**64 - 1)
		        if word >= 2**64 % 6:
		            faces.append(word % 6 + 1)
		    print(",".join(c + str(f) for c, f in zip("bbbrrrwwwggo", faces)))
	END
	local seed
	for seed in 0 1 7 42; do
		enorm-roll 3b3r3w2go --seed $seed -T json | jq -r 'select(.verb == "roll").args.faces | join(",")'
	done >got
	diff wanted got
	assert_equal "$(sed -n 3p got)" b5,b6,b4,r2,r2,r1,w2,w3,w2,g5,g4,o4
}
