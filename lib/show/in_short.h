/* What a ruling comes to, in one line: where everybody ends and what it cost, from the board before
 * and the board after. */
#ifndef SHOW_IN_SHORT_H
#define SHOW_IN_SHORT_H

#include "board/board.h"
#include "text/buf.h"

/* "juliet ends on C5, loses 3 Vitals (now 6) and is knocked down; grin-1 dies", behind what stands
 * there, without a line end; nothing where nobody is hurt and nothing has moved. What killed
 * somebody is told by the events from that one on. The subject, an Intruder or NULL, is whom the
 * last words there are about: what became of it goes on with them. */
void in_short(const struct board *before, const struct board *after, int from, const char *subject,
	      struct buf *out);

#endif
