/* The guards of an effect: each asks the board, for the Spacer the effect is about. */
#include <string.h>

#include "rules/blip/blip.h"
#include "rules/effect/effect.h"
#include "rules/harm/pool.h"
#include "rules/intruder/act.h"
#include "rules/intruder/intruder.h"
#include "space/adjacent.h"
#include "space/facing.h"
#include "space/sight.h"

/* ---- amounts ---- */

/* RULING: RA-66: Blips, and Intruders of that type that are on the board and not being killed. */
static int brood(const struct effect_context *c)
{
	const struct board *b = c->r->board;
	int i, n = blips_in_use(b);

	for (i = 0; c->intruder && i < board_count(b, KIND_INTRUDER); i++)
		n += intruder_acts(board_intruder(b, i)) &&
		     !strcmp(board_intruder(b, i)->type, c->intruder->type);
	return n;
}

int effect_guard_amount(const struct effect_context *c, enum effect_guard g)
{
	const struct board *b = c->r->board;

	switch (g) {
	case GUARD_DAMAGE:
		return c->damage; /* IAT-12 */
	case GUARD_STRESS:
		return c->target->stress; /* IAT-11; RULING: RI-32 as it is now */
	case GUARD_VITALS:
		return c->target->vitals;
	case GUARD_ADRENALINE:
		return c->target->adrenaline;
	case GUARD_POOL:
		return pool_total(b, POOL_ACTIVE) + pool_total(b, POOL_INCOMING);
	case GUARD_EMPTY_POOLS:
		return !pool_total(b, POOL_ACTIVE) + !pool_total(b, POOL_INCOMING);
	case GUARD_BLIPS:
		return blips_in_use(b);
	case GUARD_BROOD:
		return brood(c);
	default:
		return board_countdown(b);
	}
}

/* ---- states ---- */

/* The scene as it is now: that of the action under way, or one of our own. */
static const struct scene *scene_now(const struct effect_context *c, struct scene *own)
{
	if (!c->act) {
		scene_build(own, c->r->board);
		return own;
	}
	scene_refresh(&c->act->scene);
	return &c->act->scene;
}

static bool state_true(const struct effect_context *c, enum effect_guard g)
{
	struct space to = c->target->at;
	const struct scene *sc;
	struct route_ask q;
	struct scene own;

	if (g == GUARD_IN_MOVEMENT_RANGE) { /* RULING: RI-09 */
		scene_refresh(&c->act->scene);
		act_route_ask(c->act, c->target, NULL, &q);
		return route_reaches(&q);
	}
	if (!space_on(c->place) || !spacer_on_board(c->target))
		return false;
	sc = scene_now(c, &own);
	switch (g) {
	case GUARD_ADJACENT:
		return figures_adjacent(sc, c->place, to, NULL); /* PRO-07, PRO-08 */
	case GUARD_IN_RANGE:
		return route_in_line(c->place, to, intruder_range(c->r->board, c->intruder));
	case GUARD_IN_SIGHT: /* TGT-32 */
		return los_clear(sc, c->place, to);
	default: /* TGT-30, TGT-31 */
		return in_front(c->place, (enum facing)c->intruder->facing, to) &&
		       los_clear(sc, c->place, to);
	}
}

/* ---- groups ---- */

static bool guard_true(const struct effect_context *c, const struct guard *g)
{
	const struct guard_row *row = &effect_guards[g->what];

	if (g->what == GUARD_ALWAYS)
		return !g->not ;
	if (g->what == GUARD_ON)
		return (bool)(c->moments & 1u << g->number) != g->not ;
	/* What is asked of nobody is not so. */
	if (((row->needs & NEED_SPACER) || !row->compared) && !c->target)
		return false;
	if (row->compared)
		return guard_holds(*g, effect_guard_amount(c, g->what));
	return state_true(c, g->what) != g->not ;
}

static bool all_true(const struct effect_context *c, const struct effect_group *g)
{
	int i;

	for (i = 0; i < g->nguards; i++)
		if (!guard_true(c, &g->guard[i]))
			return false;
	return true;
}

/* Is it the time for it? What a weapon or gear does without saying when, it does as the Attack is
 * made; what asks for the result, or is done in its absence, when that is known. */
static bool in_time(const struct effect_context *c, const struct effect_group *g)
{
	bool made = c->moments & 1u << MOMENT_ATTACK, result = false;
	int i;

	for (i = 0; i < g->nguards; i++)
		result |= g->guard[i].what == GUARD_ON &&
			  (g->guard[i].number != MOMENT_ATTACK || g->guard[i].not || g->otherwise);
	return !c->moments || made != result;
}

bool effect_guards_true(const struct effect_context *c, const struct effect_group *g)
{
	int before = g->otherwise && c->memory ? c->memory->judged[g->index - 1] : 0;

	if (!in_time(c, g))
		return false;
	if (before)
		return before < 0;
	return all_true(c, g) != g->otherwise;
}

bool effect_group_holds(struct effect_context *c, const struct effect_group *g)
{
	signed char *judged = &c->memory->judged[g->index];

	if (!*judged)
		*judged = effect_guards_true(c, g) ? 1 : -1;
	return *judged > 0;
}
