# shellcheck shell=sh disable=SC2154 # who sources it says what made is, a directory
# The boards that tests/bench and tests/bench-count measure with; sourced by both.

# stream N: that many boards of about 1 KB, no two the same.
stream() {
	awk -v n="$1" 'BEGIN {
		grid = "map\n  +---+---+---+---+---+---+---+---+\n"
		for (r = 4; r > 0; r--) {
			grid = grid substr("ABCD", r, 1) " | .   .   . | .   .   . : .   . |\n"
			if (r > 1) grid = grid "  +   +   +---+   +   +   +:::+   +\n"
		}
		grid = grid "  +---+---+---+---+---o---+---+---+\n    1   2   3   4   5   6   7   8\nend\n"
		rest = "mark C6 dangerous\nterrain crate-1 B2 type=crate\n" \
			"spacer juliet A1 facing=e vitals=9 stress=1 adrenaline=0\n" \
			"spacer mothman A2 facing=e vitals=7 stress=3 adrenaline=2\n" \
			"spacer kestrel D1 facing=s vitals=5 stress=0 adrenaline=1\n" \
			"gear juliet osr-3 ammo=2\n# The torch went out in the second corridor.\n" \
			"gear mothman osr-3 ammo=1\ngear kestrel osr-3 ammo=3\n" \
			"intruder grin-1 B5 facing=w type=grin\n" \
			"intruder grin-2 D8 facing=w type=grin\n" \
			"blip blip-1 x4y1 facing=w\nblip blip-2 x6y2 facing=n\n" \
			"pool active discipline=1 confidence=2\npool incoming expertise=1\ndone\n"
		for (i = 1; i <= n; i++)
			printf "enorm 1\ntitle Board %d of a long night in the corridors\ncountdown %d\n%s%s", \
				i, i % 10, grid, rest
	}'
}

# documents N: that many JSON documents of the same size, one a line.
documents() {
	awk -v n="$1" 'BEGIN {
		for (i = 1; i <= 8; i++)
			list = list (i > 1 ? "," : "") "{\"kind\":\"spacer\",\"name\":\"spacer-" i \
				"\",\"at\":\"A" i "\",\"facing\":\"e\",\"vitals\":9,\"stress\":" i \
				",\"adrenaline\":0,\"gear\":[\"osr-3\",\"torch\"]}"
		for (i = 1; i <= n; i++)
			printf "{\"v\":1,\"title\":\"Board %d\",\"countdown\":%d,\"records\":[%s]}\n", \
				i, i % 10, list
	}'
}

# open_board INTRUDER [SIZE]: the largest map there is, or that, with nothing on it but a Spacer and one Intruder.
open_board() {
	printf '%s\n' 'enorm 1' "map ${2:-26x99}" 'spacer juliet F12 vitals=9' "intruder $1 E6" "done"
}

# again N FILE: the file so often.
again() {
	i=0
	while [ "$i" -lt "$1" ]; do
		cat "$2"
		i=$((i + 1))
	done
}

# outcomes BUILD: all that can come of the example phase, boards with their weights and some 35 events each.
outcomes() {
	"$1/enorm-turn" intruders --outcomes <data/examples/ai.board
}

# weighted < BOARDS: of a stream, boards of which about a hundred are one position.
weighted() {
	awk 'BEGIN { srand(1) } /^title / { next } /^countdown / { print "countdown " int(NR / 33) % 10; next }
		/^spacer juliet / { sub(/vitals=9/, "vitals=" 2 + int(rand() * 8)) } { print }'
}

# ---- growth: the same at four sizes, each twice the one before ----

