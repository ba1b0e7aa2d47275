#include "look/attack_list.h"

#include <stdlib.h>
#include <string.h>

#include "data/data.h"
#include "event/house.h"
#include "look/attack_try.h"
#include "look/roll_odds.h"
#include "rules/attack/declare.h"
#include "text/json.h"

struct list {
	const struct rules *rules;
	const struct attack *asked;
	struct attack_trial *pair;
	int n;
};

/* ---- every weapon against every Intruder ---- */

static bool is_asked(const struct attack *a, const struct intruder *in)
{
	int i;

	for (i = 0; i < a->n && a->target[i] != in; i++)
		;
	return !a->n || i < a->n;
}

static int add_weapon(struct list *l, struct gear *g, const struct weapon_row *w)
{
	const struct board *b = l->rules->board;

	if (l->asked->weapon && (l->asked->weapon != w || l->asked->gear != g))
		return 0;
	EACH(b, intruder, in) {
		struct attack a = *l->asked;
		a.gear = g;
		a.weapon = w;
		a.target[0] = in;
		a.n = 1;
		if (is_asked(l->asked, a.target[0]) && attack_try(l->rules, &a, &l->pair[l->n++]))
			return -1;
	}
	return 0;
}

static int gather(struct list *l)
{
	const struct board *b = l->rules->board;
	const struct weapon_row *tool = bare_multitool(b, l->asked->who);
	int guns = board_count(b, KIND_GEAR);

	l->pair = arena_array(b->arena, struct attack_trial,
			      (size_t)(guns + 1) * (size_t)board_count(b, KIND_INTRUDER) + 1);
	EACH_OF(b, l->asked->who->record.name, gear, g) {
		const struct weapon_row *w = gear_weapon(b, g);
		if (w && add_weapon(l, g, w))
			return -1;
	}
	return tool ? add_weapon(l, NULL, tool) : 0;
}

static int better(const void *a, const void *b)
{
	const struct attack_trial *x = a, *y = b;
	int order = -frac_cmp(x->wound, y->wound);

	if (!order)
		order = strcmp(x->target, y->target);
	return order ? order : strcmp(x->weapon, y->weapon);
}

/* ---- text ---- */

static double percent(struct frac f)
{
	return 100.0 * (double)f.num / (double)f.den;
}

static void write_advance(const struct attack_trial *t, struct buf *out)
{
	char text[PLACE_TEXT];

	if (space_on(t->advance))
		buf_printf(out, "  --advance %s", space_text(t->advance, text));
}

static void write_legal(const struct attack_trial *t, const char *who, struct buf *out)
{
	buf_printf(out, "%-12s %-14s ", t->target, t->weapon);
	if (t->drawn)
		buf_puts(out, "AT by the BP card drawn");
	else
		buf_printf(out, "AT %d", t->at);
	buf_printf(out, "  wound %6.2f%%  critical %6.2f%%", percent(t->wound),
		   percent(t->critical));
	roll_at_hand(&t->spec, "  with ", out);
	write_advance(t, out);
	if (t->dies.num) /* RULING: RA-25 */
		buf_printf(out, "  %s dies first %6.2f%% [RA-25]", who, percent(t->dies));
	buf_putc(out, '\n');
}

static void write_reasons(const struct attack_trial *t, struct buf *out)
{
	int i;

	buf_printf(out, "%-12s %-14s %s", t->target, t->weapon, t->why.n ? "no" : "yes");
	write_advance(t, out);
	buf_putc(out, '\n');
	for (i = 0; i < t->why.n; i++)
		buf_printf(out, "    %s [%s]\n", t->why.at[i].reason, t->why.at[i].clause);
}

static void write_house(const struct list *l, struct buf *out)
{
	unsigned house = 0;
	int i;

	for (i = 0; i < l->n; i++)
		house |= l->pair[i].why.n ? 0 : l->pair[i].house;
	if (!house)
		return;
	buf_puts(out, "(house ");
	house_write(house, ", ", out);
	buf_puts(out, ")\n");
}

/* ---- JSON ---- */

static void json_chances(const struct attack_trial *t, struct buf *out)
{
	char text[PLACE_TEXT];

	if (!t->drawn)
		buf_printf(out, ",\"at\":%d", t->at);
	frac_json_member(out, "wound", t->wound);
	frac_json_member(out, "critical", t->critical);
	frac_json_member(out, "dies", t->dies);
	buf_printf(out, ",\"confidence\":%d,\"stress\":%d,\"discipline\":%d", t->spec.confidence,
		   t->spec.stress, t->spec.discipline);
	if (space_on(t->advance))
		buf_printf(out, ",\"advance\":\"%s\"", space_text(t->advance, text));
	house_json(t->house, out);
}

static void write_json(const struct list *l, const struct attack_trial *t, struct buf *out)
{
	int i;

	json_object(out, "enorm-attack", l->rules->board->number, JSON_ATTACK);
	buf_json_member(out, "who", l->asked->who->record.name);
	buf_json_member(out, "target", t->target);
	buf_json_member(out, "weapon", t->weapon);
	buf_json_bool(out, "legal", !t->why.n);
	if (!t->why.n)
		json_chances(t, out);
	buf_puts(out, ",\"reasons\":[");
	for (i = 0; i < t->why.n; i++) {
		buf_puts(out, i ? "," : "");
		json_reason(t->why.at[i].reason, t->why.at[i].clause, out);
	}
	buf_puts(out, "]}\n");
}

int attack_list(const struct rules *r, const struct attack *a, bool why_not, bool json,
		struct buf *out)
{
	struct list l = {.rules = r, .asked = a};
	const char *who = a->who->record.name;
	int i, legal = 0;

	if (gather(&l))
		return -1;
	qsort(l.pair, (size_t)l.n, sizeof *l.pair, better);
	for (i = 0; i < l.n; i++) {
		legal += !l.pair[i].why.n;
		if (json && (why_not || !l.pair[i].why.n))
			write_json(&l, &l.pair[i], out);
		else if (!json && why_not)
			write_reasons(&l.pair[i], out);
		else if (!json && !l.pair[i].why.n)
			write_legal(&l.pair[i], who, out);
	}
	if (!json && !why_not)
		write_house(&l, out);
	if (!legal && !json && !why_not)
		buf_printf(out, "%s can make no Attack; --why-not says why\n", who);
	return legal ? 0 : 1;
}
