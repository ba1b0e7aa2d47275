/* A case: a board, a command, and what the rules say comes out. enorm-case(5) tells the form of the
 * files; everything that is read from them is in the arena of the list. */
#ifndef CASES_CASE_H
#define CASES_CASE_H

#include "board/kinds.h"
#include "cases/record.h"
#include "text/diag.h"

#define CASE_CLASSES(W)              \
	W(CASE_MUST, "must")         \
	W(CASE_MUST_NOT, "must not") \
	W(CASE_READING, "reading")
enum case_class { CASE_CLASSES(LIST_ID) };

struct texts {
	const char **at;
	int n;
};

struct section {
	const char *title, *intro; /* NULL for none */
};

struct case_row {
	const char *file; /* without its folders */
	const char *path; /* as it was named */
	long line;
	const struct section *section;	  /* of its file; never NULL */
	const char *id;			  /* NULL for none */
	const char *title, *clause, *why; /* why is NULL for none */
	const char *ruling;		  /* `RO-81 b`, or NULL */
	const char *command;
	enum case_class class;
	int status;
	bool order_kept;
	struct texts before, says, silent;
	struct wanted *after;
	int nafter;
};

struct case_list {
	struct arena *arena;
	struct case_row **at;
	int n, room;
};

/* Adds the cases of a file to the list. What is wrong goes into the diag, each with its place, and
 * such a case is left out: 0, or -1. */
int cases_read(struct case_list *list, const char *path, struct diag *d);
/* No id stands for two cases: 0, or -1 and the diag. */
int cases_check_ids(const struct case_list *list, struct diag *d);

/* `5.B.12 push.case:40 a crate breaks [KB-17]`: what TAP calls it, and what a filter looks in. */
const char *case_name(const struct case_row *c, struct arena *a);

/* The board as text: that ruling, if it is not NULL, then the lines, in reverse if so wanted. */
struct span case_board(const struct case_row *c, const char *ruling, bool reversed,
		       struct arena *a);

#endif
