/* The map as a field of signs, drawn like the format's own: a space is three characters wide.
 *
 *   left     the tile, else a mark or a sign of the overlay
 *   middle   the figure, else a dot
 *   right    where the figure faces, else a mark or a sign of the overlay */
#ifndef SHOW_PICTURE_H
#define SHOW_PICTURE_H

#include "show/pen.h"
#include "show/show.h"

struct glyph {
	char c;
	unsigned char ink;
};

struct picture {
	const struct grid *grid;
	int lines, columns;
	struct glyph *at; /* lines x columns, from the top left; in the board's arena */
};

enum slot { LEFT = 1, MIDDLE, RIGHT }; /* of a space */

struct glyph *picture_at(const struct picture *p, int line, int column);

struct glyph *picture_in_space(const struct picture *p, struct space s, enum slot slot);
struct glyph *picture_on_corner(const struct picture *p, struct corner c);

/* The map with nothing on it. */
void picture_start(struct picture *p, const struct board *b);
void picture_door(const struct picture *p, const struct door *d, struct edge e);
void picture_draw(struct picture *p, const struct show *s);
/* The map with its doors, and on each space its number in place of what stands there. */
void picture_heat(struct picture *p, const struct show *s);
/* With the letters of the rows and the numbers of the columns around it. */
void picture_write(const struct picture *p, struct pen *pen);
/* With those that the format has: on the left and below. */
void picture_write_format(const struct picture *p, struct pen *pen);

#endif
