#include "look/roll_odds.h"

#include <stdio.h>
#include <string.h>

#include "rules/roll/danger.h"

#define BAR_MOST 40

const char *roll_hope(const struct rolling *q)
{
	return roll_kinds[q->kind].good;
}

static bool is_danger(const struct rolling *q)
{
	return q->spec.reading == READ_DANGER;
}

/* ---- making ---- */

static void count_outcomes(struct roll_odds *o, const struct outcomes *all, const struct danger *g,
			   struct arena *a)
{
	int i, at, dice = pool_dice(&o->spec.pool);

	o->den = all->den;
	for (i = 0; i < all->n; i++) {
		at = g ? danger_potential(g, dice, all->list[i].power) : all->list[i].power;
		o->n = at >= o->n ? at + 1 : o->n;
	}
	o->by = arena_array(a, u128, (size_t)o->n + 1);
	for (i = 0; i < all->n; i++) {
		const struct outcome *e = &all->list[i];
		o->by[g ? danger_potential(g, dice, e->power) : e->power] += e->weight;
		o->wound += e->wound ? e->weight : 0;
		o->critical += e->critical ? e->weight : 0;
	}
}

int roll_odds_make(const struct rules *r, const struct rolling *q, struct roll_odds *out)
{
	struct plan_spec spec;
	struct outcomes all;
	struct danger g;

	*out = (struct roll_odds){.rolling = q};
	if (rolling_spec(r, q, &out->spec))
		return -1;
	out->house = pool_is_house(&out->spec.pool, out->spec.table);
	spec = out->spec;
	if (is_danger(q)) {
		danger_turn(&g, spec.table, NULL);
		spec = danger_spec(&g, &spec, pool_dice(&spec.pool));
	}
	if (plan_outcomes(&all, &spec, r->board->arena, r->diag))
		return -1;
	count_outcomes(out, &all, is_danger(q) ? &g : NULL, r->board->arena);
	return 0;
}

/* ---- text ---- */

void roll_chance(struct frac f, bool fraction, struct buf *out)
{
	struct buf text = {0};

	if (fraction)
		frac_text(&text, f);
	else
		buf_printf(&text, "%.2f%%", 100.0 * (double)f.num / (double)f.den);
	buf_printf(out, "%9s", buf_text(&text));
	buf_release(&text);
}

void roll_at_hand(const struct plan_spec *s, const char *first, struct buf *out)
{
	const char *before = first;
	const struct {
		const char *word;
		int n;
	} all[] = {{"Confidence", s->confidence},
		   {"Stress", s->stress},
		   {"Discipline", s->discipline}};
	size_t i;

	for (i = 0; i < COUNT(all); i++) {
		if (!all[i].n)
			continue;
		buf_printf(out, "%s%d %s", before, all[i].n, all[i].word);
		before = ", ";
	}
}

/* What was asked: "36.57% wound: ". */
static void answer(const struct roll_odds *o, bool fraction, struct buf *out)
{
	struct buf text = {0};

	if (!o->rolling->has_at && !is_danger(o->rolling))
		return;
	roll_chance((struct frac){o->wound, o->den}, fraction, &text);
	buf_printf(out, "%s %s: ", buf_text(&text) + strspn(buf_text(&text), " "),
		   roll_hope(o->rolling));
	buf_release(&text);
}

static void headline(const struct roll_odds *o, bool fraction, struct buf *out)
{
	answer(o, fraction, out);
	pool_text(&o->spec.pool, out);
	if (is_danger(o->rolling))
		buf_puts(out, " as Danger dice");
	if (o->spec.reading == READ_LETHAL)
		buf_puts(out, " Lethal");
	if (o->spec.devastating)
		buf_puts(out, " Devastating");
	if (o->rolling->has_at)
		buf_printf(out, " against AT %d", o->spec.at);
	roll_at_hand(&o->spec, ", ", out);
	buf_puts(out, o->house ? " (house dice)\n" : "\n");
}

static void line(const char *label, struct frac f, bool fraction, struct buf *out)
{
	buf_printf(out, "%-12s", label);
	roll_chance(f, fraction, out);
}

static void histogram(const struct roll_odds *o, bool fraction, struct buf *out)
{
	u128 most = 1;
	char label[32];
	int i;

	for (i = 0; i < o->n; i++)
		most = o->by[i] > most ? o->by[i] : most;
	for (i = 0; i < o->n; i++) {
		int bar = (int)(BAR_MOST * ((double)o->by[i] / (double)most) + 0.5);
		snprintf(label, sizeof label, "%s %d",
			 is_danger(o->rolling) ? "Potential" : "Power", i);
		line(label, (struct frac){o->by[i], o->den}, fraction, out);
		if (o->by[i])
			buf_puts(out, "  ");
		buf_pad(out, '#', o->by[i] && !bar ? 1 : (size_t)bar);
		buf_putc(out, '\n');
	}
}

static void hopes(const struct roll_odds *o, bool fraction, struct buf *out)
{
	if (!o->rolling->has_at && !is_danger(o->rolling))
		return;
	line(roll_hope(o->rolling), (struct frac){o->wound, o->den}, fraction, out);
	buf_putc(out, '\n');
	if (!roll_kinds[o->rolling->kind].quadrants)
		return;
	line("critical", (struct frac){o->critical, o->den}, fraction, out);
	buf_putc(out, '\n');
}

void roll_odds_text(const struct roll_odds *o, bool fraction, struct buf *out)
{
	headline(o, fraction, out);
	hopes(o, fraction, out);
	histogram(o, fraction, out);
}

/* ---- JSON ---- */

static void json_hopes(const struct roll_odds *o, struct buf *out)
{
	if (o->rolling->has_at)
		buf_printf(out, ",\"at\":%d", o->spec.at);
	if (!o->rolling->has_at && !is_danger(o->rolling))
		return;
	frac_json_member(out, roll_hope(o->rolling), (struct frac){o->wound, o->den});
	if (roll_kinds[o->rolling->kind].quadrants)
		frac_json_member(out, "critical", (struct frac){o->critical, o->den});
}

void roll_odds_json(const struct roll_odds *o, struct buf *out)
{
	const char *key = is_danger(o->rolling) ? "potential" : "power";
	struct buf text = {0};
	int i;

	pool_text(&o->spec.pool, &text);
	buf_json_member(out, "dice", buf_text(&text));
	json_hopes(o, out);
	buf_printf(out, ",\"%s\":[", key);
	for (i = 0; i < o->n; i++) {
		buf_printf(out, "%s{\"n\":%d", i ? "," : "", i);
		frac_json_member(out, "chance", (struct frac){o->by[i], o->den});
		buf_putc(out, '}');
	}
	buf_printf(out, "],\"confidence\":%d,\"stress\":%d,\"discipline\":%d,\"house\":%s",
		   o->spec.confidence, o->spec.stress, o->spec.discipline,
		   o->house ? "true" : "false");
	buf_release(&text);
}
