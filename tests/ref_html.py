"""Reads the HTML of enorm-ref: is it well-formed, and what do its lines say?"""
from collections import namedtuple
from html.parser import HTMLParser

VOID = {"meta", "br", "hr", "img", "link", "input"}
Line = namedtuple("Line", "id bold text small")


class Page(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.open, self.ids, self.links, self.lines = [], [], [], []
        self.line = None
        self.levels = [0]

    def in_drawing(self, tag):
        return tag == "svg" or any(t == "svg" for t, _ in self.open)

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        for name in attrs:
            assert name in {"id", "class", "href", "lang", "charset", "name", "content",
                            "http-equiv", "data-title"} or self.in_drawing(tag), name
        if len(tag) == 2 and tag[0] == "h" and tag[1].isdigit():
            self.levels.append(int(tag[1]))
        if "id" in attrs:
            self.ids.append(attrs["id"])
        if "href" in attrs:
            self.links.append(attrs["href"])
        if tag not in VOID:
            self.open.append((tag, attrs.get("class", "")))
        if attrs.get("class", "").split()[:1] == ["line"]:
            self.line = {"id": "", "bold": "", "text": "", "small": ""}

    def handle_endtag(self, tag):
        assert self.open and self.open[-1][0] == tag, (tag, self.open[-3:])
        _, kind = self.open.pop()
        if kind.split()[:1] == ["line"]:
            self.lines.append(Line(*(self.line[k].strip(" \n") for k in Line._fields)))
            self.line = None

    def handle_data(self, data):
        if self.line is None or not self.open:
            return
        tag, kind = self.open[-2 if self.open[-1] == ("a", "") else -1]
        where = {"small": "small", "b": "bold"}.get(tag, "text")
        self.line["id" if kind in ("id", "label") else where] += data


def parse(text):
    page = Page()
    page.feed(text)
    page.close()
    return page


def lines(text):
    return parse(text).lines


def check(text):
    """Balanced, no id twice, every link inside the page, nothing fetched, no script."""
    page = parse(text)
    assert text.startswith("<!DOCTYPE html>\n") and text.endswith("</html>\n")
    assert not page.open, page.open
    assert len(page.ids) == len(set(page.ids)), "an id twice"
    for above, level in zip(page.levels, page.levels[1:]):
        assert level <= above + 1, ("a heading skips a level", page.levels)
    for link in page.links:
        assert link.startswith("#") and link[1:] in page.ids, link
    assert "url(" not in text.replace("url(#enorm-", "") and "@import" not in text and "<script" not in text
