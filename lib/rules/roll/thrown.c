#include "rules/roll/thrown.h"

#include "board/readings.h"
#include "event/event.h"
#include "rules/roll/danger.h"
#include "rules/roll/throw.h"

static struct arena *arena_of(const struct thrown *c)
{
	return c->rules->board->arena;
}

/* ---- the best plan ---- */

int rolling_advise(const struct rules *r, const struct plan_spec *spec, const struct position *p,
		   struct advice *out)
{
	struct position turned = *p;
	struct plan_spec s;
	struct danger g;

	if (spec->reading != READ_DANGER)
		return plan_advise(out, spec, p, r->board->arena, r->diag);
	danger_turn(&g, spec->table, &p->roll);
	turned.roll = danger_roll(&g, &p->roll, r->board->arena);
	s = danger_spec(&g, spec, p->roll.n);
	return plan_advise(out, &s, &turned, r->board->arena, r->diag);
}

int thrown_advise(struct thrown *c, struct advice *out)
{
	struct position p = {.roll = c->out->roll, .stressed = c->stressed};

	p.batch_done = !c->spec.confidence;
	return rolling_advise(c->rules, &c->spec, &p, out);
}

struct tokens thrown_marked(struct thrown *c, const bool *mark)
{
	struct tokens k = {.named = true};
	int i;

	k.token = arena_array(arena_of(c), struct token_use, (size_t)c->out->roll.n + 1);
	for (i = 0; i < c->out->roll.n; i++)
		if (mark[i])
			k.token[k.count++].die = i;
	return k;
}

const char *thrown_dice(const struct thrown *c, const bool *mark)
{
	const char *text = "";
	int i;

	for (i = 0; i < c->out->roll.n; i++)
		if (mark[i])
			text = arena_printf(arena_of(c), "%s%s#%d", text, *text ? "," : "", i + 1);
	return text;
}

/* ---- throwing again ---- */

/* The dice of the list that have no face given, as a pool. */
static struct dice_pool still_to_throw(const struct thrown *c, const struct tokens *k)
{
	struct dice_pool pool = {0};
	int i;

	for (i = 0; i < k->count; i++)
		if (!k->token[i].given)
			pool.count[c->out->roll.die[k->token[i].die].colour]++;
	return pool;
}

/* Each die takes the next of its colour. */
static void deal(const struct thrown *c, struct tokens *k, const struct roll *thrown)
{
	bool used[ROLL_MOST] = {0};
	int i, t;

	for (i = 0; i < k->count; i++) {
		if (k->token[i].given)
			continue;
		for (t = 0;
		     used[t] || thrown->die[t].colour != c->out->roll.die[k->token[i].die].colour;
		     t++)
			;
		used[t] = true;
		k->token[i].to = thrown->die[t];
	}
}

/* PWR-24: a die keeps only its new face. */
static void turn_up(struct thrown *c, const struct tokens *k)
{
	struct roll *roll = &c->out->roll;
	struct rolled *die = arena_array(arena_of(c), struct rolled, (size_t)roll->n + 1);
	int i;

	for (i = 0; i < roll->n; i++)
		die[i] = roll->die[i];
	for (i = 0; i < k->count; i++)
		die[k->token[i].die] = k->token[i].to;
	roll->die = die;
}

/* For whoever throws them by hand: which dice, and by what. */
static const char *about_again(const struct thrown *c, const struct tokens *k, const char *with)
{
	const char *about = c->rules->fate->about;
	struct buf text = {0};
	const char *copy;
	int i;

	for (i = 0; i < k->count; i++)
		if (!k->token[i].given)
			buf_printf(&text, "%s#%d", text.n ? ", " : "", k->token[i].die + 1);
	buf_printf(&text, " again, by %s%s%s", with, about ? "; " : "", about ? about : "");
	copy = arena_strdup(arena_of(c), buf_text(&text));
	buf_release(&text);
	return copy;
}

static int throw_again(struct thrown *c, const char *point, struct tokens *k, const char *with,
		       const char *clause)
{
	struct dice_pool pool = still_to_throw(c, k);
	struct roll was = c->out->roll, thrown;
	const char *about = c->rules->fate->about;

	if (fate_asks(c->rules->fate, ASK_KIND_DICE))
		c->rules->fate->about = about_again(c, k, with);
	if (roll_dice(c->rules, point, &pool, c->rolling->spec.table, &thrown))
		return -1;
	c->rules->fate->about = about;
	deal(c, k, &thrown);
	turn_up(c, k);
	tell_reroll(c->rules, c->rolling, with, k, &was, &c->out->roll, clause);
	return 0;
}

/* ---- the declared batch ---- */

