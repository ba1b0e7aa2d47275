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

/* How much better an end is than the best so far: nearer to the source, then fewer steps away. */
static int better_end(const struct push *p, const struct distances *steps, struct space end,
		      struct space best)
{
	int nearer = distance_plain(best, p->source) - distance_plain(end, p->source);

	return nearer ? nearer : distance_from(steps, best) - distance_from(steps, end);
}

static bool may_end(const struct luring *l, struct space s)
{
	return !(scene_flags(&l->map, s) & SPACE_OBSTACLE) &&
	       !space_has_other_spacer(l->w.r->board, s, l->w.who) &&
	       !space_has_other_intruder(l->w.r->board, s, l->w.who);
}

/* The stops in reach that are nearest to the source, the lowest first; where the figure stands if
 * none is nearer. */
static int nearest_ends(const struct luring *l, const struct distances *steps, struct space *out)
{
	const struct push *p = l->w.push;
	const struct scene *sc = &l->map;
	struct space s;
	int n = 1;

	out[0] = l->w.at;
	for (s.row = 0; s.row < sc->rows; s.row++)
		for (s.col = 0; s.col < sc->cols; s.col++) {
			int far = distance_from(steps, s), better;
			if (far == UNREACHABLE || far > p->x || space_same(s, l->w.at) ||
			    !may_end(l, s))
				continue;
			better = better_end(p, steps, s, out[0]);
			n = better > 0 ? 0 : n;
			if (better >= 0)
				out[n++] = s;
		}
	return n;
}

/* Where a Lure leads to: the source, or if no way does, the nearest stop (RULING: RA-59, RI-04,
 * RI-15). */
static int lure_end(struct luring *l, struct space *end)
{
	const struct rules *r = l->w.r;
	const struct push *p = l->w.push;
	struct scene *sc = &l->map;
	struct distances steps = distances_to(sc, l->w.at, walk_lured); /* the same both ways */
	size_t room = (size_t)(sc->rows * sc->cols) + 1;
	struct space *ends = arena_unset(r->board->arena, struct space, room);
	int i, n;

	*end = p->source;
	if (!scene_holds(sc, p->source) || distance_from(&steps, p->source) != UNREACHABLE)
		return 0;
	n = nearest_ends(l, &steps, ends);
	i = choose_of_several(r, p->who, POINT_STOP,
			      spaces_labels((struct spaces){ends, n}, r->board->arena), n,
			      "no way leads to the source, and these are as near [RA-59]");
	if (i < 0)
		return -1;
	*end = ends[i];
	return 0;
}

static void lure_start(struct luring *l, const struct rules *r, const struct push *p)
{
	walk_start(&l->w, r, p);
	l->w.resolves = true;
	l->w.passes = true; /* MOV-09, MOV-10; RULING: RA-59 */
	scene_build(&l->map, r->board);
}

struct axis_try {
	const struct push *push;
	struct space end;
};

static int try_axis(const struct rules *r, int axis, void *arg)
{
	const struct axis_try *t = arg;
	struct luring l;

	lure_start(&l, r, t->push);
	zigzag_start(&l.z, &l.map, t->end, walk_lured, ZIG_HORIZONTAL);
	l.z.wanted = axis ? ZIG_VERTICAL : ZIG_HORIZONTAL;
	return lure_on(&l);
}

/* RULING: RO-110: by default the one with the lower end. */
static int first_axis(struct luring *l)
{
	const struct rules *r = l->w.r;
	struct push copy = *l->w.push;
	struct axis_try both = {&copy, l->z.target};
	int axis;

	if (!zigzag_has_choice(&l->z, &l->map, l->w.at))
		return 0;
	axis = lowest_way(r, 2, try_axis, &both, copy.who);
	if (axis >= 0)
		axis = choose_rather(r, copy.who, POINT_FIRST, zig_words, 2, axis,
				     "the players choose the first axis [RA-59]");
	if (axis < 0)
		return -1;
	l->z.wanted = axis ? ZIG_VERTICAL : ZIG_HORIZONTAL;
	return 0;
}

int forced_lure(const struct rules *r, const struct push *p)
{
	struct luring l;
	struct space end;

	EVENT(r->board, LURE, "who=%s by=%s x=%d clause=KW-LURE-2", p->who, p->by, p->x);
	lure_start(&l, r, p);
	if (lure_end(&l, &end))
		return -1;
	zigzag_start(&l.z, &l.map, end, walk_lured, ZIG_HORIZONTAL);
	return first_axis(&l) ? -1 : lure_on(&l);
}
