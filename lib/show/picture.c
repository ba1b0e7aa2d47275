#include "show/picture.h"

#include <string.h>

#include "board/map.h"

struct glyph *picture_at(const struct picture *p, int line, int column)
{
	return &p->at[line * p->columns + column];
}

struct glyph *picture_in_space(const struct picture *p, struct space s, enum slot slot)
{
	return picture_at(p, p->lines - 2 - 2 * s.row, 4 * s.col + (int)slot);
}

struct glyph *picture_on_corner(const struct picture *p, struct corner c)
{
	return picture_at(p, p->lines - 1 - 2 * c.y, 4 * c.x);
}

static void put(struct glyph *g, char c, enum ink ink)
{
	*g = (struct glyph){c, (unsigned char)ink};
}

/* Into the first of the two slots that is free; what finds none stands in the legend alone. */
static void put_beside(const struct picture *p, struct space s, enum slot first, char c,
		       enum ink ink)
{
	struct glyph *g = picture_in_space(p, s, first);

	if (g->c != ' ')
		g = picture_in_space(p, s, first == LEFT ? RIGHT : LEFT);
	if (g->c == ' ')
		put(g, c, ink);
}

/* ---- the map ---- */

static void put_line(struct glyph *g, enum line l, bool upright)
{
	put(g, map_line_char(l, upright), l == LINE_RED ? INK_RED_LINE : INK_NONE);
}

static void draw_corner(const struct picture *p, int x, int y)
{
	struct glyph *g = picture_on_corner(p, (struct corner){x, y});
	int i;

	put(g, map_corner_char(p->grid, (struct corner){x, y}), INK_NONE);
	for (i = 1; x < p->grid->cols && i <= 3; i++)
		put_line(g + i, (enum line)p->grid->south[y * p->grid->cols + x], false);
}

static void draw_space(const struct picture *p, int row, int col)
{
	struct glyph *g = picture_in_space(p, (struct space){row, col}, MIDDLE) - 2;
	bool in = grid_is_space(p->grid, (struct space){row, col});
	int i;

	put_line(g, (enum line)p->grid->west[row * (p->grid->cols + 1) + col], true);
	for (i = 1; col < p->grid->cols && i <= 3; i++)
		put(g + i, in && i == MIDDLE ? SIGN_SPACE : ' ', INK_NONE);
}

static void draw_map(const struct picture *p)
{
	int row, col;

	for (row = 0; row <= p->grid->rows; row++)
		for (col = 0; col <= p->grid->cols; col++) {
			draw_corner(p, col, row);
			if (row < p->grid->rows)
				draw_space(p, row, col);
		}
}

/* ---- what is on it ---- */

void picture_door(const struct picture *p, const struct door *d, struct edge e)
{
	struct glyph *g = picture_in_space(p, e.at, MIDDLE);
	char side = d->state == DOOR_OPEN ? ' ' : '-';

	g += e.side == EAST ? 2 : -p->columns;
	put(g, door_sign(d), INK_DOOR);
	if (e.side == NORTH) {
		put(g - 1, side, INK_DOOR);
		put(g + 1, side, INK_DOOR);
	}
}

static void draw_doors(const struct picture *p, const struct board *b)
{
	int i, j;

	for (i = 0; i < board_count(b, KIND_DOOR); i++)
		for (j = 0; j < board_door(b, i)->at.n; j++)
			picture_door(p, board_door(b, i), board_door(b, i)->at.at[j]);
}

static void draw_tiles(const struct picture *p, const struct show *s)
{
	int i, j;

	for (i = 0; i < board_count(s->board, KIND_TERRAIN); i++) {
		const struct terrain *t = board_terrain(s->board, i);
		for (j = 0; j < t->at.n; j++)
			put(picture_in_space(p, t->at.at[j], LEFT), s->signs.tile[i], INK_TILE);
	}
}

static void draw_figure(const struct picture *p, struct space at, int facing, char sign,
			enum ink ink)
{
	struct glyph *middle = picture_in_space(p, at, MIDDLE),
		     *right = picture_in_space(p, at, RIGHT);

	if (middle->c == SIGN_SPACE) {
		put(right, facing_sign(facing), ink);
	} else { /* a Boss on a Spacer's space */
		*picture_in_space(p, at, LEFT) = *middle;
		put(right, SIGN_SHARED, INK_NONE);
	}
	put(middle, sign, ink);
}

static void draw_figures(const struct picture *p, const struct show *s)
{
	int i;

	for (i = 0; i < board_count(s->board, KIND_SPACER); i++) {
		const struct spacer *who = board_spacer(s->board, i);
		if (space_on(who->at) && !who->dead)
			draw_figure(p, who->at, who->facing, s->signs.spacer[i], INK_SPACER);
	}
	for (i = 0; i < board_count(s->board, KIND_INTRUDER); i++) {
		const struct intruder *who = board_intruder(s->board, i);
		if (space_on(who->at))
			draw_figure(p, who->at, who->facing, s->signs.intruder[i], INK_INTRUDER);
	}
}

