#include "odds/figures.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static const struct frac nothing = {0, 1};

static int plus(struct frac *sum, struct frac weight, struct diag *d)
{
	if (!sum->den)
		*sum = nothing;
	return frac_add(sum, weight)
		   ? 0
		   : diag_set(d, "the odds grow beyond 128 bits; settle some dice with --rolled");
}

static int count(struct number_odds *n, int at, struct frac weight, struct diag *d)
{
	at = at < 0 ? 0 : at < ODDS_NUMBERS ? at : ODDS_NUMBERS - 1;
	return plus(&n->at[at], weight, d);
}

/* ---- who there is ---- */

static struct figure_odds *find(const struct figure_table *t, const char *name, size_t n)
{
	int i;

	for (i = 0; i < t->n; i++)
		if (span_is((struct span){name, n}, t->figure[i].name))
			return &t->figure[i];
	return NULL;
}

static struct figure_odds *find_or_add(struct figure_table *t, const char *name, size_t n)
{
	struct figure_odds *f = find(t, name, n);

	if (f)
		return f;
	if (t->n == t->room) {
		t->room = t->room ? t->room * 2 : 8;
		t->figure = mem_grow(t->figure, (size_t)t->room * sizeof *t->figure);
	}
	f = &t->figure[t->n++];
	*f = (struct figure_odds){.name = arena_strndup(&t->arena, name, n)};
	return f;
}

/* ---- how they began ---- */

struct began {
	struct span name;
	int number[2]; /* Vitals and Stress, or Wounds */
	int n;
};

/* The next of a list such as `juliet:9:1,grin-1:0`; false at its end. */
static bool next_began(const char **text, struct began *out)
{
	const char *p = *text;

	if (!p || !*p)
		return false;
	*out = (struct began){.name = {p, strcspn(p, ":,")}};
	p += out->name.n;
	while (*p == ':' && out->n < 2)
		out->number[out->n++] = (int)strtol(p + 1, (char **)(uintptr_t)&p, 10);
	*text = *p ? p + 1 : p;
	return true;
}

static bool began_as(const char *before, const char *name, struct began *out)
{
	while (next_began(&before, out))
		if (span_is(out->name, name))
			return true;
	return false;
}

static void note_began(int *known, bool first, int now)
{
	*known = first || *known == now ? now : ABSENT;
}

/* Everybody of the list is in the table, whether or not the board still has them. */
static void list_began(struct figure_table *t, const char *before)
{
	struct began b;

	while (next_began(&before, &b)) {
		struct figure_odds *f = find_or_add(t, b.name.p, b.name.n);
		bool first = !f->began;
		f->began = true;
		f->spacer = b.n == 2;
		note_began(&f->vitals, first, b.number[0]);
		note_began(&f->stress, first, b.number[1]);
	}
}

/* ---- one position ---- */

static int add_spacer(struct figure_odds *f, const struct spacer *s, const struct began *was,
		      struct frac w, struct diag *d)
{
	int vitals = s->dead ? 0 : s->vitals;

	f->spacer = true;
	if (!f->began)
		f->vitals = f->stress = ABSENT;
	return plus(&f->there, w, d) || count(&f->is, vitals, w, d) ||
	       (was && count(&f->lost, was->number[0] - vitals, w, d)) ||
	       (!s->dead && !vitals && plus(&f->down, w, d)) ||
	       (!s->dead && count(&f->stressed, s->stress, w, d)) ||
	       (s->dead && plus(&f->dies, w, d)) || (s->broken && plus(&f->broken, w, d)) ||
	       (s->awakened && plus(&f->awakened, w, d));
}

static int add_intruder(struct figure_odds *f, const struct intruder *in, const struct began *was,
			struct frac w, struct diag *d)
{
	int wounds = in->wounds - (was ? was->number[0] : 0);

	return plus(&f->there, w, d) || (wounds > 0 && count(&f->wounded, wounds, w, d));
}

static int add_refused(struct figure_table *t, const struct refused *r, struct frac w,
		       struct diag *d)
{
	const char *reason = refused_reason(r);
	int i;

	for (i = 0; i < t->nrefused && strcmp(t->refused[i].reason, reason) != 0; i++)
		;
	if (i == t->nrefused) {
		t->refused = mem_grow(t->refused, (size_t)(i + 1) * sizeof *t->refused);
		t->refused[t->nrefused++] =
		    (struct refused_odds){arena_strdup(&t->arena, reason), nothing};
	}
	return plus(&t->refused[i].weight, w, d);
}

/* An Intruder that was there at the beginning and is no more. */
static int add_gone(struct figure_table *t, const struct board *b, const char *before,
		    struct frac w, struct diag *d)
{
	struct began was;

	while (next_began(&before, &was)) {
		struct figure_odds *f = find(t, was.name.p, was.name.n);
		if (!f->spacer && !board_find(b, KIND_INTRUDER, NULL, f->name) &&
		    plus(&f->dies, w, d))
			return -1;
	}
	return 0;
}

int figures_add(struct figure_table *t, const struct board *b, const char *before,
		struct frac weight, struct diag *d)
{
	const struct refused *no = board_single(b, KIND_REFUSED);
	struct began was;
	int i, bad = plus(&t->total, weight, d);

	list_began(t, before);
	for (i = 0; i < board_count(b, KIND_SPACER) && !bad; i++) {
		const struct spacer *s = board_spacer(b, i);
		const char *name = s->record.name;
		bool began = began_as(before, name, &was);
		if (s->spare || (s->dead && before && !began))
			continue;
		bad = add_spacer(find_or_add(t, name, strlen(name)), s, began ? &was : NULL, weight,
				 d);
	}
	for (i = 0; i < board_count(b, KIND_INTRUDER) && !bad; i++) {
		const struct intruder *in = board_intruder(b, i);
		const char *name = in->record.name;
		bool began = began_as(before, name, &was);
		struct figure_odds *f = find_or_add(t, name, strlen(name));
		f->began |= !before; /* nobody says otherwise */
		bad = add_intruder(f, in, began ? &was : NULL, weight, d);
	}
	if (!bad && no)
		bad = add_refused(t, no, weight, d);
	return bad || add_gone(t, b, before, weight, d) ? -1 : 0;
}

int figures_wait(struct figure_table *t, struct frac weight, struct diag *d)
{
	return plus(&t->waiting, weight, d);
}

void figures_release(struct figure_table *t)
{
	mem_free(t->figure);
	mem_free(t->refused);
	arena_release(&t->arena);
	*t = (struct figure_table){0};
}

/* ---- reckoning ---- */

struct frac figures_share(const struct figure_table *t, struct frac weight)
{
	struct frac upside_down = {t->total.den, t->total.num};

	if (!weight.den || !weight.num)
		return nothing;
	frac_mul(&weight, upside_down); /* the sum fitted, so a part of it does */
	return weight;
}

struct frac number_from(const struct number_odds *n, int k)
{
	struct frac sum = nothing;

	for (; k < ODDS_NUMBERS; k++)
		if (n->at[k].den)
			frac_add(&sum, n->at[k]);
	return sum;
}

struct frac number_mean(const struct number_odds *n, struct frac total)
{
	struct frac sum = nothing;
	int k;

	for (k = 1; k < ODDS_NUMBERS; k++) {
		struct frac part = n->at[k];
		if (part.den && frac_mul(&part, (struct frac){(u128)k, 1}))
			frac_add(&sum, part);
	}
	if (total.num)
		frac_mul(&sum, (struct frac){total.den, total.num});
	return sum;
}
