/* One walk, step by step. Inside of lib/rules/move/spacer*.c. */
#ifndef RULES_MOVE_SPACER_WALK_H
#define RULES_MOVE_SPACER_WALK_H

#include "rules/move/spacer_move.h"

struct walking {
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

struct space walking_here(const struct walking *s);
int walking_steps_left(const struct walking *s);
/* Does anybody else stand there? */
bool walking_is_taken(const struct walking *s, struct space at);
/* The Spacer stands on another space than the walk had come to: it goes on from there if what is
 * left of the move reaches the declared end, else it stops (RULING: RO-113). */
void walking_moved_off(struct walking *s);
void walking_stop(struct walking *s, const char *why, const char *clause);

/* What is met on the way. Each returns 0, or -1 with the diag, and may end the walk. */
int meet_opportunity(struct walking *s);
int meet_tile(struct walking *s, struct space from);
int meet_location(struct walking *s);

#endif
