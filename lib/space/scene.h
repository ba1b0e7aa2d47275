/* A scene: what the geometry of a board depends on, in flat arrays of flags, so that sight, cover,
 * adjacency and distance are looked up instead of searched for in the records.
 *
 * The border between a space and an out-of-bounds space is a wall, drawn or not (RT-04). The outer
 * limit of the map bears the same flag: nothing goes there, but to sight it is nothing. An open
 * door is nothing at all.
 * The dead and whoever is off the board are not on the scene. */
#ifndef SPACE_SCENE_H
#define SPACE_SCENE_H

#include "board/board.h"

/* What a space is and holds. */
enum {
	SPACE_IN = 1 << 0, /* a space, not out of bounds */
	SPACE_OBSTACLE = 1 << 1,
	SPACE_OBSCURING = 1 << 2,
	SPACE_COVER = 1 << 3,
	SPACE_DESTRUCTIBLE = 1 << 4,
	SPACE_INDESTRUCTIBLE = 1 << 5,
	SPACE_SPACER = 1 << 6,
	SPACE_INTRUDER = 1 << 7,
	SPACE_TILE = SPACE_OBSTACLE | SPACE_OBSCURING | SPACE_COVER | SPACE_DESTRUCTIBLE |
		     SPACE_INDESTRUCTIBLE,
	SPACE_FIGURE = SPACE_SPACER | SPACE_INTRUDER
};

/* What lies on a line of the grid between two spaces. */
enum {
	/* EDGE_WALL, EDGE_BORDER and EDGE_RED are the map's: board/grid.h */
	EDGE_CLOSED = 1 << 3,
	EDGE_WELDED = 1 << 4,
	EDGE_DISABLED = 1 << 5, /* with the above: as shut, and nobody halts at it (DSB-02) */
	EDGE_WALLS = EDGE_WALL | EDGE_BORDER,
	EDGE_DOORS = EDGE_CLOSED | EDGE_WELDED,
	EDGE_ANY = EDGE_WALLS | EDGE_RED | EDGE_DOORS
};

/* Lines of the grid run up (x is constant) or across (y is constant). */
#define AXIS_LIST(W)             \
	W(AXIS_COLUMN, "column") \
	W(AXIS_ROW, "row")
enum axis { AXIS_LIST(LIST_ID) };
extern const char *const axis_words[];

/* What a count of spaces may not cross, and what spaces it may reach but not pass. Figures never
 * matter. */
struct walk {
	unsigned lines;	 /* EDGE_ flags; EDGE_BORDER always stops */
	unsigned spaces; /* SPACE_ flags */
};

/* How far space/distance.c has counted, in the field and the queue of a scene. */
struct flood {
	bool under_way;
	struct space from;
	struct walk walk;
	int head, tail;
};

/* Everything is owned by the arena of the board it was built from. */
struct scene {
	const struct board *board;
	int rows, cols;
	unsigned char *space; /* rows x cols of SPACE_ flags */
	unsigned char *up;    /* rows x (cols + 1) of EDGE_ flags: the west side of each space */
	unsigned char *flat;  /* (rows + 1) x cols: the south side of each space */
	short *tile;	      /* rows x cols: the number of the terrain record, or -1 */
	int *cover;	      /* the indices of the spaces that hold a Cover tile, in order */
	int ncover;
	int *field, *queue;  /* work space of space/distance.c, */
	struct flood *flood; /* as it was left; a copy of the scene shares it */
	bool welds;	     /* is there a welded door that is not disabled? */
};

/* Allocates once, from the board's arena, and looks at the board. */
void scene_build(struct scene *sc, const struct board *b);
/* Looks again after records have moved, come or gone. The size of the map must be the same. */
void scene_refresh(struct scene *sc);

/* The terrain record on a space; NULL if there is none. */
struct terrain *scene_terrain(const struct scene *sc, struct space s);
/* The same with the number a space has in the flat arrays. */
struct space scene_space(const struct scene *sc, int at);

static inline bool scene_holds(const struct scene *sc, struct space s)
{
	return s.row >= 0 && s.col >= 0 && s.row < sc->rows && s.col < sc->cols;
}

static inline int scene_at(const struct scene *sc, struct space s)
{
	return s.row * sc->cols + s.col;
}

/* The flags of a space; none for a place that is not on the map. */
static inline unsigned scene_flags(const struct scene *sc, struct space s)
{
	return scene_holds(sc, s) ? sc->space[scene_at(sc, s)] : 0u;
}

/* The flags of the line at x or y = `n`, in the row or column `k` it passes. */
static inline unsigned scene_line(const struct scene *sc, enum axis axis, int n, int k)
{
	return axis == AXIS_COLUMN ? sc->up[k * (sc->cols + 1) + n] : sc->flat[n * sc->cols + k];
}

/* Where the flags of an edge of the map are kept. */
unsigned char *scene_edge(struct scene *sc, struct edge e);

/* The flags of the border that a step from a space of the map crosses. */
static inline unsigned scene_border(const struct scene *sc, struct space s, enum facing way)
{
	if (way == EAST || way == WEST)
		return scene_line(sc, AXIS_COLUMN, s.col + (way == EAST), s.row);
	return scene_line(sc, AXIS_ROW, s.row + (way == NORTH), s.col);
}

#endif
