#!/usr/bin/env bats
# enorm-ref: sheets and cards from the tables, in every medium.
load helper

SHEETS='quick turn movement attack intruders targeting knockback cover terrain noise keywords conditions dying dice
	odds maps mission rulings readings clauses'

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	unset COLUMNS SOURCE_DATE_EPOCH
	export PYTHONPATH=$ROOT/tests PYTHONDONTWRITEBYTECODE=1
}

# mine TABLE: writes standard input as a table of an overlay and uses it.
mine() {
	mkdir -p mine
	cat >"mine/$1.csv"
	export ENORM_DATA=mine
}

# shows SHEET ID...: the sheet has each id in the margin, with the clause of the table beside it and
# the page of the rulebook behind it.
shows() {
	enorm-ref "$1" -T html >sheet.html
	python3 - "$ROOT/data/rules.csv" "${@:2}" <<-'END'
		import csv, sys
		from ref_html import lines
		rules = {row["id"]: row for row in csv.DictReader(open(sys.argv[1]))}
		seen = {}
		for line in lines(open("sheet.html").read()):
		    seen.setdefault(line.id, []).append(line)
		for ident in sys.argv[2:]:
		    row = rules[ident]
		    good = [l for l in seen.get(ident, []) if l.text == row["clause"]
		            and (not row["page"] or f"p.\u00a0{row['page']}" in l.small)]
		    if not good:
		        sys.exit(f"{ident} is not there as the table has it: {seen.get(ident)}")
	END
}

# shows_named SHEET: every clause that the name of the test begins with.
shows_named() {
	local ids
	ids=$(grep -oE '\b[A-Z]{2,3}(-[A-Z]+)?-[0-9]+\b' <<<"$BATS_TEST_DESCRIPTION")
	[ -n "$ids" ]
	# shellcheck disable=SC2086 # a list
	shows "$1" $ids
}

# ---- the clauses that are told, not judged ----

@test "NOI-07 stand on the sheet of the Attack" {
	shows_named attack
}

@test "CND-01 CND-10 KD-18 STA-02 stand on the sheet of Conditions" {
	shows_named conditions
}

@test "ABL-01 ABL-02 ABL-03 ABL-04 ABL-05 ABL-07 ABL-08 ABL-09 ABL-10 ABL-12 ABL-17 ABL-19 ABL-26 ABL-29 ABL-33 ABL-34 ABL-36 ABL-37 REA-01 REA-11 stand on the sheet of keywords and abilities" {
	shows_named keywords
}

@test "KW-CRASH-1 KW-LURE-1 BTC-07 stand on the sheet of forced movement" {
	shows_named knockback
}

@test "KW-INDESTRUCTIBLE-1 KW-OBSCURING-1 KW-OBSTACLE-1 KW-OBSTACLE-5 CRD-01 TER-01 WLD-02 stand on the sheet of Terrain and doors" {
	shows_named terrain
}

@test "PRO-17 BOS-11 BOS-12 BOS-18 CMD-31 BWN-17 BWN-18 CDE-03 CDE-08 CDE-10 CDE-11 INT-05 INT-17 INT-32 INT-33 INT-34 INT-35 stand on the sheet of the Intruders" {
	shows_named intruders
}

@test "DIE-09 DIE-12 DIE-22 DIE-23 stand on the sheet of dying" {
	shows_named dying
}

@test "STG-02 STG-16 STG-17 GEA-15 GEA-17 POL-04 GLD-01 GLD-02 GLD-03 TRN-35 TRN-36 stand on the sheet of the turn" {
	shows_named turn
}

@test "LOC-01 LOC-08 LOC-09 LOC-10 LOC-18 SEC-04 SEC-06 SEC-11 DIF-12 stand on the sheet of Locations, codes and difficulty" {
	shows_named mission
}

@test "ADJ-01 ADJ-10 stand on the sheet of Cover and sight" {
	shows_named cover
}

@test "GLD-01 GLD-02 GLD-03 open the rulings: what is tried first, and what is left to harshness" {
	shows rulings GLD-01 GLD-02 GLD-03
	enorm-ref rulings >out
	assert_equal "$(grep -nE '^(GLD-0[123]|RA-01) ' out | cut -d' ' -f1 | cut -d: -f2 | tr '\n' ' ')" \
		'GLD-01 GLD-02 GLD-03 RA-01 '
}

