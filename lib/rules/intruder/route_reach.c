#include "rules/intruder/route_reach.h"

#include "data/field.h"
#include "space/adjacent.h"

/* May it take that step? Nothing leads on from beside a weld, and none is passed (WLD-12). */
static bool may_step(const struct route_ask *q, struct space s, enum facing way, struct space bound)
{
	struct walk walk = route_walk(q);
	struct space next = space_step(s, way);

	if (scene_border(q->scene, s, way) & (walk.lines | EDGE_BORDER | EDGE_WELDED))
		return false;
	if (!space_same(s, q->from) && beside_weld(q->scene, s))
		return false;
	return space_same(next, bound) || !(scene_flags(q->scene, next) & walk.spaces);
}

/* Breadth first over these steps, along them or, for the steps that are left, against them. */
static int *count_steps(const struct route_ask *q, struct space start, bool back)
{
	const struct scene *sc = q->scene;
	int size = sc->rows * sc->cols, head = 0, tail = 0, i, way;
	int *steps = arena_array(sc->board->arena, int, (size_t)size);
	int *queue = arena_array(sc->board->arena, int, (size_t)size);

	for (i = 0; i < size; i++)
		steps[i] = UNREACHABLE;
	steps[scene_at(sc, start)] = 0;
	queue[tail++] = scene_at(sc, start);
	while (head < tail) {
		struct space s = scene_space(sc, queue[head++]);
		for (way = NORTH; way <= WEST; way++) {
			struct space next = space_step(s, (enum facing)way);
			if (!scene_holds(sc, next) || steps[scene_at(sc, next)] != UNREACHABLE ||
			    !(back ? may_step(q, next, facing_opposite((enum facing)way), start)
				   : may_step(q, s, (enum facing)way, start)))
				continue;
			steps[scene_at(sc, next)] = steps[scene_at(sc, s)] + 1;
			queue[tail++] = scene_at(sc, next);
		}
	}
	return steps;
}

const int *route_steps(const struct route_ask *q)
{
	return count_steps(q, q->from, false);
}

const int *route_back(const struct route_ask *q, struct space to)
{
	return count_steps(q, to, true);
}

bool route_may_stop(const struct route_ask *q, const int *steps, int i)
{
	return steps[i] != UNREACHABLE && (q->speed == UNLIMITED || steps[i] <= q->speed) &&
	       route_may_end(q, scene_space(q->scene, i));
}

bool route_reaches(const struct route_ask *q)
{
	const int *steps = route_steps(q);
	int size = q->scene->rows * q->scene->cols, i;

	for (i = 0; i < size; i++)
		if (route_may_stop(q, steps, i) && route_serves(q, scene_space(q->scene, i)))
			return true;
	return false;
}

/* RULING: RI-61: for a Boss what serves its Attack comes first, and the Target's own space before
 * everything that does not. */
static void put_serving_first(const struct route_ask *q, int *rank)
{
	int size = q->scene->rows * q->scene->cols, i;

	for (i = 0; i < size; i++) {
		struct space s = scene_space(q->scene, i);
		if (rank[i] == UNREACHABLE)
			continue;
		if (space_same(s, q->target))
			rank[i] = size;
		else if (!route_serves(q, s))
			rank[i] += size + 1;
	}
}

/* How far an end is from the Target: by its own steps, or, with no route to it, by the count of
 * Closest (RI-15), which puts what cannot be reached behind everything. */
const int *route_farness(const struct route_ask *q)
{
	int *rank = route_field(q, q->target, route_walk(q));
	int size = q->scene->rows * q->scene->cols, i;

	if (rank[scene_at(q->scene, q->from)] != UNREACHABLE) {
		if (q->boss)
			put_serving_first(q, rank);
		return rank;
	}
	rank = route_field(q, q->target, walk_target);
	for (i = 0; i < size; i++)
		if (rank[i] == UNREACHABLE)
			rank[i] = size + distance_plain(scene_space(q->scene, i), q->target);
	return rank;
}
