/* Step 3: the rolls, one target after the other, and the Wounds they deal. */
#include "event/event.h"
#include "rules/attack/attack.h"
#include "rules/attack/cover.h"
#include "rules/deck/boss_wound.h"
#include "rules/harm/harm.h"
#include "rules/harm/pool.h"
#include "rules/roll/tokens.h"
#include "rules/sheet.h"

/* PWR-41, PWR-42: Expertise changes no roll itself; it pays for what does, the weapon's own first
 * (PWR-44). */
static int pay_expertise(const struct rules *r, struct attack *a)
{
	const char *who = a->who->record.name;
	const char *typed = fate_answer(r->fate, ANSWER_EXPERTISE, point_stems[POINT_ATTACK], who);
	int there = pool_count(r->board, POOL_ACTIVE, TOKEN_EXPERTISE), tokens;
	long n = 0;

	if (typed && !num_read(span_of(typed), 0, 99, &n))
		return diag_usage(r->diag, "--expertise '%s' is not a whole number from 0 to 99",
				  typed);
	tokens = spent_split((int)n, a->weapon->expertise).tokens;
	if (there < tokens)
		return rules_refuse(r, refuse_of(r->board, "PWR-18",
						 "the Active Pool has %d Expertise, not %d", there,
						 tokens));
	if (tokens)
		pool_spend(r->board, a->who->record.name, TOKEN_EXPERTISE, tokens, "PWR-42");
	return 0;
}

/* CHB-11, CHB-12: moved out of the weapon's range before the roll, whatever moved her. */
static bool left_range(const struct rules *r, const struct attack *a, int i)
{
	return !space_same(a->who->at, a->from) && !attack_reaches(r->board, a, i);
}

void attack_break_off(const struct rules *r, struct attack *a)
{
	chain_break(r, a->who, a->who->record.name, "CHB-11", NULL);
}

/* KW-RADIATE-7, KW-RADIATE-8: against the next card, if there is one. */
static bool goes_on_with(const struct rules *r, const struct intruder *boss)
{
	const struct deck *d = deck_told(r->board, boss, DECK_BP);

	if (!d || deck_can_draw(r->board, d))
		return true;
	EVENT(r->board, NOTE, "text=%s clause=KW-RADIATE-8 ruling=RT-148",
	      arena_printf(r->board->arena, "%s has no other card to draw: no roll is made",
			   boss->record.name));
	return false;
}

/* KW-RADIATE-3..8: a card whose AT equals the Radiation on the sheet is a Wound at once. */
static int draw_card(const struct rules *r, struct attack *a, int i)
{
	struct intruder *in = a->target[i];

	for (;;) {
		if (boss_draw_bp(r, in, &a->card[i]))
			return -1;
		if (!boss_radiate_due(r, in, a->card[i]))
			return 0;
		a->radiated[i] = true;
		if (attack_radiated(r, a, i))
			return -1;
		a->settled[i] = in->dying || !goes_on_with(r, in);
		a->over = a->who->dead || chain_broken(r, a->who);
		if (a->settled[i] || a->over)
			return 0;
		a->card[i] = NULL;	   /* it is a Wound on the stack */
		if (left_range(r, a, i)) { /* KW-RADIATE-8: it cannot go on */
			attack_break_off(r, a);
			return 0;
		}
	}
}

static void tell_result(const struct rules *r, const struct attack *a, int i)
{
	static const char *const words[] = {"fail", "wound", "critical wound"};
	static const char *const clauses[] = {"WND-04", "WND-02,WND-07", "WND-08,CRT-07"};

	EVENT(r->board, OUTCOME, "what=%s target=%s clause=%s", words[a->result[i]],
	      a->target[i]->record.name, clauses[a->result[i]]);
}

static unsigned moments_of(enum attack_result result)
{
	static const unsigned of[] = {1u << MOMENT_FAIL, 1u << MOMENT_WOUND,
				      1u << MOMENT_WOUND | 1u << MOMENT_CRITICAL};

	return of[result];
}

static int roll_against(const struct rules *r, struct attack *a, int i)
{
	struct dice_table *table = arena_new(r->board->arena, struct dice_table);
	struct rolling q;
	struct rolling_result got;

	if (left_range(r, a, i))
		attack_break_off(r, a);
	else if (intruder_is_boss(r->board, a->target[i]) && draw_card(r, a, i)) /* RULING: RA-28 */
		return -1;
	a->over |= chain_broken(r, a->who);
	if (a->over || a->settled[i])
		return 0;
	if (attack_rolling(r, a, i, table, &q) || attack_cover(r, a, i, &q))
		return -1;
	r->fate->about =
	    arena_printf(r->board->arena, "AT %d, so %d Power wound", q.spec.at, q.spec.at);
	if (rolling_prepare(r, &q) || (!i && rolling_spec(r, &q, &a->first)) ||
	    rolling_resolve(r, &q, &got))
		return -1;
	a->plus_one = false;		   /* RULING: RA-19: one roll of a Burst only */
	harm_drop_bonus(r->board, a->who); /* it was for this roll */
	a->confidence_left -= got.confidence.modifiers;
	a->discipline_left -= got.discipline.modifiers;
	if (!got.finished) { /* RULING: RA-04: dead in the middle of the roll */
		a->over = true;
		return 0;
	}
	a->result[i] = !got.wound ? RESULT_FAIL : got.critical ? RESULT_CRITICAL : RESULT_WOUND;
	tell_result(r, a, i);
	a->rolled = true;
	a->over = a->only_roll;
	return a->over ? 0 : attack_effects(r, a, i, moments_of(a->result[i]));
}

/* WND-10..13: a baseline dies at its first Wound, or when its Wounds reach its Wound stat. */
static void wound_baseline(const struct rules *r, struct intruder *in)
{
	const struct intruder_row *t = intruder_type(r->board, in);

	in->wounds++; /* WND-09, RULING: RA-24: one, critical or not */
	if (t->wounds && in->wounds < t->wounds) {
		EVENT(r->board, WOUNDED, "who=%s now=%d of=%d clause=WND-11", in->record.name,
		      in->wounds, t->wounds);
		return;
	}
	in->dying = 1; /* RULING: RA-08: it still responds; then it goes */
	EVENT(r->board, KILLED, "who=%s clause=%s", in->record.name,
	      t->wounds ? "WND-12" : "WND-10");
}

static int apply_wound(const struct rules *r, struct attack *a, int i)
{
	struct intruder *in = a->target[i];
	bool wounded = a->result[i] != RESULT_FAIL;

	if (a->settled[i])
		return 0;
	if (!intruder_is_boss(r->board, in)) {
		if (wounded)
			wound_baseline(r, in);
		return 0;
	}
	if (!a->card[i])
		return 0;
	return wounded ? boss_wounded(r, in, a->card[i], a->result[i] == RESULT_CRITICAL)
		       : boss_fail(r, in, a->card[i]);
}

int attack_roll_all(const struct rules *r, struct attack *a)
{
	int i, result = pay_expertise(r, a);

	for (i = 0; i < a->n && !a->over && !result;
	     i++) { /* BST-12..14: one after the other, each to its end */
		result = roll_against(r, a, i);
		if (result)
			return result;
		if (!a->over && apply_wound(r, a, i))
			return -1;
		a->over |= chain_broken(r, a->who); /* by what the weapon does */
	}
	return result;
}
