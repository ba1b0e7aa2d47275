/* Dying, and what comes after: a Life Spare or True Death. Clauses DIE, LIF; rulings RO-81, RO-114.
 *
 * `dead spare` is a Spacer whose Life Spare is paid: back at the next Run. `dead` alone stays so.
 */
#ifndef RULES_HARM_DEATH_H
#define RULES_HARM_DEATH_H

#include "rules/harm/harm.h"

/* The stock of Life Spares, shared by the group: `supply life-spares N`; by other readings of RO-81
 * each Spacer's own, `supply life-spares-NAME N`. A board without any does not count them. */
#define LIFE_SPARES "life-spares"

#endif
