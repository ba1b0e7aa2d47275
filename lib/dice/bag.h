/* Dice of one colour are alike, and so are faces that read alike: what lies on the table is a bag,
 * so many dice of each kind of face. A hue is one colour's kinds of faces and all its bags. */
#ifndef DICE_BAG_H
#define DICE_BAG_H

#include "dice/count.h"
#include "dice/exact.h"

/* What tells faces apart. */
struct kind {
	struct totals totals;
	bool spark;    /* shows a quadrant: earns the extra die of Devastating */
	unsigned ways; /* how many faces of the die; 0 if only the roll typed in has it */
	int code;      /* the solver's sum of the totals */
};

/* All bags of one size. Tables have one row a bag and one column a kind. */
struct bags {
	int n;
	int *more;  /* the bag of the next size with one more of that kind */
	int *less;  /* the bag of the size below with one less, -1 if there is none */
	int *code;  /* the sum of the kinds' codes */
	u128 *ways; /* how many ordered throws of that many dice give the bag */
};

struct hue {
	enum colour colour;
	int faces;
	int dice; /* thrown at first */
	int most; /* ever on the table: twice as many with Devastating */
	int nkinds;
	struct kind *kind;
	struct bags *bags; /* by size, 0..most */
	u128 **start; /* by size: ways to come to the bag by the first throw and its extra dice,
		       * over faces ^ most; NULL for a size that cannot be */
};

#define BAGS_MOST (1 << 21) /* of all sizes and hues */

/* The kind equal in all that matters, added if need be. */
int hue_kind(struct hue *h, struct kind k);
/* Builds the bags; the kinds and their codes stand. -1 with a diag if with those there are, which
 * are counted in `bags`, there are too many. */
int hue_bags(struct hue *h, int *bags, struct arena *a, struct diag *d);
/* The bags that the first throw can come to. The numbers must fit: faces ^ most is below 2^128. */
void hue_start(struct hue *h, bool devastating, struct arena *a);

#endif
