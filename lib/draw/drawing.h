/* A drawing while it is read: shared by the files of this folder, and by them alone. */
#ifndef DRAW_DRAWING_H
#define DRAW_DRAWING_H

#include "board/board.h"
#include "board/line.h"
#include "board/map.h"
#include "draw/draw.h"
#include "text/utf8.h"

#define CELL	      4 /* an edge and a space */
#define PICTURE_LINES 80

/* What a line of the text is. */
#define SHOWN_COUNTDOWN "Countdown " /* as enorm-show writes it */

enum line_use {
	LINE_PASSED,   /* goes on as it is */
	LINE_MAP,      /* `map` */
	LINE_PICTURE,  /* of the picture */
	LINE_END,      /* `end` */
	LINE_KEY,      /* `key` */
	LINE_LAST,     /* `done` */
	LINE_HEADING,  /* a title by itself, above the picture of enorm-show */
	LINE_COUNTDOWN /* and below it what the Countdown is at: "Countdown 9, white" */
};

struct text_line {
	struct span text; /* without its end */
	size_t at;	  /* where it begins in the drawing */
	size_t whole;	  /* with its end */
	enum line_use use;
};

/* Where a sign stands, and so what it can be. */
enum sign_class { SIGN_FIGURE, SIGN_TILE, SIGN_MARK, SIGN_DOOR, SIGN_AT_CORNER };

struct drawn_sign {
	enum sign_class class;
	char sign;
	struct space at;
	enum facing side;	    /* of a door: NORTH or EAST of its space */
	struct corner corner;	    /* of a Blip */
	int facing;		    /* of a figure, -1 if none is drawn */
	size_t from;		    /* where in the drawing it stands */
	const struct text_line *of; /* the line that says what it is, NULL for none so far */
};

/* A line that says what stands somewhere: a key, or a record. */
struct said {
	const struct text_line *line;
	struct word *word;
	int n;
	struct span comment;
	const char *stop;
	enum kind kind;
	struct span signs; /* of a key */
	int name, rest;	   /* the words of its name, and those behind it */
	int place;	   /* the word that says where; 0 for none */
};

/* The next number that pieces without a name get. */
struct numbering {
	enum kind kind;
	const char *stem;
	int next;
	struct numbering *then;
};

struct drawing {
	const struct draw *how;
	struct span typed;
	struct arena *arena;
	struct diag *d;
	long first; /* the line before the drawing */
	struct text_line *line;
	int nlines;
	struct grid grid; /* rows is 0 if there is no picture */
	struct drawn_sign *sign;
	int nsigns, room;
	struct said *said;
	int nsaid;
	struct board names; /* what the records are called, for fresh names */
	struct numbering *numbers;
};

/* A problem at that offset of the drawing; returns -1. */
int drawing_problem(struct drawing *g, size_t at, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));
void drawing_guess(struct drawing *g, size_t at, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));

void lines_read(struct drawing *g);  /* cuts the drawing into lines */
int picture_read(struct drawing *g); /* the map, and the signs in it */

/* Reads every key and record that says where something is, and gives it the signs that stand there.
 */
int said_read(struct drawing *g);
struct said *said_of(const struct drawing *g, const struct text_line *l); /* or NULL */
/* May a sign be of a record of the kind? */
bool sign_fits(const struct drawn_sign *s, enum kind k);
const char *sign_place(const struct drawn_sign *s, char out[PLACE_TEXT]);
/* A name that no other piece of the kind has. */
const char *name_fresh(struct drawing *g, enum kind k, const char *stem);

/* The record lines that a key stands for; a record with what its sign adds; those of the signs that
 * nobody spoke of. */
int key_write(struct drawing *g, const struct said *k, struct traced *out);
void record_pass(struct drawing *g, const struct said *k, struct traced *out);
/* What a sign says by itself, and what is said of it does not: facing, the state of a door. */
void sign_write(struct drawing *g, const struct drawn_sign *s, const struct said *k,
		struct traced *out);
int guesses_write(struct drawing *g, struct traced *out);

#endif
