/* A tool run in process: its boards come from the struct, and what it makes is kept in memory. */
#include <errno.h>
#include <stdint.h>
#include <string.h>

#include "cli/options.h"
#include "cli/run.h"
#include "enorm_keep.h"
#include "tool/tools.h"

/* ---- in and out ---- */

static int open_boards(struct port *p, const struct call *c, struct input *in, struct diag *d)
{
	(void)c;
	if (!memory_of(p)->input.n)
		return diag_set(d, "no board is loaded");
	input_from_text(in, memory_of(p)->input, ENORM_BOARDS);
	return 0;
}

static bool ready(struct port *p)
{
	return memory_of(p)->input.n > 0;
}

static int open_text(struct port *p, const char *file, struct input *in)
{
	const struct named_text *t = answer_of(p)->e->files;

	while (t && strcmp(t->name, file) != 0)
		t = t->next;
	if (!t)
		return ENOENT;
	input_from_text(in, (struct span){t->bytes.p, t->bytes.n}, t->name);
	return 0;
}

static enum outlet_state write_out(struct port *p, struct buf *text, struct diag *d)
{
	(void)d;
	buf_add(memory_of(p)->out, buf_text(text), text->n);
	buf_clear(text);
	return OUTLET_OPEN;
}

static void say(struct port *p, const char *text, size_t n)
{
	buf_add(memory_of(p)->said, text, n);
}

/* The status says it; see enorm_call. */
static void say_no_memory(struct port *p, const struct call *c, const char *more)
{
	(void)p, (void)c, (void)more;
}

static const char *env(const char *name)
{
	(void)name;
	return NULL;
}

/* What the struct has in the place of these. */
static int check_options(struct port *p, const struct call *c, struct diag *d)
{
	static const struct {
		const char *option, *instead;
	} not_here[] = {
	    {"file", "the boards are those of enorm_load"},
	    {"game", "a game is kept by whoever calls"},
	    {"data", "the tables are those of enorm_open"},
	};
	size_t i;

	(void)p;
	for (i = 0; i < COUNT(not_here); i++)
		if (options_named(c->options, not_here[i].option) &&
		    call_has(c, not_here[i].option))
			return diag_usage(d, "--%s is not for a call in process: %s",
					  not_here[i].option, not_here[i].instead);
	if (c->tool == &tool_case)
		return diag_usage(d, "it runs programs: it is not for a call in process");
	return c->view == VIEW_PDF
		   ? diag_usage(d, "-T pdf runs another program; a call in process takes -T roff")
		   : 0;
}

/* ---- one run ---- */

static struct run *run_for(struct enorm_answer *a, struct memory *m)
{
	struct run *r = mem_zeroed(1, sizeof *r);
	int i;

	r->call.tool = a->tool;
	r->call.port = &m->port;
	r->argc = a->argc;
	r->argv = arena_array(&a->arena, char *, (size_t)a->argc + 1); /* options are put first */
	for (i = 0; i < a->argc; i++)
		r->argv[i] = (char *)(uintptr_t)a->argv[i];
	return r;
}

static struct memory memory_for(struct enorm_answer *a, struct buf *out, struct buf *said)
{
	return (struct memory){.port = {.boards = open_boards,
					.ready = ready,
					.open = open_text,
					.write = write_out,
					.say = say,
					.no_memory = say_no_memory,
					.env = env,
					.check = check_options,
					.data = &a->e->data},
			       .answer = a,
			       .out = out,
			       .said = said};
}

int answer_again(struct enorm_answer *a, const char *view, struct buf *out)
{
	struct buf said = {0};
	struct memory m = memory_for(a, out, &said);
	struct run *r = run_for(a, &m);
	int status;

	m.input = a->input;
	m.port.view = view;
	m.port.has_seed = a->has_seed;
	m.port.seed = a->seed;
	status = run_tool(r, &a->pool);
	if (status == STATUS_MEMORY)
		mem_fail();
	buf_release(&said);
	mem_free(r);
	return status;
}

static int find_tool(struct enorm_answer *a, struct diag *d)
{
	a->tool = a->argc ? tool_named(a->argv[0]) : NULL;
	if (a->tool)
		return 0;
	return a->argc ? tool_missing(a->argv[0], d) : diag_usage(d, "say which tool");
}

/* Are there as many words as it is said? */
static bool has_words(int argc, const char *const *argv)
{
	int i;

	for (i = 0; i < argc; i++)
		if (!argv || !argv[i])
			return false;
	return argc >= 0;
}

struct calling {
	struct enorm_answer *a;
	int argc;
	const char *const *argv;
};

static void make_call(void *arg)
{
	struct calling *c = arg;
	struct enorm_answer *a = c->a;
	struct memory m = memory_for(a, &a->out, &a->said);
	struct diag d = {0};
	struct run *r;

	a->argc = c->argc;
	a->argv = (const char **)(uintptr_t)copy_all(&a->arena, c->argv, c->argc);
	if (find_tool(a, &d)) {
		bool json = asks_for_json(NULL, a->argc, (char **)(uintptr_t)a->argv);
		(json ? diag_json : diag_write)(&d, "enorm", &a->said);
		a->status = (int)d.status;
		return;
	}
	m.input = a->e->text;
	keep_all(&m.port);
	r = run_for(a, &m);
	a->status = run_tool(r, &a->pool);
	if (a->status == STATUS_MEMORY)
		mem_fail();
	keep_call(&m, &r->call);
}

void answer_release(struct enorm_answer *a)
{
	struct enorm *e = a->e;

	mem_release(&a->pool);
	*a = (struct enorm_answer){.e = e};
}

/* Of a struct that there was no memory for. */
static struct enorm_answer *no_answer(void)
{
	static const struct enorm_answer none = {.status = STATUS_MEMORY};

	return (struct enorm_answer *)(uintptr_t)&none;
}

static const char missing_word[] = "enorm: a word of the call is missing\n";

/* The words of a call may be those of the answer before, which goes when the call was made. */
int enorm_call(struct enorm *e, int argc, const char *const *argv, struct enorm_answer **answer)
{
	struct enorm_answer *a = e == &enorm_none ? no_answer() : &e->answer;
	struct calling c = {a, argc, argv};
	struct mem_pool before = {0};

	if (answer)
		*answer = a;
	if (e == &enorm_none)
		return STATUS_MEMORY;
	if (!enorm_begins(e) || (!has_words(argc, argv) && enorm_misused(e, missing_word))) {
		answer_release(a);
		return a->status = (int)e->status;
	}
	mem_move(&before, &a->pool);
	*a = (struct enorm_answer){.e = e};
	if (!mem_guard(&a->pool, make_call, &c)) {
		answer_release(a);
		mem_move(&a->pool, &before); /* for whoever tries again */
		a->status = STATUS_MEMORY;
		enorm_out_of_memory(e);
		return STATUS_MEMORY;
	}
	mem_release(&before);
	if (a->status >= STATUS_USAGE) {
		e->status = (enum status)a->status;
		e->error = buf_text(&a->said);
	}
	return a->status;
}
