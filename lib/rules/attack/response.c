/* Step 4: what the Intruder's sheet or BP card answers. A response without a new attack is resolved
 * here; a Reprisal or a Follow-up is noted and waits until the whole Attack is over (RSP-01 to
 * RSP-03, RSP-15). */
#include <string.h>

#include "board/readings.h"
#include "data/data.h"
#include "event/event.h"
#include "rules/attack/attack.h"
#include "rules/deck/boss_wound.h"
#include "rules/deck/escalation.h"
#include "rules/effect/effect.h"
#include "space/adjacent.h"

/* ---- verbs of responses ---- */

static struct queue *queue_attack(const struct effect_context *c, enum waiting what,
				  const char *who, const char *target, const char *dice,
				  const char *clause)
{
	struct queue *q = board_add(c->r->board, KIND_QUEUE, NULL, NULL);

	q->what = (int)what;
	q->who = who;
	q->target = target;
	q->dice = dice;
	EVENT(c->r->board, WAITS, "what=%s who=%s clause=%s", waiting_words[what], who, clause);
	return q;
}

/* FUP-01, CHB-15: a Bonus Attack gained in a Spacer's Attack is a Follow-up, after this one. */
int verb_follow_up(struct effect_context *c, const struct effect_step *s)
{
	(void)s;
	queue_attack(c, WAITING_FOLLOW_UP, c->target->record.name, NULL, NULL, "FUP-01,RSP-03");
	return 0;
}

/* RULING: RA-08 (a): who is killed makes no Attack any more. */
static bool too_late(const struct effect_context *c)
{
	if (!plays(c->r->board, RA_08, 'a') || !c->intruder->dying)
		return false;
	EVENT(c->r->board, NO_EFFECT, "who=%s what=%s why=%s ruling=%s", c->intruder->record.name,
	      "the Reprisal", "it is dead", ruling_cited(c->r->board, RA_08));
	return true;
}

/* RSP-03, RSP-15: what it does by its sheet is an Attack of its own, and waits like a Reprisal. */
int response_from_sheet(struct effect_context *c, const struct effect_step *s)
{
	struct queue *q;

	if (too_late(c))
		return 0;
	q = queue_attack(c, WAITING_REPRISAL, c->intruder->record.name, c->target->record.name,
			 NULL, "RSP-02,RSP-15");
	q->action = s->verb == EFFECT_SIGNATURE ? SHEET_SIGNATURE : SHEET_ROUTINE;
	return 0;
}

/* BON-08, RULING: RO-66 each of those that a Bonus Attack provokes; -1 with the diag. */
static int is_ignored(const struct effect_context *c)
{
	static const char *const ways[] = {"bear", "ignore"};

	if (!c->answer->bonus && !c->answer->follow_up)
		return false;
	if (c->answer->ignore_reprisal)
		return true;
	return choose(c->r, c->intruder->record.name, POINT_IGNORE, ways, 2,
		      "the attacker may ignore it [BON-08]");
}

int verb_reprisal(struct effect_context *c, const struct effect_step *s)
{
	int ignored;

	if (too_late(c))
		return 0;
	ignored = is_ignored(c);
	if (ignored < 0)
		return -1;
	if (ignored)
		EVENT(c->r->board, IGNORED, "who=%s what=%s clause=BON-08", c->target->record.name,
		      "the Reprisal");
	else
		queue_attack(c, WAITING_REPRISAL, c->intruder->record.name, c->target->record.name,
			     s->dice, "RSP-02,RSP-15");
	return 0;
}

int verb_single_wound(struct effect_context *c, const struct effect_step *s)
{
	return boss_single_wounds(c->r, c->intruder, s->number == ABSENT ? 1 : s->number);
}

/* ---- which responses ---- */

static const struct effect *response_of(const struct rules *r, const struct attack *a, int i,
					enum response on)
{
	static const struct effect none;
	const struct bp_card_row *card = a->card[i];

	if (card) /* INT-31: a Boss's are on its card */
		return on == ON_WOUND	   ? &card->wound
		       : on == ON_CRITICAL ? &card->critical
		       : on == ON_FAIL	   ? &card->fail
					   : &card->instinct;
	EACH_ROW(r->board->data, RESPONSES, response_row, row)
		if (!strcmp(row->intruder, a->target[i]->type) && row->on == (int)on)
			return &row->effect;
	return &none;
}

