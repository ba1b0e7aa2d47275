/* Records that are found by a word of the vocabulary: flags and decks, with a key behind it of some
 * (a key that a word does not have is NULL), tokens and supplies. */
#ifndef BOARD_KEYED_H
#define BOARD_KEYED_H

#include "board/board.h"
#include "board/vocabulary.h"

struct flag *flag_find(const struct board *b, enum flag_word w, const char *key);
struct flag *flag_set(struct board *b, enum flag_word w, const char *key);
void flag_drop(struct board *b, enum flag_word w, const char *key);
/* Whatever its key. */
void flags_drop(struct board *b, enum flag_word w);

/* `token OWNER NAME count=…`: how many there are, and n more of them. */
struct token *token_find(const struct board *b, const char *owner, enum token_word w);
int token_count(const struct board *b, const char *owner, enum token_word w);
int token_gain(struct board *b, const char *owner, const char *name, int n);

/* NULL for one that nobody counts; or made, with none. */
struct supply *supply_find(const struct board *b, enum supply_word w);
struct supply *supply_made(struct board *b, const char *name);

struct deck *deck_find(const struct board *b, enum deck_word w, const char *key);
struct deck *deck_add(struct board *b, enum deck_word w, const char *key);
bool deck_is(const struct deck *d, enum deck_word w);
/* As sentences call it: `mothman-ai`, `scanner-white`, `loot`. */
const char *deck_title(const struct board *b, const struct deck *d);
/* As a board does: `ai mothman`. */
const char *deck_words(const struct board *b, const struct deck *d);

#endif
