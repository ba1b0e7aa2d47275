/* May this Spacer act at all? Every deed of a Spacer asks here before its own questions: the dead
 * do nothing, one who is falling down neither acts nor reacts nor uses abilities, and a Condition
 * may take abilities away. Clauses DIE-15, KD-03 to KD-06, SBD-06; rulings RO-37, RO-39, RT-121.
 *
 * What an effect lets a Spacer do all the same (standing up by a token, AWK-16) does not ask. */
#ifndef RULES_HARM_ABLE_H
#define RULES_HARM_ABLE_H

#include "rules/harm/harm.h"

enum deed { DEED_ACTION, DEED_REACTION, DEED_ABILITY };

/* Why the Spacer can do nothing of the kind. */
struct refusal deed_refusal(const struct board *b, const struct spacer *s, enum deed what);

/* The same for what is done with something of the board: one in an Other Place touches nothing
 * there (RULING: RO-112). */
struct refusal deed_there_refusal(const struct board *b, const struct spacer *s, enum deed what);

/* Does the falling side of Knockdown lie before the Spacer (KD-03 to KD-05)? */
bool spacer_is_down(const struct board *b, const struct spacer *s);

/* The same for a deed of the Spacer's own turn, which has to be under way (TRN-01). On a board that
 * keeps neither turns nor Rounds it may be. */
struct refusal deed_now_refusal(const struct board *b, const struct spacer *s, enum deed what);
bool turn_is_of(const struct board *b, const struct spacer *s);
/* Is it that Spacer's own turn, and does the Spacer live? */
bool turn_is_own(const struct board *b, const struct spacer *s);
struct refusal turn_own_refusal(const struct board *b, const struct spacer *s);

#endif
