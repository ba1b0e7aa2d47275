/* The Move of an Intruder. Clauses MOV, CMD-13, CMD-14, CMD-23, BTC-01 to BTC-12, WLD-12; rulings
 * RI-01 to RI-13, RI-39, RI-47. */
#include <string.h>

#include "board/readings.h"
#include "event/event.h"
#include "rules/figure.h"
#include "rules/intruder/act.h"
#include "rules/intruder/route_pick.h"
#include "rules/intruder/scout_away.h"
#include "rules/move/forced_walk.h"
#include "rules/sheet.h"
#include "rules/tile.h"
#include "space/adjacent.h"

#define SPEED_AWAY 99 /* of a Speed without limit */

/* ---- walking ---- */

/* BTC-02: a Boss breaks the Destructible tiles it moves through, and leaves the others (BTC-01). */
static void trample(struct act *a, struct space at)
{
	struct terrain *t = board_terrain_at(a->r->board, at);

	if (t && intruder_is_boss(a->r->board, a->in) &&
	    tile_has(a->r->board, t, KEYWORD_DESTRUCTIBLE))
		terrain_destroy(a->context.r, t, "BTC-02");
}

/* BTC-08, BTC-09, KW-CRASH-4, KW-CRASH-5; RULING: RI-47: once for entering and ending there. 1: it
 * has run over somebody; -1 with the diag. */
static int crash_into(struct act *a, struct space at)
{
	const struct board *b = a->r->board;
	const char *clause = intruder_is_boss(b, a->in) ? "BTC-08,BTC-09" : "KW-CRASH-4,KW-CRASH-5";
	int met = 0;

	if (!figure_has_crash(b, (struct figure){.intruder = a->in}))
		return 0;
	EACH(b, spacer, s) {
		if (!spacer_on_board(s) || !space_same(s->at, at))
			continue;
		met = 1;
		if (harm_crash(a->context.r, s, clause))
			return -1;
	}
	return met;
}

/* RULING: RI-04: somebody has come to stand where it may not end then. */
static bool is_taken(struct act *a, struct space at)
{
	struct route_ask q = {.scene = &a->scene,
			      .who = a->in,
			      .from = NOWHERE,
			      .boss = intruder_is_boss(a->r->board, a->in)};

	scene_refresh(&a->scene);
	return !route_may_end(&q, at);
}

/* MOV-14, MOV-15. The number of spaces it has come along, the first included. RULING: RT-180: whom
 * it runs over may kill it or push it elsewhere, or somebody may come to stand where it was to end:
 * then it is barred. -1 with the diag. */
static int walk_along(struct act *a, const struct space *path, int n)
{
	enum facing way = (enum facing)a->in->facing;
	int i, met = 0;

	a->barred = false;
	for (i = 1; i < n && !(met && act_gone(a)) && !a->barred; i++) {
		a->barred = met && i == n - 1 && is_taken(a, path[i]);
		if (a->barred)
			break;
		neighbour_way(path[i - 1], path[i], &way);
		a->in->at = path[i];
		a->in->facing = (int)way; /* MOV-26 */
		trample(a, path[i]);
		met |= crash_into(a, path[i]);
		if (met < 0)
			return -1;
		a->barred = !space_same(a->in->at, path[i]);
	}
	return i;
}

static int land(struct act *a)
{
	return forced_land(a->context.r, (struct figure){.intruder = a->in},
			   (enum facing)a->in->facing);
}

int act_back_up(struct act *a, const struct space *path, int n)
{
	char at[PLACE_TEXT];
	int i = n;

	if (act_gone(a))
		return 0;
	while (i > 1 && space_same(a->in->at, path[i - 1]) && is_taken(a, a->in->at))
		a->in->at = path[--i - 1];
	if (i < n)
		EVENT(a->r->board, BACKS_UP, "who=%s to=%s clause=MOV-12 ruling=RT-180",
		      a->in->record.name, space_text(a->in->at, at));
	scene_refresh(&a->scene);
	return land(a);
}

int act_walk(struct act *a, struct space *path, int planned, const char *clause, const char *ruling)
{
	char at[PLACE_TEXT];
	int n = walk_along(a, path, planned);

	if (n < 0)
		return -1;
	if (act_gone(a))
		return 0;
	a->walked = n - 1;
	if (n < 2) {
		EVENT(a->r->board, STAYS, "who=%s at=%s clause=%s", a->in->record.name,
		      space_text(a->in->at, at), clause);
		return 0;
	}
	EVENT(a->r->board, PATH, "who=%s to=%s path=%s facing=%s clause=%s ruling=%s",
	      a->in->record.name, space_text(a->in->at, at),
	      spaces_text((struct spaces){path, n}, a->r->board->arena),
	      facing_words[a->in->facing], clause, ruling);
	scene_refresh(&a->scene);
	return a->barred ? 0 : land(a);
}

/* ---- Move ---- */

void act_route_ask(struct act *a, const struct spacer *t, const struct effect_step *attack,
		   struct route_ask *out)
{
	*out = (struct route_ask){.scene = &a->scene,
				  .who = a->in,
				  .from = a->in->at,
				  .target = t->at,
				  .speed = intruder_speed(a->r->board, a->in),
				  .boss = intruder_is_boss(a->r->board, a->in)};
	if (attack && attack->verb == EFFECT_SHOOT) { /* MOV-06, CMD-23 */
		out->enough = route_in_range;
		out->range = attack->range ? attack->range : intruder_range(a->r->board, a->in);
	}
}

