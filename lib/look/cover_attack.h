/* Has a figure an attack that can be met with cover at all? Only a ranged one can (COV-02): a
 * Spacer's weapon with a Range that is not Reach (COV-03), an Intruder's Shoot or Ranged attack;
 * never a Blast, a Zone or a Terrorize (RA-47). */
#ifndef LOOK_COVER_ATTACK_H
#define LOOK_COVER_ATTACK_H

#include "board/board.h"

enum attack_reason {
	ATTACK_RANGED,	/* it has one */
	ATTACK_ASSUMED, /* asked for, or nobody in particular attacks */
	ATTACK_NONE,	/* it has no ranged attack */
	ATTACK_MELEE	/* the weapon picked makes melee attacks */
};

struct attack_kind {
	bool ranged;
	enum attack_reason why;
	const struct weapon_row *weapon;     /* a Spacer's, if one decides */
	const struct intruder_row *intruder; /* an Intruder's type */
};

/* `attacker` NULL is a bare space; `weapon` NULL is none picked. */
struct attack_kind attack_kind(const struct board *b, const struct record *attacker,
			       const struct weapon_row *weapon);

#endif
