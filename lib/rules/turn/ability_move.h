/* The part of an ability that moves a figure: `free-move 1`. It goes as a Move action goes, and the
 * one who is moved by another provokes nothing. Clauses KW-REFLEX, KW-WARN, SPM-25; ruling RI-43.
 */
#ifndef RULES_TURN_ABILITY_MOVE_H
#define RULES_TURN_ABILITY_MOVE_H

#include "rules/turn/ability.h"

struct refusal ability_move_refusal(const struct board *b, const struct spacer *s,
				    const struct ability_row *a, const struct ability_use *use);

#endif
