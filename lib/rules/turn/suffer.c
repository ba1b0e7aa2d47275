#include "rules/turn/suffer.h"

#include <string.h>

#include "event/event.h"
#include "rules/effect/effect.h"
#include "rules/harm/condition.h"
#include "rules/roll/pool.h"
#include "rules/roll/rolling.h"

const struct harm_row harm_rows[HARM_COUNT] = {
#define H(id, word, least) {word, least},
    HARMS(H)
#undef H
};

/* The suffering under way. */
struct suffering_now {
	const struct rules *r;
	const struct suffering *x;
	struct spacer *s;
	int dealt;
	const char *far; /* the clause by which a Knockdown does not reach, or NULL */
};

/* ---- each kind of harm ---- */

static int run_effect(struct suffering_now *c, const struct effect *e)
{
	struct effect_context x = effect_start(c->r, NULL, c->s, NULL);

	if (c->x->from) {
		x.intruder = board_find(c->r->board, KIND_INTRUDER, NULL, c->x->from->record.name);
		x.source = x.intruder->record.name;
		x.place = x.intruder->at;
	}
	x.damage = damage_at_gates(c->r->board, c->x->n[HARM_DAMAGE], c->dealt); /* IAT-12 */
	x.far = c->far;
	return effect_run(&x, e);
}

static int run_verb(struct suffering_now *c, enum effect_verb v)
{
	struct effect_step step = {.group = &effect_always, .verb = v, .number = ABSENT};

	return run_effect(c, &(struct effect){.steps = &step});
}

/* SEC-05, RULING: RO-83 the Power of the dice, at the chance point `stress`; RUB-07 whoever suffers
 * it may throw them again (RULING: RI-30). */
static int roll_stress(struct suffering_now *c, int *n)
{
	struct rolling q = {.point = rules_point(c->r, POINT_STRESS),
			    .kind = ROLL_TERRORIZE,
			    .roller = c->s};
	struct dice_table table;
	struct rolling_result got;

	if (roll_table(c->r->board->data, &table, c->r->diag))
		return -1;
	q.spec = (struct plan_spec){.table = &table, .pool = c->x->stress_dice};
	if (rolling_prepare(c->r, &q) || rolling_resolve(c->r, &q, &got))
		return -1;
	*n = got.power; /* SEC-05 */
	return 0;
}

static int on_stress(struct suffering_now *c)
{
	int n = c->x->n[HARM_STRESS];

	if (c->x->rolls_stress && roll_stress(c, &n))
		return -1;
	/* IAT-15, CMD-24: Stress in the place of damage takes no Vitals. */
	return harm_stress(c->r, c->s, n, NULL);
}

static int on_condition(struct suffering_now *c)
{
	int i;

	for (i = 0; i < c->x->nconditions; i++)
		if (harm_condition(c->r, c->s, c->x->conditions[i], NULL))
			return -1;
	return 0;
}

static int on_effect(struct suffering_now *c)
{
	int i;

	for (i = 0; i < c->x->neffects; i++)
		if (run_effect(c, &c->x->effects[i]))
			return -1;
	return 0;
}

static int befall(struct suffering_now *c, enum harm h)
{
	int n = c->x->n[h];

	switch (h) {
	case HARM_DAMAGE:
		return harm_attack(c->r, c->s, n, &c->dealt);
	case HARM_VITALS:
		return harm_vitals(c->r, c->s, n, NULL);
	case HARM_STRESS:
		return on_stress(c);
	case HARM_ADRENALINE:
		return harm_adrenaline(c->r, c->s, n, NULL);
	case HARM_RADIATION: /* IAT-16: on top of the damage */
		return harm_tokens(c->r, c->s, TOKEN_RADIATION, n);
	case HARM_INFECTION:
		return harm_tokens(c->r, c->s, TOKEN_INFECTION, n);
	case HARM_CONDITION:
		return on_condition(c);
	case HARM_KNOCKDOWN:
		return run_verb(c, EFFECT_KNOCKDOWN);
	case HARM_CRASH:
		return run_verb(c, EFFECT_CRASH);
	case HARM_EFFECT:
		return on_effect(c);
	case HARM_EXERT: /* DIE-07: after the extra action, and so after all it brought */
		return harm_exert(c->r, c->s);
	case HARM_KILL: /* without a Flatline Check */
		return harm_kill(c->r, c->s, "instant death", "DIE-08");
	case HARM_SESSION_END:
		return conditions_end(c->r, c->s);
	case HARM_COUNT:
		break;
	}
	return 0;
}

