/* Turning a whole board: map, pieces, facings, doors and the places in its events. */
#ifndef BOARD_TURN_H
#define BOARD_TURN_H

#include "board/board.h"
#include "text/diag.h"

/* Clockwise by a quarter turn, `quarters` times; or mirrored left to right. */
int board_rotate(struct board *b, int quarters, struct diag *d);
void board_mirror(struct board *b);
/* Moved up and right by so many rows and columns, into a map of that size, which holds it. */
void board_shift(struct board *b, struct space by, int rows, int cols);

#endif
