/* A field of a record or of a table row: its word, its type, and where its struct keeps it.
 * Board records and data tables are both lists of these, so one reader and one writer serve all. */
#ifndef DATA_FIELD_H
#define DATA_FIELD_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>

#include "data/effect.h"
#include "data/keyword.h"

/* One row a type: enum, C type, its name in messages and in the manual. */
#define FIELD_TYPES(T)                                                                        \
	T(INT, int, "a whole number")                                                         \
	T(WORD, int, "one of a list of words")                                                \
	T(FLAG, int, "a word that is there or not")                                           \
	T(NAME, const char *, "a name")                                                       \
	T(NAMES, const char *, "names parted by commas or blanks")                            \
	T(KEYWORDS, struct keywords, "keywords parted by commas or blanks")                   \
	T(TEXT, const char *, "text")                                                         \
	T(LEVELS, struct levels, "one number, or three parted by / for white, red and black") \
	T(COLOURS, struct levels, "one die colour, or three parted by /")                     \
	T(DICE, const char *, "dice, such as rrw")                                            \
	T(EFFECT, struct effect, "an effect text")                                            \
	T(SPACE, struct space, "a space such as B6, or -")                                    \
	T(SPACES, struct spaces, "one or several spaces parted by commas")                    \
	T(EDGES, struct edges, "one or several edges such as B3-B4")                          \
	T(CORNER, struct corner, "an intersection such as x4y1")

enum field_type {
#define T(name, ctype, what) FIELD_##name,
	FIELD_TYPES(T)
#undef T
};

/* A value that stands for three Countdown levels: white, red, black (CDE-02). */
struct levels {
	int at[3];
};

#define ABSENT	    INT_MIN
#define UNLIMITED   999 /* written `unlimited` */
#define AMOUNT_MOST 99	/* a number in an effect, behind a keyword, or of what waits on a board */
#define POOL_MOST   99	/* the dice of one pool, all colours together; and its raw Power */

/* How a field is written in a record; a column of a table is always by its name. */
enum field_how {
	BY_KEY,	  /* key=value */
	BY_PLACE, /* a word in its order after the kind and the name */
	BARE	  /* a word that says itself: a FLAG, or one of a WORD's words */
};

struct field {
	const char *key;
	enum field_type type;
	enum field_how how;
	size_t offset;
	int lo, hi;		  /* of an INT or of LEVELS; hi 0 is no upper limit but UNLIMITED;
				   * lo of an EFFECT is what its table gives */
	int missing;		  /* the value of an INT or WORD that is not given, or ABSENT */
	const char *const *words; /* of a WORD */
	int ref;		  /* of a NAME or NAMES: the table it is looked up in, or -1 */
	bool always;		  /* written even when it equals `missing` */
};

static inline int *field_int(const struct field *f, void *row)
{
	return (int *)((char *)row + f->offset);
}

static inline const char **field_text(const struct field *f, void *row)
{
	return (const char **)((char *)row + f->offset);
}

static inline struct effect *field_effect(const struct field *f, void *row)
{
	return (struct effect *)((char *)row + f->offset);
}

static inline struct keywords *field_keywords(const struct field *f, void *row)
{
	return (struct keywords *)((char *)row + f->offset);
}

/* The effect that a cell holds. */
static inline const struct effect *effect_cell(const struct field *f, const void *row)
{
	return (const struct effect *)(const void *)((const char *)row + f->offset);
}

static inline struct levels *field_levels(const struct field *f, void *row)
{
	return (struct levels *)((char *)row + f->offset);
}

#endif
