/* The boards of a stream have most of their lines in common, and all of their map. What a line said
 * once it says again: its record is copied instead of being read. Only lines that were read without
 * a problem and bear no comment are kept. */
#ifndef BOARD_REMEMBER_H
#define BOARD_REMEMBER_H

#include "board/board.h"
#include "text/buf.h"
#include "text/intern.h"

/* Zero is a valid, empty memory; whoever holds it releases it. What it gives lives until the next
 * memory_tidy(), which is called before a board is read. */
struct line_memory {
	bool on;
	bool doubted; /* the last board was bad, and so may be what is kept of it */
	struct intern lines;
	const struct record **record; /* by the number of the line; NULL for one that is not kept */
	int room;
	struct arena arena; /* of the records, and of those that were refused */
	int taken;	    /* how many it has room taken for */
	struct buf map;	    /* the lines of the last map, up to and with its `end` */
	int map_lines;
	struct arena map_arena; /* of its grid */
	struct grid grid;
};

/* Forgets everything when it has become too much, or is doubted. */
void memory_tidy(struct line_memory *m);
void memory_release(struct line_memory *m);

/* The number of a line, by which its record is asked for and kept; -1 for one that is not. */
int memory_line(struct line_memory *m, struct span line);
const struct record *memory_record(const struct line_memory *m, int line);
/* NULL for a line that was refused. */
void memory_keep(struct line_memory *m, int line, const struct record *r);

/* Does the text begin with the map of the board before? */
bool memory_map_again(const struct line_memory *m, struct span text);
void memory_keep_map(struct line_memory *m, struct span text, int lines, const struct grid *g);

#endif
