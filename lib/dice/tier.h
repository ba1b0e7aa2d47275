/* Cover drops one die by one tier: black to red, red to white (COV-17..21). */
#ifndef DICE_TIER_H
#define DICE_TIER_H

#include "dice/dist.h"

/* The colour one tier down; false if it has none: white, green, orange. */
bool tier_below(enum colour c, enum colour *below);

/* Does the pool hold a die that can drop? If not, cover is not used. */
bool tier_can_drop(const struct dice_pool *p);
/* The pool with one die of that colour dropped; the colour must be in it and have a tier below. */
struct dice_pool tier_drop(struct dice_pool p, enum colour c);

/* The die to drop that leaves the least expected Power; on a tie the higher tier. -1 with a diag if
 * none can drop or a colour has no faces. */
int tier_best(const struct dice_pool *p, const struct dice_table *t, enum reading how,
	      struct arena *a, enum colour *best, struct diag *d);

#endif
