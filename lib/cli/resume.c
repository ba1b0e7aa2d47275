/* Boards under way: an act that waits for an answer is played again from its start. */
#include <string.h>

#include "cli/options.h"
#include "cli/run.h"
#include "enorm.h"
#include "event/event.h"
#include "text/shell.h"

/* ---- another call in the place of this one ---- */

static int cut_args(struct run *r, const char *tool, const char *args, char ***argv)
{
	struct arena *a = &r->call.arena;
	struct buf word = {0};
	int n = 0;

	/* a word takes a byte and a blank at least */
	*argv = arena_array(a, char *, (args ? strlen(args) : 0) / 2 + 3);
	(*argv)[n++] = arena_strdup(a, tool);
	while (args && shell_next(&args, &word))
		(*argv)[n++] = arena_strdup(a, buf_text(&word));
	buf_release(&word);
	return n;
}

/* Another call in the place of this one, which is kept and put back. */
static int run_enter(struct run *r, struct call *kept, const char *tool, const char *args)
{
	struct call *c = &r->call;
	char **argv;
	int argc;

	*kept = *c;
	r->outer = c->options;
	c->tool = tool_named(tool);
	c->options = NULL;
	c->args = NULL;
	c->command = NULL;
	c->own = NULL;
	c->resumed = true;
	c->only_looks = false;
	if (!c->tool || c->tool->kind != RESOLVER)
		return diag_set(&r->diag, "'%s' is no act that can be taken up again", tool);
	argc = cut_args(r, tool, args, &argv);
	return run_read_call(r, argc, argv);
}

static void run_leave(struct run *r, const struct call *kept)
{
	struct call inner = r->call;

	if (inner.tool && inner.tool->release && inner.own)
		inner.tool->release(&inner);
	options_free(inner.options);
	fate_release(&r->call.fate);
	r->call = *kept;
	r->outer = NULL;
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
	const struct under_way *u = board_single(b, KIND_UNDER_WAY);
	const struct data_record *d = board_single(b, KIND_DATA);

	if (u->version && strcmp(u->version, ENORM_VERSION) != 0)
		return diag_set(&r->diag, "the act under way was begun with version %s; this is %s",
				u->version, ENORM_VERSION);
	if (!d || strcmp(d->sum, r->call.data.sum) != 0)
		return diag_set(&r->diag,
				"the act under way was begun with other tables; give its --data");
	return 0;
}

/* The board before the act. */
static struct board *before_act(struct run *r, const struct board *b)
{
	struct board *bare = board_copy(b, &r->arena);

	board_remove_all(bare, KIND_UNDER_WAY);
	return bare;
}

/* Plays the act with these arguments, to its question or its end. */
static int play(struct run *r, const struct board *bare, const char *tool, const char *args,
		struct board **work, struct call *kept)
{
	int result = run_enter(r, kept, tool, args);

	return result ? result : replay(r, bare, work);
}

int run_position(struct run *r, struct board *b)
{
	const struct under_way *u = board_single(b, KIND_UNDER_WAY);
	struct board *work = NULL;
	struct call kept;
	int result;

	if (same_tables(r, b))
		return -1;
	result = play(r, before_act(r, b), u->tool, u->args, &work, &kept);
	run_leave(r, &kept);
	if (result < 0 || result == REFUSED)
		return -1;
	*b = *work;
	return 0;
}

/* ---- answers ---- */

/* What was answered is not allowed: the question stays open. */
static int refused_answer(struct run *r)
{
	const struct refusal *no = &r->call.refusal;

	return diag_usage(&r->diag, "refused: %s%s%s%s; the question is still open", no->reason,
			  no->clause ? " [" : "", no->clause ? no->clause : "",
			  no->clause ? "]" : "");
}

struct answering {
	const char *tool;
	struct buf args;
	const char *const *word;
	int n;
	int told; /* events that the players have seen */
};

/* One answer more: the arguments of the act with it. */
static int one_answer(struct run *r, const struct board *bare, struct answering *a, bool first)
{
	struct board *work = NULL;
	struct call kept;
	int used = 0, result = play(r, bare, a->tool, buf_text(&a->args), &work, &kept);

	if (result == REFUSED)
		result = refused_answer(r);
	if (!result && first)
		a->told = board_count(work, KIND_EVENT);
	if (!result && !r->call.fate.question)
		result = diag_usage(&r->diag, "'%s': nothing more is asked", a->word[0]);
	else if (!result)
		used = question_option(&r->call.fate, a->word, a->n, &a->args, &r->diag);
	run_leave(r, &kept);
	a->word += used;
	a->n -= used;
	return result || used < 0 ? -1 : 0;
}

