/* The words of an effect text, one after the other: what effect.c makes groups and steps of. */
#ifndef DATA_EFFECT_TOKEN_H
#define DATA_EFFECT_TOKEN_H

#include <stdbool.h>
#include <stddef.h>

#include "data/effect.h"
#include "text/str.h"

/* One word, comparison or mark of the language: a group of the pattern each. */
#define TOKEN_PATTERN "[ \\t]*(?:([a-z][a-z0-9-]*)|(-?[0-9]+)|(<=|>=|==|<|>)|([:;])|$)"

enum { PART_END, PART_WORD, PART_NUMBER, PART_COMPARE, PART_MARK };

struct re;
struct reading {
	struct re *re;
	struct span text;
	size_t at; /* where the next token begins */
	int part;  /* the kind of the token in hand */
	struct span token;
	struct arena *arena;
	struct diag *d;
	struct effect_group *group;	 /* the one that steps go into; NULL before the first */
	const struct effect_group *adds; /* the last that adds to a roll */
	int ngroups;
};

/* Takes the next token in hand. */
int token_next(struct reading *p);
bool token_is(const struct reading *p, const char *word);
bool token_is_mark(const struct reading *p, char mark);
bool token_ends_step(const struct reading *p);

/* The token in hand is not what is wanted, one of the words if there are any. */
int token_wrong(struct reading *p, const char *wanted, const char *const *words);

/* Each takes what it reads, and the next token in hand. */
int token_number(struct reading *p, int least, int *out);
/* One of a list, as its index. A word of two parts is read as two tokens. */
int token_of(struct reading *p, const char *const *words, const char *wanted, int *out);

/* A targeting line, up to the end of its step. */
int effect_read_line(struct reading *p, struct target_line *l);

#endif
