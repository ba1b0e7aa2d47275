/* One board: its header, its map, its records and its comments. */
#include "board/read.h"

#include <string.h>

#include "board/lines.h"
#include "board/records.h"
#include "text/utf8.h"

struct span lines_next(struct board_lines *r)
{
	const char *end = memchr(r->text.p, '\n', r->text.n);
	struct span line = {r->text.p, end ? (size_t)(end - r->text.p) : r->text.n};
	size_t used = line.n + (end != NULL);

	r->start = line.p;
	r->text = (struct span){r->text.p + used, r->text.n - used};
	r->d->at.line = ++r->line;
	r->d->at.column = 0;
	if (line.n && line.p[line.n - 1] == '\r')
		line.n--;
	return line;
}

int line_fit(struct span line, struct diag *d)
{
	size_t offset;
	const char *unfit = utf8_unfit(line.p, line.n, &offset);

	if (!unfit)
		return 0;
	d->at.column = (long)offset + 1;
	return diag_set(d, "%s does not belong in a board", unfit);
}

/* ---- comments ---- */

const char *comment_text(struct arena *a, struct span s)
{
	while (s.n && (s.p[s.n - 1] == ' ' || s.p[s.n - 1] == '\t'))
		s.n--;
	return arena_strndup(a, s.p, s.n);
}

static void keep_comment(struct board_lines *r, struct span s)
{
	struct comment *c = arena_new(r->board->arena, struct comment);

	c->text = comment_text(r->board->arena, s);
	if (!r->last)
		r->last = &r->waiting;
	*r->last = c;
	r->last = &c->next;
}

static void give_lines_above(struct board_lines *r, struct record *to)
{
	to->above = r->waiting;
	r->waiting = NULL;
	r->last = NULL;
}

void lines_give_comments(struct board_lines *r, const struct words *w, struct record *to)
{
	give_lines_above(r, to);
	if (w->comment.p)
		to->beside = comment_text(r->board->arena, w->comment);
}

/* ---- the lines that are not records ---- */

struct slip lines_slip(struct board_lines *r, const struct words *w)
{
	return (
	    struct slip){.board = r->board, .line = {r->start, 0}, .words = w, .at = 1, .d = r->d};
}

static int read_header(struct board_lines *r, const struct words *w)
{
	struct slip s;

	if (w->n == 2 && span_is(w->word[0].value, "enorm") && span_is(w->word[1].value, "1") &&
	    !w->stop) {
		r->headed = true;
		lines_give_comments(r, w, &r->board->head);
		return 0;
	}
	r->d->at.column = 1;
	if (w->n >= 2 && span_is(w->word[0].value, "enorm"))
		return diag_set(
		    r->d, "version '%.*s' of the board text is not known; this reads version 1",
		    (int)(w->word[1].value.n < 20 ? w->word[1].value.n : 20), w->word[1].value.p);
	diag_set(r->d, "a board begins with the line 'enorm 1'");
	s = lines_slip(r, w);
	slip_mend_header(&s);
	return -1;
}

static int read_done(struct board_lines *r, const struct words *w)
{
	r->done = true;
	if (w->n > 1 || w->stop)
		return diag_set(r->d, "done stands alone on its line");
	if (w->comment.p)
		r->board->beside_done = comment_text(r->board->arena, w->comment);
	return 0;
}

/* A record that is read into memory first is kept there, and copied as from then on. */
static struct record *read_record(struct board_lines *r, struct span line, const struct words *w,
				  int number)
{
	struct board *b = r->board;
	struct arena *own = b->arena;
	struct record *record;

	if (number < 0 || w->comment.p)
		return record_from_line(b, line, w, r->d);
	b->arena = &r->reader->memory.arena;
	record = record_from_line(b, line, w, r->d);
	b->arena = own;
	memory_keep(&r->reader->memory, number, record);
	if (!record)
		return NULL;
	b->of[record->kind].n--;
	return board_add_copy(b, record);
}

static int count_record(struct board_lines *r)
{
	if (++r->records <= RECORDS_MOST)
		return 0;
	r->reader->limit = true;
	return diag_set(r->d, "more than %d records", RECORDS_MOST);
}

static int read_known(struct board_lines *r, const struct record *known)
{
	struct record *record;

	if (count_record(r))
		return -1;
	if (r->board->known && known->kind == KIND_EVENT)
		return 0; /* nobody asks how a position came about that is not read again */
	record = board_add_copy(r->board, known);
	record->known = true;
	record->line = r->line;
	give_lines_above(r, record);
	r->drawn_on |= kinds[record->kind].naming == DRAWN;
	return 0;
}

