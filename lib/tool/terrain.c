/* enorm-terrain: places and destroys Terrain tiles. */
#include <string.h>

#include "board/names.h"
#include "event/event.h"
#include "rules/move/terrain.h"
#include "space/adjacent.h"
#include "tool/tools.h"

/* ---- where ---- */

static int no_space(struct call *c, struct board *b, const char *word)
{
	return call_refuse(c, b, NULL,
			   refuse_of(b, "TER-09",
				     "%s is not a space of the map; a tile lies on spaces", word));
}

/* Does every space of the list but a lone one have a neighbour in it? */
static bool touching(const struct spaces *s)
{
	enum facing way;
	int i, j;

	for (i = 0; i < s->n && s->n > 1; i++) {
		for (j = 0; j < s->n && !neighbour_way(s->at[i], s->at[j], &way); j++)
			;
		if (j == s->n)
			return false;
	}
	return true;
}

/* `B2` or `B2,B3`: spaces that touch. */
static int read_spaces(struct call *c, struct board *b, const char *text, struct spaces *out,
		       struct diag *d)
{
	const char *p = text;

	out->at = arena_array(b->arena, struct space, strlen(text));
	if (!*text)
		return diag_usage(d, "no space given");
	for (out->n = 0; p; out->n++) {
		size_t n = strcspn(p, ",");
		struct space *s = &out->at[out->n];
		int i;
		if (!space_read((struct span){p, n}, s) || !space_on(*s))
			return diag_usage(d, "'%.*s' is not a space such as B2", (int)n, p);
		if (!grid_is_space(&b->grid, *s))
			return no_space(c, b, arena_strndup(b->arena, p, n));
		for (i = 0; i < out->n; i++)
			if (space_same(out->at[i], *s))
				return diag_usage(d, "%.*s stands twice", (int)n, p);
		p = p[n] ? p + n + 1 : NULL;
	}
	return touching(out) ? 0 : diag_usage(d, "the spaces of one tile touch each other");
}

static int random_space(struct call *c, struct board *b, const struct terrain_row *type,
			struct spaces *out, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	bool none;

	out->at = arena_new(b->arena, struct space);
	out->n = 1;
	/* TER-10, TER-11: no space named, or random, means random coordinates. */
	if (terrain_random_space(&r, type, &out->at[0], &none))
		return -1;
	if (!none)
		return 0;
	EVENT(b, NOT_PLACED, "type=%s why=%s ruling=RO-45", type->name,
	      "the coordinate is not a space of the map");
	return STATUS_NO;
}

/* ---- commands ---- */

static int place(struct call *c, struct board *b, struct diag *d)
{
	const struct terrain_row *type = name_row(b, TABLE_TERRAIN, c->word[1], d);
	struct rules r = call_rules(c, b, d);
	struct spaces at;
	bool placed;
	int result;

	if (!type)
		return -1;
	if (c->nwords > 2 && call_has(c, "random"))
		return diag_usage(d, "either a space or --random");
	result = c->nwords > 2 ? read_spaces(c, b, c->word[2], &at, d)
			       : random_space(c, b, type, &at, d);
	if (result)
		return result == STATUS_NO ? STATUS_OK : result;
	return terrain_place(&r, type, at, &placed) ? -1 : STATUS_OK;
}

static int destroy(struct call *c, struct board *b, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct record *t = name_piece(b, KIND_BIT(KIND_TERRAIN), c->word[1], d);

	if (!t)
		return -1;
	if (tile_has(b, as_terrain(t), KEYWORD_INDESTRUCTIBLE))
		return call_refuse(c, b, NULL,
				   refuse_of(b, "KW-INDESTRUCTIBLE-2", "%s is Indestructible",
					     t->name));
	terrain_destroy(&r, as_terrain(t), "TER-08");
	return STATUS_OK;
}

struct own {
	int (*deed)(struct call *c, struct board *b, struct diag *d);
};

static int begin(struct call *c, struct diag *d)
{
	static const char *const words[] = {"place", "destroy", NULL};
	int which = word_number(span_of(c->word[0]), words);
	bool is_place = !which;

	c->own = arena_new(&c->arena, struct own);
	*(struct own *)c->own = (struct own){is_place ? place : destroy};
	if (which < 0)
		return diag_usage(d, "no command '%s'; it is place or destroy", c->word[0]);
	if (!is_place && c->nwords != 2)
		return diag_usage(d, "destroy takes the name of a tile");
	if (!is_place && call_has(c, "random"))
		return diag_usage(d, "--random goes with place");
	return 0;
}

static int each(struct call *c, struct board *b, struct diag *d)
{
	return ((const struct own *)c->own)->deed(c, b, d);
}

static const struct option_row options[] = {
    {0, "random", NULL, "at random coordinates"},
};

const struct tool tool_terrain = {
    .name = "enorm-terrain",
    .examples = {"enorm-terrain place crate B2 -f push.board",
		 "enorm-terrain destroy crate-1 -f push.board",
		 "enorm-terrain place crate -f push.board"},
    .about = "Place and destroy Terrain tiles.",
    .usage = " [options] place TYPE [SPACE[,SPACE ...]]\n"
	     " [options] destroy NAME",
    .more = "Commands:\n"
	    "  place            lay a tile, at random coordinates if no space is named\n"
	    "  destroy          take a tile off the board\n",
    .kind = RESOLVER,
    .views = 1u << VIEW_BOARD | 1u << VIEW_RULING | 1u << VIEW_JSON,
    .options = options,
    .noptions = (int)COUNT(options),
    .words_least = 2,
    .words_most = 3,
    .begin = begin,
    .board = each,
};
