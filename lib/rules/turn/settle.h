/* Resolving what waits after an act, in its order. */
#ifndef RULES_TURN_SETTLE_H
#define RULES_TURN_SETTLE_H

#include "rules/blip/blip.h"

/* Resolves the next of it; 1 if there was any, 0 if not, -1 with the diag. `w` may be NULL. */
int settle_next(const struct rules *r);
/* All of it. */
int settle_all(const struct rules *r);

/* The death that waited, once nothing else does: there is nothing to decide about it. */
int settle_due_death(const struct rules *r);

#endif
