/* Doors: welding them, breaking welds, opening, closing, destroying, and what is disabled. Clauses
 * WLD, DSB; rulings RO-70, RO-74.
 *
 * The spaces of a door are those marked `door-space` with its name; where none is, the spaces its
 * line parts. A `console` of the door's name opens it. */
#ifndef RULES_MOVE_DOOR_H
#define RULES_MOVE_DOOR_H

#include "rules/harm/harm.h"

enum door_act { DOOR_WELD, DOOR_UNWELD, DOOR_TO_OPEN, DOOR_TO_CLOSE, DOOR_DESTROY, DOOR_ACTS };

/* What lets somebody do it. */
enum door_by { DOOR_BY_NOTHING, DOOR_BY_CONSOLE, DOOR_BY_KEYCARD, DOOR_BY_EFFECT };

struct door_deed {
	struct door *door;
	enum door_act act;
	const struct spacer *who; /* NULL where nobody has to be near: an effect on its own */
	enum door_by by;
	int range; /* of the effect; 0 for none, which means beside the door */
};

struct refusal door_refusal(const struct board *b, const struct door_deed *x);
void door_do(const struct rules *r, const struct door_deed *x);

/* The effect that lets a Spacer weld and break welds, waiting as a `queue` record: `weld` or
 * `unweld`, each good for both, `weld-only` or `unweld-only`; its amount is a range. NULL if there
 * is none. */
struct queue *door_grant(const struct board *b, const struct spacer *s, enum door_act act);

#endif
