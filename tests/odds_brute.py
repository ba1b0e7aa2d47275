#!/usr/bin/env python3
"""--best and --worst against every answer, typed: odds_brute.py SEED COUNT [KIND]...

On small random boards every question of an act is answered in every way, dice and cards with their
chance, and the better or the worse kept of what the players decide. The program must give that number;
and its decisions, typed where they are asked for and after what has come, must give it too. Nothing of the
program's own odds is used for that. The tools are called through the library, if there is one to load, so that
a call takes no start of a process.
"""
import csv
import ctypes
import itertools
import json
import os
import random
import re
import shutil
import subprocess
import sys
from collections import Counter
from fractions import Fraction

with open(os.path.join(os.path.dirname(__file__), "..", "data", "dice.csv"), encoding="utf-8") as dice:
    FACES = {}
    for row in csv.DictReader(dice):
        shows = tuple(int(row[key]) for key in ("power", "half", "potential", "quadrant"))
        FACES.setdefault({"black": "b"}.get(row["colour"], row["colour"][0]), []).append(shows)

IN_A_GRANT = "dice,cards,grants"  # then all else is as the rulings have it
NO_REROLL = ("--confidence", "attack-2=0")
AWAKEN_ON = 10
WORDS_OF = {"wound": ", a Wound", "critical wound": ", a Wound, critical"}
NEVER_ASKED = re.compile(r"--\w+ (\S+)=\S*: ")


class Library:
    """enorm.h, as far as it is called here."""

    def __init__(self, path):
        self.so = ctypes.CDLL(path)
        for name in ("enorm_open", "enorm_error", "enorm_answer_text", "enorm_answer_messages"):
            getattr(self.so, name).restype = ctypes.c_void_p if name == "enorm_open" else ctypes.c_char_p
        self.enorm = ctypes.c_void_p(self.so.enorm_open(None))
        self.loaded = None

    def run(self, args, text):
        if text != self.loaded:
            bad = self.so.enorm_load(self.enorm, text.encode(), ctypes.c_size_t(len(text.encode())))
            assert not bad, (self.so.enorm_error(self.enorm), text)
            self.loaded = text
        answer = ctypes.c_void_p()
        words = (ctypes.c_char_p * len(args))(*(word.encode() for word in args))
        status = self.so.enorm_call(self.enorm, len(args), words, ctypes.byref(answer))
        out, err = self.so.enorm_answer_text(answer), self.so.enorm_answer_messages(answer)
        return subprocess.CompletedProcess(args, status, out.decode(), err.decode())


def open_library():
    """None where it is not built, or with sanitizers, which want to be there before Python is."""
    build = os.path.dirname(os.path.realpath(shutil.which("enorm-ai")))
    path = os.path.join(build, "libenorm.so.0")
    return Library(path) if os.path.exists(path) and not build.endswith("-san") else None


LIBRARY = open_library()


def run(args, text, statuses=(0, 1, 2)):
    done = LIBRARY.run(args, text) if LIBRARY else subprocess.run(args, input=text, capture_output=True, text=True)
    assert done.returncode in statuses, (args, done.returncode, done.stderr, text)
    return done


def power(dice, faces):
    return sum(FACES[c][f][0] for c, f in zip(dice, faces)) + sum(FACES[c][f][1] for c, f in zip(dice, faces)) // 2


def throws(dice, attack):
    """Every throw of these dice, as typed, with how many others lie the same way; of an Intruder's Attack only
    the Power counts."""
    seen, typed = Counter(), {}
    for faces in itertools.product(*(range(len(FACES[c])) for c in dice)):
        lies = power(dice, faces) if attack else tuple(sorted((c, FACES[c][f]) for c, f in zip(dice, faces)))
        seen[lies] += 1
        typed.setdefault(lies, [f"{c}{f + 1}" for c, f in zip(dice, faces)])
    total = sum(seen.values())
    return [(typed[lies], Fraction(n, total)) for lies, n in seen.items()]


