#include "rules/intruder/route_reach.h"

#include "data/field.h"
#include "space/adjacent.h"

/* Steps from the start to every space; nothing leads on from beside a weld, and none is passed. */
int *route_steps(const struct route_ask *q)
{
	const struct scene *sc = q->scene;
	struct walk walk = route_walk(q);
	int size = sc->rows * sc->cols, head = 0, tail = 0, i, way;
	int *steps = arena_array(sc->board->arena, int, (size_t)size);
	int *queue = arena_array(sc->board->arena, int, (size_t)size);

	for (i = 0; i < size; i++)
		steps[i] = UNREACHABLE;
	steps[scene_at(sc, q->from)] = 0;
	queue[tail++] = scene_at(sc, q->from);
	while (head < tail) {
		struct space s = scene_space(sc, queue[head++]);
		if (steps[scene_at(sc, s)] && beside_weld(sc, s))
			continue;
		for (way = NORTH; way <= WEST; way++) {
			struct space next = space_step(s, (enum facing)way);
			if ((scene_border(sc, s, (enum facing)way) &
			     (walk.lines | EDGE_BORDER | EDGE_WELDED)) ||
			    steps[scene_at(sc, next)] != UNREACHABLE ||
			    (scene_flags(sc, next) & walk.spaces))
				continue;
			steps[scene_at(sc, next)] = steps[scene_at(sc, s)] + 1;
			queue[tail++] = scene_at(sc, next);
		}
	}
	return steps;
}

/* RULING: RT-32: beside the Target, not on it, even for a Boss (MOV-04). */
bool route_may_stop(const struct route_ask *q, const int *steps, int i)
{
	struct space s = scene_space(q->scene, i);

	return steps[i] != UNREACHABLE && (q->speed == UNLIMITED || steps[i] <= q->speed) &&
	       route_may_end(q, s) && (!space_same(s, q->target) || space_same(s, q->from));
}

bool route_reaches(const struct route_ask *q)
{
	const int *steps = route_steps(q);
	int i, way;

	for (way = NORTH; way <= WEST; way++) {
		struct space s = space_step(q->target, (enum facing)way);
		if (!scene_holds(q->scene, s) || !route_beside(q->scene, s, q->target))
			continue;
		i = scene_at(q->scene, s);
		if (route_may_stop(q, steps, i))
			return true;
	}
	return false;
}

/* How far an end is from the Target: by its own steps, or, with no route to it, by the count of
 * Closest (RI-15), which puts what cannot be reached behind everything. */
const int *route_farness(const struct route_ask *q)
{
	const int *walked = route_field(q, q->target, route_walk(q));
	int size = q->scene->rows * q->scene->cols, i;
	int *rank;

	if (walked[scene_at(q->scene, q->from)] != UNREACHABLE)
		return walked;
	rank = (int *)route_field(q, q->target, walk_target);
	for (i = 0; i < size; i++)
		if (rank[i] == UNREACHABLE)
			rank[i] = size + distance_plain(scene_space(q->scene, i), q->target);
	return rank;
}
