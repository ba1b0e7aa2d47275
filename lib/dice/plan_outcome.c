/* Every ending of a roll under the best plan: the first throws' weights carried forward through the
 * solver's choices. */
#include <stdlib.h>
#include <string.h>

#include "dice/dist.h"
#include "dice/plan_walk.h"

struct forward {
	struct solver solver, *s;
	u128 *final; /* by Stress spent and code */
	struct outcome *list;
	size_t n, room;
	int thrown; /* by the batches that are carried on now */
	bool failed;
	struct diag *d;
};

static void add_outcome(struct forward *f, const struct ending *e, int stress, int confidence,
			u128 weight)
{
	if (f->n == f->room) {
		size_t room = f->room ? f->room * 2 : 64;
		f->list = mem_grow(f->list, room * sizeof *f->list);
		f->room = room;
	}
	f->list[f->n++] = (struct outcome){.wound = e->wound,
					   .critical = e->critical,
					   .power = e->power,
					   .stress = stress,
					   .confidence = confidence,
					   .discipline = e->discipline,
					   .weight = weight};
}

static u128 *mass_of(struct forward *f, u128 **mass, size_t cells)
{
	if (!*mass && !(*mass = solver_cells(f->s, cells, f->d)))
		f->failed = true;
	return *mass;
}

/* The first throw goes to the bag that the best batch keeps. */
static void start_mass(struct solver *s, struct batch_table *root, const int *bag, u128 ways,
		       void *with)
{
	struct forward *f = with;
	struct batch_table *t;
	int kept[COLOURS];

	if (f->failed)
		return;
	memcpy(kept, bag, sizeof kept);
	t = solve_batch(s, root, kept);
	if (mass_of(f, &t->mass, t->cells))
		t->mass[solve_place(s, t->bags, kept)] += ways * s->power[t->most - t->thrown];
}

/* One die of the batch comes to lie. */
static void fill_one(struct forward *f, struct batch_table *t, const int *bag, u128 mass)
{
	struct solver *s = f->s;
	const struct hue *h = &s->hue[t->fill];
	int full[COLOURS], x;

	memcpy(full, bag, sizeof full);
	for (x = 0; x < h->nkinds; x++) {
		full[t->fill] = t->bags[t->fill]->more[bag[t->fill] * h->nkinds + x];
		t->filled->mass[solve_place(s, t->filled->bags, full)] +=
		    mass * h->kind[x].ways * s->scale[t->fill];
	}
}

/* The batch is thrown: on to Stress, or to the end. */
static void settle(struct forward *f, struct batch_table *t, const int *bag, u128 mass)
{
	struct solver *s = f->s;

	if (t->by_stress)
		f->final[f->thrown * s->codes + solve_code(s, t->bags, bag)] += mass;
	else if (!solver_opens(s, t->full, f->thrown) || !s->spec.stress)
		f->final[solve_code(s, t->bags, bag)] += mass * s->power[s->spec.stress];
	else if (t->declared)
		start_mass(s, t->declared, bag, mass, f);
	else if (mass_of(f, &t->stress->mass, t->stress->cells))
		t->stress->mass[solve_place(s, t->bags, bag)] += mass;
}

static void push_batches(struct forward *f, bool by_stress, int thrown)
{
	struct batch_table *t;

	for (t = f->s->batches; t && !f->failed; t = t->next) {
		int bag[COLOURS] = {0};
		size_t place = 0;
		if (t->by_stress != by_stress || t->thrown != thrown || !t->mass ||
		    (thrown && !mass_of(f, &t->filled->mass, t->filled->cells)))
			continue;
		do {
			u128 mass = t->mass[place];
			t->mass[place++] = 0;
			if (mass && thrown)
				fill_one(f, t, bag, mass);
			else if (mass)
				settle(f, t, bag, mass);
		} while (!f->failed && solve_next(f->s, t->bags, bag));
	}
}

static void stress_one(struct forward *f, struct stress_table *t, const int *bag, int settled,
		       u128 mass)
{
	struct solver *s = f->s;
	int code = solve_code(s, t->bags, bag) + t->settled->code[settled], hue, kind, x;
	int rest[COLOURS];
	const struct hue *h;
	size_t place;

	if (!solve_stress(s, t, bag, settled, &hue, &kind)) {
		f->final[(s->spec.stress - t->left) * s->codes + code] += mass * s->power[t->left];
		return;
	}
	h = &s->hue[hue];
	memcpy(rest, bag, sizeof rest);
	rest[hue] = t->bags[hue]->less[bag[hue] * h->nkinds + kind];
	mass *= s->scale[hue];
	if (t->left == 1) {
		u128 *final = f->final + s->spec.stress * s->codes + code - h->kind[kind].code;
		for (x = 0; x < h->nkinds; x++)
			final[h->kind[x].code] += mass * h->kind[x].ways;
		return;
	}
	if (!mass_of(f, &t->after[hue]->mass, t->after[hue]->cells))
		return;
	place = solve_place(s, t->after[hue]->bags, rest) * (size_t)t->after[hue]->settled->n;
	for (x = 0; x < h->nkinds; x++)
		t->after[hue]->mass[place + (size_t)t->step[hue][settled * h->nkinds + x]] +=
		    mass * h->kind[x].ways;
}

