/* How a roll is settled once no die is thrown any more: Discipline, then the count. */
#include "event/event.h"
#include "rules/roll/thrown.h"

/* PWR-38: where no Potential shows, Discipline does nothing. */
static void convert(struct thrown *c, const struct tokens *k)
{
	int i;

	for (i = 0; i < k->count; i++) {
		int die = k->token[i].die;
		if (face_totals(c->out->roll.die[die].face, c->rolling->spec.reading).convertible)
			c->out->converted[die] = true;
		else
			EVENT(c->rules->board, NOTE, "text=%s clause=PWR-38",
			      arena_printf(c->rules->board->arena,
					   "die #%d shows no Potential: Discipline does "
					   "nothing there",
					   die + 1));
	}
}

static int discipline_dice(struct thrown *c, struct tokens *k)
{
	struct advice plan;
	int i;

	*k = (struct tokens){0};
	if (!c->asks.discipline.named) {
		if (!c->spec.discipline)
			return 0;
		if (thrown_advise(c, &plan))
			return -1;
		*k = thrown_marked(c, plan.convert);
		return 0;
	}
	if (ask_dice(k, c->rolling->use_discipline, &c->out->roll, c->rolling->spec.table,
		     c->rules->board->arena, c->rules->diag))
		return -1;
	for (i = 0; i < k->count; i++)
		if (k->token[i].given)
			return diag_usage(c->rules->diag,
					  "Discipline turns no die: write #%d without a face",
					  k->token[i].die + 1);
	return 0;
}

int thrown_discipline(struct thrown *c)
{
	const struct rolling *q = c->rolling;
	struct tokens k;
	int i, n = 0;

	c->out->converted = arena_array(c->rules->board->arena, bool, (size_t)c->out->roll.n + 1);
	if (!c->out->finished || q->apart)
		return 0;
	if (discipline_dice(c, &k))
		return -1;
	convert(c, &k);
	for (i = 0; i < c->out->roll.n; i++)
		n += c->out->converted[i];
	c->out->discipline = spent_split(n, q->discipline);
	tokens_pay(c->rules, q, ROLL_DISCIPLINE, c->out->discipline.tokens);
	if (n)
		tell_convert(c->rules, c->out);
	return 0;
}

/* ---- counting ---- */

void thrown_count(struct thrown *c)
{
	const struct rolling *q = c->rolling;
	struct rolling_result *out = c->out;
	int used = out->discipline.modifiers + out->discipline.tokens;

	out->totals = roll_totals(&out->roll, q->spec.reading); /* CRT-01: final faces */
	out->power = totals_power(out->totals, q->spec.pool.raw, used);
	out->potential = totals_danger(out->totals, used);
	out->wound = out->finished && q->has_at && out->power >= q->spec.at; /* SKL-08 */
	out->critical = out->wound && roll_kinds[q->kind].quadrants &&	     /* CRT-07, CRT-08 */
			out->power >= q->spec.at + q->spec.beats &&
			totals_critical_chance(out->totals, q->spec.quadrants);
}
