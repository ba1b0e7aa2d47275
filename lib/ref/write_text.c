/* Sheets for a terminal: plain text, ids hanging on the left, flows with a bar down to an arrow. */
#include <string.h>

#include "ref/write.h"
#include "text/str.h"
#include "text/utf8.h"

#define GAP	2
#define ID_MOST 24

struct page {
	struct buf *out;
	struct arena *arena;
	int width;
	int ids; /* columns for the ids of a run of lines; 0 if each has a line of its own */
};

static int columns_of(const char *s)
{
	return utf8_columns(s, strlen(s));
}

/* As many letters as fit, at least one. */
static const char *letters(const char *s, int columns)
{
	int used = 0;
	size_t n;

	do {
		utf8_code(s, &n);
		used += utf8_columns(s, n);
		s += n;
		if (!*s)
			break;
		utf8_code(s, &n);
	} while (used + utf8_columns(s, n) <= columns);
	return s;
}

/* The next line of at most that many columns, words kept whole where they can be. */
static struct span take_line(const char **text, int columns)
{
	const char *p = *text + strspn(*text, " "), *end = p;
	int used = 0;

	while (*end) {
		size_t gap = strspn(end, " "), n = gap + strcspn(end + gap, " ");

		used += utf8_columns(end, n);
		if (used > columns)
			break;
		end += n;
	}
	if (end == p && *p)
		end = letters(p, columns);
	*text = end + strspn(end, " ");
	return (struct span){p, (size_t)(end - p)};
}

static void put(struct page *p, struct span s)
{
	struct buf shown = {0};
	const char *at, *held;

	buf_shown_part(&shown, s.p, s.n);
	for (at = buf_text(&shown); (held = strstr(at, "\u00a0")); at = held + 2) {
		buf_add(p->out, at, (size_t)(held - at));
		buf_putc(p->out, ' ');
	}
	buf_puts(p->out, at);
	buf_release(&shown);
}

static void trim_end(struct page *p)
{
	while (p->out->n && p->out->p[p->out->n - 1] == ' ')
		p->out->n--;
	buf_putc(p->out, '\n');
}

/* A text whose first line stands behind `lead` and whose others behind `rest`. */
static void wrapped(struct page *p, const char *lead, const char *rest, const char *text)
{
	do {
		int room = p->width - columns_of(lead);

		buf_shown(p->out, lead);
		put(p, take_line(&text, room > 1 ? room : 1));
		trim_end(p);
		lead = rest;
	} while (*text);
}

static void underlined(struct page *p, const char *title, char with)
{
	size_t mark = p->out->n, at;

	wrapped(p, "", "", title);
	for (at = p->out->n - 1; at > mark && p->out->p[at - 1] != '\n'; at--)
		;
	buf_pad(p->out, with, (size_t)utf8_columns(p->out->p + at, p->out->n - 1 - at));
	buf_putc(p->out, '\n');
}

/* ---- lines ---- */

static const char *line_text(const struct page *p, const struct block *b)
{
	return arena_printf(p->arena, "%s%s%s%s%s%s", b->title ? b->title : "",
			    !b->title				    ? ""
			    : b->title[strlen(b->title) - 1] == '?' ? " "
								    : ": ",
			    b->text ? b->text : "", b->tail ? " (" : "", b->tail ? b->tail : "",
			    b->tail ? ")" : "");
}

/* How wide the ids of the lines from here on are, up to something else. */
static int ids_of_run(const struct block *b, int width)
{
	int most = 0, n;

	for (; b && b->kind == BLOCK_LINE; b = b->next) {
		n = b->id ? columns_of(b->id) : 0;
		most = n > most ? n : most;
	}
	return most > ID_MOST || most + GAP > width / 3 ? 0 : most;
}

static void line(struct page *p, const char *bar, const char *mark, const struct block *b)
{
	int pad = p->ids ? p->ids + GAP : 0, used = b->id ? columns_of(b->id) : 0;
	const char *lead, *rest;

	if (!p->ids && b->id)
		wrapped(p, arena_printf(p->arena, "%s%s", bar, mark), bar, b->id);
	rest = arena_printf(p->arena, "%s%*s%*s", bar, (int)strlen(mark), "",
			    !p->ids && b->id ? GAP : pad, "");
	lead = p->ids && b->id
		   ? arena_printf(p->arena, "%s%s%s%*s", bar, mark, b->id, pad - used, "")
		   : rest;
	wrapped(p, lead, rest, line_text(p, b));
}

