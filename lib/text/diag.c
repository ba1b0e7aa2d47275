#include "text/diag.h"

#include <stdarg.h>
#include <stdbool.h>
#include <string.h>

#include "text/json.h"
#include "text/mem.h"
#include "text/str.h"

static int add(struct diag *d, enum status s, struct where at, const char *fmt, va_list ap)
{
	struct buf said = {0}, text = {0};

	if (d->n < DIAG_MOST || d->mending) {
		buf_vprintf(&said, fmt, ap);
		buf_shown(&text, buf_text(&said)); /* it quotes what somebody typed */
		buf_release(&said);
		d->list = mem_grow(d->list, (d->n + 1) * sizeof *d->list);
		d->list[d->n] = (struct problem){at, text.p};
	}
	if (!d->n++)
		d->status = s;
	return -1;
}

#define ADD(d, s, at, fmt)              \
	do {                            \
		va_list ap;             \
		va_start(ap, fmt);      \
		add(d, s, at, fmt, ap); \
		va_end(ap);             \
		return -1;              \
	} while (0)

int diag_set(struct diag *d, const char *fmt, ...)
{
	ADD(d, STATUS_DATA, d->at, fmt);
}

int diag_at(struct diag *d, struct where at, const char *fmt, ...)
{
	ADD(d, STATUS_DATA, at, fmt);
}

int diag_status(struct diag *d, enum status s, const char *fmt, ...)
{
	ADD(d, s, d->at, fmt);
}

int diag_usage(struct diag *d, const char *fmt, ...)
{
	ADD(d, STATUS_USAGE, (struct where){0}, fmt);
}

int diag_bug(struct diag *d, const char *fmt, ...)
{
	ADD(d, STATUS_BUG, d->at, fmt);
}

static size_t listed_of(const struct diag *d)
{
	return d->n < DIAG_MOST || d->mending ? d->n : DIAG_MOST;
}

void diag_add(struct diag *d, const char *fmt, ...)
{
	struct buf said = {0}, text = {0};
	struct problem *last;
	va_list ap;

	if (listed_of(d) < d->n)
		return;
	last = &d->list[d->n - 1];
	va_start(ap, fmt);
	buf_vprintf(&said, fmt, ap);
	va_end(ap);
	buf_puts(&text, last->text);
	buf_shown(&text, buf_text(&said));
	buf_release(&said);
	mem_free(last->text);
	last->text = text.p;
}

void diag_cure(struct diag *d, long line, long column, size_t n, const char *text)
{
	if (!d->mending)
		return;
	d->cure = mem_grow(d->cure, (d->ncures + 1) * sizeof *d->cure);
	d->cure[d->ncures] = (struct cure){line, column, n, mem_strdup(text), d->n - 1};
	d->ncures++;
}

static bool comes_after(const struct problem *a, const struct problem *b)
{
	return a->at.line != b->at.line ? a->at.line > b->at.line : a->at.column > b->at.column;
}

void diag_sort(struct diag *d)
{
	size_t i, j, listed = d->mending ? 0 : listed_of(d);

	for (i = 1; i < listed; i++)
		for (j = i; j && comes_after(&d->list[j - 1], &d->list[j]); j--) {
			struct problem swap = d->list[j];
			d->list[j] = d->list[j - 1];
			d->list[j - 1] = swap;
		}
}

void diag_clear(struct diag *d)
{
	size_t i, listed = listed_of(d);

	for (i = 0; i < listed; i++)
		mem_free(d->list[i].text);
	for (i = 0; i < d->ncures; i++)
		mem_free(d->cure[i].text);
	d->n = d->ncures = 0;
	d->status = STATUS_OK;
}

void diag_release(struct diag *d)
{
	diag_clear(d);
	mem_free(d->list);
	mem_free(d->cure);
	*d = (struct diag){0};
}

static void where_write(struct where at, struct buf *out)
{
	if (at.file) {
		buf_shown(out, at.file);
		if (at.line)
			buf_printf(out, ":%ld", at.line);
		if (at.line && at.column)
			buf_printf(out, ":%ld", at.column);
	}
	if (at.board)
		buf_printf(out, "%s(board %ld)", at.file ? " " : "", at.board);
	if (at.file || at.board)
		buf_puts(out, ": ");
}

void diag_write(const struct diag *d, const char *tool, struct buf *out)
{
	size_t i;

	for (i = 0; i < listed_of(d); i++) {
		buf_printf(out, "%s: ", tool);
		where_write(d->list[i].at, out);
		buf_printf(out, "%s\n", d->list[i].text);
	}
	if (d->n > listed_of(d))
		buf_printf(out, "%s: and %zu more problems\n", tool, d->n - listed_of(d));
}

/* ---- JSON ---- */

static void place_json(struct where at, struct buf *out)
{
	if (!at.file)
		return;
	buf_puts(out, ",\"place\":{\"file\":");
	buf_json(out, at.file);
	if (at.line)
		buf_printf(out, ",\"line\":%ld", at.line);
	if (at.line && at.column)
		buf_printf(out, ",\"column\":%ld", at.column);
	buf_putc(out, '}');
}

/* The last word that a message suggests. */
static void suggestion_json(const char *message, struct buf *out)
{
	const char *at, *word = NULL, *end;
	struct buf said = {0};

	for (at = message; (at = strstr(at, SUGGEST_BEFORE)); at += strlen(SUGGEST_BEFORE))
		word = at + strlen(SUGGEST_BEFORE);
	end = word ? strstr(word, SUGGEST_AFTER) : NULL;
	if (!end)
		return;
	buf_add(&said, word, (size_t)(end - word));
	buf_puts(out, ",\"suggestion\":");
	buf_json(out, buf_text(&said));
	buf_release(&said);
}

static void problem_json(const struct problem *p, const char *tool, enum json_kind kind,
			 struct buf *out)
{
	json_object(out, tool, p->at.board, kind);
	place_json(p->at, out);
	buf_puts(out, ",\"message\":");
	buf_json(out, p->text);
	suggestion_json(p->text, out);
}

void diag_json(const struct diag *d, const char *tool, struct buf *out)
{
	size_t i, listed = listed_of(d);

	for (i = 0; i < listed; i++) {
		problem_json(&d->list[i], tool, JSON_ERROR, out);
		buf_printf(out, ",\"status\":%d}\n", d->status);
	}
	if (d->n > listed) {
		json_object(out, tool, 0, JSON_ERROR);
		buf_printf(out, ",\"message\":\"and %zu more problems\",\"status\":%d}\n",
			   d->n - listed, d->status);
	}
}

void diag_json_warning(const struct diag *d, const char *tool, struct buf *out)
{
	problem_json(&d->list[0], tool, JSON_WARNING, out);
	buf_puts(out, "}\n");
}
