/* enorm-board mend: what the reader refuses and knows a cure for, put right. */
#include <stdlib.h>
#include <string.h>

#include "board/records.h"
#include "tool/board/commands.h"

/* A cure may bring another problem of its line to light; a line has no more words than this. */
#define PASSES_MOST 100

struct mending {
	struct call *call;
	struct reader *reader;
	struct span typed;
	struct traced now, next;
	struct arena arena; /* of the trial boards */
	struct diag trial;
	struct board_note **last;
};

/* ---- telling ---- */

static struct where typed_place(const struct mending *m, const struct problem *p)
{
	struct where at = p->at;
	struct span now = {m->now.text.p, m->now.text.n};
	size_t offset = text_offset(now, at.line - m->reader->line, at.column);

	text_place(m->typed, traced_origin(&m->now, offset), &at.line, &at.column);
	at.line += m->reader->line;
	return at;
}

static void note(struct mending *m, const struct cure *c)
{
	const struct problem *p = &m->trial.list[c->problem];
	struct board_own *own = m->call->own;

	*m->last = arena_new(&own->arena, struct board_note);
	(*m->last)->at = typed_place(m, p);
	(*m->last)->text = arena_strdup(&own->arena, p->text);
	m->last = &(*m->last)->next;
}

/* ---- mending ---- */

static int by_place(const void *a, const void *b)
{
	const struct cure *x = a, *y = b;

	if (x->line != y->line)
		return x->line < y->line ? -1 : 1;
	if (x->column != y->column)
		return x->column < y->column ? -1 : 1;
	return x->problem < y->problem ? -1 : x->problem > y->problem;
}

/* What a cure writes: each word from where it stood before, if it did. */
static void add_words(struct mending *m, const struct cure *c, size_t at)
{
	const char *old = m->now.text.p + at, *p = c->text;

	while (*p) {
		size_t n = strcspn(p, " \n"), whole = n + strspn(p + n, " \n");
		const char *word = arena_strndup(&m->arena, p, whole);
		const char *was = n ? memmem(old, c->n, p, n) : NULL;
		traced_add(&m->next, word,
			   traced_origin(&m->now, was ? at + (size_t)(was - old) : at));
		p += whole;
	}
}

/* All cures of a pass that do not touch each other; how many. */
static int apply(struct mending *m)
{
	struct span now = {m->now.text.p, m->now.text.n};
	size_t done = 0, i;
	int applied = 0;

	qsort(m->trial.cure, m->trial.ncures, sizeof *m->trial.cure, by_place);
	traced_clear(&m->next);
	for (i = 0; i < m->trial.ncures; i++) {
		const struct cure *c = &m->trial.cure[i];
		size_t at = text_offset(now, c->line - m->reader->line, c->column);
		if (at < done || (applied && at == done))
			continue;
		note(m, c);
		traced_keep(&m->next, &m->now, done, at);
		add_words(m, c, at);
		done = at + c->n;
		applied++;
	}
	traced_keep(&m->next, &m->now, done, now.n);
	return applied;
}

static void swap(struct mending *m)
{
	struct traced kept = m->now;

	m->now = m->next;
	m->next = kept;
}

/* Reads the board as it is now; true if something of it was mended. */
static bool pass(struct mending *m, const struct where at)
{
	struct board trial;
	bool bad;

	arena_reset(&m->arena);
	diag_clear(&m->trial);
	m->trial.mending = true;
	m->trial.at = at;
	board_start(&trial, &m->arena, &m->call->data);
	bad = board_read(m->reader, &trial, (struct span){m->now.text.p, m->now.text.n}, &m->trial);
	if (!bad || !m->trial.ncures || !apply(m))
		return false;
	swap(m);
	return true;
}

/* The reader then reads what came of it, and says what is left. */
static int mend(void *arg, struct reader *r, struct span typed, struct traced *out, struct diag *d)
{
	struct mending m = {.call = arg, .reader = r, .typed = typed};
	struct board_own *own = m.call->own;
	const struct board_note *n;
	int i;

	arena_reset(&own->arena);
	own->notes = NULL;
	m.last = &own->notes;
	traced_copy(&m.now, typed, 0, typed.n);
	for (i = 0; i < PASSES_MOST && pass(&m, d->at); i++)
		;
	for (n = own->notes; n && call_has(m.call, "dry-run"); n = n->next)
		buf_printf(&m.call->out, "%ld:%ld: %s\n", n->at.line, n->at.column, n->text);
	traced_release(out);
	*out = m.now;
	traced_release(&m.next);
	diag_release(&m.trial);
	arena_release(&m.arena);
	return 0;
}

int command_mend_begin(struct call *c, struct diag *d)
{
	if (call_has(c, "game"))
		return diag_usage(d, "mend reads a text, not a game: name it with -f FILE");
	c->game = NULL;
	c->translate = mend;
	return 0;
}

int command_mend(struct call *c, struct board *b, struct diag *d)
{
	const struct buf *text = &c->reader->translated.text;

	const struct board_own *own = c->own;
	const struct board_note *n;

	(void)b, (void)d;
	if (call_has(c, "dry-run"))
		return STATUS_OK;
	for (n = own->notes; n; n = n->next)
		call_note(c, n->at, "mended: %s", n->text);
	buf_add(&c->out, text->p, text->n);
	return STATUS_OK;
}

/* What stands behind the last board stays there. */
void command_mend_end(struct call *c)
{
	struct span tail = reader_tail(c->reader);

	if (!call_has(c, "dry-run"))
		buf_add(&c->out, tail.p, tail.n);
}
