/* One run of a tool, from the command line to the status. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

#include "board/write.h"
#include "cli/branches.h"
#include "cli/options.h"
#include "cli/run.h"
#include "event/event.h"

#define FLUSH_AT ((size_t)64 * 1024)

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
	if (r->json) {
		number_boards(r);
		diag_json(&r->diag, r->call.tool->name, &text);
	} else {
		diag_write(&r->diag, r->call.tool->name, &text);
	}
	say(&text);
	diag_clear(&r->diag);
}

static void flush(void *arg)
{
	struct run *r = arg;

	if (r->outlet != OUTLET_OPEN)
		return;
	r->outlet = outlet_flush(STDOUT_FILENO, &r->call.out, &r->diag);
	r->over |= r->outlet != OUTLET_OPEN;
}

/* ---- where boards come from ---- */

static int open_game(struct run *r)
{
	struct input in;

	if (game_open(&r->game, r->call.game, run_writes_game(r), &r->diag))
		return -1;
	r->has_game = true;
	if (r->call.tool->whole_game) {
		input_from_text(&in, (struct span){r->game.text.p, r->game.text.n}, r->call.game);
		return reader_start(&r->reader, in, &r->diag);
	}
	input_from_text(&in, game_last(&r->game), r->call.game);
	if (reader_start(&r->reader, in, &r->diag))
		return -1;
	r->reader.line = r->game.last_line;
	return 0;
}

