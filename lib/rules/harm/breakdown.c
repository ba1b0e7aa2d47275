#include "rules/harm/breakdown.h"

#include <string.h>

#include "data/data.h"
#include "event/event.h"
#include "rules/harm/condition.h"

/* A card that lies beside somebody's board, on either side, is not in the deck. */
static bool is_held(const struct board *b, const struct condition_row *card)
{
	return board_find(b, KIND_CONDITION, NULL, card->name) ||
	       (*card->flips_to && board_find(b, KIND_CONDITION, NULL, card->flips_to));
}

/* The deck: every card that nobody holds or, if they all are held, every card. */
static int deck(const struct board *b, const char **names, bool held_too)
{
	int cards = 0;

	EACH_ROW(b->data, CONDITIONS, condition_row, row)
		if (has_trait(row->traits, TRAIT_BREAKDOWN, NULL) && (held_too || !is_held(b, row)))
			names[cards++] = row->name;
	return cards || held_too ? cards : deck(b, names, true);
}

/* SBD-05: at random. NULL and no problem if there are no cards. */
static int draw_card(const struct rules *r, const char **card)
{
	const char **names;
	int n, i;

	data_rows(r->board->data, TABLE_CONDITIONS, &n);
	names = arena_array(r->board->arena, const char *, (size_t)n + 1);
	n = deck(r->board, names, false);
	*card = NULL;
	if (!n)
		return 0;
	i = fate_pick(r->fate, rules_point(r, POINT_BREAKDOWN), "draw a Stress Breakdown card",
		      names, NULL, n, r->diag);
	if (i >= 0)
		*card = names[i];
	return i < 0 ? -1 : 0;
}

int breakdown_check(const struct rules *r, struct spacer *s, bool late)
{
	const char *card;

	/* SBD-07, DMG-04, RULING: RI-34 once, for the rest of the Run. */
	if (s->dead || s->broken)
		return 0;
	if (board_doing(r->board, DOING_FLATLINE, s->record.name)) /* RULING: RI-35: after it */
		return 0;
	/* SBD-01, SBD-02, SBD-03, DMG-05, RUB-05, RUB-06: met or passed, whichever moved. */
	if (s->vitals > s->stress)
		return 0;
	s->broken = 1;
	EVENT(r->board, BREAKDOWN, "who=%s how=%s clause=%s", s->record.name,
	      late		       ? "had met already"
	      : s->vitals == s->stress ? "meet"
				       : "pass each other",
	      s->vitals == s->stress ? "SBD-01" : "SBD-02");
	if (draw_card(r, &card))
		return -1;
	/* SBD-06: the card's effect is resolved as it is gained. */
	if (card && harm_condition(r, s, card, "SBD-06"))
		return -1;
	/* SBD-08, SBD-10: whoever survived it turns it over, unless the card names a later time. */
	return s->dead ? 0 : conditions_flip(r, s, FLIPS_NOW);
}
