"""usage: event_keys.py SOURCE...
Every EVENT() of the sources names keys that the sentence of its verb has."""
import re
import sys

TEXT = r'((?:"[^"]*"\s*)+)'
CALL = re.compile(r"\bEVENT\(\s*(?:[^,()]|\([^()]*\))+,\s*([A-Z_]+),\s*" + TEXT)
ROW = re.compile(r"\bV\(([A-Z_]+),\s*\"[a-z-]+\",\s*" + TEXT)


def joined(strings):
    return "".join(re.findall(r'"([^"]*)"', strings))


def sentences():
    table = open("lib/event/verbs.h").read().replace("\\\n", "\n")
    return {verb: joined(text) for verb, text in ROW.findall(table)}


def main():
    known, calls, bad = sentences(), 0, 0
    for name in sys.argv[1:]:
        for verb, strings in CALL.findall(open(name).read()):
            calls += 1
            keys = set(re.findall(r"(\S+?)=", joined(strings))) - {"clause", "ruling"}
            for key in sorted(keys - set(re.findall(r"{(\w+)}", known.get(verb, "")))):
                print("%s: EVENT(%s) has no key '%s'" % (name, verb, key))
                bad = 1
    if len(known) < 100 or calls < 200:
        sys.exit("the table or the calls are written in another way: mend this check")
    sys.exit(bad)


main()
