/* enorm-turn stratagem and location: what the team and the place let Spacers do. */
#include <string.h>

#include "board/names.h"
#include "data/data.h"
#include "rules/harm/pool.h"
#include "rules/turn/location_card.h"
#include "rules/turn/stratagem.h"
#include "tool/turn.h"

#define FEED_MOST 99

static int read_to(struct call *c, const struct board *b, struct space *to, struct diag *d)
{
	const char *word = call_value(c, "to-space");
	struct named at;

	*to = NOWHERE;
	if (!word)
		return 0;
	if (name_or_place(b, 0, word, &at, d))
		return -1;
	if (at.is_corner)
		return diag_usage(d, "--to-space takes a space");
	*to = at.space;
	return 0;
}

/* ---- Stratagems ---- */

static int choose_some(struct call *c, struct board *b, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	const struct stratagem_row *rows[STRATAGEMS_CHOSEN];
	struct refusal no;
	int i, n = c->nwords - 2;

	for (i = 0; i < n && i < STRATAGEMS_CHOSEN; i++) {
		rows[i] = name_row(b, TABLE_STRATAGEMS, c->word[i + 2], d);
		if (!rows[i])
			return -1;
	}
	no = stratagems_choose_refusal(b, rows, n);
	if (no.reason)
		return call_refuse(c, b, NULL, no);
	stratagems_choose(&r, rows, n);
	return STATUS_OK;
}

static struct stratagem *stratagem_word(const struct call *c, const struct board *b, struct diag *d)
{
	return (struct stratagem *)(void *)name_piece(b, KIND_BIT(KIND_STRATAGEM), c->word[2], d);
}

static int feed(struct call *c, struct board *b, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct stratagem *x = stratagem_word(c, b, d);
	struct spacer *s = x ? turn_spacer_at(c, b, 3, d) : NULL;
	struct refusal no;
	long n = 1;

	if (!s || (c->nwords > 4 && number_word(c->word[4], "N", 1, FEED_MOST, &n, d)))
		return -1;
	no = stratagem_feed_refusal(b, x, s, (int)n);
	if (no.reason)
		return call_refuse(c, b, x->record.name, no);
	stratagem_feed(&r, x, s, (int)n);
	return STATUS_OK;
}

static int use(struct call *c, struct board *b, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct stratagem_use x = {.what = stratagem_word(c, b, d)};
	const char *type = call_value(c, "type");
	struct refusal no;

	x.who = x.what ? turn_spacer_at(c, b, 3, d) : NULL;
	x.sheet = x.who && type ? name_row(b, TABLE_INTRUDERS, type, d) : NULL;
	if (!x.who || (type && !x.sheet) || read_to(c, b, &x.to, d))
		return -1;
	no = stratagem_use_refusal(b, &x);
	if (no.reason)
		return call_refuse(c, b, x.what->record.name, no);
	return stratagem_use(&r, &x) ? -1 : STATUS_OK;
}

int turn_do_stratagem(struct call *c, struct board *b, struct diag *d)
{
	static const char *const words[] = {"choose", "feed", "use", NULL};
	static int (*const deeds[])(struct call * c, struct board * b,
				    struct diag * d) = {choose_some, feed, use};
	int deed = word_number(span_of(c->word[1]), words);

	if (deed < 0)
		return diag_usage(d, "stratagem choose, feed or use, not '%s'", c->word[1]);
	if (deeds[deed] != choose_some && c->nwords < 4)
		return diag_usage(d, "stratagem %s NAME SPACER: a word is missing", c->word[1]);
	return deeds[deed](c, b, d);
}

/* ---- Locations ---- */

static int enter(struct call *c, struct board *b, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	const struct location_row *to = name_row(b, TABLE_LOCATIONS, c->word[2], d);

	if (!to)
		return -1;
	location_enter(&r, to);
	return STATUS_OK;
}

static int use_location(struct call *c, struct board *b, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct location_use x = {.what = location_ability(b, c->word[2]),
				 .window = call_has(c, "window")};
	const struct location_row *here = location_here(b);
	const char *card = call_value(c, "card");
	struct refusal no;

	x.who = turn_spacer_at(c, b, 3, d);
	x.card = x.who && card ? name_row(b, TABLE_ACTION_CARDS, card, d) : NULL;
	if (!x.who || (card && !x.card))
		return -1;
	if (!x.what)
		return diag_set(d, "%s offers no '%s'", here ? here->title : "no Location: it",
				c->word[2]);
	no = location_use_refusal(b, &x);
	if (no.reason)
		return call_refuse(c, b, x.what->title, no);
	return location_use(&r, &x) ? -1 : STATUS_OK;
}

int turn_do_location(struct call *c, struct board *b, struct diag *d)
{
	static const char *const words[] = {"enter", "use", NULL};
	int use = word_number(span_of(c->word[1]), words);

	if (use < 0)
		return diag_usage(d, "location enter or use, not '%s'", c->word[1]);
	if (use && c->nwords < 4)
		return diag_usage(d, "location use NAME SPACER: a word is missing");
	return use ? use_location(c, b, d) : enter(c, b, d);
}
