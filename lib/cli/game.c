#include "cli/game.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cli/game_last.h"

#define WAIT_TELL 1000 /* milliseconds */
#define WAIT_MOST 10000
#define WAIT_STEP 10

static int failed(const struct game *g, enum status s, const char *what, struct diag *d)
{
	int why = errno;

	d->at = (struct where){.file = g->name};
	return diag_status(d, s, "cannot %s the game file: %s", what, strerror(why));
}

/* ---- opening ---- */

static long milliseconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static int lock(const struct game *g, const struct call *c, int how, struct diag *d)
{
	const struct timespec step = {.tv_nsec = WAIT_STEP * 1000000L};
	long since = milliseconds(), waited;
	bool told = false;

	while (flock(g->fd, how | LOCK_NB)) {
		if (errno != EWOULDBLOCK && errno != EINTR)
			return failed(g, STATUS_IO, "lock", d);
		waited = milliseconds() - since;
		if (waited >= WAIT_TELL && !told)
			call_warn(c, d->at, "waiting for the game file: another call holds it");
		told |= waited >= WAIT_TELL;
		if (waited >= WAIT_MOST)
			return diag_status(d, STATUS_IO,
					   "cannot lock the game file: another call has held it "
					   "for %d seconds",
					   WAIT_MOST / 1000);
		nanosleep(&step, NULL);
	}
	return 0;
}

static int unlock(const struct game *g, struct diag *d)
{
	while (flock(g->fd, LOCK_UN))
		if (errno != EINTR)
			return failed(g, STATUS_IO, "unlock", d);
	return 0;
}

/* A pipe or a device is refused, and never waited for. */
static int open_file(struct game *g, bool write, struct diag *d)
{
	struct stat st;

	g->fd = open(g->name, (write ? O_RDWR : O_RDONLY) | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
	if (g->fd < 0)
		return failed(g, STATUS_OPEN, "open", d);
	if (fstat(g->fd, &st))
		return failed(g, STATUS_OPEN, "look at", d);
	d->at = (struct where){.file = g->name};
	return S_ISREG(st.st_mode) ? 0 : diag_status(d, STATUS_OPEN, "a game file is a plain file");
}

int game_open(struct game *g, const struct call *c, bool write, struct diag *d)
{
	int found;

	*g = (struct game){.name = c->game};
	if (open_file(g, write, d) || lock(g, c, write ? LOCK_EX : LOCK_SH, d))
		return -1;
	found = game_find_last(g, d);
	if (found < 0)
		return d->n ? -1 : failed(g, STATUS_IO, "read", d);
	if (!found)
		return diag_set(d, "no board in the game file");
	return write ? 0 : unlock(g, d);
}

int game_close(struct game *g, struct diag *d)
{
	int fd = g->fd;

	buf_release(&g->text);
	g->fd = -1;
	return fd >= 0 && close(fd) ? failed(g, STATUS_IO, "close", d) : 0;
}

/* ---- writing ---- */

static int write_all(int fd, struct span s, off_t at)
{
	while (s.n) {
		ssize_t n = pwrite(fd, s.p, s.n, at);
		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			return -1;
		s = (struct span){s.p + n, s.n - (size_t)n};
		at += n;
	}
	return 0;
}

static int shorten(int fd, off_t at)
{
	int failed;

	while ((failed = ftruncate(fd, at)) && errno == EINTR)
		;
	return failed;
}

static int sync_now(int fd)
{
	int failed;

	while ((failed = fsync(fd)) && errno == EINTR)
		;
	return failed;
}

static int cut(const struct game *g, off_t at)
{
	return shorten(g->fd, at) || sync_now(g->fd) ? -1 : 0;
}

int game_append(struct game *g, struct span board, struct diag *d)
{
	bool open_line = g->text.n && g->text.p[g->text.n - 1] != '\n';

	buf_room(&g->text, board.n); /* nothing may run out of memory once the file has changed */
	if ((g->torn && cut(g, g->end)) ||
	    (open_line && write_all(g->fd, (struct span){"\n", 1}, g->end)) ||
	    write_all(g->fd, board, g->end + open_line) || sync_now(g->fd)) {
		int why = errno;
		if (cut(g, g->end))
			why = errno;
		errno = why;
		return failed(g, STATUS_IO, "write", d);
	}
	g->torn = false;
	g->last = g->end + open_line;
	g->end = g->last + (off_t)board.n;
	g->first = false;
	buf_clear(&g->text);
	buf_add(&g->text, board.p, board.n);
	return 0;
}

int game_drop_last(struct game *g, struct diag *d)
{
	if (!g->torn && g->first) {
		d->at = (struct where){.file = g->name};
		return diag_set(d, "only the first board is left; there is nothing to undo");
	}
	if (shorten(g->fd, g->torn ? g->end : g->last))
		return failed(g, STATUS_IO, "cut back", d);
	g->changed = true;
	return sync_now(g->fd) ? failed(g, STATUS_IO, "keep", d) : 0;
}

long game_lines_before(const struct game *g)
{
	char some[16384];
	off_t at = 0;
	long lines = 0;

	while (at < g->last) {
		size_t want =
		    g->last - at < (off_t)sizeof some ? (size_t)(g->last - at) : sizeof some;
		ssize_t got = pread(g->fd, some, want, at), i;
		if (got <= 0)
			break;
		for (i = 0; i < got; i++)
			lines += some[i] == '\n';
		at += got;
	}
	return lines;
}
