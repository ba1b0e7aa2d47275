#include "rules/intruder/scout_away.h"

#include <stdlib.h>

#include "event/event.h"
#include "rules/figure.h"
#include "rules/tile.h"
#include "space/adjacent.h"
#include "space/scene.h"

#define AWAY_MOST 99

struct away {
	const struct rules *r;
	struct intruder *in;
	struct scene scene;
	struct space path[AWAY_MOST + 1]; /* the start first */
	int n;
	enum facing way;
};

static struct space last(const struct away *a)
{
	return a->path[a->n - 1];
}

/* ---- along the edge ---- */

/* MOV-21: on along the edge. A way that leaves the board is none; a tie somebody picks (RI-13). */
static int turn_at_edge(struct away *a)
{
	const struct board *b = a->r->board;
	enum facing right = (enum facing)((a->way + 1) % 4), left = facing_opposite(right);
	enum facing ways[2] = {right, left};
	const char *labels[2] = {facing_words[right], facing_words[left]};
	bool can[2] = {grid_holds(&b->grid, space_step(last(a), right)),
		       grid_holds(&b->grid, space_step(last(a), left))};
	/* MOV-22, MOV-23: counted from where the edge is met */
	int n[2] = {spacers_that_way(b, last(a), right), spacers_that_way(b, last(a), left)}, i;

	if (!can[0] && !can[1])
		return 1;
	if (can[0] != can[1])
		i = can[1];
	else if (n[0] != n[1])
		i = n[1] < n[0];
	else
		i = choose(a->r, a->in->record.name, POINT_EDGE, labels, 2,
			   "as many Spacers either way [MOV-22]");
	if (i < 0)
		return -1;
	a->way = ways[i];
	return 0;
}

/* ---- step by step ---- */

/* Can it go on that way? Walls, red lines, shut doors and Obstacles stop it (RT-01). */
static bool open_way(const struct away *a)
{
	struct space to = space_step(last(a), a->way);
	struct figure who = {.intruder = a->in};
	unsigned lines = EDGE_WALL | EDGE_BORDER | EDGE_RED | EDGE_DOORS;

	if (!scene_holds(&a->scene, to) || (scene_border(&a->scene, last(a), a->way) & lines))
		return false;
	return figure_is_boss(a->r->board, who) || !(scene_flags(&a->scene, to) & SPACE_OBSTACLE);
}

static int walk(struct away *a, int spaces)
{
	for (; spaces > 0 && a->n <= AWAY_MOST; spaces--) {
		if (!grid_holds(&a->r->board->grid, space_step(last(a), a->way))) {
			int stuck = turn_at_edge(a);
			if (stuck)
				return stuck < 0 ? -1 : 0;
		}
		if (!open_way(a))
			return 0;
		a->path[a->n] = space_step(last(a), a->way);
		a->n++;
		if (beside_weld(&a->scene, last(a))) /* WLD-12 */
			return 0;
	}
	return 0;
}

/* The last space of the way that nobody stands on. */
static struct space stop(struct away *a)
{
	struct figure who = {.intruder = a->in};

	while (a->n > 1 && (space_has_other_spacer(a->r->board, last(a), who) ||
			    space_has_other_intruder(a->r->board, last(a), who)))
		a->n--;
	return last(a);
}

/* KW-DESTRUCTIBLE-2: driven there by the light, it breaks the tiles it is moved onto. */
static void break_tiles(const struct away *a)
{
	int i;

	for (i = 1; i < a->n; i++) {
		struct terrain *t = board_terrain_at(a->r->board, a->path[i]);
		if (t && tile_has(a->r->board, t, KEYWORD_DESTRUCTIBLE))
			terrain_destroy(a->r, t, "KW-DESTRUCTIBLE-2");
	}
}

/* Straight away, along the longer offset; exactly diagonal, the players pick (RULING: RT-74). */
static int away_from(struct away *a, struct space from)
{
	int up = a->in->at.row - from.row, right = a->in->at.col - from.col, i;
	enum facing ways[2] = {right > 0 ? EAST : WEST, up > 0 ? NORTH : SOUTH};
	const char *labels[2] = {facing_words[ways[0]], facing_words[ways[1]]};

	if (abs(up) != abs(right))
		i = abs(up) > abs(right);
	else
		i = choose(a->r, a->in->record.name, POINT_AWAY, labels, 2,
			   "it stands exactly diagonal [RT-74]");
	if (i < 0)
		return -1;
	a->way = ways[i];
	return 0;
}

int scout_away(const struct rules *r, struct intruder *in, const struct spacer *from, int spaces)
{
	struct away *a = arena_new(r->board->arena, struct away);
	char text[PLACE_TEXT];

	*a = (struct away){.r = r, .in = in, .path = {in->at}, .n = 1};
	scene_build(&a->scene, r->board);
	if (away_from(a, from->at) || walk(a, spaces < AWAY_MOST ? spaces : AWAY_MOST))
		return -1;
	break_tiles(a); /* before it backs up: what happened on the way stands (RT-11) */
	in->at = stop(a);
	if (a->n > 1)
		EVENT(r->board, PATH, "who=%s to=%s path=%s clause=INT-38", in->record.name,
		      space_text(in->at, text),
		      a->n > 2
			  ? spaces_text((struct spaces){a->path + 1, a->n - 1}, r->board->arena)
			  : NULL);
	else
		EVENT(r->board, STAYS, "who=%s at=%s why=%s clause=INT-38", in->record.name,
		      space_text(in->at, text), "there is no way to go");
	return 0;
}
