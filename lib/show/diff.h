/* What changed between two boards, in words. */
#ifndef SHOW_DIFF_H
#define SHOW_DIFF_H

#include "board/board.h"
#include "text/buf.h"

/* One change after the other, each ended with `end`: `spacer juliet: vitals 9 -> 8, at A1 -> B2`.
 * Events, the generator, branches and comments are no change of the position. False if none. */
bool board_diff(const struct board *before, const struct board *after, const char *end,
		struct buf *out);
/* What matters of it, one change a line: `juliet vitals 9 -> 8`. Left out is what every act moves
 * on: decks, turns, the Round, facings, who was activated. */
void board_diff_brief(const struct board *before, const struct board *after, struct buf *out);

#endif
