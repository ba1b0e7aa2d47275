/* Establishing the Target: the sheet's Target box, or the targeting lines of a card, from the top
 * down; the first line that some Spacer meets decides. Clauses TGT, CMD-18; rulings RI-14 to RI-21.
 */
#include <string.h>

#include "event/event.h"
#include "look/why.h"
#include "rules/blip/blip.h"
#include "rules/harm/condition.h"
#include "rules/intruder/act.h"
#include "rules/intruder/intruder.h"
#include "space/adjacent.h"
#include "space/facing.h"
#include "space/sight.h"
#include "space/zone.h"

/* ---- who meets a line ---- */

static bool shifts(const struct effect_step *s)
{
	for (; s && !effect_makes_roll(s->verb); s = s->next)
		if (s->verb == EFFECT_SHIFT)
			return true;
	return false;
}

/* Why a Spacer does not meet the line. TGT-13: every requirement of one line. */
static struct refusal line_refusal(struct act *a, const struct target_line *l, struct spacer *s)
{
	const struct priority *p = board_single(a->r->board, KIND_PRIORITY);
	struct space at = a->in->at;

	if (l->in_front && !in_front(at, (enum facing)a->in->facing, s->at))
		return refuse("TGT-30", "not in front");
	if ((l->in_front || l->in_sight) && !los_clear(&a->scene, at, s->at))
		return refuse(l->in_front ? "TGT-31" : "TGT-32", "not in sight");
	if (l->adjacent && !figures_adjacent(&a->scene, at, s->at, NULL))
		return refuse("ADJ-02", "not adjacent");
	if (l->priority && (!p || strcmp(p->who, s->record.name) != 0))
		return refuse("TGT-36", "not the Priority Target");
	/* CMD-18, CMD-19; RULING: RI-18: before Closest and Furthest rank */
	if (shifts(a->steps) && !act_shift_reaches(a, act_attack_in(a->steps), s))
		return refuse("CMD-18", "no Shift leads to where the Attack works");
	return ALLOWED;
}

static int stat_of(const struct board *b, const struct spacer *s, enum target_word stat)
{
	switch (stat) {
	case TARGET_STRESS:
		return s->stress;
	case TARGET_VITALS:
		return s->vitals;
	case TARGET_ADRENALINE:
		return s->adrenaline;
	default:
		return token_count(b, s->record.name, target_words[stat]);
	}
}

/* Greater is better for the line. */
static int score(struct act *a, const struct target_line *l, const struct spacer *s)
{
	switch (l->rank) {
	case TARGET_CLOSEST: /* TGT-22 */
		return -distance_rank(&a->scene, a->in->at, s->at);
	case TARGET_FURTHEST: /* TGT-25 */
		return distance_rank(&a->scene, a->in->at, s->at);
	case TARGET_HIGHEST: /* TGT-33; RULING: RI-17 */
		return stat_of(a->r->board, s, l->statistic);
	case TARGET_LOWEST: /* TGT-34 */
		return -stat_of(a->r->board, s, l->statistic);
	default:
		return 0;
	}
}

/* ---- a line ---- */

static void put_in_order(struct spacer **list, int n)
{
	int i;

	for (i = n - 1; i > 0 && space_before(list[i]->at, list[i - 1]->at); i--) {
		struct spacer *s = list[i];
		list[i] = list[i - 1];
		list[i - 1] = s;
	}
}

/* TGT-29: the other requirements narrow first, then the rank decides among those left. */
static int by_rank(struct act *a, const struct target_line *l, int nth)
{
	struct spacer *best[AI_TARGETS];
	const char *why = NULL;
	int i, n = 0, top = 0, k = 0;

	for (i = 0; i < board_count(a->r->board, KIND_SPACER) && n < AI_TARGETS; i++) {
		struct spacer *s = board_spacer(a->r->board, i);
		int worth;
		if (!spacer_on_board(s) || line_refusal(a, l, s).reason)
			continue;
		worth = score(a, l, s);
		if (n && worth < top)
			continue;
		n = n && worth > top ? 0 : n;
		top = worth;
		best[n++] = s;
		put_in_order(best, n);
	}
	if (!n)
		return 0;
	if (n > 1 && (k = act_break_tie(a, best, n, &why)) < 0)
		return -1;
	a->target[0] = (struct victim){.who = best[k]};
	a->n = 1;
	EVENT(a->r->board, TARGET,
	      "who=%s target=%s distance=%d line=%d why=%s clause=%s "
	      "ruling=%s",
	      a->in->record.name, best[k]->record.name,
	      distance_rank(&a->scene, a->in->at, best[k]->at), nth, why,
	      intruder_is_boss(a->r->board, a->in) ? "TGT-11" : "TGT-02", why ? "RI-14" : NULL);
	return 1;
}

