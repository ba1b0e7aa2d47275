/* Sheets as troff input: plain requests and the macros of roff_macros.h, no preprocessor. Every
 * text stands on an input line of its own behind \&, so nothing in it can be a request. */
#include <ctype.h>
#include <string.h>

#include "ref/links.h"
#include "ref/roff/roff_macros.h"
#include "ref/roff/roff_text.h"
#include "ref/write.h"
#include "text/str.h"

#define WIDTH	       17800 /* of margin and text, in thousandths of a centimetre */
#define LETTERS	       112   /* of a table that fit into it */
#define COLUMN_WIDTH   9100  /* the same of a column of two on one page */
#define COLUMN_LETTERS 76    /* of the least type */
#define LEAST_POINTS   700
#define GAP	       2
#define DRAWING_KEPT   45 /* lines: a higher drawing may be parted */
#define ID_LONG	       10 /* letters: ids of that length want a margin of their own */

const char *const paper_words[] = {"a4", "letter", NULL};

/* ---- texts with links ---- */

static void linked_part(void *arg, struct span text, bool link)
{
	struct buf *out = arg, part = {0};

	buf_add(&part, text.p, text.n);
	if (link)
		buf_printf(out, "\\*[link %s]", buf_text(&part));
	roff_escaped(out, buf_text(&part));
	buf_puts(out, link ? "\\X'pdf: markend'" : "");
	buf_release(&part);
}

/* Every id in it that has a line on the sheet leads there. */
static void linked(struct buf *out, const struct doc *d, const char *text)
{
	doc_links(d, text ? text : "", linked_part, out);
}

static void linked_line(struct buf *out, const struct doc *d, const char *text)
{
	buf_puts(out, "\\&");
	linked(out, d, text);
	buf_putc(out, '\n');
}

/* ---- lines ---- */

static size_t id_length(const struct block *b)
{
	return b->id ? strlen(b->id) : 0;
}

/* Do the lines of the two share a margin? In the two columns of a long sheet the long ids are
 * apart, so that the short ones leave more to the text; on one page all texts stand below each
 * other. */
static bool same_margin(const struct block *a, const struct block *b, bool apart)
{
	return !apart || b->label || (id_length(a) > ID_LONG) == (id_length(b) > ID_LONG);
}

/* The margin that the ids of the lines from here on want, up to something else. */
static void margin(struct buf *out, const struct block *b, bool columns, bool one_page)
{
	const struct block *first = b;
	size_t most = 4;
	int wide;

	for (; b && b->kind == BLOCK_LINE; b = b->next) {
		if (!same_margin(first, b, columns && !one_page))
			break;
		most = id_length(b) > most ? id_length(b) : most;
	}
	/* on one page an id is as large as the text, and a long one is mostly capitals */
	wide = 300 + (int)most * (!columns ? 158 : one_page && most > ID_LONG ? 150 : 130);
	buf_printf(out, one_page ? ".nr mg %d.%03dc*\\n[sz]u/7000\n" : ".nr mg %d.%03dc\n",
		   wide / 1000, wide % 1000);
}

static void line(struct buf *out, const struct doc *d, const struct block *b)
{
	buf_puts(out, b->label ? ".Ia\n.ft B\n.ps (\\n[.ps]u+\\n[sm]u)\n" : ".Ia\n");
	if (is_anchor(b) && is_first_anchor(d, b))
		buf_printf(out, ".Ds %s\n", b->id);
	roff_line(out, b->id);
	buf_puts(out, b->label ? ".br\n.ft R\n.ps\n" : "");
	buf_puts(out, ".Ib\n");
	if (b->ends)
		buf_puts(out, "\\[->] \\c\n");
	if (b->title) {
		buf_puts(out, "\\&\\fB");
		roff_escaped(out, b->title);
		buf_puts(out, "\\fP\n");
	}
	if (b->text && *b->text)
		linked_line(out, d, b->text);
	if (b->tail) {
		buf_puts(out, "\\&\\*[ts]\\fI");
		linked(out, d, b->tail);
		buf_puts(out, "\\fP\\*[te]\n");
	}
	buf_puts(out, ".br\n");
}

/* ---- steps and tables ---- */

