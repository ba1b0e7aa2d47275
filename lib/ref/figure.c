#include "ref/figure.h"

#include "board/names.h"
#include "board/read.h"
#include "look/query_write.h"
#include "show/picture.h"
#include "show/show.h"

#define FIGURES (KIND_BIT(KIND_SPACER) | KIND_BIT(KIND_INTRUDER))

/* clang-format off */
static const struct judged cover_figures[] = {
    {ASK_COVER, "map 3x4\nspacer juliet B1 facing=e\nterrain crate-1 B2\nintruder grin-1 A4 facing=w\n",
     "grin-1", "juliet", true, "COV-11", "the tile is beside her and parts them"},
    {ASK_COVER, "map 3x4\nspacer juliet B1 facing=e\nterrain crate-1 B3\nintruder grin-1 A4 facing=w\n",
     "grin-1", "juliet", false, "COV-12", "tile not beside her"},
    {ASK_COVER, "map 3x4\nspacer juliet B1 facing=e\nterrain crate-1 B2\nintruder grin-1 C2 facing=s\n",
     "grin-1", "juliet", false, "COV-13", "Attacker in its column"},
    {ASK_COVER, "map 3x4\nspacer juliet B2 facing=e\nterrain crate-1 B3\nintruder grin-1 C1 facing=s\n",
     "grin-1", "juliet", false, "COV-14", "Attacker on her side"},
};

static const struct judged sight_figures[] = {
    {ASK_SIGHT, "map 3x4\nspacer juliet B1 facing=e\nterrain crate-1 B2\nintruder grin-1 C4 facing=w\n",
     "juliet", "grin-1", true, "LOS-07", "it may touch a corner"},
    {ASK_SIGHT, "map 3x4\nspacer juliet B1 facing=e\nterrain crate-1 B2\nintruder grin-1 B4 facing=w\n",
     "juliet", "grin-1", false, "LOS-06", "not along an edge"},
    {ASK_SIGHT, "map 3x4\nspacer juliet B1 facing=e\nspacer romeo B2 facing=e\nintruder grin-1 B4 facing=w\n",
     "juliet", "grin-1", true, "LOS-09", "Spacers block none"},
    {ASK_SIGHT, "map 3x4\nspacer juliet B1 facing=e\nintruder grin-2 B3 facing=w\nintruder grin-1 B4 facing=w\n",
     "juliet", "grin-1", false, "LOS-03", "Intruders block it"},
};
/* clang-format on */

static const char *const said[2][2] = {
    [ASK_COVER] = {"No cover", "Cover"}, [ASK_SIGHT] = {"No sight", "Sight"}};

static int find_end(const struct board *b, const char *name, struct query_end *out, struct diag *d)
{
	struct named n;

	if (name_or_place(b, FIGURES, name, &n, d) || !n.piece)
		return -1;
	*out = query_piece(b, n.piece);
	return 0;
}

static int judge(struct board *b, const struct judged *f, struct answer *a, struct diag *d)
{
	struct query q = {.ask = f->ask, .assume_ranged = f->ask == ASK_COVER};
	struct scene sc;

	if (find_end(b, f->from, &q.from, d) || find_end(b, f->to, &q.to, d) || query_check(&q, d))
		return -1;
	scene_build(&sc, b);
	query_judge(&sc, &q, a);
	query_event(b, &q, a);
	return 0;
}

/* What it is there to show is said only of the answer that it was chosen for. */
static const char *caption(struct arena *arena, const struct judged *f, const struct answer *a)
{
	if (a->yes != f->yes)
		return arena_printf(arena, "%s (%s)", said[f->ask][a->yes], a->clause);
	return arena_printf(arena, "%s: %s (%s)", said[f->ask][a->yes], f->shows, f->clause);
}

static const char *kept(struct arena *a, struct buf *text)
{
	const char *copy = arena_strdup(a, buf_text(text));

	buf_release(text);
	return copy;
}

void figure_draw(struct sheet *s, struct block *out, struct board *b, const struct answer *answer,
		 int space)
{
	struct arena *a = s->doc->arena;
	struct buf text = {0}, svg = {0};
	struct pen pen = {.out = &text};
	struct picture p;
	struct show show;

	b->number = s->doc->drawings + 1;
	figure_strokes(out, b, answer, space, a);
	show_look(&show, b);
	picture_draw(&p, &show);
	picture_write(&p, &pen);
	show_svg_map(&show, !s->doc->drawings++, &svg);
	out->text = kept(a, &text);
	out->html = kept(a, &svg);
}

int figure_space(const struct sheet *s)
{
	return s->doc->one_page || s->brief ? 420 : 700;
}

struct board *figure_board(struct sheet *s, const char *lines, const char *name, struct diag *d)
{
	struct arena *a = s->doc->arena;
	struct board *b = arena_new(a, struct board);
	const char *text = arena_printf(a, "enorm 1\n%sdone\n", lines);

	board_start(b, a, s->data);
	return reader_read_text(span_of(text), name, b, d) ? NULL : b;
}

static void figure(struct sheet *s, struct block *row, const struct judged *f, struct diag *d)
{
	struct board *b = figure_board(s, f->board, f->clause, d);
	struct answer answer;

	if (!b || judge(b, f, &answer, d))
		return;
	figure_draw(s, doc_figure(s->doc, row, caption(s->doc->arena, f, &answer)), b, &answer,
		    figure_space(s));
}

void figures_draw(struct sheet *s, const struct judged *f, size_t n)
{
	struct block *row = doc_figures(s->doc);
	size_t i;

	for (i = 0; i < n; i++) {
		struct diag d = {0};

		figure(s, row, &f[i], &d);
		diag_release(&d);
	}
}

void figures_cover(struct sheet *s)
{
	figures_draw(s, cover_figures, COUNT(cover_figures));
}

void figures_sight(struct sheet *s)
{
	figures_draw(s, sight_figures, COUNT(sight_figures));
}
