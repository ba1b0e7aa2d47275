/* Verbs that let a Spacer do something: a Bonus Attack, a free Move. */
#include "event/event.h"
#include "rules/effect/effect.h"
#include "rules/grant.h"
#include "rules/move/spacer_move.h"

int verb_bonus_attack(struct effect_context *c, const struct effect_step *s)
{
	if (c->answer) /* CHB-15 */
		return verb_follow_up(c, s);
	return grant_bonus_attack(c->r, c->target, c->clause);
}

int verb_free_move(struct effect_context *c, const struct effect_step *s)
{
	struct spacer_move m = {.who = c->target,
				.most = s->number,
				.by_another = c->user && c->user != c->target,
				/* RULING: RI-43 */};

	if (!space_on(c->to))
		return grant_free_move(c->r, c->target, s->number, c->clause);
	if (!spacer_move_find(c->r->board, &m, c->to)) {
		EVENT(c->r->board, STAYS, "who=%s why=%s clause=SPM-01", c->target->record.name,
		      "no way leads there");
		return 0;
	}
	return spacer_move_resolve(c->r, &m);
}
