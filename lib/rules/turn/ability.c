#include "rules/turn/ability.h"

#include <stdint.h>
#include <string.h>

#include "data/data.h"
#include "data/row.h"
#include "event/effect_words.h"
#include "rules/deck/pile.h"
#include "rules/effect/effect.h"
#include "rules/gear/gear.h"
#include "rules/harm/able.h"
#include "rules/harm/condition.h"
#include "rules/turn/card.h"
#include "rules/turn/cost.h"
#include "rules/turn/location_card.h"

/* ---- which there are ---- */

/* The lists of abilities a Spacer has, one a card: character, suit, gear, Conditions,
 * Engrams, Awakening. */
struct holders {
	const struct board *board;
	const struct spacer *who;
	int at; /* the next card */
};

static const char *gear_abilities(const struct board *b, const struct spacer *s, struct gear *g)
{
	const char *item = name_item(b->arena, g->record.name);
	const struct gear_row *row = data_find(b->data, TABLE_GEAR, item);
	const struct weapon_row *weapon = row ? NULL : data_find(b->data, TABLE_WEAPONS, item);

	if (!record_is_of(&g->record, s->record.name) || !gear_at_hand(g))
		return "";
	return row ? row->abilities : weapon ? weapon->abilities : "";
}

static const char *condition_abilities(const struct board *b, const struct spacer *s,
				       const struct condition *c)
{
	const struct condition_row *row = data_find(b->data, TABLE_CONDITIONS, c->record.name);

	return row && !strcmp(c->record.owner, s->record.name) ? row->abilities : "";
}

/* AWK-15, AWK-20: what the Awakening card gives, for as long as it is held. */
static const char *awakening_abilities(const struct board *b, const struct spacer *s)
{
	const struct condition_row *row = data_find(b->data, TABLE_CONDITIONS, AWAKENING);

	return row && s->awakened ? row->abilities : "";
}

/* LOC-09: an Engram has the ability that the Location gives its type. */
static const char *token_abilities(const struct board *b, const struct spacer *s,
				   const struct record *token)
{
	const struct engram_row *row =
	    strcmp(token->owner, s->record.name) != 0 ? NULL : engram_here(b, token->name);

	return row ? row->abilities : "";
}

/* ABL-01: the next card's list, with the gear it is on; NULL behind the last. */
static const char *next_list(struct holders *h, struct gear **gear)
{
	const struct board *b = h->board;
	const struct spacer *s = h->who;
	int i = h->at++, ngear = board_count(b, KIND_GEAR);
	const struct spacer_row *character;
	const struct suit_row *suit;

	*gear = NULL;
	if (i == 0) {
		character = s->character ? data_find(b->data, TABLE_SPACERS, s->character) : NULL;
		return character ? character->abilities : "";
	}
	if (i == 1) {
		suit = s->suit ? data_find(b->data, TABLE_SUITS, s->suit) : NULL;
		return suit ? suit->abilities : "";
	}
	i -= 2;
	if (i < ngear) {
		*gear = board_gear(b, i);
		return gear_abilities(b, s, *gear);
	}
	i -= ngear;
	if (i < board_count(b, KIND_CONDITION))
		return condition_abilities(b, s, board_condition(b, i));
	i -= board_count(b, KIND_CONDITION);
	if (i < board_count(b, KIND_TOKEN))
		return token_abilities(b, s, b->of[KIND_TOKEN].at[i]);
	return i == board_count(b, KIND_TOKEN) ? awakening_abilities(b, s) : NULL;
}

const struct ability_row *ability_nth(const struct board *b, const struct spacer *s, int i,
				      struct gear **gear)
{
	struct holders h = {b, s, 0};
	const char *list;
	struct span word;

	while ((list = next_list(&h, gear)))
		while (list && names_next(&list, &word))
			if (!i--)
				return data_find(b->data, TABLE_ABILITIES,
						 arena_strndup(b->arena, word.p, word.n));
	return NULL;
}

