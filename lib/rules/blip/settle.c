#include "rules/blip/settle.h"

#include <string.h>

#include "event/event.h"
#include "rules/blip/move.h"
#include "rules/blip/overwhelm.h"
#include "rules/blip/patrol.h"
#include "rules/order.h"
#include "rules/waiting.h"

#define LOUD_MOST POOL_MOST

/* ---- the dice of one Noise Roll go to Blips ---- */

struct loud {
	int die[LOUD_MOST]; /* the loudest first */
	int n;
	int *steps; /* one a Blip of the board, in its order */
	struct blip **blip;
	int nblips;
};

static void take_dice(struct board *b, const char *who, struct loud *l)
{
	struct queue *q;
	int i;

	while (l->n < LOUD_MOST && (q = waiting_of(b, WAITING_NOISE, who))) {
		for (i = l->n++; i > 0 && l->die[i - 1] < q->amount; i--)
			l->die[i] = l->die[i - 1];
		l->die[i] = q->amount;
		board_remove(b, &q->record);
	}
}

/* RULING: RO-88, RT-75: a second die only where every Blip has one. */
static int eligible(const struct loud *l, int *out)
{
	int i, n = 0;

	for (i = 0; i < l->nblips; i++)
		if (!l->steps[i])
			out[n++] = i;
	for (i = 0; !n && i < l->nblips; i++)
		out[i] = i;
	return n ? n : l->nblips;
}

/* NRL-07: the roller's choice; by default as far away as can be, then the lowest (RT-29). */
static int assign(const struct rules *r, const struct spacer *maker, int die, struct loud *l)
{
	int *open = arena_array(r->board->arena, int, (size_t)l->nblips);
	const char **names = arena_array(r->board->arena, const char *, (size_t)l->nblips);
	int n = eligible(l, open), i, best = 0, preferred = 0;

	for (i = 0; i < n; i++) {
		const struct blip *b = l->blip[open[i]];
		int d = BLIP_FAR * blip_nearest(r->board, b->at) + blip_steps(b->at, maker->at);
		if (i && d > best)
			preferred = i;
		best = !i || d > best ? d : best;
		names[i] = b->record.name;
	}
	i = choose_at(r, rules_point_nth(r, NULL, POINT_LOUD, die + 1), names, n, preferred,
		      "the one furthest from the Spacers [NRL-07]");
	if (i < 0)
		return -1;
	l->steps[open[i]] += l->die[die]; /* BLP-07, BLP-09 */
	EVENT(r->board, ASSIGNED, "n=%d who=%s clause=NRL-07", l->die[die], names[i]);
	return 0;
}

static void list_blips(const struct board *b, struct loud *l)
{
	int n = blips_in_use(b);

	l->steps = arena_array(b->arena, int, (size_t)n + 1);
	l->blip = arena_array(b->arena, struct blip *, (size_t)n + 1);
	EACH(b, blip, each)
		if (!each->disabled) { /* DSB-02 */
			l->steps[l->nblips] = 0;
			l->blip[l->nblips++] = each;
			PUT_IN_ORDER(l->blip, l->nblips);
		}
}

/* ---- they move ---- */

/* BLP-11: the closest of those that still have to; measured anew each time. */
static int next_mover(const struct rules *r, const struct spacer *maker, struct loud *l, int *out)
{
	struct blip **list = arena_array(r->board->arena, struct blip *, (size_t)l->nblips + 1);
	int i;

	for (i = 0; i < l->nblips; i++)
		list[i] = l->steps[i] && blip_exists(r->board, l->blip[i]) ? l->blip[i] : NULL;
	return blip_closest(r, list, l->nblips, maker->at, POINT_MOVES,
			    "as close as the others [BLP-11]", out);
}

static int move_one(const struct rules *r, struct spacer *maker, struct blip *b, int steps)
{
	struct blip_move m = {.blip = b,
			      .steps = steps,
			      .course = {.goal = maker->at}, /* BLP-10 */
			      .toward = maker,
			      .cause = maker,
			      .clause = "BLP-09"};

	if (blip_move(r, &m))
		return -1;
	/* CDP-15: not on white; CDP-18, CDP-21. Full Alert has turned it already (RO-94). */
	if (!blip_exists(r->board, b) || !board_level(r->board) ||
	    space_on(extraction_space(r->board)))
		return 0;
	return blip_turn_to(r, b, maker->at, board_level(r->board) == 1 ? "CDP-18" : "CDP-21");
}

/* What is still to be moved is on no record. */
static int noise_seam(const struct rules *r, const struct spacer *maker, const struct loud *l)
{
	struct buf state = {0};
	int i, result;

	if (!fate_has_seam(r->fate))
		return 0;
	buf_printf(&state, "noise %s", maker->record.name);
	for (i = 0; i < l->nblips; i++)
		if (l->steps[i] && blip_exists(r->board, l->blip[i]))
			buf_printf(&state, " %s:%d", l->blip[i]->record.name, l->steps[i]);
	result = fate_seam(r->fate, buf_text(&state));
	buf_release(&state);
	return result;
}

/* RULING: RT-73: no Blip moves toward a Spacer who is dead or gone. */
static int settle_noise(const struct rules *r, const struct queue *q)
{
	struct spacer *maker = q->who ? board_find(r->board, KIND_SPACER, NULL, q->who) : NULL;
	struct loud l = {.n = 0};
	int i, steps;

	if (!maker)
		return diag_set(r->diag, "queue noise: no spacer '%s'", q->who ? q->who : "");
	take_dice(r->board, maker->record.name, &l);
	list_blips(r->board, &l);
	for (i = 0; i < l.n && l.nblips && spacer_on_board(maker); i++)
		if (assign(r, maker, i, &l))
			return -1;
	while (spacer_on_board(maker)) {
		if (noise_seam(r, maker, &l))
			return -1;
		if (next_mover(r, maker, &l, &i))
			return -1;
		if (i < 0)
			break;
		steps = l.steps[i];
		l.steps[i] = 0;
		if (move_one(r, maker, l.blip[i], steps))
			return -1;
	}
	return 0;
}

/* ---- all of it ---- */

static int settle_times(const struct rules *r, struct queue *q)
{
	struct spacer *who = q->who ? board_find(r->board, KIND_SPACER, NULL, q->who) : NULL;
	int i, times = q->amount == ABSENT ? 1 : q->amount;

	board_remove(r->board, &q->record);
	for (i = 0; i < times; i++)
		if (fate_seam(r->fate, arena_printf(r->board->arena, "overwhelm %s %d of %d",
						    who ? who->record.name : "nobody", i, times)) ||
		    overwhelm(r, who, false))
			return -1;
	return 0;
}

int noise_settle(const struct rules *r)
{
	struct queue *q;
	int result;

	while ((q = waiting_noise(r->board))) {
		r->diag->at.line = q->record.line;
		if (fate_seam(r->fate, "settle"))
			return -1;
		if (q->what == WAITING_NOISE)
			result = settle_noise(r, q);
		else
			result = settle_times(r, q);
		if (result)
			return -1;
	}
	r->diag->at.line = 0;
	return 0;
}
