/* The board in the terminal: what it is called and where the game stands, the map, the legend. */
#include "show/heading.h"
#include "show/legend.h"
#include "show/picture.h"

void show_look(struct show *s, const struct board *b)
{
	*s = (struct show){.board = b};
	signs_choose(&s->signs, b);
	overlay_find(&s->overlay, b);
}

static void write_line(struct pen *pen, enum ink ink, const char *text)
{
	if (!text)
		return;
	pen_puts(pen, ink, text);
	pen_end(pen);
}

static void write_when(const struct board *b, struct pen *pen)
{
	const char *round = heading_round(b);

	pen_puts(pen, INK_NONE, heading_countdown(b));
	if (round)
		pen_item(pen, INK_NONE, round);
	pen_end(pen);
}

static void write_heat(const struct show *s, struct pen *pen)
{
	struct picture p;

	if (!heat_is_there(&s->heat))
		return;
	pen_end(pen);
	write_line(pen, INK_HEADING, s->heat.caption);
	picture_heat(&p, s);
	picture_write(&p, pen);
}

void show_text(const struct show *s, const struct show_how *how, struct buf *out)
{
	struct pen pen = {.out = out, .colour = how->colour};
	struct picture p;

	write_line(&pen, INK_HEADING, heading_title(s->board));
	write_when(s->board, &pen);
	write_line(&pen, INK_NONE, heading_branch(s->board));
	write_line(&pen, INK_ALARM, heading_refused(s->board));
	pen_end(&pen);
	picture_draw(&p, s);
	picture_write(&p, &pen);
	write_heat(s, &pen);
	if (how->legend)
		legend_write(s, &pen);
}
