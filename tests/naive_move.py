#!/usr/bin/env python3
"""What must hold of every move: naive_move.py SEED COUNT FILE

Makes random boards, has juliet move on them with the enorm-move found by PATH, and works out the
ways anew, by a search of its own. Every board that came out goes to FILE. Prints a line for each
thing that is wrong, the property first, and at the end what was looked at.
"""
import collections
import itertools
import json
import random
import re
import subprocess
import sys

from gen_board import OBSTACLES, SPACERS, STEP, Board, edge, place

WHO, REACH, MOST_WAYS = "juliet", 5, 300
TURNS = {"r90": ["rotate", "90"], "r180": ["rotate", "180"], "r270": ["rotate", "270"], "mirror": ["mirror"]}


def run(*words, text):
    done = subprocess.run(words, input=text, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def space(text):
    return (ord(text[0]) - 65, int(text[1:]) - 1)


class Room:
    """A random board, with forced arrows on some spaces and its Intruders suppressed or not."""

    def __init__(self, rng, quiet):
        self.board = Board(rng, rng.randint(2, 6), rng.randint(2, 7))
        self.quiet = quiet
        self.at = {name: at for at, name in self.board.figures.items()}
        share = rng.choice([0, 0, 0.1])
        free = sorted(self.board.spaces)
        self.arrows = {s: rng.choice("nesw") for s in free if rng.random() < share}
        shut = [where for where, state in self.board.doors if state != "open"]
        self.shut = set(shut)
        self.intruders = {at for name, at in self.at.items() if name not in SPACERS}
        self.spacers = {at for name, at in self.at.items() if name in SPACERS and name != WHO}

    def text(self):
        lines = self.board.text().split("\n")[:-1]
        lines += ["mark %s forced-arrow facing=%s" % (place(s), way) for s, way in self.arrows.items()]
        if self.quiet:
            names = [name for name in self.at if name not in SPACERS]
            lines += ["token %s suppression" % name for name in names]
        return "\n".join(lines + ["done", ""])

    def steps(self, at):
        """The spaces that one legal step leads to, figures of Spacers apart."""
        for way, (rows, cols) in STEP.items():
            to = (at[0] + rows, at[1] + cols)
            low, high = sorted([at, to])
            if to not in self.board.spaces or (low, high) in self.board.lines:
                continue
            if edge(low, high) in self.shut or to in self.intruders:
                continue
            if self.board.tiles.get(to, "-").rsplit("-", 1)[0] in OBSTACLES:
                continue
            if self.arrows.get(at, way) == way:
                yield to

    def distances(self):
        start = self.at[WHO]
        far, queue = {start: 0}, collections.deque([start])
        while queue:
            at = queue.popleft()
            for to in self.steps(at):
                if to not in far:
                    far[to] = far[at] + 1
                    queue.append(to)
        return far

    def ends(self):
        """Every space a move may end on but the start, with its distance."""
        return {s: n for s, n in self.distances().items() if n and s not in self.spacers}

    def ways(self, end):
        """Every shortest path to a space, the start first."""
        far = self.distances()
        paths = [(self.at[WHO],)]
        for n in range(1, far[end] + 1):
            paths = [p + (to,) for p in paths for to in self.steps(p[-1]) if far[to] == n]
        return {p for p in paths if p[-1] == end}


def turned(at, how, rows, cols):
    row, col = at
    return {
        "r90": (cols - 1 - col, row),
        "r180": (rows - 1 - row, cols - 1 - col),
        "r270": (col, rows - 1 - row),
        "mirror": (row, cols - 1 - col),
    }[how]


def paths_in(text):
    found = re.findall(r"^event path who=%s .*path=(\S+)" % WHO, text, re.M)
    return [tuple(space(s) for s in path.split(",")) for path in found]


class Judge:
    def __init__(self, out):
        self.out, self.seen = out, collections.Counter()

    def wrong(self, prop, number, what):
        print("%s: board %d: %s" % (prop, number, what))

    def move(self, *words, text):
        status, got, complaint = run("enorm-move", "-T", "board", WHO, *words, text=text)
        self.out.write(got)
        return status, got, complaint

    def reach(self, number, room):
        """--reach is what a search of one's own finds, space by space."""
        _, got, _ = run("enorm-move", "-T", "json", WHO, "--reach", str(REACH), text=room.text())
        rows = [json.loads(line) for line in got.splitlines()]
        mine = {s: n for s, n in room.ends().items() if n <= REACH}
        if {space(r["space"]): r["cost"] for r in rows} != mine:
            self.wrong("reach", number, "%s instead of %s" % (got, mine))
        for row in rows:
            self.seen["reach"] += 1
            path = [room.at[WHO], *map(space, row["path"])]
            if any(b not in room.steps(a) for a, b in zip(path, path[1:])):
                self.wrong("walls", number, "%s is no legal path" % row["path"])

    def end(self, number, room, end):
        """One move and all its ways."""
        ways = room.ways(end)
        if len(ways) > MOST_WAYS:
            return
        self.seen["ends"] += 1
        status, one, complaint = self.move(place(end), text=room.text())
        if status or complaint:
            self.wrong("shortest", number, "%s: status %d %s" % (place(end), status, complaint))
            return
        path = paths_in(one)[-1]
        if path not in ways:
            self.wrong("shortest", number, "%s is no shortest path" % (path,))
        at = re.search(r"^spacer %s (\S+)" % WHO, one, re.M).group(1)
        if space(at) != end:
            self.wrong("ends", number, "it ended on %s" % at)
        every = self.all_ways(room.text(), end)
        if set(every) != ways or len(every) != len(ways):
            self.wrong("all", number, "%d ways instead of %d to %s" % (len(every), len(ways), place(end)))
        if path not in every:
            self.wrong("default", number, "%s is not among --all" % (path,))
        self.turns(number, room, end, ways)

    def all_ways(self, text, end):
        _, got, _ = self.move(place(end), "--all", text=text)
        return paths_in(got)

    def turns(self, number, room, end, ways):
        rows, cols = room.board.rows, room.board.cols
        how = list(TURNS)[self.seen["ends"] % len(TURNS)]
        _, text, _ = run("enorm-board", *TURNS[how], text=room.text())
        self.seen[how] += 1
        mine = {tuple(turned(s, how, rows, cols) for s in way) for way in ways}
        if set(self.all_ways(text, turned(end, how, rows, cols))) != mine:
            self.wrong("turned", number, "%s gives other ways to %s" % (how, place(end)))

    def refusals(self, number, room):
        """What no search reaches is refused, and so is one step too few."""
        ends = room.ends()
        for s in sorted(room.board.spaces - set(ends) - {room.at[WHO]})[:2]:
            self.seen["refused"] += 1
            status, got, _ = self.move(place(s), text=room.text())
            if status != 1 or "\nrefused " not in got:
                self.wrong("refused", number, "%s is not refused" % place(s))
        for s in [s for s, n in sorted(ends.items()) if n > 1][:1]:
            self.seen["refused"] += 1
            status, _, _ = self.move(place(s), "--speed", str(ends[s] - 1), text=room.text())
            if status != 1:
                self.wrong("refused", number, "%s is too far" % place(s))

    def provoked(self, number, room):
        """With Intruders that answer: no error, and nobody ends on a figure or past the end."""
        for s, n in itertools.islice(sorted(room.ends().items()), 4):
            self.seen["provoked"] += 1
            status, got, complaint = self.move(place(s), "--seed", str(number), text=room.text())
            if status or complaint:
                self.wrong("provoked", number, "status %d %s" % (status, complaint))
                continue
            stops = re.findall(r"^(?:spacer|intruder) (\S+) ([A-Z]\d+)", got, re.M)
            at = dict(stops)
            mine = at.get(WHO)
            if mine and any(o == mine for name, o in stops if name not in (WHO, "mothman")):
                self.wrong("alone", number, "%s ends on a figure" % WHO)
            if any(len(path) - 1 < n and "event stops " not in got and mine for path in paths_in(got)[-1:]):
                self.wrong("provoked", number, "it stopped and did not tell")


def main():
    seed, count = int(sys.argv[1]), int(sys.argv[2])
    rng = random.Random(seed)
    with open(sys.argv[3], "w", encoding="utf-8") as out:
        judge = Judge(out)
        for number in range(1, count + 1):
            room = Room(rng, quiet=number % 4 != 0)
            if WHO not in room.at:
                continue
            if not room.quiet:
                judge.provoked(number, room)
                continue
            judge.reach(number, room)
            for end in rng.sample(sorted(room.ends()), min(3, len(room.ends()))):
                judge.end(number, room, end)
            judge.refusals(number, room)
    print("looked at", " ".join("%s=%d" % pair for pair in sorted(judge.seen.items())))


if __name__ == "__main__":
    main()
