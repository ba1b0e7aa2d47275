#include "rules/deck/deck.h"

#include <string.h>

#include "data/data.h"
#include "event/event.h"

static const struct {
	const char *suffix, *title;
	enum table_id table;
} sorts[] = {[DECK_BP] = {"-bp", "BP", TABLE_BP_CARDS}, [DECK_AI] = {"-ai", "AI", TABLE_AI_CARDS}};

/* ---- cards ---- */

/* The columns that the two tables of cards share. */
struct card_facts {
	const char *name, *boss;
	int level;
};

static struct card_facts card_at(const void *rows, enum deck_sort sort, int i)
{
	const struct bp_card_row *bp = rows;
	const struct ai_card_row *ai = rows;

	if (sort == DECK_BP)
		return (struct card_facts){bp[i].name, bp[i].intruder, bp[i].level};
	return (struct card_facts){ai[i].name, ai[i].intruder, ai[i].level};
}

int card_level(const struct board *b, enum deck_sort sort, const char *card)
{
	const void *row = data_find(b->data, sorts[sort].table, card);

	return row ? card_at(row, sort, 0).level : 0;
}

/* ---- finding and making ---- */

static const char *deck_name(const struct board *b, const struct intruder *boss,
			     enum deck_sort sort)
{
	return arena_printf(b->arena, "%s%s", boss->record.name, sorts[sort].suffix);
}

struct deck *deck_told(const struct board *b, const struct intruder *boss, enum deck_sort sort)
{
	return board_find(b, KIND_DECK, NULL, deck_name(b, boss, sort));
}

enum deck_sort deck_sort_of(const struct deck *d)
{
	size_t n = strlen(d->record.name), len = strlen(sorts[DECK_AI].suffix);

	return n > len && !strcmp(d->record.name + n - len, sorts[DECK_AI].suffix) ? DECK_AI
										   : DECK_BP;
}

static struct deck *make(struct board *b, const struct intruder *boss, enum deck_sort sort)
{
	const struct intruder_row *type = intruder_type(b, boss);
	struct deck *d = board_add(b, KIND_DECK, NULL, deck_name(b, boss, sort));
	const void *rows;
	int i, n;

	rows = data_rows(b->data, sorts[sort].table, &n);
	for (i = 0; type && i < n; i++) {
		struct card_facts c = card_at(rows, sort, i);
		const char **pile = c.level == 1 ? &d->cards : &d->escalation;
		if (!strcmp(c.boss, type->name))
			*pile = pile_at_bottom(*pile, c.name, b->arena);
	}
	return d;
}

/* Only the Wound Stack holds tokens. */
static bool is_token(const char *card)
{
	return !strcmp(card, SINGLE_WOUND) || !strcmp(card, DOUBLE_WOUND);
}

static int check_pile(const struct rules *r, const struct deck *d, const char *pile, bool stack)
{
	enum deck_sort sort = deck_sort_of(d);
	struct span s;
	char hint[128];

	while (pile_next(&pile, &s)) {
		const char *card = arena_strndup(r->board->arena, s.p, s.n);
		if (card_level(r->board, sort, card) || (stack && is_token(card)))
			continue;
		r->diag->at.line = d->record.line;
		return diag_set(r->diag, "deck %s: no %s card is called '%s'%s", d->record.name,
				sorts[sort].title, card,
				data_suggest(r->board->data, sorts[sort].table, card, hint));
	}
	return 0;
}

/* Wounds that the board counts but does not show are tokens on the stack. */
static const char *counted_wounds(const struct intruder *boss, struct arena *a)
{
	const char *stack = NULL;
	int i;

	for (i = 0; i < boss->wounds; i++)
		stack = pile_on_top(stack, SINGLE_WOUND, a);
	return stack;
}

struct deck *deck_of(const struct rules *r, const struct intruder *boss, enum deck_sort sort)
{
	struct deck *d = deck_told(r->board, boss, sort);

	if (!d)
		d = make(r->board, boss, sort);
	if (sort == DECK_BP && !pile_count(d->wounds))
		d->wounds = counted_wounds(boss, r->board->arena);
	if (check_pile(r, d, d->cards, false) || check_pile(r, d, d->discard, false) ||
	    check_pile(r, d, d->escalation, false) || check_pile(r, d, d->aside, false) ||
	    check_pile(r, d, d->wounds, true))
		return NULL;
	return d;
}

/* ---- aside ---- */

static const char *aside_flag(const struct board *b, const struct deck *d)
{
	return arena_printf(b->arena, "%s-aside", d->record.name);
}

const char *deck_aside(const struct board *b, const struct deck *d)
{
	if (!board_find(b, KIND_FLAG, NULL, aside_flag(b, d)))
		return NULL;
	return pile_top(d->aside, b->arena);
}

void deck_set_aside(struct board *b, struct deck *d, const char *card)
{
	if (!deck_aside(b, d))
		board_add(b, KIND_FLAG, NULL, aside_flag(b, d));
	d->aside = pile_on_top(d->aside, card, b->arena);
}

const char *deck_take_aside(struct board *b, struct deck *d)
{
	const char *card = deck_aside(b, d);

	if (!card)
		return NULL;
	board_remove(b, board_find(b, KIND_FLAG, NULL, aside_flag(b, d)));
	d->aside = pile_without(d->aside, card, b->arena);
	return card;
}

const char *deck_under(const struct board *b, const struct deck *d)
{
	const char *card = deck_aside(b, d);

	return card ? pile_without(d->aside, card, b->arena) : d->aside;
}

/* ---- the draw pile ---- */

int deck_size(const struct board *b, const struct deck *d)
{
	return pile_count(d->cards) + pile_count(deck_under(b, d));
}

/* What lies under the pile is now that; the card set aside stays first. */
static void set_under(struct board *b, struct deck *d, const char *under)
{
	const char *card = deck_aside(b, d);

	d->aside = card ? pile_on_top(under, card, b->arena) : under;
}

void deck_take(struct board *b, struct deck *d, const char *card)
{
	if (pile_has(d->cards, card))
		d->cards = pile_without(d->cards, card, b->arena);
	else
		set_under(b, d, pile_without(deck_under(b, d), card, b->arena));
}

/* A shuffled pile is kept in the order of names: its own order means nothing. */
static void shuffle(struct board *b, struct deck *d, const char *more)
{
	const char *pile = pile_put_all_in(NULL, d->cards, b->arena);

	pile = pile_put_all_in(pile, deck_under(b, d), b->arena);
	d->cards = pile_put_all_in(pile, more, b->arena);
	set_under(b, d, NULL);
	d->ordered = 0;
}

void deck_shuffle_in(struct board *b, struct deck *d, const char *card)
{
	shuffle(b, d, card);
}

void deck_reshuffle(struct board *b, struct deck *d, const char *clause, const char *ruling)
{
	int n = pile_count(d->discard);

	if (!n)
		return;
	shuffle(b, d, d->discard);
	d->discard = NULL;
	EVENT(b, RESHUFFLED, "deck=%s n=%d clause=%s ruling=%s", d->record.name, n, clause, ruling);
}

void deck_to_bottom(struct board *b, struct deck *d, const char *card)
{
	bool under = pile_count(deck_under(b, d)) > 0;

	if (!under && (d->ordered || !pile_count(d->cards)))
		d->cards = pile_at_bottom(d->cards, card, b->arena);
	else
		d->aside = pile_at_bottom(d->aside, card, b->arena);
}
