#include "rules/deck/boss_wound.h"
#include "board/keyed.h"

#include <string.h>

#include "data/data.h"
#include "event/event.h"
#include "rules/harm/condition.h"
#include "rules/sheet.h"

#define WOUNDS_MOST 99

/* ---- drawing ---- */

int boss_draw_bp(const struct rules *r, const struct intruder *boss,
		 const struct bp_card_row **card)
{
	struct deck *d = deck_of(r, boss, DECK_BP);
	const char *name;

	/* BWN-03; RULING: RA-28 before the Power Pool is made. */
	if (!d || deck_draw(r, d, POINT_BP, &name))
		return -1;
	*card = data_find(r->board->data, TABLE_BP_CARDS, name);
	EVENT(r->board, BP_CARD, "who=%s card=%s level=%s at=%d clause=BWN-03,WND-06",
	      boss->record.name, name, level_numerals[(*card)->level], (*card)->at);
	return 0;
}

int boss_at(const struct board *b, const struct intruder *boss, const struct bp_card_row *card)
{
	/* WND-06, BWN-16, ESC-42, SUP-08: the card's number, not the sheet's. */
	int at = card->at + boss->harder - intruder_suppression(b, boss);

	return at > 0 ? at : 0;
}

/* ---- Radiate ---- */

bool boss_radiate_due(const struct rules *r, const struct intruder *boss,
		      const struct bp_card_row *card)
{
	int n = token_count(r->board, boss->record.name, TOKEN_RADIATION);

	/* KW-RADIATE-4, KW-RADIATE-9; RULING: RA-62 just as many as the printed AT. */
	if (!n || n != card->at)
		return false;
	EVENT(r->board, RADIATED,
	      "who=%s card=%s n=%d clause=KW-RADIATE-3,KW-RADIATE-4 ruling=RA-62",
	      boss->record.name, card->name, n);
	return true;
}

void boss_radiate_end(const struct rules *r, const struct intruder *boss)
{
	struct token *t = token_find(r->board, boss->record.name, TOKEN_RADIATION);

	if (!t)
		return;
	EVENT(r->board, DISCARD, "who=%s what=%s clause=KW-RADIATE-6", boss->record.name,
	      arena_printf(r->board->arena, "%d Radiation", t->count));
	board_remove(r->board, &t->record); /* KW-RADIATE-6: all of them */
}

/* ---- the Wound Stack ---- */

/* What a card or token of the stack is worth. */
static int worth(const struct board *b, const char *name)
{
	/* BWN-09, ESC-31; RULING: RI-49 one token for both. */
	if (wound_token(name) == WOUND_DOUBLE)
		return 2;
	/* BWN-07, BWN-08, BWN-13, BWN-14, ESC-36: level III counts twice. */
	return card_level(b, DECK_BP, name) == 3 ? 2 : 1;
}

int boss_wounds(const struct board *b, const struct intruder *boss)
{
	const struct deck *d = deck_told(b, boss, DECK_BP);
	const char *rest = d ? d->wounds : NULL;
	struct span s;
	int sum = 0;

	if (!pile_count(rest))
		return boss->wounds;
	while (pile_next(&rest, &s))
		sum += worth(b, arena_strndup(b->arena, s.p, s.n));
	return sum;
}

bool boss_is_dead(const struct board *b, const struct intruder *boss)
{
	const struct intruder_row *type = intruder_type(b, boss);

	/* BWN-06, WND-14: not before the stack is full. */
	return type && type->wounds && boss_wounds(b, boss) >= type->wounds;
}

static void stack(const struct rules *r, struct intruder *boss, struct deck *d, const char *what,
		  const char *clause, const char *ruling)
{
	const struct intruder_row *type = intruder_type(r->board, boss);
	int now;

	d->wounds = pile_on_top(d->wounds, what, r->board->arena); /* BWN-05: on top */
	now = boss_wounds(r->board, boss);
	boss->wounds = now < WOUNDS_MOST ? now : WOUNDS_MOST;
	EVENT(r->board, STACKED, "who=%s what=%s n=%d now=%d of=%d clause=%s ruling=%s",
	      boss->record.name, what, worth(r->board, what), now, type ? type->wounds : 0, clause,
	      ruling);
	if (boss->dying || !boss_is_dead(r->board, boss))
		return;
	boss->dying = 1; /* RULING: RA-08: it still responds; then it goes */
	EVENT(r->board, KILLED, "who=%s clause=WND-14", boss->record.name);
}

/* A BP III card that no critical killed is set aside, and its Wounds are a token. */
static void stack_token(const struct rules *r, struct intruder *boss, struct deck *d,
			const char *card)
{
	/* BWN-09, ESC-31; RULING: RI-49 one token, worth 2. */
	stack(r, boss, d, wound_token_words[WOUND_DOUBLE], "BWN-09,ESC-31", "RI-49");
	deck_set_aside(r->board, d, card); /* BWN-10: until Escalation is over */
	EVENT(r->board, SET_ASIDE, "card=%s deck=%s clause=BWN-10", card, deck_title(r->board, d));
}

int boss_wounded(const struct rules *r, struct intruder *boss, const struct bp_card_row *card,
		 bool critical)
{
	static const char *const clause[] = {NULL, "BWN-05,BWN-07", "BWN-05,BWN-08",
					     "BWN-12,BWN-13,ESC-36"};
	struct deck *d = deck_of(r, boss, DECK_BP);

	if (!d)
		return -1;
	/* BWN-10, BWN-12: a critical puts the card itself there. */
	if (card->level == 3 && !critical)
		stack_token(r, boss, d, card->name);
	else
		stack(r, boss, d, card->name, clause[card->level], NULL);
	return 0;
}

int boss_single_wounds(const struct rules *r, struct intruder *boss, int n)
{
	struct deck *d = deck_of(r, boss, DECK_BP);

	if (!d)
		return -1;
	while (n-- > 0)
		stack(r, boss, d, wound_token_words[WOUND_SINGLE], "BWN-14",
		      NULL); /* BWN-14: besides all others */
	return 0;
}

/* ---- failing ---- */

int boss_fail(const struct rules *r, const struct intruder *boss, const struct bp_card_row *card)
{
	struct deck *d = deck_of(r, boss, DECK_BP);

	if (!d)
		return -1;
	d->discard = pile_on_top(d->discard, card->name, r->board->arena); /* ESC-02: on top */
	EVENT(r->board, DISCARDED, "card=%s deck=%s clause=ESC-02,ESC-03", card->name,
	      deck_title(r->board, d));
	return 0;
}
