/* A Noise Roll: Danger dice, one a Blip for the Intruder symbol, promoted when the box runs out of
 * a colour, Overwhelm when it runs out of dice. What the Blips then do waits on the board as `queue
 * noise` records, one a die that made Noise. Clauses NRL, NOI; rulings RO-85 to RO-90, RA-14,
 * RA-30. */
#ifndef RULES_BLIP_NOISE_H
#define RULES_BLIP_NOISE_H

#include "rules/roll/rolling.h"

/* What stands for the Intruder symbol where dice are written: one die a Blip, in its sheet's
 * colour. */
#define NOISE_SYMBOL "intruder"
bool noise_is_symbol(const char *dice);

struct noise {
	struct spacer *maker;
	const struct intruder_row *sheet; /* whose Noise awareness is rolled */
	const char *dice; /* `intruder`, or dice of its own that take their place (NRL-16) */
	int times;	  /* how often such dice are rolled: shots (NOI-06) */
	int bonus;	  /* Potentials added to one die (NRL-14) */
};

/* Dice of its own, so many times over. Nothing to read is in `intruder`. -1 with the diag. */
int noise_dice(const char *dice, int times, struct dice_pool *out, struct diag *d);
int noise_make(const struct rules *r, const struct noise *n);

/* The dice for so many Blips, from the box: 6 white, 4 red, 3 black; *missing gets those that even
 * black could not give (NRL-08 to NRL-12). */
struct dice_pool noise_pool(enum colour colour, int blips, int *missing);

#endif
