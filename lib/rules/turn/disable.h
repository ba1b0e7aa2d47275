/* Disable tokens: a component that bears one is out of use, and no interaction of any kind with it
 * is legal. Clauses DSB; rulings RO-74, RT-124, RT-141 to RT-144. Who uses a component asks its
 * `disabled`. */
#ifndef RULES_TURN_DISABLE_H
#define RULES_TURN_DISABLE_H

#include "rules/harm/harm.h"

/* The kinds of pieces that can be disabled, as bits. */
#define DISABLE_PIECES                                                            \
	(KIND_BIT(KIND_DOOR) | KIND_BIT(KIND_TERRAIN) | KIND_BIT(KIND_INTRUDER) | \
	 KIND_BIT(KIND_BLIP) | KIND_BIT(KIND_STRATAGEM))

/* Puts a token on it, or takes it off; false if that is how it was. An Action card in hand has a
 * record for its token alone, which goes with it. */
bool component_disable(const struct rules *r, struct record *what, bool on);
/* The same for everything marked on a space. */
bool marks_disable(const struct rules *r, struct space at, bool on);
/* The same for a card of the Boss's AI or BP deck: 1, or 0 if that is how it was; *known is false
 * if the Boss has no such card. -1 and the diag. */
int part_disable(const struct rules *r, const struct intruder *boss, const char *card, bool on,
		 bool *known);

/* Gear or an Action card of the Spacer's, for a token to be put on it or taken off; NULL if there
 * is none. */
struct record *component_of(struct board *b, const struct spacer *s, const char *name, bool on);
/* The piece of that name; NULL if there is none. */
struct record *component_named(const struct board *b, const char *name);

#endif
