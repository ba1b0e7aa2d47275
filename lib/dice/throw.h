/* Throwing dice with the generator. The order of the draws is promised: colour by colour in
 * pool_order, one draw a die. */
#ifndef DICE_THROW_H
#define DICE_THROW_H

#include "dice/rng.h"
#include "dice/rolled.h"

/* One die; its colour must have faces (pool_check). */
struct rolled throw_die(struct rng *r, const struct dice_table *t, enum colour c);

/* The whole pool (PWR-09), into the arena. -1 with a diag for a colour without faces. */
int throw_pool(struct roll *out, struct rng *r, const struct dice_table *t,
	       const struct dice_pool *p, struct arena *a, struct diag *d);

/* Devastating: the extra dice earned by the roll as it was first thrown, one for each of its dice
 * that shows a quadrant; they earn none themselves. */
struct dice_pool devastating_pool(const struct roll *first);

#endif
