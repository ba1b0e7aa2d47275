"""Finds the decisions of lib/ and the ways to break each: the statements on which a clause id stands in a
comment, and the questions for readings. tests/mutate tells what is done with them."""

import os
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
IDENT = re.compile(r"(?<![A-Za-z0-9-])((?:KW-[A-Z]+|[A-Z]{2,3})-[0-9]+)\b")
NO_CLAUSES = {"UTF-8"}  # what looks like one
RULING = re.compile(r"R[AIOT]-")
READING = re.compile(r"\bplays\([^;]*?,\s+(R[AIOT]_[0-9]+),\s+'[a-z]'\)")
ASKED = re.compile(r"\bchar (\w+) = reading_played\([^;]*?, (R[AIOT]_[0-9]+)\);")
COMPARED = re.compile(r"\b\w+ (==|!=) '[a-z]'")
SWAPS = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==",
    "&&": "||", "||": "&&", "+": "-", "-": "+", "+=": "-=", "-=": "+=",
    "true": "false", "false": "true",
}
TOKEN = re.compile(r"->|\+\+|--|<<=?|>>=?|[<>=!+\-*/%&|^]=|&&|\|\||[<>+\-]|\b(?:true|false)\b")

LABELS = re.compile(r"\s*(?:(?:case\b[^:?]*:|default\s*:|\}|else\b(?!\s*if\b))\s*)*")


class Decision:
    """A statement of one file, from offset `start` to `end`, and the ids it answers to."""

    def __init__(self, path, text, start, end, ids):
        self.path, self.text, self.start, self.end, self.ids = path, text, start, end, ids
        self.line = text.count("\n", 0, start) + 1


class Mutant:
    def __init__(self, decision, start, end, new):
        self.decision, self.start, self.end, self.new = decision, start, end, new

    def source(self):
        return self.decision.text[: self.start] + self.new + self.decision.text[self.end :]

    def __str__(self):
        d = self.decision
        old = " ".join(d.text[self.start : self.end].split())
        return f"{d.path}:{d.line} {','.join(d.ids)} {old} -> {' '.join(self.new.split())}"


def blank(match):
    return re.sub(r"[^\n]", " ", match.group())


def without_comments(text):
    """The same text with comments, strings and characters blanked, and the comments found."""
    pattern = re.compile(r"/\*.*?\*/|//[^\n]*|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'", re.S)
    comments = [m for m in pattern.finditer(text) if m.group()[0] == "/"]
    return pattern.sub(blank, text), comments


def clause_ids(comment):
    ids = [i for i in dict.fromkeys(IDENT.findall(comment)) if i not in NO_CLAUSES]
    clauses = [i for i in ids if not RULING.match(i)]
    return clauses or ids


def closing(code, at):
    """The offset past the bracket that closes the one at `at`."""
    depth = 0
    for i in range(at, len(code)):
        depth += (code[i] in "([{") - (code[i] in ")]}")
        if not depth:
            return i + 1
    return len(code)


def statement_end(code, start):
    """Past the head of an if, while, for or switch, else past the semicolon or before a brace."""
    head = re.compile(r"(?:else\s+)?(?:if|while|for|switch)\s*\(").match(code, start)
    if head:
        return closing(code, head.end() - 1)
    row = re.compile(r"[^\n]*,[ \t]*$", re.M).match(code, start)
    if row and row.group().count("(") == row.group().count(")"):
        return start + len(row.group().rstrip())
    i = start
    while i < len(code) and code[i] not in ";{}":
        i = closing(code, i) if code[i] in "([" else i + 1
    return min(i + 1, len(code))


def decisions_of(path):
    text = (ROOT / path).read_text()
    code, comments = without_comments(text)
    found = {}
    for comment in comments:
        ids = clause_ids(comment.group())
        if not ids:
            continue
        line = text.rfind("\n", 0, comment.start()) + 1
        before = code[line : comment.start()].strip()
        if before.endswith(","):  # behind a row of a table
            found.setdefault(code.index(before, line), []).extend(ids)
            continue
        if before:  # behind its statement: begin where that begins
            start = line
            while not re.search(r"[;{}:]\s*$", code[:start]) and start > 0:
                start = code.rfind("\n", 0, start - 1) + 1
        else:
            start = comment.end()
        start = LABELS.match(code, start).end()
        if start >= len(code) or code[start] == "#":
            continue
        found.setdefault(start, []).extend(ids)
    if os.environ.get("READINGS"):
        return readings_of(path, text)
    return readings_of(path, text) + [
        Decision(path, text, s, statement_end(code, s), list(dict.fromkeys(ids)))
        for s, ids in sorted(found.items())
    ]


def readings_of(path, text):
    """Every question for a reading, and what is made of one that a variable keeps in its function."""
    found = [(*m.span(), m[1]) for m in READING.finditer(text)]
    for asked in ASKED.finditer(text):
        end = text.index("\n}", asked.end())
        for m in COMPARED.finditer(text, asked.end(), end):
            if m.group().startswith(asked[1] + " "):
                found.append((*m.span(), asked[2]))
    return [Decision(path, text, start, end, [ruling.replace("_", "-")]) for start, end, ruling in found]


