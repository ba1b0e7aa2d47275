/* Advance X and Fallback X: the attacker's own steps, toward or away from every declared target
 * (KW-ADVANCE, KW-FALLBACK; RULING: RA-06, RA-33, RA-60). Leaving an Intruder's side provokes it.
 */
#ifndef RULES_ATTACK_WALK_H
#define RULES_ATTACK_WALK_H

#include "rules/attack/attack.h"

/* NULL if the attacker may go there, else why not with its clause. */
const char *attack_advance_shut(const struct rules *r, const struct attack *a, const char **clause);
const char *attack_fallback_shut(const struct rules *r, const struct attack *a,
				 const char **clause);
int attack_advance(const struct rules *r, struct attack *a);
int attack_fallback(const struct rules *r, struct attack *a);

#endif
