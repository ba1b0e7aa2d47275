/* What an effect text does, in words: one text a step. */
#ifndef REF_EFFECT_WORDS_H
#define REF_EFFECT_WORDS_H

#include "ref/sheet.h"

/* "if the damage dealt is 6 or more: gives the Condition The Gift" */
typedef void effect_words_fn(void *arg, const char *words);
void effect_words(struct arena *a, const struct effect *e, effect_words_fn *each, void *arg);
/* All steps in one text, parted by semicolons; "" for no effect. */
const char *effect_sentence(struct arena *a, const struct effect *e);
/* Dice in words: "2 red and 1 white". */
const char *dice_in_words(struct arena *a, const char *dice);

#endif
