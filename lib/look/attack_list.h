/* Which Attacks a Spacer can make, with their chances; or what keeps it from each. */
#ifndef LOOK_ATTACK_LIST_H
#define LOOK_ATTACK_LIST_H

#include "rules/attack/attack.h"

/* Writes the list; `a` needs who and how it attacks. Where it has targets or a weapon, the list is
 * about these alone. 0 if there is an Attack, 1 if there is none, -1 with the diag. */
int attack_list(const struct rules *r, const struct attack *a, bool why_not, bool json,
		struct buf *out);

#endif
