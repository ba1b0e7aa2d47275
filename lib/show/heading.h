/* What stands above every picture of a board. NULL where there is nothing to say; texts are in the
 * board's arena. */
#ifndef SHOW_HEADING_H
#define SHOW_HEADING_H

#include "board/board.h"

const char *heading_title(const struct board *b);     /* "board 2: The Grin" */
const char *heading_countdown(const struct board *b); /* "Countdown 9, white", never NULL */
const char *heading_round(const struct board *b);     /* "Round 3, Intruder Phase" */
const char *heading_branch(const struct board *b);
const char *heading_refused(const struct board *b);

#endif
