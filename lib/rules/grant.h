/* Something a Spacer may do that an effect lets it: a Bonus Attack, a free Move. It waits on the
 * board as `queue bonus-attack` or `queue free-move` for the tool that does it. */
#ifndef RULES_GRANT_H
#define RULES_GRANT_H

#include "rules/rules.h"

/* A Bonus Attack granted in the middle of an Intruder's Attack breaks it (CHB-04). */
void grant_bonus_attack(const struct rules *r, const struct spacer *s, const char *clause);
void grant_free_move(const struct rules *r, const struct spacer *s, int spaces, const char *clause);

#endif
