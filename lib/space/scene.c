#include "space/scene.h"

#include <string.h>

#include "data/data.h"

const char *const axis_words[] = {AXIS_LIST(LIST_WORD)};

static size_t cells(int a, int b)
{
	return (size_t)a * (size_t)b;
}

unsigned char *scene_edge(struct scene *sc, struct edge e)
{
	if (e.side == EAST)
		return &sc->up[e.at.row * (sc->cols + 1) + e.at.col + 1];
	return &sc->flat[(e.at.row + 1) * sc->cols + e.at.col];
}

/* The drawn line, and the wall that stands wherever a space ends at something that is none. */
static unsigned char line_flags(unsigned char drawn, bool here, bool there)
{
	static const unsigned char flags[] = {
	    [LINE_NONE] = 0, [LINE_WALL] = EDGE_WALL, [LINE_RED] = EDGE_RED};

	/* ADJ-10, RULING: RT-04: the border to out of bounds is a wall, drawn or not. */
	return (unsigned char)(flags[drawn] | (here != there ? EDGE_BORDER : 0));
}

static void look_at_lines(struct scene *sc)
{
	const struct grid *g = &sc->board->grid;
	int row, col, i = 0;

	for (row = 0; row < sc->rows; row++) {
		const unsigned char *in = g->in + cells(row, sc->cols);
		for (col = 0; col <= sc->cols; col++, i++)
			sc->up[i] =
			    line_flags(g->west[i], col && in[col - 1], col < sc->cols && in[col]);
	}
	i = 0;
	for (row = 0; row <= sc->rows; row++)
		for (col = 0; col < sc->cols; col++, i++)
			sc->flat[i] = line_flags(g->south[i], row && g->in[i - sc->cols],
						 row < sc->rows && g->in[i]);
}

static size_t bare_bytes(const struct scene *sc)
{
	return cells(sc->rows, sc->cols) + cells(sc->rows, sc->cols + 1) +
	       cells(sc->rows + 1, sc->cols);
}

/* What the map alone says. It seldom changes, so it is worked out again only when it has. */
static void look_at_map(struct scene *sc)
{
	const struct grid *g = &sc->board->grid;
	size_t i, n = cells(sc->rows, sc->cols);

	if (!memcmp(sc->drawn, g->in, grid_bytes(g))) {
		memcpy(sc->space, sc->bare, bare_bytes(sc));
		return;
	}
	for (i = 0; i < n; i++)
		sc->space[i] = g->in[i] ? SPACE_IN : 0;
	look_at_lines(sc);
	memcpy(sc->bare, sc->space, bare_bytes(sc));
	memcpy(sc->drawn, g->in, grid_bytes(g));
}

static void look_at_doors(struct scene *sc)
{
	static const unsigned char flags[] = {
	    [DOOR_OPEN] = 0, [DOOR_CLOSED] = EDGE_CLOSED, [DOOR_WELDED] = EDGE_WELDED};
	int i, j;

	for (i = 0; i < board_count(sc->board, KIND_DOOR); i++) {
		const struct door *d = board_door(sc->board, i);
		bool dead = d->disabled && d->state == DOOR_WELDED;

		for (j = 0; j < d->at.n; j++)
			if (grid_line(&sc->board->grid, d->at.at[j]))
				*scene_edge(sc, d->at.at[j]) |=
				    (unsigned char)(flags[d->state] | (dead ? EDGE_DISABLED : 0));
	}
}

static unsigned char keyword_flags(const struct terrain_row *type)
{
	static const struct {
		enum keyword keyword;
		unsigned char flag;
	} list[] = {
	    {KEYWORD_OBSTACLE, SPACE_OBSTACLE},
	    {KEYWORD_OBSCURING, SPACE_OBSCURING},
	    {KEYWORD_COVER, SPACE_COVER},
	    {KEYWORD_DESTRUCTIBLE, SPACE_DESTRUCTIBLE},
	    {KEYWORD_INDESTRUCTIBLE, SPACE_INDESTRUCTIBLE},
	};
	unsigned char flags = 0;
	size_t i;

	for (i = 0; i < sizeof list / sizeof *list; i++)
		if (has_keyword(type->keywords, list[i].keyword, NULL))
			flags |= list[i].flag;
	return flags;
}

