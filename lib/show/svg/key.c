/* What stands in the legend of the drawing. */
#include <string.h>

#include "show/svg/legend.h"
#include "show/words.h"

#define DOT " \xc2\xb7 "

struct hearing {
	const struct svg *v;
	struct legend *l;
};

/* ---- pieces ---- */

static void hear_section(void *arg, const char *heading, int width)
{
	struct hearing *h = arg;

	(void)width;
	h->l->section = heading;
}

static void hear_entry(void *arg, const struct legend_entry *e)
{
	struct hearing *h = arg;
	struct block *b = legend_block(h->v, h->l);
	struct arena *a = h->v->board->arena;

	b->piece = e->piece;
	b->sign = e->sign;
	b->icon = icon_of(h->v, b);
	b->name = arena_strdup(a, e->name);
	b->place = arena_strdup(a, e->place);
	buf_clear(&h->l->items);
}

static void hear_item(void *arg, const char *text)
{
	struct hearing *h = arg;

	if (h->l->items.n)
		buf_puts(&h->l->items, DOT);
	for (; *text; text++)
		if (!strncmp(text, "  ", 2)) {
			buf_puts(&h->l->items, DOT);
			text++;
		} else {
			buf_putc(&h->l->items, *text);
		}
}

/* All in one line if that has room; a place that has none beside the name comes first below it. */
static void finish(const struct hearing *h, struct block *b, const char *items)
{
	const struct font f = {12, false}, bold = {12, true};
	int room = h->l->width - legend_indent(b) - font_width(bold, b->name) - f.size / 2;
	const char *all =
	    arena_printf(h->v->board->arena, "%s%s%s", b->place, *items ? DOT : "", items);

	if (font_width(f, all) <= room) {
		b->place = all;
		items = "";
	} else if (font_width(f, b->place) > room) {
		b->place = NULL;
		items = all;
	}
	legend_lines(h->v, h->l, b, items);
}

static void hear_end(void *arg)
{
	struct hearing *h = arg;

	finish(h, &h->l->at[h->l->n - 1], buf_text(&h->l->items));
}

void legend_pieces(const struct svg *v, struct legend *l)
{
	struct hearing h = {v, l};
	const struct legend_to to = {hear_section, hear_entry, hear_item, hear_end, &h};

	legend_tell(v->show, &to);
	buf_release(&l->items);
	l->items = (struct buf){0};
}

/* ---- beside the map ---- */

static void hear_told(void *arg, const char *label, const char *text)
{
	struct hearing *h = arg;
	struct block *b = legend_block(h->v, h->l);

	b->name = label;
	b->place = text;
	finish(h, b, "");
}

void legend_table(const struct svg *v, struct legend *l)
{
	struct hearing h = {v, l};

	l->section = "Table";
	table_tell(v->board, hear_told, &h);
}

/* ---- badges ---- */

static void badge_icon(const struct svg *v, const struct block *b)
{
	svg_badge(v, &b->badge, -15, -6, 30);
}

static void hear_badge(void *arg, const struct badge *badge)
{
	struct hearing *h = arg;
	struct block *b;
	int i;

	for (i = 0; i < h->l->n; i++)
		if (h->l->at[i].icon == badge_icon && !strcmp(h->l->at[i].badge.name, badge->name))
			return;
	b = legend_block(h->v, h->l);
	b->icon = badge_icon;
	b->badge = (struct badge){badge->class, badge->name, 1};
	legend_lines(h->v, h->l, b,
		     strcmp(badge->class, "state")
			 ? arena_printf(h->v->board->arena, "%s (%s)", badge->name, badge->class)
			 : badge->name);
}

void legend_badges(const struct svg *v, struct legend *l)
{
	static const enum kind figures[] = {KIND_SPACER, KIND_INTRUDER};
	struct hearing h = {v, l};
	size_t k;
	int i;

	l->section = "Badges";
	for (k = 0; k < COUNT(figures); k++)
		for (i = 0; i < board_count(v->board, figures[k]); i++)
			badges_tell(v->board, v->board->of[figures[k]].at[i], hear_badge, &h);
}

/* ---- the map's own signs ---- */

static void wall_icon(const struct svg *v, const struct block *b)
{
	(void)b;
	buf_puts(v->out, "<path class=\"wall\" d=\"M-10 0H10\"/>\n");
}

static void red_icon(const struct svg *v, const struct block *b)
{
	(void)b;
	buf_puts(v->out, "<path class=\"red\" d=\"M-14 0H14\"/>\n"
			 "<path class=\"red-core\" d=\"M-14 0H14\"/>\n");
}

static void void_icon(const struct svg *v, const struct block *b)
{
	(void)b;
	buf_puts(v->out, "<rect class=\"void\" x=\"-12\" y=\"-8\" width=\"24\" height=\"16\"/>\n");
}

static void spawn_icon(const struct svg *v, const struct block *b)
{
	(void)b;
	buf_puts(v->out, "<circle class=\"spawn\" r=\"11\"/>\n"
			 "<circle class=\"spawn-core\" r=\"4\"/>\n");
}

static void heat_icon(const struct svg *v, const struct block *b)
{
	int i;

	(void)b;
	for (i = 0; i < HEAT_LEVELS; i++)
		buf_printf(v->out,
			   "<rect class=\"heat-%d\" x=\"%d\" y=\"-8\" width=\"3\" "
			   "height=\"16\"/>\n",
			   i, 3 * i - 15);
}

static void add_key(const struct svg *v, struct legend *l, bool there, icon_fn *icon,
		    const char *text)
{
	struct block *b;

	if (!there)
		return;
	b = legend_block(v, l);
	b->icon = icon;
	legend_lines(v, l, b, text);
}

void legend_key(const struct svg *v, struct legend *l)
{
	const struct grid *g = &v->board->grid;
	size_t spaces = (size_t)g->rows * (size_t)g->cols;

	l->section = "Signs";
	add_key(v, l, true, wall_icon, "wall");
	add_key(v, l, grid_has_red_line(g), red_icon, "red line");
	add_key(v, l, memchr(g->in, 0, spaces), void_icon, "out of bounds");
	add_key(v, l, grid_has_spawn_point(g), spawn_icon, "spawn point");
	add_key(v, l, heat_is_there(&v->show->heat), heat_icon, v->show->heat.caption);
}
