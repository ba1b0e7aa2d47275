#!/usr/bin/env python3
"""A second, deliberately naive reading of the geometry rules, to hold the library against.

    naive_sight.py [--figures] [--skip N] < boards

For every board on standard input and every ordered pair of its spaces (or, with --figures, of its
figures, named) it prints
    NUMBER FROM TO sight cover distance range adjacent
FROM being the attacker and TO the target: sight is yes or no, cover the tiles that cover TO, with
a comma between them, or -, distance as targeting counts and range as a Spacer's weapon counts, -
with no way, adjacent yes or no.

Nothing is clever here. Every line of sight is held against every blocker of the board in exact
fractions, and distances are found by lowering guesses until none can be lowered.
"""
import argparse
import sys
from fractions import Fraction

# The nudge of RI-23, as an actual small number. A line between corners crosses a line of the grid
# at a multiple of 1/99 or more, and the nudge moves that crossing by less than 1000 times itself.
NUDGE = Fraction(1, 100_000_000)

KEYWORDS = {
    "crate": {"cover", "destructible", "obstacle"},
    "pillar": {"cover", "indestructible", "obstacle"},
    "barrier": {"cover", "destructible"},
    "fog": {"obscuring"},
    "slab": {"obstacle"},
    "nest": {"destructible"},
    "rail": {"cover"},
}
CARDINAL = [(1, 0), (0, 1), (-1, 0), (0, -1)]


def read_place(word):
    return ord(word[0].upper()) - ord("A"), int(word[1:]) - 1


def place(space):
    return "%c%d" % (65 + space[0], space[1] + 1)


def read_edges(word):
    return [frozenset(map(read_place, pair.split("-"))) for pair in word.split(",")]


