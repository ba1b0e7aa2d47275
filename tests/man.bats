#!/usr/bin/env bats
# The manual: it is clean, its examples are run, its synopses are what --help says, and its lists
# are whole.
load helper

MAN=$ROOT/man

# section PAGE NAME: the text of one section, without markup.
section() {
	mandoc -T utf8 -O width=200 "$1" | plain | awk -v name="$2" '
		/^[A-Z]/ { on = $0 == name; next }
		on'
}

# plain: standard input without overstrikes.
plain() {
	sed 's/.\x08//g'
}

# squeezed: standard input as words parted by single blanks.
squeezed() {
	tr -s ' \n' '  ' | sed 's/^ //; s/ $//'
}

# examples PAGE: the literal blocks of its EXAMPLES, or of a tutorial all of them, as typed.
examples() {
	awk -v tutorial="$([[ $1 == *-tutorial.7 ]] && echo 1)" '
		BEGIN { on = tutorial }
		/^\.Sh / { on = tutorial || $2 == "EXAMPLES"; next }
		on && /^\.Bd -literal/ { block = 1; next }
		/^\.Ed/ { block = 0; next }
		block' "$1" | sed 's/^\\&//; s/\\-/-/g; s/\\e/\\/g'
}

# transcript: runs the commands of a transcript on standard input, one after another in one shell,
# and prints them with what they print.
transcript() {
	grep '^\$ ' | sed 's/^\$ //' >.commands
	# shellcheck disable=SC2016 # bash expands it
	bash -c 'while IFS= read -r command <&3; do
		printf "%s\n" "\$ $command"
		eval "$command" </dev/null 3<&-
	done 3<.commands; true' 2>&1
}

@test "every page is clean" {
	says '' mandoc -T lint -W warning "$MAN"/*.[1357]
}

@test "every program has a page" {
	local source
	for source in "$ROOT"/cmd/*.c; do
		[ -e "$MAN/$(basename "$source" .c).1" ] || { echo "$source has no page" && false; }
	done
}

@test "every page of section 1 has its sections, in order" {
	local page wanted='NAME SYNOPSIS DESCRIPTION OPTIONS EXIT STATUS EXAMPLES SEE ALSO'
	for page in "$MAN"/*.1; do
		assert_equal "$(basename "$page") $(grep '^\.Sh ' "$page" | sed 's/^\.Sh //' |
			grep -xE 'NAME|SYNOPSIS|DESCRIPTION|OPTIONS|EXIT STATUS|EXAMPLES|SEE ALSO' | squeezed)" \
			"$(basename "$page") $wanted"
	done
}

# The statuses that the frame gives to every tool, and those of a few alone: see enum status.
@test "every page tells the exit statuses, and enorm(7) all of them" {
	local page status
	for page in "$MAN"/enorm-*.1; do
		for status in 64 65 66 70 71 74; do
			section "$page" 'EXIT STATUS' | grep -qw "$status" ||
				{ echo "$page: no status $status" && false; }
		done
	done
	assert_equal "$(sed -n '/^enum status/,/^}/s/.*= \([0-9]*\).*/\1/p' "$ROOT/lib/text/diag.h" | squeezed)" \
		"$(sed -n '/^\.Sh EXIT STATUS/,/^\.El/s/^\.It \([0-9]*\)$/\1/p' "$MAN/enorm.7" | squeezed)"
}

@test "every SYNOPSIS is what --help says" {
	local page tool
	for page in "$MAN"/*.1; do
		tool=$(basename "$page" .1)
		[ -x "$BUILD/$tool" ] || continue
		assert_equal "$(section "$page" SYNOPSIS | squeezed)" \
			"$("$tool" --help | sed '/^$/,$d; s/^Usage: //' | squeezed)"
	done
}

@test "every long option that --help prints stands in the page's OPTIONS" {
	local page tool option
	for page in "$MAN"/*.1; do
		tool=$(basename "$page" .1)
		[ -x "$BUILD/$tool" ] || continue
		section "$page" OPTIONS >options
		for option in $("$tool" --help | grep -oE '^ +(-[A-Za-z], )?--[a-z][a-z-]*' | grep -oE -- '--[a-z-]+'); do
			grep -qE -- "$option([^a-z-]|\$)" options || { echo "$tool $option is not in its page" && false; }
		done
	done
}

@test "every example prints what the manual says" {
	local page
	export ENORM_VIEW=ruling
	for page in "$MAN"/*.[157]; do
		examples "$page" >wanted
		rm -rf work && mkdir work && cp -R "$EXAMPLES"/. work
		(cd work && transcript <../wanted) >got
		diff -u --label "$(basename "$page")" --label got wanted got
	done
}

@test "the README's pipeline prints what it says" {
	awk '/^```/ { block = !block && /console/; next } block' "$ROOT/README.md" >wanted
	grep -q '^\$ ' wanted
	mkdir -p work/data && cp -R "$EXAMPLES" work/data
	(cd work && transcript <../wanted) >got
	diff -u --label README.md --label got wanted got
}

@test "every page of section 1 has an example, and the tutorial" {
	local page
	for page in "$MAN"/*.1 "$MAN/enorm-tutorial.7"; do
		examples "$page" | grep -q '^\$ ' || { echo "$(basename "$page") has none" && false; }
	done
}

@test "enorm-board(5) lists every kind of record and every key" {
	# the table of the source: FIELDS_KIND(F), then F(struct, TYPE, key, HOW, ...)
	awk '
		/^#define FIELDS_/ { kind = $2; sub(/FIELDS_/, "", kind); sub(/\(F\).*/, "", kind); gsub(/_/, "-", kind) }
		/^#define KINDS/ { kind = "" }
		kind != "" { line = $0
			while (match(line, /F\([a-z_]+, [A-Z]+, [a-z_]+, BY_KEY/)) {
				split(substr(line, RSTART, RLENGTH), word, ", ")
				print tolower(kind), word[3]
				line = substr(line, RSTART + RLENGTH)
			} }' "$ROOT/lib/board/kinds.h" >keys
	[ "$(wc -l <keys)" -gt 30 ]
	mandoc -T utf8 -O width=200 "$MAN/enorm-board.5" | plain >page
	local kind key
	while read -r kind key; do
		awk -v kind="$kind" '/^   ?[a-z]/ { on = $1 == kind } on' page | grep -qE "^ +$key=" || {
			echo "$kind $key= is not in enorm-board(5)" && false
		}
	done <keys
	for kind in $(sed -n 's/^\tK([A-Z_]*, "\([a-z-]*\)".*/\1/p' "$ROOT/lib/board/kinds.h"); do
		grep -qE "^   $kind( |\$)" page || { echo "$kind is not in enorm-board(5)" && false; }
	done
}

