#include "rules/turn/run.h"

#include <string.h>

#include "board/keyed.h"
#include "board/readings.h"
#include "data/data.h"
#include "event/event.h"
#include "rules/deck/deck.h"
#include "rules/effect/effect.h"
#include "rules/harm/condition.h"
#include "rules/turn/location_card.h"
#include "rules/waiting.h"

/* ---- the mode ---- */

const struct difficulty_row *game_mode(const struct board *b)
{
	EACH_ROW(b->data, DIFFICULTY, difficulty_row, row)
		if (flag_find(b, FLAG_MODE, row->name))
			return row;
	return NULL;
}

static void stock(struct board *b, const char *name, int n)
{
	supply_made(b, name)->count = n;
	EVENT(b, STOCK, "n=%d what=%s", n, name);
}

static void stock_each(struct board *b, int n)
{
	EACH(b, spacer, s)
		stock(b, life_spares_of(b, s), n);
}

/* RULING: RO-81: (a) the mode's number for all together; (b) for each; (c) 1 to 3 for each. */
static int stock_spares(const struct rules *r, const struct difficulty_row *mode)
{
	static const char *const few[] = {"1", "2", "3"};
	char reading = reading_played(r->board, RO_81);
	int n;

	if (reading == 'b')
		stock_each(r->board, mode->spares);
	else if (reading != 'c')
		stock(r->board, supply_words[SUPPLY_LIFE_SPARES], mode->spares);
	else {
		n = choose(r, NULL, POINT_SPARES, few, 3, why_cited(r->board, "the fewest", RO_81));
		if (n < 0)
			return -1;
		stock_each(r->board, n + 1); /* LIF-03 */
	}
	return 0;
}

int game_begin(const struct rules *r, const struct difficulty_row *mode)
{
	flag_set(r->board, FLAG_MODE, mode->name);
	EVENT(r->board, MODE, "mode=%s clause=DIF-01", mode->title);
	if (stock_spares(r, mode))
		return -1;
	/* DIF-03, TIM-12: unlimited is not counted; DIF-10: else so many. */
	if (mode->crystals != UNLIMITED)
		stock(r->board, supply_words[SUPPLY_TIME_CRYSTALS], mode->crystals);
	return 0;
}

/* ---- the end of a Run ---- */

struct refusal run_end_refusal(const struct board *b)
{
	if (flag_find(b, FLAG_RUN_OVER, NULL))
		return refuse("TIM-01", "the Run is over already");
	return unfinished_refusal(b); /* TRN-05, RSP-16 */
}

static int resolve_queued(const struct rules *r)
{
	struct queue *q;

	while ((q = waiting_find(r->board, WAITING_END_OF_RUN))) {
		struct effect_context c = effect_start(r, q->target, NULL, "DIF-05");
		struct effect e = q->effect;
		c.target = q->who ? board_find(r->board, KIND_SPACER, NULL, q->who) : NULL;
		board_remove(r->board, &q->record);
		if (effect_run(&c, &e))
			return -1;
	}
	return 0;
}

/* RUB-12, RULING: RO-107 Vitals, Stress and Adrenaline are those of the character's card again. */
static void reset_stats(const struct rules *r, struct spacer *s)
{
	static const struct spacer_row nobody = {.vitals = STAT_MOST};
	const struct spacer_row *card =
	    s->character ? data_find(r->board->data, TABLE_SPACERS, s->character) : NULL;

	if (s->dead)
		return;
	card = card ? card : &nobody;
	s->vitals = card->vitals;
	s->stress = card->stress;
	s->adrenaline = card->adrenaline;
	EVENT(r->board, RESETS, "who=%s vitals=%d stress=%d adrenaline=%d clause=RUB-12",
	      s->record.name, s->vitals, s->stress, s->adrenaline);
}

int run_end(const struct rules *r, enum run_boss boss)
{
	static const char *const ends[] = {NULL, "defeated", "not defeated"};

	flag_set(r->board, FLAG_RUN_OVER, NULL);
	EVENT(r->board, RUN_OVER, "boss=%s clause=TIM-01", ends[boss]);
	if (boss == BOSS_DEFEATED) {
		flag_set(r->board, FLAG_BOSS_DEFEATED, NULL);
		flag_drop(r->board, FLAG_BOSS_FAILED, NULL);
	} else if (boss == BOSS_FAILED)
		flag_set(r->board, FLAG_BOSS_FAILED, NULL);
	/* RUB-12, RULING: RT-84 before what the end itself brings, which would be void. */
	EACH(r->board, spacer, each)
		reset_stats(r, each);
	engrams_extract(r); /* LOC-10 */
	/* DIF-05: all it brings, unless a Time Crystal takes it back. */
	if (resolve_queued(r))
		return -1;
	EACH(r->board, spacer, each)
		if (conditions_end(r, each))
			return -1;
	return 0;
}

