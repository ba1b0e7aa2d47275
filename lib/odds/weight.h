/* What a board of a stream weighs, and what else its branch record carries from stage to stage: a
 * stream of boards is one distribution. */
#ifndef ODDS_WEIGHT_H
#define ODDS_WEIGHT_H

#include "board/board.h"
#include "dice/exact.h"
#include "text/diag.h"

struct weight {
	struct frac share;
	u128 outcomes;	    /* how many ways of chance it stands for */
	unsigned house;	    /* tables of the house's that were leaned on, see event/house.h */
	const char *before; /* the figures as they were at first, see before_write; or NULL */
};

/* A board without one weighs 1 and stands for one outcome. -1 and the diag if it cannot be read. */
int weight_read(const struct board *b, struct weight *out, struct diag *d);
/* The record, made or changed, says so; its weight only if `weighed`. */
void weight_put(struct board *b, struct weight w, bool weighed);
/* a + b and a * b, and the outcomes with them; -1 and the diag past 128 bits. */
int weight_add(struct weight *a, struct weight b, struct diag *d);
int weight_scale(struct weight *a, struct weight by, struct diag *d);

/* `juliet:9:1,grin-1:0`: Vitals and Stress of every living Spacer, Wounds of every Intruder. */
void before_write(const struct board *b, struct buf *out);

#endif
