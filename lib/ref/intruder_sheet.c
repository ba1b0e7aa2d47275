/* The sheet of one Intruder: its values by Countdown level, its protocols and responses, and a
 * Boss's cards. */
#include <string.h>

#include "event/effect_words.h"
#include "ref/cards.h"
#include "ref/facts.h"
#include "ref/lookup.h"

static const char *value(struct arena *a, int v)
{
	return v == UNLIMITED ? "unlimited" : arena_printf(a, "%d", v);
}

/* Speed, AT and Noise Awareness go by the Countdown level. */
static void levels(struct sheet *s, const struct intruder_row *r)
{
	struct arena *a = s->doc->arena;
	struct chart *g = doc_chart(s->doc, "Countdown|white|red|black");
	const char *speed[4] = {"Speed"}, *at[4] = {"AT"}, *noise[4] = {"Noise Awareness"};
	int i;

	for (i = 0; i < 3; i++) {
		speed[i + 1] = value(a, r->speed.at[i]);
		at[i + 1] = value(a, r->at.at[i]);
		noise[i + 1] = arena_printf(a, "%s die", colour_words[r->noise.at[i]]);
	}
	chart_row(a, g, speed);
	if (r->kind == BASELINE)
		chart_row(a, g, at);
	chart_row(a, g, noise);
}

static void number(struct sheet *s, const char *term, int v)
{
	if (v)
		doc_label(s->doc, term, value(s->doc->arena, v), NULL);
}

static void stats(struct sheet *s, const struct intruder_row *r)
{
	number(s, "Level", r->level);
	number(s, "Range", r->range);
	number(s, "Wounds", r->wounds);
	number(s, "Unavoidable Knockback", r->knockback);
	card_effect(s, "Target", &r->target);
	card_effect(s, "First Contact", &r->first_contact);
	card_effect(s, "Overwhelm", &r->overwhelm);
	card_effect(s, "Signature", &r->signature);
	card_effect(s, "Routine", &r->routine);
	if (r->traits && *r->traits)
		doc_label(s->doc, "Traits", r->traits, NULL);
	if (r->keywords.text)
		card_keywords(s, r->keywords.text);
}

struct step_effect {
	struct sheet *sheet;
	struct block *step;
	const char *before;
};

static void into_step(void *arg, const char *words)
{
	struct step_effect *e = arg;
	struct doc *d = e->sheet->doc;

	step_line(d, e->step, NULL, arena_printf(d->arena, "%s%s", e->before, words), NULL);
}

/* Tested in printed order, the first that applies is performed. */
static void protocols(struct sheet *s, const char *name)
{
	int i, n;
	const struct protocol_row *p = data_rows(s->data, TABLE_PROTOCOLS, &n);
	struct step_effect e = {s, NULL, ""};

	for (i = 0; i < n; i++) {
		if (strcmp(p[i].intruder, name))
			continue;
		if (!e.step)
			doc_heading(s->doc, "Protocols: the first that applies");
		e.step =
		    doc_step(s->doc, arena_printf(s->doc->arena, "%d", p[i].order), p[i].title);
		e.before = "";
		effect_words(s->doc->arena, &p[i].effect, into_step, &e);
		e.before = "after it, ";
		effect_words(s->doc->arena, &p[i].after, into_step, &e);
	}
	if (e.step)
		e.step->last = true;
}

static void responses(struct sheet *s, const char *name)
{
	int i, n, found = 0;
	const struct response_row *r = data_rows(s->data, TABLE_RESPONSES, &n);

	for (i = 0; i < n; i++) {
		if (strcmp(r[i].intruder, name))
			continue;
		if (!found++)
			doc_heading(s->doc, "Responses");
		card_effect(s, response_words[r[i].on], &r[i].effect);
	}
}

static void one_card(struct sheet *s, enum table_id t, const void *row)
{
	if (s->brief)
		card_in_brief(s, t, row, "intruder");
	else
		card(s, t, row);
}

static void cards_of(struct sheet *s, const char *name)
{
	int i, n;
	const struct ai_card_row *ai = data_rows(s->data, TABLE_AI_CARDS, &n);
	const struct bp_card_row *bp;

	if (s->brief && n)
		doc_heading(s->doc, "AI and BP cards");
	for (i = 0; i < n; i++)
		if (!strcmp(ai[i].intruder, name))
			one_card(s, TABLE_AI_CARDS, &ai[i]);
	bp = data_rows(s->data, TABLE_BP_CARDS, &n);
	for (i = 0; i < n; i++)
		if (!strcmp(bp[i].intruder, name))
			one_card(s, TABLE_BP_CARDS, &bp[i]);
}

static void intruder(struct sheet *s, enum table_id t, const void *row)
{
	const struct intruder_row *r = row;

	doc_record(s->doc, t, row);
	s->doc->title = r->title;
	s->doc->note =
	    arena_printf(s->doc->arena, "%s, %s values",
			 r->kind == BOSS ? "Boss" : "baseline Intruder", source_words[r->source]);
	levels(s, r);
	stats(s, r);
	protocols(s, r->name);
	responses(s, r->name);
	cards_of(s, r->name);
}

int build_intruder(struct sheet *s, struct diag *d)
{
	static const int of[] = {TABLE_INTRUDERS, -1};

	return lookup(s, "intruder", of, intruder, d);
}
