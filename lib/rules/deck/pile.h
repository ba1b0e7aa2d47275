/* Piles of cards and tokens as a deck record keeps them: names parted by commas, the first on top,
 * NULL for none. A second copy is the same name again. New piles are the arena's. */
#ifndef RULES_DECK_PILE_H
#define RULES_DECK_PILE_H

#include "text/arena.h"
#include "text/str.h"

/* The next card of a pile that is walked: `while (pile_next(&rest, &card))`. */
bool pile_next(const char **rest, struct span *card);
int pile_count(const char *pile);
int pile_copies(const char *pile, const char *card);
bool pile_has(const char *pile, const char *card);
const char *pile_top(const char *pile, struct arena *a); /* NULL if empty */

const char *pile_on_top(const char *pile, const char *card, struct arena *a);
const char *pile_at_bottom(const char *pile, const char *card, struct arena *a);
/* Without one copy of the card, the highest. */
const char *pile_without(const char *pile, const char *card, struct arena *a);
/* In the order of names, for a pile whose order is hidden. */
const char *pile_put_in(const char *pile, const char *card, struct arena *a);
const char *pile_put_all_in(const char *pile, const char *cards, struct arena *a);

#endif
