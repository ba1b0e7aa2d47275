#!/usr/bin/env python3
"""--best and --worst against every answer, typed: odds_brute.py SEED COUNT

On small random boards every question of an act is answered in every way, dice and cards with their
chance, and the better or the worse kept of what the players decide. The program must give that number;
and its decisions, typed where they are asked for, must give it too. Nothing of the program's own odds is
used for that.
"""
import itertools
import json
import random
import re
import subprocess
import sys
from fractions import Fraction

FACES = {colour: 6 for colour in "wrbgo"}


def run(args, text):
    done = subprocess.run(args, input=text, capture_output=True, text=True)
    assert done.returncode in (0, 1, 2), (args, done.returncode, done.stderr, text)
    return done


def position(args, text):
    return run([*args, "-T", "board"], text).stdout


class Brute:
    def __init__(self, tool, asks, text, pattern, how):
        self.tool, self.asks, self.text = tool, asks, text
        self.pattern, self.pick = re.compile(pattern, re.M), {"best": max, "worst": min}[how]
        self.runs = 0

    def question(self, typed):
        self.runs += 1
        done = run([*self.tool, "--ask", "dice,cards," + self.asks, "-T", "json", *typed], self.text)
        if done.returncode == 2:
            return json.loads(done.stdout.splitlines()[-1])
        return None if done.returncode == 0 else False

    def options(self, q, answer):
        point = q["point"]
        if q["asks"] == "mitigation":
            verb, _, what = answer.partition(" ")
            return ["--" + verb, f"{point}={what}"] if what else ["--expertise", f"{point}=0"]
        return [{"windows": "--react", "choices": "--choose", "grants": "--choose"}[q["asks"]], f"{point}={answer}"]

    def rolls(self, q):
        if q["asks"] == "cards":
            return [["--rolled", f"{q['point']}={card}"] for card in q["answers"]]
        dice = [die.split(":")[0] for die in q["answers"][0].split(",")]
        return [["--rolled", f"{q['point']}=" + ",".join(f"{c}{f}" for c, f in zip(dice, faces))]
                for faces in itertools.product(*(range(1, FACES[c] + 1) for c in dice))]

    def value(self, typed=(), granted=False):
        q = self.question(typed)
        if q is None:
            return Fraction(bool(self.pattern.search(position([*self.tool, "--ask", "none", *typed], self.text))))
        if q is False:
            return None
        if q["asks"] in ("dice", "cards"):
            ways = [self.value((*typed, *roll), granted) for roll in self.rolls(q)]
            return sum((way or Fraction(0) for way in ways), Fraction(0)) / len(ways)
        if "worst" in q.get("advice", "") or "worse" in q.get("advice", ""):
            return self.value((*typed, *self.options(q, q["preferred"])), granted)
        answers = ["none"] if granted and q["asks"] == "grants" else q["answers"]
        ways = [self.value((*typed, *self.options(q, a)), granted or (q["asks"] == "grants" and a != "none"))
                for a in answers]
        ways = [way for way in ways if way is not None]
        return self.pick(ways) if ways else None


def board(rng, grants):
    """Few spaces, one Intruder or two, so that every answer can be tried."""
    spaces = [f"{row}{col}" for row in "ABC" for col in range(1, 5)]
    rng.shuffle(spaces)
    if grants:  # it bites, she falls, and may fight
        spaces[:2] = rng.choice([["A1", "A2"], ["B2", "B3"], ["C3", "C4"]])
    vitals = 1 if grants else rng.randint(5, 9)
    lines = ["enorm 1", "map 3x4",
             f"spacer juliet {spaces[0]} facing={'e' if grants else rng.choice('nesw')} vitals={vitals} stress=0 adrenaline=0 "
             "character=juliet-abel suit=standard-eva",
             f"intruder grin-1 {spaces[1]} facing={rng.choice('nesw')} type=grin"]
    if rng.random() < 0.3 and not grants:
        lines.append(f"terrain crate-1 {spaces[2]} type=crate")
    lines.append(f"pool active expertise={rng.randint(0, 2)}")
    return "\n".join([*lines, "done", ""])


PATTERNS = [r"^spacer juliet .*vitals=[5-9]", r"^spacer juliet .*vitals=[0-6]\b", r"^intruder grin-1 [AC]",
            r"^pool active expertise=1", r"^intruder grin-1 ", r"^intruder grin-1 .*facing=[ne]", r"^spacer juliet [AB][12]"]


def try_one(rng):
    grants = rng.random() < 0.3
    text = board(rng, grants)
    tool = ["enorm-ai", "grin-1", *(["--rolled", "attack=r5,r5,w1", "--rolled", "flatline=live-attack"] if grants else [])]
    asks = "grants" if grants else "choices,windows,mitigation"
    pattern = rng.choice(PATTERNS)
    seen = []
    for how in ("best", "worst"):
        done = run([*tool, "--ask", asks, "--odds", f"--{how}", pattern, "-T", "json"], text)
        said = json.loads(done.stdout.splitlines()[-1])
        got = Fraction(int(said["chance"]["num"]), int(said["chance"]["den"]))
        wanted = Brute(tool, asks, text, pattern, how).value()
        assert got == wanted, (how, pattern, asks, got, wanted, text)
        if not said["depending"]:
            out = run([*tool, "--ask", "none", "--outcomes", "-T", "board", *said["answers"]], text).stdout
            odds = json.loads(run(["enorm-odds", "-T", "json", "--where", pattern], out).stdout)["where"][0]["chance"]
            assert Fraction(int(odds["num"]), int(odds["den"])) == got, (how, pattern, said, odds, text)
        seen.append(got)
    return seen[0] != seen[1]


def main():
    rng = random.Random(int(sys.argv[1]))
    apart = sum(try_one(rng) for _ in range(int(sys.argv[2])))
    print(f"{sys.argv[2]} boards, best and worst apart on {apart}")


if __name__ == "__main__":
    main()