/* The size the line names, else that of the text's first Zone Attack whose guard holds. */
static int zone_size(struct act *a, const struct target_line *l)
{
	const struct effect_step *s;

	for (s = a->steps; s && !l->size; s = s->next)
		if ((s->verb == EFFECT_BLAST || s->verb == EFFECT_TERRORIZE) &&
		    s->number != ABSENT && act_would_hold(a, s->group, NULL))
			return s->number;
	return l->size;
}

/* TGT-37, TGT-39, TGT-40: every space of the area; `spacers zone` asks for somebody in it. */
static int by_zone(struct act *a, const struct target_line *l, int nth)
{
	struct spacer *list[AI_TARGETS];
	int x = zone_size(a, l), i, n = 0;

	for (i = 0; i < board_count(a->r->board, KIND_SPACER) && n < AI_TARGETS; i++) {
		struct spacer *s = board_spacer(a->r->board, i);
		if (spacer_on_board(s) && zone_holds(a->in->at, x, s->at)) {
			list[n++] = s;
			put_in_order(list, n);
		}
	}
	for (i = 0; i < n; i++)
		a->target[i] = (struct victim){.who = list[i]};
	a->n = n;
	if (!n && l->spacers)
		return 0;
	EVENT(a->r->board, TARGET, "who=%s target=%s line=%d clause=%s", a->in->record.name,
	      arena_printf(a->r->board->arena, "Zone %d", x), nth,
	      l->spacers ? "TGT-40" : "TGT-37,TGT-39");
	return 1;
}

static int by_line(struct act *a, const struct effect_step *s, int nth)
{
	const struct target_line *l = &s->line;

	if (l->nobody) { /* TGT-35 */
		EVENT(a->r->board, TARGET, "who=%s target=nobody line=%d clause=TGT-35",
		      a->in->record.name, nth);
		return 1;
	}
	return l->zone ? by_zone(a, l, nth) : by_rank(a, l, nth);
}

/* TGT-19, AOO-03, FLA-06, FLA-07: whom an effect names is the Target whatever the text says. */
static int specific(struct act *a)
{
	struct spacer *s = board_find(a->r->board, KIND_SPACER, NULL, a->wish->against);

	if (!s || s->dead)
		return 0;
	a->target[0] = (struct victim){.who = s};
	a->n = 1;
	EVENT(a->r->board, TARGET, "who=%s target=%s why=%s clause=TGT-19", a->in->record.name,
	      s->record.name, "named by the effect");
	return 1;
}

int act_aim(struct act *a)
{
	const struct effect_step *s;
	int nth = 1, found = 0;

	scene_refresh(&a->scene);
	if (a->wish->against) {
		found = specific(a);
		a->aimed = found > 0;
		return found;
	}
	/* TGT-10, TGT-11, TGT-12: from the top down, the first that can be resolved. */
	act_about(a, NULL);
	for (s = a->lines; s && s->verb == EFFECT_TARGET && !found; s = s->next, nth++)
		if (effect_group_holds(&a->context, s->group))
			found = by_line(a, s, nth);
	if (!found)
		EVENT(a->r->board, NO_TARGET, "who=%s why=%s clause=%s", a->in->record.name,
		      "no targeting line is met",
		      intruder_is_boss(a->r->board, a->in) ? "TGT-14" : "TGT-01");
	a->nobody = (struct effect_memory){0}; /* the lines may be another text's */
	a->aimed = found > 0;
	return found;
}

/* ---- why, and why not ---- */

static void why_line(struct act *a, const struct effect_step *s, int nth, struct spacer *t)
{
	const struct target_line *l = &s->line;
	struct refusal no = ALLOWED;

	if (!l->zone)
		no = line_refusal(a, l, t);
	else if (!zone_holds(a->in->at, zone_size(a, l), t->at))
		no = refuse("TGT-37", "outside the Zone");
	EVENT(a->r->board, LINE, "n=%d line=%s who=%s holds=%s why=%s clause=%s", nth,
	      effect_step_text(s, a->r->board->arena), t->record.name, no.reason ? "no" : "yes",
	      no.reason, no.reason ? no.clause : "TGT-13");
}

void why_lines(struct act *a)
{
	const struct board *b = a->r->board;
	const struct effect_step *s;
	int i, nth = 1;

	if (!blip_cause(b, NULL)) /* nobody is there to be asked about */
		return;
	for (s = a->lines; s && s->verb == EFFECT_TARGET; s = s->next, nth++) {
		if (!act_would_hold(a, s->group, NULL)) {
			EVENT(a->r->board, LINE, "n=%d line=%s holds=no why=%s clause=TGT-13", nth,
			      effect_step_text(s, b->arena),
			      effect_guards_text(s->group, b->arena));
			continue;
		}
		for (i = 0; i < board_count(b, KIND_SPACER) && !s->line.nobody; i++)
			if (spacer_on_board(board_spacer(b, i)))
				why_line(a, s, nth, board_spacer(b, i));
		if (s->line.nobody)
			EVENT(a->r->board, LINE, "n=%d line=%s holds=yes clause=TGT-35", nth,
			      effect_step_text(s, b->arena));
	}
}
