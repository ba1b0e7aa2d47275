/* What the board's last events lay over the map: a line of sight, the spaces seen, a path. An event
 * is known by its argument, whatever its verb: line=x1y1..x4y3, spaces=A1,A2 or path=A1,A2,A3.
 * A line and a path share a sign, so only the newer of the two is shown. */
#ifndef SHOW_OVERLAY_H
#define SHOW_OVERLAY_H

#include "board/board.h"

struct overlay {
	const struct event *line, *seen, *path; /* NULL for none */
	struct corner from, to;			/* of the line */
	struct spaces seen_at, path_at;
};

void overlay_find(struct overlay *o, const struct board *b);

/* Does each point of the line on its way, exactly: `at` gets the two coordinates over a common
 * denominator. The points include every crossing of a line of the grid. */
struct line_point {
	int x, y, over;
};
typedef void line_fn(void *arg, struct line_point at);
void line_walk(struct corner from, struct corner to, line_fn *at, void *arg);

#endif
