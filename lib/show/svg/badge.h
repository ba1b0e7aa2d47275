/* Badges below a figure: Conditions, tokens, and what else is true of it. */
#ifndef SHOW_SVG_BADGE_H
#define SHOW_SVG_BADGE_H

#include "show/svg/svg.h"

struct badge {
	const char *class; /* condition, token or state */
	const char *name;
	int count; /* 1 is not written */
};

/* Calls for each badge of the piece, in order; returns how many there are. */
typedef void badge_fn(void *arg, const struct badge *b);
int badges_tell(const struct board *b, const struct record *piece, badge_fn *fn, void *arg);

/* In a row round x; what has no room is counted in the last. */
void svg_badges(const struct svg *v, const struct record *piece, int x, int width);
void svg_badge(const struct svg *v, const struct badge *b, int x, int y, int width);
bool svg_has_badges(const struct svg *v, struct space s);

#endif
