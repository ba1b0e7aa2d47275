/* What is drawn: spaces, lines, and the signs of pieces on spaces, edges and corners. */
#include "draw/picture.h"

#include <string.h>

static struct drawn_sign *add_sign(struct drawing *g, enum sign_class class, char c, size_t from)
{
	struct drawn_sign *s;

	if (g->nsigns == g->room) {
		struct drawn_sign *more =
		    arena_array(g->arena, struct drawn_sign, (size_t)g->room * 2 + 64);
		if (g->nsigns)
			memcpy(more, g->sign, (size_t)g->nsigns * sizeof *more);
		g->sign = more;
		g->room = g->room * 2 + 64;
	}
	s = &g->sign[g->nsigns++];
	*s = (struct drawn_sign){.class = class, .sign = c, .facing = -1, .from = from};
	return s;
}

/* ---- edges ---- */

static bool is_door(char c)
{
	return c && strchr("dDWxX", c);
}

static int hang_door(struct picture *p, struct edge e, char c, size_t from)
{
	struct grid *g = &p->g->grid;
	struct drawn_sign *s;

	if (!grid_holds(g, e.at) || !grid_holds(g, edge_other(e)))
		return drawing_problem(p->g, from, "a door stands between two spaces of the map");
	s = add_sign(p->g, SIGN_DOOR, c, from);
	s->at = e.at;
	s->side = e.side;
	return 0;
}

static int no_edge(struct picture *p, size_t from, char c, bool upright)
{
	return drawing_problem(
	    p->g, from,
	    upright ? "'%c' between two spaces; there stands a blank, | (wall), : (red line) or a "
		      "door: D closed, d open, W welded"
		    : "'%c' between two corners; there stand 3 blanks, --- (wall), ::: (red line) "
		      "or a door such as -D-",
	    c);
}

static int read_upright(struct picture *p, const struct picture_line *l, int col)
{
	struct grid *g = &p->g->grid;
	int column = p->left + CELL * col;
	char c = picture_char(l, column);
	unsigned char *line = &g->west[l->row * (g->cols + 1) + col];

	if (c == '|' || c == ':')
		*line = c == '|' ? LINE_WALL : LINE_RED;
	else if (is_door(c))
		return hang_door(p, (struct edge){{l->row, col - 1}, EAST}, c,
				 picture_offset(l, column));
	else if (c != ' ' && c != '*')
		return no_edge(p, picture_offset(l, column), c, true);
	return 0;
}

/* The three characters between two corners. */
static int read_flat(struct picture *p, const struct picture_line *l, int col)
{
	struct grid *g = &p->g->grid;
	int column = p->left + CELL * col + 1, i;
	unsigned char *line = &g->south[l->row * g->cols + col];
	char c[3], drawn = ' ';

	for (i = 0; i < 3; i++) {
		c[i] = picture_char(l, column + i);
		if (c[i] == '*')
			c[i] = ' ';
		if (c[i] == '-' || c[i] == ':')
			drawn = c[i];
	}
	if (is_door(c[1]) && strchr(" -", c[0]) && strchr(" -", c[2]))
		return hang_door(p, (struct edge){{l->row - 1, col}, NORTH}, c[1],
				 picture_offset(l, column + 1));
	for (i = 0; i < 3; i++)
		if (c[i] != drawn)
			return no_edge(p, picture_offset(l, column + i), c[i], false);
	*line = drawn == '-' ? LINE_WALL : drawn == ':' ? LINE_RED : LINE_NONE;
	return 0;
}

static int read_corner(struct picture *p, const struct picture_line *l, int x)
{
	int column = p->left + CELL * x;
	char c = picture_char(l, column);
	struct corner at = {x, l->row};
	struct drawn_sign *s;

	if (c == 'o')
		*grid_spawn(&p->g->grid, at) = 1;
	else if (c == '@') {
		s = add_sign(p->g, SIGN_AT_CORNER, c, picture_offset(l, column));
		s->corner = at;
	} else if (!strchr("+ *-:|", c)) {
		return drawing_problem(p->g, picture_offset(l, column),
				       "'%c' on a corner; there stands +, o (spawn point) or @ "
				       "(Blip)",
				       c);
	}
	return 0;
}

/* ---- spaces ---- */

