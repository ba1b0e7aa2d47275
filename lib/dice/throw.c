#include "dice/throw.h"

struct rolled throw_die(struct rng *r, const struct dice_table *t, enum colour c)
{
	const struct die *die = &t->die[c];
	int i = (int)rng_below(r, (uint64_t)die->n);

	return (struct rolled){c, i + 1, die->face[i]};
}

int throw_pool(struct roll *out, struct rng *r, const struct dice_table *t,
	       const struct dice_pool *p, struct arena *a, struct diag *d)
{
	int i, k;

	if (pool_check(p, t, d))
		return -1;
	*out = (struct roll){arena_array(a, struct rolled, (size_t)pool_dice(p) + 1), 0};
	for (i = 0; i < COLOURS; i++)
		for (k = 0; k < p->count[pool_order[i]]; k++)
			out->die[out->n++] = throw_die(r, t, pool_order[i]);
	return 0;
}

struct dice_pool devastating_pool(const struct roll *first)
{
	struct dice_pool extra = {0};
	int i;

	for (i = 0; i < first->n; i++)
		if (first->die[i].face.quadrant) /* KW-DEVASTATING-1 RULING: RA-18 */
			extra.count[first->die[i].colour]++;
	return extra;
}
