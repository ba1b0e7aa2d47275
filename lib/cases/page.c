#include "cases/page.h"

#include <string.h>

#include "cases/tell.h"

/* What a page is made with. */
struct page {
	struct doc *doc;
	struct judge *judge;
	const struct case_row *row;
	int drawn; /* pictures so far, for ids of their own */
};

static const char *kept(struct page *p, const char *text)
{
	return arena_strdup(p->doc->arena, text);
}

/* ---- pictures ---- */

/* An id of one picture must not be that of another on the same page. */
static void put_ids(struct buf *out, const char *svg, int number)
{
	static const char *const own[] = {"enorm-tile-", "enorm-title-", "enorm-desc-"};

	while (*svg) {
		size_t i;

		for (i = 0; i < COUNT(own) && !str_starts(svg, own[i]); i++)
			;
		if (i < COUNT(own)) {
			buf_printf(out, "%s%d-", own[i], number);
			svg += strlen(own[i]);
		} else {
			buf_putc(out, *svg++);
		}
	}
}

/* The picture without its style, which stands once on the page. */
static const char *on_page(struct page *p, const char *svg)
{
	static const char open[] = "<style>", shut[] = "</style>\n";
	const char *from = strstr(svg, open), *to = from ? strstr(from, shut) : NULL, *text;
	struct buf out = {0};

	p->drawn++;
	if (to && p->drawn > 1) {
		put_ids(&out, arena_strndup(p->doc->arena, svg, (size_t)(from - svg)), p->drawn);
		svg = to + strlen(shut);
	}
	put_ids(&out, svg, p->drawn);
	text = kept(p, buf_text(&out));
	buf_release(&out);
	return text;
}

/* The map, and what stands on it as lines of the board. */
static void draw(struct page *p, const char *label, const char *board)
{
	struct judge *j = p->judge;
	const char *svg;

	doc_text(p->doc, "%s:", label);
	doc_drawing(p->doc, kept(p, tell_map(j->data, board, show_text, j->arena)));
	svg = tell_map(j->data, board, show_svg, j->arena);
	if (str_starts(svg, "<svg"))
		p->doc->end->html = on_page(p, svg);
}

/* ---- one case ---- */

static const char *joined(struct page *p, struct texts t)
{
	struct buf all = {0};
	const char *text;
	int i;

	for (i = 0; i < t.n; i++)
		buf_printf(&all, "%s\n", t.at[i] + strspn(t.at[i], " "));
	text = kept(p, buf_text(&all));
	buf_release(&all);
	return text;
}

static void put_sentences(struct page *p, const struct outcome *o)
{
	struct texts said = judge_sentences(p->judge, o);
	struct texts refusals = tell_refusals(p->judge->data, o->out, p->judge->arena);
	int i, n = 0;

	for (i = 0; i < said.n; i++)
		if (!refusals.n || !str_starts(said.at[i], "refused "))
			doc_label(p->doc, n++ ? NULL : "Ruling",
				  kept(p, said.at[i] + strspn(said.at[i], " ")), NULL);
	for (i = 0; i < refusals.n; i++)
		doc_label(p->doc, n++ ? NULL : "Ruling", kept(p, refusals.at[i]), NULL);
}

/* What the case asks for, as its file says it. */
static void put_wanted(struct page *p)
{
	const struct case_row *c = p->row;
	const char *label = c->class == CASE_MUST_NOT ? "Not" : "Wanted";
	int i, n = 0;

	for (i = 0; i < c->nafter; i++)
		doc_label(p->doc, n++ ? NULL : label, c->after[i].record.text, NULL);
	if (c->class == CASE_MUST_NOT) {
		label = "Wanted";
		n = 0;
	}
	for (i = 0; i < c->says.n; i++)
		doc_label(p->doc, n++ ? NULL : label,
			  arena_printf(p->doc->arena, "says: %s", c->says.at[i]), NULL);
	for (i = 0; i < c->silent.n; i++)
		doc_label(p->doc, n++ ? NULL : label,
			  arena_printf(p->doc->arena, "is silent of: %s", c->silent.at[i]), NULL);
	if (c->status)
		doc_label(p->doc, n++ ? NULL : label,
			  arena_printf(p->doc->arena, "status %d", c->status), NULL);
}

