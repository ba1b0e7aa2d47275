/* Sheets as one HTML page that needs nothing else: its style is in it, it has no script, it prints,
 * and it is read on a phone. */
#include <string.h>

#include "ref/html_style.h"
#include "ref/links.h"
#include "ref/write.h"
#include "show/show.h"
#include "text/str.h"

#define PROSE 60 /* a cell of more letters is read, not looked up */
#define WIDE  5	 /* more columns are wider than a phone */

static void escaped(struct buf *out, const char *s)
{
	buf_xml(out, s ? s : "");
}

static void element(struct buf *out, const char *tag, const char *text)
{
	buf_printf(out, "<%s>", tag);
	escaped(out, text);
	buf_printf(out, "</%.*s>\n", (int)strcspn(tag, " "), tag);
}

/* Its line ends are line ends, and all else is text. */
static void drawing(struct buf *out, const char *text)
{
	struct buf line = {0};

	buf_puts(out, "<pre>");
	while (*text) {
		size_t n = strcspn(text, "\n");

		buf_clear(&line);
		buf_add(&line, text, n);
		escaped(out, buf_text(&line));
		text += n;
		if (*text)
			buf_putc(out, *text++);
	}
	buf_puts(out, "</pre>\n");
	buf_release(&line);
}

static void plain_part(void *arg, struct span text, bool link)
{
	struct buf *out = arg;
	struct buf part = {0};

	buf_add(&part, text.p, text.n);
	if (link)
		buf_printf(out, "<a href=\"#%s\">", buf_text(&part));
	escaped(out, buf_text(&part));
	buf_puts(out, link ? "</a>" : "");
	buf_release(&part);
}

/* A text in which every id that has a line on the page leads there. */
static void linked(struct buf *out, const struct doc *d, const char *text)
{
	doc_links(d, text ? text : "", plain_part, out);
}

static void figures(struct buf *out, const struct doc *d, const struct block *row)
{
	const struct block *b;

	buf_puts(out, "<div class=\"figures\">\n");
	for (b = row->first; b; b = b->next) {
		buf_printf(out, "<figure>%s", b->html);
		if (*b->title) {
			buf_puts(out, "<figcaption>");
			linked(out, d, b->title);
			buf_puts(out, "</figcaption>");
		}
		buf_puts(out, "</figure>\n");
	}
	buf_puts(out, "</div>\n");
}

/* The number of a step, not a word. */
static bool is_short(const struct doc *d, const struct block *b)
{
	return d->one_page && b->id && strlen(b->id) <= 3;
}

static void line(struct buf *out, const struct doc *d, const struct block *b)
{
	bool anchor = is_anchor(b);

	buf_printf(out, "<div class=\"line%s%s\"", b->ends ? " out" : "",
		   !b->label	    ? ""
		   : is_short(d, b) ? " card short"
				    : " card");
	if (anchor && is_first_anchor(d, b))
		buf_printf(out, " id=\"%s\"", b->id);
	buf_putc(out, '>');
	if (anchor)
		buf_printf(out, "<a class=\"id\" href=\"#%s\">%s</a>", b->id, b->id);
	else
		buf_printf(out, "<span class=\"%s\">", b->label ? "label" : "id"),
		    escaped(out, b->id), buf_puts(out, "</span>");
	buf_puts(out, "<span class=\"text\">");
	if (b->title)
		element(out, "b", b->title);
	linked(out, d, b->text);
	if (b->tail) {
		buf_puts(out, " <small>");
		linked(out, d, b->tail);
		buf_puts(out, "</small>");
	}
	buf_puts(out, "</span></div>\n");
}

/* `level`: of its heading, one under the heading that it stands below. */
static void step(struct buf *out, const struct doc *d, const struct block *b, int level)
{
	const struct block *l;

	buf_printf(out, "<section class=\"step%s\">\n<h%d>", b->last ? " last" : "", level);
	if (b->id && *b->id)
		element(out, "span class=\"number\"", b->id);
	escaped(out, b->title);
	buf_printf(out, "</h%d>\n", level);
	for (l = b->first; l; l = l->next)
		line(out, d, l);
	buf_puts(out, "</section>\n");
}

