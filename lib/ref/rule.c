/* A clause or a ruling by its id, and whatever mentions some words. */
#include <ctype.h>
#include <string.h>

#include "data/row.h"
#include "ref/facts.h"
#include "ref/lookup.h"

/* ---- by id ---- */

static void who_refers(struct sheet *s, const struct rule_row *r)
{
	int i, n;
	const struct keyword_row *k = data_rows(s->data, TABLE_KEYWORDS, &n);
	const struct ruling_row *g;

	for (i = 0; i < n; i++)
		if (k[i].clauses && ids_hold(k[i].clauses, r->id))
			doc_line(s->doc, NULL, k[i].title, k[i].meaning,
				 source_tail(s->doc->arena, k[i].page, k[i].source, "keyword"));
	g = data_rows(s->data, TABLE_RULINGS, &n);
	for (i = 0; i < n; i++)
		if (g[i].clauses && ids_hold(g[i].clauses, r->id))
			ruling_line(s, &g[i]);
}

static void clause(struct sheet *s, const struct rule_row *r, bool alone)
{
	struct arena *a = s->doc->arena;

	doc_record(s->doc, TABLE_RULES, r);
	fact_line(s, NULL, r->id);
	if (!alone)
		return;
	s->doc->title = r->id;
	doc_text(s->doc, "%s%s%s; a clause of kind %s, in %s.",
		 r->section && *r->section ? arena_printf(a, "Section: %s", r->section)
					   : "No section",
		 r->page && *r->page ? ", page " : "", r->page ? r->page : "", r->kind, r->tool);
	who_refers(s, r);
}

static void ruling(struct sheet *s, const struct ruling_row *r, bool alone)
{
	ruling_line(s, r);
	if (!alone)
		return;
	s->doc->title = r->id;
	reading_lines(s, r);
	if (r->clauses && *r->clauses)
		doc_heading(s->doc, "The clauses it reads");
	fact_lines(s, NULL, r->clauses ? r->clauses : "");
}

const char *as_id(struct arena *a, const char *word)
{
	char *id = arena_strdup(a, word), *p;

	for (p = id; *p; p++)
		*p = (char)toupper((unsigned char)*p);
	return id;
}

static int beginning(struct sheet *s, const char *id)
{
	int i, n, found = 0;
	const struct rule_row *r = data_rows(s->data, TABLE_RULES, &n);
	const struct ruling_row *g;

	for (i = 0; i < n; i++)
		if (*id && str_starts(r[i].id, id) && ++found)
			clause(s, &r[i], false);
	g = data_rows(s->data, TABLE_RULINGS, &n);
	for (i = 0; i < n; i++)
		if (*id && str_starts(g[i].id, id) && ++found)
			ruling(s, &g[i], false);
	return found;
}

int build_rule(struct sheet *s, struct diag *d)
{
	const char *id = as_id(s->doc->arena, s->name);
	const struct rule_row *r = data_find(s->data, TABLE_RULES, id);
	const struct ruling_row *g = data_find(s->data, TABLE_RULINGS, id);
	char hint[128];

	if (r)
		clause(s, r, true);
	if (g)
		ruling(s, g, true);
	if (r || g || beginning(s, id))
		return 0;
	data_suggest(s->data, TABLE_RULES, id, hint);
	if (!*hint)
		data_suggest(s->data, TABLE_RULINGS, id, hint);
	return diag_usage(d, "no clause or ruling '%s'%s", id, hint);
}

/* ---- by words ---- */

static bool mentions(const char *text, const char *words)
{
	return text && strcasestr(text, words);
}

/* A row of another table is told by its cells that mention the words. */
static void other_row(struct sheet *s, enum table_id t, const void *row)
{
	struct arena *a = s->doc->arena;
	char scratch[ROW_CELL];
	int c;

	for (c = 0; c < tables[t].ncolumns; c++) {
		const struct field *f = &tables[t].columns[c];
		const char *cell = row_cell(f, row, scratch);

		if (!mentions(cell, s->name) || !strcmp(f->key, "source"))
			continue;
		doc_line(s->doc, NULL, arena_printf(a, "%s %s", tables[t].name, row_name(t, row)),
			 arena_printf(a, "%s: %s", f->key, cell), NULL);
		return;
	}
}

static void search_others(struct sheet *s)
{
	int t, i, n;

	for (t = 0; t < TABLE_COUNT; t++) {
		const char *row = data_rows(s->data, (enum table_id)t, &n);
		bool named = tables[t].columns[0].type == FIELD_NAME;

		for (i = 0; named && t != TABLE_KEYWORDS && i < n; i++, row += tables[t].row_size)
			other_row(s, (enum table_id)t, row);
	}
}

static void search_texts(struct sheet *s)
{
	int i, n;
	const struct rule_row *r = data_rows(s->data, TABLE_RULES, &n);
	const struct ruling_row *g;
	const struct keyword_row *k;

	for (i = 0; i < n; i++)
		if (mentions(r[i].clause, s->name) || mentions(r[i].id, s->name))
			clause(s, &r[i], false);
	k = data_rows(s->data, TABLE_KEYWORDS, &n);
	for (i = 0; i < n; i++)
		if (mentions(k[i].title, s->name) || mentions(k[i].meaning, s->name))
			doc_line(s->doc, NULL, k[i].title, k[i].meaning,
				 source_tail(s->doc->arena, k[i].page, k[i].source, "keyword"));
	g = data_rows(s->data, TABLE_RULINGS, &n);
	for (i = 0; i < n; i++)
		if (mentions(g[i].question, s->name) || mentions(g[i].reading, s->name) ||
		    mentions(g[i].why, s->name) || mentions(g[i].id, s->name))
			ruling(s, &g[i], false);
}

/* With a plain blank where one that holds words together was. */
static const char *plain(struct arena *a, const char *text)
{
	char *copy = arena_strdup(a, text ? text : ""), *at;

	while ((at = strstr(copy, "\u00a0"))) {
		*at = ' ';
		memmove(at + 1, at + 2, strlen(at + 2) + 1);
	}
	return copy;
}

/* Its hits come from several tables: as data they are what the lines say. */
static void keep_hits(struct sheet *s)
{
	struct doc *d = s->doc;
	const struct block *b;

	d->records = chart_new(d->arena, "id|term|text|note");
	d->records_of = "hits";
	for (b = d->first; b; b = b->next)
		if (b->kind == BLOCK_LINE)
			chart_row(d->arena, d->records,
				  (const char *[]){b->id, b->title, b->text,
						   plain(d->arena, b->tail)});
}

int build_search(struct sheet *s, struct diag *d)
{
	struct buf shown = {0};

	if (!*s->name)
		return diag_usage(d, "search for what?");
	buf_shown(&shown, s->name);
	s->doc->title = arena_printf(s->doc->arena, "What mentions '%s'", buf_text(&shown));
	buf_release(&shown);
	search_texts(s);
	search_others(s);
	keep_hits(s);
	s->nothing = !s->doc->first;
	if (s->nothing)
		doc_text(s->doc, "Nothing does.");
	return 0;
}
