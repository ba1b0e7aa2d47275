/* Condition cards and tokens. Clauses CND, KD, KW-KNOCKDOWN, KW-DAZED; rulings RA-38, RA-39.
 *
 * A card lies beside its Spacer's board: `condition NAME CARD`, with the tokens it calls for on it.
 * Radiation and Infection are `token` records of the Spacer. A card is held once. */
#ifndef RULES_HARM_CONDITION_H
#define RULES_HARM_CONDITION_H

#include "data/effect.h"
#include "rules/gate.h"
#include "rules/harm/harm.h"

#define KNOCKDOWN "knockdown"
#define AWAKENING "awakening"

/* harm_condition() from within an effect of that depth. */
int condition_gain(const struct rules *r, struct spacer *s, const char *name, const char *clause,
		   int depth);
struct condition *spacer_condition(const struct board *b, const struct spacer *s, const char *name);

/* Is the Spacer falling down, and are tokens barred by that (RO-39)? */
bool tokens_barred(const struct board *b, const struct spacer *s);

/* The card leaves; a Spacer who loses Knockdown stands up (KD-09). */
void condition_discard(const struct rules *r, struct spacer *s, struct condition *c,
		       const char *clause);
/* Every card and every Condition token (AWK-08, AWK-09, CND-05, CND-14); Stress Breakdown cards,
 * which are no Conditions, only at the end of the Run (SBD-09). */
enum shed { SHED_CONDITIONS, SHED_ALL };
void conditions_discard(const struct rules *r, struct spacer *s, enum shed what,
			const char *clause);

/* Turns over the cards that are due then: FLIPS_NOW, or FLIPS_NEXT_TURN at the start of a turn. */
int conditions_flip(const struct rules *r, struct spacer *s, enum flips when);
/* The owner's turn ends: what a card did until then is over, the card stays to be turned. */
void conditions_turn_over(const struct rules *r, const struct spacer *s);

/* The Awakening card goes back, if it is held, and what is left of its tokens (AWK-20). */
void awakening_end(const struct rules *r, struct spacer *s, const char *clause);

/* The Run or Incursion is over: Lingering effects, then every Condition goes (CND-05..09). */
int conditions_end(const struct rules *r, struct spacer *s);

/* The clause by which a Knockdown of that Intruder does not reach the Spacer, or NULL: an Attack's
 * needs the Spacer in effective range, a Response's adjacent (KD-15, KD-16). Read when the Attack
 * or Response lands (RA-57). `from` may be NULL: then nothing is known against it. */
const char *knockdown_barred(const struct board *b, const struct spacer *s,
			     const struct intruder *from, const struct forced_gate *g);

/* The card beside the Spacer with a verb that lasts as long as the card lies there, by its title;
 * NULL if there is none, or if it has worn off. */
const char *condition_lasting(const struct board *b, const struct spacer *s, enum effect_verb v);

#endif
