#include "board/turn.h"

#include <string.h>

/* How one turn carries places over. */
struct turn_of {
	int rows, cols;		/* before */
	int new_rows, new_cols; /* after */
	enum { TURN_QUARTER, TURN_MIRROR, TURN_SHIFT } how;
	struct space by; /* of a shift */
};

static struct space turn_space(const struct turn_of *t, struct space s)
{
	if (!space_on(s))
		return s;
	if (t->how == TURN_SHIFT)
		return (struct space){s.row + t->by.row, s.col + t->by.col};
	if (t->how == TURN_MIRROR)
		return (struct space){s.row, t->cols - 1 - s.col};
	return (struct space){t->cols - 1 - s.col, s.row};
}

static struct corner turn_corner(const struct turn_of *t, struct corner c)
{
	if (t->how == TURN_SHIFT)
		return (struct corner){c.x + t->by.col, c.y + t->by.row};
	if (t->how == TURN_MIRROR)
		return (struct corner){t->cols - c.x, c.y};
	return (struct corner){c.y, t->cols - c.x};
}

static enum facing turn_facing(const struct turn_of *t, enum facing f)
{
	if (t->how == TURN_MIRROR)
		return f == EAST || f == WEST ? facing_opposite(f) : f;
	return t->how == TURN_SHIFT ? f : (enum facing)((f + 1) % 4);
}

static struct edge turn_edge(const struct turn_of *t, struct edge e)
{
	return edge_between(turn_space(t, e.at), turn_facing(t, e.side));
}

static void turn_grid(const struct turn_of *t, struct board *b)
{
	struct grid old = b->grid;
	int row, col, way, x, y;

	grid_make(&b->grid, t->new_rows, t->new_cols, b->arena);
	for (row = 0; row < old.rows; row++)
		for (col = 0; col < old.cols; col++) {
			struct space s = {row, col}, to = turn_space(t, s);
			b->grid.in[to.row * b->grid.cols + to.col] = old.in[row * old.cols + col];
			for (way = NORTH; way <= WEST; way++)
				*grid_line(&b->grid,
					   edge_between(to, turn_facing(t, (enum facing)way))) =
				    (unsigned char)grid_side(&old, s, (enum facing)way);
		}
	for (y = 0; y <= old.rows; y++)
		for (x = 0; x <= old.cols; x++)
			*grid_spawn(&b->grid, turn_corner(t, (struct corner){x, y})) =
			    *grid_spawn(&old, (struct corner){x, y});
}

/* Lists are shared with the copies of a board, so the turned one is another. */
static void turn_spaces(const struct turn_of *t, struct spaces *s, struct arena *a)
{
	struct space *turned = arena_array(a, struct space, (size_t)s->n);
	int i;

	for (i = 0; i < s->n; i++)
		turned[i] = turn_space(t, s->at[i]);
	s->at = turned;
}

static void turn_edges(const struct turn_of *t, struct edges *e, struct arena *a)
{
	struct edge *turned = arena_array(a, struct edge, (size_t)e->n);
	int i;

	for (i = 0; i < e->n; i++)
		turned[i] = turn_edge(t, e->at[i]);
	e->at = turned;
}

static void turn_field(const struct turn_of *t, const struct field *f, struct record *r,
		       struct arena *a)
{
	void *at = (char *)r + f->offset;

	switch (f->type) {
	case FIELD_SPACE:
		*(struct space *)at = turn_space(t, *(struct space *)at);
		break;
	case FIELD_SPACES:
		turn_spaces(t, at, a);
		break;
	case FIELD_EDGES:
		turn_edges(t, at, a);
		break;
	case FIELD_CORNER:
		*(struct corner *)at = turn_corner(t, *(struct corner *)at);
		break;
	case FIELD_WORD:
		if (f->words == facing_words && *(int *)at != ABSENT)
			*(int *)at = (int)turn_facing(t, (enum facing) * (int *)at);
		break;
	default:
		break;
	}
}

/* ---- places in events ---- */

/* One place in a list, turned, as text; NULL if it is none. */
static const char *turn_place(const struct turn_of *t, struct span s, char out[PLACE_TEXT])
{
	struct space at;
	struct edge e;
	struct corner c;

	if (space_read(s, &at))
		return space_text(turn_space(t, at), out);
	if (edge_read(s, &e))
		return edge_text(turn_edge(t, e), out);
	if (corner_read(s, &c))
		return corner_text(turn_corner(t, c), out);
	return NULL;
}

static const char *turn_facing_word(const struct turn_of *t, const char *word)
{
	int i;

	for (i = 0; facing_words[i]; i++)
		if (!strcmp(facing_words[i], word))
			return facing_words[turn_facing(t, (enum facing)i)];
	return word;
}

/* A value made of places, parted by commas or by .. between the ends of a line. */
static const char *turn_value(const struct turn_of *t, const char *value, struct arena *a)
{
	struct buf out = {0};
	const char *p = value, *copy = value;
	char text[PLACE_TEXT];

	for (;;) {
		size_t n = strcspn(p, ",."), gap = strspn(p + n, ",.");
		if (!turn_place(t, (struct span){p, n}, text))
			break;
		buf_puts(&out, text);
		buf_add(&out, p + n, gap);
		p += n + gap;
		if (!*p) {
			copy = arena_strdup(a, buf_text(&out));
			break;
		}
	}
	buf_release(&out);
	return copy;
}

static void turn_event(const struct turn_of *t, struct record *r, struct arena *a)
{
	struct extra *x, *fresh, **last = &r->extras;

	/* the arguments may be shared with a copy of the board */
	for (x = r->extras; x; x = x->next) {
		fresh = arena_new(a, struct extra);
		fresh->key = x->key;
		fresh->value = strcmp(x->key, "facing") ? turn_value(t, x->value, a)
							: turn_facing_word(t, x->value);
		*last = fresh;
		last = &fresh->next;
	}
}

static void turn(struct board *b, struct turn_of t)
{
	int k, i, f;

	t.rows = b->grid.rows;
	t.cols = b->grid.cols;
	turn_grid(&t, b);
	for (k = 0; k < KIND_COUNT; k++)
		for (i = 0; i < b->of[k].n; i++) {
			for (f = 0; f < kinds[k].nfields; f++)
				turn_field(&t, &kinds[k].fields[f], b->of[k].at[i], b->arena);
			if (k == KIND_EVENT)
				turn_event(&t, b->of[k].at[i], b->arena);
		}
}

int board_rotate(struct board *b, int quarters, struct diag *d)
{
	if (quarters % 2 && b->grid.cols > ROWS_MOST)
		return diag_set(
		    d, "a map of %d columns cannot be turned on its side: %d rows are the most",
		    b->grid.cols, ROWS_MOST);
	for (; quarters; quarters--)
		turn(b, (struct turn_of){.new_rows = b->grid.cols,
					 .new_cols = b->grid.rows,
					 .how = TURN_QUARTER});
	return 0;
}

void board_mirror(struct board *b)
{
	turn(b, (struct turn_of){.new_rows = b->grid.rows,
				 .new_cols = b->grid.cols,
				 .how = TURN_MIRROR});
}

void board_shift(struct board *b, struct space by, int rows, int cols)
{
	turn(b, (struct turn_of){.new_rows = rows, .new_cols = cols, .how = TURN_SHIFT, .by = by});
}
