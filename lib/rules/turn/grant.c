#include "rules/turn/grant.h"

#include <stdlib.h>

#include "event/event.h"
#include "rules/attack/declare.h"
#include "rules/effect/effect.h"
#include "rules/move/spacer_move.h"
#include "rules/turn/settle.h"
#include "rules/waiting.h"

#define FREE_MOST 9 /* spaces of a free Move */

/* ---- offering ---- */

static void tell(const struct rules *r, const struct asking *q, const char *may, const char *clause,
		 bool declined)
{
	const char *how = declined
			      ? arena_printf(r->board->arena, "declined; --choose %s='%s' does it",
					     q->point, q->answers[0])
			      : NULL;

	EVENT(r->board, THEN, "who=%s may=%s how=%s clause=%s", q->who, may, how, clause);
}

/* What is taken of the offer into *text; NULL if it is declined. The answers have room for one
 * more.
 */
static int take(const struct rules *r, struct asking *q, const char **answers, const char *may,
		const char *clause, const char **text)
{
	const char *typed;
	int i;

	answers[q->n++] = "none";
	q->kind = ASK_KIND_GRANTS;
	q->answers = answers;
	q->preferred = q->n - 1;
	q->text = arena_printf(r->board->arena, "%s may %s: which?", q->who, may);
	i = fate_offer(r->fate, q, &typed, r->diag);
	if (i < 0)
		return -1;
	*text = i == q->n ? typed : i < q->n - 1 ? answers[i] : NULL;
	tell(r, q, may, clause, !*text && !typed);
	return 0;
}

/* One that cannot be made breaks nothing. */
static int nothing_there(const struct rules *r, const struct spacer *s, const char *what,
			 const char *why, const char *clause)
{
	EVENT(r->board, NO_EFFECT, "who=%s what=%s why=%s clause=%s", s->record.name, what, why,
	      clause);
	return 0;
}

/* ---- Attacks ---- */

/* BON-01: at once, and all that comes of it before anything else goes on (BON-09). */
static int attack_now(const struct rules *r, const char *text, struct attack *a)
{
	struct rules outside = *r;
	struct waiting_aside kept;
	int result;

	if (attack_read(r->board, text, a, r->diag))
		return -1;
	waiting_set_aside(r->board, &kept);
	if (!a->follow_up && r->chain && !chain_broken(r, a->who)) /* CHB-04, BON-02 */
		chain_break(r, a->who, a->who->record.name, "BON-02,CHB-04", NULL);
	outside.chain = NULL;
	result = attack_make(&outside, a);
	if (result == ATTACK_REFUSED)
		return rules_refuse(r, attack_why(r->board, a));
	if (result)
		return -1;
	fate_open_seams(r->fate); /* of what it interrupts is known how it came there */
	if (settle_all(&outside))
		return -1;
	waiting_put_back(r->board, &kept);
	return 0;
}

static int done(const struct rules *r, struct fate_part before)
{
	r->fate->tally.grants--;
	return rules_leave(r, before);
}

static int offer_attack(const struct rules *r, struct attack *a, enum point point, const char *what,
			const char *may, const char *clause)
{
	struct asking q = {.point = rules_point_of(r, a->who->record.name, point),
			   .who = a->who->record.name,
			   .form = "TARGET[,TARGET] [WEAPON] [advance=SPACE] [fallback=SPACE] "
				   "[ignore-reprisal]"};
	const char **answers, *text;
	struct fate_part before;

	q.n = attack_offers(r->board, a, &answers);
	if (!q.n)
		return nothing_there(r, a->who, what, "there is nothing it could be made on",
				     clause);
	before = fate_enter(r->fate);
	if (take(r, &q, answers, may, clause, &text))
		return -1;
	r->fate->tally.grants++;
	if (text && attack_now(r, text, a))
		return -1;
	return done(r, before);
}

