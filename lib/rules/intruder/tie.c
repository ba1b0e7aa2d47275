/* Ties of targeting go the way that is worst for the players (RULING: RI-14): to one the Attack
 * works on, then to who meets more gates, then to fewer Vitals, then to the Priority Target; what
 * is left is a choice. Each criterion that leaves somebody out is told. */
#include <string.h>

#include "board/readings.h"
#include "rules/intruder/line.h"

/* ---- what tells them apart: greater is worse; -1 with the diag ---- */

/* What it would do against that Spacer; a baseline one takes a protocol by it. */
struct plan {
	const struct effect_step *steps, *after;
};

static struct plan plan_for(struct act *a, struct spacer *s)
{
	const struct protocol_row *row;

	if (a->steps)
		return (struct plan){a->steps, a->after};
	row = protocol_for(a, s);
	return row ? (struct plan){row->effect.steps, row->after.steps} : (struct plan){0};
}

static int works(struct act *a, struct spacer *s, int *out)
{
	*out = act_works_on(a, plan_for(a, s).steps, s);
	return *out < 0 ? -1 : 0;
}

/* Is a gate that reads the Spacer met? What else it asks is not known before the roll. */
static bool gate_met(const struct act *a, const struct effect_group *g, struct spacer *s)
{
	struct effect_context c = a->context;
	int i, n = 0;

	c.target = s;
	for (i = 0; i < g->nguards; i++) {
		const struct guard_row *row = &effect_guards[g->guard[i].what];
		if (row->asks == IS_SO || !(row->needs & NEED_SPACER))
			continue;
		if (!guard_holds(g->guard[i], effect_guard_amount(&c, &g->guard[i])))
			return false;
		n++;
	}
	return n && !g->otherwise;
}

static int gates_in(const struct act *a, const struct effect_step *s, struct spacer *t)
{
	const struct effect_group *last = NULL;
	int n = 0;

	for (; s; last = s->group, s = s->next)
		n += s->group != last && gate_met(a, s->group, t);
	return n;
}

static int gates(struct act *a, struct spacer *s, int *out)
{
	struct plan p = plan_for(a, s);

	*out = gates_in(a, p.steps, s) + gates_in(a, p.after, s);
	return 0;
}

static int few_vitals(struct act *a, struct spacer *s, int *out)
{
	(void)a;
	*out = -s->vitals;
	return 0;
}

static int is_priority(struct act *a, struct spacer *s, int *out)
{
	const struct priority *p = board_single(a->r->board, KIND_PRIORITY);

	*out = p && !strcmp(p->who, s->record.name);
	return 0;
}

static const struct criterion {
	int (*worth)(struct act *a, struct spacer *s, int *out);
	const char *before, *one, *many; /* around the names of those who are left */
	int sign;			 /* of the numbers told with it; 0: none are */
	const char *others;		 /* in front of those left out; NULL: they are not named */
} criteria[] = {
    {works, "the Attack works on ", "", "", 0, ", not on "},
    {gates, "", " meets more gates", " meet more gates", 1, NULL},
    {few_vitals, "", " has fewer Vitals", " have fewer Vitals", -1, NULL},
    {is_priority, "", " is the Priority Target", "", 0, NULL},
};

/* ---- telling ---- */

static const char *names(const struct act *a, const struct standing *list, int n)
{
	const char *text = list[0].who->record.name;
	int i;

	for (i = 1; i < n; i++)
		text = arena_printf(a->r->board->arena, "%s%s%s", text, i == n - 1 ? " and " : ", ",
				    list[i].who->record.name);
	return text;
}

/* " (2, juliet 9)": of those who are left, then of each of the others. */
static const char *numbers(const struct act *a, const struct standing *list, int kept, int n,
			   int sign)
{
	const char *text = arena_printf(a->r->board->arena, " (%d", sign * list[0].worth);
	int i;

	for (i = kept; i < n; i++)
		text = arena_printf(a->r->board->arena, "%s, %s %d", text, list[i].who->record.name,
				    sign * list[i].worth);
	return arena_printf(a->r->board->arena, "%s)", text);
}

