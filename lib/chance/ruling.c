#include "chance/ruling.h"

#include <string.h>

#include "data/data.h"

const char *ruling_reading(const struct board *b, const char *id)
{
	const struct ruling_row *row = data_find(b->data, TABLE_RULINGS, id);
	int i;

	for (i = b->of[KIND_RULING].n - 1; i >= 0; i--) {
		const struct ruling_record *x =
		    (const struct ruling_record *)(const void *)b->of[KIND_RULING].at[i];
		if (!strcmp(x->id, id))
			return x->reading;
	}
	return row ? row->taken : "";
}
