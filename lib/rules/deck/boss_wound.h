/* Wounding a Boss. Clauses BWN, WND-06, WND-14, ESC-02, ESC-03, KW-RADIATE-3 to 7; rulings RA-28,
 * RA-62, RI-49.
 *
 * An Attack on a Boss draws its top BP card, whose AT is what the Power has to reach. A card that
 * is wounded becomes a Wound on the Wound Stack; a card that is not goes on the discard pile. The
 * Boss dies when the stack holds as many Wounds as its sheet asks for. The total is kept in the
 * `wounds` of the Boss's record as well.
 *
 * The order of an Attack: boss_draw_bp(); while boss_radiate_due(): boss_wounded(), the Responses,
 * boss_radiate_end(), escalate(), boss_draw_bp() again; the roll against boss_at(); boss_fail() or
 * boss_wounded(); the Responses; escalate() after a Wound. */
#ifndef RULES_DECK_BOSS_WOUND_H
#define RULES_DECK_BOSS_WOUND_H

#include "rules/deck/deck.h"

/* The BP card of an Attack, out of the deck; chance points `bp`, `bp-2`, ... */
int boss_draw_bp(const struct rules *r, const struct intruder *boss,
		 const struct bp_card_row **card);
/* The AT to reach: printed, with the Boss's bonus, less its Suppression; never under 0. */
int boss_at(const struct board *b, const struct intruder *boss, const struct bp_card_row *card);

/* Does the card just drawn become a Wound at once? The event tells it. */
bool boss_radiate_due(const struct rules *r, const struct intruder *boss,
		      const struct bp_card_row *card);
/* Every Radiation token leaves the sheet. */
void boss_radiate_end(const struct rules *r, const struct intruder *boss);

/* All return 0, or -1 and the diag. A failed Attack brings no Escalation (ESC-03). */
int boss_fail(const struct rules *r, const struct intruder *boss, const struct bp_card_row *card);
int boss_wounded(const struct rules *r, struct intruder *boss, const struct bp_card_row *card,
		 bool critical);
int boss_single_wounds(const struct rules *r, struct intruder *boss, int n);

int boss_wounds(const struct board *b, const struct intruder *boss);
bool boss_is_dead(const struct board *b, const struct intruder *boss);

#endif
