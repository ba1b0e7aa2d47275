#include "space/sight.h"

#include "space/sight_line.h"

const struct reason sight_blocks[SIGHT_BLOCK_COUNT] = {
#define B(id, word, clause, text) {word, clause, text},
    SIGHT_BLOCKS(B)
#undef B
};

const struct reason sight_contacts[CONTACT_COUNT] = {
#define B(id, word, clause, text) {word, clause, text},
    SIGHT_CONTACTS(B)
#undef B
};

/* The corners of a space, 0 to 3; bit 0 is its east side, bit 1 its north side. */
static struct corner corner_of(struct space s, int i)
{
	return (struct corner){s.col + (i & 1), s.row + (i >> 1)};
}

static struct ends ends_of(struct space from, struct space to, int i)
{
	return (struct ends){from, to, corner_of(from, i / 4), corner_of(to, i % 4)};
}

static bool on_board(const struct scene *sc, struct space a, struct space b)
{
	return scene_flags(sc, a) & scene_flags(sc, b) & SPACE_IN;
}

bool los_clear(const struct scene *sc, struct space from, struct space to)
{
	int i;

	if (!on_board(sc, from, to))
		return false;
	/* LOS-01: one uninterrupted line from any corner to any corner. */
	for (i = 0; i < SIGHT_LINES; i++) {
		struct ends e = ends_of(from, to, i);

		if (!line_interrupted(sc, &e, NULL))
			return true;
	}
	return false;
}

void sight_judge(const struct scene *sc, struct space from, struct space to, struct sight *out)
{
	int i;

	*out = (struct sight){.witness = -1};
	if (!on_board(sc, from, to))
		return;
	out->n = SIGHT_LINES;
	for (i = 0; i < SIGHT_LINES; i++) {
		struct ends e = ends_of(from, to, i);

		out->line[i] = (struct sight_line){.from = e.a, .to = e.b, .at = NOWHERE};
		if (!line_interrupted(sc, &e, &out->line[i]) && out->witness < 0)
			out->witness = i;
	}
	out->seen = out->witness >= 0;
}

const char *sight_line_clause(const struct sight_line *l)
{
	if (l->contact == CONTACT_ALONG || l->contact == CONTACT_END)
		return sight_contacts[l->contact].clause;
	return sight_blocks[l->by].clause;
}
