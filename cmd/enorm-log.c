/* enorm-log: the story of the board's events. */
#include <string.h>

#include "cli/tool.h"
#include "event/event.h"

static void explain_one(struct call *c, const char *id)
{
	const struct rule_row *rule = data_find(&c->data, TABLE_RULES, id);
	const struct ruling_row *ruling = data_find(&c->data, TABLE_RULINGS, id);

	if (rule)
		buf_printf(&c->out, "      %s%s%s: %s\n", id, *rule->page ? ", p. " : "",
			   rule->page, rule->clause);
	if (ruling)
		buf_printf(&c->out, "      %s: %s\n", id, ruling->reading);
}

/* The text of each clause and ruling that an event names. */
static void explain(struct call *c, const struct event *e)
{
	static const char *const keys[] = {"clause", "ruling"};
	size_t i;

	for (i = 0; i < COUNT(keys); i++) {
		const char *p = event_arg(e, keys[i]);
		while (p && *p) {
			size_t n = strcspn(p, ",");
			explain_one(c, arena_strndup(&c->arena, p, n));
			p += n + (p[n] == ',');
		}
	}
}

static void tell(struct call *c, const struct board *b, const struct event *e)
{
	bool call = !strcmp(e->record.name, "call");

	if (c->view == VIEW_JSON) {
		event_json(e, c->tool->name, b->number, &c->out);
		buf_putc(&c->out, '\n');
		return;
	}
	buf_puts(&c->out, call ? "$ " : "  ");
	event_sentence(e, &c->out);
	event_citation(e, &c->out);
	buf_putc(&c->out, '\n');
	if (call_has(c, "explain"))
		explain(c, e);
}

static int each(struct call *c, struct board *b, struct diag *d)
{
	const struct title *t = board_single(b, KIND_TITLE);
	int i;

	(void)d;
	if (t && c->view == VIEW_TEXT && b->number == 1)
		buf_printf(&c->out, "%s\n", t->text);
	for (i = 0; i < board_count(b, KIND_EVENT); i++)
		tell(c, b, board_event(b, i));
	return STATUS_OK;
}

int main(int argc, char **argv)
{
	static const struct option_row options[] = {
	    {0, "explain", NULL, "put the text of each clause and ruling under its event"},
	};
	static const struct tool log = {
	    .name = "enorm-log",
	    .about = "Tell the story of a board's events.",
	    .usage = " [options]",
	    .kind = REPORTER,
	    .views = 1u << VIEW_TEXT | 1u << VIEW_JSON,
	    .options = options,
	    .noptions = (int)COUNT(options),
	    .whole_game = true,
	    .board = each,
	};

	return tool_main(&log, argc, argv);
}
