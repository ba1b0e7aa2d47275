/* One walk, step by step. Inside of lib/rules/move/spacer*.c. */
#ifndef RULES_MOVE_SPACER_WALK_H
#define RULES_MOVE_SPACER_WALK_H

#include "rules/move/spacer_move.h"

struct stroll {
	const struct rules *r;
	struct spacer_move *m;
	struct space to;
	/* Every space stood on, the start first. Moved by another on the way, the Spacer goes on
	 * from `leg`. */
	struct space trail[4 * SPACER_MOVE_MOST + 2];
	int n, leg;
	int walked; /* steps of its own */
	bool over;
	const char *why, *clause; /* it stopped early */
};

struct space stroll_here(const struct stroll *s);
int stroll_steps_left(const struct stroll *s);
/* Does anybody else stand there? */
bool stroll_is_taken(const struct stroll *s, struct space at);
/* The Spacer stands on another space than the walk had come to: it goes on from there if what is
 * left of the move reaches the declared end, else it stops (RULING: RO-113). */
void stroll_moved_off(struct stroll *s);
void stroll_stop(struct stroll *s, const char *why, const char *clause);

/* What is met on the way. Each returns 0, or -1 with the diag, and may end the walk. */
int meet_opportunity(struct stroll *s);
int meet_tile(struct stroll *s, struct space from);
int meet_location(struct stroll *s);

#endif
