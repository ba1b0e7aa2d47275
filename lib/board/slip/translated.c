/* A board that was typed in another form: read from what was made of it, told of where it was
 * typed.
 */
#include <string.h>

#include "board/records.h"

struct tracing {
	const struct reader *reader;
	struct span typed, made;
	size_t *typed_at, *made_at; /* where each line begins */
	long ntyped, nmade;
};

static size_t *line_starts(struct span text, struct arena *a, long *n)
{
	size_t lines = 1, i;
	size_t *at;

	for (i = 0; i < text.n; i++)
		lines += text.p[i] == '\n';
	at = arena_array(a, size_t, lines);
	*n = 1;
	for (i = 0; i < text.n; i++)
		if (text.p[i] == '\n')
			at[(*n)++] = i + 1;
	return at;
}

/* The number of the line, from 0, that the offset is on. */
static long line_of(const size_t *at, long n, size_t offset)
{
	long lo = 0, hi = n;

	while (hi - lo > 1) {
		long middle = (lo + hi) / 2;
		if (at[middle] <= offset)
			lo = middle;
		else
			hi = middle;
	}
	return lo;
}

/* A line and, unless it is 0, a column of what was made become those of what was typed. */
static void trace(const struct tracing *t, long *line, long *column)
{
	long made = *line - t->reader->line - 1, typed;
	size_t offset;

	if (made < 0 || made >= t->nmade)
		return;
	offset = t->made_at[made] + (*column ? (size_t)(*column - 1) : 0);
	offset = traced_origin(&t->reader->translated, offset);
	typed = line_of(t->typed_at, t->ntyped, offset);
	*line = t->reader->line + typed + 1;
	if (*column)
		*column = (long)(offset - t->typed_at[typed]) + 1;
}

static void trace_all(const struct tracing *t, struct board *b, struct diag *d)
{
	long none = 0;
	size_t p;
	int k, i;

	for (p = 0; p < d->n && p < DIAG_MOST; p++)
		trace(t, &d->list[p].at.line, &d->list[p].at.column);
	trace(t, &d->at.line, &none);
	for (k = 0; k < KIND_COUNT; k++)
		for (i = 0; i < b->of[k].n; i++)
			trace(t, &b->of[k].at[i]->line, &none);
}

int translated_read(struct reader *r, struct board *b, struct span typed, struct diag *d)
{
	struct tracing t = {.reader = r, .typed = typed};
	int result;

	traced_clear(&r->translated);
	if (r->translate(r->translate_arg, r, typed, &r->translated, d))
		return -1;
	t.made = (struct span){r->translated.text.p, r->translated.text.n};
	result = board_read(r, b, t.made, d);
	t.typed_at = line_starts(typed, b->arena, &t.ntyped);
	t.made_at = line_starts(t.made, b->arena, &t.nmade);
	trace_all(&t, b, d);
	return result;
}
