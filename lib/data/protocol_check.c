#include "data/protocol_check.h"

#include <string.h>

#include "data/effect.h"
#include "text/buf.h"

#define PROTOCOLS_MOST 99
#define KINDS_MOST     5 /* of guards in one array; with more, nothing is claimed */

/* The requirements of one Intruder's protocols, and a day on which to try them. */
struct array {
	const struct effect_group *group[PROTOCOLS_MOST];
	int n;
	int value[GUARD_COUNT], most[GUARD_COUNT];
	enum effect_guard kind[GUARD_COUNT]; /* those that occur */
	int nkinds;
};

static bool qualifies(const struct array *a, const struct effect_group *s)
{
	int i;

	for (i = 0; s && i < s->nguards; i++) {
		const struct guard *g = &s->guard[i];
		bool holds = g->what == GUARD_ALWAYS ? true
			     : effect_guards[g->what].asks != IS_SO
				 ? guard_holds(*g, a->value[g->what])
				 : a->value[g->what] != 0;
		if (effect_guards[g->what].asks != IS_SO ? !holds : holds == g->not )
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
		if (qualifies(a, a->group[i]))
			return true;
	return false;
}

static void note_guard(struct array *a, const struct guard *g)
{
	int i, most = effect_guards[g->what].asks != IS_SO ? g->number + 1 : 1;

	if (g->what == GUARD_ALWAYS)
		return;
	for (i = 0; i < a->nkinds && a->kind[i] != g->what; i++)
		;
	if (i == a->nkinds)
		a->kind[a->nkinds++] = g->what;
	if (most > a->most[g->what])
		a->most[g->what] = most;
}

static void read_array(const struct data *d, const char *name, struct array *a)
{
	const struct protocol_row *row;
	int i, k, n;

	*a = (struct array){0};
	row = data_rows(d, TABLE_PROTOCOLS, &n);
	for (i = 0; i < n && a->n < PROTOCOLS_MOST; i++) {
		const struct effect_group *g;
		if (strcmp(row[i].intruder, name) != 0)
			continue;
		a->group[a->n++] = g = effect_requirement(&row[i].effect);
		for (k = 0; g && k < g->nguards; k++)
			note_guard(a, &g->guard[k]);
	}
}

static int complain(const char *name, const struct array *a, struct diag *diag)
{
	struct buf when = {0};
	int k;

	for (k = 0; k < a->nkinds; k++) {
		enum effect_guard g = a->kind[k];
		if (effect_guards[g].asks != IS_SO)
			buf_printf(&when, "%s%s %d", k ? ", " : "", effect_guards[g].word,
				   a->value[g]);
		else
			buf_printf(&when, "%s%s%s", k ? ", " : "", a->value[g] ? "" : "not ",
				   effect_guards[g].word);
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
	int i, n, bad = 0;

	row = data_rows(d, TABLE_PROTOCOLS, &n);
	for (i = 0; i < n; i++) {
		struct array a;
		if (seen_before(row, i))
			continue;
		read_array(d, row[i].intruder, &a);
		if (a.nkinds <= KINDS_MOST && !covers(&a, 0))
			bad = complain(row[i].intruder, &a, diag);
	}
	return bad;
}