@test "every clause of the table is on a sheet of its own subject, and in the index" {
	local sheet
	for sheet in $SHEETS; do
		[ "$sheet" = clauses ] || [ "$sheet" = rulings ] || enorm-ref "$sheet" -T html
	done | grep -oE 'href="#[A-Z0-9-]+"' | grep -oE '[A-Z][A-Z0-9-]+' | sort -u >shown
	tail -n +2 "$ROOT/data/rules.csv" | cut -d, -f1 | sort -u >all
	assert_equal "$(comm -13 shown all)" ''
	# shellcheck disable=SC2046 # a list
	shows clauses $(cat all)
}

@test "every keyword, Condition and Terrain row appears with its text" {
	COLUMNS=120
	export COLUMNS
	python3 - "$ROOT/data" <<-'END'
		import csv, re, subprocess, sys
		def sheet(name):
		    text = subprocess.run(["enorm-ref", name], capture_output=True, text=True).stdout
		    return " ".join(text.split())
		for name, columns in ("keywords", ("title", "meaning")), ("conditions", ("title",)), \
		        ("terrain", ("title", "keywords")):
		    text = sheet(name)
		    for row in csv.DictReader(open(f"{sys.argv[1]}/{name}.csv")):
		        for column in columns:
		            if row[column] not in text:
		                sys.exit(f"{name} {row['name']}: {row[column]}")
		        if row["source"] == "house" and "house" not in text.split(row["title"], 1)[1][:400]:
		            sys.exit(f"{name} {row['name']} does not say house")
	END
}

@test "every ruling appears: the question, the reading, why" {
	enorm-ref rulings -T html >sheet.html
	python3 - "$ROOT/data/rulings.csv" <<-'END'
		import csv, sys
		from ref_html import lines
		seen = {l.id: l for l in lines(open("sheet.html").read())}
		for r in csv.DictReader(open(sys.argv[1])):
		    l = seen[r["id"]]
		    assert l.bold == r["question"] and l.text == f'{r["reading"]} Why: {r["why"]}', r["id"]
	END
}

# ---- words ----

@test "without a word it lists the sheets, as --help does" {
	enorm-ref -T csv | tail -n +2 | cut -d, -f1 | cut -d' ' -f1 >listed
	enorm-ref --help | awk '/^[^ ]/ { on = $0 == "Commands:" } on && /^  [a-z]/ { print $1 }' >helped
	diff listed helped
	local sheet
	for sheet in $SHEETS; do grep -qx "$sheet" listed; done
}

@test "a unique beginning will do; a misspelt or unclear word says what would be right" {
	mkdir mine
	printf 'name,title,dice,source\nsliver,Sliver,r,owner\n' >mine/weapons.csv
	enorm-ref knockback >wanted
	gives wanted enorm-ref knock
	enorm-ref weapon osr-3 >wanted
	gives wanted enorm-ref weap osr
	complains 64 "enorm-ref: 'c' may be any of cover, conditions, clauses, card" enorm-ref c
	complains 64 "enorm-ref: no sheet 'keywrods' (did you mean 'keywords'?); enorm-ref lists them" enorm-ref keywrods
	complains 64 "enorm-ref: no intruder 'grim' (did you mean 'grin'?)" enorm-ref intruder grim
	complains 64 "enorm-ref: 'sl' may be any of sliver, slab" env ENORM_DATA=mine enorm-ref card sl
	enorm-ref card snap-out >wanted
	gives wanted enorm-ref card snap
	grep -q '^Snap Out (ability' wanted
	complains 64 "enorm-ref: no clause or ruling 'KB-99' (did you mean 'KB-09'?)" enorm-ref rule kb-99
	complains 64 "enorm-ref: weapon takes a word: enorm-ref weapon NAME"$'\n'"enorm-ref: weapon can be: osr-3, multitool" enorm-ref weapon
	complains 64 "enorm-ref: one word too many: 'now'; see --help" enorm-ref attack now
	complains 64 "enorm-ref: -T 'svg' is none of json, text, html, pdf, roff, csv" enorm-ref attack -T svg
	complains 64 "enorm-ref: --paper is for -T pdf and -T roff" enorm-ref attack --paper letter
	complains 64 "enorm-ref: --paper 'a3' is none of a4, letter" enorm-ref attack --paper a3 -T roff
	complains 64 "enorm-ref: --dice, --max and --at are for odds and booklet" enorm-ref attack --at 3
}

