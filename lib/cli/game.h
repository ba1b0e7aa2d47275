/* A game file: a stream of boards, the last of which is where the game stands. */
#ifndef CLI_GAME_H
#define CLI_GAME_H

#include "text/buf.h"
#include "text/diag.h"
#include "text/str.h"

struct game {
	const char *name;
	int fd;
	struct buf text; /* the whole file */
	size_t last;	 /* where its last board begins */
	long boards;	 /* how many there are */
	long last_line;	 /* line number before the last board */
};

/* Opens and reads it, under a lock until the close if it is to be written. */
int game_open(struct game *g, const char *name, bool write, struct diag *d);
void game_close(struct game *g);
struct span game_last(const struct game *g);
/* Adds a board at the end; what was there stays if the write fails. */
int game_append(struct game *g, struct span board, struct diag *d);
/* Takes the last board off; at least one must stay. */
int game_drop_last(struct game *g, struct diag *d);

#endif
