/* The legend: one entry a piece, with what matters about it, under the sign it has on the map. What
 * it says is told once; each medium lays it out. */
#ifndef SHOW_LEGEND_H
#define SHOW_LEGEND_H

#include "show/pen.h"
#include "show/show.h"

struct legend_entry {
	const struct record *piece; /* an event for what it lays over the map */
	char sign;
	enum ink ink;
	const char *name, *place;
};

/* Who listens. Sections come in order, and may turn out to have no entry; an entry is followed by
 * its items, then by its end. `width` is that of the section's longest name, within reason. */
struct legend_to {
	void (*section)(void *arg, const char *heading, int width);
	void (*entry)(void *arg, const struct legend_entry *e);
	void (*item)(void *arg, const char *text); /* never "" */
	void (*end)(void *arg);
	void *arg;
};

void legend_tell(const struct show *s, const struct legend_to *to);

/* Which of the map's own signs are on it. */
bool grid_has_red_line(const struct grid *g);
bool grid_has_spawn_point(const struct grid *g);

void legend_write(const struct show *s, struct pen *pen); /* in the terminal */

#endif
