/* One activation from its start to its end. Clauses INT-02, INT-09 to INT-13, SUR, SUP-06, WLD-13,
 * BOS-02, BOS-03; rulings RA-01, RI-11, RO-72, RO-74. */
#include "rules/intruder/ai.h"
#include "board/keyed.h"
#include "board/readings.h"

#include "event/event.h"
#include "rules/intruder/act.h"
#include "rules/intruder/intruder.h"

int ai_refuse(struct ai_wish *w, struct refusal no)
{
	w->refusal = no;
	return 0;
}

bool ai_broke_off(const struct ai_wish *w)
{
	return w->halted || w->refusal.reason;
}

static void discard_tokens(const struct rules *r, const struct intruder *in, const char *token,
			   const char *title, const char *clause)
{
	struct token *t = board_find(r->board, KIND_TOKEN, in->record.name, token);

	if (!t)
		return;
	EVENT(r->board, DISCARD, "who=%s what=%s clause=%s", in->record.name, title, clause);
	board_remove(r->board, &t->record);
}

/* SUR-02 to SUR-04: the tokens go, and nothing else happens. */
static void recover(const struct rules *r, struct intruder *in)
{
	discard_tokens(r, in, "surprise", "Surprise", "SUR-02");
	discard_tokens(r, in, "suppression", "Suppression", "SUR-03");
	in->activated = 1;
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
void act_break_welds(const struct rules *r, const struct intruder *in)
{
	const struct board *b = r->board;
	int i;

	for (i = 0; i < board_count(b, KIND_DOOR); i++) {
		struct door *d = board_door(b, i);
		if (d->state != DOOR_WELDED || d->disabled || !door_beside(d, in->at))
			continue;
		d->state = DOOR_OPEN;
		EVENT(r->board, WELD_BROKEN, "who=%s door=%s clause=WLD-13 ruling=RO-74",
		      in->record.name, d->record.name);
	}
}

/* Extra actions of the sheet, around the main part (BOS-02, INT-11 to INT-13). */
static int extra(const struct rules *r, struct intruder *in, struct ai_wish *w, const char *what,
		 const struct effect *e)
{
	struct act a;

	if (!e->steps || ai_broke_off(w) || !intruder_acts(in))
		return 0;
	EVENT(r->board, PERFORMS, "who=%s what=%s clause=%s", in->record.name, what,
	      intruder_is_boss(r->board, in) ? "BOS-02" : "INT-11");
	act_start(&a, r, in, w);
	act_read_sheet(&a, what, e->steps);
	return act_perform(&a, NULL);
}

static int main_part(const struct rules *r, struct intruder *in, struct ai_wish *w)
{
	struct act a;

	act_start(&a, r, in, w);
	/* INT-10, INT-30: a Boss acts from its cards, all others from their protocols (PRO-01). */
	return intruder_is_boss(r->board, in) ? boss_perform(&a) : protocol_perform(&a);
}

/* RULING: RA-01, RI-11 (a): as the activation begins, so that nothing slows it. */
static bool unsuppressed_at_once(const struct board *b)
{
	bool tokens = plays(b, RA_01, 'a'), speed = plays(b, RI_11, 'a');

	return tokens || speed;
}

static int activate(const struct rules *r, struct intruder *in, struct ai_wish *w)
{
	const struct intruder_row *sheet = intruder_type(r->board, in);

	EVENT(r->board, ACTIVATES, "who=%s as=%s clause=INT-02", in->record.name, w->as);
	if (intruder_has_token(r->board, in, "surprise")) {
		recover(r, in);
		return 0;
	}
	act_break_welds(r, in);
	if (unsuppressed_at_once(r->board))
		discard_tokens(r, in, "suppression", "Suppression", "SUP-06");
	/* BOS-03: what comes before and after never takes the place of the main part. */
	if (extra(r, in, w, "extra action", &sheet->before) ||
	    (!ai_broke_off(w) && main_part(r, in, w)) ||
	    extra(r, in, w, "additional action", &sheet->additional))
		return -1;
	if (ai_broke_off(w))
		return 0;
	/* SUP-06; RULING: RA-01 (b), RI-11: they slowed this activation, and go. */
	discard_tokens(r, in, "suppression", "Suppression", "SUP-06");
	in->activated = !w->as || in->activated; /* RULING: RI-43: it still acts in its phase */
	return 0;
}

int ai_activate(const struct rules *r, struct intruder *in, struct ai_wish *w)
{
	struct ai_wish none = {0};
	struct ai_wish *wish = w ? w : &none;
	int result;

	if (!intruder_acts(in))
		return 0;
	if (++wish->depth > AI_DEPTH)
		return diag_set(r->diag, "activations within activations do not end");
	result = activate(r, in, wish);
	wish->depth--;
	return result;
}
