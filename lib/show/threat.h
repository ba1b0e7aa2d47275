/* The expected damage on every space where a Spacer could stand, as heat on the map, and exactly.
 */
#ifndef SHOW_THREAT_H
#define SHOW_THREAT_H

#include "dice/exact.h"
#include "show/show.h"
#include "text/diag.h"

struct threat_ask {
	const char *intruder; /* NULL for the sum over all of them */
	const char *spacer;
};

/* Fills the heat of a picture; -1 and the diag. */
int threat_show(const struct threat_ask *q, struct show *s, struct diag *d);
/* A space a call, in order, for whoever writes them down, with the tables of the house's it leans
 * on. */
typedef void threat_fn(void *arg, struct space at, struct frac damage, unsigned house);
int threat_each(const struct threat_ask *q, const struct board *b, threat_fn *tell, void *arg,
		struct diag *d);

#endif
