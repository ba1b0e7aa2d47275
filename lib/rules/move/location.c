#include "rules/move/location.h"

#include <string.h>

#include "board/keyed.h"
#include "board/turn.h"
#include "event/event.h"
#include "rules/move/light.h"
#include "rules/waiting.h"
#include "space/distance.h"
#include "space/sight.h"

/* Where the two maps come to lie in the one they make together. */
struct joint {
	enum facing side; /* of the old map */
	int rows, cols;
	struct space old, fresh; /* their lower left spaces */
};

void location_wait(const struct rules *r, const struct spacer *who, const struct mark *arrow,
		   int left)
{
	char at[PLACE_TEXT];

	waiting_add(r->board, WAITING_REVEAL, who, left);
	EVENT(r->board, REVEALS, "who=%s at=%s facing=%s left=%d clause=SPM-15", who->record.name,
	      space_text(arrow->at, at),
	      arrow->facing == ABSENT ? NULL : facing_words[arrow->facing], left);
}

/* ---- side by side ---- */

static int larger(int a, int b)
{
	return a > b ? a : b;
}

/* SPM-18: as evenly as possible. An odd space over goes to either end: a choice. */
static int centre(const struct rules *r, int room, int size, int *out)
{
	static const char *const ends[] = {"low", "high"};
	int over = room - size, pick = 0;

	if (over % 2)
		pick = choose(r, NULL, POINT_MAP_END, ends, 2, "the lower coordinates");
	*out = over / 2 + pick;
	return pick < 0 ? -1 : 0;
}

static int lay_out(const struct rules *r, const struct grid *old, const struct grid *fresh,
		   struct joint *j)
{
	bool across = j->side == EAST || j->side == WEST;
	int *o = across ? &j->old.row : &j->old.col, *f = across ? &j->fresh.row : &j->fresh.col;

	j->rows = across ? larger(old->rows, fresh->rows) : old->rows + fresh->rows;
	j->cols = across ? old->cols + fresh->cols : larger(old->cols, fresh->cols);
	if (j->rows > ROWS_MOST || j->cols > COLS_MOST)
		return diag_set(r->diag,
				"the two maps make one of %d rows and %d columns; %d and %d are "
				"the most",
				j->rows, j->cols, ROWS_MOST, COLS_MOST);
	if (j->side == EAST)
		j->fresh.col = old->cols;
	else if (j->side == WEST)
		j->old.col = fresh->cols;
	else if (j->side == NORTH)
		j->fresh.row = old->rows;
	else
		j->old.row = fresh->rows;
	return centre(r, across ? j->rows : j->cols, across ? old->rows : old->cols, o) ||
		       centre(r, across ? j->rows : j->cols, across ? fresh->rows : fresh->cols, f)
		   ? -1
		   : 0;
}

/* ---- the lines ---- */

static void lay_over(struct grid *g, const struct grid *over)
{
	int i, n = g->rows * g->cols;

	for (i = 0; i < n; i++)
		g->in[i] |= over->in[i];
	for (i = 0; i < n + g->rows; i++)
		g->west[i] = g->west[i] ? g->west[i] : over->west[i];
	for (i = 0; i < n + g->cols; i++)
		g->south[i] = g->south[i] ? g->south[i] : over->south[i];
	for (i = 0; i < (g->rows + 1) * (g->cols + 1); i++)
		g->spawn[i] |= over->spawn[i];
}

/* Through the arrows of either map that point at the other one leads on; they are used up. */
static void open_arrows(struct board *b, const struct joint *j)
{
	EACH(b, mark, m) {
		struct space to;
		if (m->facing == ABSENT || m->what != MARK_LOCATION_ARROW)
			continue;
		to = space_step(m->at, (enum facing)m->facing);
		if ((m->facing != (int)j->side && m->facing != (int)facing_opposite(j->side)) ||
		    !grid_is_space(&b->grid, to))
			continue;
		*grid_line(&b->grid, edge_between(m->at, (enum facing)m->facing)) = LINE_NONE;
		m->disabled = 1;
	}
}

/* ---- what the new map marks ---- */

static const char *name_for(const struct board *b, const struct record *x)
{
	if (!x->name || !board_find(b, x->kind, NULL, x->name))
		return x->name;
	return board_fresh_name(b, x->kind, name_stem(b->arena, x->name));
}

/* SPM-20: doors, marks, tiles, Intruders, Blips, each under a name that is free. */
static void set_out(struct board *b, const struct board *fresh, enum kind k)
{
	int i;

	for (i = 0; i < fresh->of[k].n; i++) {
		const struct record *x = fresh->of[k].at[i];
		const char *name = name_for(b, x);
		struct record *copy = board_add(b, k, NULL, name);

		memcpy(copy, x, kinds[k].size);
		copy->name = name;
	}
}

/* SPM-24: inside the Light field, which is measured as a weapon's range. */
static void surprise(const struct rules *r, const struct spacer *who, int light, int from)
{
	struct scene sc;
	int i, d;

	scene_build(&sc, r->board);
	for (i = from; i < board_count(r->board, KIND_INTRUDER); i++) {
		const struct intruder *in = board_intruder(r->board, i);
		d = distance_range(&sc, who->at, in->at);
		if (d == UNREACHABLE || d > light || !los_clear(&sc, who->at, in->at))
			continue;
		token_gain(r->board, in->record.name, token_words[TOKEN_SURPRISE], 1);
		EVENT(r->board, SURPRISED, "who=%s by=%s clause=SPM-24", in->record.name,
		      who->record.name);
	}
}

int location_reveal(const struct rules *r, const struct spacer *who, struct mark *arrow,
		    const struct location *l, struct space *by)
{
	static const enum kind marked[] = {KIND_DOOR, KIND_MARK, KIND_TERRAIN, KIND_INTRUDER,
					   KIND_BLIP};
	struct board *b = r->board, *fresh = board_copy(l->map, b->arena);
	struct joint j = {.side = (enum facing)arrow->facing};
	int before = board_count(b, KIND_INTRUDER);
	char at[PLACE_TEXT];
	size_t i;

	if (arrow->facing == ABSENT)
		return diag_set(r->diag, "the Location arrow on %s has no facing=",
				space_text(arrow->at, at));
	if (lay_out(r, &b->grid, &fresh->grid, &j))
		return -1;
	board_shift(b, j.old, j.rows, j.cols); /* SPM-19: neither is turned */
	board_shift(fresh, j.fresh, j.rows, j.cols);
	EVENT(b, REVEALS, "who=%s at=%s facing=%s clause=SPM-15,SPM-18", who->record.name,
	      space_text(arrow->at, at), facing_words[j.side]);
	lay_over(&b->grid, &fresh->grid);
	for (i = 0; i < COUNT(marked); i++)
		set_out(b, fresh, marked[i]);
	open_arrows(b, &j);
	arrow->disabled = 1;
	surprise(r, who, l->light ? l->light : light_field(b, who), before);
	*by = j.old;
	return 0;
}
