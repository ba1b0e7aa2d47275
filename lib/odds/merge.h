/* Equal positions of a stream of weighted boards as one, with the weight of all. */
#ifndef ODDS_MERGE_H
#define ODDS_MERGE_H

#include "board/known.h"
#include "odds/positions.h"
#include "odds/weight.h"

/* Zero is a valid, empty start; the holder releases it. */
struct merge {
	struct positions positions; /* up to where the branch record stands */
	struct weight *weight;	    /* one a position */
	int room;
	unsigned house; /* of the whole stream */
	struct intern before;
	struct buf text;
	struct known_texts known;
};

/* The position of the board, without events, generator, branch and comments: its number, or -1 with
 * the diag. Boards that began with other figures are other positions. */
int merge_add(struct merge *m, const struct board *b, struct diag *d);
/* The same of a board whose records of the position were not read, for that is as the one of the
 * number was. */
int merge_again(struct merge *m, const struct board *b, int number, struct diag *d);
/* One of the positions, in the order first seen, as a board with its weight. */
void merge_write_board(const struct merge *m, int i, struct buf *out);
void merge_release(struct merge *m);

#endif
