#include "rules/roll/rolling.h"

#include <string.h>

#include "dice/throw.h"
#include "event/event.h"
#include "rules/roll/danger.h"
#include "rules/roll/throw.h"
#include "rules/roll/thrown.h"

#define DEVASTATING_MOST 20 /* dice that are told apart, */
#define DEVASTATING_WAYS 34 /* and ways to choose among them: all of up to five */

/* ---- the first throw ---- */

/* KW-DEVASTATING-2: rolling the extra dice is the player's choice; before they lie there, all or
 * none. */
static int wants_devastating(const struct rules *r, const struct rolling *q)
{
	static const char *const ways[] = {"all", "none"};
	int way = choose_at(r, rules_point_in(r, q->point, POINT_DEVASTATING), ways, 2, 0,
			    "an extra die never takes anything away");

	return way < 0 ? -1 : way == 0;
}

/* The dice as first thrown that show a quadrant, one bit each (KW-DEVASTATING-1). */
static unsigned critical_dice(const struct roll *roll)
{
	unsigned dice = 0;
	int i;

	for (i = 0; i < roll->n && i < DEVASTATING_MOST; i++)
		if (roll->die[i].face.quadrant)
			dice |= 1u << i;
	return dice;
}

static const char *dice_label(const struct rules *r, unsigned dice)
{
	const char *text = "";
	int i;

	for (i = 0; dice >> i; i++)
		if (dice >> i & 1)
			text =
			    arena_printf(r->board->arena, "%s%s#%d", text, *text ? "," : "", i + 1);
	return text;
}

/* KW-DEVASTATING-2: each extra die is the player's choice: all, none, or those of some dice. */
static int pick_extra(const struct rules *r, const struct rolling *q, const struct roll *roll,
		      struct dice_pool *pool)
{
	unsigned all = critical_dice(roll), some[DEVASTATING_WAYS] = {all, 0};
	const char *label[DEVASTATING_WAYS] = {"all", "none"};
	int n = 2, way, i;
	unsigned part;

	for (part = (all - 1) & all; part && n < DEVASTATING_WAYS; part = (part - 1) & all) {
		some[n] = part;
		label[n++] = dice_label(r, part);
	}
	way = choose_at(r, rules_point_in(r, q->point, POINT_DEVASTATING), label, n, 0,
			"an extra die never takes anything away");
	if (way <= 0)
		return way; /* all: the pool as it is */
	*pool = (struct dice_pool){0};
	for (i = 0; some[way] >> i; i++)
		pool->count[roll->die[i].colour] += (some[way] >> i & 1) != 0;
	return 0;
}

static void join(const struct rules *r, struct roll *roll, const struct roll *extra)
{
	struct rolled *die =
	    arena_array(r->board->arena, struct rolled, (size_t)(roll->n + extra->n) + 1);
	int i;

	for (i = 0; i < roll->n + extra->n; i++)
		die[i] = i < roll->n ? roll->die[i] : extra->die[i - roll->n];
	*roll = (struct roll){die, roll->n + extra->n};
}

static int devastate(const struct rules *r, const struct rolling *q, struct roll *roll)
{
	/* KW-DEVASTATING-1 RULING: RA-18 the dice as first thrown, one each, no chain. */
	struct dice_pool pool = devastating_pool(roll);
	struct roll extra;

	if (!q->spec.devastating || !pool_dice(&pool))
		return 0;
	if (pick_extra(r, q, roll, &pool))
		return -1;
	if (!pool_dice(&pool))
		return 0;
	if (roll_dice(r, rules_point_in(r, q->point, POINT_DEVASTATING), &pool, q->spec.table,
		      &extra))
		return -1;
	tell_roll(r, q, rules_point_in(r, q->point, POINT_DEVASTATING), &pool, &extra);
	join(r, roll, &extra);
	return 0;
}

