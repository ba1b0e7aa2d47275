/* The answer to `enorm-ai --why`, before its reasons: whom the Intruder goes for, what it does, and
 * the damage that is to be expected. */
#ifndef LOOK_WHY_ANSWER_H
#define LOOK_WHY_ANSWER_H

#include "rules/intruder/act.h"

/* Whom each card of a Boss goes for, the titles in the order in which they are told. */
struct aims {
	struct {
		const char *card;
		const char *target; /* a Spacer, a Zone, nobody; or NULL */
	} * at;			    /* there is room for `most` */
	int n, most;
};

/* How the activation begins is played on the board, the first way that chance can go, and nothing
 * is drawn: what only looks goes on behind it. One that is surprised begins nothing (SUR-04). 0, or
 * -1 with the diag. */
int look_begin(const struct rules *r, struct intruder *in, const char *against);
/* One activation is played on a copy, the first way that chance can go, and nothing is drawn; what
 * it does is told as an event. */
int why_answer(const struct rules *r, const struct intruder *in, const char *against);
/* The same for a Boss whose card is not known. */
int why_answer_boss(const struct rules *r, const struct intruder *in, const char *against,
		    const struct aims *aims);

#endif
