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

/* RULING: RT-158: the Advance is part of the Attack, which a Chain Break there ends in step 1. */
static int advance_first(const struct rules *r, struct attack *a)
{
	struct chain chain = {.spacers = true};
	struct rules inside = rules_in_attack(r, &chain);
	int result = walk_first(&inside, a);

	a->broken_off = chain.over;
	return result;
}

/* TRN-05: what waits comes first; but what interrupts is made at once (BON-01). */
static struct refusal before_this(const struct board *b, const struct attack *a)
{
	if (a->granted)
		return ALLOWED;
	if (a->scout) /* SCT-11: at once; RULING: RT-165 and so before the third Exert card's death
		       */
		return unfinished_but_for(b, a->who, WAITING_DEATH);
	return a->follow_up ? unfinished_but_for(b, a->who, WAITING_FOLLOW_UP)
			    : unfinished_refusal(b);
}

/* RULING: RA-06: only range and sight wait for the Advance, or (a) nothing does. */
static struct refusals before_the_walk(const struct board *b, const struct attack *a)
{
	if (!space_on(a->advance))
		return (struct refusals){.n = 0};
	return plays(b, RA_06, 'a') ? attack_refusals(b, a) : attack_declare_refusals(b, a);
}

/* FUP-02, SCT-11: what waited is made now, and once, however far it comes. */
static void take_what_waited(const struct rules *r, const struct attack *a)
{
	if (a->follow_up)
		waiting_take(r->board, WAITING_FOLLOW_UP, a->who);
	if (a->scout)
		waiting_take_all(r->board, WAITING_SCOUT_ATTACK, a->who);
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
	a->why = before_the_walk(r->board, a);
	if (a->why.n)
		return ATTACK_REFUSED;
	result = advance_first(r, a);
	if (result)
		return result;
	a->why = attack_refusals(r->board, a);
	if (a->why.n && !space_on(a->advance))
		return ATTACK_REFUSED; /* WPN-16: nothing else changes */
	take_what_waited(r, a);
	if (a->broken_off)
		return 0;
	if (!a->why.n)
		return attack_resolve(r, a);
	/* RULING: RA-06: out of range after an Advance, the Attack ends there; the steps stand. */
	EVENT(r->board, STOPS_SHORT, "who=%s why=%s clause=%s ruling=%s", a->who->record.name,
	      a->why.at[0].reason, a->why.at[0].clause, ruling_cited(r->board, RA_06));
	return 0;
}
