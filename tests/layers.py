"""usage: layers.py
The folders of lib/ stand one on another: a file includes headers of its own folder and of those
before it in this list, and of no other. The rules call each other in circles, for an Attack brings a
Response and that a move: between their folders only the headers have to keep the order. So no two
folders have headers that need each other."""
import glob
import os
import re
import sys

ORDER = """text data board board/check board/slip space dice event chance
    rules rules/harm rules/effect rules/roll rules/deck rules/intruder rules/move rules/blip
    rules/attack rules/gear rules/turn
    look odds show show/svg draw ref ref/roff cases cli cli/option tool/board tool .""".split()
INCLUDE = re.compile(r'^#include "([^"]+)"', re.M)


def circle(name, folder, to):
    """May this file call upwards?"""
    return name.endswith(".c") and all(f.split("/")[0] == "rules" for f in (folder, to))


def upwards(name):
    folder = os.path.relpath(os.path.dirname(name), "lib")
    for header in INCLUDE.findall(open(name).read()):
        to = os.path.dirname(header) or "."
        if not os.path.exists("lib/" + header):
            yield "no such header '%s': name it from lib/ on" % header
        elif header == "enorm.h":
            continue  # it needs nothing of the house, and has the version
        elif ORDER.index(to) > ORDER.index(folder) and not circle(name, folder, to):
            yield "includes %s, but lib/%s stands above lib/%s" % (header, to, folder)


def main():
    bad = 0
    files = [f for f in glob.glob("lib/**/*.[ch]", recursive=True)]
    here = {os.path.relpath(os.path.dirname(f), "lib") for f in files}
    for folder in sorted(here ^ set(ORDER)):
        print("lib/%s: not a folder, or not in the order of tests/layers.py" % folder)
        bad = 1
    for name in sorted(files) if not bad else []:
        for what in upwards(name):
            print("%s: %s" % (name, what))
            bad = 1
    if len(files) < 300:
        sys.exit("too few files: is this the top of the tree?")
    sys.exit(bad)


main()
