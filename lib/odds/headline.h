/* What odds tell the chance of beside positions: the headlines of a call, such as a Wound or a
 * Flatline Check, as bits of a set. */
#ifndef ODDS_HEADLINE_H
#define ODDS_HEADLINE_H

#include <stdint.h>

#include "board/board.h"
#include "dice/exact.h"

#define HEADLINES_MOST 64

struct headline {
	char *what, *whom; /* owned; `whom` it is about, "" for nobody */
	struct frac weight;
};

/* Zero is a valid, empty start; the holder releases it. */
struct headlines {
	struct headline list[HEADLINES_MOST];
	int n;
	char *own;    /* the weapon's own modifiers at hand, or NULL; owned */
	bool rolled;  /* dice were thrown */
	bool results; /* what a roll came to is a headline too */
};

/* Those of the events of a board from one on; a headline that comes twice is one. */
uint64_t headlines_of(struct headlines *h, const struct board *b, int from);
/* Grouped by whom they are about, in the order first seen, numbers upwards. */
void headlines_group(struct headlines *h);
/* Can results of several Attacks on the same figure come in one run, so that they sum to more than
 * one? */
bool headlines_repeat(const struct headlines *h);
/* Which re-rolls were assumed, in words, if dice were thrown. */
void headlines_assumed(const struct headlines *h, struct buf *out);
void headlines_release(struct headlines *h);

#endif
