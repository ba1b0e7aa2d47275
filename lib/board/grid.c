#include "board/grid.h"

#include <string.h>

static size_t cells(int a, int b)
{
	return (size_t)a * (size_t)b;
}

size_t grid_bytes(const struct grid *g)
{
	return cells(g->rows, g->cols) + cells(g->rows, g->cols + 1) + cells(g->rows + 1, g->cols) +
	       cells(g->rows + 1, g->cols + 1);
}

static void lay_out(struct grid *g, unsigned char *p)
{
	g->in = p;
	g->west = g->in + cells(g->rows, g->cols);
	g->south = g->west + cells(g->rows, g->cols + 1);
	g->spawn = g->south + cells(g->rows + 1, g->cols);
}

void grid_make(struct grid *g, int rows, int cols, struct arena *a)
{
	*g = (struct grid){.rows = rows, .cols = cols};
	lay_out(g, arena_alloc(a, grid_bytes(g)));
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

struct grid grid_copy(const struct grid *g, struct arena *a)
{
	struct grid copy = {.rows = g->rows, .cols = g->cols};

	if (g->in)
		lay_out(&copy, memcpy(arena_alloc(a, grid_bytes(g)), g->in, grid_bytes(g)));
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
