/* Slips of whoever types a board: what is meant all the same. The reader refuses them; the table of
 * slips says what would be right, as a part of the sentence and as a change of the line, so that
 * what is told and what `enorm-board mend` does are one. */
#ifndef BOARD_SLIP_H
#define BOARD_SLIP_H

#include "board/board.h"
#include "board/line.h"
#include "text/diag.h"

/* Where on the line something else was wanted. */
enum slip_at {
	SLIP_KIND,  /* the first word is no kind of record */
	SLIP_NAME,  /* no name */
	SLIP_PLACE, /* no place, or another value that stands behind the name */
	SLIP_WORD,  /* a bare word that the kind does not take */
	SLIP_KEY,   /* a key that it does not have */
	SLIP_VALUE  /* the value of a key */
};

struct slip {
	struct board *board;
	const struct kind_row *kind; /* NULL if it is not known */
	const struct field *field;   /* of SLIP_PLACE and SLIP_VALUE */
	const char *name;	     /* of the record, or NULL */
	struct span line;
	const struct words *words;
	int at; /* the word; there may be none any more */
	struct diag *d;
};

/* Behind the problem that was just told: adds what would be right to its sentence, and its cure.
 * How many words of the line are settled by it; 0 if nobody can know. */
int slip_mend(const struct slip *s, enum slip_at where);

/* The same for lines that are no records: the header, the size of a map behind the word `map`, and
 * a map that does not end, of whose lines the first is number `first`. */
void slip_mend_header(const struct slip *s);
void slip_mend_size(const struct slip *s);
int slip_mend_end(const struct span *lines, int n, long first, struct diag *d); /* -1 */

/* The word as a name, `Juliet` as `juliet` and `crate_1` as `crate-1`; NULL if it makes none. */
const char *slip_name(struct arena *a, struct span word);
/* Are they the same but for case, `-` and `.`? */
bool slip_same_letters(const char *a, const char *b);

#endif
