/* Dying, and what comes after: a Life Spare or True Death. Clauses DIE, LIF; ruling RO-81. */
#ifndef RULES_HARM_DEATH_H
#define RULES_HARM_DEATH_H

#include "rules/harm/harm.h"

/* The stock of Life Spares, shared by the group: `supply life-spares N`; by other readings of RO-81
 * each Spacer's own, `supply life-spares-NAME N`. A board without any does not count them. */
#define LIFE_SPARES "life-spares"

#endif
