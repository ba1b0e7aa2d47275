/* One board of a run: the tool's rules on a copy of it, and what becomes of that. */
#include <stdint.h>
#include <string.h>

#include "cli/options.h"
#include "cli/run.h"
#include "event/event.h"
#include "odds/weight.h"

/* ---- one run of the rules ---- */

void run_mark_data(struct run *r, struct board *b)
{
	struct data_record *d = board_single(b, KIND_DATA);

	if (r->call.tool->kind != RESOLVER)
		return;
	if (!d)
		d = board_add(b, KIND_DATA, NULL, NULL);
	d->sum = r->call.data.sum;
}

/* The call's own event says from which state of the generator it drew. */
static void note_draw(struct run *r, struct board *b, int from)
{
	if (r->call.fate.drew)
		event_add_arg(b, from, "rng", r->call.fate.rng_before);
}

/* The tool's own part; of a tool with several commands, the command's. */
static int run_board(struct call *c, struct board *b, struct diag *d)
{
	int result;

	if (!c->command)
		return c->tool->board(c, b, d);
	result = c->command->board(c, b, d);
	if (result >= 0 && result != REFUSED && options_all_asked(c->options, c->command->word, d))
		return -1;
	return result;
}

/* A tool that fails says why; one that does not is a bug of ours. */
static int outcome(struct run *r, struct board *b, int result)
{
	struct call *c = &r->call;

	if (result < 0 && !r->diag.n && c->refusal.reason)
		return call_refuse(c, b, NULL, c->refusal); /* what was answered is not allowed */
	if (result < 0 && !r->diag.n)
		diag_bug(&r->diag, "a rule failed without saying why");
	return r->diag.n ? -1 : result;
}

/* One run of the tool's rules on its own copy of the board. */
int run_once(struct run *r, const struct board *b, struct arena *a, struct board **out)
{
	struct call *c = &r->call;
	int from = board_count(b, KIND_EVENT), result;

	c->unchanged = false;
	if (c->only_looks) {
		*out = (struct board *)(uintptr_t)b;
		result = run_board(c, *out, &r->diag);
		return outcome(r, *out, result);
	}
	*out = c->tool->kind == RESOLVER ? board_copy(b, a) : (struct board *)(uintptr_t)b;
	fate_begin(&c->fate, *out);
	if (c->tool->kind == RESOLVER || c->tool->kind == QUERY)
		EVENT(*out, CALL, "tool=%s args=%s", c->tool->name, call_args(c));
	result = run_board(c, *out, &r->diag);
	if (c->fate.cut && !r->diag.n)
		return CUT;
	if (result == STATUS_OK && c->tool->kind == RESOLVER) {
		note_draw(r, *out, from);
		run_mark_data(r, *out);
	}
	return outcome(r, *out, result);
}

/* ---- the whole of a board ---- */

/* A weighted board remembers which of the house's tables its odds lean on. */
static void note_house(struct board *b, int from, const struct fate *f)
{
	struct house h = {0};
	struct diag ignored = {0};
	struct weight w;

	if (!board_single(b, KIND_BRANCH) || weight_read(b, &w, &ignored))
		return;
	house_note(&h, b, from);
	w.house |= h.tables | (f->tally.house_dice ? 1u << TABLE_DICE : 0);
	weight_put(b, w, ((const struct branch *)board_single(b, KIND_BRANCH))->weight);
	house_release(&h);
}

/* A report of its own, or odds, instead of boards. */
static bool tells_text(const struct call *c)
{
	bool by_rules = c->tool->kind == RESOLVER || c->tool->kind == QUERY;

	return by_rules && c->view != VIEW_JSON && (c->only_looks || call_has(c, "odds"));
}

/* Of what cannot be done nothing is rolled: whatever was typed for that is no mistake. */
static bool has_nothing_to_look_at(const struct run *r, int result)
{
	return r->call.only_looks && result == STATUS_NO;
}

int run_resolve(struct run *r, struct board *b)
{
	struct fate *f = &r->call.fate;
	struct board *work = b;
	bool many = (f->explore_chance || f->explore_choice) && !r->call.only_looks;
	int from = board_count(b, KIND_EVENT), result;

	fate_start(f, &r->arena);
	result = many ? run_every_way(r, b) : run_once(r, b, &r->arena, &work);
	if (result == REFUSED)
		return run_refuse(r, b);
	if (result < 0 && f->question)
		return run_stop(r, b, work, from);
	if (result < 0 || (!has_nothing_to_look_at(r, result) && fate_end(f, &r->diag)))
		return -1;
	r->answered_no |= result == STATUS_NO;
	if (many || r->call.only_looks) {
		if (tells_text(&r->call))
			call_tell_switched(&r->call, b);
		return 0;
	}
	if (work != b)
		note_house(work, from, f);
	if (!r->call.unchanged && run_save(r, work))
		return -1;
	return run_show(r, (struct showing){.out = r->call.unchanged ? b : work,
					    .told = work,
					    .from = r->call.told > from ? r->call.told : from,
					    .before = b,
					    .drew = f->drew && f->has_seed,
					    .seed = f->seed});
}

/* Nothing else is resolved before the question is answered. */
static int pass_on(struct run *r, struct board *b)
{
	const struct under_way *u = board_single(b, KIND_UNDER_WAY);

	r->waiting = true;
	call_warn(&r->call, (struct where){0},
		  "%s waits for an answer: enorm-go tells the question", u->tool);
	return run_pass(r,
			(struct showing){.out = b, .told = b, .from = board_count(b, KIND_EVENT)});
}

static bool looks_at_position(const struct tool *t)
{
	return t->kind == QUERY || (t->kind == REPORTER && !t->whole_game);
}

static void warn_of_other_data(struct run *r, const struct board *b)
{
	const struct data_record *d = board_single(b, KIND_DATA);

	if (r->warned || !d || !strcmp(d->sum, r->call.data.sum))
		return;
	r->warned = true;
	call_warn(&r->call, (struct where){.board = r->call.json ? b->number : 0},
		  "the board was made with other tables (its data record differs)");
}

int run_one_board(struct run *r, struct board *b)
{
	struct weight w;

	if (event_check(b, &r->diag)) {
		reader_doubt(&r->reader);
		return -1;
	}
	if (call_apply_rulings(&r->call, &r->reader, b, &r->diag) || run_seed_board(r, b))
		return -1;
	if (weight_read(b, &w, &r->diag))
		return -1;
	warn_of_other_data(r, b);
	if (run_writes_game(r))
		board_remove_all(b, KIND_EVENT); /* each board of a game tells its own call */
	if (r->call.tool->kind == RESOLVER && board_single(b, KIND_REFUSED) && !r->call.keep_going)
		return run_show_refused(r, b);
	if (r->call.tool->resumes && call_has(&r->call, "answers"))
		return run_list_answers(r, b);
	if (r->call.tool->resumes && call_has(&r->call, "stop"))
		return run_drop_act(r, b);
	if (board_single(b, KIND_UNDER_WAY) && r->call.tool->resumes)
		return run_answer(r, b);
	if (board_single(b, KIND_UNDER_WAY) && r->call.tool->kind == RESOLVER)
		return pass_on(r, b);
	r->call.waits = board_single(b, KIND_UNDER_WAY) != NULL;
	if (r->call.waits && looks_at_position(r->call.tool) && run_position(r, b))
		return -1;
	run_asks_of(r, b);
	return call_has(&r->call, "readings") ? run_readings(r, b) : run_resolve(r, b);
}
