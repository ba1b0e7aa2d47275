/* Verbs about the Spacer Pool. Clauses POL-01, ABL-18. */
#include "event/event.h"
#include "rules/effect/effect.h"
#include "rules/harm/pool.h"

/* The Pools that are meant: both for `any`, those without a token for `empty`. */
static int pools_meant(const struct board *b, enum effect_pool which, enum pool_id *out)
{
	int n = 0, i;

	for (i = POOL_ACTIVE; i <= POOL_INCOMING; i++)
		if (which == INTO_ANY || (int)which == i ||
		    (which == INTO_EMPTY && !pool_total(b, (enum pool_id)i)))
			out[n++] = (enum pool_id)i;
	return n;
}

static const char *point(const struct effect_context *c, enum point stem)
{
	return rules_point_of(c->r, c->target ? c->target->record.name : NULL, stem);
}

/* The Pool the tokens go to; with two of them it is the players' choice. */
static int pool_meant(const struct effect_context *c, enum effect_pool which)
{
	enum pool_id pools[2] = {POOL_INCOMING, POOL_INCOMING};

	if (pools_meant(c->r->board, which, pools) < 2)
		return (int)pools[0];
	return choose_at(c->r, point(c, POINT_POOL), pool_words, 2, POOL_ACTIVE,
			 "there they can be used at once");
}

int verb_place(struct effect_context *c, const struct effect_step *s)
{
	int which = pool_meant(c, s->pool); /* POL-01: Incoming, unless it says otherwise */

	if (which < 0)
		return -1;
	EVENT(c->r->board, PLACE, "n=%d token=%s pool=%s now=%d clause=%s", s->number,
	      spacer_token_words[s->token], pool_words[which],
	      pool_add(c->r->board, (enum pool_id)which, (enum spacer_token)s->token, s->number),
	      c->clause);
	return 0;
}

int verb_clear_pools(struct effect_context *c, const struct effect_step *s)
{
	(void)s;
	EACH(c->r->board, pool, p) {
		p->discipline = p->confidence = p->expertise = 0;
	}
	EVENT(c->r->board, NOTE, "text=%s clause=%s", "the Spacer Pool is emptied", c->clause);
	return 0;
}

/* One token of the players' choice from the Active to the Incoming Pool. */
static int move_one_token(const struct effect_context *c)
{
	struct board *b = c->r->board;
	enum spacer_token t, held[SPACER_TOKENS];
	const char *there[SPACER_TOKENS];
	int i, n = 0;

	for (t = 0; t < SPACER_TOKENS; t++)
		if (pool_count(b, POOL_ACTIVE, t)) {
			there[n] = spacer_token_words[t];
			held[n++] = t;
		}
	if (!n)
		return 0;
	i = n == 1 ? 0
		   : choose_at(c->r, point(c, POINT_TOKEN), there, n, n - 1,
			       "it can be used in most ways");
	if (i < 0)
		return -1;
	pool_add(b, POOL_ACTIVE, held[i], -1);
	EVENT(b, MOVES_BACK, "token=%s now=%d clause=%s", there[i],
	      pool_add(b, POOL_INCOMING, held[i], 1), c->clause);
	return 0;
}

int verb_move_token(struct effect_context *c, const struct effect_step *s)
{
	int i;

	for (i = 0; i < s->number; i++)
		if (move_one_token(c))
			return -1;
	return 0;
}
