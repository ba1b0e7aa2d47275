/* One line of sight, from a corner of a space to a corner of another: is it interrupted? */
#ifndef SPACE_SIGHT_LINE_H
#define SPACE_SIGHT_LINE_H

#include "space/sight.h"

struct ends {
	struct space from, to;
	struct corner a, b; /* of `from` and of `to` */
};

/* `out` may be NULL; if not, it gets what interrupts the line. */
bool line_interrupted(const struct scene *sc, const struct ends *e, struct sight_line *out);

#endif
