#!/usr/bin/env python3
"""What must hold of every push: naive_forced.py NAME ARGUMENTS...

Reads NAME.in, the boards before, NAME.one and NAME.all, what enorm-knockback ARGUMENTS made of them
without and with --all, and the same of turned boards, NAME.r90.in and so on. Prints a line for each
thing that is wrong, the property first. The ways of a Knockback and of a Displace are worked out
anew here, by the rules and not by the program's code.
"""
import collections
import re
import sys

STEP = {"n": (1, 0), "e": (0, 1), "s": (-1, 0), "w": (0, -1)}
WORDS = {"crate": "do", "pillar": "io", "barrier": "d", "fog": "", "slab": "o", "nest": "d", "rail": ""}
BOSS_X = 1
Outcome = collections.namedtuple("Outcome", "figures tiles hurt")


def space(text):
    return (ord(text[0]) - 65, int(text[1:]) - 1)


class Board:
    """One board: where its figures and tiles are, and what cannot be crossed."""

    def __init__(self, lines):
        self.figures, self.tiles, self.vitals = {}, {}, {}
        self.spacers, self.doors, self.crashes = set(), [], collections.Counter()
        self.choices, self.of = 0, None
        picture = []
        for line in lines:
            words = line.split()
            if line[:1] == " " or re.match(r"[A-Z] [|: ]", line):
                picture.append(line)
            elif words:
                self.read(words, line)
        self.read_picture(picture)

    def read(self, words, line):
        kind = words[0]
        if kind == "terrain":
            self.tiles[words[1]] = frozenset(space(s) for s in words[2].split(","))
        elif kind in ("spacer", "intruder"):
            self.figures[words[1]] = None if words[2] == "-" else space(words[2])
            if kind == "spacer":
                self.spacers.add(words[1])
                found = re.search(r"vitals=(\d)", line)
                self.vitals[words[1]] = int(found.group(1)) if found else 9
        elif kind == "door" and words[3] != "open":
            self.doors.append((frozenset(space(s) for s in words[2].split("-")), words[3]))
        elif kind == "branch":
            self.of = int(re.search(r"of=(\d+)", line).group(1))
        elif line.startswith("event crash"):
            self.crashes[re.search(r"who=(\S+)", line).group(1)] += 1
        elif line.startswith("event choice"):
            self.choices += 1

    def read_picture(self, picture):
        self.spaces, self.shut = set(), set()
        if picture and not re.search(r"[+o|:.]", picture[-1]):
            picture = picture[:-1]
        self.rows, self.cols = len(picture) // 2, (len(picture[0].rstrip()) - 3) // 4
        for number, line in enumerate(picture):
            line = line.ljust(4 * self.cols + 3)
            row = self.rows - 1 - number // 2
            for col in range(self.cols):
                if number % 2 and line[4 * col + 4] == ".":
                    self.spaces.add((row, col))
                if number % 2 and line[4 * col + 6] != " ":
                    self.shut.add(frozenset([(row, col), (row, col + 1)]))
                if not number % 2 and line[4 * col + 4] != " ":
                    self.shut.add(frozenset([(row, col), (row + 1, col)]))
        self.shut |= {door for door, _ in self.doors}
        self.welds = {s for door, state in self.doors if state == "welded" for s in door}

    def inside(self, at):
        return 0 <= at[0] < self.rows and 0 <= at[1] < self.cols

    def open(self, at, to):
        return to in self.spaces and frozenset([at, to]) not in self.shut

    def standing(self):
        return (
            frozenset(self.figures.items()),
            frozenset(self.tiles.items()),
            frozenset(self.vitals.items()),
        )


def boards(path):
    lines = []
    with open(path, encoding="utf-8") as stream:
        for line in stream:
            line = line.rstrip("\n")
            if line == "done":
                yield Board(lines)
                lines = []
            elif line not in ("enorm 1", "map", "end"):
                lines.append(line)


