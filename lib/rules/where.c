#include "rules/where.h"

#include <string.h>

#include "data/data.h"
#include "data/row.h"

#define ENGRAM "engram-"

const struct location_row *location_here(const struct board *b)
{
	const struct location_record *l = board_single(b, KIND_LOCATION);

	return l ? data_find(b->data, TABLE_LOCATIONS, l->where) : NULL;
}

/* Its Intruders, names parted by commas; NULL for none. */
static const char *location_ecology(const struct board *b)
{
	const struct location_record *l = board_single(b, KIND_LOCATION);
	const struct location_row *row = location_here(b);

	if (l && l->ecology) /* LOC-06: a Course card goes before the Location */
		return l->ecology;
	return row && *row->ecology ? row->ecology : NULL; /* LOC-05 */
}

const struct intruder_row *location_sheet(const struct board *b)
{
	const char *ecology = location_ecology(b);
	struct span only, more;

	if (!ecology || !names_next(&ecology, &only) || names_next(&ecology, &more))
		return NULL;
	return data_find(b->data, TABLE_INTRUDERS, arena_strndup(b->arena, only.p, only.n));
}

const char *location_loot(const struct board *b)
{
	const struct location_row *row = location_here(b);

	return row && *row->loot ? row->loot : NULL; /* LOC-07 */
}

const struct engram_row *engram_here(const struct board *b, const char *token)
{
	const struct location_row *here = location_here(b);
	long type;

	if (!here || !str_starts(token, ENGRAM) ||
	    !num_read(span_of(token + strlen(ENGRAM)), 1, 4, &type))
		return NULL;
	EACH_ROW(b->data, ENGRAMS, engram_row, row)
		if (row->type == type && !strcmp(row->location, here->name)) /* LOC-09 */
			return row;
	return NULL;
}
