/* A chance, and what it is of, as text. */
#ifndef ODDS_LINES_H
#define ODDS_LINES_H

#include "dice/exact.h"
#include "text/buf.h"

/* `81.2%`, `0.03%`, `<0.01%`, `>99.9%`: one decimal, two below one in a thousand, and never all or
 * nothing unless it is. */
void percent_write(struct buf *out, struct frac p);
/* One line of odds: the chance, and the first n characters of what it is of. */
void odds_line(struct frac w, int n, const char *what, struct buf *out);
/* The same for reading: without a fraction of many digits, and folded, see text/fold.h. */
void odds_line_short(struct frac w, const char *what, const char *strong, const char *weak,
		     struct buf *out);

/* `(house dice, ai-cards)`, if any table was touched. */
void house_line(unsigned touched, struct buf *out);

#endif
