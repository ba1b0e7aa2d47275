/* The guards of an effect: each asks the board, for the Spacer the effect is about. */
#include <string.h>

#include "board/readings.h"
#include "rules/blip/blip.h"
#include "rules/effect/effect.h"
#include "rules/harm/pool.h"
#include "rules/intruder/act.h"
#include "rules/sheet.h"
#include "space/adjacent.h"
#include "space/facing.h"
#include "space/sight.h"

/* Each answers its row of EFFECT_GUARDS: the amount, or whether it is so. */
typedef int guard_fn(const struct effect_context *c, const struct guard *g);
#define G(id, word, asks, needs, run, what) static guard_fn run;
EFFECT_GUARDS(G)
#undef G

/* ---- amounts ---- */

/* IAT-12 */
static int guard_damage(const struct effect_context *c, const struct guard *g)
{
	(void)g;
	return c->damage;
}

/* IAT-11; RULING: RI-32 as it is now */
static int guard_stress(const struct effect_context *c, const struct guard *g)
{
	(void)g;
	return c->target->stress;
}

static int guard_vitals(const struct effect_context *c, const struct guard *g)
{
	(void)g;
	return c->target->vitals;
}

static int guard_adrenaline(const struct effect_context *c, const struct guard *g)
{
	(void)g;
	return c->target->adrenaline;
}

static int guard_pool(const struct effect_context *c, const struct guard *g)
{
	(void)g;
	return pool_total(c->r->board, POOL_ACTIVE) + pool_total(c->r->board, POOL_INCOMING);
}

static int guard_empty_pools(const struct effect_context *c, const struct guard *g)
{
	(void)g;
	return !pool_total(c->r->board, POOL_ACTIVE) + !pool_total(c->r->board, POOL_INCOMING);
}

static int guard_blips(const struct effect_context *c, const struct guard *g)
{
	(void)g;
	return blips_in_use(c->r->board);
}

/* RULING: RA-66: Blips, and Intruders of that type that are on the board and not being killed. */
static int guard_brood(const struct effect_context *c, const struct guard *g)
{
	const struct board *b = c->r->board;
	int n = blips_in_use(b);

	(void)g;
	EACH(b, intruder, in)
		n += c->intruder && intruder_acts(in) && !strcmp(in->type, c->intruder->type);
	return n;
}

static int guard_countdown(const struct effect_context *c, const struct guard *g)
{
	(void)g;
	return board_countdown(c->r->board);
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

/* Are there two places to judge by? */
static bool both_stand(const struct effect_context *c)
{
	return space_on(c->place) && spacer_on_board(c->target);
}

static int guard_always(const struct effect_context *c, const struct guard *g)
{
	(void)c, (void)g;
	return true;
}

static int guard_on(const struct effect_context *c, const struct guard *g)
{
	return (c->moments & 1u << g->number) != 0;
}

/* PRO-07, PRO-08 */
static int guard_adjacent(const struct effect_context *c, const struct guard *g)
{
	struct scene own;

	(void)g;
	return both_stand(c) && figures_adjacent(scene_now(c, &own), c->place, c->target->at, NULL);
}

/* RULING: RI-09 */
static int guard_in_movement_range(const struct effect_context *c, const struct guard *g)
{
	struct route_ask q;

	(void)g;
	scene_refresh(&c->act->scene);
	act_route_ask(c->act, c->target, NULL, &q);
	if (plays(c->r->board, RI_09, 'a')) {
		int far = distance_target(q.scene, q.from, q.target);
		return far != UNREACHABLE && (q.speed == UNLIMITED || far <= q.speed);
	}
	return route_reaches(&q);
}

static int guard_in_range(const struct effect_context *c, const struct guard *g)
{
	struct scene own;

	(void)g;
	return both_stand(c) && route_in_line(scene_now(c, &own), c->place, c->target->at,
					      intruder_range(c->r->board, c->intruder));
}

/* TGT-32 */
static int guard_in_sight(const struct effect_context *c, const struct guard *g)
{
	struct scene own;

	(void)g;
	return both_stand(c) && los_clear(scene_now(c, &own), c->place, c->target->at);
}

/* TGT-30, TGT-31 */
static int guard_in_front(const struct effect_context *c, const struct guard *g)
{
	return guard_in_sight(c, g) &&
	       in_front(c->place, (enum facing)c->intruder->facing, c->target->at);
}

static guard_fn *const functions[GUARD_COUNT] = {
#define G(id, word, asks, needs, run, what) run,
    EFFECT_GUARDS(G)
#undef G
};

/* ---- groups ---- */

int effect_guard_amount(const struct effect_context *c, const struct guard *g)
{
	return functions[g->what](c, g);
}

static bool guard_true(const struct effect_context *c, const struct guard *g)
{
	const struct guard_row *row = &effect_guards[g->what];
	int answer;

	/* What is asked of nobody is not so. */
	if ((row->needs & (NEED_SPACER | NEED_PLACE | NEED_ACT)) && !c->target)
		return false;
	answer = effect_guard_amount(c, g);
	return row->asks == IS_SO ? (answer != 0) != g->not : guard_holds(*g, answer);
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
