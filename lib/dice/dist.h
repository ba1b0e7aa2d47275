/* The exact joint distribution of a pool, by convolution, one die after the other. A cell is a
 * class of rolls with equal totals; its weight is the number of ways to throw it, out of
 * dist.total. */
#ifndef DICE_DIST_H
#define DICE_DIST_H

#include <limits.h>

#include "dice/count.h"
#include "dice/exact.h"

enum dist_axis { AXIS_HALVES, AXIS_CONVERTIBLE, AXIS_POTENTIAL, AXIS_QUADRANTS, AXES };

/* How far an axis is told apart: everything from the cap up is one class. 0 drops the axis. */
#define DIST_FULL INT_MAX

struct dist_spec {
	const struct dice_table *table;
	struct dice_pool pool;
	enum reading reading;
	bool devastating; /* RULING: RA-18, every extra die is rolled */
	int cap[AXES];
};

/* All that an attack or a test asks for: everything but the sum of Potential. */
#define DIST_CAPS                                  \
	{                                          \
		DIST_FULL, DIST_FULL, 0, DIST_FULL \
	}

struct dist {
	int size[AXES]; /* halves run fastest, then convertible, potential, quadrants */
	u128 *weight;	/* owned by the arena */
	u128 total;
	int raw;
};

/* -1 with a diag: a colour without faces, or more dice than 128 bits can count. */
int dist_make(struct dist *out, const struct dist_spec *s, struct arena *a, struct diag *d);

size_t dist_cells(const struct dist *d);
struct totals dist_at(const struct dist *d, size_t cell);

/* The weight of each Power from 0 to *n - 1, raw Power and that much Discipline counted in. */
u128 *dist_power(const struct dist *d, int discipline, struct arena *a, int *n);

/* A weight out of d->total. A skill test is a wound without quadrants (SKL-08). */
u128 dist_wound(const struct dist *d, int at, int discipline);

#endif
