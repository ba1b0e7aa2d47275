/* Actions that are at home in the turn itself: Rationalize and Catch Breath; and standing up
 * by an Antinomy token. Clauses TRN-28 to TRN-34, AWK-16, AWK-17; rulings RO-78, RO-102. */
#ifndef RULES_TURN_ACTION_H
#define RULES_TURN_ACTION_H

#include "rules/turn/turn.h"

/* Its Adrenaline and tokens, then 2 Stress less. */
int action_rationalize(const struct rules *r, struct spacer *s);

struct refusal catch_breath_refusal(const struct board *b, const struct spacer *s);
int catch_breath(const struct rules *r, struct spacer *s);
/* At the end of the turn. */
void catch_breath_end(const struct rules *r, struct spacer *s);

struct refusal stand_refusal(const struct board *b, const struct spacer *s);
int stand(const struct rules *r, struct spacer *s);

#endif
