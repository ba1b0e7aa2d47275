#!/usr/bin/env python3
"""What must hold of every Noise and patrol, worked out naively: naive_noise.py NAME

Reads NAME.in, NAME.one (the defaults) and NAME.all, and NAME.TURN.all with NAME.TURN.back, the
outcomes on the turned boards, turned back. Prints a line for everything that is wrong: the property
and where.
"""
import re
import sys
from collections import Counter

WAYS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}


def boards(name):
    with open(name, encoding="utf-8") as file:
        return [b.splitlines() for b in file.read().split("done\n") if b.strip()]


def corner(text):
    return tuple(int(n) for n in re.fullmatch(r"x(\d+)y(\d+)", text).groups())


def space(text):
    return int(text[1:]) - 1, ord(text[0]) - 65


def corners_of(at):
    return {(at[0] + i, at[1] + j) for i in (0, 1) for j in (0, 1)}


class Board:
    def __init__(self, lines):
        at = lines.index("map") + 1
        rows = [line for line in lines[at : lines.index("end")] if re.match(r"[A-Z] ", line)]
        crosses = [line for line in lines[at : lines.index("end")] if line.startswith("  ") and re.search("[+o]", line)]
        self.rows, self.cols = len(rows), len(re.findall("[+o]", crosses[0])) - 1
        words = [line.split() for line in lines]
        self.spacers = {w[1]: space(w[2]) for w in words if w[0] == "spacer" and w[2] != "-"}
        self.blips = {w[1]: (corner(w[2]), w[3][-1]) for w in words if w[0] == "blip"}
        self.welds = [self.ends(w[2]) for w in words if w[0] == "door" and w[3] == "welded"]
        self.shown = set().union(*(corners_of(s) for s in self.spacers.values()))

    @staticmethod
    def ends(edge):
        one, two = (corners_of(space(s)) for s in edge.split("-"))
        return one & two

    def on_map(self, c):
        return 0 <= c[0] <= self.cols and 0 <= c[1] <= self.rows

    def held(self, start, at):
        return any(at in ends and start not in ends for ends in self.welds)

    def toward(self, start, goal, steps):
        """The ways of a zigzag, one for each first axis that is allowed."""

        def gap(at, axis):
            low = goal[axis]
            return max(low - at[axis], at[axis] - low - 1, 0)

        firsts = [axis for axis in (0, 1) if gap(start, axis) == min(gap(start, 0), gap(start, 1))]
        return {self.zigzag(start, goal, steps, axis, gap) for axis in firsts}

    def zigzag(self, start, goal, steps, axis, gap):
        path, at = [], start
        while steps and at not in self.shown:
            if not gap(at, axis):
                axis = 1 - axis
            if not gap(at, axis):
                break
            move = [0, 0]
            move[axis] = 1 if goal[axis] >= at[axis] else -1
            both = gap(at, 0) and gap(at, 1)
            to = (at[0] + move[0], at[1] + move[1])
            if to in self.shown:
                break
            path.append(to)
            if self.held(start, to):
                break
            at, steps = to, steps - 1
            axis = 1 - axis if both else axis
        return tuple(path)

    def straight(self, start, way, steps):
        path, at, more = [], start, 1
        move = WAYS[way]
        if not self.on_map((at[0] + move[0], at[1] + move[1])):
            move = (-move[0], -move[1])
        while steps and at not in self.shown:
            to = (at[0] + move[0], at[1] + move[1])
            if to in self.shown:
                break
            path.append(to)
            if self.held(start, to):
                break
            at, steps = to, steps - 1
            if not self.on_map((at[0] + move[0], at[1] + move[1])):
                move, steps, more = (-move[0], -move[1]), steps + more, 0
        return {tuple(path)}


def arguments(line):
    return dict(re.findall(r"(\S+?)=(\"[^\"]*\"|\S+)", line))


def walked(event):
    return tuple(corner(c) for c in event.get("path", event["to"]).split(","))


def check_ways(name, number, before, after, report):
    """The first move of each Blip that nothing has moved before."""
    board, steps, moved = Board(before), Counter(), set()
    events = [(line.split()[1], arguments(line)) for line in after if line.startswith("event ")]
    goal = board.spacers.get("juliet")
    for verb, event in events:
        who = event.get("who")
        if verb == "assigned":
            steps[who] += int(event["n"])
        if verb != "path" or who in moved or who not in board.blips:
            continue
        moved.add(who)
        start, way = board.blips[who]
        if event["clause"] == "BLP-09":
            allowed = board.toward(start, goal, steps[who])
        elif event["clause"] == "BLP-48":
            allowed = board.straight(start, way, 2)
        else:
            allowed = board.toward(start, goal, 1)
        if walked(event) not in allowed:
            report("ways", "%s %d: %s went %s, not %s" % (name, number, who, walked(event), allowed))


def plain(lines):
    return tuple(line for line in lines if not re.match(r"(event|branch|rng|data|title) ", line))


def by_input(all_boards):
    groups, last = {}, 0
    for lines in all_boards:
        branch = [line for line in lines if line.startswith("branch ")]
        last = int(arguments(branch[0])["of"]) if branch else last + 1
        groups.setdefault(last, []).append(plain(lines))
    return groups


def main():
    name = sys.argv[1]

    def report(what, text):
        print(what, text)

    start, one, every = boards(name + ".in"), boards(name + ".one"), by_input(boards(name + ".all"))
    if len(start) != len(one):
        report("count", "%s: %d boards of %d" % (name, len(one), len(start)))
    for number, (before, after) in enumerate(zip(start, one), 1):
        if plain(after) not in every.get(number, []):
            report("default", "%s %d" % (name, number))
        check_ways(name, number, before, after, report)
    for turn in ("r90", "r180", "r270", "mirror"):
        back = by_input(boards("%s.%s.back" % (name, turn)))
        for number in range(1, len(start) + 1):
            if set(back.get(number, [])) != set(every.get(number, [])):
                report(turn, "%s %d" % (name, number))


if __name__ == "__main__":
    main()
