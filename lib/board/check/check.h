/* The parts of board_check. Each reports every problem it finds and returns -1 if there was one. */
#ifndef BOARD_CHECK_CHECK_H
#define BOARD_CHECK_CHECK_H

#include <stddef.h>

#include "board/read.h"

/* A table of names with room for every record of the board. */
struct names {
	const struct record **at;
	size_t mask;
};

int check_places(const struct checking *c);	/* everything is somewhere it can be */
int check_names(const struct checking *c);	/* once; they are entered in c->names */
int check_references(const struct checking *c); /* and names things that are there */

/* Where a word stands in the record's own line. */
struct where place_of(const struct checking *c, const struct record *r, const char *word);

#define PROBLEM(c, r, word, ...) \
	diag_at((c)->diag, place_of(c, (const struct record *)(r), word), __VA_ARGS__)

/* Behind the problem that was just told: the word, which stands at its place, becomes the text. */
void check_cure(const struct checking *c, const char *word, const char *text);
void check_cure_at(const struct checking *c, struct where at, const char *word, const char *text);
/* Adds the names that there are in the tables, as many as a line takes. */
void check_list_rows(const struct checking *c, const enum table_id *t, size_t n);

#endif
