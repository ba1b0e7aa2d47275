# The installed library: what can be seen of it, how it is linked, and that it plays as the tools do.

load helper

setup_file() {
	export ROOT=$BATS_TEST_DIRNAME/..
	export DEST=$BATS_FILE_TMPDIR/dest
	built install DESTDIR="$DEST" PREFIX=/usr
}

# flags [--static]: what pkg-config says of the installed copy.
flags() {
	PKG_CONFIG_PATH=$DEST/usr/lib/pkgconfig PKG_CONFIG_SYSROOT_DIR=$DEST pkg-config "$@" --cflags --libs enorm
}

# compiled PROGRAM SOURCE shared|static
compiled() {
	local -a words=() san=()
	case $ENORM_BUILD in *-san) san=('-fsanitize=address,undefined') ;; esac
	case $3 in
	shared) read -r -a words < <(flags) ;;
	static) read -r -a words < <(flags --static | sed 's/-lenorm/-l:libenorm.a/') ;;
	esac
	${CC:-cc} -std=c11 -Wall -Wextra -Werror "${san[@]}" "$2" -o "$1" "${words[@]}"
}

# declared: the functions of enorm.h, sorted.
declared() {
	${CC:-cc} -E -P "$ROOT/lib/enorm.h" | tr '\n' ' ' | grep -oE 'enorm_[a-z_]+ ?\(' | tr -d ' (' | sort -u
}

