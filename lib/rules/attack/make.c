/* An Attack from its declaration: Advance, the tests of step 1, then all that follows. Whoever only
 * looks ahead takes the same road with `only_roll`. */
#include "board/readings.h"
#include "event/event.h"
#include "rules/attack/attack.h"
#include "rules/attack/walk.h"
#include "rules/waiting.h"

int attack_refuse(struct attack *a, struct refusal no)
{
	a->why = (struct refusals){{no}, 1};
	return ATTACK_REFUSED;
}

struct refusal attack_why(const struct board *b, const struct attack *a)
{
	struct refusal no = refusals_joined(b, &a->why);

	no.clause = a->why.at[0].clause;
	return no;
}

static int refuse_walk(const struct rules *r, struct attack *a, const char *keyword,
		       struct refusal no)
{
	return attack_refuse(a, refuse_of(r->board, no.clause, "%s: %s", keyword, no.reason));
}

/* KW-ADVANCE-1: on declaring, before range and sight are tested (RULING: RA-06). */
static int walk_first(const struct rules *r, struct attack *a)
{
	struct refusal no = ALLOWED;

	if (!space_on(a->advance))
		return 0;
	no = attack_advance_refusal(r, a);
	return no.reason ? refuse_walk(r, a, "Advance", no) : attack_advance(r, a);
}

/* TRN-05: what waits comes first; but what interrupts is made at once (BON-01). */
static struct refusal before_this(const struct board *b, const struct attack *a)
{
	if (a->granted)
		return ALLOWED;
	return a->follow_up ? unfinished_before_follow_up(b, a->who) : unfinished_refusal(b);
}

int attack_make(const struct rules *r, struct attack *a)
{
	struct refusal first = before_this(r->board, a);
	int result;

	if (first.reason)
		return attack_refuse(a, first);
	if (a->ignore_reprisal && !a->bonus && !a->follow_up)
		return attack_refuse(
		    a,
		    refuse("BON-08", "only the attacker of a Bonus Attack may ignore Reprisals"));
	if (space_on(a->advance) && plays(r->board, RA_06, 'a')) {
		a->why = attack_refusals(r->board, a);
		if (a->why.n)
			return ATTACK_REFUSED;
	}
	result = walk_first(r, a);
	if (result)
		return result;
	a->why = attack_refusals(r->board, a);
	if (!a->why.n)
		return attack_resolve(r, a);
	if (!space_on(a->advance))
		return ATTACK_REFUSED; /* WPN-16: nothing else changes */
	/* RULING: RA-06: out of range after an Advance, the Attack ends there; the steps stand. */
	EVENT(r->board, STOPS_SHORT, "who=%s why=%s clause=%s ruling=%s", a->who->record.name,
	      a->why.at[0].reason, a->why.at[0].clause, ruling_cited(r->board, RA_06));
	return 0;
}
