/* Whom a step is about: the target, or whom it names. */
#include "rules/effect/effect.h"
#include "rules/order.h"
#include "space/adjacent.h"
#include "space/distance.h"
#include "space/sight.h"
#include "space/zone.h"

/* In the order of their spaces, so that the board's lines decide nothing. */
static int add(struct spacer **list, int n, struct spacer *s)
{
	if (n == EFFECT_WHOM_MOST)
		return n;
	list[n++] = s;
	PUT_IN_ORDER(list, n);
	return n;
}

static bool reaches(const struct effect_context *c, const struct effect_step *s,
		    const struct scene *sc, const struct spacer *t)
{
	switch (s->whom) {
	case WHOM_EACH_ADJACENT:
		/* RULING: RI-64: an Intruder reaches whoever shares its space */
		return c->intruder ? figures_adjacent(sc, c->place, t->at, NULL)
				   : adjacent(sc, c->place, t->at, NULL);
	case WHOM_EACH_IN_SIGHT:
		return los_clear(sc, c->place, t->at);
	case WHOM_EACH_ZONE:
		return zone_holds(c->place, s->zone, t->at);
	default:
		return true;
	}
}

/* Whose it is: the user's, or else, where no Intruder and no place of the board brings it, hers for
 * whom it is told (RULING: RT-172). */
static const struct spacer *whose(const struct effect_context *c)
{
	if (c->user)
		return c->user;
	return c->intruder || space_on(c->place) ? NULL : c->target;
}

/* RULING: RO-112, RT-145: what is on the board and who is in an Other Place do not meet. */
static bool meets(const struct effect_context *c, const struct spacer *t)
{
	const struct spacer *from = whose(c);

	return t == from || (!t->elsewhere && !(from && from->elsewhere));
}

/* Everybody alive whom the words reach; who is not on the board only by `everyone`. */
static int everybody(const struct effect_context *c, const struct effect_step *s,
		     const struct scene *sc, struct spacer **out)
{
	const struct board *b = c->r->board;
	int n = 0;

	EACH(b, spacer, t) {
		bool there = spacer_on_board(t) || (s->whom == WHOM_EVERYONE && !t->dead);
		if (there && meets(c, t) && reaches(c, s, sc, t))
			n = add(out, n, t);
	}
	return n;
}

/* The nearest or the furthest of them; a tie is the players' choice. */
static int at_extreme(const struct effect_context *c, const struct effect_step *s, struct scene *sc,
		      struct spacer **list, int n)
{
	const char *labels[EFFECT_WHOM_MOST];
	int i, kept = 0, best = 0, k = 0;

	for (i = 0; i < n; i++) {
		int d = distance_rank(sc, c->place, list[i]->at);
		if (s->whom == WHOM_FURTHEST)
			d = -d;
		if (kept && d > best)
			continue;
		kept = kept && d < best ? 0 : kept;
		best = d;
		labels[kept] = list[i]->record.name;
		list[kept++] = list[i];
	}
	if (kept > 1)
		k = choose(c->r, c->source, POINT_WHOM, labels, kept, "equally far");
	if (k < 0)
		return -1;
	list[0] = list[k];
	return kept ? 1 : 0;
}

static int one(const struct effect_context *c, struct spacer *s, struct spacer **out)
{
	out[0] = s;
	return s && !s->dead && meets(c, s);
}

int effect_whom(struct effect_context *c, const struct effect_step *s,
		struct spacer *out[EFFECT_WHOM_MOST])
{
	const struct priority *p = board_single(c->r->board, KIND_PRIORITY);
	struct scene sc;
	int n;

	if (s->whom == WHOM_TARGET || s->whom == WHOM_ATTACKER)
		return one(c, c->target, out);
	if (s->whom == WHOM_SELF)
		return one(c, c->user ? c->user : c->target, out);
	if (s->whom == WHOM_PRIORITY)
		return one(c, p ? board_find(c->r->board, KIND_SPACER, NULL, p->who) : NULL, out);
	scene_build(&sc, c->r->board);
	n = everybody(c, s, &sc, out);
	return s->whom == WHOM_CLOSEST || s->whom == WHOM_FURTHEST ? at_extreme(c, s, &sc, out, n)
								   : n;
}
