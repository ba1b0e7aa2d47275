/* Abilities: what a Spacer's character, suit, equipped gear and Condition cards let the Spacer do.
 * Each is a row of abilities.csv with its cost and its effect; the tables of those cards name them.
 * Clauses ABL, KD-04 to KD-06, REA-12, POL-02, POL-03, KW-EXPERTISE-2; rulings RA-04, RO-37, RO-39.
 *
 *   a = ability_of(b, s, "reflex");
 *   if (a && !ability_refusal(b, s, a, &use).reason)
 *	   ability_use(&r, s, a, &use);
 */
#ifndef RULES_TURN_ABILITY_H
#define RULES_TURN_ABILITY_H

#include "rules/intruder/ai.h"
#include "rules/turn/cost.h"

/* How it is used: all may be left empty. */
struct ability_use {
	struct spacer *whom;		    /* the other Spacer it is for; NULL for the user */
	struct space to;		    /* where a move of it goes; NOWHERE for none */
	const struct action_card_row *card; /* the side played for it, where that is its cost */
	bool window;			    /* in a window of opportunity */
	bool told;			    /* an event of the window tells of it already */
};

#define ABILITY_USE ((struct ability_use){.to = NOWHERE})

/* The ability the Spacer has of that name, or the one name that begins so; NULL if there is none.
 * Gear gives its own only while it is equipped (ABL-02). */
const struct ability_row *ability_of(const struct board *b, const struct spacer *s,
				     const char *name);
/* All of them, in order; NULL behind the last. The gear it comes from, or NULL, into *gear. */
const struct ability_row *ability_nth(const struct board *b, const struct spacer *s, int i,
				      struct gear **gear);

/* Who pays for it and with which card, of several copies one that can pay its cost. */
struct payer ability_payer(const struct board *b, struct spacer *s, const struct ability_row *a,
			   const struct action_card_row *card);

/* How many of it the Spacer has, each with uses of its own. */
int ability_copies(const struct board *b, const struct spacer *s, const struct ability_row *a);

/* Why it cannot be used now. A reaction is used in a window and not outside one (REA-02), any other
 * in the Spacer's own turn. */
struct refusal ability_refusal(const struct board *b, const struct spacer *s,
			       const struct ability_row *a, const struct ability_use *use);

/* The same whoever and wherever it is for. */
struct refusal ability_ready_refusal(const struct board *b, const struct spacer *s,
				     const struct ability_row *a, const struct ability_use *use);

/* The same for whomever there is, wherever it may go: why nobody can be given it. */
struct refusal ability_list_refusal(const struct board *b, const struct spacer *s,
				    const struct ability_row *a, const struct ability_use *use);

/* Of the part that moves a figure, `free-move 1`: it goes as a Move action goes, and one who is
 * moved by another provokes nothing (KW-REFLEX, KW-WARN, SPM-25; RI-43). */
struct refusal ability_move_refusal(const struct board *b, const struct spacer *s,
				    const struct ability_row *a, const struct ability_use *use);

/* Pays and does what it says. 0, or -1 with the diag. */
int ability_use(const struct rules *r, struct spacer *s, const struct ability_row *a,
		const struct ability_use *use);

/* Does it work by itself at that time? Then it does, once. */
bool ability_is_passive(const struct ability_row *a, enum location_when when);
int ability_passive(const struct rules *r, struct spacer *s, const struct ability_row *a);
/* ABL-08, ABL-09: the passives of a Spacer whose time that is; of each who lives if `s` is NULL. */
int ability_passives(const struct rules *r, enum location_when when, struct spacer *s);

#endif
