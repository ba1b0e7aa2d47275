#include "look/sight_lines.h"

#define BLOCKING (SPACE_OBSTACLE | SPACE_OBSCURING)

/* One trial: flags taken off, to be put back. */
struct trial {
	struct scene *sc;
	struct space from, to;
	struct buf found;
};

static void opens(struct trial *t, const char *what)
{
	if (los_clear(t->sc, t->from, t->to))
		buf_printf(&t->found, "%s%s", t->found.n ? " or " : "", what);
}

static unsigned char take(unsigned char *flags, unsigned gone)
{
	unsigned char before = *flags;

	*flags = (unsigned char)(*flags & ~gone);
	return before;
}

static void try_intruders(struct trial *t)
{
	const struct board *b = t->sc->board;

	EACH(b, intruder, who) {
		unsigned char *flags, before;

		if (!scene_holds(t->sc, who->at))
			continue;
		flags = &t->sc->space[scene_at(t->sc, who->at)];
		before = take(flags, SPACE_INTRUDER);
		opens(t, who->record.name);
		*flags = before;
	}
}

static void try_tiles(struct trial *t)
{
	const struct board *b = t->sc->board;
	int k;

	EACH(b, terrain, tile) {
		unsigned char *before =
		    arena_array(b->arena, unsigned char, (size_t)tile->at.n + 1);

		for (k = 0; k < tile->at.n; k++)
			if (scene_holds(t->sc, tile->at.at[k]))
				before[k] =
				    take(&t->sc->space[scene_at(t->sc, tile->at.at[k])], BLOCKING);
		opens(t, tile->record.name);
		for (k = 0; k < tile->at.n; k++)
			if (scene_holds(t->sc, tile->at.at[k]))
				t->sc->space[scene_at(t->sc, tile->at.at[k])] = before[k];
	}
}

static unsigned char *on_edge(struct scene *sc, struct edge e)
{
	if (e.side == EAST)
		return &sc->up[e.at.row * (sc->cols + 1) + e.at.col + 1];
	return &sc->flat[(e.at.row + 1) * sc->cols + e.at.col];
}

static void try_doors(struct trial *t)
{
	const struct board *b = t->sc->board;
	int k;

	EACH(b, door, d) {
		unsigned char *before = arena_array(b->arena, unsigned char, (size_t)d->at.n + 1);

		for (k = 0; k < d->at.n; k++)
			before[k] = take(on_edge(t->sc, d->at.at[k]), EDGE_DOORS);
		opens(t, d->record.name);
		for (k = 0; k < d->at.n; k++)
			*on_edge(t->sc, d->at.at[k]) = before[k];
	}
}

static void try_line(struct trial *t, struct edge e)
{
	unsigned char *flags = on_edge(t->sc, e), before = *flags;
	char text[PLACE_TEXT];

	if (!(before & (EDGE_WALL | EDGE_RED)) || before & EDGE_BORDER)
		return;
	take(flags, EDGE_ANY);
	opens(t, arena_printf(t->sc->board->arena, "the %s at %s",
			      before & EDGE_WALL ? "wall" : "red line", edge_text(e, text)));
	*flags = before;
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
	struct trial t = {.sc = sc, .from = from, .to = to};
	const char *text = NULL;

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
