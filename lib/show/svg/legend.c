/* Lays the legend out in columns and draws it. */
#include "show/svg/legend.h"

#include <string.h>

enum {
	COLUMN = 300, /* at least that wide */
	GUTTER = 24,
	LEADING = 16,
	HEADING = 34,
	ICON = 38,
	ICON_HIGH = 28,
	BELOW = 7
};

static const struct font body = {12, false}, strong = {12, true};

/* ---- blocks ---- */

struct block *legend_block(const struct svg *v, struct legend *l)
{
	if (l->n == l->room) {
		struct block *old = l->at;
		l->room = l->room ? 2 * l->room : 64;
		l->at = arena_array(v->board->arena, struct block, (size_t)l->room);
		if (l->n)
			memcpy(l->at, old, sizeof *old * (size_t)l->n);
	}
	l->at[l->n] = (struct block){.section = l->section};
	return &l->at[l->n++];
}

int legend_indent(const struct block *b)
{
	return b->icon || b->piece ? ICON : 0;
}

/* Has it one line, and an icon that is higher? */
static bool is_low(const struct block *b)
{
	return b->icon && b->lines + (b->name != NULL) < 2;
}

void legend_lines(const struct svg *v, const struct legend *l, struct block *b, const char *text)
{
	b->lines = font_wrap(body, text, l->width - legend_indent(b), SVG_LINES_MOST, b->line,
			     v->board->arena);
	b->height = is_low(b) ? ICON_HIGH : (b->lines + (b->name != NULL)) * LEADING + BELOW;
}

/* ---- columns ---- */

static int full_height(const struct block *b)
{
	return b->height + (b->opens ? HEADING : 0);
}

/* How many columns it takes if none is higher than that. A column that goes on with a section says
 * so by its heading. */
static int fill(struct legend *l, int limit)
{
	int i, x = 0, y = 0;

	for (i = 0; i < l->n; i++) {
		struct block *b = &l->at[i];
		b->opens = !i || b->section != b[-1].section;
		if (y && y + full_height(b) > limit) {
			x++;
			y = 0;
		}
		b->opens |= !y;
		b->x = x * (l->width + GUTTER);
		b->y = y;
		y += full_height(b);
	}
	return x + 1;
}

static int lay(struct legend *l, int columns)
{
	int i, total = 0, limit = 0;

	for (i = 0; i < l->n; i++) {
		total += l->at[i].height;
		if (l->at[i].height + HEADING > limit)
			limit = l->at[i].height + HEADING;
	}
	if (total / columns > limit)
		limit = total / columns;
	while (fill(l, limit) > columns)
		limit += LEADING;
	return limit;
}

struct legend *svg_legend_lay(const struct svg *v, int width, int *height)
{
	struct legend *l = arena_new(v->board->arena, struct legend);
	int columns = (width + GUTTER) / (COLUMN + GUTTER);

	if (columns < 1)
		columns = 1;
	l->width = (width + GUTTER) / columns - GUTTER;
	legend_pieces(v, l);
	legend_table(v, l);
	legend_badges(v, l);
	legend_key(v, l);
	*height = lay(l, columns);
	return l;
}

/* ---- drawing ---- */

static void draw_heading(const struct svg *v, const struct legend *l, const struct block *b)
{
	svg_label(v, &(struct label){"heading", 0, 22, ANCHOR_START, {14, true}, l->width},
		  b->section);
	buf_printf(v->out, "<path class=\"rule\" d=\"M0 27H%d\"/>\n", l->width);
}

/* The name in bold, then the place. */
static void draw_first(const struct svg *v, const struct legend *l, const struct block *b, int y)
{
	int x = legend_indent(b);

	buf_printf(v->out,
		   "<text class=\"entry\" x=\"%d\" y=\"%d\" font-size=\"%d\">"
		   "<tspan font-weight=\"bold\">",
		   x, y, body.size);
	buf_xml(v->out, font_fit(strong, b->name, l->width - x, v->board->arena));
	buf_puts(v->out, "</tspan>");
	if (b->place) {
		buf_putc(v->out, ' ');
		buf_xml(v->out, b->place);
	}
	buf_puts(v->out, "</text>\n");
}

static const char *block_class(const struct block *b)
{
	static const char *const classes[KIND_COUNT] = {
	    [KIND_SPACER] = "spacer", [KIND_INTRUDER] = "intruder", [KIND_BLIP] = "blip",
	    [KIND_DOOR] = "door",     [KIND_MARK] = "mark",
	};

	return b->piece && classes[b->piece->kind] ? classes[b->piece->kind] : "icon";
}

static void draw_block(const struct svg *v, const struct legend *l, const struct block *b)
{
	int y = b->opens ? HEADING : 0, i;

	svg_open(v, "legend-entry", b->x, b->y);
	if (b->opens)
		draw_heading(v, l, b);
	if (b->icon) {
		svg_open(v, block_class(b), ICON / 2 - 3,
			 y + (is_low(b) ? ICON_HIGH / 2 - 2 : LEADING));
		b->icon(v, b);
		svg_close(v);
	}
	y += is_low(b) ? ICON_HIGH / 2 + 2 : LEADING - 3;
	if (b->name) {
		draw_first(v, l, b, y);
		y += LEADING;
	}
	for (i = 0; i < b->lines; i++, y += LEADING)
		svg_label(v,
			  &(struct label){"entry", legend_indent(b), y, ANCHOR_START, body,
					  l->width - legend_indent(b)},
			  b->line[i]);
	svg_close(v);
}

void svg_legend(const struct svg *v, const struct legend *l)
{
	int i;

	for (i = 0; i < l->n; i++)
		draw_block(v, l, &l->at[i]);
}
