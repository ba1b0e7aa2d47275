/* What the cells of a row say of other tables: the names must be there, the keywords go on it, and
 * the effects find what they need. */
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "data/row.h"

/* The tables whose rows bear keywords, and what keywords.csv calls them. */
static const struct {
	enum table_id table;
	const char *on;
} bearers[] = {
    {TABLE_TERRAIN, "terrain"},
    {TABLE_WEAPONS, "weapon"},
    {TABLE_GEAR, "gear"},
    {TABLE_INTRUDERS, "intruder"},
};

static int check_keyword(const struct table *t, const struct keyword_row *k, struct diag *diag)
{
	size_t i;

	for (i = 0; i < COUNT(bearers); i++)
		if (&tables[bearers[i].table] == t && !names_have(k->on, bearers[i].on, NULL))
			return diag_set(diag, "the keyword '%s' goes on %s, not into %s.csv",
					k->name, k->on, t->name);
	return 0;
}

static int check_name(const struct table *t, const struct field *f, struct span word,
		      const struct data *d, struct diag *diag)
{
	char name[64], hint[128];
	const void *row;

	snprintf(name, sizeof name, "%.*s", (int)(word.n < 63 ? word.n : 63), word.p);
	row = data_find(d, (enum table_id)f->ref, name);
	if (row)
		return f->ref == TABLE_KEYWORDS ? check_keyword(t, row, diag) : 0;
	return diag_set(diag, "column '%s': no '%s' in %s.csv%s", f->key, name, tables[f->ref].name,
			data_suggest(d, (enum table_id)f->ref, name, hint));
}

/* A list whose names are among the words of its column. */
static int check_listed(const struct field *f, struct span word, struct diag *diag)
{
	struct suggestion s;
	char name[64], hint[128];
	int i;

	snprintf(name, sizeof name, "%.*s", (int)(word.n < 63 ? word.n : 63), word.p);
	suggest_start(&s, name);
	for (i = 0; f->words[i]; i++) {
		if (!strcmp(f->words[i], name) || str_starts(name, "x-"))
			return 0;
		suggest_offer(&s, f->words[i]);
	}
	return diag_set(diag,
			"column '%s': '%s' is none of its words%s; one of your own begins with x-",
			f->key, name, suggest_text(&s, hint));
}

static int check_names(const struct table *t, const struct field *f, const char *list,
		       const struct data *d, struct diag *diag)
{
	struct span word;
	bool after_name = false;
	int bad = 0;

	while (names_next(&list, &word)) {
		long v;
		bool number = num_read(word, 0, LONG_MAX, &v);
		if (number && v > AMOUNT_MOST)
			bad |= diag_set(diag, "column '%s': the number %ld is more than %d", f->key,
					v, AMOUNT_MOST);
		else if (number && !after_name)
			bad |= diag_set(diag, "column '%s': the number %ld follows no name", f->key,
					v);
		else if (!number && f->ref >= 0)
			bad |= check_name(t, f, word, d, diag);
		else if (!number && f->words)
			bad |= check_listed(f, word, diag);
		after_name = !number;
	}
	return bad;
}

static int check_cell(const struct table *t, const struct field *f, const void *row,
		      const struct data *d, struct diag *diag)
{
	const void *at = (const char *)row + f->offset;
	const char *text;
	char holder[ROW_CELL];

	if (f->type == FIELD_EFFECT) {
		snprintf(holder, sizeof holder, "'%s' of %s.csv", f->key, t->name);
		return effect_check(effect_cell(f, row), f->lo, holder, d, diag);
	}
	if (f->type != FIELD_NAME && f->type != FIELD_NAMES && f->type != FIELD_KEYWORDS)
		return 0;
	text = *(const char *const *)at;
	if (!text || !*text)
		return 0;
	if (f->type != FIELD_NAME)
		return check_names(t, f, text, d, diag);
	if (f->words)
		return check_listed(f, span_of(text), diag);
	return f->ref >= 0 ? check_name(t, f, span_of(text), d, diag) : 0;
}

/* ---- abilities that could never be used ---- */

/* ABL-07, ABL-09: an effect that nobody uses comes at a time or not at all. */
static int check_passive(const struct ability_row *a, struct diag *diag)
{
	if (a->when != AS_PASSIVE || a->at != AT_NO_TIME || !a->effect.steps)
		return 0;
	return diag_set(diag, "the passive '%s' has an effect and no time in 'at' when it comes",
			a->name);
}

/* What it costs of the card it stands on, and an Engram does not have (ABL-23, ABL-25). */
static int check_engram_cost(const struct ability_row *a, struct diag *diag)
{
	static const enum cost of_cards[] = {COST_EXHAUST, COST_AMMO, COST_CHARGE};
	size_t i;

	for (i = 0; a && i < COUNT(of_cards); i++)
		if (names_have(a->cost, cost_words[of_cards[i]], NULL))
			return diag_set(diag, "'%s' costs %s, and an Engram has none", a->name,
					cost_words[of_cards[i]]);
	return 0;
}

static int check_engram(const struct engram_row *e, const struct data *d, struct diag *diag)
{
	const char *rest = e->abilities;
	struct span word;
	char name[64];
	int bad = 0;

	while (names_next(&rest, &word)) {
		snprintf(name, sizeof name, "%.*s", (int)(word.n < 63 ? word.n : 63), word.p);
		bad |= check_engram_cost(data_find(d, TABLE_ABILITIES, name), diag);
	}
	return bad;
}

int row_check(const struct table *t, const void *row, const struct data *d, struct diag *diag)
{
	int c, bad = 0;

	for (c = 0; c < t->ncolumns; c++)
		bad |= check_cell(t, &t->columns[c], row, d, diag);
	if (t == &tables[TABLE_ABILITIES])
		bad |= check_passive(row, diag);
	if (t == &tables[TABLE_ENGRAMS])
		bad |= check_engram(row, d, diag);
	return bad;
}
