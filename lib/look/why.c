#include "look/why.h"
#include "board/names.h"

#include <string.h>

#include "board/readings.h"
#include "data/data.h"
#include "event/event.h"
#include "look/why_answer.h"
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

static struct aims aims_for(int most, struct arena *a)
{
	struct aims aims = {.most = most};

	aims.at = arena_alloc(a, (size_t)most * sizeof *aims.at + 1);
	return aims;
}

/* What the reasons from there on say that it targets: a Spacer, a Zone, nobody; NULL for none. */
static const char *said_target(const struct board *b, int from)
{
	int i = board_count(b, KIND_EVENT);

	while (--i >= from)
		if (event_is(board_event(b, i), EVENT_TARGET))
			return event_arg(board_event(b, i), "target");
	return NULL;
}

static void note_aim(struct aims *aims, const char *card, const char *target)
{
	if (!aims || aims->n == aims->most)
		return;
	aims->at[aims->n].card = card;
	aims->at[aims->n++].target = target;
}

static int why_card(struct act *a, const char *name, struct aims *aims)
{
	const struct ai_card_row *card = name_row(a->r->board, TABLE_AI_CARDS, name, a->r->diag);
	int from = board_count(a->r->board, KIND_EVENT), aimed;
	struct act one;

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
	note_aim(aims, card->title, said_target(a->r->board, from));
	return aimed < 0 ? -1 : 0;
}

static int why_boss(struct act *a, struct aims *aims)
{
	struct deck *d = deck_of(a->r, a->in, DECK_AI);
	const char *rest, *last = "", *typed;
	struct span card;

	if (!d)
		return -1;
	typed = boss_card_typed(a);
	if (typed)
		return why_card(a, typed, aims);
	rest = deck_in_use(a->r->board, d, PILE_DRAW); /* DSB-02 */
	if (d->ordered)
		rest = pile_top(rest, a->r->board->arena);
	if (aims)
		*aims = aims_for(pile_count(rest), a->r->board->arena);
	while (pile_next(&rest, &card)) {
		const char *name = arena_strndup(a->r->board->arena, card.p, card.n);
		if (strcmp(name, last) != 0 && why_card(a, name, aims))
			return -1;
		last = name;
	}
	return 0;
}

/* Whom each card goes for, learned on a copy: the answer comes before its reasons. */
static int answer_boss(const struct rules *r, const struct intruder *in, const char *against)
{
	struct arena own = {0};
	struct board *copy = board_copy(r->board, &own);
	struct fate f = {.explore_chance = true};
	struct rules there = {.board = copy, .fate = &f, .diag = r->diag};
	struct aims aims = {0};
	struct intruder *same = board_find(copy, KIND_INTRUDER, NULL, in->record.name);
	struct act a;
	int result;

	memcpy(f.given, r->fate->given, sizeof f.given);
	fate_start(&f, &own);
	fate_begin(&f, copy);
	result = look_begin(&there, same, against);
	act_start(&a, &there, same, (struct ai_order){.against = against});
	if (!result)
		result = boss_card_typed(&a) ? why_answer(r, in, against) : why_boss(&a, &aims);
	if (!result && aims.n)
		result = why_answer_boss(r, in, against, &aims);
	fate_release(&f);
	arena_release(&own);
	return result;
}

static int answer(const struct rules *r, const struct intruder *in, const char *against)
{
	if (intruder_has_token(r->board, in, TOKEN_SURPRISE)) {
		EVENT(r->board, NOTE, "text=%s clause=SUR-04",
		      arena_printf(r->board->arena,
				   "%s is surprised: it discards its tokens and does nothing else",
				   in->record.name));
		return 0;
	}
	return intruder_is_boss(r->board, in) ? answer_boss(r, in, against)
					      : why_answer(r, in, against);
}

int ai_why(const struct rules *r, struct intruder *in, const char *against)
{
	struct act a;

	if (answer(r, in, against) || look_begin(r, in, against))
		return -1;
	fate_begin(r->fate, r->board); /* what was typed has not been taken yet */
	act_start(&a, r, in, (struct ai_order){.against = against});
	why_distances(&a);
	if (intruder_has_token(r->board, in, TOKEN_SURPRISE))
		return 0;
	return intruder_is_boss(r->board, in) ? why_boss(&a, NULL) : why_baseline(&a);
}
