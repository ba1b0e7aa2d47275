# The installed copy: programs, header, library, pages; and nothing left behind.

load helper

setup_file() {
	export ROOT=$BATS_TEST_DIRNAME/..
	export DEST=$BATS_FILE_TMPDIR/dest
	built install DESTDIR="$DEST" PREFIX=/usr
}

# built TARGET...: make as the build under test was made, so that nothing is built anew.
built() {
	case $ENORM_BUILD in
	*-san) make -s -C "$ROOT" SAN=1 "$@" >/dev/null ;;
	*) make -s -C "$ROOT" "$@" >/dev/null ;;
	esac
}

@test "install puts every program, page and table in its place" {
	for source in "$ROOT"/cmd/*.c; do
		[ -x "$DEST/usr/bin/$(basename "$source" .c)" ]
	done
	for page in "$ROOT"/man/*.[157]; do
		[ -e "$DEST/usr/share/man/man${page##*.}/$(basename "$page")" ]
	done
	[ -e "$DEST/usr/share/enorm/dice.csv" ] || [ -e "$DEST/usr/share/enorm/data/dice.csv" ]
}

@test "a ten-line program compiles and runs against the installed library" {
	cat >ask.c <<-'C'
		#include <enorm.h>
		#include <stdio.h>
		#include <string.h>
		int main(void)
		{
			const char *text = "enorm 1\nmap 1x3\nspacer juliet A1\nintruder grin-1 A3\n";
			struct enorm *e = enorm_open(NULL);
			int seen = enorm_load(e, text, strlen(text)) ? -1 : enorm_sight(e, "juliet", "grin-1");
			printf("%d %d%s\n", seen, enorm_range(e, "jul", "A3"), enorm_error(e));
			enorm_close(e);
		}
	C
	flags=$(PKG_CONFIG_PATH=$DEST/usr/lib/pkgconfig PKG_CONFIG_SYSROOT_DIR=$DEST \
		pkg-config --static --cflags --libs enorm)
	san=
	case $ENORM_BUILD in *-san*) san='-fsanitize=address,undefined' ;; esac
	# shellcheck disable=SC2086 # the flags are words
	${CC:-cc} -std=c11 $san ask.c -o ask $flags
	run -0 ./ask
	assert_output "1 2"
}

@test "the library says what is wrong with a board and with a name" {
	cat >ask.c <<-'C'
		#include <enorm.h>
		#include <stdio.h>
		#include <string.h>
		int main(void)
		{
			const char *bad = "enorm 1\nmap 1x3\nspacer juliet B1\n", *good = "enorm 1\nmap 1x3\n";
			struct enorm *e = enorm_open(NULL);
			int r = enorm_load(e, bad, strlen(bad));
			printf("%d %s", r, enorm_error(e));
			r = enorm_sight(e, "A1", "A2");
			printf("%d %s", r, enorm_error(e));
			r = enorm_load(e, good, strlen(good));
			printf("%d%s ", r, enorm_error(e));
			r = enorm_sight(e, "A1", "A2");
			printf("%d%s\n", r, enorm_error(e));
			r = enorm_sight(e, "nobody", "A2");
			printf("%d %s", r, enorm_error(e));
			enorm_close(e);
		}
	C
	flags=$(PKG_CONFIG_PATH=$DEST/usr/lib/pkgconfig PKG_CONFIG_SYSROOT_DIR=$DEST \
		pkg-config --static --cflags --libs enorm)
	san=
	case $ENORM_BUILD in *-san*) san='-fsanitize=address,undefined' ;; esac
	# shellcheck disable=SC2086 # the flags are words
	${CC:-cc} -std=c11 $san ask.c -o ask $flags
	run -0 ./ask
	assert_line -n 0 --partial "-1 enorm: "
	assert_line -n 0 --partial "B1 is outside the map, which goes from A1 to A3"
	assert_line -n 1 "-1 enorm: no board is loaded"
	assert_line -n 2 "0 1"
	assert_line -n 3 --partial "-1 enorm: "
	assert_line -n 3 --partial "nobody"
}

@test "uninstall leaves no file behind" {
	cp -r "$DEST" copy
	built uninstall DESTDIR="$PWD/copy" PREFIX=/usr
	run find copy -type f
	assert_output ""
}
