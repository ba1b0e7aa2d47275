/* A stage for tests of geometry: an open map with pieces put on it by words in pairs, such as
 * `wall C3-C4 crate B2 grin D1`. Included by one test program each. */
#ifndef UNIT_STAGE_H
#define UNIT_STAGE_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "data/data.h"
#include "space/scene.h"

static struct terrain_row tiles[] = {
    {.name = "crate", .keywords = {"cover, destructible, obstacle", 0}},
    {.name = "pillar", .keywords = {"cover, indestructible, obstacle", 0}},
    {.name = "barrier", .keywords = {"cover, destructible", 0}},
    {.name = "fog", .keywords = {"obscuring", 0}},
    {.name = "slab", .keywords = {"obstacle", 0}},
    {.name = "nest", .keywords = {"destructible", 0}},
    {.name = "rail", .keywords = {"cover", 0}},
};
#define TILES (int)(sizeof tiles / sizeof *tiles)

struct stage {
	struct arena arena;
	struct data data;
	struct board board;
	struct scene scene;
};

static int tests, failures;

static inline void ok(bool good, const char *name, const char *what)
{
	tests++;
	failures += !good;
	printf("%s %d - %s%s%s\n", good ? "ok" : "not ok", tests, name, *what ? ": " : "", what);
}

static inline struct space at(const char *text)
{
	struct space s = NOWHERE;

	if (!space_read((struct span){text, strlen(text)}, &s))
		abort();
	return s;
}

static inline void stage_start(struct stage *st, int rows, int cols)
{
	int i;

	for (i = 0; i < TILES; i++)
		tiles[i].keywords = keywords_read(tiles[i].keywords.text);
	memset(&st->data, 0, sizeof st->data);
	st->data.table[TABLE_TERRAIN].rows = tiles;
	st->data.table[TABLE_TERRAIN].n = TILES;
	board_start(&st->board, &st->arena, &st->data);
	grid_make(&st->board.grid, rows, cols, &st->arena);
	grid_open(&st->board.grid);
}

static inline void put_line(struct stage *st, const char *what, struct edge e)
{
	static const char *const states[] = {"open", "closed", "welded"};
	struct door *d;
	int i;

	if (!strcmp(what, "wall") || !strcmp(what, "red")) {
		*grid_line(&st->board.grid, e) = *what == 'w' ? LINE_WALL : LINE_RED;
		return;
	}
	d = board_add(&st->board, KIND_DOOR, NULL, "door");
	d->at.at = arena_new(&st->arena, struct edge);
	*d->at.at = e;
	d->at.n = 1;
	for (i = 0; i < 3; i++)
		if (!strcmp(what, states[i]))
			d->state = i;
}

static inline void put_piece(struct stage *st, const char *what, struct space s)
{
	struct terrain *t;

	if (!strcmp(what, "void")) {
		st->board.grid.in[s.row * st->board.grid.cols + s.col] = 0;
	} else if (!strcmp(what, "spacer")) {
		((struct spacer *)board_add(&st->board, KIND_SPACER, NULL, what))->at = s;
	} else if (!strcmp(what, "dead")) {
		struct spacer *dead = board_add(&st->board, KIND_SPACER, NULL, what);
		dead->at = s;
		dead->dead = 1;
	} else if (!strcmp(what, "grin")) {
		((struct intruder *)board_add(&st->board, KIND_INTRUDER, NULL, what))->at = s;
	} else {
		t = board_add(&st->board, KIND_TERRAIN, NULL, what);
		t->type = arena_strdup(&st->arena, what);
		t->at.at = arena_new(&st->arena, struct space);
		*t->at.at = s;
		t->at.n = 1;
	}
}

static inline void stage_read(struct stage *st, int rows, int cols, const char *script)
{
	char what[16], where[16];
	struct edge e;
	int n;

	stage_start(st, rows, cols);
	for (; sscanf(script, " %15s %15s%n", what, where, &n) == 2; script += n) {
		if (edge_read((struct span){where, strlen(where)}, &e))
			put_line(st, what, e);
		else
			put_piece(st, what, at(where));
	}
	scene_build(&st->scene, &st->board);
}

/* Ends the test program: the plan, and its status. */
static inline int stage_done(struct stage *st)
{
	arena_release(&st->arena);
	printf("1..%d\n", tests);
	return failures > 0;
}

#endif
