/* Pieces by where they are, A1 before A2 before B1, and by name where they share a place (RT-29):
 * so that the order of the board's lines decides nothing. */
#ifndef RULES_ORDER_H
#define RULES_ORDER_H

#include "board/board.h"

/* Two Spacers, Intruders, Blips or tiles. A Blip's place is its intersection, x0y0 before x1y0
 * before x0y1; a tile's is its lowest space; who stands nowhere comes first. */
bool piece_before(const struct record *a, const struct record *b);

/* The last of a list of n pointers to such pieces goes to where it comes among the others, which
 * are in order. */
#define PUT_IN_ORDER(list, n)                                                                   \
	do {                                                                                    \
		int at_ = (n)-1;                                                                \
		for (; at_ > 0 && piece_before(&(list)[at_]->record, &(list)[at_ - 1]->record); \
		     at_--) {                                                                   \
			void *it_ = (list)[at_];                                                \
			(list)[at_] = (list)[at_ - 1];                                          \
			(list)[at_ - 1] = it_;                                                  \
		}                                                                               \
	} while (0)

/* The Spacers of the board in that order, and their number. The list is the arena's. */
int spacers_in_order(const struct board *b, struct spacer ***out);

/* Those of them who are on the board. */
int spacers_on_board(const struct board *b, struct spacer ***out);

#endif
