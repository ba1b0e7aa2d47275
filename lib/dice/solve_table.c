/* The tables of a solver: one for each number of dice of each hue that a stage can meet. */
#include <string.h>

#include "dice/solve.h"

#define CELLS_MOST ((size_t)12 << 20)

u128 *solver_cells(struct solver *s, size_t n, struct diag *d)
{
	u128 *cells = NULL;

	s->cells += n;
	if (s->cells <= CELLS_MOST)
		cells = mem_zeroed(n, sizeof *cells);
	else
		diag_set(d, "too many states to plan for: use fewer dice or tokens, or --rolled");
	return cells;
}

static size_t states(const struct solver *s, const struct bags *const *bags)
{
	size_t n = 1;
	int i;

	for (i = 0; i < s->nhues && n <= CELLS_MOST; i++)
		n *= (size_t)bags[i]->n;
	return n;
}

static void find_bags(const struct solver *s, const int *dice, const struct bags **bags)
{
	int i;

	for (i = 0; i < s->nhues; i++)
		bags[i] = &s->hue[i].bags[dice[i]];
}

/* More than the Discipline or the quadrants needed is no better than enough. */
static int enough(const struct solver *s, int code)
{
	int quadrants = code / s->by_quadrant, rest = code % s->by_quadrant;
	int convertible = rest / s->by_convertible, halves = rest % s->by_convertible;

	if (quadrants > s->quadrants_needed)
		quadrants = s->quadrants_needed;
	if (convertible > s->spec.discipline)
		convertible = s->spec.discipline;
	return halves + convertible * s->by_convertible + quadrants * s->by_quadrant;
}

static void settled_add(struct settled *t, int code)
{
	if (t->index[code] >= 0)
		return;
	t->index[code] = t->n;
	t->code[t->n++] = code;
}

static const struct settled *settled_get(struct solver *s, const int *dice);

static void settled_fill(struct solver *s, struct settled *t)
{
	const struct settled *before;
	int one_less[COLOURS], hue = 0, i, x;

	memcpy(one_less, t->dice, sizeof one_less);
	while (hue < s->nhues && !one_less[hue])
		hue++;
	if (hue == s->nhues) {
		settled_add(t, 0);
		return;
	}
	one_less[hue]--;
	before = settled_get(s, one_less);
	for (i = 0; i < before->n; i++)
		for (x = 0; x < s->hue[hue].nkinds; x++)
			settled_add(t, enough(s, before->code[i] + s->hue[hue].kind[x].code));
}

static const struct settled *settled_get(struct solver *s, const int *dice)
{
	struct settled *t;
	int i;

	for (t = s->settled; t; t = t->next)
		if (!memcmp(t->dice, dice, sizeof t->dice))
			return t;
	t = arena_new(&s->arena, struct settled);
	memcpy(t->dice, dice, sizeof t->dice);
	t->code = arena_array(&s->arena, int, (size_t)s->codes);
	t->index = arena_array(&s->arena, int, (size_t)s->codes);
	for (i = 0; i < s->codes; i++)
		t->index[i] = -1;
	settled_fill(s, t);
	t->next = s->settled;
	return s->settled = t;
}

static int *steps(struct solver *s, const struct settled *from, int hue)
{
	const struct hue *h = &s->hue[hue];
	const struct settled *to;
	int *step = arena_array(&s->arena, int, (size_t)from->n *(size_t)h->nkinds);
	int dice[COLOURS], i, x;

	memcpy(dice, from->dice, sizeof dice);
	dice[hue]++;
	to = settled_get(s, dice);
	for (i = 0; i < from->n; i++)
		for (x = 0; x < h->nkinds; x++)
			step[i * h->nkinds + x] =
			    to->index[enough(s, from->code[i] + h->kind[x].code)];
	return step;
}

static struct stress_table *stress_get(struct solver *s, const int *dice, const int *settled,
				       struct diag *d);

static int stress_after(struct solver *s, struct stress_table *t, int hue, struct diag *d)
{
	int dice[COLOURS], settled[COLOURS];

	if (!t->dice[hue] || t->left < 2)
		return 0;
	memcpy(dice, t->dice, sizeof dice);
	memcpy(settled, t->settled->dice, sizeof settled);
	dice[hue]--;
	settled[hue]++;
	t->step[hue] = steps(s, t->settled, hue);
	t->after[hue] = stress_get(s, dice, settled, d);
	if (!t->after[hue])
		return -1;
	t->again[hue] = solver_cells(s, states(s, t->after[hue]->bags) * (size_t)t->settled->n, d);
	return t->again[hue] ? 0 : -1;
}

static struct stress_table *stress_get(struct solver *s, const int *dice, const int *settled,
				       struct diag *d)
{
	struct stress_table *t;
	int i;

