/* Places on the grid: spaces, the edges between them and the intersections at their corners.
 * Rows count up from the bottom, columns from the left, both from 0; A1 is {0, 0} (CRD-04, CRD-06).
 */
#ifndef BOARD_PLACE_H
#define BOARD_PLACE_H

#include <stdbool.h>

#include "text/arena.h"
#include "text/str.h"

#define ROWS_MOST 26
#define COLS_MOST 99

struct space {
	int row, col;
};

/* Off the board, written `-`. */
#define NOWHERE ((struct space){-1, -1})

/* In the order A1, A2, ..., B1. */
static inline bool space_before(struct space a, struct space b)
{
	return a.row != b.row ? a.row < b.row : a.col < b.col;
}

/* The four directions; also facings. Turning right adds one. */
/* W(id, word); and in full. */
#define FACING_LIST(W) \
	W(NORTH, "n")  \
	W(EAST, "e")   \
	W(SOUTH, "s")  \
	W(WEST, "w")
enum facing { FACING_LIST(LIST_ID) };
extern const char *const facing_words[]; /* NULL at the end */
extern const char *const facing_names[]; /* north east south west */

/* The border of `at` on its north or east side. */
struct edge {
	struct space at;
	enum facing side; /* NORTH or EAST only */
};

/* x columns right and y rows up from the bottom left corner of the map. */
struct corner {
	int x, y;
};

struct spaces {
	struct space *at;
	int n;
};

struct edges {
	struct edge *at;
	int n;
};

#define PLACE_TEXT 16

bool space_same(struct space a, struct space b);
bool space_on(struct space s); /* on the board at all */
struct space space_step(struct space s, enum facing way);
enum facing facing_opposite(enum facing f);
/* The edge crossed by a step; the two spaces that an edge parts. */
struct edge edge_between(struct space s, enum facing way);
struct space edge_other(struct edge e);

/* Reading takes the whole span or fails. Letters in either case. */
bool space_read(struct span s, struct space *out);   /* `B6`, or `-` for NOWHERE */
bool edge_read(struct span s, struct edge *out);     /* `B3-B4`, in either order */
bool corner_read(struct span s, struct corner *out); /* `x4y1` */
bool name_like_place(struct span s);

/* Written into the caller's buffer, which is returned. */
const char *space_text(struct space s, char out[PLACE_TEXT]);
const char *edge_text(struct edge e, char out[PLACE_TEXT]);
const char *corner_text(struct corner c, char out[PLACE_TEXT]);
/* Parted by commas, in the arena. */
const char *spaces_text(struct spaces s, struct arena *a);
const char *spaces_joined(struct spaces s, const char *between, struct arena *a);
/* Each by itself. */
const char **spaces_labels(struct spaces s, struct arena *a);

#endif
