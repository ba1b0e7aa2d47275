/* The rooms to start from, drawn. */
#include "board/read.h"
#include "data/rooms.h"
#include "ref/figure.h"
#include "ref/sheet.h"

#define ROOM_SPACE 580 /* thousandths of a centimetre */

struct room_sheet {
	struct sheet *sheet;
	struct chart *chart;
};

static int count_spaces(const struct grid *g)
{
	int i, n = 0;

	for (i = 0; i < g->rows * g->cols; i++)
		n += g->in[i];
	return n;
}

/* As large as two columns of them fit on a page. */
static void draw_room(struct sheet *s, const struct room *room, struct board *b)
{
	const struct title *t = board_single(b, KIND_TITLE);
	const char *title = arena_printf(s->doc->arena, "%s: %s, %dx%d", room->name,
					 t ? t->text : "a room", b->grid.rows, b->grid.cols);

	s->doc->one_page = true;
	figure_draw(s, doc_figure(s->doc, doc_figures(s->doc), title), b, NULL, ROOM_SPACE);
}

static void tell_room(struct room_sheet *r, const struct room *room, struct board *b)
{
	struct arena *a = r->sheet->doc->arena;
	const struct title *t = board_single(b, KIND_TITLE);
	const struct grid *g = &b->grid;

	if (r->sheet->brief) {
		draw_room(r->sheet, room, b);
		return;
	}
	doc_heading(r->sheet->doc, room->name);
	doc_text(r->sheet->doc, "%s: %d rows, %d columns, %d spaces.", t ? t->text : room->name,
		 g->rows, g->cols, count_spaces(g));
	figure_draw(r->sheet, doc_figure(r->sheet->doc, doc_figures(r->sheet->doc), ""), b, NULL,
		    figure_space(r->sheet));
	chart_row(a, r->chart,
		  (const char *[]){room->name, t ? t->text : NULL, arena_printf(a, "%d", g->rows),
				   arena_printf(a, "%d", g->cols),
				   arena_printf(a, "%d", count_spaces(g)),
				   arena_printf(a, "%d", board_count(b, KIND_DOOR)),
				   arena_printf(a, "%d", board_count(b, KIND_TERRAIN))});
}

int build_maps(struct sheet *s, struct diag *d)
{
	struct room_sheet r = {s, NULL};
	int i;

	doc_text(s->doc, "Rooms of the house, none of them printed in the rules. A board of one: "
			 "enorm-board new --map ROOM.");
	r.chart = chart_new(s->doc->arena, "map|title|#rows|#columns|#spaces|#doors|#tiles");
	s->doc->records = r.chart;
	s->doc->records_of = "maps";
	for (i = 0; i < nrooms; i++) {
		struct board *b = arena_new(s->doc->arena, struct board);
		board_start(b, s->doc->arena, s->data);
		if (reader_read_text(span_of(rooms[i].text), rooms[i].name, b, d))
			return -1;
		tell_room(&r, &rooms[i], b);
	}
	return 0;
}
