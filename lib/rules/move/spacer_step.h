/* What bars a Spacer's step: what lies on the border it crosses, what fills the space it enters, an
 * arrow on the space it leaves. Inside of lib/rules/move/spacer*.c. */
#ifndef RULES_MOVE_SPACER_STEP_H
#define RULES_MOVE_SPACER_STEP_H

#include "space/scene.h"

/* B(id, clause, what is in the way) */
#define STEP_BARS(B)                                           \
	B(OUT, "SPM-08,ADJ-12", "the edge of the room")        \
	B(WALL, "SPM-07", "a wall")                            \
	B(RED, "SPM-06", "a red line")                         \
	B(CLOSED, "SPM-17", "a closed door")                   \
	B(WELDED, "WLD-17", "a welded door")                   \
	B(OBSTACLE, "SPM-05,KW-OBSTACLE-2", "an Obstacle")     \
	B(INTRUDER, "SPM-09", "an Intruder")                   \
	B(ARROW, "SPM-16", "an arrow that points another way") \
	B(TWICE, "SPM-11", "a space that was entered before")  \
	B(LOCATION, "SPM-15", "a Location arrow, which stops the Spacer")

enum step_bar {
#define B(id, clause, text) BAR_##id,
	STEP_BARS(B)
#undef B
	    BAR_COUNT
};

#define BAR_BIT(bar) (1u << (bar))

extern const struct step_bar_row {
	const char *clause, *text;
} step_bars[BAR_COUNT];

/* What a space bears, beside what the scene tells of it. */
enum { STEP_ENTERED = 1 << 0, STEP_LOCATION = 1 << 1, STEP_DANGEROUS = 1 << 2 };

/* Owned by the board's arena. */
struct step_map {
	struct scene scene;
	unsigned char *marks; /* STEP_ flags of each space */
	signed char *arrow;   /* where a forced arrow on it points, or -1 */
};

void step_map_build(struct step_map *m, const struct board *b);
/* The space was stood on: it may not be entered again. */
void step_map_enter(struct step_map *m, struct space s);
/* As if it had not been. */
void step_map_forget(struct step_map *m, struct space s);
/* BAR_BIT flags of everything against a step from a space of the map; 0: it may be taken. */
unsigned step_barred(const struct step_map *m, struct space at, enum facing way);
/* How many harms wait on entering the second space from the first: a tile's effect, a printed
 * danger (SPM-03, TER-04). */
int step_harms(const struct step_map *m, struct space from, struct space to);

#endif
