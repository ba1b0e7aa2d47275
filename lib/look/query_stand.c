/* How two stand to each other: adjacent (ADJ-02 to ADJ-06), in front or in rear (FAC-01 to FAC-07,
 * TGT-30, TGT-31). */
#include "look/query.h"
#include "space/facing.h"

/* RULING: RI-64: figures that share a space are adjacent; a space is not adjacent to itself. */
void judge_adjacent(struct scene *sc, const struct query *q, struct answer *a)
{
	bool figures = query_is_figure(&q->from) && query_is_figure(&q->to);

	a->yes = (figures ? figures_adjacent : adjacent)(sc, q->from.at, q->to.at, &a->apart);
	a->clause = a->yes && a->apart == APART_SAME ? "RI-64" : apart_reasons[a->apart].clause;
}

void explain_adjacent(struct scene *sc, const struct query *q, const struct answer *a,
		      struct explanation *x)
{
	(void)sc;
	x->sentence =
	    arena_printf(x->arena, "%s and %s are %sadjacent", query_where(x->arena, &q->from),
			 query_where(x->arena, &q->to), a->yes ? "" : "not ");
	query_found(x, apart_reasons[a->apart].word, a->clause, "%s", apart_reasons[a->apart].text);
}

void json_adjacent(struct scene *sc, const struct query *q, const struct answer *a, struct buf *out)
{
	(void)sc, (void)q, (void)a, (void)out;
}

/* ---- front and rear ---- */

/* FAC-01: one front, the way it faces. */
static enum facing facing_of(const struct query_end *e)
{
	if (as_intruder(e->piece))
		return (enum facing)as_intruder(e->piece)->facing;
	if (as_spacer(e->piece))
		return (enum facing)as_spacer(e->piece)->facing;
	return NORTH;
}

/* Why it is not in front: level with it or behind. */
static const char *not_front(const struct query *q, enum facing f)
{
	return in_front(q->from.at, facing_opposite(f), q->to.at) ? "FAC-07" : "FAC-04";
}

void judge_front(struct scene *sc, const struct query *q, struct answer *a)
{
	enum facing f = facing_of(&q->from);

	a->clause = "FAC-03";
	if (!space_on(q->from.at))
		return;
	if (q->to.is_corner) {
		a->yes = corner_in_front(q->from.at, f, q->to.corner);
		a->clause = "FAC-05";
		return;
	}
	/* TGT-30: past the front line. */
	a->yes = in_front(q->from.at, f, q->to.at);
	a->rear = in_rear(sc, q->from.at, f, q->to.at);
	/* TGT-31: as a targeting term it asks for sight as well. RULING: RI-26 */
	a->in_sight = los_clear(sc, q->from.at, q->to.at);
	if (!a->yes)
		a->clause = a->rear ? "FAC-06" : not_front(q, f);
}

static const char *stands(const struct answer *a)
{
	if (a->rear)
		return "in the rear of";
	return a->yes ? "in front of" : "neither in front nor in the rear of";
}

void explain_front(struct scene *sc, const struct query *q, const struct answer *a,
		   struct explanation *x)
{
	(void)sc;
	x->sentence =
	    arena_printf(x->arena, "%s is %s %s, which faces %s", query_where(x->arena, &q->to),
			 stands(a), query_where(x->arena, &q->from),
			 facing_names[facing_of(&q->from)]);
	if (!space_on(q->from.at) || (!q->to.is_corner && !space_on(q->to.at)))
		query_found(x, "off-board", "ADJ-10", "one of them is not on the board");
	else if (a->yes && !q->to.is_corner)
		query_found(x, a->in_sight ? "in-sight" : "not-in-sight", "TGT-31",
			    "as a targeting term it needs sight too: %s",
			    a->in_sight ? "there is" : "there is none, so it does not hold");
}

void json_front(struct scene *sc, const struct query *q, const struct answer *a, struct buf *out)
{
	(void)sc;
	buf_json_member(out, "facing", facing_words[facing_of(&q->from)]);
	buf_json_bool(out, "rear", a->rear);
	buf_json_bool(out, "sight", a->in_sight);
	buf_json_bool(out, "targeting", a->yes && a->in_sight);
}
