/* Boards under way: an act that waits for an answer is played again from its start. */
#include <string.h>

#include "cli/options.h"
#include "cli/run.h"
#include "event/event.h"
#include "text/shell.h"

#define ARGV_MOST 512

/* ---- another call in the place of this one ---- */

static int cut_args(struct run *r, const char *tool, const char *args, char ***argv)
{
	struct arena *a = &r->call.arena;
	struct buf word = {0};
	int n = 0;

	*argv = arena_array(a, char *, ARGV_MOST + 1);
	(*argv)[n++] = arena_strdup(a, tool);
	while (args && n < ARGV_MOST && shell_next(&args, &word))
		(*argv)[n++] = arena_strdup(a, buf_text(&word));
	buf_release(&word);
	return n;
}

int run_enter(struct run *r, struct call *kept, const char *tool, const char *args)
{
	struct call *c = &r->call;
	char **argv;
	int argc;

	*kept = *c;
	c->tool = tool_named(tool);
	c->options = NULL;
	c->command = NULL;
	c->own = NULL;
	c->resumed = true;
	c->only_looks = false;
	if (!c->tool || c->tool->kind != RESOLVER || c->tool->resumes)
		return diag_set(&r->diag, "'%s' is no act that can be taken up again", tool);
	argc = cut_args(r, tool, args, &argv);
	return run_read_call(r, argc, argv);
}

void run_leave(struct run *r, const struct call *kept)
{
	struct call inner = r->call;

	if (inner.tool && inner.tool->release && inner.own)
		inner.tool->release(&inner);
	options_free(inner.options);
	fate_release(&r->call.fate);
	r->call = *kept;
	r->call.out = inner.out;
	r->call.arena = inner.arena;
	r->call.refusal = inner.refusal;
}

/* ---- what was asked ---- */

/* Plays the act on a copy up to its question, or to its end if nothing is left to ask. */
static int replay(struct run *r, const struct board *b, struct board **work)
{
	struct fate *f = &r->call.fate;
	int result;

	fate_start(f, &r->arena);
	run_asks_of(r, b);
	result = run_once(r, b, &r->arena, work);
	if (result < 0 && f->question)
		diag_clear(&r->diag);
	return f->question ? 0 : result;
}

/* A board of other tables, or of another version, would be played otherwise. */
static int same_tables(struct run *r, const struct board *b)
{
	const struct data_record *d = board_single(b, KIND_DATA);

	if (d && !strcmp(d->sum, r->call.data.sum))
		return 0;
	return diag_set(&r->diag, "the act under way was begun with other tables; give its --data");
}

int run_position(struct run *r, struct board *b)
{
	const struct under_way *u = board_single(b, KIND_UNDER_WAY);
	struct board *bare = board_copy(b, &r->arena), *work = NULL;
	struct call kept;
	int result;

	if (same_tables(r, b))
		return -1;
	board_remove_all(bare, KIND_UNDER_WAY);
	result = run_enter(r, &kept, u->tool, u->args);
	if (!result)
		result = replay(r, bare, &work);
	run_leave(r, &kept);
	if (result < 0 || result == REFUSED)
		return -1;
	*b = *work;
	return 0;
}

/* ---- answers ---- */

static const char *const no_answer = "no question is open on this board, and nothing waits";

/* One answer more: the arguments of the act with it. *used counts the words taken. */
static int one_answer(struct run *r, const struct board *bare, const char *tool, struct buf *args,
		      const char *const *word, int n, int *used)
{
	struct board *work;
	struct call kept;
	int result = run_enter(r, &kept, tool, buf_text(args));

	if (!result)
		result = replay(r, bare, &work);
	if (!result && !r->call.fate.question)
		result = diag_usage(&r->diag, "'%s': nothing more is asked", word[0]);
	else if (!result)
		result = (*used = question_option(&r->call.fate, word, n, args, &r->diag)) < 0;
	run_leave(r, &kept);
	return result ? -1 : 0;
}

int run_go(struct run *r, struct board *b)
{
	const struct under_way *u = board_single(b, KIND_UNDER_WAY);
	const char *const *word = r->call.word;
	int n = r->call.nwords, used = 0, result = 0;
	struct call kept;
	struct buf args = {0};
	const char *tool;

	if (!u)
		return diag_usage(&r->diag, "%s", no_answer);
	if (same_tables(r, b))
		return -1;
	tool = u->tool;
	buf_puts(&args, u->args ? u->args : "");
	board_remove_all(b, KIND_UNDER_WAY);
	for (; n && !result; word += used, n -= used)
		result = one_answer(r, b, tool, &args, word, n, &used);
	if (!result) {
		bool shows = !r->call.nwords;
		result = run_enter(r, &kept, tool, buf_text(&args));
		r->call.game_unchanged |= shows;
		if (!result) {
			run_asks_of(r, b);
			result = run_resolve(r, b);
		}
		run_leave(r, &kept);
	}
	buf_release(&args);
	return result;
}