class Board:
    """Spaces as (row, column); an edge as the set of the two places that it parts."""

    def __init__(self):
        self.spaces, self.walls, self.reds, self.shut = set(), set(), set(), set()
        self.tiles = {}  # space: (name, keywords)
        self.spacers, self.intruders = {}, {}  # name: space

    def read_picture(self, lines):
        grid = [line for line in lines if line[2:3] in "+o|: " and line.strip()]
        if grid and all(word.isdigit() for word in grid[-1].split()):
            grid.pop()
        grid.reverse()
        width = max(map(len, grid))
        grid = [line.ljust(width) for line in grid]
        self.size = len(grid) // 2, (width - 3) // 4
        for i, line in enumerate(grid):
            if i % 2:
                self.read_row(i // 2, line)
            else:
                self.read_across(i // 2, line)

    def read_row(self, row, line):
        for col, at in enumerate(range(2, len(line), 4)):
            if line[at + 2 : at + 3] == ".":
                self.spaces.add((row, col))
            self.draw(line[at], frozenset([(row, col - 1), (row, col)]))

    def read_across(self, y, line):
        for col, at in enumerate(range(4, len(line), 4)):
            self.draw(line[at], frozenset([(y - 1, col), (y, col)]))

    def draw(self, mark, edge):
        if mark in "|-":
            self.walls.add(edge)
        elif mark == ":":
            self.reds.add(edge)

    def on_map(self, row, col):
        return 0 <= row < self.size[0] and 0 <= col < self.size[1]

    def read_size(self, word):
        self.size = rows, cols = tuple(map(int, word.split("x")))
        self.spaces = {(r, c) for r in range(rows) for c in range(cols)}
        for r, c in self.spaces: # this form of a map has walls drawn all round
            for dr, dc in CARDINAL:
                if not self.on_map(r + dr, c + dc):
                    self.walls.add(frozenset([(r, c), (r + dr, c + dc)]))

    def read_record(self, words):
        kind = words[0]
        if kind == "door" and "open" not in words:
            self.shut.update(read_edges(words[2]))
        elif kind in ("wall", "red"):
            (self.walls if kind == "wall" else self.reds).update(read_edges(words[1]))
        elif kind == "void":
            self.spaces.difference_update(map(read_place, words[1].split(",")))
        elif kind == "terrain" and words[2] != "-":
            self.read_tile(words)
        elif kind in ("spacer", "intruder") and words[2] != "-" and "dead" not in words:
            figures = self.spacers if kind == "spacer" else self.intruders
            figures[words[1]] = read_place(words[2])

    def read_tile(self, words):
        kinds = [w[5:] for w in words if w.startswith("type=")] + [words[1].split("-")[0]]
        for space in map(read_place, words[2].split(",")):
            self.tiles[space] = (words[1], KEYWORDS[kinds[0]])

    def finish(self):
        """Where a space ends at something of the map that is no space, there is a wall, drawn or not."""
        for r, c in self.spaces:
            for dr, dc in CARDINAL:
                if (r + dr, c + dc) not in self.spaces and self.on_map(r + dr, c + dc):
                    self.walls.add(frozenset([(r, c), (r + dr, c + dc)]))
        self.cuts = self.walls | self.reds | self.shut
        self.segments = [edge_segment(edge) for edge in self.cuts]

    def has(self, space, keyword):
        return space in self.tiles and keyword in self.tiles[space][1]

    def figure_on(self, space):
        return space in self.spacers.values() or space in self.intruders.values()


def boards(stream):
    board, lines, picture = None, iter(stream), None
    for line in lines:
        line = line.rstrip("\n")
        words = line.split("#")[0].split()
        if picture is not None:
            if words == ["end"]:
                board.read_picture(picture)
                picture = None
            else:
                picture.append(line)
        elif words == ["enorm", "1"]:
            if board:
                yield board
            board = Board()
        elif words == ["map"]:
            picture = []
        elif words and words[0] == "map":
            board.read_size(words[1])
        elif words:
            board.read_record(words)
    if board:
        yield board


def edge_segment(edge):
    """The two end points (x, y) of an edge."""
    (r, c), (r2, c2) = sorted(edge)
    if r == r2:
        return (c2, r), (c2, r + 1)
    return (c, r2), (c + 1, r2)


def overlap(p, q, low, high):
    """How much of the segment p-q lies in the closed box from low to high: a share of it from 0 to
    1, or None if they do not even touch."""
    start, end = Fraction(0), Fraction(1)
    for axis in (0, 1):
        step = q[axis] - p[axis]
        if step == 0:
            if not low[axis] <= p[axis] <= high[axis]:
                return None
            continue
        first = Fraction(low[axis] - p[axis]) / step
        last = Fraction(high[axis] - p[axis]) / step
        start, end = max(start, min(first, last)), min(end, max(first, last))
    return end - start if start <= end else None


def runs_in(p, q, low, high):
    """With positive length: through the inside of a box, or along an edge of it."""
    return p != q and (overlap(p, q, low, high) or 0) > 0


def corners(space):
    """Each corner with the same corner nudged towards the middle of the space."""
    row, col = space
    for x in (0, 1):
        for y in (0, 1):
            nudged = (col + x + NUDGE * (1 - 2 * x), row + y + NUDGE * (1 - 2 * y))
            yield (col + x, row + y), nudged


def blocks(board, space):
    return (
        board.has(space, "obstacle")
        or board.has(space, "obscuring")
        or space in board.intruders.values()
    )


def near(p, q, low, high):
    """A quick no for what lies wholly to one side; touching is near."""
    return all(min(p[i], q[i]) <= high[i] and max(p[i], q[i]) >= low[i] for i in (0, 1))


def clear(board, blockers, a, b):
    (p, nudged_p), (q, nudged_q) = a, b
    for row, col in blockers:
        low, high = (col, row), (col + 1, row + 1)
        if near(p, q, low, high) and runs_in(p, q, low, high):
            return False
    for low, high in board.segments:
        if near(p, q, low, high) and runs_in(p, q, low, high):
            return False
        if near(nudged_p, nudged_q, low, high):
            if overlap(nudged_p, nudged_q, low, high) is not None:
                return False
    return True


def sight(board, here, there):
    blockers = [s for s in board.spaces if blocks(board, s) and s not in (here, there)]
    return any(clear(board, blockers, a, b) for a in corners(here) for b in corners(there))


def beside(board, a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 and frozenset([a, b]) not in board.cuts


def adjacent(board, a, b):
    bare = [s for s in (a, b) if board.has(s, "obstacle") and not board.figure_on(s)]
    return beside(board, a, b) and not bare


def cover(board, attacker, target):
    """The names of the tiles that cover the target."""
    names = []
    for space in sorted(board.tiles):
        if not board.has(space, "cover") or not beside(board, space, target):
            continue
        for axis in (0, 1):
            low, high = sorted([target[axis], attacker[axis]])
            if low < space[axis] < high and board.tiles[space][0] not in names:
                names.append(board.tiles[space][0])
    return names


def distances(board, here, cuts, stops):
    """From `here` to everywhere: a space costs one more than a neighbour that may be passed."""
    best = {here: 0}
    lowered = True
    while lowered:
        lowered = False
        for space in board.spaces:
            for dr, dc in CARDINAL:
                other = (space[0] + dr, space[1] + dc)
                if other not in best or frozenset([space, other]) in cuts:
                    continue
                if other != here and other in stops:
                    continue
                if best[other] + 1 < best.get(space, 10**9):
                    best[space] = best[other] + 1
                    lowered = True
    return best


def report(number, board, places, ends):
    obstacles = {s for s in board.tiles if board.has(s, "obstacle")}
    yes = {True: "yes", False: "no"}
    for name, here in ends:
        aimed = distances(board, here, board.walls | board.shut, set())
        ranged = distances(board, here, board.cuts, obstacles)
        for other, there in ends:
            if name == other:
                continue
            covering = ",".join(cover(board, here, there)) or "-"
            print(number, places(name, here), places(other, there), yes[sight(board, here, there)],
                  covering, aimed.get(there, "-"), ranged.get(there, "-"),
                  yes[adjacent(board, here, there)])  # fmt: skip


def main():
    parser = argparse.ArgumentParser(description="Sight, cover, distance and adjacency, naively.")
    parser.add_argument("--figures", action="store_true", help="between figures, not spaces")
    parser.add_argument("--skip", type=int, default=1, metavar="N", help="every Nth board only")
    options = parser.parse_args()
    for number, board in enumerate(boards(sys.stdin), 1):
        if number % options.skip:
            continue
        board.finish()
        if options.figures:
            ends = [*board.spacers.items(), *board.intruders.items()]
            report(number, board, lambda name, _: name, ends)
        else:
            ends = [(space, space) for space in sorted(board.spaces)]
            report(number, board, lambda _, space: place(space), ends)


if __name__ == "__main__":
    main()
