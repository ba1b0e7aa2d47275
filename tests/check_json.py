"""usage: check_json.py FILE...
Every line of the files is a JSON object as ours are: v, tool, board and kind come first, no object has a key
twice, every number is finite, and it follows data/schema, read here with nothing but the standard library.
What is chosen is one of the options."""
import json
import pathlib
import re
import sys

SCHEMAS = pathlib.Path(__file__).resolve().parent.parent / "data" / "schema"
TYPES = {
    "object": lambda v: isinstance(v, dict),
    "array": lambda v: isinstance(v, list),
    "string": lambda v: isinstance(v, str),
    "integer": lambda v: isinstance(v, int) and not isinstance(v, bool),
    "number": lambda v: isinstance(v, (int, float)) and not isinstance(v, bool),
    "boolean": lambda v: isinstance(v, bool),
    "null": lambda v: v is None,
}
NOTES = {"$schema", "$defs", "title", "description"}


class Wrong(Exception):
    pass


def want(holds, where, what):
    if not holds:
        raise Wrong("%s: %s" % (where or "the object", what))


def same(a, b):
    return a == b and isinstance(a, bool) == isinstance(b, bool)


class Schemas:
    """The files of data/schema, each turned into a function once."""

    def __init__(self):
        self.made = {}

    def load(self, name):
        return json.loads((SCHEMAS / name).read_text())

    def ref(self, file, target):
        name, _, path = target.partition("#")
        name = name or file
        if (name, path) not in self.made:
            self.made[name, path] = None  # a schema that holds itself would be found by this
            part = self.load(name)
            for step in path.split("/")[1:]:
                part = part[step]
            self.made[name, path] = self.make(name, part)
        return lambda value, where: self.made[name, path](value, where)

    def make(self, file, schema):
        checks = [getattr(self, "do_" + word.strip("$"))(file, said, schema) for word, said in schema.items()
                  if word not in NOTES | {"then", "else", "patternProperties", "additionalProperties"}]
        if {"patternProperties", "additionalProperties"} & set(schema) and "properties" not in schema:
            checks.append(self.do_properties(file, {}, schema))

        def check(value, where):
            for one in checks:
                one(value, where)
        return check

    def do_ref(self, file, target, _):
        return self.ref(file, target)

    def do_const(self, _, wanted, __):
        return lambda value, where: want(same(value, wanted), where, "%r is not %r" % (value, wanted))

    def do_enum(self, _, wanted, __):
        return lambda value, where: want(any(same(value, w) for w in wanted), where, "%r is none of the list" % (value,))

    def do_type(self, _, wanted, __):
        tests = [TYPES[t] for t in ([wanted] if isinstance(wanted, str) else wanted)]
        return lambda value, where: want(any(t(value) for t in tests), where, "%r is not of type %s" % (value, wanted))

    def do_required(self, _, names, __):
        def check(value, where):
            for name in names if isinstance(value, dict) else ():
                want(name in value, where, "no key '%s'" % name)
        return check

    def do_properties(self, file, named, schema):
        known = {key: self.make(file, part) for key, part in named.items()}
        patterns = [(re.compile(p), self.make(file, part)) for p, part in schema.get("patternProperties", {}).items()]
        closed = schema.get("additionalProperties") is False

        def check(value, where):
            for key, part in value.items() if isinstance(value, dict) else ():
                fits = [known[key]] if key in known else [one for p, one in patterns if p.search(key)]
                want(fits or not closed, where, "no schema knows the key '%s'" % key)
                for one in fits:
                    one(part, "%s.%s" % (where, key))
        return check

    def do_items(self, file, schema, _):
        one = self.make(file, schema)

        def check(value, where):
            for i, part in enumerate(value if isinstance(value, list) else ()):
                one(part, "%s[%d]" % (where, i))
        return check

    def do_minItems(self, _, n, __):
        return lambda value, where: want(not isinstance(value, list) or len(value) >= n, where, "too few items")

    def do_maxItems(self, _, n, __):
        return lambda value, where: want(not isinstance(value, list) or len(value) <= n, where, "too many items")

    def do_minimum(self, _, least, __):
        return lambda value, where: want(not TYPES["number"](value) or value >= least, where, "%r is too small" % (value,))

    def do_maximum(self, _, most, __):
        return lambda value, where: want(not TYPES["number"](value) or value <= most, where, "%r is too large" % (value,))

    def do_pattern(self, _, pattern, __):
        fits = re.compile(pattern)
        return lambda value, where: want(not isinstance(value, str) or fits.search(value), where, "%r is not like %s" % (value, pattern))

    def do_propertyNames(self, file, schema, _):
        one = self.make(file, schema)

        def check(value, where):
            for key in value if isinstance(value, dict) else ():
                one(key, where)
        return check

    def do_allOf(self, file, parts, _):
        return self.by_word(file, parts) or self.chain([self.make(file, part) for part in parts])

    def by_word(self, file, parts):
        """Of parts that ask, each, whether the same key has another word, the one for its word; else nothing."""
        keys = {key for part in parts for key in part.get("if", {}).get("properties", {})}
        words = [part.get("if", {}).get("properties", {}).get(min(keys, default=""), {}).get("const") for part in parts]
        if len(keys) != 1 or None in words or len(set(words)) < len(parts) or any("else" in part for part in parts):
            return None
        key, checks = keys.pop(), {word: self.make(file, part["then"]) for word, part in zip(words, parts)}

        def check(value, where):
            for one in checks.values() if isinstance(value, dict) and key not in value else ():
                one(value, where)
            if isinstance(value, dict) and isinstance(value.get(key), str) and value[key] in checks:
                checks[value[key]](value, where)
        return check

    def chain(self, checks):
        def check(value, where):
            for one in checks:
                one(value, where)
        return check

    def do_anyOf(self, file, parts, _):
        checks = [self.make(file, part) for part in parts]

        def check(value, where):
            why = []
            for one in checks:
                try:
                    return one(value, where)
                except Wrong as wrong:
                    why.append(str(wrong))
            raise Wrong("; nor ".join(why))
        return check

    def do_if(self, file, test, schema):
        test, then, other = (self.make(file, part) for part in (test, schema.get("then", {}), schema.get("else", {})))

        def check(value, where):
            try:
                test(value, where)
            except Wrong:
                return other(value, where)
            return then(value, where)
        return check


