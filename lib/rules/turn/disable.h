/* Disable tokens: a component that bears one is out of use, and no interaction of any kind with it
 * is legal. Clauses DSB; rulings RO-74, RT-124. Who uses a component asks its `disabled`. */
#ifndef RULES_TURN_DISABLE_H
#define RULES_TURN_DISABLE_H

#include "rules/harm/harm.h"

/* The kinds of records that can be disabled, as bits. */
#define DISABLE_PIECES                                                            \
	(KIND_BIT(KIND_DOOR) | KIND_BIT(KIND_TERRAIN) | KIND_BIT(KIND_INTRUDER) | \
	 KIND_BIT(KIND_STRATAGEM))

/* Puts a token on it, or takes it off; false if that is how it was. */
bool component_disable(const struct rules *r, struct record *what, bool on);
/* The same for everything marked on a space. */
bool marks_disable(const struct rules *r, struct space at, bool on);

#endif
