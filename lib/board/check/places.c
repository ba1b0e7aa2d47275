/* Everything is somewhere it can be, and nobody stands on anybody. */
#include "board/check/check.h"
#include "board/check/claim.h"
#include "board/readings.h"

static bool fits(struct space s, int rows, int cols)
{
	return s.row < rows && s.col < cols;
}

static bool all_fit(struct spaces s, int rows, int cols)
{
	int i;

	for (i = 0; i < s.n; i++)
		if (!fits(s.at[i], rows, cols))
			return false;
	return true;
}

/* Would everything lie on a map of that size? */
static bool board_fits(const struct board *b, int rows, int cols)
{
	bool fit = true;
	int i;

	EACH(b, spacer, x)
		fit &= fits(x->at, rows, cols);
	EACH(b, intruder, x)
		fit &= fits(x->at, rows, cols);
	EACH(b, mark, x)
		fit &= fits(x->at, rows, cols);
	EACH(b, terrain, x)
		fit &= all_fit(x->at, rows, cols);
	EACH(b, blip, x)
		fit &= x->at.x <= cols && x->at.y <= rows;
	EACH(b, door, x) {
		for (i = 0; i < x->at.n; i++)
			fit &= fits(edge_other(x->at.at[i]), rows, cols);
	}
	return fit;
}

/* A size that was given as columns by rows. */
static int cure_size(const struct checking *c)
{
	const struct grid *g = &c->board->grid;
	const char *was, *text;

	if (!c->board->map.line || g->rows == g->cols || g->cols > ROWS_MOST ||
	    !board_fits(c->board, g->cols, g->rows))
		return -1;
	was = arena_printf(c->board->arena, "%dx%d", g->rows, g->cols);
	text = arena_printf(c->board->arena, "%dx%d", g->cols, g->rows);
	diag_add(c->diag, " (%d rows, %d columns); rows come first: map %s", g->rows, g->cols,
		 text);
	check_cure_at(c, place_of(c, &c->board->map, was), was, text);
	return -1;
}

static int check_space(const struct checking *c, const struct record *r, struct space s)
{
	const struct grid *g = &c->board->grid;
	char text[PLACE_TEXT], last[PLACE_TEXT];

	if (!space_on(s) || grid_is_space(g, s))
		return 0;
	space_text(s, text);
	if (!grid_holds(g, s)) {
		PROBLEM(c, r, text, "%s is outside the map, which goes from A1 to %s", text,
			space_text((struct space){g->rows - 1, g->cols - 1}, last));
		return cure_size(c);
	}
	return PROBLEM(c, r, text,
		       "%s is out of bounds; a piece stands on a space (a dot on the map)", text);
}

static int check_corner(const struct checking *c, const struct record *r, struct corner at)
{
	const struct grid *g = &c->board->grid;
	char text[PLACE_TEXT];

	if (grid_has_corner(g, at))
		return 0;
	corner_text(at, text);
	return PROBLEM(c, r, text,
		       "%s is outside the map, whose intersections go from x0y0 to x%dy%d", text,
		       g->cols, g->rows);
}

/* An edge between two spaces of the map. */
static bool is_inner(const struct grid *g, struct edge e)
{
	return grid_is_space(g, e.at) && grid_is_space(g, edge_other(e));
}

static struct claim *edge_claim(const struct claims *edges, const struct grid *g, struct edge e)
{
	return claim_of(edges, 2 * (e.at.row * g->cols + e.at.col) + (e.side == EAST));
}

static int check_door_edge(const struct checking *c, const struct door *d, struct edge e,
			   const struct claims *edges)
{
	const struct grid *g = &c->board->grid;
	const struct claim *claim;
	char text[PLACE_TEXT];

	edge_text(e, text);
	if (!is_inner(g, e))
		return PROBLEM(c, d, text, "%s: a door stands between two spaces of the map", text);
	if (grid_side(g, e.at, e.side) != LINE_NONE)
		return PROBLEM(c, d, text,
			       "%s: a door on a drawn line; leave the edge open on the map", text);
	claim = edge_claim(edges, g, e);
	if (claim->n > 1)
		return PROBLEM(c, d, text, "%s stands twice", text);
	if (claim->first != &d->record)
		return PROBLEM(c, d, text, "%s: door '%s' stands there already", text,
			       claim->first->name);
	return 0;
}

static int check_door(const struct checking *c, const struct door *d, const struct claims *edges)
{
	const struct grid *g = &c->board->grid;
	int i, bad = 0;

	for (i = 0; i < d->at.n; i++)
		if (is_inner(g, d->at.at[i]))
			claim_add(edge_claim(edges, g, d->at.at[i]), &d->record);
	for (i = 0; i < d->at.n; i++)
		bad |= check_door_edge(c, d, d->at.at[i], edges);
	return bad;
}

static int check_doors(const struct checking *c)
{
	struct claims edges;
	size_t n = 0;
	int bad = 0;

	EACH(c->board, door, d)
		n += (size_t)d->at.n;
	edges = claims_for(n, c->board->arena);
	EACH(c->board, door, d)
		bad |= check_door(c, d, &edges);
	return bad;
}

