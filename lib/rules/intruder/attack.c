/* An Intruder's Attack. It needs the Target in reach; it rolls the dice printed and what gates add;
 * the Power is the damage, or for Terrorize the Stress; then come the effects tied to it. A Blast
 * is one such Attack for each Spacer in its Zone. Clauses IAT, CMD-02 to CMD-12, CMD-20 to CMD-30,
 * WOO-13 to WOO-18, COV-22; rulings RI-28 to RI-33, RI-38 to RI-42,
 * RI-66. */
#include <string.h>

#include "dice/tier.h"
#include "event/effect_words.h"
#include "event/event.h"
#include "rules/harm/condition.h"
#include "rules/intruder/act.h"
#include "rules/order.h"
#include "rules/roll/pool.h"
#include "rules/sheet.h"
#include "rules/tile.h"
#include "space/cover.h"
#include "space/distance.h"
#include "space/zone.h"

/* ---- reach ---- */

static int zone_of(const struct effect_step *s)
{
	if (s->verb != EFFECT_BLAST && s->verb != EFFECT_TERRORIZE)
		return 0;
	return s->number == ABSENT ? 0 : s->number; /* CMD-30 */
}

static int range_of(const struct act *a, const struct effect_step *s)
{
	return s->range ? s->range : intruder_range(a->r->board, a->in);
}

bool act_reaches(struct act *a, const struct effect_step *s, struct space from,
		 const struct spacer *t)
{
	if (a->anywhere && !t->elsewhere)
		return true;
	if (!spacer_on_board(t)) /* OTP-04, CMD-12; RULING: RO-112 */
		return false;
	if (zone_of(s))
		return zone_holds(from, zone_of(s), t->at); /* CMD-04, CMD-10 */
	switch (s->verb) {
	case EFFECT_SHOOT: /* CMD-20, CMD-21 */
		return route_in_line(&a->scene, from, t->at, range_of(a, s));
	case EFFECT_TERRORIZE: /* CMD-25: anywhere, unless it says how far */
		return !s->range || distance_plain(from, t->at) <= s->range;
	default: /* CMD-02, CMD-03; RULING: RI-64 */
		return space_same(from, t->at) || route_beside(&a->scene, from, t->at);
	}
}

static void set_gate(struct act *a, const struct effect_step *s)
{
	a->gate = (struct forced_gate){.by = BY_ATTACK, .zone = zone_of(s)};
	if (a->anywhere || (s->verb == EFFECT_TERRORIZE && !zone_of(s)))
		a->gate.by = BY_NOTHING;
	if (s->verb == EFFECT_SHOOT)
		a->gate.range = range_of(a, s);
}

/* ---- the roll ---- */

static int add_dice(struct dice_pool *pool, const char *dice, struct diag *d)
{
	struct dice_pool more;

	return pool_read(&more, span_of(dice), d) || dice_add(pool, &more, d) ? -1 : 0;
}

/* IAT-02, and what the gates add that this Spacer meets (IAT-11, IAT-13). */
static int read_pool(struct act *a, const struct effect_step *s, struct victim *v,
		     struct dice_pool *out)
{
	struct board *b = a->r->board;
	int i;

	*out = (struct dice_pool){0};
	if (add_dice(out, s->dice, a->r->diag))
		return -1;
	act_about(a, v);
	for (i = 0; i < a->nadded; i++) {
		const struct effect_step *more = a->added[i];
		if (!effect_group_holds(&a->context, more->group))
			continue;
		EVENT(b, NOTE, "text=%s clause=IAT-13,IAT-14",
		      more->dice
			  ? arena_printf(b->arena, "%s more for the roll",
					 dice_in_words(b->arena, more->dice))
			  : arena_printf(b->arena, "%d Power more for the roll", more->number));
		if (!more->dice)
			out->raw += more->number;
		else if (add_dice(out, more->dice, a->r->diag))
			return -1;
	}
	return 0;
}

#define COVER_ANSWERS(W)    \
	W(COVER_USE, "use") \
	W(COVER_DECLINE, "decline")
