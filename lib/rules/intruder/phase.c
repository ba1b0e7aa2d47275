/* Who acts, and when: "Intruders activate", attacks of opportunity, what waits. Clauses INT-06 to
 * INT-08, AOO, RSP-16; rulings RI-43 to RI-46, RI-55, RI-56, RA-08. */
#include <stdlib.h>
#include <string.h>

#include "board/readings.h"
#include "event/event.h"
#include "rules/intruder/act.h"
#include "rules/intruder/ai.h"
#include "rules/order.h"
#include "rules/sheet.h"
#include "rules/waiting.h"
#include "space/distance.h"

/* ---- Intruders activate ---- */

/* Where the Spacers are, and how far that is from whoever asks. */
struct spacers_near {
	struct ranks *to;
	int n;
};

static struct spacers_near spacers_near(struct scene *sc)
{
	const struct board *b = sc->board;
	size_t room = (size_t)board_count(b, KIND_SPACER) + 1;
	struct spacers_near all = {.to = arena_unset(b->arena, struct ranks, room)};

	EACH(b, spacer, s)
		if (spacer_on_board(s))
			all.to[all.n++] = ranks_to(sc, s->at);
	return all;
}

/* Smaller acts earlier. */
static int turn_of(const struct board *b, const struct spacers_near *all, const struct intruder *in)
{
	int nearest = ROWS_MOST * COLS_MOST * 4, i;

	if (intruder_has_token(b, in,
			       TOKEN_ADVERSARY)) /* RULING: RI-56: the Adversary always first */
		return -2;
	for (i = 0; i < all->n; i++) { /* INT-07 */
		int near = rank_from(&all->to[i], in->at);
		nearest = near < nearest ? near : nearest;
	}
	return nearest;
}

static int still_to_act(const struct board *b, struct intruder **list)
{
	int n = 0;

	EACH(b, intruder, in)
		if (!in->activated && intruder_acts(in)) /* INT-06 */
			list[n++] = in;
	return n;
}

static int by_place(const void *a, const void *b)
{
	const struct intruder *const *x = a, *const *y = b;

	return piece_before(&(*y)->record, &(*x)->record) -
	       piece_before(&(*x)->record, &(*y)->record);
}

/* Of a list, the nearest to a Spacer, at its front. What it measures goes with it. */
static int nearest_intruders(const struct board *b, struct arena *scratch, struct intruder **list,
			     int of)
{
	struct board view = *b;
	struct scene sc;
	struct spacers_near spacers;
	int i, n = 0, best = 0;

	view.arena = scratch;
	scene_build(&sc, &view);
	spacers = spacers_near(&sc);
	for (i = 0; i < of; i++) {
		int turn = turn_of(b, &spacers, list[i]);
		if (n && turn > best)
			continue;
		n = n && turn < best ? 0 : n;
		best = turn;
		list[n++] = list[i];
	}
	qsort(list, (size_t)n, sizeof(struct intruder *), by_place);
	return n;
}

static int who_next(const struct rules *r, struct intruder **out)
{
	size_t room = (size_t)board_count(r->board, KIND_INTRUDER) + 1;
	struct arena scratch = {0};
	struct intruder **first = arena_array(&scratch, struct intruder *, room);
	const char **labels = arena_array(&scratch, const char *, room);
	int n = still_to_act(r->board, first), i;

	if (n > 1) /* there is nothing to measure for one */
		n = nearest_intruders(r->board, &scratch, first, n);
	for (i = 0; i < n; i++)
		labels[i] = first[i]->record.name;
	i = 0;
	if (n > 1)
		i = choose(r, NULL, POINT_ACTIVATE, labels, n,
			   "equally close: the players choose [INT-08]");
	*out = n && i >= 0 ? first[i] : NULL;
	arena_release(&scratch);
	return i < 0 ? -1 : 0;
}

int ai_phase(const struct rules *r)
{
	struct intruder *in;
	int n = 0;

	for (;;) { /* RULING: RI-55: measured anew after each */
		if (fate_seam(r->fate, "Intruders") || who_next(r, &in))
			return -1;
		if (!in)
			break;
		n++;
		if (ai_activate(r, in, AI_OWN_TURN))
			return -1;
	}
	if (!n)
		EVENT(r->board, NOTE, "text=%s clause=INT-06",
		      "no Intruder on the board has still to act");
	return 0;
}

/* ---- attacks of opportunity ---- */

/* RULING: RI-43: the closest first, which is one that shares the space; the rest is a choice. The
 * one picked comes to the front. */
static int choose_next(const struct rules *r, struct space left, struct intruder **list, int n)
{
	const char **labels = arena_array(r->board->arena, const char *, (size_t)n);
	struct intruder *in;
	int i, close = 0;

	while (close < n && space_same(list[close]->at, left))
		close++;
	close = close ? close : n;
	for (i = 0; i < close; i++)
		labels[i] = list[i]->record.name;
	i = choose_of_several(r, NULL, POINT_OPPORTUNITY, labels, close,
			      "equally close: the players choose [RI-43]");
	if (i < 0)
		return -1;
	for (in = list[i]; i > 0; i--)
		list[i] = list[i - 1];
	list[0] = in;
	return 0;
}

