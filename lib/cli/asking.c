/* Stopping at a question: which questions stop a call, and the board that waits for its answer. */
#include <string.h>

#include "cli/run.h"
#include "data/row.h"
#include "enorm.h"
#include "event/event.h"
#include "text/shell.h"

/* ---- which are asked ---- */

static int unknown_word(struct span word, struct diag *d)
{
	struct buf all = {0};
	int i;

	for (i = 0; i < ASK_KIND_COUNT; i++)
		buf_printf(&all, "%s, ", ask_words[i]);
	diag_usage(d, "--ask '%.*s' is none of %sall and none", (int)word.n, word.p,
		   buf_text(&all));
	buf_release(&all);
	return -1;
}

static int read_words(const char *text, unsigned *out, struct diag *d)
{
	struct span word;
	int i;

	while (names_next(&text, &word)) {
		i = word_number(word, ask_words);
		if (i >= 0)
			*out |= 1u << i;
		else if (span_is(word, "all"))
			*out = ASK_ALL;
		else if (!span_is(word, "none"))
			return unknown_word(word, d);
	}
	return 0;
}

static unsigned asked_by_board(const struct board *b)
{
	const struct ask_record *a = board_single(b, KIND_ASK);
	unsigned asks = board_single(b, KIND_DICE) ? ASK_BIT(DICE) | ASK_BIT(CARDS) : 0;

	if (!a)
		return asks;
#define A(id, word, answer) asks |= a->word ? ASK_BIT(id) : 0;
	ASKS(A)
#undef A
	return asks;
}

int run_asks(struct run *r)
{
	struct call *c = &r->call;
	const char *words = call_value(c, "ask");

	if (call_has(c, "table"))
		c->fate.asks = ASK_BIT(DICE) | ASK_BIT(CARDS);
	return words ? read_words(words, &c->fate.asks, &r->diag) : 0;
}

void run_asks_of(struct run *r, const struct board *b)
{
	if (!call_has(&r->call, "table") && !call_has(&r->call, "ask"))
		r->call.fate.asks = asked_by_board(b);
}

/* ---- the question ---- */

/* An answer as it is typed: its words, each quoted where the shell would not leave it alone. A
 * label with blanks is one word but for those of several words, a verb in front. */
static void write_answer(const struct asking *q, const char *answer, struct buf *out)
{
	size_t verb = question_verb(q, answer);

	buf_putc(out, ' ');
	if (verb) {
		buf_add(out, answer, verb);
		buf_putc(out, ' ');
		answer += verb + 1;
	}
	shell_word(answer, out);
}

static void write_answers(const struct asking *q, struct buf *out)
{
	int i;

	buf_puts(out, "  enorm-go");
	for (i = 0; i < q->n; i++) {
		buf_puts(out, i ? " |" : "");
		write_answer(q, q->answers[i], out);
	}
	buf_putc(out, '\n');
}

static void question_write(const struct asking *q, struct buf *out)
{
	buf_puts(out, q->text);
	if (q->preferred >= 0)
		buf_printf(out, " (default: %s)", q->answers[q->preferred]);
	buf_putc(out, '\n');
	if (q->advice)
		buf_printf(out, "  %s\n", q->advice);
	write_answers(q, out);
}

static void json_text(struct buf *out, const char *key, const char *value)
{
	if (!value)
		return;
	buf_printf(out, ",\"%s\":", key);
	buf_json(out, value);
}

void question_json(struct call *c, const struct board *b, const struct asking *q)
{
	struct buf *out = &c->out;
	int i;

	call_json(c, b, JSON_QUESTION);
	json_text(out, "asks", ask_words[q->kind]);
	json_text(out, "point", q->point);
	json_text(out, "who", q->who);
	json_text(out, "text", q->text);
	json_text(out, "advice", q->advice);
	buf_puts(out, ",\"answers\":[");
	for (i = 0; i < q->n; i++) {
		buf_puts(out, i ? "," : "");
		buf_json(out, q->answers[i]);
	}
	buf_puts(out, "]");
	json_text(out, "form", q->form);
	json_text(out, "default", q->preferred >= 0 ? q->answers[q->preferred] : NULL);
	buf_puts(out, "}\n");
}

void question_tell(struct call *c, const struct board *b, const struct asking *q)
{
	if (c->view == VIEW_JSON)
		question_json(c, b, q);
	else
		question_write(q, &c->out);
}

static void tell_question(struct call *c, const struct showing *s)
{
	struct buf text = {0};

	if (c->view == VIEW_BOARD) { /* the board goes down the pipe, the question to the players */
		buf_printf(&text, "%s: ", c->tool->name);
		question_write(s->question, &text);
		c->port->say(c->port, text.p, text.n);
		buf_release(&text);
	} else {
		showing_tell(c, s);
	}
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
	struct showing s = {.kind = SHOW_STOPPED,
			    .out = b,
			    .told = work,
			    .from = c->told > from ? c->told : from,
			    .question = c->fate.question};
	struct under_way *u;

	diag_clear(&r->diag);
	r->waiting = true;
	if (!c->quiet)
		tell_question(c, &s);
	board_remove_all(b, KIND_UNDER_WAY);
	u = board_add(b, KIND_UNDER_WAY, NULL, NULL);
	u->tool = c->tool->name;
	u->version = ENORM_VERSION;
	u->args = call_args(c);
	keep_generator(&c->fate, b);
	run_mark_data(r, b);
	if (!c->game_unchanged && run_save(r, b))
		return -1;
	return run_pass(r, s);
}
