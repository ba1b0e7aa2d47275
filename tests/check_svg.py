#!/usr/bin/env python3
"""Looks at drawings of enorm-show: check_svg.py COMMAND FILE...

  fits    every text lies on the page, and no two texts lie on each other
  whole   every number in a coordinate is whole, and names no part that is not there
  names   what the groups are called, sorted
  count   how many elements of each class there are, sorted, without the names of spaces
  places  where pieces stand: class, name and place in spaces from the middle of the map, sorted;
          with a second word, turned that many quarters clockwise
  size    width and height of the map in spaces
"""
import collections
import re
import sys
import xml.etree.ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"
SPACE = 120
NARROW, WIDE = set("ijltf.,:;'|!()[]-/ r"), set("mwMW@%")


def letter(char, bold):
    """A rough width in hundredths of the size, by no table of the program's."""
    if ord(char) > 126:
        wide = 95 if ord(char) > 255 else 60
    elif char in NARROW:
        wide = 30
    elif char in WIDE:
        wide = 85
    else:
        wide = 68 if char.isupper() else 58
    return wide * (110 if bold else 100) // 100


def width(element):
    size, bold = int(element.get("font-size")), element.get("font-weight") == "bold"
    text = sum(letter(c, bold) for c in element.text or "")
    for part in element:
        text += sum(letter(c, True) for c in part.text or "")
        text += sum(letter(c, bold) for c in part.tail or "")
    return text * size // 100


class Frame:
    """A place and a scale; a turned one swaps width and height."""

    def __init__(self, x=0, y=0, scale=1, turned=False):
        self.x, self.y, self.scale, self.turned = x, y, scale, turned

    def inside(self, element):
        frame = Frame(self.x, self.y, self.scale, self.turned)
        for name, numbers in re.findall(r"(\w+)\(([^)]*)\)", element.get("transform", "")):
            values = [int(n) for n in numbers.split()]
            if name == "translate":
                frame.x += values[0] * frame.scale
                frame.y += values[1] * frame.scale
            elif name == "scale":
                frame.scale *= values[0]
            elif name == "rotate" and element.tag == SVG + "g":
                frame.turned = values[0] % 180 != 0
        return frame


def walk(element, frame=None):
    frame = (frame or Frame()).inside(element)
    yield element, frame
    for child in element:
        yield from walk(child, frame)


def box(element, frame):
    wide, size = width(element), int(element.get("font-size"))
    left = {"middle": -wide / 2, "end": -wide}.get(element.get("text-anchor"), 0)
    x, y = int(element.get("x")) + left, int(element.get("y"))
    low, high = (x, y - size * 0.7), (x + wide, y)
    if frame.turned:  # by a quarter, to the left
        low, high = (low[1], -high[0]), (high[1], -low[0])
    k = frame.scale
    return (frame.x + low[0] * k, frame.y + low[1] * k, frame.x + high[0] * k, frame.y + high[1] * k)


def fits(root):
    page = [int(n) for n in root.get("viewBox").split()]
    boxes = [(box(e, f), "".join(e.itertext())) for e, f in walk(root) if e.tag == SVG + "text"]
    boxes.sort()
    for i, (a, text) in enumerate(boxes):
        if a[0] < 0 or a[1] < 0 or a[2] > page[2] or a[3] > page[3]:
            yield "off the page: %r %s" % (text, a)
        for b, other in boxes[i + 1:]:
            if b[0] >= a[2]:
                break
            if a[1] < b[3] and b[1] < a[3]:
                yield "%r lies on %r" % (text, other)


def whole(root):
    geometry = {"x", "y", "width", "height", "cx", "cy", "r", "rx", "d", "viewBox", "transform",
                "font-size"}
    ids = {e.get("id") for e in root.iter()}
    for element in root.iter():
        for key, value in element.attrib.items():
            if key in geometry and ("." in value or "e+" in value or "nan" in value):
                yield "%s=%s" % (key, value)
            for name in re.findall(r"url\(#([^)]*)\)", value):
                if name not in ids:
                    yield "no %s" % name


def names(root):
    return sorted(t.text for g in root.iter(SVG + "g") for t in g.findall(SVG + "title"))


def count(root):
    classes = collections.Counter(
        (e.tag.replace(SVG, ""), e.get("class", "")) for e in root.iter()
        if e.get("class") not in ("at halo", "label") and e.tag != SVG + "pattern")
    return sorted("%d %s %s" % (n, tag, name) for (tag, name), n in classes.items())


def the_map(root):
    return next(e for e in root.iter(SVG + "g") if e.get("class") == "map")


def size(root):
    floor = next(e for e in the_map(root) if e.get("class") == "floor")
    return int(floor.get("width")) // SPACE, int(floor.get("height")) // SPACE


def middles(group):
    """In halves of a space, from the top left of the map."""
    kind = group.get("class").split()[0]
    half = SPACE / 2
    for element, frame in walk(group):
        x, y = frame.x, frame.y
        if kind in ("spacer", "intruder", "mark") and element is group:
            yield 2 * int(x // SPACE) + 1, 2 * int(y // SPACE) + 1
        elif kind in ("blip", "spawn-point") and element is group:
            yield round(x / half), round(y / half)
        elif kind == "door" and element.get("class") in ("open", "shut"):
            yield round(x / half), round(y / half)
        elif kind == "tile" and element.tag == SVG + "rect":
            yield (2 * (int(element.get("x")) // SPACE) + 1, 2 * (int(element.get("y")) // SPACE) + 1)


def places(root, quarters):
    board = the_map(root)
    cols, rows = size(root)
    for group in board:
        title = group.find(SVG + "title")
        if title is None:
            continue
        name = re.split(", | on | facing ", title.text)[0].split(" x")[0]
        for x, y in middles(group):
            x, y = x - cols, y - rows
            for _ in range(quarters):
                x, y = -y, x
            yield "%s %s %d %d" % (group.get("class"), name, x, y)


def main():
    command, path = sys.argv[1:3]
    root = ET.parse(path).getroot()
    lines = {"fits": fits, "whole": whole, "names": names, "count": count,
             "size": lambda r: ["%d %d" % size(r)],
             "places": lambda r: sorted(places(r, int((sys.argv + ["0"])[3])))}[command](root)
    bad = 0
    for line in lines:
        print(line)
        bad = 1
    return bad if command in ("fits", "whole") else 0


if __name__ == "__main__":
    sys.exit(main())
