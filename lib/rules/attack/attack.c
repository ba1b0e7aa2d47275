#include "rules/attack/attack.h"
#include "rules/attack/walk.h"

#include <string.h>

#include "event/event.h"
#include "rules/deck/boss_wound.h"
#include "rules/deck/escalation.h"
#include "rules/sheet.h"
#include "rules/waiting.h"
#include "space/adjacent.h"

const char *attack_weapon_name(const struct attack *a)
{
	return a->gear ? a->gear->record.name : a->weapon->name;
}

/* ---- declaring ---- */

static void declare(const struct rules *r, const struct attack *a)
{
	struct buf names = {0};
	int i;

	for (i = 0; i < a->n; i++)
		buf_printf(&names, "%s%s", i ? "," : "", a->target[i]->record.name);
	EVENT(r->board, ATTACK, "who=%s target=%s targets=%s weapon=%s kind=%s clause=WPN-01",
	      a->who->record.name, a->n == 1 ? buf_text(&names) : NULL,
	      a->n > 1 ? buf_text(&names) : NULL, attack_weapon_name(a),
	      a->follow_up ? "a Follow-up Attack"
	      : a->bonus   ? "a Bonus Attack"
			   : "an Attack");
	buf_release(&names);
}

/* BON-05, BON-06: what a Bonus Attack refreshes before it begins. */
static void refresh(const struct rules *r, struct attack *a)
{
	if (!a->gear || (!a->bonus && !a->follow_up))
		return;
	if (a->gear->exhausted) {
		a->gear->exhausted = 0;
		EVENT(r->board, REFRESH, "weapon=%s how=unexhausted clause=BON-05",
		      attack_weapon_name(a));
	}
	if (a->weapon->ammo && a->gear->ammo == 0) { /* both only by RO-61 (a) */
		a->gear->ammo = 1;
		EVENT(r->board, REFRESH, "weapon=%s how=%s clause=BON-06", attack_weapon_name(a),
		      "given 1 Ammo");
	}
}

/* A trait of the sheet: attacking it from adjacency costs 1 Stress (INT-39). */
static int terrify(const struct rules *r, struct attack *a)
{
	struct scene sc;
	int i;

	scene_build(&sc, r->board);
	for (i = 0; i < a->n && !a->who->dead; i++) {
		const struct intruder_row *t = intruder_type(r->board, a->target[i]);
		if (has_trait(t->traits, TRAIT_TERRIFYING, NULL) &&
		    figures_adjacent(&sc, a->who->at, a->target[i]->at, NULL) &&
		    harm_stress(r, a->who, 1, "INT-39"))
			return -1;
	}
	return 0;
}

/* ---- step 2 ---- */

/* How many tokens go: one a target or as many as the weapon spends on a shot, or all there are with
 * Empty Clip (ADR-05, BST-10). */
static int take_tokens(struct attack *a, int *tokens)
{
	int n = a->n * (a->weapon->spend ? a->weapon->spend : 1);

	if (has_keyword(a->weapon->keywords, KEYWORD_EMPTY_CLIP,
			NULL)) { /* KW-EMPTYCLIP-1; RULING: RA-19 */
		n = *tokens;
		a->plus_one = true; /* KW-EMPTYCLIP-3: +1 whatever the number */
	}
	if (n > *tokens)
		n = *tokens; /* RULING: RA-20: what there is */
	*tokens -= n;
	return n;
}

static int discard(const struct rules *r, struct attack *a, const char *what, int *tokens,
		   const char *clause)
{
	int n = take_tokens(a, tokens);

	EVENT(r->board, DEPLETES, "who=%s weapon=%s n=%d what=%s left=%d clause=%s",
	      a->who->record.name, attack_weapon_name(a), n, what, *tokens, clause);
	return n;
}

static int deplete(const struct rules *r, struct attack *a)
{
	struct gear *g = a->gear;
	const struct weapon_row *w = a->weapon;

	/* BST-11: once, whatever the targets. SCT-13: a scout has had it already. */
	if (!a->scout && harm_adrenaline(r, a->who, 1, "ADR-01"))
		return -1;
	if (a->who->dead) /* RULING: RA-25: no roll */
		return 0;
	a->shots = a->n;
	if (g && w->charge) /* ADR-03 */
		a->shots = discard(r, a, "Charge", &g->charge, "ADR-03");
	if (g && w->ammo) /* ADR-02, and what it counts as: BST-22 */
		a->shots = discard(r, a, "Ammo", &g->ammo, "ADR-02");
	if (g && has_keyword(w->keywords, KEYWORD_DISCHARGE, NULL)) { /* ADR-06, KW-DISCHARGE-1 */
		g->discharged = 1;
		EVENT(r->board, DISCHARGES, "weapon=%s clause=ADR-06", g->record.name);
	}
	return 0;
}

/* ---- the steps behind the roll ---- */

/* ESC-06, ESC-07: after the responses, before the tokens. */
static int escalate_all(const struct rules *r, struct attack *a)
{
	int i;

	for (i = 0; i < a->n; i++)
		if (a->card[i] && a->result[i] != RESULT_FAIL &&
		    !boss_is_dead(r->board, a->target[i]) &&
		    escalate(r, a->target[i], a->card[i]->level, a->result[i] == RESULT_CRITICAL))
			return -1;
	return 0;
}