int grant_bonus_attack(const struct rules *r, struct spacer *s, const char *clause)
{
	struct attack a = {
	    .who = s, .bonus = true, .granted = true, .advance = NOWHERE, .fallback = NOWHERE};

	if (!r->chain || !r->chain->spacers || chain_broken(r, s))
		return offer_attack(r, &a, POINT_BONUS_ATTACK, "the Bonus Attack",
				    "make a Bonus Attack", clause);
	/* CHB-15, CHB-16: after it, and breaks nothing */
	waiting_add(r->board, WAITING_FOLLOW_UP, s, ABSENT);
	EVENT(r->board, THEN, "who=%s may=%s clause=%s", s->record.name, "make a Follow-up Attack",
	      arena_printf(r->board->arena, "%s,CHB-15", clause));
	return 0;
}

int grant_follow_up(const struct rules *r, struct spacer *s)
{
	struct attack a = {
	    .who = s, .follow_up = true, .granted = true, .advance = NOWHERE, .fallback = NOWHERE};

	if (s->dead)
		return 0;
	return offer_attack(r, &a, POINT_FOLLOW_UP, "the Follow-up Attack",
			    "make a Follow-up Attack", "FUP-02");
}

/* ---- free Moves ---- */

static int free_spaces(const struct rules *r, const struct spacer_move *how, const char **out)
{
	struct space from = how->who->at;
	char text[PLACE_TEXT];
	int most = how->most, row, col, n = 0;

	for (row = -most; row <= most; row++)
		for (col = abs(row) - most; col <= most - abs(row); col++) {
			struct spacer_move m = *how;
			struct space to = {from.row + row, from.col + col};
			if (!space_same(to, from) && grid_is_space(&r->board->grid, to) &&
			    spacer_move_find(r->board, &m, to))
				out[n++] = arena_strdup(r->board->arena, space_text(to, text));
		}
	return n;
}

/* To a space by the best way, or along B2,B3. */
static int move_now(const struct rules *r, struct spacer_move *m, const char *text)
{
	struct refusals no = {.n = 0};
	struct space to;

	m->open = space_read(span_of(text), &to) && space_on(to);
	if (!m->open && spacer_path_read(text, m, r->diag))
		return -1;
	if (!m->open)
		no = spacer_move_refusals(r->board, m);
	else if (!spacer_move_find(r->board, m, to))
		no = spacer_way_refusals(r->board, m, to);
	return no.n ? rules_refuse(r, refusals_joined(r->board, &no)) : spacer_move_resolve(r, m);
}

int grant_free_move(const struct rules *r, struct spacer *s, int spaces, const char *clause)
{
	struct spacer_move m = {.who = s, .most = spaces < FREE_MOST ? spaces : FREE_MOST};
	struct asking q = {.point = rules_point_of(r, s->record.name, POINT_FREE_MOVE),
			   .who = s->record.name,
			   .form = "SPACE, or the spaces to enter, such as B2,B3"};
	const char **answers =
	    arena_array(r->board->arena, const char *, 2 * (FREE_MOST + 1) * (FREE_MOST + 1) + 1);
	const char *text;
	struct fate_part before;

	m.limit = clause;
	q.n = s->dead || !spacer_on_board(s) ? 0 : free_spaces(r, &m, answers);
	if (!q.n)
		return nothing_there(r, s, "the free Move", "there is nowhere to go", clause);
	before = fate_enter(r->fate);
	if (take(r, &q, answers, arena_printf(r->board->arena, "move %d", spaces), clause, &text))
		return -1;
	r->fate->tally.grants++;
	if (text && move_now(r, &m, text))
		return -1;
	return done(r, before);
}

/* ---- the verbs ---- */

int verb_bonus_attack(struct effect_context *c, const struct effect_step *s)
{
	if (c->answer) /* CHB-15 */
		return verb_follow_up(c, s);
	return grant_bonus_attack(c->r, c->target, c->clause);
}

int verb_free_move(struct effect_context *c, const struct effect_step *s)
{
	struct spacer_move m = {.who = c->target,
				.most = s->number,
				.by_another = c->user && c->user != c->target,
				/* RULING: RI-43 */};

	if (!space_on(c->to))
		return grant_free_move(c->r, c->target, s->number, c->clause);
	if (!spacer_move_find(c->r->board, &m, c->to)) {
		EVENT(c->r->board, STAYS, "who=%s why=%s clause=SPM-01", c->target->record.name,
		      "no way leads there");
		return 0;
	}
	return spacer_move_resolve(c->r, &m);
}
