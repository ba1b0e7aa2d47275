/* Positions that are kept once, by hash and compared, in the order first seen. They share their
 * lines, so that a million of them fit. */
#ifndef ODDS_POSITIONS_H
#define ODDS_POSITIONS_H

#include "text/buf.h"
#include "text/intern.h"

#define POSITIONS_MOST 1000000

/* Zero is a valid, empty start; the holder releases it. */
struct positions {
	struct intern lines; /* of all of them; the first is the text up to the end of the map */
	struct intern list;  /* of each, the numbers of its lines */
	int *line;	     /* of the one under way */
	size_t room;
};

/* The number of a position, from 0; the text ends with a line end. */
int positions_add(struct positions *p, struct span text);
static inline int positions_count(const struct positions *p)
{
	return p->list.n;
}
/* The text again. */
void positions_write(const struct positions *p, int i, struct buf *out);
void positions_release(struct positions *p);

#endif
