#include "event/event.h"
#include "rules/effect/effect.h"
#include "rules/harm/able.h"
#include "rules/sheet.h"

struct effect_context effect_start(const struct rules *r, const char *source, struct spacer *target,
				   const char *clause)
{
	return (struct effect_context){.r = r,
				       .source = source,
				       .target = target,
				       .clause = clause,
				       .place = NOWHERE,
				       .to = NOWHERE};
}

/* The one table of what verbs do. */
static effect_fn *const functions[EFFECT_COUNT] = {
#define V(id, word, args, needs, run, what) run,
    EFFECT_VERBS(V)
#undef V
};

/* Marks of a text: read where it is walked, nothing by themselves. */
int verb_mark(struct effect_context *c, const struct effect_step *s)
{
	(void)c;
	(void)s;
	return 0;
}

/* ---- what may be declined ---- */

int effect_wanted(const struct effect_context *c, const struct effect_step *s)
{
	static const char *const ways[] = {"yes", "no"};
	const struct effect_row *row = &effect_verbs[s->verb];
	bool helps = row->needs & HELPS;
	const char *who = c->target ? c->target->record.name : NULL;
	int way;

	if (!s->may || (row->needs & OFFERS))
		return 1;
	way = choose_at(c->r, rules_point_key(c->r, who, POINT_MAY, row->word), ways, 2,
			helps ? 0 : 1, helps ? "it helps" : "it costs");
	return way < 0 ? -1 : !way;
}

/* KD-05, RULING: RO-39: who is down does only what a passive compels. */
static bool is_barred(const struct effect_context *c, const struct effect_step *s)
{
	return s->may && c->passive && spacer_is_down(c->r->board, c->user);
}

/* ---- one step ---- */

/* What a step needs besides those it names itself, and is not there: said, and passed over. */
static const char *lacking(const struct effect_context *c, const struct effect_step *s)
{
	int needs = effect_verbs[s->verb].needs;

	if ((needs & NEED_INTRUDER) && !c->intruder)
		return "there is no Intruder it comes from";
	if ((needs & NEED_PLACE) && !space_on(c->place))
		return "it comes from no place on the board";
	if ((needs & BOSS_ONLY) && !intruder_is_boss(c->r->board, c->intruder))
		return "only a Boss is meant";
	return NULL;
}

static void tell_nothing(const struct effect_context *c, const struct effect_step *s,
			 const char *who, const char *why)
{
	EVENT(c->r->board, NO_EFFECT, "who=%s what=%s why=%s clause=%s", who,
	      effect_step_text(s, c->r->board->arena), why, c->clause);
}

/* A verb that harms is resolved for each of those it is about. */
static int for_each(struct effect_context *c, const struct effect_step *s)
{
	struct spacer *all[EFFECT_WHOM_MOST], *target = c->target;
	int i, n = effect_whom(c, s, all), result = n < 0 ? -1 : 0;

	if (!n)
		tell_nothing(c, s, "nobody", "there is nobody it could be about");
	for (i = 0; i < n && !result; i++) {
		c->target = all[i];
		if (!all[i]->dead) /* who died of what it did to another */
			result = functions[s->verb](c, s);
	}
	c->target = target;
	return result;
}

/* RULING: RA-10: what helps and is printed for a Wound is not done on a critical. */
static bool lost_on_critical(const struct effect_context *c, const struct effect_step *s)
{
	int i;

	if (!(c->moments & 1u << MOMENT_CRITICAL) || !(effect_verbs[s->verb].needs & HELPS))
		return false;
	for (i = 0; i < s->group->nguards; i++)
		if (s->group->guard[i].what == GUARD_ON &&
		    s->group->guard[i].number == MOMENT_WOUND)
			return true;
	return false;
}

int effect_step(struct effect_context *c, const struct effect_step *s)
{
	const char *lacks = lacking(c, s);
	int needs = effect_verbs[s->verb].needs, wants;

	if (c->repeated && !effect_about_target(s))
		return 0;
	if (lacks) {
		tell_nothing(c, s, c->target ? c->target->record.name : "nobody", lacks);
		return 0;
	}
	if (lost_on_critical(c, s) || is_barred(c, s))
		return 0;
	wants = effect_wanted(c, s);
	if (wants < 1)
		return wants;
	if ((needs & NEED_SPACER) || ((needs & NAMES) && s->says_whom))
		return for_each(c, s);
	return functions[s->verb](c, s);
}

/* ---- a whole text ---- */

/* CHB-02: what the Attack still had to do is cancelled. */
static bool cut_off(const struct effect_context *c)
{
	if (!c->memory->next || !chain_broken(c->r, c->target))
		return false;
	EVENT(c->r->board, NOTE, "text=%s clause=CHB-02", "the Chain Break cancels the rest");
	return true;
}

static int run_steps(struct effect_context *c, const struct effect_step *s)
{
	bool broken = chain_broken(c->r, c->target);

	for (; s; s = c->memory->next) {
		c->memory->next = s->next;
		if (!effect_group_holds(c, s->group))
			continue;
		if (effect_step(c, s))
			return -1;
		if (!broken && cut_off(c))
			break;
	}
	return 0;
}

int effect_run(struct effect_context *c, const struct effect *e)
{
	struct effect_memory memory = {0}, *outer = c->memory;
	int result;

	if (c->depth > EFFECT_DEPTH)
		return diag_set(c->r->diag, "the effect of '%s' leads back to itself",
				c->source ? c->source : "a card");
	c->memory = &memory;
	result = run_steps(c, e->steps);
	c->memory = outer;
	return result;
}