@test "no board is read, and no option about boards is there" {
	corner
	complains 64 'enorm-ref: no option --file; --help lists them' enorm-ref attack --file a.board
	enorm-ref dice >wanted
	ENORM_GAME=nowhere.game gives wanted enorm-ref dice </dev/null
}

@test "rule: the clause, its page, its rulings; a beginning prints all that begin so" {
	enorm-ref rule KB-21 >out
	grep -q '^KB-21  An Indestructible Obstacle' out
	grep -q 'page 38; a clause of kind compute, in enorm-knockback' out
	grep -qE '^RO-16 +What of a plain Obstacle' out
	enorm-ref rule RO-16 | grep -q '^TER-20  '
	assert_equal "$(enorm-ref rule kw-crash -T csv | tail -n +2 | cut -d, -f1 | tr '\n' ' ')" \
		"$(seq -f 'KW-CRASH-%g' 8 | tr '\n' ' ')"
}

@test "search finds clauses, keywords, rulings and cards, in either case; nothing is status 1" {
	enorm-ref search CRASH -T csv >hits
	grep -q '^KB-40,,Crash costs' hits
	grep -q '^,Crash,"A Spacer whose space\|^,Crash,A Spacer whose space' hits
	grep -q '^RO-10,Does a Board Edge cause Crash?' hits
	grep -q '^,ai-cards carry-off,' hits
	run ! grep -viE 'crash' <(tail -n +2 hits)
	enorm-ref search 'fast reload' >two
	enorm-ref search fast reload | diff two -
	answers 1 "What mentions 'xyzzy'
=====================

Nothing does." enorm-ref search xyzzy
}

# ---- cards ----

@test "the card of a Condition that is a keyword tells what it does" {
	enorm-ref card knockdown >card
	run ! grep -q never card
	grep -q '^The Spacer is laid down and gains the Knockdown Condition' card
	grep -q '^KD-03  *While the falling-down face is up the Spacer may not perform' card
	run ! grep -q '^KD-03' <(enorm-ref card dazed)
}

@test "a weapon's card, whole" {
	prints enorm-ref weapon multi <<-'END'
		Standard Multitool
		==================
		weapon, house

		Traits     tool
		Dice       1 white
		Keywords   noiseless
		Noiseless  Attacks with the weapon make no Noise Roll. (p. 38; KW-NOISELESS-1,
		           NOI-02)
	END
}

@test "an Intruder's sheet, whole" {
	COLUMNS=90 prints enorm-ref intruder grin <<-'END'
		The Grin
		========
		baseline Intruder, rulebook values

		Countdown        white      red        black
		----------------------------------------------
		Speed            3          3          4
		AT               3          4          5
		Noise Awareness  white die  white die  red die

		Level          1
		Target         picks the Target: closest
		First Contact  if tokens in the Spacer Pool are exactly 0: gives Stress: 1, everyone
		               if tokens in the Spacer Pool are above 0: empties the Spacer Pool
		Overwhelm      discards a Blip: furthest
		               spawns an Intruder beside a Spacer: priority
		               the spawned Intruder attacks at once
		Traits         light-sensitive terrifying

		Protocols: the first that applies
		---------------------------------
		 1  Black Snap
		 |      if the Target is adjacent: attacks an adjacent Target: 2 red and 1 white
		 |      after it, if the damage dealt is 6 or more: gives the Condition The Gift
		 v
		 2  Scuttling Bite
		 |      if a space beside the Target can be reached: moves by its Speed
		 |      if a space beside the Target can be reached: attacks an adjacent Target: 2 red
		 |      after it, if the damage dealt is 6 or more: gives the Condition The Gift
		 v
		 3  Slitherrun
		        moves by its Speed
		        moves by its Speed

		Responses
		---------
		wound     if Blips and Intruders of this type on the board are below 2: spawns Blips: 1
		critical  may: a Bonus Attack
	END
}

@test "a Boss's sheet has every AI and BP card of its own" {
	enorm-ref intruder mothman >out
	local title
	for title in $(tail -n +2 "$ROOT/data/ai-cards.csv" "$ROOT/data/bp-cards.csv" | grep , | cut -d, -f2 | tr ' ' '_'); do
		grep -qE "^${title//_/ } \((AI|BP) card, (house|rulebook)\)" out || { echo "no $title" && false; }
	done
}

