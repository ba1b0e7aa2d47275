/* Cutting a stream into boards. A board begins with its header and ends with `done`, with the next
 * header, or with the stream. */
#include <string.h>

#include "board/read.h"
#include "board/records.h"
#include "text/utf8.h"

#define WORTH_IT 8 /* from this board on a stream is remembered */

void reader_start(struct reader *r, struct input in)
{
	*r = (struct reader){.in = in};
}

void reader_release(struct reader *r)
{
	line_cutter_release(&r->cutter);
	memory_release(&r->memory);
	input_release(&r->in);
	traced_release(&r->translated);
}

static bool is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static struct span without_blanks(struct span line)
{
	while (line.n && (*line.p == ' ' || *line.p == '\t'))
		line = (struct span){line.p + 1, line.n - 1};
	return line;
}

/* Does the line begin with the word? */
static inline bool line_is(struct span line, const char *word)
{
	size_t n = strlen(word);

	line = without_blanks(line);
	return line.n >= n && !memcmp(line.p, word, n) && (line.n == n || is_blank(line.p[n]));
}

bool line_begins_board(struct span line)
{
	return line_is(line, "enorm");
}

bool line_ends_board(struct span line)
{
	return line_is(line, "done");
}

static bool line_says_nothing(struct span line)
{
	size_t i;

	for (i = 0; i < line.n && line.p[i] != '#'; i++)
		if (!is_blank(line.p[i]))
			return false;
	return true;
}

/* Where a search for the end of a board stands. */
struct search {
	size_t at;   /* the first line not yet looked at */
	long lines;  /* looked at */
	bool headed; /* the header was seen */
	bool says;   /* something other than comments was seen */
	bool ended;  /* by done, the next header or the end of the stream */
};

static void look_at(struct search *s, struct span line, size_t whole)
{
	bool header = line_begins_board(line);

	if (header && s->headed) {
		s->ended = true;
		return;
	}
	s->headed |= header;
	s->says = s->says || !line_says_nothing(line);
	s->ended = line_ends_board(line);
	s->at += whole;
	s->lines++;
}

static int too_long(struct reader *r, const struct search *s, struct diag *d)
{
	d->at.line = r->line + s->lines + 1;
	d->at.column = 0;
	r->lost = r->limit = true;
	return diag_set(d, "the line is longer than %zu bytes", LINE_MOST);
}

/* Looks at the lines in hand; 1 if the board's end was found, 0 if more is needed. */
static int look(struct reader *r, struct search *s, bool last, struct diag *d)
{
	while (!s->ended) {
		struct span rest = input_rest(&r->in);
		const char *p = rest.p + s->at, *end;
		size_t left = rest.n - s->at;

		if (!left)
			return 0;
		end = memchr(p, '\n', left);
		if ((end ? (size_t)(end - p) : left) > LINE_MOST)
			return too_long(r, s, d);
		if (!end && !last)
			return 0;
		look_at(s, (struct span){p, end ? (size_t)(end - p) : left},
			end ? (size_t)(end - p) + 1 : left);
	}
	return 1;
}

/* Drops everything up to the next line that begins a board. */
static int skip_to_header(struct reader *r, struct diag *d)
{
	int more = 1;

	while (more > 0) {
		struct span rest = input_rest(&r->in);
		const char *end = rest.n ? memchr(rest.p, '\n', rest.n) : NULL;
		size_t used = end ? (size_t)(end - rest.p) + 1 : rest.n;

		if (end && used < rest.n &&
		    line_begins_board((struct span){end + 1, rest.n - used}))
			more = -2;
		else if (!end || used == rest.n) {
			size_t keep = rest.n < 64 ? rest.n : 64;
			if (!end && rest.n > keep)
				input_take(&r->in, rest.n - keep);
			more = input_more(&r->in, d);
			continue;
		}
		input_take(&r->in, used);
		r->line += end != NULL;
	}
	r->lost = false;
	return more == -1 ? -1 : 0;
}

