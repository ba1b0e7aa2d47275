/* Damage of an Attack: what lowers it, then what it does. Clauses IAT-03 to IAT-08, GEA-20, GEA-21,
 * GEA-24, POL-11, POL-12, KW-EXPERTISE-6 to -8; rulings RI-28, RI-31.
 *
 * The Power rolled is the damage. Gear and Expertise, as far as the player wants, lower it, to 1 at
 * the least; a rolled 0 stays 0. Gear counts first, so that no token is spent for nothing. */
#include <string.h>

#include "board/readings.h"
#include "data/data.h"
#include "event/event.h"
#include "rules/harm/condition.h"
#include "rules/harm/harm.h"

static struct pool *active_pool(const struct board *b)
{
	return board_find(b, KIND_POOL, NULL, pool_words[POOL_ACTIVE]);
}

static int armor_of(const struct board *b, const char *gear)
{
	const struct gear_row *row = data_find(b->data, TABLE_GEAR, name_item(b->arena, gear));

	return row ? row->armor : 0;
}

static const struct gear *carried(const struct board *b, const struct spacer *s, const char *gear)
{
	return board_find(b, KIND_GEAR, s->record.name, gear);
}

static bool named_before(const struct mitigation *m, int i)
{
	int k;

	for (k = 0; k < i; k++)
		if (!strcmp(m->gear[k], m->gear[i]))
			return true;
	return false;
}

static struct refusal gear_refusal(const struct board *b, const struct spacer *s,
				   const struct mitigation *m, int i)
{
	const struct gear *g = carried(b, s, m->gear[i]);

	if (!g)
		return refuse_of(b, "GEA-20", "%s carries no %s", s->record.name, m->gear[i]);
	if (named_before(m, i))
		return refuse_of(b, "GEA-20", "%s is named twice", m->gear[i]);
	if (g->stowed)
		return refuse_of(b, "GEA-20", "%s is in the backpack", m->gear[i]);
	if (armor_of(b, m->gear[i]) < 1)
		return refuse_of(b, "GEA-20", "%s has no Damage Reduction", m->gear[i]);
	if (g->disabled)
		return refuse_of(b, "DSB-02", "%s is disabled", m->gear[i]);
	if (g->exhausted) /* an exhausted card defends nobody */
		return refuse_of(b, "GEA-24", "%s is exhausted", m->gear[i]);
	return ALLOWED;
}

struct refusal mitigation_refusal(const struct board *b, const struct spacer *s,
				  const struct mitigation *m)
{
	const struct pool *pool = active_pool(b);
	int there = pool ? pool->expertise : 0, i;
	struct refusal no = ALLOWED;

	for (i = 0; i < m->ngear && !no.reason; i++)
		no = gear_refusal(b, s, m, i); /* GEA-24, GEA-20 */
	if (!no.reason && m->expertise && tokens_barred(b, s))
		no = refuse("KD-05", "a Spacer who is down uses no tokens");
	if (!no.reason && m->expertise > there)
		no = refuse_of(b, "POL-11", "%d Expertise in the Active Pool, not %d", there,
			       m->expertise);
	return no;
}

/* What is left of the damage; 1 at the least of what was more than 0. */
static int lowered(int damage, int by)
{
	int least = damage < 1 ? damage : 1; /* RULING: RI-28 (a): a rolled 0 stays 0 */

	/* IAT-08, GEA-21, POL-12, KW-EXPERTISE-7: not below 1. */
	return damage - by > least ? damage - by : least;
}

static int use_gear(const struct rules *r, const struct mitigation *m, int damage)
{
	int i;

	for (i = 0; i < m->ngear; i++) {
		int left = lowered(damage, armor_of(r->board, m->gear[i])); /* GEA-20, IAT-05 */
		EVENT(r->board, MITIGATE, "what=%s n=%d now=%d clause=GEA-20", m->gear[i],
		      damage - left, left);
		damage = left;
	}
	return damage;
}

/* IAT-06, POL-11, KW-EXPERTISE-6: a token for a point; those that would do nothing are kept. */
static int use_expertise(const struct rules *r, const struct spacer *s, int offered, int damage)
{
	struct pool *pool = active_pool(r->board);
	int left = lowered(damage, offered), spent = damage - left;

	if (spent) {
		pool->expertise -= spent;
		EVENT(r->board, SPEND, "who=%s n=%d what=Expertise left=%d clause=IAT-06",
		      s->record.name, spent, pool->expertise);
		EVENT(r->board, MITIGATE, "what=Expertise n=%d now=%d clause=KW-EXPERTISE-6", spent,
		      left);
	}
	if (spent < offered)
		EVENT(r->board, NOTE, "text=%s clause=KW-EXPERTISE-7",
		      arena_printf(r->board->arena,
				   "%d Expertise would do nothing and stays in the Pool",
				   offered - spent));
	return left;
}

int damage_at_gates(const struct board *b, int rolled, int dealt)
{
	return rolled > dealt && plays(b, RI_31, 'b') ? rolled : dealt;
}

int harm_damage(const struct rules *r, struct spacer *s, int rolled, const struct mitigation *m,
		int *dealt)
{
	int damage = rolled; /* IAT-03 */

	if (dealt)
		*dealt = 0;
	if (s->dead)
		return 0;
	/* IAT-04, DMG-02: mitigation first. IAT-05, IAT-07: only what the player offers. */
	if (m) {
		damage = use_gear(r, m, damage);
		if (m->expertise > 0)
			damage = use_expertise(r, s, m->expertise, damage);
	}
	if (plays(r->board, RI_28, 'b') && damage < 1)
		damage = 1;
	if (dealt)
		*dealt = damage;
	if (r->fate->watched && !strcmp(r->fate->watched, s->record.name))
		r->fate->tally.damage += damage;
	EVENT(r->board, DAMAGE, "who=%s n=%d clause=IAT-03", s->record.name, damage);
	return harm_vitals(r, s, damage, "DMG-01");
}
