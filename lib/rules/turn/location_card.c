#include "rules/turn/location_card.h"
#include "rules/order.h"

#include <string.h>

#include "data/data.h"
#include "data/row.h"
#include "event/event.h"
#include "rules/deck/pile.h"
#include "rules/effect/effect.h"
#include "rules/harm/able.h"
#include "rules/harm/pool.h"
#include "rules/turn/card.h"

/* ---- coming there ---- */

void location_enter(const struct rules *r, const struct location_row *to)
{
	struct board *b = r->board;
	struct location_record *l = board_single(b, KIND_LOCATION);
	bool same = l && !strcmp(l->where, to->name);

	if (!l)
		l = board_add(b, KIND_LOCATION, NULL, NULL);
	l->where = to->name;
	if (!same)
		l->ecology = NULL;
	EVENT(b, LOCATION, "to=%s designation=%s clause=%s", to->name, to->designation, "LOC-02");
	/* LOC-03: a designation that has come up brings no card again. */
	if (l->seen && names_have(l->seen, to->designation, NULL))
		return;
	l->seen = pile_at_bottom(l->seen, to->designation, b->arena);
	EVENT(b, LOCATION_CARD, "of=%s designation=%s clause=LOC-02", to->title, to->designation);
	/* LOC-04: the card's diagram takes the place of the printed one, its setup comes on top. */
	if (*to->alternate)
		EVENT(b, SETUP, "how=%s text=%s clause=LOC-04", "in place of the printed one",
		      to->alternate);
	if (*to->setup)
		EVENT(b, SETUP, "how=%s text=%s clause=LOC-04", "besides the printed one",
		      to->setup);
}

/* ---- constant rules ---- */

static bool has_rule(const struct location_row *row, enum location_when when)
{
	return row && row->rule.steps && row->rule_at == (int)when;
}

/* LOC-11: as long as anybody stays there. */
static bool stays_here(const struct spacer *s)
{
	return !s->dead && !s->elsewhere;
}

bool location_rules(const struct board *b, enum location_when when)
{
	EACH(b, spacer, s)
		if (stays_here(s))
			return has_rule(location_here(b), when);
	return false;
}

int location_constant(const struct rules *r, enum location_when when, struct spacer *s)
{
	const struct location_row *row = location_here(r->board);
	bool done = false;

	if (!has_rule(row, when))
		return 0;
	EACH(r->board, spacer, each) {
		struct effect_context c = effect_start(r, row->name, each, "LOC-11");
		if (!stays_here(each) || (s && s != each))
			continue;
		c.repeated = done;
		if (effect_run(&c, &row->rule))
			return -1;
		done = true;
	}
	return 0;
}

/* ---- what it lets one do ---- */

const struct location_ability_row *location_ability(const struct board *b, const char *name)
{
	const struct location_row *here = location_here(b);

	EACH_ROW(b->data, LOCATION_ABILITIES, location_ability_row, row)
		if (here && !strcmp(row->location, here->name) && str_starts(row->name, name))
			return row;
	return NULL;
}

/* What it costs at the Countdown level. */
static int location_cost(const struct board *b, const struct location_ability_row *a)
{
	return a->token ? a->cost.at[board_level(b)] : 0; /* LOC-14 */
}

static bool on_dangerous(const struct board *b, const struct intruder *in)
{
	EACH(b, mark, m)
		if (m->what == MARK_DANGEROUS && !m->disabled && space_same(m->at, in->at))
			return true;
	return false;
}

static struct intruder *nth_exposed(const struct board *b, int nth)
{
	EACH(b, intruder, in)
		if (!in->disabled && /* DSB-02 */
		    !in->dying &&    /* RULING: RA-66 */
		    on_dangerous(b, in) && !nth--)
			return in;
	return NULL;
}

/* LOC-16: an action is no ability. */
static const enum deed kinds_of_deed[] = {[LOCATION_ABILITY] = DEED_ABILITY,
					  [LOCATION_REACTION] = DEED_REACTION,
					  [LOCATION_ACTION] = DEED_ACTION};

