/* Text that fits. A drawing cannot know the font it will be shown in, so a letter is taken to be as
 * wide as in the widest of the usual ones; whatever is not ASCII, as wide as it is high. */
#include <stdarg.h>
#include <string.h>

#include "show/svg/svg.h"

#define ELLIPSIS "\xe2\x80\xa6"
/* An ending such as -12 is kept. */
#define ENDING_MOST 4

/* In hundredths of the size, for the characters from blank to tilde; regular, then bold. */
static const unsigned char widths[2][95] = {
    {32, 41, 46, 84, 64, 96, 78, 28, 40, 40, 50, 84, 32, 37,  32, 34, 64, 64, 64,
     64, 64, 64, 64, 64, 64, 64, 34, 34, 84, 84, 84, 54, 100, 69, 69, 70, 78, 64,
     58, 78, 76, 30, 30, 66, 56, 87, 75, 79, 61, 79, 70, 64,  62, 74, 69, 99, 69,
     62, 69, 40, 34, 40, 84, 50, 50, 62, 64, 55, 64, 62, 36,  64, 64, 28, 28, 58,
     28, 98, 64, 62, 64, 64, 42, 53, 40, 64, 60, 82, 60, 60,  53, 64, 34, 64, 84},
    {35, 46,  53, 84, 70, 101, 88, 31,	46, 46, 53, 84, 38, 42,	 38, 37, 70, 70,  70,
     70, 70,  70, 70, 70, 70,  70, 40,	40, 84, 84, 84, 59, 100, 78, 77, 74, 84,  69,
     69, 83,  84, 38, 38, 78,  64, 100, 84, 86, 74, 86, 78, 73,	 69, 82, 78, 111, 78,
     73, 73,  46, 37, 46, 84,  50, 50,	68, 72, 60, 72, 68, 44,	 72, 72, 35, 35,  67,
     35, 105, 72, 69, 72, 72,  50, 60,	48, 72, 66, 93, 65, 66,	 59, 72, 37, 72,  84},
};

/* ---- widths ---- */

static int letter_width(struct font f, unsigned char c)
{
	if (c >= ' ' && c <= '~')
		return widths[f.bold][c - ' '];
	return (c & 0xc0) == 0x80 ? 0 : 100; /* once a character */
}

static int width(struct font f, const char *text, size_t n)
{
	int sum = 0;

	for (; n; n--)
		sum += letter_width(f, (unsigned char)*text++);
	return (sum * f.size + 99) / 100;
}

int font_width(struct font f, const char *text)
{
	return width(f, text, strlen(text));
}

/* Bytes of the longest beginning that has room, in whole characters. */
static size_t beginning(struct font f, const char *text, size_t most, int room)
{
	size_t n = 0, next;

	while (n < most) {
		for (next = n + 1; next < most && (text[next] & 0xc0) == 0x80; next++)
			;
		if (width(f, text, next) > room)
			break;
		n = next;
	}
	return n;
}

const char *font_fit(struct font f, const char *text, int room, struct arena *a)
{
	const char *end = strrchr(text, '-');
	size_t n = strlen(text);
	int rest;

	if (width(f, text, n) <= room)
		return text;
	if (!end || end == text || strlen(end) > ENDING_MOST)
		end = text + n;
	rest = room - font_width(f, ELLIPSIS) - font_width(f, end);
	if (rest < 0)
		return arena_strndup(a, text, beginning(f, text, n, room));
	n = beginning(f, text, (size_t)(end - text), rest);
	return arena_printf(a, "%.*s" ELLIPSIS "%s", (int)n, text, end);
}

/* ---- lines ---- */

/* Where the line that begins at the text ends: behind the last word that has room, or inside the
 * first if that has none. */
static size_t line_end(struct font f, const char *text, int room)
{
	size_t fits = beginning(f, text, strlen(text), room), n = fits;

	if (!text[fits])
		return fits;
	while (n && text[n] != ' ')
		n--;
	return n ? n : fits;
}

int font_wrap(struct font f, const char *text, int room, int most, const char **lines,
	      struct arena *a)
{
	int n = 0;

	while (*text && n < most) {
		size_t end = line_end(f, text, room);
		if (n == most - 1 || !end)
			end = strlen(text);
		lines[n++] = font_fit(f, arena_strndup(a, text, end), room, a);
		for (text += end; *text == ' '; text++)
			;
	}
	return n;
}

/* ---- writing ---- */

void svg_label(const struct svg *v, const struct label *l, const char *text)
{
	static const char *const anchors[] = {"", " text-anchor=\"middle\"",
					      " text-anchor=\"end\""};
	const char *shown = font_fit(l->font, text, l->room, v->board->arena);

	if (!*shown)
		return;
	buf_printf(v->out, "<text class=\"%s\" x=\"%d\" y=\"%d\"%s font-size=\"%d\"%s>", l->class,
		   l->x, l->y, anchors[l->anchor], l->font.size,
		   l->font.bold ? " font-weight=\"bold\"" : "");
	buf_xml(v->out, shown);
	buf_puts(v->out, "</text>\n");
}

/* ---- groups ---- */

void svg_open(const struct svg *v, const char *class, int x, int y)
{
	buf_printf(v->out, "<g class=\"%s\" transform=\"translate(%d %d)\">\n", class, x, y);
}

void svg_close(const struct svg *v)
{
	buf_puts(v->out, "</g>\n");
}

void svg_title(const struct svg *v, const char *fmt, ...)
{
	struct buf text = {0};
	va_list ap;

	va_start(ap, fmt);
	buf_vprintf(&text, fmt, ap);
	va_end(ap);
	buf_puts(v->out, "<title>");
	buf_xml(v->out, buf_text(&text));
	buf_puts(v->out, "</title>\n");
	buf_release(&text);
}

/* ---- places ---- */

struct point svg_space(const struct svg *v, struct space s)
{
	return (struct point){s.col * SVG_SPACE, (v->board->grid.rows - 1 - s.row) * SVG_SPACE};
}

struct point svg_corner(const struct svg *v, struct corner c)
{
	return (struct point){c.x * SVG_SPACE, (v->board->grid.rows - c.y) * SVG_SPACE};
}

struct point svg_edge(const struct svg *v, struct edge e)
{
	struct point p = svg_space(v, e.at);

	if (e.side == EAST)
		return (struct point){p.x + SVG_SPACE, p.y + SVG_SPACE / 2};
	return (struct point){p.x + SVG_SPACE / 2, p.y};
}
