/* What becomes of a board, shortened to what matters: what is in every end once, and of the rest
 * the likeliest. */
#ifndef ODDS_BRIEF_H
#define ODDS_BRIEF_H

#include "odds/chances.h"

/* Zero is a valid, empty start; the holder releases it. */
struct brief {
	struct chances ends; /* the changes of each, a line each */
	struct buf always;   /* those of all of them */
};

/* One end: its changes, a line each as board_diff_brief writes them. -1 and the diag past 128 bits.
 */
int brief_add(struct brief *b, const char *changes, struct frac weight, struct diag *d);
int brief_write(const struct brief *b, struct buf *out, struct diag *d);
void brief_release(struct brief *b);

#endif
