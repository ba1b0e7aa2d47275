#include "data/effect.h"

const struct effect_group effect_always;

const struct effect_row effect_verbs[EFFECT_COUNT] = {
#define V(id, word, args, needs, run, what) {word, args, needs, what},
    EFFECT_VERBS(V)
#undef V
};

const struct guard_row effect_guards[GUARD_COUNT] = {
#define G(id, word, asks, needs, run, what) {word, asks, needs, what},
    EFFECT_GUARDS(G)
#undef G
};

#define WORD(id, word) word,
const char *const effect_moments[] = {EFFECT_MOMENTS(WORD) NULL};
#undef WORD
#define WORD(id, word, needs) word,
#define NEED(id, word, needs) needs,
const char *const effect_whoms[] = {EFFECT_WHOM(WORD) NULL};
const int whom_needs[] = {EFFECT_WHOM(NEED)};
#undef NEED
#undef WORD
#define L(id, word, kind) word,
const char *const target_words[] = {"", TARGET_WORDS(L) NULL};
#undef L
const char *const effect_compares[] = {"<", "<=", "==", ">=", ">", NULL};
const char *const effect_pools[] = {EFFECT_POOLS(LIST_WORD) NULL};
const char *const effect_manners[] = {"", "away", "through walls", NULL};
