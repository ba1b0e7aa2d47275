/* The course of a roll whose dice are on the table: re-rolls, conversions, the count, and the
 * events that tell them. Private to the roll files. */
#ifndef RULES_ROLL_COURSE_H
#define RULES_ROLL_COURSE_H

#include "rules/roll/tokens.h"

struct course {
	const struct rules *rules;
	const struct rolling *rolling;
	struct asks asks;
	struct plan_spec spec; /* with what is still at hand */
	bool *stressed;	       /* one a die */
	struct rolling_result *out;
};

/* The best plan from here on. */
int course_advise(struct course *c, struct advice *out);
/* The marked dice as a list. */
struct tokens course_marked(struct course *c, const bool *mark);

int course_batch(struct course *c);
int course_stress(struct course *c);
/* roll_settle.c */
int course_discipline(struct course *c);
void course_count(struct course *c);

/* roll_tell.c */
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
