/* Adjacency, distance, effective range, facing and zones, held against the rules and rulings. */
#include "stage.h"

#include "space/adjacent.h"
#include "space/distance.h"
#include "space/facing.h"
#include "space/weapon_range.h"
#include "space/zone.h"

static const struct {
	const char *name, *script, *a, *b;
	enum apart why;
} neighbours[] = {
    {"ADJ-02 a shared border", "", "B2", "B3", APART_NOT},
    {"ADJ-02 two apart", "", "B2", "B4", APART_FAR},
    {"ADJ-02 itself", "", "B2", "B2", APART_SAME},
    {"ADJ-03 diagonal", "", "B2", "C3", APART_DIAGONAL},
    {"ADJ-04 a bare Obstacle", "slab B3", "B2", "B3", APART_OBSTACLE},
    {"RO-56 an Obstacle with a figure on it", "slab B3 grin B3", "B2", "B3", APART_NOT},
    {"RO-56 a dead figure is none", "slab B3 dead B3", "B2", "B3", APART_OBSTACLE},
    {"ADJ-05 a red line", "red B2-B3", "B2", "B3", APART_RED},
    {"ADJ-06 a wall", "wall B2-B3", "B2", "B3", APART_WALL},
    {"RI-27 a closed door", "closed B2-B3", "B2", "B3", APART_CLOSED},
    {"RI-27 a welded door", "welded B2-B3", "B2", "B3", APART_WELDED},
    {"RI-27 an open door", "open B2-B3", "B2", "B3", APART_NOT},
    {"ADJ-10 out of bounds", "void B3", "B2", "B3", APART_OFF},
};

static void test_adjacent(struct stage *st)
{
	size_t i;

	for (i = 0; i < sizeof neighbours / sizeof *neighbours; i++) {
		struct space a = at(neighbours[i].a), b = at(neighbours[i].b);
		enum apart why, back;
		bool is;

		stage_read(st, 4, 4, neighbours[i].script);
		is = adjacent(&st->scene, a, b, &why);
		adjacent(&st->scene, b, a, &back);
		ok(is == (why == APART_NOT) && why == neighbours[i].why && back == why,
		   neighbours[i].name, apart_reasons[why].word);
	}
	stage_read(st, 4, 4, "slab B3");
	ok(adjacent_to_tile(&st->scene, at("B2"), at("B3"), NULL), "RO-56 to the tile itself", "");
}

/* On three rows of four: from A1, as targeting and as a weapon counts. */
static const struct {
	const char *name, *script, *to;
	int target, range;
} walks[] = {
    {"DST-03 the next space", "", "A2", 1, 1},
    {"DST-04 both axes add", "", "B4", 4, 4},
    {"RI-16 the own space", "", "A1", 0, 0},
    {"TGT-23 Obstacles", "slab A2 slab B2", "A3", 2, 6},
    {"TGT-24 red lines", "red A1-A2 red B1-B2", "A3", 2, 6},
    {"TGT-28 walls", "wall A1-A2", "A2", 3, 3},
    {"RI-15 closed doors", "closed A1-A2", "A2", 3, 3},
    {"RI-15 welded doors", "welded A1-A2", "A2", 3, 3},
    {"RI-15 open doors", "open A1-A2", "A2", 1, 1},
    {"RI-15 no way", "wall A1-A2 wall A1-B1", "A2", UNREACHABLE, UNREACHABLE},
    {"RO-58 figures do not matter", "grin A2 spacer A3", "A4", 3, 3},
    {"RO-58 nor the tile under the target", "slab A4 grin A4", "A4", 3, 3},
    {"RO-58 an Obstacle with a figure is one", "slab A2 grin A2 wall A1-B1", "A3", 2, UNREACHABLE},
    {"RT-04 out of bounds", "void A2", "A3", 4, 4},
};

static void test_distance(struct stage *st)
{
	size_t i;

	for (i = 0; i < sizeof walks / sizeof *walks; i++) {
		stage_read(st, 3, 4, walks[i].script);
		ok(distance_target(&st->scene, at("A1"), at(walks[i].to)) == walks[i].target &&
		       distance_range(&st->scene, at("A1"), at(walks[i].to)) == walks[i].range,
		   walks[i].name, "");
	}
	stage_read(st, 3, 4, "wall A1-A2 wall A1-B1");
	ok(distance_rank(&st->scene, at("A1"), at("A2")) <
		   distance_rank(&st->scene, at("A1"), at("A3")) &&
	       distance_rank(&st->scene, at("A2"), at("C4")) <
		   distance_rank(&st->scene, at("A2"), at("A1")),
	   "RI-15 the unreachable come last, by plain count", "");
}

static const struct weapon_row melee = {.range = 0},
			       rifle = {.range = 4, .keywords = {"linear", 1ull << KEYWORD_LINEAR}},
			       beam = {.range = UNLIMITED},
			       pike = {.range = 2, .keywords = {"reach", 1ull << KEYWORD_REACH}},
			       mortar = {.range = 3,
					 .keywords = {"deadzone", 1ull << KEYWORD_DEADZONE}};

