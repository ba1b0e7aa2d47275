/* One push, step by step: what the figure meets on its way. Inside of lib/rules/move/forced*.c. */
#ifndef RULES_MOVE_FORCED_WALK_H
#define RULES_MOVE_FORCED_WALK_H

#include "rules/move/forced.h"
#include "space/scene.h"

struct forced_walk {
	const struct rules *r;
	const struct push *push;
	struct figure who;
	struct scene scene;
	struct space at;			/* where the figure has got to */
	struct space path[2 * FORCED_MOST + 2]; /* every space stood on, the start first */
	int n;
	enum facing way;
	bool slid;
	bool collided;	 /* a Spacer did: a Crash is due at the end */
	bool broke;	 /* what it collided with */
	bool resolves;	 /* tiles passed act, as in a Pushback or Lure (RO-35) */
	bool passes;	 /* no figure stops it, as in a Lure (RA-59) */
	bool was_broken; /* the chain, before it */
	bool strayed;	 /* an act of its own has led it off the way (RT-157) */
	bool stopped;
	const char *why; /* it stopped, with its clause */
	const char *clause;
	struct space broken; /* the space of the Obstacle it broke, where `broke` */
};

void walk_start(struct forced_walk *w, const struct rules *r, const struct push *p);
/* The same walk on another board, that of a trial. */
void walk_carry_over(struct forced_walk *w, const struct rules *r);
void walk_stop(struct forced_walk *w, const char *why, const char *clause);
/* One step in w->way; sets stopped when it cannot or must not go on. */
int walk_step(struct forced_walk *w);
/* Puts the figure down: backing up, tiles, Crash; then what a Boss does to whom it lands on. */
int walk_end(struct forced_walk *w);
/* What a Boss with Crash does to whom it has ended on, having come that way. */
int forced_land(const struct rules *r, struct figure who, enum facing way);
/* Would a step that way leave the board, the page or, by RO-05 (b), its spaces? And the next? */
bool walk_leaves(const struct forced_walk *w, enum facing way);
bool walk_at_edge(const struct forced_walk *w);
/* Is there a wall, a red line or a shut door in the way? */
bool walk_barred(const struct forced_walk *w, enum facing way);

#endif
