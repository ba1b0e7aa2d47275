# The installed copy: programs, header, library, pages; and nothing left behind.

load helper

setup_file() {
	export ROOT=$BATS_TEST_DIRNAME/..
	export DEST=$BATS_FILE_TMPDIR/dest
	built install DESTDIR="$DEST" PREFIX=/usr
}

@test "install puts every program, page and table in its place" {
	for source in "$ROOT"/cmd/*.c; do
		[ -x "$DEST/usr/bin/$(basename "$source" .c)" ]
	done
	for page in "$ROOT"/man/*.[1357]; do
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
	san=-static # with sanitizers there is no such program
	case $ENORM_BUILD in *-san*) san='-fsanitize=address,undefined' ;; esac
	export LD_LIBRARY_PATH=$DEST/usr/lib
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
	san=-static # with sanitizers there is no such program
	case $ENORM_BUILD in *-san*) san='-fsanitize=address,undefined' ;; esac
	export LD_LIBRARY_PATH=$DEST/usr/lib
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

@test "uninstall leaves no file and no link behind" {
	cp -a "$DEST" copy
	built uninstall DESTDIR="$PWD/copy" PREFIX=/usr
	run find copy ! -type d
	assert_output ""
	run find copy -name '*enorm*'
	assert_output ""
}

@test "LIBDIR, and what is removed from there" {
	built install DESTDIR="$PWD/copy" PREFIX=/opt/x LIBDIR=/opt/x/lib/here
	[ -e copy/opt/x/lib/here/libenorm.so.0 ] && [ -e copy/opt/x/lib/here/libenorm.a ]
	grep -qx 'libdir=${prefix}/lib/here' copy/opt/x/lib/here/pkgconfig/enorm.pc
	[ ! -e copy/opt/x/lib/libenorm.a ]
	built uninstall DESTDIR="$PWD/copy" PREFIX=/opt/x LIBDIR=/opt/x/lib/here
	run find copy ! -type d
	assert_output ""
}

@test "programs are stripped, one file with links to it, and scripts can be run" {
	[ ! -L "$DEST/usr/bin/enorm" ]
	[ "$(readlink "$DEST/usr/bin/enorm-attack")" = enorm ]
	case $ENORM_BUILD in
	*-san) ;;
	*) run ! grep -q debug_info <(objdump -h "$DEST/usr/bin/enorm") ;;
	esac
	[ -x "$DEST/usr/share/enorm/examples/round.sh" ]
	run -0 "$DEST/usr/bin/enorm-cover" --version
	assert_output --partial "enorm-cover "
	run find "$DEST" -name '*.csv' -perm /111
	assert_output ""
}

@test "what is compiled in two directories is the same bytes" {
	run -0 "$BATS_TEST_DIRNAME/reproducible" lib/text/diag.c lib/cli/process.c
	assert_output "2 files are the same bytes"
}
