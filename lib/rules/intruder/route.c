#include "rules/intruder/route_reach.h"

#include <stdlib.h>
#include <string.h>

#include "board/readings.h"
#include "data/field.h"
#include "space/adjacent.h"

/* RULING: RI-05, RI-06: closed doors and red lines stop everyone, Obstacles the baseline ones; a
 * welded door is routed through, for it is met and stops (MOV-11 to MOV-13, BTC-03, BTC-05), unless
 * it is disabled (DSB-02). */
struct walk route_walk(const struct route_ask *q)
{
	return (struct walk){.lines = EDGE_WALLS | EDGE_RED | EDGE_CLOSED | EDGE_DISABLED,
			     .spaces = q->boss || plays(q->scene->board, RI_05, 'a')
					   ? 0u
					   : (unsigned)SPACE_OBSTACLE};
}

/* Does a wall or a shut door stand on the straight line? */
static bool walled(const struct scene *sc, struct space from, struct space to)
{
	enum facing way = from.row < to.row   ? NORTH
			  : from.row > to.row ? SOUTH
			  : from.col < to.col ? EAST
					      : WEST;

	for (; !space_same(from, to); from = space_step(from, way))
		if (scene_border(sc, from, way) & (EDGE_WALLS | EDGE_DOORS))
			return true;
	return false;
}

bool route_in_line(const struct scene *sc, struct space from, struct space to, int range)
{
	int far = distance_plain(from, to);

	if (from.row != to.row && from.col != to.col) /* CMD-21 */
		return false;
	far -= range != UNLIMITED && far && plays(sc->board, RI_16, 'b');
	if (range != UNLIMITED && far > range) /* CMD-20, CMD-22; RULING: RI-62: 0 is in it */
		return false;
	return !(plays(sc->board, RI_08, 'b') && walled(sc, from, to));
}

bool route_beside(const struct scene *sc, struct space at, struct space target)
{
	return adjacent_to_tile(sc, target, at, NULL); /* KW-OBSTACLE-4: whoever stands on it is */
}

bool route_in_range(const struct route_ask *q, struct space at)
{
	return route_in_line(q->scene, at, q->target, q->range);
}

static bool holds_other(const struct route_ask *q, struct space at, bool spacers)
{
	const struct board *b = q->scene->board;

	EACH(b, intruder, in)
		if (in != q->who && space_same(in->at, at))
			return true;
	return spacers && board_spacer_at(b, at);
}

bool route_may_end(const struct route_ask *q, struct space at)
{
	if (space_same(at, q->from)) /* nobody is made to leave by its own move */
		return true;
	if (!(scene_flags(q->scene, at) & SPACE_FIGURE))
		return true;
	if (!q->boss && plays(q->scene->board, RI_04, 'a'))
		return true;
	return !holds_other(q, at, !q->boss); /* BTC-12: a Boss ends on a Spacer */
}

bool route_serves(const struct route_ask *q, struct space at)
{
	if (space_same(at, q->target)) /* RULING: RI-62, RI-64 */
		return true;
	return q->enough ? q->enough(q, at) : route_beside(q->scene, at, q->target); /* MOV-04 */
}

/* RULING: RI-61: it does not seek the Target's own space, but where it starts there it stays. */
static bool may_halt(const struct route_ask *q, struct space at)
{
	return route_may_end(q, at) && (!space_same(at, q->target) || space_same(at, q->from));
}

/* ---- one route, step by step ---- */

struct walking {
	const struct route_ask *q;
	struct zigzag zig;
	int steps;	    /* the most it may take */
	bool to_stop;	    /* the walk leads to an end picked before, not to the Target */
	bool halted_too;    /* one that a weld halts on its way there is a route as well */
	struct space *path; /* room for every space of the map */
	int n;
	struct routes *out;
	struct diag *d;
	bool taken;   /* an end was not to be had */
	bool blocked; /* a wall barred a step of the zigzag */
	bool free;    /* and so the players pick any shortest route: RI-02 (d) */
};

static bool same_path(const struct route *r, const struct walking *w)
{
	return r->n == w->n && !memcmp(r->path, w->path, (size_t)w->n * sizeof *w->path);
}

