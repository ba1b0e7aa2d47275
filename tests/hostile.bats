#!/usr/bin/env bats
# What somebody else wrote is text, whatever it holds: every writer of data or of arguments gets the
# same table of strings, and a reader of its medium reads them back or finds nothing that acts.
load helper

setup_file() {
	export PYTHONPATH=$BATS_TEST_DIRNAME PYTHONDONTWRITEBYTECODE=1
}

# What a table or a board may hold.
# shellcheck disable=SC1003,SC2016 # texts
texts=('<script>alert(1)</script>' ']]>' '-->' '"><b id=x>' "'ab" "'=1+1" '=1+1' '+cmd|x' '-2+3' '@SUM(A1)' '-3'
	'.so /etc/passwd' '\n.so /etc/passwd' "\\*[x]\\n[.p]\\!.sy id" '%s%n%d' '${HOME}$(id)`id`' '&amp;&#0;' 'a "b" c\'
	'\fBbold\fP' '.de x' '--' '-x' 'javascript:alert(1)' '" onload="alert(1)' '{"v":1}' "$(printf 'w%.0s' {1..3000})")
# What only an argument or the name of a file may hold as well.
raw=($'zzz\n.nf\n.so /etc/passwd' $'a\x1b[31mb' $'\x1b]0;t\x07' $'\r.so x' $'x\u202ey' $'\u2066z' $'a\xff\xc3b' $'\u009b1m' $'\x7f' $'\u2028')

# tabled: every text is the title of a keyword of an overlay, which is in force.
tabled() {
	mkdir -p mine
	python3 - "${texts[@]}" >mine/keywords.csv <<-'END'
		import csv, sys
		out = csv.writer(sys.stdout, lineterminator="\n")
		out.writerow(["name", "title", "on", "argument", "meaning", "source"])
		for i, text in enumerate(sys.argv[1:]):
		    # an apostrophe before what a spreadsheet would run is not part of the cell
		    out.writerow([f"x-evil{i:02}", "'" + text if text.lstrip("'")[:1] in tuple("=+-@") else text,
		        "weapon", "-", "It is zzz.", "owner"])
	END
	export ENORM_DATA=mine
}

