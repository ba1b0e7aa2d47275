/* A Boss: the top AI card, in place of protocols. Clauses BOS, TGT-08 to TGT-21, SIG, FLA; rulings
 * RI-21, RI-45, RI-53, RI-57. */
#include <string.h>

#include "board/names.h"
#include "data/data.h"
#include "event/event.h"
#include "rules/deck/deck.h"
#include "rules/intruder/act.h"
#include "rules/sheet.h"

/* The card that somebody laid down: it has to be in the deck, and on top of one whose order is
 * known. */
static int take_named(struct act *a, struct deck *d, const struct ai_card_row *row,
		      const char **card)
{
	struct arena *arena = a->r->board->arena;
	const char *top = pile_top(d->cards, arena), *name = row->name;

	if (!deck_size(a->r->board, d))
		deck_reshuffle(a->r->board, d, NULL, "RI-53");
	if (!pile_has(d->cards, name) && !pile_has(deck_under(a->r->board, d), name))
		return diag_usage(a->r->diag, "--card %s: not in the draw pile of %s (%s)", name,
				  deck_words(a->r->board, d), d->cards ? d->cards : "empty");
	if (d->ordered && strcmp(top, name) != 0)
		return diag_usage(a->r->diag, "--card %s: the top card of %s is %s", name,
				  deck_words(a->r->board, d), top);
	deck_take(a->r->board, d, name);
	*card = name;
	return 0;
}

const char *boss_card_typed(const struct act *a)
{
	return fate_answer(a->r->fate, ANSWER_CARD, point_stems[POINT_AI], a->in->record.name);
}

/* *out stays NULL where every card is disabled. */
static int draw(struct act *a, const struct ai_card_row **out)
{
	struct board *b = a->r->board;
	struct deck *d = deck_of(a->r, a->in, DECK_AI);
	const char *card, *top = boss_card_typed(a);
	const struct ai_card_row *row = top ? name_row(b, TABLE_AI_CARDS, top, a->r->diag) : NULL;

	*out = NULL;
	if (!d || (top && !row))
		return -1;
	if (!row && !deck_can_draw(b, d)) {
		EVENT(b, NOTE, "text=%s clause=BOS-01 ruling=RT-148",
		      arena_printf(b->arena, "%s has no AI card that can be drawn",
				   a->in->record.name));
		return 0;
	}
	/* BOS-01, BOS-10: the top card, always. */
	if (row ? take_named(a, d, row, &card) : deck_draw(a->r, d, POINT_AI, &card))
		return -1;
	*out = data_find(b->data, TABLE_AI_CARDS, card);
	if (!*out)
		return diag_set(a->r->diag, "no AI card '%s' in ai-cards.csv", card);
	EVENT(b, AI_CARD, "who=%s card=%s level=%d clause=BOS-01,BOS-10", a->in->record.name,
	      (*out)->title, (*out)->level);
	d->discard = pile_on_top(d->discard, card, b->arena);
	return 0;
}

/* What is printed on the sheet: performed like a card, but it is none (SIG-02, SIG-03, SIG-08). */
static int from_sheet(const struct rules *r, struct intruder *in, const char *against,
		      const char *what, const struct effect *e, const char *clause, bool *aimed)
{
	struct act a;

	*aimed = true;
	if (!e->steps) {
		EVENT(r->board, NO_EFFECT, "who=%s what=%s why=%s clause=SIG-01", in->record.name,
		      what, "its sheet has none");
		return 0;
	}
	EVENT(r->board, PERFORMS, "who=%s what=%s clause=%s", in->record.name, what, clause);
	act_start(&a, r, in, (struct ai_order){.against = against});
	act_read_sheet(&a, what, e->steps);
	return act_perform(&a, aimed);
}

int boss_routine(const struct rules *r, struct intruder *in, const char *against)
{
	bool aimed;

	return from_sheet(r, in, against, "Routine", &intruder_type(r->board, in)->routine,
			  "TGT-15,SIG-05", &aimed);
}

int boss_signature(const struct rules *r, struct intruder *in, const char *against)
{
	bool aimed;

	if (from_sheet(r, in, against, "Signature", &intruder_type(r->board, in)->signature,
		       "SIG-04", &aimed))
		return -1;
	return aimed ? 0 : boss_routine(r, in, against); /* SIG-05 */
}

int boss_perform(struct act *a)
{
	const struct ai_card_row *card;
	bool aimed;

	if (draw(a, &card)) /* TGT-08: before targeting */
		return -1;
	if (!card) /* RULING: RT-148 */
		return boss_routine(a->r, a->in, a->order.against);
	act_read(a, card->title, card->target.steps, card->effect.steps, card->after.steps);
	if (!a->lines && !a->order.against)
		return diag_set(a->r->diag, "AI card '%s' has no targeting line", card->name);
	if (act_perform(a, &aimed))
		return -1;
	/* TGT-14, TGT-15; RULING: RI-21: not where somebody was named. */
	return aimed || a->order.against ? 0 : boss_routine(a->r, a->in, NULL);
}
