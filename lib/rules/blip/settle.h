/* What waits on the board after an act and is about Blips: `queue noise` and `queue overwhelm`, in
 * their order. Clauses NOI-08, NRL-07, NRL-21, BLP-06 to BLP-11; rulings
 * RO-88, RO-89, RA-15. */
#ifndef RULES_BLIP_SETTLE_H
#define RULES_BLIP_SETTLE_H

#include "rules/blip/blip.h"

/* Resolves all of it; other records of the queue stay. `w` may be NULL. 0, or -1 with the diag. */
int noise_settle(const struct rules *r);

#endif
