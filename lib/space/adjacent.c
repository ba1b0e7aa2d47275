#include "space/adjacent.h"

#include <stdlib.h>

const struct reason apart_reasons[APART_COUNT] = {
#define R(id, word, clause, text) {word, clause, text},
    APART_REASONS(R)
#undef R
};

bool neighbour_way(struct space from, struct space to, enum facing *way)
{
	int rows = to.row - from.row, cols = to.col - from.col;

	/* ADJ-03: diagonal spaces share no border. */
	if (abs(rows) + abs(cols) != 1)
		return false;
	if (cols)
		*way = cols > 0 ? EAST : WEST;
	else
		*way = rows > 0 ? NORTH : SOUTH;
	return true;
}

static enum apart distant(struct space a, struct space b)
{
	int rows = abs(a.row - b.row), cols = abs(a.col - b.col);

	if (rows + cols == 0)
		return APART_SAME;
	return rows == 1 && cols == 1 ? APART_DIAGONAL : APART_FAR;
}

/* RULING: RI-27, RO-57: walls and shut doors cut adjacency as red lines do, for both sides. */
static enum apart cut_by(unsigned line)
{
	static const struct {
		unsigned flag;
		enum apart why;
	} list[] = {
	    {EDGE_WALL, APART_WALL},	 {EDGE_BORDER, APART_BORDER}, /* ADJ-06 */
	    {EDGE_RED, APART_RED},				      /* ADJ-05 */
	    {EDGE_CLOSED, APART_CLOSED}, {EDGE_WELDED, APART_WELDED},
	};
	size_t i;

	for (i = 0; i < sizeof list / sizeof *list; i++)
		if (line & list[i].flag)
			return list[i].why;
	return APART_NOT;
}

/* ADJ-02: sharing a border, and nothing on that border. */
static enum apart by_border(const struct scene *sc, struct space a, struct space b)
{
	enum facing way;

	if (!(scene_flags(sc, a) & scene_flags(sc, b) & SPACE_IN))
		return APART_OFF;
	if (!neighbour_way(a, b, &way))
		return distant(a, b);
	return cut_by(scene_border(sc, a, way));
}

/* RULING: RO-56: a bare Obstacle is adjacent to nothing; with a figure on it, it is a space. */
static bool bare_obstacle(const struct scene *sc, struct space s)
{
	unsigned flags = scene_flags(sc, s);

	return (flags & SPACE_OBSTACLE) && !(flags & SPACE_FIGURE);
}

bool adjacent(const struct scene *sc, struct space a, struct space b, enum apart *why)
{
	enum apart found = by_border(sc, a, b);

	/* ADJ-04: an Obstacle blocks adjacency. */
	if (found == APART_NOT && (bare_obstacle(sc, a) || bare_obstacle(sc, b)))
		found = APART_OBSTACLE;
	if (why)
		*why = found;
	return found == APART_NOT;
}

bool figures_adjacent(const struct scene *sc, struct space a, struct space b, enum apart *why)
{
	enum apart found;
	bool yes = adjacent(sc, a, b, &found);

	if (why)
		*why = found;
	return yes || found == APART_SAME; /* RULING: RI-64 */
}

bool adjacent_to_tile(const struct scene *sc, struct space s, struct space tile, enum apart *why)
{
	/* RULING: RA-51: a tile does not cut adjacency to itself; what is on the border does. */
	enum apart found = by_border(sc, s, tile);

	if (why)
		*why = found;
	return found == APART_NOT;
}

bool beside_weld(const struct scene *sc, struct space s)
{
	int way;

	for (way = NORTH; sc->welds && way <= WEST; way++)
		if ((scene_border(sc, s, (enum facing)way) & (EDGE_WELDED | EDGE_DISABLED)) ==
		    EDGE_WELDED)
			return true;
	return false;
}
