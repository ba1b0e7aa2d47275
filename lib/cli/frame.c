/* One run of a tool, from the command line to the status, whatever is around it. */
#include <string.h>

#include "board/lines.h"
#include "cli/options.h"
#include "cli/run.h"

#define FLUSH_AT   ((size_t)64 * 1024)
#define BOARDLESS  "enorm 1\nmap 1x1\ndone\n"
#define GAME_SAVED "the game was saved all the same: do not repeat the call"

/* ---- saying what is wrong ---- */

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
	if (r->call.saved && r->call.json) {
		json_object(&text, r->call.tool->name, 0, JSON_WARNING);
		buf_puts(&text, ",\"message\":\"" GAME_SAVED "\"}\n");
	} else if (r->call.saved) {
		buf_printf(&text, "%s: " GAME_SAVED "\n", r->call.tool->name);
	}
	r->call.port->say(r->call.port, text.p, text.n);
	buf_release(&text);
	diag_clear(&r->diag);
}

/* Nothing of the board under way is written, nor what was wrong with it: that may be cut short. */
static void out_of_memory(struct run *r)
{
	const struct tool *entered = r->call.tool;

	if (r->status == STATUS_MEMORY)
		return;
	r->status = STATUS_MEMORY;
	if (r->call.out.n > r->whole)
		r->call.out.n = r->whole;
	diag_clear(&r->diag);
	r->call.tool = r->tool;
	r->call.port->no_memory(r->call.port, &r->call, r->call.saved ? "; " GAME_SAVED : "");
	r->call.tool = entered;
}

static void flush(void *arg)
{
	struct run *r = arg;

	r->whole = 0;
	if (r->outlet != OUTLET_OPEN)
		return;
	r->outlet = r->call.port->write(r->call.port, &r->call.out, &r->diag);
	r->over |= r->outlet != OUTLET_OPEN;
}

/* ---- the boards ---- */

int run_open_input(struct run *r)
{
	struct port *p = r->call.port;
	struct input in;

	if (r->call.boardless) {
		input_from_text(&in, span_of(BOARDLESS), "(no board)");
	} else if (r->call.game) {
		return run_open_game(r);
	} else if (p->boards(p, &r->call, &in, &r->diag)) {
		return -1;
	}
	reader_start(&r->reader, in);
	return 0;
}

static void after_board(struct run *r, int result)
{
	if (result < 0) {
		r->call.out.n = r->whole;
		r->over = !r->call.keep_going;
		report(r);
	}
	if (r->call.port->keep)
		r->call.port->keep(r->call.port, result >= 0);
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
		result = found < 0 || run_game_ends(r) ? -1 : run_one_board(r, &b);
		run_leave_game(r);
		after_board(r, result);
	}
	if (!r->reader.boards && !r->diag.n && !r->status) {
		diag_set(&r->diag, "%s",
			 r->call.nothing ? r->call.nothing
					 : "no board; did an earlier stage fail?");
		report(r);
	}
}

static struct span tail_line(struct span *tail)
{
	const char *end = memchr(tail->p, '\n', tail->n);
	struct span line = {tail->p, end ? (size_t)(end - tail->p) : tail->n};
	size_t used = line.n + (end ? 1 : 0);

	*tail = (struct span){tail->p + used, tail->n - used};
	if (line.n && line.p[line.n - 1] == '\r')
		line.n--;
	return line;
}

/* Comments behind the last board are text like all others. */
static bool tail_fits(struct run *r)
{
	struct span tail = reader_tail(&r->reader);

	r->diag.at.line = r->reader.line;
	while (r->reader.boards && !r->over && tail.n) {
		r->diag.at.line++;
		if (line_fit(tail_line(&tail), &r->diag)) {
			report(r);
			return false;
		}
	}
	return r->reader.boards > 0;
}

/* They stay behind it. */
static void pass_tail(struct run *r)
{
	struct span tail = reader_tail(&r->reader);

	if (r->call.view != VIEW_BOARD || r->over || r->call.quiet || r->has_game)
		return;
	while (tail.n) {
		struct span line = tail_line(&tail);
		const char *hash = memchr(line.p, '#', line.n);
		if (hash) {
			buf_add(&r->call.out, hash, line.n - (size_t)(hash - line.p));
			buf_putc(&r->call.out, '\n');
		}
	}
}

static void run_boards(struct run *r)
{
	int result = run_open_input(r);
	bool fits;

	if (!result) {
		r->call.reader = &r->reader;
		r->reader.before_read = flush;
		r->reader.before_arg = r;
		r->reader.translate = r->call.translate;
		r->reader.translate_arg = &r->call;
		all_boards(r);
		fits = tail_fits(r);
		if (!r->status && !r->over && r->call.tool->end)
			r->answered_no |= r->call.tool->end(&r->call, &r->diag) == STATUS_NO;
		if (fits)
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
		buf_clear(&r->call.out); /* a tool that reads no board may have told something */
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

/* ---- the whole ---- */

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
	options_free(r->outer);
	buf_release(&r->call.out);
	arena_release(&r->arena);
	arena_release(&r->scratch);
	arena_release(&r->call.arena);
	diag_release(&r->diag);
}

int run_tool(struct run *r, struct mem_pool *pool)
{
	r->game.fd = -1;
	r->tool = r->call.tool;
	if (!mem_guard(pool, work, r))
		out_of_memory(r);
	if (!mem_guard(pool, write_rest, r))
		out_of_memory(r);
	release(r);
	if (r->status)
		return (int)r->status;
	if (r->waiting)
		return STATUS_WAITING;
	return r->answered_no ? STATUS_NO : STATUS_OK;
}
