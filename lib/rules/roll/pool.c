#include "rules/roll/pool.h"

#include <string.h>

#include "data/data.h"
#include "dice/tier.h"
#include "event/effect_words.h"
#include "event/event.h"
#include "rules/gear/gear.h"
#include "rules/roll/ask.h"

int roll_table(const struct data *data, struct dice_table *out, struct diag *d)
{
	int n;
	const struct die_row *rows = data_rows(data, TABLE_DICE, &n);

	return dice_table_build(out, rows, n, d);
}

/* ---- skills ---- */

#define S(id, name) #name,
const char *const skill_words[] = {SKILLS(S) NULL};
#undef S

static int points_of(const struct spacer_row *row, enum skill skill)
{
	switch (skill) {
#define S(id, name)      \
	case SKILL_##id: \
		return row->name;
		SKILLS(S)
#undef S
	}
	return 0;
}

void roll_skill(const struct rules *r, const struct spacer *s, enum skill skill,
		struct dice_pool *out)
{
	const struct spacer_row *row =
	    s->character ? data_find(r->board->data, TABLE_SPACERS, s->character) : NULL;

	*out = (struct dice_pool){0};
	/* SKL-02, SKL-03: one white die a point; whoever has no sheet has 1. */
	out->count[WHITE] = row ? points_of(row, skill) : 1;
}

/* ---- light ---- */

/* GEA-24, GEA-28, RULING: RT-174: an exhausted card gives no dice; its Light keyword, a passive,
 * still names the colour of the Suit's. */
static bool gives_light(const struct gear *g, const struct gear_row *row, bool colour)
{
	if (!row || !row->light || !*row->light)
		return false;
	return !g->exhausted || (colour && has_keyword(row->keywords, KEYWORD_LIGHT, NULL));
}

/* `colour`: it is only the colour that is wanted. */
static const char *gear_light(const struct rules *r, const struct spacer *s, bool colour)
{
	EACH_OF(r->board, s->record.name, gear, g) {
		const struct gear_row *row = gear_at_hand(g) ? gear_item(r->board, g) : NULL;
		if (gives_light(g, row, colour))
			return row->light;
	}
	return NULL;
}

int roll_light(const struct rules *r, const struct spacer *s, struct dice_pool *out)
{
	const struct suit_row *suit =
	    s->suit ? data_find(r->board->data, TABLE_SUITS, s->suit) : NULL;
	const char *own = suit && suit->light && *suit->light ? suit->light : NULL;
	const char *gear = gear_light(r, s, own);
	struct dice_pool named;
	int c;

	if (!own && !gear)
		return diag_usage(r->diag, "%s has no Light source: write the dice",
				  s->record.name);
	if (pool_read(out, span_of(own ? own : gear), r->diag))
		return -1;
	if (!own || !gear)
		return 0;
	/* KW-LIGHT-1: the suit's dice in the colour that the keyword names. */
	if (pool_read(&named, span_of(gear), r->diag))
		return -1;
	for (c = 0; c < COLOURS; c++)
		named.count[c] = named.count[c] > 0;
	if (dice_times(&named, pool_dice(out), r->diag))
		return -1;
	*out = named;
	return 0;
}

/* ---- gates ---- */

int roll_gate(const struct rules *r, const struct spacer *s, const char *gate,
	      struct dice_pool *pool)
{
	size_t n = strcspn(gate, ":");
	struct dice_pool more;
	long stress;

	if (!gate[n] || !num_read((struct span){gate, n}, 0, 9, &stress))
		return diag_usage(r->diag, "--gate '%s' is not STRESS:DICE, like 3:r", gate);
	if (pool_read(&more, span_of(gate + n + 1), r->diag))
		return typed_wrong(r->diag);
	if (s->stress < stress) /* IAT-13: at that much or more. */
		return 0;
	if (dice_add(pool, &more, r->diag))
		return typed_wrong(r->diag);
	EVENT(r->board, NOTE, "text=%s clause=IAT-13",
	      arena_printf(r->board->arena, "%s has %d Stress: %s more for the roll",
			   s->record.name, s->stress,
			   dice_in_words(r->board->arena, gate + n + 1)));
	return 0;
}

/* ---- cover ---- */

static int pick_drop(const struct rules *r, const char *point, const struct dice_table *t,
		     enum reading how, bool spacer_covered, const struct dice_pool *pool,
		     enum colour *from)
{
	const char *label[COLOURS];
	enum colour can[COLOURS], below;
	int i, n = 0, preferred = 0;

	if (tier_best(pool, t, how, r->board->arena, from, r->diag))
		return -1;
	for (i = 0; i < COLOURS; i++) {
		enum colour c = pool_order[i];
		if (!pool->count[c] || !tier_below(c, &below))
			continue;
		preferred = c == *from && spacer_covered ? n : preferred;
		can[n] = c;
		label[n++] = colour_words[c];
	}
	if (spacer_covered)
		preferred =
		    choose_at(r, point, label, n, preferred, "it leaves the least Power to expect");
	if (preferred < 0)
		return -1;
	*from = can[preferred]; /* RULING: RA-44 the first is the best tier */
	return 0;
}

int roll_cover(const struct rules *r, const char *point, const struct dice_table *t,
	       enum reading how, bool spacer_covered, struct dice_pool *pool)
{
	enum colour from, to;

	if (!tier_can_drop(pool)) { /* COV-19 RULING: RA-48 */
		EVENT(r->board, NOTE, "text=%s clause=COV-19 ruling=RA-48",
		      "no die can drop a tier: Cover is not used");
		return 0;
	}
	if (pick_drop(r, rules_point_in(r, point, POINT_COVER), t, how, spacer_covered, pool,
		      &from))
		return -1;
	tier_below(from, &to);
	*pool = tier_drop(*pool, from); /* COV-17, COV-18, COV-20, COV-21 */
	EVENT(r->board, NOTE, "text=%s clause=%s",
	      arena_printf(r->board->arena, "Cover drops one %s die to %s", colour_words[from],
			   colour_words[to]),
	      from == BLACK ? "COV-17" : "COV-18");
	return 0;
}
