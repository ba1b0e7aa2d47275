/* Line of sight and cover, held against the rulebook's pictures and examples. */
#include "stage.h"

#include "space/cover.h"
#include "space/sight.h"

/* Example 1 and 2 share a wall with an open doorway in its second column. */
#define DOORWAY "wall B1-C1 open B2-C2 wall B3-C3 wall B4-C4 "

static const struct {
	const char *name;
	int rows, cols;
	const char *script, *from, *to;
	bool seen;
} sights[] = {
    {"LOS-01 an open room is seen across", 5, 5, "", "A1", "E3", true},
    {"LOS-02 an Obstacle in the way", 1, 5, "slab A3", "A1", "A5", false},
    {"LOS-03 an Intruder in the way", 1, 5, "grin A3", "A1", "A5", false},
    {"LOS-04 a wall between neighbours", 3, 3, "wall B1-B2", "B1", "B2", false},
    {"LOS-05 a red line across the room", 2, 4, "red A2-A3 red B2-B3", "A1", "B4", false},
    {"LOS-09 Spacers never block", 1, 5, "spacer A2 spacer A3 spacer A4", "A1", "A5", true},
    {"LOS-08 the ends do not block", 1, 3, "grin A1 slab A3 grin A3", "A1", "A3", true},
    {"LOS-12 example 1, slanting through the doorway", 4, 4, DOORWAY, "A1", "C2", true},
    {"LOS-13 example 2, past the end of the wall", 4, 4, DOORWAY, "A1", "D1", false},
    {"LOS-14 example 3, along the edge of an Intruder", 3, 5, "grin B3", "B1", "B5", false},
    {"KW-OBSCURING-2 fog blocks", 1, 5, "fog A3", "A1", "A5", false},
    {"KW-OBSCURING-1 other tiles do not", 1, 5, "nest A2 barrier A3 rail A4", "A1", "A5", true},
    {"TER-05 a tile does not block sight to itself", 1, 4, "fog A4", "A1", "A4", true},
    {"RI-25 but the next tile does", 1, 4, "fog A3 fog A4", "A1", "A4", false},
    {"RI-24 between two diagonal Obstacles", 2, 2, "slab A2 slab B1", "A1", "B2", true},
    {"RI-24 not between two walls that meet", 2, 2, "wall A1-A2 wall B1-B2", "A1", "B2", false},
    {"RI-24 nor round their other arm", 2, 2, "wall A1-B1 wall A2-B2", "A1", "B2", false},
    {"RI-23 a corridor one space wide", 3, 9,
     "wall A1-B1 wall A2-B2 wall A3-B3 wall A4-B4 wall A5-B5 wall A6-B6 wall A7-B7 wall A8-B8 "
     "wall A9-B9 wall B1-C1 wall B2-C2 wall B3-C3 wall B4-C4 wall B5-C5 wall B6-C6 wall B7-C7",
     "B1", "B9", true},
    {"RI-23 no sight through the joint of wall pieces", 4, 4,
     "wall B1-C1 wall B2-C2 wall B3-C3 wall B4-C4", "A1", "D4", false},
    {"RI-23 straight at the joint", 4, 2, "wall B1-C1 wall B2-C2", "A1", "D1", false},
    {"RT-08 a closed door blocks", 1, 4, "closed A2-A3", "A1", "A4", false},
    {"RT-08 a welded door blocks", 1, 4, "welded A2-A3", "A1", "A4", false},
    {"RT-08 an open door does not", 1, 4, "open A2-A3", "A1", "A4", true},
    {"RT-04 out of bounds is walled", 1, 5, "void A3", "A1", "A5", false},
    {"RT-04 also at its corner", 2, 2, "void A2 void B1", "A1", "B2", false},
    {"LOS-01 a space sees itself", 2, 2, "wall A1-A2 slab B1 fog A2", "A1", "A1", true},
    {"LOS-09 the dead and their tile", 1, 3, "dead A2 rail A2", "A1", "A3", true},
};

static void test_sight(struct stage *st)
{
	struct sight s;
	size_t i;

	for (i = 0; i < sizeof sights / sizeof *sights; i++) {
		struct space a = at(sights[i].from), b = at(sights[i].to);

		stage_read(st, sights[i].rows, sights[i].cols, sights[i].script);
		sight_judge(&st->scene, a, b, &s);
		ok(s.seen == sights[i].seen && los_clear(&st->scene, b, a) == s.seen,
		   sights[i].name, s.seen ? "seen" : "not seen");
	}
}