/* ---- Time Crystals ---- */

struct refusal run_replay_refusal(const struct board *b)
{
	const struct supply *left = supply_find(b, SUPPLY_TIME_CRYSTALS);

	if (!flag_find(b, FLAG_RUN_OVER, NULL)) /* TIM-01 */
		return refuse("TIM-01", "a Run has not just ended");
	if (flag_find(b, FLAG_RESULT_KEPT, NULL)) /* TIM-01, DIF-05: the moment has passed */
		return refuse("TIM-01,DIF-05", "the result of the Run was kept");
	/* TIM-12, TIM-13, DIF-04: without the record they never run out. */
	if (left && !left->count)
		return refuse("TIM-13", "no Time Crystal is left");
	return ALLOWED;
}

struct refusal run_before_refusal(const struct board *before)
{
	/* TIM-08: to before the Run, and not to its end or to that of another. */
	return allow_if(!flag_find(before, FLAG_RUN_OVER, NULL), "TIM-08",
			"that board is from after a Run, not from before it");
}

bool run_is_before(const struct board *b)
{
	return !flag_find(b, FLAG_RUN_OVER, NULL) && !board_single(b, KIND_ROUND) &&
	       !board_count(b, KIND_TURN);
}

/* The number of a supply; -1 where it is not counted. */
static int supply_left(const struct board *b, enum supply_word w)
{
	const struct supply *s = supply_find(b, w);

	return s ? s->count : -1;
}

static void supply_set(struct board *b, enum supply_word w, int n)
{
	if (n >= 0)
		supply_made(b, supply_words[w])->count = n;
}

/* TIM-03, TIM-08: everything as it was, and one Crystal fewer than there are now. The mode is the
 * game's, not the Run's: it stays, and so does a stock that the board from before does not tell. */
static void restore(struct board *b, const struct board *before, int crystals)
{
	struct record_list events = b->of[KIND_EVENT], rng = b->of[KIND_RNG];
	struct board *copy = board_copy(before, b->arena);
	const struct difficulty_row *mode = game_mode(b);
	int spares = supply_left(b, SUPPLY_LIFE_SPARES);

	b->grid = copy->grid;
	memcpy(b->of, copy->of, sizeof b->of);
	b->of[KIND_EVENT] = events;
	b->of[KIND_RNG] = rng;
	if (mode && game_mode(b))
		flag_drop(b, FLAG_MODE, game_mode(b)->name);
	if (mode)
		flag_set(b, FLAG_MODE, mode->name);
	supply_set(b, SUPPLY_TIME_CRYSTALS, crystals);
	if (supply_left(b, SUPPLY_LIFE_SPARES) < 0)
		supply_set(b, SUPPLY_LIFE_SPARES, spares);
}

/* TIM-09, TIM-10, TIM-11: what is free to change before the retry. */
static int plan_retry(const struct rules *r)
{
	static const char *const ways[] = {"same", "other"};
	int way = choose(r, NULL, POINT_RETRY, ways, 2,
			 "the same Run, or another that is available [TIM-11]");
	struct record *location = board_single(r->board, KIND_LOCATION);

	if (way < 0)
		return -1;
	if (way && location)
		board_remove(r->board, location);
	EVENT(r->board, THEN, "who=%s may=%s clause=TIM-09,TIM-10", "the group",
	      "change loadouts and prepared Command Abilities freely");
	return 0;
}

int run_replay(const struct rules *r, const struct board *before)
{
	const struct supply *left = supply_find(r->board, SUPPLY_TIME_CRYSTALS);
	int crystals = left ? left->count - 1 : -1; /* TIM-03 */
	static const char *const ways[] = {"spend", "keep"};
	/* TIM-02: the whole group has to want it. */
	int way = choose(r, NULL, POINT_TIME_CRYSTAL, ways, 2, "the group decides [TIM-02]");

	if (way < 0)
		return -1;
	if (way) {
		flag_set(r->board, FLAG_RESULT_KEPT, NULL);
		EVENT(r->board, NOTE, "text=%s clause=DIF-05", "the result is kept");
		return 0;
	}
	/* TIM-04 to TIM-07, RULING: RO-82 what was lost, won and found out goes with it. */
	restore(r->board, before, crystals);
	EVENT(r->board, TIME_CRYSTAL, "left=%s clause=TIM-08 ruling=RO-82",
	      crystals < 0 ? NULL : arena_printf(r->board->arena, "%d", crystals));
	return plan_retry(r);
}