class Act:
    def __init__(self, tool, asks, text, pattern):
        self.tool, self.asks, self.text = tool, asks, text
        self.pattern = re.compile(pattern, re.M)

    def events(self, typed, asks=None):
        """What happens, as lines of JSON, the last a question if one is open; None if it is refused."""
        done = run([*self.tool, "--ask", asks or self.asks, "-T", "json", *typed], self.text)
        return None if done.returncode == 1 else [json.loads(line) for line in done.stdout.splitlines()]

    def ends(self, typed):
        done = run([*self.tool, "--ask", "none", "-T", "board", *typed], self.text, (0, 64))
        return done.stderr if done.returncode else Fraction(bool(self.pattern.search(done.stdout)))


class Brute(Act):
    """The best or the worst over every answer."""

    def __init__(self, tool, asks, text, pattern, how):
        super().__init__(tool, "dice,cards," + asks, text, pattern)
        self.pick = {"best": max, "worst": min}[how]

    def options(self, q, answer):
        point = q["point"]
        if q["asks"] == "mitigation":
            verb, _, what = answer.partition(" ")
            return ["--" + verb, f"{point}={what}"] if what else ["--expertise", f"{point}=0"]
        return [{"windows": "--react", "choices": "--choose", "grants": "--choose"}[q["asks"]], f"{point}={answer}"]

    def grants(self, q, answer):
        return q["asks"] == "grants" and answer != "none"

    def settling(self, q, answer):
        """Odds assume a weapon's own re-rolls, so what comes of them is typed: none."""
        return NO_REROLL if self.grants(q, answer) and "osr-3" in answer else ()

    def value(self, typed=(), granted=False):
        told = self.events(typed, IN_A_GRANT if granted else None)
        if told is None:
            return None
        q = told[-1]
        if q["kind"] != "question":
            return self.ends(typed)
        if q["asks"] in ("dice", "cards"):
            ways = [(self.value((*typed, "--rolled", f"{q['point']}={what}"), granted) or 0) * chance
                    for what, chance in comes(q, granted or self.tool[0] == "enorm-attack")]
            return sum(ways, Fraction(0))
        if "worst" in q.get("advice", "") or "worse" in q.get("advice", ""):
            return self.value((*typed, *self.options(q, q["default"])), granted)
        answers = ["none"] if granted and q["asks"] == "grants" else q["answers"]
        ways = [self.value((*typed, *self.options(q, a), *self.settling(q, a)), granted or self.grants(q, a)) for a in answers]
        ways = [way for way in ways if way is not None]
        return self.pick(ways) if ways else None


def comes(q, full=False):
    """What can come at a question of dice or cards, as typed, each with its chance; `full` in a Spacer's Attack, where
    not only the Power counts."""
    if q["point"].startswith("awaken"):  # any other is as good
        return [(str(AWAKEN_ON), Fraction(1, 10)), ("1", Fraction(9, 10))]
    if q["asks"] == "cards":
        return [(card, Fraction(1, len(q["answers"]))) for card in q["answers"]]
    dice = [die.split(":")[0] for die in q["answers"][0].split(",")]
    return [(",".join(throw), chance) for throw, chance in throws(dice, q["point"].startswith("attack") and not full)]


class Replay(Act):
    """The value of decisions as --best prints them: what is always so, and after what has come."""

    def __init__(self, tool, text, pattern, said, settled):
        super().__init__(tool, "dice,cards", text, pattern)
        self.said, self.settled = said, settled

    def value(self):
        return self.after([*pairs(self.said["answers"]), *pairs(self.settled)], [], self.said["depending"])

    def after(self, answers, came, tree):
        typed = [word for option in answers for word in option] + came
        told = self.events(typed)
        assert told is not None, (self.said, typed, self.text)
        q = told[-1]
        if q["kind"] != "question":
            end = self.ends(typed)
            if isinstance(end, Fraction):
                return end
            never = set(NEVER_ASKED.findall(end))  # what is always so may not come up this time
            kept = [option for option in answers if option[1].split("=")[0] not in never]
            assert len(kept) < len(answers), (end, self.said, self.text)
            return self.after(kept, came, tree)
        return sum((chance * self.follow(answers, [*came, "--rolled", f"{q['point']}={what}"], tree, q, what)
                    for what, chance in comes(q, self.tool[0] == "enorm-attack")), Fraction(0))

    def follow(self, answers, came, tree, q, what):
        """Down the tree by what has come: a card, the dice one by one, or what the roll comes to."""
        if not any(node["point"] == q["point"] for node in tree):
            return self.after(answers, came, tree)
        if q["asks"] == "cards":
            words = [f"below {AWAKEN_ON}" if q["point"].startswith("awaken") and int(what) < AWAKEN_ON else what]
        elif any(re.fullmatch(r"[a-z]\d", word) for node in tree for word in node["came"]):
            words = what.split(",")
        else:
            words = [self.result([word for option in answers for word in option] + came, q["point"])]
        for word in words:
            if not any(node["point"] == q["point"] for node in tree):
                break
            taken = [node for node in tree if word in node["came"]]
            assert len(taken) < 2, (tree, word)
            answers = answers + (pairs(taken[0]["answers"]) if taken else [])
            tree = taken[0]["depending"] if taken else []
        return self.after(answers, came, tree)

    def result(self, typed, point):
        events = [e for e in self.events(typed) if e["kind"] == "event"]
        at = next(i for i, e in enumerate(events) if e["verb"] == "roll" and e["args"]["point"] == point)
        result = next(e["args"] for e in events[at:] if e["verb"] == "result")
        return f"{result['power']} Power" + WORDS_OF.get(result["what"], "")


