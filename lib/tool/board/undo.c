/* enorm-board undo: the last board of a game file is dropped, and told of. */
#include "cli/game.h"
#include "cli/replay.h"
#include "event/event.h"
#include "show/diff.h"
#include "tool/board/commands.h"

struct undoing {
	struct game game;
	struct call *call;
	struct diag *d;
	struct board dropped;
	bool known; /* the dropped board could be read */
};

/* The last board of the game, to be told of; false if it cannot be read. */
static bool read_last(const struct game *g, const struct call *c, struct arena *a, struct board *b)
{
	struct diag ignored = {0};
	int bad;

	board_start(b, a, &c->data);
	bad = reader_read_text((struct span){g->text.p, g->text.n}, c->game, b, &ignored);
	diag_release(&ignored);
	return !bad;
}

/* What the dropped board had shown; no rule of the game forgets it (GLD-05). */
static void tell_known(const struct board *b, struct buf *out)
{
	EACH(b, event, e) {
		if (event_is(e, EVENT_CALL) || !event_is_random(e))
			continue;
		buf_puts(out, "  known all the same: ");
		event_sentence(e, out);
		buf_putc(out, '\n');
	}
}

/* What the dropped board changed of the one that is the last now. */
struct changing {
	struct undoing *undo;
	struct game game;
	struct diag ignored;
	struct buf text;
};

static int find_change(void *arg)
{
	struct changing *g = arg;
	struct call *c = g->undo->call;
	struct board now;

	if (!game_open(&g->game, c, false, &g->ignored) && read_last(&g->game, c, &c->arena, &now))
		board_diff(&now, &g->undo->dropped, "\n", &g->text);
	return 0;
}

static void close_change(void *arg)
{
	struct changing *g = arg;

	game_close(&g->game, &g->ignored);
}

/* A board that no call made: what was changed by hand. */
static void tell_change(struct undoing *u, struct buf *out)
{
	struct changing g = {.undo = u, .game = {.fd = -1}};

	mem_finally(find_change, close_change, &g);
	diag_release(&g.ignored);
	buf_printf(out, "taken back: %s", g.text.n ? buf_text(&g.text) : "a board of its own\n");
	buf_release(&g.text);
}

static void tell_undone(struct undoing *u, struct buf *out)
{
	const struct board *b = &u->dropped;
	const struct under_way *act = board_single(b, KIND_UNDER_WAY);
	struct buf calls = {0};

	calls_write(b, &calls);
	if (act)
		buf_printf(out, "taken back: the last answer of %s%s%s\n", act->tool,
			   act->args ? " " : "", act->args ? act->args : "");
	else if (calls.n)
		buf_printf(out, "taken back: %s", buf_text(&calls));
	else
		tell_change(u, out);
	buf_release(&calls);
	tell_known(b, out);
}

static int undo_last(void *arg)
{
	struct undoing *u = arg;
	int failed;

	if (game_open(&u->game, u->call, true, u->d))
		return -1;
	u->known = !u->game.torn && read_last(&u->game, u->call, &u->call->arena, &u->dropped);
	failed = game_drop_last(&u->game, u->d);
	u->call->saved = u->game.changed;
	if (failed)
		return -1;
	if (u->game.torn)
		call_warn(u->call, (struct where){.file = u->call->game},
			  "a board at its end was cut short: only that was dropped");
	return STOP;
}

static void undo_close(void *arg)
{
	struct undoing *u = arg;

	game_close(&u->game, u->d);
}

int command_undo(struct call *c, struct diag *d)
{
	struct undoing u = {.game = {.fd = -1}, .call = c, .d = d};
	int result;

	if (!c->game)
		return diag_usage(d, "undo needs a game file: -g FILE or ENORM_GAME");
	result = mem_finally(undo_last, undo_close, &u);
	if (result == STOP && u.known)
		tell_undone(&u, &c->out);
	return result;
}
