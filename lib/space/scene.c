#include "space/scene.h"

#include <string.h>

#include "data/data.h"

#define COVER_FEW 16 /* tiles, which are put in order as they come */

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

static void look_at_doors(struct scene *sc)
{
	static const unsigned char flags[] = {
	    [DOOR_OPEN] = 0, [DOOR_CLOSED] = EDGE_CLOSED, [DOOR_WELDED] = EDGE_WELDED};
	int i, j;

	sc->welds = false;
	for (i = 0; i < board_count(sc->board, KIND_DOOR); i++) {
		const struct door *d = board_door(sc->board, i);
		bool dead = d->disabled && d->state == DOOR_WELDED;

		sc->welds |= d->state == DOOR_WELDED && !dead;
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

static unsigned char tile_flags(const struct scene *sc, const struct terrain *t)
{
	const struct terrain_row *type = terrain_type(sc->board, t);
	unsigned char flags = type ? keyword_flags(type) : 0;

	/* DSB-02, RULING: RT-124 no Cover, and nothing destroys it. */
	if (t->disabled)
		flags = (unsigned char)((flags & ~(SPACE_COVER | SPACE_DESTRUCTIBLE)) |
					SPACE_INDESTRUCTIBLE);
	return flags;
}

/* A few stay in order one by one; more are counted here, and listed when all of them lie. */
static void add_cover(struct scene *sc, int at)
{
	int i = sc->ncover++;

	if (i >= COVER_FEW)
		return;
	for (; i > 0 && sc->cover[i - 1] > at; i--)
		sc->cover[i] = sc->cover[i - 1];
	sc->cover[i] = at;
}

static void list_cover(struct scene *sc)
{
	int at, n = sc->rows * sc->cols;

	sc->ncover = 0;
	for (at = 0; at < n; at++)
		if (sc->space[at] & SPACE_COVER)
			sc->cover[sc->ncover++] = at;
}

static void lay_tile(struct scene *sc, int number, unsigned char flags, struct space s)
{
	int at;

	if (!scene_holds(sc, s))
		return;
	at = scene_at(sc, s);
	if (flags & ~sc->space[at] & SPACE_COVER)
		add_cover(sc, at);
	sc->space[at] |= flags;
	sc->tile[at] = (short)number;
}

static void look_at_tiles(struct scene *sc)
{
	int i, j;

	sc->ncover = 0;
	for (i = 0; i < board_count(sc->board, KIND_TERRAIN); i++) {
		const struct terrain *t = board_terrain(sc->board, i);
		unsigned char flags = tile_flags(sc, t);

		for (j = 0; j < t->at.n; j++)
			lay_tile(sc, i, flags, t->at.at[j]);
	}
	if (sc->ncover > COVER_FEW)
		list_cover(sc);
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

/* The flags of spaces and lines lie as grid_bare() has them; one piece of the arena for all. */
void scene_build(struct scene *sc, const struct board *b)
{
	int rows = b->grid.rows, cols = b->grid.cols;
	size_t n = cells(rows, cols);
	struct flood *flood =
	    arena_room(b->arena, sizeof *flood + n * (3 * sizeof(int) + sizeof(short)) +
				     grid_bare_bytes(&b->grid));
	int *room = (int *)(flood + 1);

	*sc = (struct scene){.board = b, .rows = rows, .cols = cols, .flood = flood};
	sc->cover = room;
	sc->field = room + n;
	sc->queue = room + 2 * n;
	sc->tile = (short *)(room + 3 * n);
	sc->space = (unsigned char *)(sc->tile + n);
	sc->up = sc->space + n;
	sc->flat = sc->up + cells(rows, cols + 1);
	scene_refresh(sc);
}

void scene_refresh(struct scene *sc)
{
	const struct grid *g = &sc->board->grid;

	sc->flood->under_way = false;
	memset(sc->tile, -1, cells(sc->rows, sc->cols) * sizeof *sc->tile);
	memcpy(sc->space, grid_bare(g), grid_bare_bytes(g));
	look_at_doors(sc);
	look_at_tiles(sc);
	look_at_figures(sc);
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
