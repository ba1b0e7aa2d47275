#include "rules/harm/pool.h"

#include <string.h>

#include "board/readings.h"
#include "data/data.h"
#include "data/row.h"
#include "event/event.h"

const char *const pool_tokens_words[] = {"discipline", "confidence", "expertise", NULL};

/* ---- the records ---- */

struct pool *pool_there(const struct board *b, enum pool_id which)
{
	return board_find(b, KIND_POOL, NULL, pool_words[which]);
}

struct pool *pool_made(struct board *b, enum pool_id which)
{
	struct pool *p = pool_there(b, which);

	return p ? p : board_add(b, KIND_POOL, NULL, pool_words[which]);
}

int *pool_tokens(struct pool *p, const char *token)
{
	int *const of[] = {&p->discipline, &p->confidence, &p->expertise};
	int i;

	for (i = 0; pool_tokens_words[i]; i++)
		if (!strcmp(pool_tokens_words[i], token))
			return of[i];
	return NULL;
}

int pool_count(const struct board *b, enum pool_id which, const char *token)
{
	struct pool *p = pool_there(b, which);

	return p ? *pool_tokens(p, token) : 0;
}

int pool_total(const struct board *b, enum pool_id which)
{
	int i, n = 0;

	for (i = 0; pool_tokens_words[i]; i++)
		n += pool_count(b, which, pool_tokens_words[i]);
	return n;
}

/* ---- in and out ---- */

int pool_add(struct board *b, enum pool_id which, const char *token, int n)
{
	int *tokens = pool_tokens(pool_made(b, which), token);

	*tokens = *tokens + n < POOL_TOKENS_MOST ? *tokens + n : POOL_TOKENS_MOST;
	return *tokens;
}

void pool_spend(struct board *b, const char *who, const char *token, int n, const char *clause)
{
	/* POL-02, POL-03: out of the Active Pool, never the Incoming one. */
	int *tokens = pool_tokens(pool_made(b, POOL_ACTIVE), token);

	*tokens -= n;
	EVENT(b, SPEND, "who=%s n=%d what=%s left=%d clause=%s", who, n, token, *tokens, clause);
}

/* ---- Rubicon Bonuses ---- */

/* `discipline 2, power 5`: those left of the Adrenaline indicator (RULING: RA-13). */
static void walk_list(const struct rules *r, const struct spacer *s, const char *list,
		      const char *from, rubicon_fn *each, void *arg)
{
	int passed = s->adrenaline + plays(r->board, RA_13, 'b');
	struct span word, number;
	long at;

	while (names_next(&list, &word) && names_next(&list, &number))
		/* TRN-14, TOK-02, TOK-03, TOK-04: the indicator has passed it. */
		if (num_read(number, 0, STAT_MOST, &at) && at < passed)
			each(r, arena_strndup(r->board->arena, word.p, word.n), from, arg);
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

static bool is_token(const char *word)
{
	int i;

	for (i = 0; pool_tokens_words[i] && strcmp(pool_tokens_words[i], word) != 0; i++)
		;
	return pool_tokens_words[i];
}

/* TRN-16, TOK-09, POL-01: into the Incoming Pool. Power and dice are for an Attack Roll (PWR-05).
 */
static void leave_one(const struct rules *r, const char *word, const char *from, void *clause)
{
	if (is_token(word))
		EVENT(r->board, LEAVES, "n=1 what=%s from=%s now=%d clause=%s", word, from,
		      pool_add(r->board, POOL_INCOMING, word, 1), (const char *)clause);
}

void pool_leave_rubicon(const struct rules *r, const struct spacer *s, const char *clause)
{
	rubicon_each(r, s, leave_one, (void *)(uintptr_t)clause);
}

/* ---- milling ---- */

void pool_mill(const struct rules *r)
{
	struct pool *active, *incoming;
	int i;

	if (!pool_total(r->board, POOL_ACTIVE) && !pool_total(r->board, POOL_INCOMING))
		return;
	active = pool_made(r->board, POOL_ACTIVE);
	incoming = pool_made(r->board, POOL_INCOMING);
	for (i = 0; pool_tokens_words[i]; i++) {
		int *here = pool_tokens(active, pool_tokens_words[i]);
		int *coming = pool_tokens(incoming, pool_tokens_words[i]);
		/* POL-15: what was Active is discarded; RULING: RO-44 what lies on a Stratagem
		 * is not. */
		if (*here)
			EVENT(r->board, MILLED, "n=%d token=%s clause=POL-15", *here,
			      pool_tokens_words[i]);
		/* POL-16, POL-17: what was Incoming is Active for whoever comes next. */
		if (*coming)
			EVENT(r->board, MOVES_ON, "n=%d token=%s clause=POL-16", *coming,
			      pool_tokens_words[i]);
		*here = *coming;
		*coming = 0;
	}
}
