/* Step 4: what the Intruder's sheet or BP card answers. A response without a new attack is resolved
 * here; a Reprisal or a Follow-up is noted and waits until the whole Attack is over (RSP-01 to
 * RSP-03, RSP-15). */
#include <string.h>

#include "data/data.h"
#include "event/event.h"
#include "rules/attack/attack.h"
#include "rules/deck/boss_wound.h"
#include "rules/deck/escalation.h"
#include "rules/effect/forced.h"
#include "space/adjacent.h"

/* ---- verbs of responses ---- */

/* What a response runs in: the effect's context and the Attack it answers. */
struct answering {
	struct effect_context context;
	struct attack *attack;
	struct intruder *in;
};

static const struct answering *answering(const struct effect_context *c)
{
	return (const struct answering *)(const void *)c;
}

static void queue_attack(const struct effect_context *c, const char *what, const char *who,
			 const char *target, const char *dice, const char *clause)
{
	struct queue *q = board_add(c->r->board, KIND_QUEUE, NULL, NULL);

	q->what = what;
	q->who = who;
	q->target = target;
	q->dice = dice;
	event_add(c->r->board, "waits", "what=%s who=%s clause=%s", what, who, clause);
}

/* FUP-01, CHB-15: a Bonus Attack gained in a Spacer's Attack is a Follow-up, after this one. */
static int follow_up(const struct effect_context *c, const struct effect_step *s)
{
	(void)s;
	queue_attack(c, "follow-up", c->target->record.name, NULL, NULL, "FUP-01,RSP-03");
	return 0;
}

static int reprisal(const struct effect_context *c, const struct effect_step *s)
{
	const struct answering *w = answering(c);

	if (w->attack->ignore_reprisal) { /* BON-08 */
		event_add(c->r->board, "ignored", "who=%s what=%s clause=BON-08",
			  c->target->record.name, "the Reprisal");
		return 0;
	}
	queue_attack(c, "reprisal", w->in->record.name, c->target->record.name,
		     s->arg[0].type ? s->arg[0].word : NULL, "RSP-02,RSP-15");
	return 0;
}

static int single_wound(const struct effect_context *c, const struct effect_step *s)
{
	return boss_single_wounds(c->r, answering(c)->in, s->arg[0].type ? s->arg[0].number : 1);
}

static int escalation(const struct effect_context *c, const struct effect_step *s)
{
	(void)s;
	return escalate_without_wound(c->r, answering(c)->in);
}

static effect_fn *const verbs[EFFECT_COUNT] = {
    [EFFECT_KNOCKBACK] = effect_knockback, [EFFECT_UNAVOIDABLE] = effect_knockback,
    [EFFECT_PUSHBACK] = effect_pushback,   [EFFECT_LURE] = effect_lure,
    [EFFECT_DISPLACE] = effect_displace,   [EFFECT_SPAWN_BLIP] = effect_spawn_blips,
    [EFFECT_BONUS_ATTACK] = follow_up,	   [EFFECT_FOLLOW_UP] = follow_up,
    [EFFECT_REPRISAL] = reprisal,	   [EFFECT_SINGLE_WOUND] = single_wound,
    [EFFECT_ESCALATE] = escalation,
};

/* ---- which responses ---- */

static const char *response_text(const struct rules *r, const struct attack *a, int i,
				 enum response on)
{
	const struct bp_card_row *card = a->card[i];
	const struct response_row *rows;
	int n, k;

	if (card) /* INT-31: a Boss's are on its card */
		return on == ON_WOUND	   ? card->wound
		       : on == ON_CRITICAL ? card->critical
		       : on == ON_FAIL	   ? card->fail
					   : card->instinct;
	rows = data_rows(r->board->data, TABLE_RESPONSES, &n);
	for (k = 0; k < n; k++)
		if (!strcmp(rows[k].intruder, a->target[i]->type) && rows[k].on == (int)on)
			return rows[k].effect;
	return "";
}

static int answer(const struct rules *r, struct attack *a, int i, enum response on)
{
	static const char *const clauses[] = {"RSP-04", "RSP-06", "RSP-09", "RSP-10,RSP-11"};
	const char *text = response_text(r, a, i, on);
	/* RULING: RA-11: Knockback and Knockdown need adjacency, the others do not */
	static const struct forced_gate gate = {.by = BY_RESPONSE};
	struct answering w = {.attack = a, .in = a->target[i]};
	struct scene sc;

	if (!*text || a->who->dead) /* RSP-12: no match, nothing; BST-19 */
		return 0;
	scene_build(&sc, r->board);
	event_add(r->board, "response", "who=%s on=%s clause=%s", a->target[i]->record.name,
		  response_words[on], clauses[on]);
	w.context =
	    (struct effect_context){.r = r,
				    .source = a->target[i]->record.name,
				    .target = a->who,
				    .clause = clauses[on],
				    .far = figures_adjacent(&sc, a->who->at, a->target[i]->at, NULL)
					       ? NULL
					       : "KW-KNOCKDOWN-8",
				    .gate = &gate,
				    .verbs = verbs};
	return effect_run_text(&w.context, text);
}

/* RSP-13: of several, the player sets the order. */
static int answer_both(const struct rules *r, struct attack *a, int i, enum response first)
{
	const char *labels[2] = {response_words[first], response_words[ON_INSTINCT]};
	int k = 0;

	if (*response_text(r, a, i, first) && *response_text(r, a, i, ON_INSTINCT))
		k = fate_choose(r->fate,
				arena_printf(r->board->arena, "%s.response",
					     a->target[i]->record.name),
				labels, 2, 0, "the player sets the order [RSP-13]", r->diag);
	if (k < 0)
		return -1;
	return answer(r, a, i, k ? ON_INSTINCT : first) || answer(r, a, i, k ? first : ON_INSTINCT)
		   ? -1
		   : 0;
}

int attack_responses(const struct rules *r, struct attack *a)
{
	int i, result = 0;

	for (i = 0; i < a->n && !result; i++) /* BST-17, BST-18: after all rolls, in their order */
		switch (a->result[i]) {
		case RESULT_CRITICAL: /* RSP-06..08: Wound and Instinct are skipped */
			result = answer(r, a, i, ON_CRITICAL);
			break;
		case RESULT_WOUND: /* RSP-04, RSP-10 */
			result = answer_both(r, a, i, ON_WOUND);
			break;
		default: /* RSP-09, RSP-11 */
			result = answer_both(r, a, i, ON_FAIL);
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
	return boss_is_dead(r->board, in) ? 0 : escalate(r, in, a->card[i]->level, false);
}
