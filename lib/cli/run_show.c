/* What a run shows of a board: events, refusals, the board itself. */
#include <limits.h>
#include <string.h>

#include "board/readings.h"
#include "board/write.h"
#include "cli/read_back.h"
#include "cli/run.h"
#include "event/event.h"
#include "show/board_json.h"
#include "show/in_short.h"
#include "show/verdict.h"

void call_tell_events(struct call *c, const struct board *b, int from, const char *indent)
{
	int i;

	for (i = from; i < board_count(b, KIND_EVENT); i++) {
		const struct event *e = board_event(b, i);
		if (c->view == VIEW_JSON) {
			event_json(e, c->tool->name, b->number, &c->out);
		} else {
			if (!event_is_told(e))
				continue;
			buf_puts(&c->out, indent);
			event_sentence(e, &c->out);
			event_citation(e, &c->out);
		}
		buf_putc(&c->out, '\n');
	}
}

/* Behind the head of its object, and to its end. */
static void refusal_json(struct call *c, const char *reason, const char *clause)
{
	if (c->reader) {
		buf_puts(&c->out, ",\"place\":{\"file\":");
		buf_json(&c->out, c->reader->in.name);
		buf_putc(&c->out, '}');
	}
	buf_json_member(&c->out, "message", reason);
	json_ids(&c->out, "clause", clause);
	buf_puts(&c->out, "}\n");
}

void call_tell_refusal(struct call *c, const struct board *b, const struct refused *why,
		       const char *indent)
{
	struct buf *out = &c->out;

	if (c->view == VIEW_JSON) {
		call_json(c, b, JSON_REFUSED);
		refusal_json(c, why->reason, why->clause);
	} else {
		buf_printf(out, "%srefused: %s", indent, why->reason);
		if (why->clause)
			buf_printf(out, " [%s]", why->clause);
		buf_putc(out, '\n');
	}
}

void call_tell_switched(struct call *c, const struct board *b)
{
	int i;

	for (i = 0; i < RULING_COUNT; i++) {
		char letter = b->readings->value[i];
		const struct reading_row *row;

		if (!b->readings->noted[i] || letter == reading_taken(b->data, (enum ruling)i))
			continue;
		row = reading_find(b->data, ruling_words[i], letter);
		buf_printf(&c->out, "(by %s %c: %s)\n", ruling_words[i], letter,
			   row ? row->says : "");
	}
}

/* Reading every board back costs a stream half its speed: of a long one the first few are, and a
 * build for tests reads all. What goes into a game file always is. */
#ifdef __SANITIZE_ADDRESS__
#define READ_BACK_MOST LONG_MAX
#else
#define READ_BACK_MOST 8
#endif

static int show_board(struct run *r, const struct board *b)
{
	struct buf *out = &r->call.out;
	size_t mark = out->n;

	board_write(b, out);
	if (b->number > READ_BACK_MOST)
		return 0;
	return read_back((struct span){out->p + mark, out->n - mark}, &r->reader.cutter,
			 &r->call.data, &r->diag);
}

void run_put_refusal(const struct run *r, struct board *b)
{
	struct refused *why;

	board_remove_all(b, KIND_REFUSED);
	why = board_add(b, KIND_REFUSED, NULL, NULL);
	why->tool = r->call.tool->name;
	why->reason = r->call.refusal.reason;
	why->clause = r->call.refusal.clause;
}

static void tell_branch(struct call *c, const struct showing *s)
{
	const struct branch *r = board_single(s->told, KIND_BRANCH);
	const struct refused *no = board_single(s->told, KIND_REFUSED);

	if (c->view == VIEW_JSON) { /* before the events of the branch */
		call_json(c, s->told, JSON_BRANCH);
		branch_json(r, &c->out);
		buf_puts(&c->out, "}\n");
	}
	if (c->view == VIEW_RULING)
		buf_printf(&c->out, "branch %s%s%s%s%s\n", r->number, r->choose ? " " : "",
			   r->choose ? r->choose : "", r->weight ? " weight " : "",
			   r->weight ? r->weight : "");
	if (no)
		call_tell_refusal(c, s->told, no, "  ");
	else
		call_tell_events(c, s->told, s->from, "  ");
}

#define FEW  2	/* events say it themselves */
#define MANY 20 /* events: what they came to has gone up the screen, and is told once more */

static int count_told(const struct showing *s)
{
	int i, told = 0;

	for (i = s->from; i < board_count(s->told, KIND_EVENT); i++)
		told += event_is_told(board_event(s->told, i));
	return told;
}

