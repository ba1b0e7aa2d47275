/* Pools as players write them: `rrw`, `2r1w+1`, `3w`. A letter is a die (w r b g o), a number
 * before it how many, `+N` at the end raw Power (PWR-02, PWR-03). */
#ifndef DICE_NOTATION_H
#define DICE_NOTATION_H

#include "dice/face.h"
#include "text/arena.h"
#include "text/str.h"

#define ROLL_MOST (2 * POOL_MOST) /* dice on the table: Devastating throws as many again */

struct dice_pool {
	int count[COLOURS];
	int raw;
};

/* The diag's column is that of the bad letter, counted on from the diag's own column. */
int pool_read(struct dice_pool *p, struct span text, struct diag *d);

/* The order in which a pool is written and thrown: the best tier first, then green, orange. */
extern const enum colour pool_order[COLOURS];

/* `rrw+1`; more than nine dice are counted, `12r3w`. An empty pool is `-`. */
void pool_text(const struct dice_pool *p, struct buf *out);
/* "2 red and 1 white", for messages. */
void pool_in_words(const struct dice_pool *p, struct buf *out);

int pool_dice(const struct dice_pool *p);
/* More dice into a pool; so many times the dice of a pool. -1 with a diag beyond POOL_MOST. */
int dice_add(struct dice_pool *p, const struct dice_pool *more, struct diag *d);
int dice_times(struct dice_pool *p, int times, struct diag *d);
bool pool_is_house(const struct dice_pool *p, const struct dice_table *t);
/* -1 with a diag if a colour of the pool has no faces. */
int pool_check(const struct dice_pool *p, const struct dice_table *t, struct diag *d);

/* A mistake at that byte of the text; returns -1. Where the diag has no line to count columns in,
 * the message itself says at which character of what. */
int notation_error(struct diag *d, struct span text, size_t at, const char *fmt, ...)
    __attribute__((format(printf, 4, 5)));

#endif
