/* The drawn map: every space three characters wide, every edge one.
 *
 *     +---+---+
 *   B | .   . |
 *     +   +:::+
 *   A | .     |
 *     +---+---o
 *       1   2
 */
#ifndef BOARD_MAP_H
#define BOARD_MAP_H

#include "board/grid.h"
#include "text/buf.h"
#include "text/diag.h"

#define MAP_LINES_MOST (2 * ROWS_MOST + 2)

/* The lines between `map` and `end`, in order, without their ends; `first` is the number of the
 * first one. */
int map_read(const struct span *lines, int n, long first, struct arena *a, struct grid *out,
	     struct diag *d);
void map_write(const struct grid *g, struct buf *out);

/* The characters of the picture, for other pictures of it. */
char map_corner_char(const struct grid *g, struct corner c);
char map_line_char(enum line l, bool upright);

#endif
