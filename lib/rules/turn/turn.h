/* A Spacer's turn: `turn NAME waiting|active|done plays=… [exerted] [catching]`. Each Spacer has
 * one a Round, in the order the players like, one at a time. Clauses TRN, KD, AWK-16 to AWK-21,
 * POL-14 to POL-18; rulings RO-36, RO-77, RO-78, RO-99 to RO-102. */
#ifndef RULES_TURN_TURN_H
#define RULES_TURN_TURN_H

#include "rules/harm/harm.h"

#define TURN_PLAYS 3 /* Action cards in a turn, Exert cards counted in (TRN-03, TRN-23) */

/* The Spacer's record, made if there is none. */
struct turn *turn_of(struct board *b, const struct spacer *s);

struct refusal turn_start_refusal(const struct board *b, const struct spacer *s);
/* Cards back into hand, up from the floor, an Antinomy token, cards turned over. */
int turn_start(const struct rules *r, struct spacer *s);

struct refusal turn_end_refusal(const struct board *b, const struct spacer *s);
/* Knockdown turns, breath is caught, the Spacer Pool is milled. */
int turn_end(const struct rules *r, struct spacer *s);

/* A new Round: every turn is still to come, every ability unused. */
void turns_renew(struct board *b);

/* One Antinomy token goes; there is one. */
void antinomy_pay(const struct rules *r, const struct spacer *s, const char *clause);

#endif
