#include "rules/order.h"

#include <string.h>

static struct space lowest_of(struct spaces s)
{
	struct space low = NOWHERE;
	int i;

	for (i = 0; i < s.n; i++)
		if (!i || space_before(s.at[i], low))
			low = s.at[i];
	return low;
}

/* An intersection counts as a space of its own row and column. */
static struct space place_of(const struct record *piece)
{
	struct corner c;

	switch (piece->kind) {
	case KIND_SPACER:
		return as_spacer(piece)->at;
	case KIND_INTRUDER:
		return as_intruder(piece)->at;
	case KIND_TERRAIN:
		return lowest_of(as_terrain(piece)->at);
	case KIND_BLIP:
		c = as_blip(piece)->at;
		return (struct space){.row = c.y, .col = c.x};
	default:
		return NOWHERE;
	}
}

bool piece_before(const struct record *a, const struct record *b)
{
	struct space at = place_of(a), other = place_of(b);

	return space_same(at, other) ? strcmp(a->name, b->name) < 0 : space_before(at, other);
}

int spacers_in_order(const struct board *b, struct spacer ***out)
{
	int n = 0;

	*out = arena_array(b->arena, struct spacer *, (size_t)board_count(b, KIND_SPACER) + 1);
	EACH(b, spacer, s) {
		(*out)[n++] = s;
		PUT_IN_ORDER(*out, n);
	}
	return n;
}

int spacers_on_board(const struct board *b, struct spacer ***out)
{
	int i, n = 0, count = spacers_in_order(b, out);

	for (i = 0; i < count; i++)
		if (spacer_on_board((*out)[i]))
			(*out)[n++] = (*out)[i];
	return n;
}