@test "every row of every table of cards can be printed" {
	local table name
	for table in weapons gear ai-cards bp-cards conditions stratagems suits spacers terrain abilities action-cards locations blips; do
		for name in $(tail -n +2 "$ROOT/data/$table.csv" | cut -d, -f1); do
			enorm-ref card "$name" >out || { echo "$table $name" && false; }
			grep -qE '(house|rulebook)$' <(head -n 3 out)
		done
	done
}

@test "a card tells what its abilities cost and do" {
	enorm-ref card standard-eva >out
	grep -qE '^Help Up +turn, for another, costs expertise 1: ' out
	grep -qE '^Reflex +reaction, for self, costs expertise 1: a free Move: 1$' out
}

@test "Action cards, abilities, Blips, Locations and difficulty stand on their sheets" {
	python3 - "$ROOT/data" <<-'END'
		import csv, subprocess, sys
		for sheet, tables in ("turn", ("action-cards", "abilities")), ("noise", ("blips",)), \
		        ("mission", ("locations", "location-abilities", "difficulty")):
		    text = subprocess.run(["enorm-ref", sheet, "-T", "html"], capture_output=True, text=True).stdout
		    for table in tables:
		        for row in csv.DictReader(open(f"{sys.argv[1]}/{table}.csv")):
		            assert f">{row['title']}</td>" in text, (sheet, row["title"])
	END
}

# ---- odds ----

@test "odds are those of every face against every face" {
	enorm-ref odds --dice white,red,black,green,orange,rrw,bw+1 --max 4 --at 0-7 -T csv >odds.csv
	python3 - "$ROOT/data/dice.csv" <<-'END'
		import csv, itertools, math, sys
		from fractions import Fraction
		faces = {}
		for row in csv.DictReader(open(sys.argv[1])):
		    faces.setdefault(row["colour"][0], []).append(2 * int(row["power"]) + int(row["half"]))
		rows = list(csv.DictReader(open("odds.csv")))
		assert len(rows) == (5 * 4 + 2) * 8
		for row in rows:
		    dice, _, raw = row["dice"].partition("+")
		    rolls = [sum(r) // 2 + int(raw or 0) for r in itertools.product(*(faces[d] for d in dice))]
		    good = Fraction(sum(p >= int(row["at"]) for p in rolls), len(rolls))
		    assert good == Fraction(int(row["num"]), int(row["den"])), row
		    tenths = math.floor(good * 1000 + Fraction(1, 2))
		    text = {0: "-", 1: "100"}.get(good) or ("<0.1" if not tenths else
		           ">99.9" if tenths == 1000 else f"{tenths // 10}.{tenths % 10}")
		    assert row["percent"] == text and row["source"] == "house", (row, text)
	END
}

@test "odds say house dice, and with the owner's dice they do not" {
	enorm-ref odds | grep -q '^red dice, percent, house dice'
	json '.row|[.dice,.at,.wound,.house]' '["rr",3,{"num":"7","den":"36","p":0.1944444444},true]' \
		enorm-ref odds --dice rr --at 3 -T json
	mine dice <<-'END'
		colour,face,power,source
		red,1,1,owner
		red,2,3,owner
	END
	enorm-ref odds --dice red --max 1 --at 2 >out
	run ! grep -q 'house dice' out
	grep -q '^r  *50.0' out
	grep -q '^red .* owner$' <(enorm-ref dice)
}

@test "odds that cannot be asked for are refused" {
	complains 64 "enorm-ref: --at '8-1' is no AT such as 5, nor a range such as 1-8" enorm-ref odds --at 8-1
	complains 64 "enorm-ref: --at '1-20' is more than 12 columns" enorm-ref odds --at 1-20
	complains 64 "enorm-ref: --max '0' is not a whole number from 1 to 20" enorm-ref odds --max 0
	complains 64 "enorm-ref: '21r' is more than 20 dice" enorm-ref odds --dice 21r
	fails 64 "no die is 'z'" enorm-ref odds --dice red,rz
	complains 64 "enorm-ref: --dice: ',red' is no list such as white,red,rrw" enorm-ref odds --dice ,red
}

# ---- text ----

@test "no line of text is wider than the width" {
	local sheet width
	for width in 24 40 61 80 120; do
		for sheet in $SHEETS 'intruder mothman' 'weapon osr-3' 'rule KB-21' ''; do
			[[ ! $sheet =~ ^(maps|movement|knockback)$ || $width -gt 60 ]] || continue # a drawing is as wide as it is
			# shellcheck disable=SC2086 # words
			COLUMNS=$width enorm-ref $sheet >out
			awk -v width="$width" -v sheet="$sheet" 'length($0) > width || / $/ {
				print sheet ", " width ": " $0; bad = 1 } END { exit bad }' out
		done
	done
	enorm-ref clauses >out
	awk 'length($0) > 80 { exit 1 }' out
	COLUMNS=500 enorm-ref clauses >out
	awk 'length($0) > 120 { exit 1 }' out
}

