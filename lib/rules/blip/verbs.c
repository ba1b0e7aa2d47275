/* Verbs about Blips: spawn-blip, discard-blip, spawn-intruder, ambush, noise. Clauses BLP-26,
 * BLP-43, INT-37; ruling RT-77. */
#include "event/event.h"
#include "rules/blip/noise.h"
#include "rules/blip/overwhelm.h"
#include "rules/blip/reveal.h"
#include "rules/order.h"

int verb_spawn_blip(struct effect_context *c, const struct effect_step *s)
{
	int i;

	for (i = 0; i < s->number; i++)
		if (blip_spawn(c->r, c->target))
			return -1;
	return 0;
}

/* The Blips that are furthest from the Spacers, or nearest, the lowest first. */
static int extreme_blips(const struct board *b, bool furthest, struct blip **out)
{
	int n = 0, best = 0;

	EACH(b, blip, each) {
		int d = blip_nearest(b, each->at);
		bool better = furthest ? d > best : d < best;
		if (each->disabled || (n && !better && d != best)) /* DSB-02 */
			continue;
		if (better || !n)
			n = 0;
		best = d;
		out[n++] = each;
		PUT_IN_ORDER(out, n);
	}
	return n;
}

int verb_discard_blip(struct effect_context *c, const struct effect_step *s)
{
	struct board *b = c->r->board;
	size_t room = (size_t)board_count(b, KIND_BLIP) + 1;
	struct blip **list = arena_array(b->arena, struct blip *, room);
	const char **names = arena_array(b->arena, const char *, room);
	int i, n = extreme_blips(b, s->whom == WHOM_FURTHEST, list);

	if (c->no_blips || !n) { /* BLP-26 */
		EVENT(b, NOTE, "text=%s clause=%s",
		      n ? "no Blip is discarded" : "there is no Blip to discard",
		      c->no_blips ? "BLP-26" : c->clause);
		return 0;
	}
	for (i = 0; i < n; i++)
		names[i] = list[i]->record.name;
	i = choose(c->r, NULL, POINT_DISCARD, names, n,
		   arena_printf(b->arena, "as far as the others%s%s%s", c->clause ? " [" : "",
				c->clause ? c->clause : "", c->clause ? "]" : ""));
	if (i < 0)
		return -1;
	c->memory->discarded = true;
	c->memory->from = list[i]->at;
	EVENT(b, REMOVED, "who=%s clause=%s", names[i], c->clause);
	reveal_put_back(c->r, list[i]->holds); /* RULING: RT-77 */
	blip_remove(c->r, list[i]);
	return 0;
}

/* Whom it appears beside: in Overwhelm somebody stands in for the Priority Target (RULING: RT-150,
 * RT-154), else nobody does. -1 with the diag. */
static int beside_whom(const struct effect_context *c, const struct effect_step *s,
		       struct spacer **out)
{
	*out = s->whom == WHOM_PRIORITY ? blip_priority(c->r->board) : c->target;
	if (*out && spacer_on_board(*out))
		return 0;
	*out = c->stand_in && spacer_on_board(c->stand_in) ? c->stand_in : NULL;
	return *out || !c->overwhelms || s->whom != WHOM_PRIORITY ? 0 : blip_cause(c->r, NULL, out);
}

int verb_spawn_intruder(struct effect_context *c, const struct effect_step *s)
{
	struct effect_memory *m = c->memory;
	const struct intruder_row *sheet;
	struct reveal how = {.from = m->discarded ? m->from : NO_CORNER};
	struct intruder *in;

	if (beside_whom(c, s, &how.by))
		return -1;
	if (!how.by) {
		EVENT(c->r->board, NO_EFFECT, "who=nobody what=%s why=%s clause=%s",
		      effect_step_text(s, c->r->board->arena), "there is nobody it could be about",
		      c->clause);
		return 0;
	}
	sheet = reveal_sheet(c->r);
	if (!sheet)
		return -1;
	if (reveal_spawn(c->r, sheet->name, &how, &in))
		return -1;
	if (in && m->nspawned < EFFECT_SPAWNED)
		m->spawned[m->nspawned++] = in->record.name;
	return in ? first_contact(c->r, in, how.by) : 0;
}

int verb_ambush(struct effect_context *c, const struct effect_step *s)
{
	struct effect_memory *m = c->memory;
	int i;

	(void)s;
	for (i = 0; i < m->nspawned; i++)
		if (reveal_ambush(c->r, m->spawned[i]))
			return -1;
	return 0;
}

/* Blips move when what is under way is done: it waits as `queue noise`. */
int verb_noise(struct effect_context *c, const struct effect_step *s)
{
	struct noise n = {.maker = c->target, .symbol = true};

	(void)s;
	n.sheet = reveal_sheet(c->r);
	return n.sheet ? noise_make(c->r, &n) : -1;
}
