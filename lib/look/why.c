#include "look/why.h"
#include "board/names.h"

#include <string.h>

#include "board/readings.h"
#include "data/data.h"
#include "event/event.h"
#include "rules/deck/deck.h"
#include "rules/sheet.h"

static void why_distance(struct act *a, const struct spacer *s)
{
	int walked = distance_target(&a->scene, a->in->at, s->at);

	if (walked != UNREACHABLE) {
		EVENT(a->r->board, DISTANCE_TO, "who=%s from=%s distance=%d clause=TGT-18",
		      s->record.name, a->in->record.name, walked);
		return;
	}
	EVENT(a->r->board, DISTANCE_TO, "who=%s from=%s plain=%d ruling=%s", s->record.name,
	      a->in->record.name, distance_plain(a->in->at, s->at),
	      ruling_cited(a->r->board, RI_15));
}

static void why_distances(struct act *a)
{
	const struct board *b = a->r->board;

	EACH(b, spacer, s)
		if (spacer_on_board(s))
			why_distance(a, s);
}

static int why_baseline(struct act *a)
{
	int aimed;

	a->why = true;
	protocol_read_target(a);
	aimed = protocol_aim(a);
	if (aimed > 0)
		protocol_tell_why(a);
	return aimed < 0 ? -1 : 0;
}

static int why_card(struct act *a, const char *name)
{
	const struct ai_card_row *card = name_row(a->r->board, TABLE_AI_CARDS, name, a->r->diag);
	struct act one;
	int aimed;

	if (!card)
		return -1;
	act_start(&one, a->r, a->in, a->order);
	one.why = true;
	act_read(&one, card->title, card->target.steps, card->effect.steps, card->after.steps);
	EVENT(a->r->board, NOTE, "text=%s clause=TGT-10",
	      arena_printf(a->r->board->arena, "if it draws %s:", card->title));
	aimed = act_aim(&one);
	if (!aimed)
		EVENT(a->r->board, PERFORMS, "who=%s what=Routine clause=TGT-15",
		      a->in->record.name);
	return aimed < 0 ? -1 : 0;
}

static int why_boss(struct act *a)
{
	struct deck *d = deck_of(a->r, a->in, DECK_AI);
	const char *rest, *last = "", *typed;
	struct span card;

	if (!d)
		return -1;
	typed = boss_card_typed(a);
	if (typed)
		return why_card(a, typed);
	rest = d->ordered ? pile_top(d->cards, a->r->board->arena) : d->cards;
	while (pile_next(&rest, &card)) {
		const char *name = arena_strndup(a->r->board->arena, card.p, card.n);
		if (strcmp(name, last) != 0 && why_card(a, name))
			return -1;
		last = name;
	}
	return 0;
}

int ai_why(const struct rules *r, struct intruder *in, const char *against)
{
	struct act a;

	if (!intruder_has_token(r->board, in, TOKEN_SURPRISE))
		act_break_welds(r, in);
	act_start(&a, r, in, (struct ai_order){.against = against});
	why_distances(&a);
	if (intruder_has_token(r->board, in, TOKEN_SURPRISE)) {
		EVENT(r->board, NOTE, "text=%s clause=SUR-04",
		      "it is surprised: it discards its tokens and does nothing else");
		return 0;
	}
	return intruder_is_boss(r->board, in) ? why_boss(&a) : why_baseline(&a);
}
