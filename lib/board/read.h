/* Reading boards from a stream, one at a time. */
#ifndef BOARD_READ_H
#define BOARD_READ_H

#include "board/board.h"
#include "board/known.h"
#include "board/line.h"
#include "board/remember.h"
#include "text/input.h"
#include "text/traced.h"

#define LINE_MOST    ((size_t)64 * 1024)
#define BOARD_MOST   ((size_t)8 * 1024 * 1024)
#define RECORDS_MOST 20000

struct reader;
/* Makes the text of a board from what somebody typed in another form. */
typedef int reader_translate(void *arg, struct reader *r, struct span typed, struct traced *out,
			     struct diag *d);

struct reader {
	struct input in;
	struct line_cutter cutter;
	struct line_memory memory;
	long line;	/* lines taken so far */
	long boards;	/* boards begun so far */
	bool lasting;	/* boards outlive it, or the next: set it before the first is read */
	bool lost;	/* skip to the next header first */
	bool limit;	/* a problem was a limit of the format */
	long done_from; /* from this board on all end with `done`; 0: none need to */
	void (*before_read)(void *arg); /* called when the stream may have to be waited for */
	void *before_arg;
	reader_translate *translate; /* NULL: what is typed is a board */
	void *translate_arg;
	struct traced translated;  /* the board in hand */
	struct known_texts *known; /* positions that are not read again; NULL: all are */
	struct {
		struct span position; /* by this text it could be known */
		long rest;	      /* so many lines behind it, `done` among them */
		long line;	      /* see struct known */
	} told;			      /* by the board in hand */
};

/* The input is the reader's from now on. */
void reader_start(struct reader *r, struct input in);
void reader_release(struct reader *r);

/* Does the line begin a board, or end it? It is without its line end. */
bool line_begins_board(struct span line);
bool line_ends_board(struct span line);

/* The next board into `b`, which board_start has prepared: 1; 0 at the end of the stream; -1 and
 * every problem in the diag if the board is bad, and then the next call goes on behind it. */
int reader_next(struct reader *r, struct board *b, struct diag *d);
/* The first board of a text of that name, into one that board_start has prepared. */
int reader_read_text(struct span text, const char *name, struct board *b, struct diag *d);
/* Something is wrong with the board in hand after all. */
void reader_doubt(struct reader *r);
/* The board in hand, which was read without a problem, has a position of that number: if it is told
 * again with the same bytes, the board gets that instead of records. */
void reader_know(struct reader *r, const struct board *b, int number);
/* Comments after the last board, as text; "" if there are none. Valid until the release. */
struct span reader_tail(const struct reader *r);

/* One record line, as `enorm-board put` takes it; it replaces the record of its name. */
int record_read(struct reader *r, struct board *b, struct span text, struct diag *d);
/* The same, with the record that is on the board now and the one it replaced, NULL for none. */
struct record_change {
	const struct record *fresh, *old;
};
int record_put(struct reader *r, struct board *b, struct span text, struct record_change *change,
	       struct diag *d);

/* Everything that must hold of a whole board; problems name the record's place. */
struct checking {
	const struct board *board;
	struct span text; /* as it was read, to find columns in; may be empty */
	long first_line;
	struct diag *diag;
	struct names *names; /* board_check's own */
};
int board_check(const struct checking *c);

#endif
