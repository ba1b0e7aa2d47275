#include "ref/facts.h"

#include <stdlib.h>
#include <string.h>

#include "data/row.h"
#include "text/buf.h"

static const char *kept(struct arena *a, struct buf *text)
{
	const char *copy = text->n ? arena_strdup(a, buf_text(text)) : NULL;

	buf_release(text);
	return copy;
}

bool ids_hold(const char *ids, const char *id)
{
	struct span word;

	while (names_next(&ids, &word))
		if (span_is(word, id))
			return true;
	return false;
}

bool fact_begins(const char *id, const char *beginnings)
{
	struct span word;

	while (names_next(&beginnings, &word))
		if (!strncmp(id, word.p, word.n) && (id[word.n] == '-' || !id[word.n]))
			return true;
	return false;
}

/* ---- ids made short ---- */

struct id_part {
	struct span stem; /* up to the last hyphen */
	long number;
};

static bool part_read(struct span id, struct id_part *out)
{
	size_t n = id.n;

	while (n && id.p[n - 1] != '-')
		n--;
	out->stem = (struct span){id.p, n};
	return n && num_read((struct span){id.p + n, id.n - n}, 0, 9999, &out->number);
}

static bool follows(const struct id_part *a, const struct id_part *b)
{
	return b->number == a->number + 1 && a->stem.n == b->stem.n &&
	       !memcmp(a->stem.p, b->stem.p, a->stem.n);
}

static void close_range(struct buf *out, struct span first, struct span last, size_t stem)
{
	if (last.p != first.p)
		buf_printf(out, "..%.*s", (int)(last.n - stem), last.p + stem);
}

const char *ids_short(struct arena *a, const char *ids)
{
	struct id_part before = {0}, now;
	struct span word, first = {0}, last = {0};
	struct buf out = {0};

	while (names_next(&ids, &word)) {
		bool good = part_read(word, &now);
		if (first.p && good && before.stem.n && follows(&before, &now)) {
			last = word;
			before = now;
			continue;
		}
		close_range(&out, first, last, before.stem.n);
		buf_printf(&out, "%s%.*s", out.n ? ", " : "", (int)word.n, word.p);
		first = last = word;
		before = good ? now : (struct id_part){0};
	}
	close_range(&out, first, last, before.stem.n);
	return kept(a, &out);
}

/* ---- what stands behind a line ---- */

static void join(struct buf *b, const char *text)
{
	if (text && *text)
		buf_printf(b, "%s%s", b->n ? "; " : "", text);
}

/* Page and number stay on one line. */
static void join_page(struct buf *b, const char *page)
{
	if (page && *page)
		buf_printf(b, "%sp.\u00a0%s", b->n ? "; " : "", page);
}

const char *source_tail(struct arena *a, const char *page, int source, const char *more)
{
	struct buf b = {0};

	join_page(&b, page);
	join(&b, more);
	if (source != SOURCE_RULEBOOK)
		join(&b, source_words[source]);
	return kept(a, &b);
}

const char *clause_tail(const struct sheet *s, const struct rule_row *r)
{
	int i, n, found = 0;
	const struct ruling_row *all = data_rows(s->data, TABLE_RULINGS, &n);
	struct buf b = {0};

	join_page(&b, r->page);
	for (i = 0; i < n; i++)
		if (all[i].clauses && ids_hold(all[i].clauses, r->id))
			buf_printf(&b, "%s%s", found++ ? ", " : b.n ? "; " : "", all[i].id);
	return kept(s->doc->arena, &b);
}

/* ---- lines ---- */

static struct block *put(struct sheet *s, struct block *step, const char *id, const char *text,
			 const char *tail)
{
	return step ? step_line(s->doc, step, id, text, tail)
		    : doc_line(s->doc, id, NULL, text, tail);
}

static struct block *clause_line(struct sheet *s, struct block *step, const struct rule_row *r)
{
	doc_record(s->doc, TABLE_RULES, r);
	return put(s, step, r->id, r->clause, clause_tail(s, r));
}

const char *fact_text(const struct sheet *s, const char *id)
{
	const struct rule_row *r = data_find(s->data, TABLE_RULES, id);
	const struct ruling_row *g = data_find(s->data, TABLE_RULINGS, id);

	return r ? r->clause : g ? g->reading : NULL;
}

struct block *fact_line(struct sheet *s, struct block *step, const char *id)
{
	const struct rule_row *r = data_find(s->data, TABLE_RULES, id);
	const struct ruling_row *g = data_find(s->data, TABLE_RULINGS, id);

	if (r)
		return put(s, step, r->id, r->clause, clause_tail(s, r));
	if (!g)
		return NULL;
	return put(s, step, g->id, g->reading,
		   source_tail(s->doc->arena, g->page, SOURCE_RULEBOOK, "ruling"));
}

void fact_lines(struct sheet *s, struct block *step, const char *ids)
{
	struct span word;

	while (names_next(&ids, &word))
		fact_line(s, step, arena_strndup(s->doc->arena, word.p, word.n));
}

void fact_clauses(struct sheet *s, const char *beginnings)
{
	int i, n;
	const struct rule_row *all = data_rows(s->data, TABLE_RULES, &n);
	const char *section = "";

	for (i = 0; i < n; i++) {
		if (!fact_begins(all[i].id, beginnings))
			continue;
		if (all[i].section && strcmp(section, all[i].section))
			doc_heading(s->doc, section = all[i].section);
		clause_line(s, NULL, &all[i]);
	}
}

void ruling_line(struct sheet *s, const struct ruling_row *r)
{
	struct arena *a = s->doc->arena;
	const char *clauses = r->clauses ? ids_short(a, r->clauses) : NULL;

	doc_record(s->doc, TABLE_RULINGS, r);
	doc_line(s->doc, r->id, r->question, arena_printf(a, "%s Why: %s", r->reading, r->why),
		 source_tail(a, r->page, r->source, clauses));
}
