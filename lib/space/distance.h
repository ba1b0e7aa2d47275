/* Distance in spaces, by cardinal steps; the space stepped onto counts, so adjacent is 1 and the
 * same space is 0 (DST-01 to DST-04, RI-16, RO-59). What a count has to go round depends on who
 * counts. */
#ifndef SPACE_DISTANCE_H
#define SPACE_DISTANCE_H

#include "space/scene.h"

extern const struct walk walk_range;  /* a Spacer's weapon (RNG-04, RO-58) */
extern const struct walk walk_target; /* Closest and Furthest (TGT-18, TGT-23 to TGT-28, RI-15) */

#define UNREACHABLE (-1)

/* The distance from a space to every space, by its number; UNREACHABLE where there is no way. Lives
 * in the scene until the next call of any function here that takes one. */
const int *distance_field(struct scene *sc, struct space from, struct walk w);

/* Distances to one space, each found when it is asked for. The scene must stay as it is; owned by
 * the arena of its board. */
struct distances {
	struct scene *scene;
	struct space to;
	struct walk walk;
	int *known; /* by the number of the space */
};

struct distances distances_to(struct scene *sc, struct space to, struct walk w);
/* From a space of the map's limits. */
int distance_from(const struct distances *d, struct space s);

int distance_range(struct scene *sc, struct space from, struct space to);
int distance_target(struct scene *sc, struct space from, struct space to);
/* Rows and columns apart, whatever is between. */
int distance_plain(struct space a, struct space b);

/* For ranking Closest and Furthest: the targeting distance, or behind every reachable space the
 * plain count (RI-15). Greater is further. */
int distance_rank(struct scene *sc, struct space from, struct space to);
/* The same to one space, from any. */
struct ranks {
	struct distances to;
	bool plain; /* whatever is between: RI-15 (b) */
};

struct ranks ranks_to(struct scene *sc, struct space to);
int rank_from(const struct ranks *r, struct space from);

#endif
