/* Verbs about the board at large: a tile that falls, an Escalation, what is added to a roll. */
#include "data/data.h"
#include "dice/notation.h"
#include "event/event.h"
#include "rules/deck/escalation.h"
#include "rules/effect/effect.h"
#include "rules/intruder/act.h"
#include "rules/move/terrain.h"

int verb_place_terrain(struct effect_context *c, const struct effect_step *s)
{
	const struct terrain_row *type = data_find(c->r->board->data, TABLE_TERRAIN, s->name);
	struct space *at = arena_new(c->r->board->arena, struct space); /* the tile keeps it */
	bool none, placed;

	if (terrain_random_space(c->r, type, at, &none))
		return -1;
	return none ? 0 : terrain_place(c->r, type, (struct spaces){at, 1}, &placed);
}

int verb_escalate(struct effect_context *c, const struct effect_step *s)
{
	(void)s;
	return escalate_without_wound(c->r, c->intruder);
}

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
