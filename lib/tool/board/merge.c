/* enorm-board merge: equal positions are joined. */
#include "tool/board/commands.h"

#define WRITE_AT ((size_t)64 * 1024)

int command_merge(struct call *c, struct board *b, struct diag *d)
{
	c->unchanged = true;
	return merge_add(&board_own(c)->merge, b, d) < 0 ? -1 : STATUS_OK;
}

/* A million boards are written as they are made; nobody may be reading any more. */
void command_merge_end(struct call *c)
{
	const struct merge *m = &board_own(c)->merge;
	int i;

	for (i = 0; i < positions_count(&m->positions) && c->out.n < 2 * WRITE_AT; i++) {
		merge_write_board(m, i, &c->out);
		if (c->out.n >= WRITE_AT)
			c->reader->before_read(c->reader->before_arg);
	}
}
