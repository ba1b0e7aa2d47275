/* The legend in the making: blocks of an icon and some lines, laid out in columns. */
#ifndef SHOW_SVG_LEGEND_H
#define SHOW_SVG_LEGEND_H

#include "show/legend.h"
#include "show/svg/badge.h"
#include "show/svg/svg.h"

struct block;
typedef void icon_fn(const struct svg *v, const struct block *b); /* round 0 0, 30 x 26 */

struct block {
	const char *section;
	bool opens;    /* the section, or a column: its heading is above it */
	icon_fn *icon; /* NULL for none */
	const struct record *piece;
	struct badge badge;
	char sign;
	const char *name, *place; /* the first line; may be NULL */
	const char *line[SVG_LINES_MOST];
	int lines;
	int x, y, height; /* once it is laid out */
};

struct legend {
	struct block *at; /* in the board's arena */
	int n, room;
	int width;	     /* of a column */
	const char *section; /* of the next block */
	struct buf items;    /* of the block that is being told */
};

struct block *legend_block(const struct svg *v, struct legend *l);
/* Breaks the text into the block's lines, beside its icon. */
void legend_lines(const struct svg *v, const struct legend *l, struct block *b, const char *text);
int legend_indent(const struct block *b); /* of the lines */

/* What stands in it: svg_key.c. */
void legend_pieces(const struct svg *v, struct legend *l);
void legend_table(const struct svg *v, struct legend *l);
void legend_badges(const struct svg *v, struct legend *l);
void legend_key(const struct svg *v, struct legend *l);

/* svg_icon.c; NULL for a piece that is not on the map. */
icon_fn *icon_of(const struct svg *v, const struct block *b);

#endif
