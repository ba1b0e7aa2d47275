#include "rules/turn/card.h"

#include <string.h>

#include "data/data.h"
#include "event/event.h"
#include "rules/harm/able.h"
#include "rules/turn/cost.h"
#include "rules/waiting.h"

#define EXERT_STRESS 2

/* ---- cards and their sides ---- */

static int face_of(const struct action_card_row *side)
{
	return strcmp(side->name, side->card) ? CARD_BACK : CARD_FRONT;
}

bool card_offers(const struct action_card_row *side, enum action a)
{
	return names_have(side->actions, action_words[a], NULL);
}

struct card *card_on_table(const struct board *b, const struct spacer *s,
			   const struct action_card_row *side)
{
	return board_find(b, KIND_CARD, s->record.name, side->card);
}

struct card *card_last(const struct board *b, const struct spacer *s)
{
	int i;

	for (i = board_count(b, KIND_CARD) - 1; i >= 0; i--)
		if (board_card(b, i)->played &&
		    !strcmp(board_card(b, i)->record.owner, s->record.name))
			return board_card(b, i);
	return NULL;
}

static void card_to_end(struct board *b, struct card *c)
{
	struct record_list *l = &b->of[KIND_CARD];
	int i;

	for (i = 0; l->at[i] != &c->record; i++)
		;
	for (; i < l->n - 1; i++)
		l->at[i] = l->at[i + 1];
	l->at[i] = &c->record;
}

/* ---- what stands in the way ---- */

static struct refusal hands_refusal(const struct board *b, const struct spacer *s)
{
	if (s->dead)
		return refuse("TRN-01", "the dead play no cards");
	/* KD-03, KD-13, RULING: RO-40 the card's list is the fuller one. */
	return allow_if(!spacer_is_down(b, s), "KD-13",
			"a Spacer who is down plays no Action cards and does nothing");
}

/* A card that lies there for its disable token alone is still in hand. */
static struct refusal disabled_refusal(const struct board *b, const struct spacer *s,
				       const struct action_card_row *side)
{
	const struct card *c = card_on_table(b, s, side);

	return c && c->disabled ? refuse("DSB-02", "the card is disabled") : ALLOWED;
}

static struct refusal offer_refusal(const struct board *b, const struct action_card_row *side,
				    enum action a)
{
	/* TRN-09, TRN-10 */
	return card_offers(side, a)
		   ? ALLOWED
		   : refuse_of(b, strchr(side->actions, ',') ? "TRN-10" : "TRN-09",
			       "%s offers %s, not %s", side->title, side->actions, action_words[a]);
}

/* Catch Breath and Exert exclude each other in a turn. */
static struct refusal breath_refusal(const struct board *b, const struct spacer *s, enum action a)
{
	const struct turn *t = board_find(b, KIND_TURN, NULL, s->record.name);

	/* TRN-32, RULING: RO-101 in neither order. */
	return allow_if(a != ACTION_CATCH_BREATH || !t || !t->exerted, "TRN-32",
			"no Catch Breath in a turn of Exerting");
}

/* TRN-03, TRN-23, TRN-25, RULING: RO-100 each Exert card is one of the three. */
static struct refusal room_refusal(const struct board *b, const struct spacer *s, int more)
{
	const struct turn *t = board_find(b, KIND_TURN, NULL, s->record.name);
	int exerts = exert_cards(b, s);

	return t->plays + exerts + more > TURN_PLAYS
		   ? refuse_of(b, exerts ? "TRN-25" : "TRN-03",
			       "%d cards are in play, %d of them %s", t->plays + exerts, exerts,
			       exerts == 1 ? "an Exert card" : "Exert cards")
		   : ALLOWED;
}

struct refusal card_spend_refusal(const struct board *b, const struct spacer *s,
				  const struct action_card_row *side)
{
	const struct card *there = card_on_table(b, s, side);
	struct refusal no = hands_refusal(b, s);

	if (!no.reason)
		no = turn_own_refusal(b, s);
	if (!no.reason)
		no = disabled_refusal(b, s, side);
	if (no.reason)
		return no;
	/* TRN-12, TRN-17: it lies on the table, and its other side needs an Exert. */
	if (there)
		return refuse_of(b, there->face == face_of(side) ? "TRN-12" : "TRN-17",
				 "%s lies on the table already", side->card);
	return room_refusal(b, s, 1);
}