static void step(struct buf *out, const struct doc *d, const struct block *b, bool narrow)
{
	const struct block *l;

	buf_puts(out, ".Sa\n.in 0.25c\n\\&\\fB\\s+1");
	roff_escaped(out, b->id);
	buf_puts(out, b->id && *b->id ? "\\h'0.35c'" : "");
	roff_escaped(out, b->title);
	buf_puts(out, "\\s-1\\fP\n.br\n");
	margin(out, b->first, narrow, narrow);
	for (l = b->first; l; l = l->next)
		line(out, d, l);
	buf_puts(out, b->last ? ".Sz\n.sp 0.2c\n" : ".Sz\n.Ar\n");
}

static void cells(struct buf *out, const struct doc *d, const struct chart *g,
		  const char *const *cell, const int *width, int unit, bool head)
{
	int c, x = 0;

	for (c = 0; c < g->ncolumns; c++) {
		buf_printf(out, ".Ca %d %d.%03dc (%d.%03dc)\n%s%s", c + 1, x * unit / 1000,
			   x * unit % 1000, width[c] * unit / 1000, width[c] * unit % 1000,
			   g->number[c] ? ".ad r\n" : "", head || !c ? ".ft B\n" : "");
		linked_line(out, d, cell[c]);
		buf_printf(out, ".ft R\n.Cz %d\n", c + 1);
		x += width[c] + GAP;
	}
	if (head) {
		for (c = 1; c <= g->ncolumns; c++)
			buf_printf(out, ".rn cell%d head%d\n", c, c);
		buf_printf(out, ".nr hh \\n[rh]\n.nr hn %d\n.Ro %d head 0.8\n", g->ncolumns,
			   g->ncolumns);
		return;
	}
	buf_printf(out, ".Ro %d cell 0.2\n", g->ncolumns);
}

/* What the bold words of the first column take beyond the usual: `wwwwww` is wide. */
static int boldness(const struct chart *g)
{
	int r, most = 0;

	for (r = 0; r < g->nrows; r++) {
		const char *p = chart_cell(g, r, 0);
		int n = 0;

		for (; *p && !strchr(chart_cell(g, r, 0), ' '); p++)
			n += *p == 'w' || *p == 'm' || *p == 'W' || *p == 'M';
		most = n > most ? n : most;
	}
	return 2 + most / 4;
}

/* `points`: of one page's type; else 0. */
static void table(struct buf *out, const struct doc *d, const struct chart *g, int points)
{
	const bool narrow = points != 0;
	const int room = narrow ? COLUMN_LETTERS * LEAST_POINTS / points : LETTERS;
	const int wide = narrow ? COLUMN_WIDTH : WIDTH;
	int width[CHART_COLUMNS], c, r, sum = 0;

	chart_fit(g, room - 1 - g->ncolumns, GAP, width);
	for (c = 0; c < g->ncolumns; c++) {
		width[c] += c ? 1 : boldness(g); /* titles are bold, too */
		sum += width[c] + GAP;
	}
	buf_puts(out, narrow ? ".br\n.ne 1.5c\n" : ".br\n.sp 0.2c\n.ne 3c\n");
	/* a table is as wide as its texts make it, up to the whole width */
	c = sum > room / 2 ? wide / sum : wide / room + 60;
	cells(out, d, g, (const char *const *)g->title, width, c, true);
	buf_puts(out, ".nr intable 1\n");
	for (r = 0; r < g->nrows; r++)
		cells(out, d, g, &g->cell[r * g->ncolumns], width, c, false);
	buf_puts(out, narrow ? ".nr intable 0\n" : ".nr intable 0\n.sp 0.3c\n");
}

