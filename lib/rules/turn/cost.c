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

typedef struct refusal refusal_fn(const struct board *b, const struct payer *p, struct part x);
typedef int pay_fn(const struct rules *r, const struct payer *p, struct part x);

/* ---- Spacer tokens ---- */

/* A cost of tokens, as the Pool knows them. */
static enum spacer_token token_of(enum cost what)
{
	static const enum spacer_token tokens[] = {[COST_DISCIPLINE] = TOKEN_DISCIPLINE,
						   [COST_CONFIDENCE] = TOKEN_CONFIDENCE,
						   [COST_EXPERTISE] = TOKEN_EXPERTISE};

	return tokens[what];
}

static struct refusal tokens_refusal(const struct board *b, const struct payer *p, struct part x)
{
	int have = pool_count(b, POOL_ACTIVE, token_of(x.what)); /* POL-02, POL-03 */

	(void)p;
	return have < x.n ? refuse_of(b, "ABL-30", "it costs %d %s and the Active Pool has %d", x.n,
				      cost_words[x.what], have)
			  : ALLOWED;
}

static int tokens_pay(const struct rules *r, const struct payer *p, struct part x)
{
	pool_spend(r->board, p->who->record.name, token_of(x.what), x.n, "ABL-20"); /* ABL-20 */
	return 0;
}

/* ---- Stress ---- */

static struct refusal stress_refusal(const struct board *b, const struct payer *p, struct part x)
{
	/* ABL-31, RULING: RA-04, RO-99 a cost is refused where a re-roll would kill. */
	return p->who->stress + x.n > STAT_MOST
		   ? refuse_of(b, "ABL-31", "it costs %d Stress, and %s has %d", x.n,
			       p->who->record.name, p->who->stress)
		   : ALLOWED;
}

static int stress_pay(const struct rules *r, const struct payer *p, struct part x)
{
	return harm_stress(r, p->who, x.n, "ABL-22"); /* ABL-22 */
}

/* ---- an Action card ---- */

static struct refusal card_cost_refusal(const struct board *b, const struct payer *p, struct part x)
{
	(void)x;
	return p->card ? card_spend_refusal(b, p->who, p->card)
		       : refuse("ABL-21", "it costs an Action card; name one with --card");
}

static int card_pay(const struct rules *r, const struct payer *p, struct part x)
{
	(void)x;
	card_spend(r, p->who, p->card, "ABL-21"); /* ABL-21: played for it, no action is resolved */
	return 0;
}

/* ---- the game element it stands on ---- */

static struct refusal exhaust_refusal(const struct board *b, const struct payer *p, struct part x)
{
	(void)b, (void)x;
	return allow_if(p->gear && !p->gear->exhausted, "ABL-30",
			"there is nothing left to exhaust");
}

static int exhaust_pay(const struct rules *r, const struct payer *p, struct part x)
{
	(void)x;
	p->gear->exhausted = 1; /* ABL-23 */
	EVENT(r->board, EXHAUSTS, "who=%s what=%s clause=ABL-23", p->who->record.name,
	      p->gear->record.name);
	return 0;
}

static struct refusal discard_refusal(const struct board *b, const struct payer *p, struct part x)
{
	(void)b, (void)x;
	return allow_if(p->gear || p->engram, "ABL-30", "there is nothing to discard");
}

static int discard_pay(const struct rules *r, const struct payer *p, struct part x)
{
	struct record *it = p->gear ? &p->gear->record : &p->engram->record;

	(void)x;
	EVENT(r->board, DISCARD, "who=%s what=%s clause=ABL-24", p->who->record.name, it->name);
	if (p->engram && --p->engram->count) /* RULING: RT-176 */
		return 0;
	board_remove(r->board, it); /* ABL-24 */
	return 0;
}

static int *loaded(const struct payer *p, enum cost what)
{
	return !p->gear ? NULL : what == COST_AMMO ? &p->gear->ammo : &p->gear->charge;
}

static struct refusal loaded_refusal(const struct board *b, const struct payer *p, struct part x)
{
	const int *n = loaded(p, x.what);

	/* ABL-30, ABL-32 */
	return n && *n >= x.n ? ALLOWED
			      : refuse_of(b, x.what == COST_CHARGE ? "ABL-32" : "ABL-30",
					  "it costs %d %s and there is %d", x.n, cost_words[x.what],
					  n && *n > 0 ? *n : 0);
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
	refusal_fn *refusal;
	pay_fn *pay;
} ways[COST_COUNT] = {
    [COST_DISCIPLINE] = {tokens_refusal, tokens_pay},
    [COST_CONFIDENCE] = {tokens_refusal, tokens_pay},
    [COST_EXPERTISE] = {tokens_refusal, tokens_pay},
    [COST_CARD] = {card_cost_refusal, card_pay},
    [COST_STRESS] = {stress_refusal, stress_pay},
    [COST_EXHAUST] = {exhaust_refusal, exhaust_pay},
    [COST_DISCARD] = {discard_refusal, discard_pay},
    [COST_AMMO] = {loaded_refusal, loaded_pay},
    [COST_CHARGE] = {loaded_refusal, loaded_pay},
};

/* ---- the whole ---- */

/* The next part of the list; its number is 1 where none stands. */
static bool next_part(const char **list, struct part *x)
{
	const char *rest;
	struct span word;
	int what;
	long n;

	if (!names_next(list, &word) || (what = word_number(word, cost_words)) < 0)
		return false;
	x->what = (enum cost)what;
	rest = *list;
	x->n = 1;
	if (names_next(&rest, &word) && num_read(word, 0, 99, &n)) {
		x->n = (int)n;
		*list = rest;
	}
	return true;
}

struct refusal cost_refusal(const struct board *b, const struct payer *p, const char *cost)
{
	struct refusal no = ALLOWED;
	struct part x;

	/* ABL-30, ABL-28: every part, with nothing to get round it. */
	while (!no.reason && next_part(&cost, &x))
		no = ways[x.what].refusal(b, p, x);
	return no;
}

int cost_pay(const struct rules *r, const struct payer *p, const char *cost)
{
	struct part x;

	while (next_part(&cost, &x))
		if (ways[x.what].pay(r, p, x))
			return -1;
	return 0;
}
