#include "rules/effect/guard.h"

#include <string.h>

#include "rules/harm/pool.h"
#include "space/adjacent.h"

/* Blips, and Intruders of the source's type. */
static int brood(const struct effect_context *c)
{
	const struct board *b = c->r->board;
	const struct intruder *from =
	    c->source ? board_find(b, KIND_INTRUDER, NULL, c->source) : NULL;
	int i, n = board_count(b, KIND_BLIP);

	for (i = 0; from && i < board_count(b, KIND_INTRUDER); i++)
		n += !strcmp(board_intruder(b, i)->type, from->type);
	return n;
}

static int amount_of(const struct effect_context *c, enum effect_guard g)
{
	switch (g) {
	case GUARD_DAMAGE:
		return c->damage; /* IAT-12 */
	case GUARD_STRESS:
		return c->target->stress; /* RULING: RI-32 as it is now */
	case GUARD_VITALS:
		return c->target->vitals;
	case GUARD_ADRENALINE:
		return c->target->adrenaline;
	case GUARD_POOL:
		return pool_total(c->r->board, POOL_ACTIVE) +
		       pool_total(c->r->board, POOL_INCOMING);
	case GUARD_EMPTY_POOLS:
		return !pool_total(c->r->board, POOL_ACTIVE) +
		       !pool_total(c->r->board, POOL_INCOMING);
	case GUARD_BLIPS:
		return board_count(c->r->board, KIND_BLIP);
	case GUARD_BROOD:
		return brood(c);
	case GUARD_COUNTDOWN:
		return board_countdown(c->r->board);
	default:
		return -1;
	}
}

static bool is_state(enum effect_guard g)
{
	return g == GUARD_ADJACENT || g == GUARD_IN_MOVEMENT_RANGE || g == GUARD_IN_RANGE ||
	       g == GUARD_IN_SIGHT || g == GUARD_IN_FRONT;
}

/* 1, 0, or -1 for not known here. */
static int state_holds(const struct effect_context *c, enum effect_guard g)
{
	const struct intruder *from =
	    c->source ? board_find(c->r->board, KIND_INTRUDER, NULL, c->source) : NULL;
	struct scene sc;

	if (c->state)
		return c->state(c, g);
	if (g != GUARD_ADJACENT || !from)
		return -1;
	scene_build(&sc, c->r->board);
	return figures_adjacent(&sc, from->at, c->target->at, NULL);
}

int effect_guards_hold(const struct effect_context *c, const struct effect_step *s)
{
	int i, holds;

	for (i = 0; i < s->nguards; i++) {
		const struct guard *g = &s->guard[i];
		if (g->what == GUARD_ALWAYS)
			holds = !g->not ;
		else if (!is_state(g->what))
			holds = guard_holds(*g, amount_of(c, g->what));
		else if ((holds = state_holds(c, g->what)) >= 0)
			holds ^= g->not ;
		if (holds < 1)
			return holds;
	}
	return 1;
}

static void guard_text(const struct guard *g, struct buf *out)
{
	static const char *const words[] = {
#define G(id, word, compared, what) compared ? word " " : word,
	    EFFECT_GUARDS(G)
#undef G
	};
	static const char *const compares[] = {"<", "<=", "==", ">=", ">"};
	const char *word = words[g->what];

	buf_printf(out, "%s%s", g->not ? "not " : "", word);
	if (word[strlen(word) - 1] != ' ')
		return;
	out->n--;
	buf_printf(out, "%s%d", compares[g->compare], g->number);
}

static void guards_text(const struct effect_step *s, struct buf *out)
{
	int i;

	for (i = 0; i < s->nguards; i++) {
		buf_puts(out, i ? " and " : "");
		guard_text(&s->guard[i], out);
	}
}

const char *effect_guards_text(const struct effect_step *s, struct arena *a)
{
	struct buf text = {0};
	const char *copy;

	guards_text(s, &text);
	copy = arena_strdup(a, buf_text(&text));
	buf_release(&text);
	return copy;
}

const char *effect_step_text(const struct effect_step *s, bool guards, struct arena *a)
{
	struct buf text = {0};
	const char *copy;
	int i;

	if (guards)
		guards_text(s, &text);
	buf_printf(&text, "%s%s%s", guards && s->nguards ? ": " : "", s->may ? "may " : "",
		   effect_verbs[s->verb].word);
	for (i = 0; i < EFFECT_ARGS && s->arg[i].type; i++)
		buf_printf(&text, " %s", s->arg[i].word);
	copy = arena_strdup(a, buf_text(&text));
	buf_release(&text);
	return copy;
}
