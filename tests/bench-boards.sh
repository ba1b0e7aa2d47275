# shellcheck shell=sh
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