	for (t = s->stresses; t; t = t->next)
		if (!memcmp(t->dice, dice, sizeof t->dice) &&
		    !memcmp(t->settled->dice, settled, sizeof t->settled->dice))
			return t;
	t = arena_new(&s->arena, struct stress_table);
	t->next = s->stresses;
	s->stresses = t;
	memcpy(t->dice, dice, sizeof t->dice);
	t->settled = settled_get(s, settled);
	t->left = s->spec.stress;
	for (i = 0; i < s->nhues; i++)
		t->left -= settled[i];
	find_bags(s, dice, t->bags);
	t->cells = states(s, t->bags) * (size_t)t->settled->n;
	t->value = solver_cells(s, t->cells, d);
	for (i = 0; t->value && i < s->nhues; i++)
		if (stress_after(s, t, i, d))
			return NULL;
	return t->value ? t : NULL;
}

bool solver_opens(const struct solver *s, const int *dice, int thrown)
{
	int all = 0, i;

	for (i = 0; i < s->nhues; i++)
		all += dice[i];
	return thrown >= s->spec.first || thrown == all;
}

static struct batch_table *batch_get(struct solver *s, bool by_stress, const int *full,
				     const int *kept, struct diag *d);

/* The tables around: one die more thrown again, and one of the thrown come to lie. */
static int batch_link(struct solver *s, struct batch_table *t, struct diag *d)
{
	int kept[COLOURS], i;

	memcpy(kept, t->kept, sizeof kept);
	for (i = 0; i < s->nhues; i++) {
		if (!t->kept[i] || t->thrown == t->most)
			continue;
		kept[i]--;
		if (!(t->fewer[i] = batch_get(s, t->by_stress, t->full, kept, d)))
			return -1;
		kept[i]++;
	}
	while (t->fill < s->nhues && t->kept[t->fill] == t->full[t->fill])
		t->fill++;
	if (t->fill == s->nhues) {
		t->fill = 0;
		return 0;
	}
	kept[t->fill]++;
	return (t->filled = batch_get(s, t->by_stress, t->full, kept, d)) ? 0 : -1;
}

/* Confidence asks once only for a bag with nothing thrown again, and the largest batch is its own
 * best: they keep no table. */
static int batch_cells(struct solver *s, struct batch_table *t, struct diag *d)
{
	t->cells = states(s, t->bags);
	if (t->thrown && !(t->mean = solver_cells(s, t->cells, d)))
		return -1;
	if (t->thrown && s->spec.first && !(t->shut = solver_cells(s, t->cells, d)))
		return -1;
	if ((t->thrown || t->by_stress) && t->thrown < t->most &&
	    !(t->best = solver_cells(s, t->cells, d)))
		return -1;
	return 0;
}

/* What Stress can do once no more is thrown by Confidence. */
static int batch_after(struct solver *s, struct batch_table *t, struct diag *d)
{
	static const int none[COLOURS];

	if (t->thrown || t->by_stress || !s->spec.stress)
		return 0;
	if (s->spec.declared)
		t->declared = batch_get(s, true, t->full, t->full, d);
	else
		t->stress = stress_get(s, t->full, none, d);
	return t->declared || t->stress ? 0 : -1;
}

static struct batch_table *batch_new(struct solver *s, bool by_stress, const int *full,
				     const int *kept)
{
	struct batch_table *t = arena_new(&s->arena, struct batch_table);
	int i;

	t->next = s->batches;
	s->batches = t;
	t->by_stress = by_stress;
	memcpy(t->full, full, sizeof t->full);
	memcpy(t->kept, kept, sizeof t->kept);
	for (i = 0; i < s->nhues; i++)
		t->thrown += full[i] - kept[i];
	t->opens = solver_opens(s, full, t->thrown);
	t->most = by_stress ? s->spec.stress : s->spec.confidence;
	if (t->thrown < t->most)
		t->bound = by_stress ? s->stress_bound[t->most - t->thrown] * s->power[t->thrown]
				     : s->batch_bound[t->thrown];
	find_bags(s, kept, t->bags);
	return t;
}

static struct batch_table *batch_get(struct solver *s, bool by_stress, const int *full,
				     const int *kept, struct diag *d)
{
	struct batch_table *t;

	for (t = s->batches; t; t = t->next)
		if (t->by_stress == by_stress && !memcmp(t->full, full, sizeof t->full) &&
		    !memcmp(t->kept, kept, sizeof t->kept))
			return t;
	t = batch_new(s, by_stress, full, kept);
	return batch_cells(s, t, d) || batch_after(s, t, d) || batch_link(s, t, d) ? NULL : t;
}

struct batch_table *solver_root(struct solver *s, const int *dice, struct diag *d)
{
	return batch_get(s, false, dice, dice, d);
}
