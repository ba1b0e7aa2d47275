#include "rules/turn/cost.h"

#include <string.h>

#include "data/row.h"
#include "event/event.h"
#include "rules/harm/pool.h"
#include "rules/turn/card.h"

/* One part of a cost: how much of what. */
struct part {
	enum cost what;
	int n;
};

typedef const char *shut_fn(const struct board *b, const struct payer *p, struct part x,
			    const char **clause);
typedef int pay_fn(const struct rules *r, const struct payer *p, struct part x);

/* ---- Spacer tokens ---- */

static const char *tokens_shut(const struct board *b, const struct payer *p, struct part x,
			       const char **clause)
{
	int have = pool_count(b, POOL_ACTIVE, cost_words[x.what]); /* POL-02, POL-03 */

	(void)p;
	*clause = "ABL-30";
	return have < x.n ? arena_printf(b->arena, "it costs %d %s and the Active Pool has %d", x.n,
					 cost_words[x.what], have)
			  : NULL;
}

static int tokens_pay(const struct rules *r, const struct payer *p, struct part x)
{
	pool_spend(r->board, p->who->record.name, cost_words[x.what], x.n, "ABL-20"); /* ABL-20 */
	return 0;
}

/* ---- Stress ---- */

static const char *stress_shut(const struct board *b, const struct payer *p, struct part x,
			       const char **clause)
{
	*clause = "ABL-31";
	/* ABL-31, RULING: RA-04, RO-99 a cost is refused where a re-roll would kill. */
	return p->who->stress + x.n > STAT_MOST
		   ? arena_printf(b->arena, "it costs %d Stress, and %s has %d", x.n,
				  p->who->record.name, p->who->stress)
		   : NULL;
}

static int stress_pay(const struct rules *r, const struct payer *p, struct part x)
{
	return harm_stress(r, p->who, x.n, "ABL-22"); /* ABL-22 */
}

/* ---- an Action card ---- */

static const char *card_cost_shut(const struct board *b, const struct payer *p, struct part x,
				  const char **clause)
{
	(void)x;
	*clause = "ABL-21";
	return p->card ? card_spend_shut(b, p->who, p->card, clause)
		       : "it costs an Action card; name one with --card";
}

static int card_pay(const struct rules *r, const struct payer *p, struct part x)
{
	(void)x;
	card_spend(r, p->who, p->card, "ABL-21"); /* ABL-21: played for it, no action is resolved */
	return 0;
}

/* ---- the game element it stands on ---- */

static const char *exhaust_shut(const struct board *b, const struct payer *p, struct part x,
				const char **clause)
{
	(void)b, (void)x;
	*clause = "ABL-30";
	return p->gear && !p->gear->exhausted ? NULL : "there is nothing left to exhaust";
}

static int exhaust_pay(const struct rules *r, const struct payer *p, struct part x)
{
	(void)x;
	p->gear->exhausted = 1; /* ABL-23 */
	EVENT(r->board, EXHAUSTS, "who=%s what=%s clause=ABL-23", p->who->record.name,
	      p->gear->record.name);
	return 0;
}

static const char *discard_shut(const struct board *b, const struct payer *p, struct part x,
				const char **clause)
{
	(void)b, (void)x;
	*clause = "ABL-30";
	return p->gear ? NULL : "there is nothing to discard";
}

static int discard_pay(const struct rules *r, const struct payer *p, struct part x)
{
	(void)x;
	EVENT(r->board, DISCARD, "who=%s what=%s clause=ABL-24", p->who->record.name,
	      p->gear->record.name);
	board_remove(r->board, &p->gear->record); /* ABL-24 */
	return 0;
}

static int *loaded(const struct payer *p, enum cost what)
{
	return !p->gear ? NULL : what == COST_AMMO ? &p->gear->ammo : &p->gear->charge;
}

static const char *loaded_shut(const struct board *b, const struct payer *p, struct part x,
			       const char **clause)
{
	const int *n = loaded(p, x.what);

	*clause = x.what == COST_CHARGE ? "ABL-32" : "ABL-30";
	/* ABL-30, ABL-32 */
	return n && *n >= x.n ? NULL
			      : arena_printf(b->arena, "it costs %d %s and there is %d", x.n,
					     cost_words[x.what], n && *n > 0 ? *n : 0);
}

static int loaded_pay(const struct rules *r, const struct payer *p, struct part x)
{
	int *n = loaded(p, x.what);

	*n -= x.n; /* ABL-25 */
	EVENT(r->board, DEPLETES, "who=%s n=%d what=%s weapon=%s left=%d clause=ABL-25",
	      p->who->record.name, x.n, cost_words[x.what], p->gear->record.name, *n);
	return 0;
}

static const struct {
	shut_fn *shut;
	pay_fn *pay;
} ways[COST_COUNT] = {
    [COST_DISCIPLINE] = {tokens_shut, tokens_pay}, [COST_CONFIDENCE] = {tokens_shut, tokens_pay},
    [COST_EXPERTISE] = {tokens_shut, tokens_pay},  [COST_CARD] = {card_cost_shut, card_pay},
    [COST_STRESS] = {stress_shut, stress_pay},	   [COST_EXHAUST] = {exhaust_shut, exhaust_pay},
    [COST_DISCARD] = {discard_shut, discard_pay},  [COST_AMMO] = {loaded_shut, loaded_pay},
    [COST_CHARGE] = {loaded_shut, loaded_pay},
};

/* ---- the whole ---- */

/* The next part of the list; its number is 1 where none stands. */
static bool next_part(const char **list, struct part *x)
{
	const char *rest;
	struct span word;
	long n;

	if (!names_next(list, &word))
		return false;
	for (x->what = 0; x->what < COST_COUNT && !span_is(word, cost_words[x->what]); x->what++)
		;
	rest = *list;
	x->n = 1;
	if (names_next(&rest, &word) && num_read(word, 0, 99, &n)) {
		x->n = (int)n;
		*list = rest;
	}
	return x->what < COST_COUNT;
}

const char *cost_shut(const struct board *b, const struct payer *p, const char *cost,
		      const char **clause)
{
	struct part x;
	const char *why;

	/* ABL-30, ABL-28: every part, with nothing to get round it. */
	while (next_part(&cost, &x))
		if ((why = ways[x.what].shut(b, p, x, clause)))
			return why;
	return NULL;
}

int cost_pay(const struct rules *r, const struct payer *p, const char *cost)
{
	struct part x;

	while (next_part(&cost, &x))
		if (ways[x.what].pay(r, p, x))
			return -1;
	return 0;
}
