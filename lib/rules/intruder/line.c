/* How each Spacer stands to a targeting line: what requirement fails, how good it is for the rank.
 * Clauses TGT-13, TGT-22 to TGT-36, CMD-18; rulings RI-15, RI-17, RI-18, RI-67. */
#include "rules/intruder/line.h"

#include <ctype.h>
#include <string.h>

#include "board/keyed.h"
#include "board/readings.h"
#include "event/event.h"
#include "rules/harm/condition.h"
#include "rules/order.h"
#include "rules/sheet.h"
#include "space/adjacent.h"
#include "space/facing.h"
#include "space/sight.h"
#include "space/zone.h"

/* ---- who meets it ---- */

static bool shifts(const struct effect_step *s)
{
	for (; s && !effect_makes_roll(s->verb); s = s->next)
		if (s->verb == EFFECT_SHIFT)
			return true;
	return false;
}

/* RULING: RI-18 (b): from where a Shift may end it counts as well. */
static bool faced_after_shift(struct act *a, const struct spacer *s, bool in_front)
{
	return shifts(a->steps) && plays(a->r->board, RI_18, 'b') &&
	       act_shift_faces(a, act_attack_in(a->steps), s, in_front);
}

/* Why a Spacer does not meet the line. TGT-13: every requirement of one line. */
static struct refusal line_refusal(struct act *a, const struct target_line *l, struct spacer *s)
{
	const struct priority *p = board_single(a->r->board, KIND_PRIORITY);
	struct space at = a->in->at;

	if (line_says(l, TARGET_IN_FRONT) && !in_front(at, (enum facing)a->in->facing, s->at) &&
	    !faced_after_shift(a, s, true))
		return refuse("TGT-30", "not in front");
	if ((line_says(l, TARGET_IN_FRONT) || line_says(l, TARGET_IN_SIGHT)) &&
	    !los_clear(&a->scene, at, s->at) &&
	    !faced_after_shift(a, s, line_says(l, TARGET_IN_FRONT)))
		return refuse(line_says(l, TARGET_IN_FRONT) ? "TGT-31" : "TGT-32", "not in sight");
	if (line_says(l, TARGET_ADJACENT) && !figures_adjacent(&a->scene, at, s->at, NULL))
		return refuse("ADJ-02", "not adjacent");
	if (line_says(l, TARGET_PRIORITY) && (!p || strcmp(p->who, s->record.name) != 0))
		return refuse("TGT-36", "not the Priority Target");
	/* CMD-18, CMD-19; RULING: RI-18: before Closest and Furthest rank */
	if (shifts(a->steps) && !act_shift_reaches(a, act_attack_in(a->steps), s))
		return refuse("CMD-18", "no Shift leads to where the Attack works");
	return ALLOWED;
}

int act_statistic(const struct act *a, const struct spacer *s, enum target_word what)
{
	switch (what) {
	case TARGET_STRESS:
		return s->stress;
	case TARGET_VITALS:
		return s->vitals;
	case TARGET_ADRENALINE:
		return s->adrenaline;
	default:
		return token_count(a->r->board, s->record.name,
				   what == TARGET_RADIATION ? TOKEN_RADIATION : TOKEN_INFECTION);
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
		return act_statistic(a, s, l->statistic);
	case TARGET_LOWEST: /* TGT-34 */
		return -act_statistic(a, s, l->statistic);
	default:
		return 0;
	}
}

/* In the order of their spaces, so that the board's lines decide nothing. */
static void put_in_order(struct standing *list, int n)
{
	int i;

	for (i = n - 1; i > 0 && piece_before(&list[i].who->record, &list[i - 1].who->record);
	     i--) {
		struct standing s = list[i];
		list[i] = list[i - 1];
		list[i - 1] = s;
	}
}

static struct standing stand(struct act *a, const struct target_line *l, struct spacer *s)
{
	struct standing out = {.who = s};
	struct refusal no = ALLOWED;

	if (!line_says(l, TARGET_ZONE))
		no = line_refusal(a, l, s);
	else if (!zone_holds(a->in->at, l->size, s->at))
		no = refuse("TGT-37", "outside the Zone");
	out.fails = no.reason;
	out.clause = no.clause;
	if (!out.fails)
		out.worth = score(a, l, s);
	return out;
}

int line_stand(struct act *a, const struct target_line *l, struct standing out[AI_TARGETS])
{
	const struct board *b = a->r->board;
	int i, n = 0;

	for (i = 0; i < board_count(b, KIND_SPACER) && n < AI_TARGETS; i++) {
		struct spacer *s = board_spacer(b, i);
		if (!spacer_on_board(s))
			continue;
		out[n++] = stand(a, l, s);
		put_in_order(out, n);
	}
	return n;
}

