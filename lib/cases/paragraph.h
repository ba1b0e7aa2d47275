/* A paragraph of a case file: `key: value`, and lines behind a tab. */
#ifndef CASES_PARAGRAPH_H
#define CASES_PARAGRAPH_H

#include "text/arena.h"
#include "text/diag.h"
#include "text/str.h"

/* KEY(id, word, how often, what it has): behind the colon a value, or lines of a block. */
enum how_often { ONCE, AT_MOST_ONCE, OFTEN };
enum key_has { VALUE, BLOCK };
#define CASE_KEYS(K)                               \
	K(CASE, "case", ONCE, VALUE)               \
	K(ID, "id", AT_MOST_ONCE, VALUE)           \
	K(CLAUSE, "clause", ONCE, VALUE)           \
	K(CLASS, "class", AT_MOST_ONCE, VALUE)     \
	K(WHY, "why", AT_MOST_ONCE, VALUE)         \
	K(RULING, "ruling", AT_MOST_ONCE, VALUE)   \
	K(BEFORE, "before", ONCE, BLOCK)           \
	K(COMMAND, "command", ONCE, VALUE)         \
	K(STATUS, "status", AT_MOST_ONCE, VALUE)   \
	K(AFTER, "after", AT_MOST_ONCE, BLOCK)     \
	K(SAYS, "says", OFTEN, VALUE)              \
	K(SILENT, "silent", OFTEN, VALUE)          \
	K(ORDER, "order", AT_MOST_ONCE, VALUE)     \
	K(SECTION, "section", AT_MOST_ONCE, VALUE) \
	K(INTRO, "intro", AT_MOST_ONCE, VALUE)

#define K(id, word, often, has) KEY_##id,
enum case_key { CASE_KEYS(K) KEY_COUNT };
#undef K

struct entry {
	enum case_key key;
	long line;
	const char *value;  /* with the rest of it from the lines below */
	struct span *block; /* without their tabs */
	long *block_line;
	int nblock;
	struct entry *next;
};

/* The paragraph under way. What is in it lives in the arena, but blocks are spans of the file. */
struct paragraph {
	struct arena *arena;
	const char *path;
	long line; /* the last one taken */
	struct entry *first, *last;
	struct diag *diag;
};

/* What is wrong on that line: -1. */
int paragraph_wrong(const struct paragraph *p, long line, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));
/* The next line, which is not blank: 0, or -1 and the diag. */
int paragraph_take(struct paragraph *p, struct span line);
/* At its end: has it what it must have, and as often as it may? 0, or -1 and the diag. */
int paragraph_check(struct paragraph *p);

/* The first entry of that key, and its value; NULL for none. */
const struct entry *paragraph_find(const struct paragraph *p, enum case_key k);
const char *paragraph_value(const struct paragraph *p, enum case_key k);
/* The value of the key as one of the words, up to a NULL: its number in *out, which stays as it is
 * where there is no such key. 0, or -1 and the diag. */
int paragraph_word(const struct paragraph *p, enum case_key k, const char *const *words, int *out);

struct span trimmed(struct span s);

#endif
