"""Case files and the records of boards, as text: what is written in them, and what is wrong there.

The kinds of records, how they are told apart and their keys are read from lib/board/kinds.h.
"""
import re
from collections import namedtuple
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
NAME_WORDS = {"NAMED": 1, "OWNED": 2}
NAMED_BY = {"NAMED": "name", "OWNED": "owner and its name"}
WORD = re.compile(r'(?:[^\s"]|"(?:\\.|[^"\\])*")+')
QUOTED = re.compile(r'"((?:\\.|[^"\\])*)"')
CLASSES = ("must", "must not", "reading")

Kind = namedtuple("Kind", "naming keys defaults")
Record = namedtuple("Record", "text kind name bare keys")
Wanted = namedtuple("Wanted", "text line no record without")
Entry = namedtuple("Entry", "line key value block")
Case = namedtuple("Case", "file line title clause kind why ruling before command status after says"
                  " silent kept")

# key: whether it is required, may come several times, has a block of lines instead of a value
Key = namedtuple("Key", "required many block")
KEYS = {
    "case": Key(True, False, False),
    "clause": Key(True, False, False),
    "class": Key(False, False, False),
    "why": Key(False, False, False),
    "ruling": Key(False, False, False),
    "before": Key(True, False, True),
    "command": Key(True, False, False),
    "status": Key(False, False, False),
    "after": Key(False, False, True),
    "says": Key(False, True, False),
    "silent": Key(False, True, False),
    "order": Key(False, False, False),
}


class Malformed(Exception):
    """A sentence about one line of a case file."""

    def __init__(self, line, text):
        super().__init__(text)
        self.line = line


def read_kinds():
    text = re.sub(r"\\\n", " ", (ROOT / "lib/board/kinds.h").read_text())
    keys, defaults = {}, {}
    for tag, member, how, missing in re.findall(
            r"\bF\((\w+), \w+, (\w+), (\w+), [^,]+, [^,]+, ([^,]+),", text):
        if how == "BY_KEY":
            keys.setdefault(tag, set()).add(member)
            defaults.setdefault(tag, {})[member] = missing
    return {word: Kind(naming, keys.get(tag, set()), defaults.get(tag, {}))
            for word, tag, naming in re.findall(r'\bK\(\w+, "([\w-]+)", (\w+), (\w+)\)', text)}


KINDS = read_kinds()
UNKNOWN = Kind("SERIES", set(), {})  # lines of a map too


def words_of(text):
    """The words of a record, unquoted, without its comment; a title is one word."""
    if text.startswith("title "):
        return text.split(" ", 1)
    words = []
    for word in WORD.findall(text):
        if word.startswith("#"):
            break
        words.append(QUOTED.sub(lambda quoted: re.sub(r"\\(.)", r"\1", quoted[1]), word))
    return words


def record_of(text, words):
    names = NAME_WORDS.get(KINDS.get(words[0], UNKNOWN).naming, 0)
    rest = words[1 + names:]
    return Record(text, words[0], words[1:1 + names], {word for word in rest if "=" not in word},
                  dict(word.split("=", 1) for word in rest if "=" in word))


def fits(wanted, found):
    """Whether a record has the wanted name, words and values, and nothing it must be without."""
    want, default = wanted.record, KINDS[wanted.record.kind].defaults
    return (want.kind == found.kind
            and want.name == found.name[:len(want.name)]
            and want.bare <= found.bare
            and all(found.keys.get(key, default.get(key)) == value for key, value in want.keys.items())
            and not wanted.without & (found.bare | set(found.keys)))


def records_of(lines):
    """The records of a board; the lines of its map are of no kind."""
    return [record_of(line, words) for line in lines if (words := words_of(line)) and words[0] in KINDS]


def turned_over(lines):
    """The lines with the free records in reverse: maps, comments and series keep their places."""
    def free(line):
        words = words_of(line)
        return words and KINDS.get(words[0], UNKNOWN).naming != "SERIES"

    places = [i for i, line in enumerate(lines) if free(line)]
    turned = list(lines)
    for place, other in zip(places, reversed(places)):
        turned[place] = lines[other]
    return turned


def wanted_of(line, text):
    words = words_of(text)
    if words == ["same"]:
        return Wanted(text, line, False, None, set())
    no = words[:1] == ["no"]
    words = words[no:]
    without = set()
    if "without" in words:
        at = words.index("without")
        words, without = words[:at], set(words[at + 1:])
        if not without:
            raise Malformed(line, "without what? name a key or a word of the record")
    if not words or words[0] not in KINDS or KINDS[words[0]].naming == "DRAWN":
        raise Malformed(line, f"'{words[0] if words else text}' is no kind of record of enorm-board(5)")
    kind, record = KINDS[words[0]], record_of(text, words)
    if not no and len(record.name) < NAME_WORDS.get(kind.naming, 0):
        raise Malformed(line, f"which {words[0]}? give its {NAMED_BY[kind.naming]}")
    for key in record.keys:
        if key not in kind.keys and words[0] != "event" and not key.startswith("x-"):
            raise Malformed(line, f"a {words[0]} has no key '{key}'; see enorm-board(5)")
    return Wanted(text, line, no, record, without)


