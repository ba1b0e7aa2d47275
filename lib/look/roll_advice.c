/* Advice for dice on the table, and the dice in force. */
#include "look/roll_odds.h"
#include "text/json.h"

int roll_advice_make(const struct rules *r, const struct rolling *q, struct roll_advice *out)
{
	struct position p = {0};

	*out = (struct roll_advice){.rolling = q};
	if (rolling_throw(r, q, &out->roll) || rolling_spec(r, q, &out->spec))
		return -1;
	p.roll = out->roll;
	return rolling_advise(r, &out->spec, &p, &out->advice);
}

/* ---- text ---- */

static void named(const bool *mark, int n, struct buf *out)
{
	int i, before = 0;

	for (i = 0; i < n; i++)
		if (mark[i])
			buf_printf(out, "%s#%d", before++ ? "," : " ", i + 1);
}

static void then(const struct plan_spec *s, bool stress, struct buf *out)
{
	if (stress && s->stress)
		buf_printf(out, "; then up to %d Stress", s->stress);
	if (s->discipline)
		buf_printf(out, "; then up to %d Discipline", s->discipline);
}

static void deed(const struct roll_advice *v, struct buf *out)
{
	const struct advice *a = &v->advice;

	if (a->nconfidence) {
		buf_puts(out, "re-roll with Confidence");
		named(a->confidence, v->roll.n, out);
		then(&v->spec, true, out);
	} else if (a->nstress) {
		buf_puts(out, "re-roll with Stress");
		named(a->stress, v->roll.n, out);
		buf_puts(out, v->spec.declared ? "" : ", then ask again");
		then(&v->spec, false, out);
	} else if (a->nconvert) {
		buf_puts(out, "re-roll nothing; Discipline on");
		named(a->convert, v->roll.n, out);
	} else {
		buf_puts(out, "let it stand");
	}
}

static void row(const struct roll_advice *v, const char *label, const struct chances *c,
		bool fraction, struct buf *out)
{
	buf_printf(out, "%-8s", label);
	roll_chance((struct frac){c->wound, c->den}, fraction, out);
	if (roll_kinds[v->rolling->kind].quadrants)
		roll_chance((struct frac){c->critical, c->den}, fraction, out);
}

void roll_advice_text(const struct roll_advice *v, bool fraction, struct buf *out)
{
	bool quadrants = roll_kinds[v->rolling->kind].quadrants;

	buf_printf(out, "%-8s%9s%s\n", "", roll_hope(v->rolling), quadrants ? " critical" : "");
	row(v, "best", &v->advice.best, fraction, out);
	buf_puts(out, "  ");
	deed(v, out);
	buf_putc(out, '\n');
	row(v, "stand", &v->advice.stand, fraction, out);
	buf_puts(out, "  re-roll nothing\n");
}

/* ---- JSON ---- */

static void json_dice(const char *key, const bool *mark, int n, struct buf *out)
{
	int i, before = 0;

	buf_printf(out, ",\"%s\":[", key);
	for (i = 0; i < n; i++)
		if (mark[i])
			buf_printf(out, "%s%d", before++ ? "," : "", i + 1);
	buf_putc(out, ']');
}

static void json_chances(const struct roll_advice *v, const char *key, const struct chances *c,
			 struct buf *out)
{
	buf_printf(out, ",\"%s\":{\"%s\":", key, roll_hope(v->rolling));
	frac_json(out, (struct frac){c->wound, c->den});
	if (roll_kinds[v->rolling->kind].quadrants)
		frac_json_member(out, "critical", (struct frac){c->critical, c->den});
	buf_putc(out, '}');
}

void roll_advice_json(const struct roll_advice *v, struct buf *out)
{
	const struct advice *a = &v->advice;
	struct buf text = {0};

	roll_text(&v->roll, &text);
	json_ids(out, "faces", buf_text(&text));
	buf_release(&text);
	if (v->rolling->has_at)
		buf_printf(out, ",\"at\":%d", v->spec.at);
	json_dice("confidence", a->confidence, v->roll.n, out);
	json_dice("stress", a->stress, v->roll.n, out);
	json_dice("discipline", a->convert, v->roll.n, out);
	json_chances(v, "best", &a->best, out);
	json_chances(v, "stand", &a->stand, out);
	buf_json_bool(out, "house", pool_is_house(&v->spec.pool, v->spec.table));
}

/* ---- the dice ---- */

void roll_faces_text(const struct dice_table *t, struct buf *out)
{
	int i, k;

	buf_puts(out, "P power, h half, o potential, q quadrant\n");
	for (i = 0; i < COLOURS; i++) {
		const struct die *die = &t->die[pool_order[i]];
		if (!die->n)
			continue;
		buf_printf(out, "%-7s%-7s", colour_words[pool_order[i]], die->house ? "house" : "");
		for (k = 0; k < die->n; k++) {
			buf_printf(out, " %d:", k + 1);
			face_text(die->face[k], out);
		}
		buf_putc(out, '\n');
	}
}

void roll_faces_json(const struct dice_table *t, struct buf *out)
{
	struct buf text = {0};
	int i, k, before = 0;

	buf_puts(out, ",\"dice\":{");
	for (i = 0; i < COLOURS; i++) {
		const struct die *die = &t->die[pool_order[i]];
		if (!die->n)
			continue;
		buf_printf(out, "%s\"%s\":{\"house\":%s,\"faces\":[", before++ ? "," : "",
			   colour_words[pool_order[i]], die->house ? "true" : "false");
		for (k = 0; k < die->n; k++) {
			buf_clear(&text);
			face_text(die->face[k], &text);
			buf_puts(out, k ? "," : "");
			buf_json(out, buf_text(&text));
		}
		buf_puts(out, "]}");
	}
	buf_putc(out, '}');
	buf_release(&text);
}
