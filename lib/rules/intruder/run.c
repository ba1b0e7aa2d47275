/* An effect as an Intruder performs it: its own verbs - movement, Attacks, windows - once,
 * everything else for each Spacer it is against. Clauses AFT, BOS-04 to BOS-09, CHB; rulings RI-32,
 * RI-38, RI-40, RI-65, RT-131. */
#include "event/event.h"
#include "rules/attack/attack.h"
#include "rules/intruder/act.h"
#include "space/adjacent.h"

/* ---- starting ---- */

void act_start(struct act *a, const struct rules *r, struct intruder *in, struct ai_order o)
{
	*a =
	    (struct act){.r = r, .in = in, .order = o, .went = EFFECT_ATTACK, .roll = POINT_ATTACK};
	a->target = arena_array(r->board->arena, struct victim,
				(size_t)board_count(r->board, KIND_SPACER) + 1);
	a->context = effect_start(r, in->record.name, NULL, NULL);
	a->context.intruder = in;
	a->context.act = a;
	a->context.gate = &a->gate;
	act_about(a, NULL);
	scene_build(&a->scene, r->board);
}

/* TGT-09: everything before the first instruction. */
void act_read(struct act *a, const char *title, const struct effect_step *lines,
	      const struct effect_step *steps, const struct effect_step *after)
{
	a->title = title;
	a->after = after;
	a->lines = lines ? lines : steps;
	while (steps && steps->verb == EFFECT_TARGET)
		steps = steps->next;
	a->steps = steps;
	if (a->lines == steps)
		a->lines = NULL;
}

void act_read_sheet(struct act *a, const char *title, const struct effect_step *steps)
{
	act_read(a, title, NULL, steps, NULL);
	if (!a->lines && !a->order.against)
		a->lines = &target_closest;
}

struct spacer *act_target(const struct act *a)
{
	return a->n ? a->target[0].who : NULL;
}

void act_about(struct act *a, struct victim *v)
{
	a->context.target = v ? v->who : NULL;
	a->context.damage = v ? damage_at_gates(a->r->board, v->rolled, v->dealt) : 0;
	a->context.memory = v ? &v->memory : &a->nobody;
	a->context.place = a->in->at;
}

bool act_would_hold(struct act *a, const struct effect_group *g, struct spacer *t)
{
	struct effect_context c = a->context;

	c.target = t;
	c.memory = NULL;
	c.place = a->in->at;
	return effect_guards_true(&c, g);
}

/* ---- what is its own ---- */

bool act_own_verb(enum effect_verb v)
{
	return (effect_verbs[v].needs & NEED_ACT) || effect_adds_to_roll(v) ||
	       v == EFFECT_SIGNATURE || v == EFFECT_ROUTINE;
}

const struct effect_step *act_attack_in(const struct effect_step *s)
{
	while (s && !effect_makes_roll(s->verb))
		s = s->next;
	return s;
}

int act_add_to_roll(struct act *a, const struct effect_step *s)
{
	if (a->nadded == AI_ADDED)
		return diag_set(a->r->diag, "%s: more than %d gates add to one roll", a->title,
				AI_ADDED);
	a->added[a->nadded++] = s;
	return 0;
}

/* ---- what the sheet says ---- */

/* Does what the sheet says bring an Attack? */
static bool sheet_attacks(const struct effect_context *c, const struct effect_step *from)
{
	const struct intruder_row *t = intruder_type(c->r->board, c->intruder);
	const struct effect_step *s =
	    from->verb == EFFECT_SIGNATURE ? t->signature.steps : t->routine.steps;

	while (s && !effect_makes_roll(s->verb) && s->verb != EFFECT_SIGNATURE &&
	       s->verb != EFFECT_ROUTINE)
		s = s->next;
	return s;
}

