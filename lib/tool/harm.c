/* enorm-harm: what happens to a Spacer. */
#include <string.h>

#include "board/names.h"
#include "rules/order.h"
#include "rules/roll/ask.h"
#include "rules/turn/suffer.h"
#include "tool/tools.h"

#define MOST 99

/* ---- the command line ---- */

/* What was said of a harm; --stress attack='#1' is an answer, and harms nobody. */
static const char *harm_word(const struct call *c, const char *name)
{
	const char *const *values;
	int n = call_values(c, name, &values);

	while (n && strchr(values[n - 1], '='))
		n--;
	return n ? values[n - 1] : NULL;
}

/* --stress rr: the Power of dice. */
static int read_stress_dice(struct call *c, struct suffering *x, struct diag *d)
{
	const char *word = harm_word(c, "stress");

	if (!word || !word[strcspn(word, COLOUR_LETTERS)])
		return 0;
	x->rolls_stress = true;
	return pool_read(&x->stress_dice, span_of(word), d) ? typed_wrong(d) : 0;
}

static int read_harms(struct call *c, struct suffering *x, struct diag *d)
{
	bool any = false;
	int h;

	for (h = 0; h < HARM_COUNT; h++) {
		const struct harm_row *row = &harm_rows[h];
		bool counted = row->least >= 0 && h != HARM_VITALS;
		const char *word = counted ? harm_word(c, row->word) : NULL;
		long n = 0;
		any |= x->asked[h] = counted ? word != NULL : call_has(c, row->word);
		if (!word || (h == HARM_STRESS && x->rolls_stress))
			continue;
		if (number_word(word, arena_printf(&c->arena, "--%s", row->word), row->least, MOST,
				&n, d))
			return -1;
		x->n[h] = (int)n;
	}
	return any ? 0
		   : diag_usage(d,
				"what happens to %s? --damage N, --vitals -N, --stress N, "
				"--adrenaline N, --radiation N, --infection N, --condition "
				"NAME, --knockdown, --crash, --effect TEXT, --exert, --kill or "
				"--session-end",
				c->word[0]);
}

static int read_vitals(struct call *c, struct suffering *x, struct diag *d)
{
	const char *word = call_value(c, "vitals");
	long n;

	if (!word)
		return 0;
	if (num_read(span_of(word), 0, MOST, &n))
		return diag_usage(d, "--vitals %s: a loss has its sign, --vitals -%ld", word, n);
	if (call_number(c, "vitals", -MOST, -1, &n, d))
		return -1;
	x->n[HARM_VITALS] = (int)-n;
	return 0;
}

static int read_gate(struct call *c, struct suffering *x, struct diag *d)
{
	static const char *const by_words[] = {"attack", "response", NULL};
	bool far = call_has(c, "zone") || call_has(c, "range");
	long zone = 0, range = 0;
	int by;

	if (call_word(c, "by", by_words, -1, &by, d))
		return -1;
	if (by >= 0 && !call_has(c, "from"))
		return diag_usage(d, "--by needs --from: its range is counted from there");
	x->gate.by = by < 0 ? BY_NOTHING : by ? BY_RESPONSE : BY_ATTACK;
	if (far && x->gate.by != BY_ATTACK)
		return diag_usage(d, "--zone and --range go with --by attack");
	if (call_number(c, "zone", 1, MOST, &zone, d) ||
	    call_number(c, "range", 1, MOST, &range, d))
		return -1;
	x->gate.zone = (int)zone;
	x->gate.range = (int)range;
	return 0;
}

/* --flatline CARD is --rolled flatline=CARD. */
static void add_flatline(struct call *c)
{
	const char *card = call_value(c, "flatline");
	struct given one = {.point = point_stems[POINT_FLATLINE], .value = card};

	if (card)
		givens_add(&c->fate.given[ANSWER_ROLLED], one, &c->arena);
}

/* Read here, where a mistake is the caller's. */
static int read_effects(struct call *c, struct suffering *x, struct diag *d)
{
	int gives = call_has(c, "from") ? GIVES_ATTACKED : GIVES_SUFFERED, i;
	struct effect *all;
	const char *const *texts;

	x->neffects = call_values(c, "effect", &texts);
	x->effects = all = arena_array(&c->arena, struct effect, (size_t)x->neffects + 1);
	for (i = 0; i < x->neffects; i++)
		if (effect_read(texts[i], &c->arena, &all[i], d) ||
		    effect_check(&all[i], gives,
				 call_has(c, "from") ? "--effect" : "--effect without --from",
				 &c->data, d))
			return -1;
	return 0;
}

