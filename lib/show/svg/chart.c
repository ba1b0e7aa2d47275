#include "show/svg/chart.h"

#include <string.h>

#include "show/svg/svg.h"

enum {
	PAD = 16,
	LABEL = 130, /* the room of the labels */
	BAR = 400,   /* a bar that is the whole */
	TEXT = 90,   /* what stands behind it */
	ROW = 22,
	HEAD = 30,
	WIDTH = PAD + LABEL + 8 + BAR + 8 + TEXT + PAD
};

struct page {
	struct arena *arena;
	struct buf *out;
	int y;
};

static const char style[] =
    "<style>.chart{font-family:Arial,Helvetica,'Liberation Sans','DejaVu Sans',sans-serif;"
    "fill:#000}.chart .paper{fill:#fff}.chart .whole{fill:#eee}.chart .bar{fill:#446}"
    ".chart .foot{fill:#444}</style>\n";

static void write_text(struct page *p, const char *class, int x, const char *anchor, struct font f,
		       int room, const char *text)
{
	buf_printf(p->out, "<text class=\"%s\" x=\"%d\" y=\"%d\"%s font-size=\"%d\"%s>", class, x,
		   p->y, anchor, f.size, f.bold ? " font-weight=\"bold\"" : "");
	buf_xml(p->out, font_fit(f, text, room, p->arena));
	buf_puts(p->out, "</text>\n");
}

static void draw_bar(struct page *p, const struct chart_bar *b)
{
	int x = PAD + LABEL + 8, length = (int)(b->part * BAR + 0.5);

	p->y += ROW;
	write_text(p, "label", PAD + LABEL, " text-anchor=\"end\"", (struct font){14, false}, LABEL,
		   b->label);
	buf_printf(p->out, "<rect class=\"whole\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"16\"/>\n",
		   x, p->y - 13, BAR);
	/* what can happen is seen */
	buf_printf(p->out, "<rect class=\"bar\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"16\"/>\n",
		   x, p->y - 13, b->part > 0 && !length ? 1 : length);
	write_text(p, "part", x + BAR + 8, "", (struct font){14, false}, TEXT, b->text);
}

static int height_of(const struct chart_group *group, int n, const char *foot)
{
	int i, height = 2 * PAD + HEAD + ROW;

	while ((foot = strchr(foot, '\n'))) {
		height += ROW;
		foot++;
	}
	for (i = 0; i < n; i++)
		height += HEAD + group[i].n * ROW;
	return height;
}

void chart_write(const struct chart_group *group, int n, const char *title, const char *foot,
		 struct arena *a, struct buf *out)
{
	struct page p = {a, out, PAD};
	int i, k, height = height_of(group, n, foot);

	buf_printf(out,
		   "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" role=\"img\" "
		   "viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\">\n<title>",
		   WIDTH, height, WIDTH, height);
	buf_xml(out, title);
	buf_printf(out, "</title>\n%s<rect class=\"paper\" width=\"%d\" height=\"%d\"/>\n", style,
		   WIDTH, height);
	p.y += ROW;
	write_text(&p, "title", PAD, "", (struct font){18, true}, WIDTH - 2 * PAD, title);
	for (i = 0; i < n; i++) {
		p.y += HEAD;
		write_text(&p, "group", PAD, "", (struct font){15, true}, WIDTH - 2 * PAD,
			   group[i].title);
		for (k = 0; k < group[i].n; k++)
			draw_bar(&p, &group[i].bar[k]);
	}
	p.y += HEAD - ROW;
	for (; *foot; foot += strcspn(foot, "\n"), foot += *foot == '\n') {
		p.y += ROW;
		write_text(&p, "foot", PAD, "", (struct font){13, false}, WIDTH - 2 * PAD,
			   arena_strndup(a, foot, strcspn(foot, "\n")));
	}
	buf_puts(out, "</svg>\n");
}
