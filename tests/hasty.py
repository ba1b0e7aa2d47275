#!/usr/bin/env python3
"""Boards as somebody in haste would type them: hasty.py SEED COUNT FILE...

Each is one of the files, with a few of its records spoiled: capitals, words in another order, blanks
for commas and for =, directions in full, kinds left out, letters lost.
"""
import random
import sys

FACINGS = {"facing=n": "facing=north", "facing=e": "facing=East", "facing=s": "facing=down", "facing=w": "w"}


def capital(rng, words):
    words[1] = words[1].capitalize()


def swap(rng, words):
    i = rng.randrange(1, len(words) - 1)
    words[i], words[i + 1] = words[i + 1], words[i]


def apart(rng, words):
    i = rng.randrange(len(words))
    words[i] = words[i].replace("=", rng.choice([" ", " = ", ":"])).replace(",", rng.choice([" ", ", "]))


def facing(rng, words):
    words[:] = [FACINGS.get(w, w) for w in words]


def no_kind(rng, words):
    del words[0]


def no_name(rng, words):
    del words[1]


def letter(rng, words):
    i = rng.randrange(len(words))
    if len(words[i]) > 2:
        at = rng.randrange(len(words[i]))
        words[i] = words[i][:at] + rng.choice(["", "x", words[i][at].upper()]) + words[i][at + 1:]


def twice(rng, words):
    words.append(rng.choice(words))


SLIPS = [capital, swap, apart, facing, no_kind, no_name, letter, twice]


def spoil(rng, line):
    words = line.split()
    if len(words) < 3 or words[0] in ("title", "event", "rng", "enorm", "map"):
        return line
    rng.choice(SLIPS)(rng, words)
    return " ".join(words)


def hasty(rng, text):
    inside, out = False, []
    for line in text.splitlines():
        inside = (inside or line.startswith("map")) and not line.startswith("end")
        out.append(line if inside or rng.random() > 0.25 else spoil(rng, line))
    return "\n".join(out)


def main():
    rng = random.Random(int(sys.argv[1]))
    texts = [open(name).read() for name in sorted(sys.argv[3:])]
    for _ in range(int(sys.argv[2])):
        print(hasty(rng, rng.choice(texts)))


main()
