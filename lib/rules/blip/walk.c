#include "rules/blip/walk.h"

#include <stdlib.h>

#include "board/readings.h"
#include "rules/blip/patrol.h"

/* ---- what lies around an intersection ---- */

/* Does a corner there show the Blip: of a Spacer's space, or of the Extraction space in Full Alert?
 */
static bool blip_shown(const struct board *b, struct corner c)
{
	struct space way_out = extraction_space(b);

	EACH(b, spacer, s)
		if (spacer_on_board(s) && !blip_steps(c, s->at)) /* ADJ-07, ADJ-08 */
			return true;
	return space_on(way_out) && !blip_steps(c, way_out); /* BLP-56, BLP-57; RULING: RT-76 */
}

static bool edge_ends(struct edge e, struct corner c)
{
	struct corner a = {e.at.col + (e.side == EAST), e.at.row + (e.side == NORTH)};
	struct corner b = {e.at.col + 1, e.at.row + 1};

	return corner_same(a, c) || corner_same(b, c);
}

static bool space_corner(struct space s, struct corner c)
{
	return c.x >= s.col && c.x <= s.col + 1 && c.y >= s.row && c.y <= s.row + 1;
}

/* RULING: RO-71: an end of the whole door line, where two of its edges meet is none; or (b) any
 * corner of a space beside it. */
static bool door_ends(const struct board *b, const struct door *d, struct corner c)
{
	bool corners = plays(b, RO_71, 'b');
	int i, n = 0;

	for (i = 0; i < d->at.n; i++) {
		struct edge e = d->at.at[i];
		if (corners && (space_corner(e.at, c) || space_corner(edge_other(e), c)))
			return true;
		n += edge_ends(e, c);
	}
	return n == 1;
}

/* WLD-10: a welded door holds who comes next to it, but not who began its move there (WLD-11;
 * RULING: RO-72). */
static const struct door *held_by(const struct board *b, struct corner from, struct corner at)
{
	EACH(b, door, d)
		if (d->state == DOOR_WELDED && !d->disabled && door_ends(b, d, at) &&
		    !door_ends(b, d, from)) /* DSB-02 */
			return d;
	return NULL;
}

/* ---- the next step ---- */

/* Steps from a line to the nearer of the two that border a row or column, with their sign. */
static int to_line(int at, int low)
{
	return at < low ? low - at : at > low + 1 ? low + 1 - at : 0;
}

bool blip_walk_open(struct corner from, struct space goal)
{
	int x = abs(to_line(from.x, goal.col)), y = abs(to_line(from.y, goal.row));

	return x && x == y;
}

/* BLP-13: the axis on which a line of the goal is nearer (RULING: RO-91). */
static enum zig first_axis(struct corner from, const struct blip_course *c)
{
	int x = abs(to_line(from.x, c->goal.col)), y = abs(to_line(from.y, c->goal.row));

	return x == y ? c->first : x < y ? ZIG_HORIZONTAL : ZIG_VERTICAL;
}

/* Toward the goal; false at one of its corners. */
static bool goal_way(struct corner at, struct space goal, enum zig *wanted, enum facing *way)
{
	int x = to_line(at.x, goal.col), y = to_line(at.y, goal.row);
	enum facing across = x > 0 ? EAST : WEST, up = y > 0 ? NORTH : SOUTH;

	if (!x && !y)
		return false;
	if (!x || !y) { /* BLP-12, BLP-15: on a line that borders it, straight on */
		*way = x ? across : up;
		return true;
	}
	*way = *wanted == ZIG_VERTICAL ? up : across;
	*wanted = *wanted == ZIG_VERTICAL ? ZIG_HORIZONTAL : ZIG_VERTICAL; /* BLP-14 */
	return true;
}

/* The outer limit of the map, across its way: one who goes along the limit meets none. */
static bool at_limit(const struct board *b, struct corner c, enum facing way)
{
	return !grid_has_corner(&b->grid, corner_step(c, way)); /* ADJ-14, BLP-05 */
}

/* ---- walking ---- */

/* BLP-16: what is about to step there is revealed instead. */
static bool step(const struct board *b, struct corner from, struct corner next,
		 struct blip_walk *out)
{
	if (blip_shown(b, next)) {
		out->end = WALK_REVEALED;
		out->shown = next;
		return false;
	}
	out->path[out->n++] = next; /* BLP-01, BLP-04: whatever is drawn or stands there */
	out->held_by = held_by(b, from, next);
	if (out->held_by)
		out->end = WALK_HELD;
	return !out->held_by;
}

static void walk_to_goal(const struct board *b, struct corner from, int steps,
			 const struct blip_course *c, struct blip_walk *out)
{
	enum zig wanted = first_axis(from, c);
	struct corner at = from;
	enum facing way;

	for (; steps > 0 && out->n < BLIP_STEPS && goal_way(at, c->goal, &wanted, &way); steps--) {
		at = corner_step(at, way);
		if (!step(b, from, at, out))
			return;
	}
}

static void turn_round(struct blip_walk *out)
{
	out->arrow = facing_opposite(out->arrow);
	out->turned = true;
}

/* BLP-51, BLP-52: round at the edge, the rest and 1 more (RULING: RO-96), the extra step once a
 * move (RULING: RT-72). */
static void walk_straight(const struct board *b, struct corner from, int steps,
			  struct blip_walk *out)
{
	struct corner at = from;
	bool bounced = false;

	if (at_limit(b, at, out->arrow))
		turn_round(out);
	for (; steps > 0 && out->n < BLIP_STEPS; steps--) {
		at = corner_step(at, out->arrow);
		if (!step(b, from, at, out))
			return;
		if (!at_limit(b, at, out->arrow))
			continue;
		turn_round(out);
		steps += !bounced;
		bounced = true;
	}
}

void blip_walk(const struct board *b, struct corner from, int steps, const struct blip_course *c,
	       struct blip_walk *out)
{
	out->n = 0;
	out->end = WALK_ENDS;
	out->held_by = NULL;
	out->arrow = c->arrow;
	out->turned = false;
	if (steps > 0 && blip_shown(b, from)) { /* BLP-17 */
		out->end = WALK_REVEALED;
		out->shown = from;
	} else if (c->straight) {
		walk_straight(b, from, steps, out);
	} else {
		walk_to_goal(b, from, steps, c, out);
	}
}
