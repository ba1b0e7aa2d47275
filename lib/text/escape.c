/* Text from outside, made safe for where it goes. */
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "text/buf.h"
#include "text/utf8.h"

/* A character that is not fit to be read, or a byte that is none. */
struct unfit {
	size_t at, n; /* where it is and how many bytes it takes */
	uint32_t code;
	bool broken;
};

static bool find_unfit(const char *s, size_t n, struct unfit *u)
{
	if (!utf8_unfit(s, n, &u->at))
		return false;
	u->code = utf8_code(s + u->at, &u->n);
	u->broken = u->code >= 0x80 && (u->n == 1 || u->n > n - u->at);
	if (u->broken) {
		u->code = (unsigned char)s[u->at];
		u->n = 1;
	}
	return true;
}

void buf_shown_part(struct buf *b, const char *s, size_t n)
{
	struct unfit u;

	while (find_unfit(s, n, &u)) {
		buf_add(b, s, u.at);
		buf_printf(b, u.broken || u.code < 0x80 ? "\\x%02x" : "\\u%04x", (unsigned)u.code);
		s += u.at + u.n;
		n -= u.at + u.n;
	}
	buf_add(b, s, n);
}

void buf_shown(struct buf *b, const char *s)
{
	buf_shown_part(b, s, strlen(s));
}

void buf_xml(struct buf *b, const char *s)
{
	static const char *const entities[128] = {
	    ['&'] = "&amp;", ['<'] = "&lt;", ['>'] = "&gt;", ['"'] = "&quot;", ['\''] = "&#39;"};
	struct buf shown = {0};

	buf_shown(&shown, s);
	for (s = buf_text(&shown); *s; s++) {
		unsigned char c = (unsigned char)*s;
		if (c < 128 && entities[c])
			buf_puts(b, entities[c]);
		else
			buf_putc(b, *s);
	}
	buf_release(&shown);
}

static void json_fit(struct buf *b, const char *s, size_t n)
{
	for (; n; n--, s++) {
		if (*s == '"' || *s == '\\')
			buf_putc(b, '\\');
		if (*s == '\t')
			buf_puts(b, "\\t");
		else
			buf_putc(b, *s);
	}
}

/* What is not fit to be read goes by its number, and reads back as it was; a byte that is no
 * UTF-8 has none and becomes the sign for one that is lost. */
void buf_json(struct buf *b, const char *s)
{
	size_t n = strlen(s);
	struct unfit u;

	buf_putc(b, '"');
	while (find_unfit(s, n, &u)) {
		json_fit(b, s, u.at);
		buf_printf(b, "\\u%04x", u.broken ? 0xfffdu : (unsigned)u.code);
		s += u.at + u.n;
		n -= u.at + u.n;
	}
	json_fit(b, s, n);
	buf_putc(b, '"');
}

void buf_json_member(struct buf *b, const char *key, const char *value)
{
	buf_printf(b, ",\"%s\":", key);
	if (value)
		buf_json(b, value);
	else
		buf_puts(b, "null");
}

void buf_json_bool(struct buf *b, const char *key, bool value)
{
	buf_printf(b, ",\"%s\":%s", key, value ? "true" : "false");
}
