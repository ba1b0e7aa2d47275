/* Verbs that move a Spacer against its will. A Knockback has to reach by the context's gate. */
#include "event/event.h"
#include "rules/effect/effect.h"
#include "rules/gate.h"
#include "rules/move/forced.h"

static struct push push_of(const struct effect_context *c, const struct effect_step *s)
{
	/* RSP-18, KB-13: the Intruder is the source, the Spacer is moved; else the tile or the
	 * Spacer it comes from. */
	return (struct push){.who = c->target->record.name,
			     .x = s->number,
			     .source = c->place,
			     .by = c->intruder ? c->intruder->record.name : c->source,
			     .direction = NO_DIRECTION,
			     .last_step = c->intruder ? (int)c->intruder->facing : NO_DIRECTION};
}

int verb_knockback(struct effect_context *c, const struct effect_step *s)
{
	struct push p = push_of(c, s);
	struct refusal no = ALLOWED;

	if (c->gate)
		no = forced_gate_refusal(c->r->board, c->gate, p.source, c->target->at);
	if (no.reason) { /* RULING: RA-11, RA-57 */
		EVENT(c->r->board, STAYS, "who=%s why=%s clause=%s ruling=%s", p.who, no.reason,
		      no.clause, c->gate->by == BY_RESPONSE ? "RA-11" : "RA-57");
		return 0;
	}
	p.unavoidable = s->verb == EFFECT_UNAVOIDABLE;
	return forced_knockback(c->r, &p);
}

int verb_pushback(struct effect_context *c, const struct effect_step *s)
{
	struct push p = push_of(c, s);

	return forced_pushback(c->r, &p); /* RSP-19 */
}

int verb_lure(struct effect_context *c, const struct effect_step *s)
{
	struct push p = push_of(c, s);

	return forced_lure(c->r, &p);
}

int verb_displace(struct effect_context *c, const struct effect_step *s)
{
	(void)s;
	return forced_displace(c->r, c->target->record.name);
}
