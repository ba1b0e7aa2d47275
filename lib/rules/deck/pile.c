#include "rules/deck/pile.h"

#include <string.h>

bool pile_next(const char **p, struct span *card)
{
	if (!*p)
		return false;
	*p += strspn(*p, ", ");
	*card = (struct span){*p, strcspn(*p, ", ")};
	*p += card->n;
	return card->n > 0;
}

int pile_count(const char *pile)
{
	struct span card;
	int n = 0;

	while (pile_next(&pile, &card))
		n++;
	return n;
}

bool pile_has(const char *pile, const char *card)
{
	struct span s;

	while (pile_next(&pile, &s))
		if (span_is(s, card))
			return true;
	return false;
}

const char *pile_top(const char *pile, struct arena *a)
{
	struct span card;

	return pile_next(&pile, &card) ? arena_strndup(a, card.p, card.n) : NULL;
}

const char *pile_on_top(const char *pile, const char *card, struct arena *a)
{
	return pile_count(pile) ? arena_printf(a, "%s,%s", card, pile) : card;
}

const char *pile_at_bottom(const char *pile, const char *card, struct arena *a)
{
	return pile_count(pile) ? arena_printf(a, "%s,%s", pile, card) : card;
}

const char *pile_without(const char *pile, const char *card, struct arena *a)
{
	const char *rest = NULL;
	bool found = false;
	struct span s;

	while (pile_next(&pile, &s)) {
		if (!found && span_is(s, card))
			found = true;
		else
			rest = pile_at_bottom(rest, arena_strndup(a, s.p, s.n), a);
	}
	return rest;
}

const char *pile_put_in(const char *pile, const char *card, struct arena *a)
{
	const char *all = NULL;
	bool in = false;
	struct span s;

	while (pile_next(&pile, &s)) {
		const char *next = arena_strndup(a, s.p, s.n);
		if (!in && strcmp(card, next) < 0) {
			all = pile_at_bottom(all, card, a);
			in = true;
		}
		all = pile_at_bottom(all, next, a);
	}
	return in ? all : pile_at_bottom(all, card, a);
}

const char *pile_put_all_in(const char *pile, const char *cards, struct arena *a)
{
	struct span s;

	while (pile_next(&cards, &s))
		pile = pile_put_in(pile, arena_strndup(a, s.p, s.n), a);
	return pile;
}
