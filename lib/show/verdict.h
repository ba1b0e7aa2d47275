/* What the events of a ruling come to, in the words of those that say it themselves: how an Attack
 * ended, whether Noise was heard, whose turn it is. */
#ifndef SHOW_VERDICT_H
#define SHOW_VERDICT_H

#include "board/board.h"
#include "text/buf.h"

/* "the Attack wounds grin-1: 3 Power against AT 3; juliet makes Noise: 1 die is loud", of the
 * events from that one on, without a line end; nothing where none of them says it, or too many do.
 * An Intruder's name if all that was said is whom it goes for, else NULL. */
const char *verdict(const struct board *b, int from, struct buf *out);
/* What the last roll came to: "fail: 2 Power against AT 3". */
void verdict_of_roll(const struct board *b, int from, struct buf *out);

#endif