/* ---- what comes next ---- */

struct refusal run_next_refusal(const struct board *b, enum run_next next)
{
	const struct difficulty_row *mode = game_mode(b);

	if (!mode)
		return refuse("DIF-01", "the board tells no mode; see enorm-turn mode");
	if (board_single(b, KIND_ROUND) && !flag_find(b, FLAG_RUN_OVER, NULL))
		return refuse("DIF-05", "the Run is not over; see enorm-turn end-run");
	if (next == NEXT_EXTRA_RUN && !mode->extra_run)
		return refuse("DIF-11", "this mode gives no extra Run");
	/* DIF-07: only for those who failed. */
	if (next == NEXT_EXTRA_RUN && !flag_find(b, FLAG_BOSS_FAILED, NULL))
		return refuse("DIF-07", "no Boss was failed against");
	/* DIF-06, DIF-11: the one mode asks for the Boss, the other does not. */
	if (next == NEXT_PARSEC && mode->boss_first && !flag_find(b, FLAG_BOSS_DEFEATED, NULL))
		return refuse("DIF-06", "the Boss of this Parsec is not defeated");
	return ALLOWED;
}

/* The next Course card; DIF-08: an extra Run leaves the deck alone. */
static int draw_course(const struct rules *r)
{
	struct deck *course = deck_find(r->board, DECK_COURSE, NULL);
	const char *card;

	if (!course)
		return 0;
	if (deck_draw(r, course, POINT_COURSE, &card))
		return -1;
	EVENT(r->board, DRAW, "point=course card=%s", card);
	return 0;
}

/* LIF-01: whoever's Life Spare is paid is in play again, with the stats of the card. */
static void upload(const struct rules *r)
{
	EACH(r->board, spacer, s) {
		if (!s->dead || !s->spare)
			continue;
		s->dead = s->spare = 0;
		EVENT(r->board, UPLOADED, "who=%s clause=LIF-01 ruling=RT-122", s->record.name);
		reset_stats(r, s);
	}
}

/* RULING: RT-122 what was of the Run that is over goes with it. */
static void clear_run(struct board *b)
{
	static const enum kind of_a_run[] = {KIND_ROUND,     KIND_COUNTDOWN, KIND_TURN,
					     KIND_USED,	     KIND_CARD,	     KIND_POOL,
					     KIND_STRATAGEM, KIND_QUEUE,     KIND_PRIORITY,
					     KIND_BONUS};
	/* TIM-01 the moment has passed; BLP-54, INT-28 */
	static const enum flag_word flags[] = {FLAG_RUN_OVER, FLAG_RESULT_KEPT, FLAG_EXTRACTION,
					       FLAG_FIRST_CONTACT};
	size_t i;

	for (i = 0; i < COUNT(of_a_run); i++)
		board_remove_all(b, of_a_run[i]);
	for (i = 0; i < COUNT(flags); i++)
		flags_drop(b, flags[i]);
	EACH(b, spacer, s)
		s->broken = 0; /* SBD-07, RULING: RO-107 */
}

/* RULING: RT-151: the Other Place ends with the Run; who was there is off the board. */
static void leave_other_places(const struct rules *r)
{
	EACH(r->board, spacer, s) {
		if (!s->elsewhere)
			continue;
		s->elsewhere = 0;
		s->at = NOWHERE;
		EVENT(r->board, NOTE, "text=%s clause=OTP-02 ruling=RT-151",
		      arena_printf(r->board->arena, "%s is in no Other Place any more",
				   s->record.name));
	}
}

int run_next(const struct rules *r, enum run_next next)
{
	static const char *const words[] = {"a Run", "an extra Run", "the next Parsec"};
	static const char *const clauses[] = {"DIF-05", "DIF-07,DIF-08", "DIF-06,DIF-11"};

	clear_run(r->board);
	leave_other_places(r);
	EVENT(r->board, NEXT, "what=%s clause=%s", words[next], clauses[next]);
	upload(r);
	if (next == NEXT_PARSEC) {
		flag_drop(r->board, FLAG_BOSS_DEFEATED, NULL);
		flag_drop(r->board, FLAG_BOSS_FAILED, NULL);
	}
	if (next == NEXT_EXTRA_RUN)
		flag_drop(r->board, FLAG_BOSS_FAILED, NULL);
	return next == NEXT_RUN ? draw_course(r) : 0;
}
