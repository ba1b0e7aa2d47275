#include "ref/doc.h"

#include <stdarg.h>
#include <string.h>

#include "text/buf.h"
#include "text/str.h"
#include "text/utf8.h"

void doc_start(struct doc *d, struct arena *a, const char *title)
{
	*d = (struct doc){.arena = a, .title = title, .table = -1};
}

static struct block *append(struct doc *d, struct block **first, struct block **end,
			    enum block_kind kind)
{
	struct block *b = arena_new(d->arena, struct block);

	b->kind = kind;
	if (*end)
		(*end)->next = b;
	else
		*first = b;
	*end = b;
	return b;
}

static struct block *add(struct doc *d, enum block_kind kind)
{
	return append(d, &d->first, &d->end, kind);
}

struct block *doc_part(struct doc *d, const char *title)
{
	struct block *b = add(d, BLOCK_PART);

	b->title = title;
	return b;
}

struct block *doc_heading(struct doc *d, const char *title)
{
	struct block *b = add(d, BLOCK_HEADING);

	b->title = title;
	return b;
}

void doc_text(struct doc *d, const char *fmt, ...)
{
	struct buf text = {0};
	va_list ap;

	va_start(ap, fmt);
	buf_vprintf(&text, fmt, ap);
	va_end(ap);
	add(d, BLOCK_TEXT)->text = arena_strdup(d->arena, buf_text(&text));
	buf_release(&text);
}

void doc_drawing(struct doc *d, const char *lines)
{
	add(d, BLOCK_DRAWING)->text = lines;
}

struct block *doc_figures(struct doc *d)
{
	return add(d, BLOCK_FIGURES);
}

struct block *doc_figure(struct doc *d, struct block *row, const char *title)
{
	struct block *b = append(d, &row->first, &row->end, BLOCK_DRAWING);

	b->title = title;
	return b;
}

struct block *doc_line(struct doc *d, const char *id, const char *term, const char *text,
		       const char *tail)
{
	struct block *b = add(d, BLOCK_LINE);

	b->id = id;
	b->title = term;
	b->text = text;
	b->tail = tail;
	return b;
}

struct block *doc_label(struct doc *d, const char *label, const char *text, const char *tail)
{
	struct block *b = doc_line(d, label, NULL, text, tail);

	b->label = true;
	return b;
}

struct block *doc_step(struct doc *d, const char *number, const char *title)
{
	struct block *b = add(d, BLOCK_STEP);

	b->id = number;
	b->title = title;
	return b;
}

struct block *step_line(struct doc *d, struct block *step, const char *id, const char *text,
			const char *tail)
{
	struct block *b = append(d, &step->first, &step->end, BLOCK_LINE);

	b->id = id;
	b->text = text;
	b->tail = tail;
	return b;
}

/* ---- as much as one page holds ---- */

int doc_blocks(const struct doc *d)
{
	const struct block *b;
	int n = 0;

	for (b = d->first; b; b = b->next)
		n++;
	return n;
}

struct doc doc_cut(const struct doc *d, int n)
{
	struct doc cut = *d;
	const struct block *b;
	struct block *copy;
	int left = doc_blocks(d);

	cut.first = cut.end = NULL;
	for (b = d->first; b && n > 0; b = b->next, n--) {
		if (b->kind == BLOCK_HEADING && (n == 1 || !b->next))
			break; /* of what is left out */
		copy = add(&cut, b->kind);
		*copy = *b;
		copy->next = NULL;
		left--;
	}
	doc_text(&cut, "One page does not hold it all: %d more %s in -T text and -T html.", left,
		 left == 1 ? "entry is" : "entries are");
	return cut;
}

/* ---- tables ---- */

struct chart *chart_new(struct arena *a, const char *titles)
{
	struct chart *g = arena_new(a, struct chart);

	while (*titles) {
		size_t n = strcspn(titles, "|");
		bool marked = strchr("#!$", *titles) != NULL;

		g->number[g->ncolumns] = *titles == '#';
		g->raw[g->ncolumns] = *titles == '!';
		g->plain[g->ncolumns] = *titles == '$';
		g->title[g->ncolumns++] = arena_strndup(a, titles + marked, n - marked);
		titles += n + (titles[n] == '|');
	}
	return g;
}

struct chart *doc_chart(struct doc *d, const char *titles)
{
	struct block *b = add(d, BLOCK_CHART);

	b->chart = chart_new(d->arena, titles);
	return b->chart;
}

/* Room for one more in an array of pointers kept in the arena. */
static void *grown(struct arena *a, void *old, int n, int *room, int more)
{
	void *p = old;

	if (n + more > *room) {
		*room = 2 * (n + more);
		p = arena_alloc(a, (size_t)*room * sizeof(void *));
		if (n)
			memcpy(p, old, (size_t)n * sizeof(void *));
	}
	return p;
}

void chart_row(struct arena *a, struct chart *g, const char *const *cells)
{
	int i, n = g->nrows * g->ncolumns;

	g->cell = grown(a, g->cell, n, &g->room, g->ncolumns);
	for (i = 0; i < g->ncolumns; i++)
		g->cell[n + i] = cells[i] ? cells[i] : "";
	g->nrows++;
}

const char *chart_cell(const struct chart *g, int row, int column)
{
	return g->cell[row * g->ncolumns + column];
}

void doc_record(struct doc *d, enum table_id t, const void *row)
{
	if (d->nrows && d->table != (int)t)
		return;
	d->table = (int)t;
	d->row = grown(d->arena, d->row, d->nrows, &d->room, 1);
	d->row[d->nrows++] = row;
}

/* ---- how wide ---- */

static int columns_of(const char *s)
{
	return utf8_columns(s, strlen(s));
}

static int longest_word(const char *s)
{
	int most = 0;

	while (*s) {
		size_t n = strcspn(s, " ");
		int wide = utf8_columns(s, n);

		most = wide > most ? wide : most;
		s += n + strspn(s + n, " ");
	}
	return most;
}

struct column {
	int least;  /* its longest word */
	int width;  /* at first its longest cell */
	int volume; /* all its letters */
};

static struct column measure(const struct chart *g, int c)
{
	struct column m = {longest_word(g->title[c]), columns_of(g->title[c]), 1};
	int r, word, whole;

	for (r = 0; r < g->nrows; r++) {
		word = longest_word(chart_cell(g, r, c));
		whole = columns_of(chart_cell(g, r, c));
		m.least = word > m.least ? word : m.least;
		m.width = whole > m.width ? whole : m.width;
		m.volume += whole;
	}
	return m;
}

/* The column that a letter less makes least taller: height goes with volume over width. */
static int giver(const struct column *m, int n)
{
	int c, best = -1;

	for (c = 0; c < n; c++)
		if (m[c].width > m[c].least &&
		    (best < 0 || (long)m[c].volume * m[best].width * m[best].width <
				     (long)m[best].volume * m[c].width * m[c].width))
			best = c;
	return best;
}

bool chart_fit(const struct chart *g, int room, int gap, int width[CHART_COLUMNS])
{
	struct column m[CHART_COLUMNS];
	int c, sum = 0;
	bool fits = true;

	room -= gap * (g->ncolumns - 1);
	for (c = 0; c < g->ncolumns; c++) {
		m[c] = measure(g, c);
		sum += m[c].width;
	}
	while (sum > room && fits) {
		c = giver(m, g->ncolumns);
		fits = c >= 0;
		if (fits)
			m[c].width--;
		sum--;
	}
	for (c = 0; c < g->ncolumns; c++)
		width[c] = m[c].width;
	return fits;
}
