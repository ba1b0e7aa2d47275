/* Stratagems: abilities of the team, unlocked by Expertise and used up by charges. Clauses STG.
 *
 * `stratagem NAME expertise=N` shows its requirement; `unlocked charges=N` its ability. */
#ifndef RULES_TURN_STRATAGEM_H
#define RULES_TURN_STRATAGEM_H

#include "rules/intruder/ai.h"

#define STRATAGEMS_CHOSEN 2

/* At setup: exactly two. */
const char *stratagems_choose_problem(const struct board *b,
				      const struct stratagem_row *const *rows, int n,
				      const char **clause);
void stratagems_choose(const struct rules *r, const struct stratagem_row *const *rows, int n);

/* Expertise of the Active Pool onto the card; it turns over at once when there is enough. */
const char *stratagem_feed_problem(const struct board *b, const struct stratagem *x,
				   const struct spacer *s, int n, const char **clause);
void stratagem_feed(const struct rules *r, struct stratagem *x, const struct spacer *s, int n);

struct stratagem_use {
	struct stratagem *what;
	struct spacer *who;
	struct space to; /* where a free move goes; NOWHERE leaves it on the board as `queue` */
	const struct intruder_row *sheet; /* whose Noise awareness is rolled; NULL to find it */
	struct ai_wish *wish;
};

const char *stratagem_use_problem(const struct board *b, const struct stratagem_use *x,
				  const char **clause);
int stratagem_use(const struct rules *r, const struct stratagem_use *x);

#endif