static int keep(struct walking *w, enum zig first)
{
	struct arena *a = w->q->scene->board->arena;
	struct routes *out = w->out;
	int i;

	for (i = 0; i < out->n; i++)
		if (same_path(&out->at[i], w))
			return 0;
	if (out->n == ROUTES_MOST)
		return diag_set(w->d, "more than %d routes lead to the Target", ROUTES_MOST);
	if (out->n == out->room) {
		struct route *more;
		out->room = out->room * 2 + 4;
		more = arena_unset(a, struct route, (size_t)out->room);
		if (out->n)
			memcpy(more, out->at, (size_t)out->n * sizeof *more);
		out->at = more;
	}
	out->at[out->n] = (struct route){arena_unset(a, struct space, (size_t)w->n), w->n, first};
	memcpy(out->at[out->n++].path, w->path, (size_t)w->n * sizeof *w->path);
	return 0;
}

/* Does the walk end on the space it has come to, wherever it leads? */
static bool halts(const struct walking *w, struct space at)
{
	if (w->n - 1 == w->steps) /* MOV-02 */
		return true;
	/* WLD-12: beside a weld it stops, if it moved there. */
	return w->n > 1 && beside_weld(w->q->scene, at);
}

/* What to do on a space: -1 to go on, 1 to end here, 0 to give this route up. */
static int verdict(struct walking *w, struct space at)
{
	bool here = may_halt(w->q, at);

	if (w->to_stop && space_same(at, w->zig.target))
		return 1;
	/* RULING: RI-63: a shooter ends on the first firing space, wherever it is bound. */
	if ((!w->to_stop || w->q->enough) && route_serves(w->q, at)) {
		if (here)
			return 1;
		if (!w->q->enough) { /* RULING: RI-07 (4): a ranged one goes on */
			w->taken = true;
			return 0;
		}
	}
	if (!halts(w, at))
		return -1;
	if (w->to_stop)
		return w->halted_too;
	w->taken |= !here;
	return here;
}

static bool stops_earlier(const struct route_ask *q)
{
	return plays(q->scene->board, RI_04, 'b');
}

/* RULING: RI-04 (b): back along its way to the last space it may end on. */
static int keep_earlier(struct walking *w, enum zig first)
{
	int n = w->n, result;

	while (w->n > 1 && !may_halt(w->q, w->path[w->n - 1]))
		w->n--;
	result = keep(w, first);
	w->n = n;
	return result;
}

static int walk_on(struct walking *w, struct space at, enum zig first)
{
	struct zigzag before = w->zig;
	enum facing ways[4];
	int i, n, end;

	w->path[w->n++] = at;
	end = verdict(w, at);
	if (end > 0 && keep(w, first))
		return -1;
	if (!end && !w->to_stop && w->taken && stops_earlier(w->q) && keep_earlier(w, first))
		return -1;
	n = end < 0 ? zigzag_ways(&w->zig, w->q->scene, at, ways) : 0;
	if (end < 0 && !n && w->zig.stuck && !w->to_stop) {
		if (keep_earlier(w, first)) /* RULING: RI-02 (a) */
			return -1;
	} else if (end < 0 && !n) {
		w->taken = true; /* only the Target's own space is left */
	}
	for (i = 0; i < n; i++) {
		/* WLD-12: a weld that still stands is not passed. */
		if (scene_border(w->q->scene, at, ways[i]) & EDGE_WELDED) {
			if ((!w->to_stop || w->halted_too) && keep(w, first))
				return -1;
			continue;
		}
		zigzag_step(&w->zig, ways[i]);
		if (walk_on(w, space_step(at, ways[i]), first))
			return -1;
		w->zig = before;
	}
	w->n--;
	return 0;
}

/* Every zigzag route toward a space, with either first axis where it matters (MOV-19). */
static int walk_zigzag(struct walking *w, struct space to)
{
	enum zig first;
	int split;

	zigzag_start(&w->zig, w->q->scene, to, route_walk(w->q), ZIG_HORIZONTAL);
	if (w->to_stop && !w->halted_too)
		w->zig.to_target = route_back(w->q, to);
	w->zig.arrives = w->to_stop;
	w->zig.blocked = &w->blocked;
	w->zig.free = w->free;
	split = zigzag_has_choice(&w->zig, w->q->scene, w->q->from);
	for (first = ZIG_HORIZONTAL; first <= ZIG_VERTICAL; first++) {
		w->n = 0;
		w->zig.wanted = first;
		if (walk_on(w, w->q->from, split ? first : ZIG_NONE))
			return -1;
	}
	return 0;
}