/* Side by side, each over its title; the strokes of all are one line of output. */
static void figures(struct buf *out, const struct doc *d, const struct block *row, bool narrow)
{
	const struct block *b;
	int n = 0, i = 0, tall = 0, each;

	for (b = row->first; b; b = b->next, n++)
		tall = b->tall > tall ? b->tall : tall;
	if (!n)
		return;
	each = (narrow ? COLUMN_WIDTH : WIDTH) / n;
	buf_printf(out, ".br\n.in 0\n.sp 0.12c\n.ne %d.%03dc+5v\n.mk fy\n.nf\n.vs 1p\n",
		   tall / 1000, tall % 1000);
	for (b = row->first; b; b = b->next, i++)
		buf_printf(out, "%s\\h'%d.%03dc'\\c\n", b->roff, each / 1000, each % 1000);
	buf_printf(out, "\\&\n.br\n.vs\n.sp |\\n[fy]u+%d.%03dc\n.fi\n", tall / 1000, tall % 1000);
	for (i = 0, b = row->first; b; b = b->next, i++) {
		buf_printf(out, ".Ca %d %d.%03dc (%d.%03dc)\n", i + 1, each * i / 1000,
			   each * i % 1000, (each - 250) / 1000, (each - 250) % 1000);
		linked_line(out, d, b->title);
		buf_printf(out, ".Cz %d\n", i + 1);
	}
	buf_printf(out, ".Ro %d cell 0\n.sp 0.12c\n", n);
}

static void running(struct buf *out, const char *title)
{
	buf_puts(out, ".ds running \\&");
	roff_escaped(out, title);
	buf_putc(out, '\n');
}

/* The outline of a PDF takes plain letters only. */
static void bookmark(struct buf *out, const char *title)
{
	buf_puts(out, ".if d pdfbookmark .pdfbookmark 1 ");
	for (; *title; title++)
		if (isalnum((unsigned char)*title) || strchr(" ,:'-", *title))
			buf_putc(out, *title);
	buf_putc(out, '\n');
}

/* A part begins where a good half of the page is left for it. Two columns begin under the title,
 * which spans them. */
static void part(struct buf *out, const struct block *b, int number)
{
	buf_puts(out, ".br\n.1C\n");
	running(out, b->title);
	buf_puts(out, number == 1 ? ".rs\n.bp\n" : ".Np\n");
	bookmark(out, b->title);
	buf_printf(out, ".Ds part-%d\n.if r pages .tm enorm-part %d \\n%%\n.Mt\n", number, number);
	roff_line(out, b->title);
	buf_puts(out, ".Me\n.Rl\n");
	if (b->columns)
		buf_puts(out, ".2C\n");
}

struct setting {
	int parts;
	bool columns, one_page;
	int points;
	const struct block *before;
};

static bool same_run(const struct setting *s, const struct block *b)
{
	return s->before && s->before->kind == BLOCK_LINE &&
	       same_margin(s->before, b, s->columns && !s->one_page);
}

/* A drawing stays whole, with the line of text and the heading before it, where a page has room. */
static void keep_with_drawing(struct buf *out, const struct block *b)
{
	int lines = 2;
	const char *p;

	if (b && b->kind == BLOCK_TEXT)
		b = b->next;
	if (!b || b->kind != BLOCK_DRAWING)
		return;
	for (p = b->text; *p; p++)
		lines += *p == '\n';
	if (lines <= DRAWING_KEPT)
		buf_printf(out, ".br\n.ne %dv\n", lines);
}

static void drawing(struct buf *out, const char *p)
{
	buf_puts(out, ".Pp\n.nf\n.fam C\n");
	while (*p) {
		size_t n = strcspn(p, "\n");
		char *row = mem_strdup(p);

		row[n] = '\0';
		buf_puts(out, "\\&");
		roff_line(out, row);
		mem_free(row);
		p += n + (p[n] == '\n');
	}
	buf_puts(out, ".fam H\n.fi\n");
}

/* A heading stays with the figures below it, with a line of text before them or without. */
static void keep_with_figures(struct buf *out, const struct block *b)
{
	int tall = 0;

	if (b && b->kind == BLOCK_TEXT)
		b = b->next;
	if (!b || b->kind != BLOCK_FIGURES)
		return;
	for (b = b->first; b; b = b->next)
		tall = b->tall > tall ? b->tall : tall;
	buf_printf(out, ".br\n.ne %d.%03dc+2.5c\n", tall / 1000, tall % 1000);
}

