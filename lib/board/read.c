/* One board: its header, its map, its records and its comments. */
#include "board/read.h"

#include <string.h>

#include "board/map.h"
#include "board/records.h"
#include "board/slip.h"
#include "text/utf8.h"

struct board_lines {
	struct reader *reader;
	struct board *board;
	struct span text;  /* what is left of the board */
	const char *start; /* of the line in hand */
	long line;	   /* its number */
	struct diag *d;
	struct comment *waiting, **last; /* comment lines for the next record */
	bool headed, mapped, done, drawn_on;
	int records;
};

static struct span next_line(struct board_lines *r)
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

static int fit(struct board_lines *r, struct span line)
{
	size_t offset;
	const char *unfit = utf8_unfit(line.p, line.n, &offset);

	if (!unfit)
		return 0;
	r->d->at.column = (long)offset + 1;
	return diag_set(r->d, "%s does not belong in a board", unfit);
}

/* ---- comments ---- */

static const char *comment_text(struct board_lines *r, struct span s)
{
	while (s.n && (s.p[s.n - 1] == ' ' || s.p[s.n - 1] == '\t'))
		s.n--;
	return arena_strndup(r->board->arena, s.p, s.n);
}

static void keep_comment(struct board_lines *r, struct span s)
{
	struct comment *c = arena_new(r->board->arena, struct comment);

	c->text = comment_text(r, s);
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

static void give_comments(struct board_lines *r, const struct words *w, struct record *to)
{
	give_lines_above(r, to);
	if (w->comment.p)
		to->beside = comment_text(r, w->comment);
}

/* ---- the lines that are not records ---- */

/* What was meant instead of the line in hand. */
static struct slip slip_of(struct board_lines *r, const struct words *w)
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
		give_comments(r, w, &r->board->head);
		return 0;
	}
	r->d->at.column = 1;
	if (w->n >= 2 && span_is(w->word[0].value, "enorm"))
		return diag_set(
		    r->d, "version '%.*s' of the board text is not known; this reads version 1",
		    (int)(w->word[1].value.n < 20 ? w->word[1].value.n : 20), w->word[1].value.p);
	diag_set(r->d, "a board begins with the line 'enorm 1'");
	s = slip_of(r, w);
	slip_mend_header(&s);
	return -1;
}

static int no_size(struct board_lines *r, const struct words *w)
{
	struct slip s = slip_of(r, w);

	r->d->at.column = (long)(w->word[1].value.p - r->start) + 1;
	diag_set(r->d, "a map's size is ROWSxCOLUMNS, at most 26x99");
	slip_mend_size(&s);
	return -1;
}

static int read_size(struct board_lines *r, const struct words *w)
{
	struct span s = w->word[1].value;
	const char *x = memchr(s.p, 'x', s.n);
	long rows, cols;

	if (!x || !num_read((struct span){s.p, (size_t)(x - s.p)}, 1, ROWS_MOST, &rows) ||
	    !num_read((struct span){x + 1, s.n - (size_t)(x + 1 - s.p)}, 1, COLS_MOST, &cols))
		return no_size(r, w);
	r->board->map.line = r->line;
	grid_make(&r->board->grid, (int)rows, (int)cols, r->board->arena);
	grid_open(&r->board->grid);
	return 0;
}

/* Does the picture end here? A line of it never has a letter first but a row's label. */
static bool may_be_end(struct span line)
{
	while (line.n && (*line.p == ' ' || *line.p == '\t'))
		line = (struct span){line.p + 1, line.n - 1};
	return line.n >= 3 && !memcmp(line.p, "end", 3);
}

/* The map of the board before, in the same words. */
static int draw_again(struct board_lines *r)
{
	const struct line_memory *m = &r->reader->memory;

	r->board->grid = grid_copy(&m->grid, r->board->arena);
	r->text = (struct span){r->text.p + m->map.n, r->text.n - m->map.n};
	r->line += m->map_lines;
	return 0;
}

static int draw_lines(struct board_lines *r, const struct span *lines, int n, const char *from)
{
	if (map_read(lines, n, r->line - n, r->board->arena, &r->board->grid, r->d))
		return -1;
	if (!r->board->beside_end)
		memory_keep_map(&r->reader->memory, (struct span){from, (size_t)(r->text.p - from)},
				n + 1, &r->board->grid);
	return 0;
}

