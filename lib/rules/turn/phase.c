#include "rules/turn/phase.h"

#include <string.h>

#include "event/event.h"
#include "rules/blip/overwhelm.h"
#include "rules/blip/patrol.h"
#include "rules/blip/settle.h"
#include "rules/blip/track.h"
#include "rules/deck/deck.h"
#include "rules/turn/ability.h"
#include "rules/turn/ending.h"
#include "rules/turn/location_card.h"
#include "rules/turn/turn.h"
#include "rules/waiting.h"

#define ZERO_HOUR   0
#define ROUNDS_MOST 99

/* ---- the order of phases ---- */

static struct round_record *round_of(struct board *b)
{
	struct round_record *round = board_single(b, KIND_ROUND);

	if (!round) {
		round = board_add(b, KIND_ROUND, NULL, NULL);
		round->number = 1;
		round->phase = PHASE_COUNTDOWN;
	}
	return round;
}

static void enter(const struct rules *r, enum phase p, const char *clause)
{
	struct round_record *round = round_of(r->board);

	round->phase = (int)p;
	EVENT(r->board, PHASE, "round=%d phase=%s clause=%s", round->number, phase_words[p],
	      clause);
}

struct round_record round_now(const struct board *b)
{
	const struct round_record *round = board_single(b, KIND_ROUND);
	int phase = board_count(b, KIND_TURN) ? PHASE_SPACER : PHASE_COUNTDOWN;

	return round ? *round : (struct round_record){.number = 1, .phase = phase};
}

/* TRN-01: everybody who lives has a turn before the Intruders do. */
static struct refusal turns_refusal(const struct board *b)
{
	EACH(b, spacer, s) {
		const struct turn *t = board_find(b, KIND_TURN, NULL, s->record.name);
		if (s->dead || (t && t->state == TURN_DONE))
			continue;
		return refuse_of(b, "TRN-01,INT-01", "the turn of %s is %s", s->record.name,
				 t && t->state == TURN_ACTIVE ? "not over" : "still to come");
	}
	return ALLOWED;
}

struct refusal phase_refusal(const struct board *b, enum phase p)
{
	static const enum phase follows[] = {PHASE_COUNTDOWN, PHASE_SPACER, PHASE_SPACER,
					     PHASE_END};
	static const char *const clauses[] = {"CDP-01,INT-16", "TRN-01", "INT-01", "INT-04"};
	struct round_record round = round_now(b);
	/* a board that keeps neither Round nor turns has been put in at this moment */
	bool untold =
	    p == PHASE_INTRUDER && !board_single(b, KIND_ROUND) && !board_count(b, KIND_TURN);
	struct refusal no = ALLOWED;

	if (flag_find(b, FLAG_RUN_OVER, NULL))
		return refuse(clauses[p], "the Run is over");
	/* INT-01, INT-04, INT-16: Countdown, Spacers, Intruders, the end, and from the start. */
	if (!untold && round.phase != (int)p && round.phase != (int)follows[p])
		return refuse_of(b, clauses[p], "Round %d is in its %s phase", round.number,
				 phase_words[round.phase]);
	if (p == PHASE_INTRUDER && !untold)
		no = turns_refusal(b);
	/* INT-14, NOI-08: whatever an action set off is resolved before the Round goes on. */
	return no.reason ? no : refuse("INT-14", unfinished_refusal(b).reason);
}

/* ---- the Countdown Phase ---- */

/* CDP-02: one space on; zero hour is the last. */
static void move_marker(const struct rules *r)
{
	struct countdown_record *c = board_single(r->board, KIND_COUNTDOWN);
	int was = board_level(r->board), from = board_countdown(r->board);

	if (!c)
		c = board_add(r->board, KIND_COUNTDOWN, NULL, NULL);
	c->at = from > ZERO_HOUR ? from - 1 : ZERO_HOUR;
	/* CDE-12, CDP-13: the levels are colours */
	EVENT(r->board, COUNTDOWN, "now=%d level=%s clause=CDP-02", c->at,
	      colour_words[board_level(r->board)]);
	/* CDE-04: from the moment the marker enters it. */
	if (board_level(r->board) != was)
		EVENT(r->board, LEVEL, "from=%s to=%s clause=CDE-04,CDE-12", colour_words[was],
		      colour_words[board_level(r->board)]);
	if (c->at == ZERO_HOUR && from > ZERO_HOUR) /* CDP-12 */
		EVENT(r->board, NOTE, "text=%s clause=CDP-12",
		      "zero hour: an Adversary may come where its rules are in use");
}

