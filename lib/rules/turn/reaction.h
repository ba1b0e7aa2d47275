/* Reactions as they are typed, and those that a window leaves open. */
#ifndef RULES_TURN_REACTION_H
#define RULES_TURN_REACTION_H

#include "rules/intruder/ai.h"

/* `juliet:reflex:C4`, any unique beginning of a name. -1 with the diag. */
int reaction_read(const struct board *b, const char *text, struct reaction *out, struct diag *d);
/* Every reaction that could be used now, sorted, and `none` behind them; how many in all, 0 if
 * there is no reaction. `used` has those of the window, ` WHO:ABILITY ` each. */
int reactions_open(const struct board *b, const char *used, const char *const **out);
/* In a window; rules_refuse() if it may not be used. */
int reaction_use(const struct rules *r, const struct reaction *it);

#endif
