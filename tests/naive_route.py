#!/usr/bin/env python3
"""What must hold of every Move: naive_route.py NAME WHO TARGET SPEED [RANGE]

Reads NAME.in, the boards before; NAME.routes, what `enorm-ai --routes WHO --target TARGET --speed
SPEED` says of them; NAME.one and NAME.all, what an activation that is nothing but a Move made of
them without and with --all; and the same of turned boards, NAME.r90.in and so on. Prints a line for
each thing that is wrong, the property first. The routes are worked out anew here, by the rules
RI-01 to RI-07 and RI-61 to RI-63 and not by the program's code. SPEED may be `unlimited`. With RANGE
it is a shooter's Move, and only its --routes are looked at.
"""
import collections
import json
import re
import sys

import naive_forced
from naive_forced import STEP, space

OBSTACLES = ("crate", "pillar", "slab")
FAR = 1000
Route = collections.namedtuple("Route", "path facing")


class Board(naive_forced.Board):
    """A board that tells walls from red lines, and shut doors from welded ones."""

    def __init__(self, lines):
        self.moves, self.target = {}, {}
        super().__init__(lines)

    def read(self, words, line):
        super().read(words, line)
        if line.startswith("event path"):
            who, path = (re.search(r" %s=(\S+)" % key, line) for key in ("who", "path"))
            self.moves.setdefault(who.group(1), [space(s) for s in path.group(1).split(",")])
        if line.startswith("event target"):
            who, whom = (re.search(r" %s=(\S+)" % key, line).group(1) for key in ("who", "target"))
            self.target.setdefault(who, whom)

    def read_picture(self, picture):
        super().read_picture(picture)
        self.red = set()
        lines = [line.ljust(4 * self.cols + 3) for line in picture[: 2 * self.rows + 1]]
        for number, line in enumerate(lines):
            row = self.rows - 1 - number // 2
            for col in range(self.cols):
                if number % 2 and line[4 * col + 6] == ":":
                    self.red.add(frozenset([(row, col), (row, col + 1)]))
                if not number % 2 and line[4 * col + 4] == ":":
                    self.red.add(frozenset([(row, col), (row + 1, col)]))
        self.welded = {door for door, state in self.doors if state == "welded"}
        self.blocked = {s for n, where in self.tiles.items() for s in where if n.startswith(OBSTACLES)}


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


