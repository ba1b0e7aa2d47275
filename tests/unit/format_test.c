/* What is formatted without printf is what printf makes of it. */
#include <limits.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "text/format.h"

#define SMALL 8

static int tests, failures;

static void ok(bool good, const char *name, const char *got)
{
	tests++;
	failures += !good;
	printf("%s %d - %s%s%s\n", good ? "ok" : "not ok", tests, name, good ? "" : ": ",
	       good ? "" : got);
}

/* Into a buffer that holds it, into one that does not, and into none. */
__attribute__((format(printf, 1, 2))) static void same(const char *format, ...)
{
	char wanted[200], got[200], less[SMALL], cut[SMALL];
	int n[4];
	va_list ap;

	va_start(ap, format);
	n[1] = format_text(got, sizeof got, format, ap);
	n[2] = format_text(cut, sizeof cut, format, ap);
	n[3] = format_text(NULL, 0, format, ap);
	n[0] = vsnprintf(wanted, sizeof wanted, format, ap);
	va_end(ap);
	snprintf(less, sizeof less, "%.*s", SMALL - 1, wanted);
	ok(n[0] == n[1] && n[0] == n[2] && n[0] == n[3] && !strcmp(got, wanted) &&
	       !strcmp(cut, less),
	   format, got);
}

int main(void)
{
	same("nothing to put in");
	same("%s", "");
	same("%s and %s", "one", "another");
	same("%d,%d,%d", 0, INT_MAX, INT_MIN);
	same("%ld %ld", LONG_MAX, LONG_MIN);
	same("%c%c", 'a', '%');
	same("100%% of %d", 3);
	same("%.*s|%.*s|%.*s", 2, "abc", 0, "abc", 9, "abc");
	same("%-6s|%4d|%03d|%x|%zu|%s", "left", 7, 7, 255u, sizeof(int), "then plain");
	same("%s %5.2f %s", "before", 2.5, "behind");
	same("%d %*d %s", 1, 4, 2, "of a width");
	printf("1..%d\n", tests);
	return failures > 0;
}
