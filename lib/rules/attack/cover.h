/* Cover of an Intruder from a Spacer's ranged Attack: it always uses it, and its best die drops
 * (COV-16; RULING: RA-44). The tile is lost if it is Destructible (COV-24). */
#ifndef RULES_ATTACK_COVER_H
#define RULES_ATTACK_COVER_H

#include "rules/attack/attack.h"

/* Lowers the pool of a roll against target i, if it is covered; uses the tile up. */
int attack_cover(const struct rules *r, const struct attack *a, int i, struct rolling *q);

#endif
