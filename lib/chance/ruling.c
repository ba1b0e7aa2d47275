#include "chance/ruling.h"

#include <string.h>

#include "data/data.h"

const char *ruling_reading(const struct board *b, const char *id)
{
	const struct ruling_row *row = data_find(b->data, TABLE_RULINGS, id);
	int i;

	for (i = board_count(b, KIND_RULING) - 1; i >= 0; i--) {
		const struct ruling_record *x = board_ruling_record(b, i);
		if (!strcmp(x->id, id))
			return x->reading;
	}
	return row ? row->taken : "";
}