static void step(struct page *p, const struct block *b)
{
	const char *bar = b->last ? "    " : " |  ";
	const struct block *l;

	wrapped(p, arena_printf(p->arena, " %-2s ", b->id && *b->id ? b->id : "*"), "    ",
		b->title);
	p->ids = ids_of_run(b->first, p->width - 8);
	for (l = b->first; l; l = l->next)
		line(p, bar, l->ends ? "out " : "    ", l);
	buf_puts(p->out, b->last ? "\n" : " v\n");
}

/* ---- tables ---- */

static void cell(struct page *p, const char **text, int width, bool number, bool last)
{
	struct span s = take_line(text, width);
	int pad = width - utf8_columns(s.p, s.n);

	pad = pad > 0 ? pad : 0;
	buf_pad(p->out, ' ', number ? (size_t)pad : 0);
	put(p, s);
	if (!last)
		buf_pad(p->out, ' ', (size_t)((number ? 0 : pad) + GAP));
}

static void chart_line(struct page *p, const struct chart *g, const char *const *cells,
		       const int *width)
{
	const char *left[CHART_COLUMNS];
	bool more;
	int c;

	memcpy(left, cells, (size_t)g->ncolumns * sizeof *left);
	do {
		more = false;
		for (c = 0; c < g->ncolumns; c++) {
			cell(p, &left[c], width[c], g->number[c], c == g->ncolumns - 1);
			more |= *left[c];
		}
		trim_end(p);
	} while (more);
}

/* Too narrow for columns: every cell on a line of its own, behind its title. */
static void stacked(struct page *p, const struct chart *g)
{
	int r, c;

	for (r = 0; r < g->nrows; r++) {
		for (c = 0; c < g->ncolumns; c++)
			if (*chart_cell(g, r, c))
				wrapped(p, c ? "  " : "", "  ",
					arena_printf(p->arena, "%s: %s", g->title[c],
						     chart_cell(g, r, c)));
		buf_putc(p->out, '\n');
	}
}

static void table(struct page *p, const struct chart *g)
{
	int width[CHART_COLUMNS], c, r, sum = 0;
	bool tall = false; /* more than two lines a row: rows want air between them */

	if (!chart_fit(g, p->width, GAP, width)) {
		stacked(p, g);
		return;
	}
	chart_line(p, g, (const char *const *)g->title, width);
	for (c = 0; c < g->ncolumns; c++) {
		sum += width[c];
		for (r = 0; r < g->nrows; r++)
			tall |= columns_of(chart_cell(g, r, c)) > 2 * width[c];
	}
	buf_pad(p->out, '-', (size_t)(sum + GAP * (g->ncolumns - 1)));
	buf_putc(p->out, '\n');
	for (r = 0; r < g->nrows; r++) {
		chart_line(p, g, &g->cell[r * g->ncolumns], width);
		if (tall && r + 1 < g->nrows)
			buf_putc(p->out, '\n');
	}
}

/* ---- the sheet ---- */

static void figures(struct page *p, const struct block *row)
{
	const struct block *b;

	for (b = row->first; b; b = b->next) {
		if (b != row->first)
			buf_putc(p->out, '\n');
		buf_puts(p->out, b->text);
		if (*b->title)
			wrapped(p, "", "", b->title);
	}
}

static void block(struct page *p, const struct block *b, const struct block *before)
{
	bool run = before && before->kind == b->kind;

	if (before && !(run && (b->kind == BLOCK_LINE || b->kind == BLOCK_STEP)) &&
	    !(before->kind == BLOCK_STEP && before->last) && before->kind != BLOCK_HEADING &&
	    before->kind != BLOCK_PART)
		buf_putc(p->out, '\n');
	if (b->kind == BLOCK_PART)
		underlined(p, b->title, '=');
	else if (b->kind == BLOCK_HEADING)
		underlined(p, b->title, '-');
	else if (b->kind == BLOCK_TEXT)
		wrapped(p, "", "", b->text);
	else if (b->kind == BLOCK_DRAWING)
		buf_puts(p->out, b->text);
	else if (b->kind == BLOCK_FIGURES)
		figures(p, b);
	else if (b->kind == BLOCK_CHART)
		table(p, b->chart);
	else if (b->kind == BLOCK_STEP)
		step(p, b);
	else {
		if (!run)
			p->ids = ids_of_run(b, p->width);
		line(p, "", "", b);
	}
}

void write_text(const struct doc *d, int width, struct buf *out)
{
	struct page p = {.out = out, .arena = d->arena};
	const struct block *b, *before = NULL;

	p.width = width < TEXT_LEAST ? TEXT_LEAST : width > TEXT_MOST ? TEXT_MOST : width;
	underlined(&p, d->title, '=');
	if (d->note)
		wrapped(&p, "", "", d->note);
	buf_putc(out, '\n');
	for (b = d->first; b; b = b->next) {
		block(&p, b, before);
		before = b;
	}
}
