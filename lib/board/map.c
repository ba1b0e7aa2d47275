#include "board/map.h"

#include <string.h>

#define CELL 4 /* an edge and a space */

struct drawing_in {
	const struct span *lines;
	int n;
	long first;
	size_t left; /* where the picture begins, right of the labels */
	int rows, cols;
	struct grid *grid;
	struct diag *d;
};

static char char_at(struct span line, size_t i)
{
	return i < line.n ? line.p[i] : ' ';
}

static int problem(struct drawing_in *m, int line, size_t column, const char *what)
{
	struct where at = m->d->at;

	at.line = m->first + line;
	at.column = (long)column + 1;
	return diag_at(m->d, at, "%s", what);
}

static size_t first_mark(struct span line)
{
	size_t i = 0;

	while (i < line.n && line.p[i] == ' ')
		i++;
	return i;
}

static size_t trimmed(struct span line)
{
	while (line.n && line.p[line.n - 1] == ' ')
		line.n--;
	return line.n;
}

static bool is_corner_line(const struct drawing_in *m, int i)
{
	char c = char_at(m->lines[i], first_mark(m->lines[i]));

	return c == '+' || c == 'o';
}

static int tabs(struct drawing_in *m)
{
	int i, bad = 0;

	for (i = 0; i < m->n; i++) {
		const char *tab = memchr(m->lines[i].p, '\t', m->lines[i].n);
		if (tab)
			bad |= problem(m, i, (size_t)(tab - m->lines[i].p),
				       "a tab inside the map; draw it with blanks");
	}
	return bad;
}

/* How many rows and columns the picture has, from its corner lines. */
static int measure(struct drawing_in *m)
{
	int picture = m->n;
	size_t width;

	while (picture && !trimmed(m->lines[picture - 1]))
		picture--; /* blank lines at the bottom */
	m->n = picture;
	if (picture && !is_corner_line(m, picture - 1))
		picture--; /* the numbers of the columns */
	if (picture < 3 || picture % 2 == 0 || !is_corner_line(m, 0))
		return problem(
		    m, 0, 0,
		    "an unfinished map: it is drawn as corner lines (+---+) with rows of "
		    "spaces between them, and ends with a corner line");
	m->left = first_mark(m->lines[0]);
	width = trimmed(m->lines[0]) - m->left;
	if (width % CELL != 1 || width < CELL + 1)
		return problem(
		    m, 0, m->left + width,
		    "the top line ends between two corners; a space is 3 wide, an edge 1");
	m->rows = (picture - 1) / 2;
	m->cols = (int)(width / CELL);
	if (m->rows > ROWS_MOST || m->cols > COLS_MOST)
		return problem(m, 0, 0, "the map is larger than 26 rows by 99 columns");
	return 0;
}

static int read_line(struct drawing_in *m, int i, size_t at, char upright, unsigned char *out)
{
	struct span s = m->lines[i];
	char c = char_at(s, at);
	bool same = upright || (char_at(s, at + 1) == c && char_at(s, at + 2) == c);

	if (c == ' ' && same)
		*out = LINE_NONE;
	else if (c == (upright ? '|' : '-') && same)
		*out = LINE_WALL;
	else if (c == ':' && same)
		*out = LINE_RED;
	else
		return problem(
		    m, i, at,
		    upright ? "between two spaces stands a blank, | (wall) or : (red line)"
			    : "between two corners stand 3 blanks, --- (wall) or ::: (red line)");
	return 0;
}

static int too_long(struct drawing_in *m, int i)
{
	size_t width = m->left + (size_t)m->cols * CELL + 1;

	return trimmed(m->lines[i]) > width
		   ? problem(m, i, width, "this line of the map is longer than the top line")
		   : 0;
}

static int read_corner_line(struct drawing_in *m, int i)
{
	int y = m->rows - i / 2, x, bad = too_long(m, i);

	for (x = 0; x <= m->cols; x++) {
		size_t at = m->left + (size_t)x * CELL;
		char c = char_at(m->lines[i], at);
		if (c == 'o')
			*grid_spawn(m->grid, (struct corner){x, y}) = 1;
		else if (c != '+')
			return problem(m, i, at, "a corner is drawn + or, for a spawn point, o");
		if (x < m->cols)
			bad |= read_line(m, i, at + 1, 0, &m->grid->south[y * m->cols + x]);
	}
	return bad;
}

