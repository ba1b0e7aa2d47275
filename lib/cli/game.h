/* A game file: a stream of boards, the last of which is where the game stands. However long it is,
 * only its last board is kept in memory. */
#ifndef CLI_GAME_H
#define CLI_GAME_H

#include <sys/types.h>

#include "cli/tool.h"

struct game {
	const char *name;
	int fd;
	struct buf text; /* the last whole board, and the comments behind it */
	off_t last;	 /* where it begins */
	off_t end;	 /* where it ends, and the next one will begin */
	bool first;	 /* there is no board before it */
	bool changed;	 /* a board was taken off, whatever was said afterwards */
	bool torn;	 /* behind it is the beginning of a board whose writing was interrupted */
};

/* Opens the call's game file and reads its last board. A game that is to be written is locked until
 * it is closed; of another only the bytes up to `end` may be counted upon from now on. */
int game_open(struct game *g, const struct call *c, bool write, struct diag *d);
int game_close(struct game *g, struct diag *d);
/* Adds a board at the end; what was there stays if the write fails. */
int game_append(struct game *g, struct span board, struct diag *d);
/* Takes the last board off, or only what was torn; at least one board must stay. */
int game_drop_last(struct game *g, struct diag *d);
/* How many lines there are before the last board. */
long game_lines_before(const struct game *g);

#endif
