/* Lure and Pushback: the sisters of Knockback. Whoever is pushed or lured resolves every tile it is
 * moved onto and breaks the Destructible ones; the Board Edge stops it (RULING: RO-35). */
#include <stdlib.h>

#include "event/event.h"
#include "rules/intruder/zigzag.h"
#include "rules/move/forced_walk.h"
#include "rules/move/terrain.h"
#include "space/adjacent.h"

/* ---- Lure ---- */

/* Lines stop the lured; an Obstacle does not: they are forced onto it (RULING: RA-59). */
static const struct walk walk_lured = {EDGE_ANY, 0};

static int first_axis(const struct rules *r, const struct push *p, struct zigzag *z,
		      const struct scene *sc, struct space at)
{
	int up = abs(z->target.row - at.row), right = abs(z->target.col - at.col);
	int axis = up > right; /* the longer one, as a figure faces */

	if (!zigzag_has_choice(z, sc, at))
		return 0;
	axis = fate_choose(r->fate, arena_printf(r->board->arena, "%s.first", p->who), zig_words, 2,
			   axis, "the players choose the first axis; this is the longer [RA-59]",
			   r->diag);
	if (axis < 0)
		return -1;
	z->wanted = axis ? ZIG_VERTICAL : ZIG_HORIZONTAL;
	return 0;
}

static int next_way(const struct rules *r, const struct push *p, const struct zigzag *z,
		    struct forced_walk *w)
{
	enum facing ways[4];
	const char *labels[4];
	int n = zigzag_ways(z, &w->scene, w->at, ways), i;

	if (!n)
		return 0;
	for (i = 0; i < n; i++)
		labels[i] = facing_words[ways[i]];
	i = n == 1
		? 0
		: fate_choose(r->fate, arena_printf(r->board->arena, "%s.route-%d", p->who, w->n),
			      labels, n, 0, "both ways round are as short", r->diag);
	if (i < 0)
		return -1;
	w->way = ways[i];
	return 1;
}

int forced_lure(const struct rules *r, const struct push *p)
{
	struct forced_walk w;
	struct zigzag z;
	struct scene map; /* the field of distances stays with it while the walk changes tiles */

	event_add(r->board, "lure", "who=%s by=%s x=%d clause=KW-LURE-2", p->who, p->by, p->x);
	walk_start(&w, r, p);
	w.resolves = true;
	scene_build(&map, r->board);
	zigzag_start(&z, &map, p->source, walk_lured, ZIG_HORIZONTAL);
	if (first_axis(r, p, &z, &map, w.at))
		return -1;
	/* KW-LURE-3: toward the source, until beside it. */
	while (w.n - 1 < p->x && !w.stopped && !adjacent(&w.scene, w.at, p->source, NULL)) {
		int found = next_way(r, p, &z, &w);
		if (found < 0)
			return -1;
		if (!found)
			break;
		zigzag_step(&z, w.way);
		if (walk_step(&w))
			return -1;
		if (w.who.spacer && w.who.spacer->dead)
			return 0;
	}
	return walk_end(&w);
}

/* ---- Pushback ---- */

/* The straight way that carries the target off: the longer axis of the offset (RULING: RA-56). */
static int push_way(const struct rules *r, const struct push *p, struct space at, enum facing *out)
{
	int up = at.row - p->source.row, right = at.col - p->source.col, i;
	const char *labels[2];
	enum facing ways[2];

	ways[0] = right > 0 ? EAST : WEST;
	ways[1] = up > 0 ? NORTH : SOUTH;
	labels[0] = facing_words[ways[0]];
	labels[1] = facing_words[ways[1]];
	i = abs(up) > abs(right);
	if (abs(up) == abs(right))
		i = fate_choose(r->fate, arena_printf(r->board->arena, "%s.way", p->who), labels, 2,
				0, "the players choose between equal axes [RA-56]", r->diag);
	if (i < 0)
		return -1;
	*out = ways[i];
	return 0;
}

/* One step of the source's own: a Boss breaks Destructible tiles (BTC-02), Crash hits Spacers. */
static int stride(const struct rules *r, struct figure source, struct space to)
{
	struct terrain *t = board_terrain_at(r->board, to);
	struct spacer *s;

	if (t && figure_is_boss(r->board, source) && tile_has(r->board, t, TILE_DESTRUCTIBLE))
		terrain_destroy(r, t, "BTC-02"); /* BTC-01: others are ignored */
	figure_put(source, to);
	s = board_spacer_at(r->board, to);
	return s && figure_has_crash(r->board, source) ? harm_crash(r, s, "KW-CRASH-5") : 0;
}

