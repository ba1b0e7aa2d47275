#include "rules/roll/danger.h"

static int more(int a, int b)
{
	return a > b ? a : b;
}

static struct face turned(const struct danger *g, struct face f)
{
	return (struct face){.power = g->most - f.potential, .potential = f.potential > 0};
}

void danger_turn(struct danger *g, const struct dice_table *t, const struct roll *roll)
{
	int c, i;

	*g = (struct danger){.table = *t};
	for (c = 0; c < COLOURS; c++)
		for (i = 0; i < t->die[c].n; i++)
			g->most = more(g->most, t->die[c].face[i].potential);
	for (i = 0; roll && i < roll->n; i++)
		g->most = more(g->most, roll->die[i].face.potential);
	for (c = 0; c < COLOURS; c++)
		for (i = 0; i < t->die[c].n; i++)
			g->table.die[c].face[i] = turned(g, t->die[c].face[i]);
}

struct plan_spec danger_spec(const struct danger *g, const struct plan_spec *spec, int dice)
{
	struct plan_spec s = *spec;

	s.table = &g->table;
	s.reading = READ_POWER;
	s.aim = AIM_POWER;
	s.at = dice * g->most;
	s.pool.raw = 0;
	s.quadrants = 0;
	s.devastating = false;
	return s;
}

struct roll danger_roll(const struct danger *g, const struct roll *roll, struct arena *a)
{
	struct roll out = {arena_array(a, struct rolled, (size_t)roll->n + 1), roll->n};
	int i;

	for (i = 0; i < roll->n; i++) {
		out.die[i] = roll->die[i];
		out.die[i].face = turned(g, roll->die[i].face);
	}
	return out;
}

int danger_potential(const struct danger *g, int dice, int power)
{
	return dice * g->most - power;
}
