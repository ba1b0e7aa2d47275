/* A roll whose dice lie on the table: re-rolls, conversions, the count, and the events that tell
 * them. Private to the roll files. */
#ifndef RULES_ROLL_THROWN_H
#define RULES_ROLL_THROWN_H

#include "rules/roll/tokens.h"

struct thrown {
	const struct rules *rules;
	const struct rolling *rolling;
	struct asks asks;
	struct plan_spec spec; /* with what is still at hand */
	bool *stressed;	       /* one a die */
	struct rolling_result *out;
};

/* The best plan from here on. */
int thrown_advise(struct thrown *c, struct advice *out);
/* The marked dice as a list, and as a text: `#1,#3`. */
struct tokens thrown_marked(struct thrown *c, const bool *mark);
const char *thrown_dice(const struct thrown *c, const bool *mark);

int thrown_batch(struct thrown *c);
int thrown_stress(struct thrown *c);
/* So many dice thrown again by Confidence are too few for Stress: how many are left (RA-02 a). */
int thrown_confidence_left(const struct thrown *c, int first);
/* question.c: asks what is still to be used on it, if that is asked for. */
int thrown_question(struct thrown *c);
/* settle.c */
int thrown_discipline(struct thrown *c);
void thrown_count(struct thrown *c);

/* tell.c */
void tell_roll(const struct rules *r, const struct rolling *q, const char *point,
	       const struct dice_pool *pool, const struct roll *roll);
/* The dice of the list, `was` before them and `now` after. */
void tell_reroll(const struct rules *r, const struct rolling *q, const char *with,
		 const struct tokens *k, const struct roll *was, const struct roll *now,
		 const char *clause);
void tell_convert(const struct rules *r, const struct rolling_result *out);
void tell_result(const struct rules *r, const struct rolling *q, const struct asks *k,
		 const struct rolling_result *out);
/* Before the roll: who goes past 9 dies. */
void warn_of_stress(const struct rules *r, const struct rolling *q, const struct asks *k);

#endif
