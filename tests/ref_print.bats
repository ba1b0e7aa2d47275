#!/usr/bin/env bats
# enorm-ref on paper and on a phone: one page of every sheet, figures, links, pages that are full.
load helper

SHEETS='turn movement attack intruders targeting knockback cover terrain noise keywords conditions
	dying dice odds maps mission rulings readings clauses'

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	unset COLUMNS SOURCE_DATE_EPOCH
	export PYTHONPATH=$ROOT/tests PYTHONDONTWRITEBYTECODE=1
}

pages() { # pages FILE
	pdfinfo "$1" | awk '/^Pages:/ { print $2 }'
}

# ---- --brief ----

brief_is_one_page() { # brief_is_one_page PAPER
	local sheet
	for sheet in quick $SHEETS booklet '' 'intruder mothman' 'ruling RI-14' 'keyword crash' 'weapon osr-3' 'card ignite'; do
		# shellcheck disable=SC2086 # words
		enorm-ref $sheet --brief -T pdf --paper "$1" >brief.pdf
		assert_equal "$sheet $(pages brief.pdf)" "$sheet 1"
		run ! grep 'does not hold' <(pdftotext brief.pdf -)
	done
}

@test "--brief makes any sheet one page of A4, and leaves out nothing that it begins" {
	brief_is_one_page a4
}

@test "--brief makes any sheet one page of letter" {
	brief_is_one_page letter
}

@test "on one page all texts stand below each other, beside ids that they do not touch" {
	enorm-ref keywords --brief -T pdf >k.pdf
	pdftotext -bbox k.pdf k.html
	python3 - <<-'END'
		import re
		words = [[float(n) for n in w[:3]] + [w[3]] for w in re.findall(
		    r'xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="[\d.]+">([^<]+)<', open("k.html").read())]
		starts = set()
		for x0, y0, x1, word in words:
		    if x0 < 32 or 305 < x0 < 307: # an id; its text begins on the same line
		        if re.match(r"[A-Z]+-", word):
		            text = min(w[0] for w in words if abs(w[1] - y0) < 1.5 and w[0] > x0 + 1)
		            assert text - x1 > 2, (word, x1, text)
		            starts.add(round(text))
		assert len(starts) == 2, starts # one margin in each of the two columns
	END
}

@test "the captions of figures do not touch the box below them" {
	enorm-ref cover --brief -T pdf >c.pdf
	pdftotext -bbox c.pdf c.html
	python3 - <<-'END'
		import re
		words = re.findall(r'yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">([^<]+)<', open("c.html").read())
		bottom = next(float(y1) for _, y1, w in words if w == "(COV-11)")
		top = next(float(y0) for y0, _, w in words if w == "ranged")
		assert top - bottom > 6, (bottom, top)
	END
}

@test "what is too much for a page even so is cut behind a whole entry, and the page says how much" {
	local shown
	enorm-ref search the --brief -T pdf >cut.pdf
	assert_equal "$(pages cut.pdf)" 1
	pdftotext cut.pdf - | tr '\n' ' ' >flat
	grep -qE 'One page does not hold it all: [0-9]+ more entries are in -T text and -T html\.' flat
	shown=$(enorm-ref search the --brief | wc -l)
	assert [ "$shown" -gt 500 ]
}

@test "an overlay that fills the quick sheet leaves it one page" {
	mkdir mine
	{
		echo name,title,effect,source
		seq 1 90 | sed 's/.*/bane-&,A Bane of Which There Is Much to Tell &,stress 1,owner/'
	} >mine/conditions.csv
	ENORM_DATA=mine enorm-ref quick -T pdf >quick.pdf
	assert_equal "$(pages quick.pdf)" 1
	pdftotext quick.pdf - | tr '\n' ' ' | grep -qE 'does not hold it all: [0-9]+ more entries are'
}

@test "--brief as text and HTML is the same page: a flow without the clauses behind it" {
	enorm-ref attack --brief >brief
	enorm-ref attack >whole
	grep -q '^ 3C Re-rolls, then Potentials$' brief
	grep -q '^Choosing Weapon\|^1. Choosing Weapon And Target$' whole
	run ! grep -q '^1. Choosing Weapon And Target$' brief
	assert [ "$(wc -l <brief)" -lt 140 ]
	enorm-ref attack --brief -T html >brief.html
	python3 -c 'import ref_html; ref_html.check(open("brief.html").read())'
	enorm-ref quick >wanted
	gives wanted enorm-ref quick --brief
	gives wanted enorm-ref booklet --brief
	complains 64 'enorm-ref: --brief is for -T text, html, pdf and roff: csv and json have all rows' \
		enorm-ref attack --brief -T csv
}

