#include "rules/deck/deck.h"

#include <string.h>

#include "data/data.h"
#include "event/event.h"

static const struct {
	const char *title;
	enum table_id table;
} sorts[] = {[DECK_BP] = {"BP", TABLE_BP_CARDS}, [DECK_AI] = {"AI", TABLE_AI_CARDS}};

/* ---- cards ---- */

const char *const level_numerals[] = {"0", "I", "II", "III"};

/* The columns that the two tables of cards share. */
struct card_facts {
	const char *name, *boss;
	int level;
};

static struct card_facts card_at(const void *rows, enum deck_word sort, int i)
{
	const struct bp_card_row *bp = rows;
	const struct ai_card_row *ai = rows;

	if (sort == DECK_BP)
		return (struct card_facts){bp[i].name, bp[i].intruder, bp[i].level};
	return (struct card_facts){ai[i].name, ai[i].intruder, ai[i].level};
}

int card_level(const struct board *b, enum deck_word sort, const char *card)
{
	const void *row = data_find(b->data, sorts[sort].table, card);

	return row ? card_at(row, sort, 0).level : 0;
}

/* ---- finding and making ---- */

struct deck *deck_told(const struct board *b, const struct intruder *boss, enum deck_word sort)
{
	return deck_find(b, sort, boss->record.name);
}

enum deck_word deck_sort_of(const struct deck *d)
{
	return deck_is(d, DECK_AI) ? DECK_AI : DECK_BP;
}

/* The cards of a type's table that are of level I, or the others; NULL if there are none. */
static const char *printed_pile(const struct board *b, const struct intruder_row *type,
				enum deck_word sort, bool level_one)
{
	struct buf pile = {0};
	const void *rows;
	const char *text;
	int i, n;

	rows = data_rows(b->data, sorts[sort].table, &n);
	for (i = 0; i < n; i++) {
		struct card_facts c = card_at(rows, sort, i);
		if ((c.level == 1) != level_one || !str_same(c.boss, type->name))
			continue;
		if (pile.n)
			buf_putc(&pile, ',');
		buf_puts(&pile, c.name);
	}
	text = pile.n ? arena_strndup(b->arena, pile.p, pile.n) : NULL;
	buf_release(&pile);
	return text;
}

static struct deck *make(struct board *b, const struct intruder *boss, enum deck_word sort)
{
	const struct intruder_row *type = intruder_type(b, boss);
	struct deck *d = deck_add(b, sort, boss->record.name);

	if (type) {
		d->cards = printed_pile(b, type, sort, true);
		d->escalation = printed_pile(b, type, sort, false);
	}
	return d;
}

const char *const wound_token_words[] = {WOUND_TOKENS(LIST_WORD) NULL};

enum wound_token wound_token(const char *name)
{
	int t = word_number(span_of(name), wound_token_words);

	return t < 0 ? WOUND_CARD : (enum wound_token)t;
}

static int check_pile(const struct rules *r, const struct deck *d, const char *pile, bool stack)
{
	enum deck_word sort = deck_sort_of(d);
	struct span s;
	char hint[128];

	while (pile_next(&pile, &s)) {
		const char *card = arena_strndup(r->board->arena, s.p, s.n);
		if (card_level(r->board, sort, card) || (stack && wound_token(card) != WOUND_CARD))
			continue;
		r->diag->at.line = d->record.line;
		return diag_set(r->diag, "deck %s: no %s card is called '%s'%s",
				deck_words(r->board, d), sorts[sort].title, card,
				data_suggest(r->board->data, sorts[sort].table, card, hint));
	}
	return 0;
}

static int check_piles(const struct rules *r, const struct deck *d)
{
	return check_pile(r, d, d->cards, false) || check_pile(r, d, d->discard, false) ||
	       check_pile(r, d, d->escalation, false) || check_pile(r, d, d->aside, false) ||
	       check_pile(r, d, d->disabled, false) || check_pile(r, d, d->wounds, true);
}

/* Wounds that the board counts but does not show are tokens on the stack. */
static const char *counted_wounds(const struct intruder *boss, struct arena *a)
{
	const char *stack = NULL;
	int i;

	for (i = 0; i < boss->wounds; i++)
		stack = pile_on_top(stack, wound_token_words[WOUND_SINGLE], a);
	return stack;
}

struct deck *deck_of(const struct rules *r, const struct intruder *boss, enum deck_word sort)
{
	struct deck *told = deck_told(r->board, boss, sort);
	struct deck *d = told ? told : make(r->board, boss, sort);

	if (sort == DECK_BP && !pile_count(d->wounds))
		d->wounds = counted_wounds(boss, r->board->arena);
	return told && check_piles(r, d) ? NULL : d;
}

/* ---- aside ---- */

const char *deck_aside(const struct board *b, const struct deck *d)
{
	return d->wounding ? pile_top(d->aside, b->arena) : NULL;
}

void deck_set_aside(struct board *b, struct deck *d, const char *card)
{
	d->wounding = 1;
	d->aside = pile_on_top(d->aside, card, b->arena);
}

const char *deck_take_aside(struct board *b, struct deck *d)
{
	const char *card = deck_aside(b, d);

	if (!card)
		return NULL;
	d->wounding = 0;
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

/* RULING: RT-190 of like cards a token lies beside one that can still be drawn. */
const char *deck_in_use(const struct board *b, const struct deck *d, enum deck_pile which)
{
	const char *pile[] = {[PILE_DRAW] = d->cards,
			      [PILE_UNDER] = deck_under(b, d),
			      [PILE_DISCARD] = d->discard,
			      [PILE_ESCALATION] = d->escalation};
	const char *disabled = d->disabled;
	struct span s;
	size_t i;

	while (pile_next(&disabled, &s)) {
		const char *card = arena_strndup(b->arena, s.p, s.n);
		for (i = 0; i < COUNT(pile) && !pile_has(pile[i], card); i++)
			;
		if (i < COUNT(pile))
			pile[i] = pile_without(pile[i], card, b->arena);
	}
	return pile[which];
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
void deck_shuffle_in(struct board *b, struct deck *d, const char *more)
{
	const char *pile = pile_put_all_in(NULL, d->cards, b->arena);

	pile = pile_put_all_in(pile, deck_under(b, d), b->arena);
	d->cards = pile_put_all_in(pile, more, b->arena);
	set_under(b, d, NULL);
	d->ordered = 0;
}

void deck_reshuffle(struct board *b, struct deck *d, const char *clause, const char *ruling)
{
	int n = pile_count(d->discard);

	if (!n)
		return;
	deck_shuffle_in(b, d, d->discard);
	d->discard = NULL;
	EVENT(b, RESHUFFLED, "deck=%s n=%d clause=%s ruling=%s", deck_title(b, d), n, clause,
	      ruling);
}

void deck_to_bottom(struct board *b, struct deck *d, const char *card)
{
	bool under = pile_count(deck_under(b, d)) > 0;

	if (!under && (d->ordered || !pile_count(d->cards)))
		d->cards = pile_at_bottom(d->cards, card, b->arena);
	else
		d->aside = pile_at_bottom(d->aside, card, b->arena);
}
