#include "rules/harm/flatline.h"

#include <string.h>

#include "board/keyed.h"
#include "data/data.h"
#include "event/event.h"
#include "rules/effect/effect.h"
#include "rules/harm/condition.h"
#include "rules/turn/grant.h"

/* DIE-11, DIE-13, DIE-16, DIE-17, DIE-20: always all four, each as likely. */
const char *const flatline_cards[] = {FLATLINE_LIST(LIST_WORD) NULL};

#define AWAKEN_ON	10
#define ANTINOMY_TOKENS 2
#define AWAKENING_MOVE	3

/* ---- awakening ---- */

/* AWK-06: the marker passes to the awakened Spacer. */
static void take_priority(const struct rules *r, const struct spacer *s)
{
	struct priority *p = board_single(r->board, KIND_PRIORITY);
	const struct spacer *holder = p ? board_find(r->board, KIND_SPACER, NULL, p->who) : NULL;

	/* RULING: RO-79 the Spacer who awakened first keeps it. */
	if (holder && holder != s && holder->awakened && !holder->dead) {
		EVENT(r->board, NO_EFFECT, "who=%s what=%s why=%s clause=AWK-06 ruling=RO-79",
		      s->record.name, "the Priority Target token",
		      arena_printf(r->board->arena, "%s awakened first and keeps it",
				   holder->record.name));
		return;
	}
	if (!p)
		p = board_add(r->board, KIND_PRIORITY, NULL, NULL);
	p->who = s->record.name;
	EVENT(r->board, PRIORITY, "who=%s clause=AWK-06", s->record.name);
}

static int awaken(const struct rules *r, struct spacer *s)
{
	const struct condition_row *card = data_find(r->board->data, TABLE_CONDITIONS, AWAKENING);
	struct effect_context c = effect_start(r, AWAKENING, s, "AWK-15");
	bool again = s->awakened;
	int now;

	EVENT(r->board, AWAKENS, "who=%s clause=AWK-02 ruling=RO-75", s->record.name);
	/* AWK-05: whatever Attack is under way ends. */
	chain_break(r, s, s->record.name, "AWK-05", NULL);
	take_priority(r, s);
	/* AWK-08, AWK-09, AWK-10: and so stands up */
	conditions_discard(r, s, SHED_CONDITIONS, "AWK-08,AWK-09");
	s->awakened = 1;
	now = token_gain(r->board, s->record.name, token_words[TOKEN_ANTINOMY],
			 ANTINOMY_TOKENS); /* AWK-11 */
	EVENT(r->board, TOKEN, "who=%s n=%d token=Antinomy now=%d clause=AWK-11", s->record.name,
	      ANTINOMY_TOKENS, now);
	if (card && !again && effect_run(&c, &card->effect)) /* AWK-15: what else it prints */
		return -1;
	/* AWK-12, AWK-13, AWK-24: the move first, then the Bonus Attack. */
	if (grant_free_move(r, s, AWAKENING_MOVE, "AWK-12"))
		return -1;
	return s->dead ? 0 : grant_bonus_attack(r, s, "AWK-13");
}

/* AWK-01: one roll of the Enormity die. -1 with the diag, else what it shows. */
static int roll_enormity(const struct rules *r)
{
	static const char *const faces[] = {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"};
	static const char *const classes[] = {"below 10", "10"};
	static const u128 weights[] = {AWAKEN_ON - 1, 1};
	const char *point = rules_point(r, POINT_AWAKEN);
	int i;

	if (fate_seeks(r->fate) && !fate_will_be_typed(r->fate, point)) {
		i = fate_pick(r->fate, point, NULL, classes, weights, (int)COUNT(classes), r->diag);
		return i < 0 ? -1 : i ? AWAKEN_ON : AWAKEN_ON - 1;
	}
	i = fate_pick(r->fate, point, "roll the Enormity die", faces, NULL, (int)COUNT(faces),
		      r->diag);
	return i < 0 ? -1 : i + 1;
}

/* RULING: RO-76 a failed roll may be made again once for 1 Stress. */
static int roll_again(const struct rules *r, struct spacer *s, int shown)
{
	static const char *const ways[] = {"keep", "reroll"};
	int way = choose(r, s->record.name, POINT_AWAKEN, ways, 2, "a re-roll costs 1 Stress");

	if (way <= 0)
		return way < 0 ? -1 : shown;
	/* PWR-26: paid before the die is thrown; over 9 kills at payment (RA-04). */
	if (harm_stress_paid(r, s, 1, "PWR-26"))
		return -1;
	return s->dead ? shown : roll_enormity(r);
}

static int awakening_roll(const struct rules *r, struct spacer *s)
{
	int shown = roll_enormity(r);

	if (shown > 0 && shown != AWAKEN_ON)
		shown = roll_again(r, s, shown);
	if (shown < 0)
		return -1;
	/* AWK-02, AWK-03: a 10, and nothing else, undoes the death. */
	if (shown == AWAKEN_ON)
		return awaken(r, s);
	return harm_kill(r, s, "the Awakening roll is no 10", "AWK-03");
}

/* ---- the check ---- */

/* DIE-21, RULING: RO-67 the card lets a survivor get up to use it. */
static int stand_to_fight(const struct rules *r, struct spacer *s)
{
	static const char *const ways[] = {"yes", "no"};
	struct condition *down = spacer_condition(r->board, s, KNOCKDOWN);
	int way;

	if (!down)
		return 0;
	way =
	    choose(r, s->record.name, POINT_STAND, ways, 2, "the card lets the survivor stand up");
	if (!way)
		condition_discard(r, s, down, "DIE-21");
	return way < 0 ? -1 : 0;
}

static int survive(const struct rules *r, struct spacer *s, int card)
{
	/* DIE-14, DIE-18: alive, at the Vitals 0 that brought the check. */
	EVENT(r->board, LIVES, "who=%s now=%d clause=DIE-18", s->record.name, s->vitals);
	/* DIE-16: one of the two live cards offers a Bonus Attack. */
	if (card != CARD_LIVE_ATTACK)
		return 0;
	if (stand_to_fight(r, s))
		return -1;
	return grant_bonus_attack(r, s, "DIE-16");
}

static int draw_and_do(const struct rules *r, struct spacer *s)
{
	int card;

	r->fate->tally.flatlines++;
	EVENT(r->board, FLATLINE, "who=%s clause=DIE-10", s->record.name);
	card = fate_pick(r->fate, rules_point(r, POINT_FLATLINE),
			 "draw a Flatline card (live, live-attack, die or die-awaken)",
			 flatline_cards, NULL, FLATLINE_CARDS, r->diag);
	if (card < 0)
		return -1;
	/* DIE-14: You Live. */
	if (card == CARD_LIVE || card == CARD_LIVE_ATTACK)
		return survive(r, s, card);
	/* DIE-15, AWK-01, AWK-22: You Died, unless its prompt saves the Spacer. */
	if (card == CARD_DIE_AWAKEN)
		return awakening_roll(r, s);
	return harm_kill(r, s, "You Died", "DIE-15");
}

/* RULING: RI-35: with all that its card gives; a Breakdown waits until it is over. */
int flatline_check(const struct rules *r, struct spacer *s)
{
	struct doing this = {.what = DOING_FLATLINE,
			     .who = s->record.name,
			     .outer = r->board->doing};
	struct fate_part before = fate_enter(r->fate);
	int result;

	r->board->doing = &this;
	result = draw_and_do(r, s);
	r->board->doing = this.outer;
	return result ? result : rules_leave(r, before);
}
