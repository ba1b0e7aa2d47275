/* Which ends a question can have. */
#include "look/query.h"

static int check_end(const struct query *q, const struct query_end *e, struct diag *d)
{
	const struct terrain *tile = as_terrain(e->piece);

	if (tile && tile->at.n > 1)
		return diag_set(d, "%s lies on several spaces; name one of them", e->name);
	if (e->is_corner && (q->ask != ASK_FRONT || e == &q->from))
		return diag_set(
		    d, "%s is at an intersection; only --front asks about those, as target",
		    e->name);
	return 0;
}

int query_check(const struct query *q, struct diag *d)
{
	d->at.line = d->at.column = 0; /* the words are on the command line */
	if (check_end(q, &q->from, d) || check_end(q, &q->to, d))
		return -1;
	if (q->ask == ASK_FRONT && !query_is_figure(&q->from))
		return diag_set(d, "%s faces nowhere; name a Spacer or an Intruder", q->from.name);
	if (q->weapon && query_is(&q->from, KIND_INTRUDER))
		return diag_set(d, "%s is an Intruder; --weapon is for a Spacer's", q->from.name);
	return 0;
}
