#include "look/threat.h"

#include <stdlib.h>
#include <string.h>

#include "event/event.h"
#include "rules/intruder/ai.h"
#include "rules/sheet.h"
#include "rules/tile.h"

bool threat_can_stand(const struct board *b, const char *spacer, struct space at)
{
	const struct spacer *other = board_spacer_at(b, at);
	const struct terrain *t = board_terrain_at(b, at);

	return grid_is_space(&b->grid, at) && !board_intruder_at(b, at) &&
	       (!other || !strcmp(other->record.name, spacer)) &&
	       !(t && tile_has(b, t, KEYWORD_OBSTACLE));
}

/* One activation on a copy; its share of the expectation is added. */
static int one_run(const struct board *b, struct arena *scratch, struct fate *f,
		   const struct threat_by *by, struct frac *sum, struct house *house,
		   struct diag *d)
{
	struct board *copy = board_copy(b, scratch);
	struct rules r = {.board = copy, .fate = f, .diag = d};
	struct frac share;

	fate_begin(f, copy);
	if (ai_activate(&r, board_find(copy, KIND_INTRUDER, NULL, by->intruder),
			(struct ai_order){.against = by->against}))
		return -1;
	house_note(house, copy, board_count(b, KIND_EVENT));
	house->tables |= f->tally.house_dice ? 1u << TABLE_DICE : 0;
	share = frac_reduce(f->weight);
	share.num *= (unsigned)f->tally.damage;
	return frac_add(sum, share) ? 0 : diag_set(d, "the expected damage grows beyond 128 bits");
}

int threat_of(const struct board *b, const struct threat_by *by, const char *spacer,
	      struct frac *sum, struct house *house, struct diag *d)
{
	struct fate f = {.explore_chance = true, .watched = spacer};
	struct arena own = {0}, scratch = {0};
	long runs = 0, most = by->most ? by->most : FATE_STATES;
	int result;

	if (by->given)
		memcpy(f.given, by->given, sizeof f.given);
	fate_start(&f, &own);
	do {
		arena_reset(&scratch);
		result = one_run(b, &scratch, &f, by, sum, house, d);
		if (!result && ++runs > most)
			result = diag_set(d, "more than %ld outcomes of one activation", most);
	} while (!result && fate_next(&f));
	fate_release(&f);
	arena_release(&scratch);
	arena_release(&own);
	return result;
}

int threat_at(const struct board *b, const char *intruder, const char *spacer, struct space at,
	      struct frac *out, struct house *house, struct diag *d)
{
	struct arena own = {0};
	struct board *there = board_copy(b, &own);
	struct spacer *s = board_find(there, KIND_SPACER, NULL, spacer);
	int result = 0;

	s->at = at;
	*out = (struct frac){0, 1};
	EACH(there, intruder, in)
		if (!result && intruder_acts(in) &&
		    (!intruder || !strcmp(intruder, in->record.name)))
			result = threat_of(there, &(struct threat_by){.intruder = in->record.name},
					   spacer, out, house, d);
	arena_release(&own);
	return result;
}
