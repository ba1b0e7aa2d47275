# shellcheck shell=bash
# What the tests of forced movement and terrain share.

# on LINE...: a.board with these records, on an open map 5x5 if none is among them.
on() {
	typed "$@" >a.board
	grep -q '^map' a.board || sed -i '1a map 5x5' a.board
}

# standing: a line for each board of standard input: its figures, Spacers with their Vitals and
# `down` or `dead`, then its tiles.
standing() {
	awk '
		/^enorm 1/ { n = tiles = 0; split("", mark) }
		$1 == "terrain" { tile[++tiles] = $2 " " $3 }
		$1 == "spacer" { match($0, /vitals=[0-9]/)
			name[++n] = $2; text[n] = $2 " " $3 " " substr($0, RSTART + 7, 1)
			if (/ dead/) text[n] = $2 " dead" }
		$1 == "condition" && $3 == "knockdown" { mark[$2] = " down" }
		$1 == "intruder" { name[++n] = $2; text[n] = $2 " " $3 }
		$1 == "done" { line = ""
			for (i = 1; i <= n; i++) line = line ", " text[i] mark[name[i]]
			for (i = 1; i <= tiles; i++) line = line ", " tile[i]
			print substr(line, 3) }'
}

# never VERB: no event of that verb in .out.
never() {
	! grep -E "^event ($1) " .out
}

# stress WHO: the Stress of that Spacer in .out.
stress() {
	sed -nE "s/^spacer $1 .* stress=([0-9]).*/\1/p" .out
}
