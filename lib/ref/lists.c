/* Whole tables as sheets: keywords, Conditions, Terrain, dice, rulings, clauses. */
#include <string.h>

#include "data/row.h"
#include "dice/face.h"
#include "event/effect_words.h"
#include "ref/cards.h"
#include "ref/facts.h"
#include "ref/lookup.h"
#include "text/buf.h"

/* ---- keywords ---- */

static void keyword_line(struct sheet *s, const struct keyword_row *k)
{
	struct arena *a = s->doc->arena;
	const char *ids = k->clauses ? ids_short(a, k->clauses) : NULL, *comma;
	const char *more = k->on;

	if (ids && (comma = strstr(ids, ", "))) {
		more = arena_printf(a, "%s; also %s", k->on, comma + 2);
		ids = arena_strndup(a, ids, (size_t)(comma - ids));
	}
	doc_line(s->doc, ids,
		 arena_printf(a, "%s%s", k->title, strcmp(k->argument, "x") ? "" : " X"),
		 k->meaning, source_tail(a, k->page, k->source, more));
}

int build_keywords(struct sheet *s, struct diag *d)
{
	int i, n;
	const struct keyword_row *k = data_rows(s->data, TABLE_KEYWORDS, &n);

	(void)d;
	for (i = 0; i < n; i++) {
		doc_record(s->doc, TABLE_KEYWORDS, &k[i]);
		keyword_line(s, &k[i]);
	}
	return 0;
}

static void keyword(struct sheet *s, enum table_id t, const void *row)
{
	const struct keyword_row *k = row;
	int i, n;
	const struct ruling_row *g = data_rows(s->data, TABLE_RULINGS, &n);

	doc_record(s->doc, t, row);
	s->doc->title = k->title;
	keyword_line(s, k);
	doc_heading(s->doc, "Clauses");
	fact_lines(s, NULL, k->clauses ? k->clauses : "");
	doc_heading(s->doc, "Rulings");
	for (i = 0; i < n; i++) {
		const char *ids = g[i].clauses ? g[i].clauses : "";
		struct span id;

		while (names_next(&ids, &id))
			if (k->clauses &&
			    ids_hold(k->clauses, arena_strndup(s->doc->arena, id.p, id.n))) {
				ruling_line(s, &g[i]);
				break;
			}
	}
}

int build_keyword(struct sheet *s, struct diag *d)
{
	static const int of[] = {TABLE_KEYWORDS, -1};

	return lookup(s, "keyword", of, keyword, d);
}

/* ---- Conditions and Terrain ---- */

bool condition_is_told(const struct sheet *s, const struct condition_row *c)
{
	return c->effect.steps || c->again.steps || c->lingering.steps ||
	       data_find(s->data, TABLE_KEYWORDS, c->name);
}

const char *condition_text(const struct sheet *s, const struct condition_row *c)
{
	struct arena *a = s->doc->arena;
	const struct keyword_row *k = data_find(s->data, TABLE_KEYWORDS, c->name);
	const struct condition_row *other =
	    c->flips_to ? data_find(s->data, TABLE_CONDITIONS, c->flips_to) : NULL;
	const char *effect = effect_sentence(a, &c->effect);
	struct buf b = {0};
	const char *copy;

	buf_puts(&b, *effect ? effect : k ? k->meaning : "What it does stands on its card");
	if (c->tokens)
		buf_printf(&b, "; comes with %d tokens", c->tokens);
	if (c->again.steps)
		buf_printf(&b, "; gained again: %s", effect_sentence(a, &c->again));
	if (c->lingering.steps)
		buf_printf(&b, "; lingering: %s", effect_sentence(a, &c->lingering));
	if (other)
		buf_printf(&b, "; turns into %s%s", other->title,
			   c->flips_at == FLIPS_NOW ? " at once" : " at the next turn");
	if (b.p[b.n - 1] != '.')
		buf_putc(&b, '.');
	copy = arena_strdup(a, buf_text(&b));
	buf_release(&b);
	return copy;
}

