/* Stopping at a question: which questions stop a call, and the board that waits for its answer. */
#include <string.h>
#include <unistd.h>

#include "cli/run.h"
#include "data/row.h"
#include "event/event.h"

/* ---- which are asked ---- */

static int read_words(const char *text, unsigned *out, struct diag *d)
{
	struct span word;
	int i;

	while (names_next(&text, &word)) {
		for (i = 0; i < ASK_KIND_COUNT && !span_is(word, ask_words[i]); i++)
			;
		if (i < ASK_KIND_COUNT)
			*out |= 1u << i;
		else if (span_is(word, "all"))
			*out = ASK_ALL;
		else if (!span_is(word, "none"))
			return diag_usage(d,
					  "--ask '%.*s' is none of dice, cards, choices, tokens, "
					  "windows, mitigation, all and none",
					  (int)word.n, word.p);
	}
	return 0;
}

static unsigned asked_by_board(const struct board *b)
{
	const struct ask_record *a = board_single(b, KIND_ASK);
	unsigned asks = board_single(b, KIND_DICE) ? ASK_BIT(DICE) | ASK_BIT(CARDS) : 0;

	if (!a)
		return asks;
	return asks | (a->dice ? ASK_BIT(DICE) : 0) | (a->cards ? ASK_BIT(CARDS) : 0) |
	       (a->choices ? ASK_BIT(CHOICES) : 0) | (a->tokens ? ASK_BIT(TOKENS) : 0) |
	       (a->windows ? ASK_BIT(WINDOWS) : 0) | (a->mitigation ? ASK_BIT(MITIGATION) : 0);
}

int run_asks(struct run *r, const struct board *b)
{
	struct call *c = &r->call;
	const char *words = call_value(c, "ask");

	c->fate.asks = 0;
	if (call_has(c, "table"))
		c->fate.asks = ASK_BIT(DICE) | ASK_BIT(CARDS);
	if (words)
		return read_words(words, &c->fate.asks, &r->diag);
	if (!c->fate.asks)
		c->fate.asks = asked_by_board(b);
	return 0;
}

/* ---- the question ---- */

static void write_answers(const struct asking *q, struct buf *out)
{
	int i;

	buf_puts(out, "  enorm-go");
	if (!q->n)
		buf_printf(out, " %s", q->example);
	for (i = 0; i < q->n; i++)
		buf_printf(out, "%s %s", i ? " |" : "", q->answers[i]);
	buf_putc(out, '\n');
}

static void question_write(const struct asking *q, struct buf *out)
{
	buf_puts(out, q->text);
	if (q->n && q->preferred >= 0)
		buf_printf(out, "? by the rulings %s", q->answers[q->preferred]);
	if (q->advice)
		buf_printf(out, "; %s", q->advice);
	buf_putc(out, '\n');
	write_answers(q, out);
}

static void json_text(struct buf *out, const char *key, const char *value)
{
	if (!value)
		return;
	buf_printf(out, ",\"%s\":", key);
	buf_json(out, value);
}

static void question_json(struct call *c, const struct board *b, const struct asking *q)
{
	struct buf *out = &c->out;
	int i;

	call_json(c, b, "question");
	json_text(out, "asks", ask_words[q->kind]);
	json_text(out, "point", q->point);
	json_text(out, "who", q->who);
	json_text(out, "text", q->text);
	json_text(out, "advice", q->advice);
	if (q->n) {
		buf_puts(out, ",\"answers\":[");
		for (i = 0; i < q->n; i++) {
			buf_puts(out, i ? "," : "");
			buf_json(out, q->answers[i]);
		}
		buf_putc(out, ']');
		json_text(out, "default", q->preferred >= 0 ? q->answers[q->preferred] : NULL);
	} else {
		json_text(out, "form", q->form);
		json_text(out, "example", q->example);
	}
	buf_puts(out, "}\n");
}

static void tell_question(struct run *r, const struct board *work, int from)
{
	struct call *c = &r->call;
	const struct asking *q = c->fate.question;
	struct buf text = {0};
	ssize_t ignored;

	if (c->view == VIEW_BOARD) { /* the board goes down the pipe, the question to the players */
		buf_printf(&text, "%s: ", c->tool->name);
		question_write(q, &text);
		ignored = write(STDERR_FILENO, text.p, text.n);
		(void)ignored;
		buf_release(&text);
		return;
	}
	call_tell_events(c, work, from, "");
	if (c->view == VIEW_JSON)
		question_json(c, work, q);
	else
		question_write(q, &c->out);
}

/* ---- the board that waits ---- */

static void keep_generator(const struct fate *f, struct board *b)
{
	struct rng_record *g = board_single(b, KIND_RNG);

	if (!f->drew || g)
		return;
	g = board_add(b, KIND_RNG, NULL, NULL);
	g->generator = 0;
	g->state = arena_strdup(b->arena, f->rng_before);
}

int run_stop(struct run *r, struct board *b, const struct board *work, int from)
{
	struct call *c = &r->call;
	struct under_way *u;

	diag_clear(&r->diag);
	r->waiting = true;
	if (!c->quiet)
		tell_question(r, work, from);
	board_remove_all(b, KIND_UNDER_WAY);
	u = board_add(b, KIND_UNDER_WAY, NULL, NULL);
	u->tool = c->tool->name;
	u->args = call_args(c, b->arena);
	keep_generator(&c->fate, b);
	run_mark_data(r, b);
	if (!c->game_unchanged && run_save(r, b))
		return -1;
	return c->view == VIEW_BOARD && !c->quiet ? run_show(r, b, from) : 0;
}
