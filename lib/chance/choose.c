/* Choices: what the players take, or leave, at a point. */
#include <string.h>

#include "chance/fate_own.h"
#include "chance/point.h"
#include "event/event.h"

#define OFFER_EVENTS 14 /* to list one answer takes as long as telling of so many events */

/* One of several, each in its turn. */
static int explore_choice(struct fate *f, int n, int preferred, struct diag *d)
{
	int i = fate_take_step(f, false, NULL, n, d);

	if (i >= 0)
		f->path[f->depth - 1].preferred = preferred;
	return i;
}

/* The same where the rules looked at the board for each answer, to list it. */
static int explore_offer(struct fate *f, int n, int preferred, struct diag *d)
{
	if (f->board)
		fate_count(f, f->board, OFFER_EVENTS * n);
	return explore_choice(f, n, preferred, d);
}

bool fate_seeks_kind(struct fate *f, enum ask_kind kind)
{
	bool wanted = fate_seeks(f) && f->seeks & 1u << kind;

	f->left_out |= wanted && f->tally.grants;
	return wanted && !f->tally.grants;
}

void fate_tell(struct fate *f, const char *point, const char *what)
{
	if (!fate_seeks(f) || !f->depth)
		return;
	f->path[f->depth - 1].told = f->told.n;
	buf_add(&f->told, point, strlen(point) + 1);
	buf_add(&f->told, what, strlen(what) + 1);
}

const char *fate_told_point(const struct fate *f, const struct fate_step *s)
{
	return f->told.p + s->told;
}

const char *fate_told(const struct fate *f, const struct fate_step *s)
{
	return fate_told_point(f, s) + strlen(fate_told_point(f, s)) + 1;
}

int fate_seek(struct fate *f, const char *key, const char *const *options, int n, int preferred,
	      struct diag *d)
{
	int i = explore_offer(f, n, preferred, d);

	if (i >= 0)
		fate_tell(f, key, options[i]);
	return i;
}

/* A choice that --choose says. */
static void tell_choice(struct fate *f, const char *point, const char *value)
{
	if (fate_seeks(f))
		fate_tell(f, point,
			  arena_printf(f->board->arena, "%s %s=%s", answer_options[ANSWER_CHOOSE],
				       point, value));
}

int fate_offer(struct fate *f, const struct asking *q, const char **typed_as, struct diag *d)
{
	const char *value = fate_take_choice(f, q->point);
	int i = q->n - 1;

	fate_note(f, q->point);
	*typed_as = value;
	if (value)
		for (i = 0; i < q->n && strcmp(q->answers[i], value) != 0; i++)
			;
	else if (f->explore_choice && (!f->keep_harsh || fate_seeks_kind(f, ASK_KIND_GRANTS))) {
		i = explore_offer(f, q->n, q->preferred, d);
		if (i >= 0)
			tell_choice(f, q->point, q->answers[i]);
	} else if (fate_asks(f, ASK_KIND_GRANTS))
		return fate_ask(f, q, d);
	if (i >= 0 && (value || f->explore_choice))
		buf_printf(&f->choices, "%s%s=%s", f->choices.n ? " " : "", q->point,
			   i < q->n ? q->answers[i] : value);
	return i;
}

/* Is it theirs to take each answer in turn? What goes Harsh is not theirs to better. */
static bool explores(struct fate *f, const struct choice *c)
{
	if (!f->explore_choice)
		return false;
	return !f->keep_harsh || (!c->harsh && fate_seeks_kind(f, ASK_KIND_CHOICES));
}

static int explore_of(struct fate *f, const struct choice *c, struct diag *d)
{
	int i = c->n > 1 ? explore_choice(f, c->n, c->preferred, d) : 0;

	if (c->n > 1 && i >= 0)
		tell_choice(f, c->point, c->labels[i]);
	return i;
}

/* Typed, explored or asked for; else as the ruling has it. */
static int choose(struct fate *f, const struct choice *c, const char *value, struct diag *d)
{
	if (value)
		return fate_label("choose", c->point, value, c->labels, c->n, d);
	if (explores(f, c))
		return explore_of(f, c, d);
	if (c->n > 1 && fate_asks(f, ASK_KIND_CHOICES))
		return fate_ask(f,
				&(struct asking){.kind = ASK_KIND_CHOICES,
						 .point = c->point,
						 .text =
						     arena_printf(f->board->arena, "%s: %s?",
								  c->point, point_asks(c->point)),
						 .answers = c->labels,
						 .n = c->n,
						 .preferred = c->preferred,
						 .advice = c->why},
				d);
	return c->preferred;
}

int fate_choose(struct fate *f, const struct choice *c, struct diag *d)
{
	const char *value = fate_take_choice(f, c->point);
	struct buf all = {0};
	int i, k;

	fate_note(f, c->point);
	i = choose(f, c, value, d);
	if (i < 0 || c->n < 2)
		return i;
	buf_printf(&f->choices, "%s%s=%s", f->choices.n ? " " : "", c->point, c->labels[i]);
	for (k = 0; k < c->n; k++)
		buf_printf(&all, "%s%s", k ? "," : "", c->labels[k]);
	if (f->board)
		EVENT(f->board, CHOICE, "point=%s value=%s options=%s why=%s", c->point,
		      c->labels[i], buf_text(&all),
		      value		  ? "as asked"
		      : f->explore_choice ? NULL
					  : c->why);
	buf_release(&all);
	return i;
}