def apart(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def axis(a, b):
    return "h" if a[0] == b[0] else "v"


class Mover:
    """One Intruder about to move toward one Spacer."""

    def __init__(self, board, who, target, speed, reach=None):
        self.board, self.who, self.speed, self.range = board, who, speed, reach
        self.boss = who == "mothman"
        self.start, self.goal = board.figures[who], board.figures[target]
        # WLD-13: beside a weld at the start of the activation, it is gone
        self.welds = {door for door in board.welded if self.start not in door}
        self.shut = board.shut - (board.welded - self.welds)
        self.beside = {s for door in self.welds for s in door}
        self.to_goal = self.distances(self.goal)

    def steps(self, at, through_welds=True):
        for step in STEP.values():
            to = (at[0] + step[0], at[1] + step[1])
            edge = frozenset([at, to])
            if to not in self.board.spaces or (edge in self.shut and edge not in self.welds):
                continue
            if edge in self.welds and not through_welds:
                continue
            if self.boss or to not in self.board.blocked or to == self.start:
                yield to

    def distances(self, end):
        """Of every space to that one, as this Intruder walks; welds are walked through (RI-06)."""
        found, queue = {end: 0}, collections.deque([end])
        while queue:
            at = queue.popleft()
            for to in self.steps(at):
                if to not in found and (at == end or self.boss or at not in self.board.blocked):
                    found[to] = found[at] + 1
                    queue.append(to)
        return found

    def reach(self):
        """The spaces within Speed and how far they are: it halts beside a weld (WLD-12)."""
        found, queue = {self.start: 0}, collections.deque([self.start])
        while queue:
            at = queue.popleft()
            if found[at] == self.speed or (at in self.beside and at != self.start):
                continue
            for to in self.steps(at, through_welds=False):
                if to not in found:
                    found[to] = found[at] + 1
                    queue.append(to)
        return found

    def adjacent(self, at):
        return self.to_goal.get(at) == 1 and frozenset([at, self.goal]) not in self.welds

    def serves(self, at):
        """From there its Attack works: MOV-04, CMD-20, CMD-21, RI-62, RI-64."""
        if self.range is None or at == self.goal:
            return at == self.goal or self.adjacent(at)
        return apart(at, self.goal) <= self.range and (at[0] == self.goal[0] or at[1] == self.goal[1])

    def may_halt(self, at):
        """RI-61: a Move does not seek the Target's own space."""
        return self.may_stop(at) and (at != self.goal or at == self.start)

    def over(self, at):
        """The Move ends there: RI-07, a shooter goes on from a firing space that is taken."""
        return self.serves(at) and (self.range is None or self.may_halt(at))

    def may_stop(self, at):
        """RI-04: not on another Intruder; a Boss may on a Spacer."""
        for name, place in self.board.figures.items():
            if place == at and name != self.who and not (self.boss and name in self.board.spacers):
                return False
        return True

    def runs_straight(self, at, end):
        """RI-03: the way to the end can be walked in one line."""
        if at[0] != end[0] and at[1] != end[1]:
            return None
        away = apart(at, end)
        step = ((end[0] - at[0]) // away, (end[1] - at[1]) // away)
        here = at
        for _ in range(away):
            to = (here[0] + step[0], here[1] + step[1])
            if to not in self.steps(here):
                return None
            here = to
        return (at[0] + step[0], at[1] + step[1])

    def zigzags(self, end, far, over, most):
        """Every zigzag toward that end; far: distances to it; over(at): the walk ends there."""
        done, todo = set(), [((self.start,), way) for way in "hv"]
        while todo:
            path, way = todo.pop()
            at = path[-1]
            if len(path) - 1 >= most or at == end or over(at) or (at in self.beside and at != self.start):
                done.add(path)
                continue
            near = [to for to in self.steps(at) if far.get(to, FAR) == far[at] - 1]
            straight = self.runs_straight(at, end)
            if straight is None:
                near = [to for to in near if axis(at, to) == way] or near
            else:
                near = [straight]
            near = [to for to in near if frozenset([at, to]) not in self.welds]
            if not near:
                done.add(path)
            for to in near:
                todo.append((path + (to,), "v" if axis(at, to) == "h" else "h"))
        return done

    def best_stops(self):
        """RI-04 (c); without a route to the Target the nearest by RI-15."""
        found = {at: n for at, n in self.reach().items() if self.may_stop(at)}
        if self.start in self.to_goal:
            rank = {at: (self.tier(at), self.to_goal.get(at, FAR), n) for at, n in found.items()}
        else:
            known = self.counted()
            rank = {
                at: ((0, known[at]) if at in known else (1, apart(at, self.goal)), n)
                for at, n in found.items()
            }
        return [at for at in found if rank[at] == min(rank.values())]

    def tier(self, at):
        """RI-61: a Boss takes what serves, then the Target's own space, then what is nearest."""
        if not self.boss:
            return 0
        return 1 if at == self.goal else 0 if self.serves(at) else 2

    def counted(self):
        """RI-15: round walls, closed and welded doors; through Obstacles and red lines."""
        stops = (self.shut - self.board.red) | self.welds
        found, queue = {self.goal: 0}, collections.deque([self.goal])
        while queue:
            at = queue.popleft()
            for step in STEP.values():
                to = (at[0] + step[0], at[1] + step[1])
                if to in self.board.spaces and to not in found and frozenset([at, to]) not in stops:
                    found[to] = found[at] + 1
                    queue.append(to)
        return found

    def paths(self):
        walks = set()
        if self.start in self.to_goal:
            walks = self.zigzags(self.goal, self.to_goal, self.over, self.speed)
        legal = {path for path in walks if self.may_halt(path[-1])}
        if walks and legal == walks:
            return legal
        for stop in self.best_stops():
            far = self.plain(stop)
            # RI-63: a shooter ends on the first firing space it meets
            legal |= self.zigzags(
                stop, far, lambda at, stop=stop: at == stop or (self.range and self.over(at)), far[self.start]
            )
        return legal

    def plain(self, end):
        """Distances to a stop without a step through a weld or on from beside one."""
        found, queue = {end: 0}, collections.deque([end])
        while queue:
            at = queue.popleft()
            for to in self.steps(at, through_welds=False):
                walks_on = to not in self.beside or to == self.start
                if to not in found and walks_on and (at == end or self.boss or at not in self.board.blocked):
                    found[to] = found[at] + 1
                    queue.append(to)
        return found

    def facings(self, path):
        if len(path) > 1:
            return {facing(path[-2], path[-1])}
        rows, cols = self.goal[0] - self.start[0], self.goal[1] - self.start[1]
        up, right = "n" if rows > 0 else "s", "e" if cols > 0 else "w"
        if abs(rows) == abs(cols): # RT-27
            return {up, right}
        return {up} if abs(rows) > abs(cols) else {right}

    def routes(self):
        return {Route(path, way) for path in self.paths() for way in self.facings(path)}


def facing(at, to):
    return next(way for way, step in STEP.items() if (at[0] + step[0], at[1] + step[1]) == to)


def told(path):
    return "-".join("%c%d" % (65 + row, col + 1) for row, col in path)


# ---- properties: each yields what is wrong ----


def check_routes(mover, got):
    """--routes lists what the rules allow, and nothing else."""
    want = {route.path for route in mover.routes()}
    have = {route.path for route in got}
    for path in sorted(have - want):
        yield "routes", "%s is no route" % told(path)
    for path in sorted(want - have):
        yield "routes", "%s is not listed" % told(path)
    for path in sorted(have & want):
        ways = {route.facing for route in got if route.path == path}
        if ways != mover.facings(path):
            yield "facing", "%s ends facing %s" % (told(path), " ".join(sorted(ways)))


def check_walk(mover, path):
    """What holds of one path whatever the rules for its shape."""
    end = path[-1]
    for at, to in zip(path, path[1:]):
        if to not in mover.steps(at, through_welds=False):
            yield "walls", "%s is crossed in %s" % (told([at, to]), told(path))
    if len(path) - 1 > mover.speed:
        yield "speed", "%s is too long" % told(path)
    if not mover.range and mover.to_goal.get(end, FAR) > mover.to_goal.get(mover.start, FAR):
        yield "farther", "%s leads away" % told(path)
    if mover.reach().get(end) != len(path) - 1:
        yield "shortest", "%s is not a shortest way to its end" % told(path)
    if not mover.may_stop(end) and end != mover.start:
        yield "stop", "%s ends on somebody" % told(path)


def moved(after, who, before):
    return tuple(after.moves.get(who, [before.figures[who]]))


def check_activation(case, who, speed):
    by_target = collections.defaultdict(set)
    for after in [case.one, *case.all]:
        target = after.target.get(who)
        if target is None:
            yield "count", "no Target"
            return
        path = moved(after, who, case.before)
        by_target[target].add(path)
        yield from check_walk(Mover(case.before, who, target, speed), path)
    for target, paths in by_target.items():
        want = set(Mover(case.before, who, target, speed).paths())
        for path in sorted(paths - want):
            yield "activation", "%s toward %s is no route" % (told(path), target)
        for path in sorted(want - paths):
            yield "activation", "%s toward %s is not in --all" % (told(path), target)
    if case.one.standing() not in {after.standing() for after in case.all}:
        yield "default", "the default is not among --all"
    if len(by_target[case.one.target[who]]) > 1 and not case.one.choices:
        yield "default", "several routes, and the default tells of no choice"


Case = collections.namedtuple("Case", "number before routes one all")


def cases(name, shooter):
    routes, branches = collections.defaultdict(set), collections.defaultdict(list)
    with open(name + ".routes", encoding="utf-8") as stream:
        for line in map(json.loads, stream):
            if "path" in line:
                routes[line["board"]].add(Route(tuple(map(space, line["path"])), line["facing"]))
    for after in [] if shooter else boards(name + ".all"):
        branches[after.of].append(after)
    pairs = zip(boards(name + ".in"), boards(name + (".in" if shooter else ".one")))
    return [
        Case(n, before, routes[n], one, [] if shooter else branches[n] or [one])
        for n, (before, one) in enumerate(pairs, 1)
    ]


def turner(how, rows, cols):
    return {
        "r90": lambda at: (cols - 1 - at[1], at[0]),
        "r180": lambda at: (rows - 1 - at[0], cols - 1 - at[1]),
        "r270": lambda at: (at[1], rows - 1 - at[0]),
        "mirror": lambda at: (at[0], cols - 1 - at[1]),
    }[how]


def check_turned(case, other, how, who):
    size = (case.before.rows, case.before.cols)
    turn = turner(how, *size)
    if {tuple(map(turn, route.path)) for route in case.routes} != {route.path for route in other.routes}:
        yield how, "--routes differs"
    if not case.all:
        return
    want = {tuple(map(turn, moved(after, who, case.before))) for after in case.all}
    if want != {moved(after, who, other.before) for after in other.all}:
        yield how, "the routes of --all differ"
    want = {naive_forced.turned(after, how, *size) for after in case.all}
    if want != {after.standing() for after in other.all}:
        yield how, "the outcomes of --all differ"


def main():
    name, who, target, speed, *rest = sys.argv[1:]
    speed = FAR if speed == "unlimited" else int(speed)
    reach = int(rest[0]) if rest else None
    plain, wrong = cases(name, reach), []
    for case in plain:
        mover = Mover(case.before, who, target, speed, reach)
        wrong += [(case, found) for found in check_routes(mover, case.routes)]
        for route in case.routes:
            wrong += [(case, found) for found in check_walk(mover, route.path)]
        if not reach:
            wrong += [(case, found) for found in check_activation(case, who, speed)]
    for how in ("r90", "r180", "r270", "mirror"):
        other = cases("%s.%s" % (name, how), reach)
        if len(other) != len(plain):
            print("%s %s: %d boards of %d" % (how, name, len(other), len(plain)))
        wrong += [(c, found) for c, o in zip(plain, other) for found in check_turned(c, o, how, who)]
    for case, (prop, text) in wrong:
        print("%s %s, board %d: %s: %s" % (prop, name, case.number, who, text))
    if not plain or len(plain) != sum(1 for _ in boards(name + ".in")):
        print("count %s: %d boards came out" % (name, len(plain)))


if __name__ == "__main__":
    main()
