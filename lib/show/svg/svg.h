/* The drawing in the making. Lengths are whole numbers: a space is SVG_SPACE wide, and what is in
 *it has its place by the budget below, so that nothing can lie over anything else.
 *
 *	14..24	the name of the space on the left, its number (heat) on the right
 *	12..67	figures, at most two; marks on the left
 *	68..80	the names of the figures
 *	81..92	their badges: Conditions, tokens, states
 *	93..110	the tile and the marks in words, which take the room of the above where it is free
 *
 * Everything has a class, so that it can be restyled; svg_style.c holds the styles. */
#ifndef SHOW_SVG_SVG_H
#define SHOW_SVG_SVG_H

#include "show/show.h"

#define SVG_SPACE      120
#define SVG_FIGURE     39 /* from the top of its space to the middle of a figure */
#define SVG_LINES_MOST 8

struct svg {
	const struct show *show;
	const struct board *board;
	struct buf *out;
	int margin; /* around the map: the letters of the rows, the numbers of the columns */
};

/* ---- text: svg_text.c ---- */

struct font {
	int size;
	bool bold;
};

enum anchor { ANCHOR_START, ANCHOR_MIDDLE, ANCHOR_END };

/* How wide a text is at most, in the fonts the drawing asks for. */
int font_width(struct font f, const char *text);
/* The text, or as much of it as has room: a long one loses its middle, but for a number at its end.
 */
const char *font_fit(struct font f, const char *text, int room, struct arena *a);
/* Breaks the text at its blanks into at most `most` lines that have room; returns how many. */
int font_wrap(struct font f, const char *text, int room, int most, const char **lines,
	      struct arena *a);

/* One line of text that never takes more than its room. */
struct label {
	const char *class;
	int x, y; /* of the foot of the letters */
	enum anchor anchor;
	struct font font;
	int room;
};
void svg_label(const struct svg *v, const struct label *l, const char *text);

/* ---- groups ---- */

void svg_open(const struct svg *v, const char *class, int x, int y);
void svg_close(const struct svg *v);
/* What a reader is told of the group, and sees when pointing at it. */
void svg_title(const struct svg *v, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

/* Where things are, from the top left of the map. */
struct point {
	int x, y;
};
struct point svg_space(const struct svg *v, struct space s); /* its top left */
struct point svg_corner(const struct svg *v, struct corner c);
struct point svg_edge(const struct svg *v, struct edge e); /* its middle */

/* ---- the parts, from the floor up ---- */

/* `turned`: how the paper lies; NULL inside another page, which has its own. */
void svg_style(const struct svg *v, const char *turned);
/* Those that its tiles have, or all, for drawings that come after it. */
void svg_patterns(const struct svg *v, bool all);
void svg_floor(const struct svg *v);
void svg_tiles(const struct svg *v);
void svg_names(const struct svg *v); /* of the spaces */
void svg_seen(const struct svg *v);
void svg_lines(const struct svg *v); /* walls, red lines, spawn points */
void svg_doors(const struct svg *v);
void svg_way(const struct svg *v);   /* a line of sight or a path */
void svg_words(const struct svg *v); /* of tiles and marks */
void svg_marks(const struct svg *v);
void svg_figures(const struct svg *v);
void svg_numbers(const struct svg *v); /* of the heat */
void svg_blips(const struct svg *v);

/* ---- single pieces, for the map and the legend ---- */

enum figure_shape { FIGURE_SPACER, FIGURE_INTRUDER, FIGURE_BOSS };
void svg_figure(const struct svg *v, enum figure_shape shape, int radius, int facing, char sign);
enum figure_shape intruder_shape(const struct board *b, const struct intruder *i);
void svg_blip(const struct svg *v, const struct blip *b, int radius);
void svg_mark(const struct svg *v, const struct mark *m);
/* The bar of a door, lying; `half` its length. */
void svg_door(const struct svg *v, const struct door *d, int half);
int tile_pattern(const struct svg *v, int tile);
const char *tile_class(const struct svg *v, int tile);

/* ---- the legend: svg_legend.c ---- */

struct legend;
/* Lays it out in columns on that width; its height is *height. In the board's arena. */
struct legend *svg_legend_lay(const struct svg *v, int width, int *height);
void svg_legend(const struct svg *v, const struct legend *l);

#endif
