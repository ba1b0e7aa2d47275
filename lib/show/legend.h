/* The legend: one entry a piece, with what matters about it, under the sign it has on the map. */
#ifndef SHOW_LEGEND_H
#define SHOW_LEGEND_H

#include "show/pen.h"
#include "show/show.h"

void legend_write(const struct show *s, struct pen *pen);

#endif
