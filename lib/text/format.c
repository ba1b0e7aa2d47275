#include "text/format.h"

#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* What was written so far, and the arguments that are left; `n` goes on counting where there is no
 * more room. */
struct text {
	char *out;
	size_t size, n;
	va_list ap;
};

static void add(struct text *t, const char *s, size_t n)
{
	if (t->n < t->size) {
		size_t room = t->size - t->n;
		memcpy(t->out + t->n, s, n < room ? n : room);
	}
	t->n += n;
}

char *format_number(char *end, long v)
{
	unsigned long u = v < 0 ? 0UL - (unsigned long)v : (unsigned long)v;

	do {
		*--end = (char)('0' + u % 10);
	} while (u /= 10);
	if (v < 0)
		*--end = '-';
	return end;
}

static void add_number(struct text *t, long v)
{
	char digits[24], *end = digits + sizeof digits, *p = format_number(end, v);

	add(t, p, (size_t)(end - p));
}

static bool add_string(struct text *t, int most)
{
	const char *s = va_arg(t->ap, const char *);

	if (!s || most < 0)
		return false;
	add(t, s, strnlen(s, (size_t)most));
	return true;
}

/* One conversion; how long it is in the format, or 0 for one that is not ours. */
static size_t convert(struct text *t, const char *p)
{
	char c;

	switch (p[1]) {
	case 's':
		return add_string(t, INT_MAX) ? 2 : 0;
	case 'd':
		add_number(t, va_arg(t->ap, int));
		return 2;
	case 'l':
		if (p[2] != 'd')
			return 0;
		add_number(t, va_arg(t->ap, long));
		return 3;
	case 'c':
		c = (char)va_arg(t->ap, int);
		add(t, &c, 1);
		return 2;
	case '.':
		return p[2] == '*' && p[3] == 's' && add_string(t, va_arg(t->ap, int)) ? 4 : 0;
	case '%':
		add(t, "%", 1);
		return 2;
	default:
		return 0;
	}
}

/* A format that is made of those alone; -1 where it has any other, or a NULL string. */
static int format_plain(struct text *t, const char *format)
{
	while (*format) {
		size_t n = (size_t)(strchrnul(format, '%') - format);

		add(t, format, n);
		format += n;
		if (*format && !(n = convert(t, format)))
			return -1;
		format += *format ? n : 0;
	}
	if (t->n > INT_MAX)
		return -1;
	if (t->size)
		t->out[t->n < t->size ? t->n : t->size - 1] = '\0';
	return (int)t->n;
}

int format_text(char *out, size_t size, const char *format, va_list ap)
{
	struct text t = {.out = out, .size = size};
	va_list again;
	int n;

	va_copy(t.ap, ap);
	n = format_plain(&t, format);
	va_end(t.ap);
	if (n >= 0)
		return n;
	va_copy(again, ap);
	n = vsnprintf(out, size, format, again);
	va_end(again);
	return n;
}
