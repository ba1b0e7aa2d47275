#include "enorm_keep.h"

#include <string.h>

#include "board/readings.h"
#include "board/write.h"
#include "cli/readings.h"

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

const char *const *copy_all(struct arena *a, const char *const *texts, int n)
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

void keep_all(struct port *p)
{
	p->show = keep_shown;
	p->outcomes = keep_outcomes;
	p->readings = keep_readings;
	p->keep = keep_board;
}

/* ---- the call ---- */

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

void keep_call(struct memory *m, const struct call *c)
{
	struct enorm_answer *a = m->answer;
	const struct fate *f = &c->fate;
	char *copied;

	a->boards = c->view == VIEW_BOARD && a->kept.n && !a->report;
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
