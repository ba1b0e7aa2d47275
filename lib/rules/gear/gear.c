#include "rules/gear/gear.h"

#include <string.h>

#include "data/data.h"
#include "event/event.h"
#include "rules/harm/able.h"

#define HANDS 2 /* GEA-12 */

static bool is_of(const struct gear *g, const struct spacer *s)
{
	return !strcmp(g->record.owner, s->record.name);
}

/* ---- reloading ---- */

static struct refusal ammo_refusal(const struct board *b, const struct gear *g)
{
	const struct weapon_row *w = gear_weapon(b, g);

	if (g->disabled)
		return refuse("DSB-02", "it is disabled");
	if (!w)
		return refuse("GEA-37", "it is no weapon");
	/* GEA-41, GEA-47: Charges stay spent. */
	if (w->charge && !w->ammo)
		return refuse("GEA-41,GEA-47", "a reload restores no Charges");
	if (!w->ammo)
		return refuse("GEA-36,GEA-43", "it holds no Ammo");
	return ALLOWED;
}

struct refusal reload_refusal(const struct board *b, const struct spacer *s, const struct gear *g,
			      enum reload how)
{
	struct refusal no = deed_refusal(b, s, DEED_ACTION);

	if (!no.reason)
		no = ammo_refusal(b, g);
	if (no.reason)
		return no;
	/* GEA-37, GEA-44: only what is equipped; exhausted counts as equipped (GEA-22). */
	if (g->stowed)
		return refuse(how == RELOAD_FAST ? "GEA-37" : "GEA-44",
			      "it is in the backpack, not equipped");
	/* KW-HEAVY-1, GEA-38, GEA-45: a Heavy weapon wants a Full Reload. */
	if (how == RELOAD_FAST && has_keyword(gear_weapon(b, g)->keywords, KEYWORD_HEAVY, NULL))
		return refuse("KW-HEAVY-1,GEA-38", "it is Heavy: only a Full Reload will do");
	return ALLOWED;
}

void gear_reload(const struct rules *r, const struct spacer *s, struct gear *g, enum reload how)
{
	const struct weapon_row *w = gear_weapon(r->board, g);
	int had = g->ammo == ABSENT ? 0 : g->ammo;
	/* GEA-36, GEA-39: exactly 1 more; GEA-43, GEA-46: to the brim. RULING: RO-69 no further. */
	int now = how == RELOAD_FULL || had >= w->ammo ? w->ammo : had + 1;

	/* GEA-42, GEA-48, KW-DISCHARGE-3, KW-DISCHARGE-4: Charges and tokens are left alone. */
	g->ammo = now;
	EVENT(r->board, RELOADS, "who=%s weapon=%s n=%d now=%d clause=%s", s->record.name,
	      g->record.name, now - had, now, how == RELOAD_FULL ? "GEA-43" : "GEA-36");
}

/* ---- exhausting ---- */

struct refusal exhaust_refusal(const struct board *b, const struct gear *g)
{
	(void)b;
	if (g->disabled)
		return refuse("DSB-02", "it is disabled");
	if (g->stowed)
		return refuse("ABL-02", "it is in the backpack, not equipped");
	/* GEA-30: it stays exhausted; nothing is left to pay with. */
	return g->exhausted ? refuse("GEA-30", "it is exhausted already") : ALLOWED;
}

void gear_exhaust(const struct rules *r, struct gear *g)
{
	g->exhausted = 1;
	EVENT(r->board, EXHAUSTS, "who=%s what=%s clause=GEA-16", g->record.owner, g->record.name);
}

void gear_turn_start(const struct rules *r, const struct spacer *s)
{
	EACH(r->board, gear, g) {
		/* GEA-18, KW-DISCHARGE-2: its owner's turn, nobody else's. RULING: RO-63 a token.
		 * DSB-02 */
		if (!is_of(g, s) || !g->discharged || g->disabled)
			continue;
		g->discharged = 0;
		EVENT(r->board, REFRESH,
		      "weapon=%s how=%s clause=KW-DISCHARGE-2,GEA-18 ruling=RO-63", g->record.name,
		      "free of its Discharge token");
	}
}

/* ---- what fits ---- */

static bool among(struct gear *const *list, int n, const struct gear *g)
{
	int i;

	for (i = 0; i < n; i++)
		if (list[i] == g)
			return true;
	return false;
}

static bool stowed_after(const struct gear *g, const struct rearm *x)
{
	if (x && among(x->equip, x->nequip, g))
		return false;
	return g->stowed || (x && among(x->stow, x->nstow, g));
}