@test "every word of a board's vocabularies is explained in enorm-board(5)" {
	local word
	mandoc -T utf8 -O width=200 "$MAN/enorm-board.5" | plain >page
	sed -n 's/^\t[WMFD]([A-Z_]*, "\([a-z-]*\)".*/\1/p' "$ROOT/lib/board/vocabulary.h" >words
	[ "$(wc -l <words)" -gt 40 ]
	while read -r word; do
		grep -qE "(^| )$word( |,|\.|$)" page || fail "enorm-board(5) does not tell of '$word'"
	done <words
}

@test "enorm-board(5) lists every event verb" {
	mandoc -T utf8 -O width=200 "$MAN/enorm-board.5" | plain >page
	local verb
	for verb in $(sed -n 's/^\tV([A-Z_]*, "\([a-z-]*\)".*/\1/p' "$ROOT"/lib/event/*.h); do
		grep -qE "^ +$verb( |\$)" page || { echo "event $verb is not in enorm-board(5)" && false; }
	done
}

@test "enorm-data(5) lists every table and every column" {
	mandoc -T utf8 -O width=200 "$MAN/enorm-data.5" | plain >page
	local table column
	for table in $(enorm-board data); do
		awk -v table="$table.csv" '/^   ?[a-z]/ { on = $1 == table } on' page >part
		[ -s part ] || { echo "$table.csv is not in enorm-data(5)" && false; }
		for column in $(enorm-board data "$table" | head -n 1 | tr ',' ' '); do
			grep -qE "^ +$column( |\$)" part || { echo "$table $column is not in enorm-data(5)" && false; }
		done
	done
}

@test "enorm-data(5) lists every effect verb and guard" {
	mandoc -T utf8 -O width=200 "$MAN/enorm-data.5" | plain >page
	local word
	for word in $(sed -n 's/^\t[VG]([A-Z_]*, "\([a-z-]*\)".*/\1/p' "$ROOT/lib/data/effect.h"); do
		grep -qE "^ +$word( |\$)" page || { echo "$word is not in enorm-data(5)" && false; }
	done
}

@test "enorm(7) and enorm(1) name every tool" {
	local source tool
	for source in "$ROOT"/cmd/enorm-*.c; do
		tool=$(basename "$source" .c)
		grep -qE "^\.(It )?Xr $tool 1" "$MAN/enorm.7" || { echo "$tool is not in enorm(7)" && false; }
	done
}

# marked MACRO: what enorm-hacking(7) marks up so, once each.
marked() {
	sed -nE "s/^\\.(It )?$1 ([^ ]+).*/\\2/p" "$MAN/enorm-hacking.7" | sort -u
}

@test "enorm-hacking(7) names every folder of lib/" {
	local folder
	marked Pa >paths
	for folder in $(cd "$ROOT" && find lib -mindepth 1 -type d); do
		grep -qx "$folder" paths || fail "enorm-hacking(7) does not tell of $folder"
	done
}

@test "every file, list and function that enorm-hacking(7) names is there" {
	local name
	for name in $(marked Pa); do
		[ -e "$ROOT/$name" ] || fail "no $name"
	done
	for name in $(marked Dv); do
		grep -rqE "^#define $name\\b|^	$name = " "$ROOT/lib" || fail "no $name in lib/"
	done
	for name in $(marked Fn); do
		grep -rqE "\\b$name\\(" "$ROOT/lib" "$ROOT/cmd" || fail "no $name() in lib/"
	done
	[ "$(marked Dv | wc -l)" -gt 15 ]
}
