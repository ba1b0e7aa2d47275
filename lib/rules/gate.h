/* What an Attack or a Response has to reach its target by, for its Knockback or Knockdown to come.
 */
#ifndef RULES_GATE_H
#define RULES_GATE_H

#include <stdbool.h>

enum forced_by { BY_NOTHING, BY_ATTACK, BY_RESPONSE };

struct forced_gate {
	enum forced_by by;
	int zone;    /* of a Zone Attack, 0 for none */
	int range;   /* of a Ranged X Attack, 0 for melee */
	bool spacer; /* a Spacer's, whose range goes round walls (RO-58) */
};

#endif
