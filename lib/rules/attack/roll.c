/* Step 3, before the dice fall: the number to match, the pool, and Cover. */
#include <string.h>

#include "board/keyed.h"
#include "board/readings.h"
#include "data/data.h"
#include "event/event.h"
#include "rules/attack/attack.h"
#include "rules/deck/boss_wound.h"
#include "rules/effect/effect.h"
#include "rules/gear/gear.h"
#include "rules/harm/pool.h"
#include "rules/intruder/act.h"
#include "rules/roll/ask.h"
#include "rules/roll/pool.h"
#include "rules/sheet.h"

int attack_at(const struct board *b, const struct intruder *in, const struct bp_card_row *card)
{
	const struct intruder_row *type = intruder_type(b, in);

	if (card) /* WND-06: a Boss's is on its BP card */
		return boss_at(b, in, card);
	/* WND-05: by the Countdown level. SUP-08; RULING: RA-22, no floor */
	return type->at.at[board_level(b)] + in->harder - intruder_suppression(b, in);
}

static int add_dice(struct dice_pool *pool, const char *dice, struct diag *d)
{
	struct dice_pool more;

	if (!*dice)
		return 0;
	return pool_read(&more, span_of(dice), d) ? -1 : dice_add(pool, &more, d);
}

/* PWR-05: `power` is 1 raw Power (PWR-11), a colour is a die of it. */
static void add_rubicon(const struct rules *r, int bonus, const char *from, void *pool)
{
	struct dice_pool *p = pool;

	(void)r, (void)from;
	if (bonus == RUBICON_POWER)
		p->raw++;
	else if (bonus >= RUBICON_DICE)
		p->count[bonus - RUBICON_DICE]++;
}

/* PWR-06. PWR-08: another weapon adds nothing. RULING: RT-156: nor does an exhausted card. */
static int add_gear(const struct rules *r, const struct attack *a, struct dice_pool *pool)
{
	EACH_OF(r->board, a->who->record.name, gear, g) {
		const struct gear_row *row = gear_item(r->board, g);
		if (row && gear_at_hand(g) && !g->exhausted && add_dice(pool, row->dice, r->diag))
			return -1;
	}
	return 0;
}

/* PWR-07: what an ability added to the next Attack Roll, and what was named for this one. */
static int add_others(const struct rules *r, const struct attack *a, const char *point,
		      struct dice_pool *pool)
{
	const struct bonus *more = board_find(r->board, KIND_BONUS, NULL, a->who->record.name);
	const char *named = fate_answer(r->fate, ANSWER_ADD, point, a->who->record.name);

	if (more && add_dice(pool, more->dice ? more->dice : "", r->diag))
		return -1;
	pool->raw += more ? more->power : 0;
	return named && add_dice(pool, named, r->diag) ? typed_wrong(r->diag) : 0;
}

static int build_pool(const struct rules *r, const struct attack *a, const char *point,
		      struct dice_pool *pool)
{
	const struct weapon_row *w = a->weapon;

	*pool = (struct dice_pool){.raw = a->plus_one}; /* KW-EMPTYCLIP-2 */
	if (add_dice(pool, w->dice, r->diag))
		return -1;
	if (w->surge_at && a->who->adrenaline >= w->surge_at && add_dice(pool, w->surge, r->diag))
		return -1;
	rubicon_each(r, a->who, add_rubicon, pool);
	return add_gear(r, a, pool) || add_others(r, a, point, pool) ? -1 : 0;
}

int attack_rolling(const struct rules *r, const struct attack *a, int i, struct dice_table *table,
		   struct rolling *out)
{
	const char *point = rules_point_from(r, POINT_ATTACK, i + 1);
	struct dice_pool pool;

	if (roll_table(r->board->data, table, r->diag) || build_pool(r, a, point, &pool))
		return -1;
	*out = (struct rolling){.point = point,
				.kind = ROLL_ATTACK,
				.spec = {.table = table,
					 .beats = plays(r->board, RA_07, 'a'),
					 .pool = pool,
					 .reading = READ_POWER,
					 .at = attack_at(r->board, a->target[i], a->card[i]),
					 .quadrants = a->weapon->quadrants,
					 .devastating = has_keyword(a->weapon->keywords,
								    KEYWORD_DEVASTATING, NULL),
					 .aim = a->aim},
				.has_at = true,
				.roller = a->who,
				.active =
				    board_find(r->board, KIND_POOL, NULL, pool_words[POOL_ACTIVE]),
				.confidence = a->confidence_left,
				.discipline = a->discipline_left};
	if (!out->active) /* no Pool on the board is an empty one */
		out->active = arena_new(r->board->arena, struct pool);
	out->typed_as = i ? arena_printf(r->board->arena, "%s=", out->point) : NULL;
	return 0;
}

/* ---- the verb ---- */

/* The Intruder's own roll, or the next Attack Roll of the Spacer: `bonus NAME dice=b power=1`. */
int verb_add_to_roll(struct effect_context *c, const struct effect_step *s)
{
	const char *who = c->target->record.name;
	struct bonus *b;

	if (c->act)
		return act_add_to_roll(c->act, s);
	b = board_find(c->r->board, KIND_BONUS, NULL, who);
	if (!b)
		b = board_add(c->r->board, KIND_BONUS, NULL, who);
	if (s->dice)
		b->dice = arena_printf(c->r->board->arena, "%s%s", b->dice ? b->dice : "", s->dice);
	else
		b->power += s->number;
	EVENT(c->r->board, ADDS, "who=%s what=%s clause=%s", who,
	      s->dice ? s->dice : arena_printf(c->r->board->arena, "%d Power", s->number),
	      c->clause);
	return 0;
}
