#include "dice/tier.h"

bool tier_below(enum colour c, enum colour *below)
{
	switch (c) {
	case BLACK:
		*below = RED; /* COV-17 */
		return true;
	case RED:
		*below = WHITE; /* COV-18 */
		return true;
	default:
		return false; /* COV-19; RULING: RA-48 green and orange too */
	}
}

bool tier_can_drop(const struct dice_pool *p)
{
	return p->count[BLACK] || p->count[RED];
}

struct dice_pool tier_drop(struct dice_pool p, enum colour c)
{
	enum colour below;

	/* COV-20: one die, one tier. COV-21: as many dice as before. */
	if (p.count[c] && tier_below(c, &below)) {
		p.count[c]--;
		p.count[below]++;
	}
	return p;
}

/* The expected Power of a pool (SKL-09), for such comparisons. */
static int pool_expected(const struct dice_pool *p, const struct dice_table *t, enum reading how,
			 struct arena *a, struct frac *out, struct diag *d)
{
	struct dist_spec s = {.table = t, .pool = *p, .reading = how, .cap = {DIST_FULL}};
	struct dist dist;
	u128 *by, sum = 0, part;
	int n, i;

	if (dist_make(&dist, &s, a, d))
		return -1;
	by = dist_power(&dist, 0, a, &n);
	for (i = 0; i < n; i++)
		if (!u128_mul(by[i], (u128)(unsigned)i, &part) || !u128_add(sum, part, &sum))
			return diag_set(d, "too many dice for an exact mean: use fewer");
	*out = (struct frac){sum, dist.total};
	return 0;
}

int tier_best(const struct dice_pool *p, const struct dice_table *t, enum reading how,
	      struct arena *a, enum colour *best, struct diag *d)
{
	static const enum colour tiers[] = {BLACK, RED};
	struct frac least = {0, 1}, now;
	bool found = false;
	size_t i;

	for (i = 0; i < COUNT(tiers); i++) {
		struct dice_pool dropped = tier_drop(*p, tiers[i]);
		if (!p->count[tiers[i]])
			continue;
		if (pool_expected(&dropped, t, how, a, &now, d))
			return -1;
		if (!found || frac_cmp(now, least) < 0) {
			*best = tiers[i];
			least = now;
		}
		found = true;
	}
	return found ? 0 : diag_set(d, "no die of the pool has a lower tier");
}
