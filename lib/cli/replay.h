/* A game file told as the shell commands that replay it, and how far it may be taken back: as long
 * as nothing random has happened since (GLD-04 to GLD-06). Both read the game board by board and
 * keep no more of it than they must. */
#ifndef CLI_REPLAY_H
#define CLI_REPLAY_H

#include "cli/tool.h"

/* The commands that made the board, a line each. */
void calls_write(const struct board *b, struct buf *out);

/* A script for sh(1): the first board, then every call on a game file of its own. Zero is a valid
 * start. */
struct script {
	bool begun;
	bool has_generator; /* the game has one, or has begun to draw */
};

/* The next board of the game as commands. Its events are taken off. */
void script_add(struct script *s, struct board *b, struct buf *out);

/* The last boards of a game, as many as may have to be looked at. */
struct undo {
	struct undo_board {
		struct buf text;  /* without events */
		struct buf calls; /* the commands that made it, a line each */
		bool random;	  /* dice or cards, drawn or rolled at the table */
	} * kept;
	long steps; /* how many calls are taken back */
	long seen;  /* how many boards there were */
};

/* Keeps room for that many calls and the board before them. */
void undo_start(struct undo *u, long steps);
void undo_release(struct undo *u);
/* The next board of the game. Its events are taken off. */
void undo_add(struct undo *u, struct board *b);
/* The board that many calls ago; STATUS_NO and the reason on a roll since, -1 and the diag where
 * the game is shorter. */
int undo_tell(const struct undo *u, struct buf *out, struct diag *d);

#endif
