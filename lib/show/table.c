/* What stands beside the map. */
#include <string.h>

#include "board/keyed.h"
#include "data/data.h"
#include "data/row.h"
#include "show/words.h"

struct telling {
	const struct board *board;
	tell_fn *tell;
	void *arg;
};

static void tell(const struct telling *t, const char *label, struct phrase *p)
{
	const char *text = phrase_list(p, t->board->arena);

	if (*text)
		t->tell(t->arg, label, text);
}

/* The record of that number, or NULL behind the last. */
static const void *at(const struct telling *t, enum kind k, int i)
{
	return i < board_count(t->board, k) ? t->board->of[k].at[i] : NULL;
}

static void tell_priority(const struct telling *t)
{
	const struct priority *p = board_single(t->board, KIND_PRIORITY);

	if (p)
		t->tell(t->arg, "Priority Target", p->who);
}

static void tell_pools(const struct telling *t)
{
	const struct pool *p;
	int i;

	for (i = 0; (p = at(t, KIND_POOL, i)); i++) {
		struct phrase text = {0};
		if (p->discipline)
			phrase_add(&text, "%d Discipline", p->discipline);
		if (p->confidence)
			phrase_add(&text, "%d Confidence", p->confidence);
		if (p->expertise)
			phrase_add(&text, "%d Expertise", p->expertise);
		if (!text.text.n)
			phrase_add(&text, "empty");
		tell(t, strcmp(p->record.name, "active") ? "Incoming Pool" : "Active Pool", &text);
	}
}

static void tell_queue(const struct telling *t)
{
	const struct queue *q;
	int i;

	for (i = 0; (q = at(t, KIND_QUEUE, i)); i++) {
		struct phrase text = {0};
		phrase_add(&text, "%s", waiting_words[q->what]);
		if (q->who)
			phrase_add(&text, "by %s", q->who);
		if (q->target)
			phrase_add(&text, "on %s", q->target);
		if (q->amount != ABSENT)
			phrase_add(&text, "amount %d", q->amount);
		if (q->dice)
			phrase_add(&text, "dice %s", q->dice);
		if (q->effect.text)
			phrase_add(&text, "effect %s", q->effect.text);
		tell(t, i ? "Then" : "To come", &text);
	}
}

static void tell_stratagems(const struct telling *t)
{
	const struct stratagem *s;
	int i;

	for (i = 0; (s = at(t, KIND_STRATAGEM, i)); i++) {
		const struct stratagem_row *row =
		    data_find(t->board->data, TABLE_STRATAGEMS, s->record.name);
		struct phrase text = {0};
		phrase_add(&text, "%s", row ? row->title : s->record.name);
		if (row)
			phrase_add(&text, "%d of %d Expertise", s->expertise, row->expertise);
		else
			phrase_add(&text, "%d Expertise", s->expertise);
		phrase_add(&text, "%s", s->unlocked ? "unlocked" : "locked");
		if (s->charges)
			phrase_add(&text, "%d Charge%s", s->charges, s->charges == 1 ? "" : "s");
		if (s->disabled)
			phrase_add(&text, "disabled");
		tell(t, "Stratagem", &text);
	}
}

static int names_count(const char *names)
{
	struct span word;
	int n = 0;

	while (names && names_next(&names, &word))
		n++;
	return n;
}

static void add_pile(struct phrase *p, const char *names, const char *what)
{
	int n = names_count(names);

	if (n)
		phrase_add(p, "%d %s", n, what);
}

static void tell_decks(const struct telling *t)
{
	const struct deck *d;
	int i, n;

	for (i = 0; (d = at(t, KIND_DECK, i)); i++) {
		struct phrase text = {0};
		n = names_count(d->cards);
		phrase_add(&text, "%d card%s%s", n, n == 1 ? "" : "s",
			   d->ordered ? " in a known order" : "");
		add_pile(&text, d->discard, "discarded");
		add_pile(&text, d->escalation, "in the Escalation");
		add_pile(&text, d->wounds, "as Wounds");
		add_pile(&text, d->aside, "aside");
		add_pile(&text, d->disabled, "disabled");
		tell(t, arena_printf(t->board->arena, "Deck %s", deck_title(t->board, d)), &text);
	}
}

static void tell_supply(const struct telling *t)
{
	const struct supply *s;
	struct phrase text = {0};
	int i;

	for (i = 0; (s = at(t, KIND_SUPPLY, i)); i++)
		phrase_add(&text, "%d %s", s->count, s->record.name);
	tell(t, "Supply", &text);
}

static void tell_flags(const struct telling *t)
{
	const struct flag *f;
	struct phrase text = {0};
	int i;

	for (i = 0; (f = at(t, KIND_FLAG, i)); i++)
		phrase_add(&text, "%s%s%s%s", f->record.name, f->record.owner ? " " : "",
			   f->record.owner ? f->record.owner : "",
			   f->value == 1 ? "" : arena_printf(t->board->arena, " %d", f->value));
	tell(t, "Flags", &text);
}

static void tell_rulings(const struct telling *t)
{
	const struct ruling_record *r;
	struct phrase text = {0};
	int i;

	for (i = 0; (r = at(t, KIND_RULING, i)); i++)
		phrase_add(&text, "%s as %s", r->id, r->reading);
	tell(t, "Rulings", &text);
	if (board_single(t->board, KIND_DICE))
		t->tell(t->arg, "Dice", "rolled at the table");
}

/* ---- whose values are ours ---- */

static bool has_tile(const struct board *b, const struct terrain_row *row)
{
	int i;

	for (i = 0; i < board_count(b, KIND_TERRAIN); i++)
		if (!strcmp(board_terrain(b, i)->type, row->name))
			return true;
	return false;
}

static bool has_intruder(const struct board *b, const struct intruder_row *row)
{
	int i;

	for (i = 0; i < board_count(b, KIND_INTRUDER); i++)
		if (!strcmp(board_intruder(b, i)->type, row->name))
			return true;
	return false;
}

static void tell_house(const struct telling *t)
{
	struct phrase text = {0};
	int i, n;
	const struct terrain_row *tile = data_rows(t->board->data, TABLE_TERRAIN, &n);
	const struct intruder_row *who;

	for (i = 0; i < n; i++)
		if (tile[i].source == SOURCE_HOUSE && has_tile(t->board, &tile[i]))
			phrase_add(&text, "%s", tile[i].title);
	who = data_rows(t->board->data, TABLE_INTRUDERS, &n);
	for (i = 0; i < n; i++)
		if (who[i].source == SOURCE_HOUSE && has_intruder(t->board, &who[i]))
			phrase_add(&text, "%s", who[i].title);
	tell(t, "House values", &text);
}

void table_tell(const struct board *b, tell_fn *fn, void *arg)
{
	const struct telling t = {b, fn, arg};

	tell_priority(&t);
	tell_pools(&t);
	tell_queue(&t);
	tell_stratagems(&t);
	tell_decks(&t);
	tell_supply(&t);
	tell_flags(&t);
	tell_rulings(&t);
	tell_house(&t);
}
