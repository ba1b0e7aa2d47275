/* A line is interrupted
 * - by a space that holds an Obstacle, an Obscuring tile or an Intruder, when it crosses the inside
 * of the space or runs along one of its edges; meeting a corner is nothing, and the two end spaces
 * never count (LOS-02, LOS-03, LOS-06 to LOS-09, TER-05, RI-24, RI-25);
 * - by a wall, red line or shut door that it runs along (LOS-04 to LOS-06);
 * - by a wall, red line or shut door that it touches, ends included, once both its own ends are
 * nudged ever so little along the diagonal towards the middle of their spaces (LOS-13, RI-23).
 *
 * The nudge is exact. Coordinates are counted in units of 1/FINE of a space and an end moves by one
 * unit in x and in y. Every decision below is the sign of an integer c0 FINE^2 + c1 FINE + c2,
 * where the c are what a nudge by an infinitesimal would give as the coefficients of its powers:
 * the nudged end relative to a line of the grid (c0 = 0), or the crossing point relative to a
 * corner of the grid, with |c1| <= 2 * 99 + 2 * 26 + 99 + 26 = 375 and |c2| <= 4 on the greatest
 * map. As FINE > |c1| + |c2|, the first c that is not zero decides the sign, as it does for an
 * infinitesimal. The greatest number on the way, FINE^2 * 99 * 99 * 2, fits easily in 64 bits. */
#include "space/sight_line.h"

#include <stdint.h>
#include <stdlib.h>

#define FINE 1024

_Static_assert(FINE > 3 * (ROWS_MOST + COLS_MOST) + 4, "the nudge must be smaller than any gap");

/* A nudged line: where it starts and how far it goes, by axis (AXIS_COLUMN is x), in units. */
struct nudged {
	int64_t at[2], by[2];
};

static enum sight_block space_blocks(unsigned flags)
{
	if (flags & SPACE_OBSTACLE)
		return SIGHT_OBSTACLE; /* LOS-02 */
	if (flags & SPACE_OBSCURING)
		return SIGHT_OBSCURING; /* KW-OBSCURING-2 */
	return SIGHT_INTRUDER;		/* LOS-03 */
}

/* LOS-09: Spacers are not among them. */
#define BLOCKS_SIGHT (SPACE_OBSTACLE | SPACE_OBSCURING | SPACE_INTRUDER)

static bool at_space(const struct scene *sc, const struct ends *e, struct space s, enum contact how,
		     struct sight_line *out)
{
	unsigned flags = scene_flags(sc, s) & BLOCKS_SIGHT;

	/* LOS-08, TER-05, RULING: RI-25: the two end spaces are exempt, and no other. */
	if (!flags || space_same(s, e->from) || space_same(s, e->to))
		return false;
	if (out) {
		out->by = space_blocks(flags);
		out->contact = how;
		out->at = s;
	}
	return true;
}

static enum sight_block line_blocks(unsigned flags)
{
	if (flags & EDGE_WALL)
		return SIGHT_WALL; /* LOS-04 */
	if (flags & EDGE_BORDER)
		return SIGHT_BORDER;
	if (flags & EDGE_RED)
		return SIGHT_RED; /* LOS-05 */
	return flags & EDGE_CLOSED ? SIGHT_CLOSED : SIGHT_WELDED;
}

static struct edge edge_on(enum axis axis, int n, int k)
{
	if (axis == AXIS_COLUMN)
		return (struct edge){{k, n - 1}, EAST};
	return (struct edge){{n - 1, k}, NORTH};
}

/* What can interrupt a line there. The limit of the map is a Board Edge, no wall, unless one is
 * drawn on it (RULING: RT-04). */
static unsigned barrier(const struct scene *sc, enum axis axis, int n, int k)
{
	unsigned flags = scene_line(sc, axis, n, k);
	bool limit = n == 0 || n == (axis == AXIS_COLUMN ? sc->cols : sc->rows);

	return limit ? flags & ~(unsigned)EDGE_BORDER : flags;
}

/* Is there anything on the line of the grid at `n`, in the row or column `k` it passes? */
static bool at_line(const struct scene *sc, enum axis axis, int n, int k, enum contact how,
		    struct sight_line *out)
{
	unsigned flags = barrier(sc, axis, n, k);

	if (!flags)
		return false;
	if (out) {
		out->by = line_blocks(flags);
		out->contact = how;
		out->edge = edge_on(axis, n, k);
		out->at =
		    scene_flags(sc, out->edge.at) & SPACE_IN ? out->edge.at : edge_other(out->edge);
	}
	return true;
}

/* A line that keeps to the grid line at `n`, from `k` to `end` along it. */
static bool along_grid(const struct scene *sc, const struct ends *e, enum axis axis, int n, int k,
		       int end, struct sight_line *out)
{
	int i, step = k < end ? 1 : -1;

	for (i = k; i != end; i += step) {
		int cell = step > 0 ? i : i - 1;
		struct edge on = edge_on(axis, n, cell);

		/* LOS-06: along the edge of a space, on either side, or along a line. */
		if (at_space(sc, e, on.at, CONTACT_ALONG, out) ||
		    at_space(sc, e, edge_other(on), CONTACT_ALONG, out) ||
		    at_line(sc, axis, n, cell, CONTACT_ALONG, out))
			return true;
	}
	return false;
}

