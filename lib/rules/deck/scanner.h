/* The Tac Scanner in a patrol: a card of the deck in the Countdown's colour, turned by quarters as
 * the Priority Target's player says before it is drawn. Clauses BLP-45 to BLP-49; ruling RO-95.
 *
 * The decks are `deck scanner-white` and its like; one that the board does not tell of is made of
 * scanner.csv. */
#ifndef RULES_DECK_SCANNER_H
#define RULES_DECK_SCANNER_H

#include "rules/harm/harm.h"

struct scan {
	int at[4]; /* Intruder symbols north-east, south-east, south-west, north-west */
};

/* As typed, `ne=2,sw=1`, or drawn where that is NULL. */
int scanner_read(const struct rules *r, const char *typed, struct scan *out);
/* A random coordinate: the top card of the white deck, whatever the Countdown; its symbols are
 * ignored (CRD-11 to CRD-14). A coordinate that was read at the table may be typed for the point.
 */
int scanner_coordinate(const struct rules *r, struct space *out);
/* How many cards that deck has in all. */
int scanner_white_cards(const struct rules *r);
/* The symbols of the quadrant, centred on a space, in which an intersection lies. */
int reading_for(const struct scan *g, struct space centre, struct corner c);
/* Is a typed reading one? */
int reading_parse(const char *text, struct scan *out, struct diag *d);

#endif
