/* Pushback: the source turns to the figure, goes up to it and drives it ahead (KW-PUSHBACK-1 to
 * KW-PUSHBACK-3). Whoever is pushed resolves every tile it is moved onto and breaks the
 * Destructible ones; the Board Edge stops it (RULING: RO-35). */
#include <stdlib.h>

#include "event/event.h"
#include "rules/intruder/route_pick.h"
#include "rules/move/forced_walk.h"
#include "rules/move/forced_ways.h"
#include "rules/move/terrain.h"
#include "space/adjacent.h"

/* The source, on its way. */
struct pusher {
	const struct rules *r;
	const struct push *push;
	struct figure who;
	bool boss;
	struct space path[ROWS_MOST * COLS_MOST]; /* every space stood on, the start first */
	int n;
	enum facing way; /* of its last step */
	bool gone;	 /* killed by whom it ran into (RULING: RO-26) */
};

static struct space here(const struct pusher *s)
{
	return s->path[s->n - 1];
}

/* A Boss breaks Destructible tiles (BTC-02), others are ignored (BTC-01); Crash hits Spacers. */
static int stride(struct pusher *s, struct space to)
{
	struct terrain *t = board_terrain_at(s->r->board, to);
	struct spacer *met;

	neighbour_way(here(s), to, &s->way);
	if (t && s->boss && tile_has(s->r->board, t, KEYWORD_DESTRUCTIBLE))
		terrain_destroy(s->r, t, "BTC-02");
	s->path[s->n++] = to;
	figure_put(s->who, to);
	met = board_spacer_at(s->r->board, to);
	if (!met || !figure_has_crash(s->r->board, s->who))
		return 0;
	if (harm_crash(s->r, met, "KW-CRASH-5"))
		return -1;
	s->gone = !board_find(s->r->board, KIND_INTRUDER, NULL, s->push->by);
	return 0;
}

/* ---- up to the figure ---- */

static bool can_stand_behind(const struct scene *sc, struct space behind, enum facing way,
			     bool boss)
{
	return grid_is_space(&sc->board->grid, behind) &&
	       !(scene_border(sc, behind, way) & EDGE_ANY) &&
	       (boss || !(scene_flags(sc, behind) & SPACE_OBSTACLE));
}

/* KW-PUSHBACK-2: the source goes straight behind the figure, as an Intruder moves: past figures, by
 * a zigzag whose first axis the players choose (RULING: RA-68). 1: it cannot get there, or a weld
 * has halted it (WLD-12). */
static int close_gap(struct pusher *s, struct space target, enum facing way)
{
	struct space behind = space_step(target, facing_opposite(way));
	struct scene sc;
	struct route_ask q = {.scene = &sc,
			      .who = s->who.intruder,
			      .from = here(s),
			      .boss = s->boss};
	const struct route *route;
	struct routes all;
	int i;

	if (space_same(here(s), target))
		return 0;
	scene_build(&sc, s->r->board);
	if (!can_stand_behind(&sc, behind, way, s->boss))
		return 1;
	if (routes_to(&q, behind, &all, s->r->diag))
		return -1;
	if (!all.n)
		return 1;
	route = route_pick(s->r, figure_name(s->who), &all);
	for (i = 1; route && i < route->n && !s->gone; i++)
		if (stride(s, route->path[i]))
			return -1;
	if (!route)
		return -1;
	return !space_same(here(s), behind);
}

static void face(const struct rules *r, struct figure f, enum facing way)
{
	if (f.spacer)
		f.spacer->facing = (int)way;
	else
		f.intruder->facing = (int)way;
	EVENT(r->board, TURNS, "who=%s facing=%s clause=KW-PUSHBACK-1", figure_name(f),
	      facing_words[way]);
}

/* ---- ahead of it ---- */

/* WLD-12: an Intruder that comes beside a weld halts, and drives nobody further. */
static int furthest(const struct pusher *s, struct space target, enum facing way)
{
	struct space at = here(s);
	struct scene sc;
	int x = space_same(at, target) ? 1 : 0;

	scene_build(&sc, s->r->board);
	for (; x < s->push->x && scene_holds(&sc, at); x++) {
		at = space_step(at, way);
		if (s->who.intruder && scene_holds(&sc, at) && beside_weld(&sc, at))
			return x + 1;
	}
	return s->push->x;
}