@test "--brief of the clauses and of the rulings says which there are, and where" {
	COLUMNS=120 enorm-ref clauses --brief >out
	grep -qE '^KB-01\.\.50 +Knockback; .* 22-38 +knockback$' out
	assert_equal "$(grep -oE '^[A-Z]{2,3}-' out | sort | uniq -d)" ''
	tail -n +2 "$ROOT/data/rules.csv" | cut -d- -f1 | sort -u >wanted
	grep -oE '^[A-Z]{2,3}-' out | tr -d - | sort -u | diff wanted -
	COLUMNS=120 enorm-ref rulings --brief >out
	grep -qE '^COV +Keywords List +RA-44\.\.51, RO-56' out
}

# ---- figures ----

@test "the figures of movement and Knockback are what the tools answer" {
	COLUMNS=120 enorm-ref knockback >out
	push() { # push LINES X SPACE: she ends there
		printf 'enorm 1\nmap 3x5\n%bdone\n' "$1" >b
		enorm-knockback juliet "$2" --from grin-1 <b | grep -q "^spacer juliet $3 "
	}
	push 'spacer juliet B2\nintruder grin-1 B1\n' 2 B4
	push 'spacer juliet B2\nintruder grin-1 B1\nterrain crate-1 B4\n' 3 B4
	push 'spacer juliet B2\nintruder grin-1 B1\nterrain pillar-1 B4\n' 3 B3
	push 'spacer juliet A4\nintruder grin-1 A3\n' 3 C5
	grep -qxF 'Knockback 3: the Destructible Obstacle breaks, Crash (KB-16)' out
	grep -qxF 'Knockback 3: along the Board Edge (KB-33)' out
	COLUMNS=120 enorm-ref movement >out
	local caption
	for caption in '2 spaces: cardinal, round an Obstacle (SPM-05)' '2 spaces: not across a wall (SPM-07)' \
		'2 spaces: through a Spacer, not onto (SPM-10)' '2 spaces: not through an Intruder (SPM-09)' \
		'it zigzags, until it is beside its Target (MOV-16)' 'through other Intruders (MOV-09)' \
		'round an Obstacle (MOV-12)' 'never across a wall (MOV-13)'; do
		grep -qxF "$caption" out || { echo "$caption" && false; }
	done
	run ! grep -E '^(ends on|to) ' out
}

@test "a figure whose answer an overlay has changed says what it is, and no more" {
	mkdir mine
	printf 'name,title,keywords,source\ncrate,Crate,"cover, indestructible, obstacle",owner\n' >mine/terrain.csv
	ENORM_DATA=mine enorm-ref knockback >out
	run ! grep -q 'the Destructible Obstacle breaks' out
	grep -qx 'ends on B3' out
}

@test "every sheet with figures has them drawn in HTML and in PDF" {
	local sheet wanted
	while read -r sheet wanted; do
		enorm-ref "$sheet" -T html >s.html
		assert_equal "$sheet $(grep -c '<figure><svg ' s.html)" "$sheet $wanted"
		enorm-ref "$sheet" -T roff >s.roff
		assert_equal "$sheet $(grep -cE "D'C |M\[tile\]" s.roff | awk '{ print ($1 > 8) }')" "$sheet 1"
		python3 - <<-'END'
			import re
			page = open("s.html").read()
			used = set(re.findall(r"url\(#([a-z0-9-]+)\)", page))
			there = re.findall(r'<pattern id="([a-z0-9-]+)"', page)
			assert used <= set(there), used - set(there)
			assert len(there) == len(set(there))
		END
	done <<-'END'
		cover 8
		knockback 4
		movement 8
		quick 8
	END
}

# ---- links ----

@test "every ruling id in HTML leads to the ruling, on every sheet" {
	local sheet
	for sheet in $SHEETS booklet; do
		enorm-ref "$sheet" -T html >s.html
		python3 - "$sheet" <<-'END'
			import html, re, sys
			page = re.sub(r"<style>.*?</style>", "", open("s.html").read(), flags=re.S)
			ids = re.findall(r' id="([A-Z0-9-]+)"', page)
			assert len(ids) == len(set(ids)), "an id twice"
			for href in re.findall(r'href="#([A-Z0-9-]+)"', page):
			    assert href in ids, (sys.argv[1], "leads nowhere", href)
			bare = re.sub(r"<a [^>]*>.*?</a>", "", page)
			left = set(re.findall(r"\bR[AIOT]-\d+\b", re.sub(r"<[^>]*>", " ", bare)))
			assert not left, (sys.argv[1], "no link", sorted(left))
		END
	done
}

