/* Engrams: four types, which every Location gives an ability and a resource of its own. Clauses
 * LOC-08 to LOC-10; ruling RT-125. */
#include <string.h>

#include "board/keyed.h"
#include "data/data.h"
#include "event/event.h"
#include "rules/turn/location_card.h"

static void extract(const struct rules *r, struct token *t, const struct engram_row *row)
{
	struct supply *s = supply_made(r->board, row->resource);

	s->count += t->count; /* LOC-10 */
	EVENT(r->board, EXTRACTS, "who=%s n=%d engram=%s into=%s now=%d clause=LOC-10",
	      t->record.owner, t->count, row->title, row->resource, s->count);
	board_remove(r->board, &t->record);
}

/* RULING: RT-125: what the dead carried is lost. */
static bool is_carried(const struct board *b, const struct token *t)
{
	const struct spacer *s = board_find(b, KIND_SPACER, NULL, t->record.owner);

	return s && !s->dead;
}

void engrams_extract(const struct rules *r)
{
	int i;

	for (i = board_count(r->board, KIND_TOKEN) - 1; i >= 0; i--) {
		struct token *t = board_token(r->board, i);
		const struct engram_row *row = engram_here(r->board, t->record.name);
		if (row && *row->resource && is_carried(r->board, t))
			extract(r, t, row);
	}
}
