/* The drawn map: which spaces exist, what is drawn between them, where Blips may spawn. */
#ifndef BOARD_GRID_H
#define BOARD_GRID_H

#include <stdbool.h>

#include "board/place.h"
#include "text/arena.h"

enum line { LINE_NONE, LINE_WALL, LINE_RED };

/* What the map alone says of a line between two spaces; space/scene.h has the flags of doors. */
enum {
	EDGE_WALL = 1 << 0,
	EDGE_BORDER = 1 << 1, /* a wall because what is beyond it is no space */
	EDGE_RED = 1 << 2
};

/* Flat arrays, owned by the arena they were made in. */
struct grid {
	int rows, cols;
	unsigned char *in;    /* rows x cols: 1 a space, 0 out of bounds */
	unsigned char *west;  /* rows x (cols + 1): the line on the west side of a column; the last
				 entry of a row is the outer limit */
	unsigned char *south; /* (rows + 1) x cols: the line on the south side of a row */
	unsigned char *spawn; /* (rows + 1) x (cols + 1): 1 a spawn point, by y then x */
	/* For grid_bare() alone: what it last made of in, west and south, and their bytes then. It
	 * is copied with the map, so that it is worked out once for all copies. */
	unsigned char *bare, *drawn;
};

void grid_make(struct grid *g, int rows, int cols, struct arena *a); /* all out of bounds */
void grid_open(struct grid *g); /* all spaces, walled around: what `map 6x8` means */
/* All it says, from g->in on. */
size_t grid_bytes(const struct grid *g);
/* in, west and south one behind the other, with EDGE_ flags for lines; grid_bare_bytes() of them.
 * Worked out again only when the map has changed. */
const unsigned char *grid_bare(const struct grid *g);
size_t grid_bare_bytes(const struct grid *g);
bool grid_same(const struct grid *a, const struct grid *b); /* to the last line */
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
