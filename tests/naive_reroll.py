#!/usr/bin/env python3
"""Re-rolls by every reading of RA-02 and RA-03, face by face: naive_reroll.py COUNT [SEED]

The best chance to reach an AT is worked out over the faces of single dice, with nothing of the
library, and compared with the odds of enorm-roll for a Spacer whose pool has more or less Confidence than
she wants to use.
"""
import functools
import itertools
import json
import os
import random
import subprocess
import sys
from fractions import Fraction

BUILD = os.environ["ENORM_BUILD"]
BOARD = "enorm 1\nmap 1x1\nspacer ann A1\npool active confidence=%d discipline=2\ndone\n"


def run(words, board=""):
    got = subprocess.run([os.path.join(BUILD, "enorm-roll"), *words, "-T", "json"], input=board, text=True,
                         capture_output=True, check=False)
    assert got.returncode == 0, (words, board, got)
    return json.loads(got.stdout)


def reaches(faces, at, discipline):
    power = sum(f.count("P") for f in faces) + sum(f.count("h") for f in faces) // 2
    return power + min(discipline, sum("o" in f for f in faces)) >= at


def chance(dice, at, there, confidence, stress, discipline, first, declared):
    """dice: the faces of each. there: the Confidence there is; first: RA-02 (a); declared: RA-03 (b)."""

    def mean(shown, batch, then):
        ways = list(itertools.product(*(dice[i] for i in batch)))
        total = 0
        for way in ways:
            now = list(shown)
            for i, face in zip(batch, way):
                now[i] = face
            total += then(tuple(now))
        return Fraction(total) / len(ways)

    @functools.lru_cache(None)
    def one_by_one(shown, left, untouched):
        best = Fraction(reaches(shown, at, discipline))
        if best == 1 or not left:
            return best
        for i in untouched:
            rest = tuple(k for k in untouched if k != i)
            best = max(best, mean(shown, (i,), lambda now, rest=rest: one_by_one(now, left - 1, rest)))
        return best

    @functools.lru_cache(None)
    def by_stress(shown, is_open):
        everyone = range(len(dice))
        if not is_open:
            return Fraction(reaches(shown, at, discipline))
        if not declared:
            return one_by_one(shown, stress, tuple(everyone))
        return max(mean(shown, batch, lambda now: Fraction(reaches(now, at, discipline)))
                   for n in range(min(stress, len(dice)) + 1) for batch in itertools.combinations(everyone, n))

    @functools.lru_cache(None)
    def by_confidence(shown):
        best = Fraction(0)
        for n in range(min(confidence, len(dice)) + 1):
            is_open = not first or n == min(there, len(dice))
            for batch in itertools.combinations(range(len(dice)), n):
                best = max(best, mean(shown, batch, lambda now, o=is_open: by_stress(now, o)))
        return best

    return mean(("",) * len(dice), range(len(dice)), lambda now: by_confidence(tuple(now)))


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    dies = {colour[0]: die["faces"] for colour, die in run(["--faces"])["dice"].items()}
    differed = 0
    for n in range(count):
        rng = random.Random("rerolls %d %d" % (seed, n))
        pool = "".join(sorted(rng.choice("bwrr") for _ in range(rng.choice((1, 2, 2)))))
        there, at, stress = rng.randint(0, 3), rng.randint(1, 4), rng.randint(1, 2)
        confidence, discipline = rng.randint(0, min(there, 2)), rng.randint(0, 1)
        words = [pool, "--for", "ann", "--at", str(at), "--confidence", str(confidence), "--stress", str(stress),
                 "--discipline", str(discipline), "--odds"]
        seen = set()
        for two, three in itertools.product("ab", repeat=2):
            want = chance([dies[c] for c in pool], at, there, confidence, stress, discipline, two == "a", three == "b")
            told = run([*words, "--ruling", "RA-02=" + two, "--ruling", "RA-03=" + three], BOARD % there)["wound"]
            got = Fraction(int(told["num"]), int(told["den"]))
            assert got == want, (words, there, two, three, got, want)
            seen.add(got)
        differed += len(seen) > 1
    print("%d pools, on %d the readings differ" % (count, differed))
    assert differed * 5 > count, "hardly any of them differs"


if __name__ == "__main__":
    main()
