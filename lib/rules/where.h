/* The Location the board plays in: where its Intruders, its loot and its Engrams come from. Clauses
 * LOC-05 to LOC-09. */
#ifndef RULES_WHERE_H
#define RULES_WHERE_H

#include "board/board.h"

/* NULL if the board does not tell. */
const struct location_row *location_here(const struct board *b);
/* The sheet of its Intruders, if they are of one type; else NULL. */
const struct intruder_row *location_sheet(const struct board *b);
/* The Loot deck: that of the Location, or `loot`. */
const char *location_loot(const struct board *b);

/* LOC-08 to LOC-10: what an Engram of that type is here; NULL where the Location does not tell. The
 * token of one is `engram-TYPE`, as the mark it was picked up from is named. */
const struct engram_row *engram_here(const struct board *b, const char *token);

#endif
