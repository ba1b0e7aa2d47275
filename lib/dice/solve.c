#include "dice/solve.h"

int solve_code(const struct solver *s, const struct bags *const *bags, const int *bag)
{
	int i, code = 0;

	for (i = 0; i < s->nhues; i++)
		code += bags[i]->code[bag[i]];
	return code;
}

size_t solve_place(const struct solver *s, const struct bags *const *bags, const int *bag)
{
	size_t place = 0;
	int i;

	for (i = 0; i < s->nhues; i++)
		place = place * (size_t)bags[i]->n + (size_t)bag[i];
	return place;
}

bool solve_next(const struct solver *s, const struct bags *const *bags, int *bag)
{
	int i = s->nhues;

	while (i-- > 0) {
		if (++bag[i] < bags[i]->n)
			return true;
		bag[i] = 0;
	}
	return false;
}

static u128 stress_value(struct solver *s, struct stress_table *t, const int *bag, int settled);

/* A die of that hue thrown again; `rest` is the bag without it, whatever it showed. */
static u128 throw_again(struct solver *s, struct stress_table *t, const int *rest, int settled,
			int hue)
{
	const struct hue *h = &s->hue[hue];
	struct stress_table *after = t->after[hue];
	const int *step = t->step[hue] + settled * h->nkinds;
	size_t place = solve_place(s, after->bags, rest);
	u128 *mean = &t->again[hue][place * (size_t)t->settled->n + (size_t)settled], sum = 0;
	int x;

	if (*mean > 0)
		return *mean;
	place *= (size_t)after->settled->n;
	for (x = 0; x < h->nkinds; x++) {
		u128 known = after->value[place + (size_t)step[x]];
		if (h->kind[x].ways)
			sum += (known ? known : stress_value(s, after, rest, step[x])) *
			       h->kind[x].ways;
	}
	return *mean = sum * s->scale[hue];
}

/* The best of stopping and of every die that can be thrown again; the choice is told. */
static u128 stress_best(struct solver *s, struct stress_table *t, const int *bag, int settled,
			int *hue, int *kind)
{
	int code = solve_code(s, t->bags, bag) + t->settled->code[settled], i, x;
	u128 best = s->stop[t->left][code], now;
	int rest[COLOURS];

	*hue = -1;
	if (best >= s->stress_bound[t->left])
		return best;
	for (i = 0; i < s->nhues; i++)
		rest[i] = bag[i];
	for (i = 0; i < s->nhues; i++) {
		const struct hue *h = &s->hue[i];
		const int *less = t->bags[i]->less + bag[i] * h->nkinds;
		for (x = 0; x < h->nkinds; x++) { /* PWR-30: only dice that Stress left alone */
			if (less[x] < 0)
				continue;
			rest[i] = less[x];
			now = t->left == 1 ? s->after[i][code - h->kind[x].code]
					   : throw_again(s, t, rest, settled, i);
			if (now > best) {
				best = now;
				*hue = i;
				*kind = x;
			}
		}
		rest[i] = bag[i];
	}
	return best;
}

static u128 stress_value(struct solver *s, struct stress_table *t, const int *bag, int settled)
{
	size_t place = solve_place(s, t->bags, bag) * (size_t)t->settled->n + (size_t)settled;
	int hue, kind;

	if (!t->value[place])
		t->value[place] = stress_best(s, t, bag, settled, &hue, &kind);
	return t->value[place];
}

bool solve_stress(struct solver *s, struct stress_table *t, const int *bag, int settled, int *hue,
		  int *kind)
{
	stress_best(s, t, bag, settled, hue, kind);
	return *hue >= 0;
}

/* All dice of a batch have come to lie. After Confidence the best of Stress follows, which may take
 * the same dice (PWR-29, POL-09, KW-CONFIDENCE-7). */