static void push_stresses(struct forward *f, int left)
{
	struct stress_table *t;

	for (t = f->s->stresses; t && !f->failed; t = t->next) {
		int bag[COLOURS] = {0}, i;
		u128 *mass = t->mass;
		if (t->left != left || !mass)
			continue;
		do {
			for (i = 0; i < t->settled->n; i++, mass++) {
				if (*mass)
					stress_one(f, t, bag, i, *mass);
				*mass = 0;
			}
		} while (!f->failed && solve_next(f->s, t->bags, bag));
	}
}

static void collect(struct forward *f, int confidence)
{
	const struct solver *s = f->s;
	int stress, code;

	for (stress = 0; stress <= s->spec.stress; stress++)
		for (code = 0; code < s->codes; code++) {
			u128 *weight = &f->final[stress * s->codes + code];
			if (*weight)
				add_outcome(f, &s->ending[code], stress, confidence, *weight);
			*weight = 0;
		}
}

static void push_batch(struct forward *f, bool by_stress, int thrown)
{
	int i;

	f->thrown = thrown;
	for (i = thrown; i >= 0; i--)
		push_batches(f, by_stress, i);
}

/* Batches of one size after the other, so that the tables of smaller ones are free again. */
static int carry(void *with)
{
	struct forward *f = with;
	struct solver *s = f->s;
	int confidence, i;

	for (confidence = 0; confidence <= s->spec.confidence && !f->failed; confidence++) {
		push_batch(f, false, confidence);
		for (i = 0; s->spec.declared && i <= s->spec.stress; i++)
			push_batch(f, true, i);
		for (i = s->spec.stress; i > 0; i--)
			push_stresses(f, i);
		collect(f, confidence);
	}
	return f->failed ? -1 : 0;
}

/* Without re-rolls the plan is only Discipline, and a distribution has all. */
static int no_rerolls(struct forward *f, const struct plan_spec *spec, struct arena *a, u128 *den)
{
	struct dist_spec ds = {spec->table, spec->pool, spec->reading, spec->devastating,
			       DIST_CAPS};
	struct plan_spec plain = *spec;
	struct dist dist;
	struct worth w;
	size_t i, n;

	ds.cap[AXIS_CONVERTIBLE] = plain.discipline = spec->discipline < 0 ? 0 : spec->discipline;
	ds.cap[AXIS_QUADRANTS] = CRITICAL_QUADRANTS;
	plain.confidence = plain.stress = 0;
	if (dist_make(&dist, &ds, a, f->d))
		return -1;
	n = dist_cells(&dist);
	if (worth_start(&w, &plain, totals_power(dist_at(&dist, n - 1), dist.raw, plain.discipline),
			1, f->d))
		return -1;
	for (i = 0; i < n; i++) {
		struct ending e = worth_ending(&w, &plain, dist_at(&dist, i));
		if (dist.weight[i])
			add_outcome(f, &e, 0, 0, dist.weight[i]);
	}
	*den = dist.total;
	return 0;
}

static int with_rerolls(struct forward *f, const struct plan_spec *spec, u128 *den)
{
	struct solver *s = f->s = &f->solver;
	int failed = solver_start(s, spec, NULL, f->d);

	if (!failed) {
		size_t rows = (size_t)s->spec.stress + 1;
		*den = s->throws * s->worth.den;
		f->final = arena_array(&s->arena, u128, rows * (size_t)s->codes);
		failed = plan_walk(s, start_mass, carry, f, f->d);
	}
	solver_release(s);
	return failed;
}

static int by_ending(const void *x, const void *y)
{
	const struct outcome *a = x, *b = y;
	const int by[][2] = {{a->wound, b->wound},	     {a->critical, b->critical},
			     {a->power, b->power},	     {a->stress, b->stress},
			     {a->confidence, b->confidence}, {a->discipline, b->discipline}};
	size_t i;

	for (i = 0; i < COUNT(by); i++)
		if (by[i][0] != by[i][1])
			return by[i][0] < by[i][1] ? -1 : 1;
	return 0;
}

/* Equal endings become one; the weights must sum to the whole. */
static int merge(struct outcomes *out, struct forward *f, struct arena *a)
{
	u128 sum = 0;
	size_t i;

	if (f->n)
		qsort(f->list, f->n, sizeof *f->list, by_ending);
	out->list = arena_array(a, struct outcome, f->n);
	for (i = 0; i < f->n; i++) {
		sum += f->list[i].weight;
		if (out->n && !by_ending(&out->list[out->n - 1], &f->list[i]))
			out->list[out->n - 1].weight += f->list[i].weight;
		else
			out->list[out->n++] = f->list[i];
	}
	return sum == out->den ? 0 : diag_bug(f->d, "the outcomes of a plan do not sum to one");
}

int plan_outcomes(struct outcomes *out, const struct plan_spec *s, struct arena *a, struct diag *d)
{
	struct forward f = {.d = d};
	bool still = s->confidence <= 0 && s->stress <= 0;
	int failed;

	*out = (struct outcomes){0};
	failed = still ? no_rerolls(&f, s, a, &out->den) : with_rerolls(&f, s, &out->den);
	if (!failed)
		failed = merge(out, &f, a);
	mem_free(f.list);
	return failed;
}
