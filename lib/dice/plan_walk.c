#include "dice/plan_walk.h"

/* The numbers of dice on the table, hue by hue: more than the pool's only with Devastating. */
static void first_shape(const struct solver *s, int dice[COLOURS])
{
	int i;

	for (i = 0; i < COLOURS; i++)
		dice[i] = i < s->nhues ? s->hue[i].dice : 0;
}

static bool next_shape(const struct solver *s, int dice[COLOURS])
{
	int i;

	for (i = 0; i < s->nhues; i++) {
		if (++dice[i] <= s->hue[i].most && s->hue[i].start[dice[i]])
			return true;
		dice[i] = s->hue[i].dice;
	}
	return false;
}

static u128 ways_to(const struct solver *s, const int *dice, const int *bag)
{
	u128 ways = 1;
	int i;

	for (i = 0; ways && i < s->nhues; i++)
		ways *= s->hue[i].start[dice[i]][bag[i]];
	return ways;
}

static bool can_start(const struct solver *s, const int *dice)
{
	int i;

	for (i = 0; i < s->nhues; i++) {
		const u128 *start = s->hue[i].start[dice[i]];
		int b = s->hue[i].bags[dice[i]].n - 1;
		while (b >= 0 && !start[b])
			b--;
		if (b < 0)
			return false;
	}
	return true;
}

static int walk_shape(struct solver *s, const int *dice, plan_visit *visit, void *with, u128 *sum,
		      struct diag *d)
{
	struct batch_table *root;
	int bag[COLOURS] = {0};

	if (!can_start(s, dice))
		return 0;
	if (!(root = solver_root(s, dice, d)))
		return -1;
	do {
		u128 ways = ways_to(s, dice, bag);
		*sum += ways;
		if (ways)
			visit(s, root, bag, ways, with);
	} while (solve_next(s, root->bags, bag));
	return 0;
}

int plan_walk(struct solver *s, plan_visit *visit, plan_done *done, void *with, struct diag *d)
{
	int dice[COLOURS];
	u128 sum = 0;

	first_shape(s, dice);
	do {
		if (walk_shape(s, dice, visit, with, &sum, d) || (done && done(with)))
			return -1;
		solver_forget(s);
	} while (next_shape(s, dice));
	return sum == s->throws ? 0 : diag_bug(d, "the first throws of a plan do not sum to one");
}
