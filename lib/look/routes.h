/* Where an Intruder's Move can take it, and how: told, not done. */
#ifndef LOOK_ROUTES_H
#define LOOK_ROUTES_H

#include "rules/intruder/ai.h"
#include "text/buf.h"

struct routes_ask {
	struct intruder *in;
	int speed, range; /* -1: its own Speed; a melee attack */
};

/* One line a route, or one object; the Target is its own, or `against`. 0, 1 if it has no
 * Target, -1 with the diag. */
int ai_routes(const struct rules *r, const struct routes_ask *ask, const char *against, bool json,
	      struct buf *out);

#endif
