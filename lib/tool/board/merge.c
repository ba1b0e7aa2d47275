/* enorm-board merge: equal positions are joined. */
#include "tool/board/commands.h"

#define WRITE_AT ((size_t)64 * 1024)

int command_merge(struct call *c, struct board *b, struct diag *d)
{
	struct merge *m = &board_own(c)->merge;
	int at = b->known ? merge_again(m, b, b->known->number, d) : merge_add(m, b, d);

	c->unchanged = true;
	if (at < 0)
		return -1;
	reader_know(c->reader, b, at);
	c->reader->known = &m->known; /* from the second board on */
	return STATUS_OK;
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