@test "nothing is lost where the text is narrow" {
	COLUMNS=24 enorm-ref knockback | tr -d ' \n|-' >narrow
	local word
	for word in 'spacesslidalonganedge' 'isirrelevant' 'theBoardEdge' 'RO23'; do
		grep -q "$word" narrow || { echo "$word" && false; }
	done
}

@test "letters beyond ASCII are counted by the columns they take" {
	mine weapons <<-'END'
		name,title,dice,traits,source
		lanze,Größe 長槍 Lanze,r,größe größe größe größe größe größe größe 長槍 長槍 長槍 長槍 長槍 長槍,owner
	END
	COLUMNS=30 enorm-ref weapon lanze >out
	python3 - <<-'END'
		import unicodedata
		for line in open("out"):
		    wide = sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in line.rstrip("\n"))
		    assert wide <= 30, line
	END
	assert_equal "$(sed -n 2p out)" "$(printf '=%.0s' {1..16})"
}

# ---- HTML ----

@test "every sheet is well-formed HTML that needs nothing else" {
	local sheet
	for sheet in $SHEETS booklet 'intruder mothman' 'weapon osr-3' 'search crash' ''; do
		# shellcheck disable=SC2086 # words
		enorm-ref $sheet -T html >sheet.html
		python3 -c 'import ref_html; ref_html.check(open("sheet.html").read())' || { echo "$sheet" && false; }
	done
}

# ---- data for programs ----

@test "an id behind a line leads to its line, where the page has it" {
	enorm-ref booklet -T html >b.html
	grep -q '<small>p.*<a href="#RA-45">RA-45</a>' b.html
	enorm-ref rule COV-07 -T html >c.html
	grep -q '<small>p.*<a href="#RA-45">RA-45</a>' c.html
	enorm-ref rule COV -T html >c.html
	grep -q '<small>p.*RA-45' c.html
	run ! grep -q 'href="#RA-45"' c.html
}

@test "CSV is the table itself, and goes in as an overlay" {
	local sheet
	for sheet in keywords conditions terrain dice rulings; do
		enorm-board data "$sheet" >wanted.csv
		gives wanted.csv enorm-ref "$sheet" -T csv
	done
	enorm-board data rules >wanted.csv
	gives wanted.csv enorm-ref clauses -T csv
	mkdir mine
	enorm-ref card osr-3 -T csv | sed 's/Polymer Rifle/Long, ""Loud"" Rifle/' >mine/weapons.csv
	ENORM_DATA=mine enorm-ref weapon osr-3 | head -n 1 >out
	assert_equal "$(cat out)" 'OSR-3 "Dumb" Long, "Loud" Rifle'
	enorm-ref cover -T csv | tail -n +2 | cut -d, -f1 | cut -d- -f1 | sort -u | tr '\n' ' ' >out
	assert_equal "$(cat out)" 'ADJ COV LOS '
	complains 64 "enorm-ref: 'Enormity: reference' is made from more than one table: print it as text, html, pdf or roff" \
		enorm-ref booklet -T csv
}

@test "JSON is one object a row" {
	json '[.v,.tool,.board,.kind,.table,.row.id,.row.page,.row.clause]' \
		'[1,"enorm-ref",0,"row","rules","KB-40",38,"Crash costs the Spacer exactly 1 Vitals and inflicts Knockdown."]' \
		enorm-ref rule KB-40 -T json
	json '[.row.name,.row.ammo,.row.keywords]' '["osr-3",2,["burst 2","linear","confidence 1","heavy"]]' enorm-ref weapon osr -T json
	assert_equal "$(enorm-ref keywords -T json | jq -c .table | sort | uniq -c | tr -s ' ')" \
		" $(($(enorm-board data keywords | wc -l) - 1)) \"keywords\""
}

