/* The commands of enorm-board. */
#ifndef TOOL_BOARD_COMMANDS_H
#define TOOL_BOARD_COMMANDS_H

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

static inline struct board_own *board_own(const struct call *c)
{
	return c->own;
}

/* Before any board, as a tool's begin. */
int command_new(struct call *c, struct diag *d);
int command_data(struct call *c, struct diag *d);
int command_undo(struct call *c, struct diag *d);
int command_diff(struct call *c, struct diag *d);
int command_draw(struct call *c, struct diag *d);
int command_mend_begin(struct call *c, struct diag *d);
/* names KIND [TOOL [WORD ...]]: what may be typed where a synopsis has KIND, a line each. For the
 * completions of the shells: it is in no synopsis. Without a file or a game, what the tables know;
 * STOP then. */
int command_names_begin(struct call *c, struct diag *d);

/* Once a board. */
int command_check(struct call *c, struct board *b, struct diag *d);
int command_format(struct call *c, struct board *b, struct diag *d);
int command_seed(struct call *c, struct board *b, struct diag *d);
int command_clear(struct call *c, struct board *b, struct diag *d);
int command_settle(struct call *c, struct board *b, struct diag *d);
int command_merge(struct call *c, struct board *b, struct diag *d);
int command_rotate(struct call *c, struct board *b, struct diag *d);
int command_mirror(struct call *c, struct board *b, struct diag *d);
int command_mend(struct call *c, struct board *b, struct diag *d);
int command_set(struct call *c, struct board *b, struct diag *d);
int command_drop(struct call *c, struct board *b, struct diag *d);
int command_put(struct call *c, struct board *b, struct diag *d);
int command_names(struct call *c, struct board *b, struct diag *d);

/* After the last. */
void command_check_end(struct call *c);
void command_merge_end(struct call *c);
void command_mend_end(struct call *c);

#endif
