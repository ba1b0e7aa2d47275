/* A tool run in process: its boards come from the struct, and what it makes is kept in memory. */
#include <errno.h>
#include <stdint.h>
#include <string.h>

#include "board/readings.h"
#include "board/write.h"
#include "cli/options.h"
#include "cli/readings.h"
#include "cli/run.h"
#include "enorm_own.h"
#include "event/event.h"
#include "tool/tools.h"

/* A port begins it, so that its functions find the rest. */
struct memory {
	struct port port;
	struct enorm_answer *answer;
	struct span input;
	struct buf *out, *said;
};

static struct memory *memory_of(struct port *p)
{
	return (struct memory *)(void *)p;
}

static struct enorm_answer *answer_of(struct port *p)
{
	return memory_of(p)->answer;
}

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

/* ---- what is shown ---- */

static char *text_of(const struct board *b)
{
	struct buf text = {0};

	board_write(b, &text);
	return text.p;
}

static const char *copy(struct arena *a, const char *text)
{
	return text ? arena_strdup(a, text) : NULL;
}

static const char *const *copy_all(struct arena *a, const char *const *texts, int n)
{
	const char **all = arena_array(a, const char *, (size_t)n + 1);
	int i;

	for (i = 0; i < n; i++)
		all[i] = arena_strdup(a, texts[i]);
	return all;
}

static void keep_question(struct kept *k, const struct asking *q, struct arena *a)
{
	k->asking = arena_new(a, struct asking);
	*k->asking = (struct asking){.kind = q->kind,
				     .point = copy(a, q->point),
				     .who = copy(a, q->who),
				     .text = copy(a, q->text),
				     .answers = copy_all(a, q->answers, q->n),
				     .n = q->n,
				     .preferred = q->preferred,
				     .form = copy(a, q->form),
				     .advice = copy(a, q->advice)};
	k->question = arena_new(a, struct enorm_question);
	*k->question = (struct enorm_question){.kind = ask_words[q->kind],
					       .point = k->asking->point,
					       .who = k->asking->who,
					       .text = k->asking->text,
					       .nanswers = q->n,
					       .answer = k->asking->answers,
					       .preferred = q->preferred,
					       .form = k->asking->form,
					       .advice = k->asking->advice};
}

static void keep_refusal(struct kept *k, const struct board *b, struct arena *a)
{
	const struct refused *no = board_single(b, KIND_REFUSED);

	if (!no)
		return;
	k->refusal = arena_new(a, struct enorm_refusal);
	*k->refusal = (struct enorm_refusal){copy(a, no->reason), copy(a, no->clause)};
}

static void keep_shown(struct port *p, const struct call *c, const struct showing *s)
{
	struct enorm_answer *a = answer_of(p);
	struct kept *k = list_add(&a->kept, sizeof *k);

	k->kind = s->kind;
	k->tool = c->tool;
	k->number = s->told->number;
	k->from = s->from;
	k->drew = s->drew;
	k->seed = s->seed;
	k->out = s->out ? text_of(s->out) : NULL;
	k->told = s->told != s->out ? text_of(s->told) : NULL;
	k->before = s->before && c->tool->kind == RESOLVER ? text_of(s->before) : NULL;
	k->readings = arena_new(&a->arena, struct readings);
	*k->readings = *s->told->readings;
	if (s->question)
		keep_question(k, s->question, &a->arena);
	keep_refusal(k, s->told, &a->arena);
	if (k->out)
		*(int *)list_add(&a->board, sizeof(int)) = a->kept.n - 1;
}

/* ---- outcomes and readings ---- */

static void digits(u128 v, const char **out, struct arena *a)
{
	char text[U128_DIGITS];

	*out = arena_strdup(a, dec_text(v, text));
}

static void add_outcomes(struct list *l, const struct branches *all, int first, struct arena *a)
{
	int i;

	for (i = 0; i < all->n; i++) {
		struct frac w = frac_reduce(all->leaf[i].weight);
		struct enorm_outcome *o = list_add(l, sizeof *o);

		digits(w.num, &o->num, a);
		digits(w.den, &o->den, a);
		o->choices = copy(a, all->leaf[i].choices);
		o->changes = copy(a, all->leaf[i].changes);
		o->board = first < 0 ? -1 : first + i;
	}
}

static void add_results(struct list *l, const struct branches *all, struct arena *a)
{
	int i;

	for (i = 0; i < all->headlines.n; i++) {
		struct frac w = frac_reduce(all->headlines.list[i].weight);
		struct enorm_result *r = list_add(l, sizeof *r);

		r->what = copy(a, all->headlines.list[i].what);
		digits(w.num, &r->num, a);
		digits(w.den, &r->den, a);
	}
}

static void keep_outcomes(struct port *p, const struct board *b, const struct branches *all)
{
	struct enorm_answer *a = answer_of(p);
	bool written = a->kept.n - a->whole[0] >= all->n; /* --odds writes no board */

	(void)b;
	add_outcomes(&a->outcome, all, written ? a->board.n - all->n : -1, &a->arena);
	if (!written)
		add_results(&a->result, all, &a->arena);
}

