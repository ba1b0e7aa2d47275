/* What a ruling comes to, in one line: where everybody ends and what it cost, from the board before
 * and the board after. */
#ifndef SHOW_IN_SHORT_H
#define SHOW_IN_SHORT_H

#include "board/board.h"
#include "text/buf.h"

/* "juliet ends on C5 and loses 3 Vitals (now 6); grin-1 is gone", without a line end; nothing where
 * nobody is hurt and nothing has moved. */
void in_short(const struct board *before, const struct board *after, struct buf *out);

#endif
