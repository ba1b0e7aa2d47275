#include "rules/intruder/zigzag.h"

const char *const zig_words[] = {"h", "v", NULL};

void zigzag_start(struct zigzag *z, struct scene *sc, struct space target, struct walk walk,
		  enum zig first)
{
	z->target = target;
	z->walk = walk;
	z->to_target = distance_field(sc, target, walk);
	z->wanted = first;
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
	int here = z->to_target[scene_at(sc, at)];

	return open_step(z, sc, at, way) && scene_holds(sc, next) &&
	       z->to_target[scene_at(sc, next)] == here - 1 &&
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

int zigzag_ways(const struct zigzag *z, const struct scene *sc, struct space at,
		enum facing ways[4])
{
	int line, n;

	if (z->to_target[scene_at(sc, at)] <= 0)
		return 0;
	line = straight(z, sc, at);
	if (line >= 0) {
		ways[0] = (enum facing)line;
		return 1;
	}
	n = ways_on(z, sc, at, z->wanted, ways);
	return n ? n : ways_on(z, sc, at, ZIG_NONE, ways); /* RULING: RI-02 (c) */
}

void zigzag_step(struct zigzag *z, enum facing way)
{
	z->wanted = axis_of(way) == ZIG_HORIZONTAL ? ZIG_VERTICAL : ZIG_HORIZONTAL; /* MOV-17 */
}

bool zigzag_has_choice(const struct zigzag *z, const struct scene *sc, struct space at)
{
	enum facing ways[4];

	return z->to_target[scene_at(sc, at)] > 0 && straight(z, sc, at) < 0 &&
	       ways_on(z, sc, at, ZIG_HORIZONTAL, ways) && ways_on(z, sc, at, ZIG_VERTICAL, ways);
}
