/* The best plan for Danger dice (DIC-02..04) is the one that leaves the least Potential. Turned
 * over, that is a plan for Power: on the turned dice a face has as much Power as its Potential
 * falls short of the most there is, and one Potential if it has any, for Discipline takes one away
 * (KW-DISCIPLINE-5). */
#ifndef RULES_ROLL_DANGER_H
#define RULES_ROLL_DANGER_H

#include "dice/plan.h"

struct danger {
	struct dice_table table;
	int most; /* Potentials on a face */
};

/* The roll is that on the table, NULL before the throw. */
void danger_turn(struct danger *g, const struct dice_table *t, const struct roll *roll);
/* The plan for that many turned dice: its wound is a roll without any Potential. */
struct plan_spec danger_spec(const struct danger *g, const struct plan_spec *spec, int dice);
struct roll danger_roll(const struct danger *g, const struct roll *roll, struct arena *a);
/* The Potential that so much turned Power stands for. */
int danger_potential(const struct danger *g, int dice, int power);

#endif
