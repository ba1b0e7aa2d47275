/* Does the Attack of a text work on a Spacer, once the movement in front of it is made? It is asked
 * of the movement's own search, so that it says what the activation does. Ruling RI-14. */
#include "rules/intruder/act.h"
#include "rules/sheet.h"

/* Whatever way the players may send it: is there one from whose end the Attack reaches? */
static int some_route_ends_well(struct act *a, const struct effect_step *attack,
				const struct spacer *t, int speed)
{
	struct route_ask q;
	struct routes all;
	int i;

	act_route_ask(a, t, attack, &q);
	q.speed = speed;
	if (routes_find(&q, &all, a->r->diag))
		return -1;
	for (i = 0; i < all.n; i++)
		if (act_reaches(a, attack, all.at[i].path[all.at[i].n - 1], t))
			return 1;
	return 0;
}

/* What a Move adds to the spaces it has to go: Speed or its own number; from itself, nothing. */
static int far_of(const struct act *a, const struct effect_step *move)
{
	if (move->manner == AWAY)
		return 0;
	return move->number == ABSENT ? intruder_speed(a->r->board, a->in) : move->number;
}

int act_works_on(struct act *a, const struct effect_step *s, struct spacer *t)
{
	bool shifts = false, moves = false;
	int speed = 0;

	scene_refresh(&a->scene);
	for (; s; s = s->next) {
		if (!act_would_hold(a, s->group, t))
			continue;
		if (effect_makes_roll(s->verb))
			break;
		shifts |= s->verb == EFFECT_SHIFT;
		if (s->verb == EFFECT_MOVE) {
			int far = far_of(a, s);
			speed = speed == UNLIMITED || far == UNLIMITED ? UNLIMITED : speed + far;
			moves = true;
		}
	}
	if (!s)
		return 0;
	if (shifts)
		return act_shift_reaches(a, s, t);
	return moves ? some_route_ends_well(a, s, t, speed) : act_reaches(a, s, a->in->at, t);
}
