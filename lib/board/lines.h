/* The lines of one board while they are read. */
#ifndef BOARD_LINES_H
#define BOARD_LINES_H

#include "board/read.h"
#include "board/slip.h"

struct board_lines {
	struct reader *reader;
	struct board *board;
	struct span text;  /* what is left of the board */
	const char *start; /* of the line in hand */
	long line;	   /* its number */
	struct diag *d;
	struct comment *waiting, **last; /* comment lines for the next record */
	bool headed, mapped, done, drawn_on;
	int records;
};

struct span lines_next(struct board_lines *r);
/* The comment lines above and the comment beside the line in hand go to the record. */
void lines_give_comments(struct board_lines *r, const struct words *w, struct record *to);
/* What was meant instead of the line in hand. */
struct slip lines_slip(struct board_lines *r, const struct words *w);
/* The line `map`, and those of its picture: 0, or -1 and the diag. */
int lines_read_map(struct board_lines *r, const struct words *w);

/* Does the line hold only what a board may? 0, or -1 and the diag. */
int line_fit(struct span line, struct diag *d);
/* A comment without the blanks at its end, kept in the arena. */
const char *comment_text(struct arena *a, struct span s);

#endif