enum cover_answer { COVER_ANSWERS(LIST_ID) };
static const char *const cover_words[] = {COVER_ANSWERS(LIST_WORD) NULL};

/* COV-22: the covered player may use it; the tile that is not lost is the default. */
static int use_cover(struct act *a, const struct spacer *t, const struct cover *c)
{
	const char *labels[5] = {cover_words[COVER_DECLINE]}, *typed;
	const char *point = rules_point_of(a->r, t->record.name, POINT_COVER);
	int i, said = 0, best = 1;

	for (i = 0; i < c->n; i++) {
		labels[i + 1] = c->by[i].tile->record.name;
		if (c->by[best - 1].destroyed_by_use && !c->by[i].destroyed_by_use)
			best = i + 1;
	}
	typed = fate_answer(a->r->fate, ANSWER_COVER, point, t->record.name);
	if (typed && (said = word_number(span_of(typed), cover_words)) < 0)
		return diag_usage(a->r->diag, "--cover '%s' is none of use, decline", typed);
	if (typed)
		return said == COVER_USE ? best : 0;
	return choose_at(a->r, point, labels, c->n + 1, best,
			 "the covered player's choice [COV-22]");
}

/* COV-02: only a ranged attack is met with Cover. */
static int cover_from(struct act *a, const struct effect_step *s, const struct spacer *t,
		      struct rolling *q)
{
	struct cover c;
	int k;

	if (s->verb != EFFECT_SHOOT || a->r->fate->peek)
		return 0;
	scene_refresh(&a->scene);
	c = cover_of(&a->scene, t->at, a->in->at);
	if (!c.n || !tier_can_drop(&q->spec.pool))
		return 0;
	k = use_cover(a, t, &c);
	if (k <= 0)
		return k;
	EVENT(a->r->board, COVERED, "who=%s tile=%s clause=COV-16", t->record.name,
	      c.by[k - 1].tile->record.name);
	if (roll_cover(a->r, q->point, q->spec.table, q->spec.reading, true, &q->spec.pool))
		return -1;
	if (c.by[k - 1].destroyed_by_use) /* COV-24 */
		terrain_destroy(a->r,
				board_find(a->r->board, KIND_TERRAIN, NULL,
					   c.by[k - 1].tile->record.name),
				"COV-24");
	return 0;
}

static int roll(struct act *a, const struct effect_step *s, struct victim *v, int *power)
{
	struct spacer *t = v->who;
	const struct intruder_row *sheet = intruder_type(a->r->board, a->in);
	bool terror = s->verb == EFFECT_TERRORIZE;
	bool lethal = has_keyword(sheet->keywords, KEYWORD_LETHAL, NULL);
	struct rolling q = {.kind = terror ? ROLL_TERRORIZE : ROLL_INTRUDER, .roller = t};
	struct rolling_result out;
	struct dice_table table;

	if (roll_table(a->r->board->data, &table, a->r->diag) || read_pool(a, s, v, &q.spec.pool))
		return -1;
	q.point = rules_point(a->r, a->roll);
	q.spec.table = &table;
	q.spec.reading = lethal ? READ_LETHAL : READ_POWER; /* KW-LETHAL-1 */
	a->r->fate->about = arena_printf(a->r->board->arena, "the Power is the %s of %s",
					 terror ? "Stress" : "damage", t->record.name);
	/* RULING: RI-30: the victim may throw dice of it again */
	if (cover_from(a, s, t, &q) || rolling_prepare(a->r, &q) || rolling_resolve(a->r, &q, &out))
		return -1;
	*power = out.finished ? out.power : 0;
	return 0;
}

/* ---- what it does ---- */

/* RULING: RI-66: a hit of a Boss that has grown is a harder one, before anything lowers it. */
static int grown(struct act *a, int power)
{
	int more = power > 0 ? a->in->fiercer : 0;

	if (more)
		EVENT(a->r->board, NOTE, "text=%s clause=ESC-42 ruling=RI-66",
		      arena_printf(a->r->board->arena, "%s hits harder: %d damage more",
				   a->in->record.name, more));
	return power + more;
}

