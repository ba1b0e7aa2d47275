/* Who acts, and when: "Intruders activate", attacks of opportunity, what waits. Clauses INT-06 to
 * INT-08, AOO, RSP-16; rulings RI-43 to RI-46, RI-55, RI-56, RA-08. */
#include <string.h>

#include "event/event.h"
#include "rules/blip/settle.h"
#include "rules/intruder/act.h"
#include "rules/intruder/ai.h"
#include "rules/intruder/intruder.h"
#include "space/adjacent.h"
#include "space/distance.h"

/* ---- Intruders activate ---- */

/* How far the nearest Spacer is from every space; -1 if there is none. */
static const int *nearest_spacers(struct scene *sc)
{
	const struct board *b = sc->board;
	int *near = arena_array(b->arena, int, (size_t)(sc->rows * sc->cols) + 1);
	int i;

	for (i = 0; i < sc->rows * sc->cols; i++)
		near[i] = -1;
	for (i = 0; i < board_count(b, KIND_SPACER); i++) {
		const struct spacer *s = board_spacer(b, i);
		if (spacer_on_board(s))
			distance_lower_ranks(sc, s->at, near);
	}
	return near;
}

/* Smaller acts earlier. */
static int turn_of(struct scene *sc, const int *nearest, const struct intruder *in)
{
	int near = nearest[scene_at(sc, in->at)];

	if (intruder_has_token(sc->board, in,
			       "adversary")) /* RULING: RI-56: the Adversary always first */
		return -2;
	return near < 0 ? ROWS_MOST * COLS_MOST * 4 : near; /* INT-07 */
}

/* Those who act next: the nearest to a Spacer that have not yet. What it measures goes with it. */
static int nearest_intruders(const struct board *b, struct arena *scratch, struct intruder **first,
			     const char **labels)
{
	struct board view = *b;
	struct scene sc;
	const int *nearest;
	int i, n = 0, best = 0;

	view.arena = scratch;
	scene_build(&sc, &view);
	nearest = nearest_spacers(&sc);
	for (i = 0; i < board_count(b, KIND_INTRUDER); i++) {
		struct intruder *in = board_intruder(b, i);
		int turn;
		if (in->activated || !intruder_acts(in)) /* INT-06 */
			continue;
		turn = turn_of(&sc, nearest, in);
		if (n && turn > best)
			continue;
		n = n && turn < best ? 0 : n;
		best = turn;
		labels[n] = in->record.name;
		first[n++] = in;
	}
	return n;
}

static int who_next(const struct rules *r, struct intruder **out)
{
	size_t room = (size_t)board_count(r->board, KIND_INTRUDER) + 1;
	struct arena scratch = {0};
	struct intruder **first = arena_array(&scratch, struct intruder *, room);
	const char **labels = arena_array(&scratch, const char *, room);
	int n = nearest_intruders(r->board, &scratch, first, labels), i = 0;

	if (n > 1)
		i = fate_choose(r->fate, rules_point(r, POINT_ACTIVATE), labels, n, 0,
				"equally close: the players choose [INT-08]", r->diag);
	*out = n && i >= 0 ? first[i] : NULL;
	arena_release(&scratch);
	return i < 0 ? -1 : 0;
}

int ai_phase(const struct rules *r, struct ai_wish *w)
{
	struct ai_wish none = {0};
	struct ai_wish *wish = w ? w : &none;
	struct intruder *in;
	int n = 0;

	for (;;) { /* RULING: RI-55: measured anew after each */
		if (who_next(r, &in))
			return -1;
		if (!in || ai_broke_off(wish))
			break;
		n++;
		if (ai_activate(r, in, wish))
			return -1;
	}
	if (!n)
		EVENT(r->board, NOTE, "text=%s clause=INT-06",
		      "no Intruder on the board has still to act");
	return 0;
}

/* ---- attacks of opportunity ---- */

bool ai_provoked_by(const struct board *b, const struct intruder *in, struct space left)
{
	struct scene sc;

	if (!intruder_acts(in) || intruder_has_token(b, in, "suppression") || /* AOO-06, SUP-09 */
	    intruder_has_token(b, in, "surprise")) /* SUR-05; RULING: RI-46 */
		return false;
	scene_build(&sc, b);
	return figures_adjacent(&sc, left, in->at, NULL); /* AOO-01, AOO-08, AOO-09 */
}

