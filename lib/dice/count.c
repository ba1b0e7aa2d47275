#include "dice/count.h"

static struct totals as_power(struct face f)
{
	return (struct totals){
	    .halves = 2 * f.power + f.half, /* PWR-10, PWR-12 */
	    .potential = f.potential,	    /* PWR-33 */
	    .convertible = f.potential > 0, /* RULING: RA-16 one Discipline a die */
	    .quadrants = f.quadrant,	    /* CRT-03 */
	};
}

static struct totals as_lethal(struct face f)
{
	/* KW-LETHAL-1: every Potential is Power. RULING: RI-29 quadrants do nothing. */
	return (struct totals){.halves = 2 * (f.power + f.potential) + f.half};
}

static struct totals as_danger(struct face f)
{
	/* DIC-02: Potentials are counted. DIC-03: Power is not. */
	return (struct totals){.potential = f.potential, .convertible = f.potential > 0};
}

struct totals face_totals(struct face f, enum reading how)
{
	static struct totals (*const read[])(struct face) = {
	    [READ_POWER] = as_power, [READ_LETHAL] = as_lethal, [READ_DANGER] = as_danger};

	return read[how](f);
}

struct totals totals_add(struct totals a, struct totals b)
{
	return (struct totals){a.halves + b.halves, a.potential + b.potential,
			       a.convertible + b.convertible, a.quadrants + b.quadrants};
}

struct totals roll_totals(const struct roll *r, enum reading how)
{
	struct totals sum = {0};
	int i;

	for (i = 0; i < r->n; i++)
		sum = totals_add(sum, face_totals(r->die[i].face, how));
	return sum;
}

int totals_converts(struct totals t, int discipline)
{
	/* PWR-38: surplus Discipline does nothing. */
	return discipline < t.convertible ? discipline : t.convertible;
}

int totals_power(struct totals t, int raw, int discipline)
{
	/* PWR-11 raw Power; PWR-13, PWR-14 pairs over the roll; PWR-35, POL-05 Discipline. */
	return raw + t.halves / 2 + totals_converts(t, discipline);
}

int totals_danger(struct totals t, int discipline)
{
	/* KW-DISCIPLINE-5: what became Power is no Noise. */
	return t.potential - totals_converts(t, discipline);
}

bool totals_wound(struct totals t, int raw, int discipline, int at)
{
	return totals_power(t, raw, discipline) >= at; /* SKL-08 */
}

bool totals_critical_chance(struct totals t, int weapon_quadrants)
{
	return t.quadrants + weapon_quadrants >= CRITICAL_QUADRANTS; /* CRT-02, CRT-04..06 */
}