static int apply(struct act *a, const struct effect_step *s, struct victim *v, int power)
{
	struct spacer *t = v->who;

	/* CMD-24, CMD-26, IAT-15: nothing that lowers damage is asked about. */
	if (s->verb == EFFECT_TERRORIZE)
		return harm_stress(a->context.r, t, power, "CMD-24");
	v->rolled = grown(a, power); /* IAT-03, BOS-17 */
	return harm_attack(a->context.r, t, v->rolled, &v->dealt);
}

static const char *kind_word(const struct effect_step *s)
{
	return effect_verbs[s->verb].word;
}

static void tell_damage(struct act *a, const struct effect_step *s, const struct victim *v)
{
	if (s->verb == EFFECT_TERRORIZE)
		return;
	EVENT(a->r->board, OUTCOME, "what=%s target=%s",
	      arena_printf(a->r->board->arena, "%d damage", v->dealt), v->who->record.name);
}

/* CMD-08, CMD-09; RULING: RI-41: a Blast that has begun does not let go of those who were in its
 * reach as it began. */
static bool out_of_reach(struct act *a, const struct effect_step *s, const struct victim *v)
{
	const struct spacer *t = v->who;
	const char *who = a->in->record.name, *whom = t->record.name;

	if (s == a->missed) { /* RULING: RI-20, RI-21: nor does it help that it reaches now */
		EVENT(a->r->board, NO_ATTACK, "who=%s target=%s why=%s clause=CMD-17 ruling=RI-20",
		      who, whom, "no Shift led to where the Attack works");
		return true;
	}
	if (zone_of(s) ? !v->left : act_reaches(a, s, a->in->at, t))
		return false;
	EVENT(a->r->board, NO_ATTACK, "who=%s target=%s why=%s clause=IAT-01,WOO-13", who, whom,
	      "out of its reach");
	return true;
}

/* One Spacer: reach, roll, damage, effects. *stopped: it was out of reach. *next gets the first
 * step that is not tied to the Attack. */
static int strike(struct act *a, const struct effect_step *s, struct victim *v, bool *stopped,
		  const struct effect_step **next)
{
	struct spacer *t = v->who;
	int power = 0;

	act_about(a, v);
	if (t->dead || v->broken || (act_gone(a) && !a->zoned) ||
	    !effect_group_holds(&a->context, s->group))
		return 0;
	scene_refresh(&a->scene);
	*stopped = out_of_reach(a, s, v);
	if (*stopped) /* IAT-01, WOO-13 to WOO-15: and nothing tied to it */
		return 0;
	EVENT(a->r->board, INTRUDER_ATTACK, "who=%s target=%s kind=%s dice=%s clause=IAT-02",
	      a->in->record.name, t->record.name, kind_word(s), s->dice);
	/* BOS-07: the roll, then its consequences. */
	if (roll(a, s, v, &power) || (!t->dead && apply(a, s, v, power)))
		return -1;
	tell_damage(a, s, v);
	if (act_steps_for(a, v, s->next, next)) /* BOS-08 */
		return -1;
	v->broken |= chain_broken(a->context.r, t);
	a->struck = true;
	return 0;
}

/* ---- whom ---- */

bool act_on_area(const struct effect_step *s)
{
	return zone_of(s) || s->whom == WHOM_EACH_ADJACENT;
}

/* CMD-04: every Spacer in the Zone at this moment; who was targeted and has left is told of. Those
 * who are new come in the order of their spaces. */
void act_gather(struct act *a, const struct effect_step *s)
{
	const struct board *b = a->r->board;
	int i, k, known = a->n;

	scene_refresh(&a->scene);
	for (i = 0; act_on_area(s) && i < board_count(b, KIND_SPACER); i++) {
		struct spacer *t = board_spacer(b, i);
		if (t->dead || !act_reaches(a, s, a->in->at, t))
			continue;
		for (k = 0; k < a->n && a->target[k].who != t; k++)
			;
		if (k < a->n)
			continue;
		for (; k > known && piece_before(&t->record, &a->target[k - 1].who->record); k--)
			a->target[k] = a->target[k - 1];
		a->target[k] = (struct victim){.who = t};
		a->n++;
	}
}

