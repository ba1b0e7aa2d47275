/* A Shift: one straight line, the fewest spaces after which the action that follows works. Clauses
 * CMD-15 to CMD-19; rulings RI-18 to RI-20. */
#include "board/readings.h"
#include "event/event.h"
#include "rules/intruder/act.h"
#include "rules/sheet.h"
#include "space/adjacent.h"
#include "space/distance.h"
#include "space/facing.h"
#include "space/sight.h"

#define RAYS 4

struct shift {
	struct space end[RAYS * COLS_MOST];
	enum facing way[RAYS * COLS_MOST];
	int n, steps;
};

/* How far it can go that way: spaces it may enter, in `most`. Lines and, for a baseline one,
 * Obstacles end the ray; so does a weld it comes beside (RULING: RI-19). */
static int ray(struct act *a, enum facing way, int most)
{
	struct space at = a->in->at;
	int n;

	for (n = 0; n < most; n++) {
		if (scene_border(&a->scene, at, way) & EDGE_ANY)
			break;
		if (n && beside_weld(&a->scene, at))
			break;
		at = space_step(at, way);
		if ((scene_flags(&a->scene, at) & SPACE_OBSTACLE) &&
		    !intruder_is_boss(a->r->board, a->in) && !plays(a->r->board, RI_05, 'a'))
			break;
	}
	return n;
}

static struct space along(struct space s, enum facing way, int n)
{
	while (n--)
		s = space_step(s, way);
	return s;
}

/* CMD-15 to CMD-17: the fewest spaces along one line after which the Attack works. */
static void shift_find(struct act *a, const struct effect_step *attack, const struct spacer *t,
		       struct shift *out)
{
	int speed = intruder_speed(a->r->board, a->in);
	int most = speed == UNLIMITED ? COLS_MOST : speed, way, k;
	struct route_ask q;

	act_route_ask(a, t, NULL, &q);
	out->n = 0;
	out->steps = most + 1;
	if (!attack || act_reaches(a, attack, a->in->at, t)) {
		out->end[out->n++] = a->in->at;
		out->steps = 0;
		return;
	}
	for (way = NORTH; way <= WEST; way++) {
		int far = ray(a, (enum facing)way, most);
		for (k = 1; k <= far && k <= out->steps; k++) {
			struct space s = along(a->in->at, (enum facing)way, k);
			if (!route_may_end(&q, s) || !act_reaches(a, attack, s, t))
				continue;
			if (k < out->steps)
				out->n = 0;
			out->steps = k;
			out->way[out->n] = (enum facing)way;
			out->end[out->n++] = s;
			break;
		}
	}
}

bool act_shift_reaches(struct act *a, const struct effect_step *attack, const struct spacer *t)
{
	struct shift s;

	scene_refresh(&a->scene);
	shift_find(a, attack, t, &s);
	return s.n > 0;
}

bool act_shift_faces(struct act *a, const struct effect_step *attack, const struct spacer *t,
		     bool front)
{
	struct shift s;
	int i;

	scene_refresh(&a->scene);
	shift_find(a, attack, t, &s);
	for (i = 0; i < s.n; i++)
		if (los_clear(&a->scene, s.end[i], t->at) &&
		    (!front || (s.steps && in_front(s.end[i], s.way[i], t->at))))
			return true;
	return false;
}

/* RULING: RI-20: with no such line any more it goes along the one that ends nearest. */
static void shift_nearest(struct act *a, const struct spacer *t, struct shift *out)
{
	int speed = intruder_speed(a->r->board, a->in);
	int most = speed == UNLIMITED ? COLS_MOST : speed, way, k;
	int best = distance_rank(&a->scene, a->in->at, t->at);
	struct route_ask q;

	act_route_ask(a, t, NULL, &q);
	*out = (struct shift){.n = 1, .end = {a->in->at}};
	for (way = NORTH; way <= WEST; way++) {
		int far = ray(a, (enum facing)way, most);
		for (k = 1; k <= far; k++) {
			struct space s = along(a->in->at, (enum facing)way, k);
			int d = distance_rank(&a->scene, s, t->at);
			if (!route_may_end(&q, s) || d > best ||
			    (d == best && (!out->steps || k > out->steps)))
				continue;
			if (d < best || k < out->steps)
				out->n = 0;
			best = d;
			out->steps = k;
			out->way[out->n] = (enum facing)way;
			out->end[out->n++] = s;
		}
	}
}

static int shift_pick(struct act *a, const struct shift *all)
{
	const char *labels[RAYS * COLS_MOST];
	char at[PLACE_TEXT];
	int i;

	for (i = 0; i < all->n; i++)
		labels[i] = arena_strdup(a->r->board->arena, space_text(all->end[i], at));
	if (all->n < 2)
		return 0;
	return choose(a->r, a->in->record.name, POINT_SHIFT, labels, all->n,
		      "equally short: the players choose [RI-19]");
}

int verb_shift(struct effect_context *c, const struct effect_step *s)
{
	struct act *a = c->act;
	struct spacer *t = act_target(a);
	struct space path[COLS_MOST + 1];
	struct route stay = {path, 1, ZIG_NONE};
	const struct effect_step *attack = act_attack_in(s->next);
	struct shift all;
	int k, i;

	if (!t || !space_on(t->at)) {
		EVENT(a->r->board, STAYS, "who=%s why=%s clause=CMD-15", a->in->record.name,
		      "there is nobody to go to");
		return 0;
	}
	scene_refresh(&a->scene);
	shift_find(a, attack, t, &all);
	if (!all.n) {
		a->missed = attack;
		shift_nearest(a, t, &all);
	}
	k = shift_pick(a, &all);
	if (k < 0)
		return -1;
	path[0] = a->in->at;
	for (i = 1; i <= all.steps; i++)
		path[i] = space_step(path[i - 1], all.way[k]);
	stay.n = all.steps + 1;
	if (act_face(a, t, &stay))
		return -1;
	a->went = EFFECT_SHIFT;
	a->left = 0;
	if (act_walk(a, path, all.steps + 1, "CMD-15,CMD-16", a->missed ? "RI-20" : NULL))
		return -1;
	return a->barred ? act_back_up(a, path, a->walked + 1) : 0;
}