/* From B1 on three rows of six. `why` is the one reason against, or -1. */
static const struct {
	const char *name, *script, *to;
	const struct weapon_row *weapon;
	int why;
} shots[] = {
    {"RNG-06 adjacent", "", "B2", &melee, -1},
    {"RNG-06 not adjacent", "", "B3", &melee, RANGE_MELEE},
    {"RNG-06 behind a wall", "wall B1-B2", "B2", &melee, RANGE_MELEE},
    {"RO-60 at the Range", "", "B5", &rifle, -1},
    {"RO-60 below it", "", "B3", &rifle, -1},
    {"RNG-01 beyond it", "", "B6", &rifle, RANGE_FAR},
    {"RNG-04 counted as one walks", "slab B3", "B4", &rifle, RANGE_FAR},
    {"KW-LINEAR-1 RA-61 not in line", "", "C3", &rifle, RANGE_BENT},
    {"RNG-01 unlimited", "slab B3", "C6", &beam, -1},
    {"KW-REACH-2 two away", "", "C2", &pike, -1},
    {"KW-REACH-2 three away", "", "C3", &pike, RANGE_FAR},
    {"RNG-11 adjacent", "", "B2", &mortar, RANGE_DEADZONE},
    {"RNG-11 behind a wall", "wall B1-B2", "B2", &mortar, -1},
    {"RNG-04 no way", "wall B1-B2 wall A1-B1 wall B1-C1", "B3", &rifle, RANGE_NO_WAY},
};

static void test_range(struct stage *st)
{
	size_t i;

	for (i = 0; i < sizeof shots / sizeof *shots; i++) {
		struct weapon_range r;

		stage_read(st, 3, 6, shots[i].script);
		r = weapon_range_judge(&st->scene, shots[i].weapon, at("B1"), at(shots[i].to));
		ok(r.in == (shots[i].why < 0) && r.n == !r.in &&
		       (r.in || (int)r.why[0] == shots[i].why),
		   shots[i].name, r.in ? "in range" : range_reasons[r.why[0]].word);
	}
	ok(weapon_is_melee(&pike) && weapon_is_melee(&melee) && !weapon_is_melee(&rifle),
	   "KW-REACH-1 a Reach weapon is melee", "");
}

/* ---- found when asked for ---- */

/* A script of walls, red lines, doors and slabs, the same for the same number. */
static void draw_lots(unsigned n, char *out, size_t size)
{
	static const char *const lines[] = {"wall", "red", "closed", "welded"};
	size_t used = 0;
	int i;

	out[0] = '\0';
	for (i = 0; i < 14; i++) {
		unsigned a = (n = n * 1103515245u + 12345u) >> 16, row = a % 5, col = a / 5 % 5;
		if (i % 5 == 4)
			used += (size_t)snprintf(out + used, size - used, "slab %c%u ", 'A' + row,
						 col + 1);
		else if (a & 64)
			used +=
			    (size_t)snprintf(out + used, size - used, "%s %c%u-%c%u ", lines[i % 4],
					     'A' + row, col + 1, 'A' + row + 1, col + 1);
		else
			used +=
			    (size_t)snprintf(out + used, size - used, "%s %c%u-%c%u ", lines[i % 4],
					     'A' + row, col + 1, 'A' + row, col + 2);
	}
}

/* A distance that is asked for by itself is that of the whole field. */
static int unlike_field(struct stage *st, struct space to, struct walk w)
{
	struct scene *sc = &st->scene;
	struct distances d = distances_to(sc, to, w);
	int i, n = sc->rows * sc->cols, unlike = 0, each[36], asked;

	for (i = 0; i < n; i++)
		each[i] = distance_from(&d, scene_space(sc, (i * 7 + 5) % n));
	for (i = 0; i < n; i++)
		unlike += each[i] != distance_field(sc, to, w)[(i * 7 + 5) % n];
	for (i = 0; i < n; i++) {
		asked = w.spaces ? distance_range(sc, to, scene_space(sc, i))
				 : distance_target(sc, to, scene_space(sc, i));
		unlike += asked != distance_field(sc, to, w)[i];
	}
	return unlike;
}

static void test_asked(struct stage *st)
{
	char script[512];
	unsigned lot;
	int i, unlike = 0;

	for (lot = 1; lot <= 60; lot++) {
		draw_lots(lot, script, sizeof script);
		stage_read(st, 6, 6, script);
		for (i = 0; i < 36; i++)
			unlike += unlike_field(st, scene_space(&st->scene, i), walk_target) +
				  unlike_field(st, scene_space(&st->scene, i), walk_range);
	}
	snprintf(script, sizeof script, "%d are others", unlike);
	ok(!unlike, "distances asked for one by one are those of the field", unlike ? script : "");
}

static void test_facing(struct stage *st)
{
	struct space c3 = at("C3");

	stage_read(st, 5, 5, "wall B3-C3");
	ok(in_front(c3, NORTH, at("D1")) && in_front(c3, WEST, at("A2")), "FAC-03 in front", "");
	ok(!in_front(c3, NORTH, at("C5")) && !in_front(c3, EAST, c3), "FAC-04 level is not", "");
	ok(corner_in_front(c3, NORTH, (struct corner){0, 4}) &&
	       !corner_in_front(c3, NORTH, (struct corner){2, 3}) &&
	       corner_in_front(c3, SOUTH, (struct corner){5, 1}) &&
	       !corner_in_front(c3, SOUTH, (struct corner){5, 2}),
	   "FAC-05 intersections past the front line", "");
	ok(in_rear(&st->scene, c3, EAST, at("C2")) && !in_rear(&st->scene, c3, EAST, at("C1")) &&
	       !in_rear(&st->scene, c3, EAST, at("B2")),
	   "FAC-06 FAC-07 only the space behind", "");
	ok(!in_rear(&st->scene, c3, NORTH, at("B3")), "FAC-06 not behind a wall", "");
	ok(zone_holds(c3, 1, at("D4")) && zone_holds(c3, 1, c3) && !zone_holds(c3, 1, at("C5")),
	   "TGT-38 a Zone is a box", "");
	ok(!zone_holds(at("A1"), 2, NOWHERE), "CMD-12 Other Places are outside", "");
}

int main(void)
{
	static struct stage st;

	test_adjacent(&st);
	test_distance(&st);
	test_range(&st);
	test_asked(&st);
	test_facing(&st);
	return stage_done(&st);
}
