/* What a run shows of a board: events, refusals, the board itself. */
#include <limits.h>
#include <string.h>

#include "board/readings.h"
#include "board/write.h"
#include "cli/read_back.h"
#include "cli/run.h"
#include "event/event.h"

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

int run_show_refused(struct run *r, struct board *b)
{
	r->answered_no = true;
	if (r->call.view == VIEW_BOARD && !call_has(&r->call, "odds"))
		return show_board(r, b);
	call_tell_refusal(&r->call, b, board_single(b, KIND_REFUSED), "");
	if (r->call.view != VIEW_JSON)
		call_tell_switched(&r->call, b);
	return 0;
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

int run_refuse(struct run *r, struct board *b)
{
	run_put_refusal(r, b);
	return run_show_refused(r, b);
}

int run_show(struct run *r, struct board *b, int from)
{
	if (r->call.quiet)
		return 0;
	if (r->call.view == VIEW_BOARD && r->call.tool->kind != REPORTER)
		return show_board(r, b);
	if (r->call.tool->kind == RESOLVER)
		call_tell_events(&r->call, b, from, "");
	if (r->call.view == VIEW_RULING)
		call_tell_switched(&r->call, b);
	return 0;
}
