/* An ability that is used: its cost, then its effect. */
#include <stdint.h>
#include <string.h>

#include "data/effect.h"
#include "event/event.h"
#include "rules/effect/run.h"
#include "rules/move/spacer_move.h"
#include "rules/turn/ability_move.h"
#include "rules/turn/cost.h"

/* ---- moves ---- */

/* How far it moves; 0 if it does not. */
static int move_length(const struct board *b, const struct ability_row *a)
{
	struct effect_step *steps = NULL;
	struct diag d = {0};
	int n = 0;

	if (effect_parse(a->effect, b->data, b->arena, &steps, &d))
		steps = NULL;
	diag_release(&d);
	for (; steps; steps = steps->next)
		if (steps->verb == EFFECT_FREE_MOVE)
			n = steps->arg[0].number;
	return n;
}

static bool as_move(const struct board *b, const struct spacer *s, const struct ability_row *a,
		    const struct ability_use *use, struct spacer_move *m)
{
	*m = (struct spacer_move){.who = use->whom ? use->whom : (struct spacer *)(uintptr_t)s,
				  .most = move_length(b, a),
				  .by_another = use->whom && use->whom != s, /* RULING: RI-43 */
				  .wish = use->wish};
	return spacer_move_find(b, m, use->to);
}

const char *ability_move_shut(const struct board *b, const struct spacer *s,
			      const struct ability_row *a, const struct ability_use *use,
			      const char **clause)
{
	struct move_reason why[MOVE_REASONS];
	struct spacer_move m;
	int n = move_length(b, a);

	*clause = "SPM-01";
	if (!n)
		return space_on(use->to) ? "it moves nobody" : NULL;
	if (!space_on(use->to))
		return "where to? name a space";
	if (as_move(b, s, a, use, &m)) /* SPM-25 */
		return NULL;
	n = spacer_move_why_not(b, &m, use->to, why);
	*clause = n ? why[0].clause : "SPM-01";
	return n ? why[0].text : "no way leads there";
}

int ability_move(const struct rules *r, struct spacer *s, const struct ability_row *a,
		 const struct ability_use *use)
{
	struct spacer_move m;

	if (!as_move(r->board, s, a, use, &m))
		return diag_bug(r->diag, "%s: no way there", a->name);
	return spacer_move_resolve(r, &m);
}

/* ---- the effect ---- */

/* An effect with the ability it belongs to. */
struct ability_context {
	struct effect_context effect; /* first: verbs get a pointer to it */
	struct spacer *user;
	const struct ability_row *ability;
	const struct ability_use *use;
};

static int do_move(const struct effect_context *c, const struct effect_step *s)
{
	const struct ability_context *x = (const struct ability_context *)(const void *)c;

	(void)s;
	return ability_move(c->r, x->user, x->ability, x->use);
}

int ability_resolve(const struct rules *r, struct spacer *s, const struct ability_row *a,
		    const struct ability_use *use)
{
	static effect_fn *const verbs[EFFECT_COUNT] = {[EFFECT_FREE_MOVE] = do_move};
	struct ability_context x = {.effect = {.r = r,
					       .source = a->name,
					       .target = use->whom ? use->whom : s,
					       .clause = "ABL-15",
					       .verbs = verbs},
				    .user = s,
				    .ability = a,
				    .use = use};

	return s->dead ? 0 : effect_run_text(&x.effect, a->effect);
}

/* ---- paying ---- */

int ability_pay(const struct rules *r, struct spacer *s, const struct ability_row *a,
		const struct ability_use *use)
{
	struct payer p = {.who = s, .gear = ability_gear(r->board, s, a), .card = use->card};
	struct used *u = board_find(r->board, KIND_USED, s->record.name, a->name);

	/* ABL-06: no action, and no Action card is played for it unless it says so. */
	if (!use->told)
		event_add(r->board, "ability", "who=%s ability=%s whom=%s house=%s clause=ABL-15",
			  s->record.name, a->title, use->whom ? use->whom->record.name : NULL,
			  a->source == SOURCE_HOUSE ? "ability" : NULL);
	if (u)
		u->count++;
	else
		board_add(r->board, KIND_USED, s->record.name, a->name); /* STA-03, ABL-16 */
	return cost_pay(r, &p, a->cost);
}

int ability_use(const struct rules *r, struct spacer *s, const struct ability_row *a,
		const struct ability_use *use)
{
	return ability_pay(r, s, a, use) || ability_resolve(r, s, a, use) ? -1 : 0;
}

/* ---- passives ---- */

static int own_passives(const struct rules *r, enum location_when when, struct spacer *s)
{
	const struct ability_row *a;
	struct gear *gear;
	int i;

	for (i = 0; !s->dead && (a = ability_nth(r->board, s, i, &gear)); i++) {
		struct effect_context c = {.r = r,
					   .source = a->name,
					   .target = s,
					   .clause = "ABL-09"};
		/* ABL-07, ABL-14: no cost, and as often as its time comes. */
		if (a->when != AS_PASSIVE || a->at != (int)when)
			continue;
		event_add(r->board, "passive", "who=%s ability=%s house=%s clause=ABL-09",
			  s->record.name, a->title, a->source == SOURCE_HOUSE ? "ability" : NULL);
		if (effect_run_text(&c, a->effect))
			return -1;
	}
	return 0;
}

int ability_passives(const struct rules *r, enum location_when when, struct spacer *s)
{
	int i;

	if (s)
		return own_passives(r, when, s);
	for (i = 0; i < board_count(r->board, KIND_SPACER); i++)
		if (own_passives(r, when, board_spacer(r->board, i)))
			return -1;
	return 0;
}