static void head(struct buf *out, const struct chart *g)
{
	int c;

	buf_puts(out, "<thead><tr>");
	for (c = 0; c < g->ncolumns; c++) {
		buf_puts(out, g->number[c] ? "<th class=\"n\">" : "<th>");
		escaped(out, g->title[c]);
		buf_puts(out, "</th>");
	}
	buf_puts(out, "</tr></thead>\n");
}

/* Where the screen is narrow, each cell of prose stands under its own title. */
static void row(struct buf *out, const struct doc *d, const struct chart *g,
		const char *const *cells, bool prose)
{
	int c;

	buf_puts(out, "<tr>");
	for (c = 0; c < g->ncolumns; c++) {
		buf_puts(out, g->number[c] ? "<td class=\"n\"" : "<td");
		if (prose) {
			buf_puts(out, " data-title=\"");
			escaped(out, g->title[c]);
			buf_putc(out, '"');
		}
		buf_putc(out, '>');
		linked(out, d, cells[c]);
		buf_puts(out, "</td>");
	}
	buf_puts(out, "</tr>\n");
}

static bool is_prose(const struct chart *g)
{
	int i;

	for (i = 0; i < g->nrows * g->ncolumns; i++)
		if (strlen(g->cell[i]) > PROSE)
			return true;
	return false;
}

static void table(struct buf *out, const struct doc *d, const struct chart *g)
{
	bool prose = is_prose(g);
	int r;

	buf_printf(out, "<div class=\"scroll%s\"><table%s>\n",
		   !prose && g->ncolumns > WIDE ? " wide" : "", prose ? " class=\"prose\"" : "");
	head(out, g);
	buf_puts(out, "<tbody>\n");
	for (r = 0; r < g->nrows; r++)
		row(out, d, g, &g->cell[r * g->ncolumns], prose);
	buf_puts(out, "</tbody></table></div>\n");
}

/* A part can be jumped to by its number. */
static void part(struct buf *out, const struct block *b, int number)
{
	buf_printf(out, "<h2 class=\"part\" id=\"part-%d\">", number);
	escaped(out, b->title);
	buf_puts(out, "</h2>\n");
}

static void contents(struct buf *out, const struct doc *d)
{
	const struct block *b;
	int n = 0;

	buf_puts(out, "<nav><ol>\n");
	for (b = d->first; b; b = b->next)
		if (b->kind == BLOCK_PART) {
			buf_printf(out, "<li><a href=\"#part-%d\">", ++n);
			escaped(out, b->title);
			buf_puts(out, "</a></li>\n");
		}
	buf_puts(out, "</ol></nav>\n");
}

static void blocks(struct buf *out, const struct doc *d)
{
	const struct block *b;
	int parts = 0, above = 1; /* the level of the last heading */

	for (b = d->first; b; b = b->next)
		switch (b->kind) {
		case BLOCK_PART:
			part(out, b, ++parts);
			above = 2;
			break;
		case BLOCK_HEADING:
			above = parts ? 3 : 2;
			element(out, parts ? "h3 class=\"head\"" : "h2", b->title);
			break;
		case BLOCK_TEXT:
			buf_puts(out, "<p>");
			linked(out, d, b->text);
			buf_puts(out, "</p>\n");
			break;
		case BLOCK_DRAWING:
			if (b->html)
				buf_printf(out, "<figure>%s</figure>\n", b->html);
			else
				drawing(out, b->text);
			break;
		case BLOCK_FIGURES:
			figures(out, d, b);
			break;
		case BLOCK_LINE:
			line(out, d, b);
			break;
		case BLOCK_CHART:
			table(out, d, b->chart);
			break;
		case BLOCK_STEP:
			step(out, d, b, above + 1);
		}
}

void write_html(const struct doc *d, struct buf *out)
{
	struct doc with_links = doc_with_links(d);

	buf_puts(out, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
		      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
		      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src "
		      "&#39;none&#39;; style-src &#39;unsafe-inline&#39;\">\n");
	element(out, "title", d->title);
	buf_printf(out, "<style>\n%s%s</style>\n", html_style, html_style_media);
	if (d->drawings)
		show_svg_style(out);
	buf_puts(out, "</head>\n<body>\n<main>\n");
	element(out, "h1", d->title);
	if (d->note)
		element(out, "p class=\"note\"", d->note);
	if (d->booklet)
		contents(out, d);
	blocks(out, &with_links);
	buf_puts(out, "</main>\n</body>\n</html>\n");
}
