/* Records of a board as text, and what a case wants of them. Compared word by word, so that another
 * program's boards can be judged, whatever it leaves out. */
#ifndef CASES_RECORD_H
#define CASES_RECORD_H

#include "board/kinds.h"
#include "board/line.h"
#include "text/arena.h"
#include "text/diag.h"

struct record_word {
	const char *key; /* NULL for a bare word */
	const char *value;
};

struct record_text {
	const char *text;
	enum kind kind;	     /* KIND_COUNT for a line that is no record: of a map, a comment */
	const char *name[2]; /* NULL for what the kind is not told apart by, or what is left out */
	struct record_word *word;
	int nwords;
};

/* A line under `after:`. */
struct wanted {
	long line;
	bool same; /* and nothing else: no record changed */
	bool no;   /* there is none that fits */
	struct record_text record;
	const char **without;
	int nwithout;
};

/* What reads lines. Zero is a valid start; the holder releases it. */
struct record_reader {
	struct line_cutter cutter;
	struct arena *arena;
};
void record_reader_start(struct record_reader *r, struct arena *a);
void record_reader_release(struct record_reader *r);

/* A line of a board. Where it stops being words, what stands before is taken. */
int record_text_read(struct record_reader *r, struct span line, struct record_text *out,
		     struct diag *d);
/* A line under `after:`: 0, or -1 and the diag. */
int wanted_read(struct record_reader *r, struct span line, struct wanted *out, struct diag *d);
/* Has the record the wanted name, words and values, and nothing it must be without? */
bool record_fits(const struct wanted *w, const struct record_text *found);
/* May lines of that kind change places, for their order means nothing? */
bool record_moves(const struct record_text *r);

#endif
