/* Action cards: two sides, on each one or several actions. A card that was played lies on the table
 * as `card NAME CARD front|back played`; one without a record is in hand. Clauses TRN-03 to TRN-32,
 * BAC, KD-13, AWK-14; rulings RO-68, RO-99 to RO-103.
 *
 * The name of a card is that of its front side; a side is a row of action-cards.csv. */
#ifndef RULES_TURN_CARD_H
#define RULES_TURN_CARD_H

#include "rules/turn/turn.h"

bool card_offers(const struct action_card_row *side, enum action a);
/* The card on the table, either side up; NULL if it is in hand. And the one played last. */
struct card *card_on_table(const struct board *b, const struct spacer *s,
			   const struct action_card_row *side);
struct card *card_last(const struct board *b, const struct spacer *s);

/* One action of a side, and the side that is played for what that action costs; NULL for none. */
struct card_use {
	struct spacer *who;
	const struct action_card_row *side;
	enum action action;
	const struct action_card_row *paid;
};

/* A card for one of its actions, before the action is resolved. */
struct refusal card_play_refusal(const struct board *b, const struct card_use *x);
int card_play(const struct rules *r, const struct card_use *x);
/* A card as the cost of something else. */
struct refusal card_spend_refusal(const struct board *b, const struct spacer *s,
				  const struct action_card_row *side);
void card_spend(const struct rules *r, const struct spacer *s, const struct action_card_row *side,
		const char *clause);

/* Exerting: the Stress and the other side first; after its action harm_exert(). */
struct refusal card_exert_refusal(const struct board *b, const struct card_use *x);
int card_exert(const struct rules *r, const struct card_use *x);

/* SCT-11: the card that was Scouted with lies on its other side once the free Attack is made, and
 * that is no Exert (RULING: RO-103). */
void card_turn_for_scout(const struct rules *r, const struct spacer *s);

/* A Bonus Action: a card of hand or table, one action of either side. */
struct refusal card_bonus_refusal(const struct board *b, const struct card_use *x);
int card_bonus(const struct rules *r, const struct card_use *x);

#endif
