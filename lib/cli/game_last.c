#include "cli/game_last.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "text/utf8.h"

#define STEP	  ((off_t)16 * 1024) /* a few boards */
#define BACK_MOST ((off_t)BOARD_MOST * 4)
#define NONE	  ((off_t)-1)
#define FAILED	  ((off_t)-2)

/* The bytes of the file from there to there. */
static int load(const struct game *g, off_t from, off_t to, struct buf *out)
{
	buf_clear(out);
	buf_room(out, (size_t)(to - from) + 1);
	while (from < to) {
		ssize_t n = pread(g->fd, out->p + out->n, (size_t)(to - from), from);
		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			return -1;
		if (!n)
			break; /* it has become shorter */
		out->n += (size_t)n;
		from += n;
	}
	out->p[out->n] = '\0';
	return 0;
}

static struct span line_at(const char *p, const char *end)
{
	const char *stop = memchr(p, '\n', (size_t)(end - p));

	return (struct span){p, (size_t)((stop ? stop : end) - p)};
}

static const char *next_line(struct span line, const char *end)
{
	return line.p + line.n < end ? line.p + line.n + 1 : end;
}

/* Where the last line that begins a board stands in the text, which begins with a line. */
static const char *last_header(const char *p, const char *end)
{
	const char *found = NULL;

	while (p < end) {
		struct span line = line_at(p, end);
		if (line_begins_board(line))
			found = p;
		p = next_line(line, end);
	}
	return found;
}

/* The start of the first whole line in a piece of the file. */
static const char *first_line(const struct buf *piece, off_t from)
{
	const char *p = buf_text(piece), *end = p + piece->n;

	if (from)
		return next_line(line_at(p, end), end);
	return piece->n >= 3 && !memcmp(p, BYTE_ORDER_MARK, 3) ? p + 3 : p;
}

/* Where the last board that begins before `end` does. */
static off_t begins_before(const struct game *g, off_t end, struct diag *d)
{
	struct buf piece = {0};
	off_t step, from = end, found = NONE;

	for (step = STEP; found == NONE && from > 0; step *= 4) {
		const char *at;
		if (step > BACK_MOST) {
			diag_set(d, "no board in the last %ld bytes of the game file",
				 (long)(end - from));
			found = FAILED;
			break;
		}
		from = end > step ? end - step : 0;
		if (load(g, from, end, &piece)) {
			found = FAILED;
			break;
		}
		at = last_header(first_line(&piece, from), piece.p + piece.n);
		if (at)
			found = from + (at - piece.p);
	}
	buf_release(&piece);
	return found;
}

static bool ends_with_done(const struct buf *text)
{
	const char *p = buf_text(text), *end = p + text->n;

	while (p < end) {
		struct span line = line_at(p, end);
		if (line_ends_board(line))
			return true;
		p = next_line(line, end);
	}
	return false;
}

/* An append that was interrupted in its first line leaves a last line without a line end that is
 * the beginning of a header, or of a comment above it that stops inside a letter. */
static int find_stub(struct game *g)
{
	static const char header[] = "enorm 1";
	struct buf piece = {0};
	off_t from = g->end > STEP ? g->end - STEP : 0;
	const char *line;
	size_t n, unfit;

	if (load(g, from, g->end, &piece))
		return -1;
	line = piece.n ? memrchr(piece.p, '\n', piece.n) : NULL;
	if (line) {
		n = (size_t)(piece.p + piece.n - ++line);
		if (n && ((n < strlen(header) && !memcmp(line, header, n)) ||
			  (*line == '#' && utf8_unfit(line, n, &unfit))))
			g->end -= (off_t)n;
	}
	buf_release(&piece);
	return 0;
}

/* The board that begins there and ends at g->end. */
static int take(struct game *g, off_t last, struct diag *d)
{
	off_t before = begins_before(g, last, d);

	if (before == FAILED)
		return -1;
	g->first = before == NONE;
	g->last = g->first ? 0 : last; /* what stands above the first board is its own */
	return load(g, g->last, g->end, &g->text);
}

int game_find_last(struct game *g, struct diag *d)
{
	struct stat st;
	off_t last;

	if (fstat(g->fd, &st))
		return -1;
	g->end = st.st_size;
	if (find_stub(g))
		return -1;
	last = begins_before(g, g->end, d);
	if (last < 0)
		return last == NONE ? 0 : -1;
	if (take(g, last, d))
		return -1;
	if (!g->first && !ends_with_done(&g->text)) {
		g->end = last;
		if (take(g, begins_before(g, last, d), d))
			return -1;
	}
	g->torn = g->end < st.st_size;
	return 1;
}
