#include "rules/effect/pool.h"

#include <string.h>

#include "event/event.h"
#include "rules/harm/pool.h"

/* The Pools a word means: both for `any`, those without a token for `empty`. */
static int pools_meant(const struct board *b, const char *word, enum pool_id *out)
{
	int n = 0, i;

	for (i = POOL_ACTIVE; i <= POOL_INCOMING; i++)
		if (!strcmp(word, "any") || !strcmp(word, pool_words[i]) ||
		    (!strcmp(word, "empty") && !pool_total(b, (enum pool_id)i)))
			out[n++] = (enum pool_id)i;
	return n;
}

/* The Pool the tokens go to; with two of them it is the players' choice. */
static int pool_meant(const struct effect_context *c, const struct effect_arg *which)
{
	/* POL-01: Incoming, unless it says otherwise. */
	const char *word = which->type ? which->word : pool_words[POOL_INCOMING];
	const char *point = arena_printf(c->r->board->arena, "%s.pool", c->target->record.name);
	enum pool_id pools[2] = {POOL_INCOMING, POOL_INCOMING};

	if (pools_meant(c->r->board, word, pools) < 2)
		return (int)pools[0];
	return fate_choose(c->r->fate, harm_point(c->r, point), pool_words, 2, POOL_ACTIVE,
			   "there they can be used at once", c->r->diag);
}

int effect_place(const struct effect_context *c, const struct effect_step *s)
{
	int which = pool_meant(c, &s->arg[2]), n = s->arg[1].number;

	if (which < 0)
		return -1;
	event_add(c->r->board, "place", "n=%d token=%s pool=%s now=%d clause=%s", n, s->arg[0].word,
		  pool_words[which], pool_add(c->r->board, (enum pool_id)which, s->arg[0].word, n),
		  c->clause);
	return 0;
}

int effect_clear_pools(const struct effect_context *c, const struct effect_step *s)
{
	int i;

	(void)s;
	for (i = 0; i < c->r->board->of[KIND_POOL].n; i++) {
		struct pool *p = (struct pool *)(void *)c->r->board->of[KIND_POOL].at[i];
		p->discipline = p->confidence = p->expertise = 0;
	}
	event_add(c->r->board, "note", "text=%s clause=%s", "the Spacer Pool is emptied",
		  c->clause);
	return 0;
}

/* One token of the players' choice from the Active to the Incoming Pool. */
static int move_one_token(const struct effect_context *c)
{
	struct board *b = c->r->board;
	const char *point = arena_printf(b->arena, "%s.token", c->target->record.name);
	const char *there[3];
	int i, n = 0;

	for (i = 0; pool_tokens_words[i]; i++)
		if (pool_count(b, POOL_ACTIVE, pool_tokens_words[i]))
			there[n++] = pool_tokens_words[i];
	if (!n)
		return 0;
	i = n == 1 ? 0
		   : fate_choose(c->r->fate, harm_point(c->r, point), there, n, n - 1,
				 "it can be used in most ways", c->r->diag);
	if (i < 0)
		return -1;
	pool_add(b, POOL_ACTIVE, there[i], -1);
	event_add(b, "moves-back", "token=%s now=%d clause=%s", there[i],
		  pool_add(b, POOL_INCOMING, there[i], 1), c->clause);
	return 0;
}

int effect_move_token(const struct effect_context *c, const struct effect_step *s)
{
	int i;

	for (i = 0; i < s->arg[0].number; i++)
		if (move_one_token(c))
			return -1;
	return 0;
}
