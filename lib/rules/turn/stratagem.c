#include "rules/turn/stratagem.h"

#include <string.h>

#include "board/readings.h"
#include "data/data.h"
#include "event/event.h"
#include "rules/blip/reveal.h"
#include "rules/effect/effect.h"
#include "rules/harm/able.h"
#include "rules/harm/condition.h"
#include "rules/harm/pool.h"
#include "rules/move/spacer_move.h"

static const struct stratagem_row *row_of(const struct board *b, const struct stratagem *x)
{
	return data_find(b->data, TABLE_STRATAGEMS, x->record.name);
}

/* ---- setup ---- */

struct refusal stratagems_choose_refusal(const struct board *b,
					 const struct stratagem_row *const *rows, int n)
{
	const struct round_record *round = board_single(b, KIND_ROUND);

	if (n != STRATAGEMS_CHOSEN || rows[0] == rows[1]) /* STG-01 */
		return refuse("STG-01", "a Run is set up with exactly two Stratagems");
	if (board_count(b, KIND_STRATAGEM))
		return refuse("STG-01", "the Stratagems have been chosen");
	if (round)
		return refuse("STG-01", "Stratagems are chosen at setup");
	return ALLOWED;
}

void stratagems_choose(const struct rules *r, const struct stratagem_row *const *rows, int n)
{
	int i;

	for (i = 0; i < n; i++) {
		/* STG-03: its requirement side is up. */
		board_add(r->board, KIND_STRATAGEM, NULL, rows[i]->name);
		EVENT(r->board, CHOSEN, "what=%s clause=STG-01,STG-03", rows[i]->name);
	}
}

/* ---- the requirement side ---- */

struct refusal stratagem_feed_refusal(const struct board *b, const struct stratagem *x,
				      const struct spacer *s, int n)
{
	int have = pool_count(b, POOL_ACTIVE, TOKEN_EXPERTISE), need;

	/* STG-13, STG-14: at any moment of one's own turn, and at no other. */
	if (s->dead)
		return refuse("DIE-15", "the Spacer is dead");
	if (!turn_is_of(b, s))
		return refuse("STG-14", turn_own_refusal(b, s).reason);
	if (tokens_barred(b, s))
		return refuse("KD-05", "a Spacer who is down uses no tokens");
	if (x->disabled)
		return refuse("DSB-02", "it is disabled");
	if (x->unlocked)
		return refuse("STG-10", "its ability side is up");
	/* STG-04: enough turns it over at once, so that no more can lie on it. */
	need = row_of(b, x)->expertise - x->expertise;
	if (n > need)
		return refuse_of(b, "STG-04,STG-10", "%d more turn%s it over, not %d", need,
				 need == 1 ? "s" : "", n);
	/* STG-12: those of the Incoming Pool do not count. */
	if (have < n)
		return refuse_of(b, "STG-11,STG-12", "the Active Pool holds %d Expertise", have);
	return ALLOWED;
}

/* STG-04, STG-05: at once, and ready. */
static void unlock(const struct rules *r, struct stratagem *x, const struct stratagem_row *row)
{
	if (x->expertise < row->expertise)
		return;
	if (!plays(r->board, RO_42, 'b'))
		x->expertise = 0;
	x->unlocked = 1;
	x->charges = row->charges;
	EVENT(r->board, UNLOCKS, "what=%s charges=%d clause=STG-04", row->name, row->charges);
}

void stratagem_feed(const struct rules *r, struct stratagem *x, const struct spacer *s, int n)
{
	pool_spend(r->board, s->record.name, TOKEN_EXPERTISE, n, "STG-11");
	/* STG-10, STG-15: on the card they are out of the Pool. */
	x->expertise += n;
	EVENT(r->board, FEEDS, "who=%s what=%s n=%d now=%d clause=STG-10", s->record.name,
	      x->record.name, n, x->expertise);
	unlock(r, x, row_of(r->board, x));
}

/* ---- the ability side ---- */

static struct refusal move_refusal(const struct board *b, const struct stratagem_use *x)
{
	struct spacer_move m = {.who = x->who,
				.most =
				    effect_number(&row_of(b, x->what)->effect, EFFECT_FREE_MOVE),
				.limit = "SPM-02"};

	struct refusals no;

	if (!space_on(x->to))
		return ALLOWED;
	if (!m.most)
		return refuse("STG-17", "it gives no move");
	if (spacer_move_find(b, &m, x->to))
		return ALLOWED;
	no = spacer_way_refusals(b, &m, x->to);
	return no.n ? no.at[0] : refuse("SPM-02", "no way leads there");
}

struct refusal stratagem_use_refusal(const struct board *b, const struct stratagem_use *x)
{
	struct refusal no;

	if (x->what->disabled)
		return refuse("DSB-02", "it is disabled");
	if (!x->what->unlocked) /* STG-06 */
		return refuse("STG-06", "its requirement side is up");
	if (!x->what->charges)
		return refuse("STG-07", "no charge is left on it");
	no = deed_refusal(b, x->who, DEED_ABILITY);
	if (no.reason) /* STG-20: what binds abilities binds this one */
		return refuse(arena_printf(b->arena, "STG-20,%s", no.clause), no.reason);
	/* STG-19: before the Pool is milled, which ends the turn. */
	if (!plays(b, RO_43, 'a') && !turn_is_of(b, x->who))
		return refuse("STG-19", "it is not the turn of the Spacer who would use it");
	return move_refusal(b, x);
}

int stratagem_use(const struct rules *r, const struct stratagem_use *x)
{
	const struct stratagem_row *row = row_of(r->board, x->what);
	struct effect_context c = effect_start(r, row->name, x->who, "STG-05");

	c.user = x->who;
	c.place = spacer_place(x->who);
	c.to = x->to;
	x->what->charges--; /* STG-07 */
	EVENT(r->board, USES, "who=%s what=%s left=%d clause=STG-07", x->who->record.name,
	      row->name, x->what->charges);
	/* STG-08, STG-09, STG-18: the last one turns it over at once, to be filled again. */
	if (!x->what->charges) {
		x->what->unlocked = 0;
		EVENT(r->board, LOCKS, "what=%s clause=STG-08,STG-18", row->name);
		if (plays(r->board, RO_42, 'b')) /* what lies on it unlocks it again at once */
			unlock(r, x->what, row);
	}
	return effect_run(&c, &row->effect);
}
