#include "rules/deck/pile.h"

#include <string.h>

static bool parts(char c)
{
	return c == ',' || c == ' ';
}

bool pile_next(const char **rest, struct span *card)
{
	const char *p = *rest, *end;

	if (!p)
		return false;
	while (parts(*p))
		p++;
	for (end = p; *end && !parts(*end); end++)
		;
	*card = (struct span){p, (size_t)(end - p)};
	*rest = end;
	return card->n > 0;
}

static bool is_empty(const char *pile)
{
	struct span card;

	return !pile_next(&pile, &card);
}

int pile_count(const char *pile)
{
	struct span card;
	int n = 0;

	while (pile_next(&pile, &card))
		n++;
	return n;
}

int pile_copies(const char *pile, const char *card)
{
	struct span s;
	int n = 0;

	while (pile_next(&pile, &s))
		n += span_is(s, card);
	return n;
}

bool pile_has(const char *pile, const char *card)
{
	return pile_copies(pile, card) > 0;
}

const char *pile_top(const char *pile, struct arena *a)
{
	struct span card;

	return pile_next(&pile, &card) ? arena_strndup(a, card.p, card.n) : NULL;
}

const char *pile_on_top(const char *pile, const char *card, struct arena *a)
{
	return is_empty(pile) ? card : arena_printf(a, "%s,%s", card, pile);
}

const char *pile_at_bottom(const char *pile, const char *card, struct arena *a)
{
	return is_empty(pile) ? card : arena_printf(a, "%s,%s", pile, card);
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
