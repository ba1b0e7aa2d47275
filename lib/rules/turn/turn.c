#include "rules/turn/turn.h"
#include "board/keyed.h"

#include <string.h>

#include "event/event.h"
#include "rules/gear/gear.h"
#include "rules/harm/able.h"
#include "rules/harm/condition.h"
#include "rules/harm/pool.h"
#include "rules/turn/ability.h"
#include "rules/turn/action.h"
#include "rules/turn/card.h"
#include "rules/turn/location_card.h"
#include "rules/turn/phase.h"
#include "rules/waiting.h"

/* ---- whose turn it is ---- */

static struct turn *turn_there(const struct board *b, const struct spacer *s)
{
	return board_find(b, KIND_TURN, NULL, s->record.name);
}

struct turn *turn_of(struct board *b, const struct spacer *s)
{
	struct turn *t = turn_there(b, s);

	return t ? t : board_add(b, KIND_TURN, NULL, s->record.name);
}

/* The Spacer whose turn is under way, dead or alive, or NULL. */
static struct spacer *turn_active(const struct board *b)
{
	EACH(b, spacer, s) {
		const struct turn *t = turn_there(b, s);
		if (t && t->state == TURN_ACTIVE)
			return s;
	}
	return NULL;
}

void turns_renew(struct board *b)
{
	board_remove_all(b, KIND_TURN);
	board_remove_all(b, KIND_USED); /* ABL-16: once a Round, and the Round is over */
}

/* ---- the start ---- */

struct refusal turn_start_refusal(const struct board *b, const struct spacer *s)
{
	struct round_record round = round_now(b);
	const struct spacer *other = turn_active(b);
	const struct turn *t = turn_there(b, s);

	if (s->dead)
		return refuse("TRN-01", "the dead have no turn");
	if (flag_find(b, FLAG_RUN_OVER, NULL))
		return refuse("TRN-01", "the Run is over");
	if (round.phase == PHASE_COUNTDOWN) /* CDP-01 */
		return refuse_of(b, "TRN-01,CDP-01", "the Countdown Phase of Round %d comes first",
				 round.number);
	if (round.phase != PHASE_SPACER)
		return refuse("TRN-01", "it is not the Spacer Phase");
	/* TRN-02: any order, but one turn is over before the next. */
	if (other && other != s)
		return refuse_of(b, "TRN-01", "the turn of %s is not over", other->record.name);
	if (other)
		return refuse("TRN-01", "the turn has begun already");
	/* TRN-01: one turn a Spacer Phase. */
	if (t && t->state == TURN_DONE)
		return refuse("TRN-01", "the turn of this Round is over");
	return unfinished_refusal(b); /* TRN-05, RSP-16, BLP-08 */
}

/* TRN-04, TRN-12: Action cards come back into hand; TRN-24: Exert cards do not. */
static void take_back(const struct rules *r, const struct spacer *s)
{
	struct board *b = r->board;
	struct buf names = {0};
	struct card *c;

	while ((c = card_last(b, s))) {
		buf_printf(&names, "%s%s", names.n ? ", " : "", c->record.name);
		board_remove(b, &c->record);
	}
	if (names.n)
		EVENT(b, TAKES_BACK, "who=%s cards=%s clause=TRN-04", s->record.name,
		      arena_strdup(b->arena, buf_text(&names)));
	buf_release(&names);
}

/* KD-08, KD-12, KD-19: up from the standing side, and the card goes. */
static void stand_up(const struct rules *r, const struct spacer *s)
{
	struct condition *c = spacer_condition(r->board, s, KNOCKDOWN);

	if (!c || c->side != KNOCKDOWN_STANDING)
		return;
	board_remove(r->board, &c->record);
	EVENT(r->board, STANDS, "who=%s clause=KD-08", s->record.name);
}

void antinomy_pay(const struct rules *r, const struct spacer *s, const char *clause)
{
	struct token *t = token_find(r->board, s->record.name, TOKEN_ANTINOMY);
	int left = t->count - 1;

	if (left)
		t->count = left;
	else
		board_remove(r->board, &t->record);
	EVENT(r->board, SPEND, "who=%s n=1 what=Antinomy left=%d clause=%s", s->record.name, left,
	      clause);
}