/* The spaces of one column that a slanting line crosses between the heights `low` and `high`, which
 * are counted in 1/`width`; upwards or downwards. LOS-07: a height met at a corner only is no
 * space. */
static bool across_column(const struct scene *sc, const struct ends *e, int col, int low, int high,
			  int width, struct sight_line *out)
{
	bool up = low < high;
	int bottom = (up ? low : high) / width, top = ((up ? high : low) + width - 1) / width;
	int i;

	for (i = 0; i < top - bottom; i++) {
		struct space s = {up ? bottom + i : top - 1 - i, col};

		if (at_space(sc, e, s, CONTACT_THROUGH, out))
			return true;
	}
	return false;
}

static bool across_spaces(const struct scene *sc, const struct ends *e, struct sight_line *out)
{
	int width = abs(e->b.x - e->a.x), rise = e->b.y - e->a.y, i;

	for (i = 0; i < width; i++) {
		int col = e->a.x < e->b.x ? e->a.x + i : e->a.x - 1 - i;
		int low = e->a.y * width + rise * i;

		if (across_column(sc, e, col, low, low + rise, width, out))
			return true;
	}
	return false;
}

/* The line without its nudge. */
static bool spaces_interrupt(const struct scene *sc, const struct ends *e, struct sight_line *out)
{
	if (e->a.x == e->b.x)
		return along_grid(sc, e, AXIS_COLUMN, e->a.x, e->a.y, e->b.y, out);
	if (e->a.y == e->b.y)
		return along_grid(sc, e, AXIS_ROW, e->a.y, e->a.x, e->b.x, out);
	return across_spaces(sc, e, out);
}

/* RULING: RI-23: by the same small amount at both ends, along the diagonal to the middle. */
static int64_t nudge(int corner, int space)
{
	return (int64_t)corner * FINE + (corner == space ? 1 : -1);
}

static struct nudged nudge_ends(const struct ends *e)
{
	struct nudged g = {{nudge(e->a.x, e->from.col), nudge(e->a.y, e->from.row)}, {0, 0}};

	g.by[AXIS_COLUMN] = nudge(e->b.x, e->to.col) - g.at[AXIS_COLUMN];
	g.by[AXIS_ROW] = nudge(e->b.y, e->to.row) - g.at[AXIS_ROW];
	return g;
}

/* Is the point on the line as it was before the nudge? Then the line met a mere end of something.
 */
static bool on_line(const struct ends *e, int x, int y)
{
	int across = (e->b.x - e->a.x) * (y - e->a.y) - (e->b.y - e->a.y) * (x - e->a.x);

	return !across && (x - e->a.x) * (x - e->b.x) <= 0 && (y - e->a.y) * (y - e->b.y) <= 0;
}

static enum contact contact_with(const struct ends *e, enum axis axis, int n, int k)
{
	bool end = axis == AXIS_COLUMN ? on_line(e, n, k) || on_line(e, n, k + 1)
				       : on_line(e, k, n) || on_line(e, k + 1, n);

	return end ? CONTACT_END : CONTACT_THROUGH;
}

/* Where the nudged line crosses the grid line at `n`. It meets one piece of it, or two where they
 * join: LOS-13: the ends of a piece belong to it. */
static bool crosses(const struct scene *sc, const struct ends *e, const struct nudged *g,
		    enum axis axis, int n, struct sight_line *out)
{
	int64_t by = g->by[axis], sign = by < 0 ? -1 : 1;
	int64_t piece = by * sign * FINE;
	int64_t height =
	    (g->at[!axis] * by + g->by[!axis] * (n * (int64_t)FINE - g->at[axis])) * sign;
	int k = (int)(height / piece);

	if (at_line(sc, axis, n, k, out ? contact_with(e, axis, n, k) : CONTACT_NONE, out))
		return true;
	return height % piece == 0 && at_line(sc, axis, n, k - 1, CONTACT_END, out);
}

/* Every grid line of one axis between the nudged ends, which lie on none. */
static bool lines_interrupt(const struct scene *sc, const struct ends *e, const struct nudged *g,
			    enum axis axis, struct sight_line *out)
{
	int from = (int)(g->at[axis] / FINE), to = (int)((g->at[axis] + g->by[axis]) / FINE), i;

	if (from < to)
		for (i = from + 1; i <= to; i++)
			if (crosses(sc, e, g, axis, i, out))
				return true;
	for (i = from; i > to; i--)
		if (crosses(sc, e, g, axis, i, out))
			return true;
	return false;
}

bool line_interrupted(const struct scene *sc, const struct ends *e, struct sight_line *out)
{
	struct nudged g = nudge_ends(e);

	return spaces_interrupt(sc, e, out) || lines_interrupt(sc, e, &g, AXIS_COLUMN, out) ||
	       lines_interrupt(sc, e, &g, AXIS_ROW, out);
}
