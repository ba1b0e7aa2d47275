#include "rules/effect/forced.h"

#include "event/event.h"
#include "rules/blip/blip.h"
#include "rules/move/forced.h"

static struct push push_of(const struct effect_context *c, const struct effect_step *s)
{
	const struct intruder *in = board_find(c->r->board, KIND_INTRUDER, NULL, c->source);

	/* RSP-18, KB-13: the Intruder is the source, the Spacer is moved. */
	return (struct push){.who = c->target->record.name,
			     .x = s->arg[0].number,
			     .source = in->at,
			     .by = in->record.name,
			     .direction = NO_DIRECTION,
			     .last_step = (int)in->facing,
			     .attack = c->attack}; /* RULING: RO-27 */
}

int effect_knockback(const struct effect_context *c, const struct effect_step *s)
{
	struct push p = push_of(c, s);
	const char *clause = NULL, *shut = NULL;

	if (c->gate)
		shut = forced_gate_shut(c->r->board, c->gate, p.source, c->target->at, &clause);
	if (shut) { /* RULING: RA-11, RA-57 */
		event_add(c->r->board, "stays", "who=%s why=%s clause=%s ruling=%s", p.who, shut,
			  clause, c->gate->by == BY_RESPONSE ? "RA-11" : "RA-57");
		return 0;
	}
	p.unavoidable = s->verb == EFFECT_UNAVOIDABLE;
	return forced_knockback(c->r, &p);
}

int effect_pushback(const struct effect_context *c, const struct effect_step *s)
{
	struct push p = push_of(c, s);

	return forced_pushback(c->r, &p); /* RSP-19 */
}

int effect_lure(const struct effect_context *c, const struct effect_step *s)
{
	struct push p = push_of(c, s);

	return forced_lure(c->r, &p);
}

int effect_displace(const struct effect_context *c, const struct effect_step *s)
{
	(void)s;
	return forced_displace(c->r, c->target->record.name);
}

int effect_spawn_blips(const struct effect_context *c, const struct effect_step *s)
{
	int i;

	for (i = 0; i < s->arg[0].number; i++)
		if (blip_spawn(c->r, c->target))
			return -1;
	return 0;
}