static int drive(const struct rules *r, const struct push *p, enum facing way, int x,
		 struct forced_walk *w)
{
	walk_start(w, r, p);
	w->resolves = true;
	w->way = way;
	while (w->n - 1 < x && !w->stopped) { /* KW-PUSHBACK-3 */
		if (walk_at_edge(w))
			walk_stop(w, "is at the edge of the board", "KW-PUSHBACK-3");
		else if (walk_step(w))
			return -1;
		if (w->who.spacer && w->who.spacer->dead)
			return 0;
	}
	return walk_end(w);
}

static bool must_leave(const struct pusher *s, struct space at)
{
	if (space_has_other_intruder(s->r->board, at, s->who))
		return true;
	return !s->boss && space_has_other_spacer(s->r->board, at, s->who); /* RI-04, BTC-12 */
}

/* It walks in the steps of whom it drives, and ends as any Intruder does. */
static int follow(struct pusher *s, struct space to, enum facing way)
{
	char at[PLACE_TEXT];

	while (!space_same(here(s), to) && !s->gone)
		if (stride(s, space_step(here(s), way)))
			return -1;
	if (s->gone)
		return 0;
	while (s->n > 1 && must_leave(s, here(s)))
		s->n--;
	figure_put(s->who, here(s));
	if (s->n < 2)
		return 0;
	EVENT(s->r->board, PATH, "who=%s to=%s path=%s clause=KW-PUSHBACK-2", figure_name(s->who),
	      space_text(here(s), at),
	      spaces_text((struct spaces){s->path, s->n}, s->r->board->arena));
	return forced_land(s->r, s->who, s->way);
}

/* ---- the push ---- */

static int shove(struct pusher *s, struct space target, enum facing way)
{
	struct forced_walk w;
	int blocked;

	face(s->r, s->who, way); /* KW-PUSHBACK-1: it turns first */
	blocked = close_gap(s, target, way);
	if (s->gone)
		return blocked < 0 ? -1 : 0;
	if (blocked > 0)
		EVENT(s->r->board, STAYS, "who=%s why=%s ruling=RT-30", s->push->who,
		      "the source cannot get behind it");
	if (blocked)
		return blocked < 0 ? -1 : follow(s, here(s), way);
	if (drive(s->r, s->push, way, furthest(s, target, way), &w))
		return -1;
	/* RULING: RO-35: it halts behind the pushed */
	return follow(s, w.n > 1 ? space_step(w.at, facing_opposite(way)) : here(s), way);
}

static int go(const struct rules *r, enum facing way, void *arg)
{
	const struct push *p = arg;
	struct pusher *s = arena_new(r->board->arena, struct pusher);
	struct forced_walk w;

	*s = (struct pusher){.r = r, .push = p, .way = way};
	if (p->by)
		s->who = figure_named(r->board, p->by);
	if (!figure_exists(s->who))
		return drive(r, p, way, p->x, &w);
	s->boss = figure_is_boss(r->board, s->who);
	s->path[s->n++] = figure_at(s->who);
	return shove(s, figure_at(figure_named(r->board, p->who)), way);
}

int forced_pushback(const struct rules *r, const struct push *p)
{
	struct push copy = *p;
	struct fork f = {.who = p->who, .point = POINT_WAY, .go = go, .arg = &copy};
	struct space at = figure_at(figure_named(r->board, p->who));
	enum facing way;
	int none;

	EVENT(r->board, PUSHBACK, "who=%s by=%s x=%d clause=KW-PUSHBACK-2 ruling=RA-56", p->who,
	      p->by ? p->by : "the source", p->x);
	if (space_same(p->source, at)) {
		none = fork_out(r, p, &f, &way);
	} else {
		f.ways = ways_away(p->source, at); /* RULING: RA-56 */
		none = fork_lowest(r, &f, "the players choose between equal axes [RA-56]", &way);
	}
	if (none > 0)
		EVENT(r->board, STAYS, "who=%s why=%s ruling=RT-09", p->who, "no way leads out");
	if (none)
		return none < 0 ? -1 : 0;
	return go(r, way, &copy);
}
