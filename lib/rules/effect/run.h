/* Running an effect text: what a card, a protocol, a response or a tile does to a Spacer.
 *
 * Steps are resolved in their order, and a guard is read when its step comes (RI-32). A verb whose
 * rule is at home in another module is left as `queue effect`, unless the caller brings it. A step
 * with `may` is a choice, `NAME.may-VERB`: yes if it helps the players, no if it costs. */
#ifndef RULES_EFFECT_RUN_H
#define RULES_EFFECT_RUN_H

#include "data/effect.h"
#include "rules/harm/harm.h"
#include "rules/move/forced_gate.h"

struct effect_context;
typedef int effect_fn(const struct effect_context *c, const struct effect_step *s);

struct effect_context {
	const struct rules *r;
	const char *source;    /* the figure, tile or card it comes from; may be NULL */
	struct spacer *target; /* whom it happens to: a Target, or the attacker of a Response */
	int damage;	       /* dealt by the Attack it belongs to (IAT-12) */
	const char *clause;    /* cited by what it does; may be NULL */
	bool attack;	       /* belongs to an Attack: a Chain Break ends it (CHB-02) */
	const struct forced_gate *gate; /* what its Knockback has to reach by; NULL for nothing */
	const char *far; /* the clause by which its Knockdown does not reach (KD-15), or NULL */
	int depth;	 /* 0, or of the effect within which this one runs */
	effect_fn *const
	    *verbs; /* EFFECT_COUNT of other modules, NULL where they have none; or NULL */
	/* Does a state guard hold: 1, 0, or -1 for not known here? NULL knows `adjacent` only. */
	int (*state)(const struct effect_context *c, enum effect_guard g);
};

int effect_run(const struct effect_context *c, const struct effect_step *steps);
/* Parses and runs; an empty text does nothing. */
int effect_run_text(const struct effect_context *c, const char *text);

#endif
