#!/usr/bin/env python3
"""Acts on random boards, answered question by question: ask_walk.py BUILD SEED COUNT

Of each act it is asserted that answering it one by one through enorm-go, or the last answers all at
once, ends in the bytes of one call that has all the answers; that undo after an answer gives the
bytes before it; that --ask none with these answers ends alike; that the default and every answer of a closed question are accepted; and that
anything else is refused with a sentence, on which the question stays open.
"""
import json
import os
import random
import shlex
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from gen_board import Board, SPACERS, place

KINDS = ["dice", "cards", "choices", "tokens", "windows", "grants", "mitigation"]
WITH_VERB = {"tokens", "mitigation"}
DEPTH = 60


class Wrong(Exception):
    pass


class Walk:
    def __init__(self, build, rng, folder):
        self.build, self.rng = build, rng
        self.game = os.path.join(folder, "game")
        self.questions = self.stops = 0

    def run(self, words, board=None):
        words = [os.path.join(self.build, words[0]), *words[1:]]
        done = subprocess.run(words, input=board, capture_output=True, text=True, check=False)
        if done.returncode not in (0, 1, 2, 64, 65):
            raise Wrong("status %d of %s\n%s" % (done.returncode, shlex.join(words), done.stderr))
        return done

    def board(self):
        rng = self.rng
        board = Board(rng, rng.randint(4, 8), rng.randint(4, 9))
        if rng.random() < 0.4:
            board.scatter_blips()
            board.noise = lambda: quiet_blips(board)
        lines = board.text().splitlines()[:-1]
        at = {name: space for space, name in board.figures.items()}
        here = [name for name in SPACERS if name in at]
        lines = [worn(rng, line) for line in lines]
        for name in here:
            lines.append("gear %s osr-3 ammo=%d" % (name, rng.randint(1, 3)))
        lines.append("pool active confidence=%d discipline=%d expertise=%d" % tuple(rng.randint(0, 2) for _ in range(3)))
        return "\n".join([*lines, "done"]) + "\n", board, here, [n for n in at if n not in here]

    def act(self, board, here, there):
        rng = self.rng
        who = rng.choice(here)
        acts = [
            ["enorm-ai"],
            ["enorm-ai", rng.choice(there)],
            ["enorm-attack", who, rng.choice(there), "osr-3"],
            ["enorm-move", who, place(rng.choice(sorted(board.spaces))), "--noise", "ww"],
            ["enorm-noise", who, "wr", "--type", "grin"],
            ["enorm-harm", who, "--damage", str(rng.randint(1, 9))],
            ["enorm-noise", "patrol", "--type", "grin"],
        ]
        if "mothman" in there:
            acts += [["enorm-ai", "mothman", "--card", card] for card in ("ignite", "dive", "circling")]
        asked = rng.sample(KINDS, rng.randint(1, len(KINDS)))
        return [*rng.choice(acts), "--seed", str(rng.randrange(10**6)), "--ask", ",".join(asked)]

    def question(self, board):
        done = self.run(["enorm-go", "-T", "json"], board)
        if done.returncode != 2:
            raise Wrong("no question: %s" % done.stderr)
        found = [json.loads(line) for line in done.stdout.splitlines()]
        found = [line for line in found if line["kind"] == "question"]
        if len(found) != 1:
            raise Wrong("%d questions in one answer" % len(found))
        self.questions += 1
        return found[0]

    def words(self, question, answer):
        return answer.split(" ", 1) if question["asks"] in WITH_VERB else [answer]

    def refused(self, board):
        done = self.run(["enorm-go", "no-such-answer"], board)
        if done.returncode != 64 or done.stdout or not done.stderr.strip():
            raise Wrong("a wrong answer: status %d, %r" % (done.returncode, done.stdout))

    def each_is_taken(self, board, question):
        if "default" in question and question["default"] not in question["answers"]:
            raise Wrong("the default is none of the answers")
        for answer in self.rng.sample(question["answers"], min(6, len(question["answers"]))):
            done = self.run(["enorm-go", "-T", "board", "--", *self.words(question, answer)], board)
            if done.returncode not in (0, 2):
                raise Wrong("%s is not taken: %s" % (answer, done.stderr))

    def undone(self, board, after, words):
        """One answer in a game file, and taken back."""
        with open(self.game, "w", encoding="utf-8") as game:
            game.write(board)
        self.run(["enorm-go", "-q", "-g", self.game, "--", *words])
        self.run(["enorm-board", "undo", "-g", self.game])
        with open(self.game, encoding="utf-8") as game:
            if game.read() != board:
                raise Wrong("undo of %s does not give the board before" % words)

    def play(self):
        text, board, here, there = self.board()
        if not here or not there:
            return
        call = self.act(board, here, there)
        start = self.run(["enorm-board", "format"], text).stdout
        done = self.run([*call, "-T", "board"], start)
        steps, said = [], []
        try:
            while done.returncode == 2:
                if len(steps) == DEPTH:
                    raise Wrong("more than %d questions" % DEPTH)
                question = self.question(done.stdout)
                self.refused(done.stdout)
                self.each_is_taken(done.stdout, question)
                words = self.words(question, self.rng.choice(question["answers"]))
                steps.append((done.stdout, len(said)))
                said += words
                after = self.run(["enorm-go", "-T", "board", "--", *words], done.stdout)
                if len(steps) % 4 == 1:
                    self.undone(done.stdout, after.stdout, words)
                done = after
            if steps:
                self.stops += 1
                self.compare(start, done, steps, said)
        except Wrong as wrong:
            raise Wrong("%s\n%s\nanswers: %s\n%s" % (shlex.join(call), start, shlex.join(said), wrong)) from wrong

    def compare(self, start, done, steps, said):
        if done.returncode not in (0, 1):
            raise Wrong("the last answer ends with %d: %s" % (done.returncode, done.stderr))
        cut, before = self.rng.choice(steps)
        rest = self.run(["enorm-go", "-T", "board", "--", *said[before:]], cut)
        if rest.stdout != done.stdout:
            raise Wrong("the answers from number %d on, all at once, end otherwise: %s" % (before, rest.stderr))
        calls = [line for line in done.stdout.splitlines() if line.startswith("event call ")]
        keys = dict(word.split("=", 1) for word in shlex.split(calls[-1])[2:])
        once = self.run([keys["tool"], *shlex.split(keys["args"]), "-T", "board"], start)
        if once.stdout != done.stdout:
            raise Wrong("one call with all answers ends otherwise: %s\n%s" % (keys["args"], once.stderr))
        words = shlex.split(keys["args"])
        words[words.index("--ask") + 1] = "none"
        unasked = self.run([keys["tool"], *words, "-T", "board"], start)
        if without_call(unasked.stdout) != without_call(done.stdout):
            raise Wrong("with --ask none the answers end otherwise: %s\n%s" % (words, unasked.stderr))


def without_call(board):
    return [line for line in board.splitlines() if not line.startswith("event call ")]


def worn(rng, line):
    if not line.startswith("spacer "):
        return line
    return line + " vitals=%d stress=%d" % (rng.choice([2, 3, 9]), rng.randint(0, 3))


def quiet_blips(board):
    for number, ((x, y), token) in enumerate(board.blips):
        yield "blip blip-%d x%dy%d facing=%s holds=%s" % (number + 1, x, y, board.rng.choice("nesw"), "echo" if token == "echo" else "grin")


def main():
    build, seed, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    with tempfile.TemporaryDirectory() as folder:
        asked = stopped = 0
        for number in range(seed, seed + count):
            walk = Walk(build, random.Random(number), folder)
            try:
                walk.play()
            except Wrong as wrong:
                sys.exit("ask_walk.py %s %d 1:\n%s" % (build, number, wrong))
            asked += walk.questions
            stopped += walk.stops
    print("%d acts, %d stopped, %d questions" % (count, stopped, asked))


if __name__ == "__main__":
    main()