/* CHB-05: an additional Attack in the middle of an Attack breaks the first. */
int verb_from_sheet(struct effect_context *c, const struct effect_step *s)
{
	struct act *a = c->act;
	const char *against = a ? a->order.against : NULL;

	if (c->answer && sheet_attacks(c, s)) /* RSP-01, RSP-02 */
		return response_from_sheet(c, s);
	if (a && a->attacking && !a->after_now)
		act_break_chain(a, NULL, a->in->record.name, "CHB-05", NULL);
	if ((s->says_whom || c->answer) && c->target)
		against = c->target->record.name; /* TGT-19 */
	return s->verb == EFFECT_SIGNATURE ? boss_signature(c->r, c->intruder, against)
					   : boss_routine(c->r, c->intruder, against);
}

/* ---- the steps ---- */

/* Tells a gate that holds, once, where it is judged: of nobody who is dead (RULING: RT-131). The
 * requirement of a protocol is none. */
static void tell_gate(struct act *a, const struct victim *v, const struct effect_step *s)
{
	struct board *b = a->r->board;
	const char *text;

	if (a->context.memory->told[s->group->index] || !s->group->nguards || !v ||
	    s->group == a->required)
		return;
	a->context.memory->told[s->group->index] = true;
	text = effect_group_text(s, b->arena);
	if (v->who->dead)
		EVENT(b, GATE, "gate=%s clause=IAT-09,IAT-10 ruling=RT-131", text);
	else
		EVENT(b, GATE, "who=%s gate=%s clause=IAT-09,IAT-10", v->who->record.name, text);
}

/* Does the step's gate hold for the one the context is turned to? */
static bool gate_holds(struct act *a, const struct victim *v, const struct effect_step *s)
{
	if (!effect_group_holds(&a->context, s->group))
		return false;
	tell_gate(a, v, s);
	return true;
}

/* One effect on one Spacer, or on the board with nobody about. */
static int effect_on(struct act *a, const struct victim *v, const struct effect_step *s)
{
	return gate_holds(a, v, s) ? effect_step(&a->context, s) : 0;
}

/* Has a Chain Break ended the Attack that these steps are tied to? */
static bool over_for(const struct act *a, const struct victim *v)
{
	return a->context.r != a->r && chain_broken(a->context.r, v->who);
}

int act_steps_for(struct act *a, struct victim *v, const struct effect_step *s,
		  const struct effect_step **stop)
{
	for (; s && s->verb != EFFECT_FINAL; s = s->next) {
		act_about(a, v);
		if (act_own_verb(s->verb)) {
			if (stop && gate_holds(a, v, s))
				break;
			continue;
		}
		if (v && (v->broken || over_for(a, v)))
			continue; /* CHB-01, CHB-02 */
		if (v && v->who->dead && effect_about_target(s))
			continue;
		if (effect_on(a, v, s))
			return -1;
	}
	if (stop)
		*stop = s;
	return 0;
}

/* An effect outside of an Attack is about everybody it is against; with nobody, about nobody. */
static int effect_on_all(struct act *a, const struct effect_step *s)
{
	int i;

	for (i = 0; i < a->n; i++) {
		act_about(a, &a->target[i]);
		if (a->target[i].broken || (a->target[i].who->dead && effect_about_target(s)))
			continue;
		if (effect_on(a, &a->target[i], s))
			return -1;
		if (!effect_about_target(s)) /* what is about nobody in particular is done once */
			return 0;
	}
	act_about(a, NULL);
	return a->n ? 0 : effect_on(a, NULL, s);
}

/* Everybody an Attack on an area finds is against it only where its group holds for them. */
static void gather(struct act *a, const struct effect_step *s)
{
	int kept = a->n, i = kept;

	act_gather(a, s);
	for (; i < a->n; i++) {
		act_about(a, &a->target[i]);
		if (effect_group_holds(&a->context, s->group))
			a->target[kept++] = a->target[i];
	}
	a->n = kept;
}

/* Does the group hold for any of them? Whom it does not hold for is left out of an Attack. */
static bool holds_for_some(struct act *a, const struct effect_step *s)
{
	bool holds = false;
	int i;

	if (effect_makes_roll(s->verb))
		gather(a, s);
	for (i = 0; i < a->n; i++) {
		act_about(a, &a->target[i]);
		holds |= gate_holds(a, &a->target[i], s);
	}
	act_about(a, a->n ? &a->target[0] : NULL);
	return a->n ? holds : effect_group_holds(&a->context, s->group);
}

