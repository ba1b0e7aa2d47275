/* Terrain and marks. */
#include "data/data.h"
#include "show/svg/svg.h"

/* ---- tiles ---- */

const char *tile_class(const struct svg *v, int tile)
{
	const struct terrain_row *type = terrain_type(v->board, board_terrain(v->board, tile));
	struct buf text = {0};
	const char *class;
	int k;

	buf_puts(&text, "tile");
	for (k = 0; type && keyword_words[k]; k++)
		if (has_keyword(type->keywords, (enum keyword)k, NULL))
			buf_printf(&text, " %s", keyword_words[k]);
	class = arena_strdup(v->board->arena, buf_text(&text));
	buf_release(&text);
	return class;
}

static bool covers(const struct terrain *t, struct space s)
{
	int i;

	for (i = 0; i < t->at.n; i++)
		if (space_same(t->at.at[i], s))
			return true;
	return false;
}

/* The part of the tile that lies on one space: it keeps clear of the edges that it does not cross.
 */
static void draw_part(const struct svg *v, const struct terrain *t, struct space s, int pattern)
{
	enum { CLEAR = 9 };
	struct point p = svg_space(v, s);
	int gap[4], way, far = SVG_SPACE;

	for (way = NORTH; way <= WEST; way++)
		gap[way] = covers(t, space_step(s, (enum facing)way)) ? 0 : CLEAR;
	buf_printf(v->out,
		   "<rect class=\"fill\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" "
		   "fill=\"url(#enorm-tile-%d)\"/>\n<path d=\"",
		   p.x + gap[WEST], p.y + gap[NORTH], far - gap[WEST] - gap[EAST],
		   far - gap[NORTH] - gap[SOUTH], pattern);
	for (way = NORTH; way <= SOUTH; way += 2)
		if (gap[way])
			buf_printf(v->out, "M%d %dh%d", p.x + gap[WEST],
				   p.y + (way == NORTH ? CLEAR : far - CLEAR),
				   far - gap[WEST] - gap[EAST]);
	for (way = EAST; way <= WEST; way += 2)
		if (gap[way])
			buf_printf(v->out, "M%d %dv%d", p.x + (way == WEST ? CLEAR : far - CLEAR),
				   p.y + gap[NORTH], far - gap[NORTH] - gap[SOUTH]);
	buf_puts(v->out, "\"/>\n");
}

void svg_tiles(const struct svg *v)
{
	int i, j;

	for (i = 0; i < board_count(v->board, KIND_TERRAIN); i++) {
		const struct terrain *t = board_terrain(v->board, i);
		svg_open(v, tile_class(v, i), 0, 0);
		svg_title(v, "%s, %s", t->record.name, t->type);
		for (j = 0; j < t->at.n; j++)
			draw_part(v, t, t->at.at[j], tile_pattern(v, i));
		svg_close(v);
	}
}

/* ---- marks ---- */

static bool is_arrow(const struct mark *m)
{
	return m->facing != ABSENT;
}

/* On a circle; a mark with a facing is an arrow that way. */
void svg_mark(const struct svg *v, const struct mark *m)
{
	const char sign[] = {mark_sign(m), '\0'};

	buf_puts(v->out, "<path class=\"body\" d=\"M0 -11L11 0L0 11L-11 0z\"/>\n");
	if (is_arrow(m))
		buf_printf(v->out,
			   "<path class=\"facing\" d=\"M0 -9L6 0H2V8H-2V0H-6z\" "
			   "transform=\"rotate(%d)\"/>\n",
			   90 * m->facing);
	else
		svg_label(v, &(struct label){"sign", 0, 5, ANCHOR_MIDDLE, {13, true}, 18}, sign);
	if (m->disabled)
		buf_puts(v->out, "<path class=\"strike\" d=\"M-11 11L11 -11\"/>\n");
}

/* Which of the marks of its space it is, from 0. */
static int rank(const struct board *b, int mark)
{
	int i, n = 0;

	for (i = 0; i < mark; i++)
		n += space_same(board_mark(b, i)->at, board_mark(b, mark)->at);
	return n;
}

void svg_marks(const struct svg *v)
{
	enum { ROOM = 2 }; /* the others are in the legend */
	char text[PLACE_TEXT];
	int i;

	for (i = 0; i < board_count(v->board, KIND_MARK); i++) {
		const struct mark *m = board_mark(v->board, i);
		struct point p = svg_space(v, m->at);
		int n = rank(v->board, i);
		if (n >= ROOM)
			continue;
		svg_open(v, "mark", p.x + 22, p.y + 38 + 22 * n);
		svg_title(v, "%s, mark on %s", mark_words[m->what], space_text(m->at, text));
		svg_mark(v, m);
		svg_close(v);
	}
}