static bool costs_a_card(const struct card_use *x)
{
	return names_have(x->side->cost, cost_words[COST_CARD], NULL);
}

/* KW-EXPERTISE-3: what the action itself asks for; ABL-21: a card besides its own, too. */
static struct refusal side_cost_refusal(const struct board *b, const struct card_use *x)
{
	struct refusal no =
	    cost_refusal(b, &(struct payer){.who = x->who, .card = x->paid}, x->side->cost);

	if (no.reason || !costs_a_card(x))
		return no;
	return allow_if(strcmp(x->paid->card, x->side->card), "ABL-21",
			"that card is played for the action itself");
}

static int side_cost_pay(const struct rules *r, const struct card_use *x)
{
	if (cost_pay(r, &(struct payer){.who = x->who, .card = x->paid}, x->side->cost))
		return -1;
	/* RULING: RT-81 the one whose action is performed is the last. */
	if (costs_a_card(x) && !x->who->dead)
		card_to_end(r->board, card_on_table(r->board, x->who, x->side));
	return 0;
}

struct refusal card_play_refusal(const struct board *b, const struct card_use *x)
{
	struct refusal no = card_spend_refusal(b, x->who, x->side);

	if (!no.reason)
		no = unfinished_refusal(b);
	if (!no.reason)
		no = offer_refusal(b, x->side, x->action);
	if (!no.reason)
		no = breath_refusal(b, x->who, x->action);
	if (!no.reason)
		no = side_cost_refusal(b, x);
	return no.reason || !costs_a_card(x) ? no : room_refusal(b, x->who, 2);
}

/* ---- playing ---- */

/* SCT-11: the free Attack of a scout is made at once, or not at all. */
static void let_scout_attack_go(const struct rules *r, const struct spacer *s)
{
	waiting_take_all(r->board, WAITING_SCOUT_ATTACK, s);
}

static void lay_down(const struct rules *r, const struct spacer *s,
		     const struct action_card_row *side)
{
	struct card *c = board_add(r->board, KIND_CARD, s->record.name, side->card);

	let_scout_attack_go(r, s);
	c->face = face_of(side); /* TRN-11, TRN-12: the side that is resolved lies up */
	c->played = 1;
	turn_of(r->board, s)->plays++;
}

void card_spend(const struct rules *r, const struct spacer *s, const struct action_card_row *side,
		const char *clause)
{
	lay_down(r, s, side);
	card_on_table(r->board, s, side)->paid = 1;
	EVENT(r->board, PLAYS, "who=%s card=%s now=%d clause=%s", s->record.name, side->title,
	      turn_of(r->board, s)->plays, clause);
}

static void tell_action(const struct rules *r, const struct card_use *x, const char *how,
			const char *clause)
{
	EVENT(r->board, PLAYS, "who=%s card=%s action=%s how=%s house=%s clause=%s",
	      x->who->record.name, x->side->title, action_words[x->action], how,
	      x->side->source == SOURCE_HOUSE ? "card" : NULL, clause);
}

int card_play(const struct rules *r, const struct card_use *x)
{
	lay_down(r, x->who, x->side);
	EVENT(r->board, PLAYS, "who=%s card=%s action=%s house=%s clause=TRN-03",
	      x->who->record.name, x->side->title, action_words[x->action],
	      x->side->source == SOURCE_HOUSE ? "card" : NULL);
	return side_cost_pay(r, x);
}

/* ---- exerting ---- */

static struct refusal exert_time_refusal(const struct board *b, const struct spacer *s)
{
	const struct turn *t = board_find(b, KIND_TURN, NULL, s->record.name);

	if (!turn_is_own(b, s))
		return turn_own_refusal(b, s);
	/* TRN-18, TRN-26: once a turn, whatever lies there from before. */
	if (t->exerted)
		return refuse("TRN-18", "once a turn is enough");
	/* TRN-32, RULING: RO-101 */
	if (t->catching)
		return refuse("TRN-32", "no Exerting in a turn of Catch Breath");
	/* TRN-19 */
	return card_last(b, s) ? ALLOWED
			       : refuse("TRN-19", "no action of an Action card has been performed");
}

