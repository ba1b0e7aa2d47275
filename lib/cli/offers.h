/* What may stand where a synopsis has a word in capitals: SPACER, DOOR, SPACE. One list serves the
 * errors about missing words and the completions of the shells. */
#ifndef CLI_OFFERS_H
#define CLI_OFFERS_H

#include "board/board.h"
#include "data/data.h"

struct offers {
	const char **at;
	int n, room;
	struct arena *arena; /* what it is made in */
};

/* What was typed before the word that is wanted. */
struct offered_to {
	const struct data *data;
	struct board *board;	 /* NULL if there is none */
	const char *tool;	 /* or NULL */
	const char *const *said; /* the words of the call so far */
	int nsaid;
};

/* The word of a synopsis without what stands around it: `[POINT=]CARD`, `TARGET[,TARGET ...]`. */
const char *offers_kind(const char *wanted, size_t *n);
/* Adds what a word of that kind can be: `SPACER`, `[POINT=]CARD`. Nothing for a kind without a
 * closed list. */
void offers_of(const struct offered_to *to, const char *kind, struct offers *out);

#endif
