#!/usr/bin/env python3
"""Small crowded boards for drawings, and drawings in haste.

crowded.py SEED COUNT [--plain]: boards with something on almost every space, edge and corner; --plain
ones have no hole and nothing on their rim.
crowded.py --bare FILE: the drawings of such plain boards without labels, outer walls and empty rows of +.
"""
import random
import re
import sys

ROWS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
TILES = ["crate", "pillar", "nest", "fog", "slab", "rail"]
MARKS = ["dangerous", "console", "discovery", "objective"]
FACINGS = "nesw"


def name(space):
    return f"{ROWS[space[0]]}{space[1] + 1}"


def size(rng):
    if rng.random() < 0.05:
        return rng.choice([(26, 2), (2, 99), (2, 12), (12, 11)])
    return rng.randint(1, 5), rng.randint(2, 6)


def lines(rng, spaces):
    """Walls, red lines and doors between neighbours."""
    often = rng.choice([0.1, 0.5, 0.95])
    kinds = rng.choice([["wall"], ["red"], ["door"], ["wall", "red", "door"]])
    doors = 0
    for row, col in spaces:
        for other in ((row, col + 1), (row + 1, col)):
            if other not in spaces or rng.random() > often:
                continue
            kind, edge = rng.choice(kinds), f"{name((row, col))}-{name(other)}"
            if kind != "door":
                yield f"{kind} {edge}"
                continue
            doors += 1
            state = rng.choice(["open", "closed", "welded", "open disabled", "closed disabled"])
            yield f"door d-{doors} {edge} {state}"


def corners(rng, rows, cols, spaces):
    """Spawn points and Blips."""
    often = rng.choice([0, 0.2, 0.9])
    blips = 0
    for y in range(rows + 1):
        for x in range(cols + 1):
            if not any((y - i, x - k) in spaces for i in (0, 1) for k in (0, 1)):
                continue
            if rng.random() < often:
                yield f"spawn x{x}y{y}"
            elif rng.random() < often / 2 and blips < 40:
                blips += 1
                yield f"blip blip-{blips} x{x}y{y} facing={rng.choice(FACINGS)} holds=echo"


def pieces(rng, spaces):
    """At most a figure, a tile and a mark on each."""
    often = rng.choice([0.1, 0.5, 1])
    spacers, grins, tiles = ["juliet", "romeo", "ann", "bob"], 0, 0
    for space in rng.sample(spaces, len(spaces)):
        if rng.random() > often:
            continue
        which = rng.random()
        if which < 0.25 and spacers:
            yield f"spacer {spacers.pop()} {name(space)} facing={rng.choice(FACINGS)}"
        elif which < 0.7 and grins < 30:
            grins += 1
            yield f"intruder grin-{grins} {name(space)} facing={rng.choice(FACINGS)}"
        if rng.random() < 0.4:
            tiles += 1
            tile = rng.choice(TILES)
            yield f"terrain {tile}-{tiles} {name(space)} type={tile}"
        if rng.random() < 0.3:
            yield f"mark {name(space)} {rng.choice(MARKS)}"


def board(rng, plain):
    rows, cols = size(rng)
    holes = 0 if plain else rng.choice([0, 0, 0.1, 0.4])
    everything = [(row, col) for row in range(rows) for col in range(cols)]
    spaces = [s for s in everything if rng.random() >= holes] or everything[:1]
    yield "enorm 1"
    yield f"map {rows}x{cols}"
    for space in everything:
        if space not in spaces:
            yield f"void {name(space)}"
    yield from lines(rng, spaces)
    if not plain:
        yield from corners(rng, rows, cols, spaces)
    yield from pieces(rng, spaces)
    yield "done"


def bare(drawing):
    """Without labels, outer walls and rows of + with nothing in them."""
    picture = re.search(r"^map\n(.*?)^end\n", drawing, re.S | re.M)
    rows = [line[3:] for line in picture.group(1).splitlines()[1:-2]]
    width = max(map(len, rows))
    rows = [row.ljust(width)[: width - 1].rstrip() for row in rows]
    rows = [row for row in rows if row.strip(" +")]
    return drawing.replace(picture.group(0), "".join(row + "\n" for row in rows))


def main():
    if sys.argv[1] == "--bare":
        text = open(sys.argv[2]).read()
        for drawing in re.findall(r"^enorm 1\n.*?^done\n", text, re.S | re.M):
            sys.stdout.write(bare(drawing))
        return
    rng = random.Random(int(sys.argv[1]))
    for _ in range(int(sys.argv[2])):
        print("\n".join(board(rng, "--plain" in sys.argv)))


main()
