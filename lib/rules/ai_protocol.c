/* A baseline Intruder: Target, the first protocol whose requirement holds, its After Action.
 * Clauses PRO, TGT-01 to TGT-06, INT-09, INT-11; rulings RI-09, RI-10. */
#include "event/event.h"
#include "rules/ai_act.h"
#include "rules/ai_why.h"
#include "rules/effect_guard.h"
#include "rules/intruder.h"

/* PRO-04: every part of the requirement, which is the guard of the first step. */
static int qualifies(struct act *a, const struct protocol_row *row, struct spacer *t)
{
	struct effect_step *steps;

	if (effect_parse(row->effect, a->r->board->data, a->r->board->arena, &steps, a->r->diag))
		return -1;
	return act_holds(a, steps, t);
}

const struct protocol_row *protocol_for(struct act *a, struct spacer *t)
{
	const struct protocol_row *row = NULL;

	/* PRO-03, PRO-05, PRO-06: in printed order, the first, and no other. */
	while ((row = intruder_protocol(a->r->board, a->in, row ? row->order : 0)))
		if (qualifies(a, row, t) > 0)
			return row;
	return NULL;
}

int protocol_read_target(struct act *a)
{
	const char *text = intruder_type(a->r->board, a->in)->target;

	if (act_read(a, a->in->record.name, *text ? text : "target closest", ""))
		return -1;
	a->steps = NULL;
	return 0;
}

int protocol_aim(struct act *a)
{
	int aimed = act_aim(a); /* PRO-02 */

	if (aimed < 1 || a->n)
		return aimed;
	event_add(a->r->board, "no-target", "who=%s why=%s clause=TGT-02", a->in->record.name,
		  "its Target box picks no Spacer");
	return 0;
}

int protocol_perform(struct act *a)
{
	const struct protocol_row *row;
	int aimed;

	if (protocol_read_target(a)) /* TGT-01 */
		return -1;
	aimed = protocol_aim(a);
	if (aimed < 1)
		return aimed;
	row = protocol_for(a, a->target[0]);
	if (!row) /* PRO-09 */
		return diag_set(a->r->diag,
				"no protocol of '%s' qualifies: one has to be without requirement",
				a->in->type);
	event_add(a->r->board, "protocol", "who=%s n=%d title=%s clause=PRO-05", a->in->record.name,
		  row->order, row->title);
	if (act_read(a, row->title, row->effect, row->after))
		return -1;
	return act_perform(a, NULL);
}

/* ---- why, and why not ---- */

static const char *guard_words(const struct act *a, const struct effect_step *s)
{
	return s->nguards ? effect_guards_text(s, a->r->board->arena) : "otherwise";
}

int why_protocols(struct act *a)
{
	const struct board *b = a->r->board;
	const struct protocol_row *row = NULL;
	bool found = false;

	while ((row = intruder_protocol(b, a->in, row ? row->order : 0))) {
		struct effect_step *steps;
		int holds = qualifies(a, row, a->target[0]);
		if (effect_parse(row->effect, b->data, b->arena, &steps, a->r->diag))
			return -1;
		event_add(a->r->board, "requirement",
			  "n=%d title=%s requirement=%s target=%s holds=%s taken=%s clause=%s",
			  row->order, row->title, guard_words(a, steps), a->target[0]->record.name,
			  holds > 0 ? "yes" : "no", holds > 0 && !found ? "performed" : NULL,
			  holds > 0 && found ? "PRO-06"
			  : holds > 0	     ? "PRO-05"
					     : "PRO-04");
		found |= holds > 0;
	}
	return 0;
}
