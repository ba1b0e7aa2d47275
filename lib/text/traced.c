#include "text/traced.h"

#include <string.h>

#include "text/mem.h"

static void make_room(struct traced *t, size_t more)
{
	size_t want = t->text.n + more;

	if (want <= t->room)
		return;
	t->room = want < 2 * t->room ? 2 * t->room : want + 256;
	t->from = mem_grow(t->from, t->room * sizeof *t->from);
}

void traced_copy(struct traced *t, struct span other, size_t from, size_t n)
{
	size_t i;

	make_room(t, n);
	for (i = 0; i < n; i++)
		t->from[t->text.n + i] = (unsigned)(from + i);
	buf_add(&t->text, other.p + from, n);
}

void traced_add(struct traced *t, const char *text, size_t from)
{
	size_t n = strlen(text), i;

	make_room(t, n);
	for (i = 0; i < n; i++)
		t->from[t->text.n + i] = (unsigned)from;
	buf_add(&t->text, text, n);
}

void traced_keep(struct traced *t, const struct traced *of, size_t from, size_t to)
{
	make_room(t, to - from);
	if (to > from)
		memcpy(t->from + t->text.n, of->from + from, (to - from) * sizeof *t->from);
	buf_add(&t->text, of->text.p + from, to - from);
}

void traced_clear(struct traced *t)
{
	buf_clear(&t->text);
}

void traced_release(struct traced *t)
{
	buf_release(&t->text);
	mem_free(t->from);
	*t = (struct traced){0};
}

size_t traced_origin(const struct traced *t, size_t at)
{
	if (!t->text.n)
		return 0;
	return t->from[at < t->text.n ? at : t->text.n - 1];
}

void text_place(struct span text, size_t at, long *line, long *column)
{
	size_t i, start = 0;

	*line = 1;
	for (i = 0; i < at && i < text.n; i++)
		if (text.p[i] == '\n') {
			++*line;
			start = i + 1;
		}
	*column = (long)(i - start) + 1;
}

size_t text_offset(struct span text, long line, long column)
{
	const char *p = text.p, *end = text.p + text.n, *stop;

	for (; line > 1 && p < end; line--) {
		const char *next = memchr(p, '\n', (size_t)(end - p));
		p = next ? next + 1 : end;
	}
	stop = p < end ? memchr(p, '\n', (size_t)(end - p)) : NULL;
	if (!stop)
		stop = end;
	return (size_t)(p - text.p) +
	       (column - 1 < stop - p ? (size_t)(column > 0 ? column - 1 : 0) : (size_t)(stop - p));
}