static int begin(struct call *c, struct diag *d)
{
	struct suffering *x = arena_new(&c->arena, struct suffering);

	c->own = x;
	add_flatline(c);
	x->offers_expertise = call_has(c, "expertise");
	x->offers_gear = call_has(c, "gear");
	return read_stress_dice(c, x, d) || read_harms(c, x, d) || read_vitals(c, x, d) ||
		       read_gate(c, x, d) || read_effects(c, x, d)
		   ? -1
		   : 0;
}

/* ---- one board ---- */

/* Conditions and gear in full. */
static int read_names(struct call *c, const struct board *b, struct suffering *x, struct diag *d)
{
	const char *const *words;
	const char **names;
	int i, n = call_values(c, "condition", &words);

	names = arena_array(b->arena, const char *, (size_t)n + 1);
	for (i = 0; i < n; i++) {
		const struct condition_row *row = name_row(b, TABLE_CONDITIONS, words[i], d);
		if (!row)
			return -1;
		names[i] = row->name;
	}
	x->conditions = names;
	x->nconditions = n;
	if (call_has(c, "from")) {
		x->from =
		    as_intruder(name_piece(b, KIND_BIT(KIND_INTRUDER), call_value(c, "from"), d));
		return x->from ? 0 : -1;
	}
	return 0;
}

static int harm_one(struct call *c, struct board *b, struct spacer *s, const struct suffering *x,
		    struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct refusal no = suffering_refusal(b, s, x);

	if (no.reason)
		return call_refuse(c, b, NULL, no);
	return suffer(&r, s, x);
}

/* The lowest first, who therefore has the last Life Spare unless it is declined (RT-29). */
static int harm_everyone(struct call *c, struct board *b, const struct suffering *x, struct diag *d)
{
	struct spacer **list;
	int i, n = spacers_in_order(b, &list), result, alive = 0;

	for (i = 0; i < n; i++) {
		if (list[i]->dead)
			continue;
		alive++;
		result = suffering_reaches(list[i], x) ? harm_one(c, b, list[i], x, d) : 0;
		if (result)
			return result;
	}
	return alive ? 0 : call_refuse(c, b, NULL, refuse("DIE-15", "nobody is alive"));
}

static int each(struct call *c, struct board *b, struct diag *d)
{
	struct suffering x = *(const struct suffering *)c->own;
	struct record *who;

	if (read_names(c, b, &x, d))
		return -1;
	if (!strcmp(c->word[0], "everyone"))
		return harm_everyone(c, b, &x, d);
	who = name_piece(b, KIND_BIT(KIND_SPACER), c->word[0], d);
	return who ? harm_one(c, b, as_spacer(who), &x, d) : -1;
}

static const struct option_row options[] = {
    {0, "damage", "N", "the Power of an Attack: damage, after mitigation"},
    {0, "vitals", "-N", "lose N Vitals, not by damage"},
    {0, "stress", "N|DICE|POINT=USE",
     "gain N Stress, or the Power of such dice as bb; or re-roll with Stress at a point"},
    {0, "adrenaline", "N", "gain N Adrenaline"},
    {0, "radiation", "N", "gain N Radiation tokens"},
    {0, "infection", "N", "gain N Infection tokens"},
    {0, "condition", "NAME", "gain a Condition"},
    {0, "knockdown", NULL, "be knocked down"},
    {0, "crash", NULL, "suffer a Crash"},
    {0, "effect", "TEXT", "suffer an effect, as the tables write them"},
    {0, "exert", NULL, "take an Exert card, its extra action done"},
    {0, "kill", NULL, "die at once, without a Flatline Check"},
    {0, "session-end", NULL, "the Run or Incursion is over: Conditions go"},
    {0, "from", "INTRUDER", "the Intruder it comes from"},
    {0, "by", "HOW", "attack or response: a Knockdown must reach"},
    {0, "zone", "X", "the attack is a Zone X one"},
    {0, "range", "X", "the attack is a Ranged X one"},
    {0, "flatline", "CARD", "the Flatline card drawn, as --rolled flatline=CARD"},
};

const struct tool tool_harm = {
    .name = "enorm-harm",
    .examples = {"enorm-harm juliet --damage 3 -f push.board",
		 "enorm-harm juliet --stress 2 --knockdown -f push.board",
		 "enorm-harm everyone --stress 1 -f push.board"},
    .about = "Harm a Spacer: damage, Stress, Conditions, and all that follows.",
    .usage = " [options] SPACER|everyone HARM ...",
    .kind = RESOLVER,
    .views = 1u << VIEW_BOARD | 1u << VIEW_RULING | 1u << VIEW_JSON,
    .options = options,
    .noptions = (int)COUNT(options),
    .words_least = 1,
    .words_most = 1,
    .begin = begin,
    .board = each,
};
