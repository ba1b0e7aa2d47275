/* The commands of enorm-turn: each reads its own words from the call and runs one rule. word[0] is
 * the command, word[1] its first argument. */
#ifndef CLI_TURN_H
#define CLI_TURN_H

#include "cli/tool.h"

/* The Spacer named by the command's first argument; NULL and the diag if there is none. */
struct spacer *turn_spacer(const struct call *c, const struct board *b, struct diag *d);

/* ---- a Spacer's turn ---- */
int turn_do_start(struct call *c, struct board *b, struct diag *d);
int turn_do_end(struct call *c, struct board *b, struct diag *d);

#endif
