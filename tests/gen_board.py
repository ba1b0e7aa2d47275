#!/usr/bin/env python3
"""A stream of short random boards: gen_board.py SEED COUNT [--size RxC] [--blips] [--scarce]

The same seed gives the same boards. Without --size a board has 2 to 8 rows and 2 to 10 columns;
with it, exactly that many. No two figures share a space, nor two tiles, and no door stands on a
drawn line. With --blips there are one to three Blips, some more spawn points, a Priority Target and
Noise that waits. With --scarce there are one or two Spacers, hurt, stressed and armed or not, with
tokens in their pools, and two Intruders at most, on half of the boards a Boss one of them.
"""
import argparse
import random

STEP = {"n": (1, 0), "e": (0, 1), "s": (-1, 0), "w": (0, -1)}
TILES = ["crate", "pillar", "barrier", "fog", "slab", "nest", "rail"]
OBSTACLES = {"crate", "pillar", "slab"}
SPACERS = ["juliet", "romeo", "tango", "victor"]


def place(space):
    return "%c%d" % (65 + space[0], space[1] + 1)


def edge(low, high):
    return "%s-%s" % (place(low), place(high))


class Board:
    def __init__(self, rng, rows, cols, scarce=False):
        self.rng, self.rows, self.cols, self.scarce = rng, rows, cols, scarce
        self.spaces = {(r, c) for r in range(rows) for c in range(cols)}
        self.lines, self.spawns = {}, set()
        self.doors, self.tiles, self.figures, self.blips = [], {}, {}, []
        self.cut_out_voids()
        self.draw_lines()
        self.hang_doors()
        self.lay_tiles()
        self.stand_figures()

    def cut_out_voids(self):
        void = self.rng.choice([0, 0, 0.05, 0.2])
        for space in sorted(self.spaces):
            if self.rng.random() < void and len(self.spaces) > 4:
                self.spaces.remove(space)

    def all_edges(self):
        """Each edge as the two places it parts, the lower first; one of them may be off the map."""
        for r in range(-1, self.rows):
            for c in range(-1, self.cols):
                if r >= 0:
                    yield (r, c), (r, c + 1)
                if c >= 0:
                    yield (r, c), (r + 1, c)

    def draw_lines(self):
        wall, red = self.rng.choice([(0, 0), (0.1, 0.02), (0.2, 0.1), (0.35, 0.02), (0.05, 0.2)])
        draws_voids = self.rng.random() < 0.7
        for pair in self.all_edges():
            ends = sum(space in self.spaces for space in pair)
            outer = any(not (0 <= r < self.rows and 0 <= c < self.cols) for r, c in pair)
            roll = self.rng.random()
            if outer or (ends == 1 and draws_voids):
                self.lines[pair] = "wall"
            elif ends == 2 and roll < wall + red:
                self.lines[pair] = "wall" if roll < wall else "red"
        if self.rng.random() < 0.5:
            self.spawns.add((self.rng.randrange(self.cols + 1), self.rng.randrange(self.rows + 1)))

    def hang_doors(self):
        share = self.rng.choice([0, 0.03, 0.1])
        for pair in self.all_edges():
            if pair not in self.lines and all(space in self.spaces for space in pair):
                if self.rng.random() < share:
                    self.doors.append((edge(*pair), self.rng.choice(["open", "closed", "welded"])))

    def lay_tiles(self):
        share = self.rng.choice([0, 0.08, 0.15, 0.3])
        count = dict.fromkeys(TILES, 0)
        for space in sorted(self.spaces):
            if space in self.tiles or self.rng.random() >= share:
                continue
            kind = self.rng.choice(TILES)
            count[kind] += 1
            name = "%s-%d" % (kind, count[kind])
            self.tiles[space] = name
            beside = (space[0], space[1] + 1)
            if self.rng.random() < 0.15 and beside in self.spaces and beside not in self.tiles:
                self.tiles[beside] = name

    def few_figures(self):
        intruders = self.rng.choice([["grin-1"], ["grin-1", "grin-2"], ["mothman"], ["grin-1", "mothman"]])
        return SPACERS[: self.rng.randint(1, 2)] + intruders

    def many_figures(self):
        names = SPACERS[: self.rng.randint(1, 4)]
        names += ["grin-%d" % (i + 1) for i in range(self.rng.randint(1, 3))]
        if self.rng.random() < 0.3:
            names.append("mothman")
        return names

    def stand_figures(self):
        for name in self.few_figures() if self.scarce else self.many_figures():
            free = sorted(s for s in self.spaces - set(self.figures) if self.may_stand(name, s))
            if free:
                self.figures[self.rng.choice(free)] = name

    def may_stand(self, name, space):
        return name == "mothman" or self.tiles.get(space, "-").split("-")[0] not in OBSTACLES

    def scatter_blips(self):
        corners = [(x, y) for x in range(self.cols + 1) for y in range(self.rows + 1)]
        self.rng.shuffle(corners)
        self.spawns.update(corners[-self.rng.randint(1, 3):])
        self.blips = [(c, self.rng.choice(["echo", "lurker"])) for c in corners[: self.rng.randint(1, 3)]]

    def picture(self):
        for r in range(self.rows - 1, -1, -1):
            yield self.across(r + 1)
            yield self.row(r)
        yield self.across(0)
        yield "  " + "".join("  %-2d" % (c + 1) for c in range(self.cols))

    def corner(self, x, y):
        return "o" if (x, y) in self.spawns else "+"

    def across(self, y):
        text = {"wall": "---", "red": ":::", None: "   "}
        pieces = ["  " + self.corner(0, y)]
        for c in range(self.cols):
            pieces.append(text[self.lines.get(((y - 1, c), (y, c)))] + self.corner(c + 1, y))
        return "".join(pieces)

    def row(self, r):
        text = {"wall": "|", "red": ":", None: " "}
        pieces = ["%c %s" % (65 + r, text[self.lines.get(((r, -1), (r, 0)))])]
        for c in range(self.cols):
            pieces.append(" . " if (r, c) in self.spaces else "   ")
            pieces.append(text[self.lines.get(((r, c), (r, c + 1)))])
        return "".join(pieces)

    def records(self):
        for number, (where, state) in enumerate(self.doors):
            yield "door d-%d %s %s" % (number + 1, where, state)
        for name in dict.fromkeys(self.tiles.values()):
            spaces = ",".join(place(s) for s in sorted(self.tiles) if self.tiles[s] == name)
            yield "terrain %s %s type=%s" % (name, spaces, name.split("-")[0])
        at = {name: place(space) for space, name in self.figures.items()}
        for name in [n for n in SPACERS if n in at]:
            yield "spacer %s %s facing=%s%s" % (name, at[name], self.rng.choice("nesw"), self.state() if self.scarce else "")
        if self.scarce:
            yield from ("gear %s osr-3 ammo=%d" % (n, self.rng.randint(1, 2)) for n in SPACERS if n in at and self.rng.random() < 0.6)
        for name in sorted(n for n in at if n not in SPACERS):
            facing, kind = self.rng.choice("nesw"), name.split("-")[0]
            yield "intruder %s %s facing=%s type=%s" % (name, at[name], facing, kind)

    def state(self):
        known = " character=juliet-abel suit=standard-eva" if self.rng.random() < 0.5 else ""
        vitals = self.rng.choice([1, 2, 4, 9])
        return " vitals=%d stress=%d adrenaline=%d%s" % (vitals, self.rng.randrange(vitals), self.rng.randint(0, 2), known)

    def tokens(self):
        counts = ["%s=%d" % (token, self.rng.randint(0, 2)) for token in ("discipline", "expertise", "confidence")]
        yield "pool active " + " ".join(counts)
        if not self.blips:
            yield "priority juliet"

    def noise(self):
        for number, ((x, y), token) in enumerate(self.blips):
            yield "blip blip-%d x%dy%d facing=%s holds=%s" % (number + 1, x, y, self.rng.choice("nesw"), token)
        yield "priority juliet"
        for _ in range(self.rng.randint(1, 2)):
            yield "queue noise who=juliet amount=%d" % self.rng.randint(1, 4)

    def text(self):
        lines = ["enorm 1", "map", *(line.rstrip() for line in self.picture()), "end"]
        noise = self.noise() if self.blips else []
        return "\n".join([*lines, *self.records(), *noise, "done"])


def main():
    parser = argparse.ArgumentParser(description="A stream of random boards.")
    parser.add_argument("seed", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--size", metavar="RxC")
    parser.add_argument("--blips", action="store_true")
    parser.add_argument("--scarce", action="store_true")
    options = parser.parse_args()
    rng = random.Random(options.seed)
    for _ in range(options.count):
        if options.size:
            rows, cols = map(int, options.size.split("x"))
        else:
            rows, cols = rng.randint(2, 8), rng.randint(2, 10)
        board = Board(rng, rows, cols, options.scarce)
        if options.blips:
            board.scatter_blips()
        print(board.text())


if __name__ == "__main__":
    main()
