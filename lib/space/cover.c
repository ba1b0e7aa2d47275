#include "space/cover.h"

const struct reason cover_reasons[COVER_REASON_COUNT] = {
#define R(id, word, clause, text) {word, clause, text},
    COVER_REASONS(R)
#undef R
};

const struct reason parting_reasons[PARTING_COUNT] = {
#define R(id, word, clause, text) {word, clause, text},
    PARTING_REASONS(R)
#undef R
};

/* Which side of the line at `line` a figure is on: -1, 0 on it, 1. */
static int side(int line, int figure)
{
	return (figure > line) - (figure < line);
}

/* RULING: RA-45 (a): only the axis used counts, so a figure may stand in the other one (COV-10). */
static enum parting part(int line, int target, int attacker)
{
	if (!side(line, target))
		return PARTS_NOT_TARGET_ON; /* COV-09 */
	if (!side(line, attacker))
		return PARTS_NOT_ATTACKER_ON; /* COV-13 */
	if (side(line, target) == side(line, attacker))
		return PARTS_NOT_SAME_SIDE; /* COV-14 */
	return PARTS; /* COV-07: strictly on opposite sides. COV-11: aligned or not. */
}

/* COV-08: the tile's column and its row; RULING: RA-46: of this very space of the tile. */
static bool parted(struct cover_space *c, struct space target, struct space attacker)
{
	c->parts[AXIS_COLUMN] = part(c->at.col, target.col, attacker.col);
	c->parts[AXIS_ROW] = part(c->at.row, target.row, attacker.row);
	c->axis = c->parts[AXIS_COLUMN] == PARTS ? AXIS_COLUMN : AXIS_ROW;
	return c->parts[c->axis] == PARTS;
}

/* The target is adjacent, so it stands on one of the lines; the other one failed. */
static enum cover_reason not_parted(const struct cover_space *c)
{
	bool on = c->parts[AXIS_COLUMN] == PARTS_NOT_ATTACKER_ON ||
		  c->parts[AXIS_ROW] == PARTS_NOT_ATTACKER_ON;

	return on ? COVER_ATTACKER_ON_LINE : COVER_SAME_SIDE;
}

struct cover_space cover_by(const struct scene *sc, struct space tile, struct space target,
			    struct space attacker)
{
	struct cover_space c = {.at = tile, .tile = scene_terrain(sc, tile), .apart = APART_OFF};
	unsigned flags = scene_flags(sc, tile);

	/* COV-01: only tiles with the keyword. */
	if (!(flags & SPACE_COVER) || !space_on(target) || !space_on(attacker))
		return c;
	/* COV-24: a Destructible one goes when used; what is Indestructible never does. */
	c.destroyed_by_use =
	    (flags & (SPACE_DESTRUCTIBLE | SPACE_INDESTRUCTIBLE)) == SPACE_DESTRUCTIBLE;
	/* COV-06, RULING: RA-51: one and the same space of the tile must meet both tests. */
	if (parted(&c, target, attacker))
		c.why = COVER_GIVEN;
	else
		c.why = not_parted(&c);
	/* COV-04, COV-12: not adjacent, no cover, whatever the line does. */
	if (!adjacent_to_tile(sc, target, tile, &c.apart))
		c.why = COVER_NOT_ADJACENT;
	return c;
}

struct cover cover_of(const struct scene *sc, struct space target, struct space attacker)
{
	static const enum facing order[] = {SOUTH, WEST, EAST, NORTH};
	struct cover all = {0};
	size_t i;

	for (i = 0; i < 4; i++) {
		struct cover_space c = cover_by(sc, space_step(target, order[i]), target, attacker);

		if (c.why == COVER_GIVEN)
			all.by[all.n++] = c;
	}
	return all;
}

bool cover_applies(const struct scene *sc, struct space target, struct space attacker)
{
	return cover_of(sc, target, attacker).n > 0;
}
