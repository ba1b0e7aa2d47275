#include "rules/harm/able.h"
#include "board/keyed.h"
#include "board/readings.h"

#include <string.h>

#include "rules/harm/condition.h"
#include "rules/waiting.h"

static const struct {
	const char *clause, *of_the_dead, *of_the_fallen;
	bool is_ability;
} deeds[] = {
    [DEED_ACTION] = {"KD-03", "the dead perform no actions",
		     "a Spacer who is down performs no actions", false},
    [DEED_REACTION] = {"KD-04", "the dead use no reactions",
		       "a Spacer who is down uses no reactions", true},
    [DEED_ABILITY] = {"KD-05", "the dead use no abilities",
		      "a Spacer who is down uses no abilities", true},
};

bool spacer_is_down(const struct board *b, const struct spacer *s)
{
	const struct condition *c = spacer_condition(b, s, KNOCKDOWN);

	/* The ban belongs to the falling face. */
	return c && c->side != KNOCKDOWN_STANDING;
}

/* RULING: RO-37 (b): who has not stood up yet does not react, whichever face is up. */
static bool rises_too_late(const struct board *b, const struct spacer *s)
{
	return spacer_condition(b, s, KNOCKDOWN) && plays(b, RO_37, 'b');
}

/* TIM-01: with the Run its Rounds and turns are over. */
static struct refusal run_refusal(const struct board *b)
{
	return allow_if(!flag_find(b, FLAG_RUN_OVER, NULL), "TRN-01", "the Run is over");
}

struct refusal deed_refusal(const struct board *b, const struct spacer *s, enum deed what)
{
	const char *card;

	if (s->dead)
		return refuse("DIE-15", deeds[what].of_the_dead);
	/* KD-03, KD-04, KD-05, KD-06, RULING: RO-39 on the falling side, and no other. */
	if ((what == DEED_REACTION && rises_too_late(b, s)) || spacer_is_down(b, s))
		return refuse(deeds[what].clause, deeds[what].of_the_fallen);
	card = deeds[what].is_ability ? condition_lasting(b, s, EFFECT_NO_ABILITIES) : NULL;
	if (card)
		return refuse_of(b, "SBD-06", "%s takes abilities away", card);
	/* TRN-05: a reaction comes in the middle of something, of the end of a Run too; all else
	 * after it. */
	if (what == DEED_REACTION)
		return ALLOWED;
	return run_refusal(b).reason ? run_refusal(b) : unfinished_refusal(b);
}

struct refusal deed_there_refusal(const struct board *b, const struct spacer *s, enum deed what)
{
	struct refusal no = deed_refusal(b, s, what);

	if (no.reason || !s->elsewhere)
		return no;
	/* RULING: RO-112 */
	return refuse("OTP-02", "who is in an Other Place touches nothing on the board");
}

/* Turns are had in a Run, and in its Spacer Phase. */
static bool turns_over(const struct board *b)
{
	const struct round_record *round = board_single(b, KIND_ROUND);

	return run_refusal(b).reason || (round && round->phase != PHASE_SPACER);
}

bool turn_is_own(const struct board *b, const struct spacer *s)
{
	const struct turn *t = board_find(b, KIND_TURN, NULL, s->record.name);

	return t && t->state == TURN_ACTIVE && !s->dead && !turns_over(b);
}

bool turn_is_of(const struct board *b, const struct spacer *s)
{
	bool kept = board_count(b, KIND_TURN) || board_single(b, KIND_ROUND);

	return !kept || turn_is_own(b, s);
}

static struct refusal refuse_turn(const struct board *b, const struct spacer *s)
{
	const struct turn *t = board_find(b, KIND_TURN, NULL, s->record.name);

	if (run_refusal(b).reason)
		return run_refusal(b);
	if (t && t->state == TURN_ACTIVE && turns_over(b))
		return refuse("TRN-01", "it is not the Spacer Phase");
	return refuse_of(b, "TRN-01", "it is not the turn of %s", s->record.name);
}

struct refusal turn_own_refusal(const struct board *b, const struct spacer *s)
{
	return turn_is_own(b, s) ? ALLOWED : refuse_turn(b, s);
}

struct refusal deed_now_refusal(const struct board *b, const struct spacer *s, enum deed what)
{
	struct refusal no = deed_refusal(b, s, what);

	if (no.reason)
		return no;
	return turn_is_of(b, s) ? ALLOWED : refuse_turn(b, s);
}
