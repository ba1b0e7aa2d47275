/* Windows of opportunity and what Spacers do in them. Clauses WOO-01 to WOO-12, REA-02 to REA-10;
 * rulings RI-43, RI-44. */
#include <string.h>

#include "event/event.h"
#include "rules/intruder/act.h"
#include "rules/turn/reaction.h"

/* CHB-05; RULING: RI-44: an activation provoked in the window breaks the Attack it stands before:
 * for the mover alone if there are several targets (CHB-08). */
static void break_attack(struct act *a, const struct spacer *mover)
{
	act_break_chain(a, mover, mover->record.name, "CHB-05", "RI-44");
}

static int react(struct act *a, const struct reaction *it)
{
	int before = a->r->fate->tally.provoked;

	if (reaction_use(a->context.r, it))
		return -1;
	if (a->r->fate->tally.provoked > before)
		break_attack(a, board_find(a->r->board, KIND_SPACER, NULL, it->who));
	return 0;
}

static const char *before_text(const struct effect_step *s)
{
	return s ? effect_verbs[s->verb].word : "the end";
}

/* One reaction of the window; WOO-11, WOO-12, REA-09, REA-10: one ability of a name for each Spacer
 * in one window. `used` has those before it, WHO:ABILITY each. */
static int one_reaction(struct act *a, const char *typed, struct buf *used)
{
	const struct board *b = a->r->board;
	struct reaction it;
	const char *what;

	if (reaction_read(b, typed, &it, a->r->diag))
		return -1;
	what = arena_printf(b->arena, " %s:%s ", it.who, it.ability);
	if (strstr(buf_text(used), what))
		return rules_refuse(a->r, refuse("WOO-11", "one ability of a name for each Spacer "
							   "in a window"));
	buf_puts(used, what);
	return react(a, &it);
}

/* WOO-04: before anything behind it is drawn. */
static int ask_for_reactions(struct act *a, const char *point, const struct effect_step *next,
			     const struct buf *used)
{
	struct asking q = {.kind = ASK_KIND_WINDOWS, .point = point};

	q.n = reactions_open(a->r->board, buf_text(used), &q.answers);
	if (!q.n)
		return 0;
	q.preferred = q.n - 1; /* none */
	q.text = arena_printf(a->r->board->arena, "a window of opportunity before %s's %s: react?",
			      a->in->record.name, before_text(next));
	return fate_ask(a->r->fate, &q, a->r->diag);
}

/* WOO-07 to WOO-10: any Spacer, any number, in any order. */
static int play_window(struct act *a, const char *point, const struct effect_step *next,
		       struct buf *used)
{
	const char *typed;

	while ((typed = fate_answer(a->r->fate, ANSWER_REACT, point, NULL))) {
		if (!strcmp(typed, "none"))
			return 0;
		if (one_reaction(a, typed, used))
			return -1;
		act_keep_breaks(a);
		if (act_all_broken(a)) /* CHB-01: what it stood before is over */
			return 0;
	}
	return fate_asks(a->r->fate, ASK_KIND_WINDOWS) ? ask_for_reactions(a, point, next, used)
						       : 0;
}

/* WOO-01: only where the symbol stands. */
int verb_window(struct effect_context *c, const struct effect_step *s)
{
	struct act *a = c->act;
	const char *point = rules_point(a->r, POINT_WINDOW);
	struct buf used = {0};
	int result;

	fate_note(a->r->fate, point);
	EVENT(a->r->board, WINDOW, "who=%s before=%s clause=WOO-04", a->in->record.name,
	      before_text(s->next));
	result = play_window(a, point, s->next, &used);
	buf_release(&used);
	scene_refresh(&a->scene);
	return result;
}