/* `list` has those who are left in front. */
static const char *decided(const struct act *a, const struct criterion *c,
			   const struct standing *list, int kept, int n)
{
	struct arena *arena = a->r->board->arena;
	const char *more = "";

	if (c->sign)
		more = numbers(a, list, kept, n, c->sign);
	else if (c->others)
		more = arena_printf(arena, "%s%s", c->others, names(a, list + kept, n - kept));
	return arena_printf(arena, "%s%s%s%s", c->before, names(a, list, kept),
			    kept > 1 ? c->many : c->one, more);
}

/* In what they are tied: the rank of the line. */
static const char *tied_in(struct act *a, const struct target_line *l, const struct spacer *s,
			   int n)
{
	struct arena *arena = a->r->board->arena;
	const char *all = n == 2 ? "both" : arena_printf(arena, "all %d", n);
	int walked;

	switch (l->rank) {
	case TARGET_UNSAID:
		return arena_printf(arena, "%s meet the line", all);
	case TARGET_HIGHEST:
	case TARGET_LOWEST:
		return arena_printf(arena, "%s have %d %s", all, act_statistic(a, s, l->statistic),
				    line_statistic_word(a, l));
	default:
		walked = distance_target(&a->scene, a->in->at, s->at);
		return walked == UNREACHABLE
			   ? arena_printf(arena, "no way to %s, %s %d off by plain count",
					  n == 2 ? "either" : "any of them", all,
					  distance_plain(a->in->at, s->at))
			   : arena_printf(arena, "%s are %d away", all, walked);
	}
}

/* ---- deciding ---- */

/* Those of the greatest worth come to the front, each part in its order. How many they are. */
static int part(struct standing *list, int n)
{
	int best = list[0].worth, i, k, kept = 0;

	for (i = 1; i < n; i++)
		best = list[i].worth > best ? list[i].worth : best;
	for (i = 0; i < n; i++) {
		struct standing s = list[i];
		if (s.worth < best)
			continue;
		for (k = i; k > kept; k--)
			list[k] = list[k - 1];
		list[kept++] = s;
	}
	return kept;
}

/* How many the criterion leaves, with what is to be said of it; -1 with the diag. */
static int narrow(struct act *a, const struct criterion *c, struct standing *list, int n,
		  const char **why)
{
	int i, kept;

	for (i = 0; i < n; i++)
		if (c->worth(a, list[i].who, &list[i].worth))
			return -1;
	kept = part(list, n);
	if (kept < n)
		*why =
		    arena_printf(a->r->board->arena, "%s; %s", *why, decided(a, c, list, kept, n));
	return kept;
}

static int players_choose(struct act *a, const struct standing *list, int n)
{
	const char *labels[AI_TARGETS];
	int i;

	for (i = 0; i < n; i++)
		labels[i] = list[i].who->record.name;
	return choose(a->r, a->in->record.name, POINT_TARGET, labels, n,
		      why_cited(a->r->board, "nothing tells them apart", RI_14));
}

/* RULING: RI-14: by (a) nothing but the players decides, by (b) the Priority Target, which is the
 * last of the criteria. */
int line_break_tie(struct act *a, const struct target_line *l, struct standing *tied, int n,
		   const char **why)
{
	char reading = reading_played(a->r->board, RI_14);
	size_t i = reading == 'a' ? COUNT(criteria) : reading == 'b' ? COUNT(criteria) - 1 : 0;

	*why = tied_in(a, l, tied[0].who, n);
	for (; i < COUNT(criteria) && n > 1; i++)
		if ((n = narrow(a, &criteria[i], tied, n, why)) < 0)
			return -1;
	if (n == 1)
		return 0;
	*why = arena_printf(a->r->board->arena, "%s; nothing tells them apart: a choice", *why);
	return players_choose(a, tied, n);
}
