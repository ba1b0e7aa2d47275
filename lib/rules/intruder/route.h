/* Where an Intruder's Move takes it: every legal route, by one search.
 *
 * The route is a shortest one to the Target, straight where it can be walked straight and in a
 * zigzag before (rules/zigzag.h); it ends beside the Target, or where a ranged attack reaches it,
 * or with the Speed, or beside a welded door. Where that end is taken by a figure, the Intruder
 * goes to the best end it can have, by the same way of walking. Clauses MOV, WLD-12; rulings RI-01
 * to RI-07. */
#ifndef RULES_INTRUDER_ROUTE_H
#define RULES_INTRUDER_ROUTE_H

#include "rules/intruder/zigzag.h"
#include "text/diag.h"

#define ROUTES_MOST 10000

struct route {
	struct space *path; /* the start first */
	int n;
	enum zig first; /* the axis the players picked, ZIG_NONE where there was nothing to pick */
};

struct routes {
	struct route *at;
	int n, room;
	bool elsewhere; /* an end was taken: some of them go to another one (RI-04) */
};

struct route_ask {
	struct scene *scene;
	const struct intruder *who;
	struct space from, target;
	int speed; /* UNLIMITED for as far as it takes */
	bool boss; /* passes Obstacles; may end on a Spacer */
	/* Does the move end here? NULL: adjacent to the Target. A ranged attack goes on to its next
	 * such space where one is taken (RI-07). */
	bool (*enough)(const struct route_ask *q, struct space at);
	int range;	      /* for that */
	bool must_be_natural; /* no other end where its own is taken: finds nothing then */
};

/* All of them, from the arena of the scene's board; always at least one, that of staying. */
int routes_find(const struct route_ask *q, struct routes *out, struct diag *d);
/* Every way of walking to that very space, whoever stands there and however far it is, or to where
 * a weld halts it on that way (WLD-12); none where no way leads there (RA-68). */
int routes_to(const struct route_ask *q, struct space to, struct routes *out, struct diag *d);
/* Can it stop beside the Target within its Speed? "In movement range" (RULING: RI-09). */
bool route_reaches(const struct route_ask *q);
/* May it end there? (RULING: RI-04) */
bool route_may_end(const struct route_ask *q, struct space at);
/* A range counted straight, in one line: Shoot's (CMD-20, CMD-21; RULING: RI-08). */
bool route_in_line(const struct scene *sc, struct space from, struct space to, int range);
/* `enough` for a ranged attack of the ask's Range. */
bool route_in_range(const struct route_ask *q, struct space at);
/* Would it be adjacent to the Target, standing there? The tile it would stand on does not matter.
 */
bool route_beside(const struct scene *sc, struct space at, struct space target);

/* Which way it looks at the Target from there: one, or two where it is exactly diagonal. */
int route_facing(struct space from, struct space target, enum facing ways[2]);

#endif
