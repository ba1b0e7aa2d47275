/* Walls, red lines, spaces that are none and spawn points as records of their own: they are drawn
 * on the map, and are records no more. */
#include "board/records.h"

static int outside(const struct board *b, const char *place, struct diag *d)
{
	char last[PLACE_TEXT];

	return diag_set(d, "%s is outside the map, which goes from A1 to %s", place,
			space_text((struct space){b->grid.rows - 1, b->grid.cols - 1}, last));
}

static int draw_edges(struct board *b, const struct edges *at, enum line what, struct diag *d)
{
	char text[PLACE_TEXT];
	int i;

	for (i = 0; i < at->n; i++) {
		struct edge e = at->at[i];
		unsigned char *line = grid_line(&b->grid, e);
		if (!line || !grid_holds(&b->grid, e.at) || !grid_holds(&b->grid, edge_other(e)))
			return outside(b, edge_text(e, text), d);
		*line = (unsigned char)what;
	}
	return 0;
}

static int draw_voids(struct board *b, const struct no_space *v, struct diag *d)
{
	char text[PLACE_TEXT];
	int i;

	for (i = 0; i < v->at.n; i++) {
		if (!grid_holds(&b->grid, v->at.at[i]))
			return outside(b, space_text(v->at.at[i], text), d);
		b->grid.in[v->at.at[i].row * b->grid.cols + v->at.at[i].col] = 0;
	}
	return 0;
}

static int draw(struct board *b, struct record *r, struct diag *d)
{
	unsigned char *spawn;
	struct corner at;

	d->at.line = r->line;
	d->at.column = 0;
	switch (r->kind) {
	case KIND_WALL:
		return draw_edges(b, &((struct wall *)(void *)r)->at, LINE_WALL, d);
	case KIND_RED:
		return draw_edges(b, &((struct red_line *)(void *)r)->at, LINE_RED, d);
	case KIND_VOID:
		return draw_voids(b, (struct no_space *)(void *)r, d);
	default:
		at = ((struct spawn_point *)(void *)r)->at;
		spawn = grid_spawn(&b->grid, at);
		if (!spawn)
			return diag_set(
			    d,
			    "x%dy%d is outside the map, whose intersections go from x0y0 to x%dy%d",
			    at.x, at.y, b->grid.cols, b->grid.rows);
		*spawn = 1;
		return 0;
	}
}

int draw_short_forms(struct board *b, struct diag *d)
{
	struct where end = d->at;
	int k, i, bad = 0;

	for (k = KIND_WALL; k <= KIND_SPAWN; k++) {
		for (i = 0; i < b->of[k].n; i++)
			bad |= draw(b, b->of[k].at[i], d);
		board_remove_all(b, (enum kind)k);
	}
	d->at = end; /* each line drawn set its own place */
	return bad;
}
