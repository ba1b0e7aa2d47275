#include "data/protocol_check.h"

#include <string.h>

#include "data/effect.h"
#include "text/buf.h"

#define PROTOCOLS_MOST 99
#define KINDS_MOST     5 /* of guards in one array; with more, nothing is claimed */

static const char *const guard_words[] = {
#define G(id, word, compared, what) word,
    EFFECT_GUARDS(G)
#undef G
};
static const bool guard_compared[] = {
#define G(id, word, compared, what) compared,
    EFFECT_GUARDS(G)
#undef G
};

/* The requirements of one Intruder's protocols, and a day on which to try them. */
struct array {
	const struct effect_step *step[PROTOCOLS_MOST];
	int n;
	int value[GUARD_COUNT], most[GUARD_COUNT];
	enum effect_guard kind[GUARD_COUNT]; /* those that occur */
	int nkinds;
};

static bool qualifies(const struct array *a, const struct effect_step *s)
{
	int i;

	for (i = 0; i < s->nguards; i++) {
		const struct guard *g = &s->guard[i];
		bool holds = g->what == GUARD_ALWAYS   ? true
			     : guard_compared[g->what] ? guard_holds(*g, a->value[g->what])
						       : a->value[g->what] != 0;
		if (guard_compared[g->what] ? !holds : holds == g->not )
			return false;
	}
	return true;
}

/* Is there a protocol for every day that can come? Tries the values of the guards in turn. */
static bool covers(struct array *a, int k)
{
	int i;

	if (k < a->nkinds) {
		enum effect_guard g = a->kind[k];
		for (a->value[g] = 0; a->value[g] <= a->most[g]; a->value[g]++)
			if (!covers(a, k + 1))
				return false;
		return true;
	}
	for (i = 0; i < a->n; i++)
		if (qualifies(a, a->step[i]))
			return true;
	return false;
}

static void note_guard(struct array *a, const struct guard *g)
{
	int i, most = guard_compared[g->what] ? g->number + 1 : 1;

	if (g->what == GUARD_ALWAYS)
		return;
	for (i = 0; i < a->nkinds && a->kind[i] != g->what; i++)
		;
	if (i == a->nkinds)
		a->kind[a->nkinds++] = g->what;
	if (most > a->most[g->what])
		a->most[g->what] = most;
}

static int read_array(const struct data *d, const char *name, struct arena *arena, struct array *a,
		      struct diag *diag)
{
	const struct protocol_row *row;
	int i, k, n;

	*a = (struct array){0};
	row = data_rows(d, TABLE_PROTOCOLS, &n);
	for (i = 0; i < n && a->n < PROTOCOLS_MOST; i++) {
		struct effect_step *steps;
		if (strcmp(row[i].intruder, name) != 0)
			continue;
		if (effect_parse(row[i].effect, d, arena, &steps, diag))
			return -1;
		if (!steps)
			continue;
		a->step[a->n++] = steps;
		for (k = 0; k < steps->nguards; k++)
			note_guard(a, &steps->guard[k]);
	}
	return 0;
}

static int complain(const char *name, const struct array *a, struct diag *diag)
{
	struct buf when = {0};
	int k;

	for (k = 0; k < a->nkinds; k++) {
		enum effect_guard g = a->kind[k];
		if (guard_compared[g])
			buf_printf(&when, "%s%s %d", k ? ", " : "", guard_words[g], a->value[g]);
		else
			buf_printf(&when, "%s%s%s", k ? ", " : "", a->value[g] ? "" : "not ",
				   guard_words[g]);
	}
	diag_set(diag, "protocols of '%s': none qualifies when %s; add one without a requirement",
		 name, buf_text(&when));
	buf_release(&when);
	return -1;
}

static bool seen_before(const struct protocol_row *row, int i)
{
	int k;

	for (k = 0; k < i; k++)
		if (!strcmp(row[k].intruder, row[i].intruder))
			return true;
	return false;
}

int protocols_check(const struct data *d, struct diag *diag)
{
	const struct protocol_row *row;
	struct arena arena = {0};
	int i, n, bad = 0;

	row = data_rows(d, TABLE_PROTOCOLS, &n);
	for (i = 0; i < n; i++) {
		struct array a;
		if (seen_before(row, i))
			continue;
		if (read_array(d, row[i].intruder, &arena, &a, diag))
			bad = -1;
		else if (a.nkinds <= KINDS_MOST && !covers(&a, 0))
			bad = complain(row[i].intruder, &a, diag);
	}
	arena_release(&arena);
	return bad;
}
