/* Line of sight: there is one if at least one straight line from a corner of one space to a corner
 * of the other is not interrupted (LOS-01 to LOS-09, LOS-12 to LOS-14, TER-05, KW-OBSCURING-2,
 * RI-23 to RI-25). The same either way round; a space sees itself. */
#ifndef SPACE_SIGHT_H
#define SPACE_SIGHT_H

#include "space/reason.h"
#include "space/scene.h"

/* What interrupts a line: enum, word, clause, phrase. */
#define SIGHT_BLOCKS(B)                                                        \
	B(SIGHT_CLEAR, "clear", "LOS-01", "nothing")                           \
	B(SIGHT_OBSTACLE, "obstacle", "LOS-02", "an Obstacle")                 \
	B(SIGHT_OBSCURING, "obscuring", "KW-OBSCURING-2", "an Obscuring tile") \
	B(SIGHT_INTRUDER, "intruder", "LOS-03", "an Intruder")                 \
	B(SIGHT_WALL, "wall", "LOS-04", "a wall")                              \
	B(SIGHT_BORDER, "out-of-bounds", "LOS-04", "the edge of the room")     \
	B(SIGHT_RED, "red-line", "LOS-05", "a red line")                       \
	B(SIGHT_CLOSED, "closed-door", "LOS-04", "a closed door")              \
	B(SIGHT_WELDED, "welded-door", "LOS-04", "a welded door")

/* How the line meets it. */
#define SIGHT_CONTACTS(B)                                         \
	B(CONTACT_NONE, "none", "LOS-01", "does not meet")        \
	B(CONTACT_THROUGH, "through", "LOS-01", "passes through") \
	B(CONTACT_ALONG, "along", "LOS-06", "runs along")         \
	B(CONTACT_END, "end", "RI-23", "meets the end of")

#define B(id, word, clause, text) id,
enum sight_block { SIGHT_BLOCKS(B) SIGHT_BLOCK_COUNT };
enum contact { SIGHT_CONTACTS(B) CONTACT_COUNT };
#undef B

extern const struct reason sight_blocks[SIGHT_BLOCK_COUNT];
extern const struct reason sight_contacts[CONTACT_COUNT];

#define SIGHT_LINES 16

/* One of the lines, and the first thing found that interrupts it: spaces before lines of the grid,
 * each in order from the looker. */
struct sight_line {
	struct corner from, to;
	enum sight_block by;
	enum contact contact;
	struct space at;  /* the blocking space; of a line of the grid, a space it borders */
	struct edge edge; /* of a blocking line of the grid */
};

struct sight {
	bool seen;
	int witness; /* the first clear line, or -1 */
	int n;	     /* SIGHT_LINES; 0 if an end is not on the board */
	struct sight_line line[SIGHT_LINES];
};

/* Every line with what becomes of it. */
void sight_judge(const struct scene *sc, struct space from, struct space to, struct sight *out);
/* The answer alone, from the same test of a line, stopping at the first clear one. */
bool los_clear(const struct scene *sc, struct space from, struct space to);
/* The clause or ruling that interrupts the line. */
const char *sight_line_clause(const struct sight_line *l);

#endif
