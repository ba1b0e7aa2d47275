"""check_json.py FILE...: every line is a JSON object as ours are: v, tool, board and kind come first,
no object has a key twice, and every number is finite."""
import json
import sys


def no_key_twice(pairs):
    keys = [key for key, _ in pairs]
    assert len(keys) == len(set(keys)), f"a key twice in {keys}"
    return dict(pairs)


def no_constant(word):
    raise AssertionError(f"{word} is not JSON")


def main(names):
    for name in names:
        for number, line in enumerate(open(name, encoding="utf-8"), 1):
            try:
                said = json.loads(line, object_pairs_hook=no_key_twice, parse_constant=no_constant)
                assert list(said)[:4] == ["v", "tool", "board", "kind"], list(said)
                assert said["v"] == 1 and isinstance(said["board"], int)
            except (AssertionError, ValueError) as why:
                sys.exit(f"{name}:{number}: {why}: {line}")


main(sys.argv[1:])
