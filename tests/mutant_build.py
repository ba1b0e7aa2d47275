"""Puts broken decisions side by side into one copy of the tree, each switched on by its number.

A function with a broken decision is there twice: as it is, and once for each mutant, broken. As it is, it
begins with the question whether MUTANT, a variable of the environment, is the number of one of these. So one
build judges them all. With MUTANT_LOG a program appends the number of each mutant that it could have run.
What stands in no function, a row of a table, cannot be switched and is built by itself.
"""

import os
import re
import subprocess
from bisect import bisect_right
from pathlib import Path

from mutant_find import closing, without_comments

SYNTAX = ("-w", "-fsyntax-only", "-std=c11", "-D_GNU_SOURCE", "-Ilib", "-Ibuild", "-include", "mutant_chosen.h")

HEADER = """\
extern int mutant_number;
void mutant_met(int number);
static inline int mutant_chosen(int number)
{
	if (mutant_number < 0)
		mutant_met(number);
	return mutant_number == number;
}
"""

SWITCH = """\
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int mutant_number;
static int log_fd = -1;
static unsigned char met[1 << 16];

__attribute__((constructor)) static void choose(void)
{
	const char *number = getenv("MUTANT"), *log = getenv("MUTANT_LOG");
	if (number)
		mutant_number = atoi(number);
	if (log && (log_fd = open(log, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600)) >= 0)
		mutant_number = -1;
}

void mutant_met(int number)
{
	char line[16];
	if (!met[number]++ && write(log_fd, line, (size_t)sprintf(line, "%d\\n", number)) < 0)
		abort();
}
"""

# A case is judged by `PATH enorm-attack ...`: this goes on as the program that the tools are links to.
STAND_IN = """\
#include <unistd.h>

int main(int argc, char **argv)
{
	(void)argc;
	execv(PROGRAM, argv + 1);
	return 127;
}
"""


class Function:
    """A function of a file: its header begins at `start`, its body lasts from `open` to `end`."""

    def __init__(self, text, start, open_, end):
        self.start, self.open, self.end = start, open_, end
        head = text[start:open_]
        close = head.rindex(")")
        self.params_at = opening(head, close)
        name = re.search(r"(\w+)\s*$", head[: self.params_at])
        self.head, self.name, self.name_at = head, name[1], name.start(1)
        self.void = re.search(r"\bvoid\s*$", head[: name.start(1)]) is not None
        self.params = parameters(head[self.params_at + 1 : close])

    def renamed(self, name):
        head = self.head[: self.name_at] + name + self.head[self.name_at + len(self.name) :]
        return "static " + re.sub(r"\b(static|inline|extern)\s+", "", head)


def opening(code, at):
    """The offset of the bracket that the one at `at` closes."""
    depth = 0
    for i in range(at, -1, -1):
        depth += (code[i] == ")") - (code[i] == "(")
        if not depth:
            return i
    raise ValueError(code)


def parameters(text):
    """The names of the parameters; None if they cannot be handed on."""
    if text.strip() in ("", "void"):
        return []
    if "..." in text:
        return None
    parts, depth = [""], 0
    for c in text:
        depth += (c in "([") - (c in ")]")
        if c == "," and not depth:
            parts.append("")
        else:
            parts[-1] += c
    return [(re.search(r"\(\s*\*\s*(\w+)", p) or re.search(r"(\w+)\s*(?:\[[^\]]*\]\s*)*$", p))[1]
            for p in parts]


def functions_of(text):
    code, _ = without_comments(text)
    code = re.sub(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", lambda m: re.sub(r"[^\n]", " ", m.group()), code,
                  flags=re.M)
    found, at, start = [], 0, 0
    while (m := re.compile(r"[;{]").search(code, at)):
        if m.group() == ";":
            at = start = m.end()
            continue
        end = closing(code, m.start())
        if code[: m.start()].rstrip().endswith(")"):
            start += len(code[start:]) - len(code[start:].lstrip())
            found.append(Function(code, start, m.start(), end))
            at = start = end
        else:
            at = end
    return found


def enclosing(functions, mutant):
    """The function that holds the whole of a mutant, if it can be switched."""
    i = bisect_right([f.open for f in functions], mutant.start) - 1
    inside = i >= 0 and mutant.end <= functions[i].end and functions[i].params is not None
    return functions[i] if inside else None


def switched(text, mutants):
    """The text of a file with all of the numbered mutants in it: {number: mutant}."""
    functions = functions_of(text)
    by_function = {}
    for number, mutant in mutants.items():
        by_function.setdefault(enclosing(functions, mutant), []).append((number, mutant))
    out, done = [], 0
    for f in functions:
        out.append(text[done : f.start])
        broken = by_function.get(f, [])
        args = f"({', '.join(f.params or [])})"
        if broken:
            out.append(f.head + ";\n")
        for number, m in broken:
            body = text[f.open : m.start] + m.new + text[m.end : f.end]
            out.append(f.renamed(f"mutant_{number}") + body + "\n")
        out.append(text[f.start : f.open + 1])
        for number, _ in broken:
            call = f"mutant_{number}{args}; "
            out.append(f"\n\tif (mutant_chosen({number})) " +
                       (f"{{ {call}return; }}" if f.void else f"return {call}"))
        out.append(text[f.open + 1 : f.end])
        done = f.end
    return "".join(out) + text[done:]


def compile_errors(root, path, text):
    """The numbers of the mutants that do not compile; None if another part of the file does not."""
    trial = root / Path(path).with_name(f".{Path(path).stem}.trial.c")
    trial.write_text(text)
    p = subprocess.run(["cc", *SYNTAX, str(trial.relative_to(root))], cwd=root, capture_output=True, text=True,
                       env=os.environ | {"LC_ALL": "C"})
    trial.unlink()
    if p.returncode == 0:
        return set()
    wrong, where = set(), None
    for line in p.stderr.splitlines():
        if m := re.search(r"In function '(\w+)'", line):
            where = m[1]
        if re.search(r": (fatal )?error: ", line):
            number = re.fullmatch(r"mutant_(\d+)", where or "")
            if not number:
                return None
            wrong.add(int(number[1]))
    return wrong or None


def fitted(root, path, text, plans):
    """Of each numbered plan the first mutant that compiles beside the others: {number: mutant}."""
    functions = functions_of(text)
    left = {n: [m for m in plan if enclosing(functions, m)] for n, plan in plans.items()}
    while True:
        taken = {n: plan[0] for n, plan in left.items() if plan}
        wrong = compile_errors(root, path, switched(text, taken))
        if wrong is None:  # one that breaks more than its function
            wrong = {n for n, m in taken.items() if compile_errors(root, path, switched(text, {n: m})) != set()}
            if not wrong:
                raise SystemExit(f"{path} does not compile with its mutants")
        if not wrong:
            return taken
        for number in wrong:
            left[number].pop(0)
