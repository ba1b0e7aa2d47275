#include "rules/roll/throw.h"

#include "dice/throw.h"
#include "rules/roll/ask.h"

/* What is wrong with dice that were typed, with the roll they are for in front. */
static int wrong_dice(const struct rules *r, const char *point, const struct dice_pool *pool,
		      const struct diag *found)
{
	struct buf dice = {0};

	pool_in_words(pool, &dice);
	diag_usage(r->diag, "%s, which takes %s: %s", point, buf_text(&dice), found->list[0].text);
	buf_release(&dice);
	return -1;
}

static int read_typed(const struct rules *r, const char *point, const char *typed,
		      const struct dice_pool *pool, const struct dice_table *t, struct roll *out)
{
	struct diag found = {0}; /* the column is that of the option's text */
	int result = 0;

	if (rolled_read(out, span_of(typed), pool, t, r->board->arena, &found))
		result = wrong_dice(r, point, pool, &found);
	diag_release(&found);
	return result;
}

/* One way the dice could lie: each die on its first face. */
static const char *example(const struct rules *r, const struct dice_pool *pool,
			   const struct dice_table *t)
{
	struct buf text = {0};
	const char *copy;
	int i, k;

	for (i = 0; i < COLOURS; i++)
		for (k = 0; k < pool->count[pool_order[i]]; k++) {
			struct rolled one = {
			    pool_order[i], 0,
			    t->die[pool_order[i]].face[k % t->die[pool_order[i]].n]};
			buf_puts(&text, text.n ? "," : "");
			rolled_text(&one, &text);
		}
	copy = arena_strdup(r->board->arena, buf_text(&text));
	buf_release(&text);
	return copy;
}

static int ask_for_dice(const struct rules *r, const char *point, const struct dice_pool *pool,
			const struct dice_table *t)
{
	struct asking q = {.kind = ASK_KIND_DICE, .point = point, .form = "DICE"};
	struct buf what = {0};

	buf_puts(&what, "roll ");
	pool_in_words(pool, &what);
	if (r->fate->about)
		buf_printf(&what, ": %s", r->fate->about);
	else
		buf_printf(&what, " for %s", point);
	q.text = arena_strdup(r->board->arena, buf_text(&what));
	buf_release(&what);
	q.answers = (const char *const[]){example(r, pool, t)};
	q.n = 1;
	q.preferred = -1;
	return fate_ask(r->fate, &q, r->diag);
}

static int draw(const struct rules *r, const char *point, const struct dice_pool *pool,
		const struct dice_table *t, struct roll *out)
{
	struct rng *rng;
	int result = -1;

	if (fate_asks(r->fate, ASK_KIND_DICE))
		return ask_for_dice(r, point, pool, t);
	rng = fate_rng(r->fate, r->diag);
	if (rng) {
		result = throw_pool(out, rng, t, pool, r->board->arena, r->diag);
		fate_keep(r->fate);
	}
	return result;
}

/* Every face of a die is as likely as another. A trial takes the first. */
static int explore_die(const struct rules *r, const struct die *die)
{
	return r->fate->peek ? 0 : fate_explore(r->fate, NULL, die->n, r->diag);
}

/* For whoever decides by how it lies. */
static void tell_die(const struct rules *r, const char *point, const struct rolled *die)
{
	struct buf text = {0};

	rolled_text(die, &text);
	fate_tell(r->fate, point, buf_text(&text));
	buf_release(&text);
}

static int explore(const struct rules *r, const char *point, const struct dice_pool *pool,
		   const struct dice_table *t, struct roll *out)
{
	int i, k, face;

	*out =
	    (struct roll){arena_array(r->board->arena, struct rolled, (size_t)pool_dice(pool) + 1),
			  0};
	for (i = 0; i < COLOURS; i++)
		for (k = 0; k < pool->count[pool_order[i]]; k++) {
			const struct die *die = &t->die[pool_order[i]];
			if ((face = explore_die(r, die)) < 0)
				return -1;
			out->die[out->n++] =
			    (struct rolled){pool_order[i], face + 1, die->face[face]};
			if (fate_seeks(r->fate))
				tell_die(r, point, &out->die[out->n - 1]);
		}
	return 0;
}

int roll_dice_typed(const struct rules *r, const char *point, const char *typed,
		    const struct dice_pool *pool, const struct dice_table *t, struct roll *out)
{
	*out = (struct roll){arena_array(r->board->arena, struct rolled, 1), 0};
	if (typed)
		return read_typed(r, point, typed, pool, t, out);
	if (!pool_dice(pool))
		return 0;
	if (pool_check(pool, t, r->diag))
		return -1;
	/* PWR-09: every die of the pool. */
	return r->fate->peek || r->fate->explore_chance ? explore(r, point, pool, t, out)
							: draw(r, point, pool, t, out);
}

int roll_dice(const struct rules *r, const char *point, const struct dice_pool *pool,
	      const struct dice_table *t, struct roll *out)
{
	const char *typed = pool_dice(pool) ? fate_typed(r->fate, point) : NULL;

	return roll_dice_typed(r, point, typed, pool, t, out);
}
