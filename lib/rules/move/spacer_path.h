/* The shortest ways to a space, and which of them is the mildest. Inside of
 * lib/rules/move/spacer*.c. */
#ifndef RULES_MOVE_SPACER_PATH_H
#define RULES_MOVE_SPACER_PATH_H

#include "rules/move/spacer_step.h"

/* What a way costs beside its length, the graver first. */
struct way_cost {
	int provoked, harms;
};

/* Owned by the board's arena. */
struct way_map {
	struct step_map steps;
	unsigned ignore; /* BAR_BIT flags that are passed over */
	bool quiet;	 /* nothing is provoked (RI-43) */
	int *left;	 /* steps to the end from each space, UNREACHABLE where there is no way */
	struct way_cost *cost;
	int *provoked; /* Intruders that leaving each space provokes */
	int *queue;
};

/* Looks at the board; `quiet` for one that is moved by another. */
void way_map_build(struct way_map *w, const struct board *b, bool quiet);
/* Fills in the ways to a space. Returns the steps from `from`, or UNREACHABLE. */
int way_search(struct way_map *w, struct space from, struct space to);
/* The next spaces of the shortest ways from a space, lowest first; *best is the mildest. */
int way_next(const struct way_map *w, struct space at, struct space out[4], int *best);

#endif
