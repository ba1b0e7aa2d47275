/* Breadth first from the start, which says what lies on a shortest way, then back from the end over
 * those spaces alone, so that each of them knows how far it is and what the rest of its way costs;
 * the next step is then looked up. */
#include "rules/move/spacer_path.h"

#include <string.h>

#include "rules/intruder/ai.h"
#include "space/distance.h"

#define NOT_LOOKED 0xffffu

/* Each Intruder is provoked from the spaces around it at most. */
static void count_provoked(struct way_map *w, const struct intruder *in)
{
	const struct scene *sc = &w->steps.scene;
	int way;

	for (way = NORTH; way <= WEST; way++) {
		struct space left = space_step(in->at, (enum facing)way);
		if (scene_holds(sc, left))
			w->provoked[scene_at(sc, left)] += ai_provoked_on(sc, in, left);
	}
}

void way_map_build(struct way_map *w, const struct board *b, bool quiet)
{
	size_t n;

	*w = (struct way_map){.quiet = quiet};
	step_map_build(&w->steps, b);
	n = (size_t)(w->steps.scene.rows * w->steps.scene.cols);
	w->bars = arena_unset(b->arena, unsigned short, 4 * n);
	memset(w->bars, 0xff, 4 * n * sizeof *w->bars); /* NOT_LOOKED */
	w->left = arena_unset(b->arena, int, n);
	w->cost = arena_unset(b->arena, struct way_cost, n);
	w->provoked = arena_array(b->arena, int, n);
	w->queue = arena_unset(b->arena, int, n);
	w->ahead.steps = arena_unset(b->arena, int, n);
	w->ahead.queue = arena_unset(b->arena, int, n);
	if (!quiet)
		EACH(b, intruder, in)
			count_provoked(w, in);
}

static bool may_step(const struct way_map *w, struct space at, enum facing way)
{
	const struct scene *sc = &w->steps.scene;
	unsigned short *bars = &w->bars[4 * scene_at(sc, at) + (int)way];

	if (*bars == NOT_LOOKED)
		*bars = (unsigned short)(step_barred(&w->steps, at, way) |
					 (scene_flags(sc, space_step(at, way)) & SPACE_IN
					      ? 0
					      : BAR_BIT(BAR_COUNT)));
	return !(*bars & ~w->ignore);
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

/* ---- from the start ---- */

static void ahead_start(struct way_map *w, struct space from)
{
	const struct scene *sc = &w->steps.scene;
	struct way_ahead *a = &w->ahead;

	memset(a->steps, -1, (size_t)(sc->rows * sc->cols) * sizeof *a->steps); /* UNREACHABLE */
	a->under_way = true;
	a->from = from;
	a->ignore = w->ignore;
	a->queue[0] = scene_at(sc, from);
	a->steps[a->queue[0]] = 0;
	a->head = 0;
	a->tail = 1;
}

static void spread_ahead(struct way_map *w, int here)
{
	const struct scene *sc = &w->steps.scene;
	struct way_ahead *a = &w->ahead;
	struct space at = scene_space(sc, here);
	int way;

	for (way = NORTH; way <= WEST; way++) {
		struct space to = space_step(at, (enum facing)way);
		if (!(scene_flags(sc, to) & SPACE_IN) ||
		    a->steps[scene_at(sc, to)] != UNREACHABLE || !may_step(w, at, (enum facing)way))
			continue;
		a->steps[scene_at(sc, to)] = a->steps[here] + 1;
		a->queue[a->tail++] = scene_at(sc, to);
	}
}

/* The next search from the same start goes on where this one stops. */
static int steps_ahead(struct way_map *w, struct space from, struct space to)
{
	struct way_ahead *a = &w->ahead;
	int end = scene_at(&w->steps.scene, to);

	if (!a->under_way || !space_same(a->from, from) || a->ignore != w->ignore)
		ahead_start(w, from);
	while (a->head < a->tail && a->steps[end] == UNREACHABLE)
		spread_ahead(w, a->queue[a->head++]);
	return a->steps[end];
}

/* ---- back from the end ---- */

/* The spaces of shortest ways from which a step leads here join the queue's end, which is returned.
 */
static int spread_back(struct way_map *w, int here, int tail)
{
	const struct scene *sc = &w->steps.scene;
	struct space at = scene_space(sc, here);
	int way;

	for (way = NORTH; way <= WEST; way++) {
		struct space from = space_step(at, facing_opposite((enum facing)way));
		if (!(scene_flags(sc, from) & SPACE_IN) ||
		    w->ahead.steps[scene_at(sc, from)] != w->ahead.steps[here] - 1 ||
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
	const struct scene *sc = &w->steps.scene;
	int head = 0, tail = 1, n;

	memset(w->left, -1, (size_t)(sc->rows * sc->cols) * sizeof *w->left); /* UNREACHABLE */
	if (!(scene_flags(sc, to) & scene_flags(sc, from) & SPACE_IN))
		return UNREACHABLE;
	n = steps_ahead(w, from, to);
	if (n == UNREACHABLE || (w->most && n > w->most))
		return UNREACHABLE;
	w->queue[0] = scene_at(sc, to);
	w->left[w->queue[0]] = 0;
	w->cost[w->queue[0]] = (struct way_cost){0, 0}; /* whoever stays there leaves nobody */
	/* when its turn comes to the start, all that is nearer to the end has its cost */
	for (; w->left[w->queue[head]] < n; head++) {
		if (head)
			settle_cost(w, w->queue[head]);
		tail = spread_back(w, w->queue[head], tail);
	}
	return n;
}
