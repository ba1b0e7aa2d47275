#include "text/buf.h"

#include <string.h>

#include "text/format.h"
#include "text/mem.h"

void buf_room(struct buf *b, size_t more)
{
	size_t want = b->n + more + 1, size;

	if (want <= b->size)
		return;
	size = want > b->size * 2 ? want + 64 : b->size * 2;
	b->p = mem_grow(b->p, size);
	b->size = size;
}

void buf_add(struct buf *b, const char *s, size_t n)
{
	buf_room(b, n);
	memcpy(b->p + b->n, s, n);
	b->n += n;
	b->p[b->n] = '\0';
}

void buf_puts(struct buf *b, const char *s)
{
	buf_add(b, s, strlen(s));
}

void buf_pad(struct buf *b, char c, size_t n)
{
	buf_room(b, n);
	memset(b->p + b->n, c, n);
	b->n += n;
	b->p[b->n] = '\0';
}

void buf_int(struct buf *b, long v)
{
	char digits[24], *end = digits + sizeof digits, *p = format_number(end, v);

	buf_add(b, p, (size_t)(end - p));
}

void buf_vprintf(struct buf *b, const char *fmt, va_list ap)
{
	int n;

	buf_room(b, 120);
	n = format_text(b->p + b->n, b->size - b->n, fmt, ap);
	if (n >= 0 && (size_t)n >= b->size - b->n) {
		buf_room(b, (size_t)n);
		n = format_text(b->p + b->n, b->size - b->n, fmt, ap);
	}
	if (n < 0)
		mem_fail(); /* our formats fail for want of it alone */
	b->n += (size_t)n;
	b->p[b->n] = '\0';
}

void buf_printf(struct buf *b, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	buf_vprintf(b, fmt, ap);
	va_end(ap);
}

void buf_clear(struct buf *b)
{
	b->n = 0;
	if (b->p)
		b->p[0] = '\0';
}

void buf_cut(struct buf *b, size_t n)
{
	if (n >= b->n)
		return;
	b->n = n;
	b->p[n] = '\0';
}

void buf_release(struct buf *b)
{
	mem_free(b->p);
	*b = (struct buf){0};
}

const char *buf_text(const struct buf *b)
{
	return b->p ? b->p : "";
}
