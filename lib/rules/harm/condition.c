#include "rules/harm/condition.h"

#include <string.h>

#include "board/keyed.h"
#include "board/readings.h"
#include "data/data.h"
#include "event/event.h"
#include "rules/effect/effect.h"
#include "rules/gate.h"

/* CND-04, CND-14: Condition tokens that lie on the Spacer Board, not on a card. */
static const enum token_word loose_tokens[] = {TOKEN_RADIATION, TOKEN_INFECTION};

static const struct condition_row *card_named(const struct board *b, const char *name)
{
	return data_find(b->data, TABLE_CONDITIONS, name);
}

struct condition *spacer_condition(const struct board *b, const struct spacer *s, const char *name)
{
	return board_find(b, KIND_CONDITION, s->record.name, name);
}

bool tokens_barred(const struct board *b, const struct spacer *s)
{
	const struct condition *c = spacer_condition(b, s, KNOCKDOWN);

	return c && plays(b, RO_39, 'b') && c->side != KNOCKDOWN_STANDING;
}

bool spacer_has_condition(const struct board *b, const struct spacer *s, const char *name)
{
	return spacer_condition(b, s, name) != NULL;
}

/* ---- gaining ---- */

static int run(const struct rules *r, struct spacer *s, const char *card, const struct effect *e,
	       const char *clause, int depth)
{
	struct effect_context c = effect_start(r, card, s, clause);

	c.depth = depth;
	return effect_run(&c, e);
}

static int gain_again(const struct rules *r, struct spacer *s, const struct condition_row *card,
		      int depth)
{
	EVENT(r->board, NO_EFFECT, "who=%s what=%s why=%s clause=CND-11", s->record.name,
	      card->title,
	      card->again.steps ? "that card is there already, but gaining it again does something"
				: "that card is there already");
	/* CND-12: the card's own effect of being gained again. */
	return run(r, s, card->name, &card->again, "CND-12", depth);
}

static int gain_new(const struct rules *r, struct spacer *s, const struct condition_row *card,
		    const char *clause, int depth)
{
	/* CND-02, CND-03, CND-13: beside the Spacer's board, with the tokens it calls for. */
	struct condition *c = board_add(r->board, KIND_CONDITION, s->record.name, card->name);

	c->tokens = card->tokens; /* CND-13 */
	EVENT(r->board, CONDITION, "who=%s condition=%s tokens=%s from=%s clause=%s",
	      s->record.name, card->title,
	      card->tokens ? arena_printf(r->board->arena, "%d", card->tokens) : NULL,
	      card->source == SOURCE_HOUSE ? source_words[SOURCE_HOUSE] : NULL,
	      clause ? clause : "CND-02");
	return run(r, s, card->name, &card->effect, clause, depth);
}

int condition_gain(const struct rules *r, struct spacer *s, const char *name, const char *clause,
		   int depth)
{
	const struct condition_row *card = card_named(r->board, name);

	if (s->dead)
		return 0;
	if (!card)
		return diag_set(r->diag, "no '%s' in conditions.csv", name);
	if (!strcmp(name, KNOCKDOWN))
		return harm_knockdown(r, s, clause);
	/* AWK-04: the roll of a Flatline Check is the only way. */
	if (!strcmp(name, AWAKENING)) {
		EVENT(r->board, NO_EFFECT, "who=%s what=%s why=%s clause=AWK-04", s->record.name,
		      card->title, "only a roll of a Flatline Check awakens");
		return 0;
	}
	/* CND-11: a held card is not gained a second time. */
	if (spacer_has_condition(r->board, s, name))
		return gain_again(r, s, card, depth);
	return gain_new(r, s, card, clause, depth);
}

int harm_condition(const struct rules *r, struct spacer *s, const char *name, const char *clause)
{
	return condition_gain(r, s, name, clause, 0);
}

int harm_knockdown(const struct rules *r, struct spacer *s, const char *clause)
{
	const struct turn *turn = board_find(r->board, KIND_TURN, NULL, s->record.name);
	struct condition *c;

	if (s->dead)
		return 0;
	/* KD-17, RULING: RA-39 nothing, and the side stays. */
	if (spacer_has_condition(r->board, s, KNOCKDOWN)) {
		EVENT(r->board, NO_EFFECT, "who=%s what=Knockdown why=%s clause=KD-17 ruling=RA-39",
		      s->record.name, "that card is there already");
		return 0;
	}
	c = board_add(r->board, KIND_CONDITION, s->record.name, KNOCKDOWN);
	c->side = KNOCKDOWN_FALLING; /* KD-02, KW-KNOCKDOWN-1 */
	/* KD-11, RULING: RO-36 the turn under way is not its next turn. */
	c->fresh = turn && turn->state == TURN_ACTIVE;
	EVENT(r->board, KNOCKDOWN, "who=%s clause=%s", s->record.name,
	      clause ? clause : "KW-KNOCKDOWN-1");
	return 0;
}

const char *knockdown_barred(const struct board *b, const struct spacer *s,
			     const struct intruder *from, const struct forced_gate *g)
{
	if (!from || !forced_gate_refusal(b, g, from->at, s->at).reason)
		return NULL;
	if (space_on(s->at) && space_same(from->at, s->at))
		return NULL; /* a Boss on the Spacer's own space is near enough */
	/* KD-15, KD-16, KW-KNOCKDOWN-4, KW-KNOCKDOWN-8 */
	return g->by == BY_RESPONSE ? "KD-16" : "KD-15";
}

/* ---- losing ---- */

