/* An ability that is used: its cost, then its effect. */
#include <stdint.h>
#include <string.h>

#include "event/event.h"
#include "rules/deck/pile.h"
#include "rules/effect/effect.h"
#include "rules/move/spacer_move.h"
#include "rules/turn/ability.h"
#include "rules/turn/cost.h"

/* ---- moves ---- */

static bool as_move(const struct board *b, const struct spacer *s, const struct ability_row *a,
		    const struct ability_use *use, struct spacer_move *m)
{
	*m = (struct spacer_move){.who = use->whom ? use->whom : (struct spacer *)(uintptr_t)s,
				  .most = effect_number(&a->effect, EFFECT_FREE_MOVE),
				  .by_another = use->whom && use->whom != s}; /* RULING: RI-43 */
	return spacer_move_find(b, m, use->to);
}

struct refusal ability_move_refusal(const struct board *b, const struct spacer *s,
				    const struct ability_row *a, const struct ability_use *use)
{
	struct refusals no;
	struct spacer_move m;

	if (!effect_number(&a->effect, EFFECT_FREE_MOVE))
		return space_on(use->to) ? refuse("SPM-01", "it moves nobody") : ALLOWED;
	if (!space_on(use->to))
		return refuse("SPM-01", "where to? name a space");
	if (as_move(b, s, a, use, &m)) /* SPM-25 */
		return ALLOWED;
	no = spacer_way_refusals(b, &m, use->to);
	return no.n ? no.at[0] : refuse("SPM-01", "no way leads there");
}

/* ---- the effect ---- */

static int ability_resolve(const struct rules *r, struct spacer *s, const struct ability_row *a,
			   const struct ability_use *use)
{
	struct effect_context c = effect_start(r, a->name, use->whom ? use->whom : s, "ABL-15");

	c.user = s;
	c.place = spacer_place(s);
	c.to = use->to;
	return s->dead ? 0 : effect_run(&c, &a->effect);
}

/* ---- paying ---- */

/* The cost, and `used NAME ABILITY`; asked of ability_refusal before. */
static int ability_pay(const struct rules *r, struct spacer *s, const struct ability_row *a,
		       const struct ability_use *use)
{
	struct payer p = ability_payer(r->board, s, a, use->card);
	struct used *u = board_find(r->board, KIND_USED, s->record.name, a->name);

	/* ABL-06: no action, and no Action card is played for it unless it says so. */
	if (!use->told)
		EVENT(r->board, ABILITY, "who=%s ability=%s whom=%s house=%s clause=ABL-15",
		      s->record.name, a->title, use->whom ? use->whom->record.name : NULL,
		      a->source == SOURCE_HOUSE ? "ability" : NULL);
	if (u)
		u->count++;
	else /* STA-03, ABL-16 */
		u = board_add(r->board, KIND_USED, s->record.name, a->name);
	if (p.gear && ability_copies(r->board, s, a) > 1)
		u->of = pile_put_in(u->of, p.gear->record.name, r->board->arena);
	return cost_pay(r, &p, a->cost);
}

int ability_use(const struct rules *r, struct spacer *s, const struct ability_row *a,
		const struct ability_use *use)
{
	return ability_pay(r, s, a, use) || ability_resolve(r, s, a, use) ? -1 : 0;
}

/* ---- passives ---- */

bool ability_is_passive(const struct ability_row *a, enum location_when when)
{
	return a->when == AS_PASSIVE && a->at == (int)when;
}

int ability_passive(const struct rules *r, struct spacer *s, const struct ability_row *a)
{
	struct effect_context c = effect_start(r, a->name, s, "ABL-09");

	EVENT(r->board, PASSIVE, "who=%s ability=%s house=%s clause=ABL-09", s->record.name,
	      a->title, a->source == SOURCE_HOUSE ? "ability" : NULL);
	c.user = s;
	c.passive = true;
	c.place = spacer_place(s);
	return effect_run(&c, &a->effect);
}

static int own_passives(const struct rules *r, enum location_when when, struct spacer *s)
{
	const struct ability_row *a;
	struct gear *gear;
	int i;

	/* ABL-07, ABL-14: no cost, and as often as its time comes. */
	for (i = 0; !s->dead && (a = ability_nth(r->board, s, i, &gear)); i++)
		if (ability_is_passive(a, when) && ability_passive(r, s, a))
			return -1;
	return 0;
}

int ability_passives(const struct rules *r, enum location_when when, struct spacer *s)
{
	if (s)
		return own_passives(r, when, s);
	EACH(r->board, spacer, each)
		if (own_passives(r, when, each))
			return -1;
	return 0;
}