static int walk_to(struct walking *w, struct space to)
{
	int before = w->out->n, result;

	w->blocked = false;
	if (walk_zigzag(w, to))
		return -1;
	if (!w->blocked || !plays(w->q->scene->board, RI_02, 'd'))
		return 0;
	w->out->n = before;
	w->free = true;
	result = walk_zigzag(w, to);
	w->free = false;
	return result;
}

/* ---- the best end it can have ---- */

/* RULING: RI-04 (c): the lowest distance to the Target, then the fewest steps, then the players. */
static int walk_elsewhere(struct walking *w)
{
	const struct route_ask *q = w->q;
	struct reached at = route_steps(q);
	struct farness far = route_farness(q);
	int best_far = 0, best_steps = UNREACHABLE, i;

	for (i = at.first; i <= at.last; i++) {
		int f;
		if (!route_may_stop(q, &at, i))
			continue;
		f = route_far(&far, scene_space(q->scene, i));
		if (f == UNREACHABLE ||
		    (best_steps != UNREACHABLE &&
		     (f > best_far || (f == best_far && at.steps[i] >= best_steps))))
			continue;
		best_far = f;
		best_steps = at.steps[i];
	}
	w->to_stop = true;
	for (i = at.first; i <= at.last && best_steps != UNREACHABLE; i++)
		if (at.steps[i] == best_steps && route_may_stop(q, &at, i) &&
		    route_far(&far, scene_space(q->scene, i)) == best_far &&
		    walk_to(w, scene_space(q->scene, i)))
			return -1;
	return 0;
}

/* RULING: RI-07 (b): the fewest steps to any firing space; false if none is in reach. */
static int walk_to_fire(struct walking *w)
{
	const struct route_ask *q = w->q;
	struct reached at = route_steps(q);
	int best = UNREACHABLE, i;

	for (i = at.first; i <= at.last; i++)
		if (route_may_stop(q, &at, i) && route_serves(q, scene_space(q->scene, i)) &&
		    (best == UNREACHABLE || at.steps[i] < best))
			best = at.steps[i];
	w->to_stop = true;
	for (i = at.first; i <= at.last && best != UNREACHABLE; i++)
		if (at.steps[i] == best && route_may_stop(q, &at, i) &&
		    route_serves(q, scene_space(q->scene, i)) &&
		    walk_to(w, scene_space(q->scene, i)))
			return -1;
	w->to_stop = false;
	return 0;
}

static struct walking walking_start(const struct route_ask *q, struct routes *out, struct diag *d)
{
	size_t spaces = (size_t)(q->scene->rows * q->scene->cols);

	*out = (struct routes){0};
	return (struct walking){.q = q,
				.path = arena_unset(q->scene->board->arena, struct space, spaces),
				.out = out,
				.d = d};
}

int routes_find(const struct route_ask *q, struct routes *out, struct diag *d)
{
	struct walking w = walking_start(q, out, d);

	w.steps = q->speed == UNLIMITED ? ROWS_MOST * COLS_MOST : q->speed;
	if (q->enough && plays(q->scene->board, RI_07, 'b') && walk_to_fire(&w))
		return -1;
	if (!out->n && walk_to(&w, q->target))
		return -1;
	if (q->must_be_natural && w.taken) {
		out->n = 0;
		return 0;
	}
	out->elsewhere = !out->n || (w.taken && !stops_earlier(q));
	if (out->elsewhere && walk_elsewhere(&w))
		return -1;
	if (!out->n) { /* no other end at all: it stays */
		w.n = 1;
		w.path[0] = q->from;
		return keep(&w, ZIG_NONE);
	}
	return 0;
}

int routes_to(const struct route_ask *q, struct space to, struct routes *out, struct diag *d)
{
	struct walking w = walking_start(q, out, d);

	w.to_stop = true;
	w.halted_too = true;
	w.steps = ROWS_MOST * COLS_MOST;
	return walk_to(&w, to);
}

int route_facing(struct space from, struct space target, enum facing ways[2])
{
	int up = target.row - from.row, right = target.col - from.col, n = 0;

	/* RULING: RI-12: along the longer offset. */
	if (right && abs(right) >= abs(up))
		ways[n++] = right > 0 ? EAST : WEST;
	if (up && abs(up) >= abs(right))
		ways[n++] = up > 0 ? NORTH : SOUTH;
	return n;
}
