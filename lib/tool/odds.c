/* enorm-odds: what a stream of weighted boards comes to. */
#include "tool/odds.h"

#include <string.h>

#include "event/house.h"

static struct odds *own(const struct call *c)
{
	return c->own;
}

/* ---- what was asked for ---- */

static int read_patterns(struct call *c, struct odds *o, struct diag *d)
{
	int i;

	o->nwhere = call_values(c, "where", &o->where_word);
	o->pattern = arena_array(&c->arena, struct re *, (size_t)o->nwhere + 1);
	for (i = 0; i < o->nwhere; i++) {
		o->pattern[i] = re_typed("where", o->where_word[i], d);
		if (!o->pattern[i])
			return -1;
		re_speed_up(o->pattern[i]);
	}
	return 0;
}

static struct chances *tables_for(struct call *c, const char *option, const char *const **words,
				  int *n)
{
	struct chances *list;
	int i;

	*n = call_values(c, option, words);
	list = arena_array(&c->arena, struct chances, (size_t)*n + 1);
	for (i = 0; i < *n; i++)
		list[i].title = (*words)[i];
	return list;
}

static int begin(struct call *c, struct diag *d)
{
	struct odds *o = c->own = arena_new(&c->arena, struct odds);

	if (call_has(c, "from") && !call_has(c, "full"))
		return diag_usage(d, "--from goes with --full");
	if (call_has(c, "full") && c->view == VIEW_SVG)
		return diag_usage(d, "--full is text or JSON, no chart");
	o->of = tables_for(c, "of", &o->of_word, &o->nof);
	o->deck = tables_for(c, "deck", &o->deck_word, &o->ndeck);
	o->where.title = "where";
	return read_patterns(c, o, d);
}

/* ---- one board ---- */

static int weigh(struct odds *o, struct board *b, struct frac w, struct diag *d)
{
	int i, found, bad = 0;

	for (i = 0; i < o->nof && !bad; i++)
		bad = chances_of(&o->of[i], b, o->of_word[i], w, d);
	for (i = 0; i < o->nwhere && !bad; i++) {
		found = board_matches(b, o->pattern[i], NULL, d);
		bad = found < 0 ? -1
				: chances_add(&o->where, o->where_word[i],
					      found ? w : (struct frac){0, 1}, d);
	}
	for (i = 0; i < o->ndeck && !bad; i++)
		bad = chances_card(&o->deck[i], b, o->deck_word[i], w, d);
	return bad;
}

static int each(struct call *c, struct board *b, struct diag *d)
{
	const struct title *t = board_single(b, KIND_TITLE);
	struct odds *o = own(c);
	struct weight w;

	if (!o->title)
		o->title = t ? arena_strdup(&c->arena, t->text) : "Odds";
	if (weight_read(b, &w, d) || merge_add(&o->merge, b, d) < 0 ||
	    figures_add(&o->figures, b, w.before, w.share, d) ||
	    (c->waits && figures_wait(&o->figures, w.share, d)) || weigh(o, b, w.share, d))
		return -1;
	if (!u128_add(o->outcomes, w.outcomes, &o->outcomes))
		return diag_set(d, "the outcomes are more than 128 bits can count");
	return STATUS_OK;
}

/* ---- the end ---- */

static int nowhere(const struct odds *o, struct diag *d)
{
	int i;

	for (i = 0; i < o->nof; i++)
		if (!chances_found(&o->of[i]))
			return diag_set(d, "--of %s: no board has that number%s", o->of_word[i],
					o->of[i].near);
	for (i = 0; i < o->ndeck; i++)
		if (!chances_found(&o->deck[i]))
			return diag_set(d,
					"--deck %s: no board has such a deck with a card in it; it "
					"is called as mothman-ai or scanner-white is%s",
					o->deck_word[i], o->deck[i].near);
	return 0;
}

/* The cards that were told of may be the house's. */
static void note_cards(struct call *c, struct odds *o)
{
	struct board any = {.data = &c->data};
	struct house h = {0};
	int i, k;

	for (i = 0; i < o->ndeck; i++)
		for (k = 0; k < o->deck[i].n; k++)
			house_note_name(&h, &any, o->deck[i].list[k].label);
	o->merge.house |= h.tables;
	house_release(&h);
}

static int end(struct call *c, struct diag *d)
{
	struct odds *o = own(c);
	const char *from = call_value(c, "from");
	struct board before;
	int i;

	d->at = (struct where){0};
	if (nowhere(o, d) || (from && call_read_board(c, from, &before, d)))
		return -1;
	for (i = 0; i < o->nof; i++)
		chances_sort_numbers(&o->of[i]);
	for (i = 0; i < o->ndeck; i++)
		chances_sort(&o->deck[i]);
	note_cards(c, o);
	if (c->view == VIEW_JSON)
		odds_json(o, c);
	else if (c->view == VIEW_SVG)
		odds_svg(o, c);
	else
		odds_text(o, c);
	return call_has(c, "full") ? odds_full(o, c, from ? &before : NULL, d) : 0;
}

static void release(struct call *c)
{
	struct odds *o = own(c);
	int i;

	for (i = 0; i < o->nof; i++)
		chances_release(&o->of[i]);
	for (i = 0; i < o->ndeck; i++)
		chances_release(&o->deck[i]);
	for (i = 0; i < o->nwhere; i++)
		re_free(o->pattern[i]);
	chances_release(&o->where);
	figures_release(&o->figures);
	merge_release(&o->merge);
}

static const struct option_row options[] = {
    {0, "of", "NAME.NUMBER", "what a number can be, such as juliet.vitals"},
    {0, "where", "PATTERN", "the chance that a record matches the regular expression"},
    {0, "deck", "DECK", "what the next card of a deck can be, such as mothman-ai"},
    {0, "full", NULL, "every position, with what has changed in words"},
    {0, "from", "FILE", "with --full: what has changed since the board of FILE"},
};

const struct tool tool_odds = {
    .name = "enorm-odds",
    .examples = {"enorm-ai grin-1 --outcomes < ai.board | enorm-odds",
		 "enorm-attack juliet grin-1 --outcomes < attack.board | enorm-odds",
		 "enorm-harm juliet --damage 9 --outcomes < push.board | enorm-odds"},
    .about = "Tell what a stream of weighted boards comes to.",
    .usage = " [options]",
    .kind = REPORTER,
    .views = 1u << VIEW_TEXT | 1u << VIEW_JSON | 1u << VIEW_SVG,
    .options = options,
    .noptions = (int)COUNT(options),
    .begin = begin,
    .board = each,
    .end = end,
    .release = release,
};
