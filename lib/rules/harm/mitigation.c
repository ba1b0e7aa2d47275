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
#include "rules/harm/pool.h"

#define GEAR_USED 16 /* pieces of Gear against one hit */
#define OFFERS	  32

static int armor_of(const struct board *b, const char *gear)
{
	const struct gear_row *row = data_find(b->data, TABLE_GEAR, name_item(b->arena, gear));

	return row ? row->armor : 0;
}

/* GEA-20, GEA-24, DSB-02: an exhausted card defends nobody. */
static struct refusal gear_refusal(const struct board *b, const struct spacer *s, const char *name)
{
	const struct gear *g = board_find(b, KIND_GEAR, s->record.name, name);

	if (!g)
		return refuse_of(b, "GEA-20", "%s carries no %s", s->record.name, name);
	if (g->stowed)
		return refuse_of(b, "GEA-20", "%s is in the backpack", name);
	if (armor_of(b, name) < 1)
		return refuse_of(b, "GEA-20", "%s has no Damage Reduction", name);
	if (g->disabled)
		return refuse_of(b, "DSB-02", "%s is disabled", name);
	if (g->exhausted)
		return refuse_of(b, "GEA-24", "%s is exhausted", name);
	return ALLOWED;
}

/* What is left of the damage; 1 at the least of what was more than 0. */
static int lowered(int damage, int by)
{
	int least = damage < 1 ? damage : 1; /* RULING: RI-28 (a): a rolled 0 stays 0 */

	/* IAT-08, GEA-21, POL-12, KW-EXPERTISE-7: not below 1. */
	return damage - by > least ? damage - by : least;
}

/* ---- what the victim uses ---- */

struct meeting {
	const struct rules *r;
	struct spacer *s;
	const char *point;
	const char *used[GEAR_USED]; /* by name */
	int n;
	int damage;
};

static bool is_used(const struct meeting *m, const char *gear)
{
	int i;

	for (i = 0; i < m->n; i++)
		if (!strcmp(m->used[i], gear))
			return true;
	return false;
}

/* GEA-20, IAT-05 */
static int use_gear(struct meeting *m, const char *gear)
{
	const struct rules *r = m->r;
	struct refusal no = gear_refusal(r->board, m->s, gear);
	int left;

	if (no.reason)
		return rules_refuse(r, no);
	if (is_used(m, gear) || m->n == GEAR_USED)
		return rules_refuse(r, refuse_of(r->board, "GEA-20", "%s is named twice", gear));
	m->used[m->n++] = gear;
	left = lowered(m->damage, armor_of(r->board, gear));
	EVENT(r->board, MITIGATE, "what=%s n=%d now=%d clause=GEA-20", gear, m->damage - left,
	      left);
	m->damage = left;
	return 0;
}

/* IAT-06, POL-11, KW-EXPERTISE-6: a token for a point; those that would do nothing are kept. */
static int use_expertise(struct meeting *m, int offered)
{
	const struct rules *r = m->r;
	struct pool *pool = pool_there(r->board, POOL_ACTIVE);
	int there = pool ? pool->expertise : 0, left = lowered(m->damage, offered);
	int spent = m->damage - left;

	if (offered && tokens_barred(r->board, m->s))
		return rules_refuse(r, refuse("KD-05", "a Spacer who is down uses no tokens"));
	if (offered > there)
		return rules_refuse(r, refuse_of(r->board, "POL-11",
						 "%d Expertise in the Active Pool, not %d", there,
						 offered));
	if (spent) {
		pool->expertise -= spent;
		EVENT(r->board, SPEND, "who=%s n=%d what=Expertise left=%d clause=IAT-06",
		      m->s->record.name, spent, pool->expertise);
		EVENT(r->board, MITIGATE, "what=Expertise n=%d now=%d clause=KW-EXPERTISE-6", spent,
		      left);
	}
	if (spent < offered)
		EVENT(r->board, NOTE, "text=%s clause=KW-EXPERTISE-7",
		      arena_printf(r->board->arena,
				   "%d Expertise would do nothing and %s in the Pool",
				   offered - spent, offered - spent == 1 ? "stays" : "stay"));
	m->damage = left;
	return 0;
}

