#include "rules/deck/escalation.h"

#include "event/event.h"
#include "rules/deck/escalation_step.h"
#include "rules/effect/effect.h"

#define BONUS_MOST 99
#define LOWEST	   0 /* in place of a level: the lowest there is */

/* A row of the chart: how many BP cards of what level come, the level of the AI card that goes, and
 * the clauses its steps are cited by. */
struct row {
	int bp_level, bp_cards, ai_level;
	const char *bp_out, *bp_back, *bp_in, *under; /* bp_out NULL: no BP card goes */
	const char *ai_out, *ai_back, *ai_in;
};

enum row_id { BP_1, BP_2, BP_3, BP_3_CRITICAL, SPENT, SPENT_CRITICAL };

/* clang-format off */
static const struct row chart[] = {
	/* ESC-19 to ESC-22 */
	[BP_1] = {2, 1, 1, NULL, NULL, "ESC-09,ESC-19", NULL,
		  "ESC-11,ESC-20", "ESC-14,ESC-21", "ESC-12,ESC-22"},
	/* ESC-23 to ESC-26 */
	[BP_2] = {3, 1, 2, NULL, NULL, "ESC-09,ESC-23", NULL,
		  "ESC-11,ESC-24", "ESC-14,ESC-25", "ESC-12,ESC-26"},
	/* ESC-27 to ESC-32; RULING: RI-50 the AI card that goes is of level II. */
	[BP_3] = {3, 1, 2, "ESC-27", "ESC-28", "ESC-29", "BWN-11,ESC-30",
		  "ESC-32", "ESC-14", "ESC-32"},
	/* ESC-33 to ESC-37 */
	[BP_3_CRITICAL] = {3, 2, 2, "ESC-33", "ESC-35", "ESC-34", "BWN-11",
			   "ESC-32,ESC-37", "ESC-14", "ESC-32,ESC-37"},
	/* ESC-38 to ESC-41 */
	[SPENT] = {0, 0, LOWEST, NULL, "ESC-38", NULL, "BWN-11,ESC-39",
		   "ESC-40", "ESC-14", "ESC-40"},
	/* ESC-43, ESC-44 */
	[SPENT_CRITICAL] = {0, 0, LOWEST, NULL, "ESC-43", NULL, "BWN-11",
			    "ESC-40,ESC-44", "ESC-14", "ESC-40,ESC-44"},
};
/* clang-format on */

/* One Escalation under way. */
struct escalation {
	const struct rules *r;
	struct intruder *boss;
	struct deck *bp, *ai;
	int level;
	bool critical, wound;
};

/* ---- the BP deck ---- */

static int bp_out(const struct escalation *e, const struct row *row)
{
	int level = lowest_level(e->r->board, e->bp), discarded;

	if (!level)
		return 0;
	discarded = take_out(e->r, e->bp, level, row->bp_out);
	/* ESC-28, ESC-35: the pile that was searched comes back. */
	if (discarded > 0)
		deck_reshuffle(e->r->board, e->bp, row->bp_back, NULL);
	return discarded < 0 ? -1 : 0;
}

/* How many came, or -1. */
static int bp_in(const struct escalation *e, const struct row *row)
{
	int i;

	for (i = 0; i < row->bp_cards; i++) {
		/* RULING: RI-53 the next higher level where one has run out. */
		int level = level_to_come(e->r->board, e->bp, row->bp_level);
		if (!level) {
			EVENT(e->r->board, NONE_TO_COME, "deck=%s clause=%s", e->bp->record.name,
			      row->bp_in);
			break;
		}
		if (put_in(e->r, e->bp, level, row->bp_in, level > row->bp_level ? "RI-53" : NULL))
			return -1;
	}
	return i;
}

/* BWN-11, ESC-30, ESC-39: after all the shuffling. */
static void bp_under(const struct escalation *e, const struct row *row)
{
	const char *card = e->wound ? deck_take_aside(e->r->board, e->bp) : NULL;

	if (!card)
		return;
	deck_to_bottom(e->r->board, e->bp, card);
	EVENT(e->r->board, PUT_UNDER, "card=%s deck=%s clause=%s", card, e->bp->record.name,
	      row->under);
}

static int escalate_bp(const struct escalation *e, const struct row *row)
{
	int came;

	/* ESC-38, ESC-43: the discard pile instead of a new card, and nothing goes. */
	if (!row->bp_cards)
		deck_reshuffle(e->r->board, e->bp, row->bp_back, NULL);
	else if (row->bp_out && bp_out(e, row))
		return -1;
	came = bp_in(e, row);
	if (came < 0)
		return -1;
	bp_under(e, row);
	/* ESC-10; RULING: RI-52 a new card is not left alone. */
	if (came && deck_size(e->r->board, e->bp) == 1)
		deck_reshuffle(e->r->board, e->bp, "ESC-10", "RI-52");
	return 0;
}

/* ---- the AI deck ---- */

