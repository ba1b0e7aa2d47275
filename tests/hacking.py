"""usage: hacking.py
What enorm-hacking(7) names is there: its paths, its functions, lists, structs and variables, every
word of its glossary as a part of a name in the code; and its map has every folder of lib/, in the
order of tests/layers.py."""
import glob
import os
import re
import sys

PAGE = "man/enorm-hacking.7"
SOURCES = ("lib/**/*.[ch]", "cmd/*.c", "tests/**/*.[ch]")
NOT_CODE = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\])*"', re.S)
# How the page marks what has to be a name of the code.
MARKED = re.compile(r"^\.(?:Fn|Dv|Va|Vt)\s+(?:struct |enum )?(\w+)", re.M)


def names():
    found = set()
    for pattern in SOURCES:
        for name in glob.glob(pattern, recursive=True):
            found.update(re.findall(r"\w+", NOT_CODE.sub(" ", open(name).read())))
    return found


def section(page, title):
    return re.search(r"^\.Sh %s\n(.*?)(?=^\.Sh )" % title, page, re.M | re.S).group(1)


def wrong_paths(page):
    for path in re.findall(r"^\.(?:It )?Pa (\S+)", page, re.M):
        if not os.path.exists(path):
            yield "%s is not there" % path


def wrong_names(page, code):
    for name in MARKED.findall(page):
        if name not in code:
            yield "'%s' is no name of the code" % name


def wrong_words(page, code):
    parts = {part.lower() for name in code for part in name.split("_")}
    for word in re.findall(r"^\.It (.+)", section(page, "WORDS"), re.M):
        if not all(part.lower() in parts for part in word.split()):
            yield "the word '%s' is in no name of the code" % word


def wrong_map(page):
    house = section(page, "THE HOUSE").split(".Ss ")[0]
    mapped = re.findall(r"^\.It Pa lib/(\S+)", house, re.M)
    order = re.search(r'ORDER = """(.*?)"""', open("tests/layers.py").read(), re.S).group(1).split()
    there = [folder for folder in order if folder != "."]
    if mapped != there:
        yield "the map is not that of tests/layers.py: %s" % ", ".join(sorted(set(mapped) ^ set(there)) or ["the order"])


def main():
    page, code = open(PAGE).read(), names()
    wrong = [*wrong_paths(page), *wrong_names(page, code), *wrong_words(page, code), *wrong_map(page)]
    for what in wrong:
        print("%s: %s" % (PAGE, what))
    if len(code) < 5000:
        sys.exit("too few names: is this the top of the tree?")
    sys.exit(bool(wrong))


main()
