/* The Tac Scanner in a patrol: a card of the deck in the Countdown's colour, turned by quarters as
 * the Priority Target's player says before it is drawn. Clauses BLP-45 to BLP-49; ruling RO-95.
 *
 * The decks are `deck scanner-white` and its like; one that the board does not tell of is made of
 * scanner.csv. */
#ifndef RULES_BLIP_SCANNER_H
#define RULES_BLIP_SCANNER_H

#include "rules/harm/harm.h"

struct scan {
	int at[4]; /* Intruder symbols north-east, south-east, south-west, north-west */
};

/* As typed, `ne=2,sw=1`, or drawn where that is NULL. */
int scanner_read(const struct rules *r, const char *typed, struct scan *out);
/* The symbols of the quadrant, centred on a space, in which an intersection lies. */
int reading_for(const struct scan *g, struct space centre, struct corner c);
/* Is a typed reading one? */
int reading_parse(const char *text, struct scan *out, struct diag *d);

#endif
