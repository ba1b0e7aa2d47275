/* Windows of opportunity and what Spacers do in them. Clauses WOO-01 to WOO-12, REA-02 to REA-10;
 * rulings RI-43, RI-44. */
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

/* Its reactions one after the other, told apart by how many came before. */
struct window {
	struct act *act;
	const char *point;
	const struct effect_step *next; /* what it stands before */
	const struct reaction *last;	/* that was used in it, or NULL */
	int reactions;
};

/* WOO-11, WOO-12, REA-09, REA-10: one ability of a name for each Spacer in one window. */
static int one_reaction(struct window *w, const struct reaction *it)
{
	struct act *a = w->act;
	struct reaction *used;

	if (reaction_was_used(w->last, it->who, it->ability))
		return rules_refuse(a->r, refuse("WOO-11", "one ability of a name for each Spacer "
							   "in a window"));
	used = arena_new(a->r->board->arena, struct reaction);
	*used = *it;
	used->before = w->last;
	w->last = used;
	if (react(a, it))
		return -1;
	act_keep_breaks(a);
	return 0;
}

/* WOO-04: before anything behind it is drawn. */
static int ask_for_reactions(const struct window *w, const char *const *answers, int n)
{
	const struct act *a = w->act;
	struct asking q = {.kind = ASK_KIND_WINDOWS, .point = w->point, .answers = answers, .n = n};

	q.preferred = n - 1; /* none */
	q.text = arena_printf(a->r->board->arena, "a window of opportunity before %s's %s: react?",
			      a->in->record.name, before_text(w->next));
	return fate_ask(a->r->fate, &q, a->r->diag);
}

/* Every reaction in its turn. */
static int seek_reaction(const struct window *w, const char *const *answers, int n,
			 const char **out)
{
	struct arena *a = w->act->r->board->arena;
	const char **options = arena_array(a, const char *, (size_t)n);
	int i;

	for (i = 0; i < n; i++)
		options[i] =
		    arena_printf(a, "%s %s=%s", answer_options[ANSWER_REACT], w->point, answers[i]);
	i = fate_seek(w->act->r->fate, arena_printf(a, "%s %d", w->point, w->reactions), options, n,
		      n - 1, w->act->r->diag);
	*out = i < 0 ? NULL : answers[i];
	return i < 0 ? -1 : 0;
}

/* What is said to be done in it next; NULL for no more. */
static int answered(const struct window *w, const char **out)
{
	struct fate *f = w->act->r->fate;
	const char *const *answers;
	bool seeks;
	int n;

	*out = fate_answer(f, ANSWER_REACT, w->point, NULL);
	seeks = !*out && fate_seeks_kind(f, ASK_KIND_WINDOWS);
	if (*out || !(seeks || fate_asks(f, ASK_KIND_WINDOWS)))
		return 0;
	n = reactions_open(w->act->r->board, w->last, &answers);
	if (!n)
		return 0;
	return seeks ? seek_reaction(w, answers, n, out) : ask_for_reactions(w, answers, n);
}

/* By nobody if there is no more. */
static int next_reaction(const struct window *w, struct reaction *out)
{
	const struct rules *r = w->act->r;
	const char *text;

	*out = (struct reaction){0};
	if (answered(w, &text))
		return -1;
	return text ? reaction_read(r->board, text, out, r->diag) : 0;
}

/* Beside the board a reaction changes for whom the act is over. */
static int reaction_over(const struct window *w, struct fate_part before)
{
	const struct act *a = w->act;
	struct buf state = {0};
	const struct reaction *used;
	int i, result;

	for (used = w->last; used; used = used->before)
		buf_printf(&state, " %s:%s ", used->who, used->ability);
	buf_printf(&state, " %d", a->attacking);
	for (i = 0; i < a->n; i++)
		buf_printf(&state, " %d", a->target[i].broken);
	chain_write(a->context.r->chain, &state);
	result = fate_leave(a->r->fate, before, buf_text(&state));
	buf_release(&state);
	return result;
}

/* WOO-07 to WOO-10: any Spacer, any number, in any order. */
static int play_window(struct window *w)
{
	struct act *a = w->act;
	struct reaction it;

	for (;; w->reactions++) {
		struct fate_part before = fate_enter(a->r->fate);
		if (next_reaction(w, &it) || (it.who && one_reaction(w, &it)))
			return -1;
		if (reaction_over(w, before))
			return -1;
		/* CHB-01: what it stood before is over */
		if (!it.who || act_all_broken(a))
			return 0;
	}
}

/* WOO-01: only where the symbol stands. */
int verb_window(struct effect_context *c, const struct effect_step *s)
{
	struct act *a = c->act;
	struct window w = {.act = a, .point = rules_point(a->r, POINT_WINDOW), .next = s->next};
	int result;

	fate_note(a->r->fate, w.point);
	EVENT(a->r->board, WINDOW, "who=%s before=%s clause=WOO-04", a->in->record.name,
	      before_text(s->next));
	result = play_window(&w);
	scene_refresh(&a->scene);
	return result;
}