int build_conditions(struct sheet *s, struct diag *d)
{
	int i, n;
	const struct condition_row *c = data_rows(s->data, TABLE_CONDITIONS, &n);

	(void)d;
	for (i = 0; i < n; i++) {
		doc_record(s->doc, TABLE_CONDITIONS, &c[i]);
		doc_line(s->doc, c[i].name, c[i].title, condition_text(s, &c[i]),
			 source_tail(s->doc->arena, NULL, c[i].source, c[i].traits));
	}
	return 0;
}

int build_terrain(struct sheet *s, struct diag *d)
{
	int i, n;
	const struct terrain_row *t = data_rows(s->data, TABLE_TERRAIN, &n);
	const struct keyword_row *k;
	struct chart *g = doc_chart(s->doc, "Tile|Keywords|Effect|#Supply|Source");
	struct arena *a = s->doc->arena;

	(void)d;
	for (i = 0; i < n; i++) {
		doc_record(s->doc, TABLE_TERRAIN, &t[i]);
		chart_row(a, g,
			  (const char *[]){t[i].title, t[i].keywords.text,
					   effect_sentence(a, &t[i].effect),
					   arena_printf(a, "%d", t[i].supply),
					   source_words[t[i].source]});
	}
	doc_heading(s->doc, "What the keywords of tiles do");
	k = data_rows(s->data, TABLE_KEYWORDS, &n);
	for (i = 0; i < n; i++)
		if (ids_hold(k[i].on, "terrain"))
			keyword_line(s, &k[i]);
	return 0;
}

/* ---- dice ---- */

static bool die_row(struct sheet *s, struct chart *g, const struct die *die)
{
	struct arena *a = s->doc->arena;
	const char *cells[CHART_COLUMNS] = {colour_words[die->colour]};
	struct buf text = {0};
	int k;

	if (!die->n)
		return false;
	for (k = 0; k < die->n && k < 6; k++) {
		buf_clear(&text);
		face_text(die->face[k], &text);
		cells[k + 1] = arena_strdup(a, buf_text(&text));
	}
	buf_clear(&text);
	for (; k < die->n; k++) {
		buf_puts(&text, text.n ? " " : "");
		face_text(die->face[k], &text);
	}
	cells[7] = arena_printf(a, "%s%s", buf_text(&text), die->house ? "house" : "owner");
	buf_release(&text);
	chart_row(a, g, cells);
	return die->house;
}

int build_dice(struct sheet *s, struct diag *d)
{
	int i, n;
	const struct die_row *rows = data_rows(s->data, TABLE_DICE, &n);
	struct dice_table t;
	struct chart *g = doc_chart(s->doc, "Die|1|2|3|4|5|6|Source");
	bool house = false;

	if (dice_table_build(&t, rows, n, d))
		return -1;
	for (i = 0; i < COLOURS; i++)
		house |= die_row(s, g, &t.die[i]);
	for (i = 0; i < n; i++)
		doc_record(s->doc, TABLE_DICE, &rows[i]);
	doc_text(s->doc, "P is Power, h a Half Power, o a Potential, q a critical quadrant; - is "
			 "blank.");
	if (house)
		doc_text(s->doc, "House dice: the rules do not print the faces. Put your own into "
				 "an overlay of dice.csv and print this again.");
	fact_lines(s, NULL, "PWR-10 PWR-12 PWR-14 PWR-34 DIC-02 DIC-03 DIC-04 CRT-04");
	return 0;
}

/* ---- rulings and clauses ---- */

int build_rulings(struct sheet *s, struct diag *d)
{
	int i, n;
	const struct ruling_row *r = data_rows(s->data, TABLE_RULINGS, &n);

	(void)d;
	if (s->brief) {
		rulings_in_brief(s);
		return 0;
	}
	fact_lines(s, NULL, "GLD-01 GLD-02 GLD-03");
	for (i = 0; i < n; i++) {
		ruling_line(s, &r[i]);
		reading_lines(s, &r[i]);
	}
	return 0;
}

int build_clauses(struct sheet *s, struct diag *d)
{
	int i, n;
	const struct rule_row *r = data_rows(s->data, TABLE_RULES, &n);

	(void)d;
	if (s->brief) {
		clauses_in_brief(s);
		return 0;
	}
	for (i = 0; i < n; i++) {
		doc_record(s->doc, TABLE_RULES, &r[i]);
		fact_line(s, NULL, r[i].id);
	}
	return 0;
}
