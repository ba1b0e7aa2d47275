/* A number on each space, laid over the map: how likely, how far, how dangerous. Whoever shows a
 * board fills it after show_look():
 *
 *	struct show s;
 *	show_look(&s, b);
 *	heat_start(&s.heat, b, "Expected damage");
 *	heat_set(&s.heat, space, 7, "2.4");
 *
 * The text is what is read, three characters at best (the terminal has no room for more, a picture
 * has a little); the level, 0 to 9, is how strongly the space is tinted. Spaces that were not set
 * stay empty, and so does the whole map unless heat_start() was called. A text that is longer is
 * cut, with a tilde; so round numbers before. Texts and caption must live as long as the board. */
#ifndef SHOW_HEAT_H
#define SHOW_HEAT_H

#include "board/board.h"

#define HEAT_LEVELS 10

struct heat_cell {
	const char *text; /* NULL for a space that has none */
	int level;
};

struct heat {
	const char *caption; /* what the numbers are; NULL for no overlay */
	const struct grid *grid;
	struct heat_cell *at; /* rows x cols, by row then column; in the board's arena */
};

void heat_start(struct heat *h, const struct board *b, const char *caption);
/* A level beyond 0..9 is taken to its end. A place that is no space of the map is left alone. */
void heat_set(struct heat *h, struct space s, int level, const char *text);

bool heat_is_there(const struct heat *h);
/* NULL for a space that has none. */
const struct heat_cell *heat_at(const struct heat *h, struct space s);

#endif