/* Whoever died goes now, unless its Reprisal is still to come (RULING: RA-08). */
static void remove_dead(const struct rules *r, struct attack *a)
{
	int i;

	for (i = 0; i < a->n; i++) {
		struct intruder *in = a->target[i];
		if (!in->dying || waiting_of(r->board, WAITING_REPRISAL, in->record.name))
			continue;
		EVENT(r->board, REMOVED, "who=%s clause=%s", in->record.name,
		      intruder_is_boss(r->board, in) ? "WND-14" : "WND-10");
		board_remove_piece(r->board, &in->record);
	}
}

/* ATK-06, ATK-07: step 5 on every outcome, while the attacker lives (RULING: RA-67). */
static int step_five(const struct rules *r, struct attack *a)
{
	if (!a->who->dead && attack_leave_tokens(r, a))
		return -1;
	return a->who->dead ? 0 : attack_suppress(r, a);
}

/* CHB-13, CHB-14, CHB-18: of a broken Attack step 5 is left, before what breaks it. */
static int leave_last(const struct rules *r, void *attack)
{
	struct rules outside = *r;

	outside.chain = NULL; /* nothing that Fallback provokes breaks it again */
	return step_five(&outside, attack);
}

/* What waits is in the order it comes: Noise, a Reprisal, a Follow-up (RULING: RA-15, RO-65). */
static void order_queue(const struct rules *r, int from)
{
	static const enum waiting last[] = {WAITING_REPRISAL, WAITING_FOLLOW_UP};
	struct record_list *l = &r->board->of[KIND_QUEUE];
	size_t k;
	int i, j, end = l->n;

	for (k = 0; k < COUNT(last); k++)
		for (i = from, j = from; j < end; j++) {
			struct record *q = l->at[i];
			if (board_queue(r->board, i)->what != (int)last[k]) {
				i++;
				continue;
			}
			memmove(l->at + i, l->at + i + 1, (size_t)(l->n - i - 1) * sizeof *l->at);
			l->at[l->n - 1] = q;
		}
}

/* Steps 2 and 3. */
static int up_to_the_roll(const struct rules *r, struct attack *a)
{
	if (terrify(r, a) || (!a->who->dead && deplete(r, a)))
		return -1;
	if (!a->who->dead && attack_effects(r, a, 0, 1u << MOMENT_ATTACK))
		return -1;
	if (a->chain_break && !a->who->dead && !chain_broken(r, a->who))
		attack_break_off(r, a);
	a->over = a->who->dead || chain_broken(r, a->who);
	return a->over ? 0 : attack_roll_all(r, a);
}

/* Steps 4 to 6, unless the attacker dies or the Attack is broken. */
static int after_the_roll(const struct rules *r, struct attack *a)
{
	int result;

	if (!a->over && attack_responses(r, a))
		return -1;
	if (chain_broken(r, a->who)) /* CHB-18: nothing that is still open */
		return 0;
	if (!a->over && escalate_all(r, a))
		return -1;
	if (step_five(r, a))
		return -1;
	if (a->who->dead || chain_broken(r, a->who))
		return 0;
	result = attack_noise(r, a);
	return !result && !a->who->dead && attack_falls_back_last(r, a) ? attack_fallback(r, a)
									: result;
}

static void stand(struct attack *a)
{
	int i;

	a->from = a->who->at;
	for (i = 0; i < a->n; i++)
		a->stood[i] = a->target[i]->at;
}

/* CHB-18: what was noted in step 4 is still open, and is not resolved. */
static void drop_noted(const struct rules *r, int from)
{
	int i;

	for (i = board_count(r->board, KIND_QUEUE) - 1; i >= from; i--) {
		struct queue *q = board_queue(r->board, i);
		if (q->what != WAITING_REPRISAL && q->what != WAITING_FOLLOW_UP)
			continue;
		EVENT(r->board, NO_EFFECT, "who=%s what=%s why=%s clause=CHB-18", q->who,
		      q->what == WAITING_REPRISAL ? "the Reprisal" : "the Follow-up Attack",
		      "the Attack it belongs to was broken");
		board_remove(r->board, &q->record);
	}
}

int attack_resolve(const struct rules *outside, struct attack *a)
{
	struct chain chain = {.last = leave_last, .attack = a, .spacers = true};
	struct rules inside = rules_in_attack(outside, &chain), *r = &inside;
	int queued, result;

	declare(r, a);
	queued = board_count(r->board, KIND_QUEUE);
	refresh(r, a);
	stand(a);
	a->confidence_left = a->weapon->confidence; /* PWR-21, PWR-36: the weapon's own modifiers */
	a->discipline_left = a->weapon->discipline;
	result = up_to_the_roll(r, a);
	if (result || chain.failed || a->only_roll)
		return chain.failed ? -1 : result;
	result = after_the_roll(r, a);
	if (result || chain.failed)
		return chain.failed ? -1 : result;
	if (chain_broken(r, a->who))
		drop_noted(r, queued);
	order_queue(r, queued);
	remove_dead(r, a);
	return 0;
}
