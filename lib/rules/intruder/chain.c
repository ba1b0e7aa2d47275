/* Chain Breaks of what an Intruder does. Clauses CHB-01 to CHB-10; rulings RI-40, RI-42, RI-44. */
#include "rules/intruder/act.h"
#include "rules/sheet.h"

struct chain act_chain(const struct act *a, const struct effect_step *attack)
{
	struct chain c = {.zone = a->n > 1 || (attack && act_on_area(attack))};
	int i;

	for (i = 0; i < a->n; i++) {
		c.against[c.nagainst++] = a->target[i].who->record.name;
		if (a->target[i].broken)
			c.out[c.nout++] = a->target[i].who->record.name;
	}
	return c;
}

bool act_has_attack(const struct act *a)
{
	const struct effect_step *s = a->steps;

	while (s && !effect_makes_roll(s->verb) && s->verb != EFFECT_SIGNATURE &&
	       s->verb != EFFECT_ROUTINE)
		s = s->next;
	return a->attacking || s;
}

void act_keep_breaks(struct act *a)
{
	int i;

	for (i = 0; i < a->n && a->context.r != a->r; i++)
		a->target[i].broken |= chain_broken(a->context.r, a->target[i].who);
}

void act_break_chain(struct act *a, const struct spacer *by, const char *name, const char *clause,
		     const char *ruling)
{
	chain_break(a->context.r, by, name, clause, ruling);
	act_keep_breaks(a);
}

void act_mend_chain(struct act *a)
{
	int i;

	for (i = 0; i < a->n; i++)
		a->target[i].broken = false;
}

bool act_gone(const struct act *a)
{
	return intruder_is_gone(a->r->board, a->in);
}

bool act_all_broken(const struct act *a)
{
	int i;

	for (i = 0; i < a->n; i++)
		if (!a->target[i].broken)
			return false;
	return a->n > 0;
}
