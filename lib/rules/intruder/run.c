/* A text of the effect language as an Intruder performs it. Its own verbs - movement, Attacks,
 * windows - are run here; everything else is an effect on the Spacer it is against. Clauses AFT,
 * BOS-04 to BOS-09, CHB; rulings RI-32, RI-38, RI-40. */
#include <string.h>

#include "data/data.h"
#include "event/event.h"
#include "rules/deck/escalation.h"
#include "rules/effect/forced.h"
#include "rules/effect/guard.h"
#include "rules/intruder/act.h"
#include "rules/intruder/intruder.h"
#include "rules/move/terrain.h"
#include "space/adjacent.h"
#include "space/facing.h"
#include "space/sight.h"

/* ---- states that a guard asks for ---- */

static struct act *act_of(const struct effect_context *c)
{
	return (struct act *)(void *)(uintptr_t)c;
}

static int state_holds(const struct effect_context *c, enum effect_guard g)
{
	struct act *a = act_of(c);
	struct space at = a->in->at, to = c->target->at;
	struct route_ask q;

	scene_refresh(&a->scene);
	switch (g) {
	case GUARD_ADJACENT:
		return figures_adjacent(&a->scene, at, to, NULL); /* PRO-07, PRO-08 */
	case GUARD_IN_MOVEMENT_RANGE:				  /* RULING: RI-09 */
		act_route_ask(a, c->target, NULL, &q);
		return route_reaches(&q);
	case GUARD_IN_RANGE:
		return route_in_line(at, to, intruder_range(a->r->board, a->in));
	case GUARD_IN_SIGHT: /* TGT-32 */
		return los_clear(&a->scene, at, to);
	default: /* TGT-30, TGT-31 */
		return in_front(at, (enum facing)a->in->facing, to) && los_clear(&a->scene, at, to);
	}
}

int act_holds(struct act *a, const struct effect_step *s, struct spacer *t)
{
	a->context.target = t;
	return effect_guards_hold(&a->context, s);
}

/* ---- effects that need the Intruder ---- */

static int place_terrain(const struct effect_context *c, const struct effect_step *s)
{
	const struct terrain_row *type =
	    data_find(c->r->board->data, TABLE_TERRAIN, s->arg[0].word);
	struct space *at = arena_new(c->r->board->arena, struct space); /* the tile keeps it */
	bool none, placed;

	if (terrain_random_space(c->r, type, at, &none))
		return -1;
	return none ? 0 : terrain_place(c->r, type, (struct spaces){at, 1}, c->attack, &placed);
}

static int escalation(const struct effect_context *c, const struct effect_step *s)
{
	(void)s;
	return escalate_without_wound(c->r, act_of(c)->in);
}

static effect_fn *const verbs[EFFECT_COUNT] = {
    [EFFECT_KNOCKBACK] = effect_knockback,  [EFFECT_UNAVOIDABLE] = effect_knockback,
    [EFFECT_PUSHBACK] = effect_pushback,    [EFFECT_LURE] = effect_lure,
    [EFFECT_DISPLACE] = effect_displace,    [EFFECT_SPAWN_BLIP] = effect_spawn_blips,
    [EFFECT_PLACE_TERRAIN] = place_terrain, [EFFECT_ESCALATE] = escalation,
};

/* ---- starting ---- */

void act_start(struct act *a, const struct rules *r, struct intruder *in, struct ai_wish *w)
{
	*a = (struct act){.r = r, .in = in, .wish = w, .went = EFFECT_ATTACK, .roll = "attack"};
	a->context = (struct effect_context){.r = r,
					     .source = in->record.name,
					     .verbs = verbs,
					     .state = state_holds,
					     .gate = &a->gate};
	scene_build(&a->scene, r->board);
}

int act_read(struct act *a, const char *title, const char *text, const char *after)
{
	const struct board *b = a->r->board;
	struct effect_step *steps, *then, *s;

	if (effect_parse(text, b->data, b->arena, &steps, a->r->diag) ||
	    effect_parse(after, b->data, b->arena, &then, a->r->diag))
		return -1;
	a->title = title;
	a->after = then;
	a->steps = steps;
	if (!steps || steps->verb != EFFECT_TARGET)
		return 0;
	a->lines = steps; /* TGT-09: everything before the first instruction */
	for (s = steps; s->next && s->next->verb == EFFECT_TARGET; s = s->next)
		;
	a->steps = s->next;
	s->next = NULL;
	return 0;
}

bool act_is_attack(enum effect_verb v)
{
	return v == EFFECT_ATTACK || v == EFFECT_SHOOT || v == EFFECT_BLAST ||
	       v == EFFECT_TERRORIZE;
}

const struct effect_step *act_attack_in(const struct effect_step *s)
{
	while (s && !act_is_attack(s->verb))
		s = s->next;
	return s;
}

/* ---- its own verbs ---- */

/* CHB-05: an additional Attack in the middle of an Attack breaks the first. */
static void break_for_another(struct act *a)
{
	int i;

	if (!a->attacking || a->after_now)
		return;
	event_add(a->r->board, "chain-break", "who=%s clause=CHB-05", a->in->record.name);
	for (i = 0; i < a->n; i++)
		a->broken[i] = true;
}