class Push:
    """The ways a Knockback can go on one board: every outcome that some way has."""

    def __init__(self, board, figures=None, tiles=None, hurt=None):
        self.board = board
        self.figures = dict(board.figures if figures is None else figures)
        self.tiles = dict(board.tiles if tiles is None else tiles)
        self.hurt = collections.Counter(hurt or {})

    def copy(self):
        return Push(self.board, self.figures, self.tiles, self.hurt)

    def tile_at(self, at):
        return next((name for name, spaces in self.tiles.items() if at in spaces), None)

    def is_(self, tile, letter):
        return tile is not None and letter in WORDS[tile.split("-")[0]]

    def others_at(self, who, at):
        return [name for name, place in self.figures.items() if place == at and name != who]

    def intruder_at(self, who, at):
        return any(name not in self.board.spacers for name in self.others_at(who, at))

    def outcome(self):
        return Outcome(
            frozenset(self.figures.items()), frozenset(self.tiles.items()), frozenset(self.hurt.items())
        )

    def knock(self, who, x, way, source):
        """Yields every end of one push in that first direction."""
        at = self.figures[who]
        for edge in self.edges(at, way, source, x):
            push = self.copy()
            yield from push.walk(who, x, way, edge)

    def edges(self, at, way, source, x):
        """The directions it may take along the edge, None if there is none or it is not met."""
        along = [(0, 1), (0, -1)] if way[0] else [(1, 0), (-1, 0)]
        steps = [(at[0] + way[0] * i, at[1] + way[1] * i) for i in range(x + 1)]
        if self.board.inside(steps[-1]):
            return [None]
        if source is not None:
            off = at[1] - source[1] if way[0] else at[0] - source[0]
            if off:
                sign = 1 if off > 0 else -1
                along = [(0, sign)] if way[0] else [(sign, 0)]
        last = [s for s in steps if self.board.inside(s)][-1]
        return [a for a in along if self.board.inside((last[0] + a[0], last[1] + a[1]))] or [None]

    def walk(self, who, x, way, edge):
        board, spacer = self.board, who in self.board.spacers
        path, collided, turned = [self.figures[who]], False, False
        while len(path) <= x:
            at = path[-1]
            to = (at[0] + way[0], at[1] + way[1])
            if not board.inside(to):
                if turned or edge is None:
                    break
                way, turned = edge, True
                continue
            if not board.open(at, to):
                break
            tile = self.tile_at(to)
            if spacer:
                if self.is_(tile, "o"):
                    collided = True
                    if self.is_(tile, "d"):
                        del self.tiles[tile]
                        path += [] if self.intruder_at(who, to) else [to]
                    break
                if self.intruder_at(who, to):
                    break
                path.append(to)
                continue
            path.append(to)
            boss = who == "mothman"
            if tile and not self.is_(tile, "i") and (boss or self.is_(tile, "o")):
                del self.tiles[tile]
            if boss:
                for name in self.others_at(who, to):
                    if name in board.spacers:
                        self.hurt[name] += 1
            if to in board.welds:
                break
        yield from self.end(who, path, collided)

    def end(self, who, path, collided):
        boss = who == "mothman"
        taken = self.intruder_at if boss else self.others_at
        while len(path) > 1 and taken(who, path[-1]):
            path.pop()
        at = path[-1]
        self.figures[who] = at
        tile = self.tile_at(at)
        if len(path) > 1 and self.is_(tile, "d"):
            del self.tiles[tile]
        if collided:
            self.hurt[who] += 1
        under = [name for name in self.others_at(who, at) if name in self.board.spacers]
        if boss and len(path) > 1 and under:
            yield from self.thrown_out(under[0], at)
        else:
            yield self

    def thrown_out(self, who, at):
        ways = [w for w in STEP.values() if self.board.inside((at[0] + w[0], at[1] + w[1]))]
        ends = [end for way in ways for end in self.copy().knock(who, BOSS_X, way, at)]
        out = [end for end in ends if end.figures[who] != at]
        if out:
            yield from out
            return
        self.figures[who] = None
        self.hurt[who] = 99
        yield self


def first_ways(at, source):
    rows, cols = at[0] - source[0], at[1] - source[1]
    up, right = (1 if rows > 0 else -1, 0), (0, 1 if cols > 0 else -1)
    if abs(rows) == abs(cols):
        return [up, right]
    return [up] if abs(rows) > abs(cols) else [right]


def possible(board, words):
    """Every outcome that some way of this Knockback has."""
    who, x = words[0], int(words[1])
    if "--direction" in words:
        source, ways = None, [STEP[words[words.index("--direction") + 1]]]
    else:
        source = board.figures[words[words.index("--from") + 1]]
        ways = first_ways(board.figures[who], source)
    push = Push(board)
    return {end.outcome() for way in ways for end in push.knock(who, x, way, source)}


def displaced(board, words):
    who, ends = words[0], set()
    at, push = board.figures[who], Push(board)
    for step in STEP.values():
        to = (at[0] + step[0], at[1] + step[1])
        if board.open(at, to) and not push.others_at(who, to) and not push.is_(push.tile_at(to), "o"):
            ends |= {end.outcome() for end in push.copy().end(who, [at, to], False)}
    if not ends:
        if who in board.spacers:
            push.figures[who], push.hurt[who] = None, 99
        ends = {push.outcome()}
    return ends


def seen(board, after):
    """The outcome on a board that came out."""
    lost = {n: board.vitals[n] - v for n, v in after.vitals.items() if v != board.vitals[n]}
    lost.update({n: 99 for n, at in after.figures.items() if at is None})
    return Outcome(
        frozenset(after.figures.items()), frozenset(after.tiles.items()), frozenset(lost.items())
    )


# ---- properties: each yields what is wrong ----


def steps_apart(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) if a and b else 0


def reach(before, after, words):
    """Nobody moves more than X; who is thrown off a Boss's space, no more than its X."""
    if "displace" in words:
        x = 1
    else:
        x = int(words[1])
    for name, at in before.figures.items():
        most = x if name == words[0] else BOSS_X
        if "pushback" in words and name == words[words.index("--from") + 1]:
            most = 99
        if steps_apart(at, after.figures[name]) > most:
            yield "%s moved from %s to %s" % (name, at, after.figures[name])