static struct refusal time_refusal(const struct board *b, const struct location_use *x)
{
	/* LOC-12: in the way and at the time it says. */
	if (x->what->kind == LOCATION_REACTION)
		return allow_if(x->window, "LOC-12",
				"it is a reaction: only in a window of opportunity");
	if (x->window || !turn_is_of(b, x->who))
		return refuse(x->what->needs == NEEDS_INTRUDER_ON_DANGEROUS ? "LOC-12,LOC-13"
									    : "LOC-12",
			      "it is used in one's own turn");
	/* LOC-17: the action takes an Action card. */
	if (x->what->card && !x->card)
		return refuse("LOC-17", "an Action card has to be played for it");
	return x->what->card ? card_spend_refusal(b, x->who, x->card) : ALLOWED;
}

/* The token it costs. */
static enum spacer_token token_of(const struct location_ability_row *a)
{
	return (enum spacer_token)(a->token - 1);
}

static struct refusal pay_refusal(const struct board *b, const struct location_use *x)
{
	int cost = location_cost(b, x->what),
	    have = cost ? pool_count(b, POOL_ACTIVE, token_of(x->what)) : 0;

	/* LOC-13 */
	if (x->what->needs == NEEDS_INTRUDER_ON_DANGEROUS && !nth_exposed(b, 0))
		return refuse("LOC-13", "no Intruder stands on a Dangerous space");
	if (have < cost)
		return refuse_of(b, "LOC-14,ABL-30", "it costs %d %s and the Active Pool holds %d",
				 cost, location_token_words[x->what->token], have);
	return ALLOWED;
}

struct refusal location_use_refusal(const struct board *b, const struct location_use *x)
{
	struct refusal no = deed_there_refusal(b, x->who, kinds_of_deed[x->what->kind]);

	if (no.reason)
		return no;
	/* ABL-16, but a Location action is an action and not an ability (LOC-16). */
	if (x->what->kind != LOCATION_ACTION &&
	    board_find(b, KIND_USED, x->who->record.name, x->what->name))
		return refuse("ABL-16", "it was used in this Round");
	no = time_refusal(b, x);
	return no.reason ? no : pay_refusal(b, x);
}

/* The Intruder that is shot at: one of those on Dangerous spaces. */
static int pick_exposed(const struct rules *r, const struct location_use *x, struct intruder **out)
{
	size_t room = (size_t)board_count(r->board, KIND_INTRUDER) + 1;
	struct intruder **list = arena_array(r->board->arena, struct intruder *, room);
	const char **label = arena_array(r->board->arena, const char *, room);
	int n = 0, i;

	while ((list[n] = nth_exposed(r->board, n))) {
		n++;
		PUT_IN_ORDER(list, n);
	}
	for (i = 0; i < n; i++)
		label[i] = list[i]->record.name;
	i = choose_of_several(r, x->who->record.name, POINT_TARGET, label, n,
			      "the player picks the Intruder");
	*out = i < 0 || !n ? NULL : list[i];
	return i < 0 ? -1 : 0;
}

int location_use(const struct rules *r, const struct location_use *x)
{
	struct effect_context c = effect_start(r, x->what->name, x->who, "LOC-12");
	int cost = location_cost(r->board, x->what);

	if (cost)
		pool_spend(r->board, x->who->record.name, token_of(x->what), cost, "LOC-14");
	if (x->what->card) /* LOC-16, LOC-17 */
		card_spend(r, x->who, x->card, "LOC-17");
	if (x->what->kind != LOCATION_ACTION)
		board_add(r->board, KIND_USED, x->who->record.name, x->what->name);
	EVENT(r->board, USES, "who=%s what=%s clause=%s", x->who->record.name, x->what->title,
	      x->what->kind == LOCATION_ACTION ? "LOC-16" : "LOC-12");
	/* LOC-15: Suppress Fire goes to the one that is exposed. */
	if (x->what->needs == NEEDS_INTRUDER_ON_DANGEROUS) {
		c.clause = "LOC-15";
		if (pick_exposed(r, x, &c.intruder))
			return -1;
	}
	return effect_run(&c, &x->what->effect);
}
