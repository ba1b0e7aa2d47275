#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "cli/read_text.h"
#include "event/house.h"
#include "odds/lines.h"
#include "show/diff.h"
#include "show/svg/chart.h"
#include "text/fold.h"
#include "tool/odds.h"

static struct frac share(const struct odds *o, struct frac weight)
{
	return figures_share(&o->figures, weight);
}

/* Is anything asked for but the table of figures? */
static bool asked(const struct odds *o)
{
	return o->nof || o->nwhere || o->ndeck;
}

/* `48,208` */
static void grouped(u128 n, struct buf *out)
{
	char digits[U128_DIGITS];
	const char *p = dec_text(n, digits);
	size_t left;

	for (left = strlen(p); left; left--, p++) {
		buf_putc(out, *p);
		if (left > 1 && left % 3 == 1)
			buf_putc(out, ',');
	}
}

static void foot(const struct odds *o, struct buf *out)
{
	int n = positions_count(&o->merge.positions);

	buf_puts(out, "exact; ");
	grouped((u128)n, out);
	buf_puts(out, n == 1 ? " position out of " : " positions out of ");
	grouped(o->outcomes, out);
	buf_puts(out, o->outcomes == 1 ? " outcome" : " outcomes");
	if (o->merge.house) {
		buf_puts(out, "; house ");
		house_write(o->merge.house, ", ", out);
	}
}

/* What has not come to an end, for a chart: the text has lines of its own for it. */
static void foot_ends(const struct odds *o, struct buf *out)
{
	struct frac refused = {0, 1};
	int i;

	for (i = 0; i < o->figures.nrefused; i++)
		frac_add(&refused, o->figures.refused[i].weight);
	if (o->figures.waiting.num) {
		buf_puts(out, "; ");
		percent_write(out, share(o, o->figures.waiting));
		buf_puts(out, " wait for an answer");
	}
	if (refused.num) {
		buf_puts(out, "; ");
		percent_write(out, share(o, refused));
		buf_puts(out, " refused");
	}
}

/* ---- text ---- */

static void write_foot(const struct odds *o, bool chart, struct buf *out)
{
	struct fold fold = {out->n, chart ? 0 : 2, "; ", ", "};
	struct buf told = {0};

	foot(o, &told);
	if (chart)
		foot_ends(o, &told);
	fold_text(&fold, buf_text(&told), out);
	buf_release(&told);
}

static void line(const struct odds *o, const char *label, int width, struct frac weight,
		 struct buf *out)
{
	struct frac p = share(o, weight);
	struct buf percent = {0}, fraction = {0};

	percent_write(&percent, p);
	frac_text(&fraction, p);
	buf_printf(out, "  %-*s  %8s  %s\n", width, label, buf_text(&percent), buf_text(&fraction));
	buf_release(&percent);
	buf_release(&fraction);
}

static int widest(const struct chances *t)
{
	int i, most = 0;

	for (i = 0; i < t->n; i++)
		if ((int)strlen(t->list[i].label) > most)
			most = (int)strlen(t->list[i].label);
	return most;
}

/* The mean of those that are numbers. */
static void number_line(const struct chances *t, struct buf *out)
{
	struct frac sum = {0, 1}, weight = {0, 1};
	int i;

	for (i = 0; i < t->n; i++) {
		struct frac part = t->list[i].weight;
		if (!strcmp(t->list[i].label, CHANCES_NONE))
			continue;
		frac_add(&weight, part);
		if (frac_mul(&part, (struct frac){(u128)atoi(t->list[i].label), 1}))
			frac_add(&sum, part);
	}
	frac_mul(&sum, (struct frac){weight.den, weight.num});
	buf_printf(out, "%s, mean ", t->title);
	frac_decimal(out, sum);
	buf_putc(out, '\n');
}

static void write_table(const struct odds *o, const struct chances *t, struct buf *out)
{
	int i, width = widest(t);

	for (i = 0; i < t->n; i++)
		line(o, t->list[i].label, width, t->list[i].weight, out);
}

static const char *const levels[] = {"", "I", "II", "III"};

/* What a level weighs: its back is seen before the card is drawn. */
static struct frac level_weight(const struct chances *t, const struct board *any, int level)
{
	struct frac sum = {0, 1};
	int i;

	for (i = 0; i < t->n; i++)
		if (chances_level(any, t->list[i].label) == level)
			frac_add(&sum, t->list[i].weight);
	return sum;
}

static void write_deck(const struct odds *o, const struct chances *t, const struct call *c,
		       struct buf *out)
{
	struct board any = {.data = &c->data};
	int i, width = widest(t);