/* Is that what the first of the events says? */
static bool said_at_once(const struct showing *s, const char *answer)
{
	struct buf first = {0};
	int i = s->from;
	bool same;

	while (!event_is_told(board_event(s->told, i)))
		i++;
	event_sentence(board_event(s->told, i), &first);
	same = !strcmp(buf_text(&first), answer);
	buf_release(&first);
	return same;
}

/* Then what was asked is not what matters most. */
static bool somebody_dies(const struct showing *s)
{
	int i;

	for (i = s->from; i < board_count(s->told, KIND_EVENT); i++)
		if (event_is(board_event(s->told, i), EVENT_DIES))
			return true;
	return false;
}

/* Of an act that went on after a question it is the whole that comes to something. */
static int act_begins(const struct showing *s)
{
	int i = s->from;

	while (i > 0 && (i == board_count(s->told, KIND_EVENT) ||
			 !event_is(board_event(s->told, i), EVENT_CALL)))
		i--;
	return i;
}

/* What the events come to, in one line; nothing where they say it themselves. */
static void find_answer(const struct call *c, const struct showing *s, struct buf *out)
{
	const char *subject = NULL;
	int told = count_told(s), from = act_begins(s);

	if (!s->before || c->tool->kind != RESOLVER)
		return;
	if (!told)
		buf_puts(out, "nothing has changed");
	if (told < (c->tool->answer_first || somebody_dies(s) ? FEW : FEW + 1))
		return;
	if (c->tool->rolls)
		verdict_of_roll(s->told, from, out);
	else
		subject = verdict(s->told, from, out);
	in_short(s->before, s->told, from, subject, out);
	if (said_at_once(s, buf_text(out)))
		buf_cut(out, 0);
}

static void tell_ruling(struct call *c, const struct showing *s)
{
	struct buf answer = {0};

	find_answer(c, s, &answer);
	if (answer.n)
		buf_printf(&c->out, "%s\n", buf_text(&answer));
	if (c->tool->kind == RESOLVER)
		call_tell_events(c, s->told, s->from, "");
	call_tell_switched(c, s->told);
	if (answer.n && count_told(s) >= MANY)
		buf_printf(&c->out, "in short: %s\n", buf_text(&answer));
	if (s->drew)
		buf_printf(&c->out, "(to repeat it: --seed %llu)\n", s->seed);
	buf_release(&answer);
}

static void tell_resolved(struct call *c, const struct showing *s)
{
	if (c->view == VIEW_RULING)
		tell_ruling(c, s);
	else if (c->tool->kind == RESOLVER)
		call_tell_events(c, s->told, s->from, "");
}

void showing_tell(struct call *c, const struct showing *s)
{
	switch (s->kind) {
	case SHOW_RESOLVED:
		tell_resolved(c, s);
		break;
	case SHOW_REFUSED:
		call_tell_refusal(c, s->told, board_single(s->told, KIND_REFUSED), "");
		if (c->view != VIEW_JSON)
			call_tell_switched(c, s->told);
		break;
	case SHOW_STOPPED:
		call_tell_events(c, s->told, s->from, "");
		question_tell(c, s->told, s->question);
		break;
	case SHOW_BRANCH:
		tell_branch(c, s);
		break;
	}
}

void call_hand_over(const struct call *c, const struct showing *s)
{
	if (c->port->show && (c->view == VIEW_BOARD || c->tool->kind == RESOLVER))
		c->port->show(c->port, c, s);
}

int run_pass(struct run *r, struct showing s)
{
	struct call *c = &r->call;

	if (c->quiet)
		return 0;
	call_hand_over(c, &s);
	return c->view == VIEW_BOARD && c->tool->kind != REPORTER ? show_board(r, s.out) : 0;
}

int run_show(struct run *r, struct showing s)
{
	if (!r->call.quiet && (r->call.view != VIEW_BOARD || r->call.tool->kind == REPORTER))
		showing_tell(&r->call, &s);
	return run_pass(r, s);
}

/* Odds have no board to show. */
static int tell_refused(struct run *r, struct showing s)
{
	showing_tell(&r->call, &s);
	s.out = NULL;
	call_hand_over(&r->call, &s);
	return 0;
}

int run_show_refused(struct run *r, struct board *b)
{
	struct showing s = {.kind = SHOW_REFUSED, .out = b, .told = b};

	r->answered_no = true;
	return call_has(&r->call, "odds") ? tell_refused(r, s) : run_show(r, s);
}

int run_refuse(struct run *r, struct board *b)
{
	run_put_refusal(r, b);
	return run_show_refused(r, b);
}
