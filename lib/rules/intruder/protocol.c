/* A baseline Intruder: Target, the first protocol whose requirement holds, its After Action.
 * Clauses PRO, TGT-01 to TGT-06, INT-09, INT-11; rulings RI-09, RI-10. */
#include "event/event.h"
#include "rules/intruder/act.h"
#include "rules/sheet.h"

/* PRO-04: every part of the requirement, which is the guard of the first step. */
static bool qualifies(struct act *a, const struct protocol_row *row, struct spacer *t)
{
	const struct effect_group *g = effect_requirement(&row->effect);

	return !g || act_would_hold(a, g, t);
}

const struct protocol_row *protocol_for(struct act *a, struct spacer *t)
{
	const struct protocol_row *row = NULL;

	/* PRO-03, PRO-05, PRO-06: in printed order, the first, and no other. */
	while ((row = intruder_protocol(a->r->board, a->in, row ? row->order : 0)))
		if (qualifies(a, row, t))
			return row;
	return NULL;
}

const struct effect_step target_closest = {.group = &effect_always,
					   .verb = EFFECT_TARGET,
					   .number = ABSENT,
					   .line = {.rank = TARGET_CLOSEST}};

const struct effect_step *protocol_box(const struct act *a)
{
	const struct effect *box = &intruder_type(a->r->board, a->in)->target;

	return box->steps ? box->steps : &target_closest;
}

void protocol_read_target(struct act *a)
{
	act_read(a, a->in->record.name, protocol_box(a), NULL, NULL);
}

int protocol_aim(struct act *a)
{
	int aimed = act_aim(a); /* PRO-02 */

	if (aimed < 1 || a->n)
		return aimed;
	EVENT(a->r->board, NO_TARGET, "who=%s why=%s clause=TGT-02", a->in->record.name,
	      "its Target box picks no Spacer");
	return 0;
}

int protocol_perform(struct act *a)
{
	const struct protocol_row *row;
	int aimed;

	protocol_read_target(a); /* TGT-01 */
	aimed = protocol_aim(a);
	if (aimed < 1)
		return aimed;
	row = protocol_for(a, act_target(a));
	if (!row) /* PRO-09 */
		return diag_set(a->r->diag,
				"no protocol of '%s' qualifies: one has to be without requirement",
				a->in->type);
	EVENT(a->r->board, PROTOCOL, "who=%s n=%d title=%s clause=PRO-05", a->in->record.name,
	      row->order, row->title);
	act_read(a, row->title, NULL, row->effect.steps, row->after.steps);
	a->required = effect_requirement(&row->effect);
	return act_perform(a, NULL);
}

/* ---- why, and why not ---- */

static const char *guard_words(const struct act *a, const struct protocol_row *row)
{
	const struct effect_group *g = effect_requirement(&row->effect);

	return g ? effect_guards_text(g, a->r->board->arena) : "otherwise";
}

void protocol_tell_why(struct act *a)
{
	const struct board *b = a->r->board;
	const struct protocol_row *row = NULL;
	const struct protocol_row *taken = protocol_for(a, act_target(a));
	int last = taken ? taken->order : 0;

	while ((row = intruder_protocol(b, a->in, row ? row->order : 0))) {
		bool reached = !taken || row->order <= last;
		EVENT(a->r->board, REQUIREMENT,
		      "n=%d title=%s requirement=%s target=%s holds=%s taken=%s clause=%s",
		      row->order, row->title, guard_words(a, row), act_target(a)->record.name,
		      !reached	     ? "not reached"
		      : row == taken ? "yes"
				     : "no",
		      row == taken ? "performed" : NULL,
		      !reached	     ? "PRO-06"
		      : row == taken ? "PRO-05"
				     : "PRO-04");
	}
}
