/* The drawn map: which spaces exist, what is drawn between them, where Blips may spawn. */
#ifndef BOARD_GRID_H
#define BOARD_GRID_H

#include <stdbool.h>

#include "board/place.h"
#include "text/arena.h"

enum line { LINE_NONE, LINE_WALL, LINE_RED };

/* Flat arrays, owned by the arena they were made in. */
struct grid {
	int rows, cols;
	unsigned char *in;    /* rows x cols: 1 a space, 0 out of bounds */
	unsigned char *west;  /* rows x (cols + 1): the line on the west side of a column; the last
				 entry of a row is the outer limit */
	unsigned char *south; /* (rows + 1) x cols: the line on the south side of a row */
	unsigned char *spawn; /* (rows + 1) x (cols + 1): 1 a spawn point, by y then x */
};

void grid_make(struct grid *g, int rows, int cols, struct arena *a); /* all out of bounds */
void grid_open(struct grid *g); /* all spaces, walled around: what `map 6x8` means */
/* All it says, from g->in on. */
size_t grid_bytes(const struct grid *g);
struct grid grid_copy(const struct grid *g, struct arena *a);

bool grid_holds(const struct grid *g, struct space s);	  /* inside the map's limits */
bool grid_is_space(const struct grid *g, struct space s); /* inside, and not out of bounds */
bool grid_has_corner(const struct grid *g, struct corner c);

/* Where the line of an edge is kept; NULL for an edge outside the map. */
unsigned char *grid_line(const struct grid *g, struct edge e);
/* What is drawn on that side of a space. */
enum line grid_side(const struct grid *g, struct space s, enum facing way);
unsigned char *grid_spawn(const struct grid *g, struct corner c);

#endif
