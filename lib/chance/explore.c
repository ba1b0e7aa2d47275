/* Exploring: every answer in its turn, with its weight, and where that is too much. */
#include <string.h>

#include "chance/fate_own.h"

bool fate_next(struct fate *f)
{
	while (f->length && f->path[f->length - 1].taken + 1 == f->path[f->length - 1].n)
		f->length--;
	if (!f->length)
		return false;
	f->path[f->length - 1].taken++;
	return true;
}

/* The name of a point is noted before it is answered. */
static size_t last_point(const struct fate *f)
{
	const char *blank = f->points.n ? strrchr(f->points.p, ' ') : NULL;

	return blank ? (size_t)(blank + 1 - f->points.p) : 0;
}

/* Few explorations take more than some steps: the path grows with those that do. */
static void make_room(struct fate *f)
{
	struct fate_step *before = f->path;

	if (f->depth < f->room)
		return;
	f->path = arena_unset(f->arena, struct fate_step, (size_t)f->room * 2 + 16);
	if (f->room)
		memcpy(f->path, before, (size_t)f->room * sizeof *before);
	f->room = f->room * 2 + 16;
}

int fate_take_step(struct fate *f, bool chance, const u128 *weights, int n, struct diag *d)
{
	struct fate_step *s;
	int i;

	if (f->depth == FATE_DEPTH)
		return diag_bug(d, "more than %d points in one resolution", FATE_DEPTH);
	make_room(f);
	s = &f->path[f->depth];
	if (f->depth == f->length) {
		*s = (struct fate_step){.n = n, .chance = chance, .point = last_point(f)};
		f->length++;
	}
	if (s->n != n || s->chance != chance)
		return diag_bug(d, "the same resolution took two ways");
	f->depth++;
	if (!chance)
		return s->taken;
	for (s->total = 0, i = 0; i < n; i++)
		s->total += weights ? weights[i] : 1;
	s->weight = weights ? weights[s->taken] : 1;
	f->weight = frac_reduce(f->weight);
	if (!u128_mul(f->weight.num, s->weight, &f->weight.num) ||
	    !u128_mul(f->weight.den, s->total, &f->weight.den))
		return diag_set(
		    d, "the odds grow beyond 128 bits; give some of the dice with --rolled");
	return s->taken;
}

int fate_explore(struct fate *f, const u128 *weights, int n, struct diag *d)
{
	return f->explore_chance ? fate_take_step(f, true, weights, n, d) : -1;
}

/* ---- too much to explore ---- */

long fate_work(const struct board *before, const struct board *after)
{
	long events = board_count(after, KIND_EVENT) - board_count(before, KIND_EVENT);

	return events * (256 + (long)after->grid.rows * after->grid.cols);
}

/* How many ways the point of a step parts, all its dice together. */
static long ways_of(const struct fate *f, int step)
{
	long ways = 1;
	int i;

	for (i = 0; i < f->depth && ways < FATE_STATES; i++)
		if (f->path[i].point == f->path[step].point)
			ways *= f->path[i].n;
	return ways;
}

int fate_too_much(const struct fate *f, struct diag *d)
{
	struct where call = {.file = d->at.file, .board = d->at.board}; /* it is no line's fault */
	const char *option;
	int i, best = 0;

	if (!f->depth)
		return diag_at(d, call, "this takes too long on such a board");
	for (i = 1; i < f->depth; i++)
		if (ways_of(f, i) > ways_of(f, best))
			best = i;
	option = f->path[best].chance ? answer_options[ANSWER_ROLLED]
		 : f->keep_harsh      ? fate_told(f, &f->path[best])
				      : answer_options[ANSWER_CHOOSE];
	return diag_at(d, call,
		       "there are too many ways this can go; settle some, first of all with "
		       "--%.*s %.*s=... (%ld ways); %sthis call asks for%s",
		       (int)strcspn(option, " "), option,
		       (int)strcspn(f->points.p + f->path[best].point, " "),
		       f->points.p + f->path[best].point, ways_of(f, best),
		       f->keep_harsh ? "or say with --ask which kinds of decisions count; " : "",
		       f->points.p);
}
