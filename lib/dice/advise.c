/* Advice for dice that lie on the table. */
#include <string.h>

#include "dice/solve.h"

static int stand_of(struct chances *out, const struct plan_spec *s, const struct position *p,
		    struct diag *d)
{
	struct totals t = roll_totals(&p->roll, s->reading);
	struct plan_spec plain = *s;
	struct worth w;
	struct ending e;

	plain.confidence = plain.stress = 0;
	plain.discipline = s->discipline < 0 ? 0 : totals_converts(t, s->discipline);
	if (worth_start(&w, &plain, totals_power(t, s->pool.raw, plain.discipline), 1, d))
		return -1;
	e = worth_ending(&w, &plain, t);
	*out = (struct chances){.den = 1, .wound = e.wound, .critical = e.critical};
	out->discipline = (unsigned)e.discipline;
	return 0;
}

/* The kinds of dice to take, matched to dice of the roll from the left. */
static int take_die(const struct solver *s, const struct position *p, const struct hue *h, int kind,
		    const bool *taken)
{
	int i;

	for (i = 0; i < p->roll.n; i++)
		if (p->roll.die[i].colour == h->colour && !taken[i] &&
		    !(p->stressed && p->stressed[i]) &&
		    solver_kind(s, h, p->roll.die[i].face) == kind)
			return i;
	return -1;
}

/* How many of a kind are in a bag. */
static int count_kind(const struct hue *h, int size, int bag, int kind)
{
	int n = 0;

	while (size && (bag = h->bags[size].less[bag * h->nkinds + kind]) >= 0) {
		n++;
		size--;
	}
	return n;
}

/* Marks the dice that the best batch throws again; how many. */
static int name_batch(bool *mark, struct solver *s, const struct position *p,
		      struct batch_table *root, const int *bag)
{
	int kept_bag[COLOURS], i, x, n, all = 0;
	const struct batch_table *kept;

	memcpy(kept_bag, bag, sizeof kept_bag);
	kept = solve_batch(s, root, kept_bag);

	for (i = 0; i < s->nhues; i++)
		for (x = 0; x < s->hue[i].nkinds; x++) {
			const struct hue *h = &s->hue[i];
			n = count_kind(h, root->kept[i], bag[i], x) -
			    count_kind(h, kept->kept[i], kept_bag[i], x);
			for (; n > 0; n--, all++)
				mark[take_die(s, p, h, x, mark)] = true;
		}
	return all;
}

static int name_stress(bool *mark, struct solver *s, const struct position *p,
		       struct batch_table *root, const int *bag)
{
	int hue, kind;

	if (!root->opens)
		return 0;
	if (root->declared)
		return name_batch(mark, s, p, root->declared, bag);
	if (!root->stress || !solve_stress(s, root->stress, bag, 0, &hue, &kind))
		return 0;
	mark[take_die(s, p, &s->hue[hue], kind, mark)] = true;
	return 1;
}

/* RULING: RA-16 one a die, from the left. */
static void name_conversions(struct advice *out, const struct position *p, enum reading how)
{
	int left = (int)out->stand.discipline, i;

	for (i = 0; i < p->roll.n && left; i++)
		if (face_totals(p->roll.die[i].face, how).convertible) {
			out->convert[i] = true;
			out->nconvert++;
			left--;
		}
}

static void find_bags(struct solver *s, const struct position *p, int dice[COLOURS],
		      int bag[COLOURS])
{
	int i;

	for (i = 0; i < p->roll.n; i++) {
		const struct rolled *r = &p->roll.die[i];
		const struct bags *bags;
		int at = solver_hue(s, r->colour), kind;
		if (p->stressed && p->stressed[i])
			continue;
		kind = solver_kind(s, &s->hue[at], r->face);
		bags = &s->hue[at].bags[dice[at]++];
		bag[at] = bags->more[bag[at] * s->hue[at].nkinds + kind];
	}
}

static void best_of(struct chances *out, const struct solver *s, u128 value)
{
	const struct worth *w = &s->worth;

	out->den = w->den;
	out->wound = worth_part(w, value, PART_WOUND);
	out->critical = worth_part(w, value, PART_CRITICAL);
	out->stress = w->most[PART_STRESS] - worth_part(w, value, PART_STRESS);
	out->confidence =
	    (w->most[PART_CONFIDENCE] - worth_part(w, value, PART_CONFIDENCE)) * w->den;
	out->discipline = w->most[PART_DISCIPLINE] - worth_part(w, value, PART_DISCIPLINE);
}

static int advise(struct advice *out, struct solver *s, const struct position *p, struct diag *d)
{
	int dice[COLOURS] = {0}, bag[COLOURS] = {0};
	struct batch_table *root;

	find_bags(s, p, dice, bag);
	if (!(root = solver_root(s, dice, d)))
		return -1;
	best_of(&out->best, s, solve_best(s, root, bag));
	out->nconfidence = name_batch(out->confidence, s, p, root, bag);
	if (!out->nconfidence)
		out->nstress = name_stress(out->stress, s, p, root, bag);
	if (!out->nconfidence && !out->nstress)
		name_conversions(out, p, s->spec.reading);
	return 0;
}

int plan_advise(struct advice *out, const struct plan_spec *spec, const struct position *p,
		struct arena *a, struct diag *d)
{
	bool still = (spec->confidence <= 0 || p->batch_done) && spec->stress <= 0;
	struct solver s;
	int failed;

	*out = (struct advice){0};
	out->confidence = arena_array(a, bool, (size_t)p->roll.n + 1);
	out->stress = arena_array(a, bool, (size_t)p->roll.n + 1);
	out->convert = arena_array(a, bool, (size_t)p->roll.n + 1);
	if (stand_of(&out->stand, spec, p, d))
		return -1;
	if (still) {
		out->best = out->stand;
		name_conversions(out, p, spec->reading);
		return 0;
	}
	failed = solver_start(&s, spec, p, d) || advise(out, &s, p, d) ? -1 : 0;
	solver_release(&s);
	return failed;
}
