/* The way of a Blip along the lines, as geometry: nothing on the board changes. Straight along its
 * arrow, or toward a space: along a line that borders it, else in a zigzag. Clauses BLP-01 to
 * BLP-05, BLP-09 to BLP-17, BLP-51, BLP-52, WLD-10, WLD-11, ADJ-07 to ADJ-14; rulings RO-71,
 * RO-72, RO-91, RO-96, RT-72. */
#ifndef RULES_BLIP_WALK_H
#define RULES_BLIP_WALK_H

#include "rules/blip/blip.h"
#include "rules/intruder/zigzag.h"

#define BLIP_STEPS 160

struct blip_course {
	bool straight;	   /* along its arrow; else toward the goal */
	enum facing arrow; /* of a straight one */
	struct space goal;
	enum zig first; /* the axis where both lines are as near (RULING: RO-91) */
};

enum walk_end { WALK_ENDS, WALK_HELD, WALK_REVEALED };

struct blip_walk {
	struct corner path[BLIP_STEPS]; /* the intersections entered, in order */
	int n;
	enum walk_end end;
	const struct door *held_by;
	struct corner shown; /* the corner it was about to step to, or stood on, when revealed */
	enum facing arrow;   /* of a straight course, when it is done */
	bool turned;
};

/* At most that many steps, and one more after the edge. */
void blip_walk(const struct board *b, struct corner from, int steps, const struct blip_course *c,
	       struct blip_walk *out);
/* Are both lines of the goal as near, so that the first axis matters? */
bool blip_walk_open(struct corner from, struct space goal);

#endif
