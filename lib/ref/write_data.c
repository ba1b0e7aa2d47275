/* The rows a sheet was made from, for programs. */
#include "data/csv.h"
#include "data/row.h"
#include "ref/write.h"

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

static void json_row(const struct table *t, const void *row, struct buf *out)
{
	char scratch[ROW_CELL];
	int c;

	for (c = 0; c < t->ncolumns; c++) {
		const struct field *f = &t->columns[c];
		const char *cell = row_cell(f, row, scratch);
		long number;

		buf_printf(out, "%s\"%s\":", c ? "," : "", f->key);
		if (f->type == FIELD_INT && num_read(span_of(cell), INT_MIN, INT_MAX, &number))
			buf_int(out, number);
		else
			buf_json(out, cell);
	}
	buf_puts(out, "}}\n");
}

static void json_cells(const struct chart *g, int row, struct buf *out)
{
	int c;

	for (c = 0; c < g->ncolumns; c++) {
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
		start(arg, "row");
		buf_puts(out, ",\"row\":{");
		json_cells(d->records, i, out);
	}
	for (i = 0; !d->records && i < d->nrows; i++) {
		start(arg, tables[d->table].name);
		buf_puts(out, ",\"row\":{");
		json_row(&tables[d->table], d->row[i], out);
	}
	return 0;
}
