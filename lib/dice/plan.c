#include "dice/plan.h"

#include "dice/plan_walk.h"

/* What is left of a part's most is what was spent. */
static u128 spent(const struct solver *s, u128 value, enum part p)
{
	return s->worth.most[p] - worth_part(&s->worth, value, p);
}

static void add_value(struct chances *out, const struct solver *s, u128 value, u128 ways)
{
	out->wound += ways * worth_part(&s->worth, value, PART_WOUND);
	out->critical += ways * worth_part(&s->worth, value, PART_CRITICAL);
	out->stress += ways * spent(s, value, PART_STRESS);
	out->confidence += ways * spent(s, value, PART_CONFIDENCE) * s->worth.den;
	out->discipline += ways * spent(s, value, PART_DISCIPLINE);
}

static void weigh(struct solver *s, struct batch_table *root, const int *bag, u128 ways, void *out)
{
	add_value(out, s, solve_best(s, root, bag), ways);
}

/* Averages are larger than chances: up to so many tokens. */
static int averages_fit(u128 den, int tokens, struct diag *d)
{
	u128 most;

	if (u128_mul(den, (unsigned)tokens + 1, &most))
		return 0;
	return diag_set(d, "too many throws to count exactly: use fewer dice or tokens, or "
			   "--rolled");
}

static int with_rerolls(struct chances *out, const struct plan_spec *spec, struct diag *d)
{
	struct solver s;
	int failed = solver_start(&s, spec, NULL, d);

	if (!failed) {
		int tokens = s.spec.confidence + s.spec.stress + s.spec.discipline;
		*out = (struct chances){.den = s.throws * s.worth.den};
		failed = averages_fit(out->den, tokens, d) || plan_walk(&s, weigh, NULL, out, d);
	}
	solver_release(&s);
	return failed ? -1 : 0;
}

static int no_rerolls(struct chances *out, const struct plan_spec *spec, struct diag *d)
{
	int tokens = spec->discipline < 0 ? 0 : spec->discipline;
	struct arena a = {0};
	struct outcomes all;
	int failed = plan_outcomes(&all, spec, &a, d) || averages_fit(all.den, tokens, d);

	if (!failed)
		*out = outcomes_chances(&all);
	arena_release(&a);
	return failed ? -1 : 0;
}

int plan_odds(struct chances *out, const struct plan_spec *s, struct diag *d)
{
	return s->confidence > 0 || s->stress > 0 ? with_rerolls(out, s, d) : no_rerolls(out, s, d);
}

struct chances outcomes_chances(const struct outcomes *o)
{
	struct chances sum = {.den = o->den};
	int i;

	for (i = 0; i < o->n; i++) {
		const struct outcome *e = &o->list[i];
		sum.wound += e->wound ? e->weight : 0;
		sum.critical += e->critical ? e->weight : 0;
		sum.stress += e->weight * (unsigned)e->stress;
		sum.confidence += e->weight * (unsigned)e->confidence;
		sum.discipline += e->weight * (unsigned)e->discipline;
	}
	return sum;
}
