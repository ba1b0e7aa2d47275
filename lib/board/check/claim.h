/* Which record has which place first: two on one place are noticed at the second. */
#ifndef BOARD_CHECK_CLAIM_H
#define BOARD_CHECK_CLAIM_H

#include <stddef.h>

#include "board/board.h"

struct claim {
	int place;			   /* one more than its number, 0 where nobody is */
	const struct record *first, *last; /* of those that claimed it, NULL before */
	int n;				   /* how often the last did */
};

/* Room for so many claims; in the arena. */
struct claims {
	struct claim *at;
	size_t mask;
};

struct claims claims_for(size_t n, struct arena *a);
struct claim *claim_of(const struct claims *c, int place);
void claim_add(struct claim *c, const struct record *r);

#endif
