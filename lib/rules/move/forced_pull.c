/* Lure: the figure moves towards the source as an Intruder moves, until beside it (KW-LURE-2,
 * KW-LURE-3; RULING: RA-59). It resolves every tile it is moved onto and breaks the Destructible
 * ones (RULING: RO-35). */
#include <stdlib.h>

#include "event/event.h"
#include "rules/intruder/zigzag.h"
#include "rules/move/forced_walk.h"
#include "rules/move/forced_ways.h"
#include "rules/worst.h"
#include "space/adjacent.h"

/* Lines stop the lured; an Obstacle does not: they are forced onto it (RULING: RA-59). */
static const struct walk walk_lured = {EDGE_ANY, 0};

struct luring {
	struct forced_walk w;
	struct zigzag z;
	struct scene map; /* the field of distances stays with it while the walk changes tiles */
};

static int lure_on(struct luring *l);

static int take(struct luring *l, enum facing way)
{
	l->w.way = way;
	zigzag_step(&l->z, way);
	return walk_step(&l->w);
}

/* The rest of the Lure that way, on a copy of the board. */
static int try_turn(const struct rules *r, enum facing way, void *arg)
{
	struct luring l = *(const struct luring *)arg;

	walk_carry_over(&l.w, r);
	return take(&l, way) ? -1 : lure_on(&l);
}

/* 1: no way leads on. */
static int next_way(struct luring *l, enum facing *out)
{
	const struct push *p = l->w.push;
	struct fork f = {
	    .who = p->who, .point = POINT_ROUTE, .nth = l->w.n, .go = try_turn, .arg = l};

	f.ways.n = zigzag_ways(&l->z, &l->w.scene, l->w.at, f.ways.way);
	if (!f.ways.n)
		return 1;
	return fork_lowest(l->w.r, &f, "both ways round are as short", out);
}

static int lure_on(struct luring *l)
{
	const struct push *p = l->w.push;

	/* KW-LURE-3: toward the source, until beside it. */
	while (l->w.n - 1 < p->x && !l->w.stopped &&
	       !figures_adjacent(&l->w.scene, l->w.at, p->source, NULL)) {
		enum facing way;
		int none = next_way(l, &way);
		if (none < 0)
			return -1;
		if (none)
			break;
		if (take(l, way))
			return -1;
		if (l->w.who.spacer && l->w.who.spacer->dead)
			return 0;
	}
	return walk_end(&l->w);
}

static void lure_start(struct luring *l, const struct rules *r, const struct push *p)
{
	walk_start(&l->w, r, p);
	l->w.resolves = true;
	scene_build(&l->map, r->board);
	zigzag_start(&l->z, &l->map, p->source, walk_lured, ZIG_HORIZONTAL);
}

static int try_axis(const struct rules *r, int axis, void *arg)
{
	struct luring l;

	lure_start(&l, r, arg);
	l.z.wanted = axis ? ZIG_VERTICAL : ZIG_HORIZONTAL;
	return lure_on(&l);
}

/* By default the longer one, as a figure faces; of equal ones that with the lower end (RO-110). */
static int first_axis(struct luring *l)
{
	const struct rules *r = l->w.r;
	struct push copy = *l->w.push;
	int up = abs(l->z.target.row - l->w.at.row), right = abs(l->z.target.col - l->w.at.col);
	int axis = up > right;

	if (!zigzag_has_choice(&l->z, &l->map, l->w.at))
		return 0;
	if (up == right)
		axis = lowest_way(r, 2, try_axis, &copy, copy.who);
	if (axis >= 0)
		axis = fate_choose(
		    r->fate, rules_point_of(r, copy.who, POINT_FIRST), zig_words, 2, axis,
		    up == right ? "the players choose the first axis [RA-59]"
				: "the players choose the first axis; this is the longer [RA-59]",
		    r->diag);
	if (axis < 0)
		return -1;
	l->z.wanted = axis ? ZIG_VERTICAL : ZIG_HORIZONTAL;
	return 0;
}

int forced_lure(const struct rules *r, const struct push *p)
{
	struct luring l;

	EVENT(r->board, LURE, "who=%s by=%s x=%d clause=KW-LURE-2", p->who, p->by, p->x);
	lure_start(&l, r, p);
	return first_axis(&l) ? -1 : lure_on(&l);
}