/* All that are provoked, those on the space itself in front, each part in the order of spaces. */
static int provoked(const struct board *b, struct space left, struct intruder **list)
{
	int n = 0, here = 0, pass;

	for (pass = 0; pass < 2; pass++) {
		EACH(b, intruder, in) {
			if (space_same(in->at, left) == !!pass || !ai_provoked_by(b, in, left))
				continue;
			list[n++] = in; /* AOO-10 */
			PUT_IN_ORDER(list + here, n - here);
		}
		here = n;
	}
	return n;
}

int ai_opportunity(const struct rules *r, struct spacer *mover)
{
	struct ai_order o = {.against = mover->record.name,
			     .as = "attack of opportunity"}; /* AOO-03, AOO-04 */
	struct space left = mover->at;
	int i, n, count = board_count(r->board, KIND_INTRUDER);
	struct intruder **list = arena_array(r->board->arena, struct intruder *, (size_t)count + 1);

	n = mover->elsewhere ? 0 : provoked(r->board, left, list); /* RULING: RO-112 */
	for (i = 0; i < n && !mover->dead; i++) {
		if (choose_next(r, left, list + i, n - i))
			return -1;
		if (!ai_provoked_by(r->board, list[i], left)) /* AOO-06, AOO-10: not any more */
			continue;
		r->fate->tally.provoked++;
		EVENT(r->board, PROVOKES, "who=%s target=%s clause=AOO-01,AOO-02 ruling=RI-43",
		      mover->record.name, list[i]->record.name);
		if (ai_activate(r, list[i], o))
			return -1;
	}
	return 0;
}

/* ---- what waits ---- */

/* RSP-15: the Signature or the Routine, against the attacker (TGT-19). */
static int from_sheet_against(const struct rules *r, struct intruder *in, const struct queue *q)
{
	return q->action == SHEET_SIGNATURE ? boss_signature(r, in, q->target)
					    : boss_routine(r, in, q->target);
}

/* A Reprisal with dice of its own is that Attack, at any distance (RSP-14; RULING: RA-11, RI-60),
 * or, as RI-60 (b) has it, in its reach; without them the Intruder acts against the attacker
 * (RT-31). */
static int reprisal(const struct rules *r, struct intruder *in, const struct queue *q)
{
	struct ai_order o = {.against = q->target, .as = "Reprisal", .attack = "RSP-16"};
	struct effect_step attack = {.group = &effect_always,
				     .verb = EFFECT_ATTACK,
				     .number = ABSENT,
				     .dice = q->dice,
				     .next = q->effect.steps}; /* what is tied to it */
	struct act a;

	if (q->action != SHEET_NOTHING)
		return from_sheet_against(r, in, q);
	if (!q->dice)
		return ai_activate(r, in, o);
	EVENT(r->board, PERFORMS, "who=%s what=Reprisal clause=RSP-16", in->record.name);
	act_start(&a, r, in, AI_OWN_TURN);
	a.roll = POINT_REPRISAL;
	a.anywhere = !plays(r->board, RI_60, 'b');
	act_read(&a, "Reprisal", NULL, &attack, NULL);
	a.aimed = true;
	a.target[a.n++].who = board_find(r->board, KIND_SPACER, NULL, q->target);
	return act_perform(&a, NULL);
}

/* RULING: RA-08: one that died stays for its Reprisal, and leaves after it. */
static void bury(const struct rules *r, struct intruder *in)
{
	if (!in->dying)
		return;
	EVENT(r->board, REMOVED, "who=%s ruling=RA-08", in->record.name);
	board_remove_piece(r->board, &in->record);
}

/* RULING: RT-141: who is disabled answers nothing, nor does who is nowhere. */
static bool can_answer(const struct rules *r, const struct intruder *in, const struct spacer *t)
{
	struct refusal no = intruder_act_refusal(r->board, in);

	if (no.reason)
		EVENT(r->board, NO_ATTACK, "who=%s target=%s why=%s clause=%s", in->record.name,
		      t->record.name, no.reason, no.clause);
	return !no.reason;
}

static int resolve_one(const struct rules *r, struct queue *q)
{
	struct intruder *in = board_find(r->board, KIND_INTRUDER, NULL, q->who);
	const struct spacer *t =
	    q->target ? board_find(r->board, KIND_SPACER, NULL, q->target) : NULL;
	struct queue it = *q;
	bool was_dying = in && in->dying;
	int result = 0;

	board_remove(r->board, &q->record);
	if (!in)
		return 0;
	in->dying = 0;
	if (t && !t->dead && can_answer(r, in, t))
		result = it.what == WAITING_REPRISAL
			     ? reprisal(r, in, &it)
			     : ai_activate(r, in,
					   (struct ai_order){.against = it.target,
							     .as = "attack of opportunity"});
	in->dying = was_dying;
	bury(r, in);
	return result;
}

int ai_queued(const struct rules *r)
{
	struct board *b = r->board;
	bool found = true;
	int n = 0;

	if (waiting_noise(b)) /* RULING: RA-15: Blips move before a Reprisal is made */
		return rules_refuse(r, refuse("RA-15", "Noise comes first: enorm-noise --queued"));
	while (found) {
		int i;
		if (fate_seam(r->fate, "queued"))
			return -1;
		found = false;
		for (i = 0; i < board_count(b, KIND_QUEUE) && !found; i++) {
			struct queue *q = board_queue(b, i);
			found = q->what == WAITING_REPRISAL || q->what == WAITING_OPPORTUNITY;
			if (found && resolve_one(r, q))
				return -1;
		}
		n += found;
	}
	if (!n)
		EVENT(b, NOTE, "text=%s", "nothing waits for an Intruder");
	return 0;
}
