/* A Noise Roll: Danger dice, one a Blip for the Intruder symbol, promoted when the box runs out of
 * a colour, Overwhelm when it runs out of dice. What the Blips then do waits on the board as `queue
 * noise` records, one a die that made Noise. Clauses NRL, NOI; rulings RO-85 to RO-90, RA-14,
 * RA-30. */
#ifndef RULES_BLIP_NOISE_H
#define RULES_BLIP_NOISE_H

#include "rules/roll/rolling.h"

struct noise {
	struct spacer *maker;
	const struct intruder_row *sheet; /* whose Noise awareness is rolled */
	bool symbol;	       /* the Intruder symbol: a die a Blip, in the sheet's colour */
	struct dice_pool dice; /* else dice of its own, which take their place (NRL-16) */
	int bonus;	       /* Potentials added to one die (NRL-14) */
};

/* What is rolled, as it is written: `intruder`, or dice that are rolled so many times, once a shot
 * (NOI-06); +N behind is a flat bonus, on top of what there is. -1 with the diag. */
int noise_read(struct noise *n, const char *text, int times, struct diag *d);
int noise_make(const struct rules *r, const struct noise *n);

#endif
