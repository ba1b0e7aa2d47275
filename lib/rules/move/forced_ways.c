#include "rules/move/forced_ways.h"

#include "board/readings.h"
#include "rules/intruder/route.h"
#include "rules/move/forced_walk.h"
#include "rules/worst.h"

/* Kept in the order of the coordinates they lead to. */
void ways_add(struct ways *w, enum facing way)
{
	static const int rank[] = {[SOUTH] = 0, [WEST] = 1, [EAST] = 2, [NORTH] = 3};
	int i = w->n++;

	for (; i && rank[w->way[i - 1]] > rank[way]; i--)
		w->way[i] = w->way[i - 1];
	w->way[i] = way;
}

struct ways ways_away(struct space source, struct space at)
{
	struct ways w = {.n = 0};
	enum facing way[2];
	int i, n = route_facing(source, at, way);

	for (i = 0; i < n; i++)
		ways_add(&w, way[i]);
	return w;
}

static bool ways_have(const struct ways *w, int way)
{
	int i;

	for (i = 0; i < w->n; i++)
		if ((int)w->way[i] == way)
			return true;
	return false;
}

static int try_way(const struct rules *r, int i, void *arg)
{
	const struct fork *f = arg;

	return f->go(r, f->ways.way[i], f->arg);
}

static const char *point_of(const struct rules *r, const struct fork *f)
{
	return f->nth ? rules_point_nth(r, f->who, f->point, f->nth)
		      : rules_point_of(r, f->who, f->point);
}

/* `best` is the ruling's pick, -1 a failure. */
static int ask(const struct rules *r, const struct fork *f, int best, const char *why,
	       enum facing *out)
{
	const char *labels[4];
	int i;

	for (i = 0; i < f->ways.n; i++)
		labels[i] = facing_words[f->ways.way[i]];
	i = best < 0 || f->ways.n < 2 ? best
				      : choose_at(r, point_of(r, f), labels, f->ways.n, best, why);
	if (i < 0)
		return -1;
	*out = f->ways.way[i];
	return 0;
}

int fork_worst(const struct rules *r, const struct fork *f, const char *why, enum facing *out)
{
	struct fork copy = *f;
	bool tied;
	int worst = worst_way(r, f->ways.n, try_way, &copy, f->who, &tied);

	if (worst < 0 || tied)
		return ask(r, f, worst, why, out);
	*out = f->ways.way[worst];
	return 0;
}

int fork_picked(const struct rules *r, const struct fork *f, const char *why, enum facing *out)
{
	struct fork copy = *f;
	bool tied;

	return ask(r, f, best_way(r, f->ways.n, try_way, &copy, f->who, &tied), why, out);
}

int fork_lowest(const struct rules *r, const struct fork *f, const char *why, enum facing *out)
{
	struct fork copy = *f;

	return ask(r, f, lowest_way(r, f->ways.n, try_way, &copy, f->who), why, out);
}

/* The player's, with the default known. */
static int fork_known(const struct rules *r, const struct fork *f, enum facing by_default,
		      const char *why, enum facing *out)
{
	int i;

	for (i = 0; i < f->ways.n && f->ways.way[i] != by_default; i++)
		;
	return ask(r, f, i, why, out);
}

/* ---- out of a shared space ---- */

/* Tried on a copy: what halts it at once or puts it back is no way. */
static int leads_out(const struct rules *r, const struct push *p, const struct fork *f,
		     enum facing way, bool *out)
{
	struct board *copy = board_copy(r->board, r->board->arena);
	struct fate peek = {.peek = true};
	struct chain chain;
	struct rules trial = rules_trial(r, copy, &peek, &chain);
	struct space start = figure_at(figure_named(r->board, p->who));
	int result;

	fate_begin(&peek, copy);
	result = f->go(&trial, way, f->arg);
	fate_release(&peek);
	*out = !space_same(figure_at(figure_named(copy, p->who)), start);
	return result;
}

/* RULING: RO-02: by (a) that of the source's last step is the only one, wherever on the page it
 * leads. */
static bool has_one_way(const struct push *p, struct forced_walk *walk)
{
	if (p->last_step == NO_DIRECTION || !plays(walk->r->board, RO_02, 'a'))
		return false;
	walk->way = (enum facing)p->last_step;
	return !walk_at_edge(walk);
}

/* RULING: RO-109: a way off the page is none. RULING: RO-02: an ordinary push may by (a) and (c) go
 * a way that halts it at once. */
static int ways_out(const struct rules *r, const struct push *p, struct fork *f)
{
	struct forced_walk walk;
	bool leads, one;
	int way;

	f->ways.n = 0;
	walk_start(&walk, r, p);
	one = has_one_way(p, &walk);
	for (way = NORTH; way <= WEST; way++) {
		walk.way = (enum facing)way;
		if (walk_at_edge(&walk) || walk_barred(&walk, walk.way) ||
		    (one && way != p->last_step))
			continue;
		if (leads_out(r, p, f, walk.way, &leads))
			return -1;
		if (leads || (!p->unavoidable && (one || plays(r->board, RO_02, 'c'))))
			ways_add(&f->ways, walk.way);
	}
	return 0;
}

int fork_out(const struct rules *r, const struct push *p, struct fork *f, enum facing *out)
{
	if (ways_out(r, p, f))
		return -1;
	if (!f->ways.n)
		return 1;
	if (plays(r->board, RO_02, 'c'))
		return fork_worst(r, f, why_cited(r->board, "all are as bad", RO_02), out);
	if (ways_have(&f->ways, p->last_step) && plays(r->board, RO_02, 'a')) {
		*out = (enum facing)p->last_step;
		return 0;
	}
	if (ways_have(&f->ways, p->last_step))
		return fork_known(r, f, (enum facing)p->last_step,
				  "the source's last step carries on [RT-09]", out);
	return fork_picked(r, f, "the player picks; this is the least bad [RT-09]", out);
}
