#include "cli/game.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define GAME_MOST ((off_t)1 << 30)

static int failed(const struct game *g, enum status s, const char *what, struct diag *d)
{
	int why = errno;

	d->at = (struct where){.file = g->name};
	return diag_status(d, s, "cannot %s the game file: %s", what, strerror(why));
}

static int read_all(struct game *g, struct diag *d)
{
	struct stat st;
	ssize_t n;

	if (fstat(g->fd, &st))
		return failed(g, STATUS_OPEN, "look at", d);
	if (!S_ISREG(st.st_mode) || st.st_size > GAME_MOST) {
		d->at = (struct where){.file = g->name};
		return diag_status(d, STATUS_OPEN, "a game file is a plain file of at most 1 GiB");
	}
	buf_room(&g->text, (size_t)st.st_size + 1);
	while ((n = read(g->fd, g->text.p + g->text.n, g->text.size - g->text.n - 1)) > 0) {
		g->text.n += (size_t)n;
		buf_room(&g->text, 4096);
	}
	return n < 0 ? failed(g, STATUS_IO, "read", d) : 0;
}

/* A line that begins with `enorm ` is a header: no other line can. */
static void find_last(struct game *g)
{
	const char *p = buf_text(&g->text), *end = p + g->text.n;
	long line = 0;

	while (p < end) {
		const char *next = memchr(p, '\n', (size_t)(end - p));
		if (end - p >= 6 && !memcmp(p, "enorm ", 6)) {
			g->last = (size_t)(p - g->text.p);
			g->last_line = line;
			g->boards++;
		}
		line++;
		p = next ? next + 1 : end;
	}
}

int game_open(struct game *g, const char *name, bool write, struct diag *d)
{
	*g = (struct game){.name = name};
	g->fd = open(name, (write ? O_RDWR : O_RDONLY) | O_CLOEXEC);
	if (g->fd < 0)
		return failed(g, STATUS_OPEN, "open", d);
	if (flock(g->fd, write ? LOCK_EX : LOCK_SH))
		return failed(g, STATUS_IO, "lock", d);
	if (read_all(g, d))
		return -1;
	find_last(g);
	if (!g->boards) {
		d->at = (struct where){.file = name};
		return diag_set(d, "no board in the game file");
	}
	return 0;
}

void game_close(struct game *g)
{
	if (g->fd >= 0)
		close(g->fd);
	g->fd = -1;
	buf_release(&g->text);
}

struct span game_last(const struct game *g)
{
	return (struct span){g->text.p + g->last, g->text.n - g->last};
}

static int write_all(int fd, struct span s)
{
	while (s.n) {
		ssize_t n = write(fd, s.p, s.n);
		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			return -1;
		s = (struct span){s.p + n, s.n - (size_t)n};
	}
	return 0;
}

int game_append(struct game *g, struct span board, struct diag *d)
{
	off_t end = (off_t)g->text.n;
	bool open_line = g->text.n && g->text.p[g->text.n - 1] != '\n';

	if (lseek(g->fd, end, SEEK_SET) < 0)
		return failed(g, STATUS_IO, "write", d);
	if ((open_line && write_all(g->fd, (struct span){"\n", 1})) || write_all(g->fd, board) ||
	    fsync(g->fd)) {
		int why = errno;
		if (ftruncate(g->fd, end))
			why = errno;
		errno = why;
		return failed(g, STATUS_IO, "write", d);
	}
	return 0;
}

int game_drop_last(struct game *g, struct diag *d)
{
	if (g->boards < 2) {
		d->at = (struct where){.file = g->name};
		return diag_set(d, "only the first board is left; there is nothing to undo");
	}
	if (ftruncate(g->fd, (off_t)g->last))
		return failed(g, STATUS_IO, "cut back", d);
	return 0;
}
