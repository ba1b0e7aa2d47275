/* The table of slips, and what its rows are made of. */
#ifndef BOARD_SLIP_SLIPS_H
#define BOARD_SLIP_SLIPS_H

#include "board/slip.h"

/* A change of the line: from a word's beginning to a word's end. */
struct change {
	const char *from, *to;
	const char *text; /* what stands there instead, in the board's arena */
	int words;	  /* settled by it */
};

/* Is it this slip? Then what would be right. */
typedef bool slip_fn(const struct slip *s, struct change *c);

/* S(where, function, the sentence before what would be right); the first that fits is meant. */
#define SLIPS(S)                                                       \
	S(KIND, kind_small, "in small letters:")                       \
	S(KIND, kind_tile, "a tile is written:")                       \
	S(KIND, kind_intruder, "an Intruder is written:")              \
	S(KIND, kind_spacer, "a Spacer is written:")                   \
	S(KIND, kind_mark, "a mark is written:")                       \
	S(KIND, kind_gear, "gear is written:")                         \
	S(KIND, kind_condition, "a Condition is written:")             \
	S(NAME, name_behind_place, "the name comes before the place:") \
	S(NAME, name_missing, "a name goes before the place:")         \
	S(NAME, name_small, "in small letters:")                       \
	S(NAME, name_clean, "write")                                   \
	S(PLACE, place_is_later, "the place stands before it:")        \
	S(PLACE, place_in_two, "write")                                \
	S(PLACE, place_is_odd, "write")                                \
	S(PLACE, value_word, "write")                                  \
	S(PLACE, value_name, "write")                                  \
	S(WORD, word_of_list, "several are parted by commas:")         \
	S(WORD, word_of_line, "each has a line of its own:")           \
	S(WORD, word_is_key, "a value stands behind =:")               \
	S(WORD, word_has_key, "write")                                 \
	S(WORD, word_small, "in small letters:")                       \
	S(WORD, word_is_facing, "write")                               \
	S(WORD, word_of_table, "write")                                \
	S(WORD, word_is_gear, "it has a line of its own:")             \
	S(KEY, key_other, "write")                                     \
	S(VALUE, value_facing, "write")                                \
	S(VALUE, value_word, "write")                                  \
	S(VALUE, value_name, "write")

#define S(where, fits, sentence) slip_fn slip_##fits;
SLIPS(S)
#undef S

/* ---- the words of the line ---- */

const struct word *slip_word_at(const struct slip *s, int i); /* NULL behind the last */
const char *slip_word_start(const struct word *w);
const char *slip_word_end(const struct word *w);
struct span slip_whole(const struct word *w);	   /* quotes and key with it */
struct span slip_said_value(const struct word *w); /* what stands behind the = */
struct arena *slip_arena_of(const struct slip *s);
const char *slip_small(const struct slip *s, struct span text); /* in small letters */
/* Without a colon or a = at its end, in small letters. */
const char *slip_bare(const struct slip *s, struct span text);
/* The words from the first to the last become the text; always true. */
bool slip_change(const struct slip *s, struct change *c, int first, int last, const char *text);
/* The value of the word does, behind its key if it has one. */
bool slip_replace_value(const struct slip *s, struct change *c, const char *text);

/* ---- what the words could be ---- */

bool slip_is_first_word(const char *word);
/* Could the field, a place, be read from it? */
bool slip_reads_as(const struct field *f, struct span s);
/* The field that says where the record is, the one with that key; NULL if there is none. */
const struct field *slip_place_field(const struct slip *s);
/* The flag or word that the kind takes by itself; NULL if it does not. */
const char *slip_bare_word(const struct slip *s, const char *word);

#endif
