#include "chance/fate.h"

void fate_start(struct fate *f, struct arena *a)
{
	f->length = f->room = 0;
	f->work = 0;
	f->left_out = false;
	f->arena = a;
	f->rolls = NULL;
}

void fate_release(struct fate *f)
{
	buf_release(&f->choices);
	buf_release(&f->points);
	buf_release(&f->told);
}

void fate_begin(struct fate *f, struct board *b)
{
	int i, k;

	f->board = b;
	f->depth = 0;
	f->weight = (struct frac){1, 1};
	f->rng_ready = f->drew = f->asked = f->open = f->cut = false;
	f->tally = (struct tally){0};
	f->question = NULL;
	f->about = NULL;
	f->part = (struct fate_part){0};
	f->parts = 0;
	for (k = 0; k < ANSWER_COUNT; k++)
		for (i = 0; i < f->given[k].n; i++)
			f->given[k].at[i].taken = false;
	buf_clear(&f->choices);
	buf_clear(&f->points);
	buf_clear(&f->told);
}

/* ---- asking ---- */

bool fate_asks(const struct fate *f, enum ask_kind kind)
{
	return f->board && !f->peek && !f->explore_chance && !f->explore_choice &&
	       f->asks & 1u << kind;
}

int fate_ask(struct fate *f, const struct asking *q, struct diag *d)
{
	struct arena *a = f->board->arena;
	struct asking *kept = arena_new(a, struct asking);
	const char **answers = arena_array(a, const char *, (size_t)q->n + 1);
	int i;

	*kept = *q;
	for (i = 0; i < q->n; i++) /* the rule that asks may keep them where it likes */
		answers[i] = arena_strdup(a, q->answers[i]);
	kept->answers = answers;
	f->question = kept;
	d->at = (struct where){0}; /* it is asked of the players, not of a line */
	return diag_status(d, STATUS_WAITING, "%s, then add --%s %s=...", q->text,
			   answer_options[ask_answers[q->kind]], q->point);
}

int fate_seam(struct fate *f, const char *state)
{
	if (fate_has_seam(f))
		f->cut = f->seam(f, state) != 0;
	return f->cut ? -1 : 0;
}

struct fate_part fate_enter(struct fate *f)
{
	struct fate_part before = f->part;

	before.open = f->open;
	f->part = (struct fate_part){.number = ++f->parts, .depth = f->depth};
	f->part.doing = f->board ? f->board->doing : NULL;
	f->open = false;
	return before;
}

int fate_leave(struct fate *f, struct fate_part before, const char *state)
{
	f->open = f->depth > f->part.depth; /* something was decided in it */
	if (fate_seam(f, state))
		return -1;
	f->part = before;
	f->open = before.open;
	return 0;
}