static int read_drawing(struct board_lines *r)
{
	struct span lines[MAP_LINES_MOST + 8];
	const char *from = r->text.p;
	long first = r->line + 1;
	struct words w;
	int n = 0;

	if (memory_map_again(&r->reader->memory, r->text))
		return draw_again(r);
	while (r->text.n) {
		struct span line = next_line(r);
		if (fit(r, line))
			return -1;
		w.n = 0;
		if (may_be_end(line) && line_cut(&r->reader->cutter, line, &w, r->d))
			return -1;
		if (w.n == 1 && !w.stop && span_is(w.word[0].value, "end")) {
			if (w.comment.p)
				r->board->beside_end = comment_text(r, w.comment);
			return draw_lines(r, lines, n, from);
		}
		if (n == MAP_LINES_MOST + 8)
			return diag_set(r->d, "the map is larger than 26 rows"),
			       slip_mend_end(lines, n, first, r->d);
		lines[n++] = line;
	}
	return diag_set(r->d, "an unfinished map: no line 'end'"),
	       slip_mend_end(lines, n, first, r->d);
}

static int read_map(struct board_lines *r, const struct words *w)
{
	if (r->mapped)
		return diag_set(r->d, "a second map");
	r->mapped = true;
	give_comments(r, w, &r->board->map);
	if (w->n > 2 && !w->stop)
		return no_size(r, w);
	if (w->stop)
		return diag_set(r->d, "map stands alone on its line, or with a size such as 6x8");
	return w->n == 2 ? read_size(r, w) : read_drawing(r);
}

static int read_done(struct board_lines *r, const struct words *w)
{
	r->done = true;
	if (w->n > 1 || w->stop)
		return diag_set(r->d, "done stands alone on its line");
	if (w->comment.p)
		r->board->beside_done = comment_text(r, w->comment);
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
	if (!record)
		return NULL;
	memory_keep(&r->reader->memory, number, record);
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
	record = board_add_copy(r->board, known);
	record->line = r->line;
	give_lines_above(r, record);
	r->drawn_on |= kinds[record->kind].naming == DRAWN;
	return 0;
}

static int read_new(struct board_lines *r, struct span line, int number)
{
	struct words w;
	struct record *record;

	if (fit(r, line))
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
		return read_map(r, &w);
	if (w.n && !w.word[0].key.p && span_is(w.word[0].value, "done"))
		return read_done(r, &w);
	if (count_record(r))
		return -1;
	record = read_record(r, line, &w, number);
	if (!record)
		return -1;
	if (record->kind == KIND_TITLE)
		w.comment.p = NULL; /* a title is the rest of its line, whatever is in it */
	give_comments(r, &w, record);
	r->drawn_on |= kinds[record->kind].naming == DRAWN;
	return 0;
}

static int read_line(struct board_lines *r, struct span line)
{
	int number = r->headed ? memory_line(&r->reader->memory, line) : -1;
	const struct record *known = memory_record(&r->reader->memory, number);

	return known ? read_known(r, known) : read_new(r, line, number);
}

/* ---- the short forms ---- */

static int outside(const struct board *b, const char *place, struct diag *d)
{
	char last[PLACE_TEXT];

	return diag_set(d, "%s is outside the map, which goes from A1 to %s", place,
			space_text((struct space){b->grid.rows - 1, b->grid.cols - 1}, last));
}

static int draw_edges(struct board *b, const struct edges *at, enum line what, struct diag *d)
{
	char text[PLACE_TEXT];
	int i;

	for (i = 0; i < at->n; i++) {
		struct edge e = at->at[i];
		unsigned char *line = grid_line(&b->grid, e);
		if (!line || !grid_holds(&b->grid, e.at) || !grid_holds(&b->grid, edge_other(e)))
			return outside(b, edge_text(e, text), d);
		*line = (unsigned char)what;
	}
	return 0;
}

static int draw_voids(struct board *b, const struct no_space *v, struct diag *d)
{
	char text[PLACE_TEXT];
	int i;

	for (i = 0; i < v->at.n; i++) {
		if (!grid_holds(&b->grid, v->at.at[i]))
			return outside(b, space_text(v->at.at[i], text), d);
		b->grid.in[v->at.at[i].row * b->grid.cols + v->at.at[i].col] = 0;
	}
	return 0;
}