/* The line between two given corners, and what interrupts it. */
static const struct {
	const char *name, *script, *from, *to;
	struct corner a, b;
	enum sight_block by;
	enum contact contact;
	const char *clause;
} lines[] = {
    {"LOS-07 a corner touched", "slab B3", "A1", "C3", {1, 1}, {2, 2}, SIGHT_CLEAR, 0, "LOS-01"},
    {"LOS-02 crossed", "slab B2", "A1", "C3", {0, 0}, {3, 3}, SIGHT_OBSTACLE, 1, "LOS-02"},
    {"LOS-06 along a space", "slab B2", "B1", "B3", {1, 1}, {2, 1}, SIGHT_OBSTACLE, 2, "LOS-06"},
    {"LOS-06 along a wall", "wall A2-B2", "B1", "B3", {1, 1}, {2, 1}, SIGHT_WALL, 2, "LOS-06"},
    {"LOS-05 crossed", "red B2-B3", "B1", "B3", {0, 1}, {3, 2}, SIGHT_RED, 1, "LOS-05"},
    {"LOS-04 a door", "welded B2-B3", "B1", "B3", {0, 1}, {3, 2}, SIGHT_WELDED, 1, "LOS-04"},
    {"RI-23 a far wall end", "wall B1-B2", "A1", "C3", {0, 0}, {3, 3}, SIGHT_WALL, 3, "RI-23"},
    {"RI-23 a bare touch", "wall C2-C3", "A1", "D4", {0, 0}, {3, 3}, SIGHT_WALL, 3, "RI-23"},
    {"RI-23 from below", "wall B2-B3", "A1", "D4", {0, 0}, {3, 3}, SIGHT_WALL, 3, "RI-23"},
    {"LOS-08 out of the own space",
     "grin A1",
     "A1",
     "C3",
     {0, 0},
     {3, 3},
     SIGHT_CLEAR,
     0,
     "LOS-01"},
    {"RI-23 free of it", "wall C2-C3", "A1", "D4", {1, 0}, {4, 3}, SIGHT_CLEAR, 0, "LOS-01"},
    {"RI-25 length nought",
     "slab A2 slab B1",
     "A1",
     "B2",
     {1, 1},
     {1, 1},
     SIGHT_CLEAR,
     0,
     "LOS-01"},
};

static void test_lines(struct stage *st)
{
	struct sight s;
	size_t i;
	int j;

	for (i = 0; i < sizeof lines / sizeof *lines; i++) {
		stage_read(st, 4, 4, lines[i].script);
		sight_judge(&st->scene, at(lines[i].from), at(lines[i].to), &s);
		for (j = 0; j < s.n; j++)
			if (!memcmp(&s.line[j].from, &lines[i].a, sizeof lines[i].a) &&
			    !memcmp(&s.line[j].to, &lines[i].b, sizeof lines[i].b))
				break;
		ok(j < s.n && s.line[j].by == lines[i].by &&
		       s.line[j].contact == lines[i].contact &&
		       !strcmp(sight_line_clause(&s.line[j]), lines[i].clause),
		   lines[i].name, j < s.n ? sight_blocks[s.line[j].by].word : "no such line");
	}
}

/* The cover figure: columns 1 to 7, rows G (top) to A, the tile on D4. */
static const struct {
	const char *name, *script, *tile, *target, *attacker;
	enum cover_reason why;
} covers[] = {
    {"COV-10 COV-11 figure 1", "rail D4", "D4", "D3", "F6", COVER_GIVEN},
    {"COV-12 figure 2", "rail D4", "D4", "D2", "F6", COVER_NOT_ADJACENT},
    {"COV-13 figure 3, first", "rail D4", "D4", "C4", "D2", COVER_ATTACKER_ON_LINE},
    {"COV-14 figure 3, second", "rail D4", "D4", "C4", "B6", COVER_SAME_SIDE},
    {"COV-08 by the row", "rail D4", "D4", "C4", "E1", COVER_GIVEN},
    {"COV-09 attacker in the column", "rail D4", "D4", "D3", "A4", COVER_ATTACKER_ON_LINE},
    {"COV-01 not without the keyword", "slab D4", "D4", "D3", "F6", COVER_NONE},
    {"COV-04 not diagonal", "rail D4", "D4", "C3", "F6", COVER_NOT_ADJACENT},
    {"COV-04 not on the tile", "rail D4", "D4", "D4", "F6", COVER_NOT_ADJACENT},
    {"RA-51 an Obstacle covers all the same", "crate D4", "D4", "D3", "F6", COVER_GIVEN},
    {"RA-51 not through a wall", "crate D4 wall D3-D4", "D4", "D3", "F6", COVER_NOT_ADJACENT},
    {"RA-51 not through a red line", "rail D4 red D3-D4", "D4", "D3", "F6", COVER_NOT_ADJACENT},
    {"RA-51 nor a shut door", "rail D4 closed D3-D4", "D4", "D3", "F6", COVER_NOT_ADJACENT},
};

static void test_cover(struct stage *st)
{
	size_t i;

	for (i = 0; i < sizeof covers / sizeof *covers; i++) {
		struct space target = at(covers[i].target), attacker = at(covers[i].attacker);
		struct cover_space c;

		stage_read(st, 7, 7, covers[i].script);
		c = cover_by(&st->scene, at(covers[i].tile), target, attacker);
		ok(c.why == covers[i].why && cover_applies(&st->scene, target, attacker) ==
						 (covers[i].why == COVER_GIVEN),
		   covers[i].name, cover_reasons[c.why].word);
	}
	stage_read(st, 5, 5, "crate C4 pillar B3 rail C2");
	ok(cover_of(&st->scene, at("C3"), at("A5")).n == 2, "COV-06 each tile by itself", "");
	ok(cover_by(&st->scene, at("C4"), at("C3"), at("A5")).destroyed_by_use &&
	       !cover_by(&st->scene, at("B3"), at("C3"), at("A5")).destroyed_by_use &&
	       !cover_by(&st->scene, at("C2"), at("C3"), at("A5")).destroyed_by_use,
	   "COV-24 what use destroys", "");
}

int main(void)
{
	static struct stage st;

	test_sight(&st);
	test_lines(&st);
	test_cover(&st);
	return stage_done(&st);
}
