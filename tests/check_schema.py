"""usage: check_schema.py
The source, data/schema and man/enorm-json.5 agree: every kind of JSON has its schema and its paragraph, with
the same keys, and the lists inside of them are those of the source. With Debian's jsonschema every schema is
one by its draft."""
import json
import re
import sys

import jsonschema

import json_lists as lists

HEAD = {"v", "tool", "board", "kind"}
NAMING = {"SINGLE": set(), "SERIES": set(), "NAMED": {"name"}, "OWNED": {"owner", "name"}, "KEYED": {"name", "key"}}
PARTS = {"type": "array", "items": {"$ref": "#/$defs/text"}}
ARGUMENT = {"TEXT": {"type": "string"}, "COUNT": {"$ref": "#/$defs/count"}, "YES": {"$ref": "#/$defs/yes"},
            "LIST": PARTS, "WORDS": PARTS}
wrong = []


def schema(name):
    return json.loads((lists.ROOT / "data" / "schema" / (name + ".json")).read_text())


def same(what, found, wanted):
    found, wanted = set(found), set(wanted)
    if found != wanted:
        wrong.append("%s: too many %s, missing %s" % (what, sorted(found - wanted), sorted(wanted - found)))


def closed(where, part):
    """No object is open to keys that are not told of."""
    if isinstance(part, dict):
        if "properties" in part and part.get("type") == "object" and "required" in part and "allOf" not in part:
            if part.get("additionalProperties") is not False:
                wrong.append("%s: an object that takes any key" % where)
        for key, inner in part.items():
            closed("%s.%s" % (where, key), inner)
    elif isinstance(part, list):
        for inner in part:
            closed(where, inner)


def keys_of(part):
    """The keys of a line, in whichever branch of its schema they stand."""
    found = set(part.get("properties", {}))
    for word in ("then", "else"):
        found |= keys_of(part[word]) if word in part else set()
    return found


def manual():
    """The keys that each section of KINDS lists, by the items of its outer list."""
    text = (lists.ROOT / "man" / "enorm-json.5").read_text().split(".Sh KINDS\n")[1].split(".Sh EXAMPLES")[0]
    parts = re.split(r"(?m)^\.Ss ", text)[1:]
    return {part.split("\n")[0]: {key for row in re.findall(r"(?m)^\.It Cm (.*)$", part) for key in row.split(" , ")}
            for part in parts}


def check_lists():
    common = schema("common")["$defs"]
    same("verbs", common["verb"]["enum"], lists.verbs())
    same("keys of events", common["args"]["properties"], lists.keys())
    for key, kind in lists.keys().items():
        same("type of " + key, [json.dumps(common["args"]["properties"][key])], [json.dumps(ARGUMENT[kind])])
    check_verbs()
    same("keys.h against verbs.h", lists.keys(), lists.keys_in_sentences())
    same("tools", common["tool"]["enum"], lists.tools())
    same("house tables", common["house_tables"]["items"]["enum"], lists.tables())
    same("questions", schema("answer")["properties"]["query"]["enum"], lists.questions())
    same("asks", schema("question")["properties"]["asks"]["enum"], lists.asks())


def check_verbs():
    rows = {r["if"]["properties"]["verb"]["const"]: r["then"]["properties"]["args"]["propertyNames"]["pattern"]
            for r in schema("event")["allOf"]}
    wanted = {verb: "^(x-.*|%s)$" % "|".join(sorted(keys)) for verb, keys in lists.keys_by_verb().items()}
    same("arguments of verbs", rows.items(), wanted.items())


def check_page():
    """enorm-board(5) lists the arguments of each verb, those that may be left out in brackets."""
    text = (lists.ROOT / "man" / "enorm-board.5").read_text()
    said = {verb: set(args.split()) for verb, args in re.findall(r"(?m)^\.It Cm ([a-z-]+)\n\.Li (.*=.*)$", text)}
    must = lists.keys_that_must_be()
    for verb, keys in lists.keys_by_verb().items():
        same("enorm-board(5): " + verb, said.get(verb, []), [k + "=" if k in must[verb] else "[%s=]" % k for k in keys])


def check_rows():
    rows = {r["if"]["properties"]["table"]["const"]: r["then"]["properties"]["row"] for r in schema("row")["allOf"]}
    same("tables", rows, set(lists.tables()) | lists.sheets())
    same("tables that are named", schema("row")["properties"]["table"]["enum"], rows)
    for name, columns in lists.tables().items():
        same("table " + name, rows[name]["properties"], columns)


def check_board():
    said = schema("board")["properties"]
    same("records", set(said) - HEAD - {"map"}, lists.records())
    for word, (naming, fields) in lists.records().items():
        if word in ("title", "branch", "event"):
            continue
        part = said[word]["anyOf"][0] if naming == "SINGLE" else said[word]["items"]
        same("record " + word, part["properties"], set(fields) | NAMING[naming] | {"extra"})


def main():
    kinds, pages = lists.kinds(), manual()
    files = {p.stem for p in (lists.ROOT / "data" / "schema").iterdir()}
    same("files", files, set(kinds) | {"common", "line"})
    same("paragraphs", pages, kinds)
    same("line", schema("line")["properties"]["kind"]["enum"], kinds)
    for name in sorted(files):
        jsonschema.Draft202012Validator.check_schema(schema(name))
        closed(name, schema(name))
    for kind in kinds:
        same(kind + " in the manual", pages[kind], keys_of(schema(kind)) - HEAD)
        if HEAD - keys_of(schema(kind)):
            wrong.append(kind + ": not the head of ours")
    check_lists()
    check_rows()
    check_board()
    check_page()
    sys.exit("\n".join(wrong) or 0)


main()
