/* How much each of several things weighs: the values of a number, patterns, the cards of a deck. */
#ifndef ODDS_CHANCES_H
#define ODDS_CHANCES_H

#include "board/board.h"
#include "dice/exact.h"
#include "text/diag.h"
#include "text/intern.h"
#include "text/re.h"

struct chance {
	const char *label;
	struct frac weight;
};

/* Zero is a valid, empty start; the holder releases it. */
struct chances {
	struct intern labels;
	const char *title;
	struct chance *list; /* in the order first seen, until it is sorted */
	int n, room;
	char
	    near[128]; /* what was probably meant, as " (did you mean 'x'?)", if it was not found */
};

/* Weighs that much more; before it is sorted. -1 and the diag past 128 bits. */
int chances_add(struct chances *c, const char *label, struct frac weight, struct diag *d);
/* Was what was asked for on any board? Where it was not, its label is that. */
#define CHANCES_NONE "none"
bool chances_found(const struct chances *c);
/* The largest number first, what is none last. */
void chances_sort_numbers(struct chances *c);
/* The likeliest first. */
void chances_sort(struct chances *c);
void chances_release(struct chances *c);

/* ---- what is weighed on one board ---- */

/* `juliet.vitals`, `juliet.osr-3.ammo`: a number of the record of that name. */
int chances_of(struct chances *c, const struct board *b, const char *number, struct frac weight,
	       struct diag *d);
/* Does any record of the board match? 1 or 0; -1 and the diag. Lines that do not are looked up in
 * `without` and kept there, so that a slow pattern is tried once on each; or NULL. */
int board_matches(const struct board *b, struct re *pattern, struct intern *without,
		  struct diag *d);
/* The cards that the next of a deck, as `mothman-ai`, can be. */
int chances_card(struct chances *c, struct board *b, const char *deck, struct frac weight,
		 struct diag *d);
/* The level on the back of a card, 1 to 3, of a Boss's deck; 0 if it has none. */
int chances_level(const struct board *b, const char *card);

#endif
