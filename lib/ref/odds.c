/* The chance of a wound by pool and AT, exact. WND-02: Power that reaches the AT wounds. */
#include <string.h>

#include "dice/dist.h"
#include "ref/facts.h"
#include "text/buf.h"

struct odds_ask odds_default(void)
{
	return (struct odds_ask){
	    .colour = {[WHITE] = true, [RED] = true, [BLACK] = true},
	    .most = 6,
	    .at_lo = 1,
	    .at_hi = 8,
	};
}

/* ---- what is asked ---- */

static bool is_colour(const char *word, enum colour *out)
{
	int c;

	for (c = 0; c < COLOURS; c++)
		if (strlen(word) > 1 && str_starts(colour_words[c], word)) {
			*out = (enum colour)c;
			return true;
		}
	return false;
}

static int read_one(struct odds_ask *o, const char *word, struct diag *d)
{
	struct dice_pool p = {0};
	enum colour c;

	if (is_colour(word, &c)) {
		o->colour[c] = true;
		return 0;
	}
	if (pool_read(&p, span_of(word), d)) {
		d->status = STATUS_USAGE;
		return -1;
	}
	if (pool_dice(&p) > ODDS_DICE)
		return diag_usage(d, "'%s' is more than %d dice", word, ODDS_DICE);
	if (o->npools == ODDS_POOLS)
		return diag_usage(d, "--dice takes at most %d pools", ODDS_POOLS);
	o->pool[o->npools++] = p;
	return 0;
}

int odds_read_dice(struct odds_ask *o, const char *text, struct diag *d)
{
	memset(o->colour, 0, sizeof o->colour);
	o->npools = 0;
	while (*text) {
		size_t n = strcspn(text, ",");
		char word[64];

		if (!n || n >= sizeof word)
			return diag_usage(d, "--dice: '%s' is no list such as white,red,rrw", text);
		memcpy(word, text, n);
		word[n] = '\0';
		if (read_one(o, word, d))
			return -1;
		text += n + (text[n] == ',');
	}
	return 0;
}

int odds_read_at(struct odds_ask *o, const char *text, struct diag *d)
{
	const char *dash = strchr(text, '-');
	size_t n = dash ? (size_t)(dash - text) : strlen(text);
	long lo, hi;

	if (!num_read((struct span){text, n}, 0, 99, &lo) ||
	    !num_read(dash ? span_of(dash + 1) : span_of(text), 0, 99, &hi) || hi < lo)
		return diag_usage(d, "--at '%s' is no AT such as 5, nor a range such as 1-8", text);
	if (hi - lo >= ODDS_AT)
		return diag_usage(d, "--at '%s' is more than %d columns", text, ODDS_AT);
	o->at_lo = (int)lo;
	o->at_hi = (int)hi;
	return 0;
}

/* ---- the chances ---- */

/* In tenths of a percent, rounded half up; a chance is never rounded to none or to certainty. */
static const char *percent(struct arena *a, u128 num, u128 den)
{
	unsigned tenths = (unsigned)((num * 2000 + den) / (2 * den));

	if (!num)
		return "-";
	if (num == den)
		return "100";
	if (!tenths)
		return "<0.1";
	if (tenths == 1000)
		return ">99.9";
	return arena_printf(a, "%u.%u", tenths / 10, tenths % 10);
}

const char *percent_whole(struct arena *a, u128 num, u128 den)
{
	unsigned whole = (unsigned)((num * 200 + den) / (2 * den));

	if (!num)
		return "-";
	if (num != den)
		whole = whole < 1 ? 1 : whole > 99 ? 99 : whole;
	return arena_printf(a, "%u", whole);
}

struct odds_table {
	struct sheet *sheet;
	struct dice_table dice;
	struct chart *chart;
	bool house;
};

