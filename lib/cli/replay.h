/* A game file told as the shell commands that replay it, and how far it may be taken back: as long
 * as nothing random has happened since (GLD-04 to GLD-06). */
#ifndef CLI_REPLAY_H
#define CLI_REPLAY_H

#include "cli/tool.h"

/* What is kept of a board of the game. */
struct replay_board {
	const char *text;  /* without events */
	const char *calls; /* the commands that made it, a line each; empty for one typed in */
	const char *rng;   /* the generator before its first draw; NULL if nothing was drawn */
	bool seeded;	   /* by --seed */
	bool random;	   /* dice or cards, drawn or rolled at the table */
	bool has_rng;	   /* as a record */
};

struct replay {
	struct replay_board *at;
	int n, room;
};

/* Keeps a board; everything is the call's arena's. */
void replay_add(struct replay *r, struct call *c, const struct board *b);
/* A script for sh(1): the first board, then every call on a game file of its own. */
void replay_script(const struct replay *r, struct buf *out);
/* The board that many calls ago; STATUS_NO and the reason on a roll since, -1 and the diag where
 * the game is shorter. */
int replay_undo(const struct replay *r, long steps, struct buf *out, struct diag *d);

#endif
