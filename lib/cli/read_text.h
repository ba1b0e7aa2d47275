/* A board of our own, out of its text. */
#ifndef CLI_READ_TEXT_H
#define CLI_READ_TEXT_H

#include "board/read.h"

/* Into a board that board_start has prepared, whose arena keeps all of it. */
int read_text(struct span text, struct board *b, struct diag *d);

#endif
