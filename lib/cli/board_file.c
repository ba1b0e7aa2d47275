/* A board from a file of its own, beside those of the stream. */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "cli/tool.h"

struct board_file {
	struct reader reader;
	int fd;
	const char *name;
	struct board *board;
	struct diag *d;
};

static int read_first(void *arg)
{
	struct board_file *f = arg;
	struct input in;
	int found;

	input_from_fd(&in, f->fd, f->name);
	found = reader_start(&f->reader, in, f->d) ? -1 : reader_next(&f->reader, f->board, f->d);
	if (!found)
		diag_set(f->d, "no board");
	return found == 1 ? 0 : -1;
}

static void shut(void *arg)
{
	struct board_file *f = arg;

	reader_release(&f->reader);
	close(f->fd);
}

int call_read_board(struct call *c, const char *file, struct board *b, struct diag *d)
{
	struct board_file f = {.name = file, .board = b, .d = d};

	d->at = (struct where){0};
	f.fd = open(file, O_RDONLY | O_CLOEXEC);
	if (f.fd < 0)
		return diag_status(d, STATUS_OPEN, "cannot open %s: %s", file, strerror(errno));
	board_start(b, &c->arena, &c->data);
	return mem_finally(read_first, shut, &f);
}