static unsigned char type_flags(const struct scene *sc, const struct terrain_row *type)
{
	int n;
	const struct terrain_row *rows = data_rows(sc->board->data, TABLE_TERRAIN, &n);
	unsigned char *known = &sc->type[type - rows];

	if (!*known)
		*known = (unsigned char)(keyword_flags(type) | SPACE_IN);
	return (unsigned char)(*known & ~SPACE_IN);
}

static unsigned char tile_flags(const struct scene *sc, const struct terrain *t)
{
	const struct terrain_row *type = terrain_type(sc->board, t);
	unsigned char flags = type ? type_flags(sc, type) : 0;

	/* DSB-02, RULING: RT-124 no Cover, and nothing destroys it. */
	if (t->disabled)
		flags = (unsigned char)((flags & ~(SPACE_COVER | SPACE_DESTRUCTIBLE)) |
					SPACE_INDESTRUCTIBLE);
	return flags;
}

static void look_at_tiles(struct scene *sc)
{
	int i, j;

	for (i = 0; i < board_count(sc->board, KIND_TERRAIN); i++) {
		const struct terrain *t = board_terrain(sc->board, i);
		unsigned char flags = tile_flags(sc, t);

		for (j = 0; j < t->at.n; j++)
			if (scene_holds(sc, t->at.at[j])) {
				sc->space[scene_at(sc, t->at.at[j])] |= flags;
				sc->tile[scene_at(sc, t->at.at[j])] = (short)i;
			}
	}
}

static void stand(struct scene *sc, struct space s, unsigned char flag)
{
	if (scene_holds(sc, s))
		sc->space[scene_at(sc, s)] |= flag;
}

static void look_at_figures(struct scene *sc)
{
	int i;

	for (i = 0; i < board_count(sc->board, KIND_SPACER); i++) {
		const struct spacer *s = board_spacer(sc->board, i);

		if (spacer_on_board(s))
			stand(sc, s->at, SPACE_SPACER);
	}
	for (i = 0; i < board_count(sc->board, KIND_INTRUDER); i++)
		stand(sc, board_intruder(sc->board, i)->at, SPACE_INTRUDER);
}

static void list_cover(struct scene *sc)
{
	int i;

	sc->ncover = 0;
	for (i = 0; board_count(sc->board, KIND_TERRAIN) && i < sc->rows * sc->cols; i++)
		if (sc->space[i] & SPACE_COVER)
			sc->cover[sc->ncover++] = i;
}

void scene_build(struct scene *sc, const struct board *b)
{
	int rows = b->grid.rows, cols = b->grid.cols, types;
	size_t n = cells(rows, cols);

	*sc = (struct scene){.board = b, .rows = rows, .cols = cols};
	data_rows(b->data, TABLE_TERRAIN, &types);
	sc->space = arena_array(b->arena, unsigned char, bare_bytes(sc));
	sc->up = sc->space + n;
	sc->flat = sc->up + cells(rows, cols + 1);
	sc->bare = arena_array(b->arena, unsigned char, bare_bytes(sc));
	sc->drawn = arena_array(b->arena, unsigned char, grid_bytes(&b->grid));
	sc->type = arena_array(b->arena, unsigned char, (size_t)types);
	sc->tile = arena_array(b->arena, short, n);
	sc->cover = arena_array(b->arena, int, n);
	sc->field = arena_array(b->arena, int, n);
	sc->queue = arena_array(b->arena, int, n);
	scene_refresh(sc);
}

void scene_refresh(struct scene *sc)
{
	memset(sc->tile, -1, cells(sc->rows, sc->cols) * sizeof *sc->tile);
	look_at_map(sc);
	look_at_doors(sc);
	look_at_tiles(sc);
	look_at_figures(sc);
	list_cover(sc);
}

struct space scene_space(const struct scene *sc, int at)
{
	return (struct space){at / sc->cols, at % sc->cols};
}

struct terrain *scene_terrain(const struct scene *sc, struct space s)
{
	int i = scene_holds(sc, s) ? sc->tile[scene_at(sc, s)] : -1;

	return i < 0 ? NULL : board_terrain(sc->board, i);
}
