#!/usr/bin/env python3
"""What holds for every reading: readings_property.py COUNT [SEED]

Over that many seeded boards, with a call each: switching every ruling that the call did not ask for
changes nothing; what --readings tells of the reading that is played is what the plain call comes to; a
record and an option agree; every outcome by another reading is a board that passes the check; and no
event cites a ruling that was not asked for, as its ruling or in brackets behind a reason.
"""
import csv
import importlib.machinery
import importlib.util
import json
import os
import random
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
LOADER = importlib.machinery.SourceFileLoader("hunt", os.path.join(HERE, "hunt"))
SPEC = importlib.util.spec_from_loader("hunt", LOADER)
hunt = importlib.util.module_from_spec(SPEC)
sys.dont_write_bytecode = True
LOADER.exec_module(hunt)

CALLS = [call.split() for call in (
    "enorm-ai {intruder}", "enorm-ai --routes {intruder} --range 2", "enorm-ai mothman --card ignite",
    "enorm-knockback {spacer} 3 --from {intruder}", "enorm-knockback {intruder} 2 --from {spacer}",
    "enorm-knockback {spacer} 2 --from {intruder} --unavoidable", "enorm-knockback {spacer} 2 --from {intruder} --as lure",
    "enorm-knockback {spacer} 2 --from {intruder} --as pushback", "enorm-knockback {spacer} --as displace",
    "enorm-attack {spacer} {intruder} osr-3", "enorm-attack {spacer}", "enorm-attack {spacer} {intruder} osr-3 --bonus",
    "enorm-cover --sight {intruder} {spacer}", "enorm-cover --range {spacer} {intruder}",
    "enorm-cover --distance {intruder} {spacer}", "enorm-cover --pairs", "enorm-move {spacer} --reach 3",
    "enorm-attack {spacer} {intruder} osr-3 --stress 2", "enorm-attack {spacer} {intruder} osr-3 --rolled r:P,r:o --stress 1",
    "enorm-roll rr --for {spacer} --at 2 --stress 2", "enorm-turn intruders", "enorm-move {spacer} {space}",
    "enorm-terrain place crate {space}", "enorm-harm {spacer} --damage 3", "enorm-noise {spacer} ww")]
# What an earlier call asked for: how Life Spares are counted, and that who died stays for its Reprisal.
EARLIER = {"RO-81", "RA-08"}


def run(call, board, *words):
    got = subprocess.run([os.path.join(hunt.BUILD, call[0]), *call[1:], *words], input=board, text=True,
                         capture_output=True, check=False)
    assert got.returncode in (0, 1, 64, 65), (call, words, got)
    return got


def letters():
    """The readings that may be played, by ruling; what is played first."""
    taken = {r["id"]: r["taken"] for r in table("rulings")}
    out = {}
    for row in table("readings"):
        if not row["rejected"]:
            out.setdefault(row["ruling"], []).append(row["letter"])
    return {i: sorted(all_of, key=lambda l: l != taken[i]) for i, all_of in out.items() if len(all_of) > 1}


def table(name):
    return list(csv.DictReader(run(["enorm-board", "data", name], "").stdout.splitlines()))


def plain(text):
    return [l for l in text.splitlines() if not re.match(r"ruling |event call |data ", l)]


def options(readings):
    return [word for i, letter in readings.items() for word in ("--ruling", "%s=%s" % (i, letter))]


def outcomes(call, board, readings, looks):
    """What the call comes to: boards and their weights, or what is said."""
    got = run(call, board, *options(readings), *([] if looks else ["--outcomes"]), "-T", "ruling" if looks else "board")
    return got.returncode, plain(got.stdout), got


def check(call, board, rng, known):
    told = run(call, board, "--readings", "-T", "json")
    if told.returncode:
        return 0
    groups = [json.loads(line) for line in told.stdout.splitlines()]
    played = groups[0]
    looks = not played["outcomes"]
    what = (call, board)
    others = {i: rng.choice(known[i][1:]) for i in known if i not in played["consulted"]}
    base = outcomes(call, board, {}, looks)
    assert outcomes(call, board, others, looks)[:2] == base[:2], ("not asked for, and yet", others, what)
    cited = {i for line in base[1] for ids in re.findall(r" ruling=(\S+)|\[((?:[A-Z]+-\d+(?:, ?)?)+)\]", line)
             for i in re.findall(r"R[AIOT]-\d+", " ".join(ids))}
    assert cited & set(known) - EARLIER <= set(played["consulted"]), ("cited and not asked for", cited, what)
    if not looks:
        odds = json.loads(run(call, board, "--odds", "-T", "json").stdout)
        if call[0] == "enorm-roll":
            told = sum(o["chance"]["p"] for o in played["results"] if o["what"].startswith(("wound", "critical")))
            assert abs(told - odds["wound"]["p"]) < 1e-9, ("not as played", what)
            odds = played
        key = lambda o: (o["changes"], o["chance"]["num"], o["chance"]["den"])
        assert sorted(map(key, odds["outcomes"])) == sorted(map(key, played["outcomes"])), ("not as played", what)
    asked = [i for i in played["consulted"] if i in known]
    if asked:
        one = rng.choice(asked)
        switched = {one: rng.choice(known[one][1:])}
        by_option = outcomes(call, board, switched, looks)
        record = board.replace("\ndone", "\nruling %s %s\ndone" % (one, switched[one]))
        assert outcomes(call, record, {}, looks)[:2] == by_option[:2], ("record and option differ", switched, what)
        if not looks and by_option[0] == 0:
            got = run(["enorm-board", "check"], by_option[2].stdout)
            assert not got.returncode, ("no sound board", switched, what, got.stderr)
    return 1


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    known, done = letters(), 0
    for n in range(count):
        rng = random.Random("readings %d %d" % (seed, n))
        lines = list(hunt.lines_of(rng))
        call = hunt.filled(rng.choice(CALLS), lines, rng)
        many = sum(l.startswith("intruder ") for l in lines) > 1
        if call and not (many and call[1] == "intruders"):  # which takes its time
            done += check(call, hunt.text(lines), rng, known)
    print("%d calls" % done)
    assert done * 3 > count, "most calls were refused"


if __name__ == "__main__":
    main()
