/* Running an effect: what a card, a protocol, a response, an ability or a tile does.
 *
 * The context says what there is to work with; a verb whose needs the table gives finds them there.
 * Steps are resolved in their order. A group's guard is judged once, when the group is reached, for
 * the Spacer it is about (RI-32). A step with `may` is a choice, `NAME.may-VERB`: yes if it helps
 * the players, no if it costs. Without a target nothing happens to anybody, and that is said. */
#ifndef RULES_EFFECT_EFFECT_H
#define RULES_EFFECT_EFFECT_H

#include "data/effect.h"
#include "rules/gate.h"
#include "rules/rules.h"

#define EFFECT_DEPTH   16 /* effects that bring Conditions that have effects ... */
#define EFFECT_SPAWNED 9

struct act;
struct attack;

/* What one run of a text remembers. */
struct effect_memory {
	signed char judged[GROUPS_MOST]; /* 1 holds, -1 does not, 0 not reached */
	bool told[GROUPS_MOST];		 /* that it holds */
	const struct effect_step *next;	 /* the step to go on with; a verb may move it */
	bool discarded;			 /* a Blip, from here: */
	struct corner from;
	const char *spawned[EFFECT_SPAWNED]; /* Intruders, for the ambush behind it */
	int nspawned;
};

struct effect_context {
	const struct rules *r;
	const char *source;	   /* what it comes from, by name; may be NULL */
	const char *clause;	   /* cited by what it does; may be NULL */
	struct spacer *target;	   /* whom it happens to; NULL: nobody */
	struct spacer *user;	   /* who uses the ability it belongs to, or NULL */
	bool passive;		   /* that ability works by itself */
	struct intruder *intruder; /* it comes from, or is about; or NULL */
	struct space place;	   /* it comes from; NOWHERE for none */
	struct act *act;	   /* the Intruder's action it belongs to, or NULL */
	struct spacer *stand_in;   /* for the Priority Target, asked for already; or NULL */
	bool overwhelms;       /* it is Overwhelm, for which somebody stands in (RULING: RT-154) */
	struct attack *answer; /* the Spacer's Attack it answers, or NULL */
	unsigned moments;      /* of a Spacer's own Attack: bits of enum effect_moment */
	int damage;	       /* dealt by the Attack it belongs to (IAT-12) */
	const struct forced_gate *gate; /* what its Knockback has to reach by; NULL for nothing */
	const char *far; /* the clause by which its Knockdown does not reach (KD-15), or NULL */
	struct space to; /* where its free move goes; NOWHERE leaves it to be made later */
	bool no_blips;	 /* for want of Blips none is removed (BLP-26) */
	bool repeated;	 /* done for another already: what is about nobody is not done again */
	int depth;	 /* 0, or of the effect within which this one runs */
	struct effect_memory *memory; /* of the run under way */
};

/* A context with nothing in it but these. */
struct effect_context effect_start(const struct rules *r, const char *source, struct spacer *target,
				   const char *clause);

/* Resolves a whole text. 0, or -1 with the diag. */
int effect_run(struct effect_context *c, const struct effect *e);

/* ---- for those who walk the steps themselves ---- */

/* One step, its guard aside. */
int effect_step(struct effect_context *c, const struct effect_step *s);
/* Do the players want it, where a step leaves that to them? -1 and the diag. */
int effect_wanted(const struct effect_context *c, const struct effect_step *s);
/* Does the group hold, as judged when it was reached? The first time it is judged now. */
bool effect_group_holds(struct effect_context *c, const struct effect_group *g);
/* What a guard that asks by number counts: the damage, the Stress, the brood. */
int effect_guard_amount(const struct effect_context *c, const struct guard *g);
/* Would it hold now? */
bool effect_guards_true(const struct effect_context *c, const struct effect_group *g);

/* ---- the verbs ---- */

typedef int effect_fn(struct effect_context *c, const struct effect_step *s);
#define V(id, word, args, needs, run, what) effect_fn run;
EFFECT_VERBS(V)
#undef V

/* Everybody a step is about, at most EFFECT_WHOM_MOST of them, in the order of their spaces. -1 and
 * the diag if it cannot be told. */
#define EFFECT_WHOM_MOST SPACERS_MOST
int effect_whom(struct effect_context *c, const struct effect_step *s,
		struct spacer *out[EFFECT_WHOM_MOST]);

#endif
