/* The verbs disable and enable: a weapon or other gear of the Spacer's, or what has that name: its
 * gear, its Action card, a card of the Boss it comes from, a piece of the board. Clauses DSB;
 * ruling RT-144. */
#include <string.h>

#include "data/data.h"
#include "event/event.h"
#include "rules/effect/effect.h"
#include "rules/sheet.h"
#include "rules/turn/disable.h"

static int nothing(const struct effect_context *c, const struct effect_step *s, const char *why)
{
	EVENT(c->r->board, NO_EFFECT, "who=%s what=%s why=%s clause=DSB-01", c->target->record.name,
	      effect_step_text(s, c->r->board->arena), why);
	return 0;
}

/* Is it of the Spacer's, at hand, and not so already? */
static bool would_take(const struct effect_context *c, const struct gear *g, bool weapon, bool on)
{
	bool is = data_find(c->r->board->data, TABLE_WEAPONS, g->record.name) != NULL;

	return !strcmp(g->record.owner, c->target->record.name) && !g->stowed &&
	       !g->disabled == on && is == weapon;
}

/* RULING: RT-144: of several the player picks. */
static int pick_carried(const struct effect_context *c, bool weapon, bool on, struct record **out)
{
	const struct board *b = c->r->board;
	int i, k, n = 0, most = board_count(b, KIND_GEAR);
	struct record **found = arena_array(b->arena, struct record *, (size_t)most + 1);
	const char **labels = arena_array(b->arena, const char *, (size_t)most + 1);

	*out = NULL;
	for (i = 0; i < most; i++) {
		struct gear *g = board_gear(b, i);
		if (!would_take(c, g, weapon, on))
			continue;
		for (k = n++; k > 0 && strcmp(labels[k - 1], g->record.name) > 0; k--) {
			labels[k] = labels[k - 1];
			found[k] = found[k - 1];
		}
		labels[k] = g->record.name;
		found[k] = &g->record;
	}
	if (!n)
		return 0;
	i = choose_of_several(c->r, c->target->record.name, POINT_DISABLE, labels, n,
			      "the player picks [RT-144]");
	*out = i < 0 ? NULL : found[i];
	return i < 0 ? -1 : 0;
}

static int by_kind(const struct effect_context *c, const struct effect_step *s, bool on)
{
	struct record *what;

	if (pick_carried(c, s->component == COMPONENT_WEAPON, on, &what))
		return -1;
	if (!what)
		return nothing(c, s, on ? "none is in use" : "none is disabled");
	component_disable(c->r, what, on);
	return 0;
}

static int by_name(const struct effect_context *c, const struct effect_step *s, bool on)
{
	struct record *what = component_of(c->r->board, c->target, s->name, on);
	bool known = false;
	int done = 0;

	if (!what && c->intruder && intruder_is_boss(c->r->board, c->intruder))
		done = part_disable(c->r, c->intruder, s->name, on, &known);
	if (done < 0)
		return -1;
	if (!what && !known)
		what = component_named(c->r->board, s->name);
	if (!what && !known)
		return nothing(c, s, "nothing of that name is there");
	if (what)
		done = component_disable(c->r, what, on);
	return done ? 0 : nothing(c, s, "it is so already");
}

int verb_disable(struct effect_context *c, const struct effect_step *s)
{
	bool on = s->verb == EFFECT_DISABLE;

	return s->component == COMPONENT_NAMED ? by_name(c, s, on) : by_kind(c, s, on);
}
