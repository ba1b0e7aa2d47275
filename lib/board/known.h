/* Positions that a stream has told before. The text of a board is that of its position, and then
 * what tells how it came about, `rng`, `branch` and `event`, up to `done`: where the bytes of a
 * position have been read once without a problem, they need not be read again. */
#ifndef BOARD_KNOWN_H
#define BOARD_KNOWN_H

#include "text/intern.h"

struct known {
	int number; /* whatever the holder calls the position */
	long line;  /* of the text, at which the diag stood behind it; 0 for the last of the board
		     */
};

/* Zero is a valid, empty start; the holder releases it. */
struct known_texts {
	struct intern texts;
	struct known *list; /* one a text */
	int room;
	size_t bytes; /* of all texts */
};

/* The text of a whole board up to the records that are not of its position; empty where they do not
 * stand, each on a line that begins with its word, right before a last line `done`. */
struct span known_part(struct span board);

/* NULL for a text that is not known. Valid until the next is kept. */
const struct known *known_find(const struct known_texts *k, struct span text);
/* Forgets all the others when they have become too much. */
void known_keep(struct known_texts *k, struct span text, struct known what);
void known_release(struct known_texts *k);

#endif
