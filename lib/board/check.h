/* The parts of board_check. Each reports every problem it finds and returns -1 if there was one. */
#ifndef BOARD_CHECK_H
#define BOARD_CHECK_H

#include "board/read.h"

int check_places(const struct checking *c);	/* everything is somewhere it can be */
int check_names(const struct checking *c);	/* once */
int check_references(const struct checking *c); /* and names things that are there */

/* Where a word stands in the record's own line. */
struct where place_of(const struct checking *c, const struct record *r, const char *word);

#define PROBLEM(c, r, word, ...) \
	diag_at((c)->diag, place_of(c, (const struct record *)(r), word), __VA_ARGS__)

#endif