# boarded: every text is somewhere on a board of its own, title and event.
boarded() {
	local text
	for text in "${texts[@]}"; do
		printf 'enorm 1\ntitle %s\nmap 2x2\n' "$text"
		text=${text//\\/\\\\}
		printf 'event note text="%s"\ndone\n' "${text//\"/\\\"}"
	done >all.board
}

# clean FILE...: nothing in them steers a terminal, and they are UTF-8.
clean() {
	python3 - "$@" <<-'END'
		import sys, unicodedata
		for name in sys.argv[1:]:
		    for c in open(name, "rb").read().decode("utf-8"):
		        bad = unicodedata.category(c) in ("Cc", "Zl", "Zp") or unicodedata.bidirectional(c) in (
		            "LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
		        assert c == "\n" or not bad, (name, hex(ord(c)))
	END
}

@test "a searched word is no request of roff: .so reads no file into a PDF" {
	try enorm-ref search $'zzz\n.nf\n.so /etc/passwd' -T pdf
	wants 1 search
	pdftotext .out text
	grep -qF "What mentions" text
	run ! grep -q root: text
}

@test "every argument is text in every view of a sheet" {
	local word view n=0
	for word in "${texts[@]}" "${raw[@]}"; do
		for view in text html roff csv json; do
			try enorm-ref -T $view -- search "$word"
			((status < 2)) || wants 1 "$view"
			cat .out .err >>all.$view
		done
		enorm-ref -T roff -- search "$word" | sed '1,/^\.Mt$/d' >>sheets.roff || true
		n=$((n + 1))
		enorm-ref -T html -- search "$word" >"page$n.html" || true
	done
	clean all.*
	run ! grep -E "^[.'](so|nf|sy)" sheets.roff
	run ! grep -iE '<(script|b id)' all.html
	python3 -c 'import glob, ref_html; [ref_html.check(open(p).read()) for p in glob.glob("page*.html")]'
}

@test "what a table holds comes back from CSV and JSON, and from our own loader" {
	tabled
	local i
	enorm-board data keywords </dev/null >all.csv
	for ((i = 0; i < ${#texts[@]}; i++)); do
		enorm-ref keyword "x-evil$(printf %02d $i)" -T json
	done | jq -r .row.title | diff <(printf '%s\n' "${texts[@]}") -
	# the same rows, from what enorm-board and what enorm-ref print
	mkdir -p again sheet
	cp all.csv again/keywords.csv
	ENORM_DATA=again enorm-board data keywords </dev/null | cmp all.csv
	enorm-ref keywords -T csv >sheet/keywords.csv
	ENORM_DATA=sheet enorm-board data keywords </dev/null | cmp all.csv
	clean all.csv sheet/keywords.csv
}

@test "a spreadsheet runs nothing of -T csv, and numbers stay numbers" {
	tabled
	enorm-ref keywords -T csv >all.csv
	python3 - >got <<-'END'
		import csv, re
		rows = list(csv.DictReader(open("all.csv")))
		for row in rows:
		    for cell in row.values():
		        assert not re.match(r"[=+@\t-](?![0-9.]*$)", cell), cell
		titles = [row["title"] for row in rows if row["name"].startswith("x-evil")]
		print(*titles[4:11], sep="\n")
	END
	diff - got <<-'END'
		'ab
		''=1+1
		'=1+1
		'+cmd|x
		'-2+3
		'@SUM(A1)
		-3
	END
}

@test "what a table holds is text in HTML, roff, PDF and on the terminal" {
	tabled
	local view
	for view in text html roff; do
		enorm-ref keywords -T $view >"out.$view"
		clean "out.$view"
	done
	python3 -c 'import ref_html; ref_html.check(open("out.html").read())'
	run ! grep -iE '<(script|b id)' out.html
	run ! grep -E "^[.'](so|nf|sy)" <(sed '1,/^\.Mt$/d' out.roff)
	enorm-ref keywords -T pdf >out.pdf
	pdftotext out.pdf text
	grep -qF '.so /etc/passwd' text
	run ! grep -q root: text
}

@test "what a board holds is text in SVG, in JSON, on the terminal, and a board again" {
	boarded
	enorm-show -f all.board >show
	enorm-log -f all.board >log
	enorm-board format -f all.board | cmp - <(enorm-board format -f all.board | enorm-board format)
	clean show log
	enorm-log -T json -f all.board | jq -r .text | diff <(printf '%s\n' "${texts[@]}") -
	python3 - <<-'END'
		import re, subprocess, xml.dom.minidom as dom
		boards = re.split(r"(?m)^(?=enorm 1$)", open("all.board").read())[1:]
		assert len(boards) > 10
		for board in boards:
		    svg = subprocess.run(["enorm-show", "-T", "svg"], input=board, capture_output=True, text=True, check=True).stdout
		    title = re.search(r"(?m)^title (.*)$", board)[1]
		    page = dom.parseString(svg)
		    assert not page.getElementsByTagName("script") and not page.getElementsByTagName("b")
		    assert page.getElementsByTagName("title")[0].firstChild.data == title, title
	END
}

@test "an error shows what it quotes: no escape sequence reaches the terminal" {
	local word tool
	complains 64 'enorm-cover: word 1: a control character does not belong in an argument' \
		enorm-cover $'a\x1b[31mb' juliet <"$EXAMPLES/corner.board"
	complains 66 'enorm-show: cannot open a\x0ab\u202e\xff: No such file or directory' enorm-show -f $'a\nb\u202e\xff'
	complains 64 "enorm-show: '-\x02' is no option; --help lists them" enorm-show $'-\x02'
	complains 64 "enorm-show: '-q\x01' is no option; --help lists them" enorm-show $'-q\x01'
	complains 64 "enorm: no tool 'x\\x1b'; 'enorm' lists them" enorm $'x\x1b'
	for word in "${raw[@]}"; do
		for tool in ai attack board cover harm knockback log move noise ref roll show terrain turn; do
			try "enorm-$tool" "$word" "$word" <"$EXAMPLES/corner.board"
			cat .out .err >>all
			try "enorm-$tool" "--$word"
			wants 64 "$tool --WORD"
			cat .out .err >>all
		done
		echo spacer >"f${word//\//}"
		try enorm-show -f "f${word//\//}"
		wants 65 file
		cat .out .err >>all
	done
	clean all
}

@test "a comment behind the last board is text like all others, and without a board nothing is passed on" {
	local view
	printf 'enorm 1\nmap 2x2\nspacer ann A1\ndone\n' >a.board
	{ cat a.board && printf '\n# \303\244 # b\r\n'; } | enorm-board format | tail -n 1 | cmp - <(printf '# \303\244 # b\n')
	for view in board json; do
		{ cat a.board && printf '\n# a\033[31mb\n'; } >b.board
		try enorm-board format -T $view -f b.board
		wants 65 "$view"
		grep -q 'b.board.*a control character does not belong in a board' .err
		clean .out .err
	done
	printf '# a\033[31m\377\n' >b.board
	complains 65 'enorm-board: b.board: no board; did an earlier stage fail?' enorm-board format -f b.board
	[ ! -s .out ]
}

@test "what a board cannot hold is not typed into a call that is kept" {
	mkdir $'a\x1b[31m\nb'
	complains 64 'enorm-harm: --data: a control character does not belong in an argument' \
		enorm-harm juliet --vitals -1 --data $'a\x1b[31m\nb' -f "$EXAMPLES/corner.board"
}

# titled TEXT: a weapon, an Intruder and a tile of that title, on a board and in an overlay in force.
titled() {
	mkdir -p own
	python3 - "$ROOT/data" "$1" <<-'END'
		import csv, sys
		for table, name in (("weapons", "osr-3"), ("intruders", "grin"), ("terrain", "crate")):
		    rows = list(csv.DictReader(open(f"{sys.argv[1]}/{table}.csv")))
		    row = next(r for r in rows if r["name"] == name)
		    # an apostrophe before what a spreadsheet would run is not part of the cell
		    row["title"] = "'" * (sys.argv[2].lstrip("'")[:1] in tuple("=+-@")) + sys.argv[2]
		    out = csv.DictWriter(open(f"own/{table}.csv", "w"), rows[0].keys(), lineterminator="\n")
		    out.writeheader()
		    out.writerow(row)
	END
	export ENORM_DATA=own
}

@test "the titles of weapons, Intruders and tiles are text in every picture, ruling and sheet" {
	local text n=0
	sed 's/^spacer /terrain crate-1 B2 type=crate\n&/' "$EXAMPLES/attack.board" >a.board
	for text in "${texts[@]}"; do
		titled "$text"
		n=$((n + 1))
		enorm-show -T svg -f a.board >"show$n.svg"
		enorm-show -f a.board >>all.txt
		enorm-show --plain -f a.board >>all.txt
		enorm-attack juliet grin-1 --seed 1 -T ruling -f a.board >>all.txt
		enorm-attack juliet grin-1 --seed 1 -T json -f a.board >>all.json
		enorm-attack juliet grin-1 --outcomes -f a.board | enorm-odds -T svg --where "$text" >"odds$n.svg" 2>>all.txt || true
		enorm-ref weapon osr-3 -T html >"page$n.html"
		enorm-ref weapon osr-3 -T json | jq -r .row.title >>titles
		enorm-ref weapon osr-3 -T roff | sed '1,/^\.Mt$/d' >>all.roff
	done
	diff <(printf '%s\n' "${texts[@]}") titles
	clean all.* ./*.svg ./*.html
	run ! grep -E "^[.'](so|nf|sy|de)" all.roff
	python3 - <<-'END'
		import glob, xml.dom.minidom as dom, ref_html
		for name in glob.glob("*.svg"):
		    text = open(name).read()
		    for e in dom.parseString(text).getElementsByTagName("*") if text else ():
		        assert e.tagName in ("svg", "g", "title", "desc", "style", "defs", "pattern", "path", "rect", "circle", "line", "text",
		            "tspan", "polygon", "polyline", "ellipse", "use", "marker", "clipPath", "linearGradient", "stop", "symbol"), (name, e.tagName)
		        for key, value in e.attributes.items():
		            assert not key.startswith("on") and "javascript:" not in value, (name, key, value)
		            assert not key.endswith("href") or value.startswith("#"), (name, key, value)
		pages = glob.glob("page*.html")
		assert len(pages) > 20 and len(glob.glob("show*.svg")) == len(pages)
		for name in pages:
		    ref_html.check(open(name).read())
	END
}

# What a shell would run. Each of them makes a file.
# shellcheck disable=SC2016 # texts
commands=('$(touch pwned)' '`touch pwned`' '; touch pwned' '&& touch pwned' '| touch pwned' "'; touch pwned; '" '"; touch pwned; "' '> pwned'
	'\"; touch pwned; \"' '#' '~' '*' '{a,b}' '!!' '--' '-x' '\' '${IFS}touch${IFS}pwned')

@test "enorm-log --script runs our tools and nothing else, whatever the arguments of a call were" {
	local text n=0
	for text in "${commands[@]}"; do
		text=${text//\\/\\\\}
		typed 'map 2x2' 'spacer ann A1' "event call tool=enorm-harm args=\"ann --stress 1 ${text//\"/\\\"}\"" >a.board
		enorm-board check -q -f a.board || continue
		try enorm-log --script -f a.board
		((status == 0)) || continue
		n=$((n + 1))
		(cd "$BATS_TEST_TMPDIR" && sh .out <a.board >ran 2>&1) || true
		[[ ! -e pwned ]] || fail "it ran: $(cat .out)"
	done
	# as typed to a tool, and kept by it
	for text in "${commands[@]}"; do
		typed 'map 2x2' 'spacer ann A1' >a.board
		enorm-board put "title $text" -f a.board >b.board
		enorm-harm ann --stress 1 --choose "x=$text" -f b.board >c.board 2>>errors || continue
		enorm-log --script -f c.board >script
		sh script <b.board >ran 2>&1 || true
		[[ ! -e pwned ]] || fail "it ran: $(cat script)"
		n=$((n + 1))
	done
	((n > 5)) || fail "only $n scripts were made"
}

# drawings: every SVG here holds the elements of a drawing and nothing that acts.
drawings() {
	python3 - "$@" <<-'PY'
		import sys, xml.dom.minidom as dom
		for name in sys.argv[1:]:
		    for e in dom.parse(name).getElementsByTagName("*"):
		        assert e.tagName not in ("script", "b", "a", "foreignObject", "image", "iframe", "set", "animate"), (name, e.tagName)
		        for key, value in e.attributes.items():
		            assert not key.startswith("on") and "javascript:" not in value, (name, key, value)
		            assert not key.endswith("href") or value.startswith("#"), (name, key, value)
	PY
}

# owned TEXT: it is the title, a comment of a line and of a record, an x- key, and in an event.
owned() {
	local quoted=${1//\\/\\\\}
	quoted=${quoted//\"/\\\"}
	printf 'enorm 1\n# %s\ntitle %s\nmap 2x2 # %s\n' "$1" "$1" "$1"
	printf 'spacer ann A1 stress=1 x-note="%s"\nintruder grin-1 B2\nevent note text="%s"\ndone\n' "$quoted" "$quoted"
}

@test "comments, x- keys, titles and events are text for every tool, and are kept as they were" {
	local text n=0
	for text in "${texts[@]}"; do
		owned "$text" >a.board
		n=$((n + 1))
		enorm-board format -f a.board >b.board
		enorm-board format -f b.board | cmp b.board
		enorm-harm ann --stress 1 -f a.board >c.board
		grep -qxF "# $text" c.board
		grep -qF "map # $text" c.board
		enorm-board format -T json -f c.board >>all.json
		enorm-harm ann --stress 1 -T json -f a.board >>all.json
		enorm-log -T json -f c.board >>all.json
		enorm-harm ann --stress 1 -T ruling -f a.board >>all.txt
		{ enorm-log -f c.board && enorm-show -f c.board && enorm-show --plain -f c.board && enorm-show --map -f c.board; } >>all.txt
		enorm-show -T svg -f c.board >"show$n.svg"
		enorm-harm ann --effect 'stress 1' --odds -f a.board >>all.txt
		enorm-odds --of ann.stress -f c.board >>all.txt
		enorm-odds --of ann.stress -T json -f c.board >>all.json
		enorm-odds --of ann.stress -T svg -f c.board >"odds$n.svg"
		enorm-log --script -f c.board >script
		(sh script <a.board) >/dev/null 2>>all.txt || true
		cat c.board >>all.boards
	done
	((n == ${#texts[@]}))
	jq -r 'select(.kind == "board") | .title' all.json | diff <(printf '%s\n' "${texts[@]}") -
	jq -r 'select(.kind == "board") | .spacer[0].extra["x-note"]' all.json | diff <(printf '%s\n' "${texts[@]}") -
	clean all.* ./*.svg
	drawings ./*.svg
}

# worded TEXT: a case that is called so and says so.
worded() {
	printf 'case: %s stands\nclause: KB-01\nwhy: Here is %s.\nbefore:\n\ttitle %s\n\tmap 1x5\n' "$1" "$1" "$1"
	printf '\tspacer juliet A1 # %s\ncommand: enorm-knockback juliet 2 --direction e\nafter:\n\tspacer juliet A3\n\n' "$1"
}

@test "cases are text in every view of the catalogue and in TAP" {
	local text
	for text in "${texts[@]}"; do
		worded "$text"
	done >all.case
	for view in text html roff; do
		enorm-case print -T $view all.case >"out.$view"
	done
	enorm-case list all.case >list.txt
	enorm-case run all.case >tap.txt
	[ "$(grep -c '^ok ' tap.txt)" = "${#texts[@]}" ]
	sed "1,/^\\.Mt$/d" out.roff >sheet.roff
	clean out.text out.html list.txt tap.txt
	run ! grep -n "[[:cntrl:]]" <(tr -d "\t" <sheet.roff)
	run ! grep -E "^[.'](so|sy|de|pi|open)" sheet.roff
	run ! grep -iE '<(script|b id)' out.html
	python3 - "${texts[@]}" <<-'PY'
		import html, re, sys
		from html.parser import HTMLParser
		class Page(HTMLParser):
		    text = ""
		    def handle_starttag(self, tag, attributes):
		        assert tag not in ("script", "iframe", "img", "base", "object", "link"), tag
		        for name, value in attributes:
		            assert not name.startswith("on") and "javascript:" not in (value or ""), (name, value)
		    def handle_data(self, data):
		        self.text += data
		page = Page()
		page.feed(open("out.html").read())
		for text in sys.argv[1:]:
		    assert f"Here is {text}." in page.text, text
	PY
	enorm-case print -T pdf all.case >out.pdf
	pdftotext out.pdf text
	grep -qF '.so /etc/passwd' text
	run ! grep -q root: text
}

@test "the titles of cards, Conditions and rooms are text in the booklet, in rulings and in JSON" {
	local all="${texts[*]}"
	mkdir -p own
	python3 - "$ROOT/data" "$all" <<-'PY'
		import csv, sys
		for table in ("action-cards", "ai-cards", "bp-cards", "conditions", "abilities", "suits", "locations", "spacers"):
		    rows = list(csv.DictReader(open(f"{sys.argv[1]}/{table}.csv")))
		    out = csv.DictWriter(open(f"own/{table}.csv", "w"), rows[0].keys(), lineterminator="\n")
		    out.writeheader()
		    out.writerow({**rows[0], "title": sys.argv[2]})
		print(len(rows))
	PY
	export ENORM_DATA=own
	for view in text html roff; do
		enorm-ref booklet -T $view >"out.$view"
	done
	enorm-ref card steady-walk -T json | jq -r .row.title | diff <(echo "$all") -
	enorm-ref card steady-walk -T csv >out.csv
	python3 -c 'import ref_html; ref_html.check(open("out.html").read())'
	grep -qF '&lt;script&gt;alert(1)&lt;/script&gt;' out.html
	run ! grep -iE '<(script|b id)' out.html
	sed '1,/^\.Mt$/d' out.roff >sheet.roff
	run ! grep -E "^[.'](so|sy|de|pi|open)" sheet.roff
	enorm-turn play juliet -f "$EXAMPLES/turn.board" >turn.txt 2>&1 || true
	enorm-harm juliet --condition knockdown -T ruling -f "$EXAMPLES/attack.board" >ruling.txt
	enorm-harm juliet --condition knockdown -T json -f "$EXAMPLES/attack.board" >out.json
	jq -e . out.json >/dev/null
	enorm-show -T svg -f "$EXAMPLES/attack.board" >show.svg
	drawings show.svg
	clean out.text out.html out.csv turn.txt ruling.txt out.json show.svg
}