def alone(before, after, _words):
    """No more figures share a space than before."""
    taken = [at for at in after.figures.values() if at]
    shared = [at for at in before.figures.values() if at]
    if len(taken) - len(set(taken)) > len(shared) - len(set(shared)):
        yield "figures share a space"


def pillars(before, after, _words):
    """Nothing Indestructible vanishes or moves; no tile comes to be."""
    for name, spaces in before.tiles.items():
        if name.startswith("pillar") and after.tiles.get(name) != spaces:
            yield "%s is gone" % name
    if not set(after.tiles.items()) <= set(before.tiles.items()):
        yield "a tile came to be"


def crashes(before, after, _words):
    """Two Crashes at most for a Spacer, and each takes one Vitals."""
    for name in before.spacers:
        if after.crashes[name] > 2:
            yield "%s suffered %d Crashes" % (name, after.crashes[name])
        if after.figures[name] and before.vitals[name] - after.vitals[name] != after.crashes[name]:
            yield "%s lost Vitals without a Crash" % name


SINGLE = {"reach": reach, "alone": alone, "pillars": pillars, "crashes": crashes}


class Case:
    """One input with its default board and those of --all."""

    def __init__(self, number, before, one, branches):
        self.number, self.before, self.one = number, before, one
        self.branches = branches or [one]


def cases(name):
    branches = collections.defaultdict(list)
    for after in boards(name + ".all"):
        branches[after.of].append(after)
    pairs = zip(boards(name + ".in"), boards(name + ".one"))
    return [Case(n, before, one, branches[n]) for n, (before, one) in enumerate(pairs, 1)]


def check_single(case, words):
    for after in [case.one, *case.branches]:
        for prop, judge in SINGLE.items():
            for wrong in judge(case.before, after, words):
                yield prop, wrong


def check_default(case):
    if case.one.standing() not in {after.standing() for after in case.branches}:
        yield "default", "the default is not among --all"
    if len(case.branches) > 1 and not case.one.choices:
        yield "default", "--all has several boards, the default tells of no choice"


def check_ways(case, words):
    before = case.before
    if "pushback" in words or "lure" in words:
        return
    may = displaced(before, words) if "displace" in words else possible(before, words)
    got = {seen(before, after) for after in case.branches}
    for outcome in got - may:
        yield "ways", "%s is none of its ways" % (changes(before, outcome),)
    if "--unavoidable" in words or "displace" in words:
        for outcome in may - got:
            yield "ways", "%s is not in --all" % (changes(before, outcome),)
    if seen(before, case.one) not in may:
        yield "ways", "the default is none of its ways"


def changes(before, outcome):
    """An outcome in few words."""
    moved = [
        "%s to %s" % (n, "%c%d" % (65 + at[0], at[1] + 1) if at else "-")
        for n, at in sorted(outcome.figures)
        if at != before.figures[n]
    ]
    gone = ["%s gone" % n for n in sorted(before.tiles) if n not in dict(outcome.tiles)]
    return ", ".join(moved + gone + ["%s -%d" % hurt for hurt in sorted(outcome.hurt)]) or "nothing"


def turned(board, how, rows, cols):
    """The standing of a board turned clockwise by 90, 180 or 270 degrees, or mirrored."""

    def place(at):
        row, col = at
        return {
            "r90": (cols - 1 - col, row),
            "r180": (rows - 1 - row, cols - 1 - col),
            "r270": (col, rows - 1 - row),
            "mirror": (row, cols - 1 - col),
        }[how]

    return (
        frozenset((n, at and place(at)) for n, at in board.figures.items()),
        frozenset((n, frozenset(map(place, spaces))) for n, spaces in board.tiles.items()),
        frozenset(board.vitals.items()),
    )


def check_turned(case, other, how):
    size = (how, case.before.rows, case.before.cols)
    want = {turned(after, *size) for after in case.branches}
    if want != {after.standing() for after in other.branches}:
        yield how, "--all differs"
    if not case.one.choices and turned(case.one, *size) != other.one.standing():
        yield how, "the default differs, though there was no choice"


def main():
    name, *words = sys.argv[1:]
    plain = cases(name)
    wrong = [(case, found) for case in plain for found in check_single(case, words)]
    wrong += [(case, found) for case in plain for found in check_default(case)]
    wrong += [(case, found) for case in plain for found in check_ways(case, words)]
    for how in ("r90", "r180", "r270", "mirror"):
        other = cases("%s.%s" % (name, how))
        if len(other) != len(plain):
            print("%s %s: %d boards of %d" % (how, name, len(other), len(plain)))
        wrong += [(c, found) for c, o in zip(plain, other) for found in check_turned(c, o, how)]
    for case, (prop, text) in wrong:
        print("%s %s, board %d: %s: %s" % (prop, name, case.number, " ".join(words), text))
    if not plain or len(plain) != sum(1 for _ in boards(name + ".in")):
        print("count %s: %d boards came out" % (name, len(plain)))


if __name__ == "__main__":
    main()
