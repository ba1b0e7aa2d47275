/* What a run shows of a board: events, refusals, the board itself. */
#include <string.h>

#include "board/write.h"
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
			if (!strcmp(e->record.name, "call"))
				continue;
			buf_puts(&c->out, indent);
			event_sentence(e, &c->out);
			event_citation(e, &c->out);
		}
		buf_putc(&c->out, '\n');
	}
}

static void tell_refusal(struct run *r, const struct board *b, const struct refused *why)
{
	struct buf *out = &r->call.out;

	if (r->call.view == VIEW_JSON) {
		call_json(&r->call, b, "refused");
		buf_puts(out, ",\"reason\":");
		buf_json(out, why->reason);
		buf_puts(out, ",\"clause\":");
		buf_json(out, why->clause ? why->clause : "");
		buf_puts(out, "}\n");
	} else {
		buf_printf(out, "refused: %s", why->reason);
		if (why->clause)
			buf_printf(out, " [%s]", why->clause);
		buf_putc(out, '\n');
	}
}

void run_show_refused(struct run *r, struct board *b)
{
	r->answered_no = true;
	if (r->call.view == VIEW_BOARD)
		board_write(b, &r->call.out);
	else
		tell_refusal(r, b, board_single(b, KIND_REFUSED));
}

void run_refuse(struct run *r, struct board *b)
{
	struct refused *why;

	board_remove_all(b, KIND_REFUSED);
	why = board_add(b, KIND_REFUSED, NULL, NULL);
	why->tool = r->call.tool->name;
	why->reason = r->call.refusal;
	why->clause = r->call.refusal_clause;
	run_show_refused(r, b);
}

void run_show(struct run *r, struct board *b, int from)
{
	if (r->call.quiet)
		return;
	if (r->call.view == VIEW_BOARD && r->call.tool->kind != REPORTER)
		board_write(b, &r->call.out);
	else if (r->call.tool->kind == RESOLVER)
		call_tell_events(&r->call, b, from, "");
}
