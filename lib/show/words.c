#include "show/words.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "data/data.h"
#include "event/event.h"

const char *const phase_names[] = {"Countdown", "Spacer", "Intruder", "End"};

/* ---- lists ---- */

void phrase_add(struct phrase *p, const char *fmt, ...)
{
	va_list ap;

	if (p->text.n) {
		p->last = p->text.n;
		buf_puts(&p->text, ", ");
	}
	va_start(ap, fmt);
	buf_vprintf(&p->text, fmt, ap);
	va_end(ap);
}

static const char *finish(struct phrase *p, const char *text)
{
	buf_release(&p->text);
	*p = (struct phrase){0};
	return text;
}

const char *phrase_list(struct phrase *p, struct arena *a)
{
	return finish(p, arena_strdup(a, buf_text(&p->text)));
}

const char *phrase_and(struct phrase *p, struct arena *a)
{
	const char *text = buf_text(&p->text);

	if (!p->last)
		return phrase_list(p, a);
	return finish(p, arena_printf(a, "%.*s and %s", (int)p->last, text, text + p->last + 2));
}

/* ---- what belongs to a piece ---- */

const struct owned_row owned_rows[OWNED_ROWS] = {
    {KIND_GEAR, "", "carries"},	      {KIND_CONDITION, "", "suffers"},
    {KIND_TOKEN, "", "has"},	      {KIND_CARD, "card ", "holds the cards"},
    {KIND_USED, "used ", "has used"},
};

/* A count that may be absent. */
static void add_count(struct phrase *p, int n, const char *what)
{
	if (n != ABSENT)
		phrase_add(p, "%d %s", n, what);
}

static void add_flag(struct phrase *p, int flag, const char *word)
{
	if (flag)
		phrase_add(p, "%s", word);
}

static void gear_notes(const struct gear *g, struct phrase *p)
{
	add_count(p, g->ammo, "Ammo");
	add_count(p, g->charge, "Charge");
	add_flag(p, g->exhausted, "exhausted");
	add_flag(p, g->discharged, "discharged");
	add_flag(p, g->stowed, "stowed");
	add_flag(p, g->disabled, "disabled");
}

static void condition_notes(const struct condition *c, struct phrase *p)
{
	if (c->side != ABSENT)
		phrase_add(p, "%s", side_words[c->side]);
	if (c->tokens)
		phrase_add(p, "%d token%s", c->tokens, c->tokens == 1 ? "" : "s");
	add_flag(p, c->fresh, "fresh");
}

static void card_notes(const struct card *c, struct phrase *p)
{
	if (c->face != ABSENT)
		phrase_add(p, "%s", face_words[c->face]);
	add_flag(p, c->played, "played");
	add_flag(p, c->paid, "paid");
	add_flag(p, c->exerted, "exerted");
	add_flag(p, c->disabled, "disabled");
}

static const char *tokens_told(const struct token *t, struct arena *a)
{
	if (t->count == 1)
		return arena_printf(a, "1 %s token", t->record.name);
	return arena_printf(a, "%d %s tokens", t->count, t->record.name);
}

const char *owned_words(const struct board *b, const struct record *r)
{
	const void *v = r;
	struct phrase notes = {0};
	const char *text;

	if (r->kind == KIND_TOKEN)
		return tokens_told(v, b->arena);
	if (r->kind == KIND_GEAR)
		gear_notes(v, &notes);
	else if (r->kind == KIND_CONDITION)
		condition_notes(v, &notes);
	else if (r->kind == KIND_CARD)
		card_notes(v, &notes);
	else if (((const struct used *)v)->count > 1)
		phrase_add(&notes, "%d times", ((const struct used *)v)->count);
	text = phrase_list(&notes, b->arena);
	return *text ? arena_printf(b->arena, "%s (%s)", r->name, text) : r->name;
}

/* ---- places ---- */

const char *spaces_words(struct spaces s, struct arena *a)
{
	struct phrase p = {0};
	char text[PLACE_TEXT];
	int i;

	for (i = 0; i < s.n; i++)
		phrase_add(&p, "%s", space_text(s.at[i], text));
	return phrase_list(&p, a);
}

const char *edges_words(struct edges e, struct arena *a)
{
	struct phrase p = {0};
	char text[PLACE_TEXT];
	int i;

	for (i = 0; i < e.n; i++)
		phrase_add(&p, "%s", edge_text(e.at[i], text));
	return phrase_list(&p, a);
}

