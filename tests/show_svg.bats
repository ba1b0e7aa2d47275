#!/usr/bin/env bats
# enorm-show -T svg: the board as a drawing. enorm-show(1). check_svg.py looks at what was drawn.
load helper

# looks COMMAND FILE [WORD]: what check_svg.py says of the drawing.
looks() {
	python3 "$ROOT/tests/check_svg.py" "$@"
}

# draws BOARD [OPTION...]: writes a.svg, and wants it well formed, whole and free of overlaps.
draws() {
	try enorm-show -T svg "${@:2}" -f "$1"
	wants 0 "enorm-show -T svg $*" && text_is err '' "enorm-show -T svg $*" || return
	cp .out a.svg
	looks whole a.svg && looks fits a.svg
}

# has TEXT, hasnt TEXT: in a.svg.
has() {
	grep -qF -- "$1" a.svg || { echo "no $1" && return 1; }
}
hasnt() {
	! grep -nF -- "$1" a.svg
}

crowd() {
	board <<-'END'
		enorm 1
		title Tom & Jerry's <last> "stand"
		round 3 phase=intruder
		countdown 2
		map
		  +---+---+---+---+---+---+---+---+
		E | .   .   . | .   .   .   . : . |
		  +   +   +---+   +   +   +   +---o
		D | .   .   .   .   .       .   . |
		  +   +:::+:::+   +   +   +   +   +
		C | .   .   .   .   . : .   .   . |
		  +   +   +   +---+---+   +   +   +
		B | .   .   . | .   .   .   .   . |
		  o   +   +   +   +   +   +   o   +
		A | .   .   .   .   .   .   .   . |
		  +---+---+---+---+---+---+---+---+
		    1   2   3   4   5   6   7   8
		end
		door d-1 B3-C3 closed
		door d-2 D3-D4 open
		door d-3 A3-A4 welded
		door blast-door-number-4 B6-B7 closed disabled
		door d-5 C7-D7,C8-D8 open disabled
		mark E8 dangerous
		mark E8 objective name=reactor
		mark A1 extraction
		mark D1 location-arrow facing=e
		mark C6 console disabled
		mark B2 gear-cache
		terrain crate-1 B2 type=crate
		terrain pillar-1 C2 type=pillar
		terrain fog-1 D7,D8,E7 type=fog
		terrain rail-12 A5 type=rail
		terrain slab-1 E1,E2 type=slab
		spacer juliet A1 facing=e
		spacer romeo A5 facing=n vitals=4 stress=6 broken
		spacer wolfeschlegelsteinhausen-3 B2 facing=s
		spacer tango C4 facing=w
		spacer victor - vitals=0 dead
		condition romeo knockdown falling
		condition romeo the-gift
		condition romeo dazed
		token romeo suppression count=3
		condition tango amnesia
		condition wolfeschlegelsteinhausen-3 panic
		intruder grin-1 B5 facing=w activated
		intruder grin-2 D5 facing=s
		token grin-2 suppression count=2
		intruder mothman C4 facing=n wounds=2
		blip blip-1 x4y1 facing=w
		blip blip-2 x0y1 facing=e
		pool active discipline=1
		priority juliet
		event path who=romeo to=A5 path=C7,B7,B8,A8,A7,A6,A5
		event seen query=sight from=juliet spaces=A1,A2,B1
		done
	END
}

@test "the example is drawn, byte for byte" {
	gives "$ROOT/tests/golden/corner.svg" enorm-show -T svg -f "$EXAMPLES/corner.board"
}

