#include "chance/answer.h"

#include <string.h>

const char *const answer_options[] = {
#define A(id, option, unused) option,
    ANSWERS(A)
#undef A
};

const char *const answer_unused[] = {
#define A(id, option, unused) unused,
    ANSWERS(A)
#undef A
};

struct givens givens_read(const char *const *values, int n, bool named_only, struct arena *a)
{
	struct givens all = {arena_array(a, struct given, (size_t)n + 1), 0};
	int i;

	for (i = 0; i < n; i++) {
		size_t at = strspn(values[i], "abcdefghijklmnopqrstuvwxyz0123456789.-");
		/* `r:PP` and `#2=r4` are values; `noise=...` names its point */
		bool named = at && values[i][at] == '=';
		if (named || !named_only)
			all.at[all.n++] =
			    (struct given){.point = named ? arena_strndup(a, values[i], at) : NULL,
					   .value = values[i] + (named ? at + 1 : 0)};
	}
	return all;
}

void givens_add(struct givens *g, struct given one, struct arena *a)
{
	struct given *at = arena_array(a, struct given, (size_t)g->n + 1);

	if (g->n)
		memcpy(at, g->at, (size_t)g->n * sizeof *at);
	at[g->n++] = one;
	g->at = at;
}
