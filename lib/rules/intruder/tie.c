/* Ties of targeting go the way that is worst for the players (RULING: RI-14). */
#include <string.h>

#include "rules/intruder/act.h"

static int gates_met(const struct effect_step *steps, const struct spacer *s)
{
	const struct effect_group *last = NULL;
	int i, n = 0;

	for (; steps; steps = steps->next) {
		const struct effect_group *g = steps->group;
		for (i = 0; g != last && i < g->nguards; i++)
			n +=
			    g->guard[i].what == GUARD_STRESS && guard_holds(g->guard[i], s->stress);
		last = g;
	}
	return n;
}

/* Attack possible, then gates met and Stress, then low Vitals, then the Priority Target. */
static long tie_key(struct act *a, struct spacer *s)
{
	const struct effect_step *steps = a->steps;
	const struct priority *p = board_single(a->r->board, KIND_PRIORITY);
	int can;

	if (!steps) { /* a baseline one: whatever protocol it would take against this Spacer */
		const struct protocol_row *row = protocol_for(a, s);
		steps = row ? row->effect.steps : NULL;
	}
	can = act_can_attack(a, steps, s);
	return (((can * 100L + gates_met(steps, s)) * 10 + s->stress) * 10 +
		(STAT_MOST - s->vitals)) *
		   2 +
	       (p && !strcmp(p->who, s->record.name));
}

int act_break_tie(struct act *a, struct spacer **tied, int n, const char **why)
{
	const char *labels[AI_TARGETS];
	long best = 0, key[AI_TARGETS];
	int i, kept = 0, k = 0;

	for (i = 0; i < n; i++) {
		key[i] = tie_key(a, tied[i]);
		best = !i || key[i] > best ? key[i] : best;
	}
	for (i = 0; i < n; i++)
		if (key[i] == best)
			tied[kept++] = tied[i];
	*why = "a tie goes the way that is worst for the players";
	for (i = 0; i < kept; i++)
		labels[i] = tied[i]->record.name;
	if (kept > 1)
		k = fate_choose(a->r->fate, rules_point_of(a->r, a->in->record.name, POINT_TARGET),
				labels, kept, 0, "tied in every respect [RI-14]", a->r->diag);
	return k < 0 ? -1 : k;
}