@test "every example is well formed, in whole numbers, and no text lies on another" {
	local example
	for example in "$EXAMPLES"/*.board; do
		draws "$example"
		draws "$example" --no-legend
	done
}

@test "a crowded board is, too" {
	crowd
	draws a.board
	draws a.board --no-legend
	draws a.board --color=never
}

@test "random boards are, too" {
	local drawing
	python3 "$ROOT/tests/gen_board.py" 11 12 >a.board
	enorm-show -T svg -f a.board | csplit -s -z -f page- -b %02d.svg - '/^<svg/' '{*}'
	assert_equal "$(printf '%s\n' page-*.svg | wc -l)" 12
	for drawing in page-*.svg; do
		looks whole "$drawing"
		looks fits "$drawing"
	done
}

@test "the smallest and the largest board are drawn" {
	printf 'enorm 1\nmap 1x1\ndone\n' >a.board
	draws a.board
	assert_equal "$(looks size a.svg)" "1 1"
	printf 'enorm 1\ntitle Large\nmap 26x99\nspacer juliet Z99\nintruder grin-1 A1\ndone\n' >a.board
	draws a.board
	assert_equal "$(looks size a.svg)" "99 26"
	assert_equal "$(grep -c 'class="at halo"' a.svg)" 2574
	has '>Z99</text>'
}

@test "every piece is named" {
	crowd
	draws a.board
	looks names a.svg >got
	diff -u - got <<-'END'
		blast-door-number-4, door, closed, disabled
		blip-1, Blip on x4y1 facing west
		blip-2, Blip on x0y1 facing east
		console, mark on C6
		crate-1, crate
		d-1, door, closed
		d-2, door, open
		d-3, door, welded
		d-5, door, open, disabled
		dangerous, mark on E8
		extraction, mark on A1
		fog-1, fog
		gear-cache, mark on B2
		grin-1, Intruder on B5 facing west
		grin-2, Intruder on D5 facing south
		juliet, Spacer on A1 facing east
		location-arrow, mark on D1
		mothman, Intruder on C4 facing north
		objective, mark on E8
		pillar-1, pillar
		rail-12, rail
		romeo, Spacer on A5 facing north
		slab-1, slab
		spawn point x0y1
		spawn point x7y1
		spawn point x8y4
		tango, Spacer on C4 facing west
		wolfeschlegelsteinhausen-3, Spacer on B2 facing south
	END
}

@test "and its name can be read, in the legend whole" {
	local name
	crowd
	draws a.board
	for name in juliet romeo tango grin-1 grin-2 mothman d-1 d-2 d-3 d-5; do
		assert_equal "$name $(grep -cE "class=\"name( halo)?\".*>$name</text>" a.svg)" \
			"$name $([[ $name == d-5 ]] && echo 2 || echo 1)"
	done
	for name in wolfeschlegelsteinhausen-3 blast-door-number-4 blip-1 crate-1 fog-1; do
		has "<tspan font-weight=\"bold\">$name</tspan>"
	done
	has '>pillar-1: cover,</text>'
	has '>indestructible,</text>'
}

@test "a dead Spacer and one off the board stand in the legend alone" {
	crowd
	draws a.board
	has '<tspan font-weight="bold">victor</tspan> dead</text>'
	draws a.board --no-legend
	looks names a.svg >got
	! grep victor got
}

@test "what belongs to a figure is on its badges, and the last counts the rest" {
	crowd
	draws a.board --no-legend
	sed -n '/<title>romeo,/,/<title>wolfe/s/.*class="badge-text".*>\(.*\)<\/text>/\1/p' a.svg >got
	diff -u - got <<-'END'
		BRO
		KNO
		+3
	END
	has '>SUP2</text>'
	has '>PRI</text>'
	draws a.board
	has '>suppression (token)</text>'
	has '>the-gift (condition)</text>'
}

@test "doors are drawn by their state" {
	crowd
	draws a.board --no-legend
	assert_equal "$(grep -c '<g class="shut"' a.svg)" 3
	assert_equal "$(grep -c '<g class="open"' a.svg)" 3
	assert_equal "$(grep -c 'class="weld"' a.svg)" 2
	assert_equal "$(grep -c 'class="disabled"' a.svg)" 3
	has '>blast…-4</text>'
}

@test "a line of sight, a path and spaces seen lie over the map" {
	crowd
	draws a.board --no-legend
	has '<path class="way" d="M780 279L780 399L900 399L900 519L780 519L660 519L540 519"/>'
	assert_equal "$(grep -c 'class="seen"' a.svg)" 3
	enorm-cover rom jul --sight -T board -f "$EXAMPLES/cover.board" >a.board
	draws a.board --no-legend
	has '<path class="way sight" d="M600 0L120 240"/>'
	enorm-knockback romeo 2 --from grin-1 -T board <"$EXAMPLES/push.board" >a.board
	draws a.board --no-legend
	has 'class="way-end"'
}

@test "a turned board has the same elements, and its pieces are turned" {
	local quarters
	crowd
	draws a.board --no-legend
	looks count a.svg >want
	for quarters in 1 2 3; do
		looks places a.svg "$quarters" >"places.$quarters"
	done
	for quarters in 1 2 3; do
		enorm-board rotate $((90 * quarters)) -f a.board >b.board
		enorm-show -T svg --no-legend -f b.board >b.svg
		looks fits b.svg
		looks places b.svg | diff -u "places.$quarters" -
		looks count b.svg | grep -v ' text ' | diff -u <(grep -v ' text ' want) -
	done
}

@test "a mirrored board has the same elements" {
	crowd
	draws a.board --no-legend
	looks count a.svg >want
	enorm-board mirror -f a.board >b.board
	draws b.board --no-legend
	looks count a.svg | grep -v ' text ' | diff -u <(grep -v ' text ' want) -
}

@test "signs of the markup are escaped wherever they stand" {
	crowd
	draws a.board
	has "<title id=\"enorm-title-1\">Tom &amp; Jerry&#39;s &lt;last&gt; &quot;stand&quot;</title>"
	has ">Tom &amp; Jerry&#39;s &lt;last&gt; &quot;stand&quot;</text>"
	board <<-'END'
		enorm 1
		map 1x2
		branch 1/2 of=1 choose="a<b&c" weight=1/2
		refused enorm-move clause=MV-01 reason="2 < 3 & \"so on\" ]]>"
		done
	END
	draws a.board
	has 'choosing a&lt;b&amp;c'
	has '2 &lt; 3 &amp; &quot;so on&quot; ]]&gt;'
}

@test "long texts are broken or lose their middle, but keep their number" {
	local name
	name=$(printf 'w%.0s' {1..30})
	printf 'enorm 1\ntitle %s %s\nmap 2x2\nspacer %s-1 A1\nspacer %s-2 A2\nterrain %s-1 B1 type=crate\ndoor %s-1 A1-A2\ndone\n' \
		"$(printf 'Ẅ%.0s' {1..200})" "$name" "$name" "$name" "$name" "$name" >a.board
	draws a.board
	has '…-1</text>'
	has '…-2</text>'
}

@test "a reader is told the whole board" {
	crowd
	draws a.board
	has 'role="img" aria-labelledby="enorm-title-1" aria-describedby="enorm-desc-1"'
	python3 - a.svg >got <<-'END'
		import sys, xml.etree.ElementTree as ET
		root = ET.parse(sys.argv[1]).getroot()
		print(root.find("{http://www.w3.org/2000/svg}desc").text, end="")
	END
	enorm-show --plain -f a.board | diff -u - got
}

@test "it has a size on A4, whichever way it is larger" {
	local size
	for size in 1x1 4x4 26x99 26x3; do
		typed "map $size" >a.board
		draws a.board
		python3 - a.svg <<-'END'
			import re, sys
			head = open(sys.argv[1]).readline()
			box = [int(n) for n in re.search('viewBox="0 0 (.*?)"', head)[1].split()]
			size = [int(re.search(' %s="(.*?)"' % k, head)[1]) for k in ("width", "height")]
			short, long = sorted(size)
			assert short <= 190 * 96 / 25.4 and long <= 277 * 96 / 25.4, size
			scale = max(size) / max(box)
			assert all(abs(s - b * scale) < 1 for s, b in zip(size, box)), (box, size)
		END
	done
	has 'size:A4 portrait'
}

@test "colours are under one class, and go with --color=never" {
	corner
	draws a.board
	has 'class="enorm colour"'
	sed 's/class="enorm colour"/class="enorm"/' a.svg >want
	NO_COLOR=1 draws a.board
	has 'class="enorm colour"'
	gives want enorm-show -T svg --color=never -f a.board
	! sed '/^\.enorm\.colour /d' a.svg | grep -E '#[0-9a-f]{3,6}' | grep -oE '#[0-9a-f]{3,6}' |
		grep -vE '^#(([0-9a-f])\2\2|([0-9a-f]{2})\3\3)$'
}

@test "each board of a stream is a document of its own" {
	corner
	cat a.board a.board >b.board
	enorm-show -T svg -f b.board >all.svg
	csplit -s -z -f page- -b %d.svg all.svg '/^<svg/' '{*}'
	enorm-show -T svg -f a.board | diff -u - page-0.svg
	cp page-1.svg a.svg
	looks whole a.svg
	has '<title id="enorm-title-2">board 2: The Grin comes round the corner</title>'
}

@test "numbers on the spaces fit, too" {
	"$BUILD/unit/heat_test" svg >a.svg
	looks whole a.svg
	looks fits a.svg
	has '>12.25</text>'
}

@test "--plain is no drawing" {
	corner
	complains 64 "enorm-show: --plain and -T svg exclude each other" \
		enorm-show --plain -T svg -f a.board
	enorm-show --plain -f a.board >want
	ENORM_VIEW=svg gives want enorm-show --plain -f a.board
}

@test "ENORM_VIEW asks for a drawing" {
	corner
	enorm-show -T svg -f a.board >want
	ENORM_VIEW=svg gives want enorm-show -f a.board
}