static void load_add(const struct board *b, struct load *l, const struct gear *g, bool stowed)
{
	static const struct load in_slot[] = {[SLOT_HAND] = {.hands = 1},
					      [SLOT_SUPPORT] = {.support = 1},
					      [SLOT_BACKPACK] = {.backpack = 1},
					      [SLOT_SUIT] = {0}};
	const struct weapon_row *w = gear_weapon(b, g);
	const struct gear_row *row = gear_item(b, g);
	struct load one = {0};

	if (stowed)
		one.backpack = 1;
	else if (w)
		one.hands = w->hands;
	else if (row)
		one = in_slot[row->slot];
	l->hands += one.hands;
	l->support += one.support;
	l->backpack += one.backpack;
}

struct load gear_load(const struct board *b, const struct spacer *s, const struct rearm *after)
{
	struct load l = {0};

	EACH(b, gear, g)
		if (is_of(g, s))
			load_add(b, &l, g, stowed_after(g, after));
	return l;
}

static struct load gear_room(const struct board *b, const struct spacer *s)
{
	const struct suit_row *suit = s->suit ? data_find(b->data, TABLE_SUITS, s->suit) : NULL;

	/* GEA-13: the Suit says how many; nothing is known of one that is not told. */
	return suit ? (struct load){HANDS, suit->support, suit->backpack}
		    : (struct load){HANDS, UNLIMITED, UNLIMITED};
}

struct refusal load_refusal(const struct board *b, const struct spacer *s, struct load l)
{
	struct load room = gear_room(b, s);

	if (l.hands > room.hands) /* GEA-12 */
		return refuse_of(b, "GEA-12", "that takes %d hands", l.hands);
	if (l.support > room.support) /* GEA-13 */
		return refuse_of(b, "GEA-13", "the Suit has %d support slot%s, not %d",
				 room.support, room.support == 1 ? "" : "s", l.support);
	if (l.backpack > room.backpack) /* GEA-34 */
		return refuse_of(b, "GEA-34", "the backpack holds %d, not %d", room.backpack,
				 l.backpack);
	return ALLOWED;
}

/* ---- Rearm ---- */

static struct refusal list_refusal(const struct board *b, const struct rearm *x)
{
	int i;

	for (i = 0; i < x->nequip + x->nstow; i++) { /* DSB-02 */
		const struct gear *g = i < x->nequip ? x->equip[i] : x->stow[i - x->nequip];
		if (g->disabled)
			return refuse_of(b, "DSB-02", "%s is disabled", g->record.name);
	}
	for (i = 0; i < x->nequip; i++) /* GEA-32: from the backpack */
		if (!x->equip[i]->stowed)
			return refuse_of(b, "GEA-32", "%s is not in the backpack",
					 x->equip[i]->record.name);
	for (i = 0; i < x->nstow; i++) /* GEA-33: what is equipped */
		if (x->stow[i]->stowed)
			return refuse_of(b, "GEA-33", "%s is in the backpack already",
					 x->stow[i]->record.name);
	return ALLOWED;
}

struct refusal rearm_refusal(const struct board *b, const struct rearm *x)
{
	struct refusal no = deed_refusal(b, x->who, DEED_ACTION);

	if (!no.reason)
		no = list_refusal(b, x);
	/* GEA-34: all changes together have to fit. */
	return no.reason ? no : load_refusal(b, x->who, gear_load(b, x->who, x));
}

static void move_gear(const struct rules *r, struct gear *g, bool stow)
{
	g->stowed = stow;
	event_add(r->board, stow ? EVENT_STOWS : EVENT_EQUIPS, "who=%s what=%s clause=%s",
		  g->record.owner, g->record.name, stow ? "GEA-33" : "GEA-32");
}

void gear_rearm(const struct rules *r, const struct rearm *x)
{
	int i;

	EACH(r->board, gear, g) {
		/* GEA-19, GEA-31: all of them; a Discharge token is no exhaustion (RULING: RO-63).
		 */
		if (!is_of(g, x->who) || !g->exhausted || g->disabled) /* DSB-02 */
			continue;
		g->exhausted = 0;
		EVENT(r->board, REFRESH, "weapon=%s how=unexhausted clause=GEA-31", g->record.name);
	}
	for (i = 0; i < x->nstow; i++)
		move_gear(r, x->stow[i], true);
	for (i = 0; i < x->nequip; i++)
		move_gear(r, x->equip[i], false);
}