const struct ability_row *ability_of(const struct board *b, const struct spacer *s,
				     const char *name)
{
	const struct ability_row *a, *found = NULL;
	struct gear *gear;
	int i;

	for (i = 0; (a = ability_nth(b, s, i, &gear)); i++) {
		if (!strcmp(a->name, name))
			return a;
		if (str_starts(a->name, name))
			found = found && found != a ? NULL : a;
	}
	return *name ? found : NULL;
}

/* ---- how often ---- */

/* RULING: RT-173: on how many cards it stands. ABL-36: two of a keyword without a number are one.
 */
int ability_copies(const struct board *b, const struct spacer *s, const struct ability_row *a)
{
	const struct keyword_row *k = data_find(b->data, TABLE_KEYWORDS, a->name);
	const struct ability_row *x;
	struct gear *gear;
	int i, n = 0;

	for (i = 0; (x = ability_nth(b, s, i, &gear)); i++)
		n += x == a;
	return k && *k->argument == '-' ? 1 : n;
}

/* How often that card has given it; what is on no gear stands on one card. */
static int times_given(const struct used *u, const struct gear *gear)
{
	const char *rest = u->of;
	struct span name;
	int n = 0;

	if (!gear)
		return u->count - pile_count(u->of);
	while (pile_next(&rest, &name))
		n += span_is(name, gear->record.name);
	return n;
}

static struct refusal used_up(const struct ability_row *a)
{
	return refuse(a->when == AS_REACTION ? "REA-12" : "ABL-16", "it has been used this Round");
}

/* ABL-14, ABL-16, REA-12: so often a Round for each of the cards; 0 is for as often as one likes.
 */
static bool is_used_up(const struct board *b, const struct spacer *s, const struct ability_row *a)
{
	const struct used *u = board_find(b, KIND_USED, s->record.name, a->name);

	return u && a->uses && u->count >= a->uses * ability_copies(b, s, a);
}

static bool card_is_used_up(const struct board *b, const struct payer *p,
			    const struct ability_row *a)
{
	const struct used *u = board_find(b, KIND_USED, p->who->record.name, a->name);

	return u && a->uses && times_given(u, p->gear) >= a->uses &&
	       ability_copies(b, p->who, a) > 1;
}

/* What the card it stands on has to be able to give: itself, and what it costs. */
static struct refusal holder_refusal(const struct board *b, const struct payer *p,
				     const struct ability_row *a)
{
	struct refusal no = card_is_used_up(b, p, a)
				? used_up(a)
				: cost_refusal(b, p, a->cost); /* ABL-27, ABL-30 */

	if (!no.reason && p->gear && p->gear->exhausted) /* GEA-25 */
		no = refuse_of(b, "GEA-25", "%s is exhausted", p->gear->record.name);
	return no;
}

/* The Engram it is on, or NULL. */
static struct token *engram_of(const struct board *b, const struct spacer *s,
			       const struct ability_row *a)
{
	EACH_OF(b, s->record.name, token, t)
		if (names_have(token_abilities(b, s, &t->record), a->name, NULL))
			return t;
	return NULL;
}

struct payer ability_payer(const struct board *b, struct spacer *s, const struct ability_row *a,
			   const struct action_card_row *card)
{
	struct payer p = {.who = s, .card = card}, first = p;
	const struct ability_row *x;
	int i;

	for (i = 0; (x = ability_nth(b, s, i, &p.gear)); i++) {
		if (x != a)
			continue;
		p.engram = p.gear ? NULL : engram_of(b, s, a);
		if (!holder_refusal(b, &p, a).reason) /* ABL-32 */
			return p;
		if (!first.gear)
			first = p;
	}
	return first;
}

/* ---- may it be used? ---- */

