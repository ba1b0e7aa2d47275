#include "board/vocabulary.h"

#include <stddef.h>

#define WORD(id, word)		  word,
#define STEM(id, word, keyed, of) {word, keyed, of},

const char *const waiting_words[] = {WAITING(WORD) NULL};
const char *const mark_words[] = {MARKS(WORD) NULL};
const char *const token_words[] = {TOKENS(WORD) NULL};
const char *const supply_words[] = {SUPPLIES(WORD) NULL};
const struct stem flag_stems[] = {FLAGS(STEM){NULL, NO_KEY, NULL}};
const struct stem deck_stems[] = {DECKS(STEM){NULL, NO_KEY, NULL}};
