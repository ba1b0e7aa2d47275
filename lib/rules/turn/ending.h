/* What the end of the Round brings, in the order that the players give it: what waits for it, the
 * constant rule of the Location and passives. Clauses INT-04, INT-14, INT-15, LOC-11, ABL-09. */
#ifndef RULES_TURN_ENDING_H
#define RULES_TURN_ENDING_H

#include "rules/rules.h"

/* All of it. 0, or -1 with the diag. */
int endings_resolve(const struct rules *r);

/* Whom a text that waited is about: whom it names, else the Priority Target, else nobody. */
struct spacer *effect_about(const struct board *b, const char *name);

#endif
