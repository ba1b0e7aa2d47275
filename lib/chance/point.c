#include "chance/point.h"

#include <string.h>

const char *const point_stems[] = {
#define P(id, stem, asks) stem,
    POINTS(P)
#undef P
};

static const char *const asked[] = {
#define P(id, stem, asks) asks,
    POINTS(P)
#undef P
};

/* Does the name end with the stem, and perhaps with `-2` or `-mothman` behind it? */
static int ends_with(const char *name, const char *stem)
{
	size_t n = strlen(stem);
	const char *at = name;

	for (; at; at = strchr(at, '.')) {
		at += *at == '.';
		if (!strncmp(at, stem, n) && (!at[n] || at[n] == '-'))
			return 1;
	}
	return 0;
}

const char *point_asks(const char *name)
{
	size_t i, best = 0, longest = 0;

	for (i = 0; i < sizeof point_stems / sizeof *point_stems; i++)
		if (strlen(point_stems[i]) > longest && ends_with(name, point_stems[i])) {
			longest = strlen(point_stems[i]);
			best = i;
		}
	return longest ? asked[best] : "which";
}
