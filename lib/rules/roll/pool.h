/* Where the dice of a roll come from: a Spacer's skill or Light source, a Stress gate that adds
 * dice, Cover that drops one. */
#ifndef RULES_ROLL_POOL_H
#define RULES_ROLL_POOL_H

#include "dice/count.h"
#include "rules/harm/harm.h"

/* The dice in force, from the board's tables. */
int roll_table(const struct data *data, struct dice_table *out, struct diag *d);

/* S(id, name): as they stand on a Spacer's sheet. */
#define SKILLS(S)                     \
	S(INTELLIGENCE, intelligence) \
	S(DEXTERITY, dexterity)       \
	S(STRENGTH, strength)         \
	S(WILLPOWER, willpower)       \
	S(PERCEPTION, perception)
enum skill {
#define S(id, name) SKILL_##id,
	SKILLS(S)
#undef S
};
extern const char *const skill_words[];

/* White dice, as many as the Spacer's value in the skill (SKL-03). */
void roll_skill(const struct rules *r, const struct spacer *s, enum skill skill,
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
