/* A picture of a board. What is to be shown is found out once; a medium then shows it: the terminal
 * with signs and colours, a drawing, or sentences to be read aloud. Another medium is one more
 * function. Numbers on the spaces are laid over every medium by filling `heat`: show/heat.h. */
#ifndef SHOW_SHOW_H
#define SHOW_SHOW_H

#include "show/heat.h"
#include "show/overlay.h"
#include "show/signs.h"
#include "text/buf.h"

/* Everything is owned by the arena of the board. */
struct show {
	const struct board *board;
	struct signs signs;
	struct overlay overlay;
	struct heat heat; /* none after show_look() */
};

struct show_how {
	bool colour;
	bool legend;
};

typedef void show_medium(const struct show *s, const struct show_how *how, struct buf *out);

void show_look(struct show *s, const struct board *b);

show_medium show_text; /* title, map and legend */
show_medium show_svg;  /* the same, drawn: a document of its own */
/* The map alone, to stand inside another page, with the patterns that it and those after it need if
 * it is the first there. The page has show_svg_style() in its head. */
void show_svg_map(const struct show *s, bool first, struct buf *out);
void show_svg_style(struct buf *out);

show_medium show_drawing; /* as `enorm-board draw` reads it: a board with its pieces in the map */

show_medium show_plain; /* the same in sentences, without a map */

#endif