def broken_reading(d):
    """The other answer to a question for a reading, or to a comparison with one; else nothing."""
    if READING.fullmatch(d.text, d.start, d.end):
        return [Mutant(d, d.start, d.end, "!" + d.text[d.start : d.end])]
    compared = COMPARED.fullmatch(d.text, d.start, d.end)
    return [Mutant(d, *compared.span(1), SWAPS[compared[1]])] if compared else []


def inside_function(code, at):
    return code.count("{", 0, at) > code.count("}", 0, at)


def negated_condition(d, code):
    m = re.compile(r"(?:else\s+)?(if|while|for)\s*\(").match(code, d.start)
    if not m:
        return []
    start, end = m.end(), closing(code, m.end() - 1) - 1
    if m.group(1) == "for":
        parts = [i for i in range(start, end) if code[i] == ";"]
        if len(parts) != 2 or not code[parts[0] + 1 : parts[1]].strip():
            return []
        start, end = parts[0] + 1, parts[1]
    return [(start, end, f"!({d.text[start:end].strip()})")]


def negated_return(d, code):
    m = re.compile(r"return\b\s*([^;]+);").match(code, d.start)
    return [(m.start(1), m.end(1), f"!({d.text[m.start(1):m.end(1)]})")] if m else []


def allowed_return(d, code):
    """A refusal is no longer one: what else is returned does not compile so."""
    m = re.compile(r"return\b\s*([^;]+);").match(code, d.start)
    return [(m.start(1), m.end(1), "ALLOWED")] if m and m.group(1) != "ALLOWED" else []


def negated_value(d, code):
    m = re.compile(r"[\w\s*.>\[\]-]+[^=<>!+\-*/%&|^]=(?!=)\s*([^;{]+);").match(code, d.start)
    return [(m.start(1), m.end(1), f"!({d.text[m.start(1):m.end(1)]})")] if m else []


def dropped_call(d, code):
    m = re.compile(r"(?:[A-Za-z_]\w*\s*\(|break\b|continue\b)").match(code, d.start)
    if not m or re.match(r"(if|while|for|switch|return|sizeof)\b", m.group()):
        return []
    return [(d.start, d.end, ";")] if code[d.end - 1] == ";" else []


def swapped_operators(d, code):
    for m in TOKEN.finditer(code, d.start, d.end):
        new = SWAPS.get(m.group())
        before = code[: m.start()]
        unary = m.group() in "+-" and re.search(r"(?:[(,=<>!&|?:+\-*/]|return)\s*$", before)
        if new and not unary:
            yield (m.start(), m.end(), new)


def changed_numbers(d, code):
    """Not the length of an array: a longer one is no other decision."""
    for m in re.compile(r"(?<![\w.])\d+(?![\w.]|\]\s*=\s*\{)").finditer(code, d.start, d.end):
        yield (m.start(), m.end(), str(int(m.group()) + 1))


def swapped_branches(d, code):
    """a ? b : c becomes a ? c : b, where both are plain."""
    for m in re.compile(r"\?\s*([^?:;]+?)\s*:\s*([^?:;,)]+)").finditer(code, d.start, d.end):
        then, other = d.text[m.start(1) : m.end(1)], d.text[m.start(2) : m.end(2)]
        yield (m.start(1), m.end(2), f"{other} : {then}")


def dropped_row(d, code):
    return [(d.start, d.end, "")] if code[d.end - 1] == "," else []


def zeroed_members(d, code):
    end = code.find(";", d.start)
    members = re.compile(r"(?:\.\w+|\[\w+\])\s*=\s*([^,{}]+?)\s*[,}]")
    for m in members.finditer(code, d.start, end if end > 0 else len(code)):
        yield (m.start(1), m.end(1), "1" if m.group(1) == "0" else "0")


def statements_of_function(d, code):
    """The conditions and returns of the function below a comment, in their order."""
    head = re.compile(r"[\w\s*]+\b\w+\s*\(").match(code, d.start)
    if not head:
        return []
    body = closing(code, head.end() - 1)
    body += len(code[body:]) - len(code[body:].lstrip())
    if code[body : body + 1] != "{":
        return []
    heads = re.compile(r"\b(?:if|while|for|return)\b").finditer(code, body, closing(code, body))
    starts = [m.start() for m in heads]
    return [Decision(d.path, d.text, s, statement_end(code, s), d.ids) for s in starts]


def mutants_of(d):
    code, _ = without_comments(d.text)
    if reading := broken_reading(d):
        return reading
    if not inside_function(code, d.start):
        inner = [m for part in statements_of_function(d, code) for m in mutants_of(part)]
        edits = [*dropped_row(d, code), *zeroed_members(d, code)]
        return inner or [Mutant(d, *edit) for edit in edits]
    if code[d.end - 1] == ",":
        return [Mutant(d, *edit) for kind in (dropped_row, changed_numbers, zeroed_members) for edit in kind(d, code)]
    kinds = (negated_condition, negated_return, swapped_branches, swapped_operators, negated_value,
             zeroed_members, dropped_call, changed_numbers, allowed_return)
    edits = dict.fromkeys(edit for kind in kinds for edit in kind(d, code))
    return [Mutant(d, *edit) for edit in edits]
