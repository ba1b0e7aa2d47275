#include "text/fold.h"

#include <string.h>

#include "text/str.h"
#include "text/utf8.h"

/* A text in parts, and the line it goes to. */
struct folding {
	struct buf *out;
	size_t line;	  /* where it begins */
	const char *held; /* what is between the part before and the next, not yet written */
	int indent;
};

static int columns(const struct folding *f, const char *text, size_t n)
{
	return utf8_columns(buf_text(f->out) + f->line, f->out->n - f->line) +
	       utf8_columns(f->held, strlen(f->held)) + utf8_columns(text, n);
}

static void new_line(struct folding *f)
{
	buf_puts(f->out, f->held);
	while (f->out->n > f->line && f->out->p[f->out->n - 1] == ' ')
		f->out->n--;
	buf_putc(f->out, '\n');
	f->line = f->out->n;
	buf_pad(f->out, ' ', (size_t)f->indent);
	f->held = "";
}

static void put(struct folding *f, struct span part, const char *behind)
{
	buf_puts(f->out, f->held);
	buf_add(f->out, part.p, part.n);
	f->held = behind;
}

/* The next part of the text, up to the separator or the end. */
static struct span next_part(const char **text, size_t *left, const char *between)
{
	const char *end = between ? memmem(*text, *left, between, strlen(between)) : NULL;
	struct span part = {*text, end ? (size_t)(end - *text) : *left};
	size_t used = part.n + (end ? strlen(between) : 0);

	*text += used;
	*left -= used;
	return part;
}

static void fold_parts(struct folding *f, struct span all, const char *between, const char *weak,
		       const char *behind)
{
	while (all.n) {
		struct span part = next_part(&all.p, &all.n, between);
		const char *next = all.n ? between : behind;
		int width = FOLD_WIDTH - (int)strcspn(next, " "); /* with what stays of it */

		if (weak && f->indent + utf8_columns(part.p, part.n) > width) {
			fold_parts(f, part, weak, NULL, next);
			continue;
		}
		if (*f->held && columns(f, part.p, part.n) > width)
			new_line(f);
		put(f, part, next);
	}
}

void fold_text(const struct fold *how, const char *text, struct buf *out)
{
	struct folding f = {out, how->start, "", how->indent};

	fold_parts(&f, span_of(text), how->strong, how->weak, "");
}
