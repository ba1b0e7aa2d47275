/* The board as a drawing of its own: title, map and legend on one page. */
#include <string.h>

#include "show/heading.h"
#include "show/svg/svg.h"

enum {
	MARGIN = 36,	  /* around the map, before it is scaled */
	PAD = 16,	  /* around everything */
	WIDTH_LEAST = 720 /* the legend needs that much */
};

/* ---- what stands above ---- */

struct heading {
	struct {
		const char *class, *text;
		struct font font;
		int y;
	} line[2 * SVG_LINES_MOST];
	int n, width, height;
};

static void add_heading(const struct svg *v, struct heading *h, const char *class, struct font f,
			int most, const char *text)
{
	const char *lines[SVG_LINES_MOST];
	int i, n;

	if (!text)
		return;
	n = font_wrap(f, text, h->width, most, lines, v->board->arena);
	for (i = 0; i < n; i++) {
		h->height += f.size + 6;
		h->line[h->n].class = class;
		h->line[h->n].text = lines[i];
		h->line[h->n].font = f;
		h->line[h->n++].y = h->height - 4;
	}
}

static struct heading lay_heading(const struct svg *v, int width)
{
	const struct board *b = v->board;
	struct heading h = {.width = width};
	const char *round = heading_round(b), *when = heading_countdown(b);

	if (round)
		when = arena_printf(b->arena, "%s \xc2\xb7 %s", when, round);
	add_heading(v, &h, "title", (struct font){22, true}, 2, heading_title(b));
	add_heading(v, &h, "when", (struct font){15, false}, 1, when);
	add_heading(v, &h, "branch", (struct font){13, false}, 3, heading_branch(b));
	add_heading(v, &h, "alarm", (struct font){14, true}, 4, heading_refused(b));
	return h;
}

static void draw_heading(const struct svg *v, const struct heading *h)
{
	int i;

	for (i = 0; i < h->n; i++)
		svg_label(v,
			  &(struct label){h->line[i].class, 0, h->line[i].y, ANCHOR_START,
					  h->line[i].font, h->width},
			  h->line[i].text);
}

/* ---- the page ---- */

struct page {
	int width, height, map_x, margin;
	int scale; /* of heading and legend, so that they can be read beside a large map */
	struct heading heading;
	struct legend *legend; /* or NULL */
	int legend_height;
	bool landscape;
	long nanometres; /* a unit, on paper */
};

/* On A4 with its margins, whichever way it is larger; a space no wider than 30 mm. */
static void measure(struct page *p)
{
	enum { SHORT = 190, LONG = 277 };
	const long nm = 1000000;
	long wide = LONG * nm / p->width, tall = SHORT * nm / p->width;

	if (wide > SHORT * nm / p->height)
		wide = SHORT * nm / p->height;
	if (tall > LONG * nm / p->height)
		tall = LONG * nm / p->height;
	p->landscape = wide > tall;
	p->nanometres = p->landscape ? wide : tall;
	if (p->nanometres > 30 * nm / SVG_SPACE)
		p->nanometres = 30 * nm / SVG_SPACE;
}

struct manner {
	bool colour, legend;
	bool bare;  /* the map alone */
	bool again; /* without the patterns */
};

static struct page lay_page(const struct svg *v, const struct manner *how, int scale)
{
	const struct grid *g = &v->board->grid;
	struct page p = {.scale = scale, .margin = MARGIN * (scale < 3 ? scale : 3)};
	int map = g->cols * SVG_SPACE + 2 * p.margin, inner = map;

	if (inner < WIDTH_LEAST && !how->bare)
		inner = WIDTH_LEAST;
	p.width = inner + 2 * PAD;
	p.map_x = PAD + (inner - map) / 2 + p.margin;
	if (!how->bare)
		p.heading = lay_heading(v, inner / scale);
	if (how->legend)
		p.legend = svg_legend_lay(v, inner / scale, &p.legend_height);
	p.height = 2 * PAD + scale * (p.heading.height + p.legend_height) + g->rows * SVG_SPACE +
		   2 * p.margin + (how->legend ? PAD : 0);
	measure(&p);
	return p;
}

/* The letters are as large as they can be without making the map much smaller on paper. */
static struct page best_page(const struct svg *v, const struct manner *how)
{
	struct page plain = lay_page(v, how, 1), p;
	int scale;

