/* What an Attack or a Response has to reach its target by, for its Knockback or Knockdown to come.
 * Judged when it lands, before any of its movement (KB-06 to KB-12; RULING: RA-57). */
#ifndef RULES_GATE_H
#define RULES_GATE_H

#include "rules/refusal.h"
#include "space/scene.h"

enum forced_by { BY_NOTHING, BY_ATTACK, BY_RESPONSE };

struct forced_gate {
	enum forced_by by;
	int zone;    /* of a Zone Attack, 0 for none */
	int range;   /* of a Ranged X Attack, 0 for melee */
	bool spacer; /* a Spacer's, whose range goes round walls (RO-58) */
};

struct refusal forced_gate_refusal(const struct board *b, const struct forced_gate *g,
				   struct space source, struct space target);

#endif