/* The dice of a named ask, or those of the plan. */
static int batch_dice(struct thrown *c, const char *text, struct tokens *k)
{
	struct advice plan;

	if (text)
		return ask_dice(k, text, &c->out->roll, c->rolling->spec.table, arena_of(c),
				c->rules->diag);
	*k = (struct tokens){0};
	if (!c->spec.confidence)
		return 0;
	if (thrown_advise(c, &plan))
		return -1;
	*k = thrown_marked(c, plan.confidence);
	return 0;
}

static int armor_batch(struct thrown *c)
{
	struct tokens k;

	if (!c->asks.armor.count)
		return 0;
	if (batch_dice(c, c->rolling->use_armor, &k))
		return -1;
	return throw_again(c, rules_point_in(c->rules, c->rolling->point, POINT_ARMOR), &k, "armor",
			   NULL);
}

int thrown_batch(struct thrown *c)
{
	const struct rolling *q = c->rolling;
	struct tokens k;

	/* PWR-20, PWR-21, PWR-23: every die is named before the first is thrown again. */
	if (armor_batch(c) ||
	    batch_dice(c, c->asks.confidence.named ? q->use_confidence : NULL, &k))
		return -1;
	c->spec.confidence = 0;
	if (!k.count)
		return 0;
	c->out->confidence = spent_split(k.count, q->confidence);
	tokens_pay(c->rules, q, ROLL_CONFIDENCE, c->out->confidence.tokens);
	return throw_again(c, rules_point_in(c->rules, c->rolling->point, POINT_CONFIDENCE), &k,
			   "Confidence", c->out->confidence.tokens ? "PWR-20" : "PWR-21");
}

/* ---- Stress: die by die, or declared together ---- */

static int stress_dice(struct thrown *c, struct tokens k)
{
	const struct rolling *q = c->rolling;
	const char *point = rules_point_in(c->rules, q->point, POINT_STRESS);
	int i;

	/* PWR-26 RULING: RA-37 paid, with what follows, before a die is thrown. */
	if (q->roller && harm_stress(c->rules, q->roller, k.count, "PWR-26"))
		return -1;
	if (c->out->stress)
		point = arena_printf(arena_of(c), "%s-%d", point, c->out->stress + 1);
	c->out->stress += k.count;
	for (i = 0; i < k.count; i++)
		c->stressed[k.token[i].die] = true;
	if (q->roller && q->roller->dead) { /* PWR-31 RULING: RA-04 */
		c->out->finished = false;
		return 0;
	}
	return throw_again(c, point, &k, "Stress", "RUB-07");
}

static int stress_named(struct thrown *c)
{
	struct tokens k;
	int i;

	/* PWR-30, RUB-07: a die that is named twice is an error of the list. */
	if (ask_dice(&k, c->rolling->use_stress, &c->out->roll, c->rolling->spec.table, arena_of(c),
		     c->rules->diag))
		return -1;
	if (c->spec.declared)
		return stress_dice(c, k);
	for (i = 0; i < k.count && c->out->finished; i++)
		if (stress_dice(c, (struct tokens){true, 1, &k.token[i]}))
			return -1;
	return 0;
}

static int stress_planned(struct thrown *c)
{
	struct advice plan;

	while (c->out->finished && c->spec.stress > 0) {
		int left = stress_bearable(c->rolling);
		if (c->spec.stress > left) /* a Breakdown may have brought Stress of its own */
			c->spec.stress = left;
		if (thrown_advise(c, &plan))
			return -1;
		if (!plan.nstress)
			break;
		c->spec.stress = c->spec.declared ? 0 : c->spec.stress - 1;
		if (stress_dice(c, thrown_marked(c, plan.stress)))
			return -1;
	}
	return 0;
}

int thrown_confidence_left(const struct thrown *c, int first)
{
	int used = c->out->confidence.modifiers + c->out->confidence.tokens;

	return used < first && used < c->out->roll.n ? first - used : 0;
}

/* RULING: RA-02 (a): Stress that somebody named is refused, that of a plan is left out. */
static int stress_shut(struct thrown *c, int left)
{
	const struct rules *r = c->rules;
	const char *why = arena_printf(arena_of(c),
				       "%d Confidence %s left: Stress is open once "
				       "it is used up",
				       left, left == 1 ? "is" : "are");

	if (c->asks.stress.named)
		return rules_refuse(r, refuse("PWR-25", why));
	EVENT(r->board, NOTE, "text=%s clause=PWR-25 ruling=%s", why,
	      ruling_cited(r->board, RA_02));
	return 0;
}

int thrown_stress(struct thrown *c)
{
	int left = c->asks.stress.count ? thrown_confidence_left(c, c->spec.first) : 0;
	int result = left		    ? stress_shut(c, left)
		     : c->asks.stress.named ? stress_named(c)
					    : stress_planned(c);

	c->spec.stress = 0;
	return result;
}
