"""What the source says about JSON: its kinds, the verbs and the keys of events, the records of a board with
their fields, and the tables with their columns. Each comes from the one list of its kind."""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent


def source(name):
    return (ROOT / name).read_text().replace("\\\n", "\n")


def macro(text, name):
    """The rows of a list: what stands between the name of its macro and the next one."""
    start = re.search(r"#define %s\(\w+(?:, \w+)?\)" % name, text).end()
    return text[start:].split("\n\n")[0].split("#define")[0]


def kinds():
    return re.findall(r'K\(\w+, "([a-z]+)"\)', macro(source("lib/text/json.h"), "JSON_KINDS"))


def verbs():
    return re.findall(r'\bV\([A-Z_]+,\s*"([a-z-]+)"', source("lib/event/verbs.h"))


def sentences():
    rows = re.findall(r'\bV\([A-Z_]+,\s*"([a-z-]+)",((?:\s*"[^"]*")+)\)', macro(source("lib/event/verbs.h"), "EVENT_VERBS"))
    return {verb: "".join(re.findall(r'"([^"]*)"', said)) for verb, said in rows}


def in_sentence(text):
    return list(dict.fromkeys(re.findall(r"[{<]([a-z_]+)[}:]", text)))


def keys_by_verb():
    """The arguments of each verb: those of its sentence, and those that are never told."""
    return {verb: in_sentence(said) for verb, said in sentences().items()}


def keys_that_must_be():
    """Those of a verb that are not in brackets and are told."""
    return {verb: in_sentence(re.sub(r"\[[^]]*\]", "", said.split("|")[0])) for verb, said in sentences().items()}


def keys_in_sentences():
    return set(re.findall(r"\{([a-z_]+)\}", macro(source("lib/event/verbs.h"), "EVENT_VERBS")))


def keys():
    return dict(re.findall(r"K\((\w+), ([A-Z]+)\)", macro(source("lib/event/keys.h"), "EVENT_KEYS")))


def tables():
    text = source("lib/data/tables.h")
    found = {}
    for ident, name in re.findall(r'T\(([A-Z_]+), "([a-z-]+)"', text):
        rows = macro(text, "COLUMNS_" + ident)
        found[name] = dict((key, kind) for kind, key in re.findall(r"C\(\w+, ([A-Z]+), (\w+),", rows))
        if "SOURCE_COLUMN" in rows:
            found[name]["source"] = "WORD"
    return found


def sheets():
    """What enorm-ref makes rows of that stand in no table."""
    return {name for file in (ROOT / "lib" / "ref").glob("*.c")
            for name in re.findall(r'records_of = "([a-z]+)"', file.read_text())}


def records():
    """Each kind of record that is kept: how it is named, and its fields with their types."""
    text = source("lib/board/kinds.h")
    found = {}
    for ident, word, naming in re.findall(r'K\(([A-Z_]+), "([a-z-]+)", \w+, ([A-Z]+)\)', text):
        fields = re.findall(r"F\(\w+, ([A-Z]+), (\w+),", macro(text, "FIELDS_" + ident))
        if naming != "DRAWN":
            found[word.replace("-", "_")] = (naming, dict((key, kind) for kind, key in fields))
    return found


def questions():
    return re.findall(r"Q\([A-Z]+, (\w+)\)", macro(source("lib/look/query.h"), "QUESTIONS"))


def asks():
    return re.findall(r"A\([A-Z]+, (\w+), \w+\)", macro(source("lib/chance/question.h"), "ASKS"))


def hopes():
    rows = macro(source("lib/rules/roll/rolling.h"), "ROLL_KINDS")
    return sorted(set(re.findall(r'R\(\w+, "\w+", \w+, \w+, "(\w+)"', rows)))


def tools():
    return ["enorm"] + ["enorm-" + t for t in re.findall(r"T\((\w+), \"", source("lib/event/tool_names.h"))]
