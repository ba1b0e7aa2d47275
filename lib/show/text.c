/* The board in the terminal: what it is called and where the game stands, the map, the legend. */
#include "board/map.h"
#include "data/data.h"
#include "show/legend.h"
#include "show/picture.h"
#include "show/words.h"

void show_look(struct show *s, const struct board *b)
{
	s->board = b;
	signs_choose(&s->signs, b);
	overlay_find(&s->overlay, b);
}

static void write_title(const struct board *b, struct pen *pen)
{
	const struct title *t = board_single(b, KIND_TITLE);

	if (b->number > 1)
		pen_puts(pen, INK_HEADING,
			 arena_printf(b->arena, "board %ld%s", b->number, t ? ": " : ""));
	if (t)
		pen_puts(pen, INK_HEADING, t->text);
	if (t || b->number > 1)
		pen_end(pen);
}

static void write_when(const struct board *b, struct pen *pen)
{
	const struct round_record *r = board_single(b, KIND_ROUND);

	pen_puts(pen, INK_NONE,
		 arena_printf(b->arena, "Countdown %d, %s", board_countdown(b),
			      colour_words[board_level(b)]));
	if (r)
		pen_item(pen, INK_NONE,
			 arena_printf(b->arena, "Round %d, %s Phase", r->number,
				      phase_names[r->phase]));
	pen_end(pen);
}

static void write_branch(const struct board *b, struct pen *pen)
{
	const struct branch *br = board_single(b, KIND_BRANCH);
	struct phrase p = {0};

	if (!br)
		return;
	phrase_add(&p, "Branch %s of board %d", br->number, br->of);
	if (br->choose)
		phrase_add(&p, "choosing %s", br->choose);
	if (br->weight)
		phrase_add(&p, "weight %s", br->weight);
	pen_puts(pen, INK_NONE, phrase_list(&p, b->arena));
	pen_end(pen);
}

static void write_refused(const struct board *b, struct pen *pen)
{
	const struct refused *r = board_single(b, KIND_REFUSED);

	if (!r)
		return;
	pen_puts(pen, INK_ALARM,
		 arena_printf(b->arena, "REFUSED by %s: %s%s%s%s", r->tool, r->reason,
			      r->clause ? " [" : "", r->clause ? r->clause : "",
			      r->clause ? "]" : ""));
	pen_end(pen);
}

void show_text(const struct show *s, const struct show_how *how, struct buf *out)
{
	struct pen pen = {.out = out, .colour = how->colour};
	struct picture p;

	write_title(s->board, &pen);
	write_when(s->board, &pen);
	write_branch(s->board, &pen);
	write_refused(s->board, &pen);
	pen_end(&pen);
	picture_draw(&p, s);
	picture_write(&p, &pen);
	if (how->legend)
		legend_write(s, &pen);
}
