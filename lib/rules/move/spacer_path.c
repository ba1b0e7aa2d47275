/* Breadth first from the end, so that every space knows how far it is and what the rest of its way
 * costs; the next step is then looked up. */
#include "rules/move/spacer_path.h"

#include "rules/intruder/ai.h"
#include "space/distance.h"

static int count_provoked(const struct board *b, struct space left)
{
	int n = 0;

	EACH(b, intruder, in)
		n += distance_plain(in->at, left) == 1 && ai_provoked_by(b, in, left);
	return n;
}

void way_map_build(struct way_map *w, const struct board *b, bool quiet)
{
	size_t n, i;

	*w = (struct way_map){.quiet = quiet};
	step_map_build(&w->steps, b);
	n = (size_t)(w->steps.scene.rows * w->steps.scene.cols);
	w->left = arena_array(b->arena, int, n);
	w->cost = arena_array(b->arena, struct way_cost, n);
	w->provoked = arena_array(b->arena, int, n);
	w->queue = arena_array(b->arena, int, n);
	for (i = 0; i < n && !quiet; i++)
		w->provoked[i] = count_provoked(b, scene_space(&w->steps.scene, (int)i));
}

static bool may_step(const struct way_map *w, struct space at, enum facing way)
{
	return !(step_barred(&w->steps, at, way) & ~w->ignore) &&
	       (scene_flags(&w->steps.scene, space_step(at, way)) & SPACE_IN);
}

static int cost_compare(struct way_cost a, struct way_cost b)
{
	return a.provoked != b.provoked ? a.provoked - b.provoked : a.harms - b.harms;
}

/* What is still to be paid after the step from one space to the next. */
static struct way_cost cost_after(const struct way_map *w, struct space at, struct space next)
{
	struct way_cost t = w->cost[scene_at(&w->steps.scene, next)];

	t.harms += step_harms(&w->steps, at, next);
	return t;
}

int way_next(const struct way_map *w, struct space at, struct space out[4], int *best)
{
	/* lowest coordinates first */
	static const enum facing order[] = {SOUTH, WEST, EAST, NORTH};
	const struct scene *sc = &w->steps.scene;
	int left = w->left[scene_at(sc, at)], n = 0;
	size_t i;

	*best = 0;
	if (left == UNREACHABLE)
		return 0;
	for (i = 0; i < COUNT(order); i++) {
		struct space next = space_step(at, order[i]);
		if (!scene_holds(sc, next) || w->left[scene_at(sc, next)] == UNREACHABLE ||
		    w->left[scene_at(sc, next)] != left - 1 || !may_step(w, at, order[i]))
			continue;
		out[n] = next;
		if (cost_compare(cost_after(w, at, next), cost_after(w, at, out[*best])) < 0)
			*best = n;
		n++;
	}
	return n;
}

/* The cost of the mildest way on from a space whose followers have theirs. */
static void settle_cost(struct way_map *w, int here)
{
	struct space at = scene_space(&w->steps.scene, here), next[4];
	int best;

	w->cost[here] = (struct way_cost){0, 0};
	if (way_next(w, at, next, &best))
		w->cost[here] = cost_after(w, at, next[best]);
	w->cost[here].provoked += w->provoked[here];
}

/* The spaces from which a step leads here join the queue's end, which is returned. */
static int spread_back(struct way_map *w, int here, int tail)
{
	struct scene *sc = &w->steps.scene;
	struct space at = scene_space(sc, here);
	int way;

	for (way = NORTH; way <= WEST; way++) {
		struct space from = space_step(at, facing_opposite((enum facing)way));
		if (!(scene_flags(sc, from) & SPACE_IN) ||
		    w->left[scene_at(sc, from)] != UNREACHABLE ||
		    !may_step(w, from, (enum facing)way))
			continue;
		w->left[scene_at(sc, from)] = w->left[here] + 1;
		w->queue[tail++] = scene_at(sc, from);
	}
	return tail;
}

int way_search(struct way_map *w, struct space from, struct space to)
{
	struct scene *sc = &w->steps.scene;
	int i, head = 0, tail = 1;

	for (i = 0; i < sc->rows * sc->cols; i++)
		w->left[i] = UNREACHABLE;
	if (!(scene_flags(sc, to) & scene_flags(sc, from) & SPACE_IN))
		return UNREACHABLE;
	w->queue[0] = scene_at(sc, to);
	w->left[w->queue[0]] = 0;
	w->cost[w->queue[0]] = (struct way_cost){0, 0}; /* whoever stays there leaves nobody */
	while (head < tail) {
		int here = w->queue[head++];
		if (w->left[here])
			settle_cost(w, here);
		tail = spread_back(w, here, tail);
	}
	return w->left[scene_at(sc, from)];
}