/* AWK-18, AWK-19, AWK-20, AWK-21, RULING: RO-77 a token a turn; without one it is over. */
static void stay_awake(const struct rules *r, struct spacer *s)
{
	if (!s->awakened)
		return;
	if (token_count(r->board, s->record.name, TOKEN_ANTINOMY)) {
		antinomy_pay(r, s, "AWK-18");
		return;
	}
	awakening_end(r, s, "AWK-19");
}

int turn_start(const struct rules *r, struct spacer *s)
{
	struct turn *t = turn_of(r->board, s);

	EVENT(r->board, TURN, "who=%s what=begins clause=TRN-01", s->record.name);
	t->state = TURN_ACTIVE;
	t->plays = t->exerted = t->catching = 0;
	t->breaths = 1;
	take_back(r, s);
	stand_up(r, s);
	stay_awake(r, s);
	gear_turn_start(r, s); /* KW-DISCHARGE-2 */
	if (conditions_flip(r, s, FLIPS_NEXT_TURN))
		return -1;
	/* LOC-11, ABL-09 */
	return location_constant(r, AT_TURN_START, s) || ability_passives(r, AT_TURN_START, s) ? -1
											       : 0;
}

/* ---- the end ---- */

struct refusal turn_end_refusal(const struct board *b, const struct spacer *s)
{
	const struct turn *t = turn_there(b, s);
	bool left = s->dead && t && t->state == TURN_ACTIVE; /* RULING: RO-114 */
	struct refusal no = left ? ALLOWED : turn_own_refusal(b, s);

	return no.reason ? no : unfinished_refusal(b);
}

/* KD-07, KD-10: at the end of its own next turn, falling turns to standing. */
static void turn_knockdown(const struct rules *r, const struct spacer *s)
{
	struct condition *c = spacer_condition(r->board, s, KNOCKDOWN);

	if (!c || c->side == KNOCKDOWN_STANDING)
		return;
	if (c->fresh) /* KD-11, RULING: RO-36 not the turn in which it fell */
		return;
	c->side = KNOCKDOWN_STANDING;
	EVENT(r->board, FLIPS, "who=%s card=Knockdown to=%s clause=KD-07", s->record.name,
	      "standing up");
}

/* What came in this turn, at its very end too, is not of the next one. */
static void close_turn(const struct rules *r, const struct spacer *s)
{
	struct condition *c = spacer_condition(r->board, s, KNOCKDOWN);

	if (c)
		c->fresh = 0; /* KD-11, KD-12 */
	conditions_turn_over(r, s);
	turn_of(r->board, s)->state = TURN_DONE;
	EVENT(r->board, TURN, "who=%s what=ends clause=TRN-07", s->record.name);
}

/* TRN-07: who is still to have a turn. */
static void pass_on(const struct rules *r)
{
	struct buf names = {0};

	EACH(r->board, spacer, s) {
		const struct turn *t = turn_there(r->board, s);
		if (!s->dead && (!t || t->state == TURN_WAITING))
			buf_printf(&names, "%s%s", names.n ? " or " : "", s->record.name);
	}
	EVENT(r->board, PASSES, "to=%s clause=TRN-07",
	      names.n ? arena_strdup(r->board->arena, buf_text(&names))
		      : "the Intruders, as every Spacer has had a turn");
	buf_release(&names);
}

/* What was for this turn and was not used. */
static void drop_leaves(const struct rules *r, const struct spacer *s)
{
	/* SCT-11: at once, or not at all; RULING: RT-191 */
	static const enum waiting leaves[] = {WAITING_SCOUT_ATTACK, WAITING_WELD, WAITING_UNWELD,
					      WAITING_WELD_ONLY, WAITING_UNWELD_ONLY};
	size_t i;

	for (i = 0; i < COUNT(leaves); i++)
		waiting_take_all(r->board, leaves[i], s);
}

int turn_end(const struct rules *r, struct spacer *s)
{
	drop_leaves(r, s);
	turn_knockdown(r, s);
	if (!s->dead)
		catch_breath_end(r, s); /* TRN-30 */
	/* LOC-11, ABL-09 */
	if (location_constant(r, AT_TURN_END, s) || ability_passives(r, AT_TURN_END, s))
		return -1;
	if (turn_of(r->board, s)->state != TURN_ACTIVE) /* died of it: RO-114 */
		return 0;
	pool_mill(r); /* POL-14 */
	close_turn(r, s);
	pass_on(r);
	return 0;
}
