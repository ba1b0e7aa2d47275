/* All that befalls a Spacer at once, in the order of the rules. Clauses IAT-15, IAT-16, DIE-07,
 * DIE-08, CMD-24 to CMD-29, KD-15, KD-16.
 *
 * It stops with the Spacer's death, and what an Attack brings also with an Awakening, whose Chain
 * Break ends the Attack (AWK-05). */
#ifndef RULES_TURN_SUFFER_H
#define RULES_TURN_SUFFER_H

#include "data/effect.h"
#include "dice/notation.h"
#include "rules/gate.h"
#include "rules/harm/harm.h"

/* H(id, word, the least number it takes, -1 for none), in the order in which they are resolved. */
#define HARMS(H)                       \
	H(DAMAGE, "damage", 0)         \
	H(VITALS, "vitals", 1)         \
	H(STRESS, "stress", 0)         \
	H(ADRENALINE, "adrenaline", 0) \
	H(RADIATION, "radiation", 0)   \
	H(INFECTION, "infection", 0)   \
	H(CONDITION, "condition", -1)  \
	H(KNOCKDOWN, "knockdown", -1)  \
	H(CRASH, "crash", -1)          \
	H(EFFECT, "effect", -1)        \
	H(EXERT, "exert", -1)          \
	H(KILL, "kill", -1)            \
	H(SESSION_END, "session-end", -1)

enum harm {
#define H(id, word, least) HARM_##id,
	HARMS(H)
#undef H
	    HARM_COUNT
};

extern const struct harm_row {
	const char *word;
	int least;
} harm_rows[HARM_COUNT];

struct suffering {
	bool asked[HARM_COUNT];
	int n[HARM_COUNT]; /* of those that take a number */
	bool rolls_stress; /* the Stress is the Power of these dice instead (SEC-05, CMD-24) */
	struct dice_pool stress_dice;
	bool offers_expertise, offers_gear; /* to lower the damage */
	const char *const *conditions;
	const struct effect *effects;
	int nconditions, neffects;
	const struct intruder *from; /* or NULL */
	struct forced_gate gate;     /* of a Knockdown; by an Attack, all of it is the Attack's */
};

/* RULING: RO-112: who is in an Other Place is out of reach of an Intruder. */
bool suffering_reaches(const struct spacer *s, const struct suffering *x);
struct refusal suffering_refusal(const struct board *b, const struct spacer *s,
				 const struct suffering *x);
int suffer(const struct rules *r, struct spacer *s, const struct suffering *x);

#endif
