#include "dice/bag.h"

#include <string.h>

static bool alike(const struct kind *a, const struct kind *b)
{
	return !memcmp(&a->totals, &b->totals, sizeof a->totals) && a->spark == b->spark;
}

int hue_kind(struct hue *h, struct kind k)
{
	int i;

	for (i = 0; i < h->nkinds; i++)
		if (alike(&h->kind[i], &k)) {
			h->kind[i].ways += k.ways;
			return i;
		}
	h->kind[h->nkinds] = k;
	return h->nkinds++;
}

/* The number of bags of a size: from size - 1 in kinds + size - 1. */
static int bags_count(int size, int kinds)
{
	uint64_t n = 1;
	int i;

	for (i = 1; i <= size; i++) {
		n = n * (uint64_t)(kinds + i - 1) / (uint64_t)i;
		if (n > BAGS_MOST)
			return 0;
	}
	return (int)n;
}

/* Every bag comes once from a smaller one by adding a kind not below its highest. That gives the
 * numbers; the other additions are found by taking the highest off, adding, putting it back. */
static void bags_link(struct bags *now, int kinds, const int *high, int *next_high)
{
	int i, x, n = 0;

	for (i = 0; i < now->n; i++)
		for (x = high[i]; x < kinds; x++) {
			next_high[n] = x;
			now->more[i * kinds + x] = n++;
		}
}

static void bags_link_rest(struct bags *before, struct bags *now, int kinds, const int *high)
{
	int i, x;

	for (i = 0; i < now->n; i++)
		for (x = 0; x < high[i]; x++) {
			int under = now->less[i * kinds + high[i]];
			int beside = before->more[under * kinds + x];
			now->more[i * kinds + x] = now->more[beside * kinds + high[i]];
		}
}

static void bags_link_back(const struct bags *now, struct bags *next, int kinds)
{
	int i, x;

	for (i = 0; i < now->n; i++)
		for (x = 0; x < kinds; x++)
			next->less[now->more[i * kinds + x] * kinds + x] = i;
}

static void bags_sum(const struct bags *before, struct bags *now, const struct hue *h)
{
	int i, x;

	for (i = 0; i < now->n; i++)
		for (x = 0; x < h->nkinds; x++) {
			int under = now->less[i * h->nkinds + x];
			if (under < 0)
				continue;
			now->code[i] = before->code[under] + h->kind[x].code;
			now->ways[i] += before->ways[under] * h->kind[x].ways;
		}
}

static void bags_make(struct bags *b, int n, int kinds, struct arena *a)
{
	int i;

	b->n = n;
	b->more = arena_array(a, int, (size_t)n *(size_t)kinds);
	b->less = arena_array(a, int, (size_t)n *(size_t)kinds);
	for (i = 0; i < n * kinds; i++)
		b->less[i] = -1;
	b->code = arena_array(a, int, (size_t)n);
	b->ways = arena_array(a, u128, (size_t)n);
}

/* All sizes together are as many as there are of the largest with one kind more. */
static bool takes_too_many(const struct hue *h, int *bags)
{
	int n = bags_count(h->most, h->nkinds + 1);

	*bags += n;
	return !n || *bags > BAGS_MOST || n > BAGS_MOST / h->nkinds * 8;
}

int hue_bags(struct hue *h, int *bags, struct arena *a, struct diag *d)
{
	int k = h->nkinds, most = bags_count(h->most, k), size, *high, *next_high, *swap;

	if (takes_too_many(h, bags))
		return diag_set(d,
				"%d %s dice are too many to plan for: use fewer dice, or --rolled",
				h->most, colour_words[h->colour]);
	h->bags = arena_array(a, struct bags, (size_t)h->most + 1);
	high = arena_array(a, int, (size_t)most);
	next_high = arena_array(a, int, (size_t)most);
	bags_make(&h->bags[0], 1, k, a);
	h->bags[0].ways[0] = 1;
	for (size = 0; size < h->most; size++) {
		struct bags *now = &h->bags[size], *next = now + 1;
		bags_make(next, bags_count(size + 1, k), k, a);
		bags_link(now, k, high, next_high);
		if (size)
			bags_link_rest(now - 1, now, k, high);
		bags_link_back(now, next, k);
		bags_sum(now, next, h);
		swap = high, high = next_high, next_high = swap;
	}
	return 0;
}

static int sparks(const struct hue *h, int size, int bag)
{
	int x, n = 0;

	for (x = 0; x < h->nkinds; x++) {
		int s = size, b = bag;
		while (h->kind[x].spark && s && (b = h->bags[s].less[b * h->nkinds + x]) >= 0) {
			n++;
			s--;
		}
	}
	return n;
}

/* One more die thrown onto every bag. */
static u128 *throw_onto(const struct hue *h, int size, const u128 *ways, struct arena *a)
{
	u128 *next = arena_array(a, u128, (size_t)h->bags[size + 1].n);
	int i, x;

	for (i = 0; i < h->bags[size].n; i++)
		for (x = 0; ways[i] && x < h->nkinds; x++)
			next[h->bags[size].more[i * h->nkinds + x]] += ways[i] * h->kind[x].ways;
	return next;
}

/* KW-DEVASTATING-1 RULING: RA-18 the first throws with that many sparks get that many dice more,
 * and no chain. What is not thrown is made up for in the weight. */
static u128 *start_with_extra(const struct hue *h, int extra, struct arena *a)
{
	const struct bags *first = &h->bags[h->dice];
	u128 *ways = arena_array(a, u128, (size_t)first->n), idle;
	int i;

	u128_pow((u128)(unsigned)h->faces, h->most - h->dice - extra, &idle);
	for (i = 0; i < first->n; i++)
		if (sparks(h, h->dice, i) == extra)
			ways[i] = first->ways[i] * idle;
	for (i = 0; i < extra; i++)
		ways = throw_onto(h, h->dice + i, ways, a);
	return ways;
}

void hue_start(struct hue *h, bool devastating, struct arena *a)
{
	int size;

	h->start = arena_array(a, u128 *, (size_t)h->most + 1);
	h->start[h->dice] = h->bags[h->dice].ways;
	for (size = h->dice; devastating && size <= h->most; size++)
		h->start[size] = start_with_extra(h, size - h->dice, a);
}
