/* Something a Spacer may do at once because an effect lets it: a Bonus Attack, a Follow-up, a free
 * Move. It is done here and now, as the Attack or Move that it is, or declined (BON-01, BON-14). */
#ifndef RULES_TURN_GRANT_H
#define RULES_TURN_GRANT_H

#include "rules/rules.h"

/* In the middle of an Intruder's Attack it breaks that Attack if it is made (CHB-04); in the middle
 * of a Spacer's it waits on the board as `queue follow-up` (CHB-15). */
int grant_bonus_attack(const struct rules *r, struct spacer *s, const char *clause);
int grant_free_move(const struct rules *r, struct spacer *s, int spaces, const char *clause);
/* The Follow-up that waited. */
int grant_follow_up(const struct rules *r, struct spacer *s);

#endif