const char *around_words(const struct board *b, struct corner c, enum joint j)
{
	struct phrase p = {0};
	char text[PLACE_TEXT];
	int i;

	for (i = 0; i < 4; i++) {
		struct space s = {c.y - 1 + i / 2, c.x - 1 + i % 2};
		if (grid_is_space(&b->grid, s))
			phrase_add(&p, "%s", space_text(s, text));
	}
	if (!p.text.n)
		phrase_add(&p, "no space");
	return j == BY_AND ? phrase_and(&p, b->arena) : phrase_list(&p, b->arena);
}

/* ---- pieces ---- */

const char *spacer_state(const struct board *b, const struct spacer *s)
{
	const struct turn *t = board_find(b, KIND_TURN, NULL, s->record.name);
	struct phrase p = {0};

	add_flag(&p, s->broken, "broken");
	add_flag(&p, s->awakened, "awakened");
	if (t)
		phrase_add(&p, "turn %s", turn_words[t->state]);
	if (t && t->plays)
		phrase_add(&p, "%d card%s played", t->plays, t->plays == 1 ? "" : "s");
	add_flag(&p, t && t->exerted, "exerted");
	add_flag(&p, t && t->catching, "catching breath");
	if (t && t->breaths > 1)
		phrase_add(&p, "%d times", t->breaths);
	return phrase_list(&p, b->arena);
}

static void add_stat(struct phrase *p, const char *what, int value)
{
	if (value == UNLIMITED)
		phrase_add(p, "%s unlimited", what);
	else
		phrase_add(p, "%s %d", what, value);
}

const char *intruder_stats(const struct board *b, const struct intruder *i, enum joint j)
{
	const struct intruder_row *type = intruder_type(b, i);
	int level = board_level(b);
	struct phrase p = {0};

	if (type)
		add_stat(&p, "Speed", type->speed.at[level]);
	/* the AT of a Boss is on its cards */
	if (type && type->kind != BOSS)
		add_stat(&p, "AT", type->at.at[level]);
	return j == BY_AND ? phrase_and(&p, b->arena) : phrase_list(&p, b->arena);
}

const char *intruder_state(const struct board *b, const struct intruder *i)
{
	const struct intruder_row *type = intruder_type(b, i);
	struct phrase p = {0};

	if (type && type->wounds)
		phrase_add(&p, "%d of %d Wounds", i->wounds, type->wounds);
	else if (i->wounds)
		phrase_add(&p, "%d Wound%s", i->wounds, i->wounds == 1 ? "" : "s");
	if (i->unique)
		phrase_add(&p, "unique %s", i->unique);
	if (i->harder)
		phrase_add(&p, "harder by %d", i->harder);
	if (i->fiercer)
		phrase_add(&p, "fiercer by %d", i->fiercer);
	add_flag(&p, i->activated, "activated");
	add_flag(&p, i->disabled, "disabled");
	return phrase_list(&p, b->arena);
}

const char *mark_state(const struct board *b, const struct mark *m, const char *const *facings)
{
	struct phrase p = {0};

	if (m->name)
		phrase_add(&p, "%s", m->name);
	if (m->facing != ABSENT)
		phrase_add(&p, "facing %s", facings[m->facing]);
	add_flag(&p, m->disabled, "disabled");
	return phrase_list(&p, b->arena);
}

const char *door_state_words(const struct door *d)
{
	static const char *const words[2][3] = {{"open", "closed", "welded"},
						{"open, disabled", "closed, disabled",
						 "welded, disabled"}};

	return words[d->disabled != 0][d->state];
}

/* ---- what lies over the map ---- */

const char *line_words(const struct overlay *o, struct arena *a)
{
	const char *from = event_arg(o->line, "from"), *to = event_arg(o->line, "to");
	char start[PLACE_TEXT], end[PLACE_TEXT];

	corner_text(o->from, start);
	corner_text(o->to, end);
	if (from && to)
		return arena_printf(a, "%s to %s, %s to %s", start, end, from, to);
	return arena_printf(a, "%s to %s", start, end);
}

const char *way_words(const struct event *e, struct spaces at, struct arena *a)
{
	const char *who = event_arg(e, "who"), *places = spaces_words(at, a);

	if (!who)
		who = event_arg(e, "from");
	return who ? arena_printf(a, "%s: %s", who, places) : places;
}
