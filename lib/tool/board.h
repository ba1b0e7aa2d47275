/* The commands of enorm-board that have a file of their own. */
#ifndef TOOL_BOARD_H
#define TOOL_BOARD_H

#include "cli/tool.h"
#include "odds/merge.h"

/* What a command did to the board in hand, told once that has turned out good. */
struct board_note {
	struct where at;
	const char *text;
	struct board_note *next;
};

struct board_own {
	const struct board_command *command;
	long n; /* boards checked */
	struct merge merge;
	struct board_note *notes;
	struct arena arena; /* theirs */
};

/* Before any board, as a tool's begin. */
int board_draw_begin(struct call *c, struct diag *d);
int board_mend_begin(struct call *c, struct diag *d);

/* Once a board. */
int board_mended(struct call *c, struct board *b, struct diag *d);
int board_set(struct call *c, struct board *b, struct diag *d);
int board_drop(struct call *c, struct board *b, struct diag *d);
int board_put(struct call *c, struct board *b, struct diag *d);

/* After the last. */
void board_mend_end(struct call *c);

#endif
