/* How large the picture is, and where its columns are. Spaces are four characters apart; labels,
 * the outer walls and rows of corners may be left out, so every dot and every + is asked. */
#include <string.h>

#include "draw/picture.h"

char picture_char(const struct picture_line *l, int column)
{
	return column >= 0 && (size_t)column < l->text.n ? l->text.p[column] : ' ';
}

size_t picture_offset(const struct picture_line *l, int column)
{
	return l->at + (column > 0 ? (size_t)column : 0);
}

static bool is_letter(char c)
{
	return (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
}

static void trim(struct picture_line *l)
{
	while (l->text.n && l->text.p[l->text.n - 1] == ' ')
		l->text.n--;
}

static int first_mark(const struct picture_line *l)
{
	int i = 0;

	while ((size_t)i < l->text.n && l->text.p[i] == ' ')
		i++;
	return i;
}

/* ---- what each line is ---- */

static bool only(struct span s, const char *set)
{
	size_t i;

	for (i = 0; i < s.n && strchr(set, s.p[i]); i++)
		;
	return i == s.n;
}

static bool holds(struct span s, const char *word)
{
	return s.n && memmem(s.p, s.n, word, strlen(word));
}

/* Spawn points where every + would stand, and doors between them. */
static bool all_spawn_points(struct span s)
{
	return holds(s, "o") && only(s, " o*dDWxX");
}

static enum shape shape_of(struct span s)
{
	if (only(s, " "))
		return SHAPE_BLANK;
	if (holds(s, ".") || holds(s, "|"))
		return SHAPE_SPACES;
	if (only(s, " 0123456789"))
		return SHAPE_NUMBERS;
	if (holds(s, "+") || holds(s, "@") || holds(s, "-") || holds(s, ":::") ||
	    all_spawn_points(s))
		return SHAPE_CORNERS;
	return SHAPE_SPACES;
}

static int check_line(struct picture *p, const struct picture_line *l)
{
	size_t offset, i;
	const char *unfit = utf8_unfit(l->text.p, l->text.n, &offset);

	if (unfit)
		return drawing_problem(p->g, l->at + offset, "%s does not belong in a board",
				       unfit);
	for (i = 0; i < l->text.n; i++) {
		if (l->text.p[i] == '\t')
			return drawing_problem(p->g, l->at + i,
					       "a tab inside the map; draw it with blanks");
		if (l->text.p[i] & 0x80)
			return drawing_problem(p->g, l->at + i,
					       "a sign of the map is one of those on a plain "
					       "keyboard");
	}
	return 0;
}

/* The lines of the picture, without blank ones above and below. */
static int collect(struct picture *p)
{
	const struct drawing *g = p->g;
	int i, last = -1, bad = 0;

	for (i = 0; i < g->nlines; i++) {
		struct picture_line l = {.text = g->line[i].text, .at = g->line[i].at};
		if (g->line[i].use != LINE_PICTURE)
			continue;
		if (last >= 0 && last != i - 1)
			return drawing_problem(p->g, l.at,
					       "a second picture; a drawing has one, without "
					       "other lines in it");
		last = i;
		bad |= check_line(p, &l);
		trim(&l);
		l.shape = shape_of(l.text);
		if (!p->n && l.shape == SHAPE_BLANK)
			continue;
		if (p->n == PICTURE_LINES)
			return drawing_problem(p->g, l.at, "the map is larger than 26 rows");
		p->line[p->n++] = l;
	}
	while (p->n && p->line[p->n - 1].shape == SHAPE_BLANK)
		p->n--;
	return bad;
}

/* ---- labels ---- */

/* Numbers are labels above the picture and below it; between its rows they are Intruders. */
static int drop_numbers(struct picture *p, int at)
{
	if (p->n <= 1 || p->line[at].shape != SHAPE_NUMBERS)
		return -1;
	p->n--;
	return at;
}

static int count_numbers(struct picture *p, const struct picture_line *l)
{
	struct span s = l->text;
	long v;
	int want = 0;

	for (;;) {
		size_t n = 0;
		while (s.n && *s.p == ' ')
			s = (struct span){s.p + 1, s.n - 1};
		if (!s.n)
			break;
		while (n < s.n && s.p[n] != ' ')
			n++;
		if (!num_read((struct span){s.p, n}, 1, COLS_MOST, &v) || v != ++want)
			return drawing_problem(p->g, l->at + (size_t)(s.p - l->text.p),
					       "the columns are labelled 1, 2, 3 and so on");
		s = (struct span){s.p + n, s.n - n};
	}
	return want;
}

/* A letter by itself at the beginning of each row, all in one column. */
static bool has_labels(const struct picture *p)
{
	int i, column = -1, rows = 0;
	char label = 0;

	for (i = 0; i < p->n; i++) {
		const struct picture_line *l = &p->line[i];
		int at = first_mark(l);
		if (l->shape != SHAPE_SPACES)
			continue;
		label = picture_char(l, at);
		if (!is_letter(picture_char(l, at)) || picture_char(l, at + 1) != ' ' ||
		    (column >= 0 && column != at))
			return false;
		column = at;
		rows++;
	}
	return rows > 1 || p->line[0].shape == SHAPE_CORNERS || (label | 0x20) == 'a';
}

/* The same letter once more at the end of each row, as enorm-show prints it. */
static bool has_labels_behind(const struct picture *p)
{
	int i;

	for (i = 0; i < p->n; i++) {
		const struct picture_line *l = &p->line[i];
		int last = (int)l->text.n - 1;
		if (l->shape == SHAPE_SPACES &&
		    (last < 3 || picture_char(l, last - 1) != ' ' ||
		     picture_char(l, last) != picture_char(l, first_mark(l))))
			return false;
	}
	return true;
}

static int take_labels(struct picture *p)
{
	bool behind = has_labels_behind(p);
	char *copy;
	int i;

	for (i = 0; i < p->n; i++) {
		struct picture_line *l = &p->line[i];
		int at = first_mark(l);
		char want = (char)('a' + l->row);
		if (l->shape != SHAPE_SPACES)
			continue;
		if ((picture_char(l, at) | 0x20) != want)
			return drawing_problem(p->g, l->at + (size_t)at,
					       "the row is labelled wrong; rows count up from A at "
					       "the bottom: this is %c",
					       'A' + l->row);
		copy = arena_strndup(p->g->arena, l->text.p, l->text.n);
		copy[at] = ' ';
		if (behind)
			copy[l->text.n - 1] = ' ';
		l->text.p = copy;
		trim(l);
	}
	return 0;
}

/* ---- rows ---- */

/* Blank lines between corners are rows out of bounds; others are only there to be read. */
static void drop_blanks(struct picture *p)
{
	int i, n = 0;

	for (i = 0; i < p->n; i++) {
		if (p->line[i].shape == SHAPE_BLANK) {
			if (!n || p->line[n - 1].shape != SHAPE_CORNERS || i + 1 >= p->n ||
			    p->line[i + 1].shape != SHAPE_CORNERS)
				continue;
			p->line[i].shape = SHAPE_SPACES;
		}
		p->line[n++] = p->line[i];
	}
	p->n = n;
}

static int number_rows(struct picture *p)
{
	int i, row = 0;

	for (i = p->n - 1; i >= 0; i--) {
		p->line[i].row = row;
		if (p->line[i].shape == SHAPE_CORNERS && i && p->line[i - 1].shape == SHAPE_CORNERS)
			return drawing_problem(p->g, p->line[i].at,
					       "two lines of corners without a row of spaces "
					       "between them");
		row += p->line[i].shape != SHAPE_CORNERS;
	}
	p->rows = row;
	if (!row)
		return drawing_problem(p->g, p->line[0].at,
				       "no row of spaces; a space is drawn as a dot");
	if (row > ROWS_MOST)
		return drawing_problem(p->g, p->line[0].at, "the map is larger than 26 rows");
	p->top = p->line[0].shape == SHAPE_CORNERS;
	p->bottom = p->line[p->n - 1].shape == SHAPE_CORNERS;
	return 0;
}

/* ---- columns ---- */

/* A figure, in the middle of its space. */
static bool is_before_arrow(const struct picture_line *l, size_t k)
{
	char c = l->text.p[k], next = picture_char(l, (int)k + 1);

	return (is_letter(c) || (c >= '0' && c <= '9')) && strchr("^>v<", next);
}

/* The column where edges are, of four: what most dots and corners say. */
static int find_phase(const struct picture *p)
{
	int votes[CELL] = {0}, best = 0, i;
	size_t k;

	for (i = 0; i < p->n; i++)
		for (k = 0; k < p->line[i].text.n; k++) {
			char c = p->line[i].text.p[k];
			if (p->line[i].shape == SHAPE_SPACES && c == '.')
				votes[(k + 2) % CELL] += 2;
			else if (p->line[i].shape == SHAPE_SPACES && c == '|')
				votes[k % CELL] += 2;
			else if (p->line[i].shape == SHAPE_CORNERS && c == '+')
				votes[k % CELL] += 1;
			else if (p->line[i].shape == SHAPE_SPACES &&
				 is_before_arrow(&p->line[i], k))
				votes[(k + 2) % CELL] += 1;
		}
	for (i = 1; i < CELL; i++)
		if (votes[i] > votes[best])
			best = i;
	return best;
}

static int check_phase(struct picture *p, int phase)
{
	int i;
	size_t k;

	for (i = 0; i < p->n; i++)
		for (k = 0; k < p->line[i].text.n; k++) {
			const struct picture_line *l = &p->line[i];
			bool dot = l->shape == SHAPE_SPACES && l->text.p[k] == '.';
			bool wall = l->shape == SHAPE_SPACES && l->text.p[k] == '|';
			bool corner = l->shape == SHAPE_CORNERS && l->text.p[k] == '+';
			if ((dot && (int)((k + 2) % CELL) != phase) ||
			    ((wall || corner) && (int)(k % CELL) != phase))
				return drawing_problem(
				    p->g, l->at + k,
				    "'%c' is out of line: spaces are 4 characters apart, and "
				    "below each other",
				    l->text.p[k]);
		}
	return 0;
}

/* The leftmost mark says where the first column is. */
static void find_left(struct picture *p, int phase)
{
	int i, least = 4 * COLS_MOST;

	for (i = 0; i < p->n; i++)
		if (p->line[i].text.n && first_mark(&p->line[i]) < least)
			least = first_mark(&p->line[i]);
	p->left = least - (least - phase + CELL) % CELL;
}

static void find_columns(struct picture *p)
{
	int i;

	for (i = 0; i < p->n; i++) {
		const struct picture_line *l = &p->line[i];
		int last = (int)l->text.n - 1 - p->left;
		int cols = last / CELL + (last % CELL != 0);
		if (l->text.n && cols > p->cols)
			p->cols = cols;
	}
}

/* Is anything drawn on the edge in that column? */
static bool side_drawn(const struct picture *p, int column)
{
	int i;

	for (i = 0; i < p->n; i++)
		if (p->line[i].shape == SHAPE_SPACES && picture_char(&p->line[i], column) != ' ')
			return true;
	return p->top && p->bottom;
}

static int measure_columns(struct picture *p)
{
	int phase = find_phase(p);

	if (check_phase(p, phase))
		return -1;
	find_left(p, phase);
	find_columns(p);
	if (p->cols > COLS_MOST)
		return drawing_problem(p->g, p->line[0].at, "the map is larger than 99 columns");
	p->west = side_drawn(p, p->left);
	p->east = side_drawn(p, p->left + CELL * p->cols);
	return 0;
}

static int check_numbers(struct picture *p, const struct picture_line *l)
{
	int n = count_numbers(p, l);

	if (n < 0 || n == p->cols)
		return n < 0 ? -1 : 0;
	return drawing_problem(p->g, l->at, "there are not as many labels as columns: %d are drawn",
			       p->cols);
}

int picture_measure(struct picture *p)
{
	struct picture_line above = {0}, below = {0};
	int i, bad = 0;

	if (collect(p) || !p->n)
		return p->n ? -1 : p->g->d->n ? -1 : 0;
	if (drop_numbers(p, 0) == 0) {
		above = p->line[0];
		memmove(p->line, p->line + 1, (size_t)p->n * sizeof *p->line);
	}
	i = drop_numbers(p, p->n - 1);
	if (i > 0)
		below = p->line[i];
	for (i = 0; i < p->n; i++)
		if (p->line[i].shape == SHAPE_NUMBERS)
			p->line[i].shape = SHAPE_SPACES;
	drop_blanks(p);
	if (number_rows(p) || (has_labels(p) && take_labels(p)) || measure_columns(p))
		return -1;
	if (above.text.p)
		bad |= check_numbers(p, &above);
	if (below.text.p)
		bad |= check_numbers(p, &below);
	return bad;
}
