/* The rulings that can be read in more than one way, and what each letter of them says. */
#ifndef DATA_READING_H
#define DATA_READING_H

#include "data/data.h"
#include "text/buf.h"

#define SETTLED "settled" /* what rulings.csv takes where there is one reading only */

/* The letter that rulings.csv takes; 0 if it has no such row. */
static inline char reading_taken(const struct data *d, enum ruling r)
{
	return d->taken[r];
}

/* Looks them up, once the tables are laid. */
void readings_take(struct data *d);
/* NULL if the ruling has no such letter. A rejected one is found too. */
const struct reading_row *reading_find(const struct data *d, const char *ruling, char letter);
/* Those of a ruling that may be played, with what they say: `a (no), b (yes)`. */
void readings_list(const struct data *d, const char *ruling, struct buf *out);

/* Every letter belongs to a ruling, and every ruling takes one of its own: 0, or -1 with the diag.
 */
int readings_check(const struct data *d, struct diag *diag);

#endif