/* KW-PUSHBACK-2: the source goes up to the target, straight behind it. *closed tells if it can. */
static int close_gap(const struct rules *r, struct figure source, struct space target,
		     enum facing way, bool *closed)
{
	struct space behind = space_step(target, facing_opposite(way)), at = figure_at(source);
	bool boss = figure_is_boss(r->board, source);
	struct walk walk = {EDGE_ANY, boss ? 0u : (unsigned)SPACE_OBSTACLE};
	struct zigzag z;
	struct scene sc;

	scene_build(&sc, r->board);
	*closed = false;
	if (!grid_is_space(&r->board->grid, behind) ||
	    (scene_border(&sc, behind, way) & EDGE_ANY) ||
	    (!boss && (scene_flags(&sc, behind) & SPACE_OBSTACLE)) ||
	    space_has_other_intruder(r->board, behind, source) ||
	    space_has_other_spacer(r->board, behind, source))
		return 0;
	zigzag_start(&z, &sc, behind, walk, ZIG_HORIZONTAL);
	while (!space_same(at, behind)) {
		enum facing ways[4];
		if (!zigzag_ways(&z, &sc, at, ways))
			return 0;
		zigzag_step(&z, ways[0]);
		at = space_step(at, ways[0]);
		if (stride(r, source, at))
			return -1;
	}
	*closed = true;
	return 0;
}

static void face(const struct rules *r, struct figure f, enum facing way)
{
	if (f.spacer)
		f.spacer->facing = (int)way;
	else
		f.intruder->facing = (int)way;
	event_add(r->board, "turns", "who=%s facing=%s clause=KW-PUSHBACK-1", figure_name(f),
		  facing_words[way]);
}

/* The source walks in the steps of whom it drives. A baseline Intruder ends on no figure (RI-04).
 */
static int follow(const struct rules *r, struct figure source, struct space to, enum facing way)
{
	struct space free = figure_at(source);
	bool boss = figure_is_boss(r->board, source);
	char at[PLACE_TEXT];

	while (!space_same(figure_at(source), to)) {
		if (stride(r, source, space_step(figure_at(source), way)))
			return -1;
		if (!space_has_other_spacer(r->board, figure_at(source), source) &&
		    !space_has_other_intruder(r->board, figure_at(source), source))
			free = figure_at(source);
	}
	if (!boss || space_has_other_intruder(r->board, to, source))
		figure_put(source, free);
	event_add(r->board, "path", "who=%s to=%s clause=KW-PUSHBACK-2", figure_name(source),
		  space_text(figure_at(source), at));
	return forced_land(r, source, way);
}

static int drive(const struct rules *r, const struct push *p, enum facing way,
		 struct forced_walk *w)
{
	walk_start(w, r, p);
	w->resolves = true;
	w->way = way;
	while (w->n - 1 < p->x && !w->stopped && !walk_at_edge(w)) { /* KW-PUSHBACK-3 */
		if (walk_step(w))
			return -1;
		if (w->who.spacer && w->who.spacer->dead)
			return 0;
	}
	return walk_end(w);
}

int forced_pushback(const struct rules *r, const struct push *p)
{
	struct figure source = p->by ? figure_named(r->board, p->by) : (struct figure){NULL, NULL};
	struct figure who = figure_named(r->board, p->who);
	struct forced_walk w;
	enum facing way;
	struct space end;
	bool closed;

	event_add(r->board, "pushback", "who=%s by=%s x=%d clause=KW-PUSHBACK-2 ruling=RA-56",
		  p->who, p->by ? p->by : "the source", p->x);
	if (push_way(r, p, figure_at(who), &way))
		return -1;
	if (figure_exists(source)) {
		face(r, source, way); /* KW-PUSHBACK-1: it turns first */
		if (close_gap(r, source, figure_at(who), way, &closed))
			return -1;
		if (!closed) {
			event_add(r->board, "stays", "who=%s why=%s ruling=RT-30", p->who,
				  "the source cannot get behind it");
			return 0;
		}
	}
	if (drive(r, p, way, &w))
		return -1;
	end =
	    space_step(w.at, facing_opposite(way)); /* RULING: RO-35: it halts behind the pushed */
	return figure_exists(source) && w.n > 1 ? follow(r, source, end, way) : 0;
}
