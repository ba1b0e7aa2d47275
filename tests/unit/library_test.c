/* What the library says of figures that share a space, and of a Spacer in an Other Place. */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "enorm.h"

static int tests, failures;

static void asks(struct enorm *e, const char *from, const char *to, int want)
{
	bool good = enorm_adjacent(e, from, to) == want;

	tests++;
	failures += !good;
	printf("%s %d - %s and %s are adjacent: %d\n", good ? "ok" : "not ok", tests, from, to,
	       want);
}

static void look(struct enorm *e, const char *pieces)
{
	char text[256];
	int n = snprintf(text, sizeof text, "enorm 1\nmap 1x3\n%sdone\n", pieces);

	if (enorm_load(e, text, (size_t)n))
		printf("# %s", enorm_error(e));
	asks(e, "juliet", "mothman", 1); /* RI-64 */
	asks(e, "A2", "A2", 0);		 /* ADJ-02 */
	asks(e, "juliet", "A2", 0);
	asks(e, "juliet", "A3", 1);
	asks(e, "romeo", "mothman", -1); /* RO-112 */
	asks(e, "mothman", "romeo", -1);
}

int main(void)
{
	struct enorm *e = enorm_open(NULL);

	look(e, "spacer juliet A2\nspacer romeo A1 elsewhere\nintruder mothman A2\n");
	look(e, "intruder mothman A2\nspacer romeo A1 elsewhere\nspacer juliet A2\n");
	enorm_close(e);
	printf("1..%d\n", tests);
	return failures != 0;
}
