#include "look/sight_lines.h"

#define BLOCKING (SPACE_OBSTACLE | SPACE_OBSCURING)

/* Flags that are taken off, and put back when the line was looked at. */
struct taken {
	unsigned char *flags, before;
};

struct trial {
	struct scene *sc;
	struct space from, to;
	struct buf found;
	struct taken *taken;
	int n, room; /* for every space and border of the map */
};

static void take(struct trial *t, unsigned char *flags, unsigned gone)
{
	if (t->n == t->room)
		return;
	t->taken[t->n++] = (struct taken){flags, *flags};
	*flags = (unsigned char)(*flags & ~gone);
}

static void take_space(struct trial *t, struct space s, unsigned gone)
{
	if (scene_holds(t->sc, s))
		take(t, &t->sc->space[scene_at(t->sc, s)], gone);
}

static void opens(struct trial *t, const char *what)
{
	if (los_clear(t->sc, t->from, t->to))
		buf_printf(&t->found, "%s%s", t->found.n ? " or " : "", what);
	while (t->n) {
		t->n--;
		*t->taken[t->n].flags = t->taken[t->n].before;
	}
}

static void try_intruders(struct trial *t)
{
	EACH(t->sc->board, intruder, who) {
		take_space(t, who->at, SPACE_INTRUDER);
		if (t->n)
			opens(t, who->record.name);
	}
}

static void try_tiles(struct trial *t)
{
	int k;

	EACH(t->sc->board, terrain, tile) {
		for (k = 0; k < tile->at.n; k++)
			take_space(t, tile->at.at[k], BLOCKING);
		opens(t, tile->record.name);
	}
}

static void try_doors(struct trial *t)
{
	int k;

	EACH(t->sc->board, door, d) {
		for (k = 0; k < d->at.n; k++)
			take(t, scene_edge(t->sc, d->at.at[k]), EDGE_DOORS);
		opens(t, d->record.name);
	}
}

static void try_line(struct trial *t, struct edge e)
{
	unsigned char *flags = scene_edge(t->sc, e), before = *flags;
	char text[PLACE_TEXT];

	if (!(before & (EDGE_WALL | EDGE_RED)) || before & EDGE_BORDER)
		return;
	take(t, flags, EDGE_ANY);
	opens(t, arena_printf(t->sc->board->arena, "the %s at %s",
			      before & EDGE_WALL ? "wall" : "red line", edge_text(e, text)));
}

static void try_lines(struct trial *t)
{
	int row, col;

	for (row = 0; row < t->sc->rows; row++)
		for (col = 0; col < t->sc->cols; col++) {
			if (col + 1 < t->sc->cols)
				try_line(t, (struct edge){{row, col}, EAST});
			if (row + 1 < t->sc->rows)
				try_line(t, (struct edge){{row, col}, NORTH});
		}
}

const char *sight_missing(struct scene *sc, struct space from, struct space to)
{
	struct trial t = {.sc = sc, .from = from, .to = to, .room = 2 * sc->rows * sc->cols};
	const char *text = NULL;

	t.taken = arena_array(sc->board->arena, struct taken, (size_t)t.room + 1);
	try_intruders(&t);
	try_tiles(&t);
	try_doors(&t);
	if (!t.found.n)
		try_lines(&t);
	if (t.found.n)
		text = arena_strdup(sc->board->arena, buf_text(&t.found));
	buf_release(&t.found);
	return text;
}