static int first_throw(const struct rules *r, const struct rolling *q, const char *typed,
		       struct roll *out)
{
	if (roll_dice_typed(r, q->point, typed, &q->spec.pool, q->spec.table, out))
		return -1;
	tell_roll(r, q, q->point, &q->spec.pool, out);
	return devastate(r, q, out);
}

int rolling_throw(const struct rules *r, const struct rolling *q, struct roll *out)
{
	return first_throw(r, q, fate_typed(r->fate, q->point), out);
}

/* ---- exploring by class: equal ends of the best plan are one ---- */

static bool by_class(const struct rules *r, const struct rolling *q, const struct asks *k)
{
	return r->fate->explore_chance && !r->fate->peek && !q->faces && !k->confidence.named &&
	       !k->stress.named && !k->discipline.named && !k->armor.named;
}

static int pick_class(const struct rules *r, const struct outcomes *all)
{
	u128 *weights = arena_array(r->board->arena, u128, (size_t)all->n);
	int i;

	for (i = 0; i < all->n; i++)
		weights[i] = all->list[i].weight;
	return fate_explore(r->fate, weights, all->n, r->diag);
}

/* What came of it, for whoever decides by that. */
static void tell_class(const struct rules *r, const struct rolling *q, const struct outcome *o,
		       const struct rolling_result *out)
{
	struct arena *a = r->board->arena;
	const char *spent = o->stress ? arena_printf(a, ", %d Stress", o->stress) : "";

	if (o->confidence)
		spent = arena_printf(a, "%s, %d Confidence", spent, o->confidence);
	if (o->discipline)
		spent = arena_printf(a, "%s, %d Discipline", spent, o->discipline);
	if (q->spec.reading == READ_DANGER)
		fate_tell(r->fate, q->point,
			  arena_printf(a, "%d Potential%s", out->potential, spent));
	else
		fate_tell(r->fate, q->point,
			  arena_printf(a, "%d Power%s%s%s", o->power,
				       q->has_at && o->wound ? ", a Wound" : "",
				       o->wound && o->critical ? ", critical" : "", spent));
}

static int pay_class(const struct rules *r, const struct rolling *q, const struct outcome *o,
		     bool declared, struct rolling_result *out)
{
	out->confidence = spent_split(o->confidence, q->confidence);
	out->discipline = spent_split(o->discipline, q->discipline);
	tokens_pay(r, q, ROLL_CONFIDENCE, out->confidence.tokens);
	while (out->stress < o->stress && out->finished) {
		int n = declared ? o->stress : 1;
		if (q->roller && harm_stress(r, q->roller, n, "PWR-26"))
			return -1;
		out->stress += n;
		out->finished = !q->roller || !q->roller->dead;
	}
	if (out->finished)
		tokens_pay(r, q, ROLL_DISCIPLINE, out->discipline.tokens);
	return 0;
}

/* What a roll comes to, found out once for all runs of an exploration. */
struct known_roll {
	struct plan_spec spec;
	bool danger; /* with the faces turned */
	struct outcomes all;
	struct known_roll *next;
};

/* The tables of dice are the same in all runs. */
static bool same_roll(const struct plan_spec *a, const struct plan_spec *b)
{
	return !memcmp(&a->pool, &b->pool, sizeof a->pool) && a->reading == b->reading &&
	       a->at == b->at && a->quadrants == b->quadrants && a->confidence == b->confidence &&
	       a->stress == b->stress && a->discipline == b->discipline &&
	       a->devastating == b->devastating && a->aim == b->aim && a->beats == b->beats &&
	       a->first == b->first && a->declared == b->declared;
}

static int outcomes_of(const struct rules *r, const struct plan_spec *spec, bool danger,
		       struct outcomes *out)
{
	struct fate *f = r->fate;
	struct known_roll *k;