/* CDP-05: what lies face down is turned up, from the deck if there is one. */
static int turn_up(const struct rules *r, const char **card)
{
	struct deck *d = deck_find(r->board, DECK_DISCOVERIES, NULL);

	return d ? deck_draw(r, d, POINT_DISCOVERY, card) : 0;
}

/* CDP-04: its card is resolved. Without an effect text that is for the table to do. */
static int resolve_discovery(const struct rules *r, struct queue *q)
{
	struct spacer *who = effect_about(r->board, q->who);
	const char *card = q->target;
	struct effect e = q->effect;
	bool faceup = card != NULL;
	int at = q->amount;

	board_remove(r->board, &q->record);
	if (!faceup && turn_up(r, &card))
		return -1;
	EVENT(r->board, DISCOVERY, "card=%s at=%d how=%s clause=%s", card, at,
	      faceup ? "face up" : "face down, now revealed", faceup ? "CDP-04" : "CDP-05");
	return blip_effect(r, &e, who);
}

static int discoveries(const struct rules *r)
{
	struct queue *q;

	while ((q = waiting_on_track(r->board, WAITING_TRACK_DISCOVERY)))
		if (resolve_discovery(r, q))
			return -1;
	return 0;
}

int phase_countdown(const struct rules *r)
{
	enter(r, PHASE_COUNTDOWN, "CDP-01");
	if (round_of(r->board)->number > 1)
		move_marker(r);
	else /* CDP-03 */
		EVENT(r->board, NOTE, "text=%s clause=CDP-03",
		      "the opening Round: the marker stays");
	/* CDP-01: Discoveries, then Blip tokens, then the Blip symbol. RULING: RO-97 one Blip. */
	if (discoveries(r) || blip_track_reveal(r) || blip_track_spawn(r) ||
	    location_constant(r, AT_COUNTDOWN, NULL) || ability_passives(r, AT_COUNTDOWN, NULL))
		return -1;
	enter(r, PHASE_SPACER, "CDP-01");
	return 0;
}

/* ---- the Intruder Phase ---- */

/* BLP-21, BLP-25: a Blip appears, or Overwhelm comes, before whatever is next. */
static int settle_blips(const struct rules *r, const char *after)
{
	struct fate_part before;

	if (!waiting_noise(r->board))
		return 0;
	before = fate_enter(r->fate);
	return noise_settle(r) || fate_leave(r->fate, before, after) ? -1 : 0;
}

int phase_intruders(const struct rules *r)
{
	enter(r, PHASE_INTRUDER, "INT-01");
	/* INT-01, INT-03: Intruders, then Blips, then what the end of the Round brings. */
	if (blip_full_alert(r) || ai_phase(r) || settle_blips(r, "intruders") || blip_patrols(r) ||
	    settle_blips(r, "patrols"))
		return -1;
	enter(r, PHASE_END, "INT-04");
	return 0;
}

/* ---- the end of the Round ---- */

int phase_end_round(const struct rules *r)
{
	struct round_record *round = round_of(r->board);

	round->phase = PHASE_END;
	if (endings_resolve(r))
		return -1;
	EACH(r->board, intruder, in)
		in->activated = 0;
	turns_renew(r->board);
	/* INT-16 */
	round->number = round->number < ROUNDS_MOST ? round->number + 1 : ROUNDS_MOST;
	enter(r, PHASE_COUNTDOWN, "INT-16");
	return 0;
}