static void bring_forward(struct act *a, int i, int k)
{
	struct victim v = a->target[i];

	for (; i > k; i--)
		a->target[i] = a->target[i - 1];
	a->target[k] = v;
}

/* CHB-08: who is out of it is not rolled against, and so not asked about: first, without a word. */
static bool pass_over_broken(struct act *a, int k)
{
	int i;

	for (i = k; i < a->n; i++)
		if (a->target[i].broken || chain_broken(a->context.r, a->target[i].who)) {
			bring_forward(a, i, k);
			return true;
		}
	return false;
}

/* CMD-06: they count as simultaneous; somebody has to roll first. The targets end up in the order
 * they are resolved in, for After Final looks at the last (AFT-08). */
static int pick_next(struct act *a, int k)
{
	const char *labels[AI_TARGETS];
	int i, n = 0;

	if (pass_over_broken(a, k))
		return 0;
	for (i = k; i < a->n; i++)
		labels[n++] = a->target[i].who->record.name;
	if (n < 2)
		return 0;
	i = choose(a->r, a->in->record.name, POINT_NEXT, labels, n,
		   "they count as simultaneous [CMD-06]");
	if (i < 0)
		return -1;
	bring_forward(a, k + i, k);
	return 0;
}

/* The step to go on with: the first of the Intruder's own that some Spacer's part stopped at. */
static const struct effect_step *earlier(const struct effect_step *from,
					 const struct effect_step *x, const struct effect_step *y)
{
	for (; from && from != x && from != y; from = from->next)
		;
	return from;
}

static const struct effect_step *untied(const struct effect_step *s)
{
	for (s = s->next; s && !act_own_verb(s->verb); s = s->next)
		;
	return s;
}

/* The Attack and the effects tied to it, Target by Target. */
static int attack_all(struct act *a, const struct effect_step *s, bool *stopped,
		      const struct effect_step **next)
{
	bool struck = false;
	int k;

	for (k = 0; k < a->n; k++) {
		const struct effect_step *stop = s;
		if (pick_next(a, k) || strike(a, s, &a->target[k], stopped, &stop)) /* CMD-05 */
			return -1;
		if (stop == s)
			continue; /* nothing was tied: it was not made */
		*next = struck ? earlier(s, *next, stop) : stop;
		struck = true;
	}
	return 0;
}

/* WOO-13, CMD-08: who is out of its reach before the first roll. */
static void mark_who_left(struct act *a, const struct effect_step *s)
{
	int i;

	for (i = 0; i < a->n; i++)
		a->target[i].left = !act_reaches(a, s, a->in->at, a->target[i].who);
}

int verb_attack(struct effect_context *c, const struct effect_step *s)
{
	struct act *a = c->act;
	struct chain chain = act_chain(a, s);
	struct rules inside = rules_in_attack(a->r, &chain);
	const struct rules *outer = a->context.r;
	const struct effect_step *next = untied(s); /* where it goes on if nobody is hit */
	bool stopped = false;
	int result;

	a->attacking = true;
	a->zoned = zone_of(s);
	if (!a->n)
		EVENT(a->r->board, NO_ATTACK, "who=%s why=%s clause=TGT-35,TGT-39",
		      a->in->record.name, "there is nobody to attack");
	set_gate(a, s);
	mark_who_left(a, s);
	a->context.r = &inside;
	result = attack_all(a, s, &stopped, &next);
	act_keep_breaks(a);
	a->context.r = outer;
	if (result)
		return -1;
	a->nadded = 0;
	act_about(a, a->n ? &a->target[0] : NULL);
	c->memory->next = next;
	/* WOO-16, WOO-17: no second try, but the rest of its move. */
	if (stopped && !a->struck)
		return act_linger(a, a->target[0].who);
	return 0;
}
