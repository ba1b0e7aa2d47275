/* "Worst for the players", computed in the order of RT-29: a Spacer dies; a Flatline Check; more
 * Vitals lost; a Condition gained; more Stress; a token, a turn or a Cover tile lost; an Attack
 * happens; more Spacers hit; a moved figure ends nearer the other side. */
#ifndef RULES_WORST_H
#define RULES_WORST_H

#include "rules/rules.h"

/* Tries one of the ways on the board it is given; returns -1 with the diag. */
typedef int try_fn(const struct rules *r, int way, void *arg);

/* The worst, or the best for the players, of n ways, tried on copies of the board with no dice
 * thrown (a Flatline Check counts as survived and as a check); of equal ones that with the lowest
 * end, then the first (RO-110). `moved` is the figure whose nearness counts, or NULL. *tied tells
 * whether another is equal. -1 with the diag. */
int worst_way(const struct rules *r, int n, try_fn *try_it, void *arg, const char *moved,
	      bool *tied);
int best_way(const struct rules *r, int n, try_fn *try_it, void *arg, const char *moved,
	     bool *tied);
/* The one with the lowest end, however bad. */
int lowest_way(const struct rules *r, int n, try_fn *try_it, void *arg, const char *moved);

#endif