int line_best(const struct standing *list, int n, struct standing *out)
{
	int i, kept = 0, top = 0;

	for (i = 0; i < n; i++) {
		if (list[i].fails || (kept && list[i].worth < top))
			continue;
		kept = kept && list[i].worth > top ? 0 : kept;
		top = list[i].worth;
		out[kept++] = list[i];
	}
	return kept;
}

bool line_counts_nothing(const struct target_line *l, const struct standing *list, int n)
{
	int i;

	if (l->statistic != TARGET_RADIATION && l->statistic != TARGET_INFECTION)
		return false; /* Vitals, Stress and Adrenaline everybody has, be it 0 */
	for (i = 0; i < n; i++)
		if (!list[i].fails && list[i].worth)
			return false;
	return true;
}

/* ---- what is said of it ---- */

const char *line_statistic_word(const struct act *a, const struct target_line *l)
{
	const char *word = target_words[l->statistic];

	return arena_printf(a->r->board->arena, "%c%s", toupper(*word), word + 1);
}

/* Closest and Furthest: how far the one is, and how far the other. */
static const char *by_distance(struct act *a, struct standing *s, const struct spacer *than)
{
	struct arena *arena = a->r->board->arena;
	struct space from = a->in->at;
	int here = distance_target(&a->scene, from, s->who->at);
	int there = distance_target(&a->scene, from, than->at);

	if (here != UNREACHABLE && there != UNREACHABLE)
		return arena_printf(arena, "%d away, %s %d", here, than->record.name, there);
	s->clause = NULL;
	s->ruling = ruling_cited(a->r->board, RI_15);
	if (there != UNREACHABLE)
		return arena_printf(arena, "no way to %s, %s %d away", s->who->record.name,
				    than->record.name, there);
	if (here != UNREACHABLE)
		return arena_printf(arena, "%d away, no way to %s", here, than->record.name);
	return arena_printf(arena, "no way to %s, %d off by plain count, nor to %s, %d off",
			    s->who->record.name, distance_plain(from, s->who->at),
			    than->record.name, distance_plain(from, than->at));
}

/* Why somebody who meets the line is not its Target. */
static void outdone(struct act *a, const struct target_line *l, struct standing *s, int top,
		    const struct spacer *than)
{
	static const char *const clauses[] = {[TARGET_CLOSEST] = "TGT-22",
					      [TARGET_FURTHEST] = "TGT-25",
					      [TARGET_HIGHEST] = "TGT-33",
					      [TARGET_LOWEST] = "TGT-34"};
	struct arena *arena = a->r->board->arena;

	if (s->worth == top) {
		s->clause = NULL;
		s->ruling = ruling_cited(a->r->board, RI_14);
		s->fails = arena_printf(arena, "the tie goes to %s", than->record.name);
		return;
	}
	s->clause = clauses[l->rank];
	s->fails = l->statistic
		       ? arena_printf(arena, "%d %s, %s %d", act_statistic(a, s->who, l->statistic),
				      line_statistic_word(a, l), than->record.name,
				      act_statistic(a, than, l->statistic))
		       : by_distance(a, s, than);
}

static void tell_one(const struct act *a, const struct effect_step *line, int nth,
		     const struct standing *s)
{
	struct board *b = a->r->board;

	EVENT(b, LINE, "n=%d line=%s who=%s holds=%s why=%s clause=%s ruling=%s", nth,
	      effect_step_text(line, b->arena), s->who->record.name, s->fails ? "no" : "yes",
	      s->fails, s->fails ? s->clause : "TGT-13", s->ruling);
}

void line_tell_all(struct act *a, const struct effect_step *line, int nth, struct standing *list,
		   int n, const struct spacer *target)
{
	int i, top = 0;

	if (!n && !line_says(&line->line, TARGET_ZONE))
		line_tell(a, line, nth, "no", "no Spacer is on the board", "TGT-13");
	for (i = 0; i < n; i++)
		if (list[i].who == target)
			top = list[i].worth;
	for (i = 0; i < n; i++) {
		if (target && !list[i].fails && list[i].who != target)
			outdone(a, &line->line, &list[i], top, target);
		tell_one(a, line, nth, &list[i]);
	}
}

void line_tell(const struct act *a, const struct effect_step *line, int nth, const char *holds,
	       const char *why, const char *clause)
{
	struct board *b = a->r->board;

	EVENT(b, LINE, "n=%d line=%s holds=%s why=%s clause=%s", nth,
	      effect_step_text(line, b->arena), holds, why, clause);
}
