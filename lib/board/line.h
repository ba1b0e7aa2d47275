/* One line of a board, cut into words by the one pattern of the format. */
#ifndef BOARD_LINE_H
#define BOARD_LINE_H

#include "text/arena.h"
#include "text/re.h"
#include "text/str.h"

#define WORDS_MOST 64

struct word {
	struct span key;   /* p is NULL for a bare word */
	struct span value; /* between the quotes if it had them, escapes and all */
	bool quoted;
};

struct words {
	struct word word[WORDS_MOST];
	int n;
	struct span comment; /* from its #, p is NULL if there is none */
	const char *stop;    /* where reading stopped before the end, NULL if it did not */
};

/* Made when a line needs it: a board of plain lines has no use for it, and making both patterns
 * takes longer than reading such a board. */
struct line_pattern {
	struct re *re;
	int used; /* lines that needed it */
};

/* What cuts lines; one for a whole stream. Zero is a valid one. */
struct line_cutter {
	struct line_pattern first, more;
};

void line_cutter_release(struct line_cutter *c);

/* A line without its line end. Words are spans of it. -1 and the diag if it cannot be cut at all;
 * where it stops being words is no error here. */
int line_cut(struct line_cutter *c, struct span text, struct words *out, struct diag *d);

/* The value of a word, with \" and \\ undone if it was quoted; in the arena if it is not the
 * line's own letters. */
struct span word_plain(struct arena *a, const struct word *w);

#endif
