/* What an effect text does, in words: one text a step. */
#ifndef EVENT_EFFECT_WORDS_H
#define EVENT_EFFECT_WORDS_H

#include "data/effect.h"

/* "if the damage dealt is 6 or more: gives the Condition The Gift" */
typedef void effect_words_fn(void *arg, const char *words);
void effect_words(struct arena *a, const struct effect *e, effect_words_fn *each, void *arg);
/* All steps in one text, parted by semicolons; "" for no effect. */
const char *effect_sentence(struct arena *a, const struct effect *e);
/* The guards of a group: "if the damage dealt is 6 or more". */
const char *guards_in_words(struct arena *a, const struct effect_group *g);
/* A group of steps with its guards said once: "if the damage dealt is 3 or more: Knockback: 2". */
void group_sentence(struct arena *a, const struct effect *e, struct buf *out);
/* Dice in words: "2 red and 1 white". */
const char *dice_in_words(struct arena *a, const char *dice);

#endif
