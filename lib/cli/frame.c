/* One run of a tool, from the command line to the status. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

#include "board/write.h"
#include "cli/best.h"
#include "cli/branches.h"
#include "cli/options.h"
#include "cli/run.h"
#include "event/event.h"
#include "look/in_short.h"
#include "odds/weight.h"

#define CUT	   1002 /* a run came to where another has been */
#define FLUSH_AT   ((size_t)64 * 1024)
#define BOARDLESS  "enorm 1\nmap 1x1\ndone\n"
#define GAME_SAVED "the game was saved all the same: do not repeat the call"

/* ---- saying what is wrong ---- */

static void say(struct buf *text)
{
	ssize_t ignored = write(STDERR_FILENO, text->p, text->n);

	(void)ignored; /* there is nowhere left to say it */
	buf_release(text);
}

/* As lines the only board has no number, as JSON it is the first. */
static void number_boards(struct run *r)
{
	size_t i;

	for (i = 0; i < r->diag.n && i < DIAG_MOST; i++) {
		struct where *at = &r->diag.list[i].at;
		if (!at->board && at->file && at->file == r->reader.in.name)
			at->board = r->reader.boards;
	}
}

static void report(struct run *r)
{
	struct buf text = {0};

	if (!r->diag.n)
		return;
	if (!r->status)
		r->status = r->diag.status;
	if (r->call.json) {
		number_boards(r);
		diag_json(&r->diag, r->call.tool->name, &text);
	} else {
		diag_write(&r->diag, r->call.tool->name, &text);
	}
	if (r->saved && r->call.json) {
		json_object(&text, r->call.tool->name, 0, JSON_WARNING);
		buf_puts(&text, ",\"message\":\"" GAME_SAVED "\"}\n");
	} else if (r->saved) {
		buf_printf(&text, "%s: " GAME_SAVED "\n", r->call.tool->name);
	}
	say(&text);
	diag_clear(&r->diag);
}

/* Nothing of the board under way is written, nor what was wrong with it: that may be cut short. */
static void out_of_memory(struct run *r)
{
	const bool json = r->call.json;
	const char *before = json ? "{\"v\":1,\"tool\":\"" : "";
	const char *name = r->call.tool->name;
	const char *words = json ? "\",\"board\":0,\"kind\":\"error\",\"message\":\"" : ": ";
	const char *what = r->saved ? "out of memory; " GAME_SAVED : "out of memory";
	const char *after = json ? "\",\"status\":71}\n" : "\n";
	struct iovec line[] = {{(void *)(uintptr_t)before, strlen(before)},
			       {(void *)(uintptr_t)name, strlen(name)},
			       {(void *)(uintptr_t)words, strlen(words)},
			       {(void *)(uintptr_t)what, strlen(what)},
			       {(void *)(uintptr_t)after, strlen(after)}};
	ssize_t ignored;

	if (r->status == STATUS_MEMORY)
		return;
	r->status = STATUS_MEMORY;
	if (r->call.out.n > r->whole)
		r->call.out.n = r->whole;
	diag_clear(&r->diag);
	ignored = writev(STDERR_FILENO, line, (int)COUNT(line));
	(void)ignored;
}

static void flush(void *arg)
{
	struct run *r = arg;

	r->whole = 0;
	if (r->outlet != OUTLET_OPEN)
		return;
	r->outlet = outlet_flush(STDOUT_FILENO, &r->call.out, &r->diag);
	r->over |= r->outlet != OUTLET_OPEN;
}

/* ---- where boards come from ---- */

int run_open_input(struct run *r)
{
	const char *file = call_value(&r->call, "file");
	struct input in;
	int fd = STDIN_FILENO;

	if (r->call.boardless) {
		input_from_text(&in, span_of(BOARDLESS), "(no board)");
		return reader_start(&r->reader, in, &r->diag);
	}
	if (r->call.game)
		return run_open_game(r);
	if (file && strcmp(file, "-")) {
		fd = open(file, O_RDONLY | O_CLOEXEC);
		if (fd < 0)
			return diag_status(&r->diag, STATUS_OPEN, "cannot open %s: %s", file,
					   strerror(errno));
	} else if (isatty(STDIN_FILENO) && !file) {
		return diag_usage(&r->diag,
				  "no board: pipe one in, or name one with -f FILE or -g GAME");
	}
	input_from_fd(&in, fd, fd == STDIN_FILENO ? "(standard input)" : file);
	return reader_start(&r->reader, in, &r->diag);
}

/* ---- one board ---- */

static void warn_of_other_data(struct run *r, const struct board *b)
{
	const struct data_record *d = board_single(b, KIND_DATA);

	if (r->warned || !d || !strcmp(d->sum, r->call.data.sum))
		return;
	r->warned = true;
	call_warn(&r->call, (struct where){.board = r->call.json ? b->number : 0},
		  "the board was made with other tables (its data record differs)");
}

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

#define MANY 4 /* events: what they come to is told once more, in one line */

