/* Windows of opportunity and what Spacers do in them. Clauses WOO-01 to WOO-12, REA-02 to REA-10;
 * rulings RI-43, RI-44. */
#include <string.h>

#include "event/event.h"
#include "rules/intruder/act.h"
#include "rules/turn/ability.h"
#include "rules/turn/location_card.h"

/* Whose ability of that title it is. */
static int refuse_ability(struct act *a, const char *title, const char *who, struct refusal no)
{
	return ai_refuse(a->wish,
			 refuse_of(a->r->board, no.clause, "%s of %s: %s", title, who, no.reason));
}

/* WOO-11, WOO-12, REA-09, REA-10: one ability of a name for each Spacer in one window. */
static bool used_here(const struct ai_wish *w, const struct reaction *it, const bool *here)
{
	int i;

	for (i = 0; i < w->nreactions; i++)
		if (here[i] && &w->reactions[i] != it && !strcmp(w->reactions[i].who, it->who) &&
		    !strcmp(w->reactions[i].ability, it->ability))
			return true;
	return false;
}

/* CHB-05; RULING: RI-44: an activation provoked in the window breaks the Attack it stands before:
 * for the mover alone if there are several targets (CHB-08). */
static void break_attack(struct act *a, const struct spacer *mover)
{
	act_break_chain(a, mover, mover->record.name, "CHB-05", "RI-44");
}

/* LOC-12: what the Location offers in a window. */
static int react_by_place(struct act *a, struct spacer *s, const struct location_ability_row *what)
{
	struct location_use use = {.what = what, .who = s, .window = true};
	struct refusal no = location_use_refusal(a->r->board, &use);

	if (no.reason)
		return refuse_ability(a, what->title, s->record.name, no);
	return location_use(a->r, &use);
}

static int react(struct act *a, struct reaction *it)
{
	const struct board *b = a->r->board;
	struct ability_use use = {.to = it->to, .window = true, .told = true, .wish = a->wish};
	struct spacer *s = board_find(b, KIND_SPACER, NULL, it->who);
	const struct ability_row *row = ability_of(b, s, it->ability);
	const struct location_ability_row *of_place;
	struct refusal no;
	int before = a->r->fate->tally.provoked;
	char at[PLACE_TEXT];

	if (!row && (of_place = location_ability(b, it->ability)))
		return react_by_place(a, s, of_place);
	use.whom = it->whom ? board_find(b, KIND_SPACER, NULL, it->whom) : NULL;
	if (!row)
		return ai_refuse(a->wish, refuse_of(b, "WOO-06", "%s has no ability '%s'", it->who,
						    it->ability));
	no = ability_refusal(b, s, row, &use);
	if (no.reason)
		return refuse_ability(a, row->title, it->who, no);
	/* WOO-04, WOO-05, REA-05: all of it before the instruction. */
	EVENT(a->r->board, REACTS, "who=%s ability=%s whom=%s to=%s house=%s clause=WOO-05",
	      it->who, row->title, it->whom, space_on(it->to) ? space_text(it->to, at) : NULL,
	      row->source == SOURCE_HOUSE ? "ability" : NULL);
	if (ability_use(a->r, s, row, &use))
		return -1;
	if (a->r->fate->tally.provoked > before)
		break_attack(a, s);
	return 0;
}

static const char *before_text(const struct effect_step *s)
{
	return s ? effect_verbs[s->verb].word : "the end";
}

/* WOO-01: only where the symbol stands. WOO-07 to WOO-10: any Spacer, any number, in any order. */
int verb_window(struct effect_context *c, const struct effect_step *s)
{
	struct act *a = c->act;
	struct ai_wish *w = a->wish;
	bool *here = arena_array(a->r->board->arena, bool, (size_t)w->nreactions + 1);
	int i, n = 0, result = 0;

	w->windows++;
	EVENT(a->r->board, WINDOW, "who=%s before=%s clause=WOO-04", a->in->record.name,
	      before_text(s->next));
	for (i = 0; i < w->nreactions; i++) {
		struct reaction *it = &w->reactions[i];
		here[i] = !it->used && (!it->at || it->at == w->windows);
		n += here[i];
	}
	w->halted = w->until_window && !n;
	for (i = 0; i < w->nreactions && !result && !ai_broke_off(w); i++) {
		if (!here[i])
			continue;
		w->reactions[i].used = true;
		result =
		    used_here(w, &w->reactions[i], here)
			? ai_refuse(w, refuse("WOO-11",
					      "one ability of a name for each Spacer in a window"))
			: react(a, &w->reactions[i]);
	}
	scene_refresh(&a->scene);
	return result;
}