static int read_row_label(struct drawing_in *m, int i, int row)
{
	struct span s = m->lines[i];
	size_t at = first_mark(s);
	char c = char_at(s, at);

	if (at >= m->left)
		return 0;
	if ((c | 0x20) != 'a' + row || char_at(s, at + 1) != ' ') {
		char text[] =
		    "the row is labelled wrong; rows count up from A at the bottom: this is ?";
		text[sizeof text - 2] = (char)('A' + row);
		return problem(m, i, at, text);
	}
	return 0;
}

static int read_space_line(struct drawing_in *m, int i)
{
	int row = m->rows - 1 - i / 2, col;
	int bad = too_long(m, i) | read_row_label(m, i, row);

	for (col = 0; col <= m->cols; col++) {
		size_t at = m->left + (size_t)col * CELL;
		struct span s = m->lines[i];
		bad |= read_line(m, i, at, 1, &m->grid->west[row * (m->cols + 1) + col]);
		if (col == m->cols)
			break;
		if (char_at(s, at + 1) != ' ' || char_at(s, at + 3) != ' ' ||
		    (char_at(s, at + 2) != '.' && char_at(s, at + 2) != ' '))
			return problem(
			    m, i, at + 1,
			    "a space is drawn as a dot between two blanks, out of bounds "
			    "as 3 blanks");
		m->grid->in[row * m->cols + col] = char_at(s, at + 2) == '.';
	}
	return bad;
}

static int read_column_labels(struct drawing_in *m, int i)
{
	struct span s = m->lines[i];
	size_t at = 0;
	int want = 0;

	for (;;) {
		size_t start;
		long v;
		while (at < s.n && s.p[at] == ' ')
			at++;
		if (at == s.n)
			break;
		for (start = at; at < s.n && s.p[at] != ' '; at++)
			;
		if (!num_read((struct span){s.p + start, at - start}, 1, COLS_MOST, &v) ||
		    v != ++want)
			return problem(m, i, start, "the columns are labelled 1, 2, 3 and so on");
	}
	return want == m->cols ? 0 : problem(m, i, 0, "there are not as many labels as columns");
}

static int read_picture(struct drawing_in *m)
{
	int i, bad = 0, picture = 2 * m->rows + 1;

	for (i = 0; i < picture; i++)
		bad |= i % 2 ? read_space_line(m, i) : read_corner_line(m, i);
	if (m->n > picture)
		bad |= read_column_labels(m, picture);
	return bad;
}

int map_read(const struct span *lines, int n, long first, struct arena *a, struct grid *out,
	     struct diag *d)
{
	struct drawing_in m = {.lines = lines, .n = n, .first = first, .grid = out, .d = d};

	if (tabs(&m) || measure(&m))
		return -1;
	grid_make(out, m.rows, m.cols, a);
	return read_picture(&m);
}

/* ---- writing ---- */

char map_corner_char(const struct grid *g, struct corner c)
{
	return *grid_spawn(g, c) ? 'o' : '+';
}

char map_line_char(enum line l, bool upright)
{
	static const char drawn[2][3] = {{' ', '-', ':'}, {' ', '|', ':'}};

	return drawn[upright][l];
}

static void end_line(struct buf *out)
{
	while (out->n && out->p[out->n - 1] == ' ')
		out->n--;
	buf_putc(out, '\n');
}

static void write_corner_line(const struct grid *g, int y, struct buf *out)
{
	int x;

	buf_puts(out, "  ");
	for (x = 0; x <= g->cols; x++) {
		buf_putc(out, map_corner_char(g, (struct corner){x, y}));
		if (x < g->cols)
			buf_pad(out, map_line_char((enum line)g->south[y * g->cols + x], false), 3);
	}
	end_line(out);
}

static void write_space_line(const struct grid *g, int row, struct buf *out)
{
	int col;

	buf_putc(out, (char)('A' + row));
	buf_putc(out, ' ');
	for (col = 0; col <= g->cols; col++) {
		buf_putc(out, map_line_char((enum line)g->west[row * (g->cols + 1) + col], true));
		if (col < g->cols)
			buf_add(out, g->in[row * g->cols + col] ? " . " : "   ", 3);
	}
	end_line(out);
}

static void write_column_labels(const struct grid *g, struct buf *out)
{
	int col;

	buf_puts(out, "  ");
	for (col = 1; col <= g->cols; col++) {
		buf_puts(out, "  ");
		buf_int(out, col);
		if (col < 10)
			buf_putc(out, ' ');
	}
	end_line(out);
}

void map_write(const struct grid *g, struct buf *out)
{
	int row;

	for (row = g->rows - 1; row >= 0; row--) {
		write_corner_line(g, row + 1, out);
		write_space_line(g, row, out);
	}
	write_corner_line(g, 0, out);
	write_column_labels(g, out);
}