/* RULING: RI-65: the weld that halts one Move leaves the next one of the text. */
static void tell_weld_stop(struct act *a, const struct effect_step *next)
{
	char at[PLACE_TEXT];

	if (!next || next->verb != EFFECT_MOVE || !beside_weld(&a->scene, a->in->at))
		return;
	EVENT(a->r->board, STOPS, "who=%s at=%s why=%s clause=WLD-12 ruling=RI-65",
	      a->in->record.name, space_text(a->in->at, at),
	      "comes beside a welded door: that Move ends, the next one is still made");
}

static int run_own(struct act *a, const struct effect_step *s, const struct effect_step **next)
{
	int result;

	*next = s->next;
	act_about(a, a->n ? &a->target[0] : NULL);
	if (effect_adds_to_roll(s->verb)) { /* judged for each who is rolled against */
		result = effect_wanted(&a->context, s);
		return result < 1 ? result : act_add_to_roll(a, s);
	}
	if (!holds_for_some(a, s))
		return 0;
	a->context.memory->next = s->next;
	result = effect_step(&a->context, s);
	act_about(a, a->n ? &a->target[0] : NULL);
	*next = a->context.memory->next;
	if (s->verb == EFFECT_MOVE)
		tell_weld_stop(a, *next);
	return result;
}

/* One step with the Attack that it is part of: from the first command of the text on a Chain Break
 * ends it (CMD-01; RULING: RI-44). */
static int run_step(struct act *a, const struct effect_step *s, const struct effect_step **next)
{
	struct chain chain = act_chain(a, act_attack_in(a->steps));
	struct rules inside = rules_in_attack(a->r, &chain);
	int result;

	chain.before = s->verb == EFFECT_MOVE || s->verb == EFFECT_SHIFT;
	if (act_has_attack(a))
		a->context.r = &inside;
	result = act_own_verb(s->verb) ? run_own(a, s, next) : effect_on_all(a, s);
	act_keep_breaks(a);
	a->context.r = a->r;
	return result;
}

/* CHB-01; RULING: RT-171: what has ended one Attack of a text leaves the next one. */
static bool begins_next(const struct effect_step *s, bool attacked)
{
	return attacked &&
	       (effect_makes_roll(s->verb) || s->verb == EFFECT_MOVE || s->verb == EFFECT_SHIFT);
}

static int run_steps(struct act *a, const struct effect_step *s)
{
	const struct effect_step *next;
	bool attacked = false;

	for (; s; s = next) {
		next = s->next;
		if (begins_next(s, attacked)) {
			act_mend_chain(a);
			attacked = false;
		}
		attacked |= effect_makes_roll(s->verb);
		if (!act_gone(a) && !act_all_broken(a) && run_step(a, s, &next))
			return -1;
	}
	return 0;
}

static bool nobody_is_left(const struct board *b)
{
	EACH(b, spacer, s)
		if (!s->dead)
			return false;
	return true;
}

/* TGT-35, TGT-39: the line is resolved all the same, and there is nobody for the rest. */
static int end_with_nobody(const struct act *a)
{
	EVENT(a->r->board, NO_TARGET, "who=%s why=%s clause=TGT-35,TGT-39", a->in->record.name,
	      "no Spacer is left");
	return 0;
}

int act_perform(struct act *a, bool *aimed)
{
	int result;

	if (++a->r->fate->tally.depth > AI_DEPTH)
		return diag_set(a->r->diag, "what %s does leads back to itself",
				a->in->record.name);
	result = a->aimed ? 1 : act_aim(a);
	if (aimed)
		*aimed = result > 0;
	/* BOS-04, BOS-05: the Target first, then movement, the Attack, its effects, the After. */
	if (result > 0 && nobody_is_left(a->r->board))
		result = end_with_nobody(a);
	else if (result > 0)
		result = run_steps(a, a->steps) || act_after(a) ? -1 : 0;
	a->r->fate->tally.depth--;
	return result;
}
