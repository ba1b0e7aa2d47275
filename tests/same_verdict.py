"""usage: same_verdict.py FILE
Of each line, as it is and changed in many ways, tests/check_json.py and Debian's jsonschema say the same."""
import copy
import json
import sys

import jsonschema

import check_json
import json_lists

BASE = (json_lists.ROOT / "data" / "schema").as_uri() + "/"
STRANGE = [None, True, 7, "text", [], {}]


def validators():
    """One a kind: through line.json, which has them all, each line would go through all of them."""
    resolver = jsonschema.RefResolver(BASE, {})
    return {name: jsonschema.Draft202012Validator({"$ref": BASE + name + ".json"}, resolver=resolver)
            for name in json_lists.kinds() + ["line"]}


THEIRS = validators()


def theirs(said):
    return THEIRS.get(str(said.get("kind")), THEIRS["line"]).is_valid(said)


def ours(said, schemas):
    try:
        name = said.get("kind") if said.get("kind") in json_lists.kinds() else "line"
        schemas.ref("", name + ".json")(said, "")
    except check_json.Wrong:
        return False
    return True


def changed(said, number):
    """One key more, one less, and values of another type, in the line and one level down."""
    for at in [said] + [v for v in said.values() if isinstance(v, dict)]:
        for key in list(at):
            kept = at.pop(key)
            yield said
            at[key] = STRANGE[number % len(STRANGE)]
            yield said
            at[key] = kept
            number += 1
        at["stranger"] = 1
        yield said
        del at["stranger"]


def main(name):
    schemas, seen, good, bad = check_json.Schemas(), set(), 0, 0
    for number, line in enumerate(open(name)):
        said = json.loads(line)
        shape = (said["kind"], said["tool"], said.get("query"))
        if shape in seen:
            continue
        seen.add(shape)
        assert theirs(said) and THEIRS["line"].is_valid(said) and ours(said, schemas), line
        for other in changed(copy.deepcopy(said), number):
            verdict = theirs(other)
            assert verdict == ours(other, schemas), (verdict, other)
            good, bad = good + verdict, bad + (not verdict)
    missing = set(json_lists.kinds()) - {kind for kind, _, _ in seen}
    assert not missing, "no line of %s" % sorted(missing)
    assert bad > 200 > good, (good, bad)


main(sys.argv[1])
