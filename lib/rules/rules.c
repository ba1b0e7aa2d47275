#include "rules/rules.h"

#include <string.h>

#include "event/event.h"

/* ---- the Attack under way ---- */

struct rules rules_in_attack(const struct rules *r, struct chain *chain)
{
	struct rules inside = *r;

	inside.chain = chain;
	return inside;
}

struct rules rules_trial(const struct rules *r, struct board *copy, struct fate *fate,
			 struct chain *chain)
{
	*chain = r->chain ? *r->chain : (struct chain){0};
	chain->last = NULL; /* the Attack itself is not on the copy */
	return (struct rules){.board = copy,
			      .fate = fate,
			      .diag = r->diag,
			      .chain = r->chain ? chain : NULL};
}

void chain_break(const struct rules *r, const struct spacer *by, const char *name,
		 const char *clause, const char *ruling)
{
	struct chain *c = r->chain;

	if (!c) { /* CHB-07 */
		EVENT(r->board, NO_EFFECT, "who=%s what=%s why=%s clause=CHB-07", name,
		      "the Chain Break", "no Attack is under way");
		return;
	}
	if (c->last && !c->over)
		c->failed |= c->last(r, c->attack) != 0;
	EVENT(r->board, CHAIN_BREAK, "who=%s clause=%s ruling=%s", name, clause, ruling);
	if (c->zone && by && c->nout < CHAIN_MOST) /* CHB-08 */
		c->out[c->nout++] = by->record.name;
	else
		c->over = true;
}

bool chain_broken(const struct rules *r, const struct spacer *s)
{
	int i;

	for (i = 0; r->chain && i < r->chain->nout; i++)
		if (s && !strcmp(r->chain->out[i], s->record.name))
			return true;
	return r->chain && r->chain->over;
}

/* ---- names of points ---- */

/* How often this call has asked for the point; `again`: or for it with a number behind. */
static int asked(const struct rules *r, const char *point, bool again)
{
	const char *p = buf_text(&r->fate->points);
	size_t len = strlen(point);
	int times = 0;

	while (*(p += strspn(p, " "))) {
		size_t n = strcspn(p, " ");
		times += again ? point_is(p, n, point) : n == len && !strncmp(p, point, n);
		p += n;
	}
	return times;
}

/* The first name from the nth on that was not asked for. */
static const char *unasked(const struct rules *r, const char *stem, int nth)
{
	const char *name = stem;

	if (nth > 1)
		name = arena_printf(r->board->arena, "%s-%d", stem, nth);
	return asked(r, name, false) ? unasked(r, stem, nth + 1) : name;
}

static const char *numbered(const struct rules *r, const char *stem)
{
	return unasked(r, stem, asked(r, stem, true) + 1);
}

static const char *of(const struct rules *r, const char *who, enum point p)
{
	return who ? arena_printf(r->board->arena, "%s.%s", who, point_stems[p]) : point_stems[p];
}

const char *rules_point(const struct rules *r, enum point p)
{
	return numbered(r, point_stems[p]);
}

const char *rules_point_from(const struct rules *r, enum point p, int nth)
{
	return unasked(r, point_stems[p], nth);
}

const char *rules_point_of(const struct rules *r, const char *who, enum point p)
{
	return numbered(r, of(r, who, p));
}

const char *rules_point_key(const struct rules *r, const char *who, enum point p, const char *key)
{
	return numbered(r, arena_printf(r->board->arena, "%s-%s", of(r, who, p), key));
}

const char *rules_point_nth(const struct rules *r, const char *who, enum point p, int n)
{
	return arena_printf(r->board->arena, "%s-%d", of(r, who, p), n);
}

const char *rules_point_in(const struct rules *r, const char *point, enum point p)
{
	return arena_printf(r->board->arena, "%s-%s", point, point_stems[p]);
}
