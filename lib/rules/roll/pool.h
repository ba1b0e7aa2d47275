/* Where the dice of a roll come from: a Spacer's skill or Light source, a Stress gate that adds
 * dice, Cover that drops one. */
#ifndef RULES_ROLL_POOL_H
#define RULES_ROLL_POOL_H

#include "dice/count.h"
#include "rules/harm/harm.h"

/* The dice in force, from the board's tables. */
int roll_table(const struct data *data, struct dice_table *out, struct diag *d);

/* White dice, as many as the Spacer's value in the skill (SKL-03). */
int roll_skill(const struct rules *r, const struct spacer *s, const char *skill,
	       struct dice_pool *out);
/* The Power dice of the Spacer's Light source (SCT-05, KW-LIGHT-1). */
int roll_light(const struct rules *r, const struct spacer *s, struct dice_pool *out);
/* `3:r`: dice added at that much Stress of the one attacked (IAT-13). */
int roll_gate(const struct rules *r, const struct spacer *s, const char *gate,
	      struct dice_pool *pool);
/* One die drops one tier (COV-17..21). A covered Spacer's player picks it, at POINT-cover; a
 * covered Intruder drops the best there is (RULING: RA-44). */
int roll_cover(const struct rules *r, const char *point, const struct dice_table *t,
	       enum reading how, bool spacer_covered, struct dice_pool *pool);

#endif