# ---- roff and PDF ----

@test "the booklet has a cover, every part, contents that are right, and page numbers" {
	enorm-ref booklet -T pdf >b.pdf
	local pages title page
	pages=$(pdfinfo b.pdf | sed -n 's/^Pages: *//p')
	[ "$pages" -gt 30 ]
	[ "$pages" -lt 80 ]
	pdftotext -layout -f 1 -l 1 b.pdf cover
	assert_equal "$(grep -cE '^ *[0-9]+ +[A-Z]' cover)" 16
	while read -r page title; do
		pdftotext -layout -f "$page" -l "$page" b.pdf out
		grep -qE "^ *$title\$" <(grep -vE '^ *$' out | tail -n +2)
		assert_equal "$(tr -d '\f' <out | grep -vE '^ *$' | tail -n 1 | tr -d ' ')" "$page"
	done < <(grep -E '^ *[0-9]+ +[A-Z]' cover)
	assert_equal "$(grep -E '^ *[0-9]+ +[A-Z]' cover | sed 's/^ *[0-9]* *//')" "The round and the Spacer’s turn
Movement
A Spacer’s Attack
Intruder activation
Noise, Blips and scouting
Targeting glossary
Forced movement
Cover and line of sight
Terrain tiles and doors
Keywords and abilities
Conditions
Harm and dying
The dice
Wound chance
Rulings
Index of clauses"
	run ! grep -q '1$' <(pdftotext -layout -f 1 -l 1 b.pdf - | tail -n 2)
}

@test "the booklet holds every clause, every ruling and every keyword, inside its pages" {
	enorm-ref booklet -T pdf >b.pdf
	pdftotext b.pdf out
	tail -q -n +2 "$ROOT/data/rules.csv" "$ROOT/data/rulings.csv" | cut -d, -f1 | sort -u >all
	grep -oE '[A-Z]{2,3}(-[A-Z]+)?-[0-9]+' out | sort -u >shown
	assert_equal "$(comm -23 all shown)" ''
	python3 - "$ROOT/data/keywords.csv" <<-'END'
		import csv, sys
		text = " ".join(open("out").read().split())
		for row in csv.DictReader(open(sys.argv[1])):
		    assert row["title"] in text, row["title"]
	END
	pdftotext -bbox b.pdf words.html
	python3 - <<-'END'
		import re
		for x0, y0, x1, y1 in re.findall(r'<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)"', open("words.html").read()):
		    assert 40 < float(x0) and float(x1) < 556 and 20 < float(y0) and float(y1) < 825, (x0, y0, x1, y1)
	END
}

@test "no two words of a printed page lie on each other" {
	local sheet
	for sheet in booklet knockback odds 'intruder mothman'; do
		# shellcheck disable=SC2086 # words
		enorm-ref $sheet -T pdf >s.pdf
		pdftotext -bbox s.pdf words.html
		python3 - "$sheet" <<-'END'
			import re, sys
			for number, page in enumerate(open("words.html").read().split("<page")[1:], 1):
			    words = [(*map(float, w[:4]), w[4]) for w in re.findall(
			        r'<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)</word>', page)]
			    words.sort(key=lambda w: w[1])
			    for i, a in enumerate(words):
			        for b in words[i + 1:]:
			            if b[1] > a[3]:
			                break
			            across = min(a[2], b[2]) - max(a[0], b[0])
			            down = min(a[3], b[3]) - max(a[1], b[1])
			            assert across < 1.5 or down < 4, (sys.argv[1], number, a, b)
		END
	done
}

@test "the quick sheet is one page on either paper, in two columns, nothing smaller than 7 points" {
	local paper
	for paper in a4 letter; do
		enorm-ref quick -T pdf --paper "$paper" >quick.pdf
		assert_equal "$(pdfinfo quick.pdf | awk '/^Pages:/ { print $2 }')" 1
		enorm-ref quick -T roff --paper "$paper" | groff -S -ww -Tpdf 2>err >hand.pdf
		diff /dev/null err
		assert_equal "$(pdfinfo hand.pdf | awk '/^Pages:/ { print $2 }')" 1
		pdftotext -bbox quick.pdf words.html
		python3 - <<-'END'
			import re
			page = open("words.html").read()
			wide, tall = map(float, re.search(r'<page width="(.*?)" height="(.*?)"', page).groups())
			words = [(*map(float, w[:4]), w[4]) for w in re.findall(
			    r'<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)</word>', page)]
			assert len(words) > 800, len(words)
			for a in words:
			    assert 20 < a[0] and a[2] < wide - 20 and 15 < a[1] and a[3] < tall - 15, a
			    assert a[3] - a[1] > 7 * 0.85, ("too small", a)
			    left, right = a[0] < wide / 2 - 10, a[2] > wide / 2 + 10
			    assert not (left and right) or a[1] < 80, ("over the gap", a)
			for side in (0, wide / 2):  # both columns are used down to the last fifth
			    assert max(a[3] for a in words if side <= a[0] < side + wide / 2) > tall * 0.8
		END
	done
}

