/* A board from a file of its own, beside those of the stream. */
#include <string.h>
#include <unistd.h>

#include "cli/tool.h"

struct board_file {
	struct reader reader;
	struct input in;
	int fd;
	struct board *board;
	struct diag *d;
};

static int read_first(void *arg)
{
	struct board_file *f = arg;
	int found;

	reader_start(&f->reader, f->in);
	found = reader_next(&f->reader, f->board, f->d);
	if (!found)
		diag_set(f->d, "no board");
	return found == 1 ? 0 : -1;
}

static void shut(void *arg)
{
	struct board_file *f = arg;

	reader_release(&f->reader);
	if (f->fd >= 0)
		close(f->fd);
}

int call_read_board(struct call *c, const char *file, struct board *b, struct diag *d)
{
	struct board_file f = {.board = b, .d = d};
	int error = call_open(c, file, &f.in);

	d->at = (struct where){0};
	if (error)
		return diag_status(d, STATUS_OPEN, "cannot open %s: %s", file, strerror(error));
	f.fd = f.in.fd;
	board_start(b, &c->arena, &c->data);
	return mem_finally(read_first, shut, &f);
}