# Played once in process and once by the tools: every call's boards, messages, status and views.
same_round() { # same_round PROGRAM ASKS
	mkdir -p played
	"$1" "$ROOT/data/examples/round.board" played "$2" >total
	for call in played/*.call; do
		step=${call%.call} status=0
		eval "$(cat "$call") -T board" <"$step.in" >tool.out 2>tool.said || status=$?
		cmp "$step.out" tool.out && cmp "$step.said" tool.said
		[ "$status" = "$(cat "$step.status")" ]
		for view in ruling json; do
			[ -e "$step.$view" ] || continue
			eval "$(cat "$call") -T $view" <"$step.in" >"tool.$view" 2>/dev/null || true
			cmp "$step.$view" "tool.$view"
		done
	done
	[ "$(find played -name '*.json' | wc -l)" -ge 10 ]
	rm -rf played
}

@test "only what enorm.h declares can be seen of the libraries" {
	declared >want
	[ "$(wc -l <want)" -gt 30 ]
	nm -g --defined-only "$DEST/usr/lib/libenorm.a" | awk 'NF == 3 { print $3 }' | sort >archive
	nm -D --defined-only "$DEST/usr/lib/libenorm.so.0" | awk '{ print $3 }' | sort >shared
	diff want archive
	diff want shared
	objdump -p "$DEST/usr/lib/libenorm.so.0" | grep -E 'SONAME +libenorm.so.0$'
}

@test "a Round played through the shared library, with every question, is the tools' to the byte" {
	compiled play "$BATS_TEST_DIRNAME/library/round.c" shared
	export LD_LIBRARY_PATH=$DEST/usr/lib
	ldd play | grep -q "$DEST/usr/lib/libenorm.so.0"
	same_round ./play 'dice cards tokens grants mitigation windows choices'
	cat total
	grep -qE '^[0-9]+ calls, [1-9][0-9] answers$' total
}

@test "and through the archive, with dice from the generator" {
	compiled play "$BATS_TEST_DIRNAME/library/round.c" static
	run ! grep -q libenorm <(ldd play)
	same_round ./play 'tokens choices'
	grep -qE '^[0-9]+ calls, [1-9][0-9]* answers$' total
}

@test "the example of enorm(3) compiles, and prints what the page says" {
	awk '/^\.Sh EXAMPLES/ { on = 1 } on && /^\.Ed/ { exit } code { print } on && /^\.Bd/ { code = 1 }' \
		"$ROOT/man/enorm.3" | sed 's/\\e/\\/g; s/^\\&//' >example.c
	awk '/^It prints:/ { on = 1 } on && /^\.Ed/ { exit } text { print } on && /^\.Bd/ { text = 1 }' \
		"$ROOT/man/enorm.3" | sed 's/\\e/\\/g; s/^\\&//' >want
	[ -s want ]
	compiled example example.c shared
	cp "$ROOT/data/examples/attack.board" .
	LD_LIBRARY_PATH=$DEST/usr/lib run -0 ./example
	assert_output - <want
}

# as_told: what --best or --worst says as JSON, in the form of library/best.c.
as_told() {
	jq -r 'def told($d): ":" + (.answers | map(" " + .) | add // ""), (.depending[] | " " * $d + .point + (.came | map(" " + .) | add) +
		([told($d + 1)] | join("\n"))); .kind + " " + .pattern + " " + .chance.num + "/" + .chance.den + ([told(1)] | join("\n"))'
}

@test "what --best and --worst decide is in the struct as it is in the JSON" {
	compiled best "$BATS_TEST_DIRNAME/library/best.c" shared
	export LD_LIBRARY_PATH=$DEST/usr/lib
	cat "$ROOT/data/examples/round.board" "$ROOT/data/examples/round.board" >b.board
	for how in best worst; do
		call=(enorm-noise juliet --odds "--$how" '^blip blip-1 x6y2')
		./best b.board "${call[@]}" >struct
		"${call[@]}" -T json -f b.board | as_told >json
		diff struct json
		[ "$(grep -c "^$how" struct)" = 2 ]
	done
	grep -qx '  noise w3 w4: --choose loud-1=blip-2' struct
	run -64 ./best b.board enorm-noise juliet --odds --best '['
	assert_output --partial 'missing terminating ]'
	refute_output --partial '/'
}

# The sanitizers want to be loaded before whatever is not built with them.
python() {
	case $ENORM_BUILD in
	*-san) ASAN_OPTIONS=detect_leaks=0 LD_PRELOAD=$(${CC:-cc} -print-file-name=libasan.so) python3 "$@" ;;
	*) python3 "$@" ;;
	esac
}

@test "another language binds the shared library: an Attack asked, answered and weighed from Python" {
	run -0 python "$BATS_TEST_DIRNAME/library/bind.py" "$DEST/usr/lib/libenorm.so.0" "$ROOT/data/examples/attack.board"
	assert_output - <<-'END'
		roll 2 red: AT 3, so 3 Power wound: r:h,r:o
		roll 1 white for noise: w:-
		status 0, 1 board, juliet makes Noise: 1 die is loud
		4 outcomes, together 1
	END
}

@test "a C++ program includes enorm.h" {
	command -v c++ >/dev/null || command -v clang++ >/dev/null
	printf '#include <enorm.h>\nint main() { enorm *e = enorm_open(0); enorm_close(e); return 0; }\n' >a.cc
	"$(command -v c++ || command -v clang++)" -Wall -Wextra -Werror -pedantic -fsyntax-only -I"$DEST/usr/include" a.cc
}

# structs FILE: those whose members it tells, as they are written.
structs() {
	sed -n '/^struct enorm_[a-z]* {/,/^};/p' "$1"
}

@test "the structs of enorm.h stand on its page as they are" {
	structs "$ROOT/lib/enorm.h" >want
	[ "$(grep -c '^struct' want)" -gt 10 ]
	structs "$ROOT/man/enorm.3" | diff want -
}

@test "every name of enorm.h is on its page, and the version is the same everywhere" {
	declared >names
	for name in $(cat names); do
		grep -q "$name" "$ROOT/man/enorm.3" || {
			echo "$name is not in enorm(3)"
			return 1
		}
	done
	version=$(sed -n 's/#define ENORM_VERSION "\(.*\)"/\1/p' "$ROOT/lib/enorm.h")
	assert_equal "$(PKG_CONFIG_PATH=$DEST/usr/lib/pkgconfig pkg-config --modversion enorm)" "$version"
	assert_equal "$(enorm --version)" "enorm $version"
}
