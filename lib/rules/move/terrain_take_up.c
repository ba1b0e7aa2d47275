/* A tile is placed when every tile of its type lies on the board: which one is taken up for it.
 * Clause TER-12; rulings RO-46, RO-47. */
#include <limits.h>
#include <string.h>

#include "board/readings.h"
#include "event/event.h"
#include "rules/move/terrain.h"
#include "rules/order.h"
#include "rules/tile.h"
#include "space/cover.h"
#include "space/distance.h"

static int tiles_of(const struct board *b, const char *type)
{
	int n = 0;

	EACH(b, terrain, t)
		n += !strcmp(t->type, type);
	return n;
}

static int supply_of(const struct board *b, const struct terrain_row *type)
{
	const struct supply *s = board_find(b, KIND_SUPPLY, NULL, type->name);

	return s ? s->count : type->supply;
}

bool terrain_all_used(const struct board *b, const struct terrain_row *type)
{
	return tiles_of(b, type->name) >= supply_of(b, type);
}

/* How far the tile lies from an Intruder, by its nearest space. */
static int far_from(struct scene *sc, const struct intruder *in, const struct terrain *t)
{
	int j, best = INT_MAX;

	for (j = 0; j < t->at.n; j++) {
		int d = distance_rank(sc, in->at, t->at.at[j]);
		best = d < best ? d : best;
	}
	return best;
}

/* RULING: RO-46: from the Intruder nearest to it; (b) from all of them together; (c) from any. */
static int farness(struct scene *sc, const struct board *b, const struct terrain *t)
{
	char reading = reading_played(b, RO_46);
	int nearest = INT_MAX, sum = 0, any = 0;

	EACH(b, intruder, in) {
		int d;
		if (!space_on(in->at))
			continue;
		d = far_from(sc, in, t);
		nearest = d < nearest ? d : nearest;
		sum += d;
		any = d > any ? d : any;
	}
	return reading == 'b' ? sum : reading == 'c' ? any : nearest;
}

/* How much a tile helps the players: whom it covers from whom, then whom it could cover. */
static int help_of(const struct scene *sc, const struct board *b, const struct terrain *t)
{
	int i, covers = 0, beside = 0;

	for (i = 0; i < t->at.n; i++)
		EACH(b, spacer, s) {
			if (!spacer_on_board(s))
				continue;
			EACH(b, intruder, in)
				covers +=
				    space_on(in->at) &&
				    cover_by(sc, t->at.at[i], s->at, in->at).why == COVER_GIVEN;
			beside += tile_has(b, t, KEYWORD_COVER) &&
				  distance_plain(t->at.at[i], s->at) == 1;
		}
	return 1000 * covers + beside;
}

/* The tiles of a type that are furthest from the Intruders, of those the ones that help most, the
 * lowest first (TER-12; RULING: RO-46). */
static int furthest(const struct board *b, const struct terrain_row *type, struct terrain **far)
{
	struct scene sc;
	int n = 0, most = 0, help = 0;

	scene_build(&sc, b);
	EACH(b, terrain, t) {
		int d, h;
		if (strcmp(t->type, type->name) || t->disabled) /* DSB-02: it stays where it lies */
			continue;
		d = farness(&sc, b, t);
		h = help_of(&sc, b, t);
		if (n && (d < most || (d == most && h < help)))
			continue;
		n = n && (d != most || h != help) ? 0 : n;
		most = d;
		help = h;
		far[n++] = t;
		PUT_IN_ORDER(far, n);
	}
	return n;
}

/* TER-12: the one furthest from the Intruders is taken up; of equals a choice. */
int terrain_take_up(const struct rules *r, const struct terrain_row *type, bool *taken)
{
	const struct board *b = r->board;
	size_t room = (size_t)board_count(b, KIND_TERRAIN) + 1;
	struct terrain **far = arena_array(b->arena, struct terrain *, room);
	const char **labels = arena_array(b->arena, const char *, room);
	int i, n = furthest(b, type, far), pick;

	*taken = n;
	if (!n)
		return 0;
	for (i = 0; i < n; i++)
		labels[i] = far[i]->record.name;
	pick = choose_of_several(r, type->name, POINT_TAKE_UP, labels, n,
				 why_cited(b, "equally far from the Intruders", RO_46));
	if (pick < 0)
		return -1;
	EVENT(r->board, TAKEN_UP, "tile=%s spaces=%s clause=TER-12 ruling=%s",
	      far[pick]->record.name, spaces_text(far[pick]->at, b->arena), ruling_cited(b, RO_47));
	board_remove(r->board, &far[pick]->record);
	return 0;
}
