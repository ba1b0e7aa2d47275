#include "rules/harm/pool.h"

#include <string.h>

#include "board/readings.h"
#include "data/data.h"
#include "data/row.h"
#include "event/event.h"

/* ---- the records ---- */

struct pool *pool_there(const struct board *b, enum pool_id which)
{
	return board_find(b, KIND_POOL, NULL, pool_words[which]);
}

static struct pool *pool_made(struct board *b, enum pool_id which)
{
	struct pool *p = pool_there(b, which);

	return p ? p : board_add(b, KIND_POOL, NULL, pool_words[which]);
}

/* Where it keeps such tokens. */
static int *pool_tokens(struct pool *p, enum spacer_token t)
{
	int *const of[] = {[TOKEN_DISCIPLINE] = &p->discipline,
			   [TOKEN_CONFIDENCE] = &p->confidence,
			   [TOKEN_EXPERTISE] = &p->expertise};

	return of[t];
}

int pool_count(const struct board *b, enum pool_id which, enum spacer_token t)
{
	struct pool *p = pool_there(b, which);

	return p ? *pool_tokens(p, t) : 0;
}

int pool_total(const struct board *b, enum pool_id which)
{
	enum spacer_token t;
	int n = 0;

	for (t = 0; t < SPACER_TOKENS; t++)
		n += pool_count(b, which, t);
	return n;
}

/* ---- in and out ---- */

int pool_add(struct board *b, enum pool_id which, enum spacer_token t, int n)
{
	int *tokens = pool_tokens(pool_made(b, which), t);

	*tokens = *tokens + n < POOL_TOKENS_MOST ? *tokens + n : POOL_TOKENS_MOST;
	return *tokens;
}

void pool_spend(struct board *b, const char *who, enum spacer_token t, int n, const char *clause)
{
	/* POL-02, POL-03: out of the Active Pool, never the Incoming one. */
	int *tokens = pool_tokens(pool_made(b, POOL_ACTIVE), t);

	*tokens -= n;
	EVENT(b, SPEND, "who=%s n=%d what=%s left=%d clause=%s", who, n, spacer_token_words[t],
	      *tokens, clause);
}

/* ---- Rubicon Bonuses ---- */

/* `discipline 2, power 5`: those left of the Adrenaline indicator (RULING: RA-13). */
static void walk_list(const struct rules *r, const struct spacer *s, const char *list,
		      const char *from, rubicon_fn *each, void *arg)
{
	int passed = s->adrenaline + plays(r->board, RA_13, 'b');
	struct span word, number;
	long at;
	int i;

	while (names_next(&list, &word) && names_next(&list, &number)) {
		i = word_number(word, rubicon_words);
		/* TRN-14, TOK-02, TOK-03, TOK-04: the indicator has passed it. */
		if (i >= 0 && num_read(number, 0, STAT_MOST, &at) && at < passed)
			each(r, i, from, arg);
	}
}

void rubicon_each(const struct rules *r, const struct spacer *s, rubicon_fn *each, void *arg)
{
	const struct data *data = r->board->data;
	const struct spacer_row *character =
	    s->character ? data_find(data, TABLE_SPACERS, s->character) : NULL;
	const struct suit_row *suit = s->suit ? data_find(data, TABLE_SUITS, s->suit) : NULL;

	/* TRN-15: of the Character part and of the Suit part. */
	if (character)
		walk_list(r, s, character->rubicon, "Rubicon", each, arg);
	if (suit)
		walk_list(r, s, suit->rubicon, suit->name, each, arg);
}

/* TRN-16, TOK-09, POL-01: into the Incoming Pool. Power and dice are for an Attack Roll (PWR-05).
 */
static void leave_one(const struct rules *r, int bonus, const char *from, void *clause)
{
	if (bonus < SPACER_TOKENS)
		EVENT(r->board, LEAVES, "n=1 what=%s from=%s now=%d clause=%s",
		      spacer_token_words[bonus], from,
		      pool_add(r->board, POOL_INCOMING, (enum spacer_token)bonus, 1),
		      (const char *)clause);
}

void pool_leave_rubicon(const struct rules *r, const struct spacer *s, const char *clause)
{
	rubicon_each(r, s, leave_one, (void *)(uintptr_t)clause);
}

int adrenaline_action(const struct rules *r, struct spacer *s, const char *clause)
{
	if (harm_adrenaline(r, s, 1, clause)) /* TRN-13: at once */
		return -1;
	if (!s->dead)
		pool_leave_rubicon(r, s, clause); /* TRN-14 */
	return 0;
}

/* ---- milling ---- */

void pool_mill(const struct rules *r)
{
	struct pool *active, *incoming;
	enum spacer_token t;

	if (!pool_total(r->board, POOL_ACTIVE) && !pool_total(r->board, POOL_INCOMING))
		return;
	active = pool_made(r->board, POOL_ACTIVE);
	incoming = pool_made(r->board, POOL_INCOMING);
	for (t = 0; t < SPACER_TOKENS; t++) {
		int *here = pool_tokens(active, t), *coming = pool_tokens(incoming, t);
		/* POL-15: what was Active is discarded; RULING: RO-44 what lies on a Stratagem
		 * is not. */
		if (*here)
			EVENT(r->board, MILLED, "n=%d token=%s clause=POL-15", *here,
			      spacer_token_words[t]);
		/* POL-16, POL-17: what was Incoming is Active for whoever comes next. */
		if (*coming)
			EVENT(r->board, MOVES_ON, "n=%d token=%s clause=POL-16", *coming,
			      spacer_token_words[t]);
		*here = *coming;
		*coming = 0;
	}
}