/* The bytes of the next board, its comments above the header included. */
static int next_block(struct reader *r, struct search *s, struct diag *d)
{
	int more = 1;

	for (;;) {
		int found = look(r, s, more == 0, d);
		if (s->at > BOARD_MOST && found >= 0) {
			r->lost = r->limit = true;
			return diag_set(d, "the board is larger than %zu bytes", BOARD_MOST);
		}
		if (found)
			return found;
		if (!more)
			return s->says;
		if (r->before_read)
			r->before_read(r->before_arg);
		more = input_more(&r->in, d);
		if (more < 0)
			return -1;
	}
}

static void skip_mark(struct reader *r)
{
	struct span rest = input_rest(&r->in);

	if (!r->boards && rest.n >= 3 && !memcmp(rest.p, BYTE_ORDER_MARK, 3))
		input_take(&r->in, 3); /* a byte order mark at the very start */
}

static long lines_in(struct span text)
{
	const char *p = text.p, *end = text.p + text.n;
	long n = 0;

	for (; p < end && (p = memchr(p, '\n', (size_t)(end - p))); p++)
		n++;
	return n;
}

/* A position that is known is not read again. */
static int read_told(struct reader *r, struct board *b, struct span block, long lines,
		     struct diag *d)
{
	struct span position = known_part(block);
	long rest = lines_in((struct span){block.p + position.n, block.n - position.n});

	r->told.position = position;
	r->told.rest = rest;
	b->known = lines <= RECORDS_MOST ? known_find(r->known, position) : NULL;
	if (b->known)
		return board_read_rest(r, b, block, lines - rest, d);
	if (board_read(r, b, block, d))
		return -1;
	r->told.line = d->at.line - r->line <= lines - rest ? d->at.line - r->line : 0;
	return 0;
}

static int read_block(struct reader *r, struct board *b, struct span block, long lines,
		      struct diag *d)
{
	if (r->translate)
		return translated_read(r, b, block, d);
	return r->known ? read_told(r, b, block, lines, d) : board_read(r, b, block, d);
}

void reader_doubt(struct reader *r)
{
	r->memory.doubted = true;
}

/* Another of the records that tell how it came about may stand among those of the position. */
void reader_know(struct reader *r, const struct board *b, int number)
{
	int rest =
	    board_count(b, KIND_RNG) + board_count(b, KIND_BRANCH) + board_count(b, KIND_EVENT);

	if (r->known && !b->known && r->told.position.n && r->told.rest == rest + 1)
		known_keep(r->known, r->told.position, (struct known){number, r->told.line});
}

int reader_next(struct reader *r, struct board *b, struct diag *d)
{
	struct search s = {0};
	struct span block;
	int found;

	d->at = (struct where){.file = r->in.name};
	if (r->lost && skip_to_header(r, d))
		return -1;
	if (!r->boards && input_more(&r->in, d) < 0)
		return -1;
	skip_mark(r);
	if (r->boards)
		d->at.board = r->boards + 1;
	found = next_block(r, &s, d);
	if (found == 0)
		return 0;
	b->number = ++r->boards;
	if (found < 0)
		return -1;
	r->memory.on = !r->lasting && (r->memory.on || r->boards == WORTH_IT);
	block = (struct span){input_rest(&r->in).p, s.at};
	found = read_block(r, b, block, s.lines, d) ? -1 : 1;
	input_take(&r->in, s.at);
	r->line += s.lines;
	return found;
}

struct span reader_tail(const struct reader *r)
{
	return input_rest(&r->in);
}

int reader_read_text(struct span text, const char *name, struct board *b, struct diag *d)
{
	struct where at = d->at;
	struct reader r;
	struct input in;
	int found;

	input_from_text(&in, text, name);
	reader_start(&r, in);
	found = reader_next(&r, b, d);
	reader_release(&r);
	if (!found)
		diag_set(d, "no board");
	d->at = at;
	return found == 1 ? 0 : -1;
}
