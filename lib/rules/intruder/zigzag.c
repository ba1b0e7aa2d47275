#include "rules/intruder/zigzag.h"

#include "board/readings.h"

const char *const zig_words[] = {"h", "v", NULL};

void zigzag_start(struct zigzag *z, struct scene *sc, struct space target, struct walk walk,
		  enum zig first)
{
	*z = (struct zigzag){.target = target,
			     .walk = walk,
			     .to_target = distances_to(sc, target, walk),
			     .wanted = first};
}

static bool open_step(const struct zigzag *z, const struct scene *sc, struct space at,
		      enum facing way)
{
	return !(scene_border(sc, at, way) & (z->walk.lines | EDGE_BORDER));
}

/* Is the next space that way one step nearer along a shortest route? */
static bool nearer(const struct zigzag *z, const struct scene *sc, struct space at, enum facing way)
{
	struct space next = space_step(at, way);

	return open_step(z, sc, at, way) && scene_holds(sc, next) &&
	       distance_from(&z->to_target, next) == distance_from(&z->to_target, at) - 1 &&
	       (!(scene_flags(sc, next) & z->walk.spaces) || space_same(next, z->target));
}

/* The way of an unobstructed straight run to the target (RULING: RI-03), or -1. */
static int straight(const struct zigzag *z, const struct scene *sc, struct space at)
{
	int up = z->target.row - at.row, right = z->target.col - at.col;
	enum facing way = up ? (up > 0 ? NORTH : SOUTH) : right > 0 ? EAST : WEST;
	struct space s = at;

	if ((up && right) || (!up && !right))
		return -1;
	while (!space_same(s, z->target)) {
		if (!nearer(z, sc, s, way))
			return -1;
		s = space_step(s, way);
	}
	return (int)way;
}

static enum zig axis_of(enum facing way)
{
	return way == EAST || way == WEST ? ZIG_HORIZONTAL : ZIG_VERTICAL;
}

static int ways_on(const struct zigzag *z, const struct scene *sc, struct space at, enum zig axis,
		   enum facing ways[4])
{
	static const enum facing order[] = {SOUTH, WEST, EAST, NORTH};
	int i, n = 0;

	for (i = 0; i < 4; i++)
		if ((axis == ZIG_NONE || axis_of(order[i]) == axis) && nearer(z, sc, at, order[i]))
			ways[n++] = order[i];
	return n;
}

/* RULING: RI-03: the axis of a line that is shared, though it cannot be walked. */
static enum zig line_axis(const struct zigzag *z, const struct scene *sc, struct space at)
{
	bool row = z->target.row == at.row, column = z->target.col == at.col;

	if (row == column || !plays(sc->board, RI_03, 'a'))
		return ZIG_NONE;
	return row ? ZIG_HORIZONTAL : ZIG_VERTICAL;
}

/* RULING: RI-01, RI-02 (d): the players pick any step of a shortest route. */
static bool is_free(const struct zigzag *z, const struct scene *sc)
{
	return z->free || plays(sc->board, RI_01, 'b');
}

/* RULING: RI-02 (a): the zigzag comes before the shortest route, and into the wall. */
static bool is_blind(const struct zigzag *z, const struct scene *sc)
{
	return !z->arrives && plays(sc->board, RI_02, 'a');
}

/* The step of a zigzag that sees no wall: 1, or 0 where one stops it. */
static int blind_way(struct zigzag *z, const struct scene *sc, struct space at, enum facing *way)
{
	int up = z->target.row - at.row, right = z->target.col - at.col;
	bool across = right && (!up || z->wanted == ZIG_HORIZONTAL);

	if (across)
		*way = right > 0 ? EAST : WEST;
	else
		*way = up > 0 ? NORTH : SOUTH;
	z->stuck =
	    !open_step(z, sc, at, *way) || (scene_flags(sc, space_step(at, *way)) & z->walk.spaces);
	return !z->stuck;
}

/* RULING: RI-02 (c): where a wall bars the step that the zigzag wants, any of a shortest route. */
static int blocked(const struct zigzag *z, const struct scene *sc, struct space at,
		   enum facing ways[4])
{
	if (z->blocked)
		*z->blocked = true;
	return ways_on(z, sc, at, ZIG_NONE, ways);
}

int zigzag_ways(struct zigzag *z, const struct scene *sc, struct space at, enum facing ways[4])
{
	enum zig axis;
	int line, n;

	z->stuck = false;
	if (distance_from(&z->to_target, at) <= 0)
		return 0;
	line = straight(z, sc, at);
	if (line >= 0) {
		ways[0] = (enum facing)line;
		return 1;
	}
	if (is_free(z, sc))
		return ways_on(z, sc, at, ZIG_NONE, ways);
	if (is_blind(z, sc))
		return blind_way(z, sc, at, &ways[0]);
	axis = line_axis(z, sc, at);
	n = ways_on(z, sc, at, axis == ZIG_NONE ? z->wanted : axis, ways);
	return n ? n : blocked(z, sc, at, ways);
}

void zigzag_step(struct zigzag *z, enum facing way)
{
	z->wanted = axis_of(way) == ZIG_HORIZONTAL ? ZIG_VERTICAL : ZIG_HORIZONTAL; /* MOV-17 */
}

bool zigzag_has_choice(const struct zigzag *z, const struct scene *sc, struct space at)
{
	enum facing ways[4];

	if (distance_from(&z->to_target, at) <= 0 || straight(z, sc, at) >= 0 || is_free(z, sc))
		return false;
	if (is_blind(z, sc))
		return z->target.row != at.row && z->target.col != at.col;
	return line_axis(z, sc, at) == ZIG_NONE && ways_on(z, sc, at, ZIG_HORIZONTAL, ways) &&
	       ways_on(z, sc, at, ZIG_VERTICAL, ways);
}