static int add_dice(struct act *a, const struct effect_step *s)
{
	struct dice_pool more;
	int c;

	if (pool_read(&more, span_of(s->arg[0].word), a->r->diag))
		return -1;
	for (c = 0; c < COLOURS; c++)
		a->more.count[c] += more.count[c];
	a->more.raw += more.raw;
	event_add(a->r->board, "note", "text=%s clause=IAT-13,IAT-14",
		  arena_printf(a->r->board->arena, "a gate adds %s to the roll", s->arg[0].word));
	return 0;
}

int act_run_own(struct act *a, const struct effect_step *s, const struct effect_step **next)
{
	*next = s->next;
	switch (s->verb) {
	case EFFECT_WINDOW:
		return act_window(a, s->next) ? -1 : 1;
	case EFFECT_MOVE:
		return act_move(a, s, next) ? -1 : 1;
	case EFFECT_SHIFT:
		return act_shift(a, s) ? -1 : 1;
	case EFFECT_ATTACK:
	case EFFECT_SHOOT:
	case EFFECT_BLAST:
	case EFFECT_TERRORIZE:
		return act_attack(a, s, next) ? -1 : 1;
	case EFFECT_ADD_DICE:
		return add_dice(a, s) ? -1 : 1;
	case EFFECT_SIGNATURE:
		break_for_another(a);
		return boss_signature(a) ? -1 : 1;
	case EFFECT_ROUTINE:
		break_for_another(a);
		return boss_routine(a) ? -1 : 1;
	default:
		return 0;
	}
}

bool act_own_verb(enum effect_verb v)
{
	return act_is_attack(v) || v == EFFECT_WINDOW || v == EFFECT_MOVE || v == EFFECT_SHIFT ||
	       v == EFFECT_ADD_DICE || v == EFFECT_SIGNATURE || v == EFFECT_ROUTINE;
}

int act_effect(struct act *a, const struct effect_step *s, struct spacer *t, int damage)
{
	struct effect_step one = *s;

	one.next = NULL;
	a->context.target = t;
	a->context.damage = damage;
	if (s->nguards)
		event_add(a->r->board, "gate", "who=%s gate=%s clause=IAT-09,IAT-10",
			  t->record.name, effect_step_text(s, true, a->r->board->arena));
	return effect_run(&a->context, &one);
}

/* CHB-04: a Bonus Attack that comes up in the middle of its Attack breaks it. */
static void break_for_bonus(struct act *a, int from, int queued)
{
	const struct board *b = a->r->board;
	int i;

	if (harm_chain_broke(b, from))
		return;
	for (i = queued; i < b->of[KIND_QUEUE].n; i++) {
		const struct queue *q = (const struct queue *)(const void *)b->of[KIND_QUEUE].at[i];
		if (!strcmp(q->what, "bonus-attack")) {
			event_add(a->r->board, "chain-break", "who=%s clause=CHB-04", q->who);
			return;
		}
	}
}

int act_tied(struct act *a, const struct effect_step *s, int i, int from, int queued,
	     const struct effect_step **next)
{
	struct spacer *t = a->target[i];

	a->context.attack = true;
	for (; s; s = s->next) {
		int holds;
		break_for_bonus(a, from, queued);
		if (harm_chain_broke(a->r->board, from)) /* CHB-01, CHB-02 */
			a->broken[i] = true;
		a->context.damage = a->dealt[i];
		holds = act_holds(a, s, t); /* IAT-09, IAT-10; RULING: RI-32 */
		if (act_own_verb(s->verb) && holds > 0)
			break;
		if (a->broken[i] || act_own_verb(s->verb) || !holds)
			continue;
		if (act_effect(a, s, t, a->dealt[i]))
			return -1;
	}
	break_for_bonus(a, from, queued);
	a->broken[i] |= harm_chain_broke(a->r->board, from);
	a->context.attack = false;
	*next = s;
	return 0;
}

/* ---- the steps ---- */

bool act_all_broken(const struct act *a)
{
	int i;

	for (i = 0; i < a->n; i++)
		if (!a->broken[i])
			return false;
	return a->n > 0;
}

static int run_steps(struct act *a)
{
	const struct effect_step *s = a->steps, *next;
	int result;

	while (s && !ai_broke_off(a->wish) && !act_all_broken(a)) {
		struct spacer *t = a->n ? a->target[0] : a->stand_in;
		if (act_holds(a, s, t) < 1) {
			s = s->next;
			continue;
		}
		result = act_run_own(a, s, &next);
		if (result < 0 || (!result && act_effect(a, s, t, 0)))
			return -1;
		s = next;
	}
	return 0;
}

/* Somebody alive, on the board if there is one. */
static struct spacer *somebody(const struct board *b)
{
	struct spacer *away = NULL;
	int i;

	for (i = 0; i < board_count(b, KIND_SPACER); i++) {
		struct spacer *s = board_spacer(b, i);
		if (s->dead)
			continue;
		if (spacer_on_board(s))
			return s;
		away = s;
	}
	return away;
}

int act_perform(struct act *a, bool *aimed)
{
	int result;

	if (++a->wish->depth > AI_DEPTH)
		return diag_set(a->r->diag, "what %s does leads back to itself",
				a->in->record.name);
	a->stand_in = somebody(a->r->board);
	result = a->n ? 1 : act_aim(a);
	if (aimed)
		*aimed = result > 0;
	/* BOS-04, BOS-05: the Target first, then movement, the Attack, its effects, the After. */
	if (result > 0 && a->stand_in)
		result = run_steps(a) || act_after(a) ? -1 : 0;
	a->wish->depth--;
	return result;
}
