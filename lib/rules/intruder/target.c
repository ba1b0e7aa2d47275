/* Establishing the Target: the sheet's Target box, or the targeting lines of a card, from the top
 * down; the first line that some Spacer meets decides. Clauses TGT; rulings RI-14 to RI-21, RI-67.
 */
#include "board/readings.h"
#include "event/event.h"
#include "rules/intruder/act.h"
#include "rules/intruder/line.h"
#include "rules/sheet.h"
#include "space/zone.h"

/* ---- a line ---- */

static void tell_target(struct act *a, const struct spacer *t, int nth, const char *why)
{
	struct arena *arena = a->r->board->arena;
	int walked = distance_target(&a->scene, a->in->at, t->at);
	bool cut_off = walked == UNREACHABLE;

	EVENT(a->r->board, TARGET,
	      "who=%s target=%s distance=%s way=%s line=%d why=%s clause=%s ruling=%s",
	      a->in->record.name, t->record.name,
	      cut_off ? NULL : arena_printf(arena, "%d", walked),
	      cut_off ? arena_printf(arena, "no way to %s", t->record.name) : NULL, nth, why,
	      intruder_is_boss(a->r->board, a->in) ? "TGT-11" : "TGT-02",
	      why ? ruling_cited(a->r->board, RI_14) : NULL);
}

/* RULING: RI-67: tokens that nobody has rank nobody. Said in any case: a ruling decides. */
static int of_nothing(struct act *a, const struct effect_step *s, int nth)
{
	struct board *b = a->r->board;

	EVENT(b, LINE, "n=%d line=%s holds=no why=%s clause=%s ruling=RI-67", nth,
	      effect_step_text(s, b->arena),
	      arena_printf(b->arena, "nobody has any %s", line_statistic_word(a, &s->line)),
	      s->line.rank == TARGET_HIGHEST ? "TGT-33" : "TGT-34");
	return 0;
}

/* TGT-29: the other requirements narrow first, then the rank decides among those left. */
static int by_rank(struct act *a, const struct effect_step *s, int nth)
{
	struct standing all[AI_TARGETS], best[AI_TARGETS];
	const char *why = NULL;
	int n = line_stand(a, &s->line, all), kept = line_best(all, n, best), k = 0;

	if (kept && line_counts_nothing(&s->line, all, n))
		return of_nothing(a, s, nth);
	if (kept > 1 && (k = line_break_tie(a, &s->line, best, kept, &why)) < 0)
		return -1;
	if (a->why)
		line_tell_all(a, s, nth, all, n, kept ? best[k].who : NULL);
	if (!kept)
		return 0;
	a->target[0] = (struct victim){.who = best[k].who};
	a->n = 1;
	tell_target(a, best[k].who, nth, why);
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
static int by_zone(struct act *a, const struct effect_step *s, int nth)
{
	struct effect_step sized = *s;
	struct standing all[AI_TARGETS];
	int i, n;

	sized.line.size = zone_size(a, &s->line);
	n = line_stand(a, &sized.line, all);
	if (a->why)
		line_tell_all(a, s, nth, all, n, NULL);
	a->n = 0;
	for (i = 0; i < n; i++)
		if (!all[i].fails)
			a->target[a->n++] = (struct victim){.who = all[i].who};
	if (!a->n && line_says(&s->line, TARGET_SPACERS))
		return 0;
	EVENT(a->r->board, TARGET, "who=%s target=%s line=%d clause=%s", a->in->record.name,
	      arena_printf(a->r->board->arena, "Zone %d", sized.line.size), nth,
	      line_says(&s->line, TARGET_SPACERS) ? "TGT-40" : "TGT-37,TGT-39");
	return 1;
}

static int by_line(struct act *a, const struct effect_step *s, int nth)
{
	if (!effect_group_holds(&a->context, s->group)) {
		if (a->why)
			line_tell(a, s, nth, "no", effect_guards_text(s->group, a->r->board->arena),
				  "TGT-13");
		return 0;
	}
	if (!line_says(&s->line, TARGET_NOBODY))
		return line_says(&s->line, TARGET_ZONE) ? by_zone(a, s, nth) : by_rank(a, s, nth);
	if (a->why)
		line_tell(a, s, nth, "yes", NULL, "TGT-35");
	EVENT(a->r->board, TARGET, "who=%s target=nobody line=%d clause=TGT-35", a->in->record.name,
	      nth);
	return 1;
}

/* ---- all of them ---- */

/* TGT-19, AOO-03, FLA-06, FLA-07: whom an effect names is the Target whatever the text says. */
static int specific(struct act *a)
{
	struct spacer *s = board_find(a->r->board, KIND_SPACER, NULL, a->order.against);

	if (!s || s->dead)
		return 0;
	a->target[0] = (struct victim){.who = s};
	a->n = 1;
	EVENT(a->r->board, TARGET, "who=%s target=%s why=%s clause=TGT-19", a->in->record.name,
	      s->record.name, "named by the effect");
	return 1;
}

/* TGT-12: none below the one that decides. */
static void tell_not_reached(struct act *a, const struct effect_step *s, int nth,
			     const char *clause)
{
	for (; a->why && s && s->verb == EFFECT_TARGET; s = s->next)
		line_tell(a, s, nth++, "not reached", NULL, clause);
}

/* TGT-10, TGT-11: from the top down, the first that can be resolved. */
static int by_lines(struct act *a)
{
	const struct effect_step *s;
	int nth = 1, found = 0;

	act_about(a, NULL);
	for (s = a->lines; s && s->verb == EFFECT_TARGET && !found; s = s->next)
		found = by_line(a, s, nth++);
	if (found > 0)
		tell_not_reached(a, s, nth, "TGT-12");
	if (!found)
		EVENT(a->r->board, NO_TARGET, "who=%s why=%s clause=%s", a->in->record.name,
		      "no targeting line is met",
		      intruder_is_boss(a->r->board, a->in) ? "TGT-14" : "TGT-01");
	a->nobody = (struct effect_memory){0}; /* the lines may be another text's */
	return found;
}

int act_aim(struct act *a)
{
	int found;

	scene_refresh(&a->scene);
	if (a->order.against) {
		tell_not_reached(a, a->lines, 1, "TGT-19");
		found = specific(a);
	} else {
		found = by_lines(a);
	}
	a->aimed = found > 0;
	return found;
}
