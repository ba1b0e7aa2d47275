/* What the Intruders do: one activation, the Intruders' part of a Round, attacks of opportunity.
 *
 * A baseline Intruder takes its Target by its sheet and the first protocol that qualifies; a Boss
 * draws an AI card. Clauses PRO, TGT, MOV, IAT, AFT, WOO, CHB, AOO, SUR, BOS, CMD, SIG, FLA, INT;
 * rulings RI-01 to RI-67. */
#ifndef RULES_INTRUDER_AI_H
#define RULES_INTRUDER_AI_H

#include "rules/roll/rolling.h"

/* What a Spacer does in a window of opportunity: `juliet:reflex:C4`. */
struct reaction {
	const char *who;	       /* the Spacer that uses it; NULL for nobody */
	const char *ability;	       /* reflex, warn, ... */
	const char *whom;	       /* moved by Warn and its like; NULL for the user */
	struct space to;	       /* NOWHERE for none */
	const struct reaction *before; /* the last one used in the window, or NULL */
};

/* Why an Intruder acts, if not because it is its turn. */
struct ai_order {
	const char *against; /* the Target whatever the targeting says (TGT-19); NULL for its own */
	const char *as;	     /* what for; NULL in its own phase */
	const char *attack;  /* an Attack, and no activation (RULING: RT-147): by that clause */
};

#define AI_OWN_TURN ((struct ai_order){0})

/* One activation, to its last after-effect. 0, or -1 with the diag. The Intruder may be gone from
 * the board afterwards. */
int ai_activate(const struct rules *r, struct intruder *in, struct ai_order o);

/* How the activation of one that is not surprised begins: what comes before its protocol or AI card
 * (WLD-13, BOS-02). */
int ai_begin(const struct rules *r, struct intruder *in, struct ai_order o);

/* "Intruders activate": all of them that have not acted, closest to a Spacer first, measured anew
 * after each (INT-06, INT-07; RULING: RI-55). */
int ai_phase(const struct rules *r);

/* Would leaving that space provoke it? Unsuppressed, not surprised, adjacent (AOO-01, AOO-06,
 * SUR-05). */
bool ai_provoked_by(const struct board *b, const struct intruder *in, struct space left);
/* The same of a board whose scene is at hand. */
struct scene;
bool ai_provoked_on(const struct scene *sc, const struct intruder *in, struct space left);
/* The attacks of opportunity on a Spacer about to step away from where it stands. Whether it can go
 * on is to be asked of its record afterwards: it may be dead, knocked down or elsewhere (AOO-05).
 */
int ai_opportunity(const struct rules *r, struct spacer *mover);
/* Why a step of that Spacer provokes nobody. */
struct refusal ai_provoke_refusal(const struct board *b, const struct spacer *mover);

/* What waits on the board for an Intruder: `queue reprisal` and `queue opportunity` (RSP-16). */
int ai_queued(const struct rules *r);
/* A Flash Attack: it appears beside the Spacer, draws one card, acts and leaves, or waits at Zero
 * Hour as the Adversary (FLA-03 to FLA-10). `name` may be nobody on the board yet. */
int ai_flash(const struct rules *r, const char *name, struct spacer *target, bool zero_hour);

#endif