static const char *switched(const struct trials *all, const struct trial *t, struct arena *a)
{
	struct buf text = {0};
	const char *kept;
	int i;

	for (i = 0; i < RULING_COUNT; i++)
		if (t->by.value[i] != all->played[i])
			buf_printf(&text, "%s%s=%c", text.n ? " " : "", ruling_words[i],
				   t->by.value[i]);
	kept = arena_strdup(a, buf_text(&text));
	buf_release(&text);
	return kept;
}

static void keep_trial(struct enorm_reading *r, const struct trials *all, const struct trial *t,
		       struct arena *a)
{
	struct list outcomes = {0}, results = {0}, noted = {0};
	int i;

	for (i = 0; i < RULING_COUNT; i++)
		if (t->by.noted[i])
			*(const char **)list_add(&noted, sizeof(char *)) = ruling_words[i];
	add_outcomes(&outcomes, &t->all, -1, a);
	add_results(&results, &t->all, a);
	*r = (struct enorm_reading){.switched = switched(all, t, a),
				    .group = t->group,
				    .nconsulted = noted.n,
				    .consulted = noted.at,
				    .answer = copy(a, t->answer),
				    .noutcomes = outcomes.n,
				    .outcome = outcomes.at,
				    .nresults = results.n,
				    .result = results.at};
}

static void keep_readings(struct port *p, const struct board *b, const struct trials *all)
{
	struct enorm_answer *a = answer_of(p);
	int i;

	(void)b;
	for (i = 0; i < all->n; i++)
		keep_trial(list_add(&a->reading, sizeof(struct enorm_reading)), all, &all->list[i],
			   &a->arena);
}

/* A board is done: it counts, or what it left is forgotten. */
static void keep_board(struct port *p, bool good)
{
	struct enorm_answer *a = answer_of(p);
	struct list *of[] = {&a->kept, &a->outcome, &a->result, &a->reading};
	size_t i;

	a->report |= good && a->kept.n == a->whole[0];
	for (i = 0; i < COUNT(of); i++)
		if (good)
			a->whole[i] = of[i]->n;
		else
			of[i]->n = a->whole[i];
	while (a->board.n && *LIST_AT(&a->board, int, a->board.n - 1) >= a->kept.n)
		a->board.n--;
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

static void keep_read(struct enorm_answer *a, const struct board *b)
{
	struct kept *k = list_add(&a->kept, sizeof *k);

	k->tool = a->tool;
	k->number = b->number;
	k->from = board_count(b, KIND_EVENT);
	k->out = text_of(b);
	*(int *)list_add(&a->board, sizeof(int)) = a->kept.n - 1;
}

/* Boards that a tool wrote by itself, as `enorm-board merge` does: all that it wrote, or none. */
static void keep_written(struct enorm_answer *a)
{
	struct diag ignored = {0};
	struct reader r = {0};
	struct arena scratch = {0};
	struct input in;
	struct board b;
	int found;

	input_from_text(&in, (struct span){a->out.p, a->out.n}, NULL);
	found = reader_start(&r, in, &ignored) ? -1 : 1;
	while (found == 1) {
		board_start(&b, &scratch, &a->e->data);
		found = reader_next(&r, &b, &ignored);
		if (found == 1)
			keep_read(a, &b);
	}
	if (found < 0)
		a->kept.n = a->board.n = 0;
	reader_release(&r);
	arena_release(&scratch);
	diag_release(&ignored);
}

static void keep_call(struct enorm_answer *a, const struct memory *m, const struct run *r)
{
	const struct fate *f = &r->call.fate;
	char *copied;

	a->boards = r->call.view == VIEW_BOARD && a->kept.n && !a->report;
	a->report |= !a->kept.n || a->tool->kind != RESOLVER;
	if (!a->kept.n && a->tool->kind == FILTER) {
		keep_written(a);
		a->boards = a->kept.n > 0;
	}
	a->has_seed = f->has_seed;
	a->seed = f->seed;
	if (!a->report)
		return;
	copied = mem_alloc(m->input.n + 1);
	memcpy(copied, m->input.p ? m->input.p : "", m->input.n);
	a->input = (struct span){copied, m->input.n};
}

static int find_tool(struct enorm_answer *a, struct diag *d)
{
	a->tool = a->argc ? tool_named(a->argv[0]) : NULL;
	if (a->tool)
		return 0;
	return a->argc ? tool_missing(a->argv[0], d) : diag_usage(d, "say which tool");
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
		diag_write(&d, "enorm", &a->said);
		a->status = (int)d.status;
		return;
	}
	m.input = a->e->text;
	m.port.show = keep_shown;
	m.port.outcomes = keep_outcomes;
	m.port.readings = keep_readings;
	m.port.keep = keep_board;
	r = run_for(a, &m);
	a->status = run_tool(r, &a->pool);
	if (a->status == STATUS_MEMORY)
		mem_fail();
	keep_call(a, &m, r);
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

/* The words of a call may be those of the answer before, which goes when the call was made. */
int enorm_call(struct enorm *e, int argc, const char *const *argv, struct enorm_answer **answer)
{
	struct enorm_answer *a = *answer = e == &enorm_none ? no_answer() : &e->answer;
	struct calling c = {a, argc, argv};
	struct mem_pool before = {0};

	if (e == &enorm_none)
		return STATUS_MEMORY;
	enorm_forget(e);
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