def paragraphs(lines):
    """The numbered lines of each case; comments and blank lines are left out."""
    found = []
    for number, line in enumerate(lines, 1):
        if line.startswith("#"):
            continue
        if line.strip() or (line.startswith("\t") and found):
            found.append((number, line))
        elif found:
            yield found
            found = []
    if found:
        yield found


def entries_of(paragraph):
    entries = []
    for number, line in paragraph:
        key, colon, value = line.partition(":")
        if line.startswith("\t") and entries:
            entries[-1].block.append((number, line[1:]))
        elif line[0].isspace():
            raise Malformed(number, "a line that belongs to the key above begins with a tab")
        elif not colon:
            raise Malformed(number, "this is neither 'key: value' nor a line that begins with a tab")
        elif key not in KEYS:
            raise Malformed(number, f"'{key}' is no key of a case; they are {', '.join(KEYS)}")
        else:
            entries.append(Entry(number, key, value.strip(), []))
    return entries


def by_key(entries):
    found = {key: [] for key in KEYS}
    for entry in entries:
        rule = KEYS[entry.key]
        if found[entry.key] and not rule.many:
            raise Malformed(entry.line, f"a case has one '{entry.key}:'; this is the second")
        if rule.block and entry.value:
            raise Malformed(entry.line, f"the lines of '{entry.key}:' follow it, each behind a tab")
        if not (entry.block if rule.block else entry.value):
            raise Malformed(entry.line, f"'{entry.key}:' is empty")
        found[entry.key].append(entry)
    for key, rule in KEYS.items():
        if rule.required and not found[key]:
            raise Malformed(entries[0].line, f"a case needs '{key}:'")
    return found


def board_lines(entry):
    for number, line in entry.block:
        if words_of(line)[:1] in (["enorm"], ["done"]):
            raise Malformed(number, "leave out 'enorm 1' and 'done': they are added")
    return [line for _, line in entry.block]


def one_of(entry, words):
    if entry.value not in words:
        raise Malformed(entry.line, f"'{entry.key}: {entry.value}' is none of {', '.join(words)}")
    return entry.value


def case_of(file, paragraph):
    entries = entries_of(paragraph)
    found = by_key(entries)

    def text(key, missing=""):
        return " ".join([found[key][0].value] + [line.strip() for _, line in found[key][0].block]) \
            if found[key] else missing

    case = Case(
        file, entries[0].line, text("case"), text("clause"),
        one_of(found["class"][0], CLASSES) if found["class"] else "must",
        text("why"), text("ruling"), board_lines(found["before"][0]), text("command"), text("status", "0"),
        [wanted_of(*line) for entry in found["after"] for line in entry.block],
        [entry.value for entry in found["says"]], [entry.value for entry in found["silent"]],
        bool(found["order"] and one_of(found["order"][0], ("kept",))))
    check_case(case, found)
    return case


def check_case(case, found):
    if not re.fullmatch(r"\d{1,3}", case.status):
        raise Malformed(found["status"][0].line, f"'{case.status}' is no exit status")
    if case.ruling and not re.fullmatch(r"[A-Z]+-\d+ [a-z]+", case.ruling):
        raise Malformed(found["ruling"][0].line, "a ruling is its id and its reading: ruling: RO-81 b")
    if case.kind == "reading" and not case.ruling:
        raise Malformed(case.line, "a case of class reading names it: ruling: RO-81 b")
    if case.kind == "must not" and not case.after:
        raise Malformed(case.line, "a case of class must not needs 'after:', what must not come out")


def read_cases(path):
    """The cases of a file, and a sentence for each that is malformed."""
    cases, wrong = [], []
    try:
        lines = Path(path).read_text(encoding="utf-8").split("\n")
    except (OSError, UnicodeDecodeError) as why:
        return [], [f"{path}: cannot be read: {getattr(why, 'strerror', None) or 'it is not UTF-8'}"]
    for paragraph in paragraphs(lines):
        try:
            cases.append(case_of(Path(path).name, paragraph))
        except Malformed as why:
            wrong.append(f"{path}:{why.line}: {why}")
    if not cases and not wrong:
        wrong.append(f"{path}: there is no case in it")
    return cases, wrong
