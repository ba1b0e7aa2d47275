/* enorm-turn countdown, intruders and end-round. */
#include "rules/turn/phase.h"
#include "tool/turn.h"

static int play(struct call *c, struct board *b, enum phase p, int (*phase)(const struct rules *),
		struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct refusal no = phase_refusal(b, p);

	if (no.reason)
		return call_refuse(c, b, NULL, no);
	fate_open_seams(&c->fate);
	return phase(&r) ? -1 : STATUS_OK;
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
