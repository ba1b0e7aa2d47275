/* The AI and BP decks of a Boss. Clauses BWN-03, ESC-08, INT-24; ruling RI-53.
 *
 * They are `deck bp NAME` and `deck ai NAME` of the Boss called NAME. `cards` is the draw pile,
 * `discard` the discard pile, top first, `escalation` what Escalation may bring, `wounds` the Wound
 * Stack, top first, and `aside` what is set aside. A card that is there twice is listed twice.
 *
 * With `ordered` the first of `cards` is the top card. Without it the order is hidden, and a draw
 * is a chance among all of them, just as from a shuffled pile. A list cannot say that one card lies
 * under a hidden pile, so such a card stays in `aside` and is drawn when `cards` is used up, before
 * the discard pile is shuffled in. The card of the Wound under way is set aside in earnest: it is
 * the first of `aside` and `wounding` says so, until Escalation puts it under the deck.
 */
#ifndef RULES_DECK_DECK_H
#define RULES_DECK_DECK_H

#include "board/keyed.h"
#include "rules/deck/pile.h"
#include "rules/harm/harm.h"

/* Of the piles only the Wound Stack holds tokens. */
#define WOUND_TOKENS(W)                 \
	W(WOUND_SINGLE, "single-wound") \
	W(WOUND_DOUBLE, "double-wound")
enum wound_token { WOUND_TOKENS(LIST_ID) WOUND_CARD };
extern const char *const wound_token_words[];
/* WOUND_CARD for what is no token. */
enum wound_token wound_token(const char *name);

/* The Boss's deck. One that the board does not tell of is made: its draw pile holds every card of
 * level I of the Boss, its Escalation cards all others. NULL and the diag if a name is no card. */
struct deck *deck_of(const struct rules *r, const struct intruder *boss, enum deck_word sort);
/* Only what the board tells of; NULL if it does not. */
struct deck *deck_told(const struct board *b, const struct intruder *boss, enum deck_word sort);
enum deck_word deck_sort_of(const struct deck *d);
/* 1 to 3, or 0 for what is no card; and how it is written. */
extern const char *const level_numerals[];
int card_level(const struct board *b, enum deck_word sort, const char *card);

/* Cards known to lie under the hidden draw pile, in the arena; the first is the highest. */
const char *deck_under(const struct board *b, const struct deck *d);
int deck_size(const struct board *b, const struct deck *d); /* the draw pile, with those */
/* A pile of the deck without the cards that are disabled, in the arena (DSB-02; RT-143). */
enum deck_pile { PILE_DRAW, PILE_UNDER, PILE_DISCARD, PILE_ESCALATION };
const char *deck_in_use(const struct board *b, const struct deck *d, enum deck_pile which);
/* Is there a card to draw, if need be from the discard pile? (RULING: RT-148) */
bool deck_can_draw(const struct board *b, const struct deck *d);
/* The card goes out of the draw pile, wherever it lies in it. */
void deck_take(struct board *b, struct deck *d, const char *card);
/* The top card, out of the deck. The chance point is `stem`, numbered in a call. -1 and the diag if
 * there is no card at all. */
int deck_draw(const struct rules *r, struct deck *d, enum point stem, const char **card);
/* Shuffles cards in; shuffles the discard pile in, which does nothing to an empty one. */
void deck_shuffle_in(struct board *b, struct deck *d, const char *more);
void deck_reshuffle(struct board *b, struct deck *d, const char *clause, const char *ruling);
void deck_to_bottom(struct board *b, struct deck *d, const char *card);

/* The card of the Wound under way: set aside, asked for (or NULL), and taken back. */
void deck_set_aside(struct board *b, struct deck *d, const char *card);
const char *deck_aside(const struct board *b, const struct deck *d);
const char *deck_take_aside(struct board *b, struct deck *d);

/* One of a pile's cards of that level at random, not taken out; *card is NULL if there is none. */
int deck_random(const struct rules *r, const struct deck *d, enum deck_pile from, int level,
		enum point stem, const char **card);

#endif