struct refusal card_exert_refusal(const struct board *b, const struct card_use *x)
{
	struct spacer *s = x->who;
	const struct action_card_row *side = x->side;
	struct refusal no = hands_refusal(b, s);
	const struct card *last;

	if (!no.reason)
		no = exert_time_refusal(b, s);
	if (!no.reason)
		no = unfinished_refusal(b);
	if (no.reason)
		return no;
	last = card_last(b, s);
	/* TRN-22, RULING: RT-81 the card whose action was the last, turned over. */
	if (strcmp(last->record.name, side->card) != 0 || last->face == face_of(side))
		return refuse_of(b, "TRN-22", "Exerting turns over %s, the card played last",
				 last->record.name);
	if (last->paid) /* RULING: RT-159 */
		return refuse_of(b, "TRN-19",
				 "%s was played as a cost: none of its actions was performed",
				 last->record.name);
	no = disabled_refusal(b, s, side);
	if (!no.reason)
		no = offer_refusal(b, side, x->action);
	if (!no.reason && x->action == ACTION_CATCH_BREATH)
		no = refuse("TRN-32", "no Catch Breath in a turn of Exerting");
	return no.reason ? no : side_cost_refusal(b, x);
}

int card_exert(const struct rules *r, const struct card_use *x)
{
	struct spacer *s = x->who;
	struct card *c = card_on_table(r->board, s, x->side);

	let_scout_attack_go(r, s);
	tell_action(r, x, "by Exerting", "TRN-22");
	c->face = face_of(x->side);
	c->exerted = 1;
	turn_of(r->board, s)->exerted = 1;
	/* TRN-20, RULING: RO-99 legal at 8 and 9 too, and fatal. */
	if (harm_stress(r, s, EXERT_STRESS, "TRN-20") || s->dead)
		return s->dead ? 0 : -1;
	return side_cost_pay(r, x);
}

/* ---- the free Attack of a scout ---- */

static const struct action_card_row *side_of(const struct board *b, const struct card *c, bool up)
{
	EACH_ROW(b->data, ACTION_CARDS, action_card_row, side)
		if (!strcmp(side->card, c->record.name) && (face_of(side) == c->face) == up)
			return side;
	return NULL;
}

void card_turn_for_scout(const struct rules *r, const struct spacer *s)
{
	struct card *c = card_last(r->board, s);
	const struct action_card_row *up = c ? side_of(r->board, c, true) : NULL,
				     *other = c ? side_of(r->board, c, false) : NULL;

	if (!up || !other || !card_offers(up, ACTION_SCOUT))
		return;
	c->face = face_of(other);
	EVENT(r->board, FLIPS, "who=%s card=%s to=%s clause=SCT-11 ruling=RO-103", s->record.name,
	      up->title, other->title);
}

/* ---- Bonus Actions ---- */

/* RULING: RT-152: how many cards have been played does not matter. */
struct refusal card_bonus_refusal(const struct board *b, const struct card_use *x)
{
	struct refusal no = hands_refusal(b, x->who);

	if (!no.reason)
		no = disabled_refusal(b, x->who, x->side);
	if (!no.reason)
		no = offer_refusal(b, x->side, x->action); /* BAC-04 */
	if (!no.reason)
		no = breath_refusal(b, x->who, x->action);
	return no.reason ? no : side_cost_refusal(b, x);
}

int card_bonus(const struct rules *r, const struct card_use *x)
{
	struct spacer *s = x->who;
	const struct action_card_row *side = x->side;

	/* BAC-02, RULING: RO-68 from hand it now lies there and counts; BAC-03: or it did. */
	if (!card_on_table(r->board, s, side)) {
		if (turn_of(r->board, s)->plays >= AMOUNT_MOST)
			return diag_set(r->diag, "more than %d cards in one turn of %s",
					AMOUNT_MOST, s->record.name);
		lay_down(r, s, side);
	}
	card_on_table(r->board, s, side)->paid = 0;
	tell_action(r, x, "as a Bonus Action", "BAC-04");
	return side_cost_pay(r, x);
}
