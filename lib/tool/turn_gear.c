/* enorm-turn reload, exhaust, rearm, loot and scavenge. */
#include <string.h>

#include "board/names.h"
#include "data/data.h"
#include "data/row.h"
#include "rules/gear/gear.h"
#include "rules/gear/scavenge.h"
#include "rules/harm/pool.h"
#include "rules/turn/cost.h"
#include "tool/turn.h"

struct spacer *turn_spacer_at(const struct call *c, const struct board *b, int i, struct diag *d)
{
	return as_spacer(name_piece(b, KIND_BIT(KIND_SPACER), c->word[i], d));
}

static struct gear *gear_of(const struct board *b, const struct spacer *s, const char *word,
			    struct diag *d)
{
	return as_gear(name_owned(b, KIND_GEAR, s->record.name, word, d));
}

/* ---- reload ---- */

static const char *const reload_words[] = {"fast", "full", NULL};

static int reload_how(const char *word, struct diag *d)
{
	int how = word_number(span_of(word), reload_words);

	return how >= 0 ? how : diag_usage(d, "reload full or fast, not '%s'", word);
}

/* Every word of it is a kind of cost or a number. */
static int check_cost(const char *cost, struct diag *d)
{
	const char *rest = cost;
	struct span word;
	long n;

	while (rest && names_next(&rest, &word))
		if (word_number(word, cost_words) < 0 &&
		    (word.p == cost || !num_read(word, 0, 99, &n)))
			return diag_usage(d, "--cost '%s': '%.*s' is no cost", cost, (int)word.n,
					  word.p);
	return 0;
}

/* GEA-40: paid whole, or no reload. */
static struct refusal price_refusal(const struct board *b, const struct payer *p, const char *cost)
{
	struct refusal no = cost ? cost_refusal(b, p, cost) : ALLOWED;

	if (no.reason)
		no.clause = arena_printf(b->arena, "GEA-40,%s", no.clause);
	return no;
}

int turn_do_reload(struct call *c, struct board *b, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	int how = reload_how(c->word[1], d);
	struct spacer *s = how < 0 ? NULL : turn_spacer_at(c, b, 2, d);
	struct gear *g = s ? gear_of(b, s, c->word[3], d) : NULL;
	const char *cost = how == RELOAD_FAST ? call_value(c, "cost") : NULL;
	struct refusal no;
	struct payer payer = {.who = s, .gear = g};

	if (!g || check_cost(cost, d))
		return -1;
	no = turn_deed_refusal(c, b, s);
	if (!no.reason)
		no = reload_refusal(b, s, g, (enum reload)how);
	if (!no.reason)
		no = price_refusal(b, &payer, cost);
	if (no.reason)
		return call_refuse(c, b, g->record.name, no);
	if (cost && cost_pay(&r, &payer, cost))
		return -1;
	if (how == RELOAD_FULL && adrenaline_action(&r, s, "GEA-49")) /* GEA-49 */
		return -1;
	if (!s->dead)
		gear_reload(&r, s, g, (enum reload)how);
	return STATUS_OK;
}

/* ---- exhaust and rearm ---- */

int turn_do_exhaust(struct call *c, struct board *b, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct spacer *s = turn_spacer_at(c, b, 1, d);
	struct gear *g = s ? gear_of(b, s, c->word[2], d) : NULL;
	struct refusal no;

	if (!g)
		return -1;
	no = exhaust_refusal(b, g);
	if (no.reason)
		return call_refuse(c, b, g->record.name, no);
	gear_exhaust(&r, g);
	return STATUS_OK;
}

static int read_list(struct call *c, const struct board *b, const struct spacer *s,
		     const char *option, struct gear ***list, struct diag *d)
{
	const char *const *words;
	int i, n = call_values(c, option, &words);

	*list = arena_array(b->arena, struct gear *, (size_t)n + 1);
	for (i = 0; i < n; i++) {
		(*list)[i] = gear_of(b, s, words[i], d);
		if (!(*list)[i])
			return -1;
	}
	return n;
}

int turn_do_rearm(struct call *c, struct board *b, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct rearm x = {.who = turn_spacer_at(c, b, 1, d)};
	struct refusal no;

	if (!x.who)
		return -1;
	x.nequip = read_list(c, b, x.who, "equip", &x.equip, d);
	x.nstow = x.nequip < 0 ? -1 : read_list(c, b, x.who, "stow", &x.stow, d);
	if (x.nstow < 0)
		return -1;
	no = turn_deed_refusal(c, b, x.who);
	if (!no.reason)
		no = rearm_refusal(b, &x);
	if (no.reason)
		return call_refuse(c, b, x.who->record.name, no);
	gear_rearm(&r, &x);
	return STATUS_OK;
}

/* ---- finding things ---- */

static const char *item_named(const struct board *b, const char *word, struct diag *d)
{
	const struct weapon_row *w = data_find(b->data, TABLE_WEAPONS, word);
	const struct gear_row *g = w ? NULL : name_row(b, TABLE_GEAR, word, d);

	return w ? w->name : g ? g->name : NULL;
}

int turn_do_loot(struct call *c, struct board *b, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct spacer *s = turn_spacer_at(c, b, 1, d);
	const char *item = s ? item_named(b, c->word[2], d) : NULL;

	if (!item)
		return -1;
	if (s->dead)
		return call_refuse(c, b, NULL,
				   refuse_of(b, "DIE-15", "%s is dead", s->record.name));
	return gear_loot(&r, s, item) ? -1 : STATUS_OK;
}

int turn_do_scavenge(struct call *c, struct board *b, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct spacer *s = turn_spacer_at(c, b, 1, d);
	struct refusal no;

	if (!s)
		return -1;
	no = turn_deed_refusal(c, b, s);
	if (!no.reason)
		no = scavenge_refusal(b, s);
	if (no.reason)
		return call_refuse(c, b, s->record.name, no);
	if (adrenaline_action(&r, s, "TRN-13"))
		return -1;
	return !s->dead && scavenge(&r, s) ? -1 : STATUS_OK;
}
