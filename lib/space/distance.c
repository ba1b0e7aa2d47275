#include "space/distance.h"

#include <stdlib.h>
#include <string.h>

#include "board/readings.h"

/* RULING: RO-58 (a): round walls, shut doors, red lines and Obstacles, as a Spacer walks (RNG-04).
 */
const struct walk walk_range = {.lines = EDGE_ANY, .spaces = SPACE_OBSTACLE};

/* TGT-23, TGT-24, TGT-26, TGT-27: straight through Obstacles and red lines.
 * TGT-28, RULING: RI-15: but round walls and shut doors. */
const struct walk walk_target = {.lines = EDGE_WALLS | EDGE_DOORS, .spaces = 0};

/* Anything longer than the longest walk on the greatest map. */
#define BEYOND (ROWS_MOST * COLS_MOST)

/* Takes the steps from one space; the new spaces join the queue's end, which is returned. */
static int spread(struct scene *sc, int here, int tail, struct walk w)
{
	/* DST-02, TGT-18, RNG-03: cardinal steps only. */
	const int step[] = {[NORTH] = sc->cols, [EAST] = 1, [SOUTH] = -sc->cols, [WEST] = -1};
	struct space s = scene_space(sc, here);
	int way;

	for (way = NORTH; way <= WEST; way++) {
		int next = here + step[way];

		if (scene_border(sc, s, (enum facing)way) & (w.lines | EDGE_BORDER))
			continue;
		if (sc->field[next] != UNREACHABLE)
			continue;
		/* RULING: RI-16, RO-59: the space stepped onto counts. */
		sc->field[next] = sc->field[here] + 1;
		/* RULING: RO-58: the tile under the target does not matter. */
		if (!(sc->space[next] & w.spaces))
			sc->queue[tail++] = next;
	}
	return tail;
}

/* Breadth first from a space; stops early when `to` (a number, or -1) has its distance. */
static void flood(struct scene *sc, int from, int to, struct walk w)
{
	int head = 0, tail = 1;

	sc->field[from] = 0;
	sc->queue[0] = from;
	while (head < tail && (to < 0 || sc->field[to] == UNREACHABLE))
		tail = spread(sc, sc->queue[head++], tail, w);
}

static void measure(struct scene *sc, struct space from, int to, struct walk w)
{
	memset(sc->field, -1, (size_t)(sc->rows * sc->cols) * sizeof *sc->field); /* UNREACHABLE */
	if (scene_flags(sc, from) & SPACE_IN)
		flood(sc, scene_at(sc, from), to, w);
}

const int *distance_field(struct scene *sc, struct space from, struct walk w)
{
	measure(sc, from, -1, w);
	return sc->field;
}

static int distance(struct scene *sc, struct space from, struct space to, struct walk w)
{
	if (!(scene_flags(sc, to) & SPACE_IN))
		return UNREACHABLE;
	measure(sc, from, scene_at(sc, to), w);
	return sc->field[scene_at(sc, to)];
}

/* Rows and columns apart, whatever is between; as far as there are such spaces. */
static int through(const struct scene *sc, struct space from, struct space to)
{
	return scene_flags(sc, from) & scene_flags(sc, to) & SPACE_IN ? distance_plain(from, to)
								      : UNREACHABLE;
}

int distance_range(struct scene *sc, struct space from, struct space to)
{
	if (plays(sc->board, RO_58, 'b'))
		return through(sc, from, to);
	return distance(sc, from, to, walk_range);
}

int distance_target(struct scene *sc, struct space from, struct space to)
{
	if (plays(sc->board, RI_15, 'b'))
		return through(sc, from, to);
	return distance(sc, from, to, walk_target);
}

int distance_plain(struct space a, struct space b)
{
	/* DST-04: a bent route adds both axes. */
	return abs(a.row - b.row) + abs(a.col - b.col);
}

/* RULING: RI-15: with no way, behind every reachable space, then by plain count. */
static int rank_of(int walked, struct space from, struct space to)
{
	return walked == UNREACHABLE ? BEYOND + distance_plain(from, to) : walked;
}

int distance_rank(struct scene *sc, struct space from, struct space to)
{
	return rank_of(distance_target(sc, from, to), from, to);
}

void distance_lower_ranks(struct scene *sc, struct space to, int *rank)
{
	bool plain = plays(sc->board, RI_15, 'b');
	struct space from;
	int i = 0;

	/* what stops a targeting distance stops it both ways, so it is measured from the end */
	measure(sc, to, -1, walk_target);
	for (from.row = 0; from.row < sc->rows; from.row++)
		for (from.col = 0; from.col < sc->cols; from.col++, i++) {
			int walked = plain ? through(sc, from, to) : sc->field[i];
			int r = rank_of(sc->space[i] & SPACE_IN ? walked : UNREACHABLE, from, to);
			if (rank[i] < 0 || r < rank[i])
				rank[i] = r;
		}
}
