#include <string.h>

#include "board/keyed.h"
#include "event/event.h"
#include "rules/blip/blip.h"
#include "rules/blip/move.h"
#include "rules/blip/overwhelm.h"
#include "rules/waiting.h"

/* ---- which spawn point ---- */

#define SPAWNS ((ROWS_MOST + 1) * (COLS_MOST + 1))

/* A Blip there that can be crowded out (RULING: RT-142), or none at all? */
static bool suits(const struct board *b, struct corner c, const struct spacer *near, bool taken)
{
	const struct blip *there = blip_at(b, c, NULL);

	return taken ? there && near && blip_makes_room(b, there, near->at) : !there;
}

/* The spawn points nearest the Spacer, one or several as near; `taken` ones or free ones. With
 * nobody on the board all are as near. RULING: RT-163 */
static int nearest(const struct board *b, const struct spacer *near, bool taken, struct corner *out)
{
	struct corner c;
	int n = 0, best = 1000;

	for (c.y = 0; c.y <= b->grid.rows; c.y++)
		for (c.x = 0; c.x <= b->grid.cols; c.x++) {
			int d = near ? blip_steps(c, near->at) : 0;
			if (!*grid_spawn(&b->grid, c) || !suits(b, c, near, taken) || d > best)
				continue;
			if (d < best)
				n = 0;
			best = d;
			if (n < SPAWNS)
				out[n++] = c;
		}
	return n;
}

static int pick_corner(const struct rules *r, const struct spacer *near, const struct corner *at,
		       int n, struct corner *out)
{
	const char *labels[SPAWNS];
	int i;

	for (i = 0; i < n; i++) {
		char text[PLACE_TEXT];
		labels[i] = arena_strdup(r->board->arena, corner_text(at[i], text));
	}
	i = choose_of_several(r, NULL, POINT_SPAWN, labels, n,
			      near ? "as near as the others [BLP-21]"
				   : "nobody is on the board to be near to [RT-163]");
	if (i < 0)
		return -1;
	*out = at[i];
	return 0;
}

/* ---- its arrow ---- */

static void count_ways(const struct board *b, struct corner c, int n[4])
{
	EACH(b, spacer, s) {
		if (!spacer_on_board(s))
			continue;
		n[NORTH] += s->at.row >= c.y;
		n[SOUTH] += s->at.row < c.y;
		n[EAST] += s->at.col >= c.x;
		n[WEST] += s->at.col < c.x;
	}
}

/* The way that leads straightest to the nearest Spacer; -1 if there is none, if it lies exactly
 * diagonal, or if several are as near and do not lie the same way. */
static int way_to_nearest(const struct board *b, struct corner c)
{
	int near = blip_nearest(b, c), found = -1;
	enum facing lean;

	EACH(b, spacer, s) {
		if (!spacer_on_board(s) || blip_steps(c, s->at) != near)
			continue;
		if (!blip_leans(c, s->at, &lean) || (found >= 0 && found != (int)lean))
			return -1;
		found = (int)lean;
	}
	return found;
}

/* The ways that face the most Spacers. */
static int most_ways(const int n[4], int ways[4], const char *labels[4])
{
	int i, most = 0, found = 0;

	for (i = NORTH; i <= WEST; i++)
		most = n[i] > most ? n[i] : most;
	for (i = NORTH; i <= WEST; i++)
		if (n[i] == most) {
			labels[found] = facing_words[i];
			ways[found++] = i;
		}
	return found;
}

/* BLP-22: it faces the most Spacers; of several ways the one to the nearest of them, and where that
 * does not tell, somebody picks. */
static int toward_most(const struct rules *r, const struct blip *b)
{
	int n[4] = {0}, ways[4], found, i, near = way_to_nearest(r->board, b->at);
	const char *labels[4];

	count_ways(r->board, b->at, n);
	found = most_ways(n, ways, labels);
	for (i = 0; i < found; i++)
		if (ways[i] == near)
			return near;
	i = choose_of_several(r, b->record.name, POINT_FACING, labels, found,
			      "as many Spacers as the others [BLP-22]");
	return i < 0 ? -1 : ways[i];
}

/* ---- spawning ---- */

/* A name that no Blip has, nor had in this call. */
static const char *fresh_name(const struct rules *r)
{
	const char *name;
	int k = 1;

	do
		name = arena_printf(r->board->arena, "blip-%d", k++);
	while (names_have(r->fate->tally.gone, name, NULL) ||
	       board_find(r->board, KIND_BLIP, NULL, name));
	return name;
}

