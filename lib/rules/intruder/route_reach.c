#include "rules/intruder/route_reach.h"

#include <string.h>

#include "data/field.h"
#include "space/adjacent.h"

/* ---- steps ---- */

/* Breadth first over the steps it may take, along them or, for the steps that are left, against
 * them. */
struct stepping {
	const struct route_ask *q;
	struct walk walk;
	struct space start;
	bool back;
	int *steps, *queue;
	int tail;
};

/* May it take that step? Nothing leads on from beside a weld, and none is passed (WLD-12). */
static bool may_step(const struct stepping *g, struct space s, enum facing way, struct space next)
{
	const struct scene *sc = g->q->scene;

	if (scene_border(sc, s, way) & (g->walk.lines | EDGE_BORDER | EDGE_WELDED))
		return false;
	if (sc->welds && !space_same(s, g->q->from) && beside_weld(sc, s))
		return false;
	return !(scene_flags(sc, next) & g->walk.spaces) || space_same(next, g->start);
}

static void spread(struct stepping *g, int here)
{
	const struct scene *sc = g->q->scene;
	struct space s = scene_space(sc, here);
	int way;

	for (way = NORTH; way <= WEST; way++) {
		struct space next = space_step(s, (enum facing)way);
		if (!scene_holds(sc, next) || g->steps[scene_at(sc, next)] != UNREACHABLE ||
		    !(g->back ? may_step(g, next, facing_opposite((enum facing)way), s)
			      : may_step(g, s, (enum facing)way, next)))
			continue;
		g->steps[scene_at(sc, next)] = g->steps[here] + 1;
		g->queue[g->tail++] = scene_at(sc, next);
	}
}

static struct stepping stepping_start(const struct route_ask *q, struct space start, bool back)
{
	struct arena *a = q->scene->board->arena;
	size_t size = (size_t)(q->scene->rows * q->scene->cols);
	struct stepping g = {.q = q, .walk = route_walk(q), .start = start, .back = back};

	g.steps = arena_unset(a, int, size);
	g.queue = arena_unset(a, int, size);
	memset(g.steps, -1, size * sizeof *g.steps); /* UNREACHABLE */
	g.queue[g.tail++] = scene_at(q->scene, start);
	g.steps[g.queue[0]] = 0;
	return g;
}

struct reached route_steps(const struct route_ask *q)
{
	struct stepping g = stepping_start(q, q->from, false);
	struct reached out = {.steps = g.steps, .first = g.queue[0], .last = g.queue[0]};
	int i;

	for (i = 0; i < g.tail; i++) {
		out.first = g.queue[i] < out.first ? g.queue[i] : out.first;
		out.last = g.queue[i] > out.last ? g.queue[i] : out.last;
		if (q->speed == UNLIMITED || g.steps[g.queue[i]] < q->speed)
			spread(&g, g.queue[i]);
	}
	return out;
}

struct distances route_back(const struct route_ask *q, struct space to)
{
	struct stepping g = stepping_start(q, to, true);
	const int *from = &g.steps[scene_at(q->scene, q->from)];
	int i;

	/* whoever comes from there goes nearer with every step: what is further off is not asked */
	for (i = 0; i < g.tail && (*from == UNREACHABLE || g.steps[g.queue[i]] < *from); i++)
		spread(&g, g.queue[i]);
	return (struct distances){.scene = q->scene, .to = to, .walk = g.walk, .known = g.steps};
}

/* ---- where it may stop ---- */

bool route_may_stop(const struct route_ask *q, const struct reached *at, int i)
{
	return at->steps[i] != UNREACHABLE && route_may_end(q, scene_space(q->scene, i));
}

bool route_reaches(const struct route_ask *q)
{
	struct reached at = route_steps(q);
	int i;

	for (i = at.first; i <= at.last; i++)
		if (route_may_stop(q, &at, i) && route_serves(q, scene_space(q->scene, i)))
			return true;
	return false;
}

/* ---- how far that is ---- */

struct farness route_farness(const struct route_ask *q)
{
	struct farness f = {.q = q, .to = distances_to(q->scene, q->target, route_walk(q))};

	f.routed = distance_from(&f.to, q->from) != UNREACHABLE;
	if (!f.routed)
		f.to = distances_to(q->scene, q->target, walk_target);
	return f;
}

int route_far(const struct farness *f, struct space s)
{
	int size = f->q->scene->rows * f->q->scene->cols, far = distance_from(&f->to, s);

	if (!f->routed)
		return far == UNREACHABLE ? size + distance_plain(s, f->q->target) : far;
	if (!f->q->boss || far == UNREACHABLE)
		return far;
	/* RULING: RI-61: for a Boss what serves its Attack comes first, and the Target's own space
	 * before everything that does not. */
	if (space_same(s, f->q->target))
		return size;
	return route_serves(f->q, s) ? far : far + size + 1;
}
