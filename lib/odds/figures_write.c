#include <string.h>

#include "odds/figures.h"
#include "odds/lines.h"
#include "text/fold.h"

/* ---- as text ---- */

/* Between two things that are told of a figure, and between two numbers of one of them. */
#define GAP	    "   "
#define SMALL_GAP   "  "
#define INDENT_MOST 30 /* of a line that goes on, however long the names are */

static void chance(const struct figure_table *t, const char *what, struct frac weight,
		   struct buf *out)
{
	if (!weight.num)
		return;
	buf_printf(out, GAP "%s ", what);
	percent_write(out, figures_share(t, weight));
}

/* `   WHAT >=1 81%  >=2 56%`: the numbers from k on, as far as there are any. */
static void thresholds(const struct figure_table *t, const char *what, const struct number_odds *n,
		       int k, struct buf *out)
{
	struct frac at_least;

	for (; k < ODDS_NUMBERS && (at_least = number_from(n, k)).num; k++) {
		buf_printf(out, "%s%s>=%d ", *what ? GAP : SMALL_GAP, what, k);
		percent_write(out, figures_share(t, at_least));
		what = "";
	}
}

void figure_write_mean(const struct figure_odds *f, struct buf *out)
{
	struct frac mean = number_mean(&f->is, f->there);

	buf_puts(out, "Vitals");
	if (f->vitals != ABSENT)
		buf_printf(out, " %d:", f->vitals);
	buf_printf(out, " mean %.*f", mean.num % mean.den ? 2 : 0,
		   (double)mean.num / (double)mean.den);
}

static void spacer_line(const struct figure_table *t, const struct figure_odds *f, struct buf *out)
{
	buf_puts(out, GAP);
	figure_write_mean(f, out);
	if (f->began)
		thresholds(t, "lost ", &f->lost, 1, out);
	chance(t, "dies", f->dies, out);
	chance(t, "broken", f->broken, out);
	chance(t, "awakened", f->awakened, out);
	thresholds(t, "Stress ", &f->stressed, f->stress == ABSENT ? 1 : f->stress + 1, out);
}

static void intruder_line(const struct figure_table *t, const struct figure_odds *f,
			  struct buf *out)
{
	chance(t, "dies", f->dies, out);
	thresholds(t, "Wounds ", &f->wounded, 1, out);
	if (!f->began)
		chance(t, "appears", f->there, out);
}

static bool has_line(const struct figure_odds *f)
{
	return f->spacer || f->dies.num || number_from(&f->wounded, 1).num || !f->began;
}

static int widest(const struct figure_table *t)
{
	int i, most = 0;

	for (i = 0; i < t->n; i++)
		if (has_line(&t->figure[i]) && (int)strlen(t->figure[i].name) > most)
			most = (int)strlen(t->figure[i].name);
	return most;
}

static void figure_line(const struct figure_table *t, const struct figure_odds *f, int width,
			struct buf *out)
{
	int indent = width + (int)strlen(GAP);
	struct fold fold = {out->n, indent < INDENT_MOST ? indent : INDENT_MOST, GAP, SMALL_GAP};
	struct buf told = {0};

	if (f->spacer)
		spacer_line(t, f, &told);
	else
		intruder_line(t, f, &told);
	buf_printf(out, "%-*s" GAP, width, f->name);
	fold_text(&fold, buf_text(&told) + strlen(GAP), out);
	buf_putc(out, '\n');
	buf_release(&told);
}

static void share_line(const struct figure_table *t, const char *what, struct frac weight,
		       const char *why, struct buf *out)
{
	struct fold fold = {out->n, 2, " ", NULL};

	buf_printf(out, "%s ", what);
	percent_write(out, figures_share(t, weight));
	buf_puts(out, ": ");
	fold_text(&fold, why, out);
	buf_putc(out, '\n');
}

void figures_write(const struct figure_table *t, struct buf *out)
{
	int i, spacers, width = widest(t);

	for (spacers = 1; spacers >= 0; spacers--)
		for (i = 0; i < t->n; i++)
			if (t->figure[i].spacer == !!spacers && has_line(&t->figure[i]))
				figure_line(t, &t->figure[i], width, out);
}

void figures_write_ends(const struct figure_table *t, struct buf *out)
{
	int i;

	if (t->waiting.num)
		share_line(t, "waiting", t->waiting, "for an answer; enorm-go --settle plays on",
			   out);
	for (i = 0; i < t->nrefused; i++)
		share_line(t, "refused", t->refused[i].weight, t->refused[i].reason, out);
}

/* ---- as JSON ---- */

static void json_chance(const struct figure_table *t, const char *key, struct frac weight,
			struct buf *out)
{
	buf_printf(out, ",\"%s\":", key);
	frac_json(out, figures_share(t, weight));
}

static void json_number(const struct figure_table *t, const char *key, const struct number_odds *n,
			struct buf *out)
{
	bool any = false;
	int k;

	buf_printf(out, ",\"%s\":[", key);
	for (k = 0; k < ODDS_NUMBERS; k++)
		if (n->at[k].den && n->at[k].num) {
			buf_printf(out, "%s{\"n\":%d", any ? "," : "", k);
			json_chance(t, "chance", n->at[k], out);
			json_chance(t, "at_least", number_from(n, k), out);
			buf_putc(out, '}');
			any = true;
		}
	buf_putc(out, ']');
}

static void json_figure(const struct figure_table *t, const struct figure_odds *f, struct buf *out)
{
	buf_puts(out, "{\"name\":");
	buf_json(out, f->name);
	json_chance(t, "dies", f->dies, out);
	json_chance(t, "there", f->there, out);
	if (!f->spacer) {
		json_number(t, "wounds", &f->wounded, out);
		buf_putc(out, '}');
		return;
	}
	if (f->vitals != ABSENT)
		buf_printf(out, ",\"before\":{\"vitals\":%d,\"stress\":%d}", f->vitals, f->stress);
	buf_puts(out, ",\"mean\":");
	frac_json(out, number_mean(&f->is, f->there));
	json_number(t, "vitals", &f->is, out);
	json_number(t, "lost", &f->lost, out);
	json_number(t, "stress", &f->stressed, out);
	json_chance(t, "broken", f->broken, out);
	json_chance(t, "awakened", f->awakened, out);
	buf_putc(out, '}');
}

void figures_json(const struct figure_table *t, struct buf *out)
{
	int i;

	buf_puts(out, ",\"figures\":[");
	for (i = 0; i < t->n; i++) {
		buf_puts(out, i ? "," : "");
		json_figure(t, &t->figure[i], out);
	}
	buf_puts(out, "]");
	json_chance(t, "waiting", t->waiting, out);
	buf_puts(out, ",\"refused\":[");
	for (i = 0; i < t->nrefused; i++) {
		buf_puts(out, i ? ",{\"message\":" : "{\"message\":");
		buf_json(out, t->refused[i].reason);
		json_chance(t, "chance", t->refused[i].weight, out);
		buf_putc(out, '}');
	}
	buf_putc(out, ']');
}