static int draw(struct board *b, struct record *r, struct diag *d)
{
	unsigned char *spawn;
	struct corner at;

	d->at.line = r->line;
	d->at.column = 0;
	switch (r->kind) {
	case KIND_WALL:
		return draw_edges(b, &((struct wall *)(void *)r)->at, LINE_WALL, d);
	case KIND_RED:
		return draw_edges(b, &((struct red_line *)(void *)r)->at, LINE_RED, d);
	case KIND_VOID:
		return draw_voids(b, (struct no_space *)(void *)r, d);
	default:
		at = ((struct spawn_point *)(void *)r)->at;
		spawn = grid_spawn(&b->grid, at);
		if (!spawn)
			return diag_set(
			    d,
			    "x%dy%d is outside the map, whose intersections go from x0y0 to x%dy%d",
			    at.x, at.y, b->grid.cols, b->grid.rows);
		*spawn = 1;
		return 0;
	}
}

static int draw_short_forms(struct board *b, struct diag *d)
{
	int k, i, bad = 0;

	for (k = KIND_WALL; k <= KIND_SPAWN; k++) {
		for (i = 0; i < b->of[k].n; i++)
			bad |= draw(b, b->of[k].at[i], d);
		board_remove_all(b, (enum kind)k);
	}
	return bad;
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

int board_read(struct reader *reader, struct board *b, struct span text, struct diag *d)
{
	struct board_lines r = {
	    .reader = reader, .board = b, .text = text, .line = reader->line, .d = d};
	struct checking c = {b, text, reader->line + 1, d};
	size_t problems = d->n;

	while (!over(&r)) {
		struct span line = next_line(&r);
		read_line(&r, line);
	}
	d->at.column = 0;
	if (d->n > problems || finish(&r))
		return -1;
	board_fill(b);
	if (!board_check(&c))
		return 0;
	diag_sort(d);
	return -1;
}

/* ---- one record ---- */

/* The record that stands where the new one goes: of its name, or the only one of its kind. */
static struct record *stands_for(struct board *b, const struct record *fresh)
{
	int i;

	for (i = 0; i < b->of[fresh->kind].n; i++) {
		struct record *r = b->of[fresh->kind].at[i];
		if (r == fresh)
			continue;
		if (kinds[r->kind].naming == SINGLE)
			return r;
		if (r->name && kinds[r->kind].naming != SERIES && record_same_name(r, fresh))
			return r;
	}
	return NULL;
}

static void swap_in(struct board *b, struct record *old, struct record *fresh)
{
	struct record_list *l = &b->of[fresh->kind];
	int i;

	fresh->above = old->above;
	if (!fresh->beside)
		fresh->beside = old->beside;
	for (i = 0; l->at[i] != old; i++)
		;
	l->at[i] = fresh;
	l->n--; /* the fresh one was the last */
}

int record_put(struct reader *reader, struct board *b, struct span text,
	       struct record_change *change, struct diag *d)
{
	struct board_lines r = {.reader = reader, .board = b, .d = d};
	struct checking c = {b, {NULL, 0}, 0, d};
	struct words w;
	struct record *fresh, *old;

	d->at = (struct where){.file = "RECORD", .line = 1};
	if (memchr(text.p, '\n', text.n))
		return diag_set(d, "a record is one line");
	if (fit(&r, text))
		return -1;
	if (line_cut(&reader->cutter, text, &w, d))
		return -1;
	fresh = record_from_line(b, text, &w, d);
	if (!fresh)
		return -1;
	fresh->line = 0;
	if (w.comment.p && fresh->kind != KIND_TITLE)
		fresh->beside = comment_text(&r, w.comment);
	old = kinds[fresh->kind].naming == DRAWN ? NULL : stands_for(b, fresh);
	*change = (struct record_change){fresh, old};
	if (old)
		swap_in(b, old, fresh);
	if (kinds[fresh->kind].naming == DRAWN && draw_short_forms(b, d))
		return -1;
	board_fill(b);
	d->at = (struct where){.file = "RECORD"};
	return board_check(&c);
}

int record_read(struct reader *reader, struct board *b, struct span text, struct diag *d)
{
	struct record_change ignored;

	return record_put(reader, b, text, &ignored, d);
}
