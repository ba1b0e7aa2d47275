/* The icons of the legend: the pieces as they look on the map, but smaller. */
#include "show/svg/legend.h"

/* The number of the piece in its kind's list. */
static int number_of(const struct board *b, const struct record *piece)
{
	int i = 0;

	while (b->of[piece->kind].at[i] != piece)
		i++;
	return i;
}

static void spacer_icon(const struct svg *v, const struct block *b)
{
	const struct spacer *s = board_spacer(v->board, number_of(v->board, b->piece));

	svg_figure(v, FIGURE_SPACER, 9, s->facing, b->sign);
}

static void intruder_icon(const struct svg *v, const struct block *b)
{
	const struct intruder *i = board_intruder(v->board, number_of(v->board, b->piece));

	svg_figure(v, intruder_shape(v->board, i), 9, i->facing, b->sign);
}

static void blip_icon(const struct svg *v, const struct block *b)
{
	svg_blip(v, board_blip(v->board, number_of(v->board, b->piece)), 9);
}

static void tile_icon(const struct svg *v, const struct block *b)
{
	int tile = number_of(v->board, b->piece);

	buf_printf(v->out,
		   "<g class=\"%s\"><rect class=\"fill\" x=\"-12\" y=\"-10\" width=\"24\" "
		   "height=\"20\" fill=\"url(#enorm-tile-%d)\"/>\n"
		   "<path d=\"M-12 -10h24v20h-24z\"/></g>\n",
		   tile_class(v, tile), tile_pattern(v, tile));
}

static void door_icon(const struct svg *v, const struct block *b)
{
	svg_door(v, board_door(v->board, number_of(v->board, b->piece)), 12);
}

static void mark_icon(const struct svg *v, const struct block *b)
{
	svg_mark(v, board_mark(v->board, number_of(v->board, b->piece)));
}

static void line_icon(const struct svg *v, const struct block *b)
{
	(void)b;
	buf_puts(v->out, "<path class=\"way sight\" d=\"M-14 6L14 -6\"/>\n");
}

static void path_icon(const struct svg *v, const struct block *b)
{
	(void)b;
	buf_puts(v->out, "<path class=\"way\" d=\"M-12 5H4V-5H12\"/>\n"
			 "<circle class=\"way-end\" cx=\"-10\" cy=\"5\" r=\"5\"/>\n");
}

static void seen_icon(const struct svg *v, const struct block *b)
{
	(void)b;
	buf_puts(v->out, "<rect class=\"seen\" x=\"-12\" y=\"-9\" width=\"24\" height=\"18\" "
			 "rx=\"4\"/>\n");
}

static icon_fn *event_icon(const struct svg *v, const struct block *b)
{
	const struct overlay *o = &v->show->overlay;

	if (b->sign == SIGN_SEEN)
		return seen_icon;
	return o->line ? line_icon : path_icon;
}

icon_fn *icon_of(const struct svg *v, const struct block *b)
{
	switch (b->piece->kind) {
	case KIND_SPACER:
		return b->sign == SIGN_AWAY ? NULL : spacer_icon;
	case KIND_INTRUDER:
		return b->sign == SIGN_AWAY ? NULL : intruder_icon;
	case KIND_BLIP:
		return blip_icon;
	case KIND_TERRAIN:
		return tile_icon;
	case KIND_DOOR:
		return door_icon;
	case KIND_MARK:
		return mark_icon;
	default:
		return event_icon(v, b);
	}
}
