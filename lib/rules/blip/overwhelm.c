#include "rules/blip/overwhelm.h"

#include <string.h>

#include "event/event.h"
#include "rules/blip/noise.h"
#include "rules/blip/reveal.h"

#define SPAWNED_MOST 9

/* A text under way; the context comes first, so that a verb finds the rest from it. */
struct running {
	struct effect_context context;
	const struct blip_wish *wish;
	bool no_blips;	    /* for want of Blips none is removed */
	struct corner from; /* where the discarded Blip was */
	const char *spawned[SPAWNED_MOST];
	int nspawned;
};

static struct running *running(const struct effect_context *c)
{
	return (struct running *)(void *)c;
}

/* ---- the verbs ---- */

static int spawn_blip(const struct effect_context *c, const struct effect_step *s)
{
	int i;

	for (i = 0; i < s->arg[0].number; i++)
		if (blip_spawn_now(c->r, c->target, running(c)->wish))
			return -1;
	return 0;
}

/* The Blips that are furthest from the Spacers, or nearest. */
static int extreme_blips(const struct board *b, bool furthest, struct blip **out)
{
	int i, n = 0, best = 0;

	for (i = 0; i < board_count(b, KIND_BLIP); i++) {
		int d = blip_nearest(b, board_blip(b, i)->at);
		bool better = furthest ? d > best : d < best;
		if (n && !better && d != best)
			continue;
		if (better || !n)
			n = 0;
		best = d;
		out[n++] = board_blip(b, i);
	}
	return n;
}

static int discard_blip(const struct effect_context *c, const struct effect_step *s)
{
	struct board *b = c->r->board;
	size_t room = (size_t)board_count(b, KIND_BLIP) + 1;
	struct blip **list = arena_array(b->arena, struct blip *, room);
	const char **names = arena_array(b->arena, const char *, room);
	int i, n = extreme_blips(b, !strcmp(s->arg[0].word, "furthest"), list);

	if (running(c)->no_blips || !n) { /* BLP-26 */
		event_add(b, "note", "text=%s clause=BLP-26", "no Blip is discarded");
		return 0;
	}
	for (i = 0; i < n; i++)
		names[i] = list[i]->record.name;
	i = fate_choose(c->r->fate, harm_point(c->r, "discard"), names, n, 0,
			"as far as the others", c->r->diag);
	if (i < 0)
		return -1;
	running(c)->from = list[i]->at;
	event_add(b, "removed", "who=%s clause=%s", names[i], c->clause);
	reveal_put_back(c->r, list[i]->holds); /* RULING: RT-77 */
	board_remove(b, &list[i]->record);
	return 0;
}

static int spawn_intruder(const struct effect_context *c, const struct effect_step *s)
{
	struct running *x = running(c);
	bool priority = !strcmp(s->arg[0].word, "priority");
	const struct intruder_row *sheet = reveal_sheet(c->r, x->wish);
	struct reveal how = {.by = blip_cause(c->r->board, priority ? NULL : c->target),
			     .from = x->from,
			     .wish = x->wish};
	struct intruder *in;

	if (!sheet)
		return -1;
	if (!how.by)
		return 0;
	if (reveal_place(c->r, sheet->name, &how, &in))
		return -1;
	if (in && x->nspawned < SPAWNED_MOST)
		x->spawned[x->nspawned++] = in->record.name;
	return in ? first_contact(c->r, in, how.by) : 0;
}

static int ambush(const struct effect_context *c, const struct effect_step *s)
{
	struct running *x = running(c);
	int i;

	(void)s;
	for (i = 0; i < x->nspawned; i++)
		if (reveal_ambush(c->r, x->spawned[i], x->wish))
			return -1;
	return 0;
}

/* Blips move when what is under way is done: it waits as `queue noise`. */
static int make_noise(const struct effect_context *c, const struct effect_step *s)
{
	struct noise n = {.maker = c->target, .dice = "intruder", .times = 1};

	(void)s;
	n.sheet = reveal_sheet(c->r, running(c)->wish);
	return n.sheet ? noise_make(c->r, &n) : -1;
}

static effect_fn *const verbs[EFFECT_COUNT] = {
    [EFFECT_SPAWN_BLIP] = spawn_blip,
    [EFFECT_DISCARD_BLIP] = discard_blip,
    [EFFECT_SPAWN_INTRUDER] = spawn_intruder,
    [EFFECT_AMBUSH] = ambush,
    [EFFECT_NOISE] = make_noise,
};

bool blip_verb(enum effect_verb v)
{
	return verbs[v] != NULL;
}

/* ---- the texts ---- */

static struct running start(const struct rules *r, struct spacer *target, const struct blip_wish *w)
{
	struct running x = {.wish = w, .from = NO_CORNER};

	x.context.r = r;
	x.context.target = target;
	x.context.verbs = verbs;
	return x;
}

int blip_effect(const struct rules *r, const char *text, struct spacer *target,
		const struct blip_wish *w)
{
	struct running x = start(r, target, w);

	return effect_run_text(&x.context, text);
}

int overwhelm(const struct rules *r, struct spacer *by, bool no_blips, const struct blip_wish *w)
{
	const struct intruder_row *sheet = reveal_sheet(r, w);
	struct spacer *target = blip_cause(r->board, by);
	struct running x = start(r, target, w);

	if (!sheet)
		return -1;
	if (!target)
		return 0;
	x.no_blips = no_blips;
	x.context.clause = "INT-37";
	x.context.source = sheet->name;
	event_add(r->board, "overwhelms", "type=%s clause=%s", sheet->title,
		  no_blips ? "BLP-25" : "NRL-10");
	return effect_run_text(&x.context, sheet->overwhelm ? sheet->overwhelm : "");
}

int first_contact(const struct rules *r, const struct intruder *in, struct spacer *by)
{
	const struct intruder_row *sheet = intruder_type(r->board, in);
	struct spacer *target = blip_cause(r->board, by);
	struct running x = start(r, target, NULL);
	const char *flag;
	int i, n = 0;

	if (!sheet || !sheet->first_contact || !*sheet->first_contact || !target)
		return 0;
	flag = arena_printf(r->board->arena, "first-contact-%s", sheet->name);
	for (i = 0; i < board_count(r->board, KIND_INTRUDER); i++)
		n += intruder_type(r->board, board_intruder(r->board, i)) == sheet;
	if (n > 1 || board_find(r->board, KIND_FLAG, NULL, flag)) /* INT-28: the first alone */
		return 0;
	board_add(r->board, KIND_FLAG, NULL, flag);
	event_add(r->board, "first-contact", "type=%s clause=INT-28", sheet->title);
	x.context.clause = "INT-36";
	x.context.source = in->record.name;
	return effect_run_text(&x.context, sheet->first_contact);
}