/* The level of the AI card that goes up; 0 if none can. */
static int ai_level(const struct escalation *e, const struct row *row)
{
	int level;

	for (level = row->ai_level; level && level < TOP_LEVEL; level++) {
		if (level_held(e->r->board, e->ai, level))
			return level;
		/* ESC-15: the next level up; RULING: RI-50 but after a BP III the lowest there is.
		 */
		if (e->level == TOP_LEVEL)
			break;
	}
	/* ESC-40: whatever is lowest; ESC-16: else nothing goes up. */
	return e->level == TOP_LEVEL ? lowest_level(e->r->board, e->ai) : 0;
}

static void gain_bonus(const struct escalation *e, const char *clause)
{
	/* ESC-42; RULING: RI-51 in turn. */
	bool fiercer = e->boss->fiercer <= e->boss->harder;
	int *bonus = fiercer ? &e->boss->fiercer : &e->boss->harder;

	if (*bonus < BONUS_MOST)
		++*bonus;
	EVENT(e->r->board, BONUS, "who=%s what=%s now=%d clause=%s ruling=RI-51",
	      e->boss->record.name, fiercer ? "Vitals lost to each hit" : "AT", *bonus, clause);
}

static int gain_bonuses(const struct escalation *e)
{
	/* ESC-41; RULING: RI-51 one for each Wound, and a BP III is two. */
	int i, n = e->level == TOP_LEVEL ? 2 : 1;

	for (i = 0; i < n; i++)
		gain_bonus(e, e->level == TOP_LEVEL ? "ESC-41,ESC-42" : "ESC-16,ESC-42");
	return 0;
}

static int escalate_ai(const struct escalation *e, const struct row *row)
{
	int out = ai_level(e, row), discarded;
	/* RULING: RI-50 after a BP III an AI III; RI-53 the next higher level where one ran out. */
	int wanted = e->level == TOP_LEVEL ? TOP_LEVEL : out + 1;
	int in = out ? level_to_come(e->r->board, e->ai, wanted) : 0;

	/* ESC-16, ESC-41; RULING: RI-51 in place of the whole swap. */
	if (!in)
		return gain_bonuses(e);
	discarded = take_out(e->r, e->ai, out, row->ai_out);
	if (discarded < 0)
		return -1;
	/* ESC-14, ESC-21, ESC-25: the pile that was searched comes back first. */
	if (discarded)
		deck_reshuffle(e->r->board, e->ai, row->ai_back, NULL);
	if (put_in(e->r, e->ai, in, row->ai_in, in > wanted ? "RI-53" : NULL))
		return -1;
	/* ESC-13; RULING: RI-52 */
	if (deck_size(e->r->board, e->ai) == 1)
		deck_reshuffle(e->r->board, e->ai, "ESC-13", "RI-52");
	return 0;
}

/* ---- the whole ---- */

static const struct row *row_of(const struct escalation *e)
{
	if (e->level < TOP_LEVEL)
		return &chart[e->level == 1 ? BP_1 : BP_2];
	/* ESC-38, ESC-43: no BP III is left to come. */
	if (!level_to_come(e->r->board, e->bp, TOP_LEVEL))
		return &chart[e->critical ? SPENT_CRITICAL : SPENT];
	return &chart[e->critical ? BP_3_CRITICAL : BP_3];
}

static int run(const struct escalation *e)
{
	const struct row *row = row_of(e);

	EVENT(e->r->board, ESCALATION, "who=%s level=%s how=%s clause=ESC-05,ESC-06",
	      e->boss->record.name, level_numerals[e->level],
	      !e->wound	    ? "without a Wound"
	      : e->critical ? "critically wounded"
			    : NULL);
	return escalate_bp(e, row) || escalate_ai(e, row) ? -1 : 0;
}

static int start(struct escalation *e, const struct rules *r, struct intruder *boss)
{
	e->r = r;
	e->boss = boss;
	e->bp = deck_of(r, boss, DECK_BP);
	e->ai = deck_of(r, boss, DECK_AI);
	return e->bp && e->ai ? 0 : -1;
}

int escalate(const struct rules *r, struct intruder *boss, int level, bool critical)
{
	struct escalation e = {.level = level, .critical = critical, .wound = true};

	if (level < 1 || level > TOP_LEVEL)
		return diag_bug(r->diag, "no BP card is of level %d", level);
	return start(&e, r, boss) ? -1 : run(&e);
}

int escalate_without_wound(const struct rules *r, struct intruder *boss)
{
	struct escalation e = {0};

	if (start(&e, r, boss))
		return -1;
	/* ESC-18; RULING: RI-54 the lowest BP card chooses the row. */
	e.level = lowest_level(r->board, e.bp);
	if (!e.level) {
		EVENT(r->board, NONE_TO_COME, "deck=%s clause=ESC-18", e.bp->record.name);
		return 0;
	}
	return take_out(r, e.bp, e.level, "ESC-17,ESC-18") < 0 ? -1 : run(&e);
}

int verb_escalate(struct effect_context *c, const struct effect_step *s)
{
	(void)s;
	return escalate_without_wound(c->r, c->intruder);
}
