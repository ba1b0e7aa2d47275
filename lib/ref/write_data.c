/* The rows a sheet was made from, for programs. */
#include <string.h>

#include "data/csv.h"
#include "data/row.h"
#include "ref/write.h"
#include "text/json.h"

static int no_rows(const struct doc *d, struct diag *diag)
{
	return diag_usage(diag,
			  "'%s' is made from more than one table: print it as text, html, "
			  "pdf or roff",
			  d->title);
}

static void csv_chart(const struct chart *g, struct buf *out)
{
	int r, c;

	for (r = -1; r < g->nrows; r++) {
		for (c = 0; c < g->ncolumns; c++) {
			if (g->raw[c])
				continue;
			buf_puts(out, c ? "," : "");
			csv_write_for_spreadsheet(out, r < 0 ? g->title[c] : chart_cell(g, r, c));
		}
		buf_putc(out, '\n');
	}
}

int write_csv(const struct doc *d, struct buf *out, struct diag *diag)
{
	const struct table *t;
	int i;

	if (d->records) {
		csv_chart(d->records, out);
		return 0;
	}
	if (d->table < 0)
		return no_rows(d, diag);
	t = &tables[d->table];
	for (i = 0; i < t->ncolumns; i++)
		buf_printf(out, "%s%s", i ? "," : "", t->columns[i].key);
	buf_putc(out, '\n');
	for (i = 0; i < d->nrows; i++)
		row_write(t, d->row[i], csv_write_for_spreadsheet, out);
	return 0;
}

static void json_number(int v, struct buf *out)
{
	if (v == UNLIMITED)
		buf_puts(out, "\"unlimited\"");
	else
		buf_int(out, v);
}

/* White, red and black, one for all of them or not. */
static void json_levels(const struct field *f, const struct levels *v, struct buf *out)
{
	int i;

	for (i = 0; i < 3; i++) {
		buf_putc(out, i ? ',' : '[');
		if (f->type == FIELD_COLOURS)
			buf_json(out, colour_words[v->at[i]]);
		else
			json_number(v->at[i], out);
	}
	buf_putc(out, ']');
}

/* A page of the rulebook; null for none, a text where a table has more to say. */
static void json_page(const char *page, struct buf *out)
{
	long n;

	if (!*page)
		buf_puts(out, "null");
	else if (num_read(span_of(page), 0, 9999, &n))
		buf_int(out, n);
	else
		buf_json(out, page);
}

static void json_cell(const struct field *f, const void *row, struct buf *out)
{
	const void *at = (const char *)row + f->offset;
	char scratch[ROW_CELL];
	const char *cell = row_cell(f, row, scratch);

	if (f->type == FIELD_INT)
		json_number(*(const int *)at, out);
	else if (f->type == FIELD_LEVELS || f->type == FIELD_COLOURS)
		json_levels(f, at, out);
	else if (f->type == FIELD_NAMES || f->type == FIELD_KEYWORDS || !strcmp(f->key, "clauses"))
		json_names(out, cell);
	else if (!strcmp(f->key, "page"))
		json_page(cell, out);
	else
		buf_json(out, cell);
}

static void json_row(const struct table *t, const void *row, struct buf *out)
{
	int c;

	for (c = 0; c < t->ncolumns; c++) {
		buf_printf(out, "%s\"%s\":", c ? "," : "", t->columns[c].key);
		json_cell(&t->columns[c], row, out);
	}
	buf_puts(out, "}}\n");
}

static void json_cells(const struct chart *g, int row, struct buf *out)
{
	int c;

	for (c = 0; c < g->ncolumns; c++) {
		if (g->plain[c])
			continue;
		buf_puts(out, c ? "," : "");
		buf_json(out, g->title[c]);
		buf_putc(out, ':');
		if (g->raw[c] || g->number[c])
			buf_puts(out, chart_cell(g, row, c));
		else
			buf_json(out, chart_cell(g, row, c));
	}
	buf_puts(out, "}}\n");
}

int write_json(const struct doc *d, json_start *start, void *arg, struct buf *out,
	       struct diag *diag)
{
	int i;

	if (!d->records && d->table < 0)
		return no_rows(d, diag);
	for (i = 0; d->records && i < d->records->nrows; i++) {
		start(arg);
		buf_json_member(out, "table", d->records_of);
		buf_puts(out, ",\"row\":{");
		json_cells(d->records, i, out);
	}
	for (i = 0; !d->records && i < d->nrows; i++) {
		start(arg);
		buf_json_member(out, "table", tables[d->table].name);
		buf_puts(out, ",\"row\":{");
		json_row(&tables[d->table], d->row[i], out);
	}
	return 0;
}
