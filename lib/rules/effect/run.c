#include "rules/effect/run.h"

#include <string.h>

#include "data/data.h"
#include "event/event.h"
#include "rules/effect/guard.h"
#include "rules/effect/pool.h"
#include "rules/harm/condition.h"

/* ---- to whom ---- */

/* Each of those the word names, in the board's order: 1 done, 0 not known here, -1 the diag. */
static int each_of(const struct effect_context *c, const struct effect_arg *whom, int n,
		   int (*harm)(const struct rules *, struct spacer *, int, const char *))
{
	const char *word = whom->type ? whom->word : "target";
	const struct priority *p = board_single(c->r->board, KIND_PRIORITY);
	int i;

	if (!strcmp(word, "everyone")) {
		for (i = 0; i < board_count(c->r->board, KIND_SPACER); i++)
			if (harm(c->r, board_spacer(c->r->board, i), n, c->clause))
				return -1;
		return 1;
	}
	if (!strcmp(word, "closest") || !strcmp(word, "furthest") ||
	    (!strcmp(word, "priority") && !p))
		return 0;
	if (!strcmp(word, "priority")) {
		struct spacer *holder = board_find(c->r->board, KIND_SPACER, NULL, p->who);
		return harm(c->r, holder, n, c->clause) ? -1 : 1;
	}
	return harm(c->r, c->target, n, c->clause) ? -1 : 1;
}

static int leave_queued(const struct effect_context *c, const struct effect_step *s, bool guards)
{
	struct queue *q = board_add(c->r->board, KIND_QUEUE, NULL, NULL);

	q->what = "effect";
	q->who = c->target->record.name;
	q->effect = effect_step_text(s, guards, c->r->board->arena);
	event_add(c->r->board, "queued", "who=%s effect=%s clause=%s", q->who, q->effect,
		  c->clause);
	return 0;
}

static int to_each(const struct effect_context *c, const struct effect_step *s,
		   int (*harm)(const struct rules *, struct spacer *, int, const char *))
{
	int done = each_of(c, &s->arg[1], s->arg[0].number, harm);

	return done ? (done < 0 ? -1 : 0) : leave_queued(c, s, false);
}

/* ---- the verbs at home here ---- */

static int do_vitals(const struct effect_context *c, const struct effect_step *s)
{
	return to_each(c, s, harm_vitals);
}

static int do_stress(const struct effect_context *c, const struct effect_step *s)
{
	return to_each(c, s, harm_stress);
}

static int do_adrenaline(const struct effect_context *c, const struct effect_step *s)
{
	return to_each(c, s, harm_adrenaline);
}

static int do_damage(const struct effect_context *c, const struct effect_step *s)
{
	return harm_damage(c->r, c->target, s->arg[0].number, NULL, NULL);
}

static int do_radiation(const struct effect_context *c, const struct effect_step *s)
{
	return harm_tokens(c->r, c->target, "radiation", s->arg[0].number);
}

static int do_infection(const struct effect_context *c, const struct effect_step *s)
{
	return harm_tokens(c->r, c->target, "infection", s->arg[0].number);
}

static int do_condition(const struct effect_context *c, const struct effect_step *s)
{
	return condition_gain(c->r, c->target, s->arg[0].word, c->clause, c->depth + 1);
}

static int do_knockdown(const struct effect_context *c, const struct effect_step *s)
{
	(void)s;
	/* KD-15, KD-16, KW-KNOCKDOWN-4, KW-KNOCKDOWN-8: only if it reaches. */
	if (!c->far)
		return harm_knockdown(c->r, c->target, c->clause);
	event_add(c->r->board, "no-effect", "who=%s what=Knockdown why=%s clause=%s ruling=RA-57",
		  c->target->record.name, "out of effective range", c->far);
	return 0;
}

static int do_crash(const struct effect_context *c, const struct effect_step *s)
{
	(void)s;
	return c->attack ? harm_attack_crash(c->r, c->target, c->clause)
			 : harm_crash(c->r, c->target, c->clause);
}

static int do_kill(const struct effect_context *c, const struct effect_step *s)
{
	(void)s;
	return harm_kill(c->r, c->target, c->source, "DIE-08"); /* DIE-08: and no check */
}

/* Up to that many tokens on the Intruder it comes from, those that lie there counted (RA-21). */
static int do_suppress(const struct effect_context *c, const struct effect_step *s)
{
	struct board *b = c->r->board;
	int there, more;

	if (!c->source || !board_find(b, KIND_INTRUDER, NULL, c->source))
		return leave_queued(c, s, false);
	there = token_count(b, c->source, "suppression");
	more = s->arg[0].number - there;
	if (more <= 0) {
		event_add(b, "no-effect", "who=%s what=%s why=%s clause=SUP-12", c->source,
			  "Suppression", arena_printf(b->arena, "it has %d already", there));
		return 0;
	}
	event_add(b, "token", "who=%s n=%d token=Suppression now=%d clause=%s", c->source, more,
		  token_gain(b, c->source, "suppression", more), c->clause);
	return 0;
}

