/* What every ending is worth to the aim, and what that says of the last step. */
#include "dice/solve.h"

#define CODES_MOST (1 << 22)

static int judge_endings(struct solver *s, struct totals most, struct diag *d)
{
	int rolls = s->spec.confidence + s->spec.stress, i;
	int power = totals_power(totals_add(s->base, most), s->spec.pool.raw, s->spec.discipline);

	if (s->codes > CODES_MOST)
		return diag_set(d, "too many dice to plan for: use fewer dice, or --rolled");
	if (worth_start(&s->worth, &s->spec, power, s->power[rolls], d))
		return -1;
	s->ending = arena_array(&s->arena, struct ending, (size_t)s->codes);
	for (i = 0; i < s->codes; i++) {
		struct totals t = {.halves = i % s->by_convertible,
				   .convertible = i % s->by_quadrant / s->by_convertible,
				   .quadrants = i / s->by_quadrant};
		s->ending[i] = worth_ending(&s->worth, &s->spec, totals_add(s->base, t));
	}
	return 0;
}

static void judge_stops(struct solver *s)
{
	const u128 *unit = s->worth.unit;
	int stress = s->spec.stress, left, i;

	s->stop = arena_array(&s->arena, u128 *, (size_t)stress + 1);
	for (left = 0; left <= stress; left++) {
		s->stop[left] = arena_array(&s->arena, u128, (size_t)s->codes);
		for (i = 0; i < s->codes; i++) {
			u128 v = s->ending[i].worth + (unsigned)left * unit[PART_STRESS];
			if (left == stress && s->ending[i].wound)
				v += unit[PART_CLEAN];
			s->stop[left][i] = v * s->power[left];
		}
	}
}

/* What the best of all endings would be worth if it cost one Stress, or one Confidence, more. */
static void judge_bounds(struct solver *s)
{
	const u128 *unit = s->worth.unit;
	int stress = s->spec.stress, confidence = s->spec.confidence, i;
	u128 top = 0;

	for (i = 0; i < s->codes; i++)
		if (s->ending[i].worth > top)
			top = s->ending[i].worth;
	s->stress_bound = arena_array(&s->arena, u128, (size_t)stress + 1);
	for (i = 1; i <= stress; i++)
		s->stress_bound[i] = (top + (unsigned)(i - 1) * unit[PART_STRESS]) * s->power[i];
	top += unit[PART_CLEAN] + (unsigned)stress * unit[PART_STRESS];
	s->batch_bound = arena_array(&s->arena, u128, (size_t)confidence + 1);
	for (i = 0; i < confidence; i++)
		s->batch_bound[i] =
		    top * s->worth.den + (unsigned)(confidence - i - 1) * unit[PART_CONFIDENCE];
}

/* The last Stress re-roll needs no table: only the sum of the other dice matters. */
static void throw_last(struct solver *s, int hue)
{
	const struct hue *h = &s->hue[hue];
	int rest, x;

	s->after[hue] = arena_array(&s->arena, u128, (size_t)s->codes);
	for (rest = 0; rest < s->codes; rest++)
		for (x = 0; x < h->nkinds; x++)
			if (rest + h->kind[x].code < s->codes)
				s->after[hue][rest] += s->ending[rest + h->kind[x].code].worth *
						       h->kind[x].ways * s->scale[hue];
}

int solver_judge(struct solver *s, struct totals most, struct diag *d)
{
	int i;

	if (judge_endings(s, most, d))
		return -1;
	judge_stops(s);
	judge_bounds(s);
	for (i = 0; s->spec.stress && i < s->nhues; i++)
		throw_last(s, i);
	return 0;
}
