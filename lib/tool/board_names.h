/* enorm-board names KIND [TOOL [WORD ...]]: what may be typed where a synopsis has KIND, a line
 * each. For the completions of the shells: it is in no synopsis. */
#ifndef TOOL_BOARD_NAMES_H
#define TOOL_BOARD_NAMES_H

#include "cli/tool.h"

/* Without a file or a game, what the tables know; STOP then. */
int names_begin(struct call *c, struct diag *d);
int names_board(struct call *c, struct board *b, struct diag *d);

#endif
