#include "dice/dist.h"

#include <string.h>

/* Faces, or for Devastating a face and its extra die, that read the same. */
struct kind {
	int at[AXES];
	unsigned ways;
};

#define CELLS_MOST ((size_t)4 << 20)
#define KINDS_MOST (FACES_MOST + FACES_MOST * FACES_MOST)

struct kinds {
	int n;
	unsigned throws; /* the sum of the ways */
	struct kind kind[KINDS_MOST];
};

static int capped(int v, int cap)
{
	return v < cap ? v : cap;
}

static void add_kind(struct kinds *k, struct totals t, unsigned ways, const int *cap)
{
	const int all[AXES] = {t.halves, t.convertible, t.potential, t.quadrants};
	struct kind fresh = {.ways = ways};
	int i;

	for (i = 0; i < AXES; i++)
		fresh.at[i] = capped(all[i], cap[i]);
	k->throws += ways;
	for (i = 0; i < k->n; i++)
		if (!memcmp(k->kind[i].at, fresh.at, sizeof fresh.at)) {
			k->kind[i].ways += ways;
			return;
		}
	k->kind[k->n++] = fresh;
}

static void read_die(struct kinds *k, const struct die *die, const struct dist_spec *s)
{
	int i, j;

	k->n = 0;
	k->throws = 0;
	for (i = 0; i < die->n; i++) {
		struct totals first = face_totals(die->face[i], s->reading);
		bool extra = s->devastating && die->face[i].quadrant; /* KW-DEVASTATING-1 */
		unsigned ways = s->devastating && !extra ? (unsigned)die->n : 1;
		if (!extra)
			add_kind(k, first, ways, s->cap);
		for (j = 0; extra && j < die->n; j++)
			add_kind(k, totals_add(first, face_totals(die->face[j], s->reading)), 1,
				 s->cap);
	}
}

static size_t cells_of(const int *size)
{
	size_t n = 1;
	int i;

	for (i = 0; i < AXES; i++)
		n *= (size_t)size[i];
	return n;
}

size_t dist_cells(const struct dist *d)
{
	return cells_of(d->size);
}

static void grow(int *size, const struct kinds *k, const int *cap)
{
	int most[AXES] = {0}, i, a;

	for (i = 0; i < k->n; i++)
		for (a = 0; a < AXES; a++)
			if (k->kind[i].at[a] > most[a])
				most[a] = k->kind[i].at[a];
	for (a = 0; a < AXES; a++)
		size[a] = capped(size[a] - 1 + most[a], cap[a]) + 1;
}

/* A row of halves, moved up by `by`, its weights times `ways`, added to another row. */
static void add_row(u128 *restrict to, int last, const u128 *restrict from, int n, int by,
		    unsigned ways)
{
	int fit = last - by + 1 < n ? last - by + 1 : n, i;

	if (ways == 1)
		for (i = 0; i < fit; i++)
			to[i + by] += from[i];
	else
		for (i = 0; i < fit; i++)
			to[i + by] += from[i] * ways;
	for (i = fit < 0 ? 0 : fit; i < n; i++)
		to[last] += from[i] * ways;
}

/* The row of the larger table that this kind leads to from row c, p, q. */
static size_t row_after(const int *size, const struct kind *k, int c, int p, int q)
{
	int c2 = capped(c + k->at[AXIS_CONVERTIBLE], size[AXIS_CONVERTIBLE] - 1);
	int p2 = capped(p + k->at[AXIS_POTENTIAL], size[AXIS_POTENTIAL] - 1);
	int q2 = capped(q + k->at[AXIS_QUADRANTS], size[AXIS_QUADRANTS] - 1);

	return (((size_t)q2 * (size_t)size[AXIS_POTENTIAL] + (size_t)p2) *
		    (size_t)size[AXIS_CONVERTIBLE] +
		(size_t)c2) *
	       (size_t)size[AXIS_HALVES];
}

static void convolve(u128 *to, const int *to_size, const u128 *from, const int *size,
		     const struct kinds *k)
{
	int c, p, q, i;

	memset(to, 0, cells_of(to_size) * sizeof *to);
	for (q = 0; q < size[AXIS_QUADRANTS]; q++)
		for (p = 0; p < size[AXIS_POTENTIAL]; p++)
			for (c = 0; c < size[AXIS_CONVERTIBLE]; c++) {
				for (i = 0; i < k->n; i++)
					add_row(to + row_after(to_size, &k->kind[i], c, p, q),
						to_size[AXIS_HALVES] - 1, from, size[AXIS_HALVES],
						k->kind[i].at[AXIS_HALVES], k->kind[i].ways);
				from += size[AXIS_HALVES];
			}
}

/* The final size and the number of throws, before any memory is taken. */
static int measure(struct dist *out, const struct dist_spec *s, struct diag *d)
{
	struct kinds k;
	int c, i;

	*out = (struct dist){.size = {1, 1, 1, 1}, .total = 1, .raw = s->pool.raw};
	for (c = 0; c < COLOURS; c++) {
		if (s->pool.count[c] && !dice_die(s->table, (enum colour)c, d))
			return -1;
		read_die(&k, &s->table->die[c], s);
		for (i = 0; i < s->pool.count[c]; i++) {
			grow(out->size, &k, s->cap);
			if (!u128_mul(out->total, k.throws, &out->total) ||
			    dist_cells(out) > CELLS_MOST)
				return diag_set(d,
						"%d dice can fall in more ways than can be counted "
						"exactly: use fewer dice, or --rolled",
						pool_dice(&s->pool));
		}
	}
	return 0;
}

static int sum_check(const struct dist *out, struct diag *d)
{
	size_t i, n = dist_cells(out);
	u128 sum = 0;

	for (i = 0; i < n; i++)
		sum += out->weight[i];
	return sum == out->total ? 0 : diag_bug(d, "the odds of a pool do not sum to one");
}

int dist_make(struct dist *out, const struct dist_spec *s, struct arena *a, struct diag *d)
{
	int size[AXES] = {1, 1, 1, 1}, next[AXES] = {1, 1, 1, 1}, c, i;
	struct kinds k;
	u128 *now, *then, *swap;

	if (measure(out, s, d))
		return -1;
	now = arena_array(a, u128, dist_cells(out));
	then = arena_array(a, u128, dist_cells(out));
	now[0] = 1;
	for (c = 0; c < COLOURS; c++) {
		read_die(&k, &s->table->die[c], s);
		for (i = 0; i < s->pool.count[c]; i++) {
			grow(next, &k, s->cap);
			convolve(then, next, now, size, &k);
			memcpy(size, next, sizeof size);
			swap = now, now = then, then = swap;
		}
	}
	out->weight = now;
	return sum_check(out, d);
}

struct totals dist_at(const struct dist *d, size_t cell)
{
	int at[AXES], a;

	for (a = 0; a < AXES; a++) {
		at[a] = (int)(cell % (size_t)d->size[a]);
		cell /= (size_t)d->size[a];
	}
	return (struct totals){.halves = at[AXIS_HALVES],
			       .potential = at[AXIS_POTENTIAL],
			       .convertible = at[AXIS_CONVERTIBLE],
			       .quadrants = at[AXIS_QUADRANTS]};
}
