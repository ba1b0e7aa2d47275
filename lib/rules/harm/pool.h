/* The Spacer Pool: tokens placed wait in the Incoming Pool, those of the Active Pool can be used,
 * and milling at the end of each Spacer turn moves them on. Clauses POL, TRN-14 to TRN-16. */
#ifndef RULES_HARM_POOL_H
#define RULES_HARM_POOL_H

#include "rules/harm/harm.h"

#define POOL_TOKENS_MOST 99

/* The Pool's record; NULL if there is none. */
struct pool *pool_there(const struct board *b, enum pool_id which);
/* How many there are, of one kind or of all. */
int pool_count(const struct board *b, enum pool_id which, enum spacer_token t);
int pool_total(const struct board *b, enum pool_id which);

/* n more of them; returns how many there are now. */
int pool_add(struct board *b, enum pool_id which, enum spacer_token t, int n);
/* n out of the Active Pool; there are that many. */
void pool_spend(struct board *b, const char *who, enum spacer_token t, int n, const char *clause);

/* Each Rubicon Bonus left of the Adrenaline indicator, of character and suit: which
 * of rubicon_words, and what it comes from. */
typedef void rubicon_fn(const struct rules *r, int bonus, const char *from, void *arg);
void rubicon_each(const struct rules *r, const struct spacer *s, rubicon_fn *each, void *arg);
/* The tokens among them, into Incoming. */
void pool_leave_rubicon(const struct rules *r, const struct spacer *s, const char *clause);
/* What Attack, Full Reload, Rationalize, Scavenge and Scout have in common: Adrenaline up by 1,
 * then the Rubicon Bonuses it has passed; a Spacer who dies of it leaves none (TRN-13 to TRN-16).
 */
int adrenaline_action(const struct rules *r, struct spacer *s, const char *clause);

/* Active tokens go, Incoming ones become Active (POL-15, POL-16). */
void pool_mill(const struct rules *r);

#endif
