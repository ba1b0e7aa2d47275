#include "look/attack_list.h"

#include <stdlib.h>
#include <string.h>

#include "data/data.h"
#include "dice/tier.h"
#include "rules/deck/boss_wound.h"
#include "space/cover.h"
#include "space/weapon_range.h"

#define PAIRS 256

struct pair {
	struct attack attack;
	const char *weapon, *target;
	struct frac wound, critical;
	int at;
	bool drawn; /* a Boss's AT comes with its card: no chance is told */
	struct attack_reason why[ATTACK_REASONS];
	int n;
};

/* Cover as it would be, without using a tile up. */
static int covered_pool(const struct rules *r, const struct attack *a, struct rolling *q)
{
	struct scene sc;
	enum colour c;

	scene_build(&sc, r->board);
	if (weapon_is_melee(a->weapon) || !cover_applies(&sc, a->target[0]->at, a->who->at) ||
	    !tier_can_drop(&q->spec.pool))
		return 0;
	if (tier_best(&q->spec.pool, q->spec.table, READ_POWER, r->board->arena, &c, r->diag))
		return -1;
	q->spec.pool = tier_drop(q->spec.pool, c);
	return 0;
}

/* With every token at hand played best, and no Stress. */
static int weigh(const struct rules *r, struct pair *p)
{
	const struct intruder_row *type = intruder_type(r->board, p->attack.target[0]);
	struct dice_table table;
	struct spacer raised = *p->attack.who;
	struct attack a = p->attack;
	struct chances c;
	struct rolling q;

	raised.adrenaline++; /* TOK-04: as raised in step 2 */
	a.who = &raised;
	a.confidence_left = a.weapon->confidence;
	a.discipline_left = a.weapon->discipline;
	a.plus_one = keyword_in(a.weapon->keywords, "empty-clip", NULL);
	p->drawn = type->kind == BOSS;
	if (p->drawn)
		return 0;
	if (attack_rolling(r, &a, 0, &table, &q) || covered_pool(r, &a, &q))
		return -1;
	q.spec.confidence = q.confidence + (q.active ? q.active->confidence : 0);
	q.spec.discipline = q.discipline + (q.active ? q.active->discipline : 0);
	p->at = q.spec.at;
	if (plan_odds(&c, &q.spec, r->diag))
		return -1;
	p->wound = frac_reduce((struct frac){c.wound, c.den});
	p->critical = frac_reduce((struct frac){c.critical, c.den});
	return 0;
}

static int add_pair(const struct rules *r, const struct attack *a, struct gear *g,
		    const struct weapon_row *w, struct intruder *in, struct pair *p)
{
	*p = (struct pair){.attack = *a, .weapon = w->name, .target = in->record.name};
	p->attack.gear = g;
	p->attack.weapon = w;
	p->attack.target[0] = in;
	p->attack.n = 1;
	p->wound = p->critical = (struct frac){0, 1};
	p->n = attack_judge(r->board, &p->attack, p->why);
	return p->n ? 0 : weigh(r, p);
}

static int add_weapon(const struct rules *r, const struct attack *a, struct gear *g,
		      const struct weapon_row *w, struct pair *list, int *n)
{
	int i;

	for (i = 0; i < board_count(r->board, KIND_INTRUDER) && *n < PAIRS; i++)
		if (add_pair(r, a, g, w, board_intruder(r->board, i), &list[(*n)++]))
			return -1;
	return 0;
}

static int gather(const struct rules *r, const struct attack *a, struct pair *list, int *n)
{
	const struct weapon_row *tool = data_find(r->board->data, TABLE_WEAPONS, "multitool");
	const char *owner = a->who->record.name;
	int i;

	for (i = 0; i < board_count(r->board, KIND_GEAR); i++) {
		struct gear *g = board_gear(r->board, i);
		const struct weapon_row *w = gear_weapon(r->board, g);
		if (w && !strcmp(g->record.owner, owner) && add_weapon(r, a, g, w, list, n))
			return -1;
	}
	if (tool && !board_find(r->board, KIND_GEAR, owner, "multitool"))
		return add_weapon(r, a, NULL, tool, list, n);
	return 0;
}

static int better(const void *a, const void *b)
{
	const struct pair *x = a, *y = b;
	int order = -frac_cmp(x->wound, y->wound);

	if (!order)
		order = strcmp(x->target, y->target);
	return order ? order : strcmp(x->weapon, y->weapon);
}

static double percent(struct frac f)
{
	return 100.0 * (double)f.num / (double)f.den;
}

static void write_legal(const struct pair *p, struct buf *out)
{
	if (p->drawn)
		buf_printf(out, "%-12s %-14s AT by the BP card drawn\n", p->target, p->weapon);
	else
		buf_printf(out, "%-12s %-14s AT %d  wound %6.2f%%  critical %6.2f%%\n", p->target,
			   p->weapon, p->at, percent(p->wound), percent(p->critical));
}

static void write_reasons(const struct pair *p, struct buf *out)
{
	int i;

	buf_printf(out, "%-12s %-14s %s\n", p->target, p->weapon, p->n ? "no" : "yes");
	for (i = 0; i < p->n; i++)
		buf_printf(out, "    %s [%s]\n", p->why[i].text, p->why[i].clause);
}

static void write_json(const struct rules *r, const struct attack *a, const struct pair *p,
		       struct buf *out)
{
	int i;

	buf_json_object(out, "enorm-attack", r->board->number, "attack");
	buf_puts(out, ",\"who\":");
	buf_json(out, a->who->record.name);
	buf_puts(out, ",\"target\":");
	buf_json(out, p->target);
	buf_puts(out, ",\"weapon\":");
	buf_json(out, p->weapon);
	buf_printf(out, ",\"legal\":%s", p->n ? "false" : "true");
	if (!p->n && !p->drawn) {
		buf_printf(out, ",\"at\":%d,\"wound\":", p->at);
		frac_json(out, p->wound);
		buf_puts(out, ",\"critical\":");
		frac_json(out, p->critical);
	}
	buf_puts(out, ",\"reasons\":[");
	for (i = 0; i < p->n; i++) {
		buf_puts(out, i ? ",{\"text\":" : "{\"text\":");
		buf_json(out, p->why[i].text);
		buf_puts(out, ",\"clause\":");
		buf_json(out, p->why[i].clause);
		buf_putc(out, '}');
	}
	buf_puts(out, "]}\n");
}

int attack_list(const struct rules *r, const struct attack *a, bool why_not, bool json,
		struct buf *out)
{
	struct pair *list = arena_array(r->board->arena, struct pair, PAIRS);
	int n = 0, i, legal = 0;

	if (gather(r, a, list, &n))
		return -1;
	qsort(list, (size_t)n, sizeof *list, better);
	for (i = 0; i < n; i++) {
		legal += !list[i].n;
		if (json && (why_not || !list[i].n))
			write_json(r, a, &list[i], out);
		else if (!json && why_not)
			write_reasons(&list[i], out);
		else if (!json && !list[i].n)
			write_legal(&list[i], out);
	}
	if (!legal && !json && !why_not)
		buf_printf(out, "%s can make no Attack; --why-not says why\n", a->who->record.name);
	return legal ? 0 : 1;
}
