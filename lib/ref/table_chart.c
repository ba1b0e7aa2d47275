/* A table as it stands, its effects in words; columns that say nothing are left out. */
#include <string.h>

#include "data/row.h"
#include "event/effect_words.h"
#include "ref/cards.h"
#include "ref/lookup.h"
#include "text/buf.h"

static bool has_title(enum table_id t)
{
	int c;

	for (c = 0; c < tables[t].ncolumns; c++)
		if (!strcmp(tables[t].columns[c].key, "title"))
			return true;
	return false;
}

static bool says_something(const struct sheet *s, enum table_id t, int c)
{
	const struct field *f = &tables[t].columns[c];
	char scratch[ROW_CELL];
	const char *row;
	int i, n;

	if (!strcmp(f->key, "name") && has_title(t))
		return false;
	row = data_rows(s->data, t, &n);
	for (i = 0; i < n; i++, row += tables[t].row_size)
		if (*row_cell(f, row, scratch))
			return true;
	return false;
}

static const char *cell_words(const struct sheet *s, const struct field *f, const void *row)
{
	struct arena *a = s->doc->arena;
	char scratch[ROW_CELL];
	const char *cell = row_cell(f, row, scratch);

	return f->type == FIELD_EFFECT ? effect_sentence(a, effect_cell(f, row))
				       : arena_strdup(a, cell);
}

/* Two narrow columns have no room for many of a table's. */
static void table_in_brief(struct sheet *s, enum table_id t)
{
	int i, n;
	const char *row = data_rows(s->data, t, &n);

	for (i = 0; i < n; i++, row += tables[t].row_size)
		if (t == TABLE_ABILITIES)
			card_abilities(s, row_name(t, row));
		else
			card_in_brief(s, t, row, NULL);
}

void table_chart(struct sheet *s, enum table_id t, const char *heading)
{
	struct arena *a = s->doc->arena;
	const char *row, *cells[CHART_COLUMNS];
	int column[CHART_COLUMNS], c, i, k = 0, n;
	struct buf titles = {0};
	struct chart *g;

	for (c = 0; c < tables[t].ncolumns && k < CHART_COLUMNS; c++)
		if (says_something(s, t, c)) {
			buf_printf(&titles, "%s%s", k ? "|" : "",
				   column_label(a, tables[t].columns[c].key));
			column[k++] = c;
		}
	doc_heading(s->doc, heading);
	if (s->brief) {
		table_in_brief(s, t);
		buf_release(&titles);
		return;
	}
	g = doc_chart(s->doc, buf_text(&titles));
	buf_release(&titles);
	row = data_rows(s->data, t, &n);
	for (i = 0; i < n && k; i++, row += tables[t].row_size) {
		for (c = 0; c < k; c++)
			cells[c] = cell_words(s, &tables[t].columns[column[c]], row);
		chart_row(a, g, cells);
	}
}
