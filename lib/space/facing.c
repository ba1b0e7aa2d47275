#include "space/facing.h"

#include "space/adjacent.h"

/* How far `by` lies along a facing, given as rows up and columns right. */
static int ahead(enum facing f, int rows, int cols)
{
	const int along[] = {[NORTH] = rows, [EAST] = cols, [SOUTH] = -rows, [WEST] = -cols};

	return along[f];
}

bool in_front(struct space at, enum facing f, struct space s)
{
	/* FAC-03: past the front line, however far sideways. FAC-04: level with it is not in front.
	 */
	return space_on(s) && ahead(f, s.row - at.row, s.col - at.col) > 0;
}

bool corner_in_front(struct space at, enum facing f, struct corner c)
{
	/* FAC-02: the front line is the front edge of the space, half a space from its middle.
	 * FAC-05: intersections past it are in front; those on it are not past it. */
	return ahead(f, 2 * (c.y - at.row) - 1, 2 * (c.x - at.col) - 1) > 1;
}

bool in_rear(const struct scene *sc, struct space at, enum facing f, struct space s)
{
	/* FAC-06, FAC-07: directly behind, and adjacent. */
	return space_same(space_step(at, facing_opposite(f)), s) && adjacent(sc, at, s, NULL);
}