/* What the Spacer may do next: left for the tool that does it. */
static int offer(const struct effect_context *c, const char *what, int amount, const char *may)
{
	struct queue *q = board_add(c->r->board, KIND_QUEUE, NULL, NULL);

	q->what = what;
	q->who = c->target->record.name;
	q->amount = amount;
	event_add(c->r->board, "then", "who=%s may=%s clause=%s", q->who, may, c->clause);
	return 0;
}

static int do_bonus_attack(const struct effect_context *c, const struct effect_step *s)
{
	(void)s;
	return offer(c, "bonus-attack", ABSENT, "make a Bonus Attack");
}

static int do_free_move(const struct effect_context *c, const struct effect_step *s)
{
	int n = s->arg[0].number;

	return offer(c, "free-move", n, arena_printf(c->r->board->arena, "move %d", n));
}

static int do_stand_up(const struct effect_context *c, const struct effect_step *s)
{
	struct condition *down = spacer_condition(c->r->board, c->target, KNOCKDOWN);

	(void)s;
	if (down)
		condition_discard(c->r, c->target, down, c->clause);
	return 0;
}

/* Holds as long as its card does: the record of the card is all there is to do. */
static int do_lasting(const struct effect_context *c, const struct effect_step *s)
{
	(void)c;
	(void)s;
	return 0;
}

/* CHB-06, CHB-07: it ends the Attack under way; with none, nothing. */
static int do_chain_break(const struct effect_context *c, const struct effect_step *s)
{
	(void)s;
	if (c->attack)
		event_add(c->r->board, "chain-break", "who=%s clause=CHB-06", c->source);
	else
		event_add(c->r->board, "no-effect", "who=%s what=%s why=%s clause=CHB-07",
			  c->target->record.name, "the Chain Break", "no Attack is under way");
	return 0;
}

/* A verb's rule and what to do by default where a player may: take it if it helps. */
static const struct verb_rule {
	effect_fn *run;
	bool helps, offer;
} rules_here[EFFECT_COUNT] = {
    [EFFECT_VITALS] = {do_vitals, false, false},
    [EFFECT_STRESS] = {do_stress, false, false},
    [EFFECT_ADRENALINE] = {do_adrenaline, false, false},
    [EFFECT_DAMAGE] = {do_damage, false, false},
    [EFFECT_RADIATION] = {do_radiation, false, false},
    [EFFECT_INFECTION] = {do_infection, false, false},
    [EFFECT_CONDITION] = {do_condition, false, false},
    [EFFECT_KNOCKDOWN] = {do_knockdown, false, false},
    [EFFECT_CRASH] = {do_crash, false, false},
    [EFFECT_KILL] = {do_kill, false, false},
    [EFFECT_PLACE] = {effect_place, true, false},
    [EFFECT_CLEAR_POOLS] = {effect_clear_pools, false, false},
    [EFFECT_SUPPRESS] = {do_suppress, true, false},
    [EFFECT_BONUS_ATTACK] = {do_bonus_attack, true, true},
    [EFFECT_FREE_MOVE] = {do_free_move, true, true},
    [EFFECT_STAND_UP] = {do_stand_up, true, false},
    [EFFECT_MOVE_TOKEN] = {effect_move_token, true, false},
    [EFFECT_NO_ABILITIES] = {do_lasting, false, false},
    [EFFECT_CHAIN_BREAK] = {do_chain_break, true, false},
};

/* ---- running ---- */

static int player_wants(const struct effect_context *c, const struct effect_step *s, bool helps)
{
	static const char *const ways[] = {"yes", "no"};
	const char *point = arena_printf(c->r->board->arena, "%s.may-%s", c->target->record.name,
					 effect_verbs[s->verb].word);
	int way = fate_choose(c->r->fate, harm_point(c->r, point), ways, 2, helps ? 0 : 1,
			      helps ? "it helps" : "it costs", c->r->diag);

	return way < 0 ? -1 : !way;
}

static int run_step(const struct effect_context *c, const struct effect_step *s)
{
	const struct verb_rule *here = &rules_here[s->verb];
	effect_fn *run = c->verbs && c->verbs[s->verb] ? c->verbs[s->verb] : here->run;
	int holds = effect_guards_hold(c, s), wants = 1;

	if (!holds)
		return 0;
	if (holds < 0 || !run)
		return leave_queued(c, s, holds < 0);
	if (s->may && !here->offer)
		wants = player_wants(c, s, here->helps);
	return wants > 0 ? run(c, s) : wants;
}

int effect_run(const struct effect_context *c, const struct effect_step *steps)
{
	int from = board_count(c->r->board, KIND_EVENT);

	if (c->depth > EFFECT_DEPTH)
		return diag_set(c->r->diag, "the effect of '%s' leads back to itself",
				c->source ? c->source : "a card");
	for (; steps; steps = steps->next) {
		if (run_step(c, steps))
			return -1;
		/* CHB-02: what the Attack still had to do is cancelled. */
		if (steps->next && c->attack && harm_chain_broke(c->r->board, from)) {
			event_add(c->r->board, "note", "text=%s clause=CHB-02",
				  "the Chain Break cancels the rest");
			break;
		}
	}
	return 0;
}

int effect_run_text(const struct effect_context *c, const char *text)
{
	struct effect_step *steps;

	if (effect_parse(text, c->r->board->data, c->r->board->arena, &steps, c->r->diag))
		return -1;
	return effect_run(c, steps);
}