@test "the quick sheet says what the tables say, and its figures what the tools answer" {
	local ids id
	COLUMNS=120 enorm-ref quick >out
	tr -s ' \n' ' ' <out >flat
	ids=$(grep -oE '\b[A-Z]{2,3}-[0-9]+' out | sort -u)
	assert [ "$(wc -w <<<"$ids")" -gt 40 ]
	for id in $ids; do
		enorm-ref rule "$id" >/dev/null
	done
	for heading in 'The Round' "A Spacer's Attack" "An Intruder's activation" Cover 'Line of sight' \
		Knockback Conditions 'Wound in percent with 0, 1 and 2 Stress re-rolls, house dice'; do
		grep -qxF "$heading" out
	done
	python3 - "$ROOT/data/rules.csv" <<-'END'
		import csv, sys
		flat = open("flat").read()
		rules = {r["id"]: r["clause"] for r in csv.DictReader(open(sys.argv[1]))}
		for ident in "CDP-02 TRN-03 INT-06 WPN-03 ADR-01 WND-02 RSP-04 SUP-01 NOI-08 TGT-01 MOV-08 IAT-03 COV-04 LOS-01 KB-01".split():
		    assert rules[ident] in flat, ident
	END
	# the first figure, asked by hand
	printf 'enorm 1\nmap 3x4\nspacer juliet B1\nterrain crate-1 B2\nintruder grin-1 A4\ndone\n' >b
	enorm-cover grin-1 juliet --assume-ranged -q <b
	grep -q '^Cover: .*(COV-11)$' out
	# and the numbers of 2 red against AT 3
	for stress in 0 1 2; do
		enorm-roll rr --at 3 --odds --stress "$stress" | awk '$1 == "wound" { printf "%.0f ", $2 }'
	done >odds
	grep -qE "^2 red .*  $(cat odds) " out
}

@test "paper is A4 or letter, and the same sheet is the same file" {
	enorm-ref cover -T pdf >a.pdf
	enorm-ref cover -T pdf --paper letter >b.pdf
	pdfinfo a.pdf | grep -q 'Page size: *595 x 842 pts (A4)'
	pdfinfo b.pdf | grep -q 'Page size: *612 x 792 pts (letter)'
	sleep 1.1
	gives a.pdf enorm-ref cover -T pdf
	SOURCE_DATE_EPOCH=86400 enorm-ref cover -T pdf >c.pdf
	TZ=UTC pdfinfo c.pdf | grep -q 'CreationDate: .*Jan  2 .*1970'
}

@test "roff goes through groff by hand without a word" {
	local sheet
	for sheet in attack knockback booklet; do
		enorm-ref "$sheet" -T roff >s.roff
		groff -S -Tpdf <s.roff >s.pdf 2>err
		diff /dev/null err
		run ! grep -P '[^\x00-\x7F]' s.roff
	done
}

@test "without groff, or with half of it, the status is 69 and the package is named" {
	complains 69 'enorm-ref: there is no groff to make the PDF: install the package groff, or use -T html' \
		env PATH=/nowhere "$BUILD/enorm-ref" cover -T pdf
	mkdir bin
	printf '#!/bin/sh\necho "groff: cannot exec gropdf" >&2\nexit 4\n' >bin/groff
	chmod +x bin/groff
	complains 69 'enorm-ref: groff cannot make the PDF (groff: cannot exec gropdf): is the whole package groff installed, not groff-base alone?' \
		env PATH="$PWD/bin:$PATH" enorm-ref cover -T pdf
	printf '#!/bin/sh\nkill -9 $$\n' >bin/groff
	fails 69 'groff cannot make the PDF' env PATH="$PWD/bin:$PATH" enorm-ref cover -T pdf
}

