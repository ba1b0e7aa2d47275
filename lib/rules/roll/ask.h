/* What a player wants to use on a roll: so many, played as well as can be, or dice by name. Read
 * before the roll as a number of uses, and after it, when the dice are there, as dice. */
#ifndef RULES_ROLL_ASK_H
#define RULES_ROLL_ASK_H

#include "dice/rolled.h"

struct ask {
	bool named;
	bool none; /* a 0: not even what costs nothing */
	int count;
};

/* Nothing is 0 of them. -1 with a usage error. */
int ask_read(struct ask *out, const char *text, struct diag *d);
/* The dice of a named ask. */
int ask_dice(struct tokens *out, const char *text, const struct roll *roll,
	     const struct dice_table *t, struct arena *a, struct diag *d);
/* Turns a mistake in what somebody typed into a usage error. */
int typed_wrong(struct diag *d);

#endif
