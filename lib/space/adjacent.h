/* Adjacency: two spaces that share a border with nothing on it (ADJ-02 to ADJ-06, RI-27, RO-56). */
#ifndef SPACE_ADJACENT_H
#define SPACE_ADJACENT_H

#include "space/reason.h"
#include "space/scene.h"

/* Why two spaces are not adjacent: enum, word, clause, phrase. */
#define APART_REASONS(R)                                                                     \
	R(APART_NOT, "adjacent", "ADJ-02", "they share an open border")                      \
	R(APART_OFF, "off-board", "ADJ-10", "one of them is not on the board")               \
	R(APART_SAME, "same-space", "ADJ-02", "they are one and the same space")             \
	R(APART_FAR, "apart", "ADJ-02", "they do not share a border")                        \
	R(APART_DIAGONAL, "diagonal", "ADJ-03", "they touch at a corner only")               \
	R(APART_WALL, "wall", "ADJ-06", "a wall lies between them")                          \
	R(APART_BORDER, "out-of-bounds", "ADJ-06", "the edge of the room lies between them") \
	R(APART_RED, "red-line", "ADJ-05", "a red line lies between them")                   \
	R(APART_CLOSED, "closed-door", "RI-27", "a closed door lies between them")           \
	R(APART_WELDED, "welded-door", "RI-27", "a welded door lies between them")           \
	R(APART_OBSTACLE, "obstacle", "ADJ-04", "an Obstacle with no figure on it is one of them")

enum apart {
#define R(id, word, clause, text) id,
	APART_REASONS(R)
#undef R
	    APART_COUNT
};

extern const struct reason apart_reasons[APART_COUNT];

/* Of spaces, for moves and welds. `why` may be NULL; it gets APART_NOT when they are adjacent. */
bool adjacent(const struct scene *sc, struct space a, struct space b, enum apart *why);
/* The same for figures on these spaces: those that share one are adjacent (RI-64). */
bool figures_adjacent(const struct scene *sc, struct space a, struct space b, enum apart *why);
/* To the tile on the space `tile`, for Cover: the tile's own keywords do not matter. */
bool adjacent_to_tile(const struct scene *sc, struct space s, struct space tile, enum apart *why);
/* Is one of its borders a welded door, and that not disabled? There an Intruder stops (WLD-12). */
bool beside_weld(const struct scene *sc, struct space s);
/* The direction from a space to one that shares a border with it; false if it does not. */
bool neighbour_way(struct space from, struct space to, enum facing *way);

#endif
