/* A board in strokes of troff. Lengths are thousandths of a centimetre, each piece is drawn from
 * the top left of the figure. */
#include <stdlib.h>

#include "ref/figure.h"
#include "show/overlay.h"
#include "show/signs.h"

struct strokes {
	struct buf out;
	const struct board *board;
	int space; /* how wide one is */
};

static void length(struct buf *out, int n)
{
	buf_printf(out, "%s%d.%03dc", n < 0 ? "-" : "", abs(n) / 1000, abs(n) % 1000);
}

/* Moves there; what follows is drawn, and stroke_end() goes back. */
static void stroke(struct strokes *k, int x, int y)
{
	buf_puts(&k->out, "\\Z\"\\h'");
	length(&k->out, x);
	buf_puts(&k->out, "'\\v'");
	length(&k->out, y);
	buf_putc(&k->out, '\'');
}

static void stroke_end(struct strokes *k)
{
	buf_puts(&k->out, "\"\\c\n");
}

static void line(struct strokes *k, const char *thick, struct corner from, struct corner to)
{
	int rows = k->board->grid.rows;

	stroke(k, from.x * k->space, (rows - from.y) * k->space);
	buf_printf(&k->out, "\\D't %s'\\D'l ", thick);
	length(&k->out, (to.x - from.x) * k->space);
	buf_putc(&k->out, ' ');
	length(&k->out, (from.y - to.y) * k->space);
	buf_puts(&k->out, "'\\D't 0.4p'");
	stroke_end(k);
}

/* What is drawn between two spaces: a wall, a red line, or the line of the grid. */
static void side(struct strokes *k, enum line l, struct corner from, struct corner to)
{
	if (l == LINE_RED)
		buf_puts(&k->out, "\\m[redline]\\c\n");
	line(k, l == LINE_NONE ? "0.2p" : "1.2p", from, to);
	if (l == LINE_RED)
		buf_puts(&k->out, "\\m[]\\c\n");
}

static bool is_drawn(const struct grid *g, struct space a, struct space b)
{
	return grid_is_space(g, a) || grid_is_space(g, b);
}

static void floor_and_walls(struct strokes *k)
{
	const struct grid *g = &k->board->grid;
	int r, c;

	for (r = 0; r <= g->rows; r++)
		for (c = 0; c < g->cols; c++)
			if (is_drawn(g, (struct space){r, c}, (struct space){r - 1, c}))
				side(k, g->south[r * g->cols + c], (struct corner){c, r},
				     (struct corner){c + 1, r});
	for (r = 0; r < g->rows; r++)
		for (c = 0; c <= g->cols; c++)
			if (is_drawn(g, (struct space){r, c}, (struct space){r, c - 1}))
				side(k, g->west[r * (g->cols + 1) + c], (struct corner){c, r},
				     (struct corner){c, r + 1});
}

/* A bar along its edge; of an open door only the two ends are left. */
static void door(struct strokes *k, const struct door *d, struct edge e)
{
	const int part = k->space / 5, pieces = d->state == DOOR_OPEN ? 2 : 1;
	const bool upright = e.side == EAST;
	int i, x = (e.at.col + upright) * k->space,
	       y = (k->board->grid.rows - e.at.row - !upright) * k->space;
	int from = part, to = pieces > 1 ? 2 * part : 4 * part;

	for (i = 0; i < pieces; i++, from = 3 * part, to = 4 * part) {
		stroke(k, x + (upright ? 0 : from), y - (upright ? from : 0));
		buf_puts(&k->out, "\\D't 3p'\\D'l ");
		length(&k->out, upright ? 0 : to - from);
		buf_putc(&k->out, ' ');
		length(&k->out, upright ? from - to : 0);
		buf_puts(&k->out, "'\\D't 0.4p'");
		stroke_end(k);
	}
}

static void doors(struct strokes *k)
{
	int i;

	EACH(k->board, door, d)
		for (i = 0; i < d->at.n; i++)
			door(k, d, d->at.at[i]);
}

/* A place where a path may end, or one that is reached. */
static void dot(struct strokes *k, struct space at, int wide)
{
	stroke(k, at.col * k->space + (k->space - wide) / 2,
	       (k->board->grid.rows - 1 - at.row) * k->space + k->space / 2);
	buf_puts(&k->out, "\\D'C ");
	length(&k->out, wide);
	buf_putc(&k->out, '\'');
	stroke_end(k);
}

