/* A board in strokes of troff. Lengths are thousandths of a centimetre, each piece is drawn from
 * the top left of the figure. */
#include <stdlib.h>

#include "ref/figure.h"
#include "show/signs.h"

#define SPACE 470

struct strokes {
	struct buf out;
	const struct board *board;
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

	stroke(k, from.x * SPACE, (rows - from.y) * SPACE);
	buf_printf(&k->out, "\\D't %s'\\D'l ", thick);
	length(&k->out, (to.x - from.x) * SPACE);
	buf_putc(&k->out, ' ');
	length(&k->out, (from.y - to.y) * SPACE);
	buf_puts(&k->out, "'\\D't 0.4p'");
	stroke_end(k);
}

static void floor_and_walls(struct strokes *k)
{
	const struct grid *g = &k->board->grid;
	int i;

	for (i = 0; i <= g->rows; i++)
		line(k, !i || i == g->rows ? "1p" : "0.2p", (struct corner){0, i},
		     (struct corner){g->cols, i});
	for (i = 0; i <= g->cols; i++)
		line(k, !i || i == g->cols ? "1p" : "0.2p", (struct corner){i, 0},
		     (struct corner){i, g->rows});
}

static void tile(struct strokes *k, struct space at)
{
	const int side = SPACE * 8 / 10, gap = SPACE / 10;

	stroke(k, at.col * SPACE + gap, (k->board->grid.rows - 1 - at.row) * SPACE + gap);
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
	const int wide = SPACE * 8 / 10, x = at.col * SPACE + SPACE / 10,
		  y = (k->board->grid.rows - 1 - at.row) * SPACE + SPACE / 2;

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
	stroke(k, x + wide / 2, y + 90);
	buf_printf(&k->out, "\\s[8]\\fB\\m[%s]\\h'-\\w'%c'u/2u'%c\\m[]\\fP\\s0",
		   dark ? "white" : "black", sign, sign);
	stroke_end(k);
}

static void dashed(struct strokes *k, struct corner from, struct corner to, bool across, bool half)
{
	const int steps = 15, rows = k->board->grid.rows;
	int i, x = from.x * SPACE + (half && !across ? SPACE / 2 : 0),
	       y = (rows - from.y) * SPACE - (half && across ? SPACE / 2 : 0);
	int dx = (to.x - from.x) * SPACE, dy = (from.y - to.y) * SPACE;

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

void figure_strokes(struct block *out, const struct board *b, const struct answer *a,
		    struct arena *arena)
{
	struct strokes k = {.board = b};
	struct signs signs;

	signs_choose(&signs, b);
	floor_and_walls(&k);
	EACH(b, terrain, t)
		tile(&k, t->at.at[0]);
	EACH(b, spacer, s)
		disc(&k, s->at, signs.spacer[s_at], false);
	EACH(b, intruder, i)
		disc(&k, i->at, signs.intruder[i_at], true);
	deciding(&k, a);
	out->roff = arena_strdup(arena, buf_text(&k.out));
	out->wide = b->grid.cols * SPACE;
	out->tall = b->grid.rows * SPACE;
	buf_release(&k.out);
}
