#include "show/pen.h"

#include <string.h>

static const char *const codes[INK_COUNT] = {
    [INK_SPACER] = "1;36",    [INK_INTRUDER] = "1;35", [INK_BLIP] = "1;33",
    [INK_TILE] = "32",	      [INK_DOOR] = "34",       [INK_MARK] = "33",
    [INK_RED_LINE] = "31",    [INK_OVERLAY] = "1;32",  [INK_HEADING] = "1",
    [INK_ALARM] = "1;31",     [INK_HEAT_LOW] = "33",   [INK_HEAT_MID] = "1;33",
    [INK_HEAT_HIGH] = "1;31",
};

/* Characters, not bytes. */
static int width(const char *text, size_t n)
{
	int w = 0;

	for (; n; n--)
		w += (*text++ & 0xc0) != 0x80;
	return w;
}

void pen_put(struct pen *p, enum ink ink, const char *text, size_t n)
{
	bool coloured = p->colour && codes[ink] && n;

	if (coloured)
		buf_printf(p->out, "\033[%sm", codes[ink]);
	buf_add(p->out, text, n);
	if (coloured)
		buf_puts(p->out, "\033[0m");
	p->column += width(text, n);
}

void pen_puts(struct pen *p, enum ink ink, const char *text)
{
	pen_put(p, ink, text, strlen(text));
}

void pen_blank(struct pen *p, int n)
{
	buf_pad(p->out, ' ', (size_t)n);
	p->column += n;
}

void pen_item(struct pen *p, enum ink ink, const char *text)
{
	if (p->column + 2 + width(text, strlen(text)) > PEN_WIDTH && p->column > p->indent) {
		pen_end(p);
		pen_blank(p, p->indent);
	} else {
		pen_blank(p, 2);
	}
	pen_puts(p, ink, text);
}

void pen_list(struct pen *p, const char *text)
{
	while (*text) {
		const char *comma = strstr(text, ", ");
		size_t n = comma ? (size_t)(comma - text) + 2 : strlen(text);
		if (p->column + width(text, n) > PEN_WIDTH && p->column > p->indent) {
			pen_end(p);
			pen_blank(p, p->indent);
		}
		pen_put(p, INK_NONE, text, n);
		text += n;
	}
}

void pen_end(struct pen *p)
{
	while (p->out->n && p->out->p[p->out->n - 1] == ' ')
		p->out->n--;
	buf_putc(p->out, '\n');
	p->column = 0;
}