/* The way that was taken, and the spaces that can be reached. */
static void way(struct strokes *k)
{
	struct overlay o;
	int i;

	overlay_find(&o, k->board);
	for (i = 0; o.path && i + 1 < o.path_at.n; i++) {
		struct space a = o.path_at.at[i], b = o.path_at.at[i + 1];

		stroke(k, a.col * k->space + k->space / 2,
		       (k->board->grid.rows - 1 - a.row) * k->space + k->space / 2);
		buf_puts(&k->out, "\\D't 1.4p'\\D'l ");
		length(&k->out, (b.col - a.col) * k->space);
		buf_putc(&k->out, ' ');
		length(&k->out, (a.row - b.row) * k->space);
		buf_puts(&k->out, "'\\D't 0.4p'");
		stroke_end(k);
	}
	if (o.path && o.path_at.n > 1)
		dot(k, o.path_at.at[o.path_at.n - 1], k->space * 4 / 10);
	for (i = 0; o.seen && i < o.seen_at.n; i++)
		dot(k, o.seen_at.at[i], k->space * 2 / 10);
}

static void tile(struct strokes *k, struct space at)
{
	const int side = k->space * 8 / 10, gap = k->space / 10;

	stroke(k, at.col * k->space + gap, (k->board->grid.rows - 1 - at.row) * k->space + gap);
	buf_puts(&k->out, "\\M[tile]\\D'P ");
	length(&k->out, side);
	buf_puts(&k->out, " 0 0 ");
	length(&k->out, side);
	buf_putc(&k->out, ' ');
	length(&k->out, -side);
	buf_puts(&k->out, " 0'\\M[]");
	stroke_end(k);
}

/* A disc with its sign: a Spacer's is white, an Intruder's black. */
static void disc(struct strokes *k, struct space at, char sign, bool dark)
{
	const int wide = k->space * 8 / 10, x = at.col * k->space + k->space / 10,
		  y = (k->board->grid.rows - 1 - at.row) * k->space + k->space / 2;

	stroke(k, x, y);
	buf_printf(&k->out, "\\M[%s]\\D'C ", dark ? "black" : "white");
	length(&k->out, wide);
	buf_puts(&k->out, "'\\M[]");
	stroke_end(k);
	stroke(k, x, y);
	buf_puts(&k->out, "\\D't 0.8p'\\D'c ");
	length(&k->out, wide);
	buf_puts(&k->out, "'\\D't 0.4p'");
	stroke_end(k);
	stroke(k, x + wide / 2, y + k->space * 19 / 100);
	buf_printf(&k->out, "\\s[%d]\\fB\\m[%s]\\h'-\\w'%c'u/2u'%c\\m[]\\fP\\s0",
		   k->space * 8 / 470, dark ? "white" : "black", sign, sign);
	stroke_end(k);
}

static void dashed(struct strokes *k, struct corner from, struct corner to, bool across, bool half)
{
	const int steps = 15, rows = k->board->grid.rows;
	int i, x = from.x * k->space + (half && !across ? k->space / 2 : 0),
	       y = (rows - from.y) * k->space - (half && across ? k->space / 2 : 0);
	int dx = (to.x - from.x) * k->space, dy = (from.y - to.y) * k->space;

	for (i = 0; i < steps; i += 2) {
		stroke(k, x + dx * i / steps, y + dy * i / steps);
		buf_puts(&k->out, "\\D't 0.9p'\\D'l ");
		length(&k->out, dx / steps);
		buf_putc(&k->out, ' ');
		length(&k->out, dy / steps);
		buf_puts(&k->out, "'\\D't 0.4p'");
		stroke_end(k);
	}
}

/* The middle line of the tile that gives cover; the line that sees. */
static void deciding(struct strokes *k, const struct answer *a)
{
	const struct grid *g = &k->board->grid;
	const struct cover_space *by = a->cover.n ? &a->cover.by[0] : NULL;

	if (by && by->axis == AXIS_COLUMN)
		dashed(k, (struct corner){by->at.col, 0}, (struct corner){by->at.col, g->rows},
		       false, true);
	else if (by)
		dashed(k, (struct corner){0, by->at.row}, (struct corner){g->cols, by->at.row},
		       true, true);
	if (a->sight.n && a->sight.seen)
		dashed(k, a->sight.line[a->sight.witness].from, a->sight.line[a->sight.witness].to,
		       false, false);
}

/* All that stands on it, and the way over it. */
static void pieces(struct strokes *k)
{
	struct signs signs;
	int i;

	signs_choose(&signs, k->board);
	EACH(k->board, terrain, t)
		for (i = 0; i < t->at.n; i++)
			tile(k, t->at.at[i]);
	doors(k);
	way(k);
	EACH(k->board, spacer, s)
		disc(k, s->at, signs.spacer[s_at], false);
	EACH(k->board, intruder, in)
		disc(k, in->at, signs.intruder[in_at], true);
}

void figure_strokes(struct block *out, const struct board *b, const struct answer *a, int space,
		    struct arena *arena)
{
	struct strokes k = {.board = b, .space = space};

	floor_and_walls(&k);
	pieces(&k);
	if (a)
		deciding(&k, a);
	out->roff = arena_strdup(arena, buf_text(&k.out));
	out->wide = b->grid.cols * space;
	out->tall = b->grid.rows * space;
	buf_release(&k.out);
}