/* The guard that is not so, in words. */
static const char *guard_fails(const struct effect_context *c, const struct guard *g)
{
	const struct guard_row *row = &effect_guards[g->what];
	struct arena *arena = c->r->board->arena;

	if (row->asks == IS_SO)
		return arena_printf(arena, "not %s", row->word);
	if (g->what == GUARD_BROOD) /* RULING: RA-66 */
		return arena_printf(arena, "%d Blips and Intruders of type %s are on the board",
				    effect_guard_amount(c, g), c->intruder->type);
	return arena_printf(arena, "%s is %d", row->word, effect_guard_amount(c, g));
}

/* Why the whole effect does nothing, or NULL. */
static const char *what_fails(const struct effect_context *c, const struct effect *e)
{
	const struct effect_step *s;

	for (s = e->steps; s; s = s->next)
		if (effect_guards_true(c, s->group))
			return NULL;
	return guard_fails(c, &e->steps->group->guard[0]);
}

static int answer(const struct rules *r, struct attack *a, int i, enum response on)
{
	static const char *const clauses[] = {"RSP-04", "RSP-06", "RSP-09", "RSP-10,RSP-11"};
	const struct effect *e = response_of(r, a, i, on);
	/* RULING: RA-11: Knockback and Knockdown need adjacency, the others do not */
	static const struct forced_gate gate = {.by = BY_RESPONSE};
	struct effect_context c = effect_start(r, a->target[i]->record.name, a->who, clauses[on]);
	struct scene sc;

	/* RSP-12: no match, nothing; BST-19 */
	if (!e->steps || a->who->dead || chain_broken(r, a->who))
		return 0;
	scene_build(&sc, r->board);
	if (!figures_adjacent(&sc, a->who->at, a->target[i]->at, NULL))
		c.far = "KW-KNOCKDOWN-8";
	c.intruder = a->target[i];
	c.place = a->target[i]->at;
	c.answer = a;
	c.gate = &gate;
	EVENT(r->board, RESPONSE, "who=%s on=%s but=%s clause=%s", a->target[i]->record.name,
	      response_words[on], what_fails(&c, e), clauses[on]);
	return effect_run(&c, e);
}

/* RSP-13: of several, the player sets the order. */
static int answer_both(const struct rules *r, struct attack *a, int i, enum response first)
{
	const char *labels[2] = {response_words[first], response_words[ON_INSTINCT]};
	int k = 0;

	if (response_of(r, a, i, first)->steps && response_of(r, a, i, ON_INSTINCT)->steps)
		k = choose(r, a->target[i]->record.name, POINT_RESPONSE, labels, 2,
			   "the player sets the order [RSP-13]");
	if (k < 0)
		return -1;
	return answer(r, a, i, k ? ON_INSTINCT : first) || answer(r, a, i, k ? first : ON_INSTINCT)
		   ? -1
		   : 0;
}

/* RULING: RA-09: with no Critical entry nothing answers, or (b) the Wound response does. */
static enum response critical_entry(const struct rules *r, const struct attack *a, int i)
{
	bool instead = plays(r->board, RA_09, 'b');

	return instead && !response_of(r, a, i, ON_CRITICAL)->steps ? ON_WOUND : ON_CRITICAL;
}

int attack_responses(const struct rules *r, struct attack *a)
{
	int i, result = 0;

	/* BST-17, BST-18: after all rolls, in their order */
	for (i = 0; i < a->n && !result && !chain_broken(r, a->who); i++) {
		if (a->settled[i])
			continue;
		switch (a->result[i]) {
		case RESULT_CRITICAL: /* RSP-06..08: Wound and Instinct are skipped */
			result = answer(r, a, i, critical_entry(r, a, i));
			break;
		case RESULT_WOUND: /* RSP-04, RSP-10 */
			result = answer_both(r, a, i, ON_WOUND);
			break;
		default: /* RSP-09, RSP-11 */
			result = answer_both(r, a, i, ON_FAIL);
		}
	}
	return result;
}

int attack_radiated(const struct rules *r, struct attack *a, int i)
{
	struct intruder *in = a->target[i];

	boss_radiate_end(r, in); /* KW-RADIATE-6 */
	if (boss_wounded(r, in, a->card[i], false) ||
	    answer_both(r, a, i, ON_WOUND)) /* KW-RADIATE-5 */
		return -1;
	return in->dying || chain_broken(r, a->who) ? 0 : escalate(r, in, a->card[i]->level, false);
}