def pairs(answers):
    return list(zip(answers[::2], answers[1::2]))


# ---- boards ----

JULIET = "character=juliet-abel suit=standard-eva"
OF_JULIET = [r"^spacer juliet .*vitals=[5-9]", r"^spacer juliet .*vitals=[0-6]\b", r"^spacer juliet .*vitals=7", r"^pool active expertise=1"]
OF_GRIN = [r"^intruder grin-1 [AC]", r"^intruder grin-1 ", r"^intruder grin-1 .*facing=[ne]", r"^spacer juliet [AB][12]"]


def spaces(rng, rows="ABC", cols=4):
    all_of_them = [f"{row}{col}" for row in rows for col in range(1, cols + 1)]
    rng.shuffle(all_of_them)
    return all_of_them


def text_of(*lines):
    return "\n".join(["enorm 1", *lines, "done", ""])


def one_grin(rng):
    at = spaces(rng)
    lines = ["map 3x4", f"spacer juliet {at[0]} facing={rng.choice('nesw')} vitals={rng.randint(5, 9)} stress=0 adrenaline=0 {JULIET}",
             f"intruder grin-1 {at[1]} facing={rng.choice('nesw')} type=grin"]
    if rng.random() < 0.3:
        lines.append(f"terrain crate-1 {at[2]} type=crate")
    lines.append(f"pool active expertise={rng.randint(0, 2)}")
    return text_of(*lines), ["enorm-ai", "grin-1"], "choices,windows,mitigation", rng.choice(OF_JULIET + OF_GRIN)


def two_grins(rng):
    """Both bite, and what is spent on the first is not there for the second."""
    near = [["A1", "A2", "B1"], ["B2", "B3", "A2"], ["C3", "C4", "B3"]]
    at = rng.choice(near)
    lines = ["map 3x4", f"spacer juliet {at[0]} facing=e vitals={rng.randint(6, 9)} stress=0 adrenaline=0 {JULIET}",
             f"intruder grin-1 {at[1]} facing=w type=grin", f"intruder grin-2 {at[2]} facing=w type=grin",
             f"pool active expertise={rng.randint(1, 2)}"]
    return text_of(*lines), ["enorm-ai"], "mitigation", rng.choice(OF_JULIET)


def fall(rng):
    """It bites, she falls, and may fight: with what, or not at all."""
    at = rng.choice([["A1", "A2"], ["B2", "B3"], ["C3", "C4"]])
    lines = ["map 3x4", f"spacer juliet {at[0]} facing=e vitals=1 stress=0 adrenaline={rng.randint(0, 2)} {JULIET}",
             f"gear juliet osr-3 ammo={rng.randint(1, 3)}",
             f"intruder grin-1 {at[1]} facing={rng.choice('nesw')} type=grin", f"pool active expertise={rng.randint(0, 2)}"]
    return (text_of(*lines), ["enorm-ai", "grin-1", "--rolled", "attack=r5,r5,w1", "--rolled", "flatline=live-attack"], "grants",
            rng.choice([r"^intruder grin-1 ", r"^gear juliet osr-3 .*ammo=[12]", r"^token grin-1 suppression", r"^queue noise"]))


