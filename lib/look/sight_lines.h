/* The lines of sight in words, and what would open one. */
#ifndef LOOK_SIGHT_LINES_H
#define LOOK_SIGHT_LINES_H

#include "look/query.h"

/* "x2y1..x4y1" */
const char *sight_line_text(struct arena *a, const struct sight_line *l);
/* "an Obstacle, crate-1 on B2", "a wall at B3-B4" */
const char *sight_blocker_text(const struct scene *sc, const struct sight_line *l);

/* What, taken away alone, would let `from` see `to`: "crate-1 or grin-2"; else a drawn line, "the
 * wall at B3-B4"; else NULL. Every one is tried. */
const char *sight_missing(struct scene *sc, struct space from, struct space to);

#endif
