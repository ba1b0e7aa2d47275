/* What would come of an Attack: it is made on copies of the board, every way that chance can go
 * before its first roll and in it, with nothing drawn. */
#ifndef LOOK_ATTACK_TRY_H
#define LOOK_ATTACK_TRY_H

#include "rules/attack/attack.h"

struct attack_trial {
	const char *weapon, *target; /* as they are typed */
	struct frac wound, critical; /* criticals are wounds too */
	struct frac dies;	     /* the attacker, before the roll is made to its end */
	struct plan_spec spec;	     /* of the roll; what was at hand */
	int at;
	bool drawn;	      /* a Boss's AT comes with its card */
	struct space advance; /* where Advance has to go, or NOWHERE */
	unsigned house;	      /* tables of the house's that were leaned on, see event/house.h */
	struct refusals why;  /* none: it can be made */
};

/* `a` is declared on the board, with one target. Where the weapon reaches it only after an Advance,
 * the best is taken. -1 with the diag. */
int attack_try(const struct rules *r, const struct attack *a, struct attack_trial *out);

#endif
