#include "space/distance.h"

#include <stdint.h>
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

/* ---- breadth first ---- */

/* One step: the new space joins the queue's end, with its row beside its number. */
static int step(struct scene *sc, int next, int row, int steps, int tail, unsigned stops)
{
	if (sc->field[next] != UNREACHABLE)
		return tail;
	/* RULING: RI-16, RO-59: the space stepped onto counts. */
	sc->field[next] = steps;
	/* RULING: RO-58: the tile under the target does not matter. */
	if (!(sc->space[next] & stops))
		sc->queue[tail++] = row << 16 | next;
	return tail;
}

/* Takes the steps from one space; the new end of the queue is returned. */
static int spread(struct scene *sc, int queued, int tail, struct walk w)
{
	int row = queued >> 16, here = queued & 0xffff, steps = sc->field[here] + 1;
	const unsigned char *west = sc->up + here + row, *south = sc->flat + here;
	unsigned stop = w.lines | EDGE_BORDER;

	/* DST-02, TGT-18, RNG-03: cardinal steps only. */
	if (!(south[sc->cols] & stop))
		tail = step(sc, here + sc->cols, row + 1, steps, tail, w.spaces);
	if (!(west[1] & stop))
		tail = step(sc, here + 1, row, steps, tail, w.spaces);
	if (!(south[0] & stop))
		tail = step(sc, here - sc->cols, row - 1, steps, tail, w.spaces);
	if (!(west[0] & stop))
		tail = step(sc, here - 1, row, steps, tail, w.spaces);
	return tail;
}

/* Stops early when `to` (a number, or -1) has its distance. */
static void flood(struct scene *sc, int to)
{
	struct flood *f = sc->flood;

	while (f->head < f->tail && (to < 0 || sc->field[to] == UNREACHABLE))
		f->tail = spread(sc, sc->queue[f->head++], f->tail, f->walk);
}

static void flood_start(struct scene *sc, struct space from, struct walk w)
{
	*sc->flood = (struct flood){.from = from, .walk = w, .under_way = true};
	memset(sc->field, -1, (size_t)(sc->rows * sc->cols) * sizeof *sc->field); /* UNREACHABLE */
	if (!(scene_flags(sc, from) & SPACE_IN))
		return;
	sc->field[scene_at(sc, from)] = 0;
	sc->queue[sc->flood->tail++] = from.row << 16 | scene_at(sc, from);
}

/* A flood from the same space goes on where it stopped. */
static void measure(struct scene *sc, struct space from, int to, struct walk w)
{
	const struct flood *f = sc->flood;

	if (!f->under_way || !space_same(f->from, from) || f->walk.lines != w.lines ||
	    f->walk.spaces != w.spaces)
		flood_start(sc, from, w);
	flood(sc, to);
}

const int *distance_field(struct scene *sc, struct space from, struct walk w)
{
	measure(sc, from, -1, w);
	return sc->field;
}

/* ---- where nothing is in the way ---- */

/* Has any of n bytes one of the flags? Eight are looked at at once. */
static bool any_has(const unsigned char *p, int n, unsigned flags)
{
	uint64_t eight, all = flags * 0x0101010101010101u;

	for (; n >= 8; p += 8, n -= 8) {
		memcpy(&eight, p, 8);
		if (eight & all)
			return true;
	}
	for (; n > 0; n--)
		if (*p++ & flags)
			return true;
	return false;
}

/* Nothing between the columns `from` and `end` of a row? The spaces there do not stop it, but for
 * the first and for `end`. */
static bool row_clear(const struct scene *sc, struct space from, struct space end, struct walk w)
{
	const unsigned char *side = sc->up + from.row * (sc->cols + 1);
	const unsigned char *space = sc->space + from.row * sc->cols;
	int low = from.col < end.col ? from.col : end.col;
	int high = from.col < end.col ? end.col : from.col;
	int last = from.row == end.row ? end.col : from.col; /* else the walk turns at the end */
	int first = low + (from.col == low || last == low);

	return !any_has(side + low + 1, high - low, w.lines | EDGE_BORDER) &&
	       !any_has(space + first, high + 1 - (from.col == high || last == high) - first,
			w.spaces);
}

/* The same of a column. */
static bool column_clear(const struct scene *sc, struct space from, struct space end, struct walk w)
{
	int low = from.row < end.row ? from.row : end.row;
	int high = from.row < end.row ? end.row : from.row, row;
	int last = from.col == end.col ? end.row : -1;

	for (row = low; row <= high; row++) {
		int at = row * sc->cols + from.col;
		if (row > low && sc->flat[at] & (w.lines | EDGE_BORDER))
			return false;
		if (row != from.row && row != last && sc->space[at] & w.spaces)
			return false;
	}
	return true;
}

/* Is the way straight or round one corner clear? No other is shorter. */
static bool plain_way(const struct scene *sc, struct space a, struct space b, struct walk w)
{
	return (row_clear(sc, a, b, w) && column_clear(sc, b, a, w)) ||
	       (column_clear(sc, a, b, w) && row_clear(sc, b, a, w));
}

static int distance(struct scene *sc, struct space from, struct space to, struct walk w)
{
	if (!(scene_flags(sc, from) & scene_flags(sc, to) & SPACE_IN))
		return UNREACHABLE;
	if (plain_way(sc, from, to, w))
		return distance_plain(from, to);
	measure(sc, from, scene_at(sc, to), w);
	return sc->field[scene_at(sc, to)];
}

/* ---- to one space, from any ---- */

#define NOT_ASKED (-0x01010102) /* every byte of it is 0xfe */

struct distances distances_to(struct scene *sc, struct space to, struct walk w)
{
	size_t n = (size_t)(sc->rows * sc->cols);
	int *known = arena_unset(sc->board->arena, int, n);

	memset(known, NOT_ASKED & 0xff, n * sizeof *known);
	return (struct distances){.scene = sc, .to = to, .walk = w, .known = known};
}

/* Where one way has to go round something, all are measured at once. */
static int measure_all(const struct distances *d, int at)
{
	const struct scene *sc = d->scene;

	memcpy(d->known, distance_field(d->scene, d->to, d->walk),
	       (size_t)(sc->rows * sc->cols) * sizeof *d->known);
	return d->known[at];
}

int distance_from(const struct distances *d, struct space s)
{
	int at = scene_at(d->scene, s);

	if (d->known[at] != NOT_ASKED)
		return d->known[at];
	if (!(scene_flags(d->scene, s) & scene_flags(d->scene, d->to) & SPACE_IN))
		return d->known[at] = UNREACHABLE;
	if (plain_way(d->scene, s, d->to, d->walk))
		return d->known[at] = distance_plain(s, d->to);
	return measure_all(d, at);
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

struct ranks ranks_to(struct scene *sc, struct space to)
{
	return (struct ranks){.to = distances_to(sc, to, walk_target),
			      .plain = plays(sc->board, RI_15, 'b')};
}

int rank_from(const struct ranks *r, struct space from)
{
	/* what stops a targeting distance stops it both ways, so it is measured from the end */
	int walked = r->plain ? through(r->to.scene, from, r->to.to) : distance_from(&r->to, from);

	return rank_of(walked, from, r->to.to);
}
