/* From the lines of one board to its records. */
#ifndef BOARD_RECORDS_H
#define BOARD_RECORDS_H

#include "board/read.h"

/* The whole text of one board; the reader's line count stands before it. */
int board_read(struct reader *r, struct board *b, struct span text, struct diag *d);

/* The same of a board whose position is known and is so many lines long. */
int board_read_rest(struct reader *r, struct board *b, struct span text, long lines,
		    struct diag *d);

/* The same for what was typed in another form, which the reader translates. */
int translated_read(struct reader *r, struct board *b, struct span typed, struct diag *d);

/* A line that was cut, as a record of the board. NULL and the problem in the diag if it is none.
 * `line` is the text the words are spans of, for columns. */
struct record *record_from_line(struct board *b, struct span line, const struct words *cut,
				struct diag *d);

/* Walls, red lines, spaces that are none and spawn points that are records go onto the map: 0, or
 * -1 and the diag. */
int draw_short_forms(struct board *b, struct diag *d);

#endif