# records KIND N: as many of the kind on the largest map, each somewhere else.
records() {
	awk -v kind="$1" -v n="$2" '
	function space(i) { return sprintf("%c%d", 65 + i % 26, 1 + int(i / 26)) }
	BEGIN {
		print "enorm 1\nmap 26x99\nspacer juliet A99\nintruder slow-1 B90 type=grin"
		for (i = 0; i < n; i++)
			if (kind == "marks") print "mark " space(i) " dangerous"
			else if (kind == "tiles") print "terrain crate-" i " " space(i)
			else if (kind == "walls") print "wall " space(i) "-" space(i + 26)
			else if (kind == "doors") print "door d-" i " " space(i) "-" space(i + 26) " closed"
			else if (kind == "Blips") print "blip blip-" i " x" i % 99 "y" int(i / 99)
			else if (kind == "Intruders") print "intruder grin-" i " " space(i) "\ntoken grin-" i " infection"
			else if (kind == "comments") print "# the torch went out, " i "\nwall " space(i) "-" space(i + 26)
			else if (kind == "events") print "event call tool=enorm-ai args=\"grin-" i "\""
		print "done"
	}'
}

# crowd N: as many Spacers around a Grin.
crowd() {
	awk -v n="$1" 'BEGIN {
		print "enorm 1\nmap 10x20\nintruder grin-1 J15"
		for (i = 0; i < n; i++) printf "spacer s-%d %c%d vitals=9\n", i, 65 + i % 8, 1 + int(i / 8)
		print "done"
	}'
}

# room COLUMNS: a map of 13 rows.
room() {
	open_board grin-1 "13x$1"
}

# grow MEASURE: every way there is to grow, four times 'MEASURE FILE COMMAND...', which prints a number.
# Fails if anything grows faster than stated.
grow() {
	measure=$1 grown=0
	for kind in marks tiles walls doors Blips Intruders comments events; do
		growing "$kind, check" 1 '250 500 1000 2000' "records $kind" enorm-board check
	done
	growing 'tiles, cover --sight' 1 '250 500 1000 2000' 'records tiles' enorm-cover -q --sight juliet slow-1
	growing 'tiles, an activation' 1 '250 500 1000 2000' 'records tiles' enorm-ai -q --seed 1 slow-1
	growing 'Spacers, an activation' 1 '10 20 40 80' crowd enorm-ai -q --seed 1
	growing 'columns, an activation' 1 '12 24 48 96' room enorm-ai -q --seed 1
	growing 'columns, --threat' 1.5 '12 24 48 96' room enorm-show --threat grin-1
	growing 'columns, --reach 99' 2.5 '12 24 48 96' room enorm-move juliet --reach 99
	growing 'stream, check' 1 '250 500 1000 2000' stream enorm-board check
	growing 'stream, merge' 1 '250 500 1000 2000' weighted_stream enorm-board merge
	growing 'game file, a query' 0 '1000 2000 4000 8000' game_file enorm-cover -q -g "$made/game" --sight juliet grin-1
	return "$grown"
}

weighted_stream() {
	stream "$1" | weighted
}

# game_file N: so long a game, and nothing else to read.
game_file() {
	stream "$1" >"$made/game"
}

# growing LABEL POWER SIZES MAKE COMMAND...: POWER is how it may grow; what is more than 1 is stated in enorm(7).
growing() {
	label=$1 power=$2 sizes=$3 maker=$4
	shift 4
	for size in $sizes; do
		$maker "$size" >"$made/growing.board"
		echo "$size $($measure "$made/growing.board" "$@")"
	done >"$made/sizes"
	fitted "$label" "$power" <"$made/sizes" || grown=1
}

# fitted LABEL POWER < "SIZE NUMBER"...: the power of the size with which the number grows, from the
# differences: what every size has in common says nothing of it, nor does a difference that is small
# beside it. Fails above POWER and a fifth.
fitted() {
	awk -v label="$1" -v most="$2" '
	{ y[NR] = $2; sizes = sizes (NR > 1 ? ", " : "") $1 ": " $2 }
	END {
		first = y[2] - y[1]; middle = y[3] - y[2]; last = y[4] - y[3]; small = 0.15 * y[1]
		power = last < small || middle <= 0 ? 0 : \
			first < small ? log(last / middle) / log(2) : log(last / first) / log(4)
		worse = (power > most + 0.2)
		printf "growth %-24s %5.2f  (%s)%s\n", label, power, sizes, worse ? "  worse than stated" : ""
		exit worse
	}'
}
