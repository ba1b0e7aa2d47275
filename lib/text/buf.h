/* A growing text. Zero is a valid, empty one; the holder releases it. */
#ifndef TEXT_BUF_H
#define TEXT_BUF_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

struct buf {
	char *p; /* NUL-terminated once anything was added */
	size_t n, size;
};

void buf_room(struct buf *b, size_t more); /* make sure that many more bytes fit */
void buf_add(struct buf *b, const char *s, size_t n);
void buf_puts(struct buf *b, const char *s);
static inline void buf_putc(struct buf *b, char c)
{
	if (b->n + 2 > b->size)
		buf_room(b, 1);
	b->p[b->n++] = c;
	b->p[b->n] = '\0';
}
void buf_pad(struct buf *b, char c, size_t n);
void buf_int(struct buf *b, long v);
void buf_printf(struct buf *b, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void buf_vprintf(struct buf *b, const char *fmt, va_list ap) __attribute__((format(printf, 2, 0)));
void buf_clear(struct buf *b);
void buf_cut(struct buf *b, size_t n); /* keeps the first n bytes */
void buf_release(struct buf *b);
const char *buf_text(const struct buf *b); /* never NULL */

/* ---- text from outside, for where it goes (escape.c) ---- */

/* For a terminal or a page: a control character, a line end, a character that turns the direction
 * of writing and a byte that is no UTF-8 are told by their number, `\x1b`, `\u202e`. */
void buf_shown(struct buf *b, const char *s);
void buf_shown_part(struct buf *b, const char *s, size_t n);
/* Between the tags and in the attributes of HTML and SVG; shown. */
void buf_xml(struct buf *b, const char *s);
/* A JSON string with its quotes. */
void buf_json(struct buf *b, const char *s);
/* `,"key":"value"`, and a null for NULL. */
void buf_json_member(struct buf *b, const char *key, const char *value);
void buf_json_bool(struct buf *b, const char *key, bool value);

#endif
