/* The map of a board: its size, or its picture up to the line `end`. */
#include <string.h>

#include "board/lines.h"
#include "board/map.h"

static int no_size(struct board_lines *r, const struct words *w)
{
	struct slip s = lines_slip(r, w);

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
		struct span line = lines_next(r);
		if (line_fit(line, r->d))
			return -1;
		w.n = 0;
		if (may_be_end(line) && line_cut(&r->reader->cutter, line, &w, r->d))
			return -1;
		if (w.n == 1 && !w.stop && span_is(w.word[0].value, "end")) {
			if (w.comment.p)
				r->board->beside_end = comment_text(r->board->arena, w.comment);
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

int lines_read_map(struct board_lines *r, const struct words *w)
{
	if (r->mapped)
		return diag_set(r->d, "a second map");
	r->mapped = true;
	lines_give_comments(r, w, &r->board->map);
	if (w->n > 2 && !w->stop)
		return no_size(r, w);
	if (w->stop)
		return diag_set(r->d, "map stands alone on its line, or with a size such as 6x8");
	return w->n == 2 ? read_size(r, w) : read_drawing(r);
}
