/* Advance X and Fallback X: the attacker's own steps, toward or away from every declared target
 * (KW-ADVANCE, KW-FALLBACK; RULING: RA-06, RA-33, RA-60). Leaving an Intruder's side provokes it.
 */
#ifndef RULES_ATTACK_WALK_H
#define RULES_ATTACK_WALK_H

#include "rules/attack/attack.h"

/* Why the attacker may not go there. */
struct refusal attack_advance_refusal(const struct rules *r, const struct attack *a);
int attack_advance(const struct rules *r, struct attack *a);
int attack_fallback(const struct rules *r, struct attack *a);

#endif
