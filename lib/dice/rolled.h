/* Real dice, typed in: what was rolled, and which dice tokens go to. Lists are parted by commas,
 * blanks around them do not matter. */
#ifndef DICE_ROLLED_H
#define DICE_ROLLED_H

#include "dice/notation.h"

struct rolled {
	enum colour colour;
	int number; /* of the face, 0 when it was given by its symbols */
	struct face face;
};

struct roll {
	struct rolled *die;
	int n;
};

/* `r3,r5,w1` or `r:PP,r:-,w:oh`: as many dice of each colour as the pool has, in any order, which
 * is kept. Symbols count whether or not the table has such a face. Owned by the arena. */
int rolled_read(struct roll *r, struct span text, const struct dice_pool *pool,
		const struct dice_table *t, struct arena *a, struct diag *d);

/* `r3`, or `r:PP` for a face without a number. */
void rolled_text(const struct rolled *r, struct buf *out);
/* The whole list, in order. */
void roll_text(const struct roll *r, struct buf *out);

/* Tokens for a roll: a number that are there to be used as well as can be, or dice by their place
 * in the roll from 1, `#2`, with the face it came to where that is known, `#2=r4`, `#2=r:PP`. */
struct token_use {
	int die; /* into the roll, from 0 */
	bool given;
	struct rolled to;
};

struct tokens {
	bool named;
	int count; /* how many there are, or how many are named */
	struct token_use *token;
};

int tokens_read(struct tokens *k, struct span text, const struct roll *roll,
		const struct dice_table *t, struct arena *a, struct diag *d);

#endif
