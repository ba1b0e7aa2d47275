/* enorm-log: the story of the board's events. */
#include <string.h>

#include "cli/replay.h"
#include "event/event.h"
#include "show/diff.h"
#include "tool/tools.h"

struct own {
	struct script script;
	struct undo undo;
	struct arena kept[2]; /* of the board before, and the one before that */
	const struct board *before;
};

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
static void explain(struct call *c, const struct board *b, const struct event *e)
{
	static const char *const keys[] = {"clause", "ruling"};
	size_t i;

	for (i = 0; i < COUNT(keys); i++) {
		const char *p = event_arg(e, keys[i]);
		while (p && *p) {
			size_t n = strcspn(p, ",");
			explain_one(c, arena_strndup(b->arena, p, n));
			p += n + (p[n] == ',');
		}
	}
}

static void tell(struct call *c, const struct board *b, const struct event *e)
{
	bool call = event_is(e, EVENT_CALL);

	if (c->view == VIEW_JSON) {
		event_json(e, c->tool->name, b->number, &c->out);
		buf_putc(&c->out, '\n');
		return;
	}
	if (!call && !event_is_told(e))
		return;
	buf_puts(&c->out, call ? "$ " : "  ");
	event_sentence(e, &c->out);
	event_citation(e, &c->out);
	buf_putc(&c->out, '\n');
	if (call_has(c, "explain"))
		explain(c, b, e);
}

static bool replays(const struct call *c)
{
	return call_has(c, "script") || call_has(c, "undo");
}

/* A board of a game that no call made: what somebody set. */
static void tell_change(struct call *c, const struct board *b)
{
	struct own *o = c->own;
	struct arena *room = &o->kept[b->number % 2];

	if (o->before && !board_count(b, KIND_EVENT) && c->view == VIEW_TEXT)
		board_diff(o->before, b, " (by hand)\n", &c->out);
	arena_reset(room);
	o->before = board_copy(b, room);
}

static int each(struct call *c, struct board *b, struct diag *d)
{
	const struct title *t = board_single(b, KIND_TITLE);
	struct own *o = c->own;
	int i;

	(void)d;
	if (board_single(b, KIND_UNDER_WAY)) /* nothing has come of it yet */
		return STATUS_OK;
	if (call_has(c, "script"))
		script_add(&o->script, b, &c->out);
	else if (call_has(c, "undo"))
		undo_add(&o->undo, b);
	if (replays(c))
		return STATUS_OK;
	if (t && c->view == VIEW_TEXT && b->number == 1)
		buf_printf(&c->out, "%s\n", t->text);
	for (i = 0; i < board_count(b, KIND_EVENT); i++)
		tell(c, b, board_event(b, i));
	if (c->game)
		tell_change(c, b);
	return STATUS_OK;
}

static int begin(struct call *c, struct diag *d)
{
	struct own *o;
	long steps = 1;

	c->own = arena_new(&c->arena, struct own);
	if (!replays(c))
		return call_has(c, "steps") ? diag_usage(d, "--steps goes with --undo") : 0;
	if (!c->game && !call_value(c, "file"))
		return diag_usage(d, "--script and --undo need a game file: -g FILE or ENORM_GAME");
	if (call_has(c, "script") && call_has(c, "undo"))
		return diag_usage(d, "--script and --undo exclude each other");
	if (call_number(c, "steps", 1, 9999, &steps, d))
		return -1;
	o = c->own;
	if (call_has(c, "undo"))
		undo_start(&o->undo, steps);
	return 0;
}

static int end(struct call *c, struct diag *d)
{
	struct own *o = c->own;

	return o && o->undo.kept ? undo_tell(&o->undo, &c->out, d) : 0;
}

static void release(struct call *c)
{
	struct own *o = c->own;

	undo_release(&o->undo);
	arena_release(&o->kept[0]);
	arena_release(&o->kept[1]);
}

static const struct option_row options[] = {
    {0, "explain", NULL, "put the text of each clause and ruling under its event"},
    {0, "script", NULL, "print the shell commands that replay the game"},
    {0, "undo", NULL, "print the board before the last call, if nothing random came since"},
    {0, "steps", "N", "with --undo: go back this many calls"},
};

const struct tool tool_log = {
    .name = "enorm-log",
    .examples = {"enorm-log -f attack.board", "enorm-turn countdown < round.board | enorm-log",
		 "enorm-turn countdown < round.board | enorm-log --explain"},
    .about = "Tell the story of a board's events.",
    .usage = " [options]",
    .kind = REPORTER,
    .views = 1u << VIEW_TEXT | 1u << VIEW_JSON,
    .options = options,
    .noptions = (int)COUNT(options),
    .whole_game = true,
    .begin = begin,
    .board = each,
    .end = end,
    .release = release,
};
