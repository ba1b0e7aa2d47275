/* A Blip moves: by Noise, by a patrol, or because another has run into it. Reveals, welds and
 * collisions are resolved. Clauses BLP-09 to BLP-20, BLP-53 to BLP-57; rulings RO-91, RO-94. */
#ifndef RULES_BLIP_MOVE_H
#define RULES_BLIP_MOVE_H

#include "rules/blip/walk.h"

struct blip_move {
	struct blip *blip;
	int steps;
	struct blip_course course;
	const struct spacer *toward; /* whose space the goal is, or NULL */
	struct spacer *cause;	     /* whose doing it is (BLP-21); NULL for nobody's */
	const char *clause;	     /* by which it moves */
};

/* In Full Alert the course is toward the Extraction space, whatever was asked (BLP-55). The Blip
 * may be gone afterwards, and others too: look for them by their names. */
int blip_move(const struct rules *r, const struct blip_move *m);
/* Can a Blip go one step toward the goal, for another to take its place? True for none. */
bool blip_makes_room(const struct board *b, const struct blip *blip, struct space goal);
/* One step toward the goal of a move: another Blip takes its intersection (BLP-20, BLP-24). */
int blip_make_room(const struct rules *r, struct blip *b, const struct blip_move *like,
		   const char *by);

#endif
