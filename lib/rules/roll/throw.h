/* Where dice come from: the list that somebody typed for their point, an exploration that takes
 * every face in turn, or the generator. */
#ifndef RULES_ROLL_THROW_H
#define RULES_ROLL_THROW_H

#include "dice/rolled.h"
#include "rules/harm/harm.h"

/* As many dice of each colour as the pool has; typed ones in the order typed. */
int roll_dice(const struct rules *r, const char *point, const struct dice_pool *pool,
	      const struct dice_table *t, struct roll *out);
/* The same where fate_typed was asked already; NULL for nothing typed. */
int roll_dice_typed(const struct rules *r, const char *point, const char *typed,
		    const struct dice_pool *pool, const struct dice_table *t, struct roll *out);

#endif
