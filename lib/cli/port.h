/* What is around a run: where its boards come from, where its text goes, and what it may know of
 * the place it runs in. A program has its process (process.c), a caller of the library its struct.
 */
#ifndef CLI_PORT_H
#define CLI_PORT_H

#include "board/board.h"
#include "chance/question.h"
#include "cli/outlet.h"
#include "text/input.h"

struct best_told;
struct branches;
struct call;
struct trials;

/* What a call has to show of one board, whichever view is wanted. */
enum showing_kind { SHOW_RESOLVED, SHOW_REFUSED, SHOW_STOPPED, SHOW_BRANCH };

struct showing {
	enum showing_kind kind;
	const struct board *out;       /* the board that goes on */
	const struct board *told;      /* the one whose events tell what happened; may be `out` */
	int from;		       /* the first of them that is to be told */
	const struct board *before;    /* what they changed, to be summed up; or NULL */
	const struct asking *question; /* of SHOW_STOPPED */
	bool drew;		       /* from that seed */
	unsigned long long seed;
};

/* Functions get the port itself, which begins what is around it. Those that may be NULL say so. */
struct port {
	/* The boards of the call: 0, or -1 and the diag. */
	int (*boards)(struct port *p, const struct call *c, struct input *in, struct diag *d);
	/* Can a board be had without waiting for somebody? Asked where none is needed. */
	bool (*ready)(struct port *p);
	/* A file that an argument names: 0, or a number of errno. The caller closes in->fd. */
	int (*open)(struct port *p, const char *file, struct input *in);
	/* What the call has made so far goes out, and the text is empty. */
	enum outlet_state (*write)(struct port *p, struct buf *text, struct diag *d);
	/* Beside it: warnings, problems, a question. */
	void (*say)(struct port *p, const char *text, size_t n);
	/* The same where there is no memory left; `more` may be "". */
	void (*no_memory)(struct port *p, const struct call *c, const char *more);
	/* A word of the environment, or NULL. */
	const char *(*env)(const char *name);
	/* Options that cannot be had here: 0, or -1 and the diag. May be NULL. */
	int (*check)(struct port *p, const struct call *c, struct diag *d);
	/* Whoever wants more than text is told what is shown, what a call that explores came to,
	 * at best or at worst too, and what it comes to by other readings. May be NULL. */
	void (*show)(struct port *p, const struct call *c, const struct showing *s);
	void (*outcomes)(struct port *p, const struct board *b, const struct branches *all);
	void (*best)(struct port *p, const struct board *b, const struct best_told *t);
	void (*readings)(struct port *p, const struct board *b, const struct trials *all);
	/* A bad board's share is taken back. May be NULL. */
	void (*keep)(struct port *p, bool good);
	const char *view;	 /* in place of that of -T; or NULL */
	bool has_seed;		 /* what a call without --seed draws from */
	unsigned long long seed; /* where a board has no generator */
	bool terminal;		 /* somebody reads what is written as it comes */
	int columns;		 /* how wide that is; 0: unknown */
	const struct data *data; /* the tables in force; NULL: those of options and environment */
};

#endif