/* As far as the act goes now; first on a copy, so that a bad answer changes nothing. */
static int go_on(struct run *r, struct board *b, const struct answering *a, bool shows)
{
	struct board *work;
	struct call kept;
	int result = play(r, b, a->tool, buf_text(&a->args), &work, &kept);

	if (result == REFUSED)
		result = refused_answer(r);
	else if (!result && !r->call.fate.question && fate_end(&r->call.fate, &r->diag))
		result = -1;
	run_leave(r, &kept);
	if (result)
		return -1;
	result = run_enter(r, &kept, a->tool, buf_text(&a->args));
	r->call.game_unchanged |= shows;
	r->call.told = a->told;
	if (!result) {
		run_asks_of(r, b);
		result = run_resolve(r, b);
	}
	run_leave(r, &kept);
	return result;
}

static bool answered(const struct call *c)
{
	int kind, n = c->nwords;

	for (kind = 0; kind < ANSWER_COUNT; kind++)
		n += c->fate.given[kind].n;
	return n > 0;
}

/* enorm-go --settle: the rest of the act as the rulings have it, or in every way that is asked for.
 */
static void add_settling(const struct call *c, struct buf *args)
{
	static const char *const ways[] = {"all", "outcomes", "odds", "full", "best", "worst"};
	bool seeks = call_has(c, "best") || call_has(c, "worst");
	size_t i;

	buf_printf(args, " --ask %s", seeks ? "all" : "none");
	for (i = 0; i < COUNT(ways); i++) {
		const char *value = call_value(c, ways[i]);
		if (!call_has(c, ways[i]))
			continue;
		buf_printf(args, " --%s ", ways[i]);
		if (value)
			shell_word(value, args);
	}
}

int run_answer(struct run *r, struct board *b)
{
	const struct under_way *u = board_single(b, KIND_UNDER_WAY);
	struct answering a = {.tool = u->tool, .word = r->call.word, .n = r->call.nwords};
	int result = 0;

	if (same_tables(r, b))
		return -1;
	if (call_has(&r->call, "seed"))
		return diag_usage(&r->diag, "--seed: the act under way draws from the board's own "
					    "generator");
	buf_puts(&a.args, u->args ? u->args : "");
	question_add_options(&r->call.fate, &a.args);
	board_remove_all(b, KIND_UNDER_WAY);
	while (a.n && !result)
		result = one_answer(r, b, &a, a.n == r->call.nwords);
	if (call_has(&r->call, "settle"))
		add_settling(&r->call, &a.args);
	if (!result)
		result = go_on(r, b, &a, !answered(&r->call) && !call_has(&r->call, "settle"));
	if (result && answered(&r->call) && r->diag.status == STATUS_DATA)
		r->diag.status =
		    STATUS_USAGE; /* the board is sound: it is the answer that is not */
	buf_release(&a.args);
	return result;
}

/* ---- without an answer ---- */

/* The first of the act's events that showed what nobody knew (GLD-05); NULL if none did. */
static const struct event *revealed(const struct board *work, int from)
{
	int i;

	for (i = from; i < board_count(work, KIND_EVENT); i++)
		if (event_is_random(board_event(work, i)))
			return board_event(work, i);
	return NULL;
}

int run_drop_act(struct run *r, struct board *b)
{
	const struct under_way *u = board_single(b, KIND_UNDER_WAY);
	struct board *work = NULL;
	const struct event *shown;
	struct buf text = {0};
	struct call kept;
	int result;

	if (!u)
		return diag_usage(&r->diag, "--stop: no act is under way");
	if (same_tables(r, b))
		return -1;
	result = play(r, before_act(r, b), u->tool, u->args, &work, &kept);
	run_leave(r, &kept);
	if (result)
		return -1;
	shown = revealed(work, board_count(b, KIND_EVENT));
	if (shown) {
		event_sentence(shown, &text);
		call_refuse(&r->call, b, NULL,
			    refuse_of(b, "GLD-05", "something was revealed: %s", buf_text(&text)));
		buf_release(&text);
		r->call.game_unchanged = true;
		return run_refuse(r, b);
	}
	board_remove_all(b, KIND_UNDER_WAY);
	if (run_save(r, b))
		return -1;
	return run_show(r,
			(struct showing){.out = b, .told = b, .from = board_count(b, KIND_EVENT)});
}

static void tell_answers(struct call *c, const struct board *b, const struct asking *q)
{
	int i;

	if (c->json)
		question_json(c, b, q);
	for (i = 0; i < q->n && !c->json; i++)
		buf_printf(&c->out, "%s\n", q->answers[i]);
}

int run_list_answers(struct run *r, struct board *b)
{
	const struct under_way *u = board_single(b, KIND_UNDER_WAY);
	struct board *work = NULL;
	struct call kept;
	int result;

	r->call.game_unchanged = true;
	if (!u)
		return 0;
	if (same_tables(r, b))
		return -1;
	result = play(r, before_act(r, b), u->tool, u->args, &work, &kept);
	if (!result && r->call.fate.question)
		tell_answers(&r->call, work, r->call.fate.question);
	run_leave(r, &kept);
	return result < 0 ? -1 : 0;
}
