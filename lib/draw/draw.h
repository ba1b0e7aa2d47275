/* A drawing: a board whose map has its pieces in it, by the signs that enorm-show prints. What a
 * sign cannot say stands on `key` lines; everything else is as on a board. */
#ifndef DRAW_DRAW_H
#define DRAW_DRAW_H

#include "board/read.h"
#include "data/data.h"

/* Tells what a sign without a key was taken for. */
typedef void draw_guess(void *arg, struct where at, const char *text);

struct draw {
	struct reader *reader;
	const struct data *data;
	draw_guess *guess;
	void *arg;
};

/* The board that is meant, as its text. 0, or -1 with every problem in the diag. */
int draw_board(const struct draw *how, struct span typed, struct traced *out, struct diag *d);

#endif
