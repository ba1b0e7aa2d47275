#include "ref/cards.h"

#include <ctype.h>
#include <string.h>

#include "data/row.h"
#include "event/effect_words.h"
#include "ref/facts.h"
#include "ref/lookup.h"

struct effect_lines {
	struct sheet *sheet;
	const char *term;
};

static void effect_line(void *arg, const char *words)
{
	struct effect_lines *l = arg;

	doc_label(l->sheet->doc, l->term, words, NULL);
	l->term = NULL;
}

void card_effect(struct sheet *s, const char *term, const struct effect *effect)
{
	struct effect_lines l = {s, term};

	effect_words(s->doc->arena, effect, effect_line, &l);
}

void card_keywords(struct sheet *s, const char *keywords)
{
	struct arena *a = s->doc->arena;
	const struct keyword_row *k = NULL;
	const char *term = NULL, *number;
	struct span word;

	while (names_next(&keywords, &word)) {
		const char *after = keywords;
		struct span next;

		k = data_find(s->data, TABLE_KEYWORDS, arena_strndup(a, word.p, word.n));
		if (!k)
			continue;
		number = names_next(&after, &next) && isdigit((unsigned char)*next.p)
			     ? arena_printf(a, " %.*s", (int)next.n, next.p)
			     : "";
		term = arena_printf(a, "%s%s", k->title, number);
		doc_label(s->doc, term, k->meaning,
			  source_tail(a, k->page, k->source,
				      k->clauses ? ids_short(a, k->clauses) : NULL));
	}
}

void card_abilities(struct sheet *s, const char *abilities)
{
	struct arena *a = s->doc->arena;
	const struct ability_row *r;
	struct span word;

	while (names_next(&abilities, &word)) {
		r = data_find(s->data, TABLE_ABILITIES, arena_strndup(a, word.p, word.n));
		if (r)
			doc_label(s->doc, r->title,
				  arena_printf(a, "%s, for %s%s%s: %s", ability_words[r->when],
					       ability_whom_words[r->whom],
					       r->cost && *r->cost ? ", costs " : "",
					       r->cost ? r->cost : "",
					       effect_sentence(a, &r->effect)),
				  source_tail(a, NULL, r->source, NULL));
	}
}

/* ---- any row ---- */

static char *column_words(struct arena *a, const char *key)
{
	char *words = arena_strdup(a, key), *p;

	for (p = words; *p; p++)
		*p = *p == '_' ? ' ' : *p;
	return words;
}

const char *column_label(struct arena *a, const char *key)
{
	char *label = column_words(a, key);

	label[0] = (char)toupper((unsigned char)label[0]);
	return label;
}

static bool says_nothing(const struct field *f, const char *cell)
{
	static const char *const told_elsewhere[] = {"name", "title", "source"};
	size_t i;

	for (i = 0; i < COUNT(told_elsewhere); i++)
		if (!strcmp(f->key, told_elsewhere[i]))
			return true;
	return !*cell || !strcmp(cell, "never") || (f->type == FIELD_INT && !strcmp(cell, "0"));
}

void card_cells(struct sheet *s, enum table_id t, const void *row)
{
	struct arena *a = s->doc->arena;
	char scratch[ROW_CELL];
	int c;

	for (c = 0; c < tables[t].ncolumns; c++) {
		const struct field *f = &tables[t].columns[c];
		const char *cell = row_cell(f, row, scratch), *label = column_label(a, f->key);

		if (says_nothing(f, cell))
			continue;
		if (f->type == FIELD_EFFECT)
			card_effect(s, label, effect_cell(f, row));
		else
			doc_label(s->doc, label,
				  f->type == FIELD_DICE ? dice_in_words(a, cell)
							: arena_strdup(a, cell),
				  NULL);
	}
	for (c = 0; c < tables[t].ncolumns; c++) {
		const char *cell = row_cell(&tables[t].columns[c], row, scratch);

		if (tables[t].columns[c].ref == TABLE_KEYWORDS)
			card_keywords(s, cell);
		else if (tables[t].columns[c].ref == TABLE_ABILITIES)
			card_abilities(s, cell);
	}
}

static const char *cell_named(struct arena *a, enum table_id t, const void *row, const char *key)
{
	char scratch[ROW_CELL];
	int c;

	for (c = 0; c < tables[t].ncolumns; c++)
		if (!strcmp(tables[t].columns[c].key, key))
			return arena_strdup(a, row_cell(&tables[t].columns[c], row, scratch));
	return "";
}