def fallen(rng):
    """It bites, she falls between two of them, and whom she fights back is her choice."""
    at, west, east = rng.choice([["A2", "A1", "A3"], ["B2", "B1", "C2"], ["C3", "B3", "C4"], ["B2", "A2", "B4"]])
    weapons = [f"gear juliet osr-3 ammo={rng.randint(1, 3)}"]
    lines = ["map 3x4", f"spacer juliet {at} facing={rng.choice('nesw')} vitals={rng.randint(1, 2)} stress={rng.randint(0, 5)} adrenaline={rng.randint(0, 2)} {JULIET}",
             *weapons, f"intruder grin-1 {west} facing={rng.choice('nesw')} type=grin",
             f"intruder grin-2 {east} facing={rng.choice('nesw')} type=grin activated", f"pool active expertise={rng.randint(0, 1)}"]
    return (text_of(*lines), ["enorm-ai", "grin-1", "--rolled", "attack=r5,r5,w1", "--rolled", "flatline=live-attack"], "grants",
            rng.choice([r"^intruder grin-1 ", r"^intruder grin-2 ", r"^token grin-[12] suppression", r"^token grin-2 suppression", r"^intruder grin-2 .*surprised|^token grin-1"]))


def awakened(rng):
    """A second roll for one Stress, or none; and what she does when she gets up."""
    at = rng.choice([["A2", "A3"], ["B2", "C2"], ["C3", "B3"]])
    lines = ["map 3x4", f"spacer juliet {at[0]} facing={rng.choice('nesw')} vitals=1 stress={rng.randint(0, 9)} adrenaline={rng.randint(0, 2)} {JULIET}",
             f"intruder grin-1 {at[1]} facing={rng.choice('nesw')} type=grin", f"pool active expertise={rng.randint(0, 1)}"]
    return (text_of(*lines), ["enorm-ai", "grin-1", "--rolled", "attack=r5,r5,w1", *rng.choice([[], ["--rolled", "flatline=die-awaken"]])],
            rng.choice(["choices", "choices,windows"]),
            rng.choice([r"^spacer juliet .*stress=[0-7]\b", r"^spacer juliet .* dead", r"^spacer juliet .*awakened", rf"^spacer juliet {at[0]} "]))


def struck(rng):
    """A Spacer hits a Boss: which Response, which pool, which cards go."""
    at = rng.choice([["A1", "A2"], ["B2", "B3"], ["A1", "A3"], ["B2", "D2"]])
    wounds = rng.randint(0, 11)
    lines = ["map 4x5", f"spacer juliet {at[0]} facing={rng.choice('nesw')} vitals={rng.randint(5, 9)} stress={rng.randint(0, 4)} adrenaline=0 {JULIET}",
             "gear juliet osr-3 ammo=2", f"intruder mothman {at[1]} facing={rng.choice('nesw')} type=mothman wounds={wounds}",
             f"pool active discipline={rng.randint(0, 1)} expertise={rng.randint(0, 2)}", "priority juliet"]
    card = rng.choice(["magnetized-boot", "tattered-wing", "glass-eye", "dust-scales"])
    return (text_of(*lines), ["enorm-attack", "juliet", "mothman", "--rolled", f"bp={card}"], rng.choice(["choices", "choices,windows", "choices,grants"]),
            rng.choice([r"^pool incoming .*expertise=", r"^pool incoming .*discipline=2", r"^pool active .*expertise=[3-9]", rf"^spacer juliet {at[0]} ",
                        r"^spacer juliet .*stress=[0-3]\b", rf"^intruder mothman {at[1]} ", r"^queue spawn-blip", r"^condition juliet knockdown",
                        r"^deck ai mothman cards=\S*ignite", r"^deck ai mothman cards=\S*keening", rf"^intruder mothman .*wounds={wounds + 1}\b"]))


