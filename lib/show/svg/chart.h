/* A chart of bars, each a part of the whole, in groups one below the other. */
#ifndef SHOW_SVG_CHART_H
#define SHOW_SVG_CHART_H

#include "text/arena.h"
#include "text/buf.h"

struct chart_bar {
	const char *label, *text; /* on its left, and behind it */
	double part;		  /* 0 to 1 */
};

struct chart_group {
	const char *title;
	struct chart_bar *bar;
	int n;
};

/* A document of its own. */
void chart_write(const struct chart_group *group, int n, const char *title, const char *foot,
		 struct arena *a, struct buf *out);

#endif
