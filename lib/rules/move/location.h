/* A new Location Map comes into play where a Spacer steps on a Location arrow: it is set beside the
 * map there is, on the side the arrow points to, as evenly as possible and unturned (SPM-18,
 * SPM-19), and everything it marks is set out (SPM-20). Clauses SPM-15 to SPM-24. */
#ifndef RULES_MOVE_LOCATION_H
#define RULES_MOVE_LOCATION_H

#include "rules/harm/harm.h"

struct location {
	const struct board *map; /* the new map, a board of its own */
	int light;		 /* how far the mover's Light field goes; 0 as the cards say */
};

/* No map is at hand: the table sets it out; a `queue reveal` says so, and how much of the move is
 * left. */
void location_wait(const struct rules *r, const struct spacer *who, const struct mark *arrow,
		   int left);
/* Sets it out. *by gets how far the old map's places have moved. 0, or -1 with the diag. */
int location_reveal(const struct rules *r, const struct spacer *who, struct mark *arrow,
		    const struct location *l, struct space *by);

#endif