	buf_printf(out, "%s, the next card\n", t->title);
	for (i = 0; i < t->n; i++) {
		int level = chances_level(&any, t->list[i].label);
		struct frac p = t->list[i].weight, all = level_weight(t, &any, level);

		line(o, t->list[i].label, width, p, out);
		if (!level)
			continue;
		out->n--; /* the line goes on */
		frac_mul(&p, (struct frac){all.den, all.num});
		buf_printf(out, "  level %s, and with that on its back ", levels[level]);
		percent_write(out, p);
		buf_putc(out, '\n');
	}
}

void odds_text(const struct odds *o, struct call *c)
{
	int i;

	if (!asked(o))
		figures_write(&o->figures, &c->out);
	for (i = 0; i < o->nof; i++) {
		number_line(&o->of[i], &c->out);
		write_table(o, &o->of[i], &c->out);
	}
	if (o->nwhere)
		write_table(o, &o->where, &c->out);
	for (i = 0; i < o->ndeck; i++)
		write_deck(o, &o->deck[i], c, &c->out);
	figures_write_ends(&o->figures, &c->out);
	write_foot(o, false, &c->out);
	buf_putc(&c->out, '\n');
}

/* ---- every position ---- */

static int likelier(const void *a, const void *b, void *merge)
{
	const struct merge *m = merge;
	int x = *(const int *)a, y = *(const int *)b;
	int order = -frac_cmp(m->weight[x].share, m->weight[y].share);

	return order ? order : x - y;
}

static int read_position(const struct odds *o, const struct call *c, int i, struct arena *a,
			 struct board *b, struct diag *d)
{
	struct buf text = {0};
	int result;

	merge_write_board(&o->merge, i, &text);
	board_start(b, a, &c->data);
	result = read_text((struct span){text.p, text.n}, b, d);
	buf_release(&text);
	return result;
}

static void json_position(struct call *c, struct frac p, const struct board *before,
			  const struct board *after)
{
	struct buf changes = {0};

	board_diff(before, after, "\n", &changes);
	call_json(c, NULL, JSON_POSITION);
	frac_json_member(&c->out, "chance", p);
	buf_puts(&c->out, ",\"changes\":");
	json_parts(&c->out, buf_text(&changes), "\n");
	buf_puts(&c->out, "}\n");
	buf_release(&changes);
}

int odds_full(const struct odds *o, struct call *c, const struct board *from, struct diag *d)
{
	int n = positions_count(&o->merge.positions), i, result = 0;
	int *order = arena_array(&c->arena, int, (size_t)n + 1);
	struct arena likeliest = {0}, own = {0};
	struct board first, b;

	for (i = 0; i < n; i++)
		order[i] = i;
	qsort_r(order, (size_t)n, sizeof *order, likelier, (void *)(uintptr_t)&o->merge);
	if (!from)
		result = read_position(o, c, order[0], &likeliest, &first, d);
	for (i = 0; i < n && !result; i++) {
		struct frac p = share(o, o->merge.weight[order[i]].share);
		struct buf changes = {0};

		arena_reset(&own);
		result = read_position(o, c, order[i], &own, &b, d);
		if (!result && c->view == VIEW_JSON)
			json_position(c, p, from ? from : &first, &b);
		else if (!result && !board_diff(from ? from : &first, &b, "; ", &changes))
			buf_puts(&changes, from || i ? "nothing changes; " : "the likeliest; ");
		if (!result && c->view != VIEW_JSON)
			odds_line(p, (int)changes.n - 2, buf_text(&changes), &c->out);
		buf_release(&changes);
	}
	arena_release(&own);
	arena_release(&likeliest);
	return result;
}

/* ---- JSON ---- */

/* On the back of a card; null where it has none. */
static void json_level(const struct call *c, const char *card, struct buf *out)
{
	struct board any = {.data = &c->data};
	int level = chances_level(&any, card);

	buf_puts(out, ",\"level\":");
	if (level)
		buf_printf(out, "%d", level);
	else
		buf_puts(out, "null");
}

static void json_table(const struct odds *o, const struct chances *t, const char *key,
		       struct call *c)
{
	struct buf *out = &c->out;
	int i;

	for (i = 0; i < t->n; i++) {
		buf_printf(out, "%s{\"%s\":", i ? "," : "", key);
		if (strcmp(key, "n") != 0)
			buf_json(out, t->list[i].label);
		else if (strcmp(t->list[i].label, CHANCES_NONE) != 0)
			buf_puts(out, t->list[i].label);
		else
			buf_puts(out, "null");
		buf_puts(out, ",\"chance\":");
		frac_json(out, share(o, t->list[i].weight));
		if (!strcmp(key, "card"))
			json_level(c, t->list[i].label, out);
		buf_putc(out, '}');
	}
}