static void block(struct buf *out, const struct doc *d, const struct block *b, struct setting *s)
{
	switch (b->kind) {
	case BLOCK_PART:
		part(out, b, ++s->parts);
		s->columns = b->columns;
		break;
	case BLOCK_HEADING:
		keep_with_figures(out, b->next);
		keep_with_drawing(out, b->next);
		buf_puts(out, b->columns && s->one_page ? ".Cb\n.Mh\n" : ".Mh\n");
		roff_line(out, b->title);
		buf_puts(out, ".Me\n");
		if (b->columns && !s->one_page) {
			buf_puts(out, ".2C\n");
			s->columns = true;
		}
		break;
	case BLOCK_TEXT:
		keep_with_drawing(out, b);
		buf_puts(out, ".Pp\n");
		linked_line(out, d, b->text);
		break;
	case BLOCK_DRAWING:
		drawing(out, b->text);
		break;
	case BLOCK_LINE:
		if (!same_run(s, b))
			margin(out, b, s->columns, s->one_page);
		line(out, d, b);
		break;
	case BLOCK_FIGURES:
		figures(out, d, b, s->one_page);
		break;
	case BLOCK_CHART:
		table(out, d, b->chart, s->points);
		break;
	case BLOCK_STEP:
		step(out, d, b, s->one_page);
	}
	s->before = b;
}

/* The page of part N is in the register pageN if a run before this one, with the register pages,
 * asked where it is. */
static void contents(struct buf *out, const struct doc *d)
{
	const struct block *b;
	int n = 0;

	buf_puts(out, ".sp 1.5c\n.ps 11\n.vs 17p\n.nf\n.ta 0.6cR 1.1c\n");
	for (b = d->first; b; b = b->next)
		if (b->kind == BLOCK_PART) {
			n++;
			buf_printf(out, ".ds number\n.if r page%d .ds number \\n[page%d]\n", n, n);
			buf_printf(out, "\t\\*[number]\t\\*[link part-%d]", n);
			roff_escaped(out, b->title);
			buf_puts(out, "\\X'pdf: markend'\n");
		}
	buf_puts(out, ".fi\n.ps 9\n.vs 11.5p\n");
}

static void cover(struct buf *out, const struct doc *d)
{
	buf_puts(out, ".nr cover 1\n.sp 5c\n.ps 30\n.vs 36p\n.ft B\n");
	roff_line(out, d->title);
	buf_puts(out, ".br\n.ft R\n.ps 11\n.vs 15p\n.sp 0.6c\n.ll 12c\n");
	roff_line(out, d->note);
	buf_puts(out, ".br\n.ll \\n[wd]u\n");
	contents(out, d);
}

void write_roff(const struct doc *d, enum paper p, struct buf *out)
{
	struct doc with_links = doc_with_links(d);
	const struct block *b;
	int points = !d->one_page ? 0 : d->points ? d->points : LEAST_POINTS;
	struct setting s = {.columns = d->one_page, .one_page = d->one_page, .points = points};

	buf_printf(out, ".\\\" %s: groff -Tpdf -P-p%s\n", "made by enorm-ref", paper_words[p]);
	buf_puts(out, p == PAPER_LETTER ? ".pl 27.94c\n" : ".pl 29.7c\n");
	buf_puts(out, roff_macros);
	if (d->one_page)
		buf_printf(out, ".nr sz %d.%02dz\n.nr wd %s\n%s", points / 100, points % 100,
			   p == PAPER_LETTER ? "19.39c" : "18.8c", roff_one_page);
	roff_fallback(out, d->title);
	roff_fallbacks(out, d->first);
	if (d->booklet || d->one_page)
		buf_puts(out, ".nr cover 1\n");
	else
		running(out, "");
	if (d->booklet) {
		cover(out, d);
	} else {
		buf_puts(out, ".Mt\n");
		roff_line(out, d->title);
		buf_puts(out, ".Me\n.Rl\n");
		if (d->note)
			buf_puts(out, ".Pp\n"), roff_line(out, d->note);
	}
	if (d->one_page)
		buf_puts(out, ".2C\n");
	for (b = d->first; b; b = b->next)
		block(out, &with_links, b, &s);
	buf_puts(out, d->one_page ? ".br\n.nr cols 1\n" : ".1C\n");
	buf_puts(out, ".if r pages .tm enorm-pages \\n%\n");
}
