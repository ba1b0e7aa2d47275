/* One activation from its start to its end. Clauses INT-02, INT-09 to INT-13, SUR, SUP-06, WLD-13,
 * BOS-02, BOS-03; rulings RA-01, RI-11, RO-72, RO-74. */
#include "rules/intruder/ai.h"
#include "board/keyed.h"
#include "board/readings.h"

#include "event/event.h"
#include "rules/harm/condition.h"
#include "rules/intruder/act.h"
#include "rules/sheet.h"

static void discard_tokens(const struct rules *r, const struct intruder *in, enum token_word w,
			   const char *title, const char *clause)
{
	struct token *t = token_find(r->board, in->record.name, w);

	if (!t)
		return;
	EVENT(r->board, DISCARD, "who=%s what=%s clause=%s", in->record.name, title, clause);
	board_remove(r->board, &t->record);
}

/* SUR-02 to SUR-04: the tokens go, and nothing else happens. */
static void recover(const struct rules *r, struct intruder *in, struct ai_order o)
{
	discard_tokens(r, in, TOKEN_SURPRISE, "Surprise", "SUR-02");
	discard_tokens(r, in, TOKEN_SUPPRESSION, "Suppression", "SUR-03");
	in->activated = !o.as || in->activated;
}

static bool door_beside(const struct door *d, struct space s)
{
	int i;

	for (i = 0; i < d->at.n; i++)
		if (space_same(d->at.at[i].at, s) || space_same(edge_other(d->at.at[i]), s))
			return true;
	return false;
}

/* WLD-13; RULING: RO-72, RO-74: the weld it starts beside is destroyed, and the door is open. A
 * disabled door keeps it (DSB-04). */
static void break_welds(const struct rules *r, const struct intruder *in)
{
	const struct board *b = r->board;

	EACH(b, door, d) {
		if (d->state != DOOR_WELDED || d->disabled || !door_beside(d, in->at))
			continue;
		d->state = DOOR_OPEN;
		EVENT(r->board, WELD_BROKEN, "who=%s door=%s clause=WLD-13 ruling=RO-74",
		      in->record.name, d->record.name);
	}
}

static bool wants_target(const struct effect *e)
{
	const struct effect_step *s = e->steps;

	while (s && !s->group->nguards && !act_own_verb(s->verb) && !effect_about_target(s))
		s = s->next;
	return s;
}

/* What is about nobody in particular has no Target. TGT-02, TGT-06: whatever else a baseline
 * Intruder does has that of its box, unless the text says whom; once its protocol is done, that one
 * and nobody else. */
static void aim_extra(struct act *a, const struct effect *e, const struct act *done)
{
	bool boss = intruder_is_boss(a->r->board, a->in);

	if (e->steps->verb == EFFECT_TARGET)
		return;
	a->aimed = !wants_target(e) || (done && !boss);
	if (!boss && !a->order.against)
		a->lines = protocol_box(a);
	if (a->aimed && done && act_target(done) && !act_target(done)->dead)
		a->target[a->n++] = (struct victim){.who = act_target(done)};
}

/* Extra actions of the sheet, around the main part, which is `done` or NULL (BOS-02, INT-11 to
 * INT-13). */
static int extra(const struct rules *r, struct intruder *in, struct ai_order o, const char *what,
		 const struct effect *e, const struct act *done)
{
	struct act a;

	if (!e->steps || !intruder_acts(in) || intruder_is_gone(r->board, in))
		return 0;
	EVENT(r->board, PERFORMS, "who=%s what=%s clause=%s", in->record.name, what,
	      intruder_is_boss(r->board, in) ? "BOS-02" : "INT-11");
	act_start(&a, r, in, o);
	act_read_sheet(&a, what, e->steps);
	aim_extra(&a, e, done);
	return act_perform(&a, NULL);
}

static int main_part(struct act *a, const struct rules *r, struct intruder *in, struct ai_order o)
{
	act_start(a, r, in, o);
	/* INT-10, INT-30: a Boss acts from its cards, all others from their protocols (PRO-01). */
	return intruder_is_boss(r->board, in) ? boss_perform(a) : protocol_perform(a);
}

/* RULING: RA-01, RI-11 (a): as the activation begins, so that nothing slows it. */
static bool unsuppressed_at_once(const struct board *b)
{
	bool tokens = plays(b, RA_01, 'a'), speed = plays(b, RI_11, 'a');

	return tokens || speed;
}

/* SUP-06; RULING: RA-01 (b), RI-11: they slowed this activation, and go. What an Attack left in the
 * middle of it is for the next one (RULING: RT-146). */
static void spend_suppression(const struct rules *r, const struct intruder *in)
{
	int left = intruder_suppression(r->board, in);

	if (left < token_count(r->board, in->record.name, TOKEN_SUPPRESSION))
		discard_tokens(r, in, TOKEN_SUPPRESSION, "Suppression", "SUP-06");
	intruder_suppress(r->board, in, left);
}

int ai_begin(const struct rules *r, struct intruder *in, struct ai_order o)
{
	break_welds(r, in);
	if (unsuppressed_at_once(r->board))
		discard_tokens(r, in, TOKEN_SUPPRESSION, "Suppression", "SUP-06");
	return extra(r, in, o, "extra action", &intruder_type(r->board, in)->before, NULL);
}

static int activate(const struct rules *r, struct intruder *in, struct ai_order o)
{
	struct act core;

	if (intruder_has_token(r->board, in, TOKEN_SURPRISE)) {
		recover(r, in, o);
		return 0;
	}
	/* BOS-03: what comes before and after never takes the place of the main part. */
	if (ai_begin(r, in, o))
		return -1;
	if (intruder_is_gone(r->board, in))
		return 0;
	if (main_part(&core, r, in, o) ||
	    extra(r, in, o, "additional action", &intruder_type(r->board, in)->additional, &core))
		return -1;
	if (intruder_is_gone(r->board, in))
		return 0;
	spend_suppression(r, in);
	in->activated = !o.as || in->activated; /* RULING: RI-43: it still acts in its phase */
	return 0;
}

static int act_upon(const struct rules *r, struct intruder *in, struct ai_order o)
{
	struct act core;

	if (o.attack) {
		EVENT(r->board, PERFORMS, "who=%s what=%s clause=%s", in->record.name, o.as,
		      o.attack);
		return main_part(&core, r, in, o);
	}
	EVENT(r->board, ACTIVATES, "who=%s as=%s clause=INT-02", in->record.name, o.as);
	return activate(r, in, o);
}

/* In the middle of something else it is a part of that. */
static int act_inside(const struct rules *r, struct intruder *in, struct ai_order o)
{
	struct fate_part before = fate_enter(r->fate);

	return act_upon(r, in, o) ? -1 : rules_leave(r, before);
}

int ai_activate(const struct rules *r, struct intruder *in, struct ai_order o)
{
	struct doing this = {.what = o.attack ? DOING_ATTACK : DOING_ACTIVATION,
			     .who = in->record.name,
			     .outer = r->board->doing};
	int result;

	if (!intruder_acts(in))
		return 0;
	if (++r->fate->tally.depth > AI_DEPTH)
		return diag_set(r->diag, "activations within activations do not end");
	if (!unsuppressed_at_once(r->board))
		this.suppression = token_count(r->board, in->record.name, TOKEN_SUPPRESSION);
	r->board->doing = &this;
	result = this.outer ? act_inside(r, in, o) : act_upon(r, in, o);
	r->board->doing = this.outer;
	r->fate->tally.depth--;
	return result;
}
