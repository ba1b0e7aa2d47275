#include "rules/deck/deck.h"

#include <string.h>

/* The different cards among which chance decides, and how many there are of each. */
struct lot {
	const char **card;
	u128 *copies;
	int n;
};

static void lot_add(struct lot *l, const char *card)
{
	int i;

	for (i = 0; i < l->n && strcmp(l->card[i], card) != 0; i++)
		;
	if (i == l->n) {
		l->card[l->n++] = card;
		l->copies[i] = 0;
	}
	l->copies[i]++;
}

/* Level 0 is every level. */
static struct lot lot_of(const struct board *b, enum deck_word sort, const char *pile, int level)
{
	size_t room = (size_t)pile_count(pile) + 1;
	struct lot l = {arena_array(b->arena, const char *, room),
			arena_array(b->arena, u128, room), 0};
	struct span s;

	while (pile_next(&pile, &s)) {
		const char *card = arena_strndup(b->arena, s.p, s.n);
		if (!level || card_level(b, sort, card) == level)
			lot_add(&l, card);
	}
	return l;
}

/* Nothing is left to chance; what was typed must agree. */
static int only_one(const struct rules *r, const char *point, const char *card)
{
	const char *typed = fate_typed(r->fate, point);

	if (typed && strcmp(typed, card) != 0)
		return diag_usage(r->diag, "--rolled %s=%s: it is %s", point, typed, card);
	return 0;
}

/* A card is typed by the name of its point: the answer without one is for the first dice. */
static int pick(const struct rules *r, const struct deck *d, enum point stem, const struct lot *l)
{
	const char *what =
	    arena_printf(r->board->arena, "draw a card from %s", deck_title(r->board, d));
	const char *point = rules_point(r, stem);
	bool asked = r->fate->asked;
	int i;

	r->fate->asked = true;
	i = l->n == 1 ? only_one(r, point, l->card[0])
		      : fate_pick(r->fate, point, what, l->card, l->copies, l->n, r->diag);
	r->fate->asked = asked;
	return i;
}

int deck_random(const struct rules *r, const struct deck *d, enum deck_pile from, int level,
		enum point stem, const char **card)
{
	struct lot l =
	    lot_of(r->board, deck_sort_of(d), deck_in_use(r->board, d, from), level); /* DSB-02 */
	int i;

	*card = NULL;
	if (!l.n)
		return 0;
	i = pick(r, d, stem, &l);
	if (i < 0)
		return -1;
	*card = l.card[i];
	return 0;
}

/* The top card, left where it is; NULL if there is none to draw. Those that are disabled are passed
 * over (DSB-02; RULING: RT-143). */
static int top_card(const struct rules *r, const struct deck *d, enum point stem, const char **card)
{
	const struct board *b = r->board;
	const char *cards = deck_in_use(b, d, PILE_DRAW);

	if (!pile_count(cards))
		*card = pile_top(deck_in_use(b, d, PILE_UNDER), b->arena);
	else if (d->ordered)
		*card = pile_top(cards, b->arena);
	else
		return deck_random(r, d, PILE_DRAW, 0, stem, card);
	return 0;
}

static bool is_used_up(const struct board *b, const struct deck *d)
{
	return !pile_count(deck_in_use(b, d, PILE_DRAW)) &&
	       !pile_count(deck_in_use(b, d, PILE_UNDER));
}

bool deck_can_draw(const struct board *b, const struct deck *d)
{
	return !is_used_up(b, d) || pile_count(deck_in_use(b, d, PILE_DISCARD)) > 0;
}

int deck_draw(const struct rules *r, struct deck *d, enum point stem, const char **card)
{
	/* RULING: RI-53, and RO-45 of the Scanner: a pile that is used up gets its discard pile
	 * back. */
	if (is_used_up(r->board, d))
		deck_reshuffle(r->board, d, NULL, deck_is(d, DECK_SCANNER) ? "RO-45" : "RI-53");
	if (top_card(r, d, stem, card))
		return -1;
	if (!*card)
		return diag_set(r->diag, "deck %s: no card is left to draw",
				deck_words(r->board, d));
	deck_take(r->board, d, *card);
	return 0;
}