static struct refusal time_refusal(const struct board *b, const struct spacer *s,
				   const struct ability_row *a, const struct ability_use *use)
{
	if (a->when == AS_PASSIVE)
		return refuse("ABL-15", "a passive works by itself; nobody uses it");
	/* REA-02 */
	if (a->when == AS_REACTION && !use->window)
		return refuse("REA-02", "a reaction is used in a window of opportunity");
	/* POL-18, RULING: RT-83 in the turn, before it is milled. */
	if (a->when == IN_TURN && (use->window || !turn_is_of(b, s)))
		return refuse("POL-18", "it is used in the Spacer's own turn");
	return is_used_up(b, s, a) ? used_up(a) : ALLOWED;
}

/* ABL-18: the guards before its first step are its conditions, of the Spacer it is for. */
static struct refusal condition_refusal(const struct board *b, struct spacer *s,
					const struct ability_row *a, const struct ability_use *use)
{
	struct rules r = {.board = (struct board *)(uintptr_t)b};
	struct effect_context c = effect_start(&r, a->name, use->whom ? use->whom : s, NULL);
	const struct effect_group *g = effect_requirement(&a->effect);

	c.user = s;
	c.place = spacer_place(s);
	return !g || effect_guards_true(&c, g)
		   ? ALLOWED
		   : refuse_of(b, "ABL-18", "its condition does not hold: %s",
			       guards_in_words(b->arena, g));
}

/* Whom it is for, and whether that one can have its effect. */
static struct refusal whom_refusal(const struct board *b, const struct spacer *s,
				   const struct ability_row *a, const struct ability_use *use)
{
	const struct spacer *whom = use->whom ? use->whom : s;

	if (a->whom == FOR_ANOTHER && whom == s)
		return refuse("ABL-18", "it is for another Spacer");
	if (a->whom == FOR_SELF && whom != s)
		return refuse("ABL-18", "it is for its user alone");
	if (whom->elsewhere != s->elsewhere) /* RULING: RO-112 */
		return refuse_of(b, "OTP-02", "%s is in an Other Place",
				 (s->elsewhere ? s : whom)->record.name);
	if (whom->dead)
		return refuse("ABL-18", "the other Spacer is dead");
	if (effect_has(&a->effect, EFFECT_STAND_UP) && !spacer_has_condition(b, whom, KNOCKDOWN))
		return refuse_of(b, "ABL-18", "%s is not knocked down", whom->record.name);
	return ALLOWED;
}

struct refusal ability_ready_refusal(const struct board *b, const struct spacer *s,
				     const struct ability_row *a, const struct ability_use *use)
{
	struct spacer *who = (struct spacer *)(uintptr_t)s;
	struct payer p = ability_payer(b, who, a, use->card);
	struct refusal no =
	    deed_refusal(b, s, a->when == AS_REACTION ? DEED_REACTION : DEED_ABILITY);

	if (!no.reason)
		no = time_refusal(b, s, a, use);
	if (!no.reason)
		no = condition_refusal(b, who, a, use);
	return no.reason ? no : holder_refusal(b, &p, a);
}

struct refusal ability_refusal(const struct board *b, const struct spacer *s,
			       const struct ability_row *a, const struct ability_use *use)
{
	struct refusal no = ability_ready_refusal(b, s, a, use);

	if (!no.reason)
		no = whom_refusal(b, s, a, use);
	return no.reason ? no : ability_move_refusal(b, s, a, use);
}

struct refusal ability_list_refusal(const struct board *b, const struct spacer *s,
				    const struct ability_row *a, const struct ability_use *use)
{
	struct refusal no = ability_ready_refusal(b, s, a, use);
	struct ability_use try = *use;

	if (no.reason || a->whom != FOR_ANOTHER)
		return no.reason ? no : whom_refusal(b, s, a, use);
	no = refuse("ABL-18", "there is no other Spacer");
	EACH(b, spacer, other) {
		try.whom = other;
		if (other != s)
			no = whom_refusal(b, s, a, &try);
		if (other != s && !no.reason)
			return ALLOWED;
	}
	return no;
}
