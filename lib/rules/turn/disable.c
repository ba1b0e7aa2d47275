#include "rules/turn/disable.h"

#include <string.h>

#include "data/data.h"
#include "event/event.h"
#include "rules/deck/deck.h"
#include "rules/harm/harm.h"

/* Where a kind of record keeps its token. */
static int *token_of(struct record *what)
{
	static const struct {
		enum kind kind;
		size_t at;
	} kept[] = {
	    {KIND_DOOR, offsetof(struct door, disabled)},
	    {KIND_MARK, offsetof(struct mark, disabled)},
	    {KIND_TERRAIN, offsetof(struct terrain, disabled)},
	    {KIND_GEAR, offsetof(struct gear, disabled)},
	    {KIND_CARD, offsetof(struct card, disabled)},
	    {KIND_INTRUDER, offsetof(struct intruder, disabled)},
	    {KIND_BLIP, offsetof(struct blip, disabled)},
	    {KIND_STRATAGEM, offsetof(struct stratagem, disabled)},
	};
	size_t i;

	for (i = 0; i < COUNT(kept); i++)
		if (kept[i].kind == what->kind)
			return (int *)(void *)((char *)what + kept[i].at);
	return NULL;
}

static bool put_token(const struct rules *r, struct record *what, bool on, const char *name)
{
	int *token = token_of(what);

	if (!token || !*token == !on)
		return false;
	*token = on; /* DSB-01 */
	event_add(r->board, on ? EVENT_DISABLED : EVENT_ENABLED, "what=%s clause=DSB-01", name);
	return true;
}

static const char *of(const struct rules *r, const char *name, const char *owner)
{
	return owner ? arena_printf(r->board->arena, "%s of %s", name, owner) : name;
}

/* Nothing is left to say of it once its token is gone. */
static bool is_in_hand(const struct board *b, const struct record *r)
{
	const struct card *c = as_card(r);

	return c && !c->played && !card_is_exert(b, c);
}

bool component_disable(const struct rules *r, struct record *what, bool on)
{
	bool done = put_token(r, what, on, of(r, what->name, what->owner));

	if (done && !on && is_in_hand(r->board, what))
		board_remove(r->board, what);
	return done;
}

struct record *component_of(struct board *b, const struct spacer *s, const char *name, bool on)
{
	struct record *there = board_find(b, KIND_GEAR, s->record.name, name);
	const struct action_card_row *side =
	    there ? NULL : data_find(b->data, TABLE_ACTION_CARDS, name);

	if (side)
		there = board_find(b, KIND_CARD, s->record.name, side->card);
	if (side && !there && on)
		there = board_add(b, KIND_CARD, s->record.name, side->card);
	return there;
}

struct record *component_named(const struct board *b, const char *name)
{
	static const enum kind pieces[] = {KIND_DOOR, KIND_TERRAIN, KIND_INTRUDER, KIND_BLIP,
					   KIND_STRATAGEM};
	struct record *found = NULL;
	size_t i;

	for (i = 0; i < COUNT(pieces) && !found; i++)
		found = board_find(b, pieces[i], NULL, name);
	return found;
}

/* ---- the cards of a Boss ---- */

static int copies_held(const struct deck *d, const char *card)
{
	return pile_copies(d->cards, card) + pile_copies(d->discard, card) +
	       pile_copies(d->escalation, card) + pile_copies(d->aside, card);
}

/* RULING: RT-143: it stays where it lies, and is not drawn. */
static void put_on_card(const struct rules *r, struct deck *d, const char *card, bool on)
{
	struct arena *a = r->board->arena;

	d->disabled = on ? pile_put_in(d->disabled, card, a) : pile_without(d->disabled, card, a);
}

int part_disable(const struct rules *r, const struct intruder *boss, const char *card, bool on,
		 bool *known)
{
	enum deck_word sort;

	*known = false;
	for (sort = DECK_AI; sort <= DECK_BP; sort++) {
		struct deck *d;
		int held, disabled;
		if (!card_level(r->board, sort, card))
			continue;
		d = deck_of(r, boss, sort);
		if (!d)
			return -1;
		held = copies_held(d, card);
		disabled = pile_copies(d->disabled, card);
		*known = held > 0;
		if (on ? disabled >= held : !disabled)
			return 0;
		put_on_card(r, d, card, on);
		event_add(r->board, on ? EVENT_DISABLED : EVENT_ENABLED, "what=%s clause=DSB-01",
			  of(r, card, boss->record.name));
		return 1;
	}
	return 0;
}

bool marks_disable(const struct rules *r, struct space at, bool on)
{
	bool any = false;
	char text[PLACE_TEXT];

	EACH(r->board, mark, m)
		if (space_same(m->at, at))
			any |= put_token(r, &m->record, on,
					 arena_printf(r->board->arena, "%s on %s",
						      mark_words[m->what], space_text(at, text)));
	return any;
}