static void tell_in_short(struct run *r, const struct board *before, const struct board *after,
			  int from)
{
	int i, told = 0;

	for (i = from; i < board_count(after, KIND_EVENT); i++)
		told += event_is_told(board_event(after, i));
	if (r->call.view != VIEW_RULING || r->call.quiet || r->call.tool->kind != RESOLVER ||
	    told < MANY)
		return;
	buf_puts(&r->call.out, "in short: ");
	in_short(before, after, &r->call.out);
	buf_putc(&r->call.out, '\n');
}

static void tell_seed(struct run *r)
{
	if (r->call.view == VIEW_RULING && r->call.fate.drew && r->call.fate.has_seed)
		buf_printf(&r->call.out, "(to repeat it: --seed %llu)\n",
			   (unsigned long long)r->call.fate.seed);
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
		EVENT(*out, CALL, "tool=%s args=%s", c->tool->name, call_args(c, a));
	result = run_board(c, *out, &r->diag);
	if (c->fate.cut && !r->diag.n)
		return CUT;
	if (result == STATUS_OK && c->tool->kind == RESOLVER) {
		note_draw(r, *out, from);
		run_mark_data(r, *out);
	}
	return outcome(r, *out, result);
}

/* One way that chance or choice goes; a refused one is the board that came, which says so. */
static int run_branch(struct run *r, const struct board *b, struct board **out)
{
	int result = run_once(r, b, &r->scratch, out);

	if (result == REFUSED) {
		*out = board_copy(b, &r->scratch);
		run_put_refusal(r, *out);
	}
	return result;
}

static int best_runs(struct run *r, const struct board *b, struct best *best)
{
	struct fate *f = &r->call.fate;
	struct board *work;
	int result;

	do {
		arena_reset(&r->scratch);
		best_begin(best);
		result = run_branch(r, b, &work);
		if (result == REFUSED && !f->length)
			return REFUSED;
		if (result >= 0)
			result = best_add(best, b, work, result == REFUSED, f, &r->diag);
	} while (result >= 0 && fate_next(f));
	return result;
}

static int resolve_best(struct run *r, const struct board *b)
{
	struct best best = {0};
	int result = best_start(&best, &r->call, &r->diag);

	if (result >= 0)
		result = best_runs(r, b, &best);
	r->call.fate.seam = NULL;
	if (result >= 0 && result != REFUSED)
		best_write(&best, b, &r->call);
	best_release(&best);
	return result;
}

int run_explore(struct run *r, const struct board *b, struct branches *all)
{
	struct fate *f = &r->call.fate;
	struct board *work;
	int result;

	branches_merge(all, f);
	do {
		arena_reset(&r->scratch);
		branches_begin(all, f, board_count(b, KIND_EVENT));
		result = run_branch(r, b, &work);
		if (result == REFUSED && !f->length)
			break; /* before anything was asked: the whole call is */
		if (result == CUT)
			result = branches_cut(all, b, f, &r->diag);
		else if (result >= 0)
			result = branches_add(all, b, work, f, &r->diag);
	} while (result >= 0 && fate_next(f));
	f->seam = NULL;
	return result >= 0 && all->n ? branches_finish(all, &r->diag) : result;
}

static int resolve_branches(struct run *r, const struct board *b)
{
	struct branches all = {.plain = call_has(&r->call, "odds"),
			       .a_change_a_line = r->call.view == VIEW_JSON};
	int result = run_explore(r, b, &all);

	if (result >= 0 && all.n)
		result = call_has(&r->call, "odds")
			     ? branches_write_odds(&all, b, &r->call, &r->diag)
			     : branches_write(&all, b, &r->call, &r->diag);
	r->answered_no |= all.refused;
	branches_release(&all);
	return result;
}

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

int run_resolve(struct run *r, struct board *b)
{
	struct fate *f = &r->call.fate;
	struct board *work = b;
	bool many = (f->explore_chance || f->explore_choice) && !r->call.only_looks;
	int from = board_count(b, KIND_EVENT), result;

	fate_start(f, &r->arena);
	result = many && f->keep_harsh ? resolve_best(r, b)
		 : many		       ? resolve_branches(r, b)
				       : run_once(r, b, &r->arena, &work);
	if (result == REFUSED)
		return run_refuse(r, b);
	if (result < 0 && f->question)
		return run_stop(r, b, work, from);
	if (result < 0 || fate_end(f, &r->diag))
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
	if (run_show(r, r->call.unchanged && r->call.view == VIEW_BOARD ? b : work,
		     r->call.told > from ? r->call.told : from))
		return -1;
	tell_in_short(r, b, work, r->call.told > from ? r->call.told : from);
	tell_seed(r);
	return 0;
}

/* Nothing else is resolved before the question is answered. */
static int pass_on(struct run *r, struct board *b)
{
	const struct under_way *u = board_single(b, KIND_UNDER_WAY);

	r->waiting = true;
	call_warn(&r->call, (struct where){0},
		  "%s waits for an answer: enorm-go tells the question", u->tool);
	return r->call.view == VIEW_BOARD ? run_show(r, b, board_count(b, KIND_EVENT)) : 0;
}

static bool looks_at_position(const struct tool *t)
{
	return t->kind == QUERY || (t->kind == REPORTER && !t->whole_game);
}

