/* Tiles and marks in words, where their space has room for them. */
#include "show/words.h"
#include "data/data.h"
#include "show/svg/badge.h"
#include "show/svg/svg.h"

/* The part of a space that its figures leave to words. */
struct room {
	int x, y, width, height;
	struct font font;
	int leading;
};

static int marks_on(const struct board *b, struct space s)
{
	int i, n = 0;

	for (i = 0; i < board_count(b, KIND_MARK); i++)
		n += space_same(board_mark(b, i)->at, s);
	return n;
}

static bool is_stood_on(const struct board *b, struct space s)
{
	return board_spacer_at(b, s) || board_intruder_at(b, s);
}

static struct room room_of(const struct svg *v, struct space s)
{
	struct point p = svg_space(v, s);
	int marks = marks_on(v->board, s), left = marks ? 37 : 14;

	if (!is_stood_on(v->board, s) && marks == 1 && !board_terrain_at(v->board, s))
		return (struct room){p.x + 8, p.y + 52, SVG_SPACE - 16, 51, {12, false}, 17};
	if (!is_stood_on(v->board, s))
		return (struct room){p.x + left, p.y + 22,    SVG_SPACE - 14 - left,
				     86,	 {12, false}, 17};
	if (svg_has_badges(v, s)) /* below them */
		return (struct room){p.x + 13, p.y + 93, SVG_SPACE - 26, 18, {9, false}, 9};
	return (struct room){p.x + 13, p.y + 80, SVG_SPACE - 26, 28, {9, false}, 9};
}

static void add_tile(const struct svg *v, struct space s, struct phrase *p)
{
	const struct terrain *t = board_terrain_at(v->board, s);
	const struct terrain_row *type = t ? terrain_type(v->board, t) : NULL;

	if (!t)
		return;
	phrase_add(p, "%s%s%s", t->record.name, type && *type->keywords.text ? ": " : "",
		   type ? type->keywords.text : "");
}

static void add_marks(const struct svg *v, struct space s, struct phrase *p)
{
	int i;

	for (i = 0; i < board_count(v->board, KIND_MARK); i++) {
		const struct mark *m = board_mark(v->board, i);
		if (space_same(m->at, s))
			phrase_add(p, "%s%s%s", mark_words[m->what], m->name ? " " : "",
				   m->name ? m->name : "");
	}
}

static void draw_words(const struct svg *v, struct space s)
{
	struct room r = room_of(v, s);
	struct phrase p = {0};
	const char *lines[SVG_LINES_MOST];
	int i, n, y;

	add_tile(v, s, &p);
	add_marks(v, s, &p);
	n = font_wrap(r.font, phrase_list(&p, v->board->arena), r.width, r.height / r.leading,
		      lines, v->board->arena);
	y = r.y + (r.height - n * r.leading) / 2 - r.leading / 4;
	for (i = 0; i < n; i++)
		svg_label(v,
			  &(struct label){"words halo", r.x + r.width / 2, y + (i + 1) * r.leading,
					  ANCHOR_MIDDLE, r.font, r.width},
			  lines[i]);
}

void svg_words(const struct svg *v)
{
	struct space s;

	for (s.row = v->board->grid.rows - 1; s.row >= 0; s.row--)
		for (s.col = 0; s.col < v->board->grid.cols; s.col++)
			if (board_terrain_at(v->board, s) || marks_on(v->board, s))
				draw_words(v, s);
}