int damage_at_gates(const struct board *b, int rolled, int dealt)
{
	return rolled > dealt && plays(b, RI_31, 'b') ? rolled : dealt;
}

/* ---- asking ---- */

/* What would still lower the damage. */
struct lowerers {
	const char *gear[GEAR_USED]; /* sorted */
	int ngear;
	int tokens; /* of Expertise, as many as do something */
};

static struct lowerers lowerers_of(const struct meeting *m)
{
	const struct board *b = m->r->board;
	struct lowerers l = {.tokens = pool_count(b, POOL_ACTIVE, TOKEN_EXPERTISE)};
	int most = m->damage - 1;

	EACH_OF(b, m->s->record.name, gear, g)
		if (l.ngear < GEAR_USED && !gear_refusal(b, m->s, g->record.name).reason &&
		    !is_used(m, g->record.name))
			l.gear[l.ngear++] = g->record.name;
	str_sort(l.gear, l.ngear);
	if (most > OFFERS - 1 - l.ngear)
		most = OFFERS - 1 - l.ngear;
	if (l.tokens > most)
		l.tokens = most;
	if (l.tokens < 0 || tokens_barred(b, m->s))
		l.tokens = 0;
	return l;
}

/* As answers; the last is none. */
static int answers_of(const struct lowerers *l, const char **answers, struct arena *a)
{
	int i, n = 0;

	for (i = 0; i < l->ngear; i++)
		answers[n++] = arena_printf(a, "gear %s", l->gear[i]);
	for (i = 1; i <= l->tokens; i++)
		answers[n++] = arena_printf(a, "expertise %d", i);
	answers[n] = "none";
	return n;
}

static int ask_victim(const struct meeting *m, const struct lowerers *l)
{
	const char *who = m->s->record.name, *answers[OFFERS];
	int n = answers_of(l, answers, m->r->board->arena);
	struct asking q = {.kind = ASK_KIND_MITIGATION,
			   .point = m->point,
			   .who = who,
			   .answers = answers,
			   .n = n + 1,
			   .preferred = n};

	q.text = arena_printf(m->r->board->arena, "%s takes %d damage: lower it?", who, m->damage);
	return fate_ask(m->r->fate, &q, m->r->diag);
}

static int expertise_typed(const struct meeting *m, const char *typed, long *n)
{
	if (num_read(span_of(typed), 0, 99, n))
		return 0;
	return diag_usage(m->r->diag, "--expertise '%s' is not a whole number from 0 to 99", typed);
}

/* Has anybody something to say about damage in this call? */
static bool is_met(struct fate *f)
{
	return fate_asks(f, ASK_KIND_MITIGATION) || fate_seeks_kind(f, ASK_KIND_MITIGATION) ||
	       f->given[ANSWER_GEAR].n || f->given[ANSWER_EXPERTISE].n;
}

/* ---- every way to lower it ---- */

/* A set of Gear, and the damage it leaves. It costs nothing: of those that leave as much, one. */
struct lowering {
	const char *gear[GEAR_USED];
	int n, left;
};

static bool leaves_as_much(const struct lowering *set, int n, int left)
{
	int i;

	for (i = 0; i < n; i++)
		if (set[i].left == left)
			return true;
	return false;
}

/* All sets, that of no Gear first; there is room for one a point of damage. */
static int list_sets(const struct meeting *m, const char *const *gear, int n, struct lowering *set)
{
	int i, k, known, sets = 1;

	set[0] = (struct lowering){.left = m->damage};
	for (i = 0; i < n; i++)
		for (known = sets, k = 0; k < known; k++) {
			int left = lowered(set[k].left, armor_of(m->r->board, gear[i]));
			if (leaves_as_much(set, sets, left))
				continue;
			set[sets] = set[k];
			set[sets].gear[set[sets].n++] = gear[i];
			set[sets++].left = left;
		}
	return sets;
}