static int one_board(struct run *r, struct board *b)
{
	struct weight w;

	if (event_check(b, &r->diag) || call_apply_rulings(&r->call, &r->reader, b, &r->diag) ||
	    run_seed_board(r, b))
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
	if (board_single(b, KIND_UNDER_WAY) && looks_at_position(r->call.tool) &&
	    run_position(r, b))
		return -1;
	run_asks_of(r, b);
	return call_has(&r->call, "readings") ? run_readings(r, b) : run_resolve(r, b);
}

static void after_board(struct run *r, int result)
{
	if (result < 0) {
		r->call.out.n = r->whole;
		r->over = !r->call.keep_going;
		report(r);
	}
	if (r->call.quiet)
		buf_clear(&r->call.out);
	r->whole = r->call.out.n;
	if (r->call.out.n >= FLUSH_AT)
		flush(r);
}

static void all_boards(struct run *r)
{
	while (!r->over) {
		struct board b;
		int found, result;

		arena_reset(&r->arena);
		board_start(&b, &r->arena, &r->call.data);
		found = reader_next(&r->reader, &b, &r->diag);
		if (!found)
			break;
		r->whole = r->call.out.n; /* reading may have flushed what was there before */
		if (found > 0)
			call_warn_unfinished(&r->call, &b, r->diag.at);
		result = found < 0 || run_game_ends(r) ? -1 : one_board(r, &b);
		run_leave_game(r);
		after_board(r, result);
	}
	if (!r->reader.boards && !r->diag.n && !r->status) {
		diag_set(&r->diag, "no board; did an earlier stage fail?");
		report(r);
	}
}

/* Comments behind the last board stay behind it. */
static void pass_tail(struct run *r)
{
	struct span tail = reader_tail(&r->reader);
	const char *hash;

	if (r->call.view != VIEW_BOARD || r->over || r->call.quiet || r->has_game)
		return;
	while (tail.n && (hash = memchr(tail.p, '#', tail.n))) {
		size_t n;
		tail = (struct span){hash, tail.n - (size_t)(hash - tail.p)};
		n = strcspn(hash, "\r\n") < tail.n ? strcspn(hash, "\r\n") : tail.n;
		buf_add(&r->call.out, hash, n);
		buf_putc(&r->call.out, '\n');
		tail = (struct span){hash + n, tail.n - n};
	}
}

static void run_boards(struct run *r)
{
	int result = run_open_input(r);

	if (!result) {
		r->call.reader = &r->reader;
		r->reader.before_read = flush;
		r->reader.before_arg = r;
		r->reader.translate = r->call.translate;
		r->reader.translate_arg = &r->call;
		all_boards(r);
		if (!r->status && !r->over && r->call.tool->end)
			r->answered_no |= r->call.tool->end(&r->call, &r->diag) == STATUS_NO;
		pass_tail(r);
	}
	report(r);
}

static void work(void *arg)
{
	struct run *r = arg;
	int result = run_start(r);

	if (result == STATUS_NO)
		r->answered_no = true;
	else if (!result)
		run_boards(r);
	else if (result == STOP)
		report(r);
	else {
		run_offer(r);
		report(r);
	}
}

static void write_rest(void *arg)
{
	struct run *r = arg;

	if (r->call.quiet && !call_has(&r->call, "help"))
		buf_clear(&r->call.out);
	flush(r);
	game_close(&r->game, &r->diag);
	report(r);
}

/* Before its memory goes: what has descriptors or memory of other libraries. */
static void release(struct run *r)
{
	if (r->call.tool->release && r->call.own)
		r->call.tool->release(&r->call);
	reader_release(&r->reader);
	game_close(&r->game, &r->diag);
	fate_release(&r->call.fate);
	data_release(&r->call.data);
	options_free(r->call.options);
	buf_release(&r->call.out);
	arena_release(&r->arena);
	arena_release(&r->scratch);
	arena_release(&r->call.arena);
	diag_release(&r->diag);
}

/* No file of ours may become standard input, output or error where the caller closed them. What
 * takes their place gives nothing, and takes nothing: to write there is still an error. */
static int hold_standard_files(void)
{
	int fd;

	for (fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
		if (fcntl(fd, F_GETFD) < 0 && open("/dev/null", O_RDONLY) != fd)
			return -1;
	return 0;
}

int tool_main(const struct tool *t, int argc, char **argv)
{
	struct run r = {.call = {.tool = t}, .game = {.fd = -1}, .argc = argc, .argv = argv};
	struct mem_pool pool = {0};

	if (hold_standard_files())
		return STATUS_IO;
	signal(SIGPIPE, SIG_IGN); /* writes fail instead, and are looked at */
	signal(SIGXFSZ, SIG_IGN);
	if (!mem_guard(&pool, work, &r))
		out_of_memory(&r);
	if (!mem_guard(&pool, write_rest, &r))
		out_of_memory(&r);
	release(&r);
	mem_release(&pool);
	if (r.status)
		return (int)r.status;
	if (r.waiting)
		return STATUS_WAITING;
	return r.answered_no ? STATUS_NO : STATUS_OK;
}
