/* Rows made into cards: what is printed, and what each effect does in words. */
#ifndef REF_CARDS_H
#define REF_CARDS_H

#include "ref/sheet.h"

/* Every cell that says something, under its column's name. */
void card_cells(struct sheet *s, enum table_id t, const void *row);
/* The whole row as a card of its own heading. */
void card(struct sheet *s, enum table_id t, const void *row);
/* An effect, one line a step, the first with the term. */
void card_effect(struct sheet *s, const char *term, const struct effect *effect);
/* The meaning of each keyword of a list, `burst 2, linear`. */
void card_keywords(struct sheet *s, const char *keywords);
/* What each ability of a list costs and does. */
void card_abilities(struct sheet *s, const char *abilities);
/* The whole row on one line, without the cells of that column (NULL: all). */
void card_in_brief(struct sheet *s, enum table_id t, const void *row, const char *but);
/* A whole table under its heading. */
void table_chart(struct sheet *s, enum table_id t, const char *heading);
/* `noise_per_shot` becomes "Noise per shot". */
const char *column_label(struct arena *a, const char *key);

#endif