void condition_discard(const struct rules *r, struct spacer *s, struct condition *c,
		       const char *clause)
{
	const char *name = c->record.name;
	const struct condition_row *card = card_named(r->board, name);

	EVENT(r->board, DISCARD, "who=%s what=%s clause=%s", s->record.name,
	      card ? card->title : name, clause);
	board_remove(r->board, &c->record);
	/* KD-09: without the card there is no lying down. */
	if (!strcmp(name, KNOCKDOWN))
		EVENT(r->board, STANDS, "who=%s clause=KD-09", s->record.name);
}

/* Is it a Stress Breakdown card, either side up? Those are dealt like Conditions but are none. */
static bool is_breakdown(const struct board *b, const char *name)
{
	EACH_ROW(b->data, CONDITIONS, condition_row, row)
		if (has_trait(row->traits, TRAIT_BREAKDOWN, NULL) &&
		    (!strcmp(row->name, name) || !strcmp(row->flips_to, name)))
			return true;
	return false;
}

void conditions_discard(const struct rules *r, struct spacer *s, enum shed what, const char *clause)
{
	struct board *b = r->board;
	size_t k;
	int i;

	for (i = board_count(b, KIND_CONDITION) - 1; i >= 0; i--) {
		struct condition *c = board_condition(b, i);
		/* SBD-09, RULING: RT-123 that card stays to the end of the Run. */
		if (what == SHED_CONDITIONS && is_breakdown(b, c->record.name))
			continue;
		if (!strcmp(c->record.owner, s->record.name))
			condition_discard(r, s, c, clause);
	}
	/* CND-14, AWK-09: the tokens are Condition tokens and go with the cards. */
	for (k = 0; k < COUNT(loose_tokens); k++) {
		struct token *t = token_find(b, s->record.name, loose_tokens[k]);
		if (!t)
			continue;
		EVENT(b, DISCARD, "who=%s what=%s clause=%s", s->record.name,
		      arena_printf(b->arena, "%d %s", t->count, t->record.name), clause);
		board_remove(b, &t->record);
	}
}

/* SBD-08, SBD-09: its other side takes the card's place and stays to the end of the Run. False if
 * the card went. */
static bool flip(const struct rules *r, struct spacer *s, struct condition *c,
		 const struct condition_row *card)
{
	const struct condition_row *other = card_named(r->board, card->flips_to);

	/* CND-11: nobody has a second copy of that side. */
	if (spacer_has_condition(r->board, s, other->name)) {
		condition_discard(r, s, c, "CND-11");
		return false;
	}
	c->record.name = other->name;
	c->tokens = other->tokens;
	c->over = 0;
	EVENT(r->board, FLIPS, "who=%s card=%s to=%s clause=SBD-08", s->record.name, card->title,
	      other->title);
	return true;
}

int conditions_flip(const struct rules *r, struct spacer *s, enum flips when)
{
	struct board *b = r->board;
	int i;

	for (i = 0; i < board_count(b, KIND_CONDITION); i++) {
		struct condition *c = board_condition(b, i);
		const struct condition_row *card = card_named(b, c->record.name);
		if (!card || strcmp(c->record.owner, s->record.name))
			continue;
		if (*card->flips_to && card->flips_at == (int)when && !flip(r, s, c, card))
			i--; /* the next card is in its place */
	}
	return 0;
}

/* RULING: RT-121 a card that turns over at the start of the next turn has done its worst before. */
void conditions_turn_over(const struct rules *r, const struct spacer *s)
{
	struct board *b = r->board;

	EACH_OF(b, s->record.name, condition, c) {
		const struct condition_row *card = card_named(b, c->record.name);
		if (!card || c->over || !card->effect.steps || card->flips_at != FLIPS_NEXT_TURN)
			continue;
		c->over = 1;
		EVENT(b, WEARS_OFF, "who=%s what=%s clause=SBD-06 ruling=RT-121", s->record.name,
		      card->title);
	}
}

/* ---- the end of the session ---- */

void awakening_end(const struct rules *r, struct spacer *s, const char *clause)
{
	struct token *t = token_find(r->board, s->record.name, TOKEN_ANTINOMY);

	if (t)
		board_remove(r->board, &t->record);
	if (!s->awakened)
		return;
	s->awakened = 0; /* AWK-20 */
	EVENT(r->board, AWAKENING_ENDS, "who=%s clause=%s", s->record.name, clause);
}

int conditions_end(const struct rules *r, struct spacer *s)
{
	struct board *b = r->board;
	const char **held =
	    arena_array(b->arena, const char *, (size_t)board_count(b, KIND_CONDITION) + 1);
	int i, n = 0;

	EACH_OF(b, s->record.name, condition, c)
		held[n++] = c->record.name;
	/* CND-07, CND-08, RULING: RA-38 what is still held lingers first. */
	for (i = 0; i < n; i++) {
		const struct condition_row *card = card_named(b, held[i]);
		if (card && run(r, s, card->name, &card->lingering, "CND-07", 0))
			return -1;
	}
	if (s->dead)
		return 0;
	conditions_discard(r, s, SHED_ALL, "CND-05,CND-06"); /* CND-05, CND-06, CND-09 */
	awakening_end(r, s, "CND-05");
	s->broken = 0; /* SBD-11: the next Run can break the Spacer again. */
	return 0;
}

/* ---- what they take away ---- */

const char *condition_lasting(const struct board *b, const struct spacer *s, enum effect_verb v)
{
	EACH_OF(b, s->record.name, condition, c) {
		const struct condition_row *row =
		    card_named(b, name_item(b->arena, c->record.name));
		if (row && !c->over && effect_has(&row->effect, v))
			return row->title;
	}
	return NULL;
}