static u128 batch_end(struct solver *s, struct batch_table *t, const int *bag, bool open)
{
	if (t->by_stress)
		return s->ending[solve_code(s, t->bags, bag)].worth;
	if (!open)
		return s->stop[s->spec.stress][solve_code(s, t->bags, bag)];
	if (t->declared)
		return solve_best(s, t->declared, bag);
	return t->stress ? stress_value(s, t->stress, bag, 0)
			 : s->stop[0][solve_code(s, t->bags, bag)];
}

/* This very batch thrown, each die of it once (PWR-20, POL-07), only the new faces counting
 * (PWR-24), and what follows. */
static u128 batch_mean(struct solver *s, struct batch_table *t, const int *bag, bool open)
{
	u128 *mean = open ? t->mean : t->shut;
	const struct hue *h = &s->hue[t->fill];
	size_t place;
	int full[COLOURS], i, x;
	u128 sum = 0;

	if (!t->thrown)
		return batch_end(s, t, bag, open);
	place = solve_place(s, t->bags, bag);
	if (mean[place])
		return mean[place];
	for (i = 0; i < s->nhues; i++)
		full[i] = bag[i];
	for (x = 0; x < h->nkinds; x++) {
		if (!h->kind[x].ways)
			continue;
		full[t->fill] = t->bags[t->fill]->more[bag[t->fill] * h->nkinds + x];
		sum += batch_mean(s, t->filled, full, open) * h->kind[x].ways;
	}
	return mean[place] = sum * s->scale[t->fill];
}

/* As if all of the Confidence, or of the Stress, had been thrown, so that batches of all sizes
 * compare. */
static u128 batch_worth(struct solver *s, struct batch_table *t, const int *bag)
{
	int kept = t->most - t->thrown;

	if (!t->by_stress)
		return batch_mean(s, t, bag, t->opens) * s->power[kept] +
		       (unsigned)kept * s->worth.unit[PART_CONFIDENCE];
	if (!t->thrown)
		return s->stop[kept][solve_code(s, t->bags, bag)];
	return batch_mean(s, t, bag, true) * s->power[kept] +
	       (unsigned)kept * s->worth.unit[PART_STRESS] * s->power[t->most];
}

/* Of all ways to throw one die more, the one that leads to the best batch. */
static u128 batch_larger(struct solver *s, struct batch_table *t, const int *bag, int *hue,
			 int *rest_bag)
{
	int rest[COLOURS], i, x;
	u128 best = 0, now;

	for (i = 0; i < s->nhues; i++)
		rest[i] = bag[i];
	for (i = 0; i < s->nhues; i++) {
		const int *less = t->bags[i]->less + bag[i] * s->hue[i].nkinds;
		if (!t->fewer[i])
			continue;
		for (x = 0; x < s->hue[i].nkinds; x++) {
			rest[i] = less[x];
			if (less[x] < 0 || (now = solve_best(s, t->fewer[i], rest)) <= best)
				continue;
			best = now;
			*hue = i;
			*rest_bag = less[x];
		}
		rest[i] = bag[i];
	}
	return best;
}

/* The best of this batch and the larger ones; the step to a larger one is told. */
static u128 batch_best(struct solver *s, struct batch_table *t, const int *bag, int *hue, int *rest)
{
	u128 own = batch_worth(s, t, bag), larger;

	*hue = -1;
	if (t->thrown == t->most || own >= t->bound)
		return own;
	larger = batch_larger(s, t, bag, hue, rest);
	if (larger > own)
		return larger;
	*hue = -1;
	return own;
}

u128 solve_best(struct solver *s, struct batch_table *t, const int *bag)
{
	size_t place = t->best ? solve_place(s, t->bags, bag) : 0;
	int hue, rest;

	if (!t->best)
		return batch_best(s, t, bag, &hue, &rest);
	if (!t->best[place])
		t->best[place] = batch_best(s, t, bag, &hue, &rest);
	return t->best[place];
}

struct batch_table *solve_batch(struct solver *s, struct batch_table *t, int *bag)
{
	int hue, rest;

	for (;;) {
		batch_best(s, t, bag, &hue, &rest);
		if (hue < 0)
			return t;
		bag[hue] = rest;
		t = t->fewer[hue];
	}
}