static void record(struct odds_table *t, const char *dice, int at, struct frac f, bool house)
{
	struct doc *d = t->sheet->doc;
	char num[U128_DIGITS], den[U128_DIGITS];
	struct frac r = frac_reduce(f);
	struct buf json = {0};

	frac_json(&json, f);
	chart_row(d->arena, d->records,
		  (const char *[]){
		      dice, arena_printf(d->arena, "%d", at), percent(d->arena, f.num, f.den),
		      arena_strdup(d->arena, dec_text(r.num, num)),
		      arena_strdup(d->arena, dec_text(r.den, den)), house ? "house" : "owner",
		      arena_strdup(d->arena, buf_text(&json)), house ? "true" : "false"});
	buf_release(&json);
}

static int pool_row(struct odds_table *t, const struct dice_pool *p, struct diag *d)
{
	struct arena *a = t->sheet->doc->arena;
	const struct odds_ask *o = &t->sheet->odds;
	const char *cells[CHART_COLUMNS] = {0};
	struct dist_spec spec = {.table = &t->dice, .pool = *p, .cap = {DIST_FULL, 0, 0, 0}};
	bool house = pool_is_house(p, &t->dice);
	struct buf text = {0};
	struct dist dist;
	int at;

	if (dist_make(&dist, &spec, a, d))
		return -1;
	pool_text(p, &text);
	cells[0] = arena_strdup(a, buf_text(&text));
	buf_release(&text);
	for (at = o->at_lo; at <= o->at_hi; at++) {
		u128 wound = dist_wound(&dist, at, 0);

		cells[1 + at - o->at_lo] = percent(a, wound, dist.total);
		record(t, cells[0], at, (struct frac){wound, dist.total}, house);
	}
	t->house |= house;
	chart_row(a, t->chart, cells);
	return 0;
}

static void start_chart(struct odds_table *t, const char *title)
{
	const struct odds_ask *o = &t->sheet->odds;
	struct doc *d = t->sheet->doc;
	struct buf titles = {0};
	int at;

	doc_heading(d, title);
	buf_puts(&titles, "Dice");
	for (at = o->at_lo; at <= o->at_hi; at++)
		buf_printf(&titles, "|#AT %d", at);
	t->chart = doc_chart(d, buf_text(&titles));
	buf_release(&titles);
}

static int colour_rows(struct odds_table *t, enum colour c, struct diag *d)
{
	struct arena *a = t->sheet->doc->arena;
	struct dice_pool p = {0};

	start_chart(t, arena_printf(a, "%s dice, percent%s", colour_words[c],
				    t->dice.die[c].house ? ", house dice" : ""));
	for (p.count[c] = 1; p.count[c] <= t->sheet->odds.most; p.count[c]++)
		if (pool_row(t, &p, d))
			return -1;
	return 0;
}

int build_odds(struct sheet *s, struct diag *d)
{
	struct odds_table t = {.sheet = s};
	bool house = false;
	int i, n;
	const struct die_row *rows = data_rows(s->data, TABLE_DICE, &n);

	s->doc->records =
	    chart_new(s->doc->arena, "dice|#at|$percent|$num|$den|$source|!wound|!house");
	s->doc->records_of = "odds";
	if (dice_table_build(&t.dice, rows, n, d))
		return -1;
	for (i = 0; i < COLOURS; i++)
		if (s->odds.colour[i] && colour_rows(&t, (enum colour)i, d))
			return -1;
	for (i = 0; i < s->odds.npools; i++)
		house |= pool_is_house(&s->odds.pool[i], &t.dice);
	if (s->odds.npools)
		start_chart(&t, house ? "Pools, percent, house dice" : "Pools, percent");
	for (i = 0; i < s->odds.npools; i++)
		if (pool_row(&t, &s->odds.pool[i], d))
			return -1;
	doc_text(s->doc,
		 "The chance that the Power of one roll reaches the AT, without re-rolls "
		 "and without Discipline%s.",
		 t.house ? "; house dice, since the rules do not print the faces" : "");
	fact_line(s, NULL, "WND-02");
	fact_line(s, NULL, "WND-03");
	return 0;
}