/* ---- what the rules do not allow ---- */

static bool asks_condition(const struct suffering *x, const char *name)
{
	int i;

	for (i = 0; i < x->nconditions; i++)
		if (!strcmp(x->conditions[i], name))
			return true;
	return false;
}

bool suffering_reaches(const struct spacer *s, const struct suffering *x)
{
	return !x->from || !s->elsewhere;
}

struct refusal suffering_refusal(const struct board *b, const struct spacer *s,
				 const struct suffering *x)
{
	if (s->dead)
		return refuse_of(b, "DIE-15", "%s is dead", s->record.name);
	if (!suffering_reaches(s, x))
		return refuse_of(b, "OTP-02", "%s is in an Other Place", s->record.name);
	if (asks_condition(x, AWAKENING))
		return refuse("AWK-04", "only the roll of a Flatline Check awakens");
	/* KW-EXPERTISE-8: Expertise is for the damage of an Attack. */
	if (x->offers_expertise && !x->asked[HARM_DAMAGE])
		return refuse("KW-EXPERTISE-8", "Expertise lowers attack damage only");
	/* CMD-26, CMD-28, CMD-29: nothing carried keeps off Stress. */
	if (x->offers_gear && !x->asked[HARM_DAMAGE])
		return refuse(x->asked[HARM_STRESS] ? "CMD-26" : "GEA-20",
			      "gear lowers attack damage only");
	return ALLOWED;
}

/* ---- one after the other ---- */

static bool asked_after(const struct suffering *x, int h)
{
	while (++h < HARM_COUNT)
		if (x->asked[h])
			return true;
	return false;
}

/* Is it over, with more to come? One event says why. */
static bool cut_short(struct suffering_now *c)
{
	if (c->s->dead)
		EVENT(c->r->board, NOTE, "text=%s", "the dead suffer no more");
	else if (chain_broken(c->r, c->s)) /* AWK-05 */
		EVENT(c->r->board, NOTE, "text=%s clause=CHB-02",
		      "the Chain Break cancels the rest");
	else
		return false;
	return true;
}

static int take(struct suffering_now *c, enum harm h)
{
	bool rolled = h == HARM_DAMAGE || (h == HARM_STRESS && c->x->rolls_stress);

	if (harm_rows[h].least >= 0 && !c->x->n[h] && !rolled)
		EVENT(c->r->board, NOTE, "text=%s",
		      arena_printf(c->r->board->arena, "%s: 0 %s, nothing happens",
				   c->s->record.name, harm_rows[h].word));
	return befall(c, h);
}

int suffer(const struct rules *r, struct spacer *s, const struct suffering *x)
{
	struct chain chain = {0};
	struct rules inside = rules_in_attack(r, &chain);
	bool attack = x->gate.by == BY_ATTACK || x->asked[HARM_DAMAGE];
	struct suffering_now c = {.r = attack ? &inside : r,
				  .x = x,
				  .s = s,
				  .far = knockdown_barred(r->board, s, x->from, &x->gate)};
	int h;

	for (h = 0; h < HARM_COUNT; h++) {
		if (!x->asked[h])
			continue;
		if (take(&c, (enum harm)h))
			return -1;
		if (asked_after(x, h) && cut_short(&c))
			break;
	}
	return 0;
}