/* The options that say it. */
static const char *lowering_options(const struct meeting *m, const struct lowering *set, int tokens)
{
	struct arena *a = m->r->board->arena;
	const char *text = "";
	int i;

	for (i = 0; i < set->n; i++)
		text = arena_printf(a, "%s%s %s=%s\n", text, answer_options[ANSWER_GEAR], m->point,
				    set->gear[i]);
	return arena_printf(a, "%s%s %s=%d", text, answer_options[ANSWER_EXPERTISE], m->point,
			    tokens);
}

static int use_set(struct meeting *m, const struct lowering *set, int tokens)
{
	int i;

	for (i = 0; i < set->n; i++)
		if (use_gear(m, set->gear[i]))
			return -1;
	return use_expertise(m, tokens);
}

/* Every set of Gear with every number of tokens that still does something; the first is nothing at
 * all. */
static int seek_lowest(struct meeting *m, const struct lowerers *l)
{
	struct arena *a = m->r->board->arena;
	size_t room = (size_t)m->damage * (size_t)(l->tokens + 1);
	struct lowering *set = arena_array(a, struct lowering, (size_t)m->damage);
	const char **options = arena_array(a, const char *, room);
	int *of = arena_array(a, int, room), *tokens = arena_array(a, int, room);
	int i, k, sets = list_sets(m, l->gear, l->ngear, set), ways = 0;

	for (i = 0; i < sets; i++)
		for (k = 0; k <= l->tokens && k < set[i].left; k++) {
			of[ways] = i;
			tokens[ways] = k;
			options[ways++] = lowering_options(m, &set[i], k);
		}
	i = fate_seek(m->r->fate, m->point, options, ways, 0, m->r->diag);
	return i < 0 ? -1 : use_set(m, &set[of[i]], tokens[i]);
}

/* IAT-04, DMG-02: before anything else. IAT-05, IAT-07: only what the player offers. */
static int meet(struct meeting *m)
{
	const char *who = m->s->record.name, *typed;
	struct lowerers l = lowerers_of(m);
	struct fate *f = m->r->fate;
	long tokens;

	m->point = rules_point_of(m->r, who, POINT_MITIGATION);
	fate_note(f, m->point); /* damage after damage, whether or not it can be lowered */
	while ((typed = fate_answer(f, ANSWER_GEAR, m->point, who)))
		if (use_gear(m, typed))
			return -1;
	typed = fate_answer(f, ANSWER_EXPERTISE, m->point, who);
	if (typed)
		return expertise_typed(m, typed, &tokens) || use_expertise(m, (int)tokens) ? -1 : 0;
	l = lowerers_of(m);
	if ((!l.ngear && !l.tokens) || m->damage <= 1)
		return 0;
	if (fate_seeks_kind(f, ASK_KIND_MITIGATION))
		return seek_lowest(m, &l);
	return fate_asks(f, ASK_KIND_MITIGATION) ? ask_victim(m, &l) : 0;
}

/* A part of the hit: the damage that is left is all that is remembered of it. */
static int meet_apart(struct meeting *m)
{
	struct fate_part before = fate_enter(m->r->fate);

	if (meet(m))
		return -1;
	return fate_leave(m->r->fate, before,
			  arena_printf(m->r->board->arena, "damage %d", m->damage));
}

/* ---- damage ---- */

int harm_damage(const struct rules *r, struct spacer *s, int damage)
{
	if (s->dead)
		return 0;
	if (r->fate->watched && !strcmp(r->fate->watched, s->record.name))
		r->fate->tally.damage += damage;
	EVENT(r->board, DAMAGE, "who=%s n=%d clause=IAT-03", s->record.name, damage);
	return harm_vitals(r, s, damage, "DMG-01");
}

int harm_attack(const struct rules *r, struct spacer *s, int rolled, int *dealt)
{
	struct meeting m = {.r = r, .s = s, .damage = rolled}; /* IAT-03 */

	*dealt = 0;
	if (!s->dead && is_met(r->fate) && meet_apart(&m))
		return -1;
	if (plays(r->board, RI_28, 'b') && m.damage < 1)
		m.damage = 1;
	*dealt = s->dead ? 0 : m.damage; /* IAT-12, RULING: RI-31 after mitigation */
	return harm_damage(r, s, m.damage);
}
