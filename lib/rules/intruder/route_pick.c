#include "rules/intruder/route_pick.h"

#include <stdlib.h>
#include <string.h>

#include "board/readings.h"
#include "chance/fate.h"

/* The routes that are still open, by their numbers. */
struct open {
	const struct routes *all;
	int *at;
	int n;
};

/* What tells routes apart in one question. */
typedef const char *label_fn(const struct rules *r, const struct open *o, int i);

static const struct route *route_at(const struct open *o, int i)
{
	return &o->all->at[o->at[i]];
}

static const char *first_label(const struct rules *r, const struct open *o, int i)
{
	enum zig first = route_at(o, i)->first;

	(void)r;
	return first == ZIG_NONE ? NULL : zig_words[first - ZIG_HORIZONTAL];
}

static const char *stop_label(const struct rules *r, const struct open *o, int i)
{
	const struct route *w = route_at(o, i);
	char at[PLACE_TEXT];

	return arena_strdup(r->board->arena, space_text(w->path[w->n - 1], at));
}

static const char *number_label(const struct rules *r, const struct open *o, int i)
{
	return arena_printf(r->board->arena, "%d", o->at[i] + 1);
}

static const struct question {
	enum point point;
	label_fn *label;
	const char *why;
	enum ruling leans; /* what is cited for it where it was asked for; or RULING_COUNT */
} questions[] = {
    {POINT_FIRST, first_label, "the players pick the first step's axis [MOV-19]", RULING_COUNT},
    {POINT_STOP, stop_label, "equally good ends: the players choose", RI_04},
    {POINT_ROUTE, number_label, "equally short routes: the players choose [MOV-20]", RULING_COUNT},
};

static const char *why_of(const struct rules *r, const struct question *q)
{
	return q->leans == RULING_COUNT ? q->why : why_cited(r->board, q->why, q->leans);
}

/* Asks, if there is something to ask, and keeps the routes that have the answer. */
static int narrow(const struct rules *r, const char *name, const struct question *q, struct open *o)
{
	const char **labels = arena_array(r->board->arena, const char *, (size_t)o->n);
	int i, k, n = 0, kept = 0;

	for (i = 0; i < o->n; i++) {
		const char *label = q->label(r, o, i);
		for (k = 0; label && k < n && strcmp(labels[k], label) != 0; k++)
			;
		if (label && k == n)
			labels[n++] = label;
	}
	if (n < 2)
		return 0;
	k = choose(r, name, q->point, labels, n, why_of(r, q));
	if (k < 0)
		return -1;
	for (i = 0; i < o->n; i++) {
		const char *label = q->label(r, o, i);
		if (!label || !strcmp(label, labels[k]))
			o->at[kept++] = o->at[i];
	}
	o->n = kept;
	return 0;
}

const struct route *route_pick(const struct rules *r, const char *name, const struct routes *all)
{
	struct open o = {all, arena_array(r->board->arena, int, (size_t)all->n), all->n};
	const char *point = rules_point_of(r, name, POINT_ROUTE);
	size_t k;
	int i;

	for (i = 0; i < all->n; i++)
		o.at[i] = i;
	/* `NAME.route` typed without the questions before it answers those as well. */
	if (all->n > 1 && fate_is_chosen(r->fate, point))
		return narrow(r, name, &questions[COUNT(questions) - 1], &o) ? NULL
									     : route_at(&o, 0);
	for (k = 0; k < COUNT(questions); k++)
		if (narrow(r, name, &questions[k], &o))
			return NULL;
	return route_at(&o, 0);
}
