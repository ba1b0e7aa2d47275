/* Verbs that do something to a Spacer. */
#include "board/keyed.h"
#include "event/event.h"
#include "rules/effect/effect.h"
#include "rules/harm/condition.h"
#include "rules/harm/harm.h"
#include "rules/sheet.h"

int verb_vitals(struct effect_context *c, const struct effect_step *s)
{
	return harm_vitals(c->r, c->target, s->number, c->clause);
}

int verb_stress(struct effect_context *c, const struct effect_step *s)
{
	return harm_stress(c->r, c->target, s->number, c->clause);
}

int verb_adrenaline(struct effect_context *c, const struct effect_step *s)
{
	return harm_adrenaline(c->r, c->target, s->number, c->clause);
}

int verb_damage(struct effect_context *c, const struct effect_step *s)
{
	return harm_damage(c->r, c->target, s->number);
}

int verb_radiation(struct effect_context *c, const struct effect_step *s)
{
	return harm_tokens(c->r, c->target, TOKEN_RADIATION, s->number);
}

int verb_infection(struct effect_context *c, const struct effect_step *s)
{
	return harm_tokens(c->r, c->target, TOKEN_INFECTION, s->number);
}

int verb_condition(struct effect_context *c, const struct effect_step *s)
{
	return condition_gain(c->r, c->target, s->name, c->clause, c->depth + 1);
}

int verb_knockdown(struct effect_context *c, const struct effect_step *s)
{
	(void)s;
	/* KD-15, KD-16, KW-KNOCKDOWN-4, KW-KNOCKDOWN-8: only if it reaches. */
	if (!c->far)
		return harm_knockdown(c->r, c->target, c->clause);
	EVENT(c->r->board, NO_EFFECT, "who=%s what=Knockdown why=%s clause=%s ruling=RA-57",
	      c->target->record.name, "out of effective range", c->far);
	return 0;
}

int verb_crash(struct effect_context *c, const struct effect_step *s)
{
	(void)s;
	return harm_crash(c->r, c->target, c->clause);
}

int verb_kill(struct effect_context *c, const struct effect_step *s)
{
	(void)s;
	return harm_kill(c->r, c->target, c->source, "DIE-08"); /* DIE-08: and no check */
}

int verb_stand_up(struct effect_context *c, const struct effect_step *s)
{
	struct condition *down = spacer_condition(c->r->board, c->target, KNOCKDOWN);

	(void)s;
	if (down)
		condition_discard(c->r, c->target, down, c->clause);
	return 0;
}

/* Holds as long as its card does: the record of the card is all there is to do. */
int verb_lasts(struct effect_context *c, const struct effect_step *s)
{
	(void)c;
	(void)s;
	return 0;
}

/* CHB-06, CHB-07: it ends the Attack under way; with none, nothing. */
int verb_chain_break(struct effect_context *c, const struct effect_step *s)
{
	(void)s;
	chain_break(c->r, c->target, c->r->chain ? c->source : c->target->record.name, "CHB-06",
		    NULL);
	return 0;
}

/* Up to that many tokens on the Intruder it is about, those that lie there counted (RA-21). */
int verb_suppress(struct effect_context *c, const struct effect_step *s)
{
	const char *who = c->intruder->record.name;
	int there = token_count(c->r->board, who, TOKEN_SUPPRESSION), more = s->number - there;

	if (c->intruder->disabled) {
		EVENT(c->r->board, NO_EFFECT, "who=%s what=Suppression why=%s clause=DSB-02", who,
		      "it is disabled");
		return 0;
	}
	intruder_suppress(c->r->board, c->intruder, s->number);
	if (more <= 0) {
		EVENT(c->r->board, NO_EFFECT, "who=%s what=Suppression why=%s clause=SUP-12", who,
		      arena_printf(c->r->board->arena, "it has %d already", there));
		return 0;
	}
	EVENT(c->r->board, TOKEN, "who=%s n=%d token=Suppression now=%d clause=%s", who, more,
	      s->number, c->clause);
	return 0;
}
