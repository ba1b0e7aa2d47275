/* What is added to a roll. */
#include "dice/notation.h"
#include "event/event.h"
#include "rules/effect/effect.h"
#include "rules/intruder/act.h"

/* The Intruder's own roll, or the next Attack Roll of the Spacer: `bonus NAME dice=b power=1`. */
int verb_add_to_roll(struct effect_context *c, const struct effect_step *s)
{
	const char *who = c->target->record.name;
	struct bonus *b;

	if (c->act)
		return act_add_to_roll(c->act, s);
	b = board_find(c->r->board, KIND_BONUS, NULL, who);
	if (!b)
		b = board_add(c->r->board, KIND_BONUS, NULL, who);
	if (s->dice)
		b->dice = arena_printf(c->r->board->arena, "%s%s", b->dice ? b->dice : "", s->dice);
	else
		b->power += s->number;
	EVENT(c->r->board, ADDS, "who=%s what=%s clause=%s", who,
	      s->dice ? s->dice : arena_printf(c->r->board->arena, "%d Power", s->number),
	      c->clause);
	return 0;
}
