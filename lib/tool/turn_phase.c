/* enorm-turn countdown, intruders and end-round. */
#include "cli/names.h"
#include "rules/turn/phase.h"
#include "tool/turn.h"
#include "tool/wish.h"

static int play(struct call *c, struct board *b, enum phase p,
		int (*phase)(const struct rules *, const struct blip_wish *), struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct ai_wish wish;
	struct blip_wish w = {.type = call_value(c, "type"),
			      .reading = call_value(c, "reading"),
			      .ai = &wish};
	struct refusal no = phase_refusal(b, p);

	if (no.reason)
		return call_refuse(c, b, NULL, no);
	if (w.type) {
		const struct intruder_row *row = name_row(b, TABLE_INTRUDERS, w.type, d);
		if (!row)
			return -1;
		w.type = row->name;
	}
	if (call_wish(c, b, &wish, d))
		return -1;
	call_open_seams(c, &wish);
	if (phase(&r, &w))
		return -1;
	return call_wish_end(c, b, &wish, d);
}

int turn_do_countdown(struct call *c, struct board *b, struct diag *d)
{
	return play(c, b, PHASE_COUNTDOWN, phase_countdown, d);
}

int turn_do_intruders(struct call *c, struct board *b, struct diag *d)
{
	return play(c, b, PHASE_INTRUDER, phase_intruders, d);
}

int turn_do_end_round(struct call *c, struct board *b, struct diag *d)
{
	return play(c, b, PHASE_END, phase_end_round, d);
}
