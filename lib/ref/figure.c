#include "ref/figure.h"

#include "board/names.h"
#include "board/read.h"
#include "look/query_write.h"
#include "show/picture.h"
#include "show/show.h"

#define FIGURES (KIND_BIT(KIND_SPACER) | KIND_BIT(KIND_INTRUDER))

/* clang-format off */
static const struct figure cover_figures[] = {
    {ASK_COVER, "map 3x4\nspacer juliet B1 facing=e\nterrain crate-1 B2\nintruder grin-1 A4 facing=w\n",
     "grin-1", "juliet", true, "COV-11", "the tile is beside her and parts them"},
    {ASK_COVER, "map 3x4\nspacer juliet B1 facing=e\nterrain crate-1 B3\nintruder grin-1 A4 facing=w\n",
     "grin-1", "juliet", false, "COV-12", "tile not beside her"},
    {ASK_COVER, "map 3x4\nspacer juliet B1 facing=e\nterrain crate-1 B2\nintruder grin-1 C2 facing=s\n",
     "grin-1", "juliet", false, "COV-13", "Attacker in its column"},
    {ASK_COVER, "map 3x4\nspacer juliet B2 facing=e\nterrain crate-1 B3\nintruder grin-1 C1 facing=s\n",
     "grin-1", "juliet", false, "COV-14", "Attacker on her side"},
};

static const struct figure sight_figures[] = {
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

static int judge(struct board *b, const struct figure *f, struct answer *a, struct diag *d)
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
static const char *caption(struct arena *arena, const struct figure *f, const struct answer *a)
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

static void draw(struct sheet *s, struct block *out, const struct board *b)
{
	struct arena *a = s->doc->arena;
	struct buf text = {0}, svg = {0};
	struct pen pen = {.out = &text};
	struct picture p;
	struct show show;

	show_look(&show, b);
	picture_draw(&p, &show);
	picture_write(&p, &pen);
	show_svg_map(&show, !s->doc->drawings++, &svg);
	out->text = kept(a, &text);
	out->html = kept(a, &svg);
}

static void figure(struct sheet *s, struct block *row, const struct figure *f, struct diag *d)
{
	struct arena *a = s->doc->arena;
	struct board *b = arena_new(a, struct board);
	struct answer answer;
	struct block *out;

	board_start(b, a, s->data);
	if (reader_read_text(span_of(arena_printf(a, "enorm 1\n%sdone\n", f->board)), f->clause, b,
			     d) ||
	    judge(b, f, &answer, d))
		return;
	b->number = s->doc->drawings + 1;
	out = doc_figure(s->doc, row, caption(a, f, &answer));
	figure_strokes(out, b, &answer, a);
	draw(s, out, b);
}

void figures_draw(struct sheet *s, const struct figure *f, size_t n)
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