int act_against(const struct rules *r, struct intruder *in, const char *spacer, const char *as,
		struct ai_wish *w)
{
	const char *against = w->against, *was = w->as;
	int result;

	w->against = spacer;
	w->as = as;
	result = ai_activate(r, in, w);
	w->against = against;
	w->as = was;
	return result;
}

static int choose_next(const struct rules *r, struct intruder **list, int k, int n)
{
	const char **labels = arena_array(r->board->arena, const char *, (size_t)(n - k));
	struct intruder *in;
	int i;

	for (i = k; i < n; i++)
		labels[i - k] = list[i]->record.name;
	i = n - k < 2 ? 0
		      : fate_choose(r->fate, rules_point(r, POINT_OPPORTUNITY), labels, n - k, 0,
				    "equally close: the players choose [RI-43]", r->diag);
	if (i < 0)
		return -1;
	in = list[k + i];
	list[k + i] = list[k];
	list[k] = in;
	return 0;
}

int ai_opportunity(const struct rules *r, struct spacer *mover, struct ai_wish *w)
{
	struct ai_wish none = {0};
	struct ai_wish *wish = w ? w : &none;
	int i, n = 0, count = board_count(r->board, KIND_INTRUDER);
	struct intruder **list = arena_array(r->board->arena, struct intruder *, (size_t)count + 1);

	for (i = 0; i < count; i++)
		if (ai_provoked_by(r->board, board_intruder(r->board, i), mover->at))
			list[n++] = board_intruder(r->board, i); /* AOO-10 */
	for (i = 0; i < n && !mover->dead && !ai_broke_off(wish); i++) {
		if (choose_next(r, list, i, n))
			return -1;
		EVENT(r->board, PROVOKES, "who=%s target=%s clause=AOO-01,AOO-02 ruling=RI-43",
		      mover->record.name, list[i]->record.name);
		if (act_against(r, list[i], mover->record.name, "attack of opportunity", wish))
			return -1;
	}
	return 0;
}

/* ---- what waits ---- */

/* RSP-15: the Signature or the Routine, against the attacker (TGT-19). */
static int from_sheet_against(const struct rules *r, struct intruder *in, const struct queue *q,
			      struct ai_wish *w)
{
	const char *against = w->against;
	int result;

	w->against = q->target;
	result = q->action == SHEET_SIGNATURE ? boss_signature(r, in, w) : boss_routine(r, in, w);
	w->against = against;
	return result;
}

/* A Reprisal with dice of its own is that Attack, at any distance (RSP-14; RULING: RA-11, RI-60);
 * without them the Intruder acts against the attacker (RT-31). */
static int reprisal(const struct rules *r, struct intruder *in, const struct queue *q,
		    struct ai_wish *w)
{
	struct effect_step attack = {.group = &effect_always,
				     .verb = EFFECT_ATTACK,
				     .number = ABSENT,
				     .dice = q->dice};
	struct act a;

	if (q->action != SHEET_NOTHING)
		return from_sheet_against(r, in, q, w);
	if (!q->dice)
		return act_against(r, in, q->target, "Reprisal", w);
	EVENT(r->board, ACTIVATES, "who=%s as=Reprisal clause=RSP-16", in->record.name);
	act_start(&a, r, in, w);
	a.roll = POINT_REPRISAL;
	a.anywhere = true;
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

static int resolve_one(const struct rules *r, struct queue *q, struct ai_wish *w)
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
	if (t && !t->dead)
		result = it.what == WAITING_REPRISAL
			     ? reprisal(r, in, &it, w)
			     : act_against(r, in, it.target, "attack of opportunity", w);
	in->dying = was_dying;
	bury(r, in);
	return result;
}

int ai_queued(const struct rules *r, struct ai_wish *w)
{
	struct board *b = r->board;
	bool found = true;
	int n = 0;

	if (noise_waits(b)) /* RULING: RA-15: Blips move before a Reprisal is made */
		return ai_refuse(w, refuse("RA-15", "Noise comes first: enorm-noise --queued"));
	while (found && !ai_broke_off(w)) {
		int i;
		found = false;
		for (i = 0; i < board_count(b, KIND_QUEUE) && !found; i++) {
			struct queue *q = board_queue(b, i);
			found = q->what == WAITING_REPRISAL || q->what == WAITING_OPPORTUNITY;
			if (found && resolve_one(r, q, w))
				return -1;
		}
		n += found;
	}
	if (!n)
		EVENT(b, NOTE, "text=%s", "nothing waits for an Intruder");
	return 0;
}
