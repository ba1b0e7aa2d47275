#include "enorm_keep.h"

#include <string.h>

#include "board/readings.h"
#include "board/write.h"
#include "cli/best.h"
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

static void keep_outcome(struct enorm_outcome *o, const struct branches *all, int i,
			 struct arena *a)
{
	struct frac w = frac_reduce(all->leaf[i].weight);

	digits(w.num, &o->num, a);
	digits(w.den, &o->den, a);
	o->choices = copy(a, all->leaf[i].choices);
	o->changes = copy(a, all->leaf[i].changes);
}

static void keep_result(struct enorm_result *r, const struct branches *all, int i, struct arena *a)
{
	struct frac w = frac_reduce(all->headlines.list[i].weight);

	r->what = copy(a, all->headlines.list[i].what);
	digits(w.num, &r->num, a);
	digits(w.den, &r->den, a);
}

/* Its place among the boards that are loaded. */
static int place_of(const struct board *b)
{
	return (int)b->number - 1;
}

static void keep_outcomes(struct port *p, const struct board *b, const struct branches *all)
{
	struct enorm_answer *a = answer_of(p);
	bool written = a->kept.n - a->whole[0] >= all->n; /* --odds writes no board */
	int i;

	for (i = 0; i < all->n; i++) {
		struct enorm_outcome *o = list_add(&a->outcome, sizeof *o);
		keep_outcome(o, all, i, &a->arena);
		o->board = written ? a->board.n - all->n + i : -1;
		o->of = place_of(b);
	}
	for (i = 0; !written && i < all->headlines.n; i++) {
		struct enorm_result *r = list_add(&a->result, sizeof *r);
		keep_result(r, all, i, &a->arena);
		r->of = place_of(b);
	}
}

/* Parts that are equal are made once, and `made` has them by their numbers. */
static const struct enorm_decision *keep_decision(const struct policy_told *t,
						  struct enorm_decision **made, struct arena *a)
{
	struct enorm_decision *d = made[t->number];
	const struct enorm_way **ways;
	int i;

	if (d)
		return d;
	d = made[t->number] = arena_new(a, struct enorm_decision);
	ways = arena_array(a, const struct enorm_way *, (size_t)t->nways);
	for (i = 0; i < t->nways; i++) {
		const struct policy_way *way = &t->way[i];
		struct enorm_way *w = arena_new(a, struct enorm_way);
		*w = (struct enorm_way){.point = copy(a, way->point),
					.ncame = way->ncame,
					.came = copy_all(a, way->came, way->ncame),
					.then = keep_decision(way->then, made, a)};
		ways[i] = w;
	}
	*d = (struct enorm_decision){.nanswers = t->nanswers,
				     .answer = copy_all(a, t->answer, t->nanswers),
				     .nways = t->nways,
				     .way = ways};
	return d;
}

static void keep_best(struct port *p, const struct board *from, const struct best_told *t)
{
	struct arena *a = &answer_of(p)->arena;
	struct enorm_decision **made =
	    arena_array(a, struct enorm_decision *, (size_t)t->npolicies);
	struct frac chance = frac_reduce(t->chance);
	struct enorm_best *b = list_add(&answer_of(p)->best, sizeof *b);

	digits(chance.num, &b->num, a);
	digits(chance.den, &b->den, a);
	b->of = place_of(from);
	b->worst = t->worst;
	b->left_out = t->left_out;
	b->pattern = copy(a, t->pattern);
	b->decision = keep_decision(t->policy, made, a);
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

static const struct enorm_outcome *const *outcomes_of(const struct branches *all, int of,
						      struct arena *a)
{
	const struct enorm_outcome **list =
	    arena_array(a, const struct enorm_outcome *, (size_t)all->n);
	int i;

	for (i = 0; i < all->n; i++) {
		struct enorm_outcome *o = arena_new(a, struct enorm_outcome);
		keep_outcome(o, all, i, a);
		o->board = -1;
		o->of = of;
		list[i] = o;
	}
	return list;
}

static const struct enorm_result *const *results_of(const struct branches *all, int of,
						    struct arena *a)
{
	int i, n = all->headlines.n;
	const struct enorm_result **list = arena_array(a, const struct enorm_result *, (size_t)n);

	for (i = 0; i < n; i++) {
		struct enorm_result *r = arena_new(a, struct enorm_result);
		keep_result(r, all, i, a);
		r->of = of;
		list[i] = r;
	}
	return list;
}

static void keep_trial(struct enorm_reading *r, const struct trials *all, const struct trial *t,
		       int of, struct arena *a)
{
	struct list noted = {0};
	int i;

	for (i = 0; i < RULING_COUNT; i++)
		if (t->by.noted[i])
			*(const char **)list_add(&noted, sizeof(char *)) = ruling_words[i];
	*r = (struct enorm_reading){.switched = switched(all, t, a),
				    .group = t->group,
				    .nconsulted = noted.n,
				    .consulted = noted.at,
				    .answer = copy(a, t->answer),
				    .noutcomes = t->all.n,
				    .outcome = outcomes_of(&t->all, of, a),
				    .nresults = t->all.headlines.n,
				    .result = results_of(&t->all, of, a),
				    .of = of};
}

static void keep_readings(struct port *p, const struct board *b, const struct trials *all)
{
	struct enorm_answer *a = answer_of(p);
	int i;

	for (i = 0; i < all->n; i++)
		keep_trial(list_add(&a->reading, sizeof(struct enorm_reading)), all, &all->list[i],
			   place_of(b), &a->arena);
}

/* A board is done: it counts, or what it left is forgotten. */
static void keep_board(struct port *p, bool good)
{
	struct enorm_answer *a = answer_of(p);
	struct list *of[] = {&a->kept, &a->outcome, &a->result, &a->reading, &a->best};
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
	p->best = keep_best;
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
	struct arena scratch = {0};
	struct reader r;
	struct input in;
	struct board b;
	int found = 1;

	input_from_text(&in, (struct span){a->out.p, a->out.n}, NULL);
	reader_start(&r, in);
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
