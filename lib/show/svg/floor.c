/* The map itself: spaces with their names and numbers, walls, red lines, spawn points. */
#include "show/svg/svg.h"

/* ---- spaces ---- */

static void draw_heat(const struct svg *v, struct space s)
{
	const struct heat_cell *cell = heat_at(&v->show->heat, s);
	struct point p = svg_space(v, s);

	if (cell)
		buf_printf(v->out,
			   "<rect class=\"heat-%d\" x=\"%d\" y=\"%d\" width=\"%d\" "
			   "height=\"%d\"/>\n",
			   cell->level, p.x, p.y, SVG_SPACE, SVG_SPACE);
}

static void draw_number(const struct svg *v, struct space s)
{
	const struct heat_cell *cell = heat_at(&v->show->heat, s);
	struct point p = svg_space(v, s);

	if (cell)
		svg_label(v,
			  &(struct label){"heat halo",
					  p.x + SVG_SPACE - 16,
					  p.y + 25,
					  ANCHOR_END,
					  {15, true},
					  58},
			  cell->text);
}

static void draw_name(const struct svg *v, struct space s)
{
	struct point p = svg_space(v, s);
	char text[PLACE_TEXT];

	svg_label(v, &(struct label){"at halo", p.x + 16, p.y + 23, ANCHOR_START, {10, false}, 26},
		  space_text(s, text));
}

typedef void space_fn(const struct svg *v, struct space s);

static void each_space(const struct svg *v, bool in, space_fn *fn)
{
	struct space s;

	for (s.row = v->board->grid.rows - 1; s.row >= 0; s.row--)
		for (s.col = 0; s.col < v->board->grid.cols; s.col++)
			if (grid_is_space(&v->board->grid, s) == in)
				fn(v, s);
}

static void add_void(const struct svg *v, struct space s)
{
	struct point p = svg_space(v, s);

	buf_printf(v->out, "M%d %dh%dv%dh-%dz", p.x, p.y, SVG_SPACE, SVG_SPACE, SVG_SPACE);
}

static void draw_grid(const struct svg *v)
{
	int rows = v->board->grid.rows, cols = v->board->grid.cols, i;

	buf_puts(v->out, "<path class=\"grid\" d=\"");
	for (i = 0; i <= rows; i++)
		buf_printf(v->out, "M0 %dh%d", i * SVG_SPACE, cols * SVG_SPACE);
	for (i = 0; i <= cols; i++)
		buf_printf(v->out, "M%d 0v%d", i * SVG_SPACE, rows * SVG_SPACE);
	buf_puts(v->out, "\"/>\n");
}

/* The letters and numbers around the map, on both sides. */
static void draw_labels(const struct svg *v)
{
	int rows = v->board->grid.rows, cols = v->board->grid.cols, i;
	struct label l = {"label", 0, 0, ANCHOR_MIDDLE, {v->margin / 2, true}, v->margin};

	for (i = 0; i < 2 * rows; i++) {
		char letter[] = {(char)('A' + i / 2), '\0'};
		l.x = i % 2 ? cols * SVG_SPACE + v->margin / 2 : -v->margin / 2;
		l.y = (rows - 1 - i / 2) * SVG_SPACE + SVG_SPACE / 2 + v->margin / 6;
		svg_label(v, &l, letter);
	}
	for (i = 0; i < 2 * cols; i++) {
		l.x = i / 2 * SVG_SPACE + SVG_SPACE / 2;
		l.y = i % 2 ? rows * SVG_SPACE + v->margin * 2 / 3 : -v->margin / 3;
		svg_label(v, &l, arena_printf(v->board->arena, "%d", i / 2 + 1));
	}
}

void svg_floor(const struct svg *v)
{
	buf_printf(v->out, "<rect class=\"floor\" width=\"%d\" height=\"%d\"/>\n",
		   v->board->grid.cols * SVG_SPACE, v->board->grid.rows * SVG_SPACE);
	each_space(v, true, draw_heat);
	draw_grid(v);
	buf_puts(v->out, "<path class=\"void\" d=\"");
	each_space(v, false, add_void);
	buf_puts(v->out, "\"/>\n");
	draw_labels(v);
}

void svg_names(const struct svg *v)
{
	each_space(v, true, draw_name);
}

void svg_numbers(const struct svg *v)
{
	each_space(v, true, draw_number);
}

/* ---- lines ---- */

/* Between a space and no space there is a wall, drawn or not (RT-04). */
#define LINE_IMPLIED ((enum line)3)

static bool runs(const struct svg *v, struct edge e, enum line l)
{
	const struct grid *g = &v->board->grid;
	const unsigned char *line = grid_line(g, e);

	if (l != LINE_IMPLIED)
		return line && *line == l;
	return line && *line == LINE_NONE &&
	       grid_is_space(g, e.at) != grid_is_space(g, edge_other(e));
}

/* One stretch for edges that follow each other; returns how many. */
static int add_run(const struct svg *v, struct edge e, enum line l)
{
	struct point p = svg_space(v, e.at);
	int n = 0;

	while (runs(v, e, l)) {
		n++;
		e.at = space_step(e.at, e.side == NORTH ? EAST : NORTH);
	}
	if (n && e.side == NORTH)
		buf_printf(v->out, "M%d %dh%d", p.x, p.y, n * SVG_SPACE);
	else if (n)
		buf_printf(v->out, "M%d %dv-%d", p.x + SVG_SPACE, p.y + SVG_SPACE, n * SVG_SPACE);
	return n;
}

static void draw_lines(const struct svg *v, enum line l, const char *class)
{
	int rows = v->board->grid.rows, cols = v->board->grid.cols, row, col;

	buf_printf(v->out, "<path class=\"%s\" d=\"", class);
	for (row = -1; row < rows; row++)
		for (col = 0; col < cols; col++)
			col += add_run(v, (struct edge){{row, col}, NORTH}, l);
	for (col = -1; col < cols; col++)
		for (row = 0; row < rows; row++)
			row += add_run(v, (struct edge){{row, col}, EAST}, l);
	buf_puts(v->out, "\"/>\n");
}

static void svg_spawn(const struct svg *v)
{
	buf_puts(v->out, "<circle class=\"spawn\" r=\"16\"/>\n"
			 "<circle class=\"spawn-core\" r=\"6\"/>\n");
}

static void draw_spawns(const struct svg *v)
{
	const struct grid *g = &v->board->grid;
	struct corner c;
	char text[PLACE_TEXT];

	for (c.y = g->rows; c.y >= 0; c.y--)
		for (c.x = 0; c.x <= g->cols; c.x++)
			if (*grid_spawn(g, c)) {
				struct point p = svg_corner(v, c);
				svg_open(v, "spawn-point", p.x, p.y);
				svg_title(v, "spawn point %s", corner_text(c, text));
				svg_spawn(v);
				svg_close(v);
			}
}

void svg_lines(const struct svg *v)
{
	draw_lines(v, LINE_IMPLIED, "wall implied");
	draw_lines(v, LINE_RED, "red");
	draw_lines(v, LINE_RED, "red-core");
	draw_lines(v, LINE_WALL, "wall");
	draw_spawns(v);
}