@test "every ruling id of the booklet is a link in the PDF, to the page that has the ruling" {
	enorm-ref booklet -T pdf >b.pdf
	pdftohtml -xml -i -stdout b.pdf >b.xml
	pdfinfo -dests b.pdf >dests
	python3 - <<-'END'
		import collections, re
		where = {name: int(page) for page, name in re.findall(r'^ *(\d+) .*"(.*?)"$', open("dests").read(), re.M)}
		raw = open("b.pdf", "rb").read()
		targets = [t.decode() for t in re.findall(rb"/Dest /([A-Za-z0-9-]+)\n/Rect", raw)]
		assert len(targets) > 2000, len(targets)
		for target in targets:
		    assert target in where, ("leads nowhere", target)
		page, linked, plain = 0, 0, collections.Counter()
		for line in open("b.xml"):
		    if m := re.search(r'<page number="(\d+)"', line):
		        page = int(m.group(1))
		    for goal, text in re.findall(r'<a href="[^"#]*#(\d+)">(.*?)</a>', line):
		        ids = re.findall(r"\bR[AIOT]-\d+\b", text)
		        linked += len(ids)
		        for ident in ids:  # neighbours may share a run of text
		            assert int(goal) in {where[i] for i in ids}, (page, goal, text)
		    plainly = re.sub(r"<text [^>]*>R[AIOT]-\d+</text>", "", re.sub(r"<a .*?</a>", "", line))
		    for ident in re.findall(r"\bR[AIOT]-\d+\b", plainly):  # but for the margin
		        if where[ident] != page:
		            plain[ident] += 1
		assert linked > 700, linked
		assert not plain, plain
	END
}

@test "the contents of the booklet lead to its parts, in HTML and in PDF" {
	enorm-ref booklet -T pdf >b.pdf
	pdftotext -layout -f 1 -l 1 b.pdf cover
	pdfinfo -dests b.pdf | sed -nE 's/^ *([0-9]+) .*"part-([0-9]+)"$/\2 \1/p' | sort -n | cut -d' ' -f2 >led
	grep -oE '^ *[0-9]+ +[A-Z]' cover | grep -oE '[0-9]+' >said
	diff said led
	assert_equal "$(wc -l <led)" 16
	enorm-ref booklet -T html >b.html
	assert_equal "$(grep -c '<li><a href="#part-' b.html)" 16
	assert_equal "$(grep -c '<h2 class="part" id="part-' b.html)" 16
}

# ---- pages ----

@test "no box of any sheet is overfull, and groff has nothing to say" {
	local sheet brief
	for sheet in quick $SHEETS booklet 'intruder mothman'; do
		for brief in '' --brief; do
			# shellcheck disable=SC2086 # words
			enorm-ref $sheet $brief -T roff | groff -S -ww -z -Tpdf >said 2>&1
			[ ! -s said ] || { echo "$sheet $brief: $(head -n 3 said)" && false; }
		done
	done
}

@test "no page but the last is half empty, and the booklet has no page for a few lines" {
	local sheet
	for sheet in $SHEETS booklet; do
		enorm-ref "$sheet" -T pdf >s.pdf
		pdftotext -bbox s.pdf words.html
		python3 - "$sheet" <<-'END'
			import re, sys
			pages = open("words.html").read().split("<page")[1:]
			for number, page in enumerate(pages[:-1], 1):
			    tall = float(re.search(r'height="(.*?)"', page).group(1))
			    low = max(y for y in map(float, re.findall(r'yMax="(.*?)"', page)) if y < tall - 60)
			    assert low > 0.58 * (tall - 56), (sys.argv[1], number, round(low / (tall - 56), 2))
		END
	done
}

@test "an HTML validator has nothing to say about any sheet" {
	local sheet brief
	for sheet in quick $SHEETS booklet '' 'intruder mothman' 'ruling RI-14' 'search crash'; do
		for brief in '' --brief; do
			# shellcheck disable=SC2086 # words
			enorm-ref $sheet $brief -T html | tidy -q -e --drop-empty-elements no >said 2>&1 || true
			[ ! -s said ] || { echo "$sheet $brief: $(head -n 3 said)" && false; }
		done
	done
}

@test "headings skip no level, and wide tables say on a phone that they scroll" {
	local sheet
	for sheet in quick $SHEETS booklet; do
		enorm-ref "$sheet" -T html | grep -oE '<h[1-6]' | tr -dc '1-6\n' |
			awk -v sheet="$sheet" 'NR == 1 && $1 != 1 || $1 > last + 1 { print sheet ": h" last ", h" $1; bad = 1 }
				{ last = $1 } END { exit bad }'
	done
	enorm-ref odds -T html >s.html
	grep -q '<div class="scroll wide"><table>' s.html
	grep -q '\.wide::before { content: "scrolls sideways' s.html
	grep -q '^\.scroll { overflow-x: auto' s.html
}

@test "a drawing of enorm-show is no wider than the screen" {
	enorm-show -T svg -f "$EXAMPLES/corner.board" >s.svg
	grep -qF '.enorm{max-width:100%;height:auto}' s.svg
	enorm-show -T svg --threat grin-1 -f "$EXAMPLES/attack.board" >s.svg
	grep -q '>Expected damage to juliet from grin-1 (house<' s.svg
	grep -q '>dice)' s.svg
}