static int read_new(struct board_lines *r, struct span line, int number)
{
	struct words w;
	struct record *record;

	if (line_fit(line, r->d))
		return -1;
	if (line_cut(&r->reader->cutter, line, &w, r->d))
		return -1;
	if (!w.n && !w.stop) {
		if (w.comment.p)
			keep_comment(r, w.comment);
		return 0;
	}
	if (!r->headed)
		return read_header(r, &w);
	if (w.n && !w.word[0].key.p && span_is(w.word[0].value, "map"))
		return lines_read_map(r, &w);
	if (w.n && !w.word[0].key.p && span_is(w.word[0].value, "done"))
		return read_done(r, &w);
	if (count_record(r))
		return -1;
	record = read_record(r, line, &w, number);
	if (!record)
		return -1;
	if (record->kind == KIND_TITLE)
		w.comment.p = NULL; /* a title is the rest of its line, whatever is in it */
	lines_give_comments(r, &w, record);
	r->drawn_on |= kinds[record->kind].naming == DRAWN;
	return 0;
}

static int read_line(struct board_lines *r, struct span line)
{
	int number = r->headed ? memory_line(&r->reader->memory, line) : -1;
	const struct record *known = memory_record(&r->reader->memory, number);

	return known ? read_known(r, known) : read_new(r, line, number);
}

/* ---- the whole ---- */

/* Only a board typed by hand may leave out its last line. Most of those that a tool wrote carry one
 * of these, and so do not pass when they are cut short. */
static bool tool_wrote(const struct board *b)
{
	static const enum kind marks[] = {KIND_DATA, KIND_EVENT, KIND_RNG, KIND_REFUSED,
					  KIND_BRANCH};
	size_t i;

	for (i = 0; i < COUNT(marks); i++)
		if (b->of[marks[i]].n)
			return true;
	return false;
}

static bool must_be_whole(const struct board_lines *r)
{
	const struct reader *reader = r->reader;

	return tool_wrote(r->board) || (reader->done_from && reader->boards >= reader->done_from);
}

static int finish(struct board_lines *r)
{
	r->board->own = r->waiting;
	if (!r->headed)
		return diag_set(r->d, "a board begins with the line 'enorm 1'");
	if (!r->mapped)
		return diag_set(r->d,
				"no map; say its size, rows by columns, such as 'map 6x8', or "
				"draw it between 'map' and 'end'");
	r->board->unfinished = !r->done;
	if (!r->done && must_be_whole(r))
		return diag_set(
		    r->d,
		    "the board is cut short: a tool wrote it, and its last line 'done' is missing");
	return r->drawn_on && r->board->grid.in ? draw_short_forms(r->board, r->d) : 0;
}

static bool over(const struct board_lines *r)
{
	return !r->text.n || (!r->headed && r->d->n); /* not a board at all: one problem says it */
}

/* The lines that are left, and what must hold of the whole. */
static int read_lines(struct board_lines *r, struct span text)
{
	struct checking c = {.board = r->board,
			     .text = text,
			     .first_line = r->reader->line + 1,
			     .diag = r->d};
	size_t problems = r->d->n;

	memory_tidy(&r->reader->memory);
	while (!over(r)) {
		struct span line = lines_next(r);
		read_line(r, line);
	}
	r->d->at.column = 0;
	if (r->d->n <= problems && !finish(r)) {
		board_fill(r->board);
		if (!board_check(&c))
			return 0;
		diag_sort(r->d);
	}
	reader_doubt(r->reader);
	return -1;
}

int board_read(struct reader *reader, struct board *b, struct span text, struct diag *d)
{
	struct board_lines r = {
	    .reader = reader, .board = b, .text = text, .line = reader->line, .d = d};

	return read_lines(&r, text);
}

int board_read_rest(struct reader *reader, struct board *b, struct span text, long lines,
		    struct diag *d)
{
	size_t n = reader->told.position.n;
	struct board_lines r = {.reader = reader,
				.board = b,
				.text = {text.p + n, text.n - n},
				.line = reader->line + lines,
				.d = d,
				.headed = true,
				.mapped = true,
				.records = (int)lines};

	if (read_lines(&r, text))
		return -1;
	if (b->known->line)
		d->at.line = reader->line + b->known->line;
	return 0;
}
