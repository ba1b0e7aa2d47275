#include "rules/move/light.h"

#include <string.h>

#include "data/data.h"

static int gear_field(const struct board *b, const struct spacer *s)
{
	int most = 0;

	EACH(b, gear, g) {
		const struct gear_row *row;
		if (g->stowed || g->disabled || strcmp(g->record.owner, s->record.name) != 0)
			continue;
		if (g->exhausted) /* RULING: RT-174 */
			continue;
		row = data_find(b->data, TABLE_GEAR, name_item(b->arena, g->record.name));
		if (row && row->light && *row->light && row->light_range > most)
			most = row->light_range;
	}
	return most;
}

int light_field(const struct board *b, const struct spacer *s)
{
	const struct suit_row *suit = s->suit ? data_find(b->data, TABLE_SUITS, s->suit) : NULL;
	int own = suit && suit->light && *suit->light ? suit->light_range : 0;
	int gear = gear_field(b, s);

	return gear > own ? gear : own;
}
