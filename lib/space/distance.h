/* Distance in spaces, by cardinal steps; the space stepped onto counts, so adjacent is 1 and the
 * same space is 0 (DST-01 to DST-04, RI-16, RO-59). What a count has to go round depends on who
 * counts. */
#ifndef SPACE_DISTANCE_H
#define SPACE_DISTANCE_H

#include "space/scene.h"

/* What a count may not cross, and what spaces it may reach but not pass. Figures never matter. */
struct walk {
	unsigned lines;	 /* EDGE_ flags; EDGE_BORDER always stops */
	unsigned spaces; /* SPACE_ flags */
};

extern const struct walk walk_range;  /* a Spacer's weapon (RNG-04, RO-58) */
extern const struct walk walk_target; /* Closest and Furthest (TGT-18, TGT-23 to TGT-28, RI-15) */

#define UNREACHABLE (-1)

/* The distance from a space to every space, by its number; UNREACHABLE where there is no way. Lives
 * in the scene until the next call of any function here that takes one. */
const int *distance_field(struct scene *sc, struct space from, struct walk w);

int distance_range(struct scene *sc, struct space from, struct space to);
int distance_target(struct scene *sc, struct space from, struct space to);
/* Rows and columns apart, whatever is between. */
int distance_plain(struct space a, struct space b);

/* For ranking Closest and Furthest: the targeting distance, or behind every reachable space the
 * plain count (RI-15). Greater is further. */
int distance_rank(struct scene *sc, struct space from, struct space to);
/* The rank from every space to one, in a list by the number of the space: where it is smaller than
 * what stands there, or nothing does (a negative number), it takes its place. */
void distance_lower_ranks(struct scene *sc, struct space to, int *rank);

#endif
