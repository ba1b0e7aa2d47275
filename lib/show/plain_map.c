#include "show/plain.h"

#include <string.h>

#include "data/data.h"
#include "show/words.h"

/* ---- what it is ---- */

static void say_title(const char *text, struct buf *out)
{
	buf_puts(out, text);
	buf_puts(out, strchr(".!?", text[strlen(text) - 1]) ? "\n" : ".\n");
}

void plain_start(const struct board *b, struct buf *out)
{
	const struct title *t = board_single(b, KIND_TITLE);
	const struct round_record *r = board_single(b, KIND_ROUND);
	const struct branch *br = board_single(b, KIND_BRANCH);
	const struct refused *no = board_single(b, KIND_REFUSED);

	if (b->number > 1)
		buf_printf(out, "This is board %ld.\n", b->number);
	if (t)
		say_title(t->text, out);
	if (no)
		buf_printf(out, "Refused by %s: %s%s%s.\n", no->tool, no->reason,
			   no->clause ? ", by clause " : "", no->clause ? no->clause : "");
	if (br)
		buf_printf(out, "Branch %s of board %d.\n", br->number, br->of);
	buf_printf(out, "The Countdown is at %d, %s.\n", board_countdown(b),
		   colour_words[board_level(b)]);
	if (r)
		buf_printf(out, "Round %d, %s Phase.\n", r->number, phase_names[r->phase]);
}

/* ---- the map ---- */

/* "between B5 and B6", or for a line at a space's limit "on the east side of B6". */
static void add_edge(struct phrase *p, const struct grid *g, struct edge e)
{
	static const char *const sides[2][2] = {{"north", "south"}, {"east", "west"}};
	struct space a = e.at, b = edge_other(e);
	char one[PLACE_TEXT], other[PLACE_TEXT];
	bool beyond = !grid_is_space(g, a);

	if (grid_is_space(g, a) && grid_is_space(g, b))
		phrase_add(p, "between %s and %s", space_text(a, one), space_text(b, other));
	else if (grid_is_space(g, beyond ? b : a))
		phrase_add(p, "on the %s side of %s", sides[e.side == EAST][beyond],
			   space_text(beyond ? b : a, one));
}

/* Where a space ends at none there is a wall, drawn or not (RT-04); only the others are news. */
static bool is_news(const struct grid *g, struct edge e, enum line l)
{
	return l == LINE_RED || (grid_is_space(g, e.at) && grid_is_space(g, edge_other(e)));
}

static void say_lines(const struct board *b, enum line l, const char *what, struct buf *out)
{
	const struct grid *g = &b->grid;
	struct phrase p = {0};
	int row, col, side;

	for (row = -1; row < g->rows; row++)
		for (col = -1; col < g->cols; col++)
			for (side = NORTH; side <= EAST; side++) {
				struct edge e = {{row, col}, (enum facing)side};
				const unsigned char *line = grid_line(g, e);
				if (line && *line == l && is_news(g, e, l))
					add_edge(&p, g, e);
			}
	if (p.text.n)
		buf_printf(out, "%s %s.\n", what, phrase_and(&p, b->arena));
}

static void say_out_of_bounds(const struct board *b, struct buf *out)
{
	struct phrase p = {0};
	struct space s;
	char text[PLACE_TEXT];

	for (s.row = 0; s.row < b->grid.rows; s.row++)
		for (s.col = 0; s.col < b->grid.cols; s.col++)
			if (!grid_is_space(&b->grid, s))
				phrase_add(&p, "%s", space_text(s, text));
	if (p.text.n)
		buf_printf(out, "Out of bounds: %s.\n", phrase_and(&p, b->arena));
}

static void say_spawn_points(const struct board *b, struct buf *out)
{
	struct phrase p = {0};
	struct corner c;
	char text[PLACE_TEXT];

	for (c.y = 0; c.y <= b->grid.rows; c.y++)
		for (c.x = 0; c.x <= b->grid.cols; c.x++)
			if (*grid_spawn(&b->grid, c))
				phrase_add(&p, "%s at the corner of %s", corner_text(c, text),
					   around_words(b, c, BY_AND));
	if (p.text.n)
		buf_printf(out, "Spawn points: %s.\n", phrase_list(&p, b->arena));
}

void plain_map(const struct board *b, struct buf *out)
{
	buf_printf(out,
		   "Map of %d row%s and %d column%s.\n"
		   "Rows are lettered from A, the south; columns are numbered from 1, the west.\n",
		   b->grid.rows, b->grid.rows == 1 ? "" : "s", b->grid.cols,
		   b->grid.cols == 1 ? "" : "s");
	say_out_of_bounds(b, out);
	say_lines(b, LINE_WALL, "Inner walls stand", out);
	say_lines(b, LINE_RED, "Red lines run", out);
	say_spawn_points(b, out);
}
