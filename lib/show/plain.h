/* The parts of the board in sentences. */
#ifndef SHOW_PLAIN_H
#define SHOW_PLAIN_H

#include "show/show.h"

void plain_start(const struct board *b, struct buf *out); /* what it is, where the game stands */
void plain_map(const struct board *b, struct buf *out);

#endif