static int check_marks(const struct checking *c)
{
	int i, bad = 0;

	for (i = 0; i < board_count(c->board, KIND_MARK); i++) {
		const struct mark *m = board_mark(c->board, i);
		if (!space_on(m->at))
			bad |= PROBLEM(c, m, "-", "a mark is on a space, not off the board");
		bad |= check_space(c, &m->record, m->at);
	}
	return bad;
}

/* ---- who shares a space ---- */

static bool is_intruder(const struct checking *c, const struct record *r, int kind)
{
	const struct intruder_row *type;

	if (r->kind != KIND_INTRUDER)
		return false;
	type = intruder_type(c->board, as_intruder(r));
	return type && type->kind == kind;
}

/* A Boss may stand where a Spacer does; nobody else shares, unless a baseline Intruder may end on
 * whoever is there. RULING: RI-04 */
static bool may_share(const struct checking *c, const struct record *a, const struct record *b)
{
	if (a->kind != b->kind && (is_intruder(c, a, BOSS) || is_intruder(c, b, BOSS)))
		return true;
	return (is_intruder(c, a, BASELINE) || is_intruder(c, b, BASELINE)) &&
	       plays(c->board, RI_04, 'a');
}

static int check_figure(const struct checking *c, const struct record *r, struct space at,
			const struct record **stands)
{
	const struct record **cell;
	char text[PLACE_TEXT];

	if (check_space(c, r, at))
		return -1;
	if (!space_on(at))
		return 0;
	cell = &stands[at.row * c->board->grid.cols + at.col];
	if (*cell && !may_share(c, *cell, r))
		return PROBLEM(c, r, space_text(at, text), "%s stands on %s already", (*cell)->name,
			       text);
	*cell = r;
	return 0;
}

static int check_figures(const struct checking *c)
{
	const struct board *b = c->board;
	size_t cells = (size_t)b->grid.rows * (size_t)b->grid.cols;
	const struct record **stands = arena_array(b->arena, const struct record *, cells);
	int i, bad = 0;

	for (i = 0; i < board_count(b, KIND_SPACER); i++) {
		const struct spacer *s = board_spacer(b, i);
		bad |= s->dead || s->elsewhere ? check_space(c, &s->record, s->at)
					       : check_figure(c, &s->record, s->at, stands);
	}
	for (i = 0; i < board_count(b, KIND_INTRUDER); i++) {
		const struct intruder *s = board_intruder(b, i);
		bad |= check_figure(c, &s->record, s->at, stands);
	}
	return bad;
}

static int check_tile(const struct checking *c, const struct terrain *t, struct space at,
		      const struct claims *spaces)
{
	struct claim *claim;
	char text[PLACE_TEXT];

	if (check_space(c, &t->record, at))
		return -1;
	if (!space_on(at))
		return 0;
	claim = claim_of(spaces, at.row * c->board->grid.cols + at.col);
	claim_add(claim, &t->record);
	space_text(at, text);
	if (claim->n > 1)
		return PROBLEM(c, t, text, "%s stands twice", text);
	if (claim->first != &t->record)
		return PROBLEM(c, t, text, "%s: tile '%s' lies there already", text,
			       claim->first->name);
	return 0;
}

static int check_tiles(const struct checking *c)
{
	struct claims spaces;
	size_t n = 0;
	int i, bad = 0;

	EACH(c->board, terrain, t)
		n += (size_t)t->at.n;
	spaces = claims_for(n, c->board->arena);
	EACH(c->board, terrain, t)
		for (i = 0; i < t->at.n; i++)
			bad |= check_tile(c, t, t->at.at[i], &spaces);
	return bad;
}

/* Every Blip before the n-th that is on the same intersection. */
static int others_there(const struct checking *c, int n)
{
	const struct blip *b = board_blip(c->board, n);
	char text[PLACE_TEXT];
	int i, bad = 0;

	for (i = 0; i < n; i++) {
		const struct blip *other = board_blip(c->board, i);
		if (other->at.x == b->at.x && other->at.y == b->at.y)
			bad |= PROBLEM(c, b, corner_text(b->at, text), "%s is on %s already",
				       other->record.name, text);
	}
	return bad;
}

static int check_blips(const struct checking *c)
{
	int i, n = board_count(c->board, KIND_BLIP), bad = 0;
	struct claims corners = claims_for((size_t)n, c->board->arena);

	for (i = 0; i < n; i++) {
		const struct blip *b = board_blip(c->board, i);
		struct claim *claim = claim_of(&corners, b->at.y * (COLS_MOST + 1) + b->at.x);
		bad |= check_corner(c, &b->record, b->at);
		if (claim->first)
			bad |= others_there(c, i);
		claim_add(claim, &b->record);
	}
	return bad;
}

int check_places(const struct checking *c)
{
	return check_doors(c) | check_marks(c) | check_tiles(c) | check_figures(c) | check_blips(c);
}
