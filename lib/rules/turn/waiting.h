/* What waits on the board after an act, in the order it comes: Noise and all that Blips do, then what
 * Intruders do in answer, then Follow-ups (RULING: RA-15, RO-65). Nothing else is done before it
 * (TRN-05, TRN-08). */
#ifndef RULES_TURN_WAITING_H
#define RULES_TURN_WAITING_H

#include "rules/blip/blip.h"

/* Why something that must be over first is not. */
struct refusal unfinished_refusal(const struct board *b);
/* The same for the Follow-up of that Spacer, which may be what waits. */
struct refusal unfinished_before_follow_up(const struct board *b, const struct spacer *s);

/* Resolves the next of it; 1 if there was any, 0 if not, -1 with the diag. `w` may be NULL. */
int waiting_next(const struct rules *r, const struct blip_wish *w);
/* All of it. */
int waiting_settle(const struct rules *r, const struct blip_wish *w);

/* What waited before something that interrupts comes after it. */
#define WAITING_KEPT 256

struct waiting_aside {
	struct queue *at[WAITING_KEPT];
	int n;
};

void waiting_set_aside(struct board *b, struct waiting_aside *out);
void waiting_put_back(struct board *b, const struct waiting_aside *kept);

#endif