static void draw_signs(const struct picture *p, const struct board *b)
{
	int i;

	for (i = 0; i < board_count(b, KIND_MARK); i++) {
		const struct mark *m = board_mark(b, i);
		put_beside(p, m->at, RIGHT, mark_sign(m), INK_MARK);
	}
	for (i = 0; i < board_count(b, KIND_BLIP); i++)
		put(picture_on_corner(p, board_blip(b, i)->at), SIGN_BLIP, INK_BLIP);
}

/* ---- what lies over it ---- */

/* Is one of the spaces that the point lies in, or on the limits of, a space at all? */
static bool in_bounds(const struct grid *g, struct line_point at)
{
	struct space s = {at.y / at.over, at.x / at.over};
	bool down = !(at.y % at.over), left = !(at.x % at.over);

	return grid_is_space(g, s) || (down && grid_is_space(g, space_step(s, SOUTH))) ||
	       (left && grid_is_space(g, space_step(s, WEST))) ||
	       (down && left && grid_is_space(g, (struct space){s.row - 1, s.col - 1}));
}

/* Which third of the space, 1 to 3; on the border of two, the middle one. */
static int third(int x, int over)
{
	return 3 * x % over ? 1 + 3 * x / over : MIDDLE;
}

/* A point on a line of the grid is drawn there, every other one in its space. */
static void draw_point(void *arg, struct line_point at)
{
	const struct picture *p = arg;
	int x = at.x % at.over, y = at.y % at.over;
	int column = 4 * (at.x / at.over) + (x ? third(x, at.over) : 0);
	int line = p->lines - 1 - 2 * (at.y / at.over) - (y ? 1 : 0);
	struct glyph *g = picture_at(p, line, column);
	bool bare = g->c == ' ' || g->c == SIGN_SPACE || (!x && !y && g->c == '+');

	if (bare && in_bounds(p->grid, at))
		put(g, SIGN_WAY, INK_OVERLAY);
}

static void draw_step(const struct picture *p, struct space s)
{
	struct glyph *middle = picture_in_space(p, s, MIDDLE);

	if (middle->c == SIGN_SPACE)
		put(middle, SIGN_WAY, INK_OVERLAY);
	else if (middle->c != SIGN_WAY)
		put_beside(p, s, LEFT, SIGN_WAY, INK_OVERLAY);
}

static void draw_overlay(struct picture *p, const struct overlay *o)
{
	int i;

	for (i = 0; i < o->seen_at.n && o->seen; i++)
		put_beside(p, o->seen_at.at[i], LEFT, SIGN_SEEN, INK_OVERLAY);
	for (i = 0; i < o->path_at.n && o->path; i++)
		draw_step(p, o->path_at.at[i]);
	if (o->line)
		line_walk(o->from, o->to, draw_point, p);
}

/* ---- the whole ---- */

void picture_start(struct picture *p, const struct board *b)
{
	p->grid = &b->grid;
	p->lines = 2 * p->grid->rows + 1;
	p->columns = 4 * p->grid->cols + 1;
	p->at = arena_array(b->arena, struct glyph, (size_t)p->lines * (size_t)p->columns);
	draw_map(p);
}

void picture_draw(struct picture *p, const struct show *s)
{
	picture_start(p, s->board);
	draw_doors(p, s->board);
	draw_tiles(p, s);
	draw_figures(p, s);
	draw_signs(p, s->board);
	draw_overlay(p, &s->overlay);
}

/* A number of one or two characters leaves the left free. */
static void draw_heat(const struct picture *p, struct space at, const struct heat_cell *cell)
{
	static const enum ink inks[HEAT_LEVELS] = {INK_NONE,	 INK_NONE,     INK_NONE,
						   INK_HEAT_LOW, INK_HEAT_LOW, INK_HEAT_LOW,
						   INK_HEAT_MID, INK_HEAT_MID, INK_HEAT_HIGH,
						   INK_HEAT_HIGH};
	size_t n = strlen(cell->text), i;
	enum slot slot = n < 3 ? MIDDLE : LEFT;

	for (i = 0; i < n && slot + i <= RIGHT; i++) {
		bool cut = slot + i == RIGHT && i + 1 < n;
		put(picture_in_space(p, at, (enum slot)(slot + i)), cut ? '~' : cell->text[i],
		    inks[cell->level]);
	}
}

void picture_heat(struct picture *p, const struct show *s)
{
	struct space at;
	const struct heat_cell *cell;

	picture_start(p, s->board);
	draw_doors(p, s->board);
	for (at.row = 0; at.row < p->grid->rows; at.row++)
		for (at.col = 0; at.col < p->grid->cols; at.col++)
			if ((cell = heat_at(&s->heat, at)))
				draw_heat(p, at, cell);
}