static void put_clause(struct page *p, const char *id)
{
	const struct rule_row *rule = data_find(p->judge->data, TABLE_RULES, id);
	const struct ruling_row *ruling = data_find(p->judge->data, TABLE_RULINGS, id);

	if (rule)
		doc_line(p->doc, rule->id, NULL, rule->clause,
			 *rule->page ? arena_printf(p->doc->arena, "p. %s", rule->page) : NULL);
	if (ruling)
		doc_line(p->doc, ruling->id, NULL, ruling->reading, NULL);
}

static void put_clauses(struct page *p)
{
	const char *s = p->row->clause;

	while (*s) {
		size_t n;

		s += strspn(s, ", ");
		n = strcspn(s, ", ");
		if (n)
			put_clause(p, arena_strndup(p->doc->arena, s, n));
		s += n;
	}
}

static const char *heading(struct page *p)
{
	const struct case_row *c = p->row;

	return arena_printf(p->doc->arena, "%s%s%s", c->id ? c->id : "", c->id ? "  " : "",
			    c->title);
}

/* The board that came out, unless it is the one that went in. */
static void put_after(struct page *p, const struct outcome *o)
{
	struct judge *j = p->judge;
	int i;

	for (i = 0; i < o->boards.n && i < 2; i++) {
		const char *came = tell_map(j->data, o->boards.at[i], show_text, j->arena);

		if (strcmp(came, tell_map(j->data, o->board, show_text, j->arena)) != 0)
			draw(p, i ? "Or" : "After", o->boards.at[i]);
	}
	if (o->boards.n > 2)
		doc_label(p->doc, NULL,
			  arena_printf(p->doc->arena, "and %d more boards", o->boards.n - 2), NULL);
}

static void put_case(struct page *p, const struct outcome *o)
{
	const struct case_row *c = p->row;

	draw(p, "Before", o->board);
	doc_drawing(p->doc, joined(p, c->before));
	if (c->ruling)
		doc_label(p->doc, "By", c->ruling, NULL);
	doc_label(p->doc, "Call", c->command, NULL);
	put_sentences(p, o);
	put_after(p, o);
	put_wanted(p);
	if (c->why)
		doc_label(p->doc, "Why", c->why, NULL);
}

static int add_case(struct page *p, const struct case_row *c)
{
	struct outcome o;

	p->row = c;
	if (judge_run(p->judge, c, &o))
		return -1;
	put_case(p, &o);
	return 0;
}

int page_explain(struct doc *doc, struct judge *j, const struct case_row *c)
{
	struct page p = {.doc = doc, .judge = j, .row = c};
	struct buf wrong = {0};
	int result;

	doc->title = heading(&p);
	result = add_case(&p, c);
	if (!result)
		result = judge_case(j, c, &wrong);
	doc_label(doc, "Verdict", wrong.n ? "it does not hold: enorm-case run tells more" : "holds",
		  arena_printf(doc->arena, "%s:%ld", c->path, c->line));
	buf_release(&wrong);
	doc_heading(doc, "Clauses");
	put_clauses(&p);
	return result;
}

int page_catalogue(struct doc *doc, struct judge *j, const struct case_list *list)
{
	struct page p = {.doc = doc, .judge = j};
	const struct section *in = NULL;
	int i;

	for (i = 0; i < list->n; i++) {
		const struct case_row *c = list->at[i];

		if (c->section != in) {
			doc_part(doc, c->section->title ? c->section->title : c->file);
			if (c->section->intro)
				doc_text(doc, "%s", c->section->intro);
		}
		in = c->section;
		p.row = c;
		doc_heading(doc, heading(&p));
		if (add_case(&p, c))
			return -1;
		doc_label(doc, "Clauses", c->clause, NULL);
		arena_reset(j->arena);
	}
	return 0;
}