static bool has_points(const struct board *b)
{
	struct corner c;

	for (c.y = 0; c.y <= b->grid.rows; c.y++)
		for (c.x = 0; c.x <= b->grid.cols; c.x++)
			if (*grid_spawn(&b->grid, c))
				return true;
	return false;
}

static struct blip *put(const struct rules *r, struct corner at, const char *clause)
{
	struct supply *box = supply_find(r->board, SUPPLY_BLIPS);
	struct blip *b = board_add(r->board, KIND_BLIP, NULL, fresh_name(r));
	char text[PLACE_TEXT];
	int facing;

	b->at = at;
	facing = toward_most(r, b);
	if (facing < 0)
		return NULL;
	b->facing = facing;
	if (box)
		box->count--;
	EVENT(r->board, SPAWNS, "who=%s at=%s facing=%s clause=%s", b->record.name,
	      corner_text(at, text), facing_words[b->facing], clause);
	return b;
}

/* On one of the nearest points. */
static int put_near(const struct rules *r, const struct spacer *near, const struct corner *at,
		    int n, const char *clause)
{
	struct corner where;

	return pick_corner(r, near, at, n, &where) || !put(r, where, clause) ? -1 : 0;
}

static int no_blip(const struct rules *r)
{
	const char *why = "no Blip appears: none is left, and nobody is on the board";

	if (!has_points(r->board))
		why = "no Blip appears: the map has no spawn point";
	else if (blip_supply(r->board))
		why = "no Blip appears: no spawn point is free";
	EVENT(r->board, NOTE, "text=%s clause=BLP-21", why);
	return 0;
}

/* BLP-24: with every point taken it appears on the closest one, and the Blip there moves on. */
static int crowd_in(const struct rules *r, struct spacer *near)
{
	struct corner at[SPAWNS], where;
	int n = nearest(r->board, near, true, at);
	struct blip_move toward = {.course = {.goal = near->at}, .toward = near, .cause = near};
	struct blip *there, *fresh;

	if (!n)
		return no_blip(r);
	if (pick_corner(r, near, at, n, &where))
		return -1;
	there = blip_at(r->board, where, NULL);
	fresh = put(r, where, "BLP-24");
	if (!fresh)
		return -1;
	return blip_make_room(r, there, &toward, fresh->record.name);
}

int blip_spawn(const struct rules *r, struct spacer *near)
{
	struct corner at[SPAWNS];
	int n;

	if (blip_cause(r, near, &near)) /* BLP-23 */
		return -1;
	n = nearest(r->board, near, false, at); /* BLP-21; RULING: RO-98 */
	if (!near && (!n || !blip_supply(r->board)))
		return no_blip(r);
	if (!blip_supply(r->board)) /* BLP-25 */
		return overwhelm(r, near, true);
	if (!n)
		return crowd_in(r, near);
	return put_near(r, near, at, n, "BLP-21");
}

/* ---- clusters ---- */

/* The spawn points that hang together with the first, from intersection to intersection. */
static int cluster_of(const struct board *b, struct corner *out)
{
	int n = 1, i, way, k;

	for (i = 0; i < n; i++)
		for (way = NORTH; way <= WEST; way++) {
			struct corner c = corner_step(out[i], (enum facing)way);
			if (!grid_has_corner(&b->grid, c) || !*grid_spawn(&b->grid, c))
				continue;
			for (k = 0; k < n && !corner_same(out[k], c); k++)
				;
			if (k == n && n < SPAWNS)
				out[n++] = c;
		}
	return n;
}

int blip_spawn_cluster(const struct rules *r, struct corner in, struct spacer *near)
{
	struct corner all[SPAWNS] = {in}, close[SPAWNS];
	int i, n = cluster_of(r->board, all), found = 0, best = 1000;

	if (blip_cause(r, near, &near))
		return -1;
	for (i = 0; i < n; i++) {
		int d = near ? blip_steps(all[i], near->at) : 0;
		if (blip_at(r->board, all[i], NULL)) {
			EVENT(r->board, NOTE, "text=%s clause=SPM-22",
			      "the cluster has its Blip already");
			return 0;
		}
		if (d < best)
			found = 0;
		if (d <= best)
			close[found++] = all[i];
		best = d < best ? d : best;
	}
	/* SPM-22: exactly one. */
	return put_near(r, near, close, found, "SPM-22");
}
