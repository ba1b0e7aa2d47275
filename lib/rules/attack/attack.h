/* The Spacer's Attack, in its six steps: 1 weapon and target, 2 Adrenaline and depletion, 3 Attack
 * Roll, 4 responses, 5 Spacer tokens then Suppression, 6 Noise (ATK-03). */
#ifndef RULES_ATTACK_ATTACK_H
#define RULES_ATTACK_ATTACK_H

#include "rules/roll/rolling.h"

#define ATTACK_TARGETS 9

enum attack_result { RESULT_FAIL, RESULT_WOUND, RESULT_CRITICAL };

struct attack {
	/* what was declared */
	struct spacer *who;
	struct gear *gear; /* NULL for the Multitool, which nobody needs to carry (GEA-14) */
	const struct weapon_row *weapon;
	struct intruder *target[ATTACK_TARGETS];
	int n;
	bool bonus, follow_up, ignore_reprisal;
	bool granted;	       /* by an effect, in the middle of something else (BON-01) */
	bool scout;	       /* the free Attack of a scout (SCT-11 to SCT-14) */
	bool chain_break;      /* moved out of range before the roll (CHB-11) */
	struct space advance;  /* where Advance goes, or NOWHERE */
	struct space fallback; /* where Fallback goes, or NOWHERE */
	enum aim aim;
	bool only_roll; /* a look ahead: it stops when the first Attack Roll is made */
	/* what came of it */
	int shots;			      /* Ammo or Charges discarded */
	int confidence_left, discipline_left; /* weapon modifiers not yet used (BST-16) */
	bool broken_off;		      /* by a Chain Break on the way of its Advance */
	bool plus_one;			      /* Empty Clip's Power, still to be given */
	struct space from;		      /* where the attacker stands when it begins, */
	struct space stood[ATTACK_TARGETS];   /* and each target */
	bool radiated[ATTACK_TARGETS];	      /* Radiation wounded it, */
	bool settled[ATTACK_TARGETS];	      /* so that no roll can follow: no result */
	enum attack_result result[ATTACK_TARGETS];
	const struct bp_card_row *card[ATTACK_TARGETS]; /* of a Boss */
	bool rolled;		/* the first Attack Roll was made to its end */
	struct plan_spec first; /* that roll: its AT, and what was at hand */
	bool over;		/* the attacker died, or the Attack broke off */
	struct refusals why;	/* it was refused, or stopped short */
};

/* ---- step 1 ---- */

/* Every reason why the Attack cannot be made, those against a target about it. `a` needs who,
 * weapon, gear, targets and whether it is a Bonus Attack. */
struct refusals attack_refusals(const struct board *b, const struct attack *a);
/* The same but for range and sight, which an Advance may bring about. */
struct refusals attack_declare_refusals(const struct board *b, const struct attack *a);
/* Is target i in the weapon's effective range from where the attacker stands now? */
bool attack_reaches(const struct board *b, const struct attack *a, int i);

/* ---- the whole ---- */

#define ATTACK_REFUSED 1

/* Makes a declared Attack: Advance, the tests of step 1, steps 2 to 6. 0; ATTACK_REFUSED with why;
 * or -1 with the diag. One that stops short after its Advance (RA-06) is 0, with why. */
int attack_make(const struct rules *r, struct attack *a);
/* Steps 2 to 6 of a legal one. */
int attack_resolve(const struct rules *r, struct attack *a);

/* The weapon as it is told: one of several copies by its own name. */
const char *attack_weapon_name(const struct attack *a);

/* ---- its parts, for those who ask only for one ---- */

int attack_at(const struct board *b, const struct intruder *in, const struct bp_card_row *card);
int attack_refuse(struct attack *a, struct refusal no);
/* Why it was refused, as one. */
struct refusal attack_why(const struct board *b, const struct attack *a);
/* Pool and everything else of the roll against one target; Cover is looked at, not used up. */
int attack_rolling(const struct rules *r, const struct attack *a, int i, struct dice_table *table,
		   struct rolling *out);
/* What the attacker's own weapon and gear do then; bits of enum effect_moment. */
int attack_effects(const struct rules *r, struct attack *a, int i, unsigned moments);
int attack_responses(const struct rules *r, struct attack *a);
struct effect_context;
struct effect_step;
/* A Signature or Routine in answer to it: it waits until the Attack is over. */
int response_from_sheet(struct effect_context *c, const struct effect_step *s);
/* The Boss's card is a Wound without a roll: its Radiation equals the AT (KW-RADIATE-4..6). */
int attack_radiated(const struct rules *r, struct attack *a, int i);
bool attack_falls_back_last(const struct rules *r, const struct attack *a);
int attack_leave_tokens(const struct rules *r, struct attack *a);
int attack_suppress(const struct rules *r, struct attack *a);
int attack_noise(const struct rules *r, struct attack *a);
/* Step 3: every roll, one target after the other, each with its Wound. */
int attack_roll_all(const struct rules *r, struct attack *a);
/* The attacker is out of reach of her Target before the roll (CHB-11). */
void attack_break_off(const struct rules *r, struct attack *a);

#endif
