#include "rules/deck/escalation_step.h"
#include "board/keyed.h"

#include <string.h>

#include "data/data.h"
#include "event/event.h"

/* ---- searching ---- */

static bool level_in(const struct board *b, const struct deck *d, const char *pile, int level)
{
	struct span s;

	while (pile_next(&pile, &s))
		if (card_level(b, deck_sort_of(d), arena_strndup(b->arena, s.p, s.n)) == level)
			return true;
	return false;
}

static bool level_drawable(const struct board *b, const struct deck *d, int level)
{
	return level_in(b, d, d->cards, level) || level_in(b, d, deck_under(b, d), level);
}

bool level_held(const struct board *b, const struct deck *d, int level)
{
	return level_drawable(b, d, level) || level_in(b, d, d->discard, level);
}

int lowest_level(const struct board *b, const struct deck *d)
{
	int level;

	for (level = 1; level <= TOP_LEVEL; level++)
		if (level_held(b, d, level))
			return level;
	return 0;
}

int level_to_come(const struct board *b, const struct deck *d, int level)
{
	for (; level <= TOP_LEVEL; level++)
		if (level_in(b, d, d->escalation, level))
			return level;
	return 0;
}

/* ---- taking out ---- */

/* The different cards of a level in a pile. */
static int candidates(const struct board *b, const struct deck *d, const char *pile, int level,
		      const char **out, int n)
{
	struct span s;
	int i;

	while (pile_next(&pile, &s)) {
		const char *card = arena_strndup(b->arena, s.p, s.n);
		if (card_level(b, deck_sort_of(d), card) != level)
			continue;
		for (i = 0; i < n && strcmp(out[i], card) != 0; i++)
			;
		if (i == n)
			out[n++] = card;
	}
	return n;
}

static int at_of(const struct board *b, const struct deck *d, const char *card)
{
	const struct bp_card_row *row = data_find(b->data, TABLE_BP_CARDS, card);

	return deck_sort_of(d) == DECK_BP && row ? row->at : 0;
}

/* Which of several goes: the one that is easiest to wound, so that the others stay. */
static int choose_card(const struct rules *r, const struct deck *d, const char *const *cards, int n)
{
	bool bp = deck_sort_of(d) == DECK_BP;
	int i, least = 0;

	for (i = 1; i < n; i++)
		if (at_of(r->board, d, cards[i]) < at_of(r->board, d, cards[least]))
			least = i;
	return choose_rather(r, NULL, bp ? POINT_REMOVE_BP : POINT_REMOVE_AI, cards, n, least,
			     bp ? "its AT is the lowest" : "any of that level will do");
}

int take_out(const struct rules *r, struct deck *d, int level, const char *clause)
{
	struct board *b = r->board;
	/* ESC-08: the discard pile only if the deck has none. */
	bool discarded = !level_drawable(b, d, level);
	int room = deck_size(b, d) + pile_count(d->discard) + 1, n, i;
	const char **cards = arena_array(b->arena, const char *, (size_t)room);

	n = candidates(b, d, discarded ? d->discard : d->cards, level, cards, 0);
	if (!discarded)
		n = candidates(b, d, deck_under(b, d), level, cards, n);
	i = choose_card(r, d, cards, n);
	if (i < 0)
		return -1;
	if (discarded)
		d->discard = pile_without(d->discard, cards[i], b->arena);
	else
		deck_take(b, d, cards[i]);
	EVENT(b, TAKEN_OUT, "card=%s deck=%s from=%s clause=%s", cards[i], deck_title(b, d),
	      discarded ? "the discard pile" : "the draw pile", clause);
	return discarded;
}

/* ---- putting in ---- */

int put_in(const struct rules *r, struct deck *d, int level, const char *clause, const char *ruling)
{
	enum point stem = deck_sort_of(d) == DECK_BP ? POINT_ESCALATE_BP : POINT_ESCALATE_AI;
	const char *card;

	if (deck_random(r, d, PILE_ESCALATION, level, stem, &card))
		return -1;
	if (!card)
		return 0;
	d->escalation = pile_without(d->escalation, card, r->board->arena);
	deck_shuffle_in(r->board, d, card);
	EVENT(r->board, SHUFFLED_IN, "card=%s deck=%s clause=%s ruling=%s", card,
	      deck_title(r->board, d), clause, ruling);
	return 0;
}
