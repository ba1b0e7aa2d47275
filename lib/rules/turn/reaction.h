/* Reactions as they are typed, and those that a window leaves open. */
#ifndef RULES_TURN_REACTION_H
#define RULES_TURN_REACTION_H

#include "rules/intruder/ai.h"

/* `juliet:reflex:C4`, any unique beginning of a name, or `none`. -1 with the diag. */
int reaction_read(const struct board *b, const char *text, struct reaction *out, struct diag *d);
/* Was the ability used by the Spacer, in the last reaction of a window or one before it? */
bool reaction_was_used(const struct reaction *last, const char *who, const char *ability);
/* Every reaction that could be used now, sorted, and `none` behind them; how many in all, 0 if
 * there is no reaction. `last` is the last one used in the window, or NULL. */
int reactions_open(const struct board *b, const struct reaction *last, const char *const **out);
/* In a window; rules_refuse() if it may not be used. */
int reaction_use(const struct rules *r, const struct reaction *it);

#endif
