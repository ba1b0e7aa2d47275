/* Which rulings a sheet mentions. */
#include <string.h>

#include "data/row.h"
#include "ref/facts.h"
#include "ref/links.h"

struct mentions {
	const struct data *data;
	const struct ruling_row *rows;
	bool *mentioned, *there; /* by the row of the ruling */
	struct arena *arena;
};

static void note(struct mentions *m, struct span id, bool *in)
{
	const struct ruling_row *r =
	    data_find(m->data, TABLE_RULINGS, arena_strndup(m->arena, id.p, id.n));

	if (r)
		in[r - m->rows] = true;
}

static void look(struct mentions *m, const char *text)
{
	struct span id;

	while (text && id_next(&text, &id))
		note(m, id, m->mentioned);
}

/* What a ruling says may mention others. */
static void look_at_rulings(struct mentions *m, int n)
{
	bool *seen = arena_array(m->arena, bool, (size_t)n + 1), more = true;
	int i;

	while (more) {
		more = false;
		for (i = 0; i < n; i++) {
			if (!m->mentioned[i] || m->there[i] || seen[i])
				continue;
			seen[i] = more = true;
			look(m, m->rows[i].reading);
		}
	}
}

static void look_at_all(struct mentions *m, const struct block *b)
{
	int i;

	for (; b; b = b->next) {
		if (is_anchor(b))
			note(m, span_of(b->id), m->there);
		look(m, b->text);
		look(m, b->tail);
		for (i = 0; b->chart && i < b->chart->nrows * b->chart->ncolumns; i++)
			look(m, b->chart->cell[i]);
		look_at_all(m, b->first);
	}
}

void rulings_mentioned(struct sheet *s)
{
	struct mentions m = {.data = s->data, .arena = s->doc->arena};
	bool any = false;
	int i, n;

	m.rows = data_rows(s->data, TABLE_RULINGS, &n);
	m.mentioned = arena_array(m.arena, bool, (size_t)n + 1);
	m.there = arena_array(m.arena, bool, (size_t)n + 1);
	look_at_all(&m, s->doc->first);
	look_at_rulings(&m, n);
	for (i = 0; i < n; i++) {
		if (!m.mentioned[i] || m.there[i])
			continue;
		if (!any)
			doc_heading(s->doc, "The rulings")->columns = true;
		any = true;
		doc_line(s->doc, m.rows[i].id, m.rows[i].question, m.rows[i].reading,
			 source_tail(m.arena, m.rows[i].page, m.rows[i].source, NULL));
	}
}
