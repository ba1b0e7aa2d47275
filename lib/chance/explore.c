/* Exploring: every answer in its turn, with its weight, and where that is too much. */
#include <string.h>

#include "chance/fate_own.h"

/* What an event costs beside the spaces of its board, for each record too; and what a run costs
 * that tells of none. Measured on boards of every size. */
#define BASE_COST   256
#define RECORD_COST 25
#define RUN_EVENTS  10
#define POINTS_TOLD 20 /* of those that a call asks for */

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
		return diag_set(d, "more than %d rolls and decisions in one call; make it in parts",
				FATE_DEPTH);
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
	if (f->keep_harsh) /* the best of all ways is worked out step by step, and may be far */
		return s->taken;
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

/* The rules look at every space and every record again and again. */
static long cost_of_event(const struct board *b)
{
	long crowd = board_count(b, KIND_SPACER) + board_count(b, KIND_INTRUDER), records = 0;
	int kind;

	for (kind = 0; kind < KIND_COUNT; kind++)
		records += kind == KIND_EVENT ? 0 : board_count(b, (enum kind)kind);
	/* in a crowd each looks at each */
	return BASE_COST + (long)b->grid.rows * b->grid.cols + RECORD_COST * records +
	       crowd * crowd / 256;
}

void fate_count(struct fate *f, const struct board *b, int events)
{
	f->work += events * cost_of_event(b);
}

void fate_count_run(struct fate *f, const struct board *before, const struct board *after)
{
	int events = board_count(after, KIND_EVENT) - board_count(before, KIND_EVENT);

	fate_count(f, after, RUN_EVENTS + events);
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

/* Where the first POINTS_TOLD of the points end, and how many are left. */
static int points_told(const char *points, int *left)
{
	const char *end = points + strlen(points), *p = points;
	int n;

	for (n = 0, *left = 0; (p = strchr(p, ' ')) != NULL; n++, p++)
		if (n == POINTS_TOLD)
			end = p;
	*left = n > POINTS_TOLD ? n - POINTS_TOLD : 0;
	return (int)(end - points);
}

int fate_too_much(const struct fate *f, struct diag *d)
{
	struct where call = {.file = d->at.file, .board = d->at.board}; /* it is no line's fault */
	const char *option;
	int i, best = 0, told, left;

	if (!f->depth)
		return diag_at(d, call, "this takes too long on such a board");
	for (i = 1; i < f->depth; i++)
		if (ways_of(f, i) > ways_of(f, best))
			best = i;
	option = f->path[best].chance ? answer_options[ANSWER_ROLLED]
		 : f->keep_harsh      ? fate_told(f, &f->path[best])
				      : answer_options[ANSWER_CHOOSE];
	told = points_told(f->points.p, &left);
	diag_at(d, call,
		"there are too many ways this can go; settle some, first of all with "
		"--%.*s %.*s=... (%ld ways); %sthis call asks for%.*s",
		(int)strcspn(option, " "), option,
		(int)strcspn(f->points.p + f->path[best].point, " "),
		f->points.p + f->path[best].point, ways_of(f, best),
		f->keep_harsh ? "or say with --ask which kinds of decisions count; " : "", told,
		f->points.p);
	if (left)
		diag_add(d, " and %d more", left);
	return -1;
}
