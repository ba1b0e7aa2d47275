/* The effective range of a Spacer's weapon: is the target in it, and if not, why not (RNG-01 to
 * RNG-11, KW-LINEAR-1, KW-REACH-1 to KW-REACH-4, RA-61, RO-58 to RO-60). Sight is another question.
 */
#ifndef SPACE_WEAPON_RANGE_H
#define SPACE_WEAPON_RANGE_H

#include "space/adjacent.h"

/* What keeps a target out of range: enum, word, clause, phrase. */
#define RANGE_REASONS(R)                                                                         \
	R(RANGE_MELEE, "not-adjacent", "RNG-06", "a Melee weapon needs its target adjacent")     \
	R(RANGE_FAR, "too-far", "RNG-01", "the target is further than the weapon's Range")       \
	R(RANGE_NO_WAY, "no-way", "RNG-04", "no way leads to the target to count along")         \
	R(RANGE_BENT, "not-straight", "KW-LINEAR-1", "a Linear weapon needs its target in line") \
	R(RANGE_DEADZONE, "deadzone", "RNG-11", "a Deadzone weapon needs its target further off")

enum range_reason {
#define R(id, word, clause, text) id,
	RANGE_REASONS(R)
#undef R
	    RANGE_REASON_COUNT
};

extern const struct reason range_reasons[RANGE_REASON_COUNT];

struct weapon_range {
	bool in;
	bool melee;
	int range;	  /* of the weapon; 0 for plain melee, UNLIMITED */
	int distance;	  /* as the weapon counts; UNREACHABLE */
	enum apart apart; /* APART_NOT when the target is adjacent */
	int n;		  /* why not: all the reasons */
	enum range_reason why[RANGE_REASON_COUNT];
};

struct weapon_range weapon_range_judge(struct scene *sc, const struct weapon_row *w,
				       struct space attacker, struct space target);

/* Is an attack with it a melee attack? Then cover never meets it (COV-03). */
bool weapon_is_melee(const struct weapon_row *w);

#endif
