/* What went wrong, where, and what would be right. The library fills a diag and returns -1; it
 * never prints and never exits. The holder releases it. */
#ifndef TEXT_DIAG_H
#define TEXT_DIAG_H

#include <stdbool.h>
#include <stddef.h>

#include "text/buf.h"

/* The exit statuses of every tool. */
enum status {
	STATUS_OK = 0,
	STATUS_NO = 1,	    /* the rules say no */
	STATUS_WAITING = 2, /* for dice from the table */
	STATUS_USAGE = 64,
	STATUS_DATA = 65, /* a bad board or a bad table */
	STATUS_OPEN = 66,
	STATUS_MISSING = 69, /* a program we lean on is not installed */
	STATUS_BUG = 70,
	STATUS_MEMORY = 71,
	STATUS_IO = 74
};

/* A place in a text: 0 is unknown, file NULL is no file. */
struct where {
	const char *file;
	long line;
	long column; /* in bytes, from 1 */
	long board;  /* which board of the stream, 0 when it is the only one */
};

struct problem {
	struct where at;
	char *text;
};

/* What would put a problem right: `n` bytes from that line and column on become the text. */
struct cure {
	long line, column;
	size_t n;
	char *text;
	size_t problem; /* which of the list it is for */
};

/* Zero is a valid, empty diag. */
struct diag {
	enum status status;   /* of the first problem */
	struct where at;      /* where the next problem is, unless said otherwise */
	struct problem *list; /* the first DIAG_MOST problems, in the order found */
	size_t n;	      /* all problems, listed or not */
	bool mending;	      /* all problems are listed, and their cures kept: */
	struct cure *cure;
	size_t ncures;
};

#define DIAG_MOST 50

/* All return -1. The status is that of bad data unless the name says otherwise. */
int diag_set(struct diag *d, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
int diag_at(struct diag *d, struct where at, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));
int diag_status(struct diag *d, enum status s, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));
int diag_usage(struct diag *d, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
int diag_bug(struct diag *d, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

/* Adds to the sentence of the last problem: what would be right. */
void diag_add(struct diag *d, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* The cure of the last problem. */
void diag_cure(struct diag *d, long line, long column, size_t n, const char *text);

void diag_sort(struct diag *d);	 /* by line and column; not while mending */
void diag_clear(struct diag *d); /* keeps nothing but its place */
void diag_release(struct diag *d);

/* The problems as lines, each `TOOL: FILE:LINE:COLUMN (board N): text`. */
void diag_write(const struct diag *d, const char *tool, struct buf *out);
/* The same as JSON, an object a line. */
void diag_json(const struct diag *d, const char *tool, struct buf *out);
/* The first of them, as a warning: the call goes on. */
void diag_json_warning(const struct diag *d, const char *tool, struct buf *out);

#endif
