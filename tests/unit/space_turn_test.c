/* Random stages, turned a quarter and mirrored: every answer must stay the same, and sight,
 * adjacency and distance must be the same both ways. The short answer must be that of the long one.
 */
#include "stage.h"

#include "space/cover.h"
#include "space/distance.h"
#include "space/sight.h"

#define PIECES 60

/* One word of a stage: a line on a side of a space, or a piece on it. */
struct piece {
	const char *what;
	struct space at;
	enum facing side;
	bool line;
};

struct plan {
	int rows, cols, n;
	struct piece piece[PIECES];
};

static unsigned draw(unsigned *seed, unsigned n)
{
	*seed = *seed * 1664525u + 1013904223u;
	return (*seed >> 16) % n;
}

static void plan_draw(struct plan *p, unsigned seed)
{
	static const char *const words[] = {"wall",   "wall",	 "wall", "red",	 "closed", "welded",
					    "open",   "crate",	 "fog",	 "slab", "rail",   "pillar",
					    "spacer", "barrier", "grin", "void"};
	int i;

	p->rows = 2 + (int)draw(&seed, 4);
	p->cols = 2 + (int)draw(&seed, 5);
	p->n = (int)draw(&seed, (unsigned)(p->rows * p->cols));
	for (i = 0; i < p->n; i++) {
		unsigned w = draw(&seed, 16);

		p->piece[i] = (struct piece){.what = words[w], .line = w < 7};
		p->piece[i].at.row = (int)draw(&seed, (unsigned)p->rows);
		p->piece[i].at.col = (int)draw(&seed, (unsigned)p->cols);
		p->piece[i].side = (enum facing)draw(&seed, 4);
	}
}

/* A quarter to the right, or the left side swapped with the right one. */
static struct space moved(const struct plan *p, struct space s, bool mirror)
{
	if (mirror)
		return (struct space){s.row, p->cols - 1 - s.col};
	return (struct space){p->cols - 1 - s.col, s.row};
}

static struct plan plan_move(const struct plan *p, bool mirror)
{
	struct plan q = *p;
	int i;

	q.rows = mirror ? p->rows : p->cols;
	q.cols = mirror ? p->cols : p->rows;
	for (i = 0; i < q.n; i++) {
		struct piece *c = &q.piece[i];

		c->at = moved(p, c->at, mirror);
		c->side = (enum facing)(mirror ? (4 - (int)c->side) % 4 : ((int)c->side + 1) % 4);
	}
	return q;
}

static void stage_play(struct stage *st, const struct plan *p)
{
	int i;

	stage_start(st, p->rows, p->cols);
	for (i = 0; i < p->n; i++) {
		if (p->piece[i].line)
			put_line(st, p->piece[i].what,
				 edge_between(p->piece[i].at, p->piece[i].side));
		else
			put_piece(st, p->piece[i].what, p->piece[i].at);
	}
	scene_build(&st->scene, &st->board);
}

/* Everything there is to say about two spaces. */
struct answer {
	int sight, cover, apart, target, range;
};

static struct answer answer(struct scene *sc, struct space a, struct space b)
{
	enum apart why;

	adjacent(sc, a, b, &why);
	return (struct answer){los_clear(sc, a, b), cover_of(sc, b, a).n, (int)why,
			       distance_target(sc, a, b), distance_range(sc, a, b)};
}

static bool same_moved(struct stage *st, struct stage *other, const struct plan *p, bool mirror,
		       struct space a, struct space b)
{
	struct answer x = answer(&st->scene, a, b);
	struct answer y = answer(&other->scene, moved(p, a, mirror), moved(p, b, mirror));

	return !memcmp(&x, &y, sizeof x);
}

static bool same_both_ways(struct stage *st, struct space a, struct space b)
{
	struct answer x = answer(&st->scene, a, b), y = answer(&st->scene, b, a);
	struct sight s;

	sight_judge(&st->scene, a, b, &s);
	return x.sight == s.seen && x.sight == y.sight && x.apart == y.apart &&
	       x.target == y.target && x.range == y.range;
}

struct tally {
	int turned, mirrored, reversed;
};

static void compare(struct stage st[3], const struct plan *p, struct tally *bad)
{
	int i, j, n = p->rows * p->cols;

	for (i = 0; i < n; i++)
		for (j = 0; j < n; j++) {
			struct space a = scene_space(&st[0].scene, i),
				     b = scene_space(&st[0].scene, j);

			bad->turned += !same_moved(&st[0], &st[1], p, false, a, b);
			bad->mirrored += !same_moved(&st[0], &st[2], p, true, a, b);
			bad->reversed += !same_both_ways(&st[0], a, b);
		}
}

int main(void)
{
	static struct stage st[3];
	struct tally bad = {0, 0, 0};
	unsigned seed;
	int i;

	for (seed = 1; seed <= 400; seed++) {
		struct plan p, turned, mirrored;

		plan_draw(&p, seed);
		turned = plan_move(&p, false);
		mirrored = plan_move(&p, true);
		stage_play(&st[0], &p);
		stage_play(&st[1], &turned);
		stage_play(&st[2], &mirrored);
		compare(st, &p, &bad);
		for (i = 0; i < 3; i++)
			arena_reset(&st[i].arena);
	}
	ok(!bad.turned, "ADJ-02 LOS-01 COV-07 DST-01 the same turned a quarter", "");
	ok(!bad.mirrored, "ADJ-02 LOS-01 COV-07 DST-01 the same mirrored", "");
	ok(!bad.reversed, "LOS-01 ADJ-02 DST-01 the same both ways", "");
	for (i = 1; i < 3; i++)
		arena_release(&st[i].arena);
	return stage_done(&st[0]);
}
