/* Which reading of a ruling the board plays by: its `ruling` record's, else the one rulings.csv
 * takes. */
#ifndef CHANCE_RULING_H
#define CHANCE_RULING_H

#include "board/board.h"

const char *ruling_reading(const struct board *b, const char *id);

#endif