	for (k = f->rolls; k && (k->danger != danger || !same_roll(&k->spec, spec)); k = k->next)
		;
	if (!k) {
		k = arena_new(f->arena, struct known_roll);
		*k = (struct known_roll){.spec = *spec, .danger = danger, .next = f->rolls};
		if (plan_outcomes(&k->all, spec, f->arena, r->diag))
			return -1;
		f->rolls = k;
	}
	*out = k->all;
	return 0;
}

static int explore_class(const struct rules *r, const struct rolling *q, struct rolling_result *out)
{
	struct plan_spec spec;
	struct outcomes all;
	struct danger g;
	int i;
	bool danger = q->spec.reading == READ_DANGER;

	if (rolling_spec(r, q, &spec))
		return -1;
	if (spec.devastating && (i = wants_devastating(r, q)) <= 0) {
		if (i < 0)
			return -1;
		spec.devastating = false;
	}
	r->fate->tally.house_dice |= pool_is_house(&spec.pool, spec.table);
	if (danger) {
		danger_turn(&g, spec.table, NULL);
		spec = danger_spec(&g, &spec, pool_dice(&spec.pool));
	}
	if (outcomes_of(r, &spec, danger, &all) || (i = pick_class(r, &all)) < 0)
		return -1;
	if (danger)
		out->potential = danger_potential(&g, pool_dice(&spec.pool), all.list[i].power);
	else
		out->power = all.list[i].power;
	if (fate_seeks(r->fate))
		tell_class(r, q, &all.list[i], out);
	if (pay_class(r, q, &all.list[i], spec.declared, out))
		return -1;
	out->wound = out->finished && q->has_at && all.list[i].wound;
	out->critical =
	    out->wound && roll_kinds[q->kind].quadrants && all.list[i].critical; /* CRT-07 */
	return 0;
}

/* ---- the whole ---- */

/* Nobody can throw a typed die again for the player: the free re-roll is left open, and told. */
static void leave_open(const struct rules *r, struct rolling *q)
{
	if (q->use_confidence || !q->confidence ||
	    fate_will_be_typed(r->fate, rules_point_in(r, q->point, POINT_CONFIDENCE)))
		return;
	EVENT(r->board, OPEN, "point=%s n=%d what=Confidence how=%s clause=PWR-19", q->point,
	      q->confidence,
	      arena_printf(r->board->arena, "%s#N=FACE", q->typed_as ? q->typed_as : ""));
	q->confidence = 0;
}

static int play(const struct rules *r, struct rolling *q, const struct asks *k, const char *typed,
		struct rolling_result *out)
{
	struct thrown c = {.rules = r, .rolling = q, .asks = *k, .out = out};

	out->known = true;
	if (first_throw(r, q, typed, &out->roll))
		return -1;
	c.stressed = arena_array(r->board->arena, bool, (size_t)out->roll.n + 1);
	if (!q->use_confidence && !q->use_stress && !q->use_armor && thrown_question(&c))
		return -1;
	if (typed)
		leave_open(r, q);
	if (rolling_spec(r, q, &c.spec))
		return -1;
	/* PWR-23, PWR-28, PWR-40: Confidence, then Stress, then Discipline. */
	if (thrown_batch(&c) || thrown_stress(&c) || thrown_question(&c) || thrown_discipline(&c))
		return -1;
	thrown_count(&c);
	return 0;
}

int rolling_resolve(const struct rules *r, const struct rolling *asked, struct rolling_result *out)
{
	struct rolling q = *asked;
	const char *typed;
	struct asks k;
	int result;

	*out = (struct rolling_result){.finished = true};
	if (asks_read(&k, &q, r->diag))
		return -1;
	warn_of_stress(r, &q, &k);
	typed = pool_dice(&q.spec.pool) ? fate_typed(r->fate, q.point) : NULL;
	result =
	    !typed && by_class(r, &q, &k) ? explore_class(r, &q, out) : play(r, &q, &k, typed, out);
	r->fate->about = NULL; /* it was about this one */
	if (!result)
		tell_result(r, &q, &k, out);
	return result;
}