def no_key_twice(pairs):
    keys = [key for key, _ in pairs]
    want(len(keys) == len(set(keys)), "", "a key twice in %s" % keys)
    return dict(pairs)


def no_constant(word):
    raise Wrong("%s is not JSON" % word)


def chosen(said):
    args = said["args"] if said["kind"] == "event" else {}
    if "options" in args and said["verb"] == "choice":
        want(args["value"] in args["options"], "args", "%r is none of %r" % (args["value"], args["options"]))


def main(names):
    schemas = Schemas()
    seen = set()
    bad = lines = 0
    for name in names:
        for number, line in enumerate(open(name, "rb"), 1):
            lines += 1
            if line in seen:
                continue
            seen.add(line)
            try:
                said = json.loads(line.decode("utf-8"), object_pairs_hook=no_key_twice, parse_constant=no_constant)
                want(isinstance(said, dict) and list(said)[:4] == ["v", "tool", "board", "kind"], "", "not the head of ours")
                kind = said["kind"]
                want(isinstance(kind, str) and (SCHEMAS / (kind + ".json")).exists(), "kind", "no schema for %r" % (kind,))
                schemas.ref("", kind + ".json")(said, "")
                chosen(said)
            except (Wrong, ValueError) as why:
                bad += 1
                print("%s:%d: %s: %s" % (name, number, why, line[:2000].decode("utf-8", "replace").rstrip()))
                if bad == 20:
                    sys.exit("and perhaps more")
    if bad:
        sys.exit(1)
    return lines, len(seen)


if __name__ == "__main__":
    main(sys.argv[1:])
