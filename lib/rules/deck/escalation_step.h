/* The steps of an Escalation: searching the piles for a level, one card out, one card in. */
#ifndef RULES_DECK_ESCALATION_STEP_H
#define RULES_DECK_ESCALATION_STEP_H

#include "rules/deck/deck.h"

#define TOP_LEVEL 3

/* Is there a card of that level in the draw pile or in the discard pile? */
bool level_held(const struct board *b, const struct deck *d, int level);
/* The lowest level in both piles; 0 if they are empty. */
int lowest_level(const struct board *b, const struct deck *d);
/* The lowest level from that one up which the Escalation cards have; 0 if none. */
int level_to_come(const struct board *b, const struct deck *d, int level);

/* One card of a level that is held leaves the Incursion, from the draw pile if it can be (ESC-08):
 * 1 if it lay in the discard pile, else 0, or -1 and the diag. */
int take_out(const struct rules *r, struct deck *d, int level, const char *clause);
/* A random Escalation card of that level is shuffled in, if there is one. */
int put_in(const struct rules *r, struct deck *d, int level, const char *clause,
	   const char *ruling);

#endif
