/* Does the Knockback of an Attack or of a Response reach its target? Judged when it lands, before
 * any of its movement (KB-06 to KB-12; RULING: RA-57). */
#ifndef RULES_MOVE_FORCED_GATE_H
#define RULES_MOVE_FORCED_GATE_H

#include "rules/figure.h"
#include "rules/gate.h"
#include "rules/refusal.h"

struct refusal forced_gate_refusal(const struct board *b, const struct forced_gate *g,
				   struct space source, struct space target);

#endif
