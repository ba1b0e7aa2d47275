#include "data/csv.h"

#include <csv.h>
#include <string.h>

#include "text/buf.h"
#include "text/utf8.h"

struct reading {
	struct arena *arena;
	struct csv_row row;
	bool too_many, ended;
};

/* Would a spreadsheet run the text that begins here? */
static bool is_formula(const char *s)
{
	return *s && strchr("=+-@\t", *s);
}

/* ... but for the apostrophes before it? */
static bool is_guarded(const char *s)
{
	return *s == '\'' && is_formula(s + strspn(s, "'"));
}

static void on_cell(void *bytes, size_t n, void *arg)
{
	struct reading *r = arg;
	const char *cell;

	if (r->row.n == CSV_CELLS_MOST) {
		r->too_many = true;
		return;
	}
	cell = arena_strndup(r->arena, bytes ? bytes : "", n);
	r->row.cell[r->row.n++] = cell + is_guarded(cell);
}

static void on_row(int end, void *arg)
{
	struct reading *r = arg;

	(void)end;
	r->ended = true;
}

/* The next line without its end; moves *text past it. */
static struct span next_line(struct span *text)
{
	const char *end = memchr(text->p, '\n', text->n);
	struct span line = {text->p, end ? (size_t)(end - text->p) : text->n};
	size_t used = line.n + (end != NULL);

	*text = (struct span){text->p + used, text->n - used};
	if (line.n && line.p[line.n - 1] == '\r')
		line.n--;
	return line;
}

static int read_line(struct csv_parser *parser, struct reading *r, struct span line, struct diag *d)
{
	size_t offset;
	const char *unfit = utf8_unfit(line.p, line.n, &offset);

	if (line.n > CSV_LINE_MOST)
		return diag_set(d, "the line is longer than %d bytes", CSV_LINE_MOST);
	if (unfit) {
		d->at.column = (long)offset + 1;
		return diag_set(d, "%s does not belong in a table", unfit);
	}
	r->row.n = 0;
	r->ended = false;
	if (csv_parse(parser, line.p, line.n, on_cell, on_row, r) != line.n ||
	    csv_parse(parser, "\n", 1, on_cell, on_row, r) != 1) {
		if (csv_error(parser) == CSV_ENOMEM)
			mem_fail();
		return diag_set(d, "not CSV: %s; a quote inside a quoted cell is doubled",
				csv_strerror(csv_error(parser)));
	}
	if (r->too_many)
		return diag_set(d, "more than %d cells", CSV_CELLS_MOST);
	if (line.n && !r->ended)
		return diag_set(d, "a quoted cell is not closed on its line");
	return 0;
}

static int read_lines(struct csv_parser *parser, struct reading *r, struct span text,
		      csv_row_fn *each, void *arg, struct diag *d)
{
	if (text.n >= 3 && !memcmp(text.p, BYTE_ORDER_MARK, 3))
		text = (struct span){text.p + 3, text.n - 3};
	while (text.n) {
		struct span line = next_line(&text);
		d->at.line = ++r->row.line;
		d->at.column = 0;
		if (read_line(parser, r, line, d))
			return -1;
		if (r->ended && each(arg, &r->row, d))
			return -1;
	}
	return 0;
}

int csv_read(struct span text, const char *file, struct arena *a, csv_row_fn *each, void *arg,
	     struct diag *d)
{
	struct csv_parser parser;
	struct reading r = {.arena = a};
	struct where before = d->at;
	int result;

	if (csv_init(&parser, CSV_STRICT | CSV_STRICT_FINI | CSV_APPEND_NULL))
		return diag_bug(d, "libcsv does not start");
	csv_set_realloc_func(&parser, mem_try_grow);
	csv_set_free_func(&parser, mem_free);
	d->at = (struct where){.file = file};
	result = read_lines(&parser, &r, text, each, arg, d);
	csv_free(&parser);
	d->at = before;
	return result;
}

static void quoted(struct buf *out, const char *guard, const char *cell)
{
	const char *p;

	if (!strpbrk(cell, ",\"\r\n") && cell[0] != ' ' &&
	    (!*cell || cell[strlen(cell) - 1] != ' ')) {
		buf_puts(out, guard);
		buf_puts(out, cell);
		return;
	}
	buf_putc(out, '"');
	buf_puts(out, guard);
	for (p = cell; *p; p++) {
		if (*p == '"')
			buf_putc(out, '"');
		buf_putc(out, *p);
	}
	buf_putc(out, '"');
}

void csv_write_cell(struct buf *out, const char *cell)
{
	quoted(out, is_guarded(cell) ? "'" : "", cell);
}

/* A number with its sign, or the sign alone, is no formula. */
static bool is_signed_number(const char *cell)
{
	return (*cell == '-' || *cell == '+') && !cell[1 + strspn(cell + 1, "0123456789.")];
}

void csv_write_for_spreadsheet(struct buf *out, const char *cell)
{
	bool runs = is_formula(cell) && !is_signed_number(cell);

	quoted(out, runs || is_guarded(cell) ? "'" : "", cell);
}
