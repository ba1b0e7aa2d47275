#!/usr/bin/env python3
"""Golden values for dice_test.c, found without any of its code.

Big integers for the generator; for plans a search over whole decision trees with
fractions, memoised on the sorted dice. Prints C initialisers:

    python3 tests/unit/brute_dice.py
"""
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, product

MASK = (1 << 128) - 1
MULTIPLIER = 0x2360ED051FC65DA44385DF649FCCF645
INCREMENT = 0x5851F42D4C957F2D14057B7EF767814F


class Pcg64:
    def __init__(self, seed, increment=INCREMENT):
        self.increment = increment
        self.state = 0
        self.step()
        self.state = (self.state + seed) & MASK
        self.step()

    def step(self):
        self.state = (self.state * MULTIPLIER + self.increment) & MASK

    def next(self):
        self.step()
        word = (self.state >> 64) ^ (self.state & (2**64 - 1))
        turn = self.state >> 122
        return ((word >> turn) | (word << (64 - turn))) & (2**64 - 1)

    def below(self, n):
        while True:
            draw = self.next()
            if draw >= 2**64 % n:
                return draw % n


# power, half, potential, quadrant: the first table of dice_test.c
DICE = {
    "w": [(0, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 1, 1, 0), (1, 0, 0, 0), (1, 0, 0, 1)],
    "r": [(0, 1, 0, 0), (0, 0, 1, 0), (1, 0, 0, 0), (1, 0, 1, 0), (1, 0, 0, 1), (2, 0, 0, 1)],
    "b": [(0, 0, 1, 0), (1, 0, 0, 1), (1, 1, 0, 1), (1, 0, 1, 1), (2, 0, 0, 1), (2, 0, 0, 2)],
}

# The parts of a plan's worth, most important first; all are to be made large.
ORDER = {
    "WOUND": ("wound", "stress", "critical", "confidence", "discipline"),
    "CRITICAL": ("critical", "wound", "stress", "confidence", "discipline"),
    "POWER": ("power", "stress", "confidence", "discipline", "wound", "critical"),
    "SAFE": ("clean", "wound", "stress", "critical", "confidence", "discipline"),
}
PARTS = ("wound", "critical", "power", "clean", "stress", "confidence", "discipline")


def solve(pool, at, raw, quadrants, confidence, stress, discipline, devastating, aim):
    key_of = [PARTS.index(name) for name in ORDER[aim]]

    def key(value):
        return [value[i] for i in key_of]

    def mean(values):
        values = list(values)
        return tuple(sum(v[i] for v in values) / len(values) for i in range(len(PARTS)))

    def end(faces, spent):
        best = None
        halves = sum(2 * f[0] + f[1] for f in faces)
        critical = sum(f[3] for f in faces) + quadrants >= 4
        for d in range(min(discipline, sum(f[2] > 0 for f in faces)) + 1):
            power = raw + halves // 2 + d
            wound = power >= at
            value = tuple(map(Fraction, (wound, wound and critical, power,
                                         wound and not spent, -spent, 0, -d)))
            if best is None or key(value) > key(best):
                best = value
        return best

    @lru_cache(None)
    def after_batch(free, settled, spent):
        """free: sorted (colour, face); settled: sorted faces that Stress has thrown."""
        best = end([f for _, f in free] + list(settled), spent)
        for i in range(len(free) if spent < stress else 0):
            if i and free[i] == free[i - 1]:
                continue
            rest = free[:i] + free[i + 1:]
            now = mean(after_batch(rest, tuple(sorted(settled + (f,))), spent + 1)
                       for f in DICE[free[i][0]])
            if key(now) > key(best):
                best = now
        return best

    @lru_cache(None)
    def batch(kept, thrown):
        value = mean(after_batch(tuple(sorted(kept + tuple(zip(thrown, faces)))), (), 0)
                     for faces in product(*(DICE[c] for c in thrown)))
        return value[:5] + (Fraction(-len(thrown)),) + value[6:]

    @lru_cache(None)
    def before_batch(dice):
        best = None
        for n in range(min(confidence, len(dice)) + 1):
            for chosen in set(combinations(range(len(dice)), n)):
                kept = tuple(d for i, d in enumerate(dice) if i not in chosen)
                now = batch(kept, tuple(sorted(dice[i][0] for i in chosen)))
                if best is None or key(now) > key(best):
                    best = now
        return best

    def first_throws():
        for faces in product(*(DICE[c] for c in pool)):
            dice = tuple(zip(pool, faces))
            extra = [c for c, f in dice if devastating and f[3]]
            yield mean(before_batch(tuple(sorted(dice + tuple(zip(extra, more)))))
                       for more in product(*(DICE[c] for c in extra)))

    return mean(first_throws())


CASES = [
    # pool, at, raw, quadrants, confidence, stress, discipline, devastating
    ("rrw", 3, 0, 0, 0, 0, 0, 0),
    ("rrw", 3, 0, 2, 1, 0, 0, 0),
    ("rrw", 4, 1, 2, 1, 1, 1, 0),
    ("brw", 4, 0, 1, 2, 2, 1, 0),
    ("rrr", 5, 0, 2, 3, 3, 2, 0),
    ("bw", 3, 0, 1, 1, 1, 1, 1),
]


def main():
    check = Pcg64(42, 54 << 1 | 1)
    assert [check.next() for _ in range(3)] == [
        0x86B1DA1D72062B68, 0x1304AA46C9853D39, 0xA3670E9E0DD50358]
    for seed in (0, 1, 42):
        rng = Pcg64(seed)
        start = rng.state
        print('{%d, "%032x", {%s}},' % (seed, start, ", ".join(
            "0x%016xu" % rng.next() for _ in range(4))))
    rng = Pcg64(7)
    print("below 6: " + ", ".join(str(rng.below(6)) for _ in range(24)))
    rng = Pcg64(7)
    print("below 3<<62: " + ", ".join("0x%016xu" % rng.below(3 << 62) for _ in range(4)))
    for case in CASES:
        for aim in ORDER:
            v = dict(zip(PARTS, solve(*case, aim)))
            numbers = ", ".join(
                '"%d/%d"' % (x.numerator, x.denominator) for x in (
                    v["wound"], v["critical"], v["power"],
                    -v["stress"], -v["confidence"], -v["discipline"]))
            print('{"%s", %s, AIM_%s, {%s}},' % (
                case[0], ", ".join(map(str, case[1:])), aim, numbers))


if __name__ == "__main__":
    main()