# ---- what an overlay may hold ----

hostile() {
	printf 'echo ran >%s/ran\n' "$PWD" >script
	mine weapons <<-END
		name,title,dice,traits,source
		evil,".so /etc/passwd",r,"'br \\X'pdf: exec' \\*[x] \\n[.p] \\!.sy sh script \\c",owner
		evil2,"<script>alert('x')</script>",r,"</style> & ""><img src=x onerror=y> <!-- \`^~ \\(co",owner
		evil3,"-T csv, ""=1+1""",r,"T{ .TS .EQ %d %s %n",owner
	END
	cat >mine/keywords.csv <<-END
		name,title,on,argument,meaning,source
		x-zap,"""><b id=x>",weapon,-,".sy sh script",owner
	END
	cat >mine/rules.csv <<-END
		id,section,page,clause,tool,kind,source
		"COV-99"" onclick=""x",.sy sh script,"1""><i>","\\&.sy sh script",x,data,core
	END
}

@test "what a table holds is text in HTML" {
	hostile
	local sheet
	for sheet in 'weapon evil' 'weapon evil2' 'weapon evil3' keywords 'search script' cover clauses; do
		# shellcheck disable=SC2086 # words
		enorm-ref $sheet -T html >sheet.html
		python3 -c 'import ref_html; ref_html.check(open("sheet.html").read())'
		run ! grep -iE '<(script|img|i|b id)|onclick="' sheet.html
	done
	enorm-ref weapon evil2 -T html | grep -qF '<title>&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;</title>'
}

@test "what a table holds is text in roff: no request, no escape, nothing run" {
	hostile
	enorm-ref weapon evil -T roff >s.roff
	run ! grep -E "^[.'](so|sy|br \\\\)" <(sed '1,/^\.Mt$/d' s.roff)
	enorm-ref weapon evil -T pdf >s.pdf
	pdftotext s.pdf out
	grep -qF '.so /etc/passwd' out
	grep -qF '\n[.p] \!.sy sh script \c' out
	enorm-ref weapon evil2 -T pdf >s.pdf
	pdftotext s.pdf out
	# shellcheck disable=SC2016 # a text
	grep -qF '`^~ \(co' out
	enorm-ref weapon evil3 -T pdf >/dev/null
	enorm-ref clauses -T pdf >/dev/null
	enorm-ref keywords -T pdf >/dev/null
	[ ! -e ran ]
}

@test "what a table holds comes back from CSV and JSON as it was" {
	hostile
	gives /dev/null true
	enorm-ref weapon evil3 -T csv >out.csv
	assert_equal "$(python3 -c 'import csv; print(list(csv.DictReader(open("out.csv")))[0]["title"])')" "'-T csv, \"=1+1\""
	json .row.traits '["T{",".TS",".EQ","%d","%s","%n"]' enorm-ref weapon evil3 -T json
	enorm-ref weapon evil3 | grep -qF 'T{ .TS .EQ %d %s %n'
}

@test "a letter no font has is told by its number, and a row taken away is gone" {
	mine weapons <<-'END'
		name,title,dice,source
		lanze,Größe 長,r,owner
	END
	enorm-ref weapon lanze -T pdf >s.pdf
	pdftotext s.pdf out
	grep -qF 'Größe <U+9577>' out
	mine terrain <<-'END'
		name,title,source
		crate,Crate,removed
	END
	enorm-ref terrain >out
	grep -q '^Pillar ' out
	run ! grep -q '^Crate ' out
}

@test "a sheet that cannot be written is 74" {
	try bash -c 'enorm-ref attack >/dev/full'
	wants 74 full
	says '' enorm-ref attack -q
}

@test "a guard that counts things is told in the plural, one that measures in the singular" {
	mkdir -p mine
	cat >mine/conditions.csv <<-END
		name,title,effect,source
		bane,Bane,empty-pools>=1: stress 1,owner
		curse,Curse,vitals<3: stress 1,owner
	END
	ENORM_DATA=$PWD/mine enorm-ref card bane | grep -qF 'if Spacer Pools without a token are 1 or more: gives Stress: 1'
	ENORM_DATA=$PWD/mine enorm-ref card curse | grep -qF "if the Target's Vitals is below 3: gives Stress: 1"
}
