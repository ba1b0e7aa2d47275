/* What one page holds of the clauses and of the rulings: which there are, by their subjects. A
 * subject is the beginning of its clauses' ids, up to the first hyphen. */
#include <string.h>

#include "data/row.h"
#include "ref/facts.h"

struct subject {
	struct span stem;
	struct buf ids, sections, rulings;
	long page, last_page; /* of the rulebook; 0 for none */
};

static struct span stem_of(const char *id)
{
	return (struct span){id, strcspn(id, "-")};
}

static bool same_stem(struct span a, struct span b)
{
	return a.n == b.n && !memcmp(a.p, b.p, a.n);
}

static bool is_first(const struct rule_row *r, int i)
{
	int k;

	for (k = 0; k < i; k++)
		if (same_stem(stem_of(r[k].id), stem_of(r[i].id)))
			return false;
	return true;
}

static void join(struct buf *out, const char *sep, struct span text)
{
	buf_printf(out, "%s%.*s", out->n ? sep : "", (int)text.n, text.p);
}

/* Without what is said of it in parentheses, and once. */
static void add_section(struct subject *s, const char *section)
{
	struct span name = {section, strcspn(section, "(")};
	struct buf text = {0};

	while (name.n && name.p[name.n - 1] == ' ')
		name.n--;
	buf_add(&text, name.p, name.n);
	if (!strstr(buf_text(&s->sections), buf_text(&text)))
		join(&s->sections, "; ", name);
	buf_release(&text);
}

static void add_clause(struct subject *s, const struct rule_row *r)
{
	long page;

	join(&s->ids, " ", span_of(r->id));
	if (r->section)
		add_section(s, r->section);
	if (!r->page || !num_read(span_of(r->page), 1, 9999, &page))
		return;
	s->page = s->page && s->page < page ? s->page : page;
	s->last_page = s->last_page > page ? s->last_page : page;
}

static void find_rulings(struct sheet *sh, struct subject *s)
{
	int i, n;
	const struct ruling_row *r = data_rows(sh->data, TABLE_RULINGS, &n);

	for (i = 0; i < n; i++) {
		const char *ids = r[i].clauses ? r[i].clauses : "";
		struct span id;

		while (names_next(&ids, &id))
			if (same_stem(stem_of(id.p), s->stem)) {
				join(&s->rulings, " ", span_of(r[i].id));
				break;
			}
	}
}

/* The sheet that prints the subject. */
static const char *sheet_of(const char *id)
{
	int i;

	for (i = 0; i < ntopics; i++)
		if (topics[i].clauses && fact_begins(id, topics[i].clauses))
			return topics[i].name;
	return NULL;
}

static const char *span_of_ids(struct arena *a, struct span stem, const char *ids)
{
	const char *text = ids_short(a, ids);

	return strlen(text) < 40 ? text : arena_printf(a, "%.*s-...", (int)stem.n, stem.p);
}

typedef void row_fn(struct sheet *sh, struct chart *g, struct subject *s, const char *id);

static void each_subject(struct sheet *sh, struct chart *g, row_fn *row)
{
	int i, k, n;
	const struct rule_row *r = data_rows(sh->data, TABLE_RULES, &n);

	for (i = 0; i < n; i++) {
		struct subject s = {.stem = stem_of(r[i].id)};

		if (!is_first(r, i))
			continue;
		for (k = i; k < n; k++)
			if (same_stem(stem_of(r[k].id), s.stem))
				add_clause(&s, &r[k]);
		find_rulings(sh, &s);
		row(sh, g, &s, r[i].id);
		buf_release(&s.ids);
		buf_release(&s.sections);
		buf_release(&s.rulings);
	}
}

static void clauses_row(struct sheet *sh, struct chart *g, struct subject *s, const char *id)
{
	struct arena *a = sh->doc->arena;
	const char *pages = !s->page ? NULL
			    : s->page == s->last_page
				? arena_printf(a, "%ld", s->page)
				: arena_printf(a, "%ld-%ld", s->page, s->last_page);

	chart_row(a, g,
		  (const char *[]){span_of_ids(a, s->stem, buf_text(&s->ids)),
				   arena_strdup(a, buf_text(&s->sections)), pages, sheet_of(id)});
}

static void rulings_row(struct sheet *sh, struct chart *g, struct subject *s, const char *id)
{
	struct arena *a = sh->doc->arena;

	(void)id;
	if (s->rulings.n)
		chart_row(a, g,
			  (const char *[]){arena_strndup(a, s->stem.p, s->stem.n),
					   arena_strndup(a, buf_text(&s->sections),
							 strcspn(buf_text(&s->sections), ";")),
					   ids_short(a, buf_text(&s->rulings))});
}

void clauses_in_brief(struct sheet *s)
{
	doc_text(s->doc, "Which clauses there are, where the rulebook has them, and which sheet "
			 "prints them. enorm-ref rule ID prints one.");
	each_subject(s, doc_chart(s->doc, "Clauses|Subject|Page|Sheet"), clauses_row);
}

void rulings_in_brief(struct sheet *s)
{
	doc_text(s->doc, "Which rulings read the clauses of a subject. enorm-ref ruling ID prints "
			 "one, with its question, its reading and why.");
	each_subject(s, doc_chart(s->doc, "Clauses|Subject|Rulings"), rulings_row);
}