def phase(rng):
    """A Boss and a Grin, one after the other, with one pool against both."""
    at = spaces(rng, "ABCD", 5)
    lines = ["map 4x5", f"spacer juliet {at[0]} facing={rng.choice('nesw')} vitals={rng.randint(4, 9)} stress={rng.randint(0, 5)} adrenaline=0 {JULIET}",
             f"intruder grin-1 {at[1]} facing={rng.choice('nesw')} type=grin", f"intruder mothman {at[2]} facing={rng.choice('nesw')} type=mothman",
             f"pool active discipline={rng.randint(0, 2)} expertise={rng.randint(1, 2)}", "priority juliet"]
    card = rng.choice(["ignite", "circling", "keening", "wingbeat"])
    return (text_of(*lines), ["enorm-turn", "intruders", "--rolled", f"ai={card}"], rng.choice(["windows", "choices", "mitigation"]),
            rng.choice([*OF_JULIET, rf"^spacer juliet {at[0]} ", r"^intruder grin-1 [AB]", r"^pool active .*expertise=1"]))


def thrown(rng):
    """What is mitigated decides whether a wing throws her, and where to."""
    at = rng.choice([["A1", "A2"], ["B2", "B3"], ["C3", "C4"], ["B2", "A2"], ["C2", "D2"]])
    lines = ["map 4x5", f"spacer juliet {at[0]} facing={rng.choice('nesw')} vitals={rng.randint(5, 9)} stress=0 adrenaline=0 {JULIET}",
             f"intruder mothman {at[1]} facing={rng.choice('nesw')} type=mothman", f"pool active expertise={rng.randint(1, 2)}"]
    free = [space for space in spaces(rng, "ABCD", 5) if space not in at]
    lines += [f"terrain {kind}-1 {free.pop()} type={kind}" for kind in rng.sample(["crate", "barrier", "rail", "fog"], rng.randint(0, 2))]
    return (text_of(*sorted(lines, key=lambda line: not line.startswith(("map", "terrain")))),
            ["enorm-ai", "mothman", "--rolled", "ai=wingbeat"], "mitigation,choices",
            rng.choice([rf"^spacer juliet {at[0]} ", rf"^spacer juliet (?!{at[0]} )", r"^spacer juliet [A-D][1-3] .*vitals=[5-7]"]))


def pushed(rng):
    """Forced movement, whose ties go Harsh: nothing to choose but what is not."""
    at = spaces(rng, "ABCD", 5)
    lines = ["map 4x5", *(f"terrain {kind}-1 {at.pop()} type={kind}" for kind in rng.sample(["crate", "rail", "pillar"], rng.randint(0, 3))),
             f"spacer juliet {at.pop()} facing={rng.choice('nesw')} vitals={rng.randint(1, 9)} stress=0 adrenaline=0 {JULIET}",
             f"intruder grin-1 {at.pop()} facing={rng.choice('nesw')} type=grin",
             f"spacer romeo {at.pop()} facing=n", f"pool active expertise={rng.randint(0, 1)}"]
    return (text_of(*lines), ["enorm-knockback", "juliet", str(rng.randint(1, 3)), "--from", "grin-1", "--as", rng.choice(["knockback", "pushback", "lure"])],
            "choices,windows,mitigation", rng.choice([r"^spacer juliet [AB]", r"^spacer juliet [A-D][12] ", r"^spacer juliet .*vitals=[1-6]"]))


def harmed(rng):
    """Damage that tokens may lower, twice, from one pool."""
    lines = ["map 3x4", f"spacer juliet A1 facing=e vitals={rng.randint(4, 9)} stress=0 adrenaline=0 {JULIET}",
             f"pool active expertise={rng.randint(0, 3)} confidence={rng.randint(0, 1)}"]
    return (text_of(*lines), ["enorm-harm", "juliet", "--damage", str(rng.randint(1, 4))], "mitigation,windows,choices", rng.choice(OF_JULIET))


def two_spacers(rng):
    """Whom it bites, and how it comes there."""
    at = spaces(rng)
    lines = ["map 3x4", f"spacer juliet {at[0]} facing={rng.choice('nesw')} vitals={rng.randint(5, 9)} stress=0 adrenaline=0 {JULIET}",
             f"spacer romeo {at[1]} facing={rng.choice('nesw')} vitals={rng.randint(5, 9)} stress=0 adrenaline=0",
             f"intruder grin-1 {at[2]} facing={rng.choice('nesw')} type=grin", f"pool active expertise={rng.randint(0, 2)}"]
    if rng.random() < 0.5:
        lines.append(f"priority {rng.choice(['juliet', 'romeo'])}")
    return (text_of(*lines), ["enorm-ai", "grin-1"], "choices,windows,mitigation",
            rng.choice([*OF_JULIET, *OF_GRIN, r"^spacer romeo .*vitals=[0-6]\b"]))


