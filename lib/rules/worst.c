#include "rules/worst.h"

#include <string.h>

#include "rules/figure.h"
#include "space/distance.h"

#define PARTS 9

struct badness {
	int part[PARTS];  /* greater is worse, the first part counts most */
	struct space end; /* of the moved figure */
};

static int total(const struct board *b, int what)
{
	int n = 0;

	EACH(b, spacer, s)
		n += what == 0 ? s->dead : what == 1 ? s->vitals : s->stress;
	return n;
}

/* Tokens of both Pools and Cover tiles: what the players can lose. */
static int assets(const struct board *b)
{
	int n = 0;

	EACH(b, pool, p)
		n += p->discipline + p->confidence + p->expertise;
	EACH(b, terrain, tile) {
		const struct terrain_row *t = terrain_type(b, tile);
		n += t && has_keyword(t->keywords, KEYWORD_COVER, NULL);
	}
	return n;
}

static int conditions_of(const struct board *b, const char *who)
{
	int n = 0;

	EACH_OF(b, who, condition, c)
		n++;
	return n;
}

static int spacers_hit(const struct board *before, const struct board *after)
{
	int n = 0;

	EACH(before, spacer, a) {
		const struct spacer *b = board_find(after, KIND_SPACER, NULL, a->record.name);
		n += b &&
		     (b->dead != a->dead || b->vitals < a->vitals || b->stress > a->stress ||
		      conditions_of(after, a->record.name) > conditions_of(before, a->record.name));
	}
	return n;
}

/* How near the moved figure stands to the nearest of the other side; nearer is more. */
static int nearness(const struct board *b, struct figure moved)
{
	const struct spacer *s = moved.spacer;
	struct space at = figure_at(moved);
	enum kind other = s ? KIND_INTRUDER : KIND_SPACER;
	struct scene sc;
	int i, best = -1;

	if (!space_on(at))
		return 0;
	scene_build(&sc, b);
	for (i = 0; i < board_count(b, other); i++) {
		const struct spacer *o = s ? NULL : board_spacer(b, i);
		struct space to = s		       ? board_intruder(b, i)->at
				  : spacer_on_board(o) ? o->at
						       : NOWHERE;
		int d = space_on(to) ? distance_rank(&sc, at, to) : -1;
		if (d >= 0 && (best < 0 || d < best))
			best = d;
	}
	return best < 0 ? -1000000 : -best;
}

/* What one of the ways would do. */
static int badness_of(const struct rules *r, int way, try_fn *try_it, void *arg, const char *moved,
		      struct badness *out)
{
	struct board *copy = board_copy(r->board, r->board->arena);
	struct fate peek = {.peek = true};
	struct chain chain;
	struct rules trial = rules_trial(r, copy, &peek, &chain);
	const struct board *b = r->board;
	struct figure who = {NULL, NULL};
	int result;

	fate_begin(&peek, copy);
	result = try_it(&trial, way, arg);
	fate_release(&peek);
	if (result)
		return -1;
	if (moved)
		who = figure_named(copy, moved);
	*out =
	    (struct badness){.end = figure_exists(who) ? figure_at(who) : NOWHERE,
			     .part = {
				 total(copy, 0) - total(b, 0),
				 peek.tally.flatlines,
				 total(b, 1) - total(copy, 1),
				 board_count(copy, KIND_CONDITION) - board_count(b, KIND_CONDITION),
				 total(copy, 2) - total(b, 2),
				 assets(b) - assets(copy),
				 board_count(copy, KIND_QUEUE) - board_count(b, KIND_QUEUE),
				 spacers_hit(b, copy),
				 figure_exists(who) ? nearness(copy, who) : 0,
			     }};
	return 0;
}

/* > 0: a is worse. */
static int badness_compare(const struct badness *a, const struct badness *b)
{
	int i;

	for (i = 0; i < PARTS; i++)
		if (a->part[i] != b->part[i])
			return a->part[i] > b->part[i] ? 1 : -1;
	return 0;
}

/* RULING: RO-110: of equal ways the one that ends on the lowest space. */
static bool ends_lower(struct space a, struct space b)
{
	return a.row != b.row ? a.row < b.row : a.col < b.col;
}

static int pick(const struct rules *r, int n, try_fn *try_it, void *arg, const char *moved,
		int sign, bool *tied)
{
	struct badness best = {.end = NOWHERE}, b;
	int i, found = -1;

	*tied = false;
	for (i = 0; i < n; i++) {
		int order;
		if (badness_of(r, i, try_it, arg, moved, &b))
			return -1;
		order = found < 0 ? 1 : sign * badness_compare(&b, &best);
		if (order >= 0)
			*tied = !order;
		if (order > 0 || (!order && ends_lower(b.end, best.end))) {
			best = b;
			found = i;
		}
	}
	return found;
}

int worst_way(const struct rules *r, int n, try_fn *try_it, void *arg, const char *moved,
	      bool *tied)
{
	return pick(r, n, try_it, arg, moved, 1, tied);
}

int lowest_way(const struct rules *r, int n, try_fn *try_it, void *arg, const char *moved)
{
	bool tied;

	return pick(r, n, try_it, arg, moved, 0, &tied);
}

int best_way(const struct rules *r, int n, try_fn *try_it, void *arg, const char *moved, bool *tied)
{
	return pick(r, n, try_it, arg, moved, -1, tied);
}