	for (scale = plain.width / WIDTH_LEAST; scale > 1; scale--) {
		p = lay_page(v, how, scale);
		if (50 * p.nanometres >= 49 * plain.nanometres)
			return p;
	}
	return plain;
}

static void open_scaled(const struct svg *v, const char *class, int y, int scale)
{
	buf_printf(v->out, "<g class=\"%s\" transform=\"translate(%d %d)", class, PAD, y);
	if (scale > 1)
		buf_printf(v->out, " scale(%d)", scale);
	buf_puts(v->out, "\">\n");
}

static void draw_map(const struct svg *v, int x, int y)
{
	svg_open(v, "map", x, y);
	svg_floor(v);
	svg_tiles(v);
	svg_names(v);
	svg_seen(v);
	svg_lines(v);
	svg_doors(v);
	svg_way(v);
	svg_words(v);
	svg_marks(v);
	svg_figures(v);
	svg_numbers(v);
	svg_blips(v);
	svg_close(v);
}

/* ---- the document ---- */

/* For those who do not see it, the whole board in sentences. */
static void describe(const struct svg *v, bool named)
{
	const char *title = heading_title(v->board);
	struct buf text = {0};
	char *line, *rest;

	buf_puts(v->out, "<title");
	if (named)
		buf_printf(v->out, " id=\"enorm-title-%ld\"", v->board->number);
	buf_putc(v->out, '>');
	buf_xml(v->out, title ? title : "A board");
	buf_puts(v->out, "</title>\n<desc");
	if (named)
		buf_printf(v->out, " id=\"enorm-desc-%ld\"", v->board->number);
	buf_putc(v->out, '>');
	show_plain(v->show, &(struct show_how){false, true}, &text);
	for (line = strtok_r(text.p, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
		buf_xml(v->out, line);
		buf_putc(v->out, '\n');
	}
	buf_puts(v->out, "</desc>\n");
	buf_release(&text);
}

/* In pixels, 96 an inch. */
static long on_paper(const struct page *p, int length)
{
	return length * p->nanometres * 96 / 25400000;
}

/* Inside a page, where an HTML validator knows no id of a title, the title alone names it. */
static void open_document(const struct svg *v, const struct page *p, const struct manner *how)
{
	long number = v->board->number;

	buf_printf(v->out,
		   "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"enorm%s\" role=\"img\" ",
		   how->colour ? " colour" : "");
	if (!how->bare)
		buf_printf(v->out,
			   "aria-labelledby=\"enorm-title-%ld\" "
			   "aria-describedby=\"enorm-desc-%ld\" ",
			   number, number);
	buf_printf(v->out, "viewBox=\"0 0 %d %d\" width=\"%ld\" height=\"%ld\">\n", p->width,
		   p->height, on_paper(p, p->width), on_paper(p, p->height));
}

static void draw(const struct show *s, const struct manner *how, struct buf *out)
{
	struct svg v = {s, s->board, out, MARGIN};
	struct page p = best_page(&v, how);
	int top = PAD + p.scale * p.heading.height + p.margin;

	v.margin = p.margin;
	open_document(&v, &p, how);
	describe(&v, !how->bare);
	if (!how->bare)
		svg_style(&v, p.landscape ? "landscape" : "portrait");
	if (!how->again)
		svg_patterns(&v, how->bare);
	buf_printf(out, "<rect class=\"paper\" width=\"%d\" height=\"%d\"/>\n", p.width, p.height);
	open_scaled(&v, "headline", PAD, p.scale);
	draw_heading(&v, &p.heading);
	svg_close(&v);
	draw_map(&v, p.map_x, top);
	if (p.legend) {
		open_scaled(&v, "legend", top + s->board->grid.rows * SVG_SPACE + p.margin + PAD,
			    p.scale);
		svg_legend(&v, p.legend);
		svg_close(&v);
	}
	buf_puts(out, "</svg>\n");
}

void show_svg(const struct show *s, const struct show_how *how, struct buf *out)
{
	draw(s, &(struct manner){.colour = how->colour, .legend = how->legend}, out);
}

void show_svg_map(const struct show *s, bool first, struct buf *out)
{
	draw(s, &(struct manner){.colour = true, .bare = true, .again = !first}, out);
}

void show_svg_style(struct buf *out)
{
	const struct show nothing = {0};
	struct svg v = {.show = &nothing, .out = out};

	svg_style(&v, NULL);
}