static void json_tables(const struct odds *o, const char *name, const char *key,
			const struct chances *list, int n, struct call *c)
{
	struct buf *out = &c->out;
	int i;

	buf_printf(out, ",\"%s\":[", name);
	for (i = 0; i < n; i++) {
		buf_puts(out, i ? ",{\"name\":" : "{\"name\":");
		buf_json(out, list[i].title);
		buf_puts(out, ",\"values\":[");
		json_table(o, &list[i], key, c);
		buf_puts(out, "]}");
	}
	buf_putc(out, ']');
}

void odds_json(const struct odds *o, struct call *c)
{
	char digits[U128_DIGITS];

	call_json(c, NULL, JSON_ODDS);
	figures_json(&o->figures, &c->out);
	json_tables(o, "of", "n", o->of, o->nof, c);
	buf_puts(&c->out, ",\"where\":[");
	json_table(o, &o->where, "pattern", c);
	buf_putc(&c->out, ']');
	json_tables(o, "decks", "card", o->deck, o->ndeck, c);
	buf_printf(&c->out, ",\"positions\":%d,\"outcome_count\":\"%s\"",
		   positions_count(&o->merge.positions), dec_text(o->outcomes, digits));
	house_json(o->merge.house, &c->out);
	buf_puts(&c->out, "}\n");
}

/* ---- a chart ---- */

struct charting {
	const struct odds *odds;
	struct arena *arena;
	struct chart_group *group;
	int n;
};

static struct chart_group *new_group(struct charting *g, const char *title, int bars)
{
	struct chart_group *now = &g->group[g->n++];

	*now =
	    (struct chart_group){title, arena_array(g->arena, struct chart_bar, (size_t)bars), 0};
	return now;
}

static void add_bar(const struct charting *g, struct chart_group *to, const char *label,
		    struct frac weight)
{
	struct frac p = share(g->odds, weight);
	struct buf text = {0};

	percent_write(&text, p);
	to->bar[to->n++] = (struct chart_bar){label, arena_strdup(g->arena, buf_text(&text)),
					      (double)p.num / (double)p.den};
	buf_release(&text);
}

static void chart_table(struct charting *g, const struct chances *t)
{
	struct chart_group *now = new_group(g, t->title, t->n);
	int i;

	for (i = 0; i < t->n; i++)
		add_bar(g, now, t->list[i].label, t->list[i].weight);
}

/* A pattern is too long for a label. */
static void chart_patterns(struct charting *g, const struct chances *t)
{
	int i;

	for (i = 0; i < t->n; i++)
		add_bar(g, new_group(g, t->list[i].label, 1), "some record", t->list[i].weight);
}

static void chart_spacer(struct charting *g, const struct figure_odds *f)
{
	struct buf mean = {0};
	struct chart_group *now;
	int k;

	figure_write_mean(f, &mean);
	now = new_group(g, arena_printf(g->arena, "%s, %s", f->name, buf_text(&mean)),
			ODDS_NUMBERS + 1);
	buf_release(&mean);
	for (k = ODDS_NUMBERS - 1; k >= 0; k--) {
		struct frac alive = k ? f->is.at[k] : f->down;
		if (alive.den && alive.num)
			add_bar(g, now, arena_printf(g->arena, "%d", k), alive);
	}
	if (f->dies.num)
		add_bar(g, now, "dies", f->dies);
}

static void chart_figures(struct charting *g)
{
	const struct figure_table *t = &g->odds->figures;
	struct chart_group *dying;
	int i;

	for (i = 0; i < t->n; i++)
		if (t->figure[i].spacer)
			chart_spacer(g, &t->figure[i]);
	dying = new_group(g, "Intruders that die", t->n);
	for (i = 0; i < t->n; i++)
		if (!t->figure[i].spacer && t->figure[i].dies.num)
			add_bar(g, dying, t->figure[i].name, t->figure[i].dies);
	g->n -= !dying->n;
}

void odds_svg(const struct odds *o, struct call *c)
{
	size_t most = (size_t)(o->figures.n + o->nof + o->ndeck + o->where.n) + 2;
	struct charting g = {o, &c->arena, arena_array(&c->arena, struct chart_group, most), 0};
	struct buf below = {0};
	int i;

	if (!asked(o))
		chart_figures(&g);
	for (i = 0; i < o->nof; i++)
		chart_table(&g, &o->of[i]);
	chart_patterns(&g, &o->where);
	for (i = 0; i < o->ndeck; i++)
		chart_table(&g, &o->deck[i]);
	write_foot(o, true, &below);
	chart_write(g.group, g.n, o->title, buf_text(&below), &c->arena, &c->out);
	buf_release(&below);
}
