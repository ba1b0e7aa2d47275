#include "board/grid.h"

#include <string.h>

static size_t cells(int a, int b)
{
	return (size_t)a * (size_t)b;
}

size_t grid_bare_bytes(const struct grid *g)
{
	return cells(g->rows, g->cols) + cells(g->rows, g->cols + 1) + cells(g->rows + 1, g->cols);
}

size_t grid_bytes(const struct grid *g)
{
	return grid_bare_bytes(g) + cells(g->rows + 1, g->cols + 1);
}

static size_t all_bytes(const struct grid *g)
{
	return grid_bytes(g) + 2 * grid_bare_bytes(g);
}

static void lay_out(struct grid *g, unsigned char *p)
{
	g->in = p;
	g->west = g->in + cells(g->rows, g->cols);
	g->south = g->west + cells(g->rows, g->cols + 1);
	g->spawn = g->south + cells(g->rows + 1, g->cols);
	g->bare = g->in + grid_bytes(g);
	g->drawn = g->bare + grid_bare_bytes(g);
}

void grid_make(struct grid *g, int rows, int cols, struct arena *a)
{
	*g = (struct grid){.rows = rows, .cols = cols};
	lay_out(g, arena_alloc(a, all_bytes(g)));
}

void grid_open(struct grid *g)
{
	int i;

	memset(g->in, 1, cells(g->rows, g->cols));
	for (i = 0; i < g->rows; i++) {
		g->west[i * (g->cols + 1)] = LINE_WALL;
		g->west[i * (g->cols + 1) + g->cols] = LINE_WALL;
	}
	for (i = 0; i < g->cols; i++) {
		g->south[i] = LINE_WALL;
		g->south[g->rows * g->cols + i] = LINE_WALL;
	}
}

/* The drawn line, and the wall that stands wherever a space ends at something that is none. */
static unsigned char line_flags(unsigned char drawn, bool here, bool there)
{
	static const unsigned char flags[] = {
	    [LINE_NONE] = 0, [LINE_WALL] = EDGE_WALL, [LINE_RED] = EDGE_RED};

	/* ADJ-10, RULING: RT-04: the border to out of bounds is a wall, drawn or not. */
	return (unsigned char)(flags[drawn] | (here != there ? EDGE_BORDER : 0));
}

static void look_at_lines(const struct grid *g, unsigned char *up, unsigned char *flat)
{
	int row, col, i = 0;

	for (row = 0; row < g->rows; row++) {
		const unsigned char *in = g->in + cells(row, g->cols);
		for (col = 0; col <= g->cols; col++, i++)
			up[i] =
			    line_flags(g->west[i], col && in[col - 1], col < g->cols && in[col]);
	}
	i = 0;
	for (row = 0; row <= g->rows; row++)
		for (col = 0; col < g->cols; col++, i++)
			flat[i] = line_flags(g->south[i], row && g->in[i - g->cols],
					     row < g->rows && g->in[i]);
}

const unsigned char *grid_bare(const struct grid *g)
{
	size_t spaces = cells(g->rows, g->cols), all = grid_bare_bytes(g);

	/* A map that is all zero has a bare one that is: nothing need be remembered at first. */
	if (!memcmp(g->drawn, g->in, all))
		return g->bare;
	memcpy(g->bare, g->in, spaces);
	look_at_lines(g, g->bare + spaces, g->bare + spaces + (g->south - g->west));
	memcpy(g->drawn, g->in, all);
	return g->bare;
}

bool grid_same(const struct grid *a, const struct grid *b)
{
	return a->rows == b->rows && a->cols == b->cols && a->in && b->in &&
	       !memcmp(a->in, b->in, grid_bytes(a));
}

struct grid grid_copy(const struct grid *g, struct arena *a)
{
	struct grid copy = {.rows = g->rows, .cols = g->cols};

	if (g->in)
		lay_out(&copy, memcpy(arena_room(a, all_bytes(g)), g->in, all_bytes(g)));
	return copy;
}

bool grid_holds(const struct grid *g, struct space s)
{
	return s.row >= 0 && s.col >= 0 && s.row < g->rows && s.col < g->cols;
}

bool grid_is_space(const struct grid *g, struct space s)
{
	return grid_holds(g, s) && g->in[s.row * g->cols + s.col];
}

bool grid_has_corner(const struct grid *g, struct corner c)
{
	return c.x >= 0 && c.y >= 0 && c.x <= g->cols && c.y <= g->rows;
}

unsigned char *grid_line(const struct grid *g, struct edge e)
{
	struct space s = e.at;

	/* The outer limits have an edge whose own space lies off the map, one step out. */
	if (e.side == EAST && s.row >= 0 && s.row < g->rows && s.col >= -1 && s.col < g->cols)
		return &g->west[s.row * (g->cols + 1) + s.col + 1];
	if (e.side == NORTH && s.col >= 0 && s.col < g->cols && s.row >= -1 && s.row < g->rows)
		return &g->south[(s.row + 1) * g->cols + s.col];
	return NULL;
}

enum line grid_side(const struct grid *g, struct space s, enum facing way)
{
	const unsigned char *line = grid_line(g, edge_between(s, way));

	return line ? (enum line) * line : LINE_NONE;
}

unsigned char *grid_spawn(const struct grid *g, struct corner c)
{
	return grid_has_corner(g, c) ? &g->spawn[c.y * (g->cols + 1) + c.x] : NULL;
}
