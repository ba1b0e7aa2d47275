/* What may be used on a roll, and how it is paid. */
#ifndef RULES_ROLL_TOKENS_H
#define RULES_ROLL_TOKENS_H

#include "rules/roll/ask.h"
#include "rules/roll/rolling.h"

/* The asks of a roll, read. */
struct asks {
	struct ask confidence, stress, discipline, armor;
};
int asks_read(struct asks *out, const struct rolling *q, struct diag *d);

/* T(id, word, the clause by which it is paid): the tokens that a roll is paid with. */
#define ROLL_TOKENS(T)                        \
	T(CONFIDENCE, "Confidence", "PWR-22") \
	T(DISCIPLINE, "Discipline", "PWR-37")
enum roll_token {
#define T(id, word, clause) ROLL_##id,
	ROLL_TOKENS(T)
#undef T
};

/* Splits n used into modifiers and tokens (PWR-44). */
struct spent spent_split(int n, int modifiers);
/* Takes the tokens from the Active Pool, with an event. */
void tokens_pay(const struct rules *r, const struct rolling *q, enum roll_token what, int tokens);
/* How many Stress re-rolls end with the roller alive. */
int stress_bearable(const struct rolling *q);
/* The dice that Confidence has to throw again before Stress is open: 0 but by RA-02 (a). */
int confidence_first(const struct rules *r, const struct rolling *q);

#endif
