/* Questions to a distribution. */
#include "dice/dist.h"

u128 *dist_power(const struct dist *d, int discipline, struct arena *a, int *n)
{
	struct totals most = dist_at(d, dist_cells(d) - 1);
	size_t i, cells = dist_cells(d);
	u128 *by;

	*n = totals_power(most, d->raw, discipline) + 1;
	by = arena_array(a, u128, (size_t)*n);
	for (i = 0; i < cells; i++)
		if (d->weight[i])
			by[totals_power(dist_at(d, i), d->raw, discipline)] += d->weight[i];
	return by;
}

u128 dist_wound(const struct dist *d, int at, int discipline)
{
	size_t i, cells = dist_cells(d);
	u128 sum = 0;

	for (i = 0; i < cells; i++)
		if (d->weight[i] && totals_wound(dist_at(d, i), d->raw, discipline, at))
			sum += d->weight[i];
	return sum;
}