static int open_input(struct run *r)
{
	const char *file = call_value(&r->call, "file");
	struct input in;
	int fd = STDIN_FILENO;

	r->game.fd = -1;
	if (r->call.game)
		return open_game(r);
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

static int apply_rulings(struct run *r, struct board *b)
{
	const char *const *given;
	int n = call_values(&r->call, "ruling", &given), i;

	for (i = 0; i < n; i++) {
		const char *equals = strchr(given[i], '=');
		if (!equals)
			return diag_usage(&r->diag, "--ruling '%s' is not ID=READING", given[i]);
		if (record_read(&r->reader, b,
				span_of(arena_printf(b->arena, "ruling %.*s %s",
						     (int)(equals - given[i]), given[i],
						     equals + 1)),
				&r->diag))
			return -1;
	}
	return 0;
}

static void warn_of_other_data(struct run *r, const struct board *b)
{
	const struct data_record *d = board_single(b, KIND_DATA);
	static const char text[] = "the board was made with other tables (its data record differs)";
	struct buf line = {0};

	if (r->warned || !d || !strcmp(d->sum, r->call.data.sum))
		return;
	r->warned = true;
	if (r->json) {
		buf_json_object(&line, r->call.tool->name, b->number, "warning");
		buf_printf(&line, ",\"message\":\"%s\"}\n", text);
	} else {
		buf_printf(&line, "%s: warning: %s\n", r->call.tool->name, text);
	}
	say(&line);
}

static void mark_data(struct run *r, struct board *b)
{
	struct data_record *d = board_single(b, KIND_DATA);

	if (r->call.tool->kind != RESOLVER)
		return;
	if (!d)
		d = board_add(b, KIND_DATA, NULL, NULL);
	d->sum = r->call.data.sum;
}

static int save(struct run *r, const struct board *b)
{
	struct buf text = {0};
	int result;

	if (!run_writes_game(r))
		return 0;
	board_write(b, &text);
	result = game_append(&r->game, (struct span){text.p, text.n}, &r->diag);
	buf_release(&text);
	return result;
}

/* The call's own event says from which state of the generator it drew. */
static void note_draw(struct run *r, struct board *b, int from)
{
	struct extra **last = &board_event(b, from)->record.extras;

	if (!r->call.fate.drew)
		return;
	while (*last)
		last = &(*last)->next;
	*last = arena_new(b->arena, struct extra);
	(*last)->key = "rng";
	(*last)->value = arena_strdup(b->arena, r->call.fate.rng_before);
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
static int outcome(struct run *r, int result)
{
	if (result < 0 && !r->diag.n)
		diag_bug(&r->diag, "a rule failed without saying why");
	return r->diag.n ? -1 : result;
}

/* One run of the tool's rules on its own copy of the board. */
static int run_once(struct run *r, const struct board *b, struct arena *a, struct board **out)
{
	struct call *c = &r->call;
	int from = board_count(b, KIND_EVENT), result;

	c->unchanged = false;
	if (c->only_looks) {
		*out = (struct board *)(uintptr_t)b;
		result = run_board(c, *out, &r->diag);
		return outcome(r, result);
	}
	*out = c->tool->kind == RESOLVER ? board_copy(b, a) : (struct board *)(uintptr_t)b;
	fate_begin(&c->fate, *out);
	if (c->tool->kind == RESOLVER || c->tool->kind == QUERY)
		event_add(*out, "call", "tool=%s args=%s", c->tool->name, call_args(c, a));
	result = run_board(c, *out, &r->diag);
	if (result == STATUS_OK && c->tool->kind == RESOLVER) {
		note_draw(r, *out, from);
		mark_data(r, *out);
	}
	return outcome(r, result);
}

static int resolve_branches(struct run *r, const struct board *b)
{
	struct branches all = {0};
	struct arena scratch = {0};
	struct board *work;
	int result;

	do {
		arena_reset(&scratch);
		result = run_once(r, b, &scratch, &work);
		if (result == REFUSED)
			break;
		if (result >= 0)
			result = branches_add(&all, b, work, &r->call.fate, &r->diag);
	} while (result >= 0 && fate_next(&r->call.fate));
	if (result >= 0 && result != REFUSED)
		result = call_has(&r->call, "odds")
			     ? branches_write_odds(&all, b, &r->call, &r->diag)
			     : branches_write(&all, b, &r->call, &r->diag);
	branches_release(&all);
	arena_release(&scratch);
	return result;
}

static int resolve(struct run *r, struct board *b)
{
	struct fate *f = &r->call.fate;
	struct board *work = b;
	bool many = (f->explore_chance || f->explore_choice) && !r->call.only_looks;
	int from = board_count(b, KIND_EVENT), result;

	fate_start(f, &r->arena);
	result = many ? resolve_branches(r, b) : run_once(r, b, &r->arena, &work);
	if (result == REFUSED) {
		run_refuse(r, b);
		return 0;
	}
	if (result < 0 || fate_end(f, &r->diag))
		return -1;
	r->answered_no |= result == STATUS_NO;
	if (many || r->call.only_looks)
		return 0;
	if (!r->call.unchanged && save(r, work))
		return -1;
	run_show(r, r->call.unchanged && r->call.view == VIEW_BOARD ? b : work, from);
	tell_seed(r);
	return 0;
}

static int one_board(struct run *r, struct board *b)
{
	if (event_check(b, &r->diag) || apply_rulings(r, b) || run_seed_board(r, b))
		return -1;
	warn_of_other_data(r, b);
	if (run_writes_game(r))
		board_remove_all(b, KIND_EVENT); /* each board of a game tells its own call */
	if (r->call.tool->kind == RESOLVER && board_single(b, KIND_REFUSED) &&
	    !r->call.keep_going) {
		run_show_refused(r, b);
		return 0;
	}
	return resolve(r, b);
}

static void after_board(struct run *r, size_t mark, int result)
{
	if (result < 0) {
		r->call.out.n = mark;
		r->over = !r->call.keep_going;
		report(r);
	}
	if (r->call.quiet)
		buf_clear(&r->call.out);
	if (r->call.out.n >= FLUSH_AT)
		flush(r);
}

static void all_boards(struct run *r)
{
	while (!r->over) {
		size_t mark;
		struct board b;
		int found, result;

		arena_reset(&r->arena);
		board_start(&b, &r->arena, &r->call.data);
		found = reader_next(&r->reader, &b, &r->diag);
		if (!found)
			break;
		mark = r->call.out.n; /* reading may have flushed what was there before */
		result = found < 0 ? -1 : one_board(r, &b);
		after_board(r, mark, result);
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
	int result = open_input(r);

	if (!result) {
		r->call.reader = &r->reader;
		r->reader.before_read = flush;
		r->reader.before_arg = r;
		all_boards(r);
		if (!r->status && !r->over && r->call.tool->end)
			r->answered_no |= r->call.tool->end(&r->call, &r->diag) == STATUS_NO;
		pass_tail(r);
	}
	report(r);
}

static int finish(struct run *r)
{
	if (r->call.quiet && !call_has(&r->call, "help"))
		buf_clear(&r->call.out);
	flush(r);
	report(r);
	reader_release(&r->reader);
	if (r->has_game || r->game.text.p)
		game_close(&r->game);
	fate_release(&r->call.fate);
	data_release(&r->call.data);
	options_free(r->call.options);
	buf_release(&r->call.out);
	arena_release(&r->arena);
	arena_release(&r->call.arena);
	diag_release(&r->diag);
	if (r->status)
		return (int)r->status;
	return r->answered_no ? STATUS_NO : STATUS_OK;
}

int tool_main(const struct tool *t, int argc, char **argv)
{
	struct run r = {.call = {.tool = t}};
	int result;

	signal(SIGPIPE, SIG_IGN); /* writes fail instead, and are looked at */
	signal(SIGXFSZ, SIG_IGN);
	result = run_start(&r, argc, argv);
	if (result == STATUS_NO)
		r.answered_no = true;
	else if (!result)
		run_boards(&r);
	else
		report(&r);
	return finish(&r);
}
