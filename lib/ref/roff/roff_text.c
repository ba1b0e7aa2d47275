#include "ref/roff/roff_text.h"

#include "text/utf8.h"

static const char *glyph(char c, char before)
{
	switch (c) {
	case '\\':
		return "\\[rs]";
	case '"':
		return "\\[dq]";
	case '\'':
		return before == ' ' || before == '(' ? "\\[oq]" : "\\[cq]";
	case '`':
		return "\\[ga]";
	case '^':
		return "\\[ha]";
	case '~':
		return "\\[ti]";
	default:
		return NULL;
	}
}

void roff_escaped(struct buf *out, const char *s)
{
	struct buf shown = {0};
	char before = ' ';

	buf_shown(&shown, s ? s : "");
	s = buf_text(&shown);
	while (*s) {
		size_t n;
		uint32_t code = utf8_code(s, &n);
		const char *name = code < 0x80 ? glyph(*s, before) : NULL;

		if (name)
			buf_puts(out, name);
		else if (code == 0xa0)
			buf_puts(out, "\\~");
		else if (code >= 0x80)
			buf_printf(out, "\\[u%04X]", (unsigned)code);
		else
			buf_putc(out, *s == '\t' ? ' ' : *s);
		before = *s;
		s += n;
	}
	buf_release(&shown);
}

void roff_line(struct buf *out, const char *s)
{
	buf_puts(out, "\\&");
	roff_escaped(out, s);
	buf_putc(out, '\n');
}

void roff_fallback(struct buf *out, const char *s)
{
	while (s && *s) {
		size_t n;
		uint32_t code = utf8_code(s, &n);

		if (code > 0xa0)
			buf_printf(out, ".fchar \\[u%04X] <U+%04X>\n", (unsigned)code,
				   (unsigned)code);
		s += n;
	}
}

void roff_fallbacks(struct buf *out, const struct block *b)
{
	int i;

	for (; b; b = b->next) {
		roff_fallback(out, b->id);
		roff_fallback(out, b->title);
		roff_fallback(out, b->text);
		roff_fallback(out, b->tail);
		for (i = 0; b->chart && i < b->chart->nrows * b->chart->ncolumns; i++)
			roff_fallback(out, b->chart->cell[i]);
		roff_fallbacks(out, b->first);
	}
}
