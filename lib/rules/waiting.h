/* What waits on the board, as `queue` records, for the tool that does it: something that follows,
 * or that an effect lets a Spacer do. */
#ifndef RULES_WAITING_H
#define RULES_WAITING_H

#include "rules/refusal.h"
#include "rules/rules.h"

/* The first that waits under that word; NULL if none does. On the Countdown track it is the first
 * on the space of the marker. */
struct queue *waiting_find(const struct board *b, enum waiting what);
struct queue *waiting_on_track(const struct board *b, enum waiting what);
/* `amount` ABSENT: none. */
struct queue *waiting_add(struct board *b, enum waiting what, const struct spacer *who, int amount);

/* A Bonus Attack granted in the middle of an Intruder's Attack breaks it (CHB-04). */
void grant_bonus_attack(const struct rules *r, const struct spacer *s, const char *clause);
void grant_free_move(const struct rules *r, const struct spacer *s, int spaces, const char *clause);

/* Why something that must be over first is not: Noise, a Reprisal (TRN-05, TRN-08). */
struct refusal unfinished_refusal(const struct board *b);

#endif
