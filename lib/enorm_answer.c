/* The answer of a call: its texts in every view, its boards, and what they came to. */
#include <string.h>

#include "board/readings.h"
#include "board/write.h"
#include "cli/read_text.h"
#include "enorm_own.h"

int enorm_answer_status(const struct enorm_answer *a)
{
	return a->status;
}

const char *enorm_answer_text(const struct enorm_answer *a)
{
	return buf_text(&a->out);
}

const char *enorm_answer_messages(const struct enorm_answer *a)
{
	return a->status == STATUS_MEMORY ? enorm_none.error : buf_text(&a->said);
}

/* ---- views ---- */

/* What was shown, once more: the boards are read back from their texts. */
static void tell_kept(struct enorm_answer *a, const struct kept *k, struct call *c)
{
	struct arena arena = {0};
	struct diag ignored = {0};
	struct board b, before;
	struct showing s = {.kind = k->kind,
			    .out = &b,
			    .told = &b,
			    .from = k->from,
			    .question = k->asking,
			    .drew = k->drew,
			    .seed = k->seed};

	board_start(&b, &arena, &a->e->data);
	board_start(&before, &arena, &a->e->data);
	c->tool = k->tool;
	if (k->before && !read_text(span_of(k->before), &before, &ignored))
		s.before = &before;
	if (!read_text(span_of(k->told ? k->told : k->out), &b, &ignored)) {
		b.number = k->number;
		b.readings = k->readings;
		showing_tell(c, &s);
	}
	diag_release(&ignored);
	arena_release(&arena);
}

static void write_kept(struct enorm_answer *a, enum view view, struct buf *out)
{
	struct reader boards = {.in = {.name = ENORM_BOARDS}};
	struct call c = {.view = view, .reader = &boards};
	int i;

	for (i = 0; i < a->kept.n; i++) {
		const struct kept *k = LIST_AT(&a->kept, struct kept, i);
		if (view != VIEW_BOARD)
			tell_kept(a, k, &c);
		else if (k->out)
			buf_puts(&c.out, k->out);
	}
	*out = c.out;
}

struct viewing {
	struct enorm_answer *a;
	int view;
	bool good;
};

static void make_view(void *arg)
{
	struct viewing *v = arg;
	struct enorm_answer *a = v->a;
	struct buf out = {0};

	if (!a->view)
		a->view = arena_array(&a->arena, struct buf, VIEW_COUNT);
	if (!a->report)
		write_kept(a, (enum view)v->view, &out);
	v->good = !a->report || answer_again(a, view_words[v->view], &out) == a->status;
	buf_puts(&out, "");
	if (v->good)
		a->view[v->view] = out;
}

const char *enorm_answer_view(struct enorm_answer *a, const char *view)
{
	struct viewing v = {.a = a};

	while (view && v.view < VIEW_COUNT && strcmp(view_words[v.view], view) != 0)
		v.view++;
	if (!view || v.view == VIEW_COUNT || !a->tool || !(a->tool->views & 1u << v.view) ||
	    a->status >= STATUS_USAGE)
		return NULL;
	if (a->view && a->view[v.view].p)
		return a->view[v.view].p;
	return mem_guard(&a->pool, make_view, &v) && v.good ? buf_text(&a->view[v.view]) : NULL;
}

/* ---- boards ---- */

static struct kept *kept_board(const struct enorm_answer *a, int i)
{
	return i >= 0 && i < a->board.n
		   ? LIST_AT(&a->kept, struct kept, *LIST_AT(&a->board, int, i))
		   : NULL;
}

int enorm_answer_boards(const struct enorm_answer *a)
{
	return a->board.n;
}

struct reading_back {
	const struct enorm_answer *a;
	struct kept *kept;
};

static void read_board(void *arg)
{
	struct reading_back *r = arg;
	struct enorm_board *b = mem_zeroed(1, sizeof *b);
	struct diag ignored = {0};
	int from = r->kept->from;

	board_start(&b->board, &b->arena, &r->a->e->data);
	if (read_text(span_of(r->kept->out), &b->board, &ignored))
		return;
	b->board.number = r->kept->number;
	if (r->kept->told) /* its events are those of before the call */
		from = board_count(&b->board, KIND_EVENT);
	board_open(b, from);
	r->kept->board = b;
}

const struct enorm_board *enorm_answer_board(struct enorm_answer *a, int i)
{
	struct reading_back r = {a, kept_board(a, i)};

	if (!r.kept)
		return NULL;
	if (!r.kept->board && !mem_guard(&a->pool, read_board, &r))
		return NULL;
	return r.kept->board;
}

/* ---- one a board ---- */

const struct enorm_refusal *enorm_answer_refusal(const struct enorm_answer *a, int i)
{
	const struct kept *k = kept_board(a, i);

	if (!k && !a->board.n && i >= 0 && i < a->kept.n) /* of odds, which have no board */
		k = LIST_AT(&a->kept, struct kept, i);
	return k ? k->refusal : NULL;
}

const struct enorm_question *enorm_answer_question(const struct enorm_answer *a, int i)
{
	const struct kept *k = kept_board(a, i);

	return k ? k->question : NULL;
}

/* ---- what it came to ---- */

#define LISTED(name, plural)                                                                       \
	int enorm_answer_##plural(const struct enorm_answer *a)                                    \
	{                                                                                          \
		return a->name.n;                                                                  \
	}                                                                                          \
	const struct enorm_##name *enorm_answer_##name(const struct enorm_answer *a, int i)        \
	{                                                                                          \
		return i >= 0 && i < a->name.n ? LIST_AT(&a->name, struct enorm_##name, i) : NULL; \
	}

LISTED(outcome, outcomes)
LISTED(result, results)
LISTED(reading, readings)
LISTED(best, bests)
