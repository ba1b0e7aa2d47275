/* The answer to `enorm-ai --why`, before its reasons: whom the Intruder goes for, what it does, and
 * the damage that is to be expected. */
#ifndef LOOK_WHY_ANSWER_H
#define LOOK_WHY_ANSWER_H

#include "rules/intruder/act.h"

#define AIMS_MOST 64

/* Whom each card of a Boss goes for, the titles in the order in which they are told. */
struct aims {
	struct {
		const char *card;
		const char *target; /* or NULL */
	} at[AIMS_MOST];
	int n;
};

/* One activation is played on a copy, the first way that chance can go, and nothing is drawn; what
 * it does is told as an event. */
int why_answer(const struct rules *r, const struct intruder *in, const char *against);
/* The same for a Boss whose card is not known. */
int why_answer_boss(const struct rules *r, const struct intruder *in, const char *against,
		    const struct aims *aims);

#endif