static const char *kind_of_card(enum table_id t)
{
	static const struct {
		enum table_id table;
		const char *name;
	} names[] = {{TABLE_AI_CARDS, "AI card"},
		     {TABLE_BP_CARDS, "BP card"},
		     {TABLE_CONDITIONS, "Condition"},
		     {TABLE_STRATAGEMS, "Stratagem"},
		     {TABLE_WEAPONS, "weapon"},
		     {TABLE_GEAR, "gear"},
		     {TABLE_SUITS, "suit"},
		     {TABLE_SPACERS, "Spacer"},
		     {TABLE_TERRAIN, "Terrain tile"},
		     {TABLE_ABILITIES, "ability"},
		     {TABLE_ACTION_CARDS, "Action card"},
		     {TABLE_LOCATIONS, "Location"},
		     {TABLE_BLIPS, "Blip token"}};
	size_t i;

	for (i = 0; i < COUNT(names); i++)
		if (names[i].table == t)
			return names[i].name;
	return tables[t].name;
}

static const char *card_kind(struct arena *a, enum table_id t, const void *row)
{
	return arena_printf(a, "%s, %s", kind_of_card(t), cell_named(a, t, row, "source"));
}

void card(struct sheet *s, enum table_id t, const void *row)
{
	struct arena *a = s->doc->arena;

	doc_record(s->doc, t, row);
	doc_heading(s->doc, arena_printf(a, "%s (%s)", cell_named(a, t, row, "title"),
					 card_kind(a, t, row)));
	card_cells(s, t, row);
}

void card_in_brief(struct sheet *s, enum table_id t, const void *row, const char *but)
{
	struct arena *a = s->doc->arena;
	struct buf text = {0};
	char scratch[ROW_CELL];
	int c;

	for (c = 0; c < tables[t].ncolumns; c++) {
		const struct field *f = &tables[t].columns[c];
		const char *cell = row_cell(f, row, scratch);

		if (says_nothing(f, cell) || (but && !strcmp(f->key, but)))
			continue;
		buf_printf(&text, "%s%s: %s", text.n ? "; " : "", column_words(a, f->key),
			   f->type == FIELD_EFFECT ? effect_sentence(a, effect_cell(f, row))
			   : f->type == FIELD_DICE ? dice_in_words(a, cell)
						   : cell);
	}
	doc_label(s->doc, cell_named(a, t, row, "title"), arena_strdup(a, buf_text(&text)), NULL);
	buf_release(&text);
}

/* A Condition that is a keyword, too, does what its clauses say. */
static void condition_rules(struct sheet *s, const struct condition_row *c)
{
	const struct keyword_row *k = data_find(s->data, TABLE_KEYWORDS, c->name);

	if (!k)
		return;
	doc_text(s->doc, "%s", k->meaning);
	if (k->clauses)
		fact_lines(s, NULL, k->clauses);
}

/* The first gives the sheet its title. */
static void own_card(struct sheet *s, enum table_id t, const void *row)
{
	if (s->doc->first) {
		card(s, t, row);
		return;
	}
	doc_record(s->doc, t, row);
	s->doc->title = cell_named(s->doc->arena, t, row, "title");
	s->doc->note = card_kind(s->doc->arena, t, row);
	card_cells(s, t, row);
	if (t == TABLE_CONDITIONS)
		condition_rules(s, row);
}

int build_weapon(struct sheet *s, struct diag *d)
{
	static const int of[] = {TABLE_WEAPONS, -1};

	return lookup(s, "weapon", of, own_card, d);
}

int build_card(struct sheet *s, struct diag *d)
{
	static const int of[] = {TABLE_AI_CARDS,     TABLE_BP_CARDS,
				 TABLE_CONDITIONS,   TABLE_STRATAGEMS,
				 TABLE_GEAR,	     TABLE_SUITS,
				 TABLE_SPACERS,	     TABLE_WEAPONS,
				 TABLE_TERRAIN,	     TABLE_ABILITIES,
				 TABLE_ACTION_CARDS, TABLE_LOCATIONS,
				 TABLE_BLIPS,	     -1};

	return lookup(s, "card", of, own_card, d);
}