/* MOV-07: it turns to the Target before the first step; a route's own steps turn it after. */
int act_face(struct act *a, const struct spacer *t, const struct route *way)
{
	enum facing ways[2], first;
	const char *labels[2];
	int n = route_facing(a->in->at, t->at, ways), k = 0;

	if (!n)
		return 0;
	if (n == 2 && way->n > 1) { /* RULING: RI-12: exactly diagonal, the first step's axis */
		neighbour_way(way->path[0], way->path[1], &first);
		k = ways[1] == first;
	} else if (n == 2) {
		labels[0] = facing_words[ways[0]];
		labels[1] = facing_words[ways[1]];
		k = choose(a->r, a->in->record.name, POINT_FACING, labels, 2,
			   "exactly diagonal: either [RT-27]");
		if (k < 0)
			return -1;
	}
	if (a->in->facing != (int)ways[k])
		EVENT(a->r->board, TURNS, "who=%s facing=%s clause=MOV-07", a->in->record.name,
		      facing_words[ways[k]]);
	a->in->facing = (int)ways[k];
	return 0;
}

/* By one of the routes, to its end or until it is barred. */
static int go_by_route(struct act *a, const struct spacer *t, const struct route_ask *q,
		       const struct route **way)
{
	struct routes all;

	if (routes_find(q, &all, a->r->diag))
		return -1;
	*way = route_pick(a->context.r, a->in->record.name, &all);
	if (!*way || (spacer_on_board(t) && act_face(a, t, *way)))
		return -1;
	a->toward = t->at;
	if (act_walk(a, (*way)->path, (*way)->n, all.elsewhere ? "MOV-01,MOV-12" : "MOV-01,MOV-08",
		     space_same((*way)->path[(*way)->n - 1], t->at) ? "RI-61" : NULL))
		return -1;
	a->left = q->speed == UNLIMITED ? UNLIMITED : q->speed - a->walked;
	return 0;
}

/* RULING: RT-180: barred from where it was to end, it goes on from where it is as any Move goes, or
 * comes back to where it can stand. */
static int move_by(struct act *a, const struct spacer *t, const struct route_ask *q)
{
	const struct route *way, *last = NULL;
	struct route_ask on = *q;
	int n = 0, again = 0;

	a->went = EFFECT_MOVE;
	do {
		if (go_by_route(a, t, &on, &way))
			return -1;
		again += a->barred;
		last = a->walked ? way : last;
		n = a->walked ? a->walked + 1 : n;
		on.from = a->in->at;
		on.speed = a->left;
	} while (a->barred && !act_gone(a));
	return again && !a->walked && last ? act_back_up(a, last->path, n) : 0;
}

/* RULING: RI-10: of "move twice" the first may not stall on a space that is taken; then the two are
 * one. */
static int stalls(const struct route_ask *q, struct diag *d)
{
	struct route_ask natural = *q;
	struct routes all;

	natural.must_be_natural = true;
	if (routes_find(&natural, &all, d))
		return -1;
	return !all.n;
}

/* Through walls: the map without what is drawn between its spaces, and without doors. */
static void open_up(struct act *a, struct scene *out)
{
	struct board *open = board_copy(a->r->board, a->r->board->arena);
	struct grid *g = &open->grid;

	memset(g->west, LINE_NONE, (size_t)g->rows * (size_t)(g->cols + 1));
	memset(g->south, LINE_NONE, (size_t)(g->rows + 1) * (size_t)g->cols);
	board_remove_all(open, KIND_DOOR);
	scene_build(out, open);
}

int verb_move(struct effect_context *c, const struct effect_step *s)
{
	struct act *a = c->act;
	struct spacer *t = act_target(a);
	bool twice = s->next && s->next->verb == EFFECT_MOVE && s->number == ABSENT;
	struct scene open;
	struct route_ask q;
	int stalled;

	if (!t || !spacer_on_board(t)) {
		EVENT(a->r->board, STAYS, "who=%s why=%s clause=MOV-01", a->in->record.name,
		      "there is nobody to go to");
		return 0;
	}
	scene_refresh(&a->scene);
	act_route_ask(a, t, act_attack_in(s->next), &q);
	if (s->number != ABSENT)
		q.speed = s->number;
	if (s->manner == AWAY)
		return scout_away(a->context.r, a->in, t,
				  q.speed < SPEED_AWAY ? q.speed : SPEED_AWAY);
	if (s->manner == THROUGH_WALLS) {
		open_up(a, &open);
		q.scene = &open;
	}
	stalled = twice && q.speed != UNLIMITED
		      ? plays(a->r->board, RI_10, 'b') || stalls(&q, a->r->diag)
		      : 0;
	if (stalled < 0)
		return -1;
	if (stalled) {
		q.speed *= 2;
		c->memory->next = s->next->next;
	}
	return move_by(a, t, &q);
}

/* ---- afterwards ---- */

int act_linger(struct act *a, const struct spacer *t)
{
	struct route_ask q;

	if (a->went != EFFECT_MOVE || !spacer_on_board(t))
		return 0; /* RULING: RI-39: a pure Attack has none */
	if (space_same(t->at, a->toward))
		return 0; /* only after who has moved out of its reach */
	scene_refresh(&a->scene);
	act_route_ask(a, t, NULL, &q);
	if (!plays(a->r->board, RI_39, 'b'))
		q.speed = a->left;
	if (!q.speed)
		return 0;
	EVENT(a->r->board, NOTE, "text=%s clause=WOO-16",
	      "what is left of its movement is still made");
	return move_by(a, t, &q);
}