def boss(rng):
    """A card, known or drawn, what may be done before it, and against its damage."""
    at = spaces(rng, "ABCD", 5)
    discipline = rng.randint(1, 2)
    lines = ["map 4x5", f"spacer juliet {at[0]} facing={rng.choice('nesw')} vitals={rng.randint(5, 9)} stress={rng.randint(0, 4)} "
             f"adrenaline=0 {JULIET}", f"intruder mothman {at[1]} facing={rng.choice('nesw')} type=mothman",
             f"pool active discipline={discipline} expertise={rng.randint(0, 2)}", "priority juliet"]
    card, asks = rng.choice([("ignite", "windows"), ("ignite", "windows,mitigation"), ("circling", "windows"), ("wingbeat", "mitigation"), ("", "mitigation")])
    return (text_of(*lines), ["enorm-ai", "mothman", *(["--rolled", f"ai={card}"] if card else [])], asks,
            rng.choice([r"^spacer juliet .*vitals=[5-8]", rf"^spacer juliet {at[0]} ", r"^spacer juliet [A-D][12]", rf"^pool active discipline={discipline}"]
                       if "windows" in asks else OF_JULIET))


def noise(rng):
    """One die or two, and the players say which Blip hears it, and which way it goes first."""
    corners = rng.sample([(x, y) for x in range(4, 8) for y in range(4, 8)], 2)
    lines = ["map 8x8", "spacer juliet A1", *(f"blip blip-{i + 1} x{x}y{y} facing={rng.choice('ws')}" for i, (x, y) in enumerate(corners))]
    x, y = corners[rng.randint(0, 1)]
    return (text_of(*lines), ["enorm-noise", "juliet", rng.choice(["w", "r"]), "--type", "grin"], "choices",
            rng.choice([f"^blip blip-[12] x{x}y{y - 1} ", f"^blip blip-1 x{x - 1}y{y} ", "^blip blip-2 x[1-5]"]))


KINDS = {f.__name__: f for f in (one_grin, two_grins, two_spacers, fall, fallen, awakened, struck, phase, thrown, pushed, harmed, boss, noise)}


SETTLED = {"fall": NO_REROLL, "fallen": NO_REROLL, "struck": ("--confidence", "attack=0")}


def try_one(rng, kinds, seen):
    kind = rng.choice(kinds)
    text, tool, asks, pattern = KINDS[kind](rng)
    values, settled = [], SETTLED.get(kind, ())
    for how in ("best", "worst"):
        done = run([*tool, *settled, "--ask", asks, "--odds", f"--{how}", pattern, "-T", "json"], text)
        said = json.loads(done.stdout.splitlines()[-1])
        got = Fraction(int(said["chance"]["num"]), int(said["chance"]["den"]))
        wanted = Brute(tool, asks, text, pattern, how).value()
        assert got == wanted, (kind, how, pattern, asks, got, wanted, text)
        typed_too = settled if kind == "struck" or any("osr-3" in word for word in said["answers"]) else ()
        typed = Replay(tool, text, pattern, said, typed_too).value()
        assert typed == got, (kind, how, pattern, asks, got, typed, said, text)
        seen["depending on what comes"] += bool(said["depending"])
        seen["always the same"] += bool(said["answers"])
        if not said["depending"]:
            out = run([*tool, "--ask", "none", "--outcomes", "-T", "board", *said["answers"], *typed_too], text).stdout
            odds = json.loads(run(["enorm-odds", "-T", "json", "--where", pattern], out).stdout)["where"][0]["chance"]
            assert Fraction(int(odds["num"]), int(odds["den"])) == got, (how, pattern, said, odds, text)
        values.append(got)
    seen[kind] += 1
    seen["best and worst apart"] += values[0] != values[1]
    seen[f"{kind} apart"] += values[0] != values[1]


def main():
    rng, seen = random.Random(int(sys.argv[1])), Counter()
    for _ in range(int(sys.argv[2])):
        try_one(rng, sys.argv[3:] or sorted(KINDS), seen)
    print(f"{sys.argv[2]} boards: " + ", ".join(f"{what} {n}" for what, n in sorted(seen.items())))


if __name__ == "__main__":
    main()
