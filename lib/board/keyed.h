/* Flags and decks: a word of the vocabulary and, of some, a key behind it. A key that a word does
 * not have is NULL. */
#ifndef BOARD_KEYED_H
#define BOARD_KEYED_H

#include "board/board.h"
#include "board/vocabulary.h"

struct flag *flag_find(const struct board *b, enum flag_word w, const char *key);
struct flag *flag_set(struct board *b, enum flag_word w, const char *key);
void flag_drop(struct board *b, enum flag_word w, const char *key);

struct deck *deck_find(const struct board *b, enum deck_word w, const char *key);
struct deck *deck_add(struct board *b, enum deck_word w, const char *key);
bool deck_is(const struct deck *d, enum deck_word w);
/* As sentences call it: `mothman-ai`, `scanner-white`, `loot`. */
const char *deck_title(const struct board *b, const struct deck *d);
/* As a board does: `ai mothman`. */
const char *deck_words(const struct board *b, const struct deck *d);

#endif
