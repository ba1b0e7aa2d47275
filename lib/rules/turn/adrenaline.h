/* The Adrenaline action: what Attack, Full Reload, Rationalize, Scavenge and Scout have in common.
 * Clauses TRN-13 to TRN-16, TRN-34, GEA-49. */
#ifndef RULES_TURN_ADRENALINE_H
#define RULES_TURN_ADRENALINE_H

#include "rules/harm/harm.h"

/* Adrenaline up by 1, then the Rubicon Bonuses it has passed; a Spacer who dies of it leaves none.
 */
int adrenaline_action(const struct rules *r, struct spacer *s, const char *clause);

#endif
