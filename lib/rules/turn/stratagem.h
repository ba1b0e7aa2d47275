/* Stratagems: abilities of the team, unlocked by Expertise and used up by charges. Clauses STG.
 *
 * `stratagem NAME expertise=N` shows its requirement; `unlocked charges=N` its ability. */
#ifndef RULES_TURN_STRATAGEM_H
#define RULES_TURN_STRATAGEM_H

#include "rules/intruder/ai.h"

#define STRATAGEMS_CHOSEN 2

/* At setup: exactly two. */
struct refusal stratagems_choose_refusal(const struct board *b,
					 const struct stratagem_row *const *rows, int n);
void stratagems_choose(const struct rules *r, const struct stratagem_row *const *rows, int n);

/* Expertise of the Active Pool onto the card; it turns over at once when there is enough. */
struct refusal stratagem_feed_refusal(const struct board *b, const struct stratagem *x,
				      const struct spacer *s, int n);
void stratagem_feed(const struct rules *r, struct stratagem *x, const struct spacer *s, int n);

struct stratagem_use {
	struct stratagem *what;
	struct spacer *who;
	struct space to; /* where a free move goes; NOWHERE leaves it on the board as `queue` */
	const struct intruder_row *sheet; /* whose Noise awareness is rolled; NULL to find it */
};

struct refusal stratagem_use_refusal(const struct board *b, const struct stratagem_use *x);
int stratagem_use(const struct rules *r, const struct stratagem_use *x);

#endif
