/* What a Spacer carries: loading it, exhausting it, putting it in hand and away. Clauses GEA-12,
 * GEA-13, GEA-18, GEA-19, GEA-30 to GEA-49, KW-DISCHARGE, KW-HEAVY; rulings RO-62, RO-63, RO-69.
 *
 * A `gear` record is equipped unless it is `stowed`, in the backpack. Hands hold two, or one
 * two-handed item; the Suit says how much support gear and how large a backpack there is.
 *
 * What was not refused needs no further leave. Cards, Adrenaline and tokens of the action are the
 * caller's. */
#ifndef RULES_GEAR_GEAR_H
#define RULES_GEAR_GEAR_H

#include "rules/harm/harm.h"

/* Equipped and not disabled (ABL-02, DSB-02): what else of it counts is asked beside this. */
static inline bool gear_at_hand(const struct gear *g)
{
	return !g->stowed && !g->disabled;
}

enum reload { RELOAD_FAST, RELOAD_FULL };

/* Fast: 1 Ammo. Full: all the weapon holds. Neither brings back Charges or a discharged weapon. */
struct refusal reload_refusal(const struct board *b, const struct spacer *s, const struct gear *g,
			      enum reload how);
void gear_reload(const struct rules *r, const struct spacer *s, struct gear *g, enum reload how);

struct refusal exhaust_refusal(const struct board *b, const struct gear *g);
void gear_exhaust(const struct rules *r, struct gear *g);

/* A Rearm: every exhausted card is turned back, then gear goes into hand and away. */
struct rearm {
	struct spacer *who;
	struct gear **equip, **stow;
	int nequip, nstow;
};

struct refusal rearm_refusal(const struct board *b, const struct rearm *x);
void gear_rearm(const struct rules *r, const struct rearm *x);

/* What somebody carries, and how much of it fits. */
struct load {
	int hands, support, backpack;
};

struct load gear_load(const struct board *b, const struct spacer *s, const struct rearm *after);
/* Why it does not fit. */
struct refusal load_refusal(const struct board *b, const struct spacer *s, struct load l);

/* A found item: equipped, swapped for what is held, stowed or left, as the player chooses at
 * NAME.loot. */
int gear_loot(const struct rules *r, struct spacer *s, const char *item);

/* At the start of the owner's turn: Discharge tokens go. */
void gear_turn_start(const struct rules *r, const struct spacer *s);

#endif