static int facing_of(char c)
{
	const char *all = "^>v<", *at = c ? strchr(all, c) : NULL;

	return at ? (int)(at - all) : -1;
}

static bool is_mark(char c)
{
	return c && strchr("!?%$#=/~;,`\"", c);
}

static bool is_small(char c)
{
	return c >= 'a' && c <= 'z';
}

static bool is_figure(char c)
{
	return is_small(c) || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/* A tile or a mark beside the figure. */
static int read_beside(struct picture *p, struct space at, char c, size_t from)
{
	struct drawn_sign *s;

	if (c == ' ' || c == '*' || c == '+')
		return 0;
	if (!is_small(c) && !is_mark(c))
		return drawing_problem(p->g, from,
				       "'%c' beside a figure; there stands a tile (a small letter) "
				       "on the left, and on the right where the figure faces: ^ > "
				       "v <, or a mark such as !",
				       c);
	s = add_sign(p->g, is_small(c) ? SIGN_TILE : SIGN_MARK, c, from);
	s->at = at;
	return 0;
}

static int read_middle(struct picture *p, struct space at, char c, int facing, size_t from)
{
	struct drawn_sign *s;

	if (c == '.' || c == ' ')
		return 0;
	if (c == '*') {
		drawing_guess(p->g, from, "* is taken for an empty space");
		return 0;
	}
	if (!is_figure(c))
		return drawing_problem(p->g, from,
				       "'%c' in the middle of a space; there stands a dot, a "
				       "Spacer (a capital letter) or an Intruder (a number)",
				       c);
	s = add_sign(p->g, SIGN_FIGURE, c, from);
	s->at = at;
	s->facing = facing;
	return 0;
}

static int read_space(struct picture *p, const struct picture_line *l, int col)
{
	int column = p->left + CELL * col + 1;
	char left = picture_char(l, column), middle = picture_char(l, column + 1),
	     right = picture_char(l, column + 2);
	struct space at = {l->row, col};
	bool figure = is_figure(middle);
	int facing = figure ? facing_of(right) : -1;

	if (left == ' ' && middle == ' ' && right == ' ')
		return 0;
	p->g->grid.in[at.row * p->cols + at.col] = 1;
	if (read_beside(p, at, left, picture_offset(l, column)) |
	    read_middle(p, at, middle, facing, picture_offset(l, column + 1)))
		return -1;
	return facing >= 0 ? 0 : read_beside(p, at, right, picture_offset(l, column + 2));
}

/* ---- the whole ---- */

static int read_line(struct picture *p, const struct picture_line *l)
{
	int i, bad = 0;

	for (i = 0; i <= p->cols; i++) {
		if (l->shape == SHAPE_CORNERS) {
			bad |= read_corner(p, l, i);
			if (i < p->cols)
				bad |= read_flat(p, l, i);
		} else {
			bad |= read_upright(p, l, i);
			if (i < p->cols)
				bad |= read_space(p, l, i);
		}
	}
	return bad;
}

/* A side of the map that is not drawn is a wall, as far as there are spaces. */
static void wall_sides(struct picture *p)
{
	struct grid *g = &p->g->grid;
	int row, col;

	for (col = 0; col < p->cols; col++) {
		if (!p->top && g->in[(p->rows - 1) * p->cols + col])
			g->south[p->rows * p->cols + col] = LINE_WALL;
		if (!p->bottom && g->in[col])
			g->south[col] = LINE_WALL;
	}
	for (row = 0; row < p->rows; row++) {
		if (!p->west && g->in[row * p->cols])
			g->west[row * (p->cols + 1)] = LINE_WALL;
		if (!p->east && g->in[row * p->cols + p->cols - 1])
			g->west[row * (p->cols + 1) + p->cols] = LINE_WALL;
	}
	if (!p->top || !p->bottom || !p->west || !p->east)
		drawing_guess(p->g, p->line[0].at, "a wall goes around the map");
}

int picture_read(struct drawing *g)
{
	struct picture *p = arena_new(g->arena, struct picture);
	int i, bad = 0;

	p->g = g;
	if (picture_measure(p) || !p->n)
		return p->n || g->d->n ? -1 : 0;
	grid_make(&g->grid, p->rows, p->cols, g->arena);
	for (i = 0; i < p->n; i++)
		bad |= read_line(p, &p->line[i]);
	if (!bad)
		wall_sides(p);
	return bad;
}
