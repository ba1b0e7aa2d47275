/* A whole call as text: its words, the boards it reads, tables laid over ours, files it names.
 *
 *	enorm-attack
 *	juliet
 *	grin-1
 *	%board
 *	enorm 1
 *	...
 *	%table weapons
 *	name,title,...
 *	%file other.board
 *	enorm 1
 *	...
 *
 * A word is a line; `\n` in it is a line end and `\\` a backslash. Any bytes are a plan. */
#ifndef TORTURE_PLAN_H
#define TORTURE_PLAN_H

#include "text/arena.h"
#include "text/buf.h"
#include "text/str.h"

#define PLAN_WORDS 64
#define PLAN_PARTS 8

struct plan_part {
	const char *name;
	struct span text;
};

struct plan {
	const char *word[PLAN_WORDS + 1];
	int nwords;
	struct span board;
	struct plan_part table[PLAN_PARTS], file[PLAN_PARTS];
	int ntables, nfiles;
};

/* What does not fit is left out. The plan's texts are the arena's. */
void plan_read(struct plan *p, struct span text, struct arena *a);
void plan_write(const struct plan *p, struct buf *out);
void plan_add(struct plan *p, const char *word);

/* Makes the call in this process, by the library and, where its boards cannot be loaded, by a run
 * of the tool on the bare text, and looks at all that comes of it. NULL, or what is wrong. */
struct judged {
	int status;
	double seconds;	    /* of CPU */
	struct buf boards;  /* those that came out; "" if none did */
	struct buf answers; /* those to the question it stopped at, a line each */
	struct buf wrong;   /* what is behind the result of plan_judge */
};
const char *plan_judge(const struct plan *p, struct judged *j);
void judged_release(struct judged *j);
/* What plan_judge keeps between calls. */
void plan_close(void);

/* NULL if every line is JSON in which no object has a key twice, else what is wrong. */
const char *json_unfit(const char *text);

#endif
