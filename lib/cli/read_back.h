/* A board that a tool writes is a board that the next one can read. */
#ifndef CLI_READ_BACK_H
#define CLI_READ_BACK_H

#include "board/read.h"
#include "data/data.h"

/* Reads and checks the boards of a text that is about to be written. 0, or -1 and the diag: bad
 * data if a limit of the format is passed, else a bug of ours. The cutter is borrowed, and
 * keeps the patterns that were made for it. */
int read_back(struct span text, struct line_cutter *cutter, const struct data *data,
	      struct diag *d);

#endif
