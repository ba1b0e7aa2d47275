#include "show/heat.h"

void heat_start(struct heat *h, const struct board *b, const char *caption)
{
	size_t spaces = (size_t)b->grid.rows * (size_t)b->grid.cols;

	h->caption = caption;
	h->grid = &b->grid;
	h->at = arena_array(b->arena, struct heat_cell, spaces);
}

static struct heat_cell *cell(const struct heat *h, struct space s)
{
	return &h->at[s.row * h->grid->cols + s.col];
}

void heat_set(struct heat *h, struct space s, int level, const char *text)
{
	if (!grid_is_space(h->grid, s))
		return;
	if (level < 0)
		level = 0;
	if (level >= HEAT_LEVELS)
		level = HEAT_LEVELS - 1;
	*cell(h, s) = (struct heat_cell){text, level};
}

bool heat_is_there(const struct heat *h)
{
	return h->caption;
}

const struct heat_cell *heat_at(const struct heat *h, struct space s)
{
	if (!heat_is_there(h) || !grid_is_space(h->grid, s) || !cell(h, s)->text)
		return NULL;
	return cell(h, s);
}
