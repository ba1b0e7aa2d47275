/* What waits on the board, as `queue` records: what follows an act, in the order it comes, and
 * other things for the tool that does them. */
#ifndef RULES_WAITING_H
#define RULES_WAITING_H

#include "rules/refusal.h"
#include "rules/rules.h"

/* The first that waits under that word; NULL if none does. On the Countdown track it is the first
 * on the space of the marker. */
struct queue *waiting_find(const struct board *b, enum waiting what);
struct queue *waiting_on_track(const struct board *b, enum waiting what);
/* The first of Noise and of all that Blips do about it, in the order of the board. */
struct queue *waiting_noise(const struct board *b);
/* Does it wait for that Spacer under that word? */
bool waiting_is(const struct queue *q, enum waiting what, const struct spacer *who);
/* The first that waits under that word for that one; NULL if none does. */
struct queue *waiting_of(const struct board *b, enum waiting what, const char *who);
/* What waited so is made now, or let go, the first of it or all; nothing if none did. */
void waiting_take(struct board *b, enum waiting what, const struct spacer *who);
void waiting_take_all(struct board *b, enum waiting what, const struct spacer *who);
/* `amount` ABSENT: none. */
struct queue *waiting_add(struct board *b, enum waiting what, const struct spacer *who, int amount);

/* What follows an act: Noise and all that Blips do, then what Intruders do in answer, then
 * Follow-ups (RULING: RA-15, RO-65). Nothing else is done before it (TRN-05, TRN-08). */
struct queue *waiting_first(const struct board *b);
/* Why something that must be over first is not. */
struct refusal unfinished_refusal(const struct board *b);
/* The same where that of this Spacer, if it comes first, is no reason: her own Follow-up, or her
 * death behind what she may still do. */
struct refusal unfinished_but_for(const struct board *b, const struct spacer *s, enum waiting own);

/* What waited before something that interrupts comes after it. */
#define WAITING_KEPT 256

struct waiting_aside {
	struct queue *at[WAITING_KEPT];
	int n;
};

void waiting_set_aside(struct board *b, struct waiting_aside *out);
void waiting_put_back(struct board *b, const struct waiting_aside *kept);

#endif
